//! The end of a timer's sand, in words for whoever shows no screen.

use std::time::Duration;

use jiff::Timestamp;
use tableside_ledger::TimerRow;

use super::words;
use crate::app::App;
use crate::frame::settings::Settings;
use crate::text::{Lang, text};

/// The end of a timer's sand.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Ring {
    /// Which timer it is; `table` is the one that stands by itself.
    pub key: String,
    /// The name of the real glass that it stands for, if it has one.
    pub label: Option<String>,
    /// When the sand ran out or, of one that is planned, will.
    pub at: Timestamp,
    /// How long ago that was when it was noticed: long only if the device slept through it.
    pub late: Duration,
    /// What to say of it in the user's language, as a heading.
    pub title: String,
    /// One sentence more.
    pub body: String,
    /// Whether the user wants to hear it.
    pub sound: bool,
    /// Whether the user wants to feel it.
    pub buzz: bool,
}

impl Ring {
    /// Must not be called while the ledger is held.
    pub(super) fn of(app: &App, row: &TimerRow, at: Timestamp) -> Self {
        let settings = app
            .ledger(|ledger| Settings::load(ledger))
            .unwrap_or_default();
        let languages = app.config().languages.iter().map(String::as_str);
        let lang = settings.lang.or_else(|| Lang::negotiate(languages));
        let lang = lang.unwrap_or(Lang::En);
        let body = match &row.label {
            Some(label) => text("timer-ring-label").with("name", label),
            None => text("timer-ring-length").with("length", words::length(row.total_ms)),
        };
        Self {
            key: row.key.clone(),
            label: row.label.clone(),
            at,
            late: Duration::ZERO,
            title: text("timer-up").say(lang),
            body: body.say(lang),
            sound: settings.sound,
            buzz: settings.buzz,
        }
    }
}
