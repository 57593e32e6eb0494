//! The game's page: who plays, for how many rounds, and what to expect.

use tableside_rules::multiplication_dice::{expected_points, preset_rounds};

use crate::kit::Bench;
use crate::table::{HOME, begin, sit, stored};

#[test]
fn the_rounds_are_preset_for_the_number_of_players_and_can_be_chosen() {
    let bench = Bench::new();
    let names = ["Anna", "Ben", "Cleo", "Dora"];
    for seats in 2..=4 {
        let page = sit(&bench, &names[..seats]);
        let screen = bench.tap(&page, "start");
        let preset = preset_rounds(seats).unwrap();
        assert_eq!(stored(&bench, &screen).head.setup["rounds"], preset);
        assert!(screen.text().contains(&format!("Round 1 of {preset}")));
    }
    let page = sit(&bench, &names[..2]);
    let page = crate::table::taps(&bench, page, &["more-5", "more", "fewer-5", "fewer-5"]);
    let screen = bench.tap(&page, "start");
    assert_eq!(stored(&bench, &screen).head.setup["rounds"], 26);
    let page = crate::table::taps(&bench, page, &["preset"]);
    assert!(!page.has("preset"));
}

#[test]
fn the_page_says_what_to_expect() {
    let bench = Bench::new();
    let page = sit(&bench, &["Anna", "Ben"]);
    let expected = expected_points(2, 30).unwrap().round();
    assert!(
        page.text().contains(&format!("about {expected} points")),
        "{}",
        page.text()
    );
    let short = bench.get(&format!("{}&rounds=8", page.location));
    assert!(
        short.text().contains("about one point."),
        "{}",
        short.text()
    );
    assert!(
        short
            .text()
            .contains("fill the board before the first throw")
    );
}

#[test]
fn two_to_four_sit_down_and_the_first_begins() {
    let bench = Bench::new();
    for names in [&["Anna"][..], &[]] {
        let page = sit(&bench, names);
        assert!(!page.offer("start").enabled);
        let answer = bench.post(&format!("{HOME}/matches"), "players=&rounds=8");
        assert_eq!(answer.status, 422);
    }
    let page = sit(&bench, &["Anna", "Ben"]);
    assert!(page.text().contains("Anna is player 1 and begins."));
    let known = sit(&bench, &["Cleo", "Dora", "Emil", "Fritz"]);
    assert!(known.text().contains("4 of 2–4"), "{}", known.text());
    let full = bench.post(&known.location, "name=Gerd");
    assert_eq!(full.status, 422);
}

#[test]
fn rounds_that_the_page_does_not_offer_start_nothing() {
    let bench = Bench::new();
    let page = sit(&bench, &["Anna", "Ben"]);
    let players = page.location.split("players=").nth(1).unwrap().to_owned();
    for rounds in ["0", "-1", "201", "4294967296", "x", ""] {
        let body = format!("players={players}&rounds={rounds}");
        let answer = bench.post(&format!("{HOME}/matches"), &body);
        assert!(
            (400..500).contains(&answer.status),
            "{rounds}: {}",
            answer.status
        );
    }
    assert!(!bench.get("/").has("open-1"));
    for rounds in ["0", "999999999999", "x"] {
        let page = bench.get(&format!("{HOME}?players={players}&rounds={rounds}"));
        assert_eq!(page.status, 200, "{rounds}");
        assert!(page.offer("start").enabled);
    }
}

#[test]
fn the_last_players_are_offered_again() {
    let bench = Bench::new();
    begin(&bench, &["Ben", "Anna"], 8);
    let page = bench.get(HOME);
    let names: Vec<String> = page
        .all(".party-name bdi")
        .into_iter()
        .map(|name| name.text().collect())
        .collect();
    assert_eq!(names, ["Ben", "Anna"]);
    assert!(page.has("open-1"));
}
