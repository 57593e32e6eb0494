//! The ways between the game's screens and the rest of the app.

use crate::kit::{Bench, What};
use crate::table::{HOME, begin, play, roll};

#[test]
fn home_leads_to_the_game_and_the_match_back_to_it() {
    let bench = Bench::new();
    let home = bench.get("/");
    let game = bench.tap(&home, "game-multiplication-dice");
    assert_eq!(game.path(), HOME);
    let screen = begin(&bench, &["Anna", "Ben"], 8);
    assert_eq!(bench.tap(&screen, "up").path(), HOME);
    let menu = bench.tap(&screen, "menu");
    let help = bench.tap(&menu, "help");
    assert!(help.text().contains("What it is about"), "{}", help.text());
    assert!(
        bench
            .get("/")
            .text()
            .contains("Multiplication Dice, round 1 of 8")
    );
}

#[test]
fn the_list_of_steps_tells_every_action() {
    let bench = Bench::new();
    let screen = begin(&bench, &["Anna", "Ben"], 8);
    let more = r#"{"do":"rounds","rounds":9}"#.to_owned();
    let screen = play(
        &bench,
        screen,
        &[roll(1, 1, 1), crate::table::claim(1, 1), more],
    );
    let log = bench.get(&format!("{}/log", screen.path()));
    for told in [
        "Anna: 1, 1 and 1 rolled: 1.",
        "Anna: 1 in row 1, column 1.",
        "9 rounds are agreed from now on.",
    ] {
        assert!(log.text().contains(told), "{told}: {}", log.text());
    }
    assert!(
        !log.text().contains("Ben: 9 rounds"),
        "all agree on rounds together"
    );
}

#[test]
fn an_ended_match_leads_to_another_one_with_the_same_or_the_next_player_first() {
    let bench = Bench::new();
    let screen = begin(&bench, &["Anna", "Ben"], 1);
    let all = [
        roll(1, 1, 1),
        crate::table::claim(1, 1),
        roll(1, 1, 1),
        crate::table::claim(1, 1),
    ];
    let over = play(&bench, screen, &all);
    assert!(over.text().contains("Ben wins"), "{}", over.text());
    assert_eq!(over.effects, "buzz=win,sound=win");
    let again = bench.tap(&over, "again");
    assert_eq!(again.kind(), "match");
    let names = |screen: &crate::kit::Screen| -> Vec<String> {
        let names = screen.all(".seat-name").into_iter();
        names.map(|name| name.text().collect()).collect()
    };
    assert_eq!(names(&again), ["Anna", "Ben"]);
    let What::Link(to) = over.offer("again-others").what else {
        panic!("no way to the page");
    };
    let page = bench.get(&to);
    let other = bench.tap(&page, "start");
    assert_eq!(names(&other), ["Ben", "Anna"]);
    assert!(other.text().contains("Round 1 of 1"), "{}", other.text());
    let recent = bench.get(HOME);
    assert!(recent.text().contains("Ben wins"), "{}", recent.text());
}

/// Ended early is neither won nor lost.
#[test]
fn a_match_that_is_ended_early_has_no_winner() {
    let bench = Bench::new();
    let screen = begin(&bench, &["Anna", "Ben"], 5);
    let ended = bench.post(&format!("{}/stop", screen.path()), "after=0");
    assert_eq!(ended.status, 200);
    assert_eq!(ended.all(".ranking tbody th").len(), 2);
    assert_eq!(ended.all(".ranking-first, .ranking-name .icon").len(), 0);
    assert!(!ended.text().contains("wins"), "{}", ended.text());
}
