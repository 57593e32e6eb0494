//! Rule book: Abenteuer 1x1, "Cooperative and/or Solo Variation".

use tableside_rules::times_table::{Decision, Member, Outcome, Refusal, Variant};
use tableside_rules::{Game, Seat};

use super::group::{
    ANNA, BEN, CEM, FINISH, Group, MISS, TILE, TIME_UP, done_in, fits, found_by, lays,
};

#[test]
fn tiles_are_counted_for_whoever_finds_them_or_for_all() {
    let group = Group::explores(3)
        .does(&found_by(BEN))
        .does(&TILE)
        .does(&found_by(BEN))
        .does(&found_by(ANNA));
    let expedition = group.expedition();
    assert_eq!(expedition.tiles(), 4);
    assert_eq!(
        [ANNA, BEN, CEM].map(|player| expedition.tiles_of(player)),
        [1, 2, 0]
    );
    assert_eq!(expedition.tiles_of_all(), 1);
    let player = Seat::new(3);
    group.may_not(
        &found_by(player),
        &Refusal::NoSuchPlayer { player, seats: 3 },
    );
}

#[test]
fn the_wall_is_done_when_the_clock_is_stopped() {
    let group = Group::explores(2).counts(12).does(&done_in(754));
    let outcome = group.0.outcome().unwrap();
    let expected = Outcome::Expedition {
        won: true,
        seconds: 754,
    };
    assert_eq!(outcome, expected);
    assert_eq!(group.expedition().seconds(), Some(754));
    assert_eq!(
        (outcome.decided_by(), outcome.winners()),
        (Decision::Together, &[][..])
    );
    group
        .may_not(&TILE, &Refusal::MatchOver)
        .may_not(&done_in(1), &Refusal::MatchOver);
}

#[test]
fn nobody_has_to_count() {
    let group = Group::explores(1).does(&done_in(3600));
    assert_eq!((group.0.tiles(), group.0.outcome().is_some()), (0, true));
}

#[test]
fn more_than_100_tiles_can_not_be_counted_and_100_do_not_stop_the_clock() {
    let group = Group::explores(1)
        .counts(100)
        .may_not(&TILE, &Refusal::WallDone)
        .may_not(&found_by(ANNA), &Refusal::WallDone);
    assert_eq!(group.0.outcome(), None);
    group.does(&done_in(0));
}

#[test]
fn an_expedition_has_a_clock_but_neither_gap_nor_turns_nor_cards() {
    let variant = Variant::Expedition;
    let no = |name| Refusal::NotInVariant { variant, name };
    let gap = Refusal::UnknownMember {
        variant,
        member: Member::Gap,
    };
    let seconds = Refusal::MissingMember {
        variant,
        member: Member::Seconds,
    };
    Group::explores(2)
        .may_not(&MISS, &no("miss"))
        .may_not(&lays(ANNA, 35), &no("lay"))
        .may_not(&TIME_UP, &no("time-up"))
        .may_not(&fits(7, 5), &gap)
        .may_not(&FINISH, &seconds);
}
