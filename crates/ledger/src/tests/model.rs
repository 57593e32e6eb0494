//! Any course of changes does what a list with an undo stack does.

use proptest::prelude::*;
use serde_json::{Value, json};

use super::{Place, actions, update};
use crate::{Change, ChangeError, Ended, Match, Revision, StepKind, Update};

#[derive(Clone, Debug)]
enum Move {
    Append(Vec<u64>),
    Extend(Vec<u64>),
    /// The start in thousandths of the list's length.
    Replace(usize, Vec<u64>),
    Undo,
    Redo,
    Stop,
    Reopen,
    Options(bool),
    Refuse,
    Outdated,
    Restart,
}

fn moves() -> impl Strategy<Value = Vec<Move>> {
    let numbers = |least| prop::collection::vec(0_u64..10, least..4);
    let one = prop_oneof![
        8 => numbers(1).prop_map(Move::Append),
        4 => numbers(1).prop_map(Move::Extend),
        3 => (0_usize..=1000, numbers(0)).prop_map(|(from, added)| Move::Replace(from, added)),
        5 => Just(Move::Undo),
        4 => Just(Move::Redo),
        1 => Just(Move::Stop),
        2 => Just(Move::Reopen),
        1 => any::<bool>().prop_map(Move::Options),
        1 => Just(Move::Refuse),
        1 => Just(Move::Outdated),
        1 => Just(Move::Restart),
    ];
    prop::collection::vec(one, 0..40)
}

/// The lists that were, that is and that could be again; the first and the last kind with that of
/// the step that leads on from there or there.
#[derive(Clone, Debug, Default)]
struct Model {
    past: Vec<(Vec<Value>, StepKind)>,
    list: Vec<Value>,
    future: Vec<(Vec<Value>, StepKind)>,
    stopped: bool,
    options: serde_json::Map<String, Value>,
    revision: u32,
}

impl Model {
    fn outcome(&self) -> Option<Value> {
        outcome(&self.list)
    }

    fn ended(&self) -> Option<Ended> {
        match (self.stopped, self.outcome()) {
            (true, _) => Some(Ended::Stopped),
            (false, Some(_)) => Some(Ended::Finished),
            (false, None) => None,
        }
    }

    fn step(&mut self, list: Vec<Value>, kind: StepKind) {
        self.past
            .push((std::mem::replace(&mut self.list, list), kind));
        self.future.clear();
    }

    /// Makes the change if it is possible.
    fn change(&mut self, change: &Change) -> bool {
        let before = self.clone();
        let possible = match change {
            Change::Stop => self.ended().is_none() && !std::mem::replace(&mut self.stopped, true),
            Change::Reopen => std::mem::take(&mut self.stopped),
            Change::Options(options) => {
                self.options = options.clone();
                true
            }
            _ if self.stopped => false,
            Change::Append(added) => {
                self.step([self.list.as_slice(), added].concat(), StepKind::Tap);
                true
            }
            Change::Extend(added) => {
                self.list.extend_from_slice(added);
                self.future.clear();
                matches!(self.past.last(), Some((_, StepKind::Tap)))
            }
            Change::Replace { from, actions } => {
                self.step([&self.list[..*from], actions].concat(), StepKind::Repair);
                true
            }
            Change::Undo => self.past.pop().is_some_and(|(list, kind)| {
                self.future
                    .push((std::mem::replace(&mut self.list, list), kind));
                true
            }),
            Change::Redo => self.future.pop().is_some_and(|(list, kind)| {
                self.past
                    .push((std::mem::replace(&mut self.list, list), kind));
                true
            }),
        };
        if possible {
            self.revision += 1;
        } else {
            *self = before;
        }
        possible
    }

    fn check(&self, shown: &Match) {
        assert_eq!(shown.actions, self.list);
        assert_eq!(shown.head.length, self.list.len());
        assert_eq!(shown.head.revision, Revision(self.revision));
        assert_eq!(
            (shown.can_undo, shown.can_redo),
            (!self.past.is_empty(), !self.future.is_empty())
        );
        let kind_of = |lists: &[(Vec<Value>, StepKind)]| lists.last().map(|(_, kind)| *kind);
        assert_eq!(
            (shown.undo_kind, shown.redo_kind),
            (kind_of(&self.past), kind_of(&self.future))
        );
        assert_eq!(shown.head.ended, self.ended());
        assert_eq!(shown.head.ended_at.is_some(), self.ended().is_some());
        assert_eq!(
            shown.head.outcome,
            if self.stopped { None } else { self.outcome() }
        );
        assert_eq!(shown.head.options, self.options);
        let entries: Vec<_> = shown
            .entries()
            .into_iter()
            .map(|entry| entry.action)
            .collect();
        assert_eq!(entries, self.list);
    }
}

/// A made-up game that ends whenever it has had a multiple of five actions.
fn outcome(list: &[Value]) -> Option<Value> {
    (!list.is_empty() && list.len().is_multiple_of(5)).then(|| json!({"length": list.len()}))
}

fn play(moves: Vec<Move>) {
    let mut place = Place::new();
    let mut shown = place.start();
    let mut model = Model::default();
    for one in moves {
        let (id, revision) = (shown.head.id, shown.head.revision);
        let change = match one {
            Move::Append(numbers) => Change::Append(actions(&numbers)),
            Move::Extend(numbers) => Change::Extend(actions(&numbers)),
            Move::Replace(from, numbers) => Change::Replace {
                from: model.list.len() * from / 1000,
                actions: actions(&numbers),
            },
            Move::Undo => Change::Undo,
            Move::Redo => Change::Redo,
            Move::Stop => Change::Stop,
            Move::Reopen => Change::Reopen,
            Move::Options(on) => {
                Change::Options([("on".to_owned(), json!(on))].into_iter().collect())
            }
            Move::Restart => {
                place = place.restart();
                model.check(&place.ledger.match_(id).unwrap());
                continue;
            }
            Move::Refuse => {
                let refused = place.ledger.change(id, revision, |_| Err(()));
                assert!(matches!(refused, Err(ChangeError::Refused(()))));
                continue;
            }
            Move::Outdated => {
                let outdated = place.ledger.change::<()>(id, revision.next(), |_| {
                    Ok(update(Change::Append(actions(&[1]))))
                });
                assert!(matches!(outdated, Err(ChangeError::Stale(now)) if *now == shown));
                continue;
            }
        };
        let possible = model.change(&change);
        let foreseen = shown.actions_after(&change);
        let result = place.ledger.change::<()>(id, revision, |now| {
            let outcome = outcome(&now.actions_after(&change));
            Ok(Update {
                change: change.clone(),
                outcome,
            })
        });
        assert_eq!(result.is_ok(), possible, "{change:?}: {result:?}");
        shown = place.ledger.match_(id).unwrap();
        if let Ok(changed) = result {
            assert_eq!(changed, shown);
            assert_eq!(changed.actions, foreseen);
        }
        model.check(&shown);
    }
    place.ledger.check().unwrap();
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn any_course_of_changes_equals_the_model(moves in moves()) {
        play(moves);
    }
}
