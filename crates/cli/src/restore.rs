use std::error::Error;
use std::fmt::Write as _;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use jiff::Timestamp;
use tableside_ledger::{Backups, Inside, Ledger, restore};

use crate::database;

/// Lists the backups, or puts one in the place of the database.
pub(crate) fn run(
    named: Option<PathBuf>,
    backup: Option<&Path>,
    out: &mut impl Write,
) -> io::Result<ExitCode> {
    let done = match backup {
        None => list(named),
        Some(backup) => put_back(named, backup),
    };
    database::told(done, out)
}

fn list(named: Option<PathBuf>) -> Result<String, Box<dyn Error>> {
    let backups = Backups::of(&database::path(named)?);
    let mut lines = String::new();
    for backup in backups.list()? {
        match backup.look() {
            Ok(inside) => writeln!(lines, "{}  {}", backup.name, words(&inside))?,
            Err(error) => eprintln!("tableside-cli: {}: {error}", backup.name),
        }
    }
    if lines.is_empty() {
        return Err(format!("no backups in {}", backups.folder().display()).into());
    }
    Ok(lines.trim_end().to_owned())
}

fn words(inside: &Inside) -> String {
    let last = match inside.last_played {
        Some(at) => format!(", last played {at:.0}"),
        None => String::new(),
    };
    format!(
        "{} matches, {} players{last}",
        inside.matches, inside.players
    )
}

fn put_back(named: Option<PathBuf>, backup: &Path) -> Result<String, Box<dyn Error>> {
    let path = database::path(named)?;
    let of_the_list = backup
        .to_str()
        .and_then(|name| Backups::of(&path).find(name).transpose())
        .transpose()?;
    let source = of_the_list.map_or_else(|| backup.to_owned(), |backup| backup.path);
    let restored = restore(&path, &source, Ledger::open(&path), Timestamp::now())?;
    let mut done = format!("{}: {}", path.display(), words(&restored.inside));
    if let Some(before) = restored.before {
        write!(done, "\nwhat was there before: {}", before.display())?;
    }
    Ok(done)
}
