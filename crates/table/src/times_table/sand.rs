//! The sand of a sprint: the match's own timer, and the taps that depend on it.
//!
//! The timer's key is `match:` and the match's id. It belongs to the turn in which
//! it was turned over; which one that is stands in a setting, so that an undo finds
//! the sand of the turn that it leads back to.

use std::time::Duration;

use axum::Router;
use axum::extract::{Form, Path};
use axum::http::StatusCode;
use axum::response::Response;
use axum::routing::post;
use serde::Deserialize;
use serde_json::Value;
use tableside_ledger::{Change, Match, MatchId, Revision, Update};
use tableside_rules::times_table::Action;

use super::options::Options;
use super::played::Played;
use crate::app::App;
use crate::effects::Effect;
use crate::failure::Failure;
use crate::frame::{
    Denied, change, match_answer, match_id, match_path, match_screen, playable, stale,
};
use crate::text::{Text, text};
use crate::tools::timer::{self, Next, Sand, State, Tapped, Timer};
use crate::visit::{Picks, Visit, standing_at};

pub(super) fn routes() -> Router<App> {
    Router::new()
        .route("/matches/{id}/sand", post(turn))
        .route("/matches/{id}/hit", post(hit))
}

/// How long after the end of the sand a tap is asked whether it still counted.
pub(super) const GRACE: Duration = Duration::from_secs(1);

/// What the sand of a turn does.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Now {
    /// It was not turned over yet.
    Waiting,
    /// It falls.
    Running,
    /// It was laid on its side.
    Resting,
    /// It has run out, so long ago.
    Ended(Duration),
}

fn key(id: MatchId) -> String {
    format!("match:{id}")
}

fn turn_setting(id: MatchId) -> String {
    format!("sand-turn:{id}")
}

/// The sand of a turn, counted from 0, and what it does. Sand that still falls for another turn
/// is laid on its side, so that it rings for nobody and an undo finds it as it was.
pub(super) fn of(app: &App, id: MatchId, turn: usize) -> Result<(Timer, Now), Failure> {
    let timer = timer::read(app, &key(id))?;
    let kept = app.ledger(|ledger| Ok(ledger.setting(&turn_setting(id))?))?;
    let is_own = kept.and_then(|kept| kept.as_u64()) == Some(turn as u64);
    if !is_own {
        return Ok((laid_down(app, timer)?, Now::Waiting));
    }
    let now = match timer.sand.state {
        State::Full => Now::Waiting,
        State::Running(_) => Now::Running,
        State::Resting(_) => Now::Resting,
        State::Ended(ago) => Now::Ended(ago),
    };
    Ok((timer, now))
}

/// The match is over: no sand falls any more, and nobody needs to be told of its end.
pub(super) fn over(app: &App, id: MatchId) -> Result<(), Failure> {
    let timer = laid_down(app, timer::read(app, &key(id))?)?;
    timer::mark_seen(app, &timer);
    Ok(())
}

/// The timer once nothing falls in it.
fn laid_down(app: &App, timer: Timer) -> Result<Timer, Failure> {
    let Some(sand) = timer.sand.paused() else {
        return Ok(timer);
    };
    let label = timer.label.clone();
    let tapped = timer::tap(app, &timer.key, timer.revision, |_| {
        Some(Next { sand, label })
    })?;
    Ok(match tapped {
        Tapped::Done(timer) | Tapped::Idle(timer) | Tapped::Stale(timer) => timer,
    })
}

#[derive(Deserialize)]
struct Turn {
    after: Revision,
    /// What is done to it, and the timer's revision that the screen showed: `start-4`.
    sand: String,
}

#[derive(Deserialize)]
struct Hit {
    after: Revision,
}

/// A stored sprint and the turn, from 0, that is being played.
fn sprint(visit: &Visit, id: MatchId) -> Result<(Match, Option<usize>), Failure> {
    let found = visit.ledger(|ledger| Ok(ledger.match_(id)?))?;
    if found.head.game != super::GAME.id {
        return Err(Failure::not_found("no sand in this game"));
    }
    let played = Played::of(&found)?;
    let sprint = played.game.sprint();
    let sprint = sprint.ok_or_else(|| Failure::not_found("no sand in this variant"))?;
    let is_open = found.head.ended.is_none() && !sprint.is_over();
    let turn = is_open.then(|| sprint.turns().len());
    Ok((found, turn))
}

async fn turn(
    visit: Visit,
    Path(raw): Path<String>,
    Form(form): Form<Turn>,
) -> Result<Response, Failure> {
    let id = match_id(&raw)?;
    let (found, turn) = sprint(&visit, id)?;
    let Some(turn) = turn else {
        return refused(&visit, &found, text("refusal-match-over"));
    };
    let asked = form.sand.split_once('-');
    let asked = asked.and_then(|(what, at)| Some((what, at.parse().ok()?)));
    let (what, at) = asked.ok_or_else(|| Failure::bad_request("sand"))?;
    if found.head.revision != form.after {
        return answer(&visit, StatusCode::CONFLICT, &found, Said::Refused(stale()));
    }
    let options = visit.ledger(|ledger| Options::of(ledger, &found.head))?;
    let step: Box<dyn Fn(Sand) -> Option<Sand>> = match what {
        "start" => Box::new(move |_| Some(Sand::new(options.glass.length()).turned())),
        "pause" => Box::new(Sand::paused),
        "resume" => Box::new(Sand::resumed),
        "reset" => Box::new(Sand::reset),
        _ => return Err(Failure::bad_request("nothing to do")),
    };
    let label = visit.ledger(|ledger| Ok(Options::of(ledger, &found.head)?.glass.name))?;
    let tapped = timer::tap(&visit.app, &key(id), Revision(at), |timer| {
        step(timer.sand).map(|sand| Next { sand, label })
    })?;
    match tapped {
        Tapped::Done(_) => {}
        // Nobody can be faster than the end of the sand.
        Tapped::Idle(timer) if what == "pause" && timer.is_out() => {
            let said = Said::Done(text("timer-pause-late"));
            return answer(&visit, StatusCode::OK, &found, said);
        }
        Tapped::Idle(_) | Tapped::Stale(_) => {
            return answer(&visit, StatusCode::CONFLICT, &found, Said::Refused(stale()));
        }
    }
    if what == "start" {
        let kept = Value::from(turn);
        visit.ledger(|ledger| Ok(ledger.set_setting(&turn_setting(id), &kept)?))?;
    }
    let said = Said::Done(text(format!("x1-sand-{what}")));
    answer(&visit, StatusCode::OK, &found, said)
}

/// A tile fitted: it counts while sand falls; just after the end it is asked whether it does.
async fn hit(
    visit: Visit,
    Path(raw): Path<String>,
    Form(form): Form<Hit>,
) -> Result<Response, Failure> {
    let id = match_id(&raw)?;
    let (found, turn) = sprint(&visit, id)?;
    let Some(turn) = turn else {
        return refused(&visit, &found, text("refusal-match-over"));
    };
    let (_, now) = of(&visit.app, id, turn)?;
    match now {
        Now::Running => change(&visit, &raw, form.after, count),
        _ if found.head.revision != form.after => {
            answer(&visit, StatusCode::CONFLICT, &found, Said::Refused(stale()))
        }
        Now::Ended(ago) if ago <= GRACE => answer(&visit, StatusCode::OK, &found, Said::Late),
        Now::Ended(_) => refused(&visit, &found, text("x1-too-late")),
        Now::Resting => refused(&visit, &found, text("x1-sand-rests")),
        Now::Waiting => refused(&visit, &found, text("x1-sand-waits")),
    }
}

/// One more tile.
fn count(found: &Match) -> Result<Update, Denied> {
    let mut position = playable(found)?;
    let action = Action::Match {
        gap: None,
        answer: None,
        player: None,
    };
    let action = serde_json::to_value(action).map_err(Failure::internal)?;
    position.apply(&action)?;
    Ok(Update {
        change: Change::Append(vec![action]),
        outcome: position.outcome(),
    })
}

/// What the screen says besides how the match stands.
enum Said {
    Done(Text),
    /// The tap came just after the end.
    Late,
    Refused(Text),
}

fn refused(visit: &Visit, found: &Match, why: Text) -> Result<Response, Failure> {
    let status = StatusCode::UNPROCESSABLE_ENTITY;
    answer(visit, status, found, Said::Refused(why))
}

/// The match's own screen.
fn answer(
    visit: &Visit,
    status: StatusCode,
    found: &Match,
    said: Said,
) -> Result<Response, Failure> {
    let late = matches!(said, Said::Late);
    let query = if late { "late=1" } else { "" };
    let plain = visit.with_picks(Picks::read(query));
    let (refusal, done, effect) = match said {
        Said::Done(done) => (None, Some(done), Effect::Tick),
        Said::Late => (None, Some(text("x1-late")), Effect::Refused),
        Said::Refused(why) => (Some(why), None, Effect::Refused),
    };
    let mut screen = match_screen(&plain, found, refusal)?;
    if done.is_some() {
        screen.shell.say = done;
    }
    let response = match_answer(&plain, status, &screen)?;
    let mut here = match_path(found.head.id);
    if late {
        here.push_str("?late=1");
    }
    let response = standing_at(response, &here);
    Ok(visit.with_effect(response, effect))
}
