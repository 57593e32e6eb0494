//! Matches: starting, changing, undoing and redoing them.

use std::convert::Infallible;

use serde_json::{Map, Value, json};
use tableside_ledger::{
    Change, ChangeError, Ended, Ledger, Match, MatchId, NewMatch, NewSeat, Revision, Update,
};
use tempfile::TempDir;

fn ledger() -> (TempDir, Ledger) {
    let folder = tempfile::tempdir().unwrap();
    let ledger = Ledger::open(&folder.path().join("tableside.db")).unwrap();
    (folder, ledger)
}

fn new_match() -> NewMatch {
    let seat = |name: &str| NewSeat {
        player: None,
        name: name.to_owned(),
    };
    NewMatch {
        game: "kreuzsummen".to_owned(),
        team: None,
        seats: vec![seat("Anna"), seat("Ben")],
        setup: json!({"scenario": 1}),
        options: Map::new(),
        first: None,
    }
}

fn change(ledger: &mut Ledger, shown: &Match, change: Change) -> Match {
    finish(ledger, shown, change, None)
}

fn finish(ledger: &mut Ledger, shown: &Match, change: Change, outcome: Option<Value>) -> Match {
    ledger
        .change(shown.head.id, shown.head.revision, |now| {
            assert_eq!(now, shown);
            Ok::<_, Infallible>(Update { change, outcome })
        })
        .unwrap()
}

fn tap(n: u32) -> Change {
    Change::Append(vec![json!({"do": "tap", "n": n})])
}

#[test]
fn a_new_match_is_open_and_empty() {
    let (_folder, mut ledger) = ledger();
    let started = ledger.start(new_match()).unwrap();
    assert_eq!(started.head.players, ["Anna", "Ben"]);
    assert_eq!(started.head.revision, Revision(0));
    assert_eq!(started.head.ended, None);
    assert_eq!(started.actions, Vec::<Value>::new());
    assert!(!started.can_undo && !started.can_redo);
    assert_eq!(ledger.open_matches().unwrap(), [started.head]);
}

#[test]
fn undo_and_redo_move_along_the_steps() {
    let (_folder, mut ledger) = ledger();
    let empty = ledger.start(new_match()).unwrap();
    let one = change(&mut ledger, &empty, tap(1));
    let two = change(&mut ledger, &one, tap(2));
    assert_eq!(two.actions.len(), 2);
    let undone = change(&mut ledger, &two, Change::Undo);
    assert_eq!(undone.actions, one.actions);
    assert!(undone.can_redo);
    assert_eq!(undone.head.revision, Revision(3));
    let redone = change(&mut ledger, &undone, Change::Redo);
    assert_eq!(redone.actions, two.actions);
    let undone = change(&mut ledger, &redone, Change::Undo);
    let other = change(&mut ledger, &undone, tap(3));
    assert!(!other.can_redo);
    assert_eq!(
        other.actions,
        [json!({"do": "tap", "n": 1}), json!({"do": "tap", "n": 3})]
    );
}

#[test]
fn a_tap_that_arrives_twice_counts_once() {
    let (_folder, mut ledger) = ledger();
    let empty = ledger.start(new_match()).unwrap();
    let one = change(&mut ledger, &empty, tap(1));
    let again = ledger.change(
        empty.head.id,
        empty.head.revision,
        |_| -> Result<Update, ()> { panic!("an outdated tap is not even looked at") },
    );
    let Err(ChangeError::Stale(now)) = again else {
        panic!("{again:?}")
    };
    assert_eq!(*now, one);
}

#[test]
fn an_unknown_match_is_not_found() {
    let (_folder, mut ledger) = ledger();
    let nobody = MatchId(uuid::Uuid::nil());
    let changed = ledger.change(nobody, Revision(0), |_| -> Result<Update, ()> { Err(()) });
    assert!(matches!(changed, Err(ChangeError::NotFound)));
}

#[test]
fn a_finished_match_is_open_again_after_undo() {
    let (_folder, mut ledger) = ledger();
    let empty = ledger.start(new_match()).unwrap();
    let won = finish(&mut ledger, &empty, tap(1), Some(json!({"won": true})));
    assert_eq!(won.head.ended, Some(Ended::Finished));
    assert_eq!(won.head.ended_at, Some(won.head.changed));
    assert_eq!(ledger.open_matches().unwrap(), []);
    let undone = change(&mut ledger, &won, Change::Undo);
    assert_eq!((undone.head.ended, &undone.head.outcome), (None, &None));
    assert_eq!(undone.head.ended_at, None);
}
