//! The clock of an expedition: how long it has run without its pauses. What is
//! kept is when it was set going and what it had before, so that a killed app
//! loses nothing. It is no action: going on takes a break back and a break takes
//! the start back, and a clock that was set back gives its time again.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use axum::Router;
use axum::extract::{Form, Path};
use axum::http::StatusCode;
use axum::response::Response;
use axum::routing::post;
use jiff::Timestamp;
use serde::{Deserialize, Serialize};
use tableside_ledger::{Change, Match, MatchId, Revision, Update};
use tableside_rules::times_table::Action;

use super::played::Played;
use crate::app::App;
use crate::effects::Effect;
use crate::failure::Failure;
use crate::frame::{change, match_answer, match_id, match_path, match_screen, playable};
use crate::text::{Text, text};
use crate::tools::timer::Moment;
use crate::visit::{Picks, Visit, standing_at};

pub(super) fn routes() -> Router<App> {
    Router::new()
        .route("/matches/{id}/clock", post(set))
        .route("/matches/{id}/done", post(done))
}

/// The clocks that this process has set going, by match: counted by the steady clock, too, they
/// lose nothing if somebody sets the other one back.
#[derive(Default)]
pub(crate) struct Clocks(Mutex<HashMap<MatchId, (Timestamp, Moment)>>);

impl Clocks {
    fn all(&self) -> MutexGuard<'_, HashMap<MatchId, (Timestamp, Moment)>> {
        // What is kept here is put in whole.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Lets only what is stored count, since the matches are others now.
    pub(crate) fn forget(&self) {
        self.all().clear();
    }
}

/// A clock as it is kept.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
struct Kept {
    /// What it had run before it was set going the last time, in milliseconds.
    ran_ms: u64,
    /// When that was; none while it rests.
    since: Option<Timestamp>,
    /// What it had when it was set back, in milliseconds; 0 if it was not.
    #[serde(default)]
    taken_ms: u64,
}

/// A clock as of now.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Clock {
    /// Without the pauses.
    pub(super) ran: Duration,
    pub(super) runs: bool,
    /// What was taken from it when it was set back.
    taken: Duration,
}

impl Clock {
    /// Whether it was ever set going.
    pub(super) fn has_begun(self) -> bool {
        self.runs || !self.ran.is_zero()
    }

    /// What it shows, in whole seconds.
    pub(super) fn seconds(self) -> u32 {
        whole(self.ran)
    }

    /// What it would show, in whole seconds, had it not been set back; none if it was not.
    pub(super) fn seconds_given_back(self) -> Option<u32> {
        (!self.taken.is_zero()).then(|| whole(self.taken.saturating_add(self.ran)))
    }
}

fn whole(time: Duration) -> u32 {
    u32::try_from(time.as_secs()).unwrap_or(u32::MAX)
}

fn milliseconds(time: Duration) -> u64 {
    u64::try_from(time.as_millis()).unwrap_or(u64::MAX)
}

fn setting(id: MatchId) -> String {
    format!("clock:{id}")
}

fn kept(app: &App, id: MatchId) -> Result<Kept, Failure> {
    let kept = app.ledger(|ledger| Ok(ledger.setting(&setting(id))?))?;
    Ok(kept
        .and_then(|kept| serde_json::from_value(kept).ok())
        .unwrap_or_default())
}

/// The clock of a match as of now.
pub(super) fn read(app: &App, id: MatchId) -> Result<Clock, Failure> {
    let kept = kept(app, id)?;
    let before = Duration::from_millis(kept.ran_ms);
    let now = app.alarms().now();
    let since = kept.since.map_or(Duration::ZERO, |since| {
        match app.clocks().all().get(&id) {
            Some((known, from)) if *known == since => now.since(*from),
            // Negative is a wall clock that was set back.
            _ => Duration::try_from(now.wall().duration_since(since)).unwrap_or(Duration::ZERO),
        }
    });
    Ok(Clock {
        ran: before.saturating_add(since),
        runs: kept.since.is_some(),
        taken: Duration::from_millis(kept.taken_ms),
    })
}

/// Sets it going, or lets it rest; nothing if it does so already.
fn run(app: &App, id: MatchId, runs: bool) -> Result<(), Failure> {
    let clock = read(app, id)?;
    if clock.runs == runs {
        return Ok(());
    }
    let now = app.alarms().now();
    let kept = Kept {
        ran_ms: milliseconds(clock.ran),
        since: runs.then(|| now.wall()),
        taken_ms: milliseconds(clock.taken),
    };
    keep(app, id, kept)?;
    match kept.since {
        Some(since) => app.clocks().all().insert(id, (since, now)),
        None => app.clocks().all().remove(&id),
    };
    Ok(())
}

/// The match is over, so it rests: what it had by then is there if somebody goes on.
pub(super) fn over(app: &App, id: MatchId) -> Result<(), Failure> {
    run(app, id, false)
}

/// As it is before a match: at nothing, and at rest.
pub(super) fn renew(app: &App, id: MatchId) -> Result<(), Failure> {
    app.clocks().all().remove(&id);
    keep(app, id, Kept::default())
}

/// Sets it back to nothing, at rest; what it had can be given back.
fn reset(app: &App, id: MatchId) -> Result<(), Failure> {
    let clock = read(app, id)?;
    app.clocks().all().remove(&id);
    let kept = Kept {
        taken_ms: milliseconds(clock.taken.saturating_add(clock.ran)),
        ..Kept::default()
    };
    keep(app, id, kept)
}

/// Gives back what was taken from it, and lets it rest.
fn restore(app: &App, id: MatchId) -> Result<(), Failure> {
    let clock = read(app, id)?;
    app.clocks().all().remove(&id);
    let kept = Kept {
        ran_ms: milliseconds(clock.taken.saturating_add(clock.ran)),
        ..Kept::default()
    };
    keep(app, id, kept)
}

fn keep(app: &App, id: MatchId, kept: Kept) -> Result<(), Failure> {
    let written = serde_json::to_value(kept).map_err(Failure::internal)?;
    app.ledger(|ledger| Ok(ledger.set_setting(&setting(id), &written)?))
}

#[derive(Deserialize)]
struct Set {
    /// `run`, `rest`, `reset` or `restore`.
    clock: String,
}

#[derive(Deserialize)]
struct Done {
    after: Revision,
}

/// A stored expedition.
fn expedition(visit: &Visit, id: MatchId) -> Result<Match, Failure> {
    let found = visit.ledger(|ledger| Ok(ledger.match_(id)?))?;
    let has_clock =
        found.head.game == super::GAME.id && Played::of(&found)?.game.expedition().is_some();
    if has_clock {
        Ok(found)
    } else {
        Err(Failure::not_found("no clock in this match"))
    }
}

/// It says which way it is to go, so a tap that arrives twice does so once.
async fn set(
    visit: Visit,
    Path(raw): Path<String>,
    Form(form): Form<Set>,
) -> Result<Response, Failure> {
    let id = match_id(&raw)?;
    let found = expedition(&visit, id)?;
    if found.head.ended.is_some() {
        let why = text("refusal-match-over");
        return answer(&visit, &found, None, Some(why));
    }
    let said = match form.clock.as_str() {
        "run" => run(&visit.app, id, true).map(|()| "x1-clock-runs"),
        "rest" => run(&visit.app, id, false).map(|()| "x1-clock-rests"),
        "reset" => reset(&visit.app, id).map(|()| "x1-clock-reset"),
        "restore" => restore(&visit.app, id).map(|()| "x1-clock-restored"),
        _ => Err(Failure::bad_request("nothing to do")),
    };
    answer(&visit, &found, Some(text(said?)), None)
}

/// The wall is done: what the clock shows is the time.
async fn done(
    visit: Visit,
    Path(raw): Path<String>,
    Form(form): Form<Done>,
) -> Result<Response, Failure> {
    let id = match_id(&raw)?;
    expedition(&visit, id)?;
    let clock = read(&visit.app, id)?;
    let response = change(&visit, &raw, form.after, |found| {
        let mut position = playable(found)?;
        let seconds = Some(clock.seconds());
        let action = serde_json::to_value(Action::Finish { seconds }).map_err(Failure::internal)?;
        position.apply(&action)?;
        Ok(Update {
            change: Change::Append(vec![action]),
            outcome: position.outcome(),
        })
    })?;
    if response.status() == StatusCode::OK {
        // Whoever takes it back goes on with the same time.
        run(&visit.app, id, false)?;
    }
    Ok(response)
}

fn answer(
    visit: &Visit,
    found: &Match,
    said: Option<Text>,
    refusal: Option<Text>,
) -> Result<Response, Failure> {
    let plain = visit.with_picks(Picks::default());
    let (status, effect) = match refusal {
        None => (StatusCode::OK, Effect::Tick),
        Some(_) => (StatusCode::UNPROCESSABLE_ENTITY, Effect::Refused),
    };
    let mut screen = match_screen(&plain, found, refusal)?;
    if said.is_some() {
        screen.shell.say = said;
    }
    let response = match_answer(&plain, status, &screen)?;
    let response = standing_at(response, &match_path(found.head.id));
    Ok(visit.with_effect(response, effect))
}
