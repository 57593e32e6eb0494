//! Each file asks one question of the ledger; what they share stands here.

mod backups;
mod changes;
mod chronicle;
mod concurrency;
mod full_disk;
mod glasses;
mod history;
mod merging;
mod model;
mod opening;
mod people;
mod permissions;
mod removal;
mod restoring;
mod schema;
mod seats;
mod throws;
mod timers;
mod transfer;
mod transfer_hostile;
mod transfer_people;
mod unfit_files;
mod upgrades;

use std::collections::BTreeMap;
use std::convert::Infallible;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicI64, Ordering};

use jiff::Timestamp;
use serde_json::{Map, Value, json};
use tempfile::TempDir;

use crate::{Change, Inputs, Ledger, Match, NewMatch, NewSeat, Update};

/// A ledger in a folder of its own, whose clock goes on by one second at each look.
struct Place {
    folder: TempDir,
    ledger: Ledger,
}

impl Place {
    fn new() -> Self {
        let folder = tempfile::tempdir().unwrap();
        let ledger = open(&folder.path().join("tableside.db"));
        Self { folder, ledger }
    }

    fn path(&self) -> PathBuf {
        self.folder.path().join("tableside.db")
    }

    /// Closes the database and opens it again, as a restart of the app does.
    fn restart(self) -> Self {
        let path = self.path();
        let Self { folder, ledger } = self;
        drop(ledger);
        Self {
            folder,
            ledger: open(&path),
        }
    }

    fn start(&mut self) -> Match {
        self.ledger.start(new_match()).unwrap()
    }

    fn change(&mut self, shown: &Match, change: Change) -> Match {
        self.finish(shown, change, None)
    }

    fn finish(&mut self, shown: &Match, change: Change, outcome: Option<Value>) -> Match {
        let result = self
            .ledger
            .change(shown.head.id, shown.head.revision, |now| {
                assert_eq!(now, shown);
                Ok::<_, Infallible>(Update { change, outcome })
            });
        let changed = result.unwrap();
        assert_eq!(self.ledger.match_(shown.head.id).unwrap(), changed);
        assert_eq!(changed.head.revision, shown.head.revision.next());
        assert_eq!(changed.head.length, changed.actions.len());
        changed
    }
}

fn open(path: &Path) -> Ledger {
    static SECONDS: AtomicI64 = AtomicI64::new(1_800_000_000);
    let clock = || Timestamp::from_second(SECONDS.fetch_add(1, Ordering::Relaxed)).unwrap();
    let ledger = Ledger::open_with(path, Inputs::default().with_clock(clock)).unwrap();
    // No test pulls the plug, so none waits until the disk has everything.
    ledger
        .connection
        .pragma_update(None, "synchronous", "off")
        .unwrap();
    ledger
}

fn seat(name: &str) -> NewSeat {
    NewSeat {
        player: None,
        name: name.to_owned(),
    }
}

fn new_match() -> NewMatch {
    NewMatch {
        game: "kreuzsummen".to_owned(),
        team: None,
        seats: vec![seat("Anna"), seat("Ben")],
        setup: json!({"scenario": 1}),
        options: Map::new(),
        first: None,
    }
}

fn action(n: u64) -> Value {
    json!({"do": "tap", "n": n})
}

fn actions(numbers: &[u64]) -> Vec<Value> {
    numbers.iter().copied().map(action).collect()
}

fn tap(n: u64) -> Change {
    Change::Append(vec![action(n)])
}

fn update(change: Change) -> Update {
    Update {
        change,
        outcome: None,
    }
}

/// What lies in a folder and those in it: each file's path from there and its content.
fn content(folder: &Path) -> BTreeMap<String, Vec<u8>> {
    let mut files = BTreeMap::new();
    for entry in fs::read_dir(folder).unwrap() {
        let entry = entry.unwrap();
        let name = entry.file_name().into_string().unwrap();
        if entry.file_type().unwrap().is_dir() {
            let below = content(&entry.path());
            files.extend(
                below
                    .into_iter()
                    .map(|(below, bytes)| (format!("{name}/{below}"), bytes)),
            );
        } else {
            files.insert(name, fs::read(entry.path()).unwrap());
        }
    }
    files
}
