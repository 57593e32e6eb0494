//! What the screens say, in each language.

use std::fmt::Write;
use std::time::Duration;

use crate::kit::{Bench, Hands, Screen};
use crate::table::{begin, fit, on, play, sit, taps};

/// A screen as somebody hears it: what is announced, what its keys are called, and the words
/// around them.
fn heard(out: &mut String, of: &str, screen: &Screen) {
    writeln!(out, "== {of}\nsaid: {}", screen.said()).unwrap();
    for element in screen.all(".field [data-key][aria-label], .foot [aria-label]") {
        let key = element.attr("data-key").unwrap_or("-");
        if key.starts_with("digit-") || key.starts_with("card-") || key.starts_with("place-") {
            continue;
        }
        writeln!(out, "{key}: {}", element.attr("aria-label").unwrap()).unwrap();
    }
    for part in [
        ".page",
        ".x1-scene",
        ".x1-expedition",
        ".foot .note",
        ".foot .pad",
        ".corner-tools",
    ] {
        for element in screen.all(part) {
            let words: Vec<&str> = element.text().flat_map(str::split_whitespace).collect();
            writeln!(out, "{part}: {}", words.join(" ")).unwrap();
        }
    }
}

/// Matches of all variants through most of what can be seen.
fn story(lang: &'static str) -> String {
    let hands = Hands::new();
    let bench = Bench::timed(lang, &hands);
    let mut out = String::new();
    heard(&mut out, "set-up", &sit(&bench, "sprint", &["Anna", "Ben"]));
    race(&bench, &mut out);
    sprint(&bench, &hands, &mut out);
    expedition(&bench, &hands, &mut out);
    out
}

fn race(bench: &Bench, out: &mut String) {
    let page = sit(bench, "race", &["Anna", "Ben"]);
    heard(out, "table", &on(bench, &page));
    let screen = begin(bench, "race", &["Anna", "Ben"], "rungs=2&gap=7,5");
    heard(out, "task", &screen);
    let screen = taps(bench, screen, &["pad", "digit-3", "digit-5"]);
    heard(out, "answer", &screen);
    let screen = taps(bench, screen, &["fits"]);
    heard(out, "gap", &screen);
    let screen = taps(bench, screen, &["web", "quarter-1", "place-4-2"]);
    heard(out, "who", &screen);
    let screen = taps(bench, screen, &["lay-1"]);
    heard(out, "laid", &screen);
    let screen = taps(bench, screen, &["on", "misses"]);
    heard(out, "missed", &screen);
    let screen = play(bench, screen, &[fit(9, 9)]);
    heard(out, "on top", &screen);
    let screen = play(bench, screen, &[r#"{"do":"miss","answer":80}"#.to_owned()]);
    heard(out, "round over", &screen);
    let screen = taps(bench, screen, &["finish"]);
    heard(out, "result", &screen);
    heard(out, "practice", &taps(bench, screen, &["practice-1"]));
}

fn sprint(bench: &Bench, hands: &Hands, out: &mut String) {
    let screen = begin(bench, "sprint", &["Anna", "Ben"], "rungs=2&sand=30000");
    heard(out, "ready", &screen);
    let screen = taps(bench, screen, &["start-sand", "hit", "hit"]);
    heard(out, "counting", &screen);
    hands.pass(Duration::from_millis(30_500));
    let screen = bench.tap(&screen, "hit");
    heard(out, "late", &screen);
    hands.pass(Duration::from_secs(3));
    let screen = taps(bench, screen, &["counted"]);
    heard(out, "time up", &screen);
    let screen = taps(
        bench,
        screen,
        &["time-up", "start-sand", "time-up", "start-sand"],
    );
    let screen = taps(bench, screen, &["hit", "time-up", "start-sand", "time-up"]);
    heard(out, "sprint result", &screen);
}

fn expedition(bench: &Bench, hands: &Hands, out: &mut String) {
    for seconds in [90, 75] {
        let screen = begin(bench, "expedition", &["Anna", "Ben"], "tiles=counted");
        heard(out, "expedition", &screen);
        let screen = taps(bench, screen, &["clock", "found-1"]);
        hands.pass(Duration::from_secs(seconds));
        let screen = taps(bench, screen, &["done"]);
        heard(out, "done", &screen);
        std::thread::sleep(Duration::from_millis(3));
    }
}

fn check(lang: &'static str) {
    insta::assert_snapshot!(lang, story(lang));
}

#[test]
fn the_screens_in_german() {
    check("de");
}

#[test]
fn the_screens_in_english() {
    check("en");
}

#[test]
fn the_screens_in_hungarian() {
    check("hu");
}
