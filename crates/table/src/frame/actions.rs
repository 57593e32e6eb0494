//! Playing: starting a match, acting in it, taking back, ending it early.

use axum::Router;
use axum::extract::{Form, Path};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::post;
use jiff::{SignedDuration, Timestamp};
use serde::Deserialize;
use serde_json::Value;
use tableside_ledger::{
    Change, ChangeError, Ended, Ledger, Match, MatchHead, MatchId, NewMatch, NewSeat, Revision,
    StepKind, Update,
};
use tableside_rules::match_file;

use super::matches::{answer, id, last_words, path, refused, screen_saying};
use super::stale;
use crate::app::App;
use crate::effects::Effect;
use crate::failure::Failure;
use crate::games::{self, Position, Refused, Told};
use crate::text::{Text, text};
use crate::visit::{Picks, Visit, standing_at};

pub(crate) fn routes() -> Router<App> {
    Router::new()
        .route("/matches/{id}/actions", post(act))
        .route("/matches/{id}/draw", post(draw))
        .route("/matches/{id}/undo", post(undo))
        .route("/matches/{id}/redo", post(redo))
        .route("/matches/{id}/stop", post(stop))
        .route("/matches/{id}/reopen", post(reopen))
        .route("/matches/{id}/again", post(again))
}

#[derive(Deserialize)]
struct Act {
    after: Revision,
    action: String,
    #[serde(default)]
    picks: String,
}

#[derive(Deserialize)]
struct Draw {
    after: Revision,
    #[serde(rename = "draw")]
    wish: String,
    #[serde(default)]
    picks: String,
}

#[derive(Deserialize)]
struct After {
    after: Revision,
    /// What is picked on the screen that this leads to, as in taking up a throw to change it.
    #[serde(default)]
    then: String,
}

/// Why a change did not happen.
pub(crate) enum Denied {
    /// A rule refuses it.
    Refused(Text),
    /// Something else went wrong.
    Failure(Failure),
}

impl From<Failure> for Denied {
    fn from(failure: Failure) -> Self {
        Self::Failure(failure)
    }
}

impl From<Refused> for Denied {
    fn from(Refused(why): Refused) -> Self {
        Self::Refused(why)
    }
}

/// One route for every action of every game.
async fn act(
    mut visit: Visit,
    Path(raw): Path<String>,
    Form(act): Form<Act>,
) -> Result<Response, Failure> {
    // What was picked stays picked if the action is refused.
    visit.picks = Picks::read(&act.picks);
    let action = read_action(&act.action)?;
    change(&visit, &raw, act.after, |found| decide(found, action))
}

/// What chance decides, in one tap.
async fn draw(
    mut visit: Visit,
    Path(raw): Path<String>,
    Form(draw): Form<Draw>,
) -> Result<Response, Failure> {
    visit.picks = Picks::read(&draw.picks);
    change(&visit, &raw, draw.after, |found| {
        let mut position = playable(found)?;
        let drawn = position.draw(&draw.wish, &mut rand::rng())?;
        for action in &drawn {
            position.apply(action)?;
        }
        Ok(Update {
            change: Change::Append(drawn),
            outcome: position.outcome(),
        })
    })
}

/// Reads an action as the importer does. When it was entered and what it is undone with is for
/// the ledger to say.
pub(crate) fn read_action(text: &str) -> Result<Value, Failure> {
    let action = match_file::read_json(text).map_err(Failure::bad_request)?;
    match ["at_time", "same_tap"]
        .into_iter()
        .find(|name| action.get(name).is_some())
    {
        Some(name) => Err(Failure::bad_request(format!("{name} in a tap"))),
        None => Ok(action),
    }
}

/// The position in which a match can go on.
pub(crate) fn playable(found: &Match) -> Result<Box<dyn Position>, Denied> {
    let folded = games::fold(&found.head, &found.actions)?;
    if let Some(misfit) = folded.misfit {
        return Err(Denied::Refused(misfit.why));
    }
    if found.head.ended.is_some() {
        return Err(Denied::Refused(text("refusal-match-over")));
    }
    Ok(folded.position)
}

/// One action and what the app adds to it, in one tap.
fn decide(found: &Match, action: Value) -> Result<Update, Denied> {
    let mut position = playable(found)?;
    position.apply(&action)?;
    // What was chosen by hand stays as it is until the next move.
    let more = position.follow_up().filter(|_| !position.is_idle(&action));
    let mut added = vec![action];
    if let Some(more) = more {
        position.apply(&more)?;
        added.push(more);
    }
    Ok(Update {
        change: Change::Append(added),
        outcome: position.outcome(),
    })
}

async fn undo(
    visit: Visit,
    Path(raw): Path<String>,
    Form(form): Form<After>,
) -> Result<Response, Failure> {
    change_then(
        &visit,
        &raw,
        form.after,
        |found| {
            // Ending early is a tap like any other, so undo takes it back.
            let back = match found.head.ended {
                Some(Ended::Stopped) => Change::Reopen,
                _ => Change::Undo,
            };
            replayed(found, back)
        },
        Picks::read(&form.then),
    )
}

async fn redo(
    visit: Visit,
    Path(raw): Path<String>,
    Form(form): Form<After>,
) -> Result<Response, Failure> {
    let redo = |found: &Match| replayed(found, Change::Redo);
    change_then(&visit, &raw, form.after, redo, Picks::read(&form.then))
}

async fn stop(
    visit: Visit,
    Path(raw): Path<String>,
    Form(form): Form<After>,
) -> Result<Response, Failure> {
    change(&visit, &raw, form.after, |found| {
        replayed(found, Change::Stop)
    })
}

async fn reopen(
    visit: Visit,
    Path(raw): Path<String>,
    Form(form): Form<After>,
) -> Result<Response, Failure> {
    change(&visit, &raw, form.after, |found| {
        replayed(found, Change::Reopen)
    })
}

/// A change together with the outcome of the list that it leaves.
pub(crate) fn replayed(found: &Match, change: Change) -> Result<Update, Denied> {
    let folded = games::fold(&found.head, &found.actions_after(&change))?;
    Ok(Update {
        change,
        outcome: folded.position.outcome(),
    })
}

/// Changes a match and answers with its fresh screen, whatever comes of it. Of what was picked
/// stays what the game says.
pub(crate) fn change(
    visit: &Visit,
    raw: &str,
    after: Revision,
    decide: impl FnOnce(&Match) -> Result<Update, Denied>,
) -> Result<Response, Failure> {
    change_then(visit, raw, after, decide, Picks::default())
}

/// The same, with what is picked on the fresh screen.
pub(crate) fn change_then(
    visit: &Visit,
    raw: &str,
    after: Revision,
    decide: impl FnOnce(&Match) -> Result<Update, Denied>,
    then: Picks,
) -> Result<Response, Failure> {
    let id = id(raw)?;
    let (mut told, mut redone) = (None, false);
    let changed = visit.ledger(|ledger| {
        Ok(ledger.change(id, after, |found| {
            let update = decide(found)?;
            told = told_before(found, &update.change)?;
            redone = update.change == Change::Redo;
            Ok(update)
        }))
    })?;
    match changed {
        Ok(found) => {
            let told = match told {
                Some(told) => told,
                None => Told::Played(told_after(&found, redone)?),
            };
            done(visit, &found, told, then)
        }
        Err(ChangeError::Stale(found)) => refused(visit, StatusCode::CONFLICT, &found, stale()),
        Err(ChangeError::Refused(Denied::Failure(failure))) => Err(failure),
        Err(ChangeError::Refused(Denied::Refused(why))) => {
            let found = visit.ledger(|ledger| Ok(ledger.match_(id)?))?;
            let response = refused(visit, StatusCode::UNPROCESSABLE_ENTITY, &found, why)?;
            Ok(visit.with_effect(response, Effect::Refused))
        }
        Err(ChangeError::NotFound) => Err(Failure::not_found(format!("no match {raw}"))),
        Err(ChangeError::Ledger(error)) => Err(error.into()),
        // A button that the fresh screen does not offer any more.
        Err(_) => {
            let found = visit.ledger(|ledger| Ok(ledger.match_(id)?))?;
            refused(visit, StatusCode::CONFLICT, &found, stale())
        }
    }
}

/// What is said of a change, as far as the match before it knows.
fn told_before(found: &Match, change: &Change) -> Result<Option<Told>, Failure> {
    Ok(match change {
        Change::Undo if found.undo_kind == Some(StepKind::Repair) => {
            Some(Told::Other(text("undone-repair")))
        }
        Change::Undo => {
            last_words(found, false)?.map(|words| Told::Other(text("undone").with("words", words)))
        }
        Change::Redo if found.redo_kind == Some(StepKind::Repair) => {
            Some(Told::Other(text("redone-repair")))
        }
        Change::Reopen => Some(Told::Other(text("reopened"))),
        _ => None,
    })
}

/// What is said of a change, as the match after it knows.
fn told_after(found: &Match, redone: bool) -> Result<Option<Text>, Failure> {
    let words = last_words(found, true)?;
    Ok(if redone {
        words.map(|words| text("redone").with("words", words))
    } else {
        words
    })
}

/// The fresh screen after a change that counted.
fn done(visit: &Visit, found: &Match, told: Told, then: Picks) -> Result<Response, Failure> {
    let position = games::fold(&found.head, &found.actions)?.position;
    let picks = match told {
        Told::Played(_) if then == Picks::default() => position.stays(&visit.picks),
        _ => then,
    };
    let mut here = path(found.head.id);
    if picks != Picks::default() {
        here = format!("{here}?{}", picks.query());
    }
    let plain = visit.with_picks(picks);
    let announces = position.announces() && matches!(told, Told::Played(_));
    let response = answer(&plain, StatusCode::OK, &screen_saying(&plain, found, told)?)?;
    let response = standing_at(response, &here);
    let effect = if position.is_won() && found.head.ended.is_some() {
        Effect::Win
    } else if announces {
        Effect::Announce
    } else {
        Effect::Tick
    };
    Ok(visit.with_effect(response, effect))
}

/// Another match of the same people, with the next starter.
async fn again(visit: Visit, Path(raw): Path<String>) -> Result<Response, Failure> {
    let id = id(&raw)?;
    let head = visit.ledger(|ledger| Ok(ledger.match_(id)?.head))?;
    let setup = games::again(&head)?;
    let seats = head
        .players
        .iter()
        .zip(&head.seats)
        .map(|(name, player)| NewSeat {
            player: *player,
            name: name.clone(),
        })
        .collect();
    start_match(&visit, like(&head, seats, setup))
}

/// The options that say how a group plays, and not what happened in one match.
const KEPT: [&str; 3] = ["way", "gems", "times-table"];

fn like(head: &MatchHead, seats: Vec<NewSeat>, setup: Value) -> NewMatch {
    let options = head.options.iter();
    let kept = options.filter(|(name, _)| KEPT.contains(&name.as_str()));
    NewMatch {
        game: head.game.clone(),
        team: head.team,
        seats,
        setup,
        options: kept
            .map(|(name, value)| (name.clone(), value.clone()))
            .collect(),
        first: None,
    }
}

/// Starts a match and leads to its screen. A tap that arrives twice starts one.
pub(crate) fn start_match(visit: &Visit, new: NewMatch) -> Result<Response, Failure> {
    let id = visit.ledger(|ledger| match twin(ledger, &new)? {
        Some(id) => Ok(id),
        None => Ok(ledger.start(new)?.head.id),
    })?;
    Ok(Redirect::to(&path(id)).into_response())
}

/// How long after the first a tap may come that is the same one again.
const SAME_TAP: SignedDuration = SignedDuration::from_secs(10);

/// The match that was started just like this and not touched since; one that was entered as a
/// whole, a moment ago.
fn twin(ledger: &Ledger, new: &NewMatch) -> Result<Option<MatchId>, Failure> {
    let heads = match new.team {
        Some(team) => ledger.team_matches(team)?,
        None => ledger.open_matches()?,
    };
    let alike = heads.into_iter().rev().filter(|head| {
        head.game == new.game
            && head.setup == new.setup
            && head.options == new.options
            && head.revision.0 == 0
            && head
                .players
                .iter()
                .eq(new.seats.iter().map(|seat| &seat.name))
    });
    for head in alike {
        let same = match &new.first {
            None => head.ended.is_none() && head.length == 0,
            Some(first) => {
                Timestamp::now().duration_since(head.started) < SAME_TAP
                    && matches!(&first.change, Change::Append(actions)
                        if *actions == ledger.match_(head.id)?.actions)
            }
        };
        if same {
            return Ok(Some(head.id));
        }
    }
    Ok(None)
}
