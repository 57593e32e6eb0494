use jiff::Timestamp;
use rusqlite::types::{FromSql, FromSqlError, FromSqlResult, ToSqlOutput, ValueRef};
use rusqlite::{Connection, ToSql, Transaction, params};
use serde_json::Value;

use crate::error::Result;
use crate::ids::MatchId;
use crate::value::{json_text, read_json, read_time, time_text};

/// What one undo takes back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StepKind {
    /// Actions at the end of the list.
    Tap,
    /// Another course of the match from some action on.
    Repair,
}

impl ToSql for StepKind {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        Ok(match self {
            Self::Tap => "tap",
            Self::Repair => "repair",
        }
        .into())
    }
}

impl FromSql for StepKind {
    fn column_result(value: ValueRef<'_>) -> FromSqlResult<Self> {
        match value.as_str()? {
            "tap" => Ok(Self::Tap),
            "repair" => Ok(Self::Repair),
            _ => Err(FromSqlError::InvalidType),
        }
    }
}

/// One step of a match: cut the list at `from`, then add.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Step {
    pub(crate) from: usize,
    pub(crate) added: Vec<Value>,
    pub(crate) kind: StepKind,
    pub(crate) at: Timestamp,
}

/// An action with when it was entered, as a match file carries it.
#[derive(Clone, Debug, PartialEq)]
pub struct Entry {
    pub action: Value,
    /// When the action was entered.
    pub at: Timestamp,
    /// Whether it was entered by the same tap as the action before it.
    pub same_tap: bool,
}

/// The steps of a match in order, of which the first `current` are in force.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct History {
    pub(crate) steps: Vec<Step>,
    pub(crate) current: usize,
}

impl History {
    /// The list after the first `count` steps.
    pub(crate) fn actions(&self, count: usize) -> Vec<Value> {
        let mut actions = Vec::new();
        for step in self.steps.iter().take(count) {
            actions.truncate(step.from);
            actions.extend_from_slice(&step.added);
        }
        actions
    }

    /// The list as it stands, each action with its time.
    ///
    /// What a repair leaves in place at the end of the list keeps the time of its own tap.
    pub(crate) fn entries(&self) -> Vec<Entry> {
        let mut entries: Vec<Entry> = Vec::new();
        for step in self.steps.iter().take(self.current) {
            let old = entries.split_off(step.from.min(entries.len()));
            let kept = common_end(&old, &step.added);
            let new = step.added.len() - kept;
            entries.extend(
                step.added[..new]
                    .iter()
                    .enumerate()
                    .map(|(index, action)| Entry {
                        action: action.clone(),
                        at: step.at,
                        same_tap: step.kind == StepKind::Tap && index > 0,
                    }),
            );
            let behind_new = old.len() > kept || new > 0;
            let first_kept = entries.len();
            entries.extend(old.into_iter().rev().take(kept).rev());
            if let (true, Some(entry)) = (behind_new, entries.get_mut(first_kept)) {
                entry.same_tap = false;
            }
        }
        entries
    }

    /// The step that undo would take back.
    pub(crate) fn last(&self) -> Option<&Step> {
        self.current.checked_sub(1).map(|last| &self.steps[last])
    }

    pub(crate) fn undo_kind(&self) -> Option<StepKind> {
        self.last().map(|step| step.kind)
    }

    pub(crate) fn redo_kind(&self) -> Option<StepKind> {
        self.steps.get(self.current).map(|step| step.kind)
    }
}

/// How many actions at the end are the same.
fn common_end(old: &[Entry], new: &[Value]) -> usize {
    old.iter()
        .rev()
        .zip(new.iter().rev())
        .take_while(|(old, new)| old.action == **new)
        .count()
}

pub(crate) fn history(connection: &Connection, id: MatchId, current: usize) -> Result<History> {
    let mut statement = connection.prepare_cached(
        "SELECT from_index, added, kind, at FROM steps WHERE match_id = ?1 ORDER BY number",
    )?;
    let steps = statement
        .query_map([id], |row| {
            Ok(Step {
                from: row.get("from_index")?,
                added: read_json(row, "added")?,
                kind: row.get("kind")?,
                at: read_time(row, "at")?,
            })
        })?
        .collect::<rusqlite::Result<_>>()?;
    Ok(History { steps, current })
}

/// Stores a new step behind the first `current` ones; those that could be redone are gone.
pub(crate) fn push(tx: &Transaction<'_>, id: MatchId, current: usize, step: &Step) -> Result<()> {
    drop_behind(tx, id, current)?;
    tx.prepare_cached(
        "INSERT INTO steps (match_id, number, from_index, added, kind, at)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6)",
    )?
    .execute(params![
        id,
        current + 1,
        step.from,
        json_text(&step.added)?,
        step.kind,
        time_text(step.at)
    ])?;
    Ok(())
}

/// Adds to the end of the step numbered `current`, which is `step`; those that could be redone are
/// gone.
pub(crate) fn extend(
    tx: &Transaction<'_>,
    id: MatchId,
    current: usize,
    step: &Step,
    added: &[Value],
) -> Result<()> {
    drop_behind(tx, id, current)?;
    let added = [step.added.as_slice(), added].concat();
    tx.prepare_cached("UPDATE steps SET added = ?3 WHERE match_id = ?1 AND number = ?2")?
        .execute(params![id, current, json_text(&added)?])?;
    Ok(())
}

fn drop_behind(tx: &Transaction<'_>, id: MatchId, current: usize) -> Result<()> {
    tx.prepare_cached("DELETE FROM steps WHERE match_id = ?1 AND number > ?2")?
        .execute(params![id, current])?;
    Ok(())
}
