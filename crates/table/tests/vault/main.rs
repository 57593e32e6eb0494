//! Where the data is and how it is kept: backups, restoring, files that come and go.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod backups;
mod bringing_in;
mod carrying;
#[allow(unreachable_pub, reason = "an example shares it")]
mod hold;
#[path = "../kit/mod.rs"]
mod kit;
#[allow(unreachable_pub, reason = "an example shares it")]
mod mutate;
mod refusals;
mod screens;
mod spoiled;

use kit::{Bench, Screen};
use tableside_ledger::{Ledger, MatchHead};
use tableside_rules::match_file::MatchFile;

/// The golden matches that keep to the rules, each with what its file is called.
fn golden() -> Vec<(String, String)> {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/matches");
    let mut files: Vec<_> = std::fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap())
        .filter(|entry| {
            entry
                .path()
                .extension()
                .is_some_and(|ending| ending == "json")
        })
        .map(|entry| {
            let name = entry.file_name().into_string().unwrap();
            (name, std::fs::read_to_string(entry.path()).unwrap())
        })
        .collect();
    files.retain(|(_, text)| {
        let replay = MatchFile::from_json(text).unwrap().replay().unwrap();
        replay.rejected.is_none()
    });
    files.sort();
    assert!(files.len() > 9);
    files
}

/// Whether a file's name ends in this.
fn is_named(name: &str, ending: &str) -> bool {
    let found = std::path::Path::new(name).extension();
    found.is_some_and(|found| found == ending)
}

/// Chooses a file and adds what is in it.
fn bring_in(bench: &Bench, content: &[u8]) -> Screen {
    let seen = bench.upload("/data/import", content);
    assert_eq!(seen.kind(), "import", "{}", seen.text());
    if seen.has("add") {
        bench.tap(&seen, "add")
    } else {
        seen
    }
}

/// A bench with every golden match.
fn full() -> Bench {
    let bench = Bench::new();
    for (name, text) in golden() {
        let done = bring_in(&bench, text.as_bytes());
        assert!(
            done.text().contains("Everything new is in"),
            "{name}: {}",
            done.text()
        );
    }
    bench
}

fn matches(bench: &Bench) -> Vec<MatchHead> {
    let ledger = Ledger::open(&bench.database()).unwrap();
    ledger
        .chronicle(&tableside_ledger::Filter::default(), None, 1000)
        .unwrap()
}

fn players(bench: &Bench) -> Vec<String> {
    let players = Ledger::open(&bench.database()).unwrap().players().unwrap();
    let mut names: Vec<_> = players.into_iter().map(|player| player.name).collect();
    names.sort();
    names
}

fn everything(bench: &Bench) -> String {
    let (name, content) = bench.save("/data/export.tableside");
    assert!(
        name.starts_with("tableside-20") && name.ends_with(".tableside"),
        "{name}"
    );
    String::from_utf8(content).unwrap()
}

/// Small files that once did harm, or that show how a line of each kind looks.
fn corpus() -> Vec<Vec<u8>> {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/vault/corpus");
    let mut paths: Vec<_> = std::fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .collect();
    paths.sort();
    assert!(!paths.is_empty());
    paths
        .iter()
        .map(|path| std::fs::read(path).unwrap())
        .collect()
}
