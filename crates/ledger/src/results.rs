//! What finished matches came to, for statistics.

use jiff::Timestamp;
use rusqlite::{Row, params_from_iter};
use serde_json::Value;

use crate::chronicle::{Filter, Query};
use crate::error::Result;
use crate::ids::{MatchId, PlayerId, TeamId};
use crate::matches::{Ended, Source};
use crate::store::Ledger;
use crate::value::{read_json, read_time};

/// A finished match with what statistics ask of it.
#[derive(Clone, Debug, PartialEq)]
pub struct Finished {
    pub id: MatchId,
    pub game: String,
    pub team: Option<TeamId>,
    pub source: Source,
    pub setup: Value,
    pub played: Timestamp,
    /// The players in seat order; `None` where somebody has a name only.
    pub seats: Vec<Option<PlayerId>>,
    pub outcome: Value,
}

impl Ledger {
    /// Every finished match that a filter lets through, in the order in which they were played.
    /// Stopped ones are none of them, whatever the filter says of the end.
    pub fn results(&self, filter: &Filter) -> Result<Vec<Finished>> {
        let query = Query::of(&Filter {
            ended: Some(Ended::Finished),
            ..filter.clone()
        });
        let (id, table) = (query.id(), query.table());
        let mut statement = self.connection.prepare_cached(&format!(
            "SELECT matches.id, matches.game, team_id, source, setup, matches.played, outcome,
                    (SELECT json_group_array(player_id ORDER BY seat) FROM seats AS every
                     WHERE every.match_id = matches.id) AS players
             {} ORDER BY {table}.played, {id}",
            query.rest()
        ))?;
        let results = statement.query_map(params_from_iter(query.values()), Finished::read)?;
        let mut results = results.collect::<rusqlite::Result<Vec<_>>>()?;
        // Who sat twice at a table has played there once.
        results.dedup_by_key(|result| result.id);
        Ok(results)
    }
}

impl Ledger {
    /// What the finished matches of a team came to: each set-up with an outcome, once, however
    /// often it came.
    pub fn team_outcomes(&self, team: TeamId) -> Result<Vec<(Value, Value)>> {
        let mut statement = self.connection.prepare_cached(
            "SELECT DISTINCT setup, outcome FROM matches
             WHERE removed IS NULL AND team_id = ?1 AND ended = 'finished'",
        )?;
        let outcomes = statement.query_map([team], |row| {
            Ok((read_json(row, "setup")?, read_json(row, "outcome")?))
        })?;
        Ok(outcomes.collect::<rusqlite::Result<_>>()?)
    }
}

impl Finished {
    fn read(row: &Row<'_>) -> rusqlite::Result<Self> {
        Ok(Self {
            id: row.get("id")?,
            game: row.get("game")?,
            team: row.get("team_id")?,
            source: row.get("source")?,
            setup: read_json(row, "setup")?,
            played: read_time(row, "played")?,
            seats: read_json(row, "players")?,
            outcome: read_json(row, "outcome")?,
        })
    }
}
