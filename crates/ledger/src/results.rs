//! What finished matches came to, for statistics.

use std::sync::atomic::{AtomicU64, Ordering};

use jiff::Timestamp;
use rusqlite::types::Type;
use rusqlite::{OptionalExtension as _, Row, Rows, params};
use serde_json::Value;

use crate::error::Result;
use crate::ids::{MatchId, PlayerId, Revision, TeamId};
use crate::matches::Source;
use crate::store::Ledger;
use crate::value::{read_json, read_time};

/// A finished match with what statistics ask of it.
#[derive(Clone, Debug, PartialEq)]
pub struct Finished<'a> {
    pub id: MatchId,
    pub revision: Revision,
    pub game: &'a str,
    pub team: Option<TeamId>,
    pub source: Source,
    /// JSON.
    pub setup: &'a str,
    pub played: Timestamp,
    /// The players in seat order; `None` where somebody has a name only.
    pub seats: Vec<Option<PlayerId>>,
    /// JSON.
    pub outcome: &'a str,
}

/// What a database was like at a moment: as long as it is equal, nothing was stored in between,
/// neither here nor by another process, and the database is not another one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stamp {
    /// Which of the ledgers that this process has opened.
    ledger: Opened,
    /// Raised by what others commit.
    others: i64,
    /// Raised by each row that is written here.
    own: u64,
}

/// One of the ledgers that this process has opened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Opened(u64);

impl Opened {
    pub(crate) fn next() -> Self {
        static COUNT: AtomicU64 = AtomicU64::new(0);
        Self(COUNT.fetch_add(1, Ordering::Relaxed))
    }
}

impl Stamp {
    /// The ledger that was asked: another one may know other matches by the same ids and revisions.
    pub fn opened(self) -> Opened {
        self.ledger
    }
}

impl Ledger {
    /// What the database is like now.
    pub fn stamp(&self) -> Result<Stamp> {
        Ok(Stamp {
            ledger: self.opened,
            others: (self.connection).pragma_query_value(None, "data_version", |row| row.get(0))?,
            own: self.connection.total_changes(),
        })
    }

    /// Shows every finished match, by ids. Stopped and deleted ones are none of them.
    pub fn each_finished(&self, mut show: impl FnMut(Finished<'_>)) -> Result<()> {
        self.with_view(|view| {
            // Both tables are read from one end to the other as they lie, so that a hundred
            // thousand matches need no look-up of their seats.
            let mut matches = view.prepare_cached(
                "SELECT id, revision, game, team_id, source, setup, played, outcome
                 FROM matches NOT INDEXED
                 WHERE removed IS NULL AND ended = 'finished' ORDER BY id",
            )?;
            let mut seats = view.prepare_cached(
                "SELECT match_id, player_id FROM seats NOT INDEXED ORDER BY match_id, seat",
            )?;
            let mut seats = Seats::of(seats.query([])?)?;
            let mut rows = matches.query([])?;
            while let Some(row) = rows.next()? {
                let id: MatchId = row.get("id")?;
                show(Finished {
                    id,
                    revision: row.get("revision")?,
                    game: text(row, "game")?,
                    team: row.get("team_id")?,
                    source: row.get("source")?,
                    setup: text(row, "setup")?,
                    played: read_time(row, "played")?,
                    seats: seats.at(id)?,
                    outcome: text(row, "outcome")?,
                });
            }
            Ok(())
        })
    }
}

/// The seats of all matches, those of a later match after those of an earlier one.
struct Seats<'a> {
    rows: Rows<'a>,
    /// The one that was read last.
    next: Option<(MatchId, Option<PlayerId>)>,
}

impl<'a> Seats<'a> {
    fn of(rows: Rows<'a>) -> rusqlite::Result<Self> {
        let mut seats = Self { rows, next: None };
        seats.read()?;
        Ok(seats)
    }

    fn read(&mut self) -> rusqlite::Result<()> {
        let row = self.rows.next()?;
        self.next = match row {
            Some(row) => Some((row.get(0)?, row.get(1)?)),
            None => None,
        };
        Ok(())
    }

    /// Those of a match that comes after all that were asked for.
    fn at(&mut self, id: MatchId) -> rusqlite::Result<Vec<Option<PlayerId>>> {
        let mut players = Vec::new();
        while let Some((of, player)) = self.next.filter(|(of, _)| *of <= id) {
            if of == id {
                players.push(player);
            }
            self.read()?;
        }
        Ok(players)
    }
}

fn text<'a>(row: &'a Row<'_>, column: &str) -> rusqlite::Result<&'a str> {
    let index = row.as_ref().column_index(column)?;
    (row.get_ref(index)?.as_str()).map_err(|error| {
        rusqlite::Error::FromSqlConversionFailure(index, Type::Text, Box::new(error))
    })
}

impl Ledger {
    /// What the finished matches of a team came to: each set-up with an outcome, once, however
    /// often it came.
    pub fn team_outcomes(&self, team: TeamId) -> Result<Vec<(Value, Value)>> {
        self.with_view(|view| {
            // From each to the next one in the index: a pair has played far more often than there
            // are results.
            let own = "FROM matches
                       WHERE removed IS NULL AND team_id = ?1 AND ended = 'finished'";
            // Two steps instead of a comparison of both at once, which would pass over each match
            // with the last result.
            let mut statement = view.prepare_cached(&format!(
                "SELECT * FROM (SELECT setup, outcome {own} AND setup = ?2 AND outcome > ?3
                                ORDER BY outcome LIMIT 1)
                 UNION ALL
                 SELECT * FROM (SELECT setup, outcome {own} AND setup > ?2
                                ORDER BY setup, outcome LIMIT 1)
                 LIMIT 1"
            ))?;
            let mut outcomes = Vec::new();
            let mut last = (String::new(), String::new());
            loop {
                let next = statement.query_row(params![team, last.0, last.1], |row| {
                    outcomes.push((read_json(row, "setup")?, read_json(row, "outcome")?));
                    Ok((row.get(0)?, row.get(1)?))
                });
                match next.optional()? {
                    Some(next) => last = next,
                    None => return Ok(outcomes),
                }
            }
        })
    }
}
