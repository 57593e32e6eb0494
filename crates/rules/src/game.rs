//! What all games have in common.

use std::fmt::Debug;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

/// A player's place in the seat order, counted from 0.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(transparent)]
pub struct Seat(usize);

impl Seat {
    /// The seat with this index in seat order, from 0.
    pub const fn new(index: usize) -> Self {
        Self(index)
    }

    /// The index in seat order, from 0.
    pub const fn index(self) -> usize {
        self.0
    }
}

/// A game as a fold: start from the set-up, apply the actions one by one.
pub trait Game: Sized + Clone {
    /// The name under which match files know the game, such as `"kreuzsummen"`.
    const ID: &'static str;

    /// What the group settles before the first action.
    type Setup: Serialize + DeserializeOwned + Clone;
    /// One thing that happened at the table.
    type Action: Serialize + DeserializeOwned + Clone + PartialEq + Debug;
    /// How a finished match ended.
    type Outcome: Serialize + Clone + PartialEq + Debug;
    /// Why an action, or a set-up, is not within the rules.
    type Refusal: Refused;

    /// The match before its first action, with `seats` players.
    fn start(setup: &Self::Setup, seats: usize) -> Result<Self, Self::Refusal>;

    /// Applies one action. A refused action leaves the match exactly as it was.
    fn apply(&mut self, action: &Self::Action) -> Result<(), Self::Refusal>;

    /// How the match ended, or `None` while it goes on.
    fn outcome(&self) -> Option<Self::Outcome>;
}

/// A refusal names the rule that would be broken. Its `Display` is an English sentence.
pub trait Refused: std::error::Error + Clone + PartialEq {
    /// The rule's name in kebab-case. It is part of what a replay prints and stays the same.
    fn code(&self) -> &'static str;

    /// Where in a match file the reason stands if it is the start of the match that is refused.
    fn at(&self) -> &'static str {
        "setup"
    }
}
