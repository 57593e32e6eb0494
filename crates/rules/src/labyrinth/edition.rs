use std::sync::LazyLock;

use serde::Deserialize;

use super::{Place, Printed, Shape, Tile};

static DATA: LazyLock<Data> = LazyLock::new(|| {
    serde_json::from_str(include_str!("../../../../scenarios/labyrinth.json"))
        .expect("the box's contents are part of the program, and a test reads them")
});

/// What the box holds.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Data {
    /// The board as it is printed, a blank where a loose tile lies.
    fixed: Vec<String>,
    editions: Vec<Edition>,
    pub(super) treasures: Vec<Printed>,
}

pub(super) fn data() -> &'static Data {
    &DATA
}

/// A print run of the game, told by how many loose tiles of each shape it has. Together they
/// are 34: one for each place that is not fixed, and the spare.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Edition {
    straights: u8,
    corners: u8,
    tees: u8,
}

impl Edition {
    /// How many loose tiles there are, the spare included.
    pub const LOOSE: usize = 34;

    /// All that are known, the usual one first.
    pub fn all() -> &'static [Self] {
        &DATA.editions
    }

    /// The usual one.
    pub fn usual() -> Self {
        DATA.editions[0]
    }

    /// How many loose tiles of this shape it has.
    pub const fn loose(self, shape: Shape) -> u8 {
        match shape {
            Shape::Straight => self.straights,
            Shape::Corner => self.corners,
            Shape::Tee => self.tees,
        }
    }

    /// The tile that is printed on the board here, the same in every edition; `None` where
    /// loose tiles lie.
    pub fn fixed(place: Place) -> Option<Tile> {
        let row = DATA.fixed.get(usize::from(place.row()) - 1)?;
        Tile::drawn(row.chars().nth(usize::from(place.column()) - 1)?)
    }
}

#[cfg(test)]
mod tests {
    use super::super::{Board, Side};
    use super::*;

    #[test]
    fn the_usual_edition_has_13_straights_15_corners_and_6_tees() {
        let loose = |edition: &Edition| Shape::ALL.map(|shape| edition.loose(shape));
        let all: Vec<[u8; 3]> = Edition::all().iter().map(loose).collect();
        assert_eq!(all, [[13, 15, 6], [12, 16, 6]]);
        assert_eq!(Edition::usual(), Edition::all()[0]);
    }

    #[test]
    fn every_edition_has_34_loose_tiles() {
        for edition in Edition::all() {
            let loose: u8 = Shape::ALL.map(|shape| edition.loose(shape)).iter().sum();
            assert_eq!(usize::from(loose), Edition::LOOSE);
        }
        let places = Place::all().filter(|place| !place.is_fixed()).count();
        assert_eq!(places + 1, Edition::LOOSE);
    }

    #[test]
    fn a_tile_is_printed_on_each_place_that_never_moves() {
        for place in Place::all() {
            assert_eq!(Edition::fixed(place).is_some(), place.is_fixed(), "{place}");
        }
        assert_eq!(DATA.fixed.len(), usize::from(Place::MOST));
    }

    #[test]
    fn no_printed_tile_has_a_door_to_the_outside() {
        for place in Place::all() {
            let Some(tile) = Edition::fixed(place) else {
                continue;
            };
            for side in Side::ALL {
                if place.beside(side).is_none() {
                    assert!(!tile.doors().has(side), "{place}");
                }
            }
        }
    }

    #[test]
    fn a_board_is_read_as_it_is_drawn() {
        let rows: Vec<String> = DATA.fixed.iter().map(|row| row.replace(' ', "─")).collect();
        let board = Board::drawn(&rows).unwrap();
        for place in Place::all().filter(|place| place.is_fixed()) {
            assert_eq!(Some(board.tile(place)), Edition::fixed(place));
        }
    }
}
