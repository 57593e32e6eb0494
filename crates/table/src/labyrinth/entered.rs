//! A real board as far as it has been entered.
//!
//! All of it stands in the address: `tiles` has a digit for each loose tile in the order in which
//! they are entered, `spots` a sign for each loose treasure, saying on which of those tiles it is.
//! Whatever does not fit there is dropped.

use std::collections::BTreeMap;

use tableside_rules::labyrinth::{
    Board, Draft, Edition, Place, Printed, PrintedOn, Shape, Spot, Tile, Treasure,
};

use super::words;
use crate::visit::Picks;

/// A board as the address, or a form, has it.
pub(super) struct Typed<'a> {
    pub(super) tiles: &'a str,
    pub(super) spots: &'a str,
}

/// A board as far as it has been entered.
#[derive(Debug, Clone)]
pub(super) struct Entered {
    pub(super) draft: Draft,
    /// Where each of the loose treasures is, in the order of the box.
    pub(super) spots: Vec<Option<Spot>>,
}

/// The sign of a treasure that has not been found yet.
const NOWHERE: char = '-';

/// The treasures on loose tiles, and on tiles of which shape.
fn loose() -> impl Iterator<Item = (&'static Treasure, Shape)> {
    Printed::all()
        .iter()
        .filter_map(|printed| match printed.on {
            PrintedOn::Loose(shape) => Some((&printed.treasure, shape)),
            PrintedOn::Fixed(_) => None,
        })
}

impl Entered {
    /// Reads what has been entered; what does not fit is left out.
    pub(super) fn read(edition: Edition, typed: &Typed<'_>) -> Self {
        let mut draft = Draft::new(edition);
        let tiles = typed.tiles.chars().map_while(|sign| sign.to_digit(10));
        let tiles = tiles.filter_map(|index| Tile::ALL.get(usize::try_from(index).ok()?));
        for &tile in tiles {
            if draft.put(tile).is_err() {
                break;
            }
        }
        let mut entered = Self {
            draft,
            spots: Vec::new(),
        };
        let mut signs = typed.spots.chars();
        for (_, shape) in loose() {
            let sign = signs.next().unwrap_or(NOWHERE);
            let spot = sign.to_digit(36).and_then(|index| {
                let index = usize::try_from(index).ok()?;
                Draft::spots().nth(index)
            });
            let rooms = entered.draft.room(shape, &entered.treasures());
            entered.spots.push(spot.filter(|spot| rooms.contains(spot)));
        }
        entered
    }

    /// The loose tiles as the address has them.
    pub(super) fn tiles(&self) -> String {
        let tiles = Draft::spots().map_while(|spot| self.draft.tile(spot));
        tiles.map(|tile| words::drawing(tile).to_string()).collect()
    }

    /// The spots of the loose treasures as the address has them.
    pub(super) fn signs(&self) -> String {
        let sign = |spot: &Option<Spot>| {
            let index = spot.and_then(|spot| Draft::spots().position(|other| other == spot));
            let index = index.and_then(|index| u32::try_from(index).ok());
            index.and_then(|index| char::from_digit(index, 36))
        };
        let signs = self.spots.iter();
        signs.map(|spot| sign(spot).unwrap_or(NOWHERE)).collect()
    }

    /// Where the treasures are, as far as that is known.
    pub(super) fn treasures(&self) -> BTreeMap<Treasure, Spot> {
        let found = loose().zip(&self.spots);
        let found = found.filter_map(|((treasure, _), spot)| Some((treasure.clone(), (*spot)?)));
        Draft::fixed_treasures().into_iter().chain(found).collect()
    }

    /// The treasure that is looked for next, and on tiles of which shape.
    pub(super) fn wanted(&self) -> Option<(usize, &'static Treasure, Shape)> {
        let missing = self.spots.iter().position(Option::is_none)?;
        let (treasure, shape) = loose().nth(missing)?;
        Some((missing, treasure, shape))
    }

    /// Board, spare and treasures, once all have been entered.
    pub(super) fn board(&self) -> Option<(Board, Tile, BTreeMap<Treasure, Spot>)> {
        let (board, spare) = self.draft.finished()?;
        let whole = self.spots.iter().all(Option::is_some);
        whole.then(|| (board, spare, self.treasures()))
    }

    /// Where the next tile goes, or else the one that is to be changed.
    pub(super) fn target(&self, at: Option<Spot>) -> Option<Spot> {
        let is_loose = |spot: &Spot| !spot.place().is_some_and(Place::is_fixed);
        let changed = at.filter(is_loose);
        changed
            .filter(|&spot| self.draft.tile(spot).is_some())
            .or(self.draft.next())
    }

    /// The same with a tile at this spot; `None` if its shape is used up.
    pub(super) fn with_tile(&self, at: Spot, tile: Tile) -> Option<Self> {
        let mut changed = self.clone();
        let laid = if self.draft.next() == Some(at) {
            changed.draft.put(tile)
        } else {
            changed.draft.change(at, tile)
        };
        laid.ok().map(|()| changed)
    }

    /// The same with one of the loose treasures at this spot, or nowhere.
    pub(super) fn with_spot(&self, treasure: usize, spot: Option<Spot>) -> Self {
        let mut changed = self.clone();
        changed.spots[treasure] = spot;
        changed
    }

    /// The same without what was entered last; `None` if that is nothing.
    pub(super) fn taken_back(&self) -> Option<Self> {
        if let Some(last) = self.spots.iter().rposition(Option::is_some) {
            return Some(self.with_spot(last, None));
        }
        let mut changed = self.clone();
        changed.draft.take_back().map(|_| changed)
    }

    /// The query of the page with this board.
    pub(super) fn query(&self, picks: &Picks) -> String {
        let picks = Picks::read(&picks.with("at", None));
        let picks = Picks::read(&picks.with("spots", Some(&self.signs())));
        picks.with("tiles", Some(&self.tiles()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// 13 straights, 15 corners and 6 T.
    const TILES: &str = "0000000000000222222222222222666666";

    fn read(tiles: &str, spots: &str) -> Entered {
        Entered::read(Edition::usual(), &Typed { tiles, spots })
    }

    #[test]
    fn what_is_entered_is_read_again() {
        let entered = read(TILES, "stuvwxdefghi");
        assert_eq!(entered.tiles(), TILES);
        assert_eq!(entered.signs(), "stuvwxdefghi");
        let (_, spare, treasures) = entered.board().unwrap();
        assert_eq!(spare, Tile::ALL[6]);
        assert_eq!(treasures.len(), 24);
    }

    #[test]
    fn what_does_not_fit_is_left_out() {
        assert_eq!(read("00x000", "").tiles(), "00");
        assert_eq!(read(&"0".repeat(40), "").tiles(), "0".repeat(13));
        assert_eq!(read(&format!("{TILES}0"), "").tiles(), TILES);
        assert_eq!(read("💥", "💥").tiles(), "");
        // The first six lie on T tiles, and no two on the same.
        let entered = read(TILES, "0sszé-d");
        assert_eq!(entered.signs(), "-s----d-----");
        assert!(entered.board().is_none());
        assert_eq!(entered.wanted().map(|(index, ..)| index), Some(0));
    }

    #[test]
    fn the_last_entry_is_taken_back_treasures_first() {
        let entered = read(TILES, "st");
        let entered = entered.taken_back().unwrap();
        assert_eq!(entered.signs(), "s-----------");
        let entered = entered.taken_back().unwrap().taken_back().unwrap();
        assert_eq!(entered.tiles().len(), 33);
        assert!(read("", "").taken_back().is_none());
    }

    #[test]
    fn a_treasure_goes_when_its_tile_changes_shape() {
        let entered = read("60", "0");
        assert_eq!(entered.signs(), "0-----------");
        let first = Draft::spots().next().unwrap();
        let changed = entered.with_tile(first, Tile::ALL[2]).unwrap();
        let read = read(&changed.tiles(), &changed.signs());
        assert_eq!(
            (read.tiles().as_str(), read.signs()),
            ("20", "-".repeat(12))
        );
    }
}
