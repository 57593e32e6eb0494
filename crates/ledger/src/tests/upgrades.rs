//! Databases of an older version.

use std::fs;
use std::path::Path;

use rusqlite::Connection;
use rusqlite_migration::{M, Migrations};

use super::{Place, content};
use crate::OpenError;
use crate::migrations::FILES;
use crate::open;

/// Opens with one migration more than there are.
fn upgrade(path: &Path, sql: &str) -> Result<Connection, OpenError> {
    let list: Vec<_> = FILES.iter().copied().chain([sql]).map(M::up).collect();
    let newest = u32::try_from(list.len()).unwrap();
    open::open(path, &Migrations::new(list), newest)
}

fn old(name: &str) -> Place {
    let mut place = Place::new();
    place.ledger.add_player(name).unwrap();
    place
}

fn close(place: Place) -> tempfile::TempDir {
    drop(place.ledger);
    place.folder
}

#[test]
fn a_copy_is_laid_beside_an_older_database() {
    let folder = close(old("Anna"));
    let path = folder.path().join("tableside.db");
    let connection = upgrade(&path, "ALTER TABLE players ADD COLUMN colour TEXT").unwrap();
    let name: String = connection
        .query_row("SELECT name FROM players", [], |row| row.get(0))
        .unwrap();
    assert_eq!(name, "Anna");
    drop(connection);
    assert_eq!(
        content(folder.path()).into_keys().collect::<Vec<_>>(),
        ["tableside.db", "tableside.db.before-v2"]
    );
    // The copy is a whole database of the old version.
    let copy = super::open(&folder.path().join("tableside.db.before-v2"));
    assert_eq!(copy.players().unwrap()[0].name, "Anna");
    copy.check().unwrap();
    // Now it is the older program that can't take it on.
    let opened = crate::Ledger::open(&path);
    assert!(
        matches!(opened, Err(OpenError::Newer { found: 2, known: 1 })),
        "{opened:?}"
    );
}

#[test]
fn a_new_database_needs_no_copy() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("tableside.db");
    drop(upgrade(&path, "ALTER TABLE players ADD COLUMN colour TEXT").unwrap());
    assert_eq!(
        content(folder.path()).into_keys().collect::<Vec<_>>(),
        ["tableside.db"]
    );
}

#[test]
fn a_copy_that_was_cut_short_is_made_anew() {
    let folder = close(old("Anna"));
    let path = folder.path().join("tableside.db");
    fs::write(folder.path().join("tableside.db.before-v2.part"), "half").unwrap();
    drop(upgrade(&path, "ALTER TABLE players ADD COLUMN colour TEXT").unwrap());
    assert!(!folder.path().join("tableside.db.before-v2.part").exists());
    let copy = super::open(&folder.path().join("tableside.db.before-v2"));
    assert_eq!(copy.players().unwrap().len(), 1);
}

#[test]
fn an_upgrade_that_fails_leaves_the_old_version() {
    let folder = close(old("Anna"));
    let path = folder.path().join("tableside.db");
    let failed = upgrade(
        &path,
        "ALTER TABLE players ADD COLUMN colour TEXT; INSERT INTO nowhere VALUES (1);",
    );
    assert!(matches!(failed, Err(OpenError::Io(_))), "{failed:?}");
    let ledger = super::open(&path);
    assert_eq!(ledger.players().unwrap()[0].name, "Anna");
    ledger.check().unwrap();
}
