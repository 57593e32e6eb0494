//! People: added, renamed, marked, archived, merged and deleted, by taps.
#![allow(
    clippy::unwrap_used,
    reason = "what is missing shall stop the test there"
)]

mod deleting;
mod entries;
#[path = "../kit/mod.rs"]
mod kit;
mod merging;
mod teams;

use kit::{Bench, Screen};

fn form(pairs: &[(&str, &str)]) -> String {
    form_urlencoded::Serializer::new(String::new())
        .extend_pairs(pairs)
        .finish()
}

/// Adds somebody; their page.
fn add(bench: &Bench, name: &str) -> Screen {
    let screen = bench.post("/people", &form(&[("name", name)]));
    assert_eq!(screen.kind(), "person", "{}", screen.text());
    screen
}

fn id_of(page: &Screen) -> String {
    page.path().rsplit('/').next().unwrap().to_owned()
}

/// The names in the list, those of the archived behind the others.
fn names(screen: &Screen) -> Vec<String> {
    let found = screen.all("[data-key^='person-'] bdi").into_iter();
    found.map(|element| element.text().collect()).collect()
}

/// Renames, as the form on the page does.
fn rename(bench: &Bench, page: &Screen, name: &str) -> Screen {
    bench.post(&format!("{}/name", page.path()), &form(&[("name", name)]))
}

const GIVE_UP: &str = r#"{"do":"give-up"}"#;
