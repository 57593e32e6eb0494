//! Files that can't be taken on stay as they are, and nothing is laid beside them.

use std::fs;
use std::path::Path;

use rusqlite::Connection;
use tempfile::TempDir;

use super::{Place, action, content};
use crate::migrations::NEWEST;
use crate::{Change, Damage, Ledger, OpenError, examine};

/// Opens the database of a folder in vain; every file must be as before, and none new, except for
/// the index of a log, which holds nothing of its own.
fn refused(folder: &Path) -> OpenError {
    let before = content(folder);
    let error = Ledger::open(&folder.join("tableside.db")).unwrap_err();
    let mut after = content(folder);
    if before.contains_key("tableside.db-wal") {
        after.remove("tableside.db-shm");
    }
    assert!(
        after == before,
        "{error:?}: {:?} became {:?}",
        before.keys(),
        after.keys()
    );
    error
}

/// A closed database with a match in it, changed by `spoil`.
fn spoiled(spoil: impl FnOnce(&Path)) -> TempDir {
    let mut place = Place::new();
    let shown = place.start();
    let many = (0..200).map(action).collect();
    place.change(&shown, Change::Append(many));
    let Place { folder, ledger } = place;
    drop(ledger);
    spoil(&folder.path().join("tableside.db"));
    folder
}

fn run(sql: &'static str) -> impl FnOnce(&Path) {
    move |path| Connection::open(path).unwrap().execute_batch(sql).unwrap()
}

/// What a kill leaves: the files of a database as they are while it is open, after `sql`.
pub(super) fn killed(sql: &str) -> TempDir {
    let place = Place::new();
    place.ledger.connection.execute_batch(sql).unwrap();
    let folder = tempfile::tempdir().unwrap();
    for name in ["tableside.db", "tableside.db-wal"] {
        fs::copy(place.folder.path().join(name), folder.path().join(name)).unwrap();
    }
    folder
}

#[test]
fn a_newer_database() {
    let folder = spoiled(run("PRAGMA user_version = 99"));
    let error = refused(folder.path());
    assert!(
        matches!(
            error,
            OpenError::Newer {
                found: 99,
                known: NEWEST
            }
        ),
        "{error:?}"
    );
}

#[test]
fn a_newer_database_whose_version_is_still_in_the_log() {
    let folder = killed("PRAGMA user_version = 99");
    let error = refused(folder.path());
    assert!(
        matches!(
            error,
            OpenError::Newer {
                found: 99,
                known: NEWEST
            }
        ),
        "{error:?}"
    );
}

#[test]
fn a_newer_database_is_refused_once_more_the_next_time() {
    let folder = spoiled(run("PRAGMA user_version = 98"));
    for _ in 0..2 {
        assert!(matches!(
            refused(folder.path()),
            OpenError::Newer {
                found: 98,
                known: NEWEST
            }
        ));
    }
}

#[test]
fn a_file_that_is_no_database() {
    let text = "SQLite format 3 is a format. ".repeat(1000);
    for length in [1, 99, 100, 511, 512, 513, 1024, 4095, 4096, 9000] {
        let text = &text[..length];
        let folder = tempfile::tempdir().unwrap();
        fs::write(folder.path().join("tableside.db"), text).unwrap();
        let error = refused(folder.path());
        assert!(
            matches!(error, OpenError::NotADatabase),
            "{length}: {error:?}"
        );
    }
}

#[test]
fn the_database_of_another_program() {
    for sql in [
        "CREATE TABLE notes (text); INSERT INTO notes VALUES ('a')",
        "CREATE TABLE notes (text); PRAGMA user_version = 1",
        "CREATE TABLE notes (text); PRAGMA application_id = 7",
        "PRAGMA journal_mode = wal; CREATE TABLE notes (text); PRAGMA user_version = 1",
    ] {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("tableside.db");
        run(sql)(&path);
        let error = refused(folder.path());
        assert!(matches!(error, OpenError::NotADatabase), "{sql}: {error:?}");
    }
}

#[test]
fn the_database_of_another_program_that_was_interrupted() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("tableside.db");
    let other = Connection::open(&path).unwrap();
    other
        .execute_batch("CREATE TABLE notes (text); BEGIN; INSERT INTO notes VALUES (1)")
        .unwrap();
    other.cache_flush().unwrap();
    let killed = tempfile::tempdir().unwrap();
    for (name, bytes) in content(folder.path()) {
        fs::write(killed.path().join(name), bytes).unwrap();
    }
    assert!(killed.path().join("tableside.db-journal").exists());
    let error = refused(killed.path());
    assert!(matches!(error, OpenError::NotADatabase), "{error:?}");
}

#[test]
fn a_database_with_a_broken_page() {
    let folder = spoiled(|_| ());
    let path = folder.path().join("tableside.db");
    let sound = fs::read(&path).unwrap();
    let pages = sound.chunks(4096).count();
    assert!(pages > 15, "{pages}");
    for page in 1..pages {
        let mut bytes = sound.clone();
        bytes[page * 4096..][..4096].fill(0xa5);
        fs::write(&path, bytes).unwrap();
        let error = refused(folder.path());
        assert!(
            matches!(error, OpenError::Damaged(_)),
            "page {page}: {error:?}"
        );
    }
}

#[test]
fn a_database_whose_table_of_tables_is_broken() {
    let folder = spoiled(|path| {
        let mut bytes = fs::read(path).unwrap();
        bytes[100..4096].fill(0);
        fs::write(path, bytes).unwrap();
    });
    let error = refused(folder.path());
    assert!(matches!(error, OpenError::Damaged(_)), "{error:?}");
}

#[test]
fn a_database_with_a_senseless_header() {
    let folder = spoiled(|path| {
        let mut bytes = fs::read(path).unwrap();
        bytes[16..60].fill(0xff);
        fs::write(path, bytes).unwrap();
    });
    let error = refused(folder.path());
    assert!(matches!(error, OpenError::NotADatabase), "{error:?}");
}

#[test]
fn a_database_that_was_cut_off() {
    let folder = spoiled(|path| {
        let bytes = fs::read(path).unwrap();
        fs::write(path, &bytes[..bytes.len() - 6000]).unwrap();
    });
    let error = refused(folder.path());
    assert!(matches!(error, OpenError::Damaged(_)), "{error:?}");
}

#[test]
fn a_broken_database_with_a_log() {
    let folder = killed("PRAGMA wal_checkpoint; INSERT INTO settings VALUES ('a', '1')");
    let path = folder.path().join("tableside.db");
    let mut bytes = fs::read(&path).unwrap();
    let page = bytes.len() / 4096 - 2;
    bytes[page * 4096..][..4096].fill(0xa5);
    fs::write(&path, bytes).unwrap();
    let error = refused(folder.path());
    assert!(matches!(error, OpenError::Damaged(_)), "{error:?}");
}

#[test]
fn a_log_whose_database_is_empty_or_gone() {
    let folder = killed("INSERT INTO settings VALUES ('a', '1')");
    let path = folder.path().join("tableside.db");
    fs::write(&path, "").unwrap();
    let error = refused(folder.path());
    assert!(matches!(error, OpenError::Damaged(_)), "{error:?}");
    fs::remove_file(&path).unwrap();
    let error = refused(folder.path());
    assert!(matches!(error, OpenError::Damaged(_)), "{error:?}");
}

#[test]
fn damage_that_comes_later_is_found_by_the_check() {
    let folder = spoiled(|_| ());
    let path = folder.path().join("tableside.db");
    let ledger = Ledger::open(&path).unwrap();
    let mut bytes = fs::read(&path).unwrap();
    bytes[4096..].fill(0xa5);
    fs::write(&path, bytes).unwrap();
    let found = ledger.check();
    assert!(matches!(found, Err(Damage::Found(_))), "{found:?}");
}

#[test]
fn a_large_database_is_opened_at_once_and_looked_through_by_itself() {
    let mut place = Place::new();
    let shown = place.start();
    let long = serde_json::json!({"do": "tap", "note": "x".repeat(1000)});
    place.change(&shown, Change::Append(vec![long; 12_000]));
    assert!(place.ledger.is_large());
    let Place { folder, ledger } = place;
    drop(ledger);
    let path = folder.path().join("tableside.db");
    assert!(matches!(examine(&path), Ok(())));
    // What fills the middle of the file is the long list of actions.
    let mut bytes = fs::read(&path).unwrap();
    let middle = bytes.len() / 8192 * 4096;
    bytes[middle..][..4096].fill(0xa5);
    fs::write(&path, &bytes).unwrap();
    let before = content(folder.path());
    let found = examine(&path);
    assert!(matches!(found, Err(OpenError::Damaged(_))), "{found:?}");
    assert!(content(folder.path()) == before, "looking changes nothing");
    let ledger = Ledger::open(&path).unwrap();
    assert_eq!(ledger.players().unwrap(), []);
}

#[test]
fn a_large_database_whose_short_tables_are_broken_is_not_opened() {
    let mut place = Place::new();
    let shown = place.start();
    let long = serde_json::json!({"do": "tap", "note": "x".repeat(1000)});
    place.change(&shown, Change::Append(vec![long; 12_000]));
    let page: usize = place
        .ledger
        .connection
        .query_row(
            "SELECT rootpage FROM sqlite_schema WHERE name = 'players'",
            [],
            |row| row.get(0),
        )
        .unwrap();
    let Place { folder, ledger } = place;
    drop(ledger);
    let path = folder.path().join("tableside.db");
    let mut bytes = fs::read(&path).unwrap();
    bytes[(page - 1) * 4096..][..4096].fill(0xa5);
    fs::write(&path, &bytes).unwrap();
    let error = refused(folder.path());
    assert!(matches!(error, OpenError::Damaged(_)), "{error:?}");
}
