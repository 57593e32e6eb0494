//! Rule book: Abenteuer 1x1, "Game Contents".

use std::collections::BTreeSet;

use tableside_rules::times_table::{Number, Place};

use super::group::{ANNA, Group, at, number};

#[test]
fn the_wall_has_100_places_with_42_different_numbers() {
    let places: Vec<Place> = Place::all().collect();
    assert_eq!(places.len(), Place::COUNT);
    assert_eq!(
        (places[0], places[1], places[10], places[99]),
        (at(1, 1), at(2, 1), at(1, 2), at(10, 10))
    );
    assert!(places.is_sorted());
    let numbers: BTreeSet<Number> = places.iter().map(|place| place.number()).collect();
    assert_eq!(numbers.len(), Number::COUNT);
    assert!(numbers.into_iter().eq(Number::all()));
}

#[test]
fn a_place_asks_for_the_number_above_times_the_one_beside() {
    assert_eq!(at(7, 5).number(), number(35));
    for place in Place::all() {
        assert_eq!(place.number().get(), place.top() * place.left());
    }
    assert_eq!(at(7, 5).to_string(), "7 × 5");
}

#[test]
fn a_number_fits_on_one_to_four_places() {
    let places = |value| -> Vec<(u8, u8)> {
        let places = number(value).places();
        places.map(|place| (place.top(), place.left())).collect()
    };
    assert_eq!(places(49), [(7, 7)]);
    assert_eq!(places(35), [(7, 5), (5, 7)]);
    assert_eq!(places(9), [(9, 1), (3, 3), (1, 9)]);
    assert_eq!(places(24), [(8, 3), (6, 4), (4, 6), (3, 8)]);
    let counts = Number::all().map(|number| number.places().count());
    assert_eq!(counts.sum::<usize>(), Place::COUNT);
    assert!(Number::all().all(|number| (1..=4).contains(&number.places().count())));
}

#[test]
fn what_the_wall_does_not_ask_for_is_no_number() {
    for value in [0, 11, 13, 22, 41, 55, 75, 99, 101, 255] {
        assert_eq!(Number::new(value), None, "{value}");
    }
    assert_eq!(Place::new(0, 5), None);
    assert_eq!(Place::new(5, 11), None);
}

#[test]
fn each_tile_that_fits_is_one_less_to_be_found() {
    let group = Group::races(2, 10);
    assert_eq!(group.race().wall().tiles_left(number(35)), 2);
    let group = group.fits(5, 7);
    assert_eq!(group.race().wall().tiles_left(number(35)), 1);
    assert!(group.race().wall().is_number_solved(number(35)));
    let group = group.fits(2, 2);
    let wall = group.race().wall();
    assert_eq!(wall.tiles_left(number(35)), 0);
    assert_eq!(wall.tiles_left(number(4)), 3);
    assert!(wall.solved_numbers().eq([number(35)]));
    assert_eq!((wall.solved(), group.0.tiles()), (2, 2));
    assert_eq!(wall.solved_by(ANNA), 1);
    assert_eq!(wall.open().count(), 98);
}
