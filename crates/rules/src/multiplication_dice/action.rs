use serde::{Deserialize, Serialize};

use super::{Die, Place};
use crate::Seat;

/// What a group settles before it plays. Seat 0 begins.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// The agreed number of rounds, 1 to 4,294,967,295; a round is one throw for each seat.
    pub rounds: u32,
}

/// One action of a match.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(tag = "do", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Action {
    /// The dice are thrown. Their different products are now to be played.
    Roll {
        /// What the three dice show.
        dice: [Die; 3],
        /// Whether the app threw them, and not a hand on the table. Decides nothing.
        #[serde(
            rename = "virtual",
            default,
            skip_serializing_if = "std::ops::Not::not"
        )]
        by_app: bool,
    },
    /// A field is claimed for the product that stands on it.
    Claim {
        /// The row, 1 to 12 from the top.
        row: u8,
        /// The column, 1 to 12 from the left.
        column: u8,
    },
    /// Another number of rounds is agreed from now on.
    Rounds {
        /// The rounds of the whole match, not below the one being played.
        rounds: u32,
    },
}

impl Action {
    /// The claim of a field.
    pub const fn claim(place: Place) -> Self {
        Self::Claim {
            row: place.row(),
            column: place.column(),
        }
    }
}

/// How a match ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Outcome {
    /// Each seat's points.
    pub scores: Vec<u32>,
    /// The seats with the most points, in seat order; several share the win.
    pub winners: Vec<Seat>,
}
