//! The chronicle: the list with its filters, matches looked at again, corrected, deleted, and those
//! that were played without the app.
#![allow(
    clippy::unwrap_used,
    reason = "what is missing shall stop the test there"
)]

mod by_hand;
mod golden;
#[path = "../kit/mod.rs"]
mod kit;
mod large;
mod list;
mod overlooked;
mod removal;
mod replay;
mod turning_point;

use kit::{Bench, Screen};

const GIVE_UP: &str = r#"{"do":"give-up"}"#;

fn form(pairs: &[(&str, &str)]) -> String {
    form_urlencoded::Serializer::new(String::new())
        .extend_pairs(pairs)
        .finish()
}

/// Who stands in the lines of the chronicle, from the top.
fn players(screen: &Screen) -> Vec<String> {
    screen.words(".diary-line .row-text b")
}

/// A lost attempt of two; the path of its screen in the chronicle.
fn lost(bench: &Bench, one: &str, two: &str) -> String {
    let over = bench.play(bench.start(&bench.pair(one, two), 1, 0), &[GIVE_UP]);
    format!("/chronicle/{}", over.match_id())
}

/// Somebody who is known; the id.
fn person(bench: &Bench, name: &str) -> String {
    let page = bench.post("/people", &form(&[("name", name)]));
    assert_eq!(page.kind(), "person", "{}", page.text());
    page.path().rsplit('/').next().unwrap().to_owned()
}
