//! A phone's battery dies at a random moment, a hundred times.
//!
//! The program serves a match and is killed while taps come in as fast as it answers. What it
//! has acknowledged must be there afterwards, the database must be sound, and the match goes on.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::thread;
use std::time::Duration;

use serde_json::{Value, json};
use tableside_ledger::{Ledger, MatchId, NewMatch, NewSeat};

const KILLS: u32 = 100;
/// Long enough for a start and some dozens of taps, short enough to fall into either.
const LATEST_KILL: u64 = 160;

#[test]
fn every_acknowledged_tap_survives() {
    let folder = tempfile::tempdir().unwrap();
    let database = folder.path().join("tableside.db");
    let id = begin(&database);
    let mut acknowledged = 0;
    let mut rounds_with_taps = 0;
    for kill in 0..KILLS {
        let before = acknowledged;
        acknowledged = play_until_killed(&database, id, acknowledged);
        rounds_with_taps += u32::from(acknowledged > before);

        let ledger = Ledger::open(&database).unwrap();
        ledger.check().unwrap();
        let found = ledger.match_(id).unwrap();
        let stored = found.head.revision.0;
        // The last tap may be stored without the answer having got through.
        assert!(
            stored == acknowledged || stored == acknowledged + 1,
            "kill {kill}: {acknowledged} taps were acknowledged, {stored} are stored"
        );
        assert_eq!(
            found.actions,
            list_at(stored),
            "kill {kill}, revision {stored}"
        );
        acknowledged = stored;
    }
    assert!(
        rounds_with_taps > KILLS / 10,
        "only {rounds_with_taps} kills fell into playing"
    );
}

fn begin(database: &Path) -> MatchId {
    let seat = |name: &str| NewSeat {
        player: None,
        name: name.to_owned(),
    };
    let new = NewMatch {
        game: "kreuzsummen".to_owned(),
        team: None,
        seats: vec![seat("Anna"), seat("Ben")],
        setup: json!({ "scenario": 1, "starter": 0 }),
        options: serde_json::Map::new(),
        first: None,
    };
    Ledger::open(database).unwrap().start(new).unwrap().head.id
}

/// Starts the program, taps until it is gone, and gives the last acknowledged revision.
fn play_until_killed(database: &Path, id: MatchId, mut revision: u32) -> u32 {
    let mut server = Command::new(env!("CARGO_BIN_EXE_tableside-cli"))
        .args(["serve", "--port", "0", "--db"])
        .arg(database)
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    let mut output = BufReader::new(server.stdout.take().unwrap());
    let killer = thread::spawn(move || kill_soon(server));
    let mut address = String::new();
    output.read_line(&mut address).unwrap();
    if let Some(address) = address.trim().strip_prefix("http://") {
        let agent = ureq::agent();
        while tap(&agent, address, id, revision) {
            revision += 1;
        }
    }
    killer.join().unwrap();
    revision
}

fn kill_soon(mut server: Child) {
    thread::sleep(Duration::from_millis(rand::random_range(1..=LATEST_KILL)));
    // On Unix this is SIGKILL, with no chance to tidy up.
    server.kill().unwrap();
    server.wait().unwrap();
}

/// Sends the tap that follows on a revision; whether it was acknowledged.
fn tap(agent: &ureq::Agent, address: &str, id: MatchId, revision: u32) -> bool {
    let after = revision.to_string();
    let (what, form) = match next_after(revision) {
        Some(action) => (
            "actions",
            vec![("after", after), ("action", action.to_string())],
        ),
        None => ("undo", vec![("after", after)]),
    };
    let url = format!("http://{address}/matches/{id}/{what}");
    match agent.post(url).send_form(form) {
        Ok(answer) => answer.status() == 200,
        // A refusal would be a bug, not a kill.
        Err(ureq::Error::StatusCode(status)) => panic!("tap {revision} was answered by {status}"),
        Err(_) => false,
    }
}

fn place() -> Value {
    json!({ "do": "place", "value": 5, "at": [1, 1] })
}

fn arrange() -> Value {
    json!({ "do": "arrange", "columns": [8, 7, 6] })
}

/// The taps go round: a card, an order of the targets, and both taken back.
fn next_after(revision: u32) -> Option<Value> {
    match revision % 4 {
        0 => Some(place()),
        1 => Some(arrange()),
        _ => None,
    }
}

/// The list that these taps leave.
fn list_at(revision: u32) -> Vec<Value> {
    match revision % 4 {
        0 => vec![],
        1 | 3 => vec![place()],
        _ => vec![place(), arrange()],
    }
}
