//! How the picture lies: turned in quarter turns, so that it shows the board as one sees it.
//!
//! The match itself knows nothing of it. Whatever is shown or told is turned on its way out.

use tableside_rules::labyrinth::{Line, Place, Push, Side, Tile};

/// A picture turned by so many quarter turns clockwise, 0 to 3.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(super) struct View(u8);

impl View {
    /// The picture turned by so many quarter turns.
    pub(super) fn new(quarters: u8) -> Self {
        Self(quarters % 4)
    }

    /// Reads the number of quarter turns; what is none of 0 to 3 is not turned.
    pub(super) fn read(text: &str) -> Self {
        let quarters = text.parse().ok().filter(|quarters| *quarters < 4);
        Self(quarters.unwrap_or(0))
    }

    /// The number of quarter turns.
    pub(super) fn quarters(self) -> u8 {
        self.0
    }

    /// One quarter turn further.
    pub(super) fn turned(self) -> Self {
        Self::new(self.0 + 1)
    }

    /// Where a place of the board is seen.
    pub(super) fn place(self, place: Place) -> Place {
        (0..self.0).fold(place, |place, _| quarter(place))
    }

    /// Which place of the board is seen here.
    pub(super) fn behind(self, seen: Place) -> Place {
        Self::new(4 - self.0).place(seen)
    }

    /// How a tile of the board is seen.
    pub(super) fn tile(self, tile: Tile) -> Tile {
        (0..self.0).fold(tile, |tile, _| tile.turned_right())
    }

    /// Which tile of the board is seen so.
    pub(super) fn tile_behind(self, seen: Tile) -> Tile {
        Self::new(4 - self.0).tile(seen)
    }

    /// How a push is seen.
    pub(super) fn push(self, push: Push) -> Push {
        (0..self.0).fold(push, |push, _| quarter_of_push(push))
    }
}

/// A place after a quarter turn of the board clockwise.
fn quarter(place: Place) -> Place {
    Place::new(place.column(), Place::MOST + 1 - place.row())
        .expect("rows and columns have the same numbers")
}

/// A push after a quarter turn of the board clockwise.
fn quarter_of_push(push: Push) -> Push {
    let across = || {
        Line::new(Place::MOST + 1 - push.line.get())
            .expect("the lines that slide lie alike from both sides")
    };
    match push.side {
        Side::Top => Push {
            side: Side::Right,
            line: push.line,
        },
        Side::Bottom => Push {
            side: Side::Left,
            line: push.line,
        },
        Side::Right => Push {
            side: Side::Bottom,
            line: across(),
        },
        Side::Left => Push {
            side: Side::Top,
            line: across(),
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_push_is_seen_where_its_tile_goes_in_and_falls_out() {
        for quarters in 0..4 {
            let view = View::new(quarters);
            for push in Push::ALL {
                let seen = view.push(push);
                assert_eq!(seen.entering(), view.place(push.entering()));
                assert_eq!(seen.leaving(), view.place(push.leaving()));
            }
        }
    }

    #[test]
    fn what_is_seen_leads_back_to_what_is_there() {
        for quarters in 0..4 {
            let view = View::new(quarters);
            for place in Place::all() {
                assert_eq!(view.behind(view.place(place)), place);
            }
            for tile in Tile::ALL {
                assert_eq!(view.tile_behind(view.tile(tile)), tile);
            }
        }
    }

    #[test]
    fn doors_lead_to_the_same_neighbours() {
        let view = View::new(1);
        let place = Place::new(2, 3).unwrap();
        let tile = Tile::drawn('└').unwrap();
        assert_eq!(view.place(place), Place::new(3, 6).unwrap());
        assert_eq!(view.tile(tile), Tile::drawn('┌').unwrap());
    }

    #[test]
    fn four_quarters_are_none() {
        assert_eq!(View::new(3).turned(), View::default());
        assert_eq!(View::read("2").quarters(), 2);
        for text in ["", "4", "-1", "x", "256"] {
            assert_eq!(View::read(text), View::default(), "{text}");
        }
    }
}
