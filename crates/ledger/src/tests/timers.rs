//! Running and resting sand timers.

use jiff::{SignedDuration, Timestamp};

use super::people::HOSTILE;
use super::{Place, open};
use crate::{LedgerError, NameError, Revision, TimerError, TimerRow, TimerState};

fn at(text: &str) -> Timestamp {
    text.parse().unwrap()
}

fn new(key: &str, state: TimerState) -> TimerRow {
    TimerRow {
        key: key.to_owned(),
        total_ms: 60_000,
        state,
        label: None,
        revision: Revision(0),
    }
}

fn running(deadline: &str) -> TimerState {
    TimerState::Running {
        deadline: at(deadline),
        rest_ms: 45_000,
    }
}

#[test]
fn a_timer_is_read_back_in_every_state() {
    let mut place = Place::new();
    assert_eq!(place.ledger.timer("table").unwrap(), None);
    let mut row = new("table", TimerState::Full);
    for (revision, state) in [
        TimerState::Full,
        running("2026-01-01T12:00:00.123Z"),
        TimerState::Resting { rest_ms: 0 },
        TimerState::Ended {
            at: at("2026-01-01T12:00:00Z"),
        },
        TimerState::Resting { rest_ms: 60_000 },
    ]
    .into_iter()
    .enumerate()
    {
        row.state = state;
        let stored = place.ledger.set_timer(&row).unwrap();
        row.revision = Revision(u32::try_from(revision).unwrap() + 1);
        assert_eq!(stored, row);
        place = place.restart();
        assert_eq!(place.ledger.timer("table").unwrap(), Some(row.clone()));
    }
    place.ledger.check().unwrap();
}

#[test]
fn a_deadline_counts_to_the_millisecond() {
    let mut place = Place::new();
    let row = new("table", running("2026-01-01T12:00:00.123999Z"));
    let stored = place.ledger.set_timer(&row).unwrap();
    assert_eq!(stored.state, running("2026-01-01T12:00:00.123Z"));
}

#[test]
fn a_tap_that_arrives_twice_counts_once() {
    let mut place = Place::new();
    let row = new("table", TimerState::Full);
    let first = place.ledger.set_timer(&row).unwrap();
    let again = place.ledger.set_timer(&row);
    assert!(
        matches!(&again, Err(TimerError::Stale(now)) if **now == first),
        "{again:?}"
    );
    // Another program has the same database open.
    let mut other = open(&place.path());
    let turned = TimerRow {
        state: running("2026-01-01T12:00:00Z"),
        ..first
    };
    let stored = other.set_timer(&turned).unwrap();
    let again = place.ledger.set_timer(&turned);
    assert!(
        matches!(&again, Err(TimerError::Stale(now)) if **now == stored),
        "{again:?}"
    );
    assert_eq!(place.ledger.timer("table").unwrap(), Some(stored));
}

#[test]
fn a_timer_that_was_seen_but_is_not_there_is_not_found() {
    let mut place = Place::new();
    let row = TimerRow {
        revision: Revision(3),
        ..new("table", TimerState::Full)
    };
    let set = place.ledger.set_timer(&row);
    assert!(
        matches!(set, Err(TimerError::Ledger(LedgerError::NotFound))),
        "{set:?}"
    );
    assert_eq!(place.ledger.timer("table").unwrap(), None);
}

#[test]
fn running_timers_come_in_the_order_of_their_ends() {
    let mut place = Place::new();
    for (key, state) in [
        ("late", running("2026-01-01T12:00:00Z")),
        ("full", TimerState::Full),
        ("passed", running("2020-01-01T12:00:00.001Z")),
        ("b", running("2026-01-01T11:59:59.999Z")),
        ("a", running("2026-01-01T11:59:59.999Z")),
        ("rests", TimerState::Resting { rest_ms: 5 }),
        (
            "ended",
            TimerState::Ended {
                at: Timestamp::UNIX_EPOCH,
            },
        ),
    ] {
        place.ledger.set_timer(&new(key, state)).unwrap();
    }
    let keys: Vec<_> = place
        .ledger
        .running_timers()
        .unwrap()
        .into_iter()
        .map(|row| row.key)
        .collect();
    assert_eq!(keys, ["passed", "a", "b", "late"]);
}

#[test]
fn hostile_labels_and_keys_come_back_as_they_were() {
    let mut place = Place::new();
    for name in HOSTILE {
        let row = TimerRow {
            label: Some(name.to_owned()),
            ..new(name, TimerState::Full)
        };
        let stored = place.ledger.set_timer(&row).unwrap();
        assert_eq!(
            (stored.key.as_str(), stored.label.as_deref()),
            (name, Some(name))
        );
        assert_eq!(place.ledger.timer(name).unwrap(), Some(stored));
    }
}

#[test]
fn what_is_no_timer_is_refused() {
    let mut place = Place::new();
    let good = new("table", TimerState::Full);
    let mut refused = |row: TimerRow| match place.ledger.set_timer(&row) {
        Err(TimerError::Ledger(error)) => error,
        other => panic!("{row:?}: {other:?}"),
    };
    for ms in [0, 999, 86_400_001] {
        let error = refused(TimerRow {
            total_ms: ms,
            ..good.clone()
        });
        assert!(matches!(error, LedgerError::TimerLength { ms: found } if found == ms));
    }
    for state in [
        TimerState::Resting { rest_ms: 60_001 },
        TimerState::Running {
            deadline: Timestamp::UNIX_EPOCH + SignedDuration::from_secs(60),
            rest_ms: 60_001,
        },
    ] {
        let error = refused(new("table", state));
        assert!(matches!(error, LedgerError::TimerRest), "{error:?}");
    }
    let error = refused(TimerRow {
        label: Some("E\ngg".to_owned()),
        ..good.clone()
    });
    assert!(matches!(
        error,
        LedgerError::Name(NameError::ControlCharacter)
    ));
    for key in ["", &"x".repeat(61)] {
        let error = refused(new(key, TimerState::Full));
        assert!(matches!(error, LedgerError::Other(_)), "{error:?}");
    }
    assert_eq!(place.ledger.timer("table").unwrap(), None);
}

#[test]
fn a_timer_that_can_not_be_written_stays_as_it_is() {
    let mut place = Place::new();
    let row = place
        .ledger
        .set_timer(&new("table", TimerState::Full))
        .unwrap();
    let turned = TimerRow {
        state: running("2026-01-01T12:00:00Z"),
        ..row.clone()
    };
    let query_only = |place: &Place, on: bool| {
        let connection = &place.ledger.connection;
        connection.pragma_update(None, "query_only", on).unwrap();
    };
    query_only(&place, true);
    let set = place.ledger.set_timer(&turned);
    assert!(
        matches!(set, Err(TimerError::Ledger(LedgerError::ReadOnly))),
        "{set:?}"
    );
    let id = place.ledger.new_throw_id();
    let thrown = place.ledger.add_throw(id, 6, &[1]);
    assert!(matches!(thrown, Err(LedgerError::ReadOnly)), "{thrown:?}");
    let added = place.ledger.add_glass("Egg", 60_000);
    assert!(matches!(added, Err(LedgerError::ReadOnly)), "{added:?}");
    query_only(&place, false);
    assert_eq!(place.ledger.timer("table").unwrap(), Some(row.clone()));
    assert_eq!(place.ledger.glasses().unwrap(), []);
    assert_eq!(place.ledger.last_throws(9).unwrap(), []);
    assert_eq!(
        place.ledger.set_timer(&turned).unwrap().revision,
        row.revision.next()
    );
}
