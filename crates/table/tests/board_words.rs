//! What the screens of a match say, in each language.

#![allow(
    clippy::unwrap_used,
    reason = "what can't be had is what the test is about"
)]

mod kit;

use std::fmt::Write;

use kit::{Bench, Screen};

/// A screen as somebody hears it: what is announced, then everything that can
/// be tapped, then the words that stand there.
fn heard(of: &str, screen: &Screen) -> String {
    let mut out = read(of, screen);
    for element in screen.all("main [aria-label]:not(header *)") {
        let key = element.attr("data-key").unwrap_or("-");
        let off = element.attr("disabled").map_or("", |_| " (off)");
        let label = element.attr("aria-label").unwrap_or_default();
        writeln!(out, "{key}{off}: {label}").unwrap();
    }
    out
}

/// What is announced, and the words that stand around the field.
fn read(of: &str, screen: &Screen) -> String {
    let mut out = format!("== {of}\nsaid: {}\n", screen.said());
    for part in [
        ".field .ks-table",
        ".foot .note",
        ".foot .pad",
        ".corner-tools",
        "section.page",
    ] {
        for element in screen.all(part) {
            let words: Vec<&str> = element.text().flat_map(str::split_whitespace).collect();
            writeln!(out, "{part}: {}", words.join(" ")).unwrap();
        }
    }
    out
}

fn taps(bench: &Bench, screen: &Screen, keys: &[&str]) -> Screen {
    let screen = bench.get(&screen.location);
    keys.iter()
        .fold(screen, |screen, key| bench.tap(&screen, key))
}

/// One match through most of what can be seen.
fn story(lang: &'static str) -> String {
    let bench = Bench::speaking(lang);
    let team = bench.pair("Anna", "Ben");
    let start = bench.start(&team, 18, 1);
    let screen = bench.play(
        start,
        &[
            r#"{"do":"place","value":5,"at":[1,1]}"#,
            r#"{"do":"place","value":5,"at":[1,2]}"#,
            r#"{"do":"place","value":8,"at":[2,1]}"#,
            r#"{"do":"place","value":4,"at":[1,2]}"#,
        ],
    );
    let mut out = heard("match", &screen);
    let picked = taps(&bench, &screen, &["place-1-2"]);
    write!(out, "{}", read("a stack is picked", &picked)).unwrap();
    for face in ["jack", "queen", "king"] {
        let picked = taps(&bench, &screen, &[face, "place-1-1"]);
        writeln!(out, "{face}: {}", picked.said()).unwrap();
    }
    let swapped = taps(&bench, &screen, &["swap", "jack"]);
    writeln!(out, "swap: {}", swapped.said()).unwrap();
    let ended = bench.tap(&swapped, "end-turn");
    writeln!(out, "end of turn: {}", ended.said()).unwrap();
    let more = taps(&bench, &ended, &["more"]);
    write!(out, "{}", read("more", &more)).unwrap();
    for panel in ["stuck", "give-up", "chance"] {
        let panel = bench.tap(&more, panel);
        writeln!(out, "{}", panel.said()).unwrap();
    }
    let marked = bench.get(&format!("{}?ask=hint", more.path()));
    writeln!(out, "{}", marked.said()).unwrap();
    let lost = bench.play(marked, &[r#"{"do":"pass"}"#, r#"{"do":"pass"}"#]);
    write!(out, "{}", read("lost", &lost)).unwrap();
    let look = bench.get(&format!("{}/look", lost.path()));
    write!(out, "{}", read("look", &look)).unwrap();
    let check = format!("/teams/{team}/scenarios/18/check?f=4,4,5,3,4,");
    let check = bench.tap(&bench.get(&check), "value-7");
    write!(out, "{}", read("check", &check)).unwrap();
    let check = format!("/teams/{team}/scenarios/1/check?f=1,2,6,5,5,2");
    let won = bench.tap(&bench.get(&check), "record");
    write!(out, "{}", read("won", &won)).unwrap();
    out
}

#[test]
fn german() {
    insta::assert_snapshot!(story("de"));
}

#[test]
fn english() {
    insta::assert_snapshot!(story("en"));
}

#[test]
fn hungarian() {
    insta::assert_snapshot!(story("hu"));
}
