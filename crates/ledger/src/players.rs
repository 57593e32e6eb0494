use jiff::Timestamp;
use rusqlite::{Row, params};

use crate::error::{LedgerError, Result};
use crate::ids::PlayerId;
use crate::store::Ledger;
use crate::value::{clean_name, read_time, time_text};

/// Someone who plays. Two players may have the same name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Player {
    pub id: PlayerId,
    /// 1 to 60 characters, no white space around it, no control characters.
    pub name: String,
    pub created: Timestamp,
}

impl Player {
    pub(crate) fn read(row: &Row<'_>) -> rusqlite::Result<Self> {
        Ok(Self {
            id: row.get("id")?,
            name: row.get("name")?,
            created: read_time(row, "created")?,
        })
    }
}

impl Ledger {
    /// All players, in the order in which they were added.
    pub fn players(&self) -> Result<Vec<Player>> {
        let mut statement = self
            .connection
            .prepare_cached("SELECT id, name, created FROM players ORDER BY created, id")?;
        let players = statement.query_map([], Player::read)?;
        Ok(players.collect::<rusqlite::Result<_>>()?)
    }

    pub fn player(&self, id: PlayerId) -> Result<Player> {
        let mut statement = self
            .connection
            .prepare_cached("SELECT id, name, created FROM players WHERE id = ?1")?;
        Ok(statement.query_row([id], Player::read)?)
    }

    /// Adds a player. White space around the name is taken off.
    pub fn add_player(&mut self, name: &str) -> Result<Player> {
        let name = clean_name(name)?;
        self.with_tx(|tx, inputs| {
            let player = Player {
                id: PlayerId(inputs.id()),
                name: name.to_owned(),
                created: inputs.now(),
            };
            tx.execute(
                "INSERT INTO players (id, name, created) VALUES (?1, ?2, ?3)",
                params![player.id, player.name, time_text(player.created)],
            )?;
            Ok(player)
        })
    }

    /// Gives a player another name, in the matches already played as well.
    pub fn rename_player(&mut self, id: PlayerId, name: &str) -> Result<()> {
        let name = clean_name(name)?;
        self.with_tx(|tx, _| {
            match tx.execute(
                "UPDATE players SET name = ?2 WHERE id = ?1",
                params![id, name],
            )? {
                0 => Err(LedgerError::NotFound),
                _ => Ok(()),
            }
        })
    }
}
