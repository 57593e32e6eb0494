use std::fmt;

use serde::{Deserialize, Serialize};

/// What a twelve-sided die shows, 1 to 12. In match files a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Die(u8);

impl Die {
    /// How many sides a die has, and so the highest number that it shows.
    pub const SIDES: u8 = 12;

    /// The die that shows this number, if it is 1 to 12.
    pub const fn new(number: u8) -> Option<Self> {
        if 1 <= number && number <= Self::SIDES {
            Some(Self(number))
        } else {
            None
        }
    }

    /// The number, 1 to 12.
    pub const fn get(self) -> u8 {
        self.0
    }

    /// Everything that a die can show, in ascending order.
    pub fn all() -> impl Iterator<Item = Self> {
        (1..=Self::SIDES).map(Self)
    }
}

impl TryFrom<u8> for Die {
    type Error = String;

    fn try_from(number: u8) -> Result<Self, String> {
        Self::new(number).ok_or_else(|| format!("no die shows {number}, dice show 1 to 12"))
    }
}

impl From<Die> for u8 {
    fn from(die: Die) -> Self {
        die.0
    }
}

impl fmt::Display for Die {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}
