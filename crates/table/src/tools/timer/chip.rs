//! What every screen shows of a running timer, and what it needs to ring.

use std::time::Duration;

use super::drawing::Drawing;
use super::sand::{Sand, State};
use super::store::{self, Timer};
use super::{PATH, TABLE, words};
use crate::app::App;
use crate::frame::settings::Settings;
use crate::text::{Text, text};

/// The rest of a timer as `ui/static/timer.js` counts it on, and what it then does.
#[derive(Debug, Clone)]
pub(crate) struct Chip {
    pub(crate) href: &'static str,
    pub(crate) digits: String,
    /// `full`, `running`, `resting` or `ended`.
    pub(crate) state: &'static str,
    /// In milliseconds.
    pub(crate) total: u128,
    /// What is left, in milliseconds; none unless the sand falls.
    pub(crate) rest: Option<u128>,
    /// How long ago its end was, in milliseconds; none unless that is still to be told.
    pub(crate) ended: Option<u128>,
    /// The last ten seconds.
    pub(crate) is_last: bool,
    /// Names the end of this sand.
    pub(crate) ring: String,
    /// How it rings: of `sound`, `buzz` and `flash` those that the user wants.
    pub(crate) how: String,
    /// What is said when so many seconds are left.
    pub(crate) calls: Vec<(u64, Text)>,
    /// What is said at the end.
    pub(crate) up: Text,
    /// What is said to one who comes back after the end.
    pub(crate) told: Text,
    pub(crate) drawing: Drawing,
}

/// When the rest is said aloud, in seconds.
const CALLS: [u64; 3] = [60, 30, 10];

impl Chip {
    pub(super) fn of(timer: &Timer, settings: &Settings) -> Self {
        let Sand { total, state } = timer.sand;
        let rest = timer.sand.rest();
        let how = [
            ("sound", settings.sound),
            ("buzz", settings.buzz),
            ("flash", settings.flash),
        ];
        let how: Vec<&str> = how
            .into_iter()
            .filter_map(|(how, wanted)| wanted.then_some(how))
            .collect();
        let (rest_ms, ended) = match state {
            State::Running(rest) => (Some(rest.as_millis()), None),
            State::Ended(ago) if timer.unseen => (None, Some(ago.as_millis())),
            _ => (None, None),
        };
        Self {
            href: PATH,
            digits: words::digits(rest),
            state: match state {
                State::Full => "full",
                State::Running(_) => "running",
                State::Resting(_) => "resting",
                State::Ended(_) => "ended",
            },
            total: total.as_millis(),
            rest: rest_ms,
            ended,
            is_last: rest_ms.is_some() && rest <= Duration::from_secs(10),
            ring: timer.ring_id(),
            how: how.join(" "),
            calls: CALLS
                .into_iter()
                .filter(|call| Duration::from_secs(*call) < total)
                .map(|call| (call, text("timer-left").with("n", call)))
                .collect(),
            up: text("timer-up"),
            told: match state {
                State::Ended(ago) => words::ago(ago),
                _ => text("timer-up"),
            },
            drawing: Drawing::of(timer.sand),
        }
    }
}

/// The chip of the table's timer: while its sand falls, and from its end on until somebody has
/// looked. Without a ledger there is none.
pub(crate) fn load(app: &App, settings: &Settings) -> Option<Chip> {
    let timer = store::read(app, TABLE).ok()?;
    let shows = timer.unseen || matches!(timer.sand.state, State::Running(_));
    shows.then(|| Chip::of(&timer, settings))
}
