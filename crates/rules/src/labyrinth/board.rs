use std::fmt;

use serde::{Deserialize, Serialize};

use super::{Doors, Place, Places, Push, Side, Tile};

/// Forty-nine tiles, seven by seven. In match files seven strings of seven drawn tiles.
///
/// For each side it keeps the set of places whose tile has a door there, so that a slide is a
/// handful of shifts and what is reachable is found for all places at once.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "Vec<String>", into = "Vec<String>")]
pub struct Board {
    /// In the order of [`Side::ALL`].
    doors: [u64; 4],
}

impl Board {
    /// The board with these tiles, one for each place.
    pub(super) fn of(tiles: Vec<(Place, Tile)>) -> Self {
        let mut board = Self { doors: [0; 4] };
        for (place, tile) in tiles {
            board.lay(place, tile);
        }
        board
    }

    /// Reads seven strings of seven drawn tiles, from the top.
    pub fn drawn(rows: &[impl AsRef<str>]) -> Result<Self, String> {
        let size = usize::from(Place::MOST);
        if rows.len() != size {
            return Err(format!("a board has {size} rows, not {}", rows.len()));
        }
        let mut board = Self { doors: [0; 4] };
        let mut places = Place::all();
        for (row, number) in rows.iter().zip(1..) {
            let row = row.as_ref();
            let long = row.chars().count();
            if long != size {
                return Err(format!("row {number} has {size} tiles, not {long}"));
            }
            for (drawing, place) in row.chars().zip(&mut places) {
                let tile = Tile::try_from(drawing).map_err(|what| format!("{place}: {what}"))?;
                board.lay(place, tile);
            }
        }
        Ok(board)
    }

    /// The tile at this place.
    pub fn tile(&self, place: Place) -> Tile {
        let bits = (0..4).fold(0, |bits, side| {
            bits | u8::from(self.doors[side] & place.bit() != 0) << side
        });
        Tile::known(bits)
    }

    /// Lays a tile onto this place, in the stead of the one there.
    pub fn lay(&mut self, place: Place, tile: Tile) {
        for side in Side::ALL {
            let doors = &mut self.doors[side as usize];
            *doors &= !place.bit();
            if tile.doors().has(side) {
                *doors |= place.bit();
            }
        }
    }

    /// The board after a push of this tile, and the tile that fell out.
    ///
    /// Rule book: Labyrinth, "Lépések a játék során".
    pub fn pushed(&self, push: Push, tile: Tile) -> (Self, Tile) {
        let mut after = self.slid(push);
        after.lay(push.entering(), tile);
        (after, self.tile(push.leaving()))
    }

    /// The board after a push, with a hole where the tile goes in.
    pub(super) fn slid(&self, push: Push) -> Self {
        let mask = push.mask();
        let doors = self
            .doors
            .map(|doors| doors & !mask | push.shift(doors & mask));
        Self { doors }
    }

    /// The board with a hole filled: the tile at the place must have no doors yet.
    pub(super) fn filled(mut self, place: Place, doors: Doors) -> Self {
        for side in Side::ALL {
            self.doors[side as usize] |= u64::from(doors.has(side)) << place.index();
        }
        self
    }

    /// The set with all places to which a door of one in it leads, joined or not.
    pub(super) const fn beyond(&self, set: u64) -> u64 {
        let [top, right, bottom, left] = self.doors;
        set | (set & right) << 1 | (set & left) >> 1 | (set & bottom) << 8 | (set & top) >> 8
    }

    /// Where from each place a way leads to the right, and where it leads down.
    pub(super) const fn ways(&self) -> Ways {
        let [top, right, bottom, left] = self.doors;
        Ways {
            right: right & left >> 1,
            down: bottom & top >> 8,
        }
    }

    /// The places that can be reached from this one, which is among them.
    ///
    /// Rule book: Labyrinth, "Lépések a játék során".
    pub fn reachable(&self, from: Place) -> Places {
        self.reachable_from_any(Places::only(from))
    }

    /// The places that can be reached from any of these.
    pub fn reachable_from_any(&self, from: Places) -> Places {
        Places::of_bits(self.ways().flood(from.bits()))
    }

    /// Whether one can go straight from this place to its neighbour on this side.
    pub fn joined(&self, place: Place, side: Side) -> bool {
        place.beside(side).is_some_and(|next| {
            self.doors[side as usize] & place.bit() != 0
                && self.doors[side.opposite() as usize] & next.bit() != 0
        })
    }

    /// A shortest way between two places, both of them included; `None` if there is none.
    pub fn way(&self, from: Place, to: Place) -> Option<Vec<Place>> {
        let ways = self.ways();
        let mut rings = vec![from.bit()];
        let mut seen = from.bit();
        while seen & to.bit() == 0 {
            let wider = ways.step(seen);
            if wider == seen {
                return None;
            }
            rings.push(wider & !seen);
            seen = wider;
        }
        // Back from the goal, ring by ring, each place has a neighbour in the ring before.
        let mut way = vec![to];
        let mut place = to;
        for ring in rings.iter().rev().skip(1) {
            let mut beside = Side::ALL
                .into_iter()
                .filter(|&side| self.joined(place, side))
                .filter_map(|side| place.beside(side));
            place = beside
                .find(|next| ring & next.bit() != 0)
                .expect("a ring is what the one before it touches");
            way.push(place);
        }
        way.reverse();
        Some(way)
    }
}

/// The joins between neighbours: each bit is a place from which one can go to the right, or
/// down, and back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Ways {
    pub(super) right: u64,
    pub(super) down: u64,
}

impl Ways {
    /// The set with all places one step away from it.
    pub(super) const fn step(self, set: u64) -> u64 {
        set | (set & self.right) << 1
            | set >> 1 & self.right
            | (set & self.down) << 8
            | set >> 8 & self.down
    }

    /// The set with all that is joined to it.
    pub(super) const fn flood(self, set: u64) -> u64 {
        let mut set = set;
        loop {
            let wider = self.step(set);
            if wider == set {
                return set;
            }
            set = wider;
        }
    }
}

impl TryFrom<Vec<String>> for Board {
    type Error = String;

    fn try_from(rows: Vec<String>) -> Result<Self, String> {
        Self::drawn(&rows)
    }
}

impl From<Board> for Vec<String> {
    fn from(board: Board) -> Self {
        let size = usize::from(Place::MOST);
        let drawings: Vec<char> = Place::all().map(|place| board.tile(place).into()).collect();
        drawings.chunks(size).map(String::from_iter).collect()
    }
}

impl fmt::Debug for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Vec::from(*self).fmt(f)
    }
}

#[cfg(test)]
mod tests {
    use super::super::Line;
    use super::*;

    fn board() -> Board {
        Board::drawn(&[
            "┌┐┬┐┬└┐",
            "│─└│┌┌─",
            "├┘├┴┬┌┤",
            "└││┬├│┐",
            "├─┴┐┤┘┤",
            "─┐┤─┬├┘",
            "└─┴─┴┘┘",
        ])
        .unwrap()
    }

    fn place(row: u8, column: u8) -> Place {
        Place::new(row, column).unwrap()
    }

    #[test]
    fn a_board_is_written_as_it_is_drawn() {
        let rows = Vec::from(board());
        assert_eq!(rows[0], "┌┐┬┐┬└┐");
        assert_eq!(rows[6], "└─┴─┴┘┘");
        assert_eq!(Board::drawn(&rows), Ok(board()));
    }

    #[test]
    fn a_board_that_is_not_seven_by_seven_tiles_says_what_is_wrong() {
        assert_eq!(
            Board::drawn(&["│"; 6]),
            Err("a board has 7 rows, not 6".to_owned())
        );
        assert_eq!(
            Board::drawn(&["│││││││", "││││││││", "", "", "", "", ""]),
            Err("row 2 has 7 tiles, not 8".to_owned())
        );
        assert_eq!(
            Board::drawn(&["││││││X", "", "", "", "", "", ""]),
            Err("row 1, column 7: 'X' is none of the ten drawn tiles".to_owned())
        );
    }

    #[test]
    fn a_push_moves_a_line_and_the_tile_at_its_end_falls_out() {
        let push = Push {
            side: Side::Left,
            line: Line::new(2).unwrap(),
        };
        let (after, out) = board().pushed(push, Tile::drawn('┴').unwrap());
        assert_eq!(Vec::from(after)[1], "┴│─└│┌┌");
        assert_eq!(out, Tile::drawn('─').unwrap());
        let push = Push {
            side: Side::Bottom,
            line: Line::new(4).unwrap(),
        };
        let (after, out) = board().pushed(push, Tile::drawn('├').unwrap());
        let column: String = (1..=7)
            .map(|row| char::from(after.tile(place(row, 4))))
            .collect();
        assert_eq!(column, "│┴┬┐──├");
        assert_eq!(out, Tile::drawn('┐').unwrap());
    }

    #[test]
    fn one_goes_where_two_doors_meet() {
        // ┌┐ and │─ below: from the corner right, where the way turns down to a wall.
        let board = board();
        assert!(board.joined(place(1, 1), Side::Right));
        assert!(!board.joined(place(1, 2), Side::Bottom));
        assert!(!board.joined(place(1, 1), Side::Top));
        let reachable: Vec<(u8, u8)> = board.reachable(place(1, 2)).iter().map(<_>::from).collect();
        assert_eq!(reachable, [(1, 1), (1, 2), (2, 1), (3, 1), (3, 2), (4, 1)]);
    }

    #[test]
    fn a_way_goes_from_place_to_place() {
        let board = board();
        let way = board.way(place(1, 2), place(3, 2)).unwrap();
        let way: Vec<(u8, u8)> = way.into_iter().map(<_>::from).collect();
        assert_eq!(way, [(1, 2), (1, 1), (2, 1), (3, 1), (3, 2)]);
        assert_eq!(board.way(place(1, 2), place(1, 2)), Some(vec![place(1, 2)]));
        assert_eq!(board.way(place(1, 2), place(7, 7)), None);
    }
}
