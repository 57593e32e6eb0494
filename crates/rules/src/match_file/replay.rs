use serde::Serialize;

use super::{MatchFile, Unreadable, parse_entry, parse_setup};
use crate::dig_up::DigUp;
use crate::kreuzsummen::Kreuzsummen;
use crate::labyrinth::Labyrinth;
use crate::multiplication_dice::MultiplicationDice;
use crate::times_table::TimesTable;
use crate::{Game, Refused};

/// What came of replaying a match file.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Replay {
    /// How many actions were accepted, from the first on.
    pub accepted: usize,
    /// The first illegal action, at which the replay stopped.
    pub rejected: Option<Rejected>,
    /// Whether the match is over, as it stands after the accepted actions.
    pub finished: bool,
    /// The outcome of a finished match.
    pub result: Option<serde_json::Value>,
}

/// An illegal action.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Rejected {
    /// Its index in the file, from 0.
    pub index: usize,
    /// The rule it breaks, in kebab-case.
    pub code: String,
    /// An English sentence about it.
    pub message: String,
}

impl MatchFile {
    /// Replays the match up to its end or its first illegal action.
    ///
    /// Fails if the game, its number of players or its set-up can't be read.
    pub fn replay(&self) -> Result<Replay, Unreadable> {
        match self.game.as_str() {
            Kreuzsummen::ID => self.replay_as::<Kreuzsummen>(),
            Labyrinth::ID => self.replay_as::<Labyrinth>(),
            DigUp::ID => self.replay_as::<DigUp>(),
            MultiplicationDice::ID => self.replay_as::<MultiplicationDice>(),
            TimesTable::ID => self.replay_as::<TimesTable>(),
            game => {
                let what = format!("the game {game:?} is not known to this version");
                Err(Unreadable::new("game", what))
            }
        }
    }

    fn replay_as<G: Game>(&self) -> Result<Replay, Unreadable> {
        let setup = parse_setup::<G>(&self.setup)?;
        let mut game = G::start(&setup, self.players.len())
            .map_err(|refusal| Unreadable::new(refusal.at(), refusal.to_string()))?;
        let rejected = self
            .actions
            .iter()
            .enumerate()
            .find_map(|(index, action)| step(&mut game, action).err().map(|why| (index, why)))
            .map(|(index, (code, message))| Rejected {
                index,
                code,
                message,
            });
        let accepted = rejected
            .as_ref()
            .map_or(self.actions.len(), |rejected| rejected.index);
        let outcome = game.outcome();
        let result = outcome.as_ref().map(|outcome| {
            serde_json::to_value(outcome).expect("an outcome has nothing that JSON lacks")
        });
        Ok(Replay {
            accepted,
            rejected,
            finished: outcome.is_some(),
            result,
        })
    }
}

/// Applies one action, or gives the code and the message of why not.
fn step<G: Game>(game: &mut G, action: &serde_json::Value) -> Result<(), (String, String)> {
    let entry = parse_entry::<G>(action).map_err(|bad| (bad.code.to_owned(), bad.message))?;
    game.apply(&entry.action)
        .map_err(|refusal| (refusal.code().to_owned(), refusal.to_string()))
}
