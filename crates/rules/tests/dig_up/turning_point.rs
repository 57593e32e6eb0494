//! The card without which somebody else would have won.

use proptest::prelude::*;
use tableside_rules::dig_up::{Action, DigUp, Idols, turning_point};
use tableside_rules::{Game, Seat};

use super::group::{END_TURN, SCORE, any_match, at, card, cover, exchange, setup, show};

/// Both mines in full, Anna's first, and the score.
fn scored(anna: &str, ben: &str) -> Vec<Action> {
    let mut actions = Vec::new();
    for (player, cards) in [anna, ben].into_iter().enumerate() {
        let cards = (1..).zip(cards.split_whitespace());
        actions.extend(cards.map(|(slot, text)| show(player, slot, text)));
    }
    actions.push(SCORE);
    actions
}

const NOTHING: &str = "skeleton skeleton skeleton skeleton skeleton skeleton skeleton";

#[test]
fn the_last_card_that_alone_decided_is_named() {
    // Anna has 3 + 2, Ben 2 + 2; without either of Anna's she would not have won.
    let anna = format!("red-1 red-9 {NOTHING}");
    let ben = format!("blue-9 blue-8 {NOTHING}");
    let found = turning_point(&setup(2, Idols::One, 0), 2, &scored(&anna, &ben)).unwrap();
    assert_eq!(found.index, 1);
    assert_eq!(
        (found.at, found.card, found.points),
        (at((0, 2)), card("red-9"), 2)
    );
    assert_eq!(found.without.winners, [Seat::new(1)]);
    assert_eq!(found.without.scores, [3, 4]);
}

#[test]
fn a_card_counts_from_when_it_came_to_its_place() {
    let anna = format!("skeleton red-9 {NOTHING}");
    let ben = format!("skeleton skeleton {NOTHING}");
    let mut actions = scored(&anna, &ben);
    actions.insert(18, exchange((0, 2), (0, 9)));
    let found = turning_point(&setup(2, Idols::One, 0), 2, &actions).unwrap();
    assert_eq!((found.index, found.at, found.points), (18, at((0, 9)), 3));
}

#[test]
fn a_clear_win_was_decided_by_no_single_card() {
    let anna = format!("red-1 red-2 {NOTHING}");
    let ben = format!("skeleton white-2 {NOTHING}");
    assert_eq!(
        turning_point(&setup(2, Idols::One, 0), 2, &scored(&anna, &ben)),
        None
    );
}

#[test]
fn a_shared_win_and_a_match_that_goes_on_have_no_turning_point() {
    let mine = format!("idol skeleton {NOTHING}");
    let actions = scored(&mine, &mine);
    assert_eq!(turning_point(&setup(2, Idols::One, 0), 2, &actions), None);
    assert_eq!(
        turning_point(&setup(2, Idols::One, 0), 2, &actions[..18]),
        None
    );
    assert_eq!(
        turning_point(&setup(2, Idols::One, 0), 2, &[END_TURN, SCORE]),
        None
    );
}

proptest! {
    #[test]
    fn covering_the_card_changes_who_wins((setup, actions) in any_match()) {
        let seats = setup.favourites.len();
        let mut game = DigUp::start(&setup, seats).unwrap();
        let mut accepted = actions;
        accepted.retain(|action| game.apply(action).is_ok());
        let Some(found) = turning_point(&setup, seats, &accepted) else { return Ok(()) };
        let winners = game.outcome().unwrap().winners;
        prop_assert_eq!(&winners, &[found.at.player]);
        prop_assert_eq!(game.card(found.at.player, found.at.slot), Some(found.card));
        let mut other = DigUp::start(&setup, seats).unwrap();
        for action in accepted.iter().filter(|action| **action != SCORE) {
            other.apply(action).unwrap();
        }
        other.apply(&cover(found.at.player.index(), found.at.slot.get())).unwrap();
        prop_assert_eq!(&other.standing(), &found.without);
        prop_assert_ne!(winners, found.without.winners);
        // Nothing moved the card after it.
        let mut at_index = DigUp::start(&setup, seats).unwrap();
        for action in &accepted[..=found.index] {
            at_index.apply(action).unwrap();
        }
        prop_assert_eq!(at_index.card(found.at.player, found.at.slot), Some(found.card));
    }
}
