//! The end: who came where, what the points are made of, and what decided.

use crate::kit::{Bench, Screen};
use crate::table::{begin, fill, scores, taps, words};

/// Four points, no run longer than two.
const SHORT: [&str; 9] = [
    "red-2",
    "white-3",
    "red-5",
    "skeleton",
    "skeleton",
    "adventure",
    "blue-1",
    "green-2",
    "white-1",
];
/// Four points from two favourites side by side.
const LONG: [&str; 9] = [
    "yellow-2",
    "yellow-3",
    "adventure",
    "skeleton",
    "skeleton",
    "blue-3",
    "blue-4",
    "green-5",
    "white-2",
];
const POOR: [&str; 9] = ["adventure"; 9];

fn scored(bench: &Bench, mines: &[[&str; 9]; 3]) -> Screen {
    let mut screen = begin(bench, "score", &["Anna", "Ben", "Cleo"]);
    for (player, cards) in mines.iter().enumerate() {
        screen = fill(bench, screen, player, *cards);
    }
    taps(bench, screen, &["score"])
}

fn places(screen: &Screen) -> Vec<String> {
    let rows = screen.all(".ranking tbody tr:not(.ranking-more)");
    rows.iter()
        .map(|row| {
            let words: Vec<&str> = row.text().flat_map(str::split_whitespace).collect();
            words.join(" ")
        })
        .collect()
}

#[test]
fn a_tie_decided_by_the_run_is_told_in_words() {
    let bench = Bench::new();
    let over = scored(&bench, &[SHORT, LONG, POOR]);
    assert_eq!(scores(&over), ["4", "4", "0"]);
    assert_eq!(words(&over, "#result-title"), "Ben wins");
    assert_eq!(
        words(&over, ".dig-result > p"),
        "Anna and Ben have 4 points each. The longest run of the favourite colour decides: Ben \
         has 2 in a row."
    );
    assert_eq!(
        places(&over),
        ["1. Ben , wins 2 4", "2. Anna 1 4", "3. Cleo 0 0"]
    );
    let parts: Vec<String> = over
        .all(".ranking-more li")
        .iter()
        .map(|part| part.text().collect())
        .collect();
    assert_eq!(
        parts,
        [
            "2 × favourite: 4",
            "2 × favourite: 4",
            "Nothing in this mine scores"
        ]
    );
}

#[test]
fn a_win_is_shared_if_the_run_does_not_decide() {
    let bench = Bench::new();
    let over = scored(
        &bench,
        &[
            POOR,
            LONG,
            LONG.map(|card| match card {
                "yellow-2" => "green-8",
                "yellow-3" => "green-9",
                "green-5" => "yellow-5",
                other => other,
            }),
        ],
    );
    assert_eq!(words(&over, "#result-title"), "Ben and Cleo share the win");
    assert_eq!(
        words(&over, ".dig-result > p"),
        "Ben and Cleo have 4 points each. Their longest runs are level too (2), so Ben and Cleo \
         share the win."
    );
    assert_eq!(places(&over)[2], "3. Anna 0 0");
}

#[test]
fn more_points_need_no_explanation() {
    let bench = Bench::new();
    let over = scored(&bench, &[POOR, LONG, POOR]);
    assert_eq!(words(&over, "#result-title"), "Ben wins");
    assert!(over.all(".dig-result > p").is_empty());
    let undone = taps(&bench, over, &["undo"]);
    assert!(undone.has("score"));
    let home = taps(&bench, undone, &["score", "home"]);
    assert!(home.text().contains("Ben wins"), "{}", home.text());
}

/// Another match and the picture are beside undo, which stays in reach however long the result is.
#[test]
fn what_comes_next_stays_in_reach() {
    let bench = Bench::new();
    let over = scored(&bench, &[SHORT, LONG, POOR]);
    for key in ["again", "picture", "share", "home", "undo"] {
        let there = over.all(&format!(".corner [data-key={key}]"));
        assert_eq!(there.len(), 1, "{key}");
    }
}

#[test]
fn another_match_goes_the_same_way_with_the_next_starter() {
    let bench = Bench::new();
    let over = scored(&bench, &[SHORT, LONG, POOR]);
    assert!(over.text().contains("Ben begins"), "{}", over.text());
    let again = taps(&bench, over, &["again"]);
    assert!(again.has("opened"), "it is only scored again");
    let again = taps(&bench, again, &["opened", "opened-1"]);
    assert_eq!(
        words(&again, ".dig-last-round"),
        "Last round! Still to play: Cleo and Anna"
    );
}

#[test]
fn a_match_that_was_ended_early_can_go_on() {
    let bench = Bench::new();
    let screen = begin(&bench, "play", &["Anna", "Ben"]);
    let path = screen.path().to_owned();
    let stopped = bench.tap(&bench.get(&format!("{path}/menu")), "stop");
    assert_eq!(words(&stopped, "#result-title"), "Ended early");
    assert!(!stopped.has("again") && !stopped.has("picture") && !stopped.has("place-0-5"));
    let on = taps(&bench, stopped, &["reopen"]);
    assert!(on.has("place-0-5"));
}

#[test]
fn an_earlier_card_is_mended() {
    let bench = Bench::new();
    let over = scored(&bench, &[SHORT, LONG, POOR]);
    let path = over.path().to_owned();
    let board = bench.get(&format!("{path}/log/1?do=change&mine=0&slot=1"));
    assert_eq!(board.kind(), "repair-board");
    let mended = bench.tap(&board, "right");
    assert_eq!(scores(&mended), ["5", "4", "0"]);
    assert_eq!(words(&mended, "#result-title"), "Anna wins");
}
