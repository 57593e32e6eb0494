//! The gems of the group's box: named and coloured once, in every match.

use std::collections::BTreeSet;

use scraper::Selector;

use crate::kit::{Bench, Screen};
use crate::table::{begin, fill, label, taps};

const PAGE: &str = "/games/dig-up/gems";

fn save(bench: &Bench, fields: &[(&str, &str)]) -> Screen {
    let form = form_urlencoded::Serializer::new(String::new())
        .extend_pairs(fields)
        .finish();
    bench.post(PAGE, &form)
}

#[test]
fn names_and_hues_reach_open_matches_and_new_ones() {
    let bench = Bench::new();
    let open = begin(&bench, "score", &["Anna", "Ben"]);
    assert!(label(&open, "right").starts_with("Red 1:"));
    let saved = save(
        &bench,
        &[
            ("name-red", " Ruby "),
            ("hue-red", "pink"),
            ("hue-blue", "black"),
        ],
    );
    assert_eq!((saved.status, saved.path()), (200, "/games/dig-up"));
    let open = bench.get(open.path());
    assert!(label(&open, "right").starts_with("Ruby 1:"));
    let gem = open.all("[data-key=right] svg.dig-gem");
    assert_eq!(gem[0].attr("color"), Some("#ea8ab6"));
    let open = taps(&bench, open, &["right"]);
    assert_eq!(
        open.said().split(". ").next(),
        Some("Ruby 1 on place 1 of Anna’s mine")
    );
    let new = begin(&bench, "play", &["Anna", "Ben"]);
    assert!(label(&new, "right").starts_with("Ruby 5:"));
    let page = bench.get(PAGE);
    let name = page.all("#name-red");
    assert_eq!(name[0].attr("value"), Some("Ruby"));
    assert_eq!(page.all("[value=black][checked]").len(), 1);
    save(&bench, &[]);
    assert_eq!(
        label(&bench.get(open.path()), "colour-red"),
        "Red, the favourite"
    );
}

#[test]
fn outlines_stay_with_their_colour() {
    let bench = Bench::new();
    save(&bench, &[("hue-red", "blue"), ("hue-blue", "red")]);
    let screen = begin(&bench, "score", &["Anna", "Ben"]);
    for id in ["red", "yellow", "green", "blue", "purple", "white"] {
        let used = screen.all(&format!("[data-key=colour-{id}] use"));
        assert_eq!(used[0].attr("href"), Some(format!("#gem-{id}").as_str()));
        assert!(
            screen.html.contains(&format!("<symbol id=\"gem-{id}\"")),
            "{id}"
        );
    }
}

#[test]
fn what_can_not_be_a_name_or_a_hue_is_passed_over() {
    let bench = Bench::new();
    let long = "x".repeat(300);
    let saved = save(
        &bench,
        &[
            ("name-red", "<script>alert(1)"),
            ("name-blue", "a\u{7}b"),
            ("name-green", &long),
            ("hue-red", "url(x)"),
            ("hue-other", "red"),
        ],
    );
    assert_eq!(saved.status, 200);
    let screen = begin(&bench, "score", &["Anna", "Ben"]);
    assert!(label(&screen, "right").starts_with("<script>alert(1) 1:"));
    assert!(!screen.html.contains("<script>alert"));
    assert_eq!(label(&screen, "colour-blue"), "Blue");
    assert_eq!(label(&screen, "colour-green"), "x".repeat(20));
    let broken = bench.post(PAGE, "name-red=%FF%FE");
    assert!(broken.status < 500, "{}", broken.status);
}

/// Without any colour the outline alone tells them apart, also from the seats' signs.
#[test]
fn six_outlines_are_six_and_none_is_a_seats() {
    let bench = Bench::new();
    let screen = begin(&bench, "score", &["Anna", "Ben", "Cleo", "Dora"]);
    let outlines: BTreeSet<String> = screen
        .all("symbol[id^=gem-]")
        .iter()
        .map(|symbol| {
            let path = Selector::parse("path.dig-cut").unwrap();
            let outline = symbol.select(&path).next().expect("each has an outline");
            outline.attr("d").unwrap().to_owned()
        })
        .collect();
    assert_eq!(outlines.len(), 6);
    for seat in screen.all(".shape path") {
        assert!(!outlines.contains(seat.attr("d").unwrap()));
    }
}

#[test]
fn another_match_has_the_gems_of_the_box() {
    let bench = Bench::new();
    let mut screen = begin(&bench, "score", &["Anna", "Ben"]);
    for player in 0..2 {
        screen = fill(&bench, screen, player, ["adventure"; 9]);
    }
    let over = taps(&bench, screen, &["score"]);
    save(&bench, &[("name-red", "Ruby")]);
    let again = taps(&bench, bench.get(over.path()), &["again"]);
    assert!(label(&again, "right").starts_with("Ruby 1:"));
}
