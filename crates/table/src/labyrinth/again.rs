//! Another match of the same people, and the picture of a match turned.

use axum::Router;
use axum::extract::{Form, Path};
use axum::response::Response;
use axum::routing::post;
use rand::rngs::StdRng;
use rand::{RngExt as _, SeedableRng as _};
use serde::Deserialize;
use serde_json::Value;
use tableside_ledger::{Change, Match, MatchHead, NewMatch, NewSeat, Revision, Update};
use tableside_rules::labyrinth::{Labyrinth, Layout, Place, Setup, deal};
use tableside_rules::{Game as _, Seat};

use super::GAME;
use super::options::{Options, with_view};
use super::played::{self, Played};
use super::view::View;
use crate::app::App;
use crate::failure::Failure;
use crate::frame::{change, match_id, playable, start_match};
use crate::games;
use crate::visit::Visit;

pub(super) fn routes() -> Router<App> {
    Router::new()
        .route("/games/labyrinth/matches/{id}/again", post(again))
        .route("/matches/{id}/view", post(turn))
}

/// Cards, and a board where there was one, dealt by the match's own name, so that a tap that
/// arrives twice deals the same.
fn dealt(head: &MatchHead) -> Result<Setup, Failure> {
    let before = played::setup(head)?;
    let seats = before.cards.len();
    let starts = match &before.layout {
        Some(layout) => layout.starts.clone(),
        None => Place::CORNERS.into_iter().take(seats).collect(),
    };
    let cards = before.cards.first().map_or(1, Vec::len);
    let starter = Seat::new((before.starter.index() + 1) % seats.max(1));
    let name = head.id.to_string();
    let mut seed = [0; 32];
    for (index, byte) in name.bytes().enumerate() {
        seed[index % 32] ^= byte.rotate_left(u32::from(index >= 32));
    }
    let mut rng = StdRng::from_seed(seed);
    let mut draw = |below| rng.random_range(0..below);
    let edition = Options::of(head).edition();
    let mut setup = deal(&mut draw, edition, &starts, cards, starter).map_err(Failure::internal)?;
    if before.layout.is_none() {
        setup.layout = None;
    }
    Ok(setup)
}

/// The set-up of another match of the same people, with the next starter.
pub(super) fn setup(head: &MatchHead) -> Result<Value, Failure> {
    serde_json::to_value(dealt(head)?).map_err(Failure::internal)
}

/// The next match begins with the board as it lies after this one, which nobody has to lay out
/// again; the cards are new, and the pawns stand where they started.
async fn again(visit: Visit, Path(raw): Path<String>) -> Result<Response, Failure> {
    let id = match_id(&raw)?;
    let found = visit.ledger(|ledger| Ok(ledger.match_(id)?))?;
    let head = &found.head;
    let mut setup = dealt(head)?;
    setup.layout = lying(&found)?;
    Labyrinth::start(&setup, head.players.len()).map_err(Failure::bad_request)?;
    let seats = head.players.iter().zip(&head.seats);
    start_match(
        &visit,
        NewMatch {
            game: GAME.id.to_owned(),
            team: None,
            seats: seats
                .map(|(name, player)| NewSeat {
                    player: *player,
                    name: name.clone(),
                })
                .collect(),
            setup: serde_json::to_value(&setup).map_err(Failure::internal)?,
            options: Options::of(head).written(),
            first: None,
        },
    )
}

/// The board as it lies after a match, with everybody at their start.
fn lying(found: &Match) -> Result<Option<Layout>, Failure> {
    let played = Played::folded(found)?;
    let game = &played.game;
    let parts = (game.board(), game.spare(), game.treasures());
    let (Some(&board), Some(spare), Some(treasures)) = parts else {
        return Ok(None);
    };
    let starts = game.setup().layout.as_ref();
    Ok(Some(Layout {
        board,
        spare,
        starts: starts.map_or_else(Vec::new, |layout| layout.starts.clone()),
        treasures: treasures.clone(),
    }))
}

#[derive(Deserialize)]
struct Turn {
    after: Revision,
    view: String,
}

/// The picture lies otherwise from now on; nothing of the match changes.
async fn turn(
    visit: Visit,
    Path(raw): Path<String>,
    Form(form): Form<Turn>,
) -> Result<Response, Failure> {
    change(&visit, &raw, form.after, |found| {
        games::is_of(&found.head, GAME.id)?;
        let position = playable(found)?;
        Ok(Update {
            change: Change::Options(with_view(&found.head, View::read(&form.view))),
            outcome: position.outcome(),
        })
    })
}
