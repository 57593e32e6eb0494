//! Cards are entered fast: place by place, the right card in one tap.

use proptest::prelude::*;
use proptest::sample::subsequence;

use crate::kit::{Bench, Screen};
use crate::table::{begin, fill, is_pressed, label, note, picked, plays, scores, show, taps};

const TWO: [&str; 2] = ["Anna", "Ben"];

#[test]
fn a_mine_without_one_right_card_takes_at_most_twenty_taps() {
    let bench = Bench::new();
    let mut screen = begin(&bench, "score", &TWO);
    screen = fill(&bench, screen, 0, RICH);
    let mut count = 0;
    let mut tap = |screen: Screen, key: &str| {
        count += 1;
        taps(&bench, screen, &[key])
    };
    // Every card has another colour than the one before, none is Ben's favourite.
    screen = tap(screen, "next-mine");
    let cards = [
        ("blue", 2),
        ("green", 1),
        ("blue", 4),
        ("purple", 3),
        ("white", 6),
        ("blue", 5),
        ("green", 8),
        ("red", 7),
        ("white", 1),
    ];
    for (colour, number) in cards {
        screen = tap(screen, &format!("colour-{colour}"));
        screen = tap(screen, &format!("number-{number}"));
    }
    assert!(count <= 20, "{count} taps");
    assert_eq!(scores(&screen), ["27", "0"]);
    assert!(plays(&screen, "score"));
}

/// All nine right cards of the first seat.
const RICH: [&str; 9] = [
    "red-1", "red-2", "red-3", "red-4", "red-5", "red-6", "red-7", "red-8", "red-9",
];

#[test]
fn the_right_card_is_one_tap() {
    let bench = Bench::new();
    let screen = begin(&bench, "score", &TWO);
    assert_eq!(note(&screen), "Anna: what lies on place 1?");
    assert_eq!(label(&screen, "right"), "Red 1: the right card, 3 points");
    let screen = taps(&bench, screen, &["right"; 9]);
    assert_eq!(scores(&screen), ["27", "0"]);
    assert_eq!(note(&screen), "Anna’s mine is complete.");
    assert_eq!(
        label(&screen, "place-0-9"),
        "Place 9: Red 9. 3 points: favourite colour in the right place"
    );
    let screen = taps(&bench, screen, &["next-mine"]);
    assert!(label(&screen, "right").starts_with("Yellow 1:"));
}

#[test]
fn the_next_free_place_after_the_last_comes_by_itself() {
    let bench = Bench::new();
    let screen = begin(&bench, "score", &TWO);
    let screen = taps(&bench, screen, &["place-0-5", "right"]);
    assert_eq!(picked(&screen).as_deref(), Some("place-0-6"));
    let screen = taps(&bench, screen, &["right", "right", "right", "right"]);
    assert_eq!(picked(&screen).as_deref(), Some("place-0-1"));
    let screen = taps(&bench, screen, &["right"; 4]);
    assert_eq!(picked(&screen), None);
}

#[test]
fn the_last_colour_stays_chosen() {
    let bench = Bench::new();
    let screen = begin(&bench, "score", &TWO);
    assert!(is_pressed(&screen, "colour-red"), "the favourite at first");
    let screen = taps(&bench, screen, &["colour-white", "number-3"]);
    assert!(is_pressed(&screen, "colour-white"));
    assert_eq!(label(&screen, "number-8"), "White 8");
    let screen = taps(&bench, screen, &["right", "idol", "number-8"]);
    assert!(is_pressed(&screen, "colour-white"));
    assert_eq!(
        label(&screen, "place-0-4"),
        "Place 4: White 8. 0 points: neither colour nor place"
    );
    let screen = taps(&bench, screen, &["place-0-7", "colour-blue", "place-0-8"]);
    assert!(is_pressed(&screen, "colour-blue"), "another place keeps it");
}

#[test]
fn a_card_can_be_tapped_before_its_place() {
    let bench = Bench::new();
    let screen = begin(&bench, "score", &TWO);
    let screen = taps(&bench, screen, &["place-0-1"]);
    assert_eq!(picked(&screen), None, "a second tap lets go");
    let screen = taps(&bench, screen, &["colour-green", "number-7"]);
    assert_eq!(note(&screen), "Where does this card go: Green 7?");
    let screen = taps(&bench, screen, &["colour-blue"]);
    assert_eq!(note(&screen), "Where does this card go: Blue 7?");
    let screen = taps(&bench, screen, &["mine-1", "place-1-7"]);
    assert_eq!(scores(&screen), ["0", "1"]);
    assert_eq!(
        label(&screen, "place-1-7"),
        "Place 7: Blue 7. 1 point: right place"
    );
}

#[test]
fn a_card_is_covered_and_replaced() {
    let bench = Bench::new();
    let screen = begin(&bench, "score", &TWO);
    let screen = taps(&bench, screen, &["right", "right"]);
    assert!(!screen.has("cover"), "nothing was picked by hand");
    let screen = taps(&bench, screen, &["place-0-1", "skeleton"]);
    assert_eq!(
        screen.said().split(". ").next(),
        Some("Skeleton instead of Red 1 on place 1 of Anna’s mine")
    );
    let screen = taps(&bench, screen, &["place-0-2", "cover"]);
    assert_eq!(label(&screen, "place-0-2"), "Place 2: face down");
    assert_eq!(scores(&screen), ["0", "0"]);
    let screen = taps(&bench, screen, &["undo", "undo"]);
    assert_eq!(scores(&screen), ["6", "0"]);
}

#[test]
fn an_exchange_is_two_taps_and_one_undo() {
    let bench = Bench::new();
    let screen = begin(&bench, "score", &["Anna", "Ben", "Cleo"]);
    let screen = taps(&bench, screen, &["right", "right"]);
    let screen = taps(&bench, screen, &["exchange"]);
    assert_eq!(screen.all(".dig-mine").len(), 3, "all mines are in reach");
    assert!(is_pressed(&screen, "exchange"));
    let screen = taps(&bench, screen, &["place-0-2"]);
    assert!(plays(&screen, "place-2-9") && !plays(&screen, "place-0-2"));
    let screen = taps(&bench, screen, &["place-2-9"]);
    assert_eq!(
        screen.said().split(". ").next(),
        Some("Swapped: Red 2 (Anna, place 2) and face down (Cleo, place 9)")
    );
    assert_eq!(scores(&screen), ["3", "0", "0"]);
    assert!(label(&screen, "place-2-9").contains("Place 9: Red 2"));
    // The next swap needs no more than its two places, and each undo takes one back.
    assert_eq!(note(&screen), "Swap two more places, or tap “Done”.");
    let screen = taps(&bench, screen, &["place-0-1", "place-1-4"]);
    assert_eq!(scores(&screen), ["0", "0", "0"]);
    assert!(
        screen.said().starts_with("Swapped: Red 1 (Anna, place 1)"),
        "{}",
        screen.said()
    );
    let screen = taps(&bench, screen, &["undo"]);
    assert_eq!(scores(&screen), ["3", "0", "0"]);
    assert!(is_pressed(&screen, "exchange"), "undo does not end it");
    assert!(
        screen.said().contains("Swapped: Red 1"),
        "{}",
        screen.said()
    );
    let screen = taps(&bench, screen, &["undo"]);
    assert_eq!(scores(&screen), ["6", "0", "0"]);
    let screen = taps(&bench, screen, &["redo", "place-2-9", "place-0-2"]);
    assert_eq!(scores(&screen), ["6", "0", "0"]);
    assert_eq!(label(&screen, "exchange"), "Done");
    let screen = taps(&bench, screen, &["exchange"]);
    assert_eq!(screen.all(".dig-mine").len(), 1);
    assert!(plays(&screen, "right"), "the cards are back");
}

/// Whoever ends the turn has swapped enough.
#[test]
fn the_end_of_a_turn_ends_the_swapping() {
    let bench = Bench::new();
    let screen = begin(&bench, "play", &TWO);
    let screen = taps(&bench, screen, &["right", "right", "exchange"]);
    let screen = taps(&bench, screen, &["place-0-5", "place-1-5", "end-turn"]);
    assert_eq!(screen.all(".dig-mine").len(), 1);
    assert!(!is_pressed(&screen, "exchange"));
    assert!(!screen.location.contains("exchange"), "{}", screen.location);
}

#[test]
fn an_exchange_begins_with_the_place_that_was_picked() {
    let bench = Bench::new();
    let screen = begin(&bench, "score", &TWO);
    let screen = taps(&bench, screen, &["right", "place-0-1", "exchange"]);
    assert_eq!(
        note(&screen),
        "Swap with Anna, place 1: tap the other place."
    );
    let again = taps(&bench, bench.get(&screen.location), &["place-0-1"]);
    assert_eq!(note(&again), "Swap: tap the first of the two places.");
    let closed = taps(&bench, again, &["exchange"]);
    assert_eq!(closed.all(".dig-mine").len(), 1);
    let screen = taps(&bench, screen, &["place-0-3", "exchange"]);
    assert_eq!(
        label(&screen, "place-0-3"),
        "Place 3: Red 1. 2 points: favourite colour"
    );
}

#[test]
fn a_tap_on_an_old_screen_counts_for_nothing() {
    let bench = Bench::new();
    let old = begin(&bench, "score", &TWO);
    let screen = taps(&bench, bench.get(&old.location), &["right"]);
    let late = bench.tap(&old, "idol");
    assert_eq!(late.status, 409);
    assert_eq!(scores(&late), scores(&screen));
    assert!(late.refusal().is_some());
}

#[test]
fn whatever_stands_in_the_address_the_mine_is_shown() {
    let bench = Bench::new();
    let screen = begin(&bench, "score", &TWO);
    let screen = bench.play(screen, &[&show(0, 1, "red-1")]);
    for query in [
        "mine=9",
        "mine=-1&slot=5",
        "slot=99",
        "slot=0&card=red-10",
        "colour=%3Cscript%3E",
        "card=red-7&slot=3&exchange=0,5",
        "exchange=9,9",
        "exchange=0,0",
        "exchange=1",
        "exchange=0,1&mine=1&ask=opened",
        "ask=opened&exchange=",
        "ask=&mine=1&mine=0",
        "mine=18446744073709551616",
    ] {
        let shown = bench.get(&format!("{}?{query}", screen.path()));
        assert_eq!(shown.status, 200, "{query}");
        assert_eq!(scores(&shown), ["3", "0"], "{query}");
        assert!(!shown.html.contains("<script>"), "{query}");
        for offer in shown.offers() {
            if offer.enabled && offer.key.starts_with("place-") {
                let next = bench.take(&shown, &offer.what);
                assert_eq!(next.status, 200, "{query}: {}", offer.key);
                break;
            }
        }
        bench.tap(&bench.get(screen.path()), "undo");
        let fresh = bench.get(screen.path());
        if scores(&fresh) != ["3", "0"] {
            bench.tap(&fresh, "redo");
        }
    }
}

/// Everything that the screen says of the mines.
fn shown(bench: &Bench, screen: &Screen) -> Vec<String> {
    let mut said = scores(screen);
    for seat in 0..2 {
        let mine = bench.get(&format!("{}?mine={seat}&slot=0", screen.path()));
        said.push(crate::table::words(&mine, ".dig-head"));
        said.extend((1..=9).map(|slot| label(&mine, &format!("place-{seat}-{slot}"))));
    }
    said
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 8, ..ProptestConfig::default() })]

    #[test]
    fn the_order_of_entry_does_not_change_what_is_shown(
        cards in subsequence(DECK.to_vec(), 18),
        order in Just((0..18_usize).collect::<Vec<_>>()).prop_shuffle(),
    ) {
        let bench = Bench::new();
        let actions: Vec<String> = cards
            .iter()
            .enumerate()
            .map(|(index, card)| show(index / 9, index % 9 + 1, card))
            .collect();
        let enter = |order: &[usize]| {
            let actions: Vec<&str> = order.iter().map(|&at| actions[at].as_str()).collect();
            let screen = begin(&bench, "score", &TWO);
            let screen = bench.play(screen, &actions);
            shown(&bench, &screen)
        };
        let in_order: Vec<usize> = (0..18).collect();
        prop_assert_eq!(enter(&in_order), enter(&order));
    }
}

/// Cards of every kind.
const DECK: [&str; 26] = [
    "red-1",
    "red-3",
    "red-5",
    "red-8",
    "yellow-1",
    "yellow-2",
    "yellow-6",
    "yellow-9",
    "green-2",
    "green-4",
    "green-9",
    "blue-3",
    "blue-5",
    "blue-7",
    "purple-1",
    "purple-6",
    "white-4",
    "white-8",
    "idol",
    "idol",
    "idol",
    "skeleton",
    "skeleton",
    "adventure",
    "adventure",
    "adventure",
];

/// A start that arrives twice is one match, but another way of playing is another match.
#[test]
fn begin_leads_into_a_match_of_the_way_that_was_chosen() {
    let bench = Bench::new();
    let score = begin(&bench, "score", &["Anna", "Ben"]);
    let play = begin(&bench, "play", &["Anna", "Ben"]);
    assert_ne!(score.match_id(), play.match_id());
    assert!(score.has("opened") && !play.has("opened"));
}
