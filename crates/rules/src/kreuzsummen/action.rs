use serde::ser::SerializeMap;
use serde::{Deserialize, Serialize, Serializer};

use super::{Card, Place, Value};
use crate::Seat;

/// What a pair settles before it plays.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// The scenario of the campaign, 1 to 50.
    pub scenario: u8,
    /// Who has the first turn. The book gives it to the younger player.
    #[serde(default)]
    pub starter: Seat,
}

/// One action of a match.
///
/// `place`, `jack`, `queen` and `king` are field actions: each ends its turn.
/// The variants without members have braces because serde would let unknown members through
/// otherwise.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(tag = "do", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Action {
    /// A number card goes onto a place, free or covered.
    Place {
        /// The number card's value.
        value: Value,
        /// Where it goes.
        at: Place,
    },
    /// Two occupied places change their whole stacks.
    Jack {
        /// One of the two places.
        at: Place,
        /// The other one.
        with: Place,
    },
    /// A number from the hand goes on top of a stack, the former top goes to the hand.
    Queen {
        /// The value that is now on top.
        value: Value,
        /// The stack.
        at: Place,
    },
    /// A whole stack moves to a free place.
    King {
        /// Where the stack lies.
        from: Place,
        /// The free place.
        to: Place,
    },
    /// The swap before a field action: a card from the hand goes to the discard pile.
    Discard {
        /// The discarded card.
        card: Card,
    },
    /// Closes a turn that was only a swap.
    EndTurn {},
    /// The column targets are laid in another order.
    Arrange {
        /// The targets from left to right.
        columns: Vec<u8>,
    },
    /// The turn is passed. Two in a row lose.
    Pass {},
    /// Both agree that the match is lost.
    GiveUp {},
}

/// How a match ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// The field is finished.
    Won {
        /// The target that each column meets, from left to right.
        columns: Vec<u8>,
    },
    /// Passed twice in a row, or given up.
    Lost,
}

impl Serialize for Outcome {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        match self {
            Self::Won { columns } => {
                map.serialize_entry("won", &true)?;
                map.serialize_entry("columns", columns)?;
            }
            Self::Lost => map.serialize_entry("won", &false)?,
        }
        map.end()
    }
}
