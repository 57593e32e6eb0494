//! What was one push away from somebody who did not see it.

use proptest::prelude::*;
use tableside_rules::labyrinth::routes::this_turn;
use tableside_rules::labyrinth::{Action, Labyrinth, Phase, Setup, Side, Treasure, turning_point};
use tableside_rules::{Game, Seat};

use super::correcting::moves;
use super::group::{Group, Wish, any_match, arrow, go, push, setup, tile};

/// Anna fetches the book and goes home, Ben never moves, though the coins lie in his own row.
fn anna_wins() -> (Setup, Vec<Action>) {
    let setup = setup(&[&["book"], &["coins"]]);
    let mut group = Group(Labyrinth::start(&setup, 2).unwrap());
    let mut actions = Vec::new();
    let turns = [Some((1, 3)), None, Some((1, 1))];
    for to in turns {
        let spare = group.0.spare().unwrap();
        let pushed = Action::push(arrow(Side::Right, 6), spare);
        let at = group.0.pawn(group.0.seat()).unwrap();
        let gone = to.map_or(Action::go(at), go);
        for action in [pushed, gone] {
            group = group.does(&action);
            actions.push(action);
        }
    }
    assert_eq!(group.winner(), Some(0));
    (setup, actions)
}

#[test]
fn a_treasure_that_was_one_push_away_is_named_with_the_push() {
    let (setup, actions) = anna_wins();
    let found = turning_point(&setup, 2, &actions).unwrap();
    assert_eq!((found.index, found.seat), (2, Seat::new(1)));
    assert_eq!(found.treasure, Some(Treasure::new("coins")));
    assert_eq!(found.later, None);
    let mut group = Group(Labyrinth::start(&setup, 2).unwrap());
    for action in &actions[..2] {
        group = group.does(action);
    }
    let group = group
        .does(&Action::push(found.push, found.tile))
        .goes((1, 5));
    assert_eq!(group.collected(), [1, 1]);
}

#[test]
fn what_was_set_right_later_proves_nothing_before() {
    let (setup, mut actions) = anna_wins();
    actions.insert(4, moves("bat", "[1, 2]"));
    assert_eq!(turning_point(&setup, 2, &actions), None);
}

#[test]
fn without_a_board_or_an_end_there_is_none() {
    let (setup, actions) = anna_wins();
    assert_eq!(turning_point(&setup, 2, &actions[..5]), None);
    assert_eq!(turning_point(&setup, 3, &actions), None);
    let mut blind = setup;
    blind.layout = None;
    assert_eq!(turning_point(&blind, 2, &actions), None);
    assert!(tile('└') != tile('┌') && push(Side::Left, 2, '└') != go((1, 1)));
}

/// Plays on until somebody wins: pushes anywhere, goes where the target is once it is in reach.
fn to_the_end(setup: &Setup, wishes: &[Wish]) -> (Labyrinth, Vec<Action>) {
    let mut game = Labyrinth::start(setup, setup.cards.len()).unwrap();
    let mut actions = Vec::new();
    for wish in wishes.iter().cycle().take(900) {
        let action = wish.action(&game);
        if game.apply(&action).is_ok() {
            actions.push(action);
        }
    }
    (game, actions)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn it_could_have_been_reached_and_was_not((setup, wishes) in any_match()) {
        let seats = setup.cards.len();
        let (game, actions) = to_the_end(&setup, &wishes);
        let Some(found) = turning_point(&setup, seats, &actions) else { return Ok(()) };
        let winners = game.outcome().unwrap().winners;
        prop_assert!(seats == 1 || !winners.contains(&found.seat));
        let mut game = Labyrinth::start(&setup, seats).unwrap();
        for action in &actions[..found.index] {
            game.apply(action).unwrap();
        }
        prop_assert_eq!((game.seat(), game.phase()), (found.seat, Phase::Push));
        let had = game.collected(found.seat);
        let asked = game.position().unwrap();
        prop_assert!(this_turn(&asked).contains(&(found.push, found.tile)));
        // The turn itself did not bring it, and the later one did.
        let mut own_turns = 0;
        for action in &actions[found.index..] {
            let (seat, phase) = (game.seat(), game.phase());
            prop_assert!(!matches!(action, Action::Correct(_)));
            game.apply(action).unwrap();
            if seat == found.seat && phase == Phase::Go {
                let is_there = game.collected(found.seat) > had || game.outcome().is_some();
                prop_assert_eq!(is_there, found.later.is_some_and(|later| own_turns >= later));
                own_turns += 1;
            }
        }
    }
}
