//! What players said before they turned a tile.

use tableside_rules::Seat;
use tableside_rules::times_table::Action;

use super::group::{ANNA, BEN, Group, at};

fn says(group: Group, answer: u32, next_gap: Option<(u8, u8)>) -> Group {
    let answer = Some(answer);
    group.does(&match next_gap {
        Some((top, left)) => Action::Match {
            gap: Some(at(top, left)),
            answer,
            player: None,
        },
        None => Action::Miss { answer },
    })
}

/// The places where a player said something wrong, and what that was.
fn wrong(group: &Group, player: Seat) -> Vec<(u8, u8, u32)> {
    let turns = group.race().answered_wrong(player);
    turns
        .map(|turn| {
            let gap = turn.gap.unwrap();
            (gap.top(), gap.left(), turn.answer.unwrap())
        })
        .collect()
}

#[test]
fn what_was_said_wrong_is_remembered_with_its_place() {
    let group = says(Group::races(2, 9), 36, None);
    let group = says(group, 35, Some((9, 8)));
    let group = says(group, 63, None);
    assert_eq!(wrong(&group, ANNA), [(7, 5, 36), (9, 8, 63)]);
    assert_eq!(wrong(&group, BEN), []);
}

#[test]
fn the_answer_counts_and_not_the_tile() {
    // Ben says 71, and turns a tile that fits after all; Anna said 35, and turned another one.
    let group = says(Group::races(2, 9), 35, None);
    let group = says(group, 71, Some((9, 8)));
    assert_eq!(wrong(&group, ANNA), []);
    assert_eq!(wrong(&group, BEN), [(7, 5, 71)]);
}

#[test]
fn who_said_nothing_said_nothing_wrong() {
    let group = Group::races(2, 9).misses().fits(9, 8);
    assert_eq!((wrong(&group, ANNA), wrong(&group, BEN)), (vec![], vec![]));
}

#[test]
fn an_answer_decides_nothing() {
    let silent = Group::races(2, 9).misses().fits(9, 8);
    let group = says(Group::races(2, 9), 35, None);
    let group = says(group, 4_294_967_295, Some((9, 8)));
    assert_eq!(group.race().rungs(), silent.race().rungs());
    assert_eq!(group.gap(), silent.gap());
    assert_eq!(group.race().wall(), silent.race().wall());
    // Nothing is asked for any more once the wall is done.
    let done = (0..100).fold(Group::races(2, 99), |group, _| group.fits_anywhere());
    assert_eq!(wrong(&says(done, 1, None), ANNA), []);
}
