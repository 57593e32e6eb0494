//! A database that is so large that opening it leaves something to be looked through.

use std::convert::Infallible;
use std::time::Duration;

use serde_json::json;
use tableside_ledger::{Change, Ledger, NewMatch, NewSeat, Update};

use super::kit::Bench;

/// A database of more than eight megabytes, most of it the actions of one match.
fn large() -> Vec<u8> {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("tableside.db");
    let mut ledger = Ledger::open(&path).unwrap();
    let started = ledger
        .start(NewMatch {
            game: "dig-up".to_owned(),
            team: None,
            seats: ["Anna", "Ben"]
                .map(|name| NewSeat {
                    player: None,
                    name: name.to_owned(),
                })
                .into(),
            setup: json!({"favourites": ["red", "blue"]}),
            options: serde_json::Map::new(),
            first: None,
        })
        .unwrap();
    let long = json!({"do": "show", "note": "x".repeat(1000)});
    ledger
        .change(started.head.id, started.head.revision, |_| {
            Ok::<_, Infallible>(Update {
                change: Change::Append(vec![long; 12_000]),
                outcome: None,
            })
        })
        .unwrap();
    drop(ledger);
    std::fs::read(path).unwrap()
}

#[test]
fn a_large_database_that_is_sound_stays_open() {
    let bench = Bench::upon(&large(), "en");
    // Time for it to be looked through.
    std::thread::sleep(Duration::from_secs(3));
    assert_eq!(bench.get("/").kind(), "home");
}

#[test]
fn a_large_database_that_is_damaged_is_shut_as_soon_as_that_is_found() {
    let mut bytes = large();
    let middle = bytes.len() / 8192 * 4096;
    bytes[middle..][..4096].fill(0xa5);
    let bench = Bench::upon(&bytes, "en");
    // It is found in the background; a minute is far more than that takes.
    let found = (0..600).any(|_| {
        std::thread::sleep(Duration::from_millis(100));
        bench.get("/").kind() == "failure"
    });
    assert!(found);
    let shut = bench.get("/");
    assert_eq!(shut.status, 503);
    assert!(shut.text().contains("can’t be read"), "{}", shut.text());
    assert!(
        std::fs::read(bench.database()).unwrap() == bytes,
        "nothing was written"
    );
}
