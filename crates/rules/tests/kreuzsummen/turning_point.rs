//! The action that closed the last finishing field of a lost match.

use proptest::prelude::*;
use tableside_rules::kreuzsummen::{
    Action, Better, Finishes, Kreuzsummen, Outcome, Place, Setup, turning_point,
};
use tableside_rules::{Game, Seat};

use super::pair::{GIVE_UP, PASS, any_match, discard, place, value};

const FIRST: Setup = Setup {
    scenario: 1,
    starter: Seat::new(0),
};

fn open(game: &Kreuzsummen) -> u64 {
    Finishes::of(game.scenario()).chances(game).coverable
}

/// All positions of a match, the one before the first action included.
fn positions(setup: &Setup, actions: &[Action]) -> Vec<Kreuzsummen> {
    let mut all = vec![Kreuzsummen::start(setup, 2).unwrap()];
    for action in actions {
        let mut next = all.last().unwrap().clone();
        next.apply(action).unwrap();
        all.push(next);
    }
    all
}

/// Nine high cards on one place: with what is left a row of 12 can't be met.
fn wasted() -> Vec<Action> {
    let cards = [6, 6, 6, 5, 5, 5, 4, 4, 4];
    cards.map(|number| place(number, (1, 1))).to_vec()
}

#[test]
fn the_card_after_which_nothing_can_be_reached_is_named() {
    let mut actions = wasted();
    actions.extend([place(1, (2, 1)), PASS, PASS]);
    let found = turning_point(&FIRST, 2, &actions).unwrap();
    let positions = positions(&FIRST, &actions);
    assert_eq!(open(&positions[found.index]), found.open);
    assert_eq!(open(&positions[found.index + 1]), 0);
    assert_eq!((found.index, found.open), (5, 22), "the third five");
    let elsewhere = Kreuzsummen::scenario(&positions[0]).places().map(|at| {
        let mut other = positions[found.index].clone();
        let action = Action::Place {
            value: value(5),
            at,
        };
        other.apply(&action).unwrap();
        (open(&other), action)
    });
    let most = elsewhere.map(|(open, _)| open).max().unwrap();
    let Better { action, open } = found.better.unwrap();
    assert!(most > 0);
    assert_eq!(open, most);
    assert_ne!(action, actions[found.index]);
}

#[test]
fn a_number_that_was_discarded_could_have_been_laid() {
    let mut actions = wasted()[..5].to_vec();
    actions.extend([discard(5), GIVE_UP]);
    let found = turning_point(&FIRST, 2, &actions).unwrap();
    assert_eq!(found.index, 5);
    let better = found.better.unwrap();
    assert!(matches!(better.action, Action::Place { value: five, .. } if five == value(5)));
}

#[test]
fn a_match_that_could_still_be_won_was_decided_by_nothing_before_its_end() {
    assert_eq!(turning_point(&FIRST, 2, &[place(6, (1, 1)), GIVE_UP]), None);
}

#[test]
fn a_won_match_and_one_that_goes_on_have_no_turning_point() {
    assert_eq!(turning_point(&FIRST, 2, &wasted()), None);
    let won = [4, 2, 3, 4, 4, 4];
    let places = (1..=2).flat_map(|row| (1..=3).map(move |column| (row, column)));
    let actions: Vec<Action> = won
        .into_iter()
        .zip(places)
        .map(|(n, at)| place(n, at))
        .collect();
    assert_eq!(turning_point(&FIRST, 2, &actions), None);
}

#[test]
fn what_is_no_match_has_none() {
    assert_eq!(turning_point(&FIRST, 3, &[GIVE_UP]), None);
    assert_eq!(turning_point(&FIRST, 2, &[GIVE_UP, GIVE_UP]), None);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    #[test]
    fn what_is_said_holds_of_every_position((mut setup, mut actions) in any_match(), mut waste in any_waste()) {
        // Small fields, since every position is looked at in every order of its columns.
        setup.scenario = 1 + setup.scenario % 4;
        let mut game = Kreuzsummen::start(&setup, 2).unwrap();
        waste.append(&mut actions);
        waste.retain(|action| game.apply(action).is_ok());
        if game.outcome().is_none() {
            waste.push(GIVE_UP);
        }
        let positions = positions(&setup, &waste);
        let lost = positions.last().unwrap().outcome() == Some(Outcome::Lost);
        let open: Vec<u64> = positions.iter().map(open).collect();
        let found = turning_point(&setup, 2, &waste);
        let closed = lost && open.last() == Some(&0);
        prop_assert_eq!(found.is_some(), closed);
        if let Some(found) = found {
            prop_assert!(open[found.index] > 0);
            prop_assert_eq!(open[found.index], found.open);
            prop_assert!(open[found.index + 1..].iter().all(|&open| open == 0));
            if let Some(better) = found.better {
                let mut other = positions[found.index].clone();
                prop_assert_eq!(other.apply(&better.action), Ok(()));
                prop_assert_eq!(self::open(&other), better.open);
                prop_assert!(better.open > 0);
            }
        }
    }
}

/// Cards that are covered again and again, so that a match is sometimes lost for good.
fn any_waste() -> impl Strategy<Value = Vec<Action>> {
    let at = (1..=2_u8, 1..=2_u8).prop_map(|(row, column)| Place::new(row, column).unwrap());
    let card = (prop::sample::select(&[3_u8, 4, 5, 5, 6, 6][..]), at);
    let place = card.prop_map(|(number, at)| Action::Place {
        value: value(number),
        at,
    });
    proptest::collection::vec(place, 8..16)
}
