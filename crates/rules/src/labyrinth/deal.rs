use super::{
    Board, Edition, Layout, Place, Printed, PrintedOn, Refusal, Setup, Shape, Spot, Tile, Treasure,
};
use crate::Seat;

/// Deals a match: the loose tiles in any order and turned anyhow, the last one as the spare,
/// and `cards` treasure cards to each seat; what is left of them stays out of the match.
///
/// `starts` has the start of each of the 1 to 4 seats, `starter` who begins. `draw` gives one of
/// the numbers below its argument, each as likely as the others; with the same draws the same
/// match is dealt.
///
/// Rule book: Labyrinth, "A játék célja".
pub fn deal(
    draw: &mut dyn FnMut(usize) -> usize,
    edition: Edition,
    starts: &[Place],
    cards: usize,
    starter: Seat,
) -> Result<Setup, Refusal> {
    let seats = starts.len();
    if !(1..=4).contains(&seats) {
        return Err(Refusal::NotOneToFour { seats });
    }
    let all = Printed::all().len();
    if cards == 0 {
        let seat = Seat::new(0);
        return Err(Refusal::NoCard { seat });
    }
    if cards > all / seats {
        return Err(Refusal::TooManyCards { cards, seats, all });
    }
    let layout = lay(draw, edition, starts);
    let mut pack: Vec<Treasure> = Printed::all()
        .iter()
        .map(|printed| printed.treasure.clone())
        .collect();
    shuffle(&mut pack, draw);
    Ok(Setup {
        layout: Some(layout),
        cards: pack
            .chunks(cards)
            .take(seats)
            .map(<[Treasure]>::to_vec)
            .collect(),
        starter,
    })
}

fn lay(draw: &mut dyn FnMut(usize) -> usize, edition: Edition, starts: &[Place]) -> Layout {
    let mut loose = loose(edition);
    shuffle(&mut loose, draw);
    let mut loose = loose.into_iter().map(|(shape, treasure)| {
        let turns = shape.tiles();
        (turns[draw(turns.len())], treasure)
    });
    let mut treasures: Vec<(Treasure, Spot)> = Vec::new();
    let mut next = |spot: Spot| -> Tile {
        let (tile, treasure) = loose.next().expect("an edition has a tile for every spot");
        treasures.extend(treasure.map(|treasure| (treasure, spot)));
        tile
    };
    let tiles: Vec<(Place, Tile)> = Place::all()
        .map(|place| {
            let tile = Edition::fixed(place).unwrap_or_else(|| next(place.into()));
            (place, tile)
        })
        .collect();
    let spare = next(Spot::Spare);
    let printed = Printed::all()
        .iter()
        .filter_map(|printed| match printed.on {
            PrintedOn::Fixed(place) => Some((printed.treasure.clone(), place.into())),
            PrintedOn::Loose(_) => None,
        });
    Layout {
        board: Board::of(tiles),
        spare,
        starts: starts.to_vec(),
        treasures: treasures.into_iter().chain(printed).collect(),
    }
}

/// The loose tiles with the treasures that are printed on them.
fn loose(edition: Edition) -> Vec<(Shape, Option<Treasure>)> {
    Shape::ALL
        .into_iter()
        .flat_map(|shape| {
            let printed = Printed::all()
                .iter()
                .filter(move |printed| printed.on == PrintedOn::Loose(shape))
                .map(|printed| Some(printed.treasure.clone()));
            printed
                .chain(std::iter::repeat(None))
                .take(edition.loose(shape).into())
                .map(move |treasure| (shape, treasure))
        })
        .collect()
}

/// Every order is as likely as any other.
fn shuffle<T>(items: &mut [T], draw: &mut dyn FnMut(usize) -> usize) {
    for last in (1..items.len()).rev() {
        items.swap(last, draw(last + 1));
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    /// A row of numbers that look drawn.
    fn draws(seed: u64) -> impl FnMut(usize) -> usize {
        let mut state = seed;
        move |below| {
            state = state
                .wrapping_mul(6_364_136_223_846_793_005)
                .wrapping_add(1_442_695_040_888_963_407);
            usize::try_from(state >> 33).unwrap() % below
        }
    }

    fn dealt(seed: u64, edition: Edition, seats: usize, cards: usize) -> Setup {
        let starts = &Place::CORNERS[..seats];
        deal(&mut draws(seed), edition, starts, cards, Seat::new(0)).unwrap()
    }

    #[test]
    fn every_edition_is_dealt_whole() {
        for (&edition, seed) in Edition::all().iter().zip(1..) {
            let layout = dealt(seed, edition, 4, 6).layout.unwrap();
            let mut loose: Vec<Tile> = Place::all()
                .filter(|place| !place.is_fixed())
                .map(|place| layout.board.tile(place))
                .collect();
            loose.push(layout.spare);
            for shape in Shape::ALL {
                let many = loose.iter().filter(|tile| tile.shape() == shape).count();
                assert_eq!(many, usize::from(edition.loose(shape)));
            }
            for place in Place::all().filter(|place| place.is_fixed()) {
                assert_eq!(Some(layout.board.tile(place)), Edition::fixed(place));
            }
        }
    }

    #[test]
    fn each_treasure_lies_on_a_tile_of_its_own_on_which_it_is_printed() {
        for seed in 0..50 {
            let layout = dealt(seed, Edition::usual(), 2, 12).layout.unwrap();
            let spots: BTreeSet<&Spot> = layout.treasures.values().collect();
            assert_eq!((layout.treasures.len(), spots.len()), (24, 24));
            for printed in Printed::all() {
                let spot = layout.treasures[&printed.treasure];
                match (printed.on, spot) {
                    (PrintedOn::Fixed(place), _) => assert_eq!(spot, place.into()),
                    (PrintedOn::Loose(shape), Spot::Place(place)) => {
                        assert!(!place.is_fixed());
                        assert_eq!(layout.board.tile(place).shape(), shape);
                    }
                    (PrintedOn::Loose(shape), Spot::Spare) => {
                        assert_eq!(layout.spare.shape(), shape);
                    }
                }
            }
        }
    }

    #[test]
    fn cards_are_dealt_once_and_equally() {
        for (seats, cards) in [(1, 24), (2, 12), (3, 8), (4, 6), (4, 1), (3, 5)] {
            let setup = dealt(7, Edition::usual(), seats, cards);
            assert_eq!(setup.cards.len(), seats);
            assert!(setup.cards.iter().all(|hand| hand.len() == cards));
            let all: BTreeSet<&Treasure> = setup.cards.iter().flatten().collect();
            assert_eq!(all.len(), seats * cards);
        }
    }

    #[test]
    fn the_same_draws_deal_the_same_match_and_others_another() {
        let deal = |seed| dealt(seed, Edition::usual(), 2, 6);
        assert_eq!(deal(3), deal(3));
        assert_ne!(deal(3), deal(4));
    }

    #[test]
    fn more_cards_than_there_are_can_not_be_dealt() {
        let mut draw = draws(1);
        let mut refused = |seats: usize, cards| {
            let starts = [Place::CORNERS[0]; 5];
            let starter = Seat::new(0);
            deal(
                &mut draw,
                Edition::usual(),
                &starts[..seats],
                cards,
                starter,
            )
            .unwrap_err()
        };
        let too_many = |cards, seats| Refusal::TooManyCards {
            cards,
            seats,
            all: 24,
        };
        assert_eq!(refused(1, 25), too_many(25, 1));
        assert_eq!(refused(4, 7), too_many(7, 4));
        let seat = Seat::new(0);
        assert_eq!(refused(2, 0), Refusal::NoCard { seat });
        assert_eq!(refused(0, 6), Refusal::NotOneToFour { seats: 0 });
        assert_eq!(refused(5, 1), Refusal::NotOneToFour { seats: 5 });
    }
}
