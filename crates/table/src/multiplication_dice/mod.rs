//! The Multiplikations-Würfelspiel on the screen: set-up, board and pad, the
//! simulation of throws, and what the frame of a match wants to know.

mod board;
mod field;
mod more;
mod pad;
mod picked;
mod playing;
mod result;
mod running;
mod setup;
mod simulation;
mod standing;
mod taking_up;
mod throwing;
mod turning_point;
mod words;

use axum::Router;
use rand::{Rng, RngExt as _};
use serde_json::{Value, json};
use tableside_ledger::{Match, MatchHead};
use tableside_rules::match_file::parse_entry;
use tableside_rules::multiplication_dice::{Action, Die, MultiplicationDice, Setup};
use tableside_rules::{Game, Seat};

use crate::app::App;
use crate::failure::Failure;
use crate::games::{self, Around, Board, Help, Position, Refused};
use crate::text::{Text, text};

pub(crate) use simulation::Runs;

/// The game as the rest of the app knows it.
pub(crate) static GAME: games::Game = games::Game {
    id: MultiplicationDice::ID,
    name: "game-multiplication-dice",
    icon: "multiplication-dice",
    seats: setup::SEATS,
    help: Help {
        prefix: "md",
        first: 5,
        all: 9,
    },
    card: setup::card,
    start,
    summary,
    progress: Some(progress),
    result: won,
    again,
    up,
    turning: turning_point::TURNING,
};

/// Where the game has its own page.
const HOME: &str = "/games/multiplication-dice";

pub(crate) fn routes() -> Router<App> {
    Router::new()
        .merge(setup::routes())
        .merge(simulation::routes())
        .merge(taking_up::routes())
}

/// A match folded up to some action.
struct Played {
    game: MultiplicationDice,
    /// The names in seat order.
    names: Vec<String>,
    last: Option<Action>,
}

/// The position before the first action.
fn start(head: &MatchHead) -> Result<Box<dyn Position>, Failure> {
    let game = MultiplicationDice::start(&setup(head)?, head.players.len());
    Ok(Box::new(Played {
        game: game.map_err(Failure::internal)?,
        names: head.players.clone(),
        last: None,
    }))
}

/// The set-up of a stored match.
fn setup(head: &MatchHead) -> Result<Setup, Failure> {
    games::setup::<MultiplicationDice>(head)
}

/// A stored match as it stands; `None` if one of its actions does not fit.
fn game(found: &Match) -> Result<Option<MultiplicationDice>, Failure> {
    let head = &found.head;
    let mut game =
        MultiplicationDice::start(&setup(head)?, head.players.len()).map_err(Failure::internal)?;
    let fits = found.actions.iter().all(|action| {
        parse_entry::<MultiplicationDice>(action)
            .is_ok_and(|entry| game.apply(&entry.action).is_ok())
    });
    Ok(fits.then_some(game))
}

/// A match in one line, for lists. How many rounds an ended one had only its actions tell: others
/// than those of the set-up may have been agreed since.
fn summary(head: &MatchHead) -> Text {
    match setup(head) {
        Ok(setup) if head.ended.is_none() => text("md-summary").with("n", setup.rounds),
        _ => text("game-multiplication-dice"),
    }
}

/// The round that an open match is in; the rounds may have been agreed anew since it began.
fn progress(found: &Match) -> Option<Text> {
    let game = game(found).ok()??;
    let round = text("md-summary-round").with("n", game.round());
    Some(round.with("of", game.rounds()))
}

/// Who won a match that was played to its end.
fn won(head: &MatchHead) -> Option<Text> {
    let winners = head.outcome.as_ref()?.get("winners")?.as_array()?;
    let seats: Vec<usize> = winners
        .iter()
        .filter_map(|seat| usize::try_from(seat.as_u64()?).ok())
        .collect();
    crate::frame::ranking::winners(&head.players, &seats)
}

/// As many rounds again, however many they have become.
fn again(head: &MatchHead) -> Result<Value, Failure> {
    Ok(json!({ "rounds": setup(head)?.rounds }))
}

/// The way back from a match leads to the game's page.
fn up(_: &MatchHead) -> String {
    HOME.to_owned()
}

/// A throw of three dice.
fn throw(rng: &mut dyn Rng) -> Action {
    let sides: Vec<Die> = Die::all().collect();
    let dice = [(); 3].map(|()| sides[rng.random_range(0..sides.len())]);
    let by_app = true;
    Action::Roll { dice, by_app }
}

/// An action as the ledger keeps it.
fn written(action: &Action) -> Result<Value, Failure> {
    serde_json::to_value(action).map_err(Failure::internal)
}

impl Played {
    fn read(action: &Value) -> Result<Action, Text> {
        match parse_entry::<MultiplicationDice>(action) {
            Ok(entry) => Ok(entry.action),
            Err(bad) => Err(text("refusal-bad-action").with("detail", bad.message)),
        }
    }

    /// What somebody at this seat is called.
    fn name(&self, seat: Seat) -> &str {
        self.names.get(seat.index()).map_or("", String::as_str)
    }
}

impl Position for Played {
    fn apply(&mut self, action: &Value) -> Result<(), Refused> {
        let action = Self::read(action).map_err(Refused)?;
        self.game
            .apply(&action)
            .map_err(|refusal| Refused(words::refusal(&refusal)))?;
        self.last = Some(action);
        Ok(())
    }

    fn outcome(&self) -> Option<Value> {
        self.game
            .outcome()
            .and_then(|outcome| serde_json::to_value(outcome).ok())
    }

    fn is_won(&self) -> bool {
        self.game.is_over()
    }

    fn seat(&self) -> Option<usize> {
        (!self.game.is_over()).then(|| self.game.seat().index())
    }

    fn words(&self, action: &Value) -> Text {
        match Self::read(action) {
            Ok(action) => words::action(self, &action),
            Err(bad) => bad,
        }
    }

    fn words_together(&self, actions: &[Value]) -> Option<Text> {
        words::simulated(self, actions)
    }

    fn follow_up(&self) -> Option<Value> {
        None
    }

    fn is_idle(&self, _: &Value) -> bool {
        false
    }

    fn is_joint(&self, action: &Value) -> bool {
        matches!(Self::read(action), Ok(Action::Rounds { .. }))
    }

    fn title(&self) -> Text {
        text("md-round")
            .with("n", self.game.round())
            .with("of", self.game.rounds())
    }

    fn links(&self, _: &str) -> Vec<(Text, String)> {
        Vec::new()
    }

    fn score(&self, seat: usize) -> Option<Text> {
        let score = self.game.scores().get(seat)?;
        Some(Text::verbatim(score.to_string()))
    }

    /// A virtual throw; whether one may be made now is for the rules to say.
    fn draw(&self, wish: &str, rng: &mut dyn Rng) -> Result<Vec<Value>, Failure> {
        match wish {
            "throw" => Ok(vec![written(&throw(rng))?]),
            _ => Err(Failure::bad_request(format!("nothing to draw for {wish}"))),
        }
    }

    fn board(&self, around: &Around<'_>) -> Result<Board, Failure> {
        board::board(self, around)
    }

    fn still(&self, around: &Around<'_>) -> Result<String, Failure> {
        board::still(self, around)
    }
}
