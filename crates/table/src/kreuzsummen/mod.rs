//! Kreuzsummen on the screen: campaign, set-up, board and pad, and what the
//! frame of a match wants to know.

mod aloud;
mod board;
mod campaign;
mod chance;
mod faces;
mod faults;
mod field;
mod finish;
mod hint;
mod laid;
mod look;
mod map;
mod pad;
mod pairs;
mod panel;
mod picked;
mod progress;
mod result;
mod setup;
mod steps;
mod table_line;
mod ticks;
mod touched;
mod turning_point;
mod why;
mod words;

use axum::Router;
use serde_json::{Value, json};
use tableside_ledger::{Match, MatchHead};
use tableside_rules::kreuzsummen::{Action, Kreuzsummen, Outcome, Refusal, Scenario, Setup};
use tableside_rules::match_file::{parse_entry, parse_setup};
use tableside_rules::{Game, Seat};

use crate::app::App;
use crate::failure::Failure;
use crate::games::{self, Around, Board, Help, Position, Refused};
use crate::text::{Text, text};

use touched::Touched;

/// The game as the rest of the app knows it.
pub(crate) static GAME: games::Game = games::Game {
    id: Kreuzsummen::ID,
    name: "game-kreuzsummen",
    icon: "kreuzsummen",
    seats: 2..=2,
    help: Help {
        prefix: "ks",
        first: 5,
        all: 10,
    },
    card: campaign::card,
    start,
    summary,
    progress: None,
    // Its attempts are told by the campaign.
    result: |_| None,
    again,
    up,
    turning: turning_point::TURNING,
};

pub(crate) fn routes() -> Router<App> {
    Router::new()
        .merge(campaign::routes())
        .merge(chance::routes())
        .merge(finish::routes())
        .merge(look::routes())
        .merge(pairs::routes())
        .merge(setup::routes())
}

/// A match folded up to some action.
pub(crate) struct Played {
    pub(crate) game: Kreuzsummen,
    touched: Touched,
}

/// The position before the first action.
fn start(head: &MatchHead) -> Result<Box<dyn Position>, Failure> {
    let game = Kreuzsummen::start(&setup(head)?, head.players.len()).map_err(Failure::internal)?;
    Ok(Box::new(Played::new(game)))
}

impl Played {
    fn new(game: Kreuzsummen) -> Self {
        let touched = Touched::default();
        Self { game, touched }
    }

    fn play(&mut self, action: &Action) -> Result<(), Refusal> {
        let columns = self.game.columns().to_vec();
        self.game.apply(action)?;
        self.touched.note(action, &columns);
        Ok(())
    }
}

/// A stored match as it stands, as far as its actions fit.
fn game(found: &Match) -> Result<Kreuzsummen, Failure> {
    let head = &found.head;
    let mut game =
        Kreuzsummen::start(&setup(head)?, head.players.len()).map_err(Failure::internal)?;
    for action in &found.actions {
        let fits =
            parse_entry::<Kreuzsummen>(action).is_ok_and(|entry| game.apply(&entry.action).is_ok());
        if !fits {
            break;
        }
    }
    Ok(game)
}

/// How many cards were still to be laid for the nearest finish when a match ended; `None` if none
/// was to be reached by laying cards.
pub(crate) fn missing(app: &App, found: &Match) -> Result<Option<u8>, Failure> {
    let game = game(found)?;
    Ok(app.finishes(game.scenario()).chances(&game).fewest)
}

/// The set-up of a stored match.
pub(crate) fn setup(head: &MatchHead) -> Result<Setup, Failure> {
    games::is_of(head, Kreuzsummen::ID)?;
    parse_setup::<Kreuzsummen>(&head.setup).map_err(Failure::internal)
}

/// The scenario of a stored match.
pub(crate) fn scenario(head: &MatchHead) -> Result<&'static Scenario, Failure> {
    let number = setup(head)?.scenario;
    Scenario::get(number).ok_or_else(|| Failure::internal(format!("no scenario {number}")))
}

/// "14 · Die Acht kommt"
pub(crate) fn title(scenario: &Scenario) -> Text {
    text("ks-title")
        .with("n", scenario.number)
        .with("title", &scenario.title)
}

/// A match in one line, for lists.
fn summary(head: &MatchHead) -> Text {
    match scenario(head) {
        Ok(scenario) => text("ks-summary").with("title", title(scenario)),
        Err(_) => text("game-kreuzsummen"),
    }
}

/// The same scenario with new cards; the other one starts.
fn again(head: &MatchHead) -> Result<Value, Failure> {
    let setup = setup(head)?;
    Ok(json!({ "scenario": setup.scenario, "starter": 1 - setup.starter.index().min(1) }))
}

/// The way back from a match leads to the pair's campaign.
fn up(head: &MatchHead) -> String {
    head.team
        .map_or_else(|| "/".to_owned(), |team| format!("/teams/{team}"))
}

impl Position for Played {
    fn apply(&mut self, action: &Value) -> Result<(), Refused> {
        let entry = parse_entry::<Kreuzsummen>(action)
            .map_err(|bad| Refused(text("refusal-bad-action").with("detail", bad.message)))?;
        self.play(&entry.action)
            .map_err(|refusal| Refused(words::refusal(&refusal)))
    }

    fn outcome(&self) -> Option<Value> {
        self.game
            .outcome()
            .and_then(|outcome| serde_json::to_value(outcome).ok())
    }

    fn is_won(&self) -> bool {
        matches!(self.game.outcome(), Some(Outcome::Won { .. }))
    }

    fn seat(&self) -> Option<usize> {
        self.game
            .outcome()
            .is_none()
            .then(|| self.game.seat())
            .map(Seat::index)
    }

    fn words(&self, action: &Value) -> Text {
        match parse_entry::<Kreuzsummen>(action) {
            Ok(entry) => words::action(&self.game, &entry.action),
            Err(bad) => text("refusal-bad-action").with("detail", bad.message),
        }
    }

    /// Once the field is full the column targets lie over the columns that meet them.
    fn follow_up(&self) -> Option<Value> {
        if self.game.outcome().is_some() {
            return None;
        }
        let columns = self.game.best_arrangement()?;
        serde_json::to_value(Action::Arrange { columns }).ok()
    }

    fn is_idle(&self, action: &Value) -> bool {
        parse_entry::<Kreuzsummen>(action)
            .is_ok_and(|entry| matches!(entry.action, Action::Arrange { .. }))
    }

    fn is_joint(&self, action: &Value) -> bool {
        parse_entry::<Kreuzsummen>(action)
            .is_ok_and(|entry| matches!(entry.action, Action::GiveUp {}))
    }

    fn title(&self) -> Text {
        title(self.game.scenario())
    }

    fn links(&self, path: &str) -> Vec<(Text, String)> {
        let mut links = vec![(text("setup-title"), format!("{path}/setup"))];
        links.extend(board::links(path));
        links
    }

    fn board(&self, around: &Around<'_>) -> Result<Board, Failure> {
        board::board(self, around)
    }

    fn still(&self, around: &Around<'_>) -> Result<String, Failure> {
        board::still(self, around)
    }
}
