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
    /// The screen where the timer itself stands.
    pub(crate) href: String,
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

/// The timers as a screen is made with them.
#[derive(Debug, Default, Clone)]
pub(crate) struct Chips {
    pub(crate) shown: Vec<Chip>,
    /// What tells this state of all timers from any other, so that a screen learns what was done
    /// to them on another one; empty where nobody can know.
    pub(crate) stamp: String,
}

/// When the rest is said aloud, in seconds.
const CALLS: [u64; 3] = [60, 30, 10];

impl Chip {
    pub(crate) fn of(timer: &Timer, settings: &Settings) -> Self {
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
            href: href(&timer.key),
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

/// Every timer that is to be shown on all screens, the first to end in front: those whose sand
/// falls, and the last one from its end on until somebody has looked. Without a ledger there is
/// none.
pub(crate) fn load(app: &App, settings: &Settings) -> Chips {
    let timers = timers(app);
    let shown = timers
        .iter()
        .filter(|timer| timer.unseen || matches!(timer.sand.state, State::Running(_)));
    Chips {
        shown: shown.map(|timer| Chip::of(timer, settings)).collect(),
        stamp: stamp(&timers),
    }
}

/// What tells the present state of all timers from any other.
pub(super) fn present_stamp(app: &App) -> String {
    stamp(&timers(app))
}

/// The timers that may have something to show, and the one that stands by itself.
fn timers(app: &App) -> Vec<Timer> {
    let mut keys = app.ledger(|ledger| store::keys(ledger)).unwrap_or_default();
    if !keys.iter().any(|key| key == TABLE) {
        keys.push(TABLE.to_owned());
    }
    let timers = keys.iter().filter_map(|key| store::read(app, key).ok());
    timers.collect()
}

/// Whatever is done to a timer raises its revision, and so does its end.
fn stamp(timers: &[Timer]) -> String {
    let mut parts: Vec<String> = timers
        .iter()
        .map(|timer| format!("{}:{}", timer.key, timer.revision.0))
        .collect();
    parts.sort();
    parts.join(" ")
}

/// The screen where a timer stands: a match's is on the match's.
fn href(key: &str) -> String {
    match key.strip_prefix("match:") {
        Some(id) => format!("/matches/{id}"),
        None => PATH.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use tableside_ledger::Revision;

    use super::super::store::{Next, Tapped};
    use super::*;
    use crate::app::Config;

    fn app(folder: &tempfile::TempDir) -> App {
        App::open(Config {
            database: folder.path().join("tableside.db"),
            languages: Vec::new(),
            window: false,
        })
    }

    fn turn(app: &App, key: &str, seconds: u64) {
        let sand = Sand::new(Duration::from_secs(seconds)).turned();
        let tapped = store::tap(app, key, Revision(0), |_| Some(Next { sand, label: None }));
        assert!(matches!(tapped, Ok(Tapped::Done(_))), "{tapped:?}");
    }

    fn hrefs(app: &App) -> Vec<String> {
        let Chips { shown, .. } = load(app, &Settings::default());
        shown.into_iter().map(|chip| chip.href).collect()
    }

    #[test]
    fn a_matchs_timer_is_shown_everywhere_too_and_leads_to_the_match() {
        let folder = tempfile::tempdir().unwrap();
        let app = app(&folder);
        assert!(hrefs(&app).is_empty());
        turn(&app, "match:7", 300);
        assert_eq!(hrefs(&app), ["/matches/7"]);
        turn(&app, TABLE, 100);
        assert_eq!(
            hrefs(&app),
            [PATH, "/matches/7"],
            "the first to end in front"
        );
    }

    #[test]
    fn of_a_timer_that_nobody_turned_nothing_is_shown() {
        let folder = tempfile::tempdir().unwrap();
        let app = app(&folder);
        let full = |_: &Timer| {
            let sand = Sand::new(Duration::from_secs(30));
            Some(Next { sand, label: None })
        };
        store::tap(&app, TABLE, Revision(0), full).unwrap();
        assert!(hrefs(&app).is_empty());
    }
}
