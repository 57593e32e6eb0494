use std::fmt;

use serde::{Deserialize, Serialize};

use super::Number;

/// A place of the wall, named by the two numbers on its margins. In match files `[top, left]`.
///
/// Places are ordered as one reads: row by row, from left to right.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "(u8, u8)", into = "(u8, u8)")]
pub struct Place {
    // Reading order goes by the row first.
    left: u8,
    top: u8,
}

impl Place {
    /// The highest number on either margin.
    pub const MOST: u8 = 10;

    /// How many places the wall has, and so how many tiles there are.
    pub const COUNT: usize = Self::MOST as usize * Self::MOST as usize;

    /// The place below this number at the top, beside this one at the left, if both are 1 to 10.
    pub const fn new(top: u8, left: u8) -> Option<Self> {
        if 1 <= top && top <= Self::MOST && 1 <= left && left <= Self::MOST {
            Some(Self { left, top })
        } else {
            None
        }
    }

    /// The number above the column, 1 to 10 from the left.
    pub const fn top(self) -> u8 {
        self.top
    }

    /// The number beside the row, 1 to 10 from above.
    pub const fn left(self) -> u8 {
        self.left
    }

    /// The number of the tiles that fit here: top times left.
    pub const fn number(self) -> Number {
        Number::of(self)
    }

    /// All 100 places in reading order.
    pub fn all() -> impl Iterator<Item = Self> {
        (1..=Self::MOST).flat_map(|left| (1..=Self::MOST).map(move |top| Self { left, top }))
    }

    /// Where the place stands in a list of all places.
    pub(super) fn slot(self) -> usize {
        usize::from((self.left - 1) * Self::MOST + self.top - 1)
    }
}

impl TryFrom<(u8, u8)> for Place {
    type Error = String;

    fn try_from((top, left): (u8, u8)) -> Result<Self, String> {
        Self::new(top, left)
            .ok_or_else(|| format!("[{top}, {left}] is no place, the margins have 1 to 10"))
    }
}

impl From<Place> for (u8, u8) {
    fn from(place: Place) -> Self {
        (place.top, place.left)
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} × {}", self.top, self.left)
    }
}
