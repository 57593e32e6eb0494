//! Rule book: Abenteuer 1x1, "Game Preparation".

use tableside_rules::times_table::{Member, Refusal, Setup, TimesTable, Variant};
use tableside_rules::{Game, Refused, Seat};

use super::group::{ANNA, BEN, Group, at};

fn refused(setup: &Setup, seats: usize) -> (Refusal, &'static str) {
    let refusal = TimesTable::start(setup, seats).unwrap_err();
    let at = refusal.at();
    (refusal, at)
}

#[test]
fn a_race_starts_below_the_ladder_with_one_gap() {
    let group = Group::plays(3, &Setup::race(10, BEN, at(4, 2)));
    let race = group.race();
    assert_eq!((race.rungs(), race.top()), (&[0, 0, 0][..], 10));
    assert_eq!((group.gap(), race.next_gaps().count()), (Some((4, 2)), 99));
    assert_eq!((group.0.seat(), group.0.round()), (Some(BEN), Some(1)));
    assert_eq!((group.0.last_round(), group.0.outcome()), (None, None));
    assert_eq!(group.0.variant(), Variant::Race);
}

#[test]
fn a_sprint_starts_without_a_gap_and_the_neighbour_lays_the_first_tile() {
    let group = Group::plays(2, &Setup::sprint(8, BEN));
    let sprint = group.sprint();
    assert_eq!((sprint.seat(), sprint.neighbour()), (Some(BEN), Some(ANNA)));
    assert_eq!((sprint.laps(), sprint.rungs()), (vec![0, 0], vec![0, 0]));
    assert_eq!(group.0.variant(), Variant::Sprint);
}

#[test]
fn an_expedition_has_no_turns_and_may_be_made_alone() {
    let group = Group::explores(1);
    assert_eq!((group.0.seat(), group.0.round()), (None, None));
    assert_eq!((group.0.tiles(), group.expedition().seconds()), (0, None));
    assert_eq!(group.0.variant(), Variant::Expedition);
}

#[test]
fn two_to_four_climb_and_one_to_four_explore() {
    for seats in [0, 1, 5] {
        for setup in [Setup::race(3, ANNA, at(1, 1)), Setup::sprint(3, ANNA)] {
            let variant = setup.variant;
            let refusal = Refusal::NotTwoToFourPlayers { variant, seats };
            assert_eq!(refused(&setup, seats), (refusal, "players"));
        }
    }
    for seats in [0, 5] {
        let refusal = Refusal::NotOneToFourPlayers { seats };
        assert_eq!(refused(&Setup::expedition(), seats), (refusal, "players"));
    }
    for variant in Variant::ALL {
        let (fewest, most) = variant.players();
        assert_eq!(most, 4);
        assert_eq!(fewest == 1, variant == Variant::Expedition);
    }
}

#[test]
fn the_starter_sits_at_the_table() {
    let starter = Seat::new(2);
    for setup in [Setup::race(3, starter, at(1, 1)), Setup::sprint(3, starter)] {
        let refusal = Refusal::NoSuchStarter { starter };
        assert_eq!(refused(&setup, 2), (refusal, "setup.starter"));
        assert!(TimesTable::start(&setup, 3).is_ok());
    }
}

#[test]
fn without_a_starter_the_first_seat_begins() {
    let mut setup = Setup::sprint(3, BEN);
    setup.starter = None;
    assert_eq!(Group::plays(2, &setup).0.seat(), Some(ANNA));
}

#[test]
fn a_ladder_has_a_rung() {
    for setup in [Setup::race(0, ANNA, at(1, 1)), Setup::sprint(0, ANNA)] {
        assert_eq!(refused(&setup, 2), (Refusal::NoRungs, "setup.rungs"));
    }
}

#[test]
fn each_variant_has_its_own_members() {
    let missing = |setup: Setup, member, place| {
        let variant = setup.variant;
        let refusal = Refusal::MissingMember { variant, member };
        assert_eq!(refused(&setup, 2), (refusal, place));
    };
    let (race, sprint) = (Setup::race(3, ANNA, at(1, 1)), Setup::sprint(3, ANNA));
    let rungs = None;
    missing(
        Setup {
            rungs,
            ..race.clone()
        },
        Member::Rungs,
        "setup.rungs",
    );
    missing(
        Setup {
            rungs,
            ..sprint.clone()
        },
        Member::Rungs,
        "setup.rungs",
    );
    let gap = None;
    missing(
        Setup {
            gap,
            ..race.clone()
        },
        Member::Gap,
        "setup.gap",
    );

    let unknown = |setup: Setup, member, place| {
        let variant = setup.variant;
        let refusal = Refusal::UnknownMember { variant, member };
        assert_eq!(refused(&setup, 2), (refusal, place));
    };
    let gap = race.gap;
    unknown(Setup { gap, ..sprint }, Member::Gap, "setup.gap");
    let alone = Setup::expedition();
    unknown(
        Setup {
            gap,
            ..alone.clone()
        },
        Member::Gap,
        "setup.gap",
    );
    let rungs = race.rungs;
    unknown(
        Setup {
            rungs,
            ..alone.clone()
        },
        Member::Rungs,
        "setup.rungs",
    );
    let starter = race.starter;
    unknown(Setup { starter, ..alone }, Member::Starter, "setup.starter");
}
