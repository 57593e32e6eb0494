use jiff::Timestamp;
use rusqlite::{Row, params};

use crate::error::{LedgerError, Result};
use crate::ids::PlayerId;
use crate::names::clean_name;
use crate::store::Ledger;
use crate::value::{read_optional_time, read_time, time_text};

/// Someone who plays. Two players may have the same name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Player {
    pub id: PlayerId,
    /// As [`crate::clean_name`] makes it.
    pub name: String,
    /// The person's emblem in lists and charts, a colour and a shape in the caller's own words:
    /// two or more words of small letters with hyphens between them, 40 characters at most.
    pub mark: Option<String>,
    /// Since when the player is offered for no new match.
    pub archived: Option<Timestamp>,
    pub created: Timestamp,
}

/// What [`Player::read`] reads.
pub(crate) const COLUMNS: &str =
    "players.id, players.name, players.mark, players.archived, players.created";

impl Player {
    pub(crate) fn read(row: &Row<'_>) -> rusqlite::Result<Self> {
        Ok(Self {
            id: row.get("id")?,
            name: row.get("name")?,
            mark: row.get("mark")?,
            archived: read_optional_time(row, "archived")?,
            created: read_time(row, "created")?,
        })
    }
}

impl Ledger {
    /// All players, in the order in which they were added, archived ones included.
    pub fn players(&self) -> Result<Vec<Player>> {
        let mut statement = self.connection.prepare_cached(&format!(
            "SELECT {COLUMNS} FROM players WHERE removed IS NULL ORDER BY created, id"
        ))?;
        let players = statement.query_map([], Player::read)?;
        Ok(players.collect::<rusqlite::Result<_>>()?)
    }

    pub fn player(&self, id: PlayerId) -> Result<Player> {
        let mut statement = self.connection.prepare_cached(&format!(
            "SELECT {COLUMNS} FROM players WHERE id = ?1 AND removed IS NULL"
        ))?;
        Ok(statement.query_row([id], Player::read)?)
    }

    /// Adds a player; the name is kept as [`crate::clean_name`] makes it.
    pub fn add_player(&mut self, name: &str) -> Result<Player> {
        let name = clean_name(name)?;
        self.with_tx(|tx, inputs| {
            let player = Player {
                id: PlayerId(inputs.id()),
                name,
                mark: None,
                archived: None,
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
        self.update_player(id, "name", Some(&name))
    }

    /// Gives a player another mark, or none.
    ///
    /// Errors: [`LedgerError::NoMark`] if it is not two or more words of small letters with hyphens
    /// between them, or longer than 40 characters.
    pub fn mark_player(&mut self, id: PlayerId, mark: Option<&str>) -> Result<()> {
        if mark.is_some_and(|mark| !is_mark(mark)) {
            return Err(LedgerError::NoMark);
        }
        self.update_player(id, "mark", mark)
    }

    /// Offers a player for no new match any more, or again. What was played stays in either case.
    pub fn archive_player(&mut self, id: PlayerId, archived: bool) -> Result<()> {
        let now = time_text(self.inputs.now());
        self.update_player(id, "archived", archived.then_some(&*now))
    }

    fn update_player(&mut self, id: PlayerId, column: &str, value: Option<&str>) -> Result<()> {
        self.with_tx(|tx, _| {
            let changed = tx
                .prepare_cached(&format!(
                    "UPDATE players SET {column} = ?2 WHERE id = ?1 AND removed IS NULL"
                ))?
                .execute(params![id, value])?;
            match changed {
                0 => Err(LedgerError::NotFound),
                _ => Ok(()),
            }
        })
    }
}

/// Whether this may be a player's emblem.
pub(crate) fn is_mark(mark: &str) -> bool {
    let is_word = |word: &str| !word.is_empty() && word.bytes().all(|b| b.is_ascii_lowercase());
    mark.len() <= 40 && mark.contains('-') && mark.split('-').all(is_word)
}
