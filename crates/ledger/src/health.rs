use rusqlite::Connection;

use crate::error::{Damage, LedgerError};
use crate::store::Ledger;
use crate::throws;

impl Ledger {
    /// Reads the whole file and looks for broken pages, indexes and references, and for
    /// wrong counts.
    ///
    /// It takes a moment for a large database, so opening one makes a shorter check.
    pub fn check(&self) -> Result<(), Damage> {
        match problems(&self.connection) {
            Ok(problems) if problems.is_empty() => Ok(()),
            Ok(problems) => Err(Damage::Found(problems)),
            Err(error) => match LedgerError::from(error) {
                LedgerError::Damaged(problem) => Err(Damage::Found(vec![problem])),
                error => Err(Damage::Unchecked(error)),
            },
        }
    }
}

/// Everything that is wrong with the file and its counts, one line a problem.
fn problems(connection: &Connection) -> rusqlite::Result<Vec<String>> {
    let mut problems = structure_problems(connection)?;
    problems.extend(throws::count_problem(connection)?);
    Ok(problems)
}

/// Everything that `SQLite` finds wrong with the file, whatever its version, one line a problem.
pub(crate) fn structure_problems(connection: &Connection) -> rusqlite::Result<Vec<String>> {
    let mut problems = Vec::new();
    let mut statement = connection.prepare("PRAGMA integrity_check")?;
    for line in statement.query_map([], |row| row.get::<_, String>(0))? {
        let line = line?;
        if line != "ok" {
            problems.push(line);
        }
    }
    let mut statement = connection.prepare("PRAGMA foreign_key_check")?;
    let lines = statement.query_map([], |row| {
        let (child, parent): (String, String) = (row.get(0)?, row.get(2)?);
        Ok(format!("a row of {child} refers to none of {parent}"))
    })?;
    for line in lines {
        problems.push(line?);
    }
    Ok(problems)
}

/// The first thing that is wrong with the tables, the indexes left aside.
pub(crate) fn quick_problem(connection: &Connection) -> rusqlite::Result<Option<String>> {
    let line: String = connection.query_row("PRAGMA quick_check(1)", [], |row| row.get(0))?;
    Ok((line != "ok").then_some(line))
}

/// The tables that stay short however much is played, and that every screen reads.
const SHORT: [&str; 8] = [
    "players",
    "teams",
    "team_members",
    "marks",
    "settings",
    "drafts",
    "glasses",
    "timers",
];

/// The same of those tables alone that stay short.
pub(crate) fn problem_of_short_tables(connection: &Connection) -> rusqlite::Result<Option<String>> {
    for table in SHORT {
        let mut statement =
            connection.prepare("SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = ?1")?;
        // An older version may not have it yet.
        if !statement.exists([table])? {
            continue;
        }
        let check = format!("PRAGMA quick_check({table})");
        let line: String = connection.query_row(&check, [], |row| row.get(0))?;
        if line != "ok" {
            return Ok(Some(line));
        }
    }
    Ok(None)
}
