use std::fmt;

use serde::{Deserialize, Serialize};

/// A place of the field, counted from 1 at the top left. In match files `[row, column]`.
///
/// Places are ordered as one reads: row by row, from left to right.
/// A place may lie outside a scenario's field, which can be smaller than four by four.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "(u8, u8)", into = "(u8, u8)")]
pub struct Place {
    row: u8,
    column: u8,
}

impl Place {
    /// The most rows, and the most columns, that a field has.
    pub const MOST: u8 = 4;

    /// The place in this row and column, if both are 1 to 4.
    pub const fn new(row: u8, column: u8) -> Option<Self> {
        if 1 <= row && row <= Self::MOST && 1 <= column && column <= Self::MOST {
            Some(Self { row, column })
        } else {
            None
        }
    }

    /// The row, 1 to 4 from the top.
    pub const fn row(self) -> u8 {
        self.row
    }

    /// The column, 1 to 4 from the left.
    pub const fn column(self) -> u8 {
        self.column
    }

    /// Where the place stands in a list of four times four places.
    pub(super) fn slot(self) -> usize {
        usize::from((self.row - 1) * Self::MOST + self.column - 1)
    }
}

impl TryFrom<(u8, u8)> for Place {
    type Error = String;

    fn try_from((row, column): (u8, u8)) -> Result<Self, String> {
        Self::new(row, column)
            .ok_or_else(|| format!("[{row}, {column}] is no place, rows and columns are 1 to 4"))
    }
}

impl From<Place> for (u8, u8) {
    fn from(place: Place) -> Self {
        (place.row, place.column)
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "row {}, column {}", self.row, self.column)
    }
}
