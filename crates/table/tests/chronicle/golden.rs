//! Matches of every game, as they lie beside the program.

use std::convert::Infallible;
use std::path::Path;

use serde_json::{Map, Value};
use tableside_ledger::{Change, Ledger, MatchHead, NewMatch, NewSeat, Update};
use tableside_rules::match_file::MatchFile;

use super::kit::Bench;

/// A match with an end for each game and each of its ways.
pub(crate) const FINISHED: [&str; 9] = [
    "dig-up-played",
    "dig-up-scored",
    "kreuzsummen-lost",
    "kreuzsummen-won",
    "labyrinth-alone",
    "labyrinth-won",
    "multiplication-dice-simulated",
    "times-table-race",
    "times-table-sprint",
];

/// The text of one of them.
pub(crate) fn text(name: &str) -> String {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/matches");
    std::fs::read_to_string(folder.join(format!("{name}.json"))).unwrap()
}

/// Puts one of them into the database of a bench, with this outcome.
pub(crate) fn stored(bench: &Bench, name: &str, outcome: Option<Value>) -> MatchHead {
    let file: Value = serde_json::from_str(&text(name)).unwrap();
    put(bench, &file, outcome)
}

/// The same with the outcome that the rules give it.
pub(crate) fn finished(bench: &Bench, name: &str) -> MatchHead {
    let replay = MatchFile::from_json(&text(name)).unwrap().replay().unwrap();
    stored(bench, name, Some(replay.result.unwrap()))
}

/// Stores a match as its file has it.
pub(crate) fn put(bench: &Bench, file: &Value, outcome: Option<Value>) -> MatchHead {
    let mut ledger = Ledger::open(&bench.database()).unwrap();
    let names = file["players"].as_array().unwrap().iter();
    let seats = names.map(|name| {
        let name = name.as_str().unwrap().to_owned();
        NewSeat { player: None, name }
    });
    let started = ledger
        .start(NewMatch {
            game: file["game"].as_str().unwrap().to_owned(),
            team: None,
            seats: seats.collect(),
            setup: file["setup"].clone(),
            options: file
                .get("options")
                .and_then(Value::as_object)
                .cloned()
                .unwrap_or_else(Map::new),
            first: None,
        })
        .unwrap();
    let mut actions = file["actions"].as_array().unwrap().clone();
    for action in &mut actions {
        let action = action.as_object_mut().unwrap();
        action.remove("at_time");
        action.remove("same_tap");
    }
    let head = &started.head;
    ledger
        .change(head.id, head.revision, |_| {
            let change = Change::Append(actions);
            Ok::<_, Infallible>(Update { change, outcome })
        })
        .unwrap()
        .head
}
