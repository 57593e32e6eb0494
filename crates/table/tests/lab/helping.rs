//! Help for whoever has it: what is marked is what the solver finds.

use std::collections::BTreeSet;

use tableside_rules::labyrinth::routes::{fewest, this_turn};
use tableside_rules::labyrinth::{Push, Tile};

use crate::kit::{Bench, Screen};
use crate::table::{begin, game, taps};

fn marked(screen: &Screen) -> BTreeSet<String> {
    let arrows = screen.all(".lab-arrow.lab-helpful").into_iter();
    arrows
        .map(|arrow| arrow.attr("data-key").unwrap().to_owned())
        .collect()
}

/// The arrows that the solver finds with the spare turned so.
fn found(ways: &[(Push, Tile)], spare: Tile) -> BTreeSet<String> {
    let ways = ways.iter().filter(|(_, tile)| *tile == spare);
    ways.map(|(push, _)| crate::table::arrow(*push)).collect()
}

#[test]
fn what_is_marked_is_what_the_solver_finds_however_the_spare_is_turned() {
    let bench = Bench::new();
    let mut yes = 0;
    for seed in 0..12 {
        let page = crate::table::sit(&bench, &["Anna", "Ben"]);
        let query = page.location.split_once('?').unwrap().1;
        let url = format!("/games/labyrinth/deal?{query}&help=all&seed={seed:08x}");
        let screen = bench.tap(&bench.get(&url), "start");
        let game = game(&bench, &screen);
        let ways = this_turn(&game.position().unwrap());
        let spare = game.spare().unwrap();
        assert!(marked(&screen).is_empty(), "nobody has asked");
        let mut screen = taps(&bench, screen, &["ask-reach"]);
        for turned in spare.turns() {
            let expected = found(&ways, turned);
            assert_eq!(marked(&screen), expected, "{seed}");
            let hints = screen.all(".square-btn.lab-helpful").len();
            assert_eq!(hints, usize::from(expected.is_empty() && !ways.is_empty()));
            let answer = if !expected.is_empty() {
                "Yes! The green arrows"
            } else if !ways.is_empty() {
                "Yes, but turn the tile first"
            } else {
                "Not this turn"
            };
            assert!(screen.text().contains(answer), "{seed}: {}", screen.text());
            assert!(screen.said().contains(answer), "{seed}: {}", screen.said());
            screen = taps(&bench, screen, &["turn-right"]);
        }
        yes += usize::from(!ways.is_empty());
        let closed = taps(&bench, screen, &["ask-reach"]);
        assert!(marked(&closed).is_empty());
    }
    assert!(yes > 0, "some deal has a way");
}

#[test]
fn the_turn_that_is_pointed_out_leads_to_a_push() {
    let bench = Bench::new();
    for seed in 0..40 {
        let page = crate::table::sit(&bench, &["Anna"]);
        let query = page.location.split_once('?').unwrap().1;
        let url = format!("/games/labyrinth/deal?{query}&help=all&seed={seed:08x}");
        let screen = bench.tap(&bench.get(&url), "start");
        let mut screen = taps(&bench, screen, &["ask-reach"]);
        let mut turns = 0;
        while let Some(hint) = screen.all(".square-btn.lab-helpful").first() {
            let key = hint.attr("data-key").unwrap().to_owned();
            screen = taps(&bench, screen, &[&key]);
            turns += 1;
            assert!(turns <= 2, "two quarters are enough");
        }
        if turns > 0 {
            assert!(!marked(&screen).is_empty());
            return;
        }
    }
    panic!("no deal needs a turned spare");
}

#[test]
fn one_alone_hears_in_how_many_turns_up_to_three() {
    let bench = Bench::new();
    let screen = begin(&bench, &["Anna"], "&help=all&cards=3");
    let position = game(&bench, &screen).position().unwrap();
    let screen = taps(&bench, screen, &["ask-turns"]);
    let expected = match fewest(&position, 3).map(|turns| turns.len()) {
        Some(1) => "This very turn will do".to_owned(),
        Some(turns) => format!("In {turns} turns at best"),
        None => "In more than 3 turns".to_owned(),
    };
    assert!(screen.text().contains(&expected), "{}", screen.text());
}

#[test]
fn only_those_with_help_may_ask_and_only_before_a_push() {
    let bench = Bench::new();
    let off = begin(&bench, &["Anna", "Ben"], "");
    assert!(!off.has("ask-reach") && !off.has("ask-turns"));
    let url = format!("{}?ask=reach", off.path());
    assert!(marked(&bench.get(&url)).is_empty());
    let page = crate::table::sit(&bench, &["Anna", "Ben"]);
    let page = taps(&bench, page, &["lab-help-some", "helped-1"]);
    let screen = bench.tap(&bench.tap(&page, "next"), "start");
    let first = game(&bench, &screen).seat().index();
    assert_eq!(screen.has("ask-reach"), first == 1);
    let screen = taps(&bench, screen, &["push-top-2"]);
    assert!(!screen.has("ask-reach"));
    let screen = taps(&bench, screen, &["stay"]);
    assert_eq!(screen.has("ask-reach"), first == 0);
    assert!(!screen.has("ask-turns"), "several play");
}
