//! Without a board: only cards, turns and the barred push.

use serde_json::json;
use tableside_rules::Seat;
use tableside_rules::labyrinth::{Refusal, Side, Target};

use super::correcting::correct;
use super::group::{BLIND_GO, FOUND, Group, arrow, at, blind_push, go, push, tile};

const CARDS: &[&[&str]] = &[&["book", "keys"], &["coins"]];

#[test]
fn a_turn_is_a_push_and_then_a_go_or_a_find() {
    let group = Group::without_board(CARDS)
        .may_not(&BLIND_GO, &Refusal::PushFirst)
        .may_not(&FOUND, &Refusal::PushFirst)
        .does(&blind_push(Side::Left, 2))
        .may_not(&blind_push(Side::Left, 2), &Refusal::SecondPush)
        .does(&BLIND_GO);
    assert_eq!(
        (group.0.seat(), group.collected()),
        (Seat::new(1), vec![0, 0])
    );
    let group = group.does(&blind_push(Side::Top, 4)).does(&FOUND);
    assert_eq!(
        (group.0.seat(), group.collected()),
        (Seat::new(0), vec![0, 1])
    );
    assert_eq!(group.0.target(Seat::new(1)), Target::Home);
}

#[test]
fn the_push_before_can_not_be_undone() {
    let push = arrow(Side::Right, 2);
    let group = Group::without_board(CARDS)
        .does(&blind_push(Side::Left, 2))
        .does(&BLIND_GO)
        .may_not(&blind_push(Side::Right, 2), &Refusal::PushBack { push });
    assert_eq!(group.0.pushes().count(), 11);
}

#[test]
fn the_last_find_is_the_own_start() {
    let turn = |group: Group, side| group.does(&blind_push(side, 2)).does(&FOUND);
    let group = turn(Group::without_board(CARDS), Side::Left);
    let group = turn(group, Side::Left);
    assert_eq!((group.collected(), group.winner()), (vec![1, 1], None));
    let group = turn(group, Side::Left);
    assert_eq!((group.collected(), group.winner()), (vec![2, 1], None));
    let group = turn(group, Side::Left);
    assert_eq!(group.winner(), Some(1));
    group.may_not(&blind_push(Side::Top, 2), &Refusal::MatchOver);
}

#[test]
fn what_needs_a_board_is_illegal() {
    let no_board = &Refusal::NoBoard;
    Group::without_board(CARDS)
        .may_not(&push(Side::Left, 2, '└'), no_board)
        .may_not(&correct(json!({ "spare": "│" })), no_board)
        .does(&blind_push(Side::Left, 2))
        .may_not(&go((1, 1)), no_board);
}

#[test]
fn what_is_for_no_board_is_illegal_with_one() {
    Group::plays(CARDS)
        .may_not(&blind_push(Side::Left, 2), &Refusal::TileMissing)
        .pushes(Side::Left, 2, '└')
        .may_not(&FOUND, &Refusal::FoundOnBoard)
        .may_not(&BLIND_GO, &Refusal::PlaceMissing);
}

#[test]
fn nothing_is_said_about_a_board() {
    let group = Group::without_board(CARDS).does(&blind_push(Side::Left, 2));
    let game = &group.0;
    let here = at((1, 1));
    assert_eq!(
        (game.board(), game.spare(), game.tile(here)),
        (None, None, None)
    );
    assert_eq!((game.pawns(), game.home(Seat::new(0))), (&[][..], None));
    assert_eq!(
        (game.treasures(), game.target_spot(Seat::new(0))),
        (None, None)
    );
    assert!(game.destinations().is_empty());
    assert_eq!(game.way(here, here), None);
    assert_eq!(game.slide(arrow(Side::Left, 2), tile('│')), None);
    assert_eq!(game.position(), None);
}
