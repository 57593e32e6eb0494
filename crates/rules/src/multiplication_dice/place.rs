use std::fmt;

use super::Product;

/// A field of the board, counted from row 1, column 1 at the top left.
///
/// Places are ordered as one reads: row by row, from left to right.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Place {
    row: u8,
    column: u8,
}

impl Place {
    /// How many rows, and how many columns, the board has.
    pub const MOST: u8 = 12;

    /// How many fields the board has.
    pub const COUNT: usize = Self::MOST as usize * Self::MOST as usize;

    /// The field in this row and column, if both are 1 to 12.
    pub const fn new(row: u8, column: u8) -> Option<Self> {
        if 1 <= row && row <= Self::MOST && 1 <= column && column <= Self::MOST {
            Some(Self { row, column })
        } else {
            None
        }
    }

    /// The row, 1 to 12 from the top.
    pub const fn row(self) -> u8 {
        self.row
    }

    /// The column, 1 to 12 from the left.
    pub const fn column(self) -> u8 {
        self.column
    }

    /// The number on the field: row times column.
    pub const fn product(self) -> Product {
        Product::of(self)
    }

    /// All 144 fields in reading order.
    pub fn all() -> impl Iterator<Item = Self> {
        (1..=Self::MOST).flat_map(|row| (1..=Self::MOST).map(move |column| Self { row, column }))
    }

    /// Where the field stands in a list of all fields.
    pub(super) fn slot(self) -> usize {
        usize::from((self.row - 1) * Self::MOST + self.column - 1)
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "row {}, column {}", self.row, self.column)
    }
}
