//! A child who reads only numbers can play: with all words hidden, every key of a race and a
//! sprint is still told from the others by drawings, numbers and the seats' shapes, and both are
//! played through by nothing else.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use std::sync::LazyLock;
use std::time::Duration;

use scraper::{ElementRef, Html, Selector};
use tableside_rules::Game;

use crate::kit::{Bench, Hands, Screen};
use crate::table::{begin, game, race, taps};

/// What is inside a drawing, and its name.
static DRAWINGS: LazyLock<Vec<(String, String)>> = LazyLock::new(|| {
    let templates = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../ui/templates");
    let files = ["icons", "times_table"].map(|folder| fs::read_dir(templates.join(folder)));
    let paths = files.into_iter().flat_map(|files| files.unwrap());
    let paths = paths.map(|file| file.unwrap().path());
    let drawings = paths.filter(|path| path.extension().is_some_and(|kind| kind == "svg"));
    drawings
        .map(|path| {
            let page = Html::parse_fragment(&fs::read_to_string(&path).unwrap());
            let svg = Selector::parse("svg").unwrap();
            let inside = page.select(&svg).next().unwrap().inner_html();
            (inside, path.file_stem().unwrap().to_string_lossy().into())
        })
        .collect()
});

/// A drawing by its file's name, or a seat by its number, such as `seat-1`.
fn drawing(svg: ElementRef<'_>) -> String {
    let mut classes = svg.value().classes();
    if let Some(seat) = classes.find(|class| class.starts_with("seat-")) {
        return seat.to_owned();
    }
    let inside = svg.inner_html();
    let known = DRAWINGS.iter().find(|(drawn, _)| *drawn == inside);
    known.map_or_else(|| inside.clone(), |(_, name)| name.clone())
}

/// A key once all words are hidden: drawings, numbers and signs, in their order.
fn seen(key: ElementRef<'_>) -> String {
    let mut parts = Vec::new();
    for node in key.descendants() {
        if let Some(element) = ElementRef::wrap(node) {
            if element.value().name() == "svg" {
                parts.push(drawing(element));
            }
        } else if let Some(text) = node.value().as_text()
            && let Some(parent) = node.parent().and_then(ElementRef::wrap)
            && parent.value().name() != "text"
        {
            let is_word = |part: &&str| part.chars().any(char::is_alphabetic);
            let kept = text.split_whitespace().filter(|part| !is_word(part));
            parts.extend(kept.map(str::to_owned));
        }
    }
    parts.join(" ")
}

/// The keys of a screen that can be tapped, each with what is seen of it.
fn keys(screen: &Screen) -> Vec<(String, String)> {
    let keys = screen.all("main form button, main form a");
    let keys = keys.into_iter().filter(|key| {
        key.attr("aria-hidden") != Some("true")
            && key.attr("disabled").is_none()
            && key.attr("aria-disabled").is_none()
    });
    keys.map(|key| (key.attr("data-key").unwrap().to_owned(), seen(key)))
        .collect()
}

/// Every key that can be tapped has a picture that no other key of the screen has.
pub(crate) fn every_key_has_a_picture(screen: &Screen) {
    let mut all = BTreeSet::new();
    for (name, picture) in keys(screen) {
        assert!(
            !picture.is_empty(),
            "{name} at {} has only words",
            screen.location
        );
        assert!(
            all.insert(picture.clone()),
            "{name} at {} looks like another key: {picture}",
            screen.location
        );
    }
}

/// Taps the keys that look like this, one after the other, knowing no name of any.
fn look(bench: &Bench, screen: Screen, pictures: &[&str]) -> Screen {
    pictures.iter().fold(screen, |screen, picture| {
        every_key_has_a_picture(&screen);
        let all = keys(&screen);
        let found = all.iter().find(|(_, seen)| seen == picture);
        let (key, _) = found.unwrap_or_else(|| panic!("no {picture} among {all:#?}"));
        taps(bench, screen, &[key])
    })
}

#[test]
fn a_race_is_played_by_pictures_alone() {
    let bench = Bench::new();
    let screen = race(&bench);
    // Anna types her answer, the tile fits, and lay at 4 × 2; Ben has a card for it.
    let screen = look(&bench, screen, &["123", "3", "5", "fits"]);
    let screen = look(&bench, screen, &["lens 1–5 × 1–5", "4 × 2", "seat-1"]);
    assert!(
        !screen.all(".x1-pile").is_empty(),
        "the card to draw is drawn"
    );
    let screen = look(&bench, screen, &["forward", "misses"]);
    // The place is told by its numbers, and the tile lay on the web.
    let screen = look(&bench, screen, &["fits", "numbers ? × ?", "web", "9", "8"]);
    let screen = look(&bench, screen, &["forward", "undo", "redo", "forward"]);
    // Ben looks at what is left, finds his tile, and has another card that fits.
    let screen = look(&bench, screen, &["left", "left", "fits"]);
    let screen = look(&bench, screen, &["lens 6–10 × 6–10", "10 × 10"]);
    let screen = look(&bench, screen, &["cards", "8", "seat-1", "forward"]);
    assert_eq!(game(&bench, &screen).race().unwrap().rungs(), [2, 3]);
    assert!(screen.text().contains("Last round"), "{}", screen.text());
    // It was begun by Anna, so nobody is left.
    let screen = look(&bench, screen, &["trophy"]);
    assert!(game(&bench, &screen).outcome().is_some());
    every_key_has_a_picture(&screen);
    look(&bench, screen, &["again seat-1"]);
}

#[test]
fn a_sprint_is_played_by_pictures_alone() {
    let hands = Hands::new();
    let bench = Bench::timed("en", &hands);
    let names = ["Anna", "Ben", "Cleo"];
    let screen = begin(&bench, "sprint", &names, "rungs=2&sand=9000");
    assert!(!screen.all(".x1-scene .x1-drawing").is_empty());
    let hits = [
        "fits 0 seat-0",
        "fits 1 seat-0",
        "fits 2 seat-0 cards",
        "fits 3 seat-0",
    ];
    let screen = look(&bench, screen, &["hourglass", "pause", "play", "again"]);
    let screen = look(&bench, screen, &["hourglass"]);
    let screen = look(&bench, screen, &hits);
    assert!(screen.text().contains("second card"), "{}", screen.text());
    // A tap just after the end, which counts.
    hands.pass(Duration::from_millis(9300));
    let screen = bench.get(screen.path());
    let screen = look(&bench, screen, &["bell 4 seat-0 cards", "fits"]);
    hands.pass(Duration::from_secs(2));
    let screen = bench.get(screen.path());
    // And another one, which does not.
    let screen = look(&bench, screen, &["plus", "misses", "forward seat-1"]);
    let played = game(&bench, &screen);
    assert_eq!(played.sprint().unwrap().climbed(), [5, 0, 0]);
    let screen = look(&bench, screen, &["hourglass", "fits 0 seat-1", "bell"]);
    let screen = look(&bench, screen, &["hourglass", "bell"]);
    assert!(game(&bench, &screen).sprint().unwrap().is_over());
    every_key_has_a_picture(&screen);
    look(&bench, screen, &["again seat-1"]);
}

#[test]
fn an_expedition_is_played_by_pictures_alone() {
    let hands = Hands::new();
    let bench = Bench::timed("en", &hands);
    let names = ["Anna", "Ben"];
    let screen = begin(&bench, "expedition", &names, "tiles=uncounted");
    let screen = look(&bench, screen, &["play", "+1"]);
    let screen = look(&bench, screen, &["seat-1 +1", "fits +1", "pause", "play"]);
    let screen = look(&bench, screen, &["flag"]);
    assert_eq!(game(&bench, &screen).tiles(), 2);
    look(&bench, screen, &["again"]);
}

#[test]
fn the_way_to_a_race_is_found_by_pictures_alone() {
    let bench = Bench::new();
    let page = crate::table::sit(&bench, "race", &["Anna", "Ben"]);
    let variants = page.all(".x1-variant").into_iter().map(seen);
    let variants: Vec<String> = variants.collect();
    assert_eq!(variants, ["times-table check", "hourglass", "clock"]);
    let page = crate::table::on(&bench, &page);
    let quarters = page.all(".x1-quarter").into_iter().map(seen);
    assert_eq!(quarters.collect::<BTreeSet<_>>().len(), 4);
    let page = taps(&bench, page, &["quarter-2", "place-7-5"]);
    let start: Vec<String> = page.all("main form button").into_iter().map(seen).collect();
    assert_eq!(start, ["play"]);
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
