//! Whole throws as chance plays them.

use std::collections::BTreeSet;

use rand::rngs::StdRng;
use rand::{RngExt as _, SeedableRng as _};
use tableside_rules::Game;
use tableside_rules::multiplication_dice::{Action, MultiplicationDice, Place, Product};

use super::group::{ANNA, BEN, Group, at, dice};

/// Numbers that are always the same, each of them below its bound.
pub(crate) fn numbers(seed: u64) -> impl FnMut(usize) -> usize {
    let mut rng = StdRng::seed_from_u64(seed);
    move |bound| rng.random_range(0..bound)
}

/// Gives these numbers, and checks that they were asked for with these bounds.
fn given(numbers: &[(usize, usize)]) -> impl FnMut(usize) -> usize {
    let mut left = numbers.iter().copied();
    move |bound| {
        let (number, expected) = left.next().unwrap();
        assert_eq!(bound, expected);
        number
    }
}

fn claimed(actions: &[Action]) -> Vec<Place> {
    let places = actions.iter().filter_map(|action| match action {
        Action::Claim { row, column } => Some(at(*row, *column)),
        _ => None,
    });
    places.collect()
}

#[test]
fn the_numbers_decide_dice_order_and_fields() {
    let game = Group::plays(2, 1).0;
    // 3, 5 and 10; then 50 of three products on the second of two fields, 15 of the two
    // left on the first of two, and 30 on the last of four.
    let mut draw = given(&[
        (2, 12),
        (4, 12),
        (9, 12),
        (2, 3),
        (1, 2),
        (0, 2),
        (0, 2),
        (0, 1),
        (3, 4),
    ]);
    let actions = game.drawn_throw(&mut draw);
    let roll = Action::Roll {
        dice: dice([3, 5, 10]),
        by_app: true,
    };
    assert_eq!(actions[0], roll);
    assert_eq!(claimed(&actions), [at(10, 5), at(3, 5), at(10, 3)]);
}

#[test]
fn a_product_that_is_done_by_itself_has_no_action() {
    let group = Group::plays(2, 2)
        .rolls([7, 7, 7])
        .claims(7, 7)
        .rolls([1, 1, 1])
        .claims(1, 1);
    let mut draw = given(&[(6, 12), (6, 12), (6, 12)]);
    assert_eq!(group.0.drawn_throw(&mut draw).len(), 1);
    let mut draw = given(&[(6, 12), (6, 12), (7, 12), (0, 1), (0, 2)]);
    let actions = group.0.drawn_throw(&mut draw);
    assert_eq!(claimed(&actions), [at(7, 8)]);
}

#[test]
fn nothing_is_drawn_during_a_throw_and_after_the_end() {
    let mut never = |_| -> usize { panic!("there is nothing to draw") };
    let group = Group::plays(2, 1).rolls([7, 7, 7]);
    assert_eq!(group.0.drawn_throw(&mut never), []);
    let group = group.claims(7, 7).rolls([1, 1, 1]).claims(1, 1);
    assert!(group.0.is_over());
    assert_eq!(group.0.drawn_throw(&mut never), []);
}

#[test]
fn every_drawn_throw_is_legal_and_whole() {
    for seats in 2..=4 {
        let mut draw = numbers(7);
        let mut game = Group::plays(seats, 200).0;
        while !game.is_over() {
            let throws = game.throws();
            for action in game.drawn_throw(&mut draw) {
                game.apply(&action).unwrap();
            }
            assert_eq!(game.throws(), throws + 1);
            assert_eq!(game.throw(), None);
        }
        assert_eq!(game.throws(), seats * 200);
    }
}

#[test]
fn chance_comes_to_every_field_and_every_owner() {
    let mut draw = numbers(11);
    let mut game = Group::plays(2, 1000).0;
    let mut products = BTreeSet::new();
    let mut fields = BTreeSet::new();
    for _ in 0..1000 {
        let actions = game.drawn_throw(&mut draw);
        let claimed = claimed(&actions);
        products.extend(claimed.iter().map(|place| place.product()));
        fields.extend(claimed);
        for action in &actions {
            game.apply(action).unwrap();
        }
    }
    assert_eq!(
        (products.len(), fields.len()),
        (Product::COUNT, Place::COUNT)
    );
    assert_eq!(game.fields_held(ANNA) + game.fields_held(BEN), Place::COUNT);
    // Both are as lucky in the long run.
    let held = game.fields_held(ANNA);
    assert!((40..=104).contains(&held), "{held}");
}

#[test]
fn a_simulation_on_top_leaves_the_agreed_rounds() {
    let mut draw = numbers(3);
    for seats in 2..=4 {
        let mut game: MultiplicationDice = Group::plays(seats, 8).0;
        let rounds = game.rounds_raised_by(50);
        game.apply(&Action::Rounds { rounds }).unwrap();
        for _ in 0..50 {
            for action in game.drawn_throw(&mut draw) {
                game.apply(&action).unwrap();
            }
        }
        let left = u32::try_from(seats).unwrap() * rounds - 50;
        assert!(left >= 8 * u32::try_from(seats).unwrap());
        assert!(!game.is_over());
    }
}
