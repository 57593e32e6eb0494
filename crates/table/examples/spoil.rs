//! Spoils exports without end and takes them in: nothing may panic, a look may change nothing, and
//! whatever comes in must be sound, show, and go out again as it is.
//!
//! ```sh
//! cargo run --release -p tableside-table --example spoil -- 10        # minutes, seed by the clock
//! cargo run --release -p tableside-table --example spoil -- 10 7      # the same files each time
//! ```
//!
//! A file that does harm is kept in `crates/table/tests/vault/corpus`, where the tests find it.

#![allow(
    clippy::unwrap_used,
    unreachable_pub,
    reason = "it shares its files with the tests and ends by panicking"
)]

#[path = "../tests/vault/hold.rs"]
mod hold;
#[path = "../tests/vault/mutate.rs"]
mod mutate;

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::{Duration, Instant};

use rand::SeedableRng;
use rand::rngs::SmallRng;
use tableside_ledger::Ledger;
use tableside_table::Files;

use hold::{Held, comes_in};

/// Every so manieth file is taken in; the others are only looked at, which is quicker.
const TAKEN: u64 = 50;

fn main() -> ExitCode {
    let mut arguments = std::env::args().skip(1);
    let minutes = arguments
        .next()
        .and_then(|word| word.parse().ok())
        .unwrap_or(1);
    let seed = arguments.next().and_then(|word| word.parse().ok());
    let seed = seed.unwrap_or_else(rand::random);
    let corpus = corpus();
    let folder = tempfile::tempdir().unwrap();
    let mut held = Held::new(&folder.path().join("held.db"), &corpus[0]);
    let mut rng = SmallRng::seed_from_u64(seed);
    let end = Instant::now() + Duration::from_mins(minutes);
    let (mut files, mut good) = (0_u64, 0_u64);
    while Instant::now() < end {
        let file = mutate::spoiled(&corpus, &mut rng);
        files += 1;
        let done = catch_unwind(AssertUnwindSafe(|| {
            good += u64::from(held.looks_at(&file));
            if files.is_multiple_of(TAKEN) {
                let folder = tempfile::tempdir().unwrap();
                comes_in(folder.path(), &file);
            }
        }));
        if done.is_err() {
            let kept = corpus_folder().join(format!("harm-{seed:x}-{files}"));
            std::fs::write(&kept, &file).unwrap();
            eprintln!("file {files} of seed {seed} does harm: {}", kept.display());
            return ExitCode::FAILURE;
        }
    }
    println!(
        "{files} files of seed {seed}, {good} of which would bring something in; no harm done"
    );
    ExitCode::SUCCESS
}

fn corpus_folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/vault/corpus")
}

/// An export of all golden matches in front, then each of them, then what did harm before.
fn corpus() -> Vec<Vec<u8>> {
    let golden = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/matches");
    let mut files = read_all(&golden, Some("json"));
    let folder = tempfile::tempdir().unwrap();
    let mut ledger = Ledger::open(&folder.path().join("all.db")).unwrap();
    for file in &files {
        let nobody = std::collections::BTreeSet::new();
        ledger.import(file, &Files, &nobody).unwrap();
    }
    let players: Vec<_> = ledger
        .players()
        .unwrap()
        .iter()
        .map(|player| player.id)
        .collect();
    let team = ledger.add_team("kreuzsummen", &players[..2]).unwrap();
    ledger.set_mark(team.id, "7", true).unwrap();
    ledger.add_glass("Small", 30_000).unwrap();
    let id = ledger.new_throw_id();
    ledger.add_throw(id, 12, &[3, 12]).unwrap();
    let mut whole = Vec::new();
    ledger.export(&Files, &mut whole).unwrap();
    files.insert(0, whole);
    files.extend(read_all(&corpus_folder(), None));
    files
}

fn read_all(folder: &Path, ending: Option<&str>) -> Vec<Vec<u8>> {
    let mut paths: Vec<_> = std::fs::read_dir(folder)
        .map(|entries| entries.map(|entry| entry.unwrap().path()).collect())
        .unwrap_or_default();
    paths.retain(|path| ending.is_none_or(|ending| path.extension().is_some_and(|e| e == ending)));
    paths.sort();
    paths
        .iter()
        .map(|path| std::fs::read(path).unwrap())
        .collect()
}
