//! Rule book: Abenteuer 1x1, "Basic Game", "Let's Play!".

use tableside_rules::times_table::{Action, Member, Number, Place, Refusal, Setup, Turn, Variant};
use tableside_rules::{Game, Seat};

use super::group::{
    ANNA, BEN, CEM, DORA, FINISH, Group, MISS, TILE, TIME_UP, at, done_in, fits, found_by, lays,
    number,
};

#[test]
fn a_tile_that_fits_is_one_rung_and_leaves_a_gap_behind() {
    let group = Group::races(2, 10).fits(4, 2);
    assert_eq!(group.race().rungs(), [1, 0]);
    assert_eq!((group.gap(), group.0.seat()), (Some((4, 2)), Some(BEN)));
    assert_eq!(group.race().wall().solver(at(7, 5)), Some(ANNA));
    assert!(!group.race().wall().is_solved(at(4, 2)));
}

#[test]
fn a_tile_that_does_not_fit_leaves_the_gap_to_the_next_player() {
    let group = Group::races(2, 10).misses();
    assert_eq!(group.race().rungs(), [0, 0]);
    assert_eq!((group.gap(), group.0.seat()), (Some((7, 5)), Some(BEN)));
    assert_eq!(group.0.tiles(), 0);
}

#[test]
fn the_example_of_the_book() {
    let setup = Setup::race(10, ANNA, at(7, 5));
    let (anton, emil, paula) = (ANNA, BEN, CEM);
    let group = Group::plays(3, &setup).fits(4, 2).lays(emil, 35);
    assert_eq!(group.race().rungs(), [1, 1, 0]);
    // Emil draws a card with 10, which he keeps.
    let group = group.may_not(&lays(emil, 10), &Refusal::NotSolved { number: number(10) });
    assert_eq!(group.race().in_hand(emil), 3);
    assert_eq!(group.race().wall().solver(at(7, 5)), Some(anton));
    // In the book it is Paula's turn; she sits to the left of Anton there.
    let group = group.misses();
    assert_eq!((group.gap(), group.0.seat()), (Some((4, 2)), Some(paula)));
}

#[test]
fn the_turns_go_clockwise_and_a_round_ends_before_the_starter() {
    let setup = Setup::race(10, DORA, at(7, 5));
    let mut group = Group::plays(4, &setup);
    for (seat, round) in [
        (DORA, 1),
        (ANNA, 1),
        (BEN, 1),
        (CEM, 1),
        (DORA, 2),
        (ANNA, 2),
    ] {
        assert_eq!((group.0.seat(), group.0.round()), (Some(seat), Some(round)));
        group = group.misses();
        let turn = group.last_turn();
        assert_eq!((turn.seat, turn.round, turn.fitted), (seat, round, false));
    }
}

#[test]
fn the_next_gap_is_never_the_one_just_filled() {
    Group::races(2, 10).may_not(&fits(7, 5), &Refusal::GapFilled { at: at(7, 5) });
}

#[test]
fn the_next_gap_is_never_a_solved_place() {
    Group::races(2, 10)
        .fits(4, 2)
        .may_not(&fits(7, 5), &Refusal::GapSolved { at: at(7, 5) })
        .may_not(&fits(4, 2), &Refusal::GapFilled { at: at(4, 2) })
        .fits(9, 9);
}

#[test]
fn the_next_gap_is_always_told_but_for_the_last_tile() {
    let group = Group::races(2, 1000).may_not(&TILE, &Refusal::GapUntold);
    let group = (1..99).fold(group, |group, _| group.fits_anywhere());
    let last: Vec<Place> = group.race().next_gaps().collect();
    let filled = group.race().gap().unwrap();
    assert_eq!((group.0.tiles(), last.len()), (98, 1));
    let group = group.may_not(&TILE, &Refusal::GapUntold).fits_anywhere();
    assert_eq!((group.race().gap(), group.0.tiles()), (Some(last[0]), 99));
    assert_eq!(group.race().next_gaps().count(), 0);
    let group = group
        .may_not(
            &fits(filled.top(), filled.left()),
            &Refusal::GapSolved { at: filled },
        )
        .may_not(
            &fits(last[0].top(), last[0].left()),
            &Refusal::GapFilled { at: last[0] },
        )
        .does(&TILE);
    assert_eq!((group.race().gap(), group.0.tiles()), (None, 100));
    assert_eq!(group.race().rungs(), [50, 50]);
    assert!(group.race().wall().solved_numbers().eq(Number::all()));
}

#[test]
fn when_the_wall_is_done_nobody_can_fit_a_tile_but_turns_pass_on() {
    let group = (0..100).fold(Group::races(3, 34), |group, _| group.fits_anywhere());
    assert_eq!(group.race().rungs(), [34, 33, 33]);
    assert_eq!(group.last_round(), Some((0, vec![1, 2])));
    let group = group
        .may_not(&TILE, &Refusal::WallDone)
        .may_not(&fits(1, 1), &Refusal::WallDone)
        .may_not(&FINISH, &Refusal::TurnsLeft { next: BEN })
        .misses()
        .misses()
        .does(&FINISH);
    let Turn { gap, fitted, .. } = group.last_turn();
    assert_eq!((gap, fitted), (None, false));
    assert_eq!(group.0.outcome().unwrap().winners(), [ANNA]);
}

#[test]
fn a_turn_remembers_what_was_asked() {
    let group = Group::races(2, 10)
        .does(&Action::Match {
            gap: Some(at(4, 2)),
            answer: Some(35),
            player: None,
        })
        .does(&Action::Miss { answer: None });
    let turns = [
        Turn {
            seat: ANNA,
            round: 1,
            gap: Some(at(7, 5)),
            answer: Some(35),
            fitted: true,
        },
        Turn {
            seat: BEN,
            round: 1,
            gap: Some(at(4, 2)),
            answer: None,
            fitted: false,
        },
    ];
    assert_eq!(group.race().turns(), turns);
    assert_eq!(turns.map(|turn| turn.number().unwrap().get()), [35, 8]);
}

#[test]
fn a_race_has_neither_sand_nor_clock_nor_finders() {
    let variant = Variant::Race;
    let unknown = |member| Refusal::UnknownMember { variant, member };
    Group::races(2, 1)
        .may_not(
            &TIME_UP,
            &Refusal::NotInVariant {
                variant,
                name: "time-up",
            },
        )
        .may_not(&found_by(ANNA), &unknown(Member::Player))
        .may_not(&done_in(60), &unknown(Member::Seconds))
        .fits(1, 1)
        .does(&MISS)
        .may_not(&done_in(60), &unknown(Member::Seconds))
        .does(&FINISH);
}

#[test]
fn cards_are_laid_by_those_who_play() {
    let player = Seat::new(2);
    Group::races(2, 3).fits(1, 1).may_not(
        &lays(player, 35),
        &Refusal::NoSuchPlayer { player, seats: 2 },
    );
}
