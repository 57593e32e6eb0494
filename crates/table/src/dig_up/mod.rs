//! DIG UP Adventure on the screen: set-up, mines and pad, and what the frame of a match wants to
//! know.

mod aloud;
mod board;
mod box_wish;
mod field;
mod gems;
mod group_box;
mod last_round;
mod pad;
mod picked;
mod picture;
mod played;
mod result;
mod setup;
mod turning_point;
mod warned;
mod wishes;
mod words;

use axum::Router;
use serde_json::{Value, json};
use tableside_ledger::{Match, MatchHead};
use tableside_rules::dig_up::{Action, DigUp};
use tableside_rules::match_file::parse_entry;
use tableside_rules::{Game, Seat};

use crate::app::App;
use crate::failure::Failure;
use crate::games::{self, Around, Board, Help, Position, Refused};
use crate::text::{Text, text};
use crate::visit::Picks;

use played::{Played, Way};

/// The game as the rest of the app knows it.
pub(crate) static GAME: games::Game = games::Game {
    id: DigUp::ID,
    name: "game-dig-up",
    icon: "dig-up",
    seats: setup::SEATS,
    help: Help {
        prefix: "dig",
        first: 5,
        all: 10,
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

pub(crate) fn routes() -> Router<App> {
    Router::new()
        .merge(group_box::routes())
        .merge(last_round::routes())
        .merge(picture::routes())
        .merge(setup::routes())
}

/// The position before the first action.
fn start(head: &MatchHead) -> Result<Box<dyn Position>, Failure> {
    Ok(Box::new(Played::start(head)?))
}

/// A stored match as it stands, as far as its actions fit.
fn folded(found: &Match) -> Result<Played, Failure> {
    let mut played = Played::start(&found.head)?;
    for action in &found.actions {
        let fits =
            parse_entry::<DigUp>(action).is_ok_and(|entry| played.play(&entry.action).is_ok());
        if !fits {
            break;
        }
    }
    Ok(played)
}

/// A match in one line, for lists.
fn summary(head: &MatchHead) -> Text {
    text(match Way::of(head) {
        Way::Score => "dig-summary-score",
        Way::Play => "dig-summary-play",
    })
}

/// The same favourites; the next seat begins.
fn again(head: &MatchHead) -> Result<Value, Failure> {
    let setup = games::setup::<DigUp>(head)?;
    let starter = (setup.starter.index() + 1) % head.players.len().max(1);
    Ok(json!({
        "favourites": setup.favourites,
        "idols": setup.idols,
        "starter": starter,
    }))
}

/// The way back from a match leads to the game.
fn up(_: &MatchHead) -> String {
    setup::PATH.to_owned()
}

impl Position for Played {
    fn apply(&mut self, action: &Value) -> Result<(), Refused> {
        let entry = parse_entry::<DigUp>(action)
            .map_err(|bad| Refused(text("refusal-bad-action").with("detail", bad.message)))?;
        self.play(&entry.action)
            .map_err(|refusal| Refused(words::refusal(self, &refusal)))
    }

    fn outcome(&self) -> Option<Value> {
        self.game
            .outcome()
            .and_then(|outcome| serde_json::to_value(outcome).ok())
    }

    /// There is always a winner, so the end is one to celebrate.
    fn is_won(&self) -> bool {
        self.game.outcome().is_some()
    }

    fn seat(&self) -> Option<usize> {
        self.turn().map(Seat::index)
    }

    fn words(&self, action: &Value) -> Text {
        match parse_entry::<DigUp>(action) {
            Ok(entry) => words::action(self, &entry.action),
            Err(bad) => text("refusal-bad-action").with("detail", bad.message),
        }
    }

    fn follow_up(&self) -> Option<Value> {
        None
    }

    fn is_idle(&self, _: &Value) -> bool {
        false
    }

    /// The mines are scored by all; a middle card is turned up before anybody's turn.
    fn is_joint(&self, action: &Value) -> bool {
        self.phase() == played::Phase::Opening
            || parse_entry::<DigUp>(action)
                .is_ok_and(|entry| matches!(entry.action, Action::Score {}))
    }

    fn title(&self) -> Text {
        text("game-dig-up")
    }

    fn links(&self, _: &str) -> Vec<(Text, String)> {
        Vec::new()
    }

    fn announces(&self) -> bool {
        Played::announces(self)
    }

    /// One swap is seldom alone, so the places stay there for the next one.
    fn stays(&self, picks: &Picks) -> Picks {
        if picks.get(picked::EXCHANGE).is_some() && self.has_exchanged() {
            Picks::read(&picked::again())
        } else {
            Picks::default()
        }
    }

    fn score(&self, seat: usize) -> Option<Text> {
        let seat = self.game.seats().nth(seat)?;
        Some(Text::verbatim(self.game.score_of(seat).to_string()))
    }

    fn board(&self, around: &Around<'_>) -> Result<Board, Failure> {
        board::board(self, around)
    }

    fn still(&self, around: &Around<'_>) -> Result<String, Failure> {
        board::still(self, around)
    }
}
