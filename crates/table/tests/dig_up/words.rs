//! What the screens say, in each language.

use std::fmt::Write;

use crate::kit::{Bench, Screen};
use crate::table::{begin, fill, seated, taps, words};

/// A screen as somebody hears it: what is announced, then everything that is called something.
fn heard(of: &str, screen: &Screen) -> String {
    let mut out = read(of, screen);
    for element in screen.all(".field [aria-label], .pad [aria-label], .corner-tools [aria-label]")
    {
        let key = element.attr("data-key").unwrap_or("-");
        let label = element.attr("aria-label").unwrap_or_default();
        writeln!(out, "{key}: {label}").unwrap();
    }
    out
}

/// What is announced, and the words that stand around the mines.
fn read(of: &str, screen: &Screen) -> String {
    let mut out = format!("== {of}\nsaid: {}\n", screen.said());
    for part in [".dig-line", ".foot .note", ".foot .pad", ".corner-tools"] {
        for element in screen.all(part) {
            let words: Vec<&str> = element.text().flat_map(str::split_whitespace).collect();
            if !words.is_empty() {
                writeln!(out, "{part}: {}", words.join(" ")).unwrap();
            }
        }
    }
    out
}

fn story(lang: &'static str) -> String {
    let bench = Bench::speaking(lang);
    let page = seated(&bench, &["Anna", "Ben", "Cleo"]);
    let mut out = format!("== page\n{}\n", page.text());
    let box_page = bench.get("/games/dig-up/gems");
    writeln!(out, "== box\n{}", box_page.text()).unwrap();
    let refused = bench.post(
        "/games/dig-up/gems",
        "name-red=Opal&name-white=opal&hue-blue=green",
    );
    for error in refused.all(".refusal p, .error") {
        writeln!(out, "refused: {}", error.text().collect::<String>().trim()).unwrap();
    }
    let swapped = taps(&bench, page, &["favourite-1-red"]);
    writeln!(out, "== swapped\nsaid: {}", swapped.said()).unwrap();
    let refused = bench.post(
        "/games/dig-up/matches",
        "players=0&favourites=red&starter=0&idols=one&way=play",
    );
    writeln!(out, "refused: {}", refused.refusal().unwrap()).unwrap();
    let screen = begin(&bench, "play", &["Anna", "Ben", "Cleo"]);
    out += &heard("opening", &screen);
    let screen = taps(&bench, screen, &["right", "idol", "right"]);
    out += &read("turn", &screen);
    let picked = taps(&bench, bench.get(screen.path()), &["place-0-5"]);
    out += &heard("a place is picked", &picked);
    let picked = taps(&bench, bench.get(screen.path()), &["number-3"]);
    out += &read("a card is picked", &picked);
    let picked = taps(&bench, bench.get(screen.path()), &["exchange", "place-1-5"]);
    out += &read("exchange", &picked);
    let screen = taps(&bench, picked, &["place-0-2"]);
    out += &read("exchanged", &screen);
    let screen = taps(
        &bench,
        screen,
        &["exchange", "mine-1", "place-1-5", "colour-red", "number-5"],
    );
    out += &read("a warning", &screen);
    let screen = taps(&bench, screen, &["place-1-5", "cover"]);
    out += &read("covered", &screen);
    let cards = [
        "red-1",
        "idol",
        "idol",
        "skeleton",
        "adventure",
        "white-6",
        "red-3",
        "blue-8",
        "green-1",
    ];
    let screen = fill(&bench, screen, 0, cards);
    out += &read("complete", &screen);
    let screen = taps(&bench, screen, &["end-turn"]);
    out += &read("last round", &screen);
    let screen = taps(&bench, screen, &["end-turn", "end-turn"]);
    out += &read("reveal", &screen);
    let refused = bench.act(&screen, r#"{"do":"score"}"#);
    writeln!(out, "refused: {}", refused.refusal().unwrap()).unwrap();
    let refused = bench.act(&screen, r#"{"do":"end-turn"}"#);
    writeln!(out, "refused: {}", refused.refusal().unwrap()).unwrap();
    let refused = bench.act(&screen, r#"{"do":"cover","player":1,"slot":1}"#);
    writeln!(out, "refused: {}", refused.refusal().unwrap()).unwrap();
    let screen = fill(&bench, screen, 1, ["adventure"; 9]);
    let screen = fill(&bench, screen, 2, ["green-2"; 9]);
    let over = taps(&bench, screen, &["score"]);
    // The picture bears the day of the match, so the pad is not read as a whole.
    writeln!(out, "== over\nsaid: {}", over.said()).unwrap();
    for part in ["#result-title", ".ranking", ".corner-tools"] {
        writeln!(out, "{part}: {}", words(&over, part)).unwrap();
    }
    let screen = begin(&bench, "score", &["Anna", "Ben", "Cleo"]);
    let asked = taps(&bench, screen, &["opened"]);
    out += &read("opened?", &asked);
    let screen = taps(&bench, asked, &["opened-0"]);
    out += &read("opened", &screen);
    let screen = fill(&bench, screen, 0, cards);
    let screen = fill(&bench, screen, 1, ["yellow-9"; 9]);
    out += &read("next mine", &screen);
    let listed = taps(&bench, bench.get(screen.path()), &["warnings"]);
    out += &heard("warnings", &listed);
    let screen = fill(&bench, screen, 2, cards);
    out += &read("all open", &screen);
    let over = taps(&bench, screen, &["score"]);
    writeln!(out, "{}", words(&over, "#result-title")).unwrap();
    writeln!(out, "{}", words(&over, ".dig-result > p")).unwrap();
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
