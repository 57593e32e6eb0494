//! Pairs, the map of their campaign, and the page of a scenario.
#![allow(
    clippy::unwrap_used,
    reason = "what is missing shall stop the test there"
)]

#[path = "../kit/mod.rs"]
mod kit;
mod map;
mod pairs;
mod screens;
mod setup;

use kit::{Bench, Screen};
use scraper::ElementRef;

/// A field that finishes scenario 1.
const FIRST: [&str; 6] = [
    r#"{"do":"place","value":1,"at":[1,1]}"#,
    r#"{"do":"place","value":2,"at":[1,2]}"#,
    r#"{"do":"place","value":6,"at":[1,3]}"#,
    r#"{"do":"place","value":5,"at":[2,1]}"#,
    r#"{"do":"place","value":5,"at":[2,2]}"#,
    r#"{"do":"place","value":2,"at":[2,3]}"#,
];
const GIVE_UP: &str = r#"{"do":"give-up"}"#;

fn form(pairs: &[(&str, &str)]) -> String {
    form_urlencoded::Serializer::new(String::new())
        .extend_pairs(pairs)
        .finish()
}

fn element<'a>(screen: &'a Screen, key: &str) -> ElementRef<'a> {
    screen
        .all(&format!("[data-key='{key}']"))
        .into_iter()
        .next()
        .unwrap_or_else(|| panic!("no {key} at {}", screen.location))
}

/// What a screen reader says of a square.
fn label(screen: &Screen, key: &str) -> String {
    let css = format!("[data-key='{key}'] .visually-hidden");
    screen.all(&css)[0].text().collect()
}

/// The squares that have a class, by number.
fn squares(screen: &Screen, class: &str) -> Vec<usize> {
    let has_class = |number: &usize| {
        let square = element(screen, &format!("square-{number}"));
        square.value().classes().any(|own| own == class)
    };
    (1..=50).filter(has_class).collect()
}

fn map_of(bench: &Bench, team: &str) -> Screen {
    bench.get(&format!("/teams/{team}"))
}

fn tick(bench: &Bench, team: &str, tick: &str) -> Screen {
    bench.post(&format!("/teams/{team}/marks"), &form(&[("tick", tick)]))
}

fn pair_count(bench: &Bench) -> usize {
    bench.get("/kreuzsummen").all("[data-key^='pair-']").len()
}

fn open_matches(bench: &Bench) -> usize {
    bench.get("/").all("[data-key^='open-']").len()
}
