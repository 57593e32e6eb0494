use std::io;
use std::path::{Path, PathBuf};

use rusqlite::ErrorCode;
use rusqlite::ffi;

use crate::ids::{GlassId, TeamId};
use crate::matches::{Ended, Match};
use crate::merge::Merging;
use crate::timers::TimerRow;

/// What the ledger's functions return, unless they say otherwise.
pub type Result<T, E = LedgerError> = std::result::Result<T, E>;

type Cause = Box<dyn std::error::Error + Send + Sync>;

/// Why a database could not be opened. The file is as it was before.
#[derive(Debug, thiserror::Error)]
pub enum OpenError {
    /// A later version of the app wrote this file.
    #[error("the database has version {found}, this program knows version {known} at most")]
    Newer { found: u32, known: u32 },
    /// The file is a database with broken parts.
    #[error("the database is damaged: {0}")]
    Damaged(String),
    /// The file can be read but not written.
    #[error("the database can't be written")]
    ReadOnly,
    /// There is no room left on the disk.
    #[error("the disk is full")]
    Full,
    /// The file is something else than a database of this app, perhaps another program's.
    #[error("the file is no database of this program")]
    NotADatabase,
    /// The file or its folder can't be reached.
    #[error("no access to {path}")]
    NoAccess {
        path: PathBuf,
        #[source]
        cause: io::Error,
    },
    /// Another program kept the database locked.
    #[error("another program is using the database")]
    Busy,
    /// Reading or writing failed, or `SQLite` did for another reason.
    #[error("the database can't be opened")]
    Io(#[source] Cause),
}

/// Why something could not be read or stored. What was asked for was not done, not even in part.
#[derive(Debug, thiserror::Error)]
pub enum LedgerError {
    /// There is no room left on the disk.
    #[error("the disk is full")]
    Full,
    /// The database can't be written any more.
    #[error("the database can't be written")]
    ReadOnly,
    /// The file is broken, or holds a value that can't be read.
    #[error("the database is damaged: {0}")]
    Damaged(String),
    /// Another program kept the database locked for longer than five seconds.
    #[error("another program is using the database")]
    Busy,
    /// The file was deleted, replaced or moved while it was open.
    #[error("the database file is no longer where it was")]
    Moved,
    /// There is no such player, team, match, throw, glass or timer.
    #[error("there is no such entry")]
    NotFound,
    /// Reading or writing the file failed.
    #[error("the database can't be reached")]
    Io(#[source] Cause),
    /// The name can't be taken.
    #[error(transparent)]
    Name(#[from] NameError),
    /// A mark is a colour and a shape, in small letters with hyphens between them.
    #[error("this is no mark of a colour and a shape")]
    NoMark,
    /// The same members already are this team in the same game.
    #[error("these players already are a team")]
    DuplicateTeam(TeamId),
    /// A team needs at least one member, and nobody twice.
    #[error("a team needs different members, at least one")]
    TeamMembers,
    /// A match can only be started with actions that are appended.
    #[error("a match starts with actions to append")]
    FirstActions,
    /// The draft was made from another revision than the match has now.
    #[error("the match has changed since this draft was begun")]
    StaleDraft,
    /// A throw has 1 to 6 dice of 6 or 12 sides, and no face that they don't have.
    #[error("this is no throw of one to six dice with 6 or 12 sides")]
    NoThrow,
    /// Another measured sand timer has this name.
    #[error("another sand timer has this name")]
    DuplicateGlass(GlassId),
    /// A sand timer runs for a second at least and a day at most.
    #[error("no sand timer runs for {ms} milliseconds")]
    TimerLength { ms: u32 },
    /// More sand above than the whole timer has.
    #[error("the rest is more than the whole")]
    TimerRest,
    /// `SQLite` failed for another reason.
    #[error("the database failed")]
    Other(#[source] Cause),
}

/// Why a name can't be taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NameError {
    /// Nothing is left that can be seen.
    #[error("the name is empty")]
    Empty,
    /// Lengths in Unicode scalar values.
    #[error("the name has {length} characters, {longest} at most fit")]
    TooLong { length: usize, longest: usize },
    /// A line break, a NUL or the like.
    #[error("the name has a character that can't be shown")]
    ControlCharacter,
    /// Characters that are not seen, or that turn the text around them.
    #[error("the name has a character that can't be seen or turns the text around")]
    Deceptive,
}

/// Why a match was not changed. It is exactly as it was, its revision included.
#[derive(Debug, thiserror::Error)]
pub enum ChangeError<E> {
    /// The match has another revision than the one the change was made for; here it is.
    #[error("the match has changed in the meantime")]
    Stale(Box<Match>),
    /// `decide` said no.
    #[error("refused")]
    Refused(E),
    /// No step is left to take back.
    #[error("there is nothing to undo")]
    NothingToUndo,
    /// No step was taken back since the last new one.
    #[error("there is nothing to redo")]
    NothingToRedo,
    /// An append without a single action: there would be nothing for undo to take back.
    #[error("there is nothing to append")]
    NothingToAppend,
    /// There is no tap that could be extended: no step at all, or the last one is a repair.
    #[error("there is no tap to extend")]
    NothingToExtend,
    /// A repair that begins behind the end of the list.
    #[error("the repair begins at {from}, the match has {length} actions")]
    BeyondEnd { from: usize, length: usize },
    /// A stopped match must be reopened first, and a match that has ended can't be stopped; one
    /// that was entered by hand has no list that could change.
    #[error("the match has ended")]
    Ended(Ended),
    /// Only a stopped match can be reopened.
    #[error("the match was not stopped")]
    NotStopped,
    /// There is no such match.
    #[error("there is no such match")]
    NotFound,
    /// The database failed.
    #[error(transparent)]
    Ledger(LedgerError),
}

/// Why two players did not become one. Both are exactly as they were.
#[derive(Debug, thiserror::Error)]
pub enum MergeError {
    /// They are one player already.
    #[error("this is one player twice")]
    Same,
    /// They sit in one match, or are in one team, so they are two people.
    #[error("they have played together")]
    Together(Merging),
    /// One of them is not there, or the database failed.
    #[error(transparent)]
    Ledger(#[from] LedgerError),
}

impl From<rusqlite::Error> for MergeError {
    fn from(error: rusqlite::Error) -> Self {
        LedgerError::from(error).into()
    }
}

/// Why a timer was not set. It is exactly as it was.
#[derive(Debug, thiserror::Error)]
pub enum TimerError {
    /// The timer has another revision than the one that was seen; here it is.
    #[error("the timer has changed in the meantime")]
    Stale(Box<TimerRow>),
    /// What was asked for can't be stored, or the database failed.
    #[error(transparent)]
    Ledger(#[from] LedgerError),
}

/// What a check of the whole database found.
#[derive(Debug, thiserror::Error)]
pub enum Damage {
    /// What is broken, one line a problem, in `SQLite`'s words.
    #[error("the database is damaged: {}", .0.join("; "))]
    Found(Vec<String>),
    /// The check itself could not be made.
    #[error("the database could not be checked")]
    Unchecked(#[source] LedgerError),
}

impl<E> From<LedgerError> for ChangeError<E> {
    fn from(error: LedgerError) -> Self {
        match error {
            LedgerError::NotFound => Self::NotFound,
            error => Self::Ledger(error),
        }
    }
}

impl<E> From<rusqlite::Error> for ChangeError<E> {
    fn from(error: rusqlite::Error) -> Self {
        LedgerError::from(error).into()
    }
}

impl From<rusqlite::Error> for LedgerError {
    fn from(error: rusqlite::Error) -> Self {
        match Trouble::of(&error) {
            Trouble::Full => Self::Full,
            Trouble::ReadOnly => Self::ReadOnly,
            Trouble::Damaged | Trouble::NotADatabase => Self::Damaged(error.to_string()),
            Trouble::Busy => Self::Busy,
            Trouble::NoRow => Self::NotFound,
            Trouble::Io => Self::Io(Box::new(error)),
            Trouble::Other => Self::Other(Box::new(error)),
        }
    }
}

impl OpenError {
    /// The system's reason why the file at `path` could not be read or written.
    pub fn of_io(path: &Path, cause: io::Error) -> Self {
        match cause.kind() {
            io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded => Self::Full,
            io::ErrorKind::ReadOnlyFilesystem => Self::ReadOnly,
            _ => Self::NoAccess {
                path: path.to_owned(),
                cause,
            },
        }
    }
}

impl From<rusqlite::Error> for OpenError {
    fn from(error: rusqlite::Error) -> Self {
        match Trouble::of(&error) {
            Trouble::Full => Self::Full,
            Trouble::ReadOnly => Self::ReadOnly,
            Trouble::Damaged => Self::Damaged(error.to_string()),
            Trouble::NotADatabase => Self::NotADatabase,
            Trouble::Busy => Self::Busy,
            Trouble::NoRow | Trouble::Io | Trouble::Other => Self::Io(Box::new(error)),
        }
    }
}

/// The kinds of failure that a user can do something about, each with advice of its own.
enum Trouble {
    Full,
    ReadOnly,
    Damaged,
    NotADatabase,
    Busy,
    NoRow,
    Io,
    Other,
}

impl Trouble {
    fn of(error: &rusqlite::Error) -> Self {
        use rusqlite::Error as E;
        match error {
            E::QueryReturnedNoRows => Self::NoRow,
            // The types of the columns are fixed, so a value that doesn't fit was not written here.
            E::FromSqlConversionFailure(..)
            | E::IntegralValueOutOfRange(..)
            | E::InvalidColumnType(..)
            | E::Utf8Error(..) => Self::Damaged,
            E::SqliteFailure(failure, _) => Self::of_code(*failure),
            _ => Self::Other,
        }
    }

    fn of_code(failure: ffi::Error) -> Self {
        match (failure.code, failure.extended_code) {
            // The index of the write-ahead log gets its room in advance; this is the disk being full.
            (ErrorCode::DiskFull, _) | (_, ffi::SQLITE_IOERR_SHMSIZE) => Self::Full,
            (ErrorCode::ReadOnly, _) => Self::ReadOnly,
            (ErrorCode::DatabaseCorrupt, _) | (_, ffi::SQLITE_IOERR_CORRUPTFS) => Self::Damaged,
            (ErrorCode::NotADatabase, _) => Self::NotADatabase,
            (ErrorCode::DatabaseBusy | ErrorCode::DatabaseLocked, _) => Self::Busy,
            (
                ErrorCode::SystemIoFailure | ErrorCode::CannotOpen | ErrorCode::PermissionDenied,
                _,
            ) => Self::Io,
            _ => Self::Other,
        }
    }
}
