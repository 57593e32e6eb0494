//! "Can we still make it?", compared with its definition followed word by word.

use std::collections::BTreeMap;
use std::sync::Mutex;

use proptest::collection::vec;
use proptest::prelude::*;
use tableside_rules::Game;
use tableside_rules::kreuzsummen::{
    Action, Answer, Chances, Face, Finishes, Kreuzsummen, Place, Scenario, Value, check_finish,
};

use super::pair::{Pair, any_action, at, discard_face, jack, value};

/// All finishing fields with the columns in any order, each in reading order, sorted.
fn all_fields(scenario: &'static Scenario) -> &'static [Vec<u8>] {
    static KNOWN: Mutex<BTreeMap<u8, &[Vec<u8>]>> = Mutex::new(BTreeMap::new());
    let mut known = KNOWN.lock().unwrap();
    known.entry(scenario.number).or_insert_with(|| {
        let mut found = Vec::new();
        extend(scenario, &mut Vec::new(), &mut found);
        found.sort_unstable();
        found.leak()
    })
}

/// Adds one card after the other and drops what can't become a finish.
fn extend(scenario: &Scenario, field: &mut Vec<u8>, found: &mut Vec<Vec<u8>>) {
    let (width, at) = (scenario.columns.len(), field.len());
    if at == width * scenario.rows.len() {
        let values: Vec<Value> = field.iter().map(|&number| value(number)).collect();
        if check_finish(scenario, &values).is_ok() {
            found.push(field.clone());
        }
        return;
    }
    let row = at / width;
    let so_far: u8 = field[row * width..].iter().sum();
    let rest = scenario.rows[row] - so_far;
    let last_in_row = at % width == width - 1;
    let above: Vec<u8> = field
        .iter()
        .skip(at % width)
        .step_by(width)
        .copied()
        .collect();
    let below = u8::try_from(scenario.rows.len() - row - 1).unwrap();
    for number in 1..=scenario.highest.min(rest) {
        let used: u8 = field.iter().map(|&other| u8::from(other == number)).sum();
        let doubled = field[row * width..].contains(&number) || above.contains(&number);
        let in_column = above.iter().sum::<u8>() + number;
        let column_can_be = (in_column + below)..=(in_column + below * scenario.highest);
        if (last_in_row && number != rest)
            || used == scenario.copies
            || (scenario.distinct && doubled)
            || !scenario
                .columns
                .iter()
                .any(|target| column_can_be.contains(target))
        {
            continue;
        }
        field.push(number);
        extend(scenario, field, found);
        field.pop();
    }
}

fn by_definition(game: &Kreuzsummen) -> Chances {
    let scenario = game.scenario();
    let places: Vec<Place> = scenario.places().collect();
    let faces_left = Face::ALL
        .into_iter()
        .filter(|&face| game.faces_left(face) > 0);
    let mut chances = Chances {
        fillable: 0,
        coverable: 0,
        fewest: None,
        hint: None,
        faces_left: faces_left.collect(),
    };
    for field in all_fields(scenario) {
        let differing: Vec<(Place, Value)> = places
            .iter()
            .zip(field)
            .map(|(&place, &number)| (place, value(number)))
            .filter(|&(place, value)| game.top(place) != Some(value))
            .collect();
        let enough = scenario.values().all(|value| {
            let needed = differing
                .iter()
                .filter(|(_, other)| *other == value)
                .count();
            needed <= usize::from(game.left(value))
        });
        if !enough {
            continue;
        }
        chances.coverable += 1;
        let agrees = differing
            .iter()
            .all(|&(place, _)| game.top(place).is_none());
        chances.fillable += u64::from(agrees);
        let to_lay = u8::try_from(differing.len()).unwrap();
        if chances.fewest.is_none_or(|fewest| to_lay < fewest) {
            chances.fewest = Some(to_lay);
            chances.hint = differing.first().copied();
        }
    }
    chances
}

/// A position on the way to a finishing field, with some more done that may spoil it.
fn position(numbers: &'static [u8]) -> impl Strategy<Value = Kreuzsummen> {
    let scenario = prop::sample::select(numbers);
    let laid = (any::<prop::sample::Index>(), vec(any::<bool>(), 16));
    (scenario, laid, vec(any_action(), 0..14)).prop_map(|(number, (field, laid), more)| {
        let mut game = Pair::plays(number).0;
        let fields = all_fields(game.scenario());
        let field = &fields[field.index(fields.len())];
        let places: Vec<Place> = game.scenario().places().collect();
        for ((&place, &number), laid) in places.iter().zip(field).zip(laid) {
            let value = value(number);
            if laid {
                game.apply(&Action::Place { value, at: place }).unwrap();
            }
        }
        for action in more {
            let _ = game.apply(&action);
        }
        game
    })
}

proptest! {
    // The definition followed word by word takes its time.
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn chances_of_small_fields_are_as_defined(
        game in position(&[1, 2, 3, 6, 9, 12, 15, 16, 18, 20, 23, 31, 32, 35])
    ) {
        let chances = Finishes::of(game.scenario()).chances(&game);
        prop_assert_eq!(chances, by_definition(&game));
    }

    #[test]
    fn chances_of_large_fields_are_as_defined(game in position(&[26, 40, 46, 50])) {
        let chances = Finishes::of(game.scenario()).chances(&game);
        prop_assert_eq!(chances, by_definition(&game));
    }

    #[test]
    fn following_the_hints_wins(game in position(&[1, 3, 18, 34, 50])) {
        let mut game = game;
        let finishes = Finishes::of(game.scenario());
        while let Some((at, value)) = finishes.chances(&game).hint {
            if game.outcome().is_some() {
                break;
            }
            let fewest = finishes.chances(&game).fewest;
            game.apply(&Action::Place { value, at }).unwrap();
            let after = finishes.chances(&game).fewest;
            prop_assert_eq!(after, fewest.map(|fewest| fewest - 1));
        }
    }
}

fn chances(pair: &Pair) -> Chances {
    Finishes::of(pair.0.scenario()).chances(&pair.0)
}

#[test]
fn at_the_start_every_finish_can_be_filled_in_any_order_of_columns() {
    for (scenario, all) in [(1, 6 * 17), (47, 520_080)] {
        let chances = chances(&Pair::plays(scenario));
        assert_eq!((chances.fillable, chances.coverable), (all, all));
        assert_eq!(chances.answer(), Answer::Fill);
    }
}

#[test]
fn the_hint_is_the_first_place_of_the_first_of_the_nearest_fields() {
    let start = chances(&Pair::plays(1));
    assert_eq!(start.fewest, Some(6));
    assert_eq!(start.hint, Some((at((1, 1)), value(1))));
    let last = chances(&Pair::plays(1).fill(&[1, 3, 5, 6, 3]));
    assert_eq!(last.fewest, Some(1));
    assert_eq!(last.hint, Some((at((2, 3)), value(3))));
    let won = chances(&Pair::plays(1).fill(&[1, 3, 5, 6, 3, 3]));
    assert_eq!((won.fewest, won.hint), (Some(0), None));
}

#[test]
fn a_wrong_card_is_covered() {
    let chances = chances(&Pair::plays(1).fill(&[6, 6, 6]));
    assert_eq!(chances.fillable, 0);
    assert!(chances.coverable > 0);
    assert_eq!(chances.answer(), Answer::Cover);
}

/// Scenario 1 has no face cards, and without any 3, 4 or 5 no row of 9 is left that fits.
#[test]
fn without_face_cards_no_is_no() {
    let spent = [3, 3, 3, 4, 4, 4, 5, 5, 5, 1, 1, 1];
    let lay = |pair: Pair, number: &u8| pair.place(*number, (1, 1));
    let chances = chances(&spent.iter().fold(Pair::plays(1), lay));
    assert_eq!(
        (chances.coverable, chances.fewest, chances.hint),
        (0, None, None)
    );
    assert_eq!(chances.answer(), Answer::No);
}

/// Scenario 2 has two jacks.
#[test]
fn with_a_face_card_left_the_answer_is_perhaps() {
    let spent = [3, 3, 3, 4, 4, 4, 5, 5, 5, 1, 1, 1];
    let lay = |pair: Pair, number: &u8| pair.place(*number, (1, 1));
    let pair = spent.iter().fold(Pair::plays(2), lay).place(2, (1, 2));
    assert_eq!(chances(&pair).coverable, 0);
    assert_eq!(chances(&pair).faces_left, [Face::Jack]);
    assert_eq!(chances(&pair).answer(), Answer::PerhapsWithFaces);
    let pair = pair
        .does(&discard_face(Face::Jack))
        .does(&jack((1, 1), (1, 2)));
    assert_eq!(chances(&pair).answer(), Answer::No);
}
