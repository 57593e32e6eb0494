//! Several connections to one file.

#[cfg(target_os = "linux")]
use std::fs;
#[cfg(target_os = "linux")]
use std::path::Path;
use std::sync::{Arc, Barrier};
use std::thread;
use std::time::Duration;

use rusqlite::{Connection, TransactionBehavior};

use super::{Place, actions, open, tap, update};
use crate::{ChangeError, Ledger, LedgerError, OpenError};

#[test]
fn of_two_screens_that_change_one_match_the_second_is_told() {
    let mut place = Place::new();
    let mut other = open(&place.path());
    let shown = place.start();
    let first = place.change(&shown, tap(1));
    let second = other.change::<()>(shown.head.id, shown.head.revision, |_| Ok(update(tap(2))));
    let Err(ChangeError::Stale(now)) = second else {
        panic!("{second:?}")
    };
    assert_eq!(*now, first);
}

#[test]
fn of_many_taps_at_one_moment_one_counts() {
    let mut place = Place::new();
    let shown = place.start();
    let gate = Arc::new(Barrier::new(6));
    let taps: Vec<_> = (0..6)
        .map(|n| {
            let (path, gate) = (place.path(), Arc::clone(&gate));
            let (id, after) = (shown.head.id, shown.head.revision);
            thread::spawn(move || {
                let mut ledger = open(&path);
                gate.wait();
                match ledger.change::<()>(id, after, |_| Ok(update(tap(n)))) {
                    Ok(_) => 1,
                    Err(ChangeError::Stale(now)) => {
                        assert_eq!(now.actions.len(), 1);
                        0
                    }
                    Err(error) => panic!("{error:?}"),
                }
            })
        })
        .collect();
    let counted: u32 = taps.into_iter().map(|tap| tap.join().unwrap()).sum();
    assert_eq!(counted, 1);
    assert_eq!(place.ledger.match_(shown.head.id).unwrap().actions.len(), 1);
}

#[test]
fn several_may_open_a_database_that_is_not_there_yet() {
    for _ in 0..5 {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("new").join("tableside.db");
        let gate = Arc::new(Barrier::new(4));
        let threads: Vec<_> = (0..4)
            .map(|_| {
                let (path, gate) = (path.clone(), Arc::clone(&gate));
                thread::spawn(move || {
                    gate.wait();
                    let mut ledger = Ledger::open(&path).unwrap();
                    ledger.add_player("Anna").unwrap();
                })
            })
            .collect();
        for thread in threads {
            thread.join().unwrap();
        }
        assert_eq!(open(&path).players().unwrap().len(), 4);
    }
}

#[test]
fn a_database_that_another_program_keeps_locked_is_busy() {
    let mut place = Place::new();
    let shown = place.start();
    let mut other = Connection::open(place.path()).unwrap();
    let lock = other
        .transaction_with_behavior(TransactionBehavior::Immediate)
        .unwrap();
    place
        .ledger
        .connection
        .busy_timeout(Duration::from_millis(20))
        .unwrap();
    let change = |place: &mut Place| {
        place
            .ledger
            .change::<()>(shown.head.id, shown.head.revision, |_| Ok(update(tap(1))))
    };
    let busy = change(&mut place);
    assert!(
        matches!(busy, Err(ChangeError::Ledger(LedgerError::Busy))),
        "{busy:?}"
    );
    // Reading goes on meanwhile.
    assert_eq!(place.ledger.match_(shown.head.id).unwrap(), shown);
    drop(lock);
    assert_eq!(change(&mut place).unwrap().actions, actions(&[1]));
}

#[test]
fn a_database_that_another_program_keeps_for_itself_can_not_be_opened() {
    let place = Place::new();
    let path = place.path();
    drop(place.ledger);
    let other = Connection::open(&path).unwrap();
    other
        .execute_batch("PRAGMA locking_mode = exclusive; BEGIN IMMEDIATE; COMMIT;")
        .unwrap();
    let opened = Ledger::open(&path);
    assert!(matches!(opened, Err(OpenError::Busy)), "{opened:?}");
    drop(other);
    assert_eq!(open(&path).players().unwrap(), []);
}

/// The locks that this process holds on a file, as Linux lists them.
#[cfg(target_os = "linux")]
fn locks(path: &Path) -> Vec<String> {
    use std::os::unix::fs::MetadataExt;
    let process = format!(" {} ", std::process::id());
    let file = format!(":{} ", fs::metadata(path).unwrap().ino());
    let all = fs::read_to_string("/proc/locks").unwrap();
    let ours = all
        .lines()
        .filter(|line| line.contains(&process) && line.contains(&file));
    ours.map(|line| line.split_once(": ").unwrap().1.to_owned())
        .collect()
}

#[cfg(target_os = "linux")]
#[test]
fn opening_a_database_again_leaves_the_locks_of_the_first_in_place() {
    let place = Place::new();
    let before = locks(&place.path());
    assert!(!before.is_empty());
    drop(open(&place.path()));
    assert_eq!(locks(&place.path()), before);
}

#[test]
fn the_ledger_may_move_to_another_thread() {
    fn assert_send<T: Send>(_: &T) {}
    assert_send(&Place::new().ledger);
}
