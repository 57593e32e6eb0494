//! Copies of the whole database: when they are made, which stay, which are offered.

use std::fs;
use std::time::{Duration, SystemTime};

use jiff::tz::{Offset, TimeZone};
use jiff::{SignedDuration, Timestamp};

use super::full_disk::Disk;
use super::{Place, tap};
use crate::open::beside;
use crate::{BackupKind, Backups, Ledger, OpenError};

fn evening() -> Timestamp {
    "2026-11-30T18:00:00.5Z".parse().unwrap()
}

fn days(count: i64) -> SignedDuration {
    SignedDuration::from_hours(24 * count)
}

/// A database in which something was played.
fn played() -> (Place, Backups) {
    let mut place = Place::new();
    place.ledger.add_player("Őzike").unwrap();
    let shown = place.start();
    place.change(&shown, tap(1));
    let backups = Backups::of(&place.path());
    (place, backups)
}

fn names(backups: &Backups) -> Vec<String> {
    let list = backups.list().unwrap();
    list.into_iter().map(|backup| backup.name).collect()
}

#[test]
fn a_backup_is_a_whole_database() {
    let (place, backups) = played();
    let made = backups.make(BackupKind::Daily, evening()).unwrap();
    assert_eq!(made.name, "tableside.2026-11-30T18-00-00Z.daily.db");
    assert_eq!(backups.list().unwrap(), std::slice::from_ref(&made));
    let inside = made.look().unwrap();
    assert_eq!((inside.players, inside.matches), (1, 1));
    let last = place.ledger.open_matches().unwrap()[0].changed;
    assert_eq!(inside.last_played, Some(last));
    let copy = Ledger::open(&made.path).unwrap();
    copy.check().unwrap();
    assert_eq!(copy.players().unwrap(), place.ledger.players().unwrap());
    let id = place.ledger.open_matches().unwrap()[0].id;
    assert_eq!(copy.match_(id).unwrap(), place.ledger.match_(id).unwrap());
}

#[test]
fn there_is_one_a_day_by_the_calendar_on_the_wall() {
    let (_place, backups) = played();
    let budapest = TimeZone::fixed(Offset::constant(1));
    let late: Timestamp = "2026-11-30T22:59:00Z".parse().unwrap();
    let after_midnight: Timestamp = "2026-11-30T23:01:00Z".parse().unwrap();
    assert!(backups.make_daily(late, &budapest).unwrap().is_some());
    assert!(backups.make_daily(late, &budapest).unwrap().is_none());
    // It is tomorrow there, though not yet in Greenwich.
    assert!(
        backups
            .make_daily(after_midnight, &TimeZone::UTC)
            .unwrap()
            .is_none()
    );
    assert!(
        backups
            .make_daily(after_midnight, &budapest)
            .unwrap()
            .is_some()
    );
    assert_eq!(backups.list().unwrap().len(), 2);
    // One that was made for another reason is none of the day.
    let tomorrow = after_midnight + days(1);
    backups.make(BackupKind::Before, tomorrow).unwrap();
    assert!(backups.make_daily(tomorrow, &budapest).unwrap().is_some());
}

#[test]
fn nothing_is_made_of_an_empty_database() {
    let place = Place::new();
    let backups = Backups::of(&place.path());
    assert_eq!(backups.make_daily(evening(), &TimeZone::UTC).unwrap(), None);
    assert!(!backups.folder().exists());
}

#[test]
fn the_newest_seven_of_each_kind_stay() {
    let (_place, backups) = played();
    for kind in [BackupKind::Upgrade, BackupKind::Daily] {
        for day in 0..9 {
            backups.make(kind, evening() + days(day)).unwrap();
        }
    }
    let list = backups.list().unwrap();
    for kind in [BackupKind::Upgrade, BackupKind::Daily] {
        let made: Vec<_> = list
            .iter()
            .filter(|backup| backup.kind == kind)
            .map(|backup| backup.made.strftime("%d").to_string())
            .collect();
        assert_eq!(made, ["08", "07", "06", "05", "04", "03", "02"], "{kind}");
    }
    assert_eq!(list.len(), 14);
}

#[test]
fn two_of_the_same_second_do_not_replace_each_other() {
    let (_place, backups) = played();
    backups.make(BackupKind::Before, evening()).unwrap();
    backups.make(BackupKind::Before, evening()).unwrap();
    assert_eq!(
        names(&backups),
        [
            "tableside.2026-11-30T18-00-01Z.before.db",
            "tableside.2026-11-30T18-00-00Z.before.db"
        ]
    );
}

#[test]
fn what_only_looks_like_a_backup_is_none() {
    let (_place, backups) = played();
    let made = backups.make(BackupKind::Daily, evening()).unwrap();
    let folder = backups.folder();
    for name in [
        "tableside.2026-11-30T18-00-01Z.daily.db.part",
        "tableside.2026-11-30T18-00-01Z.weekly.db",
        "tableside.2026-13-30T18-00-01Z.daily.db",
        "tableside.2026-11-30.daily.db",
        "other.2026-11-30T18-00-01Z.daily.db",
        "tableside.db",
        ".db",
        "",
    ] {
        let path = folder.join(name);
        if !name.is_empty() {
            fs::write(path, "x").unwrap();
        }
    }
    fs::create_dir(folder.join("tableside.2026-11-30T18-00-02Z.daily.db")).unwrap();
    assert_eq!(names(&backups), std::slice::from_ref(&made.name));
    assert_eq!(backups.find(&made.name).unwrap(), Some(made));
    for hostile in ["../tableside.db", "tableside.db", "", "/etc/passwd"] {
        assert_eq!(backups.find(hostile).unwrap(), None, "{hostile}");
    }
}

#[test]
fn a_damaged_backup_says_so() {
    let (_place, backups) = played();
    let made = backups.make(BackupKind::Daily, evening()).unwrap();
    let whole = fs::read(&made.path).unwrap();
    let half = &whole[..whole.len() / 2];
    let mut scribbled = whole.clone();
    for byte in scribbled.iter_mut().skip(4096).step_by(3) {
        *byte = 0x5a;
    }
    for broken in [half, &scribbled, &whole[..100], b"", b"no database at all"] {
        fs::write(&made.path, broken).unwrap();
        let looked = made.look();
        assert!(
            matches!(looked, Err(OpenError::Damaged(_) | OpenError::NotADatabase)),
            "{} bytes: {looked:?}",
            broken.len()
        );
    }
    fs::write(&made.path, &whole).unwrap();
    made.look().unwrap();
    assert_eq!(
        fs::read_dir(backups.folder()).unwrap().count(),
        1,
        "nothing is laid beside it"
    );
}

#[test]
fn what_was_left_half_written_is_swept_away_in_time() {
    let (place, backups) = played();
    backups.make(BackupKind::Daily, evening()).unwrap();
    let fresh = backups
        .folder()
        .join("tableside.2026-11-29T18-00-00Z.daily.db.part");
    let old = backups
        .folder()
        .join("tableside.2026-11-28T18-00-00Z.daily.db.part");
    let scratch = backups.scratch().unwrap();
    let foreign = backups.folder().join("holiday.part");
    let journal = beside(&old, "-journal");
    let restored = beside(&place.path(), ".restore.part");
    for path in [&fresh, &old, &scratch, &foreign, &journal, &restored] {
        fs::write(path, "half").unwrap();
    }
    for path in [&old, &scratch, &foreign, &journal, &restored] {
        let then = SystemTime::now() - Duration::from_hours(2);
        let file = fs::File::options().write(true).open(path).unwrap();
        file.set_modified(then).unwrap();
    }
    backups
        .make(BackupKind::Daily, evening() + days(1))
        .unwrap();
    assert!(fresh.exists() && foreign.exists());
    assert!(!old.exists() && !scratch.exists());
    assert!(!journal.exists() && !restored.exists());
}

#[test]
fn a_backup_for_which_there_is_no_room_leaves_nothing() {
    let Some(disk) = Disk::new() else { return };
    let (place, _) = played();
    drop(place.ledger);
    fs::copy(place.folder.path().join("tableside.db"), disk.database()).unwrap();
    let backups = Backups::of(&disk.database());
    fs::create_dir(backups.folder()).unwrap();
    disk.fill();
    let made = backups.make(BackupKind::Daily, evening());
    assert!(matches!(made, Err(OpenError::Full)), "{made:?}");
    assert_eq!(fs::read_dir(backups.folder()).unwrap().count(), 0);
    disk.clear();
    backups.make(BackupKind::Daily, evening()).unwrap();
}

#[test]
fn a_file_from_elsewhere_is_taken_if_it_is_ours() {
    let (place, backups) = played();
    let elsewhere = place.folder.path().join("a copy ü.db");
    backups.copy_to(&elsewhere).unwrap();
    let again = backups.copy_to(&elsewhere);
    assert!(
        matches!(again, Err(OpenError::NoAccess { .. })),
        "{again:?}"
    );
    let taken = backups.take(&elsewhere, evening()).unwrap();
    assert_eq!(taken.kind, BackupKind::Given);
    assert_eq!(taken.look().unwrap().players, 1);
    let foreign = place.folder.path().join("foreign.db");
    rusqlite::Connection::open(&foreign)
        .unwrap()
        .execute_batch("CREATE TABLE t (x)")
        .unwrap();
    let refused = backups.take(&foreign, evening());
    assert!(
        matches!(refused, Err(OpenError::NotADatabase)),
        "{refused:?}"
    );
    assert_eq!(backups.list().unwrap().len(), 1);
}

#[test]
fn a_clock_that_went_wrong_costs_no_backup() {
    let (_place, backups) = played();
    let ahead = days(365 * 20);
    for day in 0..8 {
        backups
            .make(BackupKind::Before, evening() + ahead + days(day))
            .unwrap();
    }
    let wrong = names(&backups);
    for day in 0..9 {
        let made = backups
            .make(BackupKind::Before, evening() + days(day))
            .unwrap();
        assert!(
            made.path.exists(),
            "the latest stays, whatever the others are dated"
        );
        assert_eq!(backups.list().unwrap().len(), 7);
    }
    assert!(names(&backups).iter().all(|name| !wrong.contains(name)));
    // A clock that is years behind is no reason either.
    let made = backups.make(BackupKind::Before, evening() - ahead).unwrap();
    assert!(made.path.exists());
    assert_eq!(backups.list().unwrap().len(), 7);
}

#[test]
fn a_folder_that_can_not_be_written_is_named() {
    let (place, backups) = played();
    fs::create_dir(backups.folder()).unwrap();
    let target = place.folder.path().join("nowhere").join("copy.db");
    let made = backups.copy_to(&target);
    let Err(OpenError::NoAccess { path, .. }) = made else {
        panic!("{made:?}")
    };
    assert!(path.starts_with(target.parent().unwrap()), "{path:?}");
}
