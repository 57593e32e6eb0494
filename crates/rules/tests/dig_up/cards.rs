//! Cards and actions as match files write them, and what the box holds of each.

use std::collections::HashSet;

use serde_json::json;
use tableside_rules::Seat;
use tableside_rules::dig_up::{Action, Card, Colour, Number, Warning};

use super::group::{END_TURN, Group, SCORE, at, card, cover, exchange, show, slot};

#[test]
fn every_card_has_one_way_of_being_written() {
    let gems = Colour::ALL
        .into_iter()
        .flat_map(|colour| Number::all().map(move |number| Card::Gem { colour, number }));
    let all: Vec<Card> = gems
        .chain([Card::Idol, Card::Skeleton, Card::Adventure])
        .collect();
    let texts: HashSet<String> = all.iter().map(Card::to_string).collect();
    assert_eq!(texts.len(), 57);
    for card in all {
        assert_eq!(card.to_string().parse(), Ok(card));
        assert_eq!(json!(card), json!(card.to_string()));
    }
    let red_seven = Card::Gem {
        colour: Colour::Red,
        number: Number::new(7).unwrap(),
    };
    assert_eq!(card("red-7"), red_seven);
}

#[test]
fn what_is_no_card_is_not_guessed_at() {
    for text in [
        "", "red", "red-", "red-0", "red-10", "red-07", "red-+7", "red-7-", "Red-7", "red 7",
        "black-7", "-7", "idol-1", "Idol", " idol", "red-７",
    ] {
        let error = text.parse::<Card>().unwrap_err();
        assert!(
            error.to_string().starts_with(&format!("{text:?}")),
            "{error}"
        );
    }
}

#[test]
fn the_box_holds_a_hundred_and_four_cards() {
    let gems = 6 * 9 * u32::from(card("red-7").copies());
    let rest = [Card::Idol, Card::Skeleton, Card::Adventure];
    let rest: u32 = rest.into_iter().map(|card| u32::from(card.copies())).sum();
    assert_eq!(gems + rest, 54 + 4 + 4 + 42);
}

#[test]
fn actions_are_written_as_match_files_have_them() {
    let written = [
        (
            show(0, 5, "red-7"),
            json!({"do": "show", "player": 0, "slot": 5, "card": "red-7"}),
        ),
        (cover(1, 9), json!({"do": "cover", "player": 1, "slot": 9})),
        (
            exchange((0, 9), (1, 6)),
            json!({"do": "exchange", "a": [0, 9], "b": [1, 6]}),
        ),
        (END_TURN, json!({"do": "end-turn"})),
        (SCORE, json!({"do": "score"})),
    ];
    for (action, value) in written {
        assert_eq!(json!(action), value);
        assert_eq!(serde_json::from_value::<Action>(value).unwrap(), action);
    }
    for wrong in [
        json!({"do": "show", "player": 0, "slot": 0, "card": "red-7"}),
        json!({"do": "show", "player": 0, "slot": 10, "card": "red-7"}),
        json!({"do": "show", "player": -1, "slot": 1, "card": "red-7"}),
        json!({"do": "show", "player": 0, "slot": 1, "card": 7}),
        json!({"do": "show", "player": 0, "slot": 1}),
        json!({"do": "cover", "player": 0, "slot": 1, "card": "idol"}),
        json!({"do": "exchange", "a": [0], "b": [1, 6]}),
        json!({"do": "exchange", "a": [0, 1, 2], "b": [1, 6]}),
        json!({"do": "score", "player": 0}),
        json!({"do": "pass"}),
    ] {
        assert!(
            serde_json::from_value::<Action>(wrong.clone()).is_err(),
            "{wrong}"
        );
    }
}

fn warning(text: &str, places: &[(usize, u8)]) -> Warning {
    Warning {
        card: card(text),
        at: places.iter().copied().map(at).collect(),
    }
}

#[test]
fn a_gem_lies_once_over_all_mines() {
    let group = Group::of(3).show(2, 4, "red-7").show(0, 7, "green-7");
    assert_eq!(group.0.warnings(), []);
    let foretold = |player, number| {
        group
            .0
            .warning_for(card("red-7"), Seat::new(player), slot(number))
    };
    assert_eq!(foretold(0, 7), Some(warning("red-7", &[(2, 4)])));
    // Laid where it lies already it is still one card.
    assert_eq!(foretold(2, 4), None);
    let group = group.show(0, 7, "red-7");
    assert_eq!(group.0.warnings(), [warning("red-7", &[(0, 7), (2, 4)])]);
    let group = group.show(2, 4, "idol");
    assert_eq!(group.0.warnings(), []);
}

#[test]
fn a_fifth_idol_and_a_fifth_skeleton_are_one_too_many() {
    let group = Group::of(2)
        .mine(0, "idol idol skeleton skeleton")
        .mine(1, "idol idol skeleton skeleton");
    assert_eq!(group.0.warnings(), []);
    let foretold = group.0.warning_for(Card::Idol, Seat::new(1), slot(9));
    let lying = [(0, 1), (0, 2), (1, 1), (1, 2)];
    assert_eq!(foretold, Some(warning("idol", &lying)));
    assert_eq!(group.0.warning_for(Card::Idol, Seat::new(1), slot(2)), None);
    let group = group.show(1, 9, "idol").show(1, 5, "skeleton");
    assert_eq!(
        group.0.warnings(),
        [
            warning("idol", &[(0, 1), (0, 2), (1, 1), (1, 2), (1, 9)]),
            warning("skeleton", &[(0, 3), (0, 4), (1, 3), (1, 4), (1, 5)]),
        ]
    );
}

#[test]
fn there_are_adventure_cards_for_every_place() {
    let all = ["adventure"; 9].join(" ");
    let group = (0..4).fold(Group::of(4), |group, player| group.mine(player, &all));
    assert_eq!(group.0.warnings(), []);
}

#[test]
fn a_warning_forbids_nothing() {
    let mine = ["idol"; 9].join(" ");
    let group = Group::of(2).mine(0, &mine).mine(1, &mine);
    assert_eq!(group.0.warnings().len(), 1);
    assert_eq!(group.0.may_score(), Ok(()));
}
