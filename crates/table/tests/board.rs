//! The match of Kreuzsummen on the screen: field, pad, looking, asking, result.

#![allow(
    clippy::unwrap_used,
    reason = "what can't be had is what the test is about"
)]

mod kit;

use kit::{Bench, Screen, What};

/// Columns 6, 7 and 8.
const WIN: [(u8, u8, u8); 6] = [
    (1, 1, 1),
    (2, 1, 2),
    (6, 1, 3),
    (5, 2, 1),
    (5, 2, 2),
    (2, 2, 3),
];

fn begin(scenario: u8) -> (Bench, Screen) {
    let bench = Bench::new();
    let team = bench.pair("Anna", "Ben");
    let screen = bench.start(&team, scenario, 0);
    (bench, screen)
}

/// Taps one after the other.
fn taps(bench: &Bench, screen: Screen, keys: &[&str]) -> Screen {
    keys.iter().fold(screen, |screen, key| {
        let next = bench.tap(&screen, key);
        assert_eq!(next.status, 200, "{key}: {}", next.text());
        next
    })
}

/// Lays a number by tapping the place and then the number.
fn lay(bench: &Bench, screen: Screen, (value, row, column): (u8, u8, u8)) -> Screen {
    let place = format!("place-{row}-{column}");
    taps(bench, screen, &[&place, &format!("value-{value}")])
}

fn lay_all(bench: &Bench, screen: Screen, cards: &[(u8, u8, u8)]) -> Screen {
    cards
        .iter()
        .fold(screen, |screen, card| lay(bench, screen, *card))
}

fn label(screen: &Screen, key: &str) -> String {
    let found = screen.all(&format!("[data-key={key}]"));
    let element = found.first().unwrap_or_else(|| panic!("no {key}"));
    element.attr("aria-label").unwrap_or_default().to_owned()
}

fn is_pressed(screen: &Screen, key: &str) -> bool {
    let found = screen.all(&format!("[data-key={key}]"));
    found[0].attr("aria-pressed") == Some("true")
}

fn hint(screen: &Screen) -> String {
    let note = screen.all(".foot .note p");
    note.first()
        .map(|note| note.text().collect())
        .unwrap_or_default()
}

fn plays(screen: &Screen, key: &str) -> bool {
    let offer = screen.offer(key);
    offer.enabled && matches!(offer.what, What::Submit { .. })
}

#[test]
fn scenario_one_is_won_by_taps() {
    let (bench, screen) = begin(1);
    let screen = lay_all(&bench, screen, &WIN[..5]);
    assert_eq!(
        screen.said().split(". ").next(),
        Some("Anna: 5 on row 2, column 2")
    );
    let won = lay(&bench, screen, WIN[5]);
    assert!(won.said().ends_with("Done!"), "{}", won.said());
    assert!(
        won.text().contains("At the first attempt!"),
        "{}",
        won.text()
    );
    assert!(won.text().contains("New cards, Ben begins"));
    assert_eq!(won.all(".ks-met").len(), 5);
    assert!(!won.has("value-1") && !won.has("place-1-1"));
    let next = bench.tap(&won, "next");
    assert!(next.path().ends_with("/scenarios/2"), "{}", next.location);
}

#[test]
fn number_and_place_are_tapped_in_either_order() {
    let (bench, screen) = begin(1);
    let screen = taps(&bench, screen, &["value-4"]);
    assert!(is_pressed(&screen, "value-4"));
    assert_eq!(hint(&screen), "Where do you lay the 4?");
    assert!(plays(&screen, "place-2-2"));
    let screen = taps(&bench, screen, &["place-2-2"]);
    assert_eq!(label(&screen, "place-2-2"), "Row 2, column 2: 4");
    let screen = taps(&bench, screen, &["place-2-2"]);
    assert_eq!(hint(&screen), "Which number covers the 4?");
    let screen = taps(&bench, screen, &["value-1"]);
    assert_eq!(
        label(&screen, "place-2-2"),
        "Row 2, column 2: 1, 2 cards high"
    );
}

#[test]
fn a_second_tap_lets_go_of_what_is_picked() {
    let (bench, screen) = begin(3);
    let screen = lay(&bench, screen, (7, 1, 1));
    for key in [
        "place-1-1",
        "place-2-2",
        "value-3",
        "queen",
        "swap",
        "target-2",
        "more",
    ] {
        let picked = taps(&bench, bench.get(screen.path()), &[key]);
        assert!(is_pressed(&picked, key), "{key}");
        let again = taps(&bench, picked, &[key]);
        assert!(!is_pressed(&again, key), "{key}");
        assert_eq!(again.location, screen.path(), "{key}");
    }
}

#[test]
fn a_number_that_is_used_up_can_not_be_tapped_and_says_why() {
    let (bench, screen) = begin(1);
    let screen = lay_all(&bench, screen, &[(6, 1, 1), (6, 1, 2), (6, 1, 3)]);
    assert!(!screen.offer("value-6").enabled);
    assert_eq!(label(&screen, "value-6"), "6, 0 left");
    assert_eq!(label(&screen, "value-5"), "5, 3 left");
    let url = format!("{}?value=6", screen.path());
    assert!(!plays(&bench.get(&url), "place-2-1"));
}

#[test]
fn face_cards_appear_with_the_scenario_and_need_their_stacks() {
    let (_, first) = begin(1);
    assert!(!first.has("jack") && !first.has("queen") && !first.has("king"));
    let (bench, screen) = begin(12);
    for key in ["jack", "queen", "king"] {
        assert!(!screen.offer(key).enabled, "{key}");
    }
    assert_eq!(
        label(&screen, "jack"),
        "Jack, 2 left. A jack needs two places with cards."
    );
    let screen = lay(&bench, screen, (7, 1, 1));
    assert!(screen.offer("queen").enabled && screen.offer("king").enabled);
    assert!(!screen.offer("jack").enabled);
}

#[test]
fn a_jack_exchanges_two_stacks() {
    let (bench, screen) = begin(12);
    let screen = lay_all(&bench, screen, &[(7, 1, 1), (2, 3, 3)]);
    let screen = taps(&bench, screen, &["jack"]);
    assert!(!screen.offer("place-2-2").enabled);
    let screen = taps(&bench, screen, &["place-1-1"]);
    assert_eq!(
        hint(&screen),
        "Tap the stack that changes places with the 7."
    );
    assert!(plays(&screen, "place-3-3") && !plays(&screen, "place-1-1"));
    let screen = taps(&bench, screen, &["place-3-3"]);
    assert_eq!(label(&screen, "place-1-1"), "Row 1, column 1: 2");
    assert_eq!(label(&screen, "place-3-3"), "Row 3, column 3: 7");
    assert_eq!(label(&screen, "jack"), "Jack, 1 left");
}

#[test]
fn a_queen_works_from_the_stack_and_from_the_number() {
    let (bench, screen) = begin(12);
    let screen = lay(&bench, screen, (7, 1, 1));
    let from_stack = taps(&bench, screen, &["queen", "place-1-1", "value-3"]);
    assert_eq!(label(&from_stack, "place-1-1"), "Row 1, column 1: 3");
    assert_eq!(label(&from_stack, "value-7"), "7, 3 left");
    let from_number = taps(&bench, from_stack, &["queen", "value-5"]);
    assert_eq!(hint(&from_number), "Tap the stack on which you lay the 5.");
    let screen = taps(&bench, from_number, &["place-1-1"]);
    assert_eq!(label(&screen, "place-1-1"), "Row 1, column 1: 5");
    assert!(!screen.offer("queen").enabled, "both queens are gone");
}

#[test]
fn a_king_moves_a_stack_to_a_free_place() {
    let (bench, screen) = begin(12);
    let screen = lay_all(&bench, screen, &[(7, 1, 1), (4, 1, 1), (1, 2, 2)]);
    let screen = taps(&bench, screen, &["place-1-1", "king"]);
    assert!(plays(&screen, "place-3-1") && !plays(&screen, "place-2-2"));
    let screen = taps(&bench, screen, &["place-3-1"]);
    assert_eq!(
        label(&screen, "place-3-1"),
        "Row 3, column 1: 4, 2 cards high"
    );
    assert_eq!(label(&screen, "place-1-1"), "Row 1, column 1: free");
}

#[test]
fn a_swap_comes_before_the_action_and_may_be_all() {
    let (bench, screen) = begin(3);
    let screen = taps(&bench, screen, &["swap", "value-2"]);
    assert!(!screen.has("swap") && plays(&screen, "end-turn"));
    assert_eq!(
        hint(&screen),
        "Swapped (2 is gone). Go on, or end the turn."
    );
    let more = taps(&bench, screen, &["more"]);
    assert!(!more.offer("pass").enabled);
    let screen = taps(&bench, more, &["more", "end-turn"]);
    assert!(screen.said().ends_with("Ben’s turn."), "{}", screen.said());
    let screen = taps(&bench, screen, &["swap", "jack"]);
    assert_eq!(
        label(&screen, "jack"),
        "Jack, 1 left. A jack needs two places with cards."
    );
}

#[test]
fn two_column_targets_change_places() {
    let (bench, screen) = begin(1);
    let screen = taps(&bench, screen, &["target-1"]);
    assert_eq!(
        hint(&screen),
        "Tap the target that changes places with the 6."
    );
    let screen = taps(&bench, screen, &["target-3"]);
    assert_eq!(
        label(&screen, "target-1"),
        "Column 1, target 8: 8 to go. Tap to exchange"
    );
    assert_eq!(
        label(&screen, "target-3"),
        "Column 3, target 6: 6 to go. Tap to exchange"
    );
}

#[test]
fn every_line_says_how_it_stands() {
    let (bench, screen) = begin(18);
    // Rows 12 and 14, columns 7, 8 and 11.
    let screen = lay_all(&bench, screen, &[(5, 1, 1), (5, 1, 2), (8, 2, 1)]);
    let rows: Vec<String> = screen
        .all(".ks-row")
        .iter()
        .map(|row| row.attr("aria-label").unwrap().to_owned())
        .collect();
    assert_eq!(
        rows,
        [
            "Row 1, target 12: 2 to go, two 5s",
            "Row 2, target 14: 6 to go"
        ]
    );
    assert!(label(&screen, "target-1").contains(" over."));
}

#[test]
fn what_must_lie_on_the_table_is_said_and_leads_to_the_last_actions() {
    let (bench, screen) = begin(1);
    let screen = lay(&bench, screen, WIN[0]);
    let line = screen.all(".ks-table")[0];
    let words: Vec<&str> = line.text().flat_map(str::split_whitespace).collect();
    assert_eq!(
        words.join(" "),
        "Draw pile 8 Display 3 Hands 3 / 3 Differs?"
    );
    assert_eq!(bench.tap(&screen, "differs").kind(), "log");
}

#[test]
fn stacks_and_discard_pile_can_be_looked_at() {
    let (bench, screen) = begin(3);
    let screen = lay_all(&bench, screen, &[(7, 1, 1), (3, 1, 1), (1, 1, 1)]);
    let picked = taps(&bench, screen, &["place-1-1"]);
    let cards: Vec<String> = picked
        .all(".ks-stack li")
        .iter()
        .map(|card| card.text().collect())
        .collect();
    assert_eq!(cards, ["7", "3", "1"]);
    let screen = taps(
        &bench,
        picked,
        &["queen", "value-2", "swap", "value-6", "more"],
    );
    let look = bench.tap(&screen, "look");
    assert_eq!(look.kind(), "look");
    let text = look.text();
    assert!(
        text.contains("The latest card comes first. 6 Queen"),
        "{text}"
    );
    assert!(text.contains("Row 1, column 1 7 3 2"), "{text}");
    let menu = bench.get(&format!("/matches/{}/menu", screen.match_id()));
    assert!(menu.text().contains("Discard pile and stacks"));
}

#[test]
fn passing_is_offered_plainly_only_when_the_table_is_empty() {
    let (bench, screen) = begin(1);
    let more = taps(&bench, screen, &["more"]);
    assert!(!more.has("pass") && !plays(&more, "stuck"));
    let stuck = taps(&bench, more, &["stuck"]);
    assert!(
        stuck
            .text()
            .contains("There are still cards in the display")
    );
    let screen = taps(&bench, stuck, &["pass"]);
    assert_eq!(
        hint(&screen),
        "One pass so far. A second one in a row loses."
    );
    let cards: Vec<(u8, u8, u8)> = (1..=4).flat_map(|v| [(v, 1, 1); 3]).collect();
    let empty = lay_all(&bench, screen, &cards);
    assert!(!empty.offer("swap").enabled, "nothing to take in return");
    assert_eq!(
        hint(&empty),
        "Draw pile and display are empty: you may pass."
    );
    let why = bench.take(&empty, &empty.offer("swap").what);
    assert_eq!(
        hint(&why),
        "Swap is not possible: the display is empty.",
        "the grey key says why"
    );
    assert!(plays(&why, "pass"), "one tap away, whatever is picked");
    let screen = taps(&bench, empty, &["pass"]);
    assert!(!plays(&screen, "pass"), "the second one is asked about");
    let lost = taps(&bench, screen, &["pass", "pass"]);
    assert!(lost.text().contains("Not every deal can be won."));
    assert!(lost.has("again") && !lost.has("next"));
}

#[test]
fn giving_up_says_first_what_it_means() {
    let (bench, screen) = begin(1);
    let asked = taps(&bench, screen, &["more", "give-up"]);
    assert!(asked.text().contains("The attempt counts as lost."));
    let lost = taps(&bench, asked, &["give-up"]);
    assert!(lost.said().contains("Not this time"), "{}", lost.said());
    let again = bench.tap(&lost, "again");
    assert_eq!(again.kind(), "match");
    assert_ne!(again.match_id(), lost.match_id());
    assert!(again.said().contains("Ben"), "{}", again.said());
}

#[test]
fn a_match_ended_early_goes_on_from_its_own_screen() {
    let (bench, screen) = begin(1);
    let screen = lay(&bench, screen, WIN[0]);
    let menu = bench.get(&format!("/matches/{}/menu", screen.match_id()));
    let stopped = bench.tap(&menu, "stop");
    assert!(stopped.text().contains("neither as won nor as lost"));
    let on = bench.tap(&stopped, "reopen");
    assert_eq!(label(&on, "place-1-1"), "Row 1, column 1: 1");
}

#[test]
fn a_refusal_keeps_what_was_picked_and_stands_beside_it() {
    let (bench, screen) = begin(2);
    let picked = taps(&bench, screen, &["place-2-2"]);
    let form = form_urlencoded::Serializer::new(String::new())
        .append_pair("after", &picked.revision().to_string())
        .append_pair("picks", "at=2,2")
        .append_pair("action", r#"{"do":"jack","at":[2,2],"with":[1,1]}"#)
        .finish();
    let refused = bench.post(&format!("{}/actions", picked.path()), &form);
    assert_eq!(refused.status, 422);
    assert!(refused.refusal().unwrap().contains("row 2, column 2"));
    assert!(is_pressed(&refused, "place-2-2"));
}

#[test]
fn an_outdated_screen_can_not_ask_for_help() {
    let (bench, screen) = begin(1);
    let more = taps(&bench, screen, &["more"]);
    let other = bench.get(more.path());
    lay(&bench, other, WIN[0]);
    let late = bench.tap(&more, "chance");
    assert_eq!(late.status, 409);
    assert!(!late.text().contains("Yes, you can"));
}

#[test]
fn asking_marks_the_match_and_leaves_undo_alone() {
    let (bench, screen) = begin(1);
    let screen = lay_all(&bench, screen, &WIN[..5]);
    let unasked = bench.get(&format!("{}?ask=hint", screen.path()));
    assert!(!unasked.text().contains("One way begins"), "not asked yet");
    let asked = taps(&bench, screen, &["more", "chance"]);
    assert!(
        asked.location.ends_with("?ask=chance"),
        "{}",
        asked.location
    );
    let text = asked.text();
    assert!(text.contains("Yes, you can"), "{text}");
    assert!(
        text.contains("The nearest of them takes one more card."),
        "{text}"
    );
    let hinted = taps(&bench, asked, &["hint"]);
    assert!(
        hinted
            .text()
            .contains("One way begins like this: 2 on row 2, column 3."),
        "{}",
        hinted.text()
    );
    assert_eq!(hinted.all(".ks-hinted").len(), 1);
    let back = taps(&bench, hinted, &["undo"]);
    assert_eq!(label(&back, "place-2-2"), "Row 2, column 2: free");
    let revision = back.revision();
    let again = taps(&bench, back, &["more", "chance"]);
    assert_eq!(again.revision(), revision, "the mark is there already");
}

#[test]
fn without_a_finish_in_reach_the_answer_is_no_or_perhaps() {
    let hopeless = [
        (6, 1, 1),
        (6, 1, 1),
        (6, 1, 1),
        (5, 1, 1),
        (5, 1, 1),
        (5, 1, 1),
    ];
    let (bench, screen) = begin(1);
    let screen = lay_all(&bench, screen, &hopeless);
    let answer = taps(&bench, screen, &["more", "chance"]);
    assert!(
        answer.text().contains("No, not any more"),
        "{}",
        answer.text()
    );
    assert!(!answer.has("hint"));
    let (bench, screen) = begin(2);
    let screen = lay_all(&bench, screen, &hopeless);
    let answer = taps(&bench, screen, &["more", "chance"]);
    let text = answer.text();
    assert!(text.contains("Not by laying cards alone"), "{text}");
    assert!(text.contains("still unused: Jack."), "{text}");
}

#[test]
fn the_reader_hears_what_changed_and_whose_turn_it_is() {
    let (bench, screen) = begin(18);
    let screen = lay(&bench, screen, (5, 1, 1));
    assert_eq!(
        screen.said(),
        "Anna: 5 on row 1, column 1. Row 1, target 12: 7 to go. \
         Column 1, target 7: 2 to go. Ben’s turn."
    );
    let screen = taps(&bench, screen, &["place-1-1"]);
    assert_eq!(
        screen.said(),
        "Row 1, column 1: 5. Which number covers the 5?"
    );
}

#[test]
fn picks_that_make_no_sense_are_dropped() {
    let (bench, screen) = begin(1);
    let plain = bench.get(screen.path());
    for query in [
        "at=9,9",
        "at=3,1",
        "at=x",
        "value=0",
        "value=7",
        "value=99",
        "play=king",
        "play=swap2",
        "target=3",
        "target=-1",
        "more=zzz",
        "ask=why",
        "at=1,1&at=",
        "%00=%ff",
    ] {
        let screen = bench.get(&format!("{}?{query}", screen.path()));
        assert_eq!(screen.status, 200, "{query}");
        assert_eq!(hint(&screen), hint(&plain), "{query}");
    }
}

#[test]
fn a_grey_key_says_why_beside_what_is_picked() {
    let (bench, screen) = begin(12);
    let picked = taps(&bench, screen, &["place-1-1"]);
    let jack = picked.offer("jack");
    assert!(!jack.enabled);
    let why = bench.take(&picked, &jack.what);
    assert_eq!(hint(&why), "A jack needs two places with cards.");
    assert!(why.said().ends_with("A jack needs two places with cards."));
    assert!(is_pressed(&why, "place-1-1"), "nothing is let go of");
    let again = bench.take(&why, &why.offer("jack").what);
    assert_eq!(hint(&again), "Which number goes here?");
    let laid = taps(&bench, why, &["value-7"]);
    assert_eq!(label(&laid, "place-1-1"), "Row 1, column 1: 7");
    let laid = lay_all(&bench, laid, &[(7, 1, 1), (7, 1, 1)]);
    let why = bench.take(&laid, &laid.offer("value-7").what);
    assert!(
        hint(&why).starts_with("All 3 cards with a 7"),
        "{}",
        hint(&why)
    );
}

#[test]
fn a_pass_after_a_swap_says_why_in_its_panel() {
    let (bench, screen) = begin(12);
    let more = taps(&bench, screen, &["swap", "value-1", "more"]);
    let why = bench.take(&more, &more.offer("pass").what);
    assert_eq!(hint(&why), "Pass is not possible after a swap.");
    assert_eq!(why.said(), hint(&why));
    assert!(why.has("give-up"), "the panel stays");
}

#[test]
fn what_can_be_played_has_no_reason_not_to_be() {
    let (bench, screen) = begin(12);
    let screen = lay_all(&bench, screen, &[(7, 1, 1), (3, 2, 2)]);
    let plain = hint(&screen);
    for key in ["jack", "queen", "king", "swap", "pass", "3", "9", "zzz", ""] {
        let asked = bench.get(&format!("{}?why={key}", screen.path()));
        assert_eq!(hint(&asked), plain, "{key}");
    }
}

#[test]
fn targets_that_are_laid_in_order_are_told_and_marked() {
    let (bench, screen) = begin(1);
    let moved = |screen: &Screen| -> Vec<String> {
        let tiles = screen.all(".ks-moved .ks-number");
        tiles.iter().map(|tile| tile.text().collect()).collect()
    };
    // The columns come to 8, 6 and 9, so that the 6 and the 8 change places.
    let cards = [(4, 1, 1), (1, 1, 2), (4, 1, 3), (4, 2, 1), (5, 2, 2)];
    let screen = lay_all(&bench, screen, &cards);
    assert!(moved(&screen).is_empty());
    let full = lay(&bench, screen, (5, 2, 3));
    assert_eq!(
        hint(&full),
        "Column targets now 8\u{a0}·\u{a0}6\u{a0}·\u{a0}7 – move your club cards."
    );
    assert_eq!(moved(&full), ["8", "6", "7"]);
    let log = bench.get(&format!("{}/log", full.path()));
    assert_eq!(log.all(".entry-quiet").len(), 1);
    let back = taps(&bench, full, &["undo"]);
    assert!(moved(&back).is_empty());
    let covered = lay_all(&bench, back, &[(5, 2, 3), (6, 2, 3)]);
    assert!(moved(&covered).is_empty(), "nothing moved with this one");
    assert_eq!(
        hint(&covered),
        "All places are filled, but not every line fits yet."
    );
}

#[test]
fn what_is_taken_back_is_told() {
    let (bench, screen) = begin(1);
    let screen = lay_all(&bench, screen, &[(4, 1, 1), (1, 1, 2)]);
    let back = taps(&bench, screen, &["undo"]);
    assert_eq!(
        back.said(),
        "Taken back: Ben: 1 on row 1, column 2. Ben’s turn."
    );
    let again = taps(&bench, back, &["redo"]);
    assert!(
        again
            .said()
            .starts_with("Done again: Ben: 1 on row 1, column 2. Row 1"),
        "{}",
        again.said()
    );
}

#[test]
fn giving_up_is_nobodys_alone() {
    let (bench, screen) = begin(1);
    let lost = taps(&bench, screen, &["more", "give-up", "give-up"]);
    assert!(
        lost.said().starts_with("You gave up together."),
        "{}",
        lost.said()
    );
    let log = bench.get(&format!("{}/log", lost.path()));
    assert!(!log.text().contains("Anna: You gave up"), "{}", log.text());
}

#[test]
fn panels_are_opened_over_the_match_and_picks_stay_in_it() {
    let (bench, screen) = begin(12);
    let opens = |screen: &Screen, key: &str| {
        !screen
            .all(&format!("[data-open][data-key={key}]"))
            .is_empty()
    };
    assert!(opens(&screen, "more"));
    assert!(!opens(&screen, "swap") && !opens(&screen, "place-1-1"));
    let more = taps(&bench, screen, &["more"]);
    assert!(opens(&more, "stuck") && opens(&more, "give-up"));
    assert!(!opens(&more, "more"), "the same again closes it");
    let asked = taps(&bench, more, &["give-up"]);
    assert!(opens(&asked, "back"));
}
