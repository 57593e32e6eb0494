use jiff::Timestamp;
use rusqlite::{Transaction, params};
use serde_json::{Map, Value};

use crate::drafts::drop_draft;
use crate::error::{ChangeError, Result};
use crate::ids::{MatchId, Revision};
use crate::inputs::Inputs;
use crate::matches::{Ended, Match, MatchHead, Source, find};
use crate::steps::{self, Step, StepKind};
use crate::store::Ledger;
use crate::value::{json_text, time_text};

/// A change of a match. Each raises its revision by one.
#[derive(Clone, Debug, PartialEq)]
pub enum Change {
    /// These come at the end, at least one; one undo takes all of them back.
    Append(Vec<Value>),
    /// These come at the end too, at least one, but belong to the tap before them: one undo takes
    /// them back together with it, so that what goes on by itself after one tap is undone at once.
    /// They count as entered at that tap. Possible where undo would take a tap back.
    Extend(Vec<Value>),
    /// A repair: everything from index `from` on becomes this. One undo takes the repair back.
    Replace {
        from: usize,
        actions: Vec<Value>,
    },
    Undo,
    Redo,
    /// Ends the match early. The actions stay, and so do undo and redo for when it is reopened.
    Stop,
    /// Goes on with a stopped match.
    Reopen,
    /// Puts these options in place of the present ones.
    Options(Map<String, Value>),
}

/// A change with the outcome it leads to.
#[derive(Clone, Debug, PartialEq)]
pub struct Update {
    pub change: Change,
    /// The outcome of the list after the change, `None` if the match is not finished then.
    /// Not looked at for [`Change::Stop`], [`Change::Reopen`] and [`Change::Options`]: they leave
    /// the list alone, and so the outcome.
    pub outcome: Option<Value>,
}

impl Ledger {
    /// Changes a match in one transaction: `decide` sees the match as it stands and says what is
    /// to become of it, or refuses.
    ///
    /// `after` is the revision that the user saw. Another one is [`ChangeError::Stale`], so that a
    /// tap that arrives twice counts once. On any error, and if `decide` panics, nothing is stored.
    pub fn change<E>(
        &mut self,
        id: MatchId,
        after: Revision,
        decide: impl FnOnce(&Match) -> Result<Update, E>,
    ) -> Result<Match, ChangeError<E>> {
        self.with_tx(|tx, inputs: &mut Inputs| {
            let now_is = find(tx, id)?;
            if now_is.head.revision != after {
                return Err(ChangeError::Stale(Box::new(now_is)));
            }
            let update = decide(&now_is).map_err(ChangeError::Refused)?;
            store(tx, &now_is, update, inputs.now(), after.next())?;
            Ok(find(tx, id)?)
        })
    }
}

/// Writes a change that has been decided, or says why it is impossible.
pub(crate) fn store<E>(
    tx: &Transaction<'_>,
    before: &Match,
    update: Update,
    now: Timestamp,
    revision: Revision,
) -> Result<(), ChangeError<E>> {
    let mut head = before.head.clone();
    apply_to_head(&mut head, &update.change, now)?;
    let mut step = before.history.current;
    if let Some((number, at)) = store_list(tx, before, update.change, now)? {
        step = number;
        settle(&mut head, update.outcome, at);
    }
    head.changed = now;
    head.revision = revision;
    write(tx, &head, step)?;
    drop_draft(tx, head.id)?;
    Ok(())
}

/// What a change does to a match beside its list.
fn apply_to_head<E>(
    head: &mut MatchHead,
    change: &Change,
    now: Timestamp,
) -> Result<(), ChangeError<E>> {
    match (change, head.ended) {
        (Change::Options(options), _) => head.options.clone_from(options),
        // It has its result and no list, and goes out and comes in as such.
        (_, Some(ended)) if head.source == Source::Hand => return Err(ChangeError::Ended(ended)),
        (Change::Stop, None) => {
            head.ended = Some(Ended::Stopped);
            head.ended_at = Some(now);
        }
        (Change::Stop, Some(ended)) => return Err(ChangeError::Ended(ended)),
        (Change::Reopen, Some(Ended::Stopped)) => {
            head.ended = None;
            head.ended_at = None;
        }
        (Change::Reopen, _) => return Err(ChangeError::NotStopped),
        (_, Some(Ended::Stopped)) => return Err(ChangeError::Ended(Ended::Stopped)),
        (_, None | Some(Ended::Finished)) => {}
    }
    Ok(())
}

/// Stores what a change does to the list: the number of the last step that is then in force, and
/// the time of that step; `None` if the change leaves the list alone.
fn store_list<E>(
    tx: &Transaction<'_>,
    before: &Match,
    change: Change,
    now: Timestamp,
) -> Result<Option<(usize, Timestamp)>, ChangeError<E>> {
    let length = before.actions.len();
    let history = &before.history;
    let time_of = |number: usize| {
        let step = number
            .checked_sub(1)
            .and_then(|index| history.steps.get(index));
        step.map_or(before.head.started, |step| step.at)
    };
    let new = match change {
        Change::Append(added) if added.is_empty() => return Err(ChangeError::NothingToAppend),
        Change::Append(added) => Step {
            from: length,
            added,
            kind: StepKind::Tap,
            at: now,
        },
        Change::Extend(added) if added.is_empty() => return Err(ChangeError::NothingToAppend),
        Change::Extend(added) => {
            let step = before.last_tap().ok_or(ChangeError::NothingToExtend)?;
            steps::extend(tx, before.head.id, history.current, step, &added)?;
            return Ok(Some((history.current, step.at)));
        }
        Change::Replace { from, .. } if from > length => {
            return Err(ChangeError::BeyondEnd { from, length });
        }
        Change::Replace { from, actions } => Step {
            from,
            added: actions,
            kind: StepKind::Repair,
            at: now,
        },
        Change::Undo => {
            let step = history
                .current
                .checked_sub(1)
                .ok_or(ChangeError::NothingToUndo)?;
            return Ok(Some((step, time_of(step))));
        }
        Change::Redo if before.can_redo => {
            let step = history.current + 1;
            return Ok(Some((step, time_of(step))));
        }
        Change::Redo => return Err(ChangeError::NothingToRedo),
        Change::Stop | Change::Reopen | Change::Options(_) => return Ok(None),
    };
    steps::push(tx, before.head.id, history.current, &new)?;
    Ok(Some((history.current + 1, now)))
}

/// Ends the match or goes on with it, as the new list demands.
///
/// A match that was finished before stays finished since then. One that becomes finished is so
/// since `at`, the time of the step that did it, also when undo or redo brings it back.
fn settle(head: &mut MatchHead, outcome: Option<Value>, at: Timestamp) {
    head.ended_at = match (&outcome, head.ended) {
        (None, _) => None,
        (Some(_), Some(Ended::Finished)) => head.ended_at,
        (Some(_), _) => Some(at),
    };
    head.ended = outcome.is_some().then_some(Ended::Finished);
    head.outcome = outcome;
}

fn write(tx: &Transaction<'_>, head: &MatchHead, step: usize) -> Result<()> {
    tx.prepare_cached(
        "UPDATE matches SET options = ?2, changed = ?3, ended = ?4, ended_at = ?5, outcome = ?6,
         revision = ?7, step = ?8 WHERE id = ?1",
    )?
    .execute(params![
        head.id,
        json_text(&head.options)?,
        time_text(head.changed),
        head.ended,
        head.ended_at.map(time_text),
        head.outcome.as_ref().map(json_text).transpose()?,
        head.revision,
        step
    ])?;
    Ok(())
}
