use jiff::Timestamp;
use rusqlite::Connection;

use crate::error::OpenError;
use crate::store::Ledger;

/// What is in a database, in a few numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Inside {
    /// The version of the database, from 1.
    pub version: u32,
    pub players: u64,
    pub matches: u64,
    /// When a match was begun or changed the last time.
    pub last_played: Option<Timestamp>,
}

impl Inside {
    /// Counts what the connection sees, whatever version it is of.
    pub(crate) fn of(connection: &Connection) -> Result<Self, OpenError> {
        let version: u32 = connection.pragma_query_value(None, "user_version", |row| row.get(0))?;
        if version == 0 {
            return Ok(Self {
                version,
                players: 0,
                matches: 0,
                last_played: None,
            });
        }
        // What was deleted is there for some moments more, from the third version on.
        let there = if version < 3 {
            ""
        } else {
            "WHERE removed IS NULL"
        };
        let (players, matches, last): (u64, u64, Option<String>) = connection.query_row(
            &format!(
                "SELECT (SELECT count(*) FROM players {there}),
                        (SELECT count(*) FROM matches {there}),
                        (SELECT max(changed) FROM matches {there})"
            ),
            [],
            |row| Ok((row.get(0)?, row.get(1)?, row.get(2)?)),
        )?;
        let last_played = last
            .map(|text| text.parse())
            .transpose()
            .map_err(|_| OpenError::Damaged("the time of a match can't be read".to_owned()))?;
        Ok(Self {
            version,
            players,
            matches,
            last_played,
        })
    }

    /// Whether nobody would miss it.
    pub fn is_empty(&self) -> bool {
        self.players == 0 && self.matches == 0
    }
}

impl Ledger {
    /// What is in this database.
    pub fn inside(&self) -> Result<Inside, OpenError> {
        Inside::of(&self.connection)
    }
}
