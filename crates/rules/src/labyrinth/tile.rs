use std::fmt;

use serde::{Deserialize, Serialize};

/// An edge of a tile, or of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Side {
    /// North.
    Top,
    /// East.
    Right,
    /// South.
    Bottom,
    /// West.
    Left,
}

impl Side {
    /// All four, clockwise from the top.
    pub const ALL: [Self; 4] = [Self::Top, Self::Right, Self::Bottom, Self::Left];

    /// The edge that lies across.
    #[must_use]
    pub const fn opposite(self) -> Self {
        match self {
            Self::Top => Self::Bottom,
            Self::Right => Self::Left,
            Self::Bottom => Self::Top,
            Self::Left => Self::Right,
        }
    }

    /// The name that match files use.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Top => "top",
            Self::Right => "right",
            Self::Bottom => "bottom",
            Self::Left => "left",
        }
    }
}

impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// The sides at which a tile has a door.
///
/// Rule book: Labyrinth, "Lépések a játék során".
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Doors(u8);

impl Doors {
    /// Doors on these sides.
    pub const fn at(sides: &[Side]) -> Self {
        let mut bits = 0;
        let mut i = 0;
        while i < sides.len() {
            bits |= 1 << sides[i] as u8;
            i += 1;
        }
        Self(bits)
    }

    /// Whether there is a door on this side.
    pub const fn has(self, side: Side) -> bool {
        self.0 >> side as u8 & 1 == 1
    }

    /// The doors after a quarter turn clockwise.
    const fn turned_right(self) -> Self {
        Self((self.0 << 1 | self.0 >> 3) & 0b1111)
    }
}

/// What a tile looks like, however it is turned.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Shape {
    /// Two doors that lie across, `│`.
    Straight,
    /// Two doors side by side, `└`.
    Corner,
    /// Three doors, `├`.
    Tee,
}

impl Shape {
    /// All three.
    pub const ALL: [Self; 3] = [Self::Straight, Self::Corner, Self::Tee];

    /// The tiles of this shape in all their rotations, each a quarter turn clockwise from the
    /// one before: two for a straight, else four.
    pub const fn tiles(self) -> &'static [Tile] {
        match self {
            Self::Straight => &STRAIGHTS,
            Self::Corner => &CORNERS,
            Self::Tee => &TEES,
        }
    }
}

const STRAIGHTS: [Tile; 2] = [
    Tile::with(&[Side::Top, Side::Bottom]),
    Tile::with(&[Side::Right, Side::Left]),
];
const CORNERS: [Tile; 4] = [
    Tile::with(&[Side::Top, Side::Right]),
    Tile::with(&[Side::Right, Side::Bottom]),
    Tile::with(&[Side::Bottom, Side::Left]),
    Tile::with(&[Side::Left, Side::Top]),
];
const TEES: [Tile; 4] = [
    Tile::with(&[Side::Top, Side::Right, Side::Bottom]),
    Tile::with(&[Side::Right, Side::Bottom, Side::Left]),
    Tile::with(&[Side::Bottom, Side::Left, Side::Top]),
    Tile::with(&[Side::Left, Side::Top, Side::Right]),
];
const DRAWN: [char; 10] = ['│', '─', '└', '┌', '┐', '┘', '├', '┬', '┤', '┴'];

/// A tile as it is turned. In match files drawn, the strokes are the doors:
/// `│ ─ └ ┌ ┐ ┘ ├ ┬ ┤ ┴`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "char", into = "char")]
pub struct Tile(Doors);

impl Tile {
    /// The ten, shape by shape, in the order in which they are drawn above.
    pub const ALL: [Self; 10] = [
        STRAIGHTS[0],
        STRAIGHTS[1],
        CORNERS[0],
        CORNERS[1],
        CORNERS[2],
        CORNERS[3],
        TEES[0],
        TEES[1],
        TEES[2],
        TEES[3],
    ];

    const fn with(sides: &[Side]) -> Self {
        Self(Doors::at(sides))
    }

    /// The tile that is drawn so, or `None` if it is none of the ten.
    pub fn drawn(drawing: char) -> Option<Self> {
        let found = DRAWN.iter().position(|&drawn| drawn == drawing)?;
        Some(Self::ALL[found])
    }

    /// The tile with exactly these doors, or `None` if no tile has them.
    pub fn of(doors: Doors) -> Option<Self> {
        Self::ALL.into_iter().find(|tile| tile.0 == doors)
    }

    /// The tile with the doors of these bits, which must be those of a tile.
    pub(super) const fn known(doors: u8) -> Self {
        Self(Doors(doors))
    }

    /// The sides at which it has doors.
    pub const fn doors(self) -> Doors {
        self.0
    }

    /// Its shape.
    pub const fn shape(self) -> Shape {
        match self.0.0 {
            0b0101 | 0b1010 => Shape::Straight,
            0b0011 | 0b0110 | 0b1100 | 0b1001 => Shape::Corner,
            _ => Shape::Tee,
        }
    }

    /// The tile after a quarter turn clockwise.
    #[must_use]
    pub const fn turned_right(self) -> Self {
        Self(self.0.turned_right())
    }

    /// The tile after a quarter turn anticlockwise.
    #[must_use]
    pub const fn turned_left(self) -> Self {
        self.turned_right().turned_right().turned_right()
    }

    /// How it can be turned, from as it is now on clockwise: two tiles for a straight, else four.
    pub fn turns(self) -> impl Iterator<Item = Self> + Clone {
        let many = self.shape().tiles().len();
        std::iter::successors(Some(self), |tile| Some(tile.turned_right())).take(many)
    }
}

impl TryFrom<char> for Tile {
    type Error = String;

    fn try_from(drawing: char) -> Result<Self, String> {
        Self::drawn(drawing).ok_or_else(|| format!("{drawing:?} is none of the ten drawn tiles"))
    }
}

impl From<Tile> for char {
    fn from(tile: Tile) -> Self {
        let mut all = Tile::ALL.iter().zip(DRAWN);
        let found = all.find(|(other, _)| **other == tile);
        found.expect("every tile is one of the ten").1
    }
}

impl fmt::Display for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        char::from(*self).fmt(f)
    }
}

impl fmt::Debug for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_strokes_of_a_drawing_are_its_doors() {
        let doors = |drawing| {
            let doors = Tile::drawn(drawing).unwrap().doors();
            Side::ALL.map(|side| doors.has(side))
        };
        assert_eq!(doors('│'), [true, false, true, false]);
        assert_eq!(doors('─'), [false, true, false, true]);
        assert_eq!(doors('└'), [true, true, false, false]);
        assert_eq!(doors('┌'), [false, true, true, false]);
        assert_eq!(doors('┐'), [false, false, true, true]);
        assert_eq!(doors('┘'), [true, false, false, true]);
        assert_eq!(doors('├'), [true, true, true, false]);
        assert_eq!(doors('┬'), [false, true, true, true]);
        assert_eq!(doors('┤'), [true, false, true, true]);
        assert_eq!(doors('┴'), [true, true, false, true]);
        assert_eq!(Tile::drawn('┼'), None);
    }

    #[test]
    fn a_drawing_and_its_doors_name_the_same_tile() {
        for tile in Tile::ALL {
            assert_eq!(Tile::drawn(tile.into()), Some(tile));
            assert_eq!(Tile::of(tile.doors()), Some(tile));
            assert!(tile.shape().tiles().contains(&tile));
        }
        assert_eq!(Tile::of(Doors::at(&[Side::Top])), None);
        assert_eq!(Tile::of(Doors::at(&Side::ALL)), None);
    }

    #[test]
    fn turns_go_round_clockwise() {
        let turns = |drawing| -> String {
            let tile = Tile::drawn(drawing).unwrap();
            tile.turns().map(char::from).collect()
        };
        assert_eq!(turns('│'), "│─");
        assert_eq!(turns('┐'), "┐┘└┌");
        assert_eq!(turns('├'), "├┬┤┴");
        for tile in Tile::ALL {
            assert_eq!(tile.turned_right().turned_left(), tile);
            assert_eq!(tile.turned_left().shape(), tile.shape());
        }
    }
}
