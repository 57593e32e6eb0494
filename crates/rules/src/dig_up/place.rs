use std::fmt;

use serde::{Deserialize, Serialize};

use super::Number;
use crate::Seat;

/// A slot of a mine, 1 to 9 in reading order: 1 at the top left, 5 in the middle.
///
/// Rule book: DIG UP Adventure, "Spielaufbau".
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Slot(u8);

impl Slot {
    /// How many slots a mine has.
    pub const COUNT: usize = 9;
    /// The slot in the middle, whose card is face up from the start.
    pub const MIDDLE: Self = Self(5);

    /// The slot `slot`, if it is one of 1 to 9.
    pub const fn new(slot: u8) -> Option<Self> {
        if 1 <= slot && slot <= 9 {
            Some(Self(slot))
        } else {
            None
        }
    }

    /// All nine in reading order.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> {
        (1..=9).map(Self)
    }

    /// The slot's number, 1 to 9.
    pub const fn get(self) -> u8 {
        self.0
    }

    /// The number of the gems that are in the right place here.
    pub const fn number(self) -> Number {
        Number::new(self.0).expect("slots and numbers are both 1 to 9")
    }

    /// Where the slot stands in a list of nine.
    pub(super) fn index(self) -> usize {
        usize::from(self.0) - 1
    }
}

impl TryFrom<u8> for Slot {
    type Error = String;

    fn try_from(slot: u8) -> Result<Self, String> {
        Self::new(slot).ok_or_else(|| format!("{slot} is no slot of a mine, those are 1 to 9"))
    }
}

impl From<Slot> for u8 {
    fn from(slot: Slot) -> Self {
        slot.0
    }
}

impl fmt::Display for Slot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// A slot of somebody's mine. In match files `[player, slot]`.
///
/// Places are ordered by seat, and within a mine as one reads.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(from = "(Seat, Slot)", into = "(Seat, Slot)")]
pub struct Place {
    /// Whose mine it is. The match may have fewer seats.
    pub player: Seat,
    /// The slot of the mine.
    pub slot: Slot,
}

impl Place {
    /// This slot of this player's mine.
    pub const fn new(player: Seat, slot: Slot) -> Self {
        Self { player, slot }
    }
}

impl From<(Seat, Slot)> for Place {
    fn from((player, slot): (Seat, Slot)) -> Self {
        Self { player, slot }
    }
}

impl From<Place> for (Seat, Slot) {
    fn from(place: Place) -> Self {
        (place.player, place.slot)
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "slot {} of player {}", self.slot, self.player.index())
    }
}
