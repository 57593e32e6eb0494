use serde::{Deserialize, Serialize};

use super::{Card, Colour, Place, Slot};
use crate::Seat;

/// What a group settles before it plays.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// Each seat's favourite colour, all different. The book's "Lieblingsfarbe".
    pub favourites: Vec<Colour>,
    /// How many idols of a mine score.
    #[serde(default)]
    pub idols: Idols,
    /// Who has the first turn, and so the first turn of every round.
    #[serde(default)]
    pub starter: Seat,
}

/// How many idols of a mine score.
///
/// Rule book: DIG UP Adventure, "Wertung".
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Idols {
    /// One at most, as in the book.
    #[default]
    One,
    /// Each of them, which is a house rule.
    Each,
}

/// One action of a match.
///
/// Cards of any mine may be shown, covered and exchanged in anybody's turn, since adventure
/// cards allow that, and also once no turn is left, since then the mines are revealed.
/// The variants without members have braces because serde would let unknown members through
/// otherwise.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(tag = "do", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Action {
    /// A card now lies face up in a slot, whatever lay there before.
    Show {
        /// Whose mine it is.
        player: Seat,
        /// The slot of the mine.
        slot: Slot,
        /// The card that lies there.
        card: Card,
    },
    /// A face-up card is face down again, or gone.
    Cover {
        /// Whose mine it is.
        player: Seat,
        /// The slot of the mine.
        slot: Slot,
    },
    /// What lies on two different places, face up or not, changes places.
    Exchange {
        /// One of the two places.
        a: Place,
        /// The other one.
        b: Place,
    },
    /// The turn is over, and the next seat has the next one.
    EndTurn {},
    /// Every card is face up, and the mines are scored: the match is over.
    Score {},
}
