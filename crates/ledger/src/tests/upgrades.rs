//! Databases of an older version.

use std::fs;
use std::path::{Path, PathBuf};

use jiff::Timestamp;
use rusqlite::Connection;
use rusqlite_migration::{M, Migrations};
use serde_json::json;

use super::full_disk::Disk;
use super::{Place, actions, content, update};
use crate::migrations::{FILES, NEWEST};
use crate::open;
use crate::{BackupKind, Backups, Change, OpenError, Revision, Source, restore};

/// When the databases here are brought to a later version.
fn now() -> Timestamp {
    "2026-11-30T18:00:00Z".parse().unwrap()
}

/// What the backup made before is called.
const BACKUP: &str = "backups/tableside.2026-11-30T18-00-00Z.upgrade.db";

/// The one backup of the folder, whenever it was made.
fn backup_in(folder: &Path) -> PathBuf {
    let mut backups = Backups::of(&folder.join("tableside.db")).list().unwrap();
    assert_eq!(backups.len(), 1);
    assert_eq!(backups[0].kind, BackupKind::Upgrade);
    backups.remove(0).path
}

/// Opens with one migration more than there are.
fn upgrade(path: &Path, sql: &str) -> Result<Connection, OpenError> {
    let list: Vec<_> = FILES.iter().copied().chain([sql]).map(M::up).collect();
    let newest = u32::try_from(list.len()).unwrap();
    open::open(path, &Migrations::new(list), newest, now())
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
fn an_older_database_is_backed_up_first() {
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
        [BACKUP, "tableside.db"]
    );
    // The copy is a whole database of the old version.
    let copy = super::open(&folder.path().join(BACKUP));
    assert_eq!(copy.players().unwrap()[0].name, "Anna");
    copy.check().unwrap();
    // Now it is the older program that can't take it on.
    let opened = crate::Ledger::open(&path);
    assert!(
        matches!(opened, Err(OpenError::Newer { found, known }) if found == known + 1 && known == NEWEST),
        "{opened:?}"
    );
}

#[test]
fn a_new_database_needs_no_backup() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("tableside.db");
    drop(upgrade(&path, "ALTER TABLE players ADD COLUMN colour TEXT").unwrap());
    assert_eq!(
        content(folder.path()).into_keys().collect::<Vec<_>>(),
        ["tableside.db"]
    );
}

#[test]
fn a_backup_that_was_cut_short_is_made_anew() {
    let folder = close(old("Anna"));
    let path = folder.path().join("tableside.db");
    let part = folder.path().join(format!("{BACKUP}.part"));
    fs::create_dir(folder.path().join("backups")).unwrap();
    fs::write(&part, "half").unwrap();
    drop(upgrade(&path, "ALTER TABLE players ADD COLUMN colour TEXT").unwrap());
    assert!(!part.exists());
    let copy = super::open(&folder.path().join(BACKUP));
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

/// A database as the first version of the program left it.
fn first_version() -> tempfile::TempDir {
    let (folder, connection) = filled(1);
    drop(connection);
    folder
}

/// A database as the version of this number left it, with what the first one could keep.
fn filled(version: u32) -> (tempfile::TempDir, Connection) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("tableside.db");
    let files = FILES.iter().take(version.try_into().unwrap());
    let migrations = Migrations::new(files.map(|file| M::up(file)).collect());
    let connection = open::open(&path, &migrations, version, now()).unwrap();
    let (anna, team, match_) = (
        "01890000-0000-7000-8000-000000000001",
        "01890000-0000-7000-8000-000000000002",
        "01890000-0000-7000-8000-000000000003",
    );
    let at = "2026-01-01T12:00:00.000Z";
    connection
        .execute_batch(&format!(
            r#"INSERT INTO players (id, name, created) VALUES ('{anna}', 'Őzike', '{at}');
            INSERT INTO teams (id, game, created) VALUES ('{team}', 'kreuzsummen', '{at}');
            INSERT INTO team_members VALUES ('{team}', 0, '{anna}');
            INSERT INTO marks VALUES ('{team}', '7', '{at}');
            INSERT INTO settings VALUES ('theme', '"dark"');
            INSERT INTO matches (id, game, team_id, setup, options, started, changed, ended,
              ended_at, outcome, revision, step) VALUES ('{match_}', 'kreuzsummen', '{team}', '{{"scenario":1}}',
              '{{}}', '{at}', '{at}', NULL, NULL, NULL, 3, 1);
            INSERT INTO seats (match_id, seat, player_id, name) VALUES ('{match_}', 0, '{anna}', 'Őzike');
            INSERT INTO steps VALUES ('{match_}', 1, 0, '[{{"do":"tap","n":1}}]', 'tap', '{at}'),
              ('{match_}', 2, 1, '[{{"do":"tap","n":2}}]', 'tap', '{at}');"#
        ))
        .unwrap();
    (folder, connection)
}

/// What was kept, and that it can be gone on with.
fn goes_on(ledger: &mut crate::Ledger) {
    ledger.check().unwrap();
    assert_eq!(ledger.players().unwrap()[0].name, "Őzike");
    let team = ledger.teams("kreuzsummen").unwrap().remove(0);
    assert_eq!(ledger.marks(team.id).unwrap()[0].key, "7");
    assert_eq!(ledger.setting("theme").unwrap(), Some(json!("dark")));
    let head = ledger.team_matches(team.id).unwrap().remove(0);
    assert_eq!(head.revision, Revision(3));
    let redone = ledger
        .change::<()>(head.id, head.revision, |_| Ok(update(Change::Redo)))
        .unwrap();
    assert_eq!(redone.actions, actions(&[1, 2]));
}

#[test]
fn an_upgrade_leaves_nothing_in_the_log() {
    let folder = first_version();
    let path = folder.path().join("tableside.db");
    let ledger = super::open(&path);
    let log = path.with_file_name("tableside.db-wal");
    assert_eq!(fs::metadata(log).map_or(0, |log| log.len()), 0);
    drop(ledger);
}

#[test]
fn a_database_of_the_first_version_keeps_all_it_has() {
    let folder = first_version();
    let path = folder.path().join("tableside.db");
    let mut ledger = super::open(&path);
    assert_eq!(ledger.last_throws(9).unwrap(), []);
    assert_eq!(ledger.glasses().unwrap(), []);
    assert_eq!(ledger.running_timers().unwrap(), []);
    goes_on(&mut ledger);
    let id = ledger.new_throw_id();
    ledger.add_throw(id, 12, &[12]).unwrap();
    drop(ledger);
    // The backup is of the first version still, and can be taken on in its turn.
    let copy = backup_in(folder.path());
    let version: u32 = Connection::open(&copy)
        .unwrap()
        .pragma_query_value(None, "user_version", |row| row.get(0))
        .unwrap();
    assert_eq!(version, 1);
    goes_on(&mut super::open(&copy));
    // The upgrade is done once.
    let ledger = super::open(&path);
    assert_eq!(ledger.face_counts(12).unwrap()[11], 1);
    assert_eq!(backup_in(folder.path()), copy);
}

#[test]
fn a_database_that_can_not_be_backed_up_is_not_upgraded() {
    let folder = first_version();
    let path = folder.path().join("tableside.db");
    let before = fs::read(&path).unwrap();
    // What lies in the way of the backup stops everything.
    fs::write(folder.path().join("backups"), "").unwrap();
    let opened = crate::Ledger::open(&path);
    assert!(
        matches!(opened, Err(OpenError::NoAccess { .. })),
        "{opened:?}"
    );
    assert!(fs::read(&path).unwrap() == before);
    fs::remove_file(folder.path().join("backups")).unwrap();
    goes_on(&mut super::open(&path));
}

#[test]
fn an_upgrade_on_a_full_disk_leaves_the_first_version() {
    let Some(disk) = Disk::new() else { return };
    let folder = first_version();
    fs::copy(folder.path().join("tableside.db"), disk.database()).unwrap();
    disk.fill();
    let before = fs::read(disk.database()).unwrap();
    let opened = crate::Ledger::open(&disk.database());
    assert!(matches!(opened, Err(OpenError::Full)), "{opened:?}");
    assert!(fs::read(disk.database()).unwrap() == before);
    disk.clear();
    goes_on(&mut super::open(&disk.database()));
}

#[test]
fn a_database_of_the_second_version_keeps_all_it_has() {
    let (folder, connection) = filled(2);
    let at = "2026-01-01T12:00:00.000Z";
    let id = "01890000-0000-7000-8000-000000000009";
    connection
        .execute_batch(&format!(
            "INSERT INTO throws VALUES (1, '{id}', '{at}', 6, '[3,6]', 0);
             INSERT INTO face_counts VALUES (6, 3, 0, 1), (6, 6, 0, 1);
             INSERT INTO glasses VALUES ('{id}', 'Small', 30000, '{at}');
             INSERT INTO timers VALUES ('table', 'Small', 30000, 'resting', NULL, 9, NULL, 4);"
        ))
        .unwrap();
    drop(connection);
    let mut ledger = super::open(&folder.path().join("tableside.db"));
    assert_eq!(ledger.last_throws(9).unwrap()[0].faces, [3, 6]);
    assert_eq!(ledger.face_counts(6).unwrap(), [0, 0, 1, 0, 0, 1]);
    assert_eq!(ledger.glasses().unwrap()[0].name, "Small");
    assert_eq!(
        ledger.timer("table").unwrap().unwrap().revision,
        Revision(4)
    );
    goes_on(&mut ledger);
}

#[test]
fn the_backup_before_an_upgrade_brings_every_match_back_whatever_its_version() {
    for version in 1..NEWEST {
        let (folder, connection) = filled(version);
        drop(connection);
        let path = folder.path().join("tableside.db");
        let mut ledger = super::open(&path);
        let backup = backup_in(folder.path());
        let id = ledger.open_matches().unwrap()[0].id;
        // What came after the upgrade goes; it is in the backup that is made before.
        let player = ledger.add_player("Cili").unwrap();
        ledger.remove_match(id).unwrap();
        let restored = restore(&path, &backup, Ok(ledger), now()).unwrap();
        let inside = restored.inside;
        assert_eq!(
            (inside.version, inside.players, inside.matches),
            (version, 1, 1)
        );
        goes_on(&mut super::open(&path));
        // And back again: a version that was just left is no obstacle either.
        let before = restored.before.unwrap();
        restore(&path, &before, crate::Ledger::open(&path), now()).unwrap();
        let ledger = super::open(&path);
        ledger.check().unwrap();
        assert!(ledger.player(player.id).is_ok());
    }
}

#[test]
fn a_match_of_an_older_version_was_played_when_it_was_started() {
    for version in [1, 2] {
        let (folder, connection) = filled(version);
        drop(connection);
        let ledger = super::open(&folder.path().join("tableside.db"));
        let team = ledger.teams("kreuzsummen").unwrap().remove(0);
        assert_eq!((team.name, team.archived), (None, None));
        let player = &team.members[0];
        assert_eq!((&player.mark, player.archived), (&None, None));
        let head = ledger.team_matches(team.id).unwrap().remove(0);
        assert_eq!(head.played, head.started);
        assert_eq!(head.source, Source::App);
        let seat: (String, String) = ledger
            .connection
            .query_row("SELECT game, played FROM seats", [], |row| {
                Ok((row.get(0)?, row.get(1)?))
            })
            .unwrap();
        assert_eq!(
            seat,
            ("kreuzsummen".into(), "2026-01-01T12:00:00.000Z".into())
        );
    }
}
