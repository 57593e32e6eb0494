//! Rule book: DIG UP Adventure, "Spielaufbau", "Spielablauf" and "Spielende".

use tableside_rules::dig_up::{Colour, DigUp, Idols, Refusal, Setup, Slot};
use tableside_rules::{Game, Refused, Seat};

use super::group::{END_TURN, Group, SCORE, at, card, cover, exchange, indices, setup, show, slot};

const FULL: &str = "red-9 red-8 red-7 red-6 idol red-4 red-3 red-2 red-1";

#[test]
fn the_game_is_for_two_to_four_with_a_favourite_each_and_any_may_begin() {
    for seats in 2..=4 {
        let group = Group::with(seats, Idols::One, seats - 1);
        assert_eq!(group.turn(), Some(seats - 1));
        assert_eq!(group.0.seats().count(), seats);
        assert_eq!(group.0.places().count(), seats * 9);
    }
    let refused = |setup: &Setup, seats| {
        let refusal = DigUp::start(setup, seats).unwrap_err();
        (refusal.at(), refusal.code())
    };
    let two = setup(2, Idols::One, 0);
    for seats in [0, 1, 5] {
        assert_eq!(refused(&two, seats), ("players", "not-two-to-four-players"));
    }
    assert_eq!(
        refused(&two, 3),
        ("setup.favourites", "not-one-favourite-each")
    );
    let alike = Setup {
        favourites: vec![Colour::Red, Colour::Blue, Colour::Red],
        ..two
    };
    assert_eq!(refused(&alike, 3), ("setup.favourites", "favourite-taken"));
    assert_eq!(
        refused(&setup(2, Idols::One, 2), 2),
        ("setup.starter", "no-such-starter")
    );
}

#[test]
fn idols_and_starter_need_not_be_named_and_nothing_else_may_be() {
    let read = |text| serde_json::from_str::<Setup>(text);
    assert_eq!(
        read(r#"{"favourites":["red","blue"]}"#).unwrap(),
        setup(2, Idols::One, 0)
    );
    assert_eq!(
        read(r#"{"favourites":["red","blue"],"idols":"each","starter":1}"#).unwrap(),
        setup(2, Idols::Each, 1)
    );
    for wrong in [
        r#"{"idols":"one"}"#,
        r#"{"favourites":["red","black"]}"#,
        r#"{"favourites":["red","blue"],"idols":"two"}"#,
        r#"{"favourites":["red","blue"],"cards":3}"#,
    ] {
        assert!(read(wrong).is_err(), "{wrong}");
    }
}

#[test]
fn mines_begin_face_down_and_the_middle_is_the_fifth_slot() {
    let group = Group::of(2);
    assert!(
        group
            .0
            .places()
            .all(|place| group.0.card(place.player, place.slot).is_none())
    );
    assert_eq!(Slot::MIDDLE, slot(5));
    let group = group.show(0, 5, "red-7").show(1, 5, "idol");
    assert_eq!(group.card(0, 5), Some(card("red-7")));
    assert_eq!(group.turn(), Some(0));
    assert!(group.0.scoring_only());
}

#[test]
fn a_shown_card_takes_the_place_of_what_lay_there() {
    let group = Group::of(2).show(1, 3, "red-7").show(1, 3, "blue-3");
    assert_eq!(group.card(1, 3), Some(card("blue-3")));
}

#[test]
fn the_next_free_slot_is_the_first_without_a_face_up_card() {
    let group = Group::of(2);
    let next = |group: &Group| group.0.next_free(Seat::new(0)).map(Slot::get);
    assert_eq!(next(&group), Some(1));
    let group = group.mine(0, "red-1 red-2 . red-4");
    assert_eq!(next(&group), Some(3));
    let group = group.mine(0, FULL);
    assert_eq!(next(&group), None);
    assert!(group.0.is_complete(Seat::new(0)));
    let group = group.cover(0, 8);
    assert_eq!(next(&group), Some(8));
}

#[test]
fn only_a_face_up_card_is_covered() {
    Group::of(2)
        .may_not(&cover(0, 5), &Refusal::FaceDown { at: at((0, 5)) })
        .show(0, 5, "red-7")
        .cover(0, 5)
        .may_not(&cover(0, 5), &Refusal::FaceDown { at: at((0, 5)) });
}

#[test]
fn any_two_places_exchange_what_lies_there_face_up_or_not() {
    let group = Group::of(2).show(0, 5, "red-7").show(1, 2, "idol");
    let group = group.exchange((0, 5), (1, 2));
    assert_eq!(group.card(0, 5), Some(card("idol")));
    assert_eq!(group.card(1, 2), Some(card("red-7")));
    let group = group.exchange((1, 2), (1, 9));
    assert_eq!(
        (group.card(1, 2), group.card(1, 9)),
        (None, Some(card("red-7")))
    );
    let before = group.0.clone();
    let group = group.exchange((0, 1), (1, 1));
    assert_eq!(group.0, before);
    group.may_not(
        &exchange((1, 9), (1, 9)),
        &Refusal::SamePlace { at: at((1, 9)) },
    );
}

#[test]
fn nobody_plays_who_has_no_seat() {
    let refusal = Refusal::NoSuchPlayer {
        player: Seat::new(2),
        seats: 2,
    };
    Group::of(2)
        .may_not(&show(2, 1, "idol"), &refusal)
        .may_not(&cover(2, 1), &refusal)
        .may_not(&exchange((2, 1), (0, 1)), &refusal)
        .may_not(&exchange((0, 1), (2, 1)), &refusal);
}

#[test]
fn seats_take_turns_and_a_turn_of_nothing_may_be_ended() {
    let group = Group::with(3, Idols::One, 1);
    let group = group.end_turn();
    assert_eq!((group.turn(), group.0.turns()), (Some(2), 1));
    assert!(!group.0.scoring_only());
    let group = group.end_turn().end_turn();
    assert_eq!((group.turn(), group.last_round()), (Some(1), None));
}

#[test]
fn a_complete_mine_at_the_end_of_a_turn_begins_the_last_round() {
    let group = Group::with(3, Idols::One, 1).mine(1, FULL);
    assert_eq!(group.last_round(), None);
    let group = group.end_turn();
    assert_eq!(group.last_round(), Some((1, vec![2, 0])));
    let group = group.end_turn();
    assert_eq!(group.last_round(), Some((1, vec![0])));
    let group = group.end_turn();
    assert_eq!(
        (group.turn(), group.last_round()),
        (None, Some((1, vec![])))
    );
    group.may_not(&END_TURN, &Refusal::NoTurnLeft);
}

#[test]
fn a_mine_completed_in_the_last_turn_of_a_round_leaves_nobody_a_turn() {
    let group = Group::of(2).end_turn().mine(1, FULL).end_turn();
    assert_eq!(
        (group.turn(), group.last_round()),
        (None, Some((1, vec![])))
    );
}

#[test]
fn a_card_covered_within_the_turn_does_not_end_the_match() {
    let group = Group::of(2).mine(0, FULL).cover(0, 1).end_turn();
    assert_eq!(group.last_round(), None);
}

#[test]
fn what_is_covered_later_does_not_call_the_last_round_off() {
    let group = Group::of(3).mine(0, FULL).end_turn().cover(0, 1).end_turn();
    assert_eq!(group.last_round(), Some((0, vec![2])));
    let group = group.end_turn();
    assert_eq!(group.turn(), None);
}

#[test]
fn the_last_round_is_begun_by_whose_mine_it_is_not_by_whose_turn() {
    let others = Group::of(4).mine(1, FULL).mine(0, FULL).cover(0, 9);
    let group = others.clone().end_turn();
    assert_eq!(group.last_round(), Some((1, vec![1, 2, 3])));
    let own_first = others.show(0, 9, "skeleton").end_turn();
    assert_eq!(own_first.last_round(), Some((0, vec![1, 2, 3])));
    let group = Group::with(4, Idols::One, 2).mine(1, FULL).mine(3, FULL);
    assert_eq!(group.end_turn().last_round(), Some((3, vec![3, 0, 1])));
}

#[test]
fn who_only_scores_can_be_told_who_still_has_a_turn() {
    let group = Group::with(4, Idols::One, 2);
    let after = |seat| indices(&group.0.turns_after(Seat::new(seat)));
    assert_eq!(after(2), [3, 0, 1]);
    assert_eq!(after(3), [0, 1]);
    assert_eq!(after(0), [1]);
    assert!(after(1).is_empty());
}

#[test]
fn without_turns_the_mines_are_scored_once_every_card_is_face_up() {
    let group = Group::of(2).mine(0, FULL).mine(1, "idol . . idol");
    let missing = |first, count| Refusal::CardsMissing {
        first: at(first),
        count,
    };
    let group = group.may_not(&SCORE, &missing((1, 2), 7));
    let group = group.mine(1, FULL).cover(0, 9);
    let group = group.may_not(&SCORE, &missing((0, 9), 1));
    let group = group.show(0, 9, "red-1");
    assert_eq!(group.0.may_score(), Ok(()));
    let group = group.does(&SCORE);
    assert_eq!(group.0.may_score(), Err(Refusal::MatchOver));
    group
        .may_not(&SCORE, &Refusal::MatchOver)
        .may_not(&END_TURN, &Refusal::MatchOver)
        .may_not(&show(0, 9, "red-1"), &Refusal::MatchOver)
        .may_not(&cover(0, 9), &Refusal::MatchOver)
        .may_not(&exchange((0, 9), (1, 9)), &Refusal::MatchOver);
}

#[test]
fn with_turns_the_last_round_comes_first_and_then_the_mines_are_revealed() {
    let group = Group::of(2).end_turn().end_turn();
    let group = group.may_not(&SCORE, &Refusal::LastRoundAhead);
    let group = group.mine(0, FULL).mine(1, FULL).end_turn();
    let next = Seat::new(1);
    let group = group.may_not(&SCORE, &Refusal::TurnsLeft { next });
    let group = group.cover(0, 1).end_turn();
    let first = at((0, 1));
    let group = group.may_not(&SCORE, &Refusal::CardsMissing { first, count: 1 });
    let group = group.show(0, 1, "red-9").does(&SCORE);
    assert!(group.0.outcome().is_some());
}

#[test]
fn the_codes_of_refused_actions_stay_the_same() {
    let at = at((0, 1));
    let player = Seat::new(4);
    let codes = [
        (Refusal::MatchOver, "match-over"),
        (Refusal::NoSuchPlayer { player, seats: 4 }, "no-such-player"),
        (Refusal::FaceDown { at }, "face-down"),
        (Refusal::SamePlace { at }, "same-place"),
        (Refusal::NoTurnLeft, "no-turn-left"),
        (Refusal::LastRoundAhead, "last-round-ahead"),
        (Refusal::TurnsLeft { next: player }, "turns-left"),
        (
            Refusal::CardsMissing {
                first: at,
                count: 1,
            },
            "cards-missing",
        ),
    ];
    for (refusal, code) in codes {
        assert_eq!(refusal.code(), code);
    }
}
