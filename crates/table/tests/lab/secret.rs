//! Secret cards are nowhere to be seen or heard, except in what is shown while it is held down.

use scraper::{ElementRef, Node};
use tableside_rules::Seat;
use tableside_rules::labyrinth::Target;

use crate::kit::{Bench, Screen};
use crate::table::{begin, game, play_to_the_end, taps};

/// All that a screen shows or says without anything being held down.
fn open(screen: &Screen) -> String {
    let mut said = String::new();
    for element in screen.all("main, main *") {
        let is_held = |element: &ElementRef<'_>| element.value().name() == "template";
        if is_held(&element)
            || element
                .ancestors()
                .filter_map(ElementRef::wrap)
                .any(|e| is_held(&e))
        {
            continue;
        }
        // Where the treasures lie all may see; who looks for which nobody.
        if element.value().attr("role") == Some("gridcell")
            || element
                .ancestors()
                .filter_map(ElementRef::wrap)
                .any(|e| e.value().attr("role") == Some("grid") || e.value().name() == "symbol")
            || element.value().name() == "symbol"
        {
            continue;
        }
        for (_, value) in element.value().attrs() {
            said.push_str(value);
            said.push('\n');
        }
        for child in element.children() {
            if let Node::Text(text) = child.value() {
                said.push_str(text);
                said.push('\n');
            }
        }
    }
    said
}

#[test]
fn no_target_of_a_secret_card_is_on_the_screen_until_it_is_held() {
    let bench = Bench::new();
    let screen = begin(&bench, &["Anna", "Ben"], "&secret=1&cards=3");
    let panel = bench.get(&format!("{}?panel=cards", screen.path()));
    let pushed = taps(&bench, bench.get(screen.path()), &["push-top-2"]);
    let game = game(&bench, &pushed);
    for screen in [&screen, &panel, &pushed] {
        let open = open(screen);
        for seat in [0, 1] {
            let Target::Treasure(treasure) = game.target(Seat::new(seat)) else {
                panic!("there are cards");
            };
            let name = treasure.name();
            let shown = format!("#lab-{name}");
            // The spare may bear it, as any tile may.
            let on_spare = game.treasures_at(tableside_rules::labyrinth::Spot::Spare);
            if on_spare.into_iter().any(|on| on == treasure) {
                continue;
            }
            assert!(!open.contains(&shown), "{shown} at {}", screen.location);
            let mut said = name.to_owned();
            said[..1].make_ascii_uppercase();
            assert!(!open.contains(&said), "{said} at {}", screen.location);
        }
        assert!(screen.all(".lab-ring").is_empty());
        assert!(screen.all(".lab-goal").is_empty());
        for label in crate::table::labels(screen) {
            assert!(!label.contains("wants to get here"), "{label}");
        }
    }
    assert_eq!(screen.all("[data-peek] > template").len(), 1);
    assert_eq!(panel.all("[data-peek] > template").len(), 2);
    assert!(screen.html.contains("Hold to see"));
}

#[test]
fn public_cards_are_open_to_all() {
    let bench = Bench::new();
    let screen = begin(&bench, &["Anna", "Ben"], "&cards=3");
    assert!(screen.all("[data-peek]").is_empty());
    let panel = taps(&bench, screen, &["cards"]);
    assert!(panel.all("[data-peek]").is_empty());
    let game = game(&bench, &panel);
    for seat in [0, 1] {
        let Target::Treasure(treasure) = game.target(Seat::new(seat)) else {
            panic!("there are cards");
        };
        assert!(open(&panel).contains(&format!("#lab-{treasure}")));
    }
}

#[test]
fn there_are_no_secrets_on_the_way_home_and_after_the_end() {
    let bench = Bench::new();
    let screen = begin(&bench, &["Anna"], "&secret=1&cards=1");
    let over = play_to_the_end(&bench, screen, 30);
    assert!(over.all("[data-peek]").is_empty());
    let undone = taps(&bench, over, &["undo", "undo"]);
    assert!(undone.all("[data-peek]").is_empty());
    assert!(
        undone.text().contains("has everything"),
        "{}",
        undone.text()
    );
}
