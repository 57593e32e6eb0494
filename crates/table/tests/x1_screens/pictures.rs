//! A child who reads only numbers can play: with all words hidden every key of a race and a
//! sprint still has a picture, a number or a seat's shape.

use scraper::ElementRef;

use crate::kit::{Bench, Hands, Screen};
use crate::table::{begin, race, taps};

/// What is left of a key once its words are hidden: drawings and digits.
fn picture(key: ElementRef<'_>) -> String {
    let drawings = key.descendants().filter(|node| {
        node.value()
            .as_element()
            .is_some_and(|element| element.name() == "svg")
    });
    let digits: String = key.text().collect::<String>();
    let digits = digits.chars().filter(char::is_ascii_digit);
    "#".repeat(drawings.count()) + &digits.collect::<String>()
}

/// Every key of the screen that can be tapped has a picture.
pub(crate) fn every_key_has_a_picture(screen: &Screen) {
    for key in screen.all("main form button, main form a") {
        let hidden = key.attr("aria-hidden") == Some("true") || key.attr("disabled").is_some();
        let name = key.attr("data-key").unwrap();
        assert!(
            hidden || !picture(key).is_empty(),
            "{name} at {} has only words",
            screen.location
        );
    }
}

/// The pictures of these keys, all different.
fn differ(screen: &Screen, keys: &[&str]) {
    let pictures: Vec<String> = keys
        .iter()
        .map(|key| {
            let found = screen.all(&format!("[data-key={key}]"));
            let key = found.first().unwrap_or_else(|| panic!("no {key}"));
            let drawn: Vec<String> = key
                .descendants()
                .filter_map(ElementRef::wrap)
                .filter(|element| element.value().name() == "svg")
                .map(|svg| svg.inner_html())
                .collect();
            drawn.concat() + &picture(*key)
        })
        .collect();
    for (index, picture) in pictures.iter().enumerate() {
        assert!(
            !pictures[..index].contains(picture),
            "{}: {keys:?}",
            screen.location
        );
    }
}

#[test]
fn each_step_of_a_race_is_found_by_its_picture() {
    let bench = Bench::new();
    let screen = race(&bench);
    every_key_has_a_picture(&screen);
    differ(&screen, &["fits", "misses", "pad", "wall"]);
    let screen = taps(&bench, screen, &["pad"]);
    every_key_has_a_picture(&screen);
    differ(
        &screen,
        &["digit-0", "digit-1", "digit-9", "fits", "misses"],
    );
    let screen = taps(&bench, screen, &["digit-3", "digit-5", "fits"]);
    every_key_has_a_picture(&screen);
    differ(
        &screen,
        &[
            "quarter-1",
            "quarter-2",
            "quarter-3",
            "quarter-4",
            "web",
            "no-fit",
        ],
    );
    let told = taps(&bench, bench.get(&screen.location), &["tell"]);
    every_key_has_a_picture(&told);
    let screen = taps(&bench, screen, &["quarter-1"]);
    every_key_has_a_picture(&screen);
    differ(
        &screen,
        &["place-1-1", "place-5-5", "place-2-1", "whole-wall"],
    );
    let screen = taps(&bench, screen, &["place-4-2"]);
    every_key_has_a_picture(&screen);
    differ(&screen, &["lay-0", "lay-1", "on", "cards"]);
    let screen = taps(&bench, screen, &["lay-0"]);
    every_key_has_a_picture(&screen);
    assert!(
        !screen.all(".x1-pile").is_empty(),
        "the card to draw is drawn"
    );
}

#[test]
fn each_step_of_a_sprint_is_found_by_its_picture() {
    let hands = Hands::new();
    let bench = Bench::timed("en", &hands);
    let screen = begin(
        &bench,
        "sprint",
        &["Anna", "Ben", "Cleo"],
        "rungs=4&sand=9000",
    );
    every_key_has_a_picture(&screen);
    assert!(!screen.all(".x1-scene .x1-drawing").is_empty());
    let screen = taps(&bench, screen, &["start-sand"]);
    every_key_has_a_picture(&screen);
    differ(&screen, &["hit", "pause", "reset-sand", "time-up"]);
    let screen = taps(&bench, screen, &["hit"]);
    hands.pass(std::time::Duration::from_secs(9));
    let screen = bench.tap(&screen, "hit");
    every_key_has_a_picture(&screen);
    differ(&screen, &["counted", "not-counted"]);
    hands.pass(std::time::Duration::from_secs(2));
    let screen = taps(&bench, screen, &["not-counted"]);
    every_key_has_a_picture(&screen);
    differ(&screen, &["time-up", "late"]);
}

#[test]
fn the_ladder_and_the_wall_are_drawn_and_told() {
    let bench = Bench::new();
    let screen = race(&bench);
    let screen = taps(&bench, screen, &["fits", "quarter-1", "place-4-2", "on"]);
    let ladder = screen.all(".x1-ladder")[0].attr("aria-label").unwrap();
    assert_eq!(
        ladder,
        "Ladder with 3 rungs: Anna on 1, Ben below the first"
    );
    let labels: Vec<&str> = screen
        .all(".x1-grid [role=cell]")
        .into_iter()
        .filter_map(|cell| cell.attr("aria-label"))
        .collect();
    assert_eq!(labels.len(), 100);
    assert!(labels.contains(&"7 × 5: solved by Anna"));
    assert!(labels.contains(&"4 × 2: the gap"));
    assert_eq!(
        labels
            .iter()
            .filter(|label| label.ends_with("still open"))
            .count(),
        98
    );
    assert_eq!(
        screen.all(".x1-lit-head").len(),
        2,
        "the two numbers of the gap are lit"
    );
}
