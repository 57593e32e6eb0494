//! What counts as found, and who wins.

use tableside_rules::labyrinth::{Outcome, Refusal, Side, Target};
use tableside_rules::{Game, Seat};

use super::group::{Group, go, push, spot};

const ANNA: Seat = Seat::new(0);

#[test]
fn a_treasure_is_found_at_the_end_of_a_move() {
    let group = Group::plays(&[&["book", "keys"], &["coins"]])
        .pushes(Side::Left, 2, '└')
        .goes((1, 3));
    assert_eq!(group.collected(), [1, 0]);
    assert_eq!(group.0.target_spot(ANNA), Some(spot((3, 5))));
    assert_eq!(group.lies("book"), spot((1, 3)));
}

#[test]
fn passing_a_treasure_is_not_finding_it() {
    let group = Group::plays(&[&["book"], &["coins"]])
        .pushes(Side::Left, 2, '└')
        .goes((1, 5));
    assert_eq!(group.collected(), [0, 0]);
}

#[test]
fn only_the_treasure_on_the_current_card_is_found() {
    let group = Group::plays(&[&["keys", "book"], &["crown"]])
        .pushes(Side::Left, 2, '└')
        .goes((1, 3));
    assert_eq!(group.collected(), [0, 0]);
}

#[test]
fn being_carried_onto_a_treasure_counts_when_one_stays_there_in_ones_own_turn() {
    // Ben pushes Anna out, onto the very tile that bears what she looks for.
    let carried = Group::plays(&[&["bat"], &["coins"]])
        .pushes(Side::Left, 2, '└')
        .goes((1, 2))
        .does(&super::correcting::moves("bat", "spare"))
        .pushes(Side::Bottom, 2, '│')
        .stays();
    assert_eq!(carried.pawn(0), (7, 2));
    assert_eq!(carried.lies("bat"), spot((7, 2)));
    assert_eq!(carried.collected(), [0, 0]);
    let stayed = carried.pushes(Side::Left, 4, '─').stays();
    assert_eq!(stayed.collected(), [1, 0]);
}

#[test]
fn one_treasure_is_found_a_turn() {
    let group = Group::plays(&[&["bat", "dragon"], &["coins"]])
        .does(&super::correcting::moves("bat", "[1, 1]"))
        .does(&super::correcting::moves("dragon", "[1, 1]"))
        .waits();
    assert_eq!(group.collected(), [1, 0]);
    let group = group.waits().waits();
    assert_eq!(group.collected(), [2, 0]);
}

#[test]
fn with_all_treasures_the_way_home_remains() {
    let group = Group::plays(&[&["book"], &["coins"]])
        .pushes(Side::Left, 2, '└')
        .goes((1, 3))
        .waits();
    assert_eq!(group.0.target(ANNA), Target::Home);
    assert_eq!(group.0.target_spot(ANNA), Some(spot((1, 1))));
    assert_eq!(group.winner(), None);
    let group = group.pushes(Side::Left, 4, '─').goes((1, 1));
    assert_eq!(group.winner(), Some(0));
    let outcome = Outcome {
        winners: vec![ANNA],
        collected: vec![1, 0],
    };
    assert_eq!(group.0.outcome(), Some(outcome));
}

#[test]
fn home_counts_on_a_later_move_than_the_last_treasure() {
    let group = Group::plays(&[&["bat"], &["coins"]])
        .does(&super::correcting::moves("bat", "[1, 1]"))
        .waits();
    assert_eq!((group.collected(), group.winner()), (vec![1, 0], None));
    let group = group.waits();
    assert_eq!(group.winner(), None);
    // Staying at home is a move as well.
    assert_eq!(group.waits().winner(), Some(0));
}

#[test]
fn home_counts_only_with_all_treasures() {
    let group = Group::plays(&[&["book", "keys"], &["coins"]])
        .pushes(Side::Left, 2, '└')
        .goes((1, 3))
        .waits()
        .pushes(Side::Left, 4, '─')
        .goes((1, 1));
    assert_eq!(group.winner(), None);
}

#[test]
fn the_start_of_another_is_not_home() {
    let group = Group::plays(&[&["book"], &["coins"]])
        .pushes(Side::Left, 2, '└')
        .goes((1, 3))
        .waits()
        .pushes(Side::Left, 4, '─')
        .goes((1, 7));
    assert_eq!(group.winner(), None);
}

#[test]
fn one_player_plays_for_the_fewest_turns() {
    let group = Group::plays(&[&["book", "keys"]])
        .pushes(Side::Left, 2, '└')
        .goes((1, 3))
        .pushes(Side::Left, 4, '│')
        .goes((3, 5))
        .pushes(Side::Left, 6, '│')
        .goes((1, 1));
    assert_eq!((group.winner(), group.0.turns()), (Some(0), 3));
}

#[test]
fn after_the_end_nothing_happens() {
    let over = &Refusal::MatchOver;
    let group = Group::plays(&[&["book"]])
        .pushes(Side::Left, 2, '└')
        .goes((1, 3))
        .pushes(Side::Left, 4, '│')
        .goes((1, 1))
        .may_not(&push(Side::Left, 6, '│'), over)
        .may_not(&go((1, 1)), over)
        .may_not(&super::correcting::moves("bat", "spare"), over);
    assert_eq!(group.0.pushes().count(), 0);
    assert!(group.0.destinations().is_empty());
    assert_eq!(group.0.position(), None);
}
