//! Rule book: Abenteuer 1x1, "Basic Game", "End of the Game".

use tableside_rules::Game;
use tableside_rules::times_table::{Decision, Outcome, Refusal, Setup};

use super::group::{ANNA, BEN, CEM, FINISH, Group, MISS, at, fits, indices, lays};

fn decision(group: &Group) -> (Decision, Vec<usize>) {
    let outcome = group.0.outcome().unwrap();
    (outcome.decided_by(), indices(outcome.winners()))
}

#[test]
fn the_round_in_which_somebody_reaches_the_top_is_played_to_its_end() {
    let group = Group::races(3, 1).misses().fits(1, 1);
    assert_eq!(group.last_round(), Some((1, vec![2])));
    assert_eq!(group.race().on_top(), [BEN]);
    let group = group
        .may_not(&FINISH, &Refusal::TurnsLeft { next: CEM })
        .misses();
    assert_eq!(group.last_round(), Some((1, vec![])));
    assert_eq!((group.0.seat(), group.0.round()), (None, Some(1)));
    let group = group
        .may_not(&MISS, &Refusal::NoTurnLeft)
        .may_not(&fits(1, 2), &Refusal::NoTurnLeft)
        .does(&FINISH);
    assert_eq!(decision(&group), (Decision::AloneOnTop, vec![1]));
}

#[test]
fn the_last_round_ends_before_whoever_began() {
    let setup = Setup::race(1, CEM, at(7, 5));
    let group = Group::plays(3, &setup)
        .misses()
        .misses()
        .misses()
        .fits(1, 1);
    assert_eq!(
        (group.last_round(), group.0.round()),
        (Some((2, vec![0, 1])), Some(2))
    );
    let group = group.misses().misses();
    assert_eq!((group.0.seat(), group.0.round()), (None, Some(2)));
}

#[test]
fn nobody_wins_before_somebody_is_on_the_top() {
    let group = Group::races(2, 2).may_not(&FINISH, &Refusal::NobodyOnTop);
    group
        .fits(1, 1)
        .misses()
        .may_not(&FINISH, &Refusal::NobodyOnTop);
}

#[test]
fn a_card_may_lead_to_the_top_as_well() {
    let group = Group::races(3, 1).fits(1, 1);
    assert_eq!(group.last_round(), Some((0, vec![1, 2])));
    let group = Group::races(3, 2).fits(1, 1).lays(CEM, 35).lays(CEM, 35);
    assert_eq!(group.last_round(), Some((2, vec![1, 2])));
}

#[test]
fn a_card_after_the_last_turn_of_a_round_ends_that_round() {
    let group = Group::races(2, 2).fits(1, 1).misses();
    assert_eq!((group.0.seat(), group.0.round()), (Some(ANNA), Some(2)));
    let group = group.lays(BEN, 35).lays(BEN, 35);
    assert_eq!((group.0.seat(), group.0.round()), (None, Some(1)));
    let group = group.may_not(&MISS, &Refusal::NoTurnLeft).does(&FINISH);
    assert_eq!(decision(&group), (Decision::AloneOnTop, vec![1]));
}

#[test]
fn cards_may_still_be_laid_when_the_last_round_is_over() {
    let group = Group::races(2, 2)
        .fits(1, 1)
        .misses()
        .lays(BEN, 35)
        .lays(BEN, 35);
    let group = group.lays(ANNA, 35);
    assert_eq!(group.race().on_top(), [ANNA, BEN]);
    let group = group.does(&FINISH);
    assert_eq!(decision(&group), (Decision::FewestCards, vec![0]));
}

#[test]
fn of_several_on_the_top_the_one_with_the_fewest_cards_wins() {
    let group = Group::races(3, 2)
        .fits(1, 1)
        .lays(ANNA, 35)
        .fits(2, 1)
        .lays(BEN, 1)
        .lays(BEN, 1)
        .misses()
        .does(&FINISH);
    let outcome = Outcome::Race {
        rungs: vec![2, 2, 0],
        cards: vec![1, 2, 0],
        winners: vec![ANNA],
    };
    assert_eq!(group.0.outcome(), Some(outcome));
    assert_eq!(decision(&group), (Decision::FewestCards, vec![0]));
}

#[test]
fn with_equally_few_cards_all_on_the_top_win() {
    let group = Group::races(2, 1).fits(1, 1).fits(2, 1).does(&FINISH);
    assert_eq!(decision(&group), (Decision::Shared, vec![0, 1]));
    // Cem is on the top too, but laid more.
    let group = Group::races(3, 1)
        .fits(1, 1)
        .fits(2, 1)
        .misses()
        .lays(CEM, 1)
        .does(&FINISH);
    assert_eq!(group.race().on_top(), [ANNA, BEN, CEM]);
    assert_eq!(decision(&group), (Decision::Shared, vec![0, 1]));
}

#[test]
fn after_the_end_nothing_happens() {
    Group::races(2, 1)
        .fits(1, 1)
        .misses()
        .does(&FINISH)
        .may_not(&FINISH, &Refusal::MatchOver)
        .may_not(&lays(BEN, 35), &Refusal::MatchOver)
        .may_not(&MISS, &Refusal::MatchOver)
        .may_not(&fits(1, 2), &Refusal::MatchOver);
}
