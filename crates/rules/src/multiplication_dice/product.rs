use std::fmt;

use super::{Die, Place};

/// A number that stands on the board, and that two dice can make: one of 59 from 1 to 144.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Product(u8);

impl Product {
    /// How many different products there are.
    pub const COUNT: usize = 59;

    /// The product with this value, if the board has it.
    pub fn new(value: u8) -> Option<Self> {
        let product = Self(value);
        product.places().next().map(|_| product)
    }

    pub(super) const fn of(place: Place) -> Self {
        Self(place.row() * place.column())
    }

    pub(super) const fn made_by([one, other]: [Die; 2]) -> Self {
        Self(one.get() * other.get())
    }

    /// The value, 1 to 144.
    pub const fn get(self) -> u8 {
        self.0
    }

    /// All 59 products, in ascending order.
    pub fn all() -> impl Iterator<Item = Self> {
        (1..=u8::MAX).filter_map(Self::new)
    }

    /// The fields that show the product, in reading order: one to six.
    pub fn places(self) -> impl Iterator<Item = Place> {
        let rows = (1..=Place::MOST).filter(move |row| self.0.is_multiple_of(*row));
        rows.filter_map(move |row| Place::new(row, self.0 / row))
    }
}

impl fmt::Display for Product {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}
