use rusqlite::{OptionalExtension, Transaction, params};
use serde_json::Value;

use crate::error::{LedgerError, Result};
use crate::ids::{MatchId, Revision};
use crate::store::Ledger;
use crate::value::{json_text, read_json};

/// A repair that is being made: a list of actions that does not fit yet.
#[derive(Clone, Debug, PartialEq)]
pub struct Draft {
    /// The revision of the match that the repair began with.
    pub base: Revision,
    /// The whole list as it is to be, from the first action on.
    pub actions: Vec<Value>,
    /// The index of the first action that does not fit.
    pub misfit: usize,
}

impl Ledger {
    /// The repair that is being made in a match; any change of the match drops it.
    pub fn draft(&self, id: MatchId) -> Result<Option<Draft>> {
        let mut statement = self
            .connection
            .prepare_cached("SELECT base, actions, misfit FROM drafts WHERE match_id = ?1")?;
        let draft = statement.query_row([id], |row| {
            Ok(Draft {
                base: row.get("base")?,
                actions: read_json(row, "actions")?,
                misfit: row.get("misfit")?,
            })
        });
        Ok(draft.optional()?)
    }

    /// Keeps the repair that is being made, or drops it. The match and its revision stay.
    ///
    /// Errors: [`LedgerError::StaleDraft`] if the match has changed since the draft's `base`.
    pub fn set_draft(&mut self, id: MatchId, draft: Option<&Draft>) -> Result<()> {
        self.with_tx(|tx, _| {
            let revision: Revision = tx
                .prepare_cached("SELECT revision FROM matches WHERE id = ?1")?
                .query_row([id], |row| row.get(0))?;
            let Some(draft) = draft else {
                return drop_draft(tx, id);
            };
            if draft.base != revision {
                return Err(LedgerError::StaleDraft);
            }
            tx.execute(
                "INSERT OR REPLACE INTO drafts (match_id, base, actions, misfit)
                 VALUES (?1, ?2, ?3, ?4)",
                params![id, draft.base, json_text(&draft.actions)?, draft.misfit],
            )?;
            Ok(())
        })
    }
}

pub(crate) fn drop_draft(tx: &Transaction<'_>, id: MatchId) -> Result<()> {
    tx.prepare_cached("DELETE FROM drafts WHERE match_id = ?1")?
        .execute([id])?;
    Ok(())
}
