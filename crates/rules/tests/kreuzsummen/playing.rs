//! Rule book: Kreuzsummen, "Dein Zug" and "Stapel im Feld".

use tableside_rules::kreuzsummen::{Card, Face, Kreuzsummen, OnTable, Refusal, Setup};
use tableside_rules::{Game, Refused, Seat};

use super::pair::{
    END_TURN, GIVE_UP, PASS, Pair, arrange, at, discard, discard_face, jack, king, place, queen,
    value,
};

const LAST: u8 = 38;

#[test]
fn the_game_is_for_two_and_either_may_begin() {
    let setup = |scenario, seat| Setup {
        scenario,
        starter: Seat::new(seat),
    };
    let second = Kreuzsummen::start(&setup(1, 1), 2).unwrap();
    assert_eq!(second.seat(), Seat::new(1));
    let refused = |setup: &Setup, seats| {
        let refusal = Kreuzsummen::start(setup, seats).unwrap_err();
        (refusal.at(), refusal.code())
    };
    for seats in [0, 1, 3, 4] {
        assert_eq!(refused(&setup(1, 0), seats), ("players", "not-two-players"));
    }
    assert_eq!(
        refused(&setup(0, 0), 2),
        ("setup.scenario", "no-such-scenario")
    );
    assert_eq!(
        refused(&setup(51, 0), 2),
        ("setup.scenario", "no-such-scenario")
    );
    assert_eq!(
        refused(&setup(1, 2), 2),
        ("setup.starter", "no-such-starter")
    );
}

#[test]
fn the_field_begins_empty_and_seats_take_turns() {
    let pair = Pair::plays(1);
    assert!(
        pair.0
            .scenario()
            .places()
            .all(|place| pair.0.top(place).is_none())
    );
    assert_eq!((pair.0.seat(), pair.0.turns()), (Seat::new(0), 0));
    let pair = pair.place(1, (1, 1));
    assert_eq!((pair.0.seat(), pair.0.turns()), (Seat::new(1), 1));
    let pair = pair.place(1, (1, 2));
    assert_eq!((pair.0.seat(), pair.0.turns()), (Seat::new(0), 2));
}

#[test]
fn a_card_lies_on_a_place_of_the_field() {
    let outside = |row_column| Refusal::OutsideField { at: at(row_column) };
    Pair::plays(1)
        .may_not(&place(1, (3, 1)), &outside((3, 1)))
        .may_not(&place(1, (1, 4)), &outside((1, 4)))
        .place(1, (2, 3));
    Pair::plays(LAST)
        .place(1, (1, 1))
        .may_not(&jack((1, 1), (4, 1)), &outside((4, 1)))
        .may_not(&queen(2, (4, 1)), &outside((4, 1)))
        .may_not(&king((4, 1), (1, 2)), &outside((4, 1)))
        .may_not(&king((1, 1), (4, 1)), &outside((4, 1)));
}

#[test]
fn a_covered_card_stays_underneath_and_no_longer_counts() {
    let pair = Pair::plays(1).place(2, (1, 1)).place(5, (1, 1));
    assert_eq!(pair.0.stack(at((1, 1))), [value(2), value(5)]);
    assert_eq!(pair.0.top(at((1, 1))), Some(value(5)));
    assert_eq!(pair.0.row(1).sum, 5);
    assert_eq!(pair.0.left(value(2)), 2);
}

#[test]
fn each_value_is_there_three_times() {
    let none_left = Refusal::NoCopyLeft {
        value: value(4),
        copies: 3,
    };
    Pair::plays(1)
        .place(4, (1, 1))
        .place(4, (1, 1))
        .does(&discard(4))
        .may_not(&place(4, (1, 2)), &none_left)
        .place(3, (1, 2))
        .may_not(&discard(4), &none_left);
}

#[test]
fn in_scenarios_31_to_35_each_value_is_there_twice() {
    let none_left = Refusal::NoCopyLeft {
        value: value(4),
        copies: 2,
    };
    Pair::plays(31)
        .place(4, (1, 1))
        .place(4, (1, 2))
        .may_not(&place(4, (1, 3)), &none_left);
}

#[test]
fn a_value_above_the_highest_is_not_in_the_deck() {
    let not_in_deck = Refusal::ValueNotInDeck {
        value: value(7),
        highest: 6,
    };
    let pair = Pair::plays(1)
        .may_not(&place(7, (1, 1)), &not_in_deck)
        .may_not(&discard(7), &not_in_deck);
    assert_eq!(pair.0.left(value(7)), 0);
    Pair::plays(3).place(7, (1, 1));
}

#[test]
fn a_jack_lets_two_whole_stacks_change_places() {
    let pair = Pair::plays(2)
        .place(2, (1, 1))
        .place(5, (1, 1))
        .place(6, (3, 3))
        .does(&jack((1, 1), (3, 3)));
    assert_eq!(pair.0.stack(at((3, 3))), [value(2), value(5)]);
    assert_eq!(pair.0.stack(at((1, 1))), [value(6)]);
    assert_eq!(pair.0.discard_pile(), [Card::Face(Face::Jack)]);
    assert_eq!(pair.0.faces_left(Face::Jack), 1);
    assert_eq!(pair.0.turns(), 4);
}

#[test]
fn a_jack_needs_two_different_occupied_places() {
    Pair::plays(2)
        .place(2, (1, 1))
        .may_not(
            &jack((1, 1), (1, 2)),
            &Refusal::PlaceFree { at: at((1, 2)) },
        )
        .may_not(
            &jack((1, 2), (1, 1)),
            &Refusal::PlaceFree { at: at((1, 2)) },
        )
        .may_not(
            &jack((1, 1), (1, 1)),
            &Refusal::SamePlace { at: at((1, 1)) },
        );
}

#[test]
fn a_queen_brings_the_top_card_back_and_covers_what_lay_under_it() {
    let pair = Pair::plays(3)
        .place(2, (1, 1))
        .place(5, (1, 1))
        .does(&queen(7, (1, 1)));
    assert_eq!(pair.0.stack(at((1, 1))), [value(2), value(7)]);
    assert_eq!(pair.0.left(value(5)), 3);
    assert_eq!(pair.0.discard_pile(), [Card::Face(Face::Queen)]);
}

#[test]
fn what_a_queen_brought_back_can_be_played_again() {
    let none_left = Refusal::NoCopyLeft {
        value: value(5),
        copies: 3,
    };
    Pair::plays(3)
        .place(5, (1, 1))
        .place(5, (1, 2))
        .place(5, (1, 3))
        .may_not(&place(5, (2, 1)), &none_left)
        .does(&queen(1, (1, 1)))
        .place(5, (2, 1))
        .may_not(&place(5, (2, 2)), &none_left);
}

#[test]
fn a_queen_can_not_lay_the_very_card_that_she_brings_back() {
    let none_left = Refusal::NoCopyLeft {
        value: value(5),
        copies: 3,
    };
    Pair::plays(3)
        .place(5, (1, 1))
        .place(5, (1, 2))
        .does(&queen(5, (1, 1)))
        .place(5, (1, 3))
        .may_not(&queen(5, (1, 1)), &none_left);
}

#[test]
fn a_queen_needs_a_number_in_the_deck_and_an_occupied_place() {
    let not_in_deck = Refusal::ValueNotInDeck {
        value: value(8),
        highest: 7,
    };
    Pair::plays(3)
        .place(2, (1, 1))
        .may_not(&queen(3, (1, 2)), &Refusal::PlaceFree { at: at((1, 2)) })
        .may_not(&queen(8, (1, 1)), &not_in_deck);
}

#[test]
fn a_king_moves_a_whole_stack_to_a_free_place() {
    let pair = Pair::plays(12)
        .place(2, (1, 1))
        .place(5, (1, 1))
        .does(&king((1, 1), (2, 2)));
    assert_eq!(pair.0.stack(at((1, 1))), []);
    assert_eq!(pair.0.stack(at((2, 2))), [value(2), value(5)]);
    assert_eq!(pair.0.discard_pile(), [Card::Face(Face::King)]);
}

#[test]
fn a_king_needs_an_occupied_and_a_free_place() {
    Pair::plays(12)
        .place(2, (1, 1))
        .place(3, (1, 2))
        .may_not(
            &king((1, 3), (2, 1)),
            &Refusal::PlaceFree { at: at((1, 3)) },
        )
        .may_not(
            &king((1, 1), (1, 2)),
            &Refusal::PlaceTaken { at: at((1, 2)) },
        )
        .may_not(
            &king((1, 1), (1, 1)),
            &Refusal::SamePlace { at: at((1, 1)) },
        );
}

#[test]
fn face_cards_come_with_the_scenario_that_brings_them() {
    let not_in_deck = |face| Refusal::FaceNotInDeck { face };
    let two = |scenario| Pair::plays(scenario).place(1, (1, 1)).place(2, (1, 2));
    let pair = two(1)
        .may_not(&jack((1, 1), (1, 2)), &not_in_deck(Face::Jack))
        .may_not(&discard_face(Face::Jack), &not_in_deck(Face::Jack));
    assert_eq!(pair.0.faces_left(Face::Jack), 0);
    two(2)
        .may_not(&queen(3, (1, 1)), &not_in_deck(Face::Queen))
        .may_not(&discard_face(Face::Queen), &not_in_deck(Face::Queen))
        .does(&jack((1, 1), (1, 2)));
    two(11)
        .may_not(&king((1, 1), (1, 3)), &not_in_deck(Face::King))
        .may_not(&discard_face(Face::King), &not_in_deck(Face::King))
        .does(&queen(3, (1, 1)));
    two(12).does(&king((1, 1), (1, 3)));
}

#[test]
fn each_face_card_is_there_twice_played_or_discarded() {
    Pair::plays(2)
        .place(1, (1, 1))
        .place(2, (1, 2))
        .does(&jack((1, 1), (1, 2)))
        .does(&discard_face(Face::Jack))
        .may_not(
            &jack((1, 1), (1, 2)),
            &Refusal::NoFaceLeft { face: Face::Jack },
        )
        .does(&END_TURN)
        .may_not(
            &discard_face(Face::Jack),
            &Refusal::NoFaceLeft { face: Face::Jack },
        );
}

#[test]
fn a_turn_has_one_swap_before_its_field_action() {
    let pair = Pair::plays(1).does(&discard(6));
    assert!(pair.0.swapped());
    assert_eq!((pair.0.seat(), pair.0.turns()), (Seat::new(0), 0));
    let pair = pair
        .may_not(&discard(5), &Refusal::SecondSwap)
        .place(1, (1, 1));
    assert!(!pair.0.swapped());
    assert_eq!(pair.0.seat(), Seat::new(1));
    pair.does(&discard(5));
}

#[test]
fn a_turn_of_only_a_swap_is_ended_and_no_other() {
    let pair = Pair::plays(1)
        .may_not(&END_TURN, &Refusal::EndWithoutSwap)
        .does(&discard(6))
        .does(&END_TURN);
    assert_eq!((pair.0.seat(), pair.0.turns()), (Seat::new(1), 1));
    pair.may_not(&END_TURN, &Refusal::EndWithoutSwap);
}

#[test]
fn a_turn_with_a_swap_is_not_passed() {
    Pair::plays(1)
        .does(&discard(6))
        .may_not(&PASS, &Refusal::PassAfterSwap)
        .place(1, (1, 1))
        .does(&PASS);
}

#[test]
fn column_targets_change_places_at_any_time() {
    let pair = Pair::plays(1)
        .does(&discard(6))
        .does(&arrange(&[8, 6, 7]))
        .place(3, (1, 1));
    assert_eq!(pair.0.columns(), [8, 6, 7]);
    assert_eq!((pair.0.column(1).target, pair.0.column(1).sum), (8, 3));
    assert_eq!(pair.0.turns(), 1);
}

#[test]
fn every_column_target_lies_over_one_column() {
    let not_targets = Refusal::NotTheTargets {
        targets: vec![6, 7, 8],
    };
    Pair::plays(1)
        .may_not(&arrange(&[6, 7, 7]), &not_targets)
        .may_not(&arrange(&[6, 7]), &not_targets)
        .may_not(&arrange(&[6, 7, 8, 8]), &not_targets)
        .may_not(&arrange(&[]), &not_targets)
        .does(&arrange(&[6, 7, 8]));
}

#[test]
fn after_the_end_nothing_happens() {
    let over = &Refusal::MatchOver;
    Pair::plays(1)
        .does(&GIVE_UP)
        .may_not(&place(1, (1, 1)), over)
        .may_not(&discard(1), over)
        .may_not(&arrange(&[8, 7, 6]), over)
        .may_not(&END_TURN, over)
        .may_not(&PASS, over)
        .may_not(&GIVE_UP, over);
}

#[test]
fn an_action_and_a_swap_take_a_card_each_from_the_draw_pile() {
    let table = |draw_pile, display, hands| OnTable {
        draw_pile,
        display,
        hands,
    };
    let pair = Pair::plays(1);
    assert_eq!(pair.0.table(), table(9, 3, [3, 3]));
    let pair = pair.does(&discard(6));
    assert_eq!(pair.0.table(), table(8, 3, [3, 3]));
    let pair = pair.place(1, (1, 1));
    assert_eq!(pair.0.table(), table(7, 3, [3, 3]));
    let pair = pair.does(&PASS).does(&discard(6)).does(&END_TURN);
    assert_eq!(pair.0.table(), table(6, 3, [3, 3]));
}

#[test]
fn once_the_draw_pile_is_empty_the_display_shrinks_and_then_the_hands() {
    let table = |draw_pile, display, hands| OnTable {
        draw_pile,
        display,
        hands,
    };
    let nine = [1, 1, 1, 2, 2, 2, 3, 3, 3];
    let lay = |pair: Pair, number: &u8| pair.place(*number, (1, 1));
    let pair = nine.iter().fold(Pair::plays(1), lay);
    assert_eq!(pair.0.table(), table(0, 3, [3, 3]));
    let pair = pair.does(&discard(4)).place(4, (1, 1)).place(4, (1, 1));
    assert_eq!(pair.0.table(), table(0, 0, [3, 3]));
    let pair = pair.place(5, (1, 1));
    assert_eq!(pair.0.table(), table(0, 0, [3, 2]));
    let pair = pair.place(5, (1, 1)).place(5, (1, 1));
    assert_eq!(pair.0.table(), table(0, 0, [2, 1]));
}

#[test]
fn a_queen_takes_one_card_from_the_hand_on_balance() {
    let pair = Pair::plays(3).place(5, (1, 1)).does(&queen(1, (1, 1)));
    assert_eq!(
        pair.0.table(),
        OnTable {
            draw_pile: 14,
            display: 3,
            hands: [3, 3]
        }
    );
}
