use jiff::Timestamp;
use rusqlite::{Connection, OptionalExtension, Row, Transaction, params};

use crate::error::{LedgerError, Result};
use crate::ids::ThrowId;
use crate::store::Ledger;
use crate::value::{json_text, read_json, read_time, time_text};

/// A throw of the dice tool.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Throw {
    pub id: ThrowId,
    pub at: Timestamp,
    /// How many sides each of the dice has: 6 or 12.
    pub sides: u8,
    /// What lay on top, die by die: 1 to 6 numbers from 1 to `sides`.
    pub faces: Vec<u8>,
}

impl Throw {
    fn read(row: &Row<'_>) -> rusqlite::Result<Self> {
        Ok(Self {
            id: row.get("id")?,
            at: read_time(row, "at")?,
            sides: row.get("sides")?,
            faces: read_json(row, "faces")?,
        })
    }
}

impl Ledger {
    /// An id for a throw that is still to be made. A screen that carries it along makes one throw
    /// only, however often its tap arrives.
    pub fn new_throw_id(&mut self) -> ThrowId {
        ThrowId(self.inputs.id())
    }

    /// Keeps a throw: 1 to 6 dice of 6 or 12 sides.
    ///
    /// If there already is a throw with this id, put away or not, that one is returned and nothing
    /// is stored.
    ///
    /// Errors: [`LedgerError::NoThrow`] if these are no such dice, or not their faces.
    pub fn add_throw(&mut self, id: ThrowId, sides: u8, faces: &[u8]) -> Result<Throw> {
        if !is_throw(sides, faces) {
            return Err(LedgerError::NoThrow);
        }
        self.with_tx(|tx, inputs| {
            if let Some(known) = find(tx, id)? {
                return Ok(known);
            }
            let throw = Throw {
                id,
                at: inputs.now(),
                sides,
                faces: faces.to_vec(),
            };
            tx.prepare_cached("INSERT INTO throws (id, at, sides, faces) VALUES (?1, ?2, ?3, ?4)")?
                .execute(params![
                    throw.id,
                    time_text(throw.at),
                    throw.sides,
                    json_text(&throw.faces)?
                ])?;
            count_faces(tx, &throw, ONE_MORE)?;
            Ok(throw)
        })
    }

    /// The throw with this id, put away or not; `None` if there is none.
    pub fn throw(&self, id: ThrowId) -> Result<Option<Throw>> {
        find(&self.connection, id)
    }

    /// The newest throws, the last one first.
    pub fn last_throws(&self, limit: u32) -> Result<Vec<Throw>> {
        let mut statement = self.connection.prepare_cached(
            "SELECT id, at, sides, faces FROM throws WHERE cleared = 0
             ORDER BY number DESC LIMIT ?1",
        )?;
        let throws = statement.query_map([limit], Throw::read)?;
        Ok(throws.collect::<rusqlite::Result<_>>()?)
    }

    /// How often each face of a kind of die came up in all throws that are kept: `sides` numbers,
    /// that of the 1 first.
    pub fn face_counts(&self, sides: u8) -> Result<Vec<u64>> {
        let mut statement = self.connection.prepare_cached(
            "SELECT face, count FROM face_counts WHERE sides = ?1 AND cleared = 0",
        )?;
        let rows = statement.query_map([sides], |row| Ok((row.get(0)?, row.get(1)?)))?;
        let mut counts = vec![0; sides.into()];
        for row in rows {
            let (face, count): (usize, u64) = row?;
            if let Some(place) = face.checked_sub(1).and_then(|index| counts.get_mut(index)) {
                *place = count;
            }
        }
        Ok(counts)
    }

    /// Drops a throw for good.
    pub fn remove_throw(&mut self, id: ThrowId) -> Result<()> {
        self.with_tx(|tx, _| {
            let throw = tx
                .prepare_cached(
                    "DELETE FROM throws WHERE id = ?1 AND cleared = 0
                     RETURNING id, at, sides, faces",
                )?
                .query_row([id], Throw::read)?;
            count_faces(tx, &throw, ONE_LESS)
        })
    }

    /// Puts all throws away. [`Ledger::restore_throws`] brings them back, until throws are put away
    /// the next time; those put away before are gone. Without any throw nothing happens, so that
    /// a tap that arrives twice drops nothing.
    pub fn clear_throws(&mut self) -> Result<()> {
        self.with_tx(|tx, _| {
            let any = tx
                .prepare_cached("SELECT 1 FROM throws WHERE cleared = 0")?
                .exists([])?;
            if !any {
                return Ok(());
            }
            tx.execute_batch(
                "DELETE FROM throws WHERE cleared = 1;
                 DELETE FROM face_counts WHERE cleared = 1;
                 UPDATE throws SET cleared = 1;
                 UPDATE face_counts SET cleared = 1;",
            )?;
            Ok(())
        })
    }

    /// How many throws were put away and can be brought back.
    pub fn cleared_throws(&self) -> Result<u64> {
        let mut statement = self
            .connection
            .prepare_cached("SELECT count(*) FROM throws WHERE cleared = 1")?;
        Ok(statement.query_row([], |row| row.get(0))?)
    }

    /// Brings the throws back that were put away last; throws made since then stay the newest.
    pub fn restore_throws(&mut self) -> Result<()> {
        self.with_tx(|tx, _| {
            tx.execute_batch(
                "UPDATE throws SET cleared = 0 WHERE cleared = 1;
                 INSERT INTO face_counts (sides, face, cleared, count)
                   SELECT sides, face, 0, count FROM face_counts WHERE cleared = 1
                   ON CONFLICT DO UPDATE SET count = count + excluded.count;
                 DELETE FROM face_counts WHERE cleared = 1;",
            )?;
            Ok(())
        })
    }
}

fn find(connection: &Connection, id: ThrowId) -> Result<Option<Throw>> {
    let mut statement =
        connection.prepare_cached("SELECT id, at, sides, faces FROM throws WHERE id = ?1")?;
    Ok(statement.query_row([id], Throw::read).optional()?)
}

const ONE_MORE: &str = "INSERT INTO face_counts (sides, face, cleared, count) VALUES (?1, ?2, 0, 1)
     ON CONFLICT DO UPDATE SET count = count + 1";

const ONE_LESS: &str = "UPDATE face_counts SET count = count - 1
     WHERE sides = ?1 AND face = ?2 AND cleared = 0";

/// Whether 1 to 6 dice with so many sides, 6 or 12, can show these faces.
pub(crate) fn is_throw(sides: u8, faces: &[u8]) -> bool {
    matches!(sides, 6 | 12)
        && (1..=6).contains(&faces.len())
        && faces.iter().all(|face| (1..=sides).contains(face))
}

/// Stores throws from elsewhere in their order, as made before all that are here.
pub(crate) fn put_before(tx: &Transaction<'_>, throws: &[Throw]) -> Result<()> {
    let first: i64 = tx
        .prepare_cached("SELECT ifnull(min(number), 1) FROM throws")?
        .query_row([], |row| row.get(0))?;
    let none = !tx.prepare_cached("SELECT 1 FROM throws")?.exists([])?;
    let count = i64::try_from(throws.len()).unwrap_or(i64::MAX);
    let start = if none { 1 } else { first.saturating_sub(count) };
    for (number, throw) in (start..).zip(throws) {
        tx.prepare_cached(
            "INSERT INTO throws (number, id, at, sides, faces) VALUES (?1, ?2, ?3, ?4, ?5)",
        )?
        .execute(params![
            number,
            throw.id,
            time_text(throw.at),
            throw.sides,
            json_text(&throw.faces)?
        ])?;
        count_faces(tx, throw, ONE_MORE)?;
    }
    Ok(())
}

/// Changes the count of each face of a throw that is not put away.
fn count_faces(tx: &Transaction<'_>, throw: &Throw, change: &str) -> Result<()> {
    let mut change = tx.prepare_cached(change)?;
    for face in &throw.faces {
        change.execute(params![throw.sides, face])?;
    }
    Ok(())
}

/// Whether the counts are those of the throws, in words if not.
pub(crate) fn count_problem(connection: &Connection) -> rusqlite::Result<Option<String>> {
    let wrong: bool = connection.query_row(
        "WITH counted AS (
           SELECT sides, value AS face, cleared, count(*) AS count FROM throws, json_each(faces)
           GROUP BY sides, value, cleared)
         SELECT EXISTS (SELECT * FROM counted EXCEPT
                        SELECT sides, face, cleared, count FROM face_counts)
             OR EXISTS (SELECT sides, face, cleared, count FROM face_counts WHERE count > 0 EXCEPT
                        SELECT * FROM counted)",
        [],
        |row| row.get(0),
    )?;
    Ok(wrong.then(|| "face_counts does not count what lies in throws".to_owned()))
}
