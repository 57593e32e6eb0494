//! Throws that chance plays, one after the other for all to see.
//!
//! A run is what is left of them. It is kept in memory and holds only for the
//! match as the run itself left it: whatever else happens to the match, be it
//! undo or another phone, ends it, and so does the end of the app. What has been
//! thrown until then stays, as one step.

use std::cell::Cell;
use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

use askama::Template;
use axum::Router;
use axum::extract::{Form, Path};
use axum::http::{HeaderValue, StatusCode};
use axum::response::Response;
use axum::routing::post;
use rand::{Rng, RngExt as _};
use serde::Deserialize;
use tableside_ledger::{Change, Match, MatchHead, MatchId, Revision, Update};
use tableside_rules::Game as _;
use tableside_rules::multiplication_dice::{Action, MultiplicationDice};

use super::picked::{Picked, THROWS};
use super::{Played, game, written};
use crate::app::App;
use crate::effects;
use crate::failure::Failure;
use crate::filters;
use crate::frame::{Denied, change, match_answer, match_id, match_path, match_screen};
use crate::games::Around;
use crate::tap::Tap;
use crate::text::text;
use crate::visit::{Picks, Visit, standing_at};

pub(super) fn routes() -> Router<App> {
    Router::new()
        .route("/matches/{id}/simulation", post(begin))
        .route("/matches/{id}/simulation/next", post(next))
        .route("/matches/{id}/simulation/stop", post(stop))
}

/// A simulation that goes on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Run {
    /// The match before the run.
    before: Revision,
    /// The match as the run left it.
    revision: Revision,
    /// Throws made so far.
    pub(super) thrown: u32,
    /// Throws in all.
    pub(super) of: u32,
    /// The rounds that were agreed before it began, if it comes on top of them.
    on_top_of: Option<u32>,
}

/// The simulations that go on, by match.
#[derive(Debug, Default)]
pub(crate) struct Runs(Mutex<HashMap<MatchId, Run>>);

impl Runs {
    fn all(&self) -> MutexGuard<'_, HashMap<MatchId, Run>> {
        // Runs are plain data and are put in whole.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The run that a screen of the match is part of. Another device may have moved the run on
    /// since the match was read: that screen is one of the run all the same.
    pub(super) fn at(&self, head: &MatchHead) -> Option<Run> {
        let run = self.all().get(&head.id).copied();
        run.filter(|run| {
            let last = head.revision == run.revision && run.thrown < run.of;
            last || (run.before < head.revision && head.revision < run.revision)
        })
    }

    /// The run of a match as it stands, to be moved on.
    fn next(&self, head: &MatchHead) -> Option<Run> {
        let run = self.at(head);
        run.filter(|run| run.revision == head.revision)
    }

    /// A run that is over stays, so that screens which were read before its end know it.
    fn put(&self, id: MatchId, run: Run) {
        self.all().insert(id, run);
    }

    fn end(&self, id: MatchId) {
        self.all().remove(&id);
    }

    /// Ends all of them, since their matches are others now.
    pub(crate) fn forget(&self) {
        self.all().clear();
    }
}

#[derive(Deserialize)]
struct Begin {
    after: Revision,
    /// 10 to 100 in steps of 10.
    throws: u8,
    /// `1` if the throws stay within the agreed rounds.
    #[serde(default)]
    within: String,
    #[serde(default)]
    picks: String,
}

#[derive(Deserialize)]
struct After {
    after: Revision,
}

async fn begin(
    mut visit: Visit,
    Path(raw): Path<String>,
    Form(form): Form<Begin>,
) -> Result<Response, Failure> {
    if !THROWS.contains(&form.throws) {
        return Err(Failure::bad_request(format!("{} throws", form.throws)));
    }
    let id = match_id(&raw)?;
    visit.picks = Picks::read(&form.picks);
    let runs = visit.app.simulations();
    let began = Cell::new(false);
    let response = change(&visit, &raw, form.after, |found| {
        let game = between_throws(found)?;
        let within = form.within == "1";
        let most = if within { throws_left(&game) } else { u64::MAX };
        let of = u64::from(form.throws).min(most);
        let run = Run {
            before: form.after,
            revision: form.after,
            thrown: 0,
            // Never more than was asked for, 100 at most.
            of: u32::try_from(of).unwrap_or_else(|_| u32::from(form.throws)),
            on_top_of: (!within).then(|| game.rounds()),
        };
        let (actions, run, outcome) = thrown(game, run, &mut rand::rng())?;
        // The screen that answers shows the run already.
        runs.put(id, run);
        began.set(true);
        Ok(Update {
            change: Change::Append(actions),
            outcome,
        })
    });
    settled(runs, id, began.get(), response)
}

async fn next(
    visit: Visit,
    Path(raw): Path<String>,
    Form(form): Form<After>,
) -> Result<Response, Failure> {
    let id = match_id(&raw)?;
    let runs = visit.app.simulations();
    let began = Cell::new(false);
    let response = change(&visit, &raw, form.after, |found| {
        let run = runs.next(&found.head);
        let run = run.ok_or_else(|| Denied::Refused(text("stale")))?;
        let game = between_throws(found)?;
        let (actions, run, outcome) = thrown(game, run, &mut rand::rng())?;
        runs.put(id, run);
        began.set(true);
        Ok(Update {
            change: Change::Extend(actions),
            outcome,
        })
    });
    let response = settled(runs, id, began.get(), response)?;
    if response.status() == StatusCode::OK {
        return Ok(response);
    }
    // Another tap, or another phone, was faster: nobody has done anything wrong.
    fresh(&visit, id)
}

/// What has been thrown stays.
async fn stop(visit: Visit, Path(raw): Path<String>) -> Result<Response, Failure> {
    let id = match_id(&raw)?;
    visit.app.simulations().end(id);
    fresh(&visit, id)
}

/// The screen of a match as it stands, with nothing picked.
fn fresh(visit: &Visit, id: MatchId) -> Result<Response, Failure> {
    let found = visit.ledger(|ledger| Ok(ledger.match_(id)?))?;
    let plain = visit.with_picks(Picks::default());
    let screen = match_screen(&plain, &found, None)?;
    let response = match_answer(&plain, StatusCode::OK, &screen)?;
    Ok(standing_at(response, &match_path(id)))
}

/// The answer to a throw of a run. A throw that was not stored ends the run; a tap that came late
/// leaves it alone. While throws follow each other the hand feels none of them.
fn settled(
    runs: &Runs,
    id: MatchId,
    began: bool,
    response: Result<Response, Failure>,
) -> Result<Response, Failure> {
    let stored = response
        .as_ref()
        .is_ok_and(|response| response.status() == StatusCode::OK);
    if began && !stored {
        runs.end(id);
    }
    let mut response = response?;
    let goes_on = runs.all().get(&id).is_some_and(|run| run.thrown < run.of);
    if stored && goes_on {
        let asked = response.headers_mut().remove(effects::HEADER);
        if asked.is_some_and(|asked| asked.as_bytes().starts_with(b"awake")) {
            let awake = HeaderValue::from_static("awake");
            response.headers_mut().insert(effects::HEADER, awake);
        }
    }
    Ok(response)
}

/// The match in a position in which dice can be thrown.
fn between_throws(found: &Match) -> Result<MultiplicationDice, Denied> {
    crate::frame::playable(found)?;
    if found.head.game != MultiplicationDice::ID {
        return Err(Failure::not_found("no simulation in this game").into());
    }
    let game = game(found)?.ok_or_else(|| Failure::internal("an action does not fit"))?;
    if game.throw().is_some() {
        return Err(Denied::Refused(text("md-simulate-open")));
    }
    Ok(game)
}

/// How many throws the agreed rounds still have, between two throws.
fn throws_left(game: &MultiplicationDice) -> u64 {
    if game.is_over() {
        return 0;
    }
    let rounds = u64::from(game.rounds() - game.round()) + 1;
    let seats = game.seats() as u64;
    rounds * seats - game.seat().index() as u64
}

type Thrown = (Vec<serde_json::Value>, Run, Option<serde_json::Value>);

/// The actions of the next throw, the run after it, and how the match ended if it did.
///
/// On top of the agreed rounds these are raised as the throws need it, one round at a time.
fn thrown(mut game: MultiplicationDice, run: Run, rng: &mut impl Rng) -> Result<Thrown, Failure> {
    let mut actions = Vec::new();
    let mut run = Run {
        revision: Revision(run.revision.0 + 1),
        thrown: run.thrown + 1,
        ..run
    };
    if let Some(agreed) = run.on_top_of {
        let seats = u32::try_from(game.seats()).unwrap_or(u32::MAX);
        let rounds = agreed.saturating_add(run.thrown.div_ceil(seats));
        if rounds > game.rounds() {
            let raise = Action::Rounds { rounds };
            game.apply(&raise).map_err(Failure::internal)?;
            actions.push(written(&raise)?);
        }
    }
    for action in game.drawn_throw(&mut |below| rng.random_range(0..below)) {
        game.apply(&action).map_err(Failure::internal)?;
        actions.push(written(&action)?);
    }
    if game.is_over() {
        run.of = run.thrown;
    }
    let outcome = game.outcome().map(serde_json::to_value).transpose();
    Ok((actions, run, outcome.map_err(Failure::internal)?))
}

#[derive(Template)]
#[template(path = "multiplication_dice/simulate.html")]
struct Panel {
    /// The numbers of throws to choose from.
    throws: Vec<Tap>,
    on_top: Tap,
    within: Tap,
    /// How many throws it will be.
    of: u64,
    /// Whether the agreed rounds have fewer than were chosen.
    cut: bool,
    is_within: bool,
    url: String,
    chosen: u8,
}

/// Renders the question how many throws.
pub(super) fn panel(
    around: &Around<'_>,
    played: &Played,
    picked: &Picked,
) -> Result<String, Failure> {
    let left = throws_left(&played.game);
    let chosen = u64::from(picked.throws);
    let of = if picked.within {
        chosen.min(left)
    } else {
        chosen
    };
    let throws = THROWS.into_iter().map(|throws| {
        let does = picked.throws(throws);
        let label = text("md-simulate-throws").with("n", throws);
        Tap::new(format!("throws-{throws}"), does, label).pressed(throws == picked.throws)
    });
    let way = |within: bool, key: &'static str| {
        let tap = Tap::new(
            key,
            picked.within(within),
            text(format!("md-simulate-{key}")),
        );
        tap.pressed(picked.within == within)
    };
    around.visit.part(&Panel {
        throws: throws.collect(),
        on_top: way(false, "on-top"),
        within: way(true, "within"),
        of,
        cut: of < chosen,
        is_within: picked.within,
        url: format!("{}/simulation", around.path),
        chosen: picked.throws,
    })
}
