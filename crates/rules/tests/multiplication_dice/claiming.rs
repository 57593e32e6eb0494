//! Rule book: Multiplikations-Würfelspiel, "Ergebnis auswählen".

use tableside_rules::multiplication_dice::{Done, Refusal};

use super::group::{ANNA, BEN, CEM, Group, at, claim, product};

#[test]
fn a_free_field_becomes_the_players_own_for_no_point() {
    let group = Group::plays(2, 1).rolls([2, 2, 2]).claims(4, 1);
    assert_eq!(group.owner(4, 1), Some(ANNA));
    assert_eq!(group.0.scores(), [0, 0]);
    assert_eq!(
        (group.0.fields_held(ANNA), group.0.fields_held(BEN)),
        (1, 0)
    );
}

#[test]
fn a_field_shows_exactly_what_the_dice_make() {
    let open = |values: &[u8]| values.iter().copied().map(product).collect();
    Group::plays(2, 1)
        .rolls([5, 10, 10])
        .may_not(
            &claim(1, 5),
            &Refusal::NotAProduct {
                product: product(5),
                open: open(&[50, 100]),
            },
        )
        .claims(10, 5)
        .may_not(
            &claim(7, 7),
            &Refusal::NotAProduct {
                product: product(49),
                open: open(&[100]),
            },
        )
        .claims(10, 10);
}

#[test]
fn a_field_that_is_not_on_the_board_is_not_claimed() {
    let outside = |row, column| Refusal::OutsideBoard { row, column };
    Group::plays(2, 1)
        .rolls([1, 1, 12])
        .may_not(&claim(0, 12), &outside(0, 12))
        .may_not(&claim(1, 13), &outside(1, 13))
        .may_not(&claim(255, 255), &outside(255, 255));
}

#[test]
fn a_product_claims_one_field_a_throw() {
    let played = Refusal::AlreadyPlayed {
        product: product(50),
    };
    Group::plays(2, 1)
        .rolls([5, 10, 10])
        .claims(5, 10)
        .may_not(&claim(10, 5), &played)
        .may_not(&claim(5, 10), &played)
        .claims(10, 10);
}

#[test]
fn free_fields_come_before_those_of_an_opponent() {
    let free_first = Refusal::FreeFieldsFirst {
        product: product(9),
    };
    let group = Group::plays(2, 2)
        .rolls([3, 3, 3])
        .claims(3, 3)
        .rolls([3, 3, 3])
        .may_not(&claim(3, 3), &free_first);
    assert_eq!(group.legal(9), [(1, 9), (9, 1)]);
    assert_eq!(group.0.refusal_for(at(3, 3)), Some(free_first));
    assert_eq!(group.0.refusal_for(at(1, 9)), None);
}

#[test]
fn free_fields_come_before_ones_own() {
    let free_first = Refusal::FreeFieldsFirst {
        product: product(9),
    };
    let group = Group::plays(2, 2)
        .rolls([3, 3, 3])
        .claims(3, 3)
        .rolls([7, 7, 7])
        .claims(7, 7)
        .rolls([9, 1, 1])
        .may_not(&claim(3, 3), &free_first)
        .claims(1, 1);
    assert_eq!(group.legal(9), [(1, 9), (9, 1)]);
}

/// All three fields of 9 are taken: two by Anna, one by Ben; Anna is to throw.
fn nine_is_full() -> Group {
    Group::plays(2, 10)
        .rolls([3, 3, 3])
        .claims(3, 3)
        .rolls([3, 3, 3])
        .claims(9, 1)
        .rolls([3, 3, 3])
        .claims(1, 9)
        .rolls([11, 11, 11])
        .claims(11, 11)
}

#[test]
fn with_no_field_free_an_opponents_is_taken_for_a_point() {
    let group = nine_is_full().rolls([3, 3, 3]).claims(9, 1);
    assert_eq!(group.owner(9, 1), Some(ANNA));
    assert_eq!(group.0.scores(), [1, 0]);
    assert_eq!(
        (group.0.captures_made(ANNA), group.0.captures_made(BEN)),
        (1, 0)
    );
    assert_eq!(
        (
            group.0.captures_suffered(ANNA),
            group.0.captures_suffered(BEN)
        ),
        (0, 1)
    );
    assert_eq!(group.0.last_throw().unwrap().points(), 1);
    let before = Some(BEN);
    let at = at(9, 1);
    let done = group.0.done_products().next().unwrap().done;
    assert_eq!(done, Some(Done::Claimed { at, before }));
}

#[test]
fn who_loses_a_field_loses_no_point() {
    let group = nine_is_full()
        .rolls([3, 3, 3])
        .claims(9, 1)
        .rolls([3, 3, 3])
        .claims(9, 1);
    assert_eq!(group.0.scores(), [1, 1]);
}

#[test]
fn ones_own_field_may_be_chosen_for_no_point() {
    let group = nine_is_full().rolls([3, 3, 3]);
    assert_eq!(group.legal(9), [(1, 9), (3, 3), (9, 1)]);
    let group = group.claims(3, 3);
    assert_eq!(group.0.scores(), [0, 0]);
    assert_eq!(group.owner(9, 1), Some(BEN));
    assert_eq!(group.0.last_throw().unwrap().points(), 0);
}

#[test]
fn among_several_opponents_the_choice_is_free() {
    let full = Group::plays(3, 10)
        .rolls([2, 2, 2])
        .claims(1, 4)
        .rolls([2, 2, 2])
        .claims(2, 2)
        .rolls([2, 2, 2])
        .claims(4, 1)
        .rolls([2, 2, 2]);
    assert_eq!(full.legal(4), [(1, 4), (2, 2), (4, 1)]);
    for (row, column, loser) in [(2, 2, BEN), (4, 1, CEM)] {
        let group = full.clone().claims(row, column);
        assert_eq!(group.0.scores(), [1, 0, 0]);
        assert_eq!(group.0.captures_suffered(loser), 1);
    }
}

#[test]
fn a_product_with_all_fields_ones_own_is_done_by_itself() {
    let by_itself = Refusal::DoneByItself {
        product: product(49),
    };
    let group = Group::plays(2, 2)
        .rolls([7, 7, 7])
        .claims(7, 7)
        .rolls([1, 1, 1])
        .claims(1, 1);
    assert!(group.0.is_self_done(product(49)));
    assert!(!group.0.is_self_done(product(1)));
    let group = group.rolls([7, 7, 8]).may_not(&claim(7, 7), &by_itself);
    assert_eq!(group.open(), [56]);
    let done: Vec<_> = group.0.done_products().map(|made| made.done).collect();
    assert_eq!(done, [Some(Done::ByItself)]);
    assert_eq!(group.legal(49), []);
    let group = group.claims(8, 7);
    assert_eq!((group.0.seat(), group.0.scores()), (BEN, &[0, 0][..]));
}

#[test]
fn an_opponent_takes_the_only_field_of_a_product() {
    let group = Group::plays(2, 1)
        .rolls([7, 7, 7])
        .claims(7, 7)
        .rolls([7, 7, 7]);
    assert_eq!(group.legal(49), [(7, 7)]);
    let group = group.claims(7, 7);
    assert_eq!(group.0.scores(), [0, 1]);
}

#[test]
fn a_throw_that_is_done_by_itself_ends_the_turn() {
    let group = Group::plays(2, 2)
        .rolls([7, 7, 7])
        .claims(7, 7)
        .rolls([1, 1, 1])
        .claims(1, 1)
        .rolls([7, 7, 7]);
    assert_eq!((group.0.seat(), group.0.throws()), (BEN, 3));
    assert_eq!(group.0.throw(), None);
    let last = group.0.last_throw().unwrap();
    assert_eq!(last.seat, ANNA);
    assert_eq!(last.multiplications[0].done, Some(Done::ByItself));
    group.may_not(&claim(7, 7), &Refusal::NotRolled);
}
