//! Starting, changing, stopping and finding matches.

use std::panic::{AssertUnwindSafe, catch_unwind};

use serde_json::{Map, Value, json};
use uuid::Uuid;

use super::{Place, action, actions, new_match, tap, update};
use crate::{Change, ChangeError, Draft, Ended, LedgerError, MatchId, Revision, Update};

#[test]
fn a_new_match_is_open_and_empty() {
    let mut place = Place::new();
    let started = place.start();
    assert_eq!(started.head.players, ["Anna", "Ben"]);
    assert_eq!(started.head.seats, [None, None]);
    assert_eq!(started.head.setup, json!({"scenario": 1}));
    assert_eq!(started.head.revision, Revision(0));
    assert_eq!(started.head.changed, started.head.started);
    assert_eq!((started.head.ended, started.head.length), (None, 0));
    assert_eq!(started.actions, Vec::<Value>::new());
    assert!(!started.can_undo && !started.can_redo);
    assert_eq!(place.ledger.open_matches().unwrap(), [started.head]);
}

#[test]
fn a_match_may_start_with_actions() {
    let mut place = Place::new();
    let mut new = new_match();
    new.first = Some(Update {
        change: Change::Append(actions(&[1, 2])),
        outcome: Some(json!("won")),
    });
    let started = place.ledger.start(new).unwrap();
    assert_eq!(started.head.revision, Revision(0));
    assert_eq!(started.actions, actions(&[1, 2]));
    assert_eq!(started.head.ended, Some(Ended::Finished));
    let undone = place.change(&started, Change::Undo);
    assert_eq!(undone.actions, actions(&[]));
}

#[test]
fn a_match_starts_with_nothing_but_actions() {
    let mut place = Place::new();
    for change in [
        Change::Append(vec![]),
        Change::Extend(actions(&[1])),
        Change::Undo,
        Change::Stop,
    ] {
        let mut new = new_match();
        new.first = Some(update(change));
        let started = place.ledger.start(new);
        assert!(
            matches!(started, Err(LedgerError::FirstActions)),
            "{started:?}"
        );
    }
    assert_eq!(place.ledger.open_matches().unwrap(), []);
}

#[test]
fn a_tap_that_arrives_twice_counts_once() {
    let mut place = Place::new();
    let empty = place.start();
    let one = place.change(&empty, tap(1));
    let again = place
        .ledger
        .change(empty.head.id, empty.head.revision, |_| {
            panic!("an outdated tap is not even looked at");
            #[expect(unreachable_code, reason = "says what the closure would return")]
            Err(())
        });
    let Err(ChangeError::Stale(now)) = again else {
        panic!("{again:?}")
    };
    assert_eq!(*now, one);
}

#[test]
fn a_refusal_changes_nothing() {
    let mut place = Place::new();
    let empty = place.start();
    let refused = place
        .ledger
        .change(empty.head.id, empty.head.revision, |_| {
            Err("free fields first")
        });
    assert!(
        matches!(refused, Err(ChangeError::Refused("free fields first"))),
        "{refused:?}"
    );
    assert_eq!(place.ledger.match_(empty.head.id).unwrap(), empty);
}

#[test]
fn a_panic_changes_nothing() {
    let mut place = Place::new();
    let empty = place.start();
    let panicked = catch_unwind(AssertUnwindSafe(|| {
        place
            .ledger
            .change::<()>(empty.head.id, empty.head.revision, |_| panic!("a slip"))
    }));
    assert!(panicked.is_err());
    assert_eq!(place.ledger.match_(empty.head.id).unwrap(), empty);
    assert_eq!(place.change(&empty, tap(1)).actions, actions(&[1]));
}

#[test]
fn a_panic_after_writing_takes_it_back() {
    let mut place = Place::new();
    let panicked = catch_unwind(AssertUnwindSafe(|| {
        place.ledger.with_tx::<(), LedgerError>(|tx, _| {
            tx.execute("INSERT INTO settings VALUES ('a', '1')", [])?;
            panic!("a slip")
        })
    }));
    assert!(panicked.is_err());
    assert_eq!(place.ledger.setting("a").unwrap(), None);
    assert!(place.ledger.connection.is_autocommit());
}

#[test]
fn an_unknown_match_is_not_found() {
    let mut place = Place::new();
    let nobody = MatchId(Uuid::nil());
    let changed = place.ledger.change(nobody, Revision(0), |_| Err(()));
    assert!(matches!(changed, Err(ChangeError::NotFound)), "{changed:?}");
    assert!(matches!(
        place.ledger.match_(nobody),
        Err(LedgerError::NotFound)
    ));
    assert!(matches!(
        place.ledger.set_draft(nobody, None),
        Err(LedgerError::NotFound)
    ));
    assert_eq!(place.ledger.draft(nobody).unwrap(), None);
}

/// Why `change` is impossible; the match must be as it was.
fn impossible(place: &mut Place, shown: &crate::Match, change: Change) -> ChangeError<()> {
    let result = place
        .ledger
        .change(shown.head.id, shown.head.revision, |_| Ok(update(change)));
    assert_eq!(place.ledger.match_(shown.head.id).unwrap(), *shown);
    result.unwrap_err()
}

#[test]
fn what_is_impossible_is_named() {
    let mut place = Place::new();
    let empty = place.start();
    let nothing = impossible(&mut place, &empty, Change::Append(vec![]));
    assert!(
        matches!(nothing, ChangeError::NothingToAppend),
        "{nothing:?}"
    );
    assert!(matches!(
        impossible(&mut place, &empty, Change::Undo),
        ChangeError::NothingToUndo
    ));
    assert!(matches!(
        impossible(&mut place, &empty, Change::Redo),
        ChangeError::NothingToRedo
    ));
    assert!(matches!(
        impossible(&mut place, &empty, Change::Reopen),
        ChangeError::NotStopped
    ));
    let beyond = impossible(
        &mut place,
        &empty,
        Change::Replace {
            from: 1,
            actions: vec![],
        },
    );
    assert!(
        matches!(beyond, ChangeError::BeyondEnd { from: 1, length: 0 }),
        "{beyond:?}"
    );
}

#[test]
fn a_finished_match_is_open_again_after_undo() {
    let mut place = Place::new();
    let empty = place.start();
    let won = place.finish(&empty, tap(1), Some(json!({"won": true})));
    assert_eq!(won.head.ended, Some(Ended::Finished));
    assert_eq!(won.head.ended_at, Some(won.head.changed));
    assert_eq!(won.head.outcome, Some(json!({"won": true})));
    assert_eq!(place.ledger.open_matches().unwrap(), []);
    let stop = impossible(&mut place, &won, Change::Stop);
    assert!(
        matches!(stop, ChangeError::Ended(Ended::Finished)),
        "{stop:?}"
    );

    let undone = place.change(&won, Change::Undo);
    assert_eq!(undone.head.ended, None);
    assert_eq!((&undone.head.outcome, undone.head.ended_at), (&None, None));
    assert_eq!(
        place.ledger.open_matches().unwrap(),
        std::slice::from_ref(&undone.head)
    );

    let redone = place.finish(&undone, Change::Redo, Some(json!({"won": true})));
    assert_eq!(redone.head.ended_at, won.head.ended_at);
}

#[test]
fn a_repair_of_a_finished_match_keeps_when_it_ended() {
    let mut place = Place::new();
    let empty = place.start();
    let won = place.finish(&empty, tap(1), Some(json!(1)));
    let repair = Change::Replace {
        from: 0,
        actions: actions(&[2]),
    };
    let repaired = place.finish(&won, repair, Some(json!(2)));
    assert_eq!(repaired.head.ended_at, won.head.ended_at);
    assert_eq!(repaired.head.outcome, Some(json!(2)));
}

#[test]
fn a_stopped_match_waits_until_it_is_reopened() {
    let mut place = Place::new();
    let empty = place.start();
    let one = place.change(&empty, tap(1));
    let stopped = place.change(&one, Change::Stop);
    assert_eq!(stopped.head.ended, Some(Ended::Stopped));
    assert_eq!(stopped.head.ended_at, Some(stopped.head.changed));
    assert_eq!(stopped.head.outcome, None);
    assert_eq!(place.ledger.open_matches().unwrap(), []);
    for change in [tap(2), Change::Undo, Change::Redo, Change::Stop] {
        let refused = impossible(&mut place, &stopped, change);
        assert!(
            matches!(refused, ChangeError::Ended(Ended::Stopped)),
            "{refused:?}"
        );
    }
    let reopened = place.change(&stopped, Change::Reopen);
    assert_eq!((reopened.head.ended, reopened.head.ended_at), (None, None));
    assert_eq!(place.change(&reopened, Change::Undo).actions, actions(&[]));
}

#[test]
fn options_change_without_touching_the_outcome() {
    let mut place = Place::new();
    let empty = place.start();
    let won = place.finish(&empty, tap(1), Some(json!(1)));
    let options = Map::from_iter([("help".to_owned(), json!(true))]);
    let changed = place.change(&won, Change::Options(options.clone()));
    assert_eq!(changed.head.options, options);
    assert_eq!(changed.head.outcome, Some(json!(1)));
    assert_eq!(changed.head.ended, Some(Ended::Finished));
    assert_eq!(changed.actions, won.actions);
}

#[test]
fn open_matches_come_in_the_order_of_their_last_change() {
    let mut place = Place::new();
    let a = place.start();
    let b = place.start();
    let ids = |place: &Place| -> Vec<MatchId> {
        place
            .ledger
            .open_matches()
            .unwrap()
            .iter()
            .map(|head| head.id)
            .collect()
    };
    assert_eq!(ids(&place), [b.head.id, a.head.id]);
    place.change(&a, tap(1));
    assert_eq!(ids(&place), [a.head.id, b.head.id]);
}

#[test]
fn a_draft_lasts_until_the_match_changes() {
    let mut place = Place::new();
    let empty = place.start();
    let id = empty.head.id;
    let draft = Draft {
        base: Revision(0),
        actions: actions(&[3, 4]),
        misfit: 1,
    };
    place.ledger.set_draft(id, Some(&draft)).unwrap();
    let other = Draft {
        misfit: 0,
        ..draft.clone()
    };
    place.ledger.set_draft(id, Some(&other)).unwrap();
    let mut place = place.restart();
    assert_eq!(place.ledger.draft(id).unwrap(), Some(other));
    assert_eq!(place.ledger.match_(id).unwrap(), empty);

    place.change(&empty, Change::Options(Map::new()));
    assert_eq!(place.ledger.draft(id).unwrap(), None);
    let stale = place.ledger.set_draft(id, Some(&draft));
    assert!(matches!(stale, Err(LedgerError::StaleDraft)), "{stale:?}");

    let draft = Draft {
        base: Revision(1),
        ..draft
    };
    place.ledger.set_draft(id, Some(&draft)).unwrap();
    place.ledger.set_draft(id, None).unwrap();
    assert_eq!(place.ledger.draft(id).unwrap(), None);
}

#[test]
fn any_json_comes_back_as_it_was() {
    let mut place = Place::new();
    let hostile = json!({
        "nul": "a\u{0}b", "quotes": "'\"`\\", "umlauts": "äöüß őű", "rtl": "\u{202e}שלום",
        "emoji": "👩‍👩‍👧", "sql": "'); DROP TABLE matches; --", "line": "a\n\r\t\u{2028}b",
        "numbers": [0, -1, i64::MIN, u64::MAX, 0.1, 1e300], "none": null, "": [[], {}],
    });
    let mut new = new_match();
    new.setup = hostile.clone();
    new.options = Map::from_iter([("\u{0}'".to_owned(), hostile.clone())]);
    let started = place.ledger.start(new).unwrap();
    assert_eq!(started.head.setup, hostile);
    let changed = place.finish(
        &started,
        Change::Append(vec![hostile.clone(), action(1)]),
        Some(hostile.clone()),
    );
    let place = place.restart();
    let found = place.ledger.match_(changed.head.id).unwrap();
    assert_eq!(found, changed);
    assert_eq!(found.actions[0], hostile);
    assert_eq!(found.head.outcome, Some(hostile));
}
