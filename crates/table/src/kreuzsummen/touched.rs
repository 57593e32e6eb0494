//! What the screen remembers of the actions besides the position: where the
//! last one laid something, and which stack is which while stacks move.

use std::collections::BTreeMap;

use tableside_rules::kreuzsummen::{Action, Place};

/// Where the last action was, and a name for each stack.
#[derive(Debug, Clone, Default)]
pub(super) struct Touched {
    last: Vec<Place>,
    stacks: BTreeMap<Place, u16>,
    named: u16,
    /// The column targets that the last action laid elsewhere.
    moved: Vec<u8>,
}

impl Touched {
    /// Notes an action that was accepted; before it the column targets lay like this.
    pub(super) fn note(&mut self, action: &Action, before: &[u8]) {
        self.moved = match action {
            Action::Arrange { columns } => {
                let pairs = columns.iter().zip(before);
                pairs
                    .filter(|(now, then)| now != then)
                    .map(|(now, _)| *now)
                    .collect()
            }
            _ => Vec::new(),
        };
        self.last = match *action {
            Action::Place { at, .. } | Action::Queen { at, .. } => vec![at],
            Action::Jack { at, with } => vec![at, with],
            Action::King { to, .. } => vec![to],
            // Laying targets in order is not the turn that one looks for.
            Action::Arrange { .. } => return,
            Action::Discard { .. } | Action::EndTurn {} | Action::Pass {} | Action::GiveUp {} => {
                Vec::new()
            }
        };
        match *action {
            Action::Place { at, .. } => {
                self.stacks.entry(at).or_insert_with(|| {
                    self.named += 1;
                    self.named
                });
            }
            Action::Jack { at, with } => {
                if let (Some(one), Some(other)) = (self.stack(at), self.stack(with)) {
                    self.stacks.insert(at, other);
                    self.stacks.insert(with, one);
                }
            }
            Action::King { from, to } => {
                if let Some(stack) = self.stacks.remove(&from) {
                    self.stacks.insert(to, stack);
                }
            }
            _ => {}
        }
    }

    /// Leaves no last action.
    pub(super) fn forget(&mut self) {
        self.last.clear();
        self.moved.clear();
    }

    /// The column targets that the last action laid elsewhere.
    pub(super) fn moved(&self) -> &[u8] {
        &self.moved
    }

    /// Where the last action laid something.
    pub(super) fn last(&self) -> &[Place] {
        &self.last
    }

    /// What the stack of a place is known by, wherever it moves.
    pub(super) fn stack(&self, place: Place) -> Option<u16> {
        self.stacks.get(&place).copied()
    }
}
