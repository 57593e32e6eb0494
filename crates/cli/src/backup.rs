use std::error::Error;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use tableside_ledger::Backups;

use crate::database;

/// Writes a checked copy of the database to `file`.
pub(crate) fn run(
    named: Option<PathBuf>,
    file: &Path,
    out: &mut impl Write,
) -> io::Result<ExitCode> {
    database::told(back_up(named, file), out)
}

fn back_up(named: Option<PathBuf>, file: &Path) -> Result<String, Box<dyn Error>> {
    let path = database::existing(named)?;
    // What can't be opened is no backup either, and an older one is brought up to date first.
    let inside = database::open(&path)?.inside()?;
    Backups::of(&path).copy_to(file)?;
    Ok(format!(
        "{}: {} matches, {} players",
        file.display(),
        inside.matches,
        inside.players
    ))
}
