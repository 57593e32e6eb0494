//! Rule book: Multiplikations-Würfelspiel, "Würfeln" and "Zugende".

use tableside_rules::multiplication_dice::{Action, Done, Refusal};

use super::group::{ANNA, BEN, CEM, Group, claim, dice, product, roll};

#[test]
fn three_dice_are_multiplied_in_pairs() {
    let group = Group::plays(2, 1).rolls([3, 5, 10]);
    let pairs: Vec<(u8, u8, u8)> = group
        .0
        .open_products()
        .map(|made| {
            let [one, other] = made.factors;
            (one.get(), other.get(), made.product.get())
        })
        .collect();
    assert_eq!(pairs, [(3, 5, 15), (3, 10, 30), (5, 10, 50)]);
    assert_eq!(group.0.dice(), Some(dice([3, 5, 10])));
}

#[test]
fn a_product_that_comes_up_twice_is_played_once() {
    assert_eq!(Group::plays(2, 1).rolls([5, 10, 10]).open(), [50, 100]);
    assert_eq!(Group::plays(2, 1).rolls([10, 5, 10]).open(), [50, 100]);
    assert_eq!(Group::plays(2, 1).rolls([10, 10, 5]).open(), [100, 50]);
}

#[test]
fn three_equal_dice_make_one_product() {
    let group = Group::plays(2, 1).rolls([4, 4, 4]);
    assert_eq!(group.open(), [16]);
    let group = group.claims(2, 8);
    assert_eq!(group.0.seat(), BEN);
}

#[test]
fn different_dice_may_make_the_same_number_on_different_throws_only() {
    // 2 × 6 and 3 × 4 are both 12, but no three dice hold both pairs.
    for first in 1..=12 {
        for second in 1..=12 {
            for third in 1..=12 {
                let group = Group::plays(2, 1).rolls([first, second, third]);
                let different = if first == second && second == third {
                    1
                } else if first == second || second == third || first == third {
                    2
                } else {
                    3
                };
                assert_eq!(group.open().len(), different);
            }
        }
    }
}

#[test]
fn the_products_are_played_in_any_order() {
    let group = Group::plays(2, 1).rolls([3, 5, 10]);
    for order in [
        [(3, 5), (3, 10), (5, 10)],
        [(5, 10), (3, 10), (3, 5)],
        [(3, 10), (5, 10), (3, 5)],
    ] {
        let claimed = order
            .into_iter()
            .fold(group.clone(), |group, (row, column)| {
                assert_eq!(group.0.seat(), ANNA);
                group.claims(row, column)
            });
        assert_eq!(claimed.0.seat(), BEN);
        assert_eq!(claimed.0.fields_held(ANNA), 3);
    }
}

#[test]
fn a_throw_is_told_by_what_is_open_and_what_is_done() {
    let group = Group::plays(2, 1).rolls([3, 5, 10]).claims(10, 3);
    assert_eq!(group.open(), [15, 50]);
    let done: Vec<(u8, Option<Done>)> = group
        .0
        .done_products()
        .map(|made| (made.product.get(), made.done))
        .collect();
    let claimed = Done::Claimed {
        at: super::group::at(10, 3),
        before: None,
    };
    assert_eq!(done, [(30, Some(claimed))]);
}

#[test]
fn when_all_is_played_the_next_seat_throws() {
    let group = Group::plays(3, 2).rolls([3, 5, 10]);
    assert_eq!((group.0.seat(), group.0.throws()), (ANNA, 1));
    let group = group.claims(3, 5).claims(3, 10).claims(5, 10);
    assert_eq!((group.0.seat(), group.0.throws()), (BEN, 1));
    assert_eq!(group.0.dice(), None);
    assert_eq!(group.0.throw(), None);
    assert_eq!(group.open(), [0; 0]);
    // What was played can still be told.
    let last = group.0.last_throw().unwrap();
    assert_eq!((last.seat, last.dice), (ANNA, dice([3, 5, 10])));
    assert!(last.is_done());
    assert_eq!(group.0.done_products().count(), 3);
    let group = group.rolls([1, 1, 1]).claims(1, 1);
    assert_eq!((group.0.seat(), group.0.throws()), (CEM, 2));
}

#[test]
fn nobody_throws_again_before_all_is_played() {
    let open = |values: &[u8]| Refusal::ProductsOpen {
        open: values.iter().copied().map(product).collect(),
    };
    let group = Group::plays(2, 1)
        .rolls([3, 5, 10])
        .may_not(&roll([1, 1, 1]), &open(&[15, 30, 50]))
        .claims(3, 10)
        .may_not(&roll([3, 5, 10]), &open(&[15, 50]));
    assert_eq!(
        open(&[15, 50]).to_string(),
        "the dice lie already, still to be played: 15, 50"
    );
    assert_eq!(group.0.throws(), 1);
}

#[test]
fn nothing_is_claimed_before_the_dice_are_thrown() {
    Group::plays(2, 2)
        .may_not(&claim(1, 1), &Refusal::NotRolled)
        .rolls([1, 1, 1])
        .claims(1, 1)
        .may_not(&claim(1, 1), &Refusal::NotRolled);
}

#[test]
fn who_threw_the_dice_is_remembered_and_decides_nothing() {
    let thrown = |by_app| {
        let dice = dice([2, 2, 2]);
        let group = Group::plays(2, 1).does(&Action::Roll { dice, by_app });
        (group.0.throw().unwrap().by_app, group.legal(4))
    };
    let four = vec![(1, 4), (2, 2), (4, 1)];
    assert_eq!(thrown(false), (false, four.clone()));
    assert_eq!(thrown(true), (true, four));
}
