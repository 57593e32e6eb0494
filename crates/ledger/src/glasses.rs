use jiff::Timestamp;
use rusqlite::{Connection, Row, params};

use crate::error::{LedgerError, Result};
use crate::ids::GlassId;
use crate::names::{clean_name, folded_name};
use crate::store::Ledger;
use crate::timers::accept_length;
use crate::value::{read_time, time_text};

/// A real sand timer that was measured.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Glass {
    pub id: GlassId,
    /// As [`crate::clean_name`] makes it; no other glass has it, in capitals or small letters.
    pub name: String,
    /// How long its sand runs, in milliseconds: a second to a day.
    pub length_ms: u32,
    pub measured_at: Timestamp,
}

impl Glass {
    fn read(row: &Row<'_>) -> rusqlite::Result<Self> {
        Ok(Self {
            id: row.get("id")?,
            name: row.get("name")?,
            length_ms: row.get("length_ms")?,
            measured_at: read_time(row, "measured_at")?,
        })
    }
}

impl Ledger {
    /// All measured sand timers, in the order in which they were added.
    pub fn glasses(&self) -> Result<Vec<Glass>> {
        let mut statement = self
            .connection
            .prepare_cached("SELECT id, name, length_ms, measured_at FROM glasses ORDER BY id")?;
        let glasses = statement.query_map([], Glass::read)?;
        Ok(glasses.collect::<rusqlite::Result<_>>()?)
    }

    /// Adds a sand timer that was measured now; the name is kept as [`crate::clean_name`] makes it.
    ///
    /// Errors: a name that can't be taken; [`LedgerError::DuplicateGlass`];
    /// [`LedgerError::TimerLength`] unless the length is 1000 to 86 400 000 milliseconds.
    pub fn add_glass(&mut self, name: &str, length_ms: u32) -> Result<Glass> {
        let name = clean_name(name)?;
        accept_length(length_ms)?;
        self.with_tx(|tx, inputs| {
            let glass = Glass {
                id: GlassId(inputs.id()),
                name,
                length_ms,
                measured_at: inputs.now(),
            };
            insert(tx, &glass)?;
            Ok(glass)
        })
    }

    /// Gives a sand timer another name.
    ///
    /// Errors: a name that can't be taken; [`LedgerError::DuplicateGlass`].
    pub fn rename_glass(&mut self, id: GlassId, name: &str) -> Result<()> {
        let name = clean_name(name)?;
        self.with_tx(|tx, _| {
            only_one(tx, id, &name)?;
            match tx.execute(
                "UPDATE glasses SET name = ?2 WHERE id = ?1",
                params![id, name],
            )? {
                0 => Err(LedgerError::NotFound),
                _ => Ok(()),
            }
        })
    }

    /// Takes a sand timer away; it is returned for [`Ledger::restore_glass`].
    pub fn remove_glass(&mut self, id: GlassId) -> Result<Glass> {
        self.with_tx(|tx, _| {
            let glass = tx.query_row(
                "DELETE FROM glasses WHERE id = ?1 RETURNING id, name, length_ms, measured_at",
                [id],
                Glass::read,
            )?;
            Ok(glass)
        })
    }

    /// Brings a sand timer back exactly as it was. It may be there already.
    ///
    /// Errors: as [`Ledger::add_glass`], if another has got its name in the meantime.
    pub fn restore_glass(&mut self, glass: &Glass) -> Result<()> {
        let glass = &Glass {
            name: clean_name(&glass.name)?,
            ..glass.clone()
        };
        accept_length(glass.length_ms)?;
        self.with_tx(|tx, _| {
            let there = tx
                .prepare_cached("SELECT 1 FROM glasses WHERE id = ?1")?
                .exists([glass.id])?;
            if there { Ok(()) } else { insert(tx, glass) }
        })
    }
}

pub(crate) fn insert(connection: &Connection, glass: &Glass) -> Result<()> {
    only_one(connection, glass.id, &glass.name)?;
    connection.execute(
        "INSERT INTO glasses (id, name, length_ms, measured_at) VALUES (?1, ?2, ?3, ?4)",
        params![
            glass.id,
            glass.name,
            glass.length_ms,
            time_text(glass.measured_at)
        ],
    )?;
    Ok(())
}

/// Sees to it that no other glass has this name.
fn only_one(connection: &Connection, id: GlassId, name: &str) -> Result<()> {
    match namesake(connection, id, name)? {
        Some(other) => Err(LedgerError::DuplicateGlass(other.id)),
        None => Ok(()),
    }
}

/// Another glass of this name, in capitals or small letters.
pub(crate) fn namesake(connection: &Connection, id: GlassId, name: &str) -> Result<Option<Glass>> {
    let wanted = folded_name(name);
    let mut statement = connection.prepare_cached(
        "SELECT id, name, length_ms, measured_at FROM glasses WHERE id <> ?1 ORDER BY id",
    )?;
    let others = statement.query_map([id], Glass::read)?;
    for other in others {
        let other = other?;
        if folded_name(&other.name) == wanted {
            return Ok(Some(other));
        }
    }
    Ok(None)
}
