use std::fmt;

use serde::{Deserialize, Serialize};

use super::{Place, Places, Side};

/// A row or column that slides: 2, 4 or 6, counted from the top or the left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Line(u8);

impl Line {
    /// All three.
    pub const ALL: [Self; 3] = [Self(2), Self(4), Self(6)];

    /// The line with this number, if it is 2, 4 or 6.
    pub const fn new(number: u8) -> Option<Self> {
        match number {
            2 | 4 | 6 => Some(Self(number)),
            _ => None,
        }
    }

    /// Its number, 2, 4 or 6.
    pub const fn get(self) -> u8 {
        self.0
    }
}

impl TryFrom<u8> for Line {
    type Error = String;

    fn try_from(number: u8) -> Result<Self, String> {
        Self::new(number).ok_or_else(|| format!("line {number} does not slide, 2, 4 and 6 do"))
    }
}

impl From<Line> for u8 {
    fn from(line: Line) -> Self {
        line.0
    }
}

impl fmt::Display for Line {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// One of the twelve arrows: a tile goes in at this side of the board and pushes this row or
/// column towards the opposite side.
///
/// Rule book: Labyrinth, "Lépések a játék során".
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Push {
    /// Where the tile goes in.
    pub side: Side,
    /// A row for left and right, a column for top and bottom.
    pub line: Line,
}

impl Push {
    /// All twelve, clockwise side by side from the top, lines ascending.
    pub const ALL: [Self; 12] = {
        let mut all = [Self {
            side: Side::Top,
            line: Line::ALL[0],
        }; 12];
        let mut i = 0;
        while i < all.len() {
            all[i] = Self {
                side: Side::ALL[i / 3],
                line: Line::ALL[i % 3],
            };
            i += 1;
        }
        all
    };

    /// The push that undoes this one, apart from how the tile is turned.
    #[must_use]
    pub const fn opposite(self) -> Self {
        Self {
            side: self.side.opposite(),
            line: self.line,
        }
    }

    /// The places of the line, from where the tile goes in to where one falls out.
    pub fn places(self) -> [Place; Place::MOST as usize] {
        let mut place = self.entering();
        let mut places = [place; Place::MOST as usize];
        for next in &mut places[1..] {
            place = place
                .beside(self.side.opposite())
                .expect("a line is seven places long");
            *next = place;
        }
        places
    }

    /// Where the tile goes in.
    pub const fn entering(self) -> Place {
        let last = Place::MOST - 1;
        let line = self.line.get() - 1;
        Place::of_index(match self.side {
            Side::Top => line,
            Side::Right => line * 8 + last,
            Side::Bottom => last * 8 + line,
            Side::Left => line * 8,
        })
    }

    /// Where a tile falls out.
    pub const fn leaving(self) -> Place {
        self.opposite().entering()
    }

    /// Where a pawn that stood at this place stands after the push: one further if it stood in
    /// the line, on the tile just put in if it was pushed out, else where it was.
    pub fn carries(self, pawn: Place) -> Place {
        Place::first_of(self.carry(pawn.bit()))
    }

    /// The same for a set of places.
    #[must_use]
    pub fn carries_all(self, pawns: Places) -> Places {
        Places::of_bits(self.carry(pawns.bits()))
    }

    /// The bits of the line.
    pub(super) const fn mask(self) -> u64 {
        const ROW: u64 = 0x7f;
        const COLUMN: u64 = 0x0001_0101_0101_0101;
        let line = self.line.get() - 1;
        match self.side {
            Side::Left | Side::Right => ROW << (line * 8),
            Side::Top | Side::Bottom => COLUMN << line,
        }
    }

    /// The line's bits, each moved by one place; the one that is pushed out is lost, and the
    /// place where the tile goes in is empty. `bits` must lie in the line.
    pub(super) const fn shift(self, bits: u64) -> u64 {
        let moved = match self.side {
            Side::Top => bits << 8,
            Side::Right => bits >> 1,
            Side::Bottom => bits >> 8,
            Side::Left => bits << 1,
        };
        moved & self.mask()
    }

    /// Pawns, or sets of them, as they ride along; those pushed out come in again.
    pub(super) const fn carry(self, bits: u64) -> u64 {
        let mask = self.mask();
        let inside = bits & mask;
        let out = if bits & self.leaving().bit() == 0 {
            0
        } else {
            self.entering().bit()
        };
        bits & !mask | self.shift(inside) | out
    }
}

impl fmt::Display for Push {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let line = match self.side {
            Side::Left | Side::Right => "row",
            Side::Top | Side::Bottom => "column",
        };
        write!(f, "{line} {} from the {}", self.line, self.side)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn place(row: u8, column: u8) -> Place {
        Place::new(row, column).unwrap()
    }

    fn push(side: Side, line: u8) -> Push {
        let line = Line::new(line).unwrap();
        Push { side, line }
    }

    #[test]
    fn only_rows_and_columns_2_4_and_6_slide() {
        let sliding: Vec<u8> = (0..=8).filter(|&n| Line::new(n).is_some()).collect();
        assert_eq!(sliding, [2, 4, 6]);
        for push in Push::ALL {
            assert!(push.places().iter().all(|place| !place.is_fixed()));
        }
    }

    #[test]
    fn a_line_runs_from_where_a_tile_goes_in_to_where_one_falls_out() {
        let places = push(Side::Left, 2).places();
        assert_eq!((places[0], places[6]), (place(2, 1), place(2, 7)));
        let places = push(Side::Bottom, 6).places();
        assert_eq!((places[0], places[6]), (place(7, 6), place(1, 6)));
        for push in Push::ALL {
            let mut places = push.places();
            assert_eq!(places[0], push.entering());
            assert_eq!(places[6], push.leaving());
            assert_eq!(Places::from_iter(places).bits(), push.mask());
            places.reverse();
            assert_eq!(push.opposite().places(), places);
        }
    }

    #[test]
    fn a_pawn_rides_along_and_one_pushed_out_comes_in_at_the_other_end() {
        for push in Push::ALL {
            let places = push.places();
            for pair in places.windows(2) {
                assert_eq!(push.carries(pair[0]), pair[1], "{push}");
            }
            assert_eq!(push.carries(places[6]), places[0], "{push}");
            let elsewhere = Place::all().filter(|place| !places.contains(place));
            for place in elsewhere {
                assert_eq!(push.carries(place), place, "{push}");
            }
        }
    }
}
