use std::fs::{self, File};
use std::io::Read;
use std::path::Path;
use std::time::Duration;

use rusqlite::Connection;

use crate::error::OpenError;
use crate::migrations::{MIGRATIONS, NEWEST};

/// "TblS", what the first migration writes into the file's header.
const APPLICATION: u32 = 0x5462_6c53;

/// How long to wait for another connection that is writing.
const PATIENCE: Duration = Duration::from_secs(5);

pub(crate) fn open(path: &Path) -> Result<Connection, OpenError> {
    make_folder(path)?;
    inspect(path)?;
    let mut connection = Connection::open(path)?;
    if connection.is_readonly("main")? {
        return Err(OpenError::ReadOnly);
    }
    prepare(&connection)?;
    MIGRATIONS
        .to_latest(&mut connection)
        .map_err(migration_error)?;
    Ok(connection)
}

fn prepare(connection: &Connection) -> rusqlite::Result<()> {
    connection.busy_timeout(PATIENCE)?;
    connection.pragma_update(None, "foreign_keys", true)?;
    connection.pragma_update(None, "journal_mode", "wal")?;
    connection.pragma_update(None, "synchronous", "full")?;
    // Apple's fsync only reaches the drive's own memory; elsewhere these two do nothing.
    connection.pragma_update(None, "fullfsync", true)?;
    connection.pragma_update(None, "checkpoint_fullfsync", true)?;
    connection.pragma_update(None, "trusted_schema", false)
}

fn make_folder(path: &Path) -> Result<(), OpenError> {
    match path.parent() {
        Some(folder) if !folder.as_os_str().is_empty() => {
            fs::create_dir_all(folder).map_err(|cause| OpenError::NoAccess {
                path: folder.to_owned(),
                cause,
            })
        }
        _ => Ok(()),
    }
}

/// Finds out, without writing anything, whether the file may be taken on.
fn inspect(path: &Path) -> Result<(), OpenError> {
    let no_access = |cause| OpenError::NoAccess {
        path: path.to_owned(),
        cause,
    };
    if !path.try_exists().map_err(no_access)? {
        return Ok(());
    }
    let mut header = Vec::new();
    File::open(path)
        .and_then(|file| file.take(100).read_to_end(&mut header))
        .map_err(no_access)?;
    if header.is_empty() {
        return Ok(());
    }
    if header.len() < 100 || !header.starts_with(b"SQLite format 3\0") {
        return Err(OpenError::NotADatabase);
    }
    let number = |at: usize| {
        u32::from_be_bytes([header[at], header[at + 1], header[at + 2], header[at + 3]])
    };
    if number(60) > NEWEST {
        return Err(OpenError::Newer {
            found: number(60),
            known: NEWEST,
        });
    }
    if number(60) > 0 && number(68) != APPLICATION {
        return Err(OpenError::Foreign);
    }
    Ok(())
}

fn migration_error(error: rusqlite_migration::Error) -> OpenError {
    match error {
        rusqlite_migration::Error::RusqliteError { err, .. } => err.into(),
        error => OpenError::Io(Box::new(error)),
    }
}

/// Everything that SQLite finds wrong with the file, one line a problem.
pub(crate) fn problems(connection: &Connection) -> rusqlite::Result<Vec<String>> {
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
