//! The capture after which the lead never changed.

use proptest::prelude::*;
use tableside_rules::Game;
use tableside_rules::multiplication_dice::{Action, Setup, turning_point};

use super::group::{ANNA, BEN, any_match, at, claim, play, roll, start};

/// Anna and Ben have one field each of those that make 1 and 2 in turn.
fn two_captures() -> Vec<Action> {
    vec![
        roll([1, 1, 1]),
        claim(1, 1),
        roll([1, 1, 1]),
        claim(1, 1),
        roll([1, 1, 1]),
        claim(1, 1),
        roll([1, 1, 1]),
        claim(1, 1),
        roll([1, 1, 1]),
        claim(1, 1),
        roll([1, 1, 2]),
        claim(1, 1),
        claim(1, 2),
    ]
}

#[test]
fn the_last_capture_that_changed_the_lead_is_named() {
    // 0:0, 0:1, 1:1, 1:2, 2:2, 2:3.
    let found = turning_point(&Setup { rounds: 3 }, 2, &two_captures()).unwrap();
    assert_eq!(found.index, 11);
    assert_eq!((found.by, found.from, found.leader), (BEN, ANNA, BEN));
    assert_eq!((found.at, found.round), (at(1, 1), 3));
    assert_eq!(found.scores, [2, 3]);
}

#[test]
fn a_shared_win_was_decided_by_nothing() {
    let actions = &two_captures()[..6];
    assert_eq!(
        turning_point(&Setup { rounds: 1 }, 2, &actions[..4]).map(|it| it.index),
        Some(3)
    );
    let mut level = actions.to_vec();
    level.extend([roll([12, 12, 12]), claim(12, 12)]);
    assert_eq!(turning_point(&Setup { rounds: 2 }, 2, &level), None);
}

#[test]
fn a_match_that_goes_on_or_is_none_has_no_turning_point() {
    assert_eq!(
        turning_point(&Setup { rounds: 4 }, 2, &two_captures()),
        None
    );
    assert_eq!(
        turning_point(&Setup { rounds: 3 }, 2, &two_captures()[1..]),
        None
    );
    assert_eq!(
        turning_point(&Setup { rounds: 3 }, 5, &two_captures()),
        None
    );
}

proptest! {
    #[test]
    fn before_it_somebody_else_leads_and_after_it_nobody_else((from, wishes) in any_match()) {
        let (game, actions) = play(&from, &wishes);
        let (setup, seats) = &from;
        let found = turning_point(setup, *seats, &actions);
        let winners = game.outcome().map(|outcome| outcome.winners);
        let alone = winners.filter(|winners| winners.len() == 1).map(|winners| winners[0]);
        prop_assert_eq!(found.as_ref().map(|found| found.leader), alone);
        let Some(found) = found else { return Ok(()) };
        let mut game = start(&from);
        for (index, action) in actions.iter().enumerate() {
            let before = game.leaders();
            game.apply(action).unwrap();
            let leads_alone = game.leaders() == [found.leader];
            if index == found.index {
                prop_assert_ne!(before, game.leaders());
                prop_assert_eq!(game.scores(), &found.scores[..]);
                prop_assert_eq!(game.owner(found.at), Some(found.by));
            }
            prop_assert!(index < found.index || leads_alone);
        }
    }
}
