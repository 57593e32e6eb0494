//! Rule book: Abenteuer 1x1, "Let's Play!", on playing cards.

use tableside_rules::times_table::{CARDS, HAND, Laid, Refusal};

use super::group::{ANNA, BEN, CEM, Group, lays, number};

#[test]
fn a_card_is_laid_once_its_number_is_solved() {
    let not_yet = |value| Refusal::NotSolved {
        number: number(value),
    };
    Group::races(2, 10)
        .may_not(&lays(BEN, 35), &not_yet(35))
        .misses()
        .may_not(&lays(BEN, 35), &not_yet(35))
        .fits(4, 2)
        .lays(BEN, 35)
        .may_not(&lays(BEN, 8), &not_yet(8));
}

#[test]
fn a_card_is_one_rung_for_its_player_whosever_turn_it_was() {
    let group = Group::races(3, 10).fits(4, 2).lays(CEM, 35).lays(ANNA, 35);
    assert_eq!(group.race().rungs(), [2, 0, 1]);
    assert_eq!(group.race().cards(), [1, 0, 1]);
    // The turn was over before, so that cards do not end it.
    assert_eq!((group.0.seat(), group.gap()), (Some(BEN), Some((4, 2))));
}

#[test]
fn one_solved_tile_is_enough_for_every_card_with_its_number() {
    let group = Group::races(2, 10).fits(5, 7).lays(ANNA, 35).lays(ANNA, 35);
    assert_eq!(group.race().rungs(), [3, 0]);
    let own: Vec<u8> = group.race().laid_by(ANNA).map(u8::from).collect();
    assert_eq!(own, [35, 35]);
    assert_eq!(group.race().laid_by(BEN).count(), 0);
}

#[test]
fn who_lays_draws_as_long_as_there_are_cards() {
    for (seats, pile) in [(2, 17), (3, 14), (4, 11)] {
        let group = Group::races(seats, 100).fits(4, 2);
        assert_eq!((group.race().pile(), group.race().drawn()), (pile, 0));
        let group = (0..pile).fold(group, |group, _| group.lays(BEN, 35));
        assert_eq!((group.race().pile(), group.race().drawn()), (0, pile));
        assert_eq!(group.race().in_hand(BEN), HAND);
        assert!(group.race().laid().iter().all(|laid| laid.drew));
        let group = group.lays(BEN, 35).lays(ANNA, 35).lays(BEN, 35);
        assert_eq!(group.race().drawn(), pile);
        assert_eq!(
            (group.race().in_hand(ANNA), group.race().in_hand(BEN)),
            (2, 1)
        );
        let last = Laid {
            player: BEN,
            number: number(35),
            drew: false,
        };
        assert_eq!(group.race().laid().last(), Some(&last));
    }
}

#[test]
fn the_box_holds_23_cards() {
    let group = Group::races(2, 100).fits(4, 2);
    let group = (0..CARDS).fold(group, |group, _| group.lays(BEN, 35));
    assert_eq!(group.race().cards(), [0, 23]);
    // More than Ben can have, but what is in whose hand is not known.
    assert_eq!(group.race().in_hand(BEN), 0);
    group
        .may_not(&lays(BEN, 35), &Refusal::AllCardsLaid)
        .may_not(&lays(ANNA, 35), &Refusal::AllCardsLaid);
}

#[test]
fn rungs_past_the_top_are_lost_but_the_card_counts() {
    let group = Group::races(2, 2).fits(4, 2).lays(ANNA, 35).lays(ANNA, 35);
    assert_eq!(group.race().rungs(), [2, 0]);
    assert_eq!(group.race().cards(), [2, 0]);
}
