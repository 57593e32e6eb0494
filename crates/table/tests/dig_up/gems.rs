//! The gems of the group's box: named and coloured once, in every match.

use std::collections::BTreeSet;

use scraper::Selector;

use crate::kit::{Bench, Screen};
use crate::table::{begin, fill, label, taps, words};

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
fn any_text_can_be_a_name_and_an_unknown_hue_is_the_usual_one() {
    let bench = Bench::new();
    let longest = "é".repeat(20);
    let saved = save(
        &bench,
        &[
            ("name-red", "<script>alert(1)"),
            ("name-green", &longest),
            ("hue-red", "url(x)"),
            ("hue-other", "red"),
        ],
    );
    assert_eq!(saved.status, 200);
    let screen = begin(&bench, "score", &["Anna", "Ben"]);
    assert!(label(&screen, "right").starts_with("<script>alert(1) 1:"));
    assert!(!screen.html.contains("<script>alert"));
    assert_eq!(label(&screen, "colour-green"), longest);
    let broken = bench.post(PAGE, "name-red=%FF%FE");
    assert!(broken.status < 500, "{}", broken.status);
}

/// The gem whose name or hue will not do is told so, and what was typed stays.
#[test]
fn what_can_not_be_told_apart_or_shown_is_refused_beside_its_gem() {
    let bench = Bench::new();
    let long = "x".repeat(21);
    for (fields, wrong, why) in [
        (
            vec![("name-red", "\u{200b}\u{200b}")],
            "name-error-red",
            "enter a name",
        ),
        (
            vec![("name-red", "a\u{202e}b")],
            "name-error-red",
            "can’t be shown",
        ),
        (
            vec![("name-blue", "a\u{7}b")],
            "name-error-blue",
            "can’t be shown",
        ),
        (
            vec![("name-white", &long)],
            "name-error-white",
            "21 characters; 20 fit",
        ),
        (
            vec![("name-red", "Opal"), ("name-white", " OPAL ")],
            "name-error-white",
            "called OPAL already",
        ),
        (
            vec![("name-red", "blue")],
            "name-error-red",
            "called blue already",
        ),
        (
            vec![("name-white", "Yellow")],
            "name-error-white",
            "called Yellow already",
        ),
        (
            vec![("hue-red", "blue")],
            "hue-error-red",
            "Blue has this colour already",
        ),
        (
            vec![("hue-white", "red")],
            "hue-error-white",
            "Red has this colour already",
        ),
        (
            vec![
                ("name-red", "Ruby"),
                ("hue-red", "pink"),
                ("hue-white", "pink"),
            ],
            "hue-error-white",
            "Ruby has this colour already",
        ),
    ] {
        let refused = save(&bench, &fields);
        assert_eq!(
            (refused.status, refused.kind()),
            (422, "gems"),
            "{fields:?}"
        );
        let errors: Vec<&str> = refused
            .all(".error")
            .iter()
            .filter_map(|error| error.attr("id"))
            .collect();
        assert_eq!(errors, [wrong], "{fields:?}");
        let said = words(&refused, ".error");
        assert!(said.contains(why), "{fields:?}: {said}");
        let pointed = format!("[aria-describedby={wrong}][aria-invalid=true]");
        assert_eq!(refused.all(&pointed).len(), 1, "{fields:?}");
        for (field, typed) in fields {
            if field.starts_with("name-") {
                let input = refused.all(&format!("#{field}"));
                assert_eq!(input[0].attr("value"), Some(typed), "nothing is lost");
            } else {
                let hue = refused.all(&format!("[name={field}][value={typed}][checked]"));
                assert_eq!(hue.len(), 1, "{field}");
            }
        }
    }
    let screen = begin(&bench, "score", &["Anna", "Ben"]);
    assert!(
        label(&screen, "right").starts_with("Red 1:"),
        "nothing was kept"
    );
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
