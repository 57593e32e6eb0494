//! A match folded up to some action, as the frame asks for it.

use serde_json::Value;
use tableside_ledger::{Match, MatchHead};
use tableside_rules::match_file::parse_entry;
use tableside_rules::times_table::{Action, Play, Refusal, TimesTable};
use tableside_rules::{Game, Seat};

use super::{board, setup_of, words};
use crate::failure::Failure;
use crate::games::{Around, Board, Position, Refused};
use crate::text::{Text, text};

/// A match as it stands, and its last action.
#[derive(Clone)]
pub(super) struct Played {
    pub(super) game: TimesTable,
    /// The names in seat order.
    pub(super) names: Vec<String>,
    pub(super) last: Option<Action>,
    /// Whether the last action has begun the last round.
    pub(super) begins_last_round: bool,
    /// Whether somebody has reached the top with the last action.
    pub(super) reached_top: bool,
}

impl Played {
    /// The position before the first action.
    pub(super) fn start(head: &MatchHead) -> Result<Self, Failure> {
        let game = TimesTable::start(&setup_of(head)?, head.players.len());
        Ok(Self {
            game: game.map_err(Failure::internal)?,
            names: head.players.clone(),
            last: None,
            begins_last_round: false,
            reached_top: false,
        })
    }

    /// A stored match as it stands, as far as its actions fit.
    pub(super) fn of(found: &Match) -> Result<Self, Failure> {
        Self::folded(&found.head, &found.actions)
    }

    /// A match after these actions, as far as they fit.
    pub(super) fn folded(head: &MatchHead, actions: &[Value]) -> Result<Self, Failure> {
        let mut played = Self::start(head)?;
        for action in actions {
            let fits = parse_entry::<TimesTable>(action)
                .is_ok_and(|entry| played.play(&entry.action).is_ok());
            if !fits {
                break;
            }
        }
        Ok(played)
    }

    /// Applies an action, or changes nothing.
    pub(super) fn play(&mut self, action: &Action) -> Result<(), Refusal> {
        let was_last = self.game.last_round().is_some();
        let tops = self.tops();
        self.game.apply(action)?;
        self.last = Some(action.clone());
        self.begins_last_round = !was_last && self.game.last_round().is_some();
        self.reached_top = self.tops() > tops;
        Ok(())
    }

    /// How often somebody has reached the top.
    fn tops(&self) -> usize {
        match self.game.play() {
            Play::Race(race) => race.on_top().len(),
            Play::Sprint(sprint) => sprint.laps().iter().sum::<u32>() as usize,
            Play::Expedition(_) => 0,
        }
    }

    /// What somebody at this seat is called.
    pub(super) fn name(&self, seat: Seat) -> &str {
        self.names.get(seat.index()).map_or("", String::as_str)
    }

    fn read(action: &Value) -> Result<Action, Text> {
        match parse_entry::<TimesTable>(action) {
            Ok(entry) => Ok(entry.action),
            Err(bad) => Err(text("refusal-bad-action").with("detail", bad.message)),
        }
    }
}

impl Position for Played {
    fn apply(&mut self, action: &Value) -> Result<(), Refused> {
        let action = Self::read(action).map_err(Refused)?;
        self.play(&action)
            .map_err(|refusal| Refused(words::refusal(self, &refusal)))
    }

    fn outcome(&self) -> Option<Value> {
        self.game
            .outcome()
            .and_then(|outcome| serde_json::to_value(outcome).ok())
    }

    fn is_won(&self) -> bool {
        self.game.outcome().is_some()
    }

    fn seat(&self) -> Option<usize> {
        self.game.seat().map(Seat::index)
    }

    fn words(&self, action: &Value) -> Text {
        match Self::read(action) {
            Ok(action) => words::action(self, &action),
            Err(bad) => bad,
        }
    }

    fn follow_up(&self) -> Option<Value> {
        None
    }

    fn is_idle(&self, _: &Value) -> bool {
        false
    }

    /// Cards are laid by anybody, and the end concerns all.
    fn is_joint(&self, action: &Value) -> bool {
        matches!(
            Self::read(action),
            Ok(Action::Lay { .. } | Action::Finish { .. })
        )
    }

    fn title(&self) -> Text {
        match (self.game.last_round(), self.game.round()) {
            (Some(_), _) => text("x1-last-round"),
            (None, Some(round)) => text("x1-round").with("n", round),
            (None, None) => text("x1-expedition"),
        }
    }

    fn links(&self, _: &str) -> Vec<(Text, String)> {
        Vec::new()
    }

    fn announces(&self) -> bool {
        self.begins_last_round || self.reached_top
    }

    fn score(&self, seat: usize) -> Option<Text> {
        let score = match self.game.play() {
            Play::Race(race) => race.rungs().get(seat)?.to_string(),
            Play::Sprint(sprint) => sprint.rungs().get(seat)?.to_string(),
            Play::Expedition(expedition) => {
                let own = expedition.tiles_of(Seat::new(seat));
                (own > 0).then(|| own.to_string())?
            }
        };
        Some(Text::verbatim(score))
    }

    fn board(&self, around: &Around<'_>) -> Result<Board, Failure> {
        board::board(self, around)
    }

    fn still(&self, around: &Around<'_>) -> Result<String, Failure> {
        board::still(self, around)
    }
}
