//! Undo, redo and repair, and the times of actions.

use serde_json::json;

use super::{Place, action, actions, tap, update};
use crate::{Change, ChangeError, Entry, Match, StepKind};

#[test]
fn undo_and_redo_move_along_the_steps() {
    let mut place = Place::new();
    let empty = place.start();
    let one = place.change(&empty, tap(1));
    let two = place.change(&one, Change::Append(actions(&[2, 3])));
    assert_eq!(two.actions, actions(&[1, 2, 3]));
    let undone = place.change(&two, Change::Undo);
    assert_eq!(undone.actions, actions(&[1]));
    assert!(undone.can_undo && undone.can_redo);
    let redone = place.change(&undone, Change::Redo);
    assert_eq!(redone.actions, actions(&[1, 2, 3]));
    assert!(!redone.can_redo);
}

#[test]
fn a_new_action_drops_what_could_be_redone() {
    let mut place = Place::new();
    let empty = place.start();
    let one = place.change(&empty, tap(1));
    let two = place.change(&one, tap(2));
    let undone = place.change(&two, Change::Undo);
    let undone = place.change(&undone, Change::Undo);
    let other = place.change(&undone, tap(3));
    assert!(!other.can_redo);
    assert_eq!(other.actions, actions(&[3]));
    assert_eq!(place.change(&other, Change::Undo).actions, actions(&[]));
}

#[test]
fn one_undo_takes_back_a_tap_with_what_was_added_to_it() {
    let mut place = Place::new();
    let empty = place.start();
    let one = place.change(&empty, tap(1));
    let two = place.change(&one, tap(2));
    let mut shown = place.change(&two, Change::Extend(actions(&[3, 4])));
    for n in 5..=30 {
        shown = place.change(&shown, Change::Extend(actions(&[n])));
    }
    let mut place = place.restart();
    assert_eq!(shown.actions, actions(&(1..=30).collect::<Vec<_>>()));
    let undone = place.change(&shown, Change::Undo);
    assert_eq!(undone.actions, actions(&[1]));
    let redone = place.change(&undone, Change::Redo);
    assert_eq!(redone.actions, shown.actions);
    // What is added later belongs to the tap of then, and nothing can be redone any more.
    let undone = place.change(&redone, Change::Undo);
    let other = place.change(&undone, Change::Extend(actions(&[9])));
    assert_eq!(other.actions, actions(&[1, 9]));
    assert!(!other.can_redo);
    assert_eq!(place.change(&other, Change::Undo).actions, actions(&[]));
}

#[test]
fn only_a_tap_can_be_added_to() {
    let mut place = Place::new();
    let refused = |place: &mut Place, shown: &Match, added: &[u64]| {
        let change = Change::Extend(actions(added));
        assert_eq!(shown.actions_after(&change), shown.actions);
        let changed = place
            .ledger
            .change::<()>(shown.head.id, shown.head.revision, |_| Ok(update(change)));
        assert_eq!(place.ledger.match_(shown.head.id).unwrap(), *shown);
        changed.unwrap_err()
    };
    let nothing = |error: ChangeError<()>| {
        assert!(matches!(error, ChangeError::NothingToExtend), "{error:?}");
    };
    let empty = place.start();
    nothing(refused(&mut place, &empty, &[2]));
    let one = place.change(&empty, tap(1));
    let error = refused(&mut place, &one, &[]);
    assert!(matches!(error, ChangeError::NothingToAppend), "{error:?}");
    let repair = Change::Replace {
        from: 0,
        actions: actions(&[5]),
    };
    let repaired = place.change(&one, repair);
    nothing(refused(&mut place, &repaired, &[2]));
    let undone = place.change(&repaired, Change::Undo);
    let undone = place.change(&undone, Change::Undo);
    nothing(refused(&mut place, &undone, &[2]));
}

#[test]
fn what_is_added_to_a_tap_counts_as_entered_with_it() {
    let mut place = Place::new();
    let empty = place.start();
    let one = place.change(&empty, tap(1));
    let two = place.change(&one, tap(2));
    let three = place.change(&two, Change::Extend(actions(&[3])));
    let four = place.finish(&three, Change::Extend(actions(&[4])), Some(json!("won")));
    assert_eq!(
        four.entries(),
        [
            entry(1, &one, false),
            entry(2, &two, false),
            entry(3, &two, true),
            entry(4, &two, true)
        ]
    );
    assert_eq!(four.head.ended_at, Some(two.head.changed));
    let undone = place.change(&four, Change::Undo);
    assert_eq!(undone.head.ended, None);
    let redone = place.finish(&undone, Change::Redo, Some(json!("won")));
    assert_eq!(redone.head.ended_at, four.head.ended_at);
}

#[test]
fn one_undo_takes_a_repair_back() {
    let mut place = Place::new();
    let mut shown = place.start();
    for n in 1..=5 {
        shown = place.change(&shown, tap(n));
    }
    let repair = Change::Replace {
        from: 1,
        actions: actions(&[9, 4]),
    };
    let repaired = place.change(&shown, repair);
    assert_eq!(repaired.actions, actions(&[1, 9, 4]));
    assert_eq!(repaired.undo_kind, Some(StepKind::Repair));
    let undone = place.change(&repaired, Change::Undo);
    assert_eq!(undone.actions, shown.actions);
    assert_eq!(undone.redo_kind, Some(StepKind::Repair));
    assert_eq!(undone.undo_kind, Some(StepKind::Tap));
    assert_eq!(
        place.change(&undone, Change::Redo).actions,
        repaired.actions
    );
}

#[test]
fn undo_and_redo_are_unlimited_and_survive_restarts() {
    let mut place = Place::new();
    let mut shown = place.start();
    let mut seen = vec![shown.actions.clone()];
    for n in 0..100 {
        let change = if n % 7 == 6 {
            Change::Replace {
                from: shown.actions.len() / 2,
                actions: actions(&[n, n + 1]),
            }
        } else {
            tap(n)
        };
        shown = place.change(&shown, change);
        seen.push(shown.actions.clone());
    }
    let mut place = place.restart();
    for expected in seen.iter().rev().skip(1) {
        shown = place.change(&shown, Change::Undo);
        assert_eq!(shown.actions, *expected);
    }
    assert!(!shown.can_undo);
    let mut place = place.restart();
    for expected in &seen[1..] {
        shown = place.change(&shown, Change::Redo);
        assert_eq!(shown.actions, *expected);
    }
    assert!(!shown.can_redo);
}

#[test]
fn a_match_says_what_a_change_would_make_of_it() {
    let mut place = Place::new();
    let empty = place.start();
    let one = place.change(&empty, tap(1));
    let two = place.change(&one, tap(2));
    let shown = place.change(&two, Change::Undo);
    for change in [
        tap(3),
        Change::Replace {
            from: 0,
            actions: actions(&[5, 6]),
        },
        Change::Undo,
        Change::Redo,
        Change::Stop,
        Change::Options(serde_json::Map::new()),
    ] {
        let foreseen = shown.actions_after(&change);
        let mut place = Place::new();
        let empty = place.start();
        let one = place.change(&empty, tap(1));
        let two = place.change(&one, tap(2));
        let shown = place.change(&two, Change::Undo);
        assert_eq!(place.change(&shown, change).actions, foreseen);
    }
    assert_eq!(
        shown.actions_after(&Change::Replace {
            from: 2,
            actions: vec![]
        }),
        shown.actions
    );
    assert_eq!(empty.actions_after(&Change::Undo), empty.actions);
    assert_eq!(two.actions_after(&Change::Redo), two.actions);
}

fn entry(n: u64, at: &Match, same_tap: bool) -> Entry {
    Entry {
        action: action(n),
        at: at.head.changed,
        same_tap,
    }
}

#[test]
fn each_action_knows_its_tap() {
    let mut place = Place::new();
    let empty = place.start();
    let one = place.change(&empty, tap(1));
    let two = place.change(&one, Change::Append(actions(&[2, 3])));
    let undone = place.change(&two, Change::Undo);
    let redone = place.change(&undone, Change::Redo);
    assert_eq!(
        redone.entries(),
        [
            entry(1, &one, false),
            entry(2, &two, false),
            entry(3, &two, true)
        ]
    );
}

#[test]
fn what_a_repair_leaves_in_place_keeps_its_time() {
    let mut place = Place::new();
    let empty = place.start();
    let one = place.change(&empty, tap(1));
    let two = place.change(&one, Change::Append(actions(&[2, 3])));
    let four = place.change(&two, tap(4));
    // The second action is replaced by two others; the third loses the tap it shared.
    let repair = Change::Replace {
        from: 1,
        actions: actions(&[8, 9, 3, 4]),
    };
    let repaired = place.change(&four, repair);
    assert_eq!(
        repaired.entries(),
        [
            entry(1, &one, false),
            entry(8, &repaired, false),
            entry(9, &repaired, false),
            entry(3, &two, false),
            entry(4, &four, false),
        ]
    );
    // Removing from the end leaves nothing behind it.
    let shorter = place.change(
        &repaired,
        Change::Replace {
            from: 4,
            actions: vec![],
        },
    );
    assert_eq!(shorter.entries(), repaired.entries()[..4]);
    // A repair that begins early but ends in a whole tap leaves the tap whole.
    let empty = place.start();
    let one = place.change(&empty, tap(1));
    let two = place.change(&one, Change::Append(actions(&[2, 3])));
    let repair = Change::Replace {
        from: 0,
        actions: actions(&[5, 2, 3]),
    };
    let repaired = place.change(&two, repair);
    assert_eq!(
        repaired.entries(),
        [
            entry(5, &repaired, false),
            entry(2, &two, false),
            entry(3, &two, true)
        ]
    );
}
