use std::fmt;

use serde::{Deserialize, Serialize};

use super::Side;

/// A place of the board, counted from 1 at the top left. In match files `[row, column]`.
///
/// Places are ordered as one reads: row by row, from left to right.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "(u8, u8)", into = "(u8, u8)")]
pub struct Place {
    row: u8,
    column: u8,
}

impl Place {
    /// How many rows, and how many columns, the board has.
    pub const MOST: u8 = 7;

    /// The four corners, clockwise from the top left. Pawns start there.
    pub const CORNERS: [Self; 4] = [
        Self { row: 1, column: 1 },
        Self { row: 1, column: 7 },
        Self { row: 7, column: 7 },
        Self { row: 7, column: 1 },
    ];

    /// The place in this row and column, if both are 1 to 7.
    pub const fn new(row: u8, column: u8) -> Option<Self> {
        if 1 <= row && row <= Self::MOST && 1 <= column && column <= Self::MOST {
            Some(Self { row, column })
        } else {
            None
        }
    }

    /// All forty-nine in reading order.
    pub fn all() -> impl Iterator<Item = Self> + Clone {
        (1..=Self::MOST).flat_map(|row| (1..=Self::MOST).map(move |column| Self { row, column }))
    }

    /// The row, 1 to 7 from the top.
    pub const fn row(self) -> u8 {
        self.row
    }

    /// The column, 1 to 7 from the left.
    pub const fn column(self) -> u8 {
        self.column
    }

    /// Whether the tile that lies here never moves.
    ///
    /// Rule book: Labyrinth, "Lépések a játék során".
    pub const fn is_fixed(self) -> bool {
        self.row % 2 == 1 && self.column % 2 == 1
    }

    /// The neighbour on this side, or `None` at the edge of the board.
    pub const fn beside(self, side: Side) -> Option<Self> {
        match side {
            Side::Left => Self::new(self.row, self.column - 1),
            Side::Right => Self::new(self.row, self.column + 1),
            Side::Top => Self::new(self.row - 1, self.column),
            Side::Bottom => Self::new(self.row + 1, self.column),
        }
    }

    /// The place's bit in a set: eight bits a row, the last of them always empty, so that a
    /// shift by one or by eight never runs from one row into another.
    pub(super) const fn bit(self) -> u64 {
        1 << self.index()
    }

    /// The number of the place's bit.
    pub(super) const fn index(self) -> u8 {
        (self.row - 1) * 8 + self.column - 1
    }

    /// The first place of a set in reading order; the set must not be empty.
    pub(super) const fn first_of(bits: u64) -> Self {
        // A bit's number is below 64.
        Self::of_index((bits.trailing_zeros() & 63) as u8)
    }

    /// The place of the bit with this number, which must be one.
    pub(super) const fn of_index(index: u8) -> Self {
        Self {
            row: index / 8 + 1,
            column: index % 8 + 1,
        }
    }
}

impl TryFrom<(u8, u8)> for Place {
    type Error = String;

    fn try_from((row, column): (u8, u8)) -> Result<Self, String> {
        Self::new(row, column)
            .ok_or_else(|| format!("[{row}, {column}] is no place, rows and columns are 1 to 7"))
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sixteen_places_are_fixed() {
        assert_eq!(Place::all().filter(|place| place.is_fixed()).count(), 16);
        assert!(Place::CORNERS.iter().all(|corner| corner.is_fixed()));
    }

    #[test]
    fn places_are_ordered_as_one_reads_and_so_are_their_bits() {
        assert_eq!(Place::all().count(), 49);
        assert!(Place::all().is_sorted());
        assert!(Place::all().is_sorted_by_key(Place::bit));
        assert!(Place::all().all(|place| Place::of_index(place.index()) == place));
    }

    #[test]
    fn beside_the_edge_there_is_nothing() {
        let corner = Place::new(1, 7).unwrap();
        assert_eq!(corner.beside(Side::Top), None);
        assert_eq!(corner.beside(Side::Right), None);
        assert_eq!(corner.beside(Side::Left), Place::new(1, 6));
        assert_eq!(corner.beside(Side::Bottom), Place::new(2, 7));
    }
}
