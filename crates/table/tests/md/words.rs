//! What the screens say, in each language.

use std::fmt::Write;

use crate::kit::{Bench, Screen};
use crate::table::{begin, claim, play, roll, sit, taps};

/// A screen as somebody hears it: what is announced, the board's first fields and those that are
/// lit, everything else that has a name, and the words around the board.
fn heard(out: &mut String, of: &str, screen: &Screen) {
    writeln!(out, "== {of}\nsaid: {}", screen.said()).unwrap();
    let fields = screen.all("[role=row]:first-child > :nth-child(-n+2), [role=row] button");
    for field in fields.into_iter().take(6) {
        if let Some(label) = field.attr("aria-label") {
            writeln!(out, "  {label}").unwrap();
        }
    }
    for element in screen.all(".foot [aria-label]") {
        let off = element.attr("disabled").map_or("", |_| " (off)");
        let key = element.attr("data-key").unwrap_or("-");
        writeln!(out, "{key}{off}: {}", element.attr("aria-label").unwrap()).unwrap();
    }
    for part in [".page", ".foot .note", ".foot .pad", ".corner-tools"] {
        for element in screen.all(part) {
            let words: Vec<&str> = element.text().flat_map(str::split_whitespace).collect();
            writeln!(out, "{part}: {}", words.join(" ")).unwrap();
        }
    }
}

/// One match through most of what can be seen.
fn story(lang: &'static str) -> String {
    let bench = Bench::speaking(lang);
    let mut out = String::new();
    let page = sit(&bench, &["Anna", "Ben"]);
    heard(
        &mut out,
        "set-up",
        &bench.get(&format!("{}&rounds=2", page.location)),
    );
    let screen = begin(&bench, &["Anna", "Ben"], 2);
    heard(&mut out, "before the throw", &screen);
    let screen = taps(&bench, screen, &["number-5", "number-10"]);
    heard(&mut out, "two dice", &screen);
    let screen = taps(&bench, screen, &["number-10"]);
    heard(&mut out, "thrown", &screen);
    let screen = taps(&bench, screen, &["product-50"]);
    heard(&mut out, "a product", &screen);
    let screen = taps(&bench, screen, &["field-5-10"]);
    heard(&mut out, "a field", &screen);
    let screen = taps(&bench, screen, &["claim-5-10", "product-100"]);
    heard(&mut out, "the next seat", &screen);
    heard(
        &mut out,
        "simulate",
        &bench.get(&format!("{}?panel=simulate&within=1", screen.path())),
    );
    heard(
        &mut out,
        "standing",
        &bench.get(&format!("{}?panel=more&rounds=5", screen.path())),
    );
    let screen = play(&bench, screen, &[roll(10, 10, 12)]);
    heard(&mut out, "a capture to be had", &screen);
    let screen = taps(&bench, screen, &["product-100"]);
    heard(&mut out, "captured", &screen);
    let rest = [
        claim(10, 12),
        roll(5, 10, 10),
        claim(10, 5),
        claim(10, 10),
        roll(1, 1, 1),
    ];
    let screen = play(&bench, screen, &rest);
    let over = play(&bench, screen, &[claim(1, 1)]);
    heard(&mut out, "the end", &over);
    let log = bench.get(&format!("{}/log", over.path()));
    let steps = log.all("main ol .row-text");
    for step in steps.into_iter().rev() {
        writeln!(out, "{}", step.text().collect::<String>()).unwrap();
    }
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
