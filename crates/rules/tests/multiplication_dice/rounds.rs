//! Rule book: Multiplikations-Würfelspiel, "Spielvorbereitung" and "Spielende".

use tableside_rules::multiplication_dice::{Action, MultiplicationDice, Outcome, Refusal, Setup};
use tableside_rules::{Game, Refused};

use super::group::{ANNA, BEN, Group, claim, roll};

fn rounds(rounds: u32) -> Action {
    Action::Rounds { rounds }
}

fn below(rounds: u32, round: u32) -> Refusal {
    Refusal::BelowRound { rounds, round }
}

#[test]
fn the_game_is_for_two_to_four_and_has_a_round_at_least() {
    let refused = |rounds, seats| {
        let refusal = MultiplicationDice::start(&Setup { rounds }, seats).unwrap_err();
        (refusal.at(), refusal.code())
    };
    for seats in [0, 1, 5, usize::MAX] {
        assert_eq!(refused(1, seats), ("players", "not-two-to-four-players"));
    }
    assert_eq!(refused(0, 2), ("setup.rounds", "no-rounds"));
    for seats in 2..=4 {
        let game = Group::plays(seats, u32::MAX).0;
        assert_eq!((game.seats(), game.rounds()), (seats, u32::MAX));
        assert_eq!((game.seat(), game.round()), (ANNA, 1));
        assert_eq!((game.throws(), game.last_throw()), (0, None));
    }
}

#[test]
fn a_round_is_one_throw_for_each_player() {
    let mut group = Group::plays(3, 2);
    let mut seen = Vec::new();
    while !group.0.is_over() {
        seen.push((group.0.round(), group.0.seat().index()));
        let own = 7 + u8::try_from(group.0.seat().index()).unwrap();
        group = group.rolls([own; 3]);
        if group.0.throw().is_some() {
            group = group.claims(own, own);
        }
    }
    assert_eq!(seen, [(1, 0), (1, 1), (1, 2), (2, 0), (2, 1), (2, 2)]);
}

/// Two rounds of two players: Ben takes Anna's 49 in the first one, Anna his in the second.
fn two_rounds() -> Group {
    Group::plays(2, 2)
        .rolls([7, 7, 7])
        .claims(7, 7)
        .rolls([7, 7, 7])
        .claims(7, 7)
        .rolls([7, 7, 7])
        .claims(7, 7)
        .rolls([1, 1, 1])
}

#[test]
fn after_the_last_round_the_most_points_win() {
    let group = Group::plays(2, 1)
        .rolls([7, 7, 7])
        .claims(7, 7)
        .rolls([7, 7, 7]);
    assert_eq!(group.0.outcome(), None);
    let group = group.claims(7, 7);
    let outcome = Outcome {
        scores: vec![0, 1],
        winners: vec![BEN],
    };
    assert_eq!(group.0.outcome(), Some(outcome));
    assert_eq!((group.0.round(), group.0.seat()), (1, BEN));
}

#[test]
fn equal_points_share_the_win() {
    let group = two_rounds();
    assert_eq!(group.0.outcome(), None);
    let outcome = Outcome {
        scores: vec![1, 1],
        winners: vec![ANNA, BEN],
    };
    assert_eq!(group.claims(1, 1).0.outcome(), Some(outcome));
}

#[test]
fn after_the_end_nothing_is_legal() {
    two_rounds()
        .claims(1, 1)
        .may_not(&roll([1, 1, 1]), &Refusal::MatchOver)
        .may_not(&claim(1, 1), &Refusal::MatchOver)
        .may_not(&rounds(9), &Refusal::MatchOver);
}

#[test]
fn a_last_throw_that_is_done_by_itself_ends_the_match() {
    let group = Group::plays(2, 2)
        .rolls([1, 1, 1])
        .claims(1, 1)
        .rolls([7, 7, 7])
        .claims(7, 7)
        .rolls([1, 1, 1])
        .rolls([7, 7, 7]);
    assert!(group.0.is_over());
}

#[test]
fn the_rounds_change_while_playing_but_not_below_the_one_being_played() {
    let group = two_rounds()
        .may_not(&rounds(1), &below(1, 2))
        .may_not(&rounds(0), &below(0, 2))
        .does(&rounds(3))
        .claims(1, 1);
    assert_eq!((group.0.round(), group.0.is_over()), (3, false));
    assert_eq!((group.0.rounds(), group.0.setup().rounds), (3, 2));
    let group = group
        .may_not(&rounds(2), &below(2, 3))
        .does(&rounds(u32::MAX))
        .does(&rounds(3))
        .rolls([7, 7, 7])
        .rolls([1, 1, 1]);
    assert!(group.0.is_over());
}

#[test]
fn lowered_to_the_round_being_played_it_is_the_last_one() {
    let group = Group::plays(2, 30)
        .does(&rounds(1))
        .rolls([7, 7, 7])
        .claims(7, 7)
        .rolls([1, 1, 1])
        .claims(1, 1);
    assert!(group.0.is_over());
}

#[test]
fn throws_on_top_raise_the_rounds_by_those_they_begin() {
    let raised = |seats, throws| Group::plays(seats, 15).0.rounds_raised_by(throws);
    assert_eq!(raised(2, 50), 40);
    assert_eq!(raised(3, 50), 32);
    assert_eq!(raised(4, 50), 28);
    assert_eq!(raised(4, 0), 15);
    assert_eq!(Group::plays(2, u32::MAX).0.rounds_raised_by(10), u32::MAX);
}

#[test]
fn the_course_of_the_scores_has_a_line_for_each_round() {
    assert_eq!(Group::plays(3, 1).0.course(), [[0, 0, 0]]);
    let group = two_rounds();
    assert_eq!(group.0.course(), [[0, 0], [0, 1]]);
    let group = group.claims(1, 1);
    assert_eq!(group.0.course(), [[0, 0], [0, 1], [1, 1]]);
}
