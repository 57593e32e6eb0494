//! Which database a command is about.

use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use tableside_ledger::{Ledger, OpenError};

/// Why there is no database to work on.
#[derive(Debug, thiserror::Error)]
pub(crate) enum NoDatabase {
    #[error("no folder for data is known on this system; name a file with --db")]
    NoDataFolder,
    #[error("there is no database at {0}")]
    Missing(PathBuf),
    #[error("{0}: {1}")]
    Unfit(PathBuf, #[source] OpenError),
}

/// The file that the window uses: one household, one database.
pub(crate) fn default() -> Option<PathBuf> {
    Some(
        dirs::data_dir()?
            .join("app.tableside.companion")
            .join("tableside.db"),
    )
}

/// The database that was named, or else the window's.
pub(crate) fn path(named: Option<PathBuf>) -> Result<PathBuf, NoDatabase> {
    named.or_else(default).ok_or(NoDatabase::NoDataFolder)
}

/// The database that was named, which must be there.
pub(crate) fn existing(named: Option<PathBuf>) -> Result<PathBuf, NoDatabase> {
    let path = path(named)?;
    if path.exists() {
        Ok(path)
    } else {
        Err(NoDatabase::Missing(path))
    }
}

pub(crate) fn open(path: &Path) -> Result<Ledger, NoDatabase> {
    Ledger::open(path).map_err(|error| NoDatabase::Unfit(path.to_owned(), error))
}

/// Prints what was done, or says why not on the standard error.
pub(crate) fn told<E: std::fmt::Display>(
    done: Result<String, E>,
    out: &mut impl Write,
) -> io::Result<ExitCode> {
    match done {
        Ok(done) => {
            writeln!(out, "{done}")?;
            Ok(ExitCode::SUCCESS)
        }
        Err(error) => {
            eprintln!("tableside-cli: {error}");
            Ok(ExitCode::from(2))
        }
    }
}
