//! The best moment of each child.

use proptest::prelude::*;
use tableside_rules::Game;
use tableside_rules::times_table::{Action, Feat, Setup, best_moments};

use super::group::{
    ANNA, BEN, MISS, TILE, TIME_UP, any_match, at, done_in, fits, found_by, play, start,
};

#[test]
fn in_a_race_it_is_the_longest_row_of_right_tiles() {
    let setup = Setup::race(3, ANNA, at(7, 5));
    // Anna fits, misses, fits, fits; Ben misses, fits, misses, misses.
    let actions = [
        fits(1, 1),
        MISS,
        MISS,
        fits(1, 2),
        fits(1, 3),
        MISS,
        fits(1, 4),
        MISS,
        Action::Finish { seconds: None },
    ];
    let best = best_moments(&setup, 2, &actions);
    let told: Vec<_> = best.iter().map(|it| (it.seat, it.index, it.what)).collect();
    assert_eq!(told, [(ANNA, 6, Feat::Row(2)), (BEN, 3, Feat::Row(1))]);
    assert_eq!(best_moments(&setup, 2, &actions[..8]), []);
}

#[test]
fn in_a_sprint_it_is_the_best_turn() {
    let setup = Setup::sprint(1, ANNA);
    let actions = [TILE, TIME_UP, TIME_UP, TILE, TILE, TIME_UP, TIME_UP];
    let best = best_moments(&setup, 2, &actions);
    let told: Vec<_> = best.iter().map(|it| (it.seat, it.index, it.what)).collect();
    assert_eq!(
        told,
        [(ANNA, 4, Feat::Turn(2))],
        "nothing is said of who had no luck"
    );
}

#[test]
fn on_an_expedition_it_is_what_one_found_in_a_row() {
    let (anna, ben) = (found_by(ANNA), found_by(BEN));
    let actions = [
        anna.clone(),
        anna.clone(),
        ben.clone(),
        ben,
        TILE,
        anna,
        done_in(60),
    ];
    let best = best_moments(&Setup::expedition(), 2, &actions);
    let told: Vec<_> = best.iter().map(|it| (it.seat, it.index, it.what)).collect();
    assert_eq!(told, [(ANNA, 1, Feat::Found(2)), (BEN, 3, Feat::Found(2))]);
}

proptest! {
    #[test]
    fn no_moment_is_said_to_be_more_than_it_was((from, wishes) in any_match()) {
        let (game, actions) = play(&from, &wishes);
        let (setup, seats) = &from;
        let best = best_moments(setup, *seats, &actions);
        prop_assert!(best.is_empty() || game.outcome().is_some());
        prop_assert!(best.is_sorted_by_key(|moment| moment.seat.index()));
        for moment in best {
            let matches = |action: &&Action| matches!(action, Action::Match { .. });
            let up_to = actions[..=moment.index].iter().filter(matches).count();
            prop_assert!(matches(&&actions[moment.index]));
            let count = moment.what.count() as usize;
            prop_assert!((1..=up_to).contains(&count));
            // The seat was the one whose turn it was.
            let mut game = start(&from);
            for action in &actions[..moment.index] {
                game.apply(action).unwrap();
            }
            if !matches!(moment.what, Feat::Found(_)) {
                prop_assert_eq!(game.seat(), Some(moment.seat));
            }
        }
    }
}
