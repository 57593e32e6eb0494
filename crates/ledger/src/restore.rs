//! Putting a backup in the place of the database.
//!
//! The moment that decides is one rename: to `….restore`, of a whole and checked copy. Whatever
//! stops the program before it leaves the old database; from then on whoever opens the database
//! finishes the restore first, so that nobody ever sees a mix of the two.

use std::fs::{self, File, TryLockError};
use std::io;
use std::path::{Path, PathBuf};
use std::thread;
use std::time::Instant;

use jiff::Timestamp;
use rusqlite::Connection;

use crate::backup::{BackupKind, Backups, look, remove, sync_folder_of, write_copy};
use crate::error::OpenError;
use crate::inside::Inside;
use crate::open::{self, MOMENT, PATIENCE, beside, has_content, no_access};
use crate::store::Ledger;

/// What `SQLite` keeps beside a database; left over, it would be taken for the new one's.
const COMPANIONS: [&str; 3] = ["-wal", "-shm", "-journal"];

/// Why nothing was restored. The database is as it was.
#[derive(Debug, thiserror::Error)]
pub enum RestoreError {
    /// The backup is not one that could be put in place.
    #[error("the backup can't be used: {0}")]
    Unfit(#[source] OpenError),
    /// The database could not be backed up before.
    #[error("the database could not be backed up before: {0}")]
    NoSafety(#[source] OpenError),
    /// Another program has the database open.
    #[error("another program is using the database")]
    Busy,
    /// The backup could not be put in place.
    #[error("the backup can't be put in place: {0}")]
    Place(#[source] OpenError),
}

/// What came of a restore.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Restored {
    /// What is in the database now.
    pub inside: Inside,
    /// Where what was there before lies; `None` if nothing was.
    pub before: Option<PathBuf>,
}

/// Puts the database file `source` in the place of the database at `database`.
///
/// `opened` is what came of opening that database; it is closed, and is to be opened anew
/// whatever comes of this. What is there is backed up first, if there is anything in it; a
/// database that is broken or something else is kept file by file. One that can't be opened for
/// another reason stays. `now` dates those copies.
pub fn restore(
    database: &Path,
    source: &Path,
    opened: Result<Ledger, OpenError>,
    now: Timestamp,
) -> Result<Restored, RestoreError> {
    look(source).map_err(RestoreError::Unfit)?;
    let ledger = match opened {
        Ok(ledger) => Some(ledger),
        Err(OpenError::Damaged(_) | OpenError::NotADatabase) => None,
        Err(OpenError::Busy) => return Err(RestoreError::Busy),
        Err(error) => return Err(RestoreError::Place(error)),
    };
    let database = database
        .canonicalize()
        .unwrap_or_else(|_| database.to_owned());
    let before = match &ledger {
        Some(ledger) => back_up(ledger, &database, now),
        None => keep_files(&database, now),
    };
    let before = before.map_err(RestoreError::NoSafety)?;
    let part = prepare(&database, source)?;
    let inside = look(&part).map_err(RestoreError::Place)?;
    let decided = decide(&database, &part, ledger).inspect_err(|_| {
        // It would take room for nothing. After the decision it has another name.
        let _ = remove(&part);
    })?;
    complete(&database, decided).map_err(RestoreError::Place)?;
    Ok(Restored { inside, before })
}

fn back_up(ledger: &Ledger, database: &Path, now: Timestamp) -> Result<Option<PathBuf>, OpenError> {
    if ledger.inside()?.is_empty() {
        return Ok(None);
    }
    let backup = Backups::of(database).make(BackupKind::Before, now)?;
    Ok(Some(backup.path))
}

/// Where a copy lies that is not whole yet.
pub(crate) fn part(database: &Path) -> PathBuf {
    beside(database, ".restore.part")
}

/// Lays a whole copy of the backup beside the database.
pub(crate) fn prepare(database: &Path, source: &Path) -> Result<PathBuf, RestoreError> {
    let part = part(database);
    let source = open::alone(source).map_err(RestoreError::Unfit)?;
    write_copy(&source, &part).map_err(RestoreError::Place)?;
    Ok(part)
}

/// Closes the database and makes the restore certain: from here on it is only a matter of time.
/// The file that is returned is locked, so that nobody else finishes it at the same moment.
pub(crate) fn decide(
    database: &Path,
    part: &Path,
    ledger: Option<Ledger>,
) -> Result<File, RestoreError> {
    let connection = ledger.map(Ledger::into_connection);
    if let Some(connection) = &connection {
        let begun = Instant::now();
        // SQLite itself does not wait here, and a backup that is being made takes its time.
        while let Err(error) = quiet(connection) {
            if !matches!(error, RestoreError::Busy) || begun.elapsed() >= PATIENCE {
                return Err(error);
            }
            thread::sleep(MOMENT);
        }
    }
    let place = |cause| RestoreError::Place(no_access(part, cause));
    let file = File::open(part).map_err(place)?;
    file.lock().map_err(place)?;
    fs::rename(part, waiting(database)).map_err(place)?;
    sync_folder_of(part).map_err(RestoreError::Place)?;
    Ok(file)
}

/// Carries the log over and takes it away, and keeps all others out of the file. Other programs
/// that have it open stand against this.
fn quiet(connection: &Connection) -> Result<(), RestoreError> {
    let refused = |error: rusqlite::Error| match OpenError::from(error) {
        OpenError::Busy => RestoreError::Busy,
        error => RestoreError::Place(error),
    };
    let mode: String = connection
        .pragma_update_and_check(None, "journal_mode", "delete", |row| row.get(0))
        .map_err(refused)?;
    if mode != "delete" {
        return Err(RestoreError::Busy);
    }
    connection.execute_batch("BEGIN EXCLUSIVE").map_err(refused)
}

/// Finishes a restore that was decided but interrupted, if there is one.
pub(crate) fn finish(database: &Path) -> Result<(), OpenError> {
    let database = database
        .canonicalize()
        .unwrap_or_else(|_| database.to_owned());
    let waiting = waiting(&database);
    let begun = Instant::now();
    // Whoever is at it has the file locked until it has its new name.
    loop {
        let file = match File::open(&waiting) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(()),
            opened => opened.map_err(|cause| no_access(&waiting, cause))?,
        };
        match file.try_lock() {
            Ok(()) if is_same(&file, &waiting) => return complete(&database, file),
            // In the meantime somebody else has finished.
            Ok(()) => {}
            Err(TryLockError::WouldBlock) if begun.elapsed() < PATIENCE => thread::sleep(MOMENT),
            Err(TryLockError::WouldBlock) => return Err(OpenError::Busy),
            Err(TryLockError::Error(cause)) => return Err(no_access(&waiting, cause)),
        }
    }
}

/// Puts the decided copy in place. Each step may be repeated, and only the last ends the restore.
pub(crate) fn complete(database: &Path, decided: File) -> Result<(), OpenError> {
    for ending in COMPANIONS {
        remove(&beside(database, ending))?;
    }
    fs::rename(waiting(database), database).map_err(|cause| no_access(database, cause))?;
    sync_folder_of(database)?;
    // Only now may somebody else look whether there is anything to finish.
    drop(decided);
    Ok(())
}

/// Where the copy lies that is to become the database.
fn waiting(database: &Path) -> PathBuf {
    beside(database, ".restore")
}

/// Keeps the files of a database that can't be opened, as they are, among the backups. What they
/// are called makes none of them a backup.
fn keep_files(database: &Path, now: Timestamp) -> Result<Option<PathBuf>, OpenError> {
    if !has_content(database) {
        return Ok(None);
    }
    let backups = Backups::of(database);
    let folder = backups.folder();
    fs::create_dir_all(folder).map_err(|cause| no_access(folder, cause))?;
    let (free, _) = backups.free_path(BackupKind::Before, now);
    let kept = free.with_extension("unreadable");
    for ending in ["", "-wal", "-journal"] {
        let (from, to) = (beside(database, ending), beside(&kept, ending));
        if from.exists() {
            fs::copy(&from, &to)
                .and_then(|_| File::options().write(true).open(&to)?.sync_all())
                .map_err(|cause| no_access(&to, cause))?;
        }
    }
    sync_folder_of(&kept)?;
    Ok(Some(kept))
}

#[cfg(unix)]
fn is_same(file: &File, path: &Path) -> bool {
    use std::os::unix::fs::MetadataExt;
    match (file.metadata(), path.metadata()) {
        (Ok(a), Ok(b)) => (a.dev(), a.ino()) == (b.dev(), b.ino()),
        _ => false,
    }
}

/// Elsewhere a file that is open can't be given another name.
#[cfg(not(unix))]
fn is_same(_: &File, path: &Path) -> bool {
    path.exists()
}
