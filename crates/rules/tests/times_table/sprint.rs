//! Rule book: Abenteuer 1x1, "Game Variation – Multiplication-Sprint".

use tableside_rules::Game;
use tableside_rules::times_table::{Decision, Member, Outcome, Refusal, Setup, Variant};

use super::group::{
    ANNA, BEN, CEM, FINISH, Group, MISS, TILE, TIME_UP, fits, found_by, indices, lays,
};

fn decision(group: &Group) -> (Decision, Vec<usize>) {
    let outcome = group.0.outcome().unwrap();
    (outcome.decided_by(), indices(outcome.winners()))
}

#[test]
fn every_tile_that_fits_while_the_sand_runs_is_one_rung() {
    let group = Group::sprints(2, 10).counts(3);
    assert_eq!(group.sprint().this_turn(), 3);
    assert_eq!(group.sprint().rungs(), [3, 0]);
    assert_eq!(group.0.seat(), Some(ANNA));
    let group = group.does(&TIME_UP).runs(2).runs(0);
    assert_eq!(group.sprint().turns(), [3, 2, 0]);
    assert!(group.sprint().turns_of(ANNA).eq([3, 0]));
    assert!(group.sprint().turns_of(BEN).eq([2]));
    assert_eq!(group.sprint().rungs(), [3, 2]);
    assert_eq!((group.0.seat(), group.0.round()), (Some(BEN), Some(2)));
    assert_eq!((group.0.tiles(), group.sprint().this_turn()), (5, 0));
}

#[test]
fn the_next_player_lays_the_tile_and_turns_the_sand() {
    let group = Group::plays(3, &Setup::sprint(5, BEN));
    let who = |group: &Group| (group.sprint().seat(), group.sprint().neighbour());
    assert_eq!(who(&group), (Some(BEN), Some(CEM)));
    let group = group.runs(0);
    assert_eq!(who(&group), (Some(CEM), Some(ANNA)));
    assert_eq!(who(&group.runs(0)), (Some(ANNA), Some(BEN)));
}

#[test]
fn on_the_top_one_begins_again_at_the_bottom_with_a_card() {
    let group = Group::sprints(2, 3).counts(2);
    assert_eq!(
        (group.sprint().laps()[0], group.sprint().rungs()[0]),
        (0, 2)
    );
    let group = group.counts(1);
    assert_eq!(
        (group.sprint().laps()[0], group.sprint().rungs()[0]),
        (1, 0)
    );
    let group = group.runs(1);
    assert_eq!(
        (group.sprint().laps()[0], group.sprint().rungs()[0]),
        (1, 1)
    );
    assert_eq!(group.last_round(), None);
    assert_eq!(group.sprint().climbed(), [4, 0]);
}

#[test]
fn the_second_card_makes_the_round_the_last_and_its_owner_plays_on() {
    let group = Group::sprints(3, 2).runs(1).counts(4);
    assert_eq!(group.last_round(), Some((1, vec![1, 2])));
    assert_eq!(group.sprint().with_two_laps(), [BEN]);
    let group = group.counts(3).does(&TIME_UP);
    assert_eq!(group.last_round(), Some((1, vec![2])));
    let group = group.runs(0);
    assert_eq!((group.0.seat(), group.0.round()), (None, Some(1)));
    assert_eq!(group.sprint().neighbour(), None);
    let outcome = Outcome::Sprint {
        laps: vec![0, 3, 0],
        rungs: vec![1, 1, 0],
        last_round: vec![1, 7, 0],
        winners: vec![BEN],
    };
    assert_eq!(group.0.outcome(), Some(outcome));
    assert_eq!(decision(&group), (Decision::Laps, vec![1]));
}

#[test]
fn a_second_card_in_the_first_turn_of_a_round_does_not_end_it() {
    let group = Group::sprints(2, 1).runs(1).runs(1).counts(1);
    assert_eq!(group.last_round(), Some((0, vec![0, 1])));
    assert_eq!((group.0.seat(), group.0.round()), (Some(ANNA), Some(2)));
    let group = group.counts(1).does(&TIME_UP);
    assert_eq!(group.last_round(), Some((0, vec![1])));
    assert_eq!(group.0.outcome(), None);
}

#[test]
fn of_several_with_two_cards_the_last_round_decides() {
    // Ben has climbed more in all, but Anna more in the last round.
    let group = Group::sprints(2, 3).runs(3).runs(5).runs(3).runs(2);
    assert_eq!(group.sprint().climbed(), [6, 7]);
    assert_eq!(group.sprint().climbed_this_round(), [3, 2]);
    assert_eq!(decision(&group), (Decision::LastRound, vec![0]));
}

#[test]
fn in_the_last_round_laps_are_counted_through() {
    let group = Group::sprints(2, 2).runs(4).runs(5);
    assert_eq!(group.sprint().rungs(), [0, 1]);
    assert_eq!(group.sprint().climbed_this_round(), [4, 5]);
    assert_eq!(decision(&group), (Decision::LastRound, vec![1]));
}

#[test]
fn a_third_card_is_no_better_than_a_second() {
    let group = Group::sprints(2, 2).runs(0).runs(3).runs(4).runs(3);
    assert_eq!(group.sprint().laps(), [2, 3]);
    assert_eq!(decision(&group), (Decision::LastRound, vec![0]));
}

#[test]
fn who_climbed_most_but_has_one_card_does_not_win() {
    let group = Group::sprints(2, 5).runs(9).runs(0).runs(1).runs(9);
    assert_eq!(group.sprint().laps(), [2, 1]);
    assert_eq!(group.sprint().climbed_this_round(), [1, 9]);
    assert_eq!(decision(&group), (Decision::Laps, vec![0]));
}

#[test]
fn with_equally_many_rungs_in_the_last_round_the_win_is_shared() {
    let group = Group::sprints(3, 2).runs(4).runs(4).runs(3);
    assert_eq!(decision(&group), (Decision::Shared, vec![0, 1]));
}

#[test]
fn the_wall_has_100_tiles_also_for_a_sprint() {
    let group = Group::sprints(2, 60).counts(99).runs(1);
    assert_eq!((group.0.tiles(), group.sprint().laps()), (100, vec![1, 0]));
    group.may_not(&TILE, &Refusal::WallDone).does(&TIME_UP);
}

#[test]
fn the_match_ends_with_its_last_sand() {
    Group::sprints(2, 1)
        .runs(2)
        .may_not(&FINISH, &NO_FINISH)
        .does(&TIME_UP)
        .may_not(&TIME_UP, &Refusal::MatchOver)
        .may_not(&TILE, &Refusal::MatchOver);
}

const NO_FINISH: Refusal = Refusal::NotInVariant {
    variant: Variant::Sprint,
    name: "finish",
};

#[test]
fn a_sprint_does_not_know_the_gap_and_has_no_cards_to_lay() {
    let variant = Variant::Sprint;
    let no = |name| Refusal::NotInVariant { variant, name };
    let unknown = |member| Refusal::UnknownMember { variant, member };
    Group::sprints(2, 3)
        .may_not(&MISS, &no("miss"))
        .may_not(&lays(ANNA, 35), &no("lay"))
        .may_not(&fits(7, 5), &unknown(Member::Gap))
        .may_not(&found_by(ANNA), &unknown(Member::Player));
}
