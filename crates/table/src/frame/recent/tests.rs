//! Which matches a game's page lists, in which order, and what is said of them.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::convert::Infallible;

use axum::http::HeaderValue;
use scraper::{Html, Selector};
use serde_json::{Map, json};
use tableside_ledger::{Change, Match, NewMatch, NewSeat, Update};

use super::*;
use crate::app::{App, Config};

const GAME: &str = "kreuzsummen";

fn start(visit: &Visit, game: &str, names: [&str; 2]) -> Match {
    let seats = names.map(|name| NewSeat {
        player: None,
        name: name.to_owned(),
    });
    let new = NewMatch {
        game: game.to_owned(),
        team: None,
        seats: seats.into(),
        setup: json!({"scenario": 1, "starter": 0}),
        options: Map::new(),
        first: None,
    };
    visit.ledger(|ledger| Ok(ledger.start(new)?)).unwrap()
}

fn end(visit: &Visit, found: &Match, stopped: bool) {
    let update = if stopped {
        Update {
            change: Change::Stop,
            outcome: None,
        }
    } else {
        Update {
            change: Change::Append(vec![json!({"do": "give-up"})]),
            outcome: Some(json!({"result": "lost"})),
        }
    };
    let ended = visit.ledger(|ledger| {
        let head = &found.head;
        Ok(ledger.change(head.id, head.revision, |_| Ok::<_, Infallible>(update)))
    });
    ended.unwrap().unwrap();
}

fn rows(visit: &Visit, key: &str) -> Vec<String> {
    let page = Html::parse_fragment(&recent(visit, GAME).unwrap());
    let css = Selector::parse(&format!("[data-key^='{key}-']")).unwrap();
    page.select(&css)
        .map(|row| {
            let words: Vec<&str> = row.text().flat_map(str::split_whitespace).collect();
            words.join(" ")
        })
        .collect()
}

#[test]
fn open_matches_come_first_and_of_those_that_ended_the_last_ten() {
    let folder = tempfile::tempdir().unwrap();
    let app = App::open(Config {
        database: folder.path().join("tableside.db"),
        languages: Vec::new(),
        window: false,
    });
    let visit = Visit::new(app, Some(&HeaderValue::from_static("en")), "");
    assert_eq!(
        recent(&visit, GAME).unwrap(),
        "",
        "nothing, without a heading"
    );
    assert!(recent(&visit, "halma").is_err());

    start(&visit, "another", ["Xenia", "Yves"]);
    start(&visit, GAME, ["Anna", "Ben"]);
    let open = rows(&visit, "open");
    assert_eq!(open.len(), 1, "only matches of this game");
    assert!(open[0].starts_with("Continue: Anna & Ben"), "{open:?}");
    assert!(open[0].ends_with("Begun just now"), "{open:?}");
    assert!(rows(&visit, "past").is_empty());

    for n in 1..=12 {
        let found = start(&visit, GAME, [&format!("P{n}"), "Ben"]);
        end(&visit, &found, n == 12);
    }
    assert_eq!(rows(&visit, "open").len(), 1);
    let past = rows(&visit, "past");
    assert_eq!(past.len(), 10);
    assert!(past[0].starts_with("P12 & Ben Ended early "), "{past:?}");
    assert!(past[9].starts_with("P3 & Ben "), "{past:?}");
}
