//! Abenteuer 1x1 on the screen: set-up, the wall, the ladder and the pads of its
//! three variants, and what the frame of a match wants to know.

mod best;
mod board;
mod cards;
mod clock;
mod expedition;
mod expedition_result;
mod gap;
mod ladder;
mod laying_out;
mod options;
mod picked;
mod played;
mod practice;
mod practised;
mod race;
mod result;
mod sand;
mod setup;
mod sprint;
mod tally;
mod task;
mod turning_point;
mod wall;
mod wishes;
mod words;

use axum::Router;
use serde_json::{Value, json};
use tableside_ledger::MatchHead;
use tableside_rules::Game;
use tableside_rules::times_table::{Setup, TimesTable, Variant};

use crate::app::App;
use crate::failure::Failure;
use crate::games::{self, Help, Position};
use crate::text::{Text, text};

use played::Played;

pub(crate) use clock::Clocks;

/// The game as the rest of the app knows it.
pub(crate) static GAME: games::Game = games::Game {
    id: TimesTable::ID,
    name: "game-times-table",
    icon: "times-table",
    seats: 1..=4,
    help: Help {
        prefix: "1x1",
        first: 5,
        all: 11,
    },
    card: setup::card,
    start,
    summary,
    progress: None,
    result: result::line,
    again,
    up,
    turning: turning_point::TURNING,
};

/// Where the game has its own page.
const HOME: &str = "/games/times-table";

pub(crate) fn routes() -> Router<App> {
    Router::new()
        .merge(setup::routes())
        .merge(laying_out::routes())
        .merge(sand::routes())
        .merge(clock::routes())
        .merge(tally::routes())
        .merge(practised::routes())
}

/// The position before the first action.
fn start(head: &MatchHead) -> Result<Box<dyn Position>, Failure> {
    Ok(Box::new(Played::start(head)?))
}

/// The set-up of a stored match.
fn setup_of(head: &MatchHead) -> Result<Setup, Failure> {
    games::setup::<TimesTable>(head)
}

/// A match in one line, for lists.
fn summary(head: &MatchHead) -> Text {
    match setup_of(head) {
        Ok(setup) => text(format!("x1-summary-{}", variant_name(setup.variant))),
        Err(_) => text("game-times-table"),
    }
}

/// The next seat begins. A race asks where its first gap is, so it has no set-up without asking.
fn again(head: &MatchHead) -> Result<Value, Failure> {
    let setup = setup_of(head)?;
    match setup.variant {
        Variant::Race => Err(Failure::bad_request("a race asks for its first gap")),
        Variant::Sprint => Ok(json!({
            "variant": "sprint",
            "rungs": setup.rungs,
            "starter": next_starter(head, &setup),
        })),
        Variant::Expedition => Ok(json!({ "variant": "expedition" })),
    }
}

/// Who begins the next match of the same people.
fn next_starter(head: &MatchHead, setup: &Setup) -> usize {
    let last = setup.starter.unwrap_or_default().index();
    (last + 1) % head.players.len().max(1)
}

/// The way back from a match leads to the game's page.
fn up(_: &MatchHead) -> String {
    HOME.to_owned()
}

/// A variant's name in match files.
const fn variant_name(variant: Variant) -> &'static str {
    match variant {
        Variant::Race => "race",
        Variant::Sprint => "sprint",
        Variant::Expedition => "expedition",
    }
}

/// A variant by its name in match files.
fn variant_named(name: &str) -> Option<Variant> {
    let all = Variant::ALL.into_iter();
    all.into_iter()
        .find(|variant| variant_name(*variant) == name)
}
