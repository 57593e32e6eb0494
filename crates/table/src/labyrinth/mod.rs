//! Labyrinth on the screen: set-up, the board and its pad, help, corrections, and what the frame
//! of a match wants to know.

mod again;
mod ask;
mod board;
mod card;
mod choices;
mod corners;
mod deal;
mod drawn;
mod entered;
mod entry;
mod field;
mod mend;
mod names;
mod options;
mod pad;
mod picked;
mod picture;
mod played;
mod record;
mod result;
mod setup;
mod start;
mod treasures;
mod turning_point;
mod view;
mod wishes;
mod words;

use axum::Router;
use serde_json::Value;
use tableside_ledger::{Match, MatchHead};
use tableside_rules::labyrinth::{Action, Labyrinth};
use tableside_rules::{Game, Seat};

use crate::app::App;
use crate::failure::Failure;
use crate::games::{self, Around, Board, Help, Position, Refused};
use crate::text::{Text, text};

use played::Played;

/// The game as the rest of the app knows it.
pub(crate) static GAME: games::Game = games::Game {
    id: Labyrinth::ID,
    name: "game-labyrinth",
    icon: "labyrinth",
    seats: setup::SEATS,
    help: Help {
        prefix: "lab",
        first: 5,
        all: 10,
    },
    card: setup::card,
    start,
    summary,
    progress: None,
    result: result::line,
    again: again::setup,
    up,
    turning: turning_point::TURNING,
};

pub(crate) fn routes() -> Router<App> {
    Router::new()
        .merge(again::routes())
        .merge(deal::routes())
        .merge(entry::routes())
        .merge(setup::routes())
        .merge(start::routes())
        .merge(treasures::routes())
}

/// The position before the first action.
fn start(head: &MatchHead) -> Result<Box<dyn Position>, Failure> {
    Ok(Box::new(Played::start(head)?))
}

/// How many turns a seat had in a match, and how many treasures it collected in them.
pub(crate) fn turns_and_treasures(found: &Match, seat: usize) -> Result<(u32, usize), Failure> {
    let played = Played::folded(found)?;
    let Some(seat) = played.seats().nth(seat) else {
        return Ok((0, 0));
    };
    Ok((played.turns_of(seat), played.game.collected(seat)))
}

/// A match in one line, for lists.
fn summary(head: &MatchHead) -> Text {
    let cards = played::setup(head).ok();
    let cards = cards.and_then(|setup| setup.cards.first().map(Vec::len));
    text("lab-summary").with("n", cards.unwrap_or(0))
}

/// The way back from a match leads to the game.
fn up(_: &MatchHead) -> String {
    setup::PATH.to_owned()
}

fn unreadable(detail: String) -> Text {
    text("refusal-bad-action").with("detail", detail)
}

impl Position for Played {
    fn apply(&mut self, action: &Value) -> Result<(), Refused> {
        let action = played::read(action).map_err(|bad| Refused(unreadable(bad)))?;
        self.play(&action)
            .map_err(|refusal| Refused(words::refusal(self, &refusal)))
    }

    fn outcome(&self) -> Option<Value> {
        self.game
            .outcome()
            .and_then(|outcome| serde_json::to_value(outcome).ok())
    }

    /// Whoever comes home has won, be it alone.
    fn is_won(&self) -> bool {
        words::is_over(self)
    }

    fn seat(&self) -> Option<usize> {
        self.turn().map(Seat::index)
    }

    fn words(&self, action: &Value) -> Text {
        match played::read(action) {
            Ok(action) => words::action(self, &action),
            Err(bad) => unreadable(bad),
        }
    }

    fn follow_up(&self) -> Option<Value> {
        None
    }

    fn is_idle(&self, _: &Value) -> bool {
        false
    }

    fn is_joint(&self, action: &Value) -> bool {
        matches!(played::read(action), Ok(Action::Correct(_)))
    }

    /// For one alone the turns are what counts.
    fn title(&self) -> Text {
        if self.game.seats() == 1 && self.turn().is_some() {
            text("lab-turn").with("n", self.game.turns() + 1)
        } else {
            text("game-labyrinth")
        }
    }

    fn links(&self, _: &str) -> Vec<(Text, String)> {
        Vec::new()
    }

    fn announces(&self) -> bool {
        self.last.found.is_some()
    }

    fn score(&self, seat: usize) -> Option<Text> {
        let seat = self.seats().nth(seat)?;
        Some(words::progress(self, seat))
    }

    fn board(&self, around: &Around<'_>) -> Result<Board, Failure> {
        board::board(self, around)
    }

    fn still(&self, around: &Around<'_>) -> Result<String, Failure> {
        board::still(self, around)
    }
}
