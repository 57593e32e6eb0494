use jiff::Timestamp;
use rusqlite::params;

use crate::error::{LedgerError, Result};
use crate::ids::TeamId;
use crate::store::Ledger;
use crate::value::{read_time, time_text};

/// Something that a team ticked off by hand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mark {
    /// What was ticked off, in the caller's own words; 1 to 60 characters.
    pub key: String,
    pub at: Timestamp,
}

impl Ledger {
    /// What a team ticked off, sorted by key. A team that is not known has none.
    pub fn marks(&self, team: TeamId) -> Result<Vec<Mark>> {
        let mut statement = self
            .connection
            .prepare_cached("SELECT key, at FROM marks WHERE team_id = ?1 ORDER BY key")?;
        let marks = statement.query_map([team], |row| {
            Ok(Mark {
                key: row.get("key")?,
                at: read_time(row, "at")?,
            })
        })?;
        Ok(marks.collect::<rusqlite::Result<_>>()?)
    }

    /// Ticks something off, or takes the tick away. Both may be repeated; the time of the first
    /// tick stays.
    pub fn set_mark(&mut self, team: TeamId, key: &str, on: bool) -> Result<()> {
        self.with_tx(|tx, inputs| {
            let known = tx
                .prepare_cached("SELECT 1 FROM teams WHERE id = ?1")?
                .exists([team])?;
            if !known {
                return Err(LedgerError::NotFound);
            }
            if on {
                tx.execute(
                    "INSERT INTO marks (team_id, key, at) VALUES (?1, ?2, ?3)
                     ON CONFLICT DO NOTHING",
                    params![team, key, time_text(inputs.now())],
                )?;
            } else {
                tx.execute(
                    "DELETE FROM marks WHERE team_id = ?1 AND key = ?2",
                    params![team, key],
                )?;
            }
            Ok(())
        })
    }
}
