//! Putting a backup in the place of the database, also through every interruption.

use std::fs;
use std::path::{Path, PathBuf};

use jiff::Timestamp;

use super::unfit_files::killed;
use super::{Place, content, open, tap};
use crate::restore::{complete, decide, part, prepare};
use crate::{BackupKind, Backups, Ledger, OpenError, RestoreError, restore};

fn now() -> Timestamp {
    "2026-11-30T18:00:00Z".parse().unwrap()
}

fn people(path: &Path) -> Vec<String> {
    let ledger = open(path);
    ledger.check().unwrap();
    let players = ledger.players().unwrap();
    players.into_iter().map(|player| player.name).collect()
}

/// A database that knows Anna and Ben, and a backup from when it knew Anna only.
fn with_backup() -> (Place, PathBuf) {
    let mut place = Place::new();
    place.ledger.add_player("Anna").unwrap();
    let backup = Backups::of(&place.path())
        .make(BackupKind::Daily, now())
        .unwrap();
    place.ledger.add_player("Ben").unwrap();
    (place, backup.path)
}

/// Nothing but the database and its backups.
fn is_tidy(folder: &Path) {
    let names: Vec<_> = content(folder).into_keys().collect();
    let others = names.iter().filter(|name| !name.starts_with("backups"));
    assert_eq!(others.collect::<Vec<_>>(), ["tableside.db"]);
}

#[test]
fn every_kind_of_backup_brings_every_match_back() {
    for kind in BackupKind::ALL {
        let mut place = Place::new();
        let anna = place.ledger.add_player("Anna").unwrap();
        let team = place.ledger.add_team("kreuzsummen", &[anna.id]).unwrap();
        place.ledger.set_mark(team.id, "7", true).unwrap();
        let mut shown: Vec<_> = (0..5).map(|_| place.start()).collect();
        for (index, shown) in shown.iter_mut().enumerate() {
            for n in 0..index {
                *shown = place.change(shown, tap(n as u64));
            }
        }
        let path = place.path();
        let backups = Backups::of(&path);
        let backup = match kind {
            BackupKind::Given => {
                let elsewhere = place.folder.path().join("elsewhere");
                backups.copy_to(&elsewhere).unwrap();
                let taken = backups.take(&elsewhere, now()).unwrap();
                fs::remove_file(elsewhere).unwrap();
                taken
            }
            kind => backups.make(kind, now()).unwrap(),
        };
        for shown in &shown {
            place.change(shown, tap(99));
        }
        place.ledger.set_mark(team.id, "7", false).unwrap();
        let restored = restore(&path, &backup.path, Ok(place.ledger), now()).unwrap();
        assert_eq!((restored.inside.players, restored.inside.matches), (1, 5));
        is_tidy(place.folder.path());
        let ledger = open(&path);
        ledger.check().unwrap();
        assert_eq!(ledger.marks(team.id).unwrap().len(), 1, "{kind}");
        for shown in shown {
            assert_eq!(ledger.match_(shown.head.id).unwrap(), shown, "{kind}");
        }
    }
}

#[test]
fn what_was_there_is_kept_and_can_be_brought_back() {
    let (place, backup) = with_backup();
    let path = place.path();
    let restored = restore(&path, &backup, Ok(place.ledger), now()).unwrap();
    assert_eq!(people(&path), ["Anna"]);
    let before = restored.before.unwrap();
    let kept = Backups::of(&path).list().unwrap();
    assert!(
        kept.iter()
            .any(|kept| kept.path == before && kept.kind == BackupKind::Before)
    );
    restore(&path, &before, Ok(open(&path)), now()).unwrap();
    assert_eq!(people(&path), ["Anna", "Ben"]);
}

#[test]
fn a_database_that_is_lost_or_broken_is_replaced() {
    let (place, backup) = with_backup();
    let path = place.path();
    drop(place.ledger);
    for spoiled in [None, Some(vec![0x5a; 9000]), Some(Vec::new())] {
        match &spoiled {
            None => fs::remove_file(&path).unwrap(),
            Some(bytes) => fs::write(&path, bytes).unwrap(),
        }
        let restored = restore(&path, &backup, Ledger::open(&path), now()).unwrap();
        assert_eq!(people(&path), ["Anna"]);
        is_tidy(place.folder.path());
        // What was broken is kept as it was, but is no backup.
        let kept = restored.before.map(|kept| fs::read(kept).unwrap());
        assert_eq!(kept, spoiled.filter(|bytes| !bytes.is_empty()));
    }
    assert_eq!(Backups::of(&path).list().unwrap().len(), 1);
}

#[test]
fn the_log_of_a_broken_database_is_not_taken_for_the_new_ones() {
    let (place, backup) = with_backup();
    let folder = killed("INSERT INTO settings VALUES ('theme', '\"dark\"')");
    let path = folder.path().join("tableside.db");
    let mut broken = fs::read(&path).unwrap();
    broken.resize(4096, 0);
    broken.iter_mut().skip(16).for_each(|byte| *byte = 0x5a);
    fs::write(&path, &broken).unwrap();
    assert!(Ledger::open(&path).is_err());
    restore(&path, &backup, Ledger::open(&path), now()).unwrap();
    assert_eq!(people(&path), ["Anna"]);
    assert_eq!(open(&path).setting("theme").unwrap(), None);
    let kept = content(&folder.path().join("backups"));
    assert_eq!(
        kept["tableside.2026-11-30T18-00-00Z.before.unreadable"],
        broken
    );
    assert!(kept.contains_key("tableside.2026-11-30T18-00-00Z.before.unreadable-wal"));
    drop(place);
}

#[test]
fn a_backup_that_is_not_whole_is_refused_and_nothing_changes() {
    let (place, backup) = with_backup();
    let path = place.path();
    let whole = fs::read(&backup).unwrap();
    let newer = place.folder.path().join("newer");
    fs::copy(&backup, &newer).unwrap();
    rusqlite::Connection::open(&newer)
        .unwrap()
        .execute_batch("PRAGMA user_version = 99")
        .unwrap();
    let newer = fs::read(newer).unwrap();
    fs::remove_file(place.folder.path().join("newer")).unwrap();
    drop(place.ledger);
    let before = fs::read(&path).unwrap();
    for broken in [&whole[..whole.len() / 2], &[], b"text", &newer] {
        fs::write(&backup, broken).unwrap();
        let refused = restore(&path, &backup, Ok(open(&path)), now());
        assert!(
            matches!(refused, Err(RestoreError::Unfit(_))),
            "{refused:?}"
        );
        assert!(fs::read(&path).unwrap() == before);
        is_tidy(place.folder.path());
    }
    assert_eq!(people(&path), ["Anna", "Ben"]);
}

#[test]
fn a_newer_database_is_not_replaced() {
    let (place, backup) = with_backup();
    let path = place.path();
    drop(place.ledger);
    rusqlite::Connection::open(&path)
        .unwrap()
        .execute_batch("PRAGMA user_version = 99")
        .unwrap();
    let before = fs::read(&path).unwrap();
    let refused = restore(&path, &backup, Ledger::open(&path), now());
    assert!(
        matches!(refused, Err(RestoreError::Place(OpenError::Newer { .. }))),
        "{refused:?}"
    );
    assert!(fs::read(&path).unwrap() == before);
}

#[test]
fn another_program_that_has_it_open_stands_against_it() {
    let (place, backup) = with_backup();
    let path = place.path();
    let other = open(&path);
    let refused = restore(&path, &backup, Ok(place.ledger), now());
    assert!(matches!(refused, Err(RestoreError::Busy)), "{refused:?}");
    assert_eq!(other.players().unwrap().len(), 2);
    assert!(!part(&path).exists(), "a copy for nothing is left");
    drop(other);
    assert_eq!(people(&path), ["Anna", "Ben"]);
    restore(&path, &backup, Ok(open(&path)), now()).unwrap();
    assert_eq!(people(&path), ["Anna"]);
}

/// The files of a database that was killed while it was open, which knows nobody but has a log.
fn torn() -> (tempfile::TempDir, PathBuf) {
    let folder = killed("INSERT INTO settings VALUES ('theme', '\"dark\"')");
    let path = folder.path().join("tableside.db");
    (folder, path)
}

/// The old database, whole, is there.
fn is_old(path: &Path) {
    assert_eq!(people(path), [""; 0]);
    assert!(open(path).setting("theme").unwrap().is_some());
}

/// The new one is there, whole, and nothing of the old one.
fn is_new(path: &Path) {
    assert_eq!(people(path), ["Anna"]);
    assert_eq!(open(path).setting("theme").unwrap(), None);
    is_tidy(path.parent().unwrap());
}

#[test]
fn stopped_while_the_copy_is_written_it_leaves_the_old_one() {
    let (_place, backup) = with_backup();
    let (_folder, path) = torn();
    let whole = fs::read(&backup).unwrap();
    fs::write(
        path.with_extension("db.restore.part"),
        &whole[..whole.len() / 2],
    )
    .unwrap();
    is_old(&path);
    // Nothing of it is in the way of the next attempt.
    restore(&path, &backup, Ok(open(&path)), now()).unwrap();
    is_new(&path);
}

#[test]
fn stopped_before_it_is_decided_it_leaves_the_old_one() {
    let (_place, backup) = with_backup();
    let (_folder, path) = torn();
    prepare(&path, &backup).unwrap();
    is_old(&path);
}

#[test]
fn stopped_once_it_is_decided_it_is_finished_by_whoever_opens_next() {
    let (_place, backup) = with_backup();
    // However far it came in taking the old log away.
    for gone in [&[][..], &["-shm"], &["-wal"], &["-wal", "-shm"]] {
        let (_folder, path) = torn();
        let part = prepare(&path, &backup).unwrap();
        drop(decide(&path, &part, None).unwrap());
        for ending in gone {
            let _ = fs::remove_file(format!("{}{ending}", path.display()));
        }
        is_new(&path);
    }
}

#[test]
fn stopped_before_a_lost_database_is_replaced_it_is_finished_too() {
    let (_place, backup) = with_backup();
    let (_folder, path) = torn();
    let part = prepare(&path, &backup).unwrap();
    drop(decide(&path, &part, None).unwrap());
    fs::remove_file(&path).unwrap();
    is_new(&path);
}

#[test]
fn whoever_opens_meanwhile_waits_until_it_is_finished() {
    let (_place, backup) = with_backup();
    let (_folder, path) = torn();
    let part = prepare(&path, &backup).unwrap();
    let decided = decide(&path, &part, None).unwrap();
    let opening = std::thread::spawn({
        let path = path.clone();
        move || people(&path)
    });
    std::thread::sleep(std::time::Duration::from_millis(60));
    assert!(!opening.is_finished());
    complete(&path, decided).unwrap();
    assert_eq!(opening.join().unwrap(), ["Anna"]);
}

#[test]
fn a_restore_that_can_not_be_finished_is_no_reason_to_open_the_old_one() {
    let (_place, backup) = with_backup();
    let (_folder, path) = torn();
    let part = prepare(&path, &backup).unwrap();
    drop(decide(&path, &part, None).unwrap());
    // A folder where the log should be can't be taken away like a file.
    let log = path.with_extension("db-wal");
    fs::remove_file(&log).unwrap();
    fs::create_dir(&log).unwrap();
    let opened = Ledger::open(&path);
    assert!(
        matches!(opened, Err(OpenError::NoAccess { .. })),
        "{opened:?}"
    );
    fs::remove_dir(&log).unwrap();
    is_new(&path);
}

#[test]
fn a_backup_that_is_being_made_is_waited_for() {
    let (place, backup) = with_backup();
    let path = place.path();
    let reading = rusqlite::Connection::open(&path).unwrap();
    reading
        .execute_batch("BEGIN; SELECT * FROM players")
        .unwrap();
    let (began, wait) = std::sync::mpsc::channel();
    let reader = std::thread::spawn(move || {
        wait.recv().unwrap();
        std::thread::sleep(std::time::Duration::from_millis(200));
        drop(reading);
    });
    began.send(()).unwrap();
    restore(&path, &backup, Ok(place.ledger), now()).unwrap();
    reader.join().unwrap();
    assert_eq!(people(&path), ["Anna"]);
}
