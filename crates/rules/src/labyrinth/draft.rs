use std::collections::BTreeMap;
use std::fmt;

use super::{Board, Edition, Place, Printed, PrintedOn, Refusal, Shape, Spot, Tile, Treasure};

/// A real board while it is entered, one loose tile after the other: the places that are not
/// fixed in reading order, then the spare.
///
/// It never has more tiles of a shape than the edition, so that it ends at the right numbers.
/// As text it is the drawn tiles in that order, and is read again by [`Draft::drawn`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Draft {
    edition: Edition,
    loose: Vec<Tile>,
}

impl Draft {
    /// A board with nothing but its fixed tiles.
    pub const fn new(edition: Edition) -> Self {
        let loose = Vec::new();
        Self { edition, loose }
    }

    /// The board with these loose tiles; characters that draw no tile are an error.
    pub fn drawn(edition: Edition, tiles: &str) -> Result<Self, String> {
        let mut draft = Self::new(edition);
        for drawing in tiles.chars() {
            let tile = Tile::try_from(drawing)?;
            draft.put(tile).map_err(|refusal| refusal.to_string())?;
        }
        Ok(draft)
    }

    /// The edition whose tiles are counted.
    pub const fn edition(&self) -> Edition {
        self.edition
    }

    /// Where loose tiles lie, in the order in which they are entered.
    pub fn spots() -> impl Iterator<Item = Spot> + Clone {
        let places = Place::all().filter(|place| !place.is_fixed());
        places.map(Spot::Place).chain([Spot::Spare])
    }

    /// Where the next tile goes; `None` once all lie.
    pub fn next(&self) -> Option<Spot> {
        Self::spots().nth(self.loose.len())
    }

    /// How many loose tiles lie already, 0 to 34.
    pub const fn laid(&self) -> usize {
        self.loose.len()
    }

    /// How many loose tiles of this shape are left.
    pub fn left(&self, shape: Shape) -> u8 {
        let laid = self.loose.iter().filter(|tile| tile.shape() == shape);
        laid.fold(self.edition.loose(shape), |left, _| left - 1)
    }

    /// The tile that lies there, fixed ones included.
    pub fn tile(&self, spot: Spot) -> Option<Tile> {
        let fixed = spot.place().and_then(Edition::fixed);
        fixed.or_else(|| self.loose.get(index(spot)?).copied())
    }

    /// Lays a tile at the next spot.
    pub fn put(&mut self, tile: Tile) -> Result<(), Refusal> {
        if self.next().is_none() {
            return Err(Refusal::BoardFull);
        }
        self.has(tile.shape())?;
        self.loose.push(tile);
        Ok(())
    }

    /// Lays another tile, or the same one turned otherwise, where one lies already.
    ///
    /// Nothing happens where none lies yet, or where the tile is fixed.
    pub fn change(&mut self, spot: Spot, tile: Tile) -> Result<(), Refusal> {
        let Some(i) = index(spot).filter(|&i| i < self.loose.len()) else {
            return Ok(());
        };
        if self.loose[i].shape() != tile.shape() {
            self.has(tile.shape())?;
        }
        self.loose[i] = tile;
        Ok(())
    }

    /// Takes the last tile back; `None` if none lies.
    pub fn take_back(&mut self) -> Option<Tile> {
        self.loose.pop()
    }

    /// The board and its spare, once all tiles lie.
    pub fn finished(&self) -> Option<(Board, Tile)> {
        let spare = self.tile(Spot::Spare)?;
        let tiles: Option<Vec<(Place, Tile)>> = Place::all()
            .map(|place| Some((place, self.tile(place.into())?)))
            .collect();
        Some((Board::of(tiles?), spare))
    }

    /// Where the treasures that are printed on fixed tiles lie.
    pub fn fixed_treasures() -> BTreeMap<Treasure, Spot> {
        let fixed = Printed::all()
            .iter()
            .filter_map(|printed| match printed.on {
                PrintedOn::Fixed(place) => Some((printed.treasure.clone(), place.into())),
                PrintedOn::Loose(_) => None,
            });
        fixed.collect()
    }

    /// Where a treasure that is printed on a loose tile of this shape may lie: where such a tile
    /// was entered and none of the treasures lies.
    pub fn room(&self, shape: Shape, treasures: &BTreeMap<Treasure, Spot>) -> Vec<Spot> {
        let free = |spot: &Spot| treasures.values().all(|taken| taken != spot);
        Self::spots()
            .zip(&self.loose)
            .filter(|(spot, tile)| tile.shape() == shape && free(spot))
            .map(|(spot, _)| spot)
            .collect()
    }

    fn has(&self, shape: Shape) -> Result<(), Refusal> {
        if self.left(shape) > 0 {
            Ok(())
        } else {
            let many = self.edition.loose(shape);
            Err(Refusal::ShapeUsedUp { shape, many })
        }
    }
}

fn index(spot: Spot) -> Option<usize> {
    Draft::spots().position(|other| other == spot)
}

impl fmt::Display for Draft {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.loose.iter().try_for_each(|tile| tile.fmt(f))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const FULL: &str = "││││││││││││└└└└└└└└└└└└└└└├├├├├├│";

    fn tile(drawing: char) -> Tile {
        Tile::drawn(drawing).unwrap()
    }

    fn spot(row: u8, column: u8) -> Spot {
        Place::new(row, column).unwrap().into()
    }

    fn drawn(tiles: &str) -> Draft {
        Draft::drawn(Edition::usual(), tiles).unwrap()
    }

    #[test]
    fn the_next_loose_place_is_chosen_in_reading_order_and_the_spare_comes_last() {
        let mut draft = Draft::new(Edition::usual());
        assert_eq!(draft.next(), Some(spot(1, 2)));
        for drawing in "│┘┤".chars() {
            draft.put(tile(drawing)).unwrap();
        }
        assert_eq!(draft.next(), Some(spot(2, 1)));
        assert_eq!(draft.tile(spot(1, 4)), Some(tile('┘')));
        assert_eq!(draft.tile(spot(2, 1)), None);
        assert_eq!(draft.tile(spot(1, 1)), Some(tile('┌')));
        let spots: Vec<Spot> = Draft::spots().collect();
        assert_eq!((spots.len(), spots[33]), (34, Spot::Spare));
    }

    #[test]
    fn thirty_four_taps_end_at_the_right_numbers() {
        let mut draft = drawn(FULL);
        assert_eq!(Shape::ALL.map(|shape| draft.left(shape)), [0, 0, 0]);
        assert_eq!((draft.next(), draft.laid()), (None, 34));
        let (board, spare) = draft.finished().unwrap();
        assert_eq!(Vec::from(board)[0], "┌│┬│┬│┐");
        assert_eq!(spare, tile('│'));
        assert_eq!(draft.put(tile('│')), Err(Refusal::BoardFull));
    }

    #[test]
    fn a_shape_that_is_used_up_can_not_be_laid() {
        let mut draft = drawn("├├├┴┬┤");
        let (shape, many) = (Shape::Tee, 6);
        let used_up = Err(Refusal::ShapeUsedUp { shape, many });
        assert_eq!(draft.left(Shape::Tee), 0);
        assert_eq!(draft.put(tile('┴')), used_up);
        assert_eq!(draft.put(tile('│')), Ok(()));
        assert_eq!(draft.to_string(), "├├├┴┬┤│");
    }

    #[test]
    fn a_tile_can_be_changed_turned_and_taken_back() {
        let mut draft = drawn("├├├┴┬┤│");
        assert_eq!(draft.change(spot(1, 2), tile('┬')), Ok(()));
        let (shape, many) = (Shape::Tee, 6);
        let used_up = Err(Refusal::ShapeUsedUp { shape, many });
        assert_eq!(draft.next(), Some(spot(2, 5)));
        assert_eq!(draft.change(spot(2, 4), tile('┬')), used_up);
        assert_eq!(draft.change(spot(1, 4), tile('└')), Ok(()));
        assert_eq!(draft.change(spot(1, 1), tile('└')), Ok(()));
        assert_eq!(draft.change(Spot::Spare, tile('└')), Ok(()));
        assert_eq!(draft.to_string(), "┬└├┴┬┤│");
        assert_eq!(draft.take_back(), Some(tile('│')));
        assert_eq!(draft.left(Shape::Straight), 13);
        assert_eq!(Draft::new(Edition::usual()).take_back(), None);
    }

    #[test]
    fn a_draft_is_read_as_it_is_written() {
        assert_eq!(drawn(FULL).to_string(), FULL);
        let read = |tiles: &str| Draft::drawn(Edition::usual(), tiles);
        assert!(read("│x").is_err());
        assert!(read(&"│".repeat(14)).is_err());
        assert!(read(&format!("{FULL}│")).is_err());
    }

    #[test]
    fn a_loose_treasure_lies_on_a_tile_of_its_shape_that_bears_no_other() {
        let draft = drawn("├│┘┬└");
        let mut treasures = Draft::fixed_treasures();
        assert_eq!(treasures.len(), 12);
        let tees = draft.room(Shape::Tee, &treasures);
        assert_eq!(tees, [spot(1, 2), spot(2, 1)]);
        treasures.insert(Treasure::new("bat"), tees[0]);
        assert_eq!(draft.room(Shape::Tee, &treasures), [spot(2, 1)]);
        assert_eq!(
            draft.room(Shape::Corner, &treasures),
            [spot(1, 6), spot(2, 2)]
        );
        assert_eq!(drawn(FULL).room(Shape::Straight, &treasures).len(), 12);
    }
}
