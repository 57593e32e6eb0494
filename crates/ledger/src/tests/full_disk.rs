//! No room left.

use std::fs::{self, File};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::Command;

use serde_json::json;
use tempfile::TempDir;

use super::transfer::{exported, full, import};
use super::{Place, actions, open, tap, update};
use crate::{Change, ChangeError, ImportError, Ledger, LedgerError, Match, OpenError};

/// An action that needs more room than there is.
fn large() -> Change {
    Change::Append(vec![json!({"do": "tap", "text": "x".repeat(2_000_000)})])
}

fn is_full(result: &Result<Match, ChangeError<()>>) {
    assert!(
        matches!(result, Err(ChangeError::Ledger(LedgerError::Full))),
        "{result:?}"
    );
}

#[test]
fn a_change_that_finds_no_room_is_not_stored() {
    let mut place = Place::new();
    let empty = place.start();
    let shown = place.change(&empty, tap(1));
    let connection = &place.ledger.connection;
    let pages: u32 = connection
        .pragma_query_value(None, "page_count", |row| row.get(0))
        .unwrap();
    let limit = |place: &Place, pages: u32| {
        let sql = format!("PRAGMA max_page_count = {pages}");
        place
            .ledger
            .connection
            .query_row(&sql, [], |row| row.get::<_, u32>(0))
            .unwrap();
    };
    limit(&place, pages);
    is_full(
        &place
            .ledger
            .change(shown.head.id, shown.head.revision, |_| Ok(update(large()))),
    );
    assert!(place.ledger.connection.is_autocommit());
    assert_eq!(place.ledger.match_(shown.head.id).unwrap(), shown);
    place.ledger.check().unwrap();
    limit(&place, 100_000);
    let changed = place.change(&shown, large());
    assert_eq!(changed.actions.len(), 2);
}

#[test]
fn a_throw_that_finds_no_room_is_neither_kept_nor_counted() {
    let mut place = Place::new();
    let connection = &place.ledger.connection;
    let pages: u32 = connection
        .pragma_query_value(None, "page_count", |row| row.get(0))
        .unwrap();
    let limit = format!("PRAGMA max_page_count = {pages}");
    connection
        .query_row(&limit, [], |row| row.get::<_, u32>(0))
        .unwrap();
    let mut kept = 0;
    let error = loop {
        let id = place.ledger.new_throw_id();
        match place.ledger.add_throw(id, 6, &[6]) {
            Ok(_) => kept += 1,
            Err(error) => break error,
        }
        assert!(kept < 10_000, "the database never filled up");
    };
    assert!(matches!(error, LedgerError::Full), "{error:?}");
    assert!(place.ledger.connection.is_autocommit());
    assert_eq!(place.ledger.face_counts(6).unwrap()[5], kept);
    place.ledger.check().unwrap();
}

/// A small disk of its own, where the system lets us make one.
pub(super) struct Disk {
    folder: TempDir,
}

impl Disk {
    pub(super) fn new() -> Option<Self> {
        let folder = tempfile::tempdir().unwrap();
        let mounted = Command::new("mount")
            .args(["-t", "tmpfs", "-o", "size=2m", "tableside-test"])
            .arg(folder.path())
            .output();
        match mounted {
            Ok(output) if output.status.success() => Some(Self { folder }),
            Ok(output) => {
                println!(
                    "no disk to fill: {}",
                    String::from_utf8_lossy(&output.stderr)
                );
                None
            }
            Err(error) => {
                println!("no disk to fill: {error}");
                None
            }
        }
    }

    pub(super) fn database(&self) -> PathBuf {
        self.folder.path().join("tableside.db")
    }

    /// Fills what is left, up to the last page.
    pub(super) fn fill(&self) {
        let mut filler = File::create(self.folder.path().join("filler")).unwrap();
        while filler.write_all(&[1; 4096]).is_ok() {}
    }

    pub(super) fn clear(&self) {
        fs::remove_file(self.folder.path().join("filler")).unwrap();
    }
}

impl Drop for Disk {
    fn drop(&mut self) {
        // What is left of it goes with the machine.
        let _ = Command::new("umount")
            .arg("--lazy")
            .arg(self.folder.path())
            .status();
    }
}

#[test]
fn a_disk_that_fills_up_during_a_match_costs_nothing() {
    let Some(disk) = Disk::new() else { return };
    let mut ledger = open(&disk.database());
    let mut shown = ledger.start(super::new_match()).unwrap();
    disk.fill();
    let mut stored = 0;
    loop {
        let result = ledger.change::<()>(shown.head.id, shown.head.revision, |_| {
            Ok(update(Change::Append(vec![
                json!({"do": "tap", "text": "x".repeat(9_000)}),
            ])))
        });
        match result {
            Ok(changed) => shown = changed,
            full => break is_full(&full),
        }
        stored += 1;
        assert!(stored < 500, "the disk never filled up");
    }
    assert_eq!(ledger.match_(shown.head.id).unwrap(), shown);
    ledger.check().unwrap();
    disk.clear();
    let changed = ledger
        .change::<()>(shown.head.id, shown.head.revision, |_| Ok(update(tap(7))))
        .unwrap();
    assert_eq!(changed.actions.last(), actions(&[7]).last());
    drop(ledger);
    assert_eq!(
        open(&disk.database()).match_(shown.head.id).unwrap(),
        changed
    );
}

fn opens_full(path: &Path) {
    let opened = Ledger::open(path);
    assert!(matches!(opened, Err(OpenError::Full)), "{opened:?}");
}

#[test]
fn a_full_disk_is_named_when_the_database_is_opened() {
    let Some(disk) = Disk::new() else { return };
    let mut ledger = open(&disk.database());
    ledger.add_player("Anna").unwrap();
    drop(ledger);
    disk.fill();
    let before = fs::read(disk.database()).unwrap();
    opens_full(&disk.database());
    assert!(fs::read(disk.database()).unwrap() == before);
    opens_full(&disk.folder.path().join("new.db"));
    disk.clear();
    assert_eq!(open(&disk.database()).players().unwrap().len(), 1);
    assert_eq!(
        open(&disk.folder.path().join("new.db")).players().unwrap(),
        []
    );
}

#[test]
fn a_file_for_which_there_is_no_room_does_not_come_in() {
    let file = exported(&full().ledger);
    let mut place = Place::new();
    let pages: u32 = place
        .ledger
        .connection
        .pragma_query_value(None, "page_count", |row| row.get(0))
        .unwrap();
    let before = exported(&place.ledger);
    let mut refusals = 0;
    for more in 0..200 {
        let limit = format!("PRAGMA max_page_count = {}", pages + more);
        place
            .ledger
            .connection
            .query_row(&limit, [], |row| row.get::<_, u32>(0))
            .unwrap();
        // Enough text that it can't be held in the pages that are there.
        match import(&mut place.ledger, &wide(&file)) {
            Ok(_) => break,
            Err(error) => {
                assert!(
                    matches!(error, ImportError::Ledger(LedgerError::Full)),
                    "{more}: {error:?}"
                );
            }
        }
        refusals += 1;
        assert!(place.ledger.connection.is_autocommit());
        assert_eq!(exported(&place.ledger), before);
    }
    assert!(refusals > 0);
    place.ledger.check().unwrap();
}

/// The same with more in its matches.
fn wide(file: &str) -> String {
    let text = format!("\"do\":\"tap\",\"text\":\"{}\"", "x".repeat(3_000));
    file.replace("\"do\":\"tap\"", &text)
}
