//! Rule book: DIG UP Adventure, "Wertung".

use tableside_rules::dig_up::{Decision, Idols, Outcome, Run, Slot, Why};
use tableside_rules::{Game, Seat};

use super::group::{Group, SCORE, indices, slot};

const ANNA: Seat = Seat::new(0);
const BEN: Seat = Seat::new(1);

/// What each face-up card of Anna's mine scores, and why.
fn points(group: &Group) -> Vec<(u8, Why)> {
    Slot::all()
        .filter_map(|slot| group.0.points(ANNA, slot))
        .map(|points| (points.value, points.why))
        .collect()
}

fn run(group: &Group) -> Option<(u8, u8, u8)> {
    let Run { length, from, to } = group.0.longest_run(ANNA)?;
    Some((length, from.get(), to.get()))
}

#[test]
fn a_card_scores_by_its_colour_and_its_place() {
    let group = Group::of(2).mine(0, "red-1 red-3 blue-3 blue-5 skeleton adventure idol");
    assert_eq!(
        points(&group),
        [
            (3, Why::Both),
            (2, Why::Favourite),
            (1, Why::RightPlace),
            (0, Why::Nothing),
            (0, Why::Skeleton),
            (0, Why::Adventure),
            (2, Why::Idol),
        ]
    );
    assert_eq!(group.0.score_of(ANNA), 8);
}

#[test]
fn the_favourite_is_each_players_own() {
    let group = Group::of(2).show(0, 7, "blue-7").show(1, 7, "blue-7");
    let why = |player| group.0.points(player, slot(7)).unwrap().why;
    assert_eq!((why(ANNA), why(BEN)), (Why::RightPlace, Why::Both));
}

#[test]
fn a_mine_full_of_the_favourite_in_order_is_the_best_there_is() {
    let all = "red-1 red-2 red-3 red-4 red-5 red-6 red-7 red-8 red-9";
    let group = Group::of(2).mine(0, all);
    assert_eq!(group.0.score_of(ANNA), 27);
    assert_eq!(run(&group), Some((9, 1, 9)));
}

#[test]
fn one_idol_of_a_mine_scores_and_it_is_the_first_as_one_reads() {
    let group = Group::of(2).show(0, 8, "idol");
    assert_eq!(points(&group), [(2, Why::Idol)]);
    let group = group.show(0, 2, "idol").show(0, 5, "idol");
    assert_eq!(
        points(&group),
        [(2, Why::Idol), (0, Why::SecondIdol), (0, Why::SecondIdol)]
    );
    let group = group.show(1, 9, "idol");
    assert_eq!(group.0.score_of(BEN), 2);
    let group = group.cover(0, 2);
    assert_eq!(points(&group), [(2, Why::Idol), (0, Why::SecondIdol)]);
}

#[test]
fn by_the_house_rule_each_idol_scores() {
    let group = Group::with(2, Idols::Each, 0).mine(0, "idol . idol idol");
    assert_eq!(points(&group), [(2, Why::Idol); 3]);
}

#[test]
fn a_place_without_a_face_up_card_scores_nothing_and_has_no_reason() {
    let group = Group::of(2);
    assert_eq!(points(&group), []);
    assert_eq!((group.0.score_of(ANNA), run(&group)), (0, None));
}

#[test]
fn a_run_goes_on_across_row_ends_whatever_the_numbers() {
    let group = Group::of(2).mine(0, "red-9 blue-2 red-1 red-8 red-2 blue-6 red-7 red-3 .");
    assert_eq!(run(&group), Some((3, 3, 5)));
    let group = group.show(0, 6, "red-4");
    assert_eq!(run(&group), Some((6, 3, 8)));
}

#[test]
fn idols_and_face_down_cards_break_a_run_and_the_first_of_equal_runs_is_told() {
    let group = Group::of(2).mine(0, "red-1 red-2 idol red-4 red-5 . red-7 red-8 skeleton");
    assert_eq!(run(&group), Some((2, 1, 2)));
}

#[test]
fn the_most_points_win() {
    let group = Group::of(3)
        .mine(0, "red-2 red-1 red-4")
        .mine(1, "blue-1 . . green-4 . blue-6 . . blue-9")
        .mine(2, ". yellow-2");
    let standing = group.0.standing();
    assert_eq!(
        standing,
        Outcome {
            scores: vec![6, 10, 1],
            runs: vec![3, 1, 0],
            winners: vec![BEN],
        }
    );
    assert_eq!(standing.decided_by(), Decision::Points);
    let ranks: Vec<_> = standing
        .ranking()
        .iter()
        .map(|r| (r.rank, r.seat.index()))
        .collect();
    assert_eq!(ranks, [(1, 1), (2, 0), (3, 2)]);
}

#[test]
fn of_equal_points_the_longest_run_wins() {
    let group = Group::of(3)
        .mine(0, "red-2 . red-1")
        .mine(1, ". blue-1 blue-3")
        .mine(2, "white-1 . . . purple-5");
    let standing = group.0.standing();
    assert_eq!(standing.scores, [4, 5, 4]);
    assert_eq!(standing.decided_by(), Decision::Points);
    let group = group.show(0, 9, "green-9").show(2, 4, "idol").cover(2, 5);
    let standing = group.0.standing();
    assert_eq!(
        (&standing.scores[..], &standing.runs[..]),
        (&[5, 5, 5][..], &[1, 2, 1][..])
    );
    assert_eq!(indices(&standing.winners), [1]);
    assert_eq!(standing.decided_by(), Decision::Run);
    let ranks: Vec<_> = standing
        .ranking()
        .iter()
        .map(|r| (r.rank, r.seat.index()))
        .collect();
    assert_eq!(ranks, [(1, 1), (2, 0), (2, 2)]);
}

#[test]
fn of_equal_points_and_runs_the_win_is_shared() {
    let group = Group::of(4)
        .mine(0, "red-2 red-1 idol")
        .mine(1, "green-1 green-2 green-3 blue-4")
        .mine(2, ". white-3 . . . white-1 white-2")
        .mine(3, "green-4 green-5 . . red-5 red-6");
    let standing = group.0.standing();
    assert_eq!(standing.scores, [6, 6, 6, 6]);
    assert_eq!(standing.runs, [2, 1, 2, 2]);
    assert_eq!(indices(&standing.winners), [0, 2, 3]);
    assert_eq!(standing.decided_by(), Decision::Shared);
    let ranks: Vec<_> = standing
        .ranking()
        .iter()
        .map(|r| (r.rank, r.seat.index()))
        .collect();
    assert_eq!(ranks, [(1, 0), (1, 2), (1, 3), (4, 1)]);
}

#[test]
fn a_scored_match_ends_as_its_standing_said() {
    let mine = "idol idol skeleton skeleton yellow-1 yellow-2 yellow-3 yellow-4 red-9";
    let group = Group::of(2).mine(0, mine).mine(1, mine);
    assert_eq!(group.0.outcome(), None);
    let standing = group.0.standing();
    let group = group.does(&SCORE);
    assert_eq!(group.0.outcome(), Some(standing));
    assert_eq!(group.turn(), None);
}
