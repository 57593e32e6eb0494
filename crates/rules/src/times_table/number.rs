use std::fmt;

use serde::{Deserialize, Serialize};

use super::Place;

/// A number that tiles and cards bear: one of the 42 products of the wall, 1 to 100. In match
/// files a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Number(u8);

impl Number {
    /// How many different numbers there are.
    pub const COUNT: usize = 42;

    /// The number with this value, if a place of the wall has it as its product.
    pub fn new(value: u8) -> Option<Self> {
        let number = Self(value);
        number.places().next().map(|_| number)
    }

    pub(super) const fn of(place: Place) -> Self {
        Self(place.top() * place.left())
    }

    /// The value, 1 to 100.
    pub const fn get(self) -> u8 {
        self.0
    }

    /// All 42 numbers, in ascending order.
    pub fn all() -> impl Iterator<Item = Self> {
        (1..=Place::MOST * Place::MOST).filter_map(Self::new)
    }

    /// The places where a tile with this number fits, in reading order: one to four.
    pub fn places(self) -> impl Iterator<Item = Place> {
        let lefts = (1..=Place::MOST).filter(move |left| self.0.is_multiple_of(*left));
        lefts.filter_map(move |left| Place::new(self.0 / left, left))
    }
}

impl TryFrom<u8> for Number {
    type Error = String;

    fn try_from(value: u8) -> Result<Self, String> {
        Self::new(value).ok_or_else(|| format!("no tile bears {value}"))
    }
}

impl From<Number> for u8 {
    fn from(number: Number) -> Self {
        number.0
    }
}

impl fmt::Display for Number {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}
