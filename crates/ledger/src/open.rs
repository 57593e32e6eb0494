//! From a path to a connection that may be written, or to the reason why not.
//!
//! The order is what keeps a file safe: first it is only read, and nothing that writes begins
//! before it is known to be whole, this program's, and of no later version.

use std::ffi::OsString;
use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};
use std::thread;
use std::time::{Duration, Instant};

use jiff::Timestamp;
use rusqlite::{Connection, OpenFlags, TransactionBehavior};
use rusqlite_migration::Migrations;

use crate::backup::{BackupKind, Backups};
use crate::error::OpenError;
use crate::health;
use crate::restore;

/// The letters `TblS`, what the first migration writes into the file's header.
const APPLICATION: u32 = 0x5462_6c53;

const READ_ONLY: OpenFlags =
    OpenFlags::SQLITE_OPEN_READ_ONLY.union(OpenFlags::SQLITE_OPEN_NO_MUTEX);

/// The size in bytes of the smallest page that a database may have.
const SMALLEST: u64 = 512;

/// The size in bytes of a database in which nothing was stored yet.
const ONE_PAGE: u64 = 4096;

/// The most bytes that are looked through each time the database is opened. Beyond, only what
/// every screen needs is; [`examine`] looks at the rest.
const LOOKED_THROUGH: u64 = 8 << 20;

/// How long to wait for another connection that is writing.
pub(crate) const PATIENCE: Duration = Duration::from_secs(5);

/// How long to wait before trying once more.
pub(crate) const MOMENT: Duration = Duration::from_millis(20);

/// Opens the database at `path` and applies those of the migrations that it lacks; `newest` is the
/// version to which the last of them leads. A restore that was interrupted is finished first, and
/// an older database is backed up before it is changed; that backup is dated `now`.
pub(crate) fn open(
    path: &Path,
    migrations: &Migrations<'_>,
    newest: u32,
    now: Timestamp,
) -> Result<Connection, OpenError> {
    let begun = Instant::now();
    loop {
        match open_at_once(path, migrations, newest, now) {
            // SQLite itself does not wait where two begin the same new database.
            Err(OpenError::Busy) if begun.elapsed() < PATIENCE => thread::sleep(MOMENT),
            result => return result,
        }
    }
}

fn open_at_once(
    path: &Path,
    migrations: &Migrations<'_>,
    newest: u32,
    now: Timestamp,
) -> Result<Connection, OpenError> {
    restore::finish(path)?;
    let path = create(path)?;
    let path = path.as_path();
    inspect(path, newest)?;
    let mut connection = Connection::open(path)?;
    if connection.is_readonly("main")? {
        return Err(OpenError::ReadOnly);
    }
    prepare(&connection).map_err(unwritable)?;
    let version: u32 = connection.pragma_query_value(None, "user_version", |row| row.get(0))?;
    if version > 0 && version < newest {
        Backups::of(path).copy(&connection, BackupKind::Upgrade, now)?;
    }
    if version != newest {
        migrate(&mut connection, migrations, newest)?;
        if version > 0 {
            empty_log(&connection)?;
        }
    }
    Ok(connection)
}

/// Makes sure that there is a file and says where it really lies, behind all links: that is where
/// `SQLite` keeps its log.
fn create(path: &Path) -> Result<PathBuf, OpenError> {
    if let Ok(real) = path.canonicalize() {
        return Ok(real);
    }
    if has_content(&path_of_log(path)) {
        return Err(orphaned_log());
    }
    if let Some(folder) = path
        .parent()
        .filter(|folder| !folder.as_os_str().is_empty())
    {
        fs::create_dir_all(folder).map_err(|cause| no_access(folder, cause))?;
    }
    match File::options().write(true).create_new(true).open(path) {
        Err(cause) if cause.kind() != io::ErrorKind::AlreadyExists => Err(no_access(path, cause)),
        _ => path.canonicalize().map_err(|cause| no_access(path, cause)),
    }
}

/// Finds out, without writing anything, whether the file may be taken on.
fn inspect(path: &Path, newest: u32) -> Result<(), OpenError> {
    match look(path, newest) {
        // Another program may have begun to write while we looked, which its log gives away.
        Err(OpenError::Damaged(_)) if path_of_log(path).exists() => look(path, newest),
        result => result,
    }
}

fn look(path: &Path, newest: u32) -> Result<(), OpenError> {
    let logged = has_content(&path_of_log(path));
    let size = path
        .metadata()
        .map_err(|cause| no_access(path, cause))?
        .len();
    if size == 0 {
        return if logged { Err(orphaned_log()) } else { Ok(()) };
    }
    if size < SMALLEST {
        // `SQLite` would take it for an empty database and write over it.
        return Err(OpenError::NotADatabase);
    }
    let file = alone(path)?;
    // Without the log first, because reading it would lay its index beside the file.
    match Header::read(&file) {
        // The log may hold what the file lacks.
        Err(OpenError::Damaged(_)) if logged => {}
        header => {
            let header = header?;
            header.accept(newest)?;
            if has_content(&beside(path, "-journal")) {
                return header.accept_interrupted(size);
            }
        }
    }
    if logged {
        look_inside(&Connection::open_with_flags(path, READ_ONLY)?, newest)
    } else {
        look_inside(&file, newest)
    }
}

/// Looks through the database, its log included if the connection reads it: the whole of a small
/// one, and of a large one the table of tables and the short tables.
fn look_inside(connection: &Connection, newest: u32) -> Result<(), OpenError> {
    connection.busy_timeout(PATIENCE)?;
    accept(connection, newest)?;
    let problem = if size_of(connection).map_err(unwritable)? <= LOOKED_THROUGH {
        health::quick_problem(connection)
    } else {
        health::problem_of_short_tables(connection)
    };
    sound(problem)
}

fn sound(problem: rusqlite::Result<Option<String>>) -> Result<(), OpenError> {
    match problem.map_err(unwritable)? {
        Some(problem) => Err(OpenError::Damaged(problem)),
        None => Ok(()),
    }
}

/// The size of the database in bytes, what its log holds included.
fn size_of(connection: &Connection) -> rusqlite::Result<u64> {
    let number = |name| connection.pragma_query_value(None, name, |row| row.get::<_, u64>(0));
    Ok(number("page_count")? * number("page_size")?)
}

/// Whether a database is so large that opening it leaves something to [`examine`].
pub(crate) fn is_large(connection: &Connection) -> bool {
    size_of(connection).is_ok_and(|size| size > LOOKED_THROUGH)
}

/// Looks through the whole database at a path without changing it, however long that takes. It may
/// be open meanwhile.
///
/// Errors: [`OpenError::Damaged`] if something is broken; others if it can't be read.
pub fn examine(path: &Path) -> Result<(), OpenError> {
    let connection = Connection::open_with_flags(path, READ_ONLY)?;
    connection.busy_timeout(PATIENCE)?;
    sound(health::quick_problem(&connection))
}

/// Whether the database is this program's, and of no later version.
pub(crate) fn accept(connection: &Connection, newest: u32) -> Result<(), OpenError> {
    let header = Header::read(connection)?;
    header.accept(newest)?;
    let tables: u32 = connection
        .query_row("SELECT count(*) FROM sqlite_schema", [], |row| row.get(0))
        .map_err(unwritable)?;
    if header.version == 0 && tables > 0 {
        return Err(OpenError::NotADatabase);
    }
    Ok(())
}

/// The file without its log, for reading only; nothing is laid beside it.
///
/// This goes through `SQLite` as well: a file that is opened and closed in another way takes the
/// locks along that other connections of the same process hold.
pub(crate) fn alone(path: &Path) -> Result<Connection, OpenError> {
    let text = text_of(path)?;
    let address = format!("file:{}?immutable=1", uri_path(text));
    Connection::open_with_flags(address, READ_ONLY | OpenFlags::SQLITE_OPEN_URI)
        .map_err(|error| why_unreadable(path, error))
}

/// `SQLite` takes paths as text.
pub(crate) fn text_of(path: &Path) -> Result<&str, OpenError> {
    path.to_str().ok_or_else(|| {
        let cause = io::Error::new(io::ErrorKind::InvalidFilename, "the path is not Unicode");
        no_access(path, cause)
    })
}

/// The system's reason why a file can't be opened, which `SQLite` keeps to itself.
pub(crate) fn why_unreadable(path: &Path, error: rusqlite::Error) -> OpenError {
    if path.is_dir() {
        return no_access(path, io::ErrorKind::IsADirectory.into());
    }
    match File::open(path) {
        Err(cause) => no_access(path, cause),
        Ok(_) => error.into(),
    }
}

/// The two numbers in a database that say whose it is.
struct Header {
    version: u32,
    application: u32,
}

impl Header {
    fn read(connection: &Connection) -> Result<Self, OpenError> {
        let number = |name| connection.pragma_query_value(None, name, |row| row.get::<_, i32>(0));
        Ok(Self {
            version: number("user_version").map_err(unwritable)?.cast_unsigned(),
            application: number("application_id")
                .map_err(unwritable)?
                .cast_unsigned(),
        })
    }

    /// Only a writer can take an interrupted write back, so this file can't be looked at any
    /// further. Ours keeps a log instead of a journal, save for its very first page.
    fn accept_interrupted(&self, size: u64) -> Result<(), OpenError> {
        if self.application == APPLICATION || size <= ONE_PAGE {
            Ok(())
        } else {
            Err(OpenError::NotADatabase)
        }
    }

    /// A file without a number of either kind may be a new one whose content is still in the log.
    fn accept(&self, newest: u32) -> Result<(), OpenError> {
        match self.application {
            APPLICATION if self.version > newest => Err(OpenError::Newer {
                found: self.version,
                known: newest,
            }),
            APPLICATION => Ok(()),
            0 if self.version == 0 => Ok(()),
            _ => Err(OpenError::NotADatabase),
        }
    }
}

/// The path as it stands in a `file:` address.
fn uri_path(path: &str) -> String {
    let path = path
        .replace('%', "%25")
        .replace('?', "%3f")
        .replace('#', "%23");
    if cfg!(windows) {
        let path = path.trim_start_matches(r"\\%3f\").replace('\\', "/");
        format!("///{path}")
    } else {
        path
    }
}

fn prepare(connection: &Connection) -> rusqlite::Result<()> {
    connection.busy_timeout(PATIENCE)?;
    // Room for every statement that the ledger has.
    connection.set_prepared_statement_cache_capacity(64);
    connection.pragma_update(None, "foreign_keys", true)?;
    // Where memory can't be shared SQLite stays with its rollback journal, which is as safe.
    connection.pragma_update(None, "journal_mode", "wal")?;
    connection.pragma_update(None, "synchronous", "full")?;
    // Apple's fsync only reaches the drive's own memory; elsewhere these two do nothing.
    connection.pragma_update(None, "fullfsync", true)?;
    connection.pragma_update(None, "checkpoint_fullfsync", true)?;
    connection.pragma_update(None, "trusted_schema", false)
}

fn migrate(
    connection: &mut Connection,
    migrations: &Migrations<'_>,
    newest: u32,
) -> Result<(), OpenError> {
    connection.set_transaction_behavior(TransactionBehavior::Immediate);
    let result = migrations.to_latest(connection);
    let version: u32 = connection.pragma_query_value(None, "user_version", |row| row.get(0))?;
    match result {
        Ok(()) => Ok(()),
        // Another program that was started at the same moment was faster.
        Err(_) if version == newest => Ok(()),
        Err(_) if version > newest => Err(OpenError::Newer {
            found: version,
            known: newest,
        }),
        Err(rusqlite_migration::Error::RusqliteError { err, .. }) => Err(err.into()),
        Err(rusqlite_migration::Error::ForeignKeyCheck(_)) => {
            Err(OpenError::Damaged("a reference leads nowhere".to_owned()))
        }
        Err(error) => Err(OpenError::Io(Box::new(error))),
    }
}

/// Migrating a database that has something writes most of it into the log. Left there, all of it
/// would be read at each start until something is stored, since phones end an app without closing
/// anything.
fn empty_log(connection: &Connection) -> rusqlite::Result<()> {
    let mut statement = connection.prepare("PRAGMA wal_checkpoint(TRUNCATE)")?;
    match statement.query_row([], |_| Ok(())) {
        // What is in the log is as good as in the file; whoever stores next tries again.
        Err(rusqlite::Error::SqliteFailure(..)) | Ok(()) => Ok(()),
        Err(error) => Err(error),
    }
}

fn path_of_log(path: &Path) -> PathBuf {
    beside(path, "-wal")
}

pub(crate) fn no_access(path: &Path, cause: io::Error) -> OpenError {
    OpenError::of_io(path, cause)
}

/// `path` with something behind its name.
pub(crate) fn beside(path: &Path, ending: &str) -> PathBuf {
    let mut name = OsString::from(path);
    name.push(ending);
    name.into()
}

pub(crate) fn has_content(path: &Path) -> bool {
    path.metadata().is_ok_and(|data| data.len() > 0)
}

/// `SQLite` would throw the log away, and with it what was stored last.
fn orphaned_log() -> OpenError {
    OpenError::Damaged("the log is there, but the file that it belongs to is empty".to_owned())
}

/// The file itself could be opened. If the log beside it can't, then the folder is read-only.
fn unwritable(error: rusqlite::Error) -> OpenError {
    if error.sqlite_error_code() == Some(rusqlite::ErrorCode::CannotOpen) {
        OpenError::ReadOnly
    } else {
        error.into()
    }
}
