//! Copies of the whole database, in the folder `backups` beside it.
//!
//! A copy gets its name only once it is whole, checked and on the disk; until then it ends in
//! `.part`, which nothing ever takes for a backup.

use std::fmt;
use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

use jiff::civil::DateTime;
use jiff::tz::TimeZone;
use jiff::{SignedDuration, Timestamp};
use rusqlite::{Connection, OpenFlags};
use uuid::Uuid;

use crate::error::OpenError;
use crate::health;
use crate::inside::Inside;
use crate::migrations::NEWEST;
use crate::open::{self, PATIENCE, beside, no_access};
use crate::restore;

/// How many backups of each kind are kept.
const KEPT: usize = 7;

/// What is half written for longer than this was given up.
const GIVEN_UP: Duration = Duration::from_hours(1);

/// How the time stands in a file's name: UTC, and nothing that a system forbids there.
const TIME: &str = "%Y-%m-%dT%H-%M-%SZ";

/// What a backup was made for. The newest seven of each kind are kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum BackupKind {
    /// By itself, once a day.
    Daily,
    /// Before the database was brought to a later version.
    Upgrade,
    /// Before something else took its place or was added to it.
    Before,
    /// From a file that the user chose.
    Given,
}

impl BackupKind {
    pub const ALL: [Self; 4] = [Self::Daily, Self::Upgrade, Self::Before, Self::Given];

    /// Its word in the file's name.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Daily => "daily",
            Self::Upgrade => "upgrade",
            Self::Before => "before",
            Self::Given => "given",
        }
    }
}

/// A backup as it lies in the folder, whole or not: only [`Backup::look`] tells.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Backup {
    pub path: PathBuf,
    /// The name of the file, such as `tableside.2026-11-30T18-00-00Z.daily.db`.
    pub name: String,
    pub kind: BackupKind,
    /// When it was made, to the second.
    pub made: Timestamp,
    /// In bytes.
    pub size: u64,
}

impl Backup {
    /// Reads the whole file, checks it and says what is in it.
    ///
    /// Errors: the file is damaged, is no database of this program, is of a later version, or
    /// can't be reached.
    pub fn look(&self) -> Result<Inside, OpenError> {
        look(&self.path)
    }
}

/// The backups of one database.
#[derive(Clone, Debug)]
pub struct Backups {
    database: PathBuf,
    folder: PathBuf,
    stem: String,
}

impl Backups {
    /// Those of the database at `path`, which need not be there.
    pub fn of(path: &Path) -> Self {
        let database = path.canonicalize().unwrap_or_else(|_| path.to_owned());
        let stem = database
            .file_stem()
            .map_or_else(String::new, |stem| stem.to_string_lossy().into_owned());
        Self {
            folder: database.with_file_name("backups"),
            stem,
            database,
        }
    }

    /// Where they lie; made with the first of them.
    pub fn folder(&self) -> &Path {
        &self.folder
    }

    /// All of them, the newest first.
    pub fn list(&self) -> Result<Vec<Backup>, OpenError> {
        let entries = match fs::read_dir(&self.folder) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Vec::new()),
            entries => entries.map_err(|cause| no_access(&self.folder, cause))?,
        };
        let mut backups = Vec::new();
        for entry in entries {
            let entry = entry.map_err(|cause| no_access(&self.folder, cause))?;
            // What vanishes meanwhile was pruned, which is no error.
            let Ok(data) = entry.metadata() else { continue };
            let name = entry.file_name().to_string_lossy().into_owned();
            if let Some((made, kind)) = self.read_name(&name).filter(|_| data.is_file()) {
                backups.push(Backup {
                    path: entry.path(),
                    size: data.len(),
                    name,
                    kind,
                    made,
                });
            }
        }
        backups.sort_by(|a, b| (b.made, &b.name).cmp(&(a.made, &a.name)));
        Ok(backups)
    }

    /// The one of this name.
    pub fn find(&self, name: &str) -> Result<Option<Backup>, OpenError> {
        Ok(self.list()?.into_iter().find(|backup| backup.name == name))
    }

    /// Makes the backup of today if there is none yet and the database holds anything worth it;
    /// days are those of `zone`.
    ///
    /// It reads the database on a connection of its own, so that nobody waits meanwhile.
    pub fn make_daily(&self, now: Timestamp, zone: &TimeZone) -> Result<Option<Backup>, OpenError> {
        let day = |at: Timestamp| at.to_zoned_datetime(zone.clone()).date();
        let made = self
            .list()?
            .iter()
            .any(|backup| backup.kind == BackupKind::Daily && day(backup.made) == day(now));
        if made {
            return Ok(None);
        }
        let connection = self.reading()?;
        // An empty database that somebody began by mistake must not push the full ones out.
        if Inside::of(&connection)?.is_empty() {
            return Ok(None);
        }
        self.copy(&connection, BackupKind::Daily, now).map(Some)
    }

    /// Makes a backup of the database as it is now.
    pub fn make(&self, kind: BackupKind, now: Timestamp) -> Result<Backup, OpenError> {
        self.copy(&self.reading()?, kind, now)
    }

    /// Takes a database file from anywhere among the backups, if it is whole and ours.
    pub fn take(&self, file: &Path, now: Timestamp) -> Result<Backup, OpenError> {
        look(file)?;
        self.copy(&open::alone(file)?, BackupKind::Given, now)
    }

    /// Writes a whole, checked copy of the database as it is now to a path of the caller's, where
    /// no file may be yet.
    pub fn copy_to(&self, target: &Path) -> Result<(), OpenError> {
        if target.exists() {
            return Err(no_access(target, io::ErrorKind::AlreadyExists.into()));
        }
        let part = beside(target, ".part");
        write_copy(&self.reading()?, &part)?;
        fs::rename(&part, target).map_err(|cause| no_access(target, cause))?;
        sync_folder_of(target)
    }

    /// A path in the folder for a file that is needed for a moment only; there is none yet. What is
    /// left there is taken away in time, and never taken for a backup.
    pub fn scratch(&self) -> Result<PathBuf, OpenError> {
        fs::create_dir_all(&self.folder).map_err(|cause| no_access(&self.folder, cause))?;
        let name = format!("{}.{}.part", self.stem, Uuid::now_v7());
        Ok(self.folder.join(name))
    }

    /// A connection of its own, which can only read.
    fn reading(&self) -> Result<Connection, OpenError> {
        let connection =
            Connection::open_with_flags(&self.database, OpenFlags::SQLITE_OPEN_READ_ONLY)
                .map_err(|error| open::why_unreadable(&self.database, error))?;
        connection.busy_timeout(PATIENCE)?;
        Ok(connection)
    }

    /// Makes a backup of what the connection sees.
    pub(crate) fn copy(
        &self,
        connection: &Connection,
        kind: BackupKind,
        now: Timestamp,
    ) -> Result<Backup, OpenError> {
        fs::create_dir_all(&self.folder).map_err(|cause| no_access(&self.folder, cause))?;
        self.sweep();
        let (path, made) = self.free_path(kind, now);
        let part = beside(&path, ".part");
        write_copy(connection, &part)?;
        let size = part.metadata().map_err(|cause| no_access(&part, cause))?;
        fs::rename(&part, &path).map_err(|cause| no_access(&path, cause))?;
        sync_folder_of(&path)?;
        self.prune(kind, made)?;
        Ok(Backup {
            name: self.name(kind, made),
            path,
            kind,
            made,
            size: size.len(),
        })
    }

    /// A path that is not taken, and its time: the first second from `now` on that is free.
    pub(crate) fn free_path(&self, kind: BackupKind, now: Timestamp) -> (PathBuf, Timestamp) {
        let mut made = Timestamp::from_second(now.as_second()).unwrap_or(now);
        loop {
            let path = self.folder.join(self.name(kind, made));
            if !path.exists() {
                return (path, made);
            }
            made = made
                .checked_add(SignedDuration::from_secs(1))
                .unwrap_or(Timestamp::UNIX_EPOCH);
        }
    }

    fn name(&self, kind: BackupKind, made: Timestamp) -> String {
        let (stem, kind) = (&self.stem, kind.name());
        format!("{stem}.{}.{kind}.db", made.strftime(TIME))
    }

    fn read_name(&self, name: &str) -> Option<(Timestamp, BackupKind)> {
        let rest = name.strip_prefix(&self.stem)?.strip_prefix('.')?;
        let (time, kind) = rest.strip_suffix(".db")?.split_once('.')?;
        let kind = BackupKind::ALL
            .into_iter()
            .find(|known| known.name() == kind)?;
        let made = DateTime::strptime(TIME, time).ok()?;
        Some((
            made.to_zoned_datetime(TimeZone::UTC).ok()?.timestamp(),
            kind,
        ))
    }

    /// Drops all but the newest of a kind; `now` is when the last of them was made.
    ///
    /// What is dated later was made before the clock was set back, and so is older than all others.
    fn prune(&self, kind: BackupKind, now: Timestamp) -> Result<(), OpenError> {
        let mut backups = self.list()?;
        backups.retain(|backup| backup.kind == kind);
        // The list has the newest first, and this keeps the order of those that are alike.
        backups.sort_by_key(|backup| backup.made > now);
        for backup in backups.iter().skip(KEPT) {
            remove(&backup.path)?;
        }
        Ok(())
    }

    /// Takes away what was left half written, here and beside the database. What can't be taken
    /// away does no harm.
    fn sweep(&self) {
        let entries = fs::read_dir(&self.folder).into_iter().flatten().flatten();
        let here = entries
            .filter(|entry| self.is_part(&entry.file_name().to_string_lossy()))
            .map(|entry| entry.path());
        let nearby = ["", "-journal"].map(|ending| beside(&restore::part(&self.database), ending));
        for path in here.chain(nearby) {
            // Another process may be writing one just now.
            let old = path
                .metadata()
                .and_then(|data| data.modified())
                .is_ok_and(|at| {
                    SystemTime::now()
                        .duration_since(at)
                        .is_ok_and(|age| age > GIVEN_UP)
                });
            if old {
                let _ = fs::remove_file(path);
            }
        }
    }

    /// Whether this is a copy that is not whole yet, or what `SQLite` keeps beside one.
    fn is_part(&self, name: &str) -> bool {
        let name = name.strip_suffix("-journal").unwrap_or(name);
        name.strip_prefix(&self.stem)
            .and_then(|rest| rest.strip_suffix(".part"))
            .is_some_and(|middle| middle.starts_with('.'))
    }
}

impl fmt::Display for BackupKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// Reads a whole database file that nobody writes to, checks it and says what is in it.
pub(crate) fn look(path: &Path) -> Result<Inside, OpenError> {
    let size = path
        .metadata()
        .map_err(|cause| no_access(path, cause))?
        .len();
    if size == 0 {
        return Err(OpenError::NotADatabase);
    }
    let connection = open::alone(path)?;
    open::accept(&connection, NEWEST)?;
    let problems = health::structure_problems(&connection)?;
    if !problems.is_empty() {
        return Err(OpenError::Damaged(problems.join("; ")));
    }
    let inside = Inside::of(&connection)?;
    // A file without a version may become a database of ours, but is none yet.
    (inside.version > 0)
        .then_some(inside)
        .ok_or(OpenError::NotADatabase)
}

/// Writes what the connection sees into a new file, checks that file and brings it to the disk.
pub(crate) fn write_copy(connection: &Connection, part: &Path) -> Result<(), OpenError> {
    remove(part)?;
    let name = open::text_of(part)?;
    let written = connection
        .execute("VACUUM INTO ?1", [name])
        .map_err(|error| why_unwritable(part, error))
        .and_then(|_| look(part).map(|_| ()))
        .and_then(|()| {
            File::options()
                .write(true)
                .open(part)
                .and_then(|file| file.sync_all())
                .map_err(|cause| no_access(part, cause))
        });
    if written.is_err() {
        // What is left of it takes room that may be missing.
        let _ = fs::remove_file(part);
    }
    written
}

/// The system's reason why a file can't be made, which `SQLite` keeps to itself.
fn why_unwritable(part: &Path, error: rusqlite::Error) -> OpenError {
    if error.sqlite_error_code() != Some(rusqlite::ErrorCode::CannotOpen) {
        return error.into();
    }
    match File::options().append(true).create(true).open(part) {
        Err(cause) => no_access(part, cause),
        Ok(_) => error.into(),
    }
}

/// Takes a file away that need not be there.
pub(crate) fn remove(path: &Path) -> Result<(), OpenError> {
    match fs::remove_file(path) {
        Err(cause) if cause.kind() != io::ErrorKind::NotFound => Err(no_access(path, cause)),
        _ => Ok(()),
    }
}

/// A file's new name is only safe once its folder is on the disk too.
pub(crate) fn sync_folder_of(path: &Path) -> Result<(), OpenError> {
    let folder = path
        .parent()
        .filter(|folder| !folder.as_os_str().is_empty())
        .unwrap_or(Path::new("."));
    if cfg!(unix) {
        File::open(folder)
            .and_then(|folder| folder.sync_all())
            .map_err(|cause| no_access(folder, cause))?;
    }
    Ok(())
}
