//! Opening what is fit to be opened.

use std::fs;

use super::{Place, actions, content, open, tap};
use crate::{Ledger, OpenError};

#[test]
fn a_database_begins_empty_in_folders_of_its_own() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("a/b ü?#%41/c.db");
    let ledger = Ledger::open(&path).unwrap();
    assert_eq!(ledger.players().unwrap(), []);
    assert!(path.exists());
    drop(ledger);
    Ledger::open(&path).unwrap().check().unwrap();
}

#[test]
fn what_was_stored_is_there_after_a_restart() {
    let mut place = Place::new();
    let shown = place.start();
    let shown = place.change(&shown, tap(1));
    let place = place.restart().restart();
    assert_eq!(place.ledger.match_(shown.head.id).unwrap(), shown);
}

#[test]
fn what_was_stored_is_there_after_a_kill() {
    let mut place = Place::new();
    let shown = place.start();
    let shown = place.change(&shown, tap(1));
    // A copy of the files as they are while the database is open is what a kill leaves.
    let folder = tempfile::tempdir().unwrap();
    for name in ["tableside.db", "tableside.db-wal"] {
        fs::copy(place.folder.path().join(name), folder.path().join(name)).unwrap();
    }
    let ledger = open(&folder.path().join("tableside.db"));
    ledger.check().unwrap();
    assert_eq!(ledger.match_(shown.head.id).unwrap().actions, actions(&[1]));
}

#[test]
fn a_log_that_was_being_carried_over_at_a_kill_is_made_good() {
    let mut place = Place::new();
    let shown = place.start();
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("tableside.db");
    fs::copy(
        place.folder.path().join("tableside.db-wal"),
        folder.path().join("tableside.db-wal"),
    )
    .unwrap();
    place
        .ledger
        .connection
        .query_row("PRAGMA wal_checkpoint", [], |_| Ok(()))
        .unwrap();
    // The first page has come over and counts pages that have not.
    let whole = fs::read(place.path()).unwrap();
    assert!(whole.len() > 4096);
    fs::write(&path, &whole[..4096]).unwrap();
    let ledger = open(&path);
    ledger.check().unwrap();
    assert_eq!(ledger.match_(shown.head.id).unwrap(), shown);
}

#[test]
fn a_database_may_be_opened_twice() {
    let mut place = Place::new();
    let other = open(&place.path());
    let shown = place.start();
    assert_eq!(other.match_(shown.head.id).unwrap(), shown);
}

#[test]
fn an_empty_file_is_a_new_database() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("tableside.db");
    fs::write(&path, "").unwrap();
    assert_eq!(open(&path).players().unwrap(), []);
}

#[test]
fn a_start_that_was_cut_short_is_made_good() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("tableside.db");
    // The very first page is there, the tables are not.
    rusqlite::Connection::open(&path)
        .unwrap()
        .pragma_update(None, "journal_mode", "wal")
        .unwrap();
    assert!(fs::metadata(&path).unwrap().len() > 0);
    assert_eq!(open(&path).players().unwrap(), []);
}

#[test]
fn a_closed_database_is_one_file() {
    let place = Place::new();
    let Place { folder, ledger } = place;
    drop(ledger);
    assert_eq!(
        content(folder.path()).into_keys().collect::<Vec<_>>(),
        ["tableside.db"]
    );
}

#[cfg(unix)]
#[test]
fn a_link_leads_to_the_database_and_its_log() {
    let mut place = Place::new();
    let shown = place.start();
    let folder = tempfile::tempdir().unwrap();
    let link = folder.path().join("link.db");
    std::os::unix::fs::symlink(place.path(), &link).unwrap();
    assert_eq!(open(&link).match_(shown.head.id).unwrap(), shown);
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1);
}

#[test]
fn a_folder_that_is_a_file_gives_no_access() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("file");
    fs::write(&file, "notes").unwrap();
    let opened = Ledger::open(&file.join("tableside.db"));
    assert!(
        matches!(opened, Err(OpenError::NoAccess { .. })),
        "{opened:?}"
    );
    assert_eq!(fs::read(&file).unwrap(), b"notes");
}

#[test]
fn a_file_that_is_a_folder_gives_no_access() {
    let folder = tempfile::tempdir().unwrap();
    let opened = Ledger::open(folder.path());
    assert!(
        matches!(opened, Err(OpenError::NoAccess { .. })),
        "{opened:?}"
    );
}
