use std::error::Error;
use std::fs::File;
use std::io::{BufWriter, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use tableside_table::Files;

use crate::database;

/// Writes everything into `file`, or to the standard output if it is called `-`.
pub(crate) fn run(named: Option<PathBuf>, file: &Path, out: &mut impl Write) -> ExitCode {
    let done = if file == Path::new("-") {
        write(named, out)
    } else {
        to_file(named, file)
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("tableside-cli: {error}");
            ExitCode::from(2)
        }
    }
}

fn write(named: Option<PathBuf>, out: &mut impl Write) -> Result<(), Box<dyn Error>> {
    let ledger = database::open(&database::existing(named)?)?;
    Ok(ledger.export(&Files, out)?)
}

/// A file that is only half written would pass for an export, so it is taken away again.
fn to_file(named: Option<PathBuf>, file: &Path) -> Result<(), Box<dyn Error>> {
    let path = database::existing(named)?;
    let ledger = database::open(&path)?;
    let mut out = BufWriter::new(
        File::create_new(file).map_err(|error| format!("{}: {error}", file.display()))?,
    );
    let written = ledger
        .export(&Files, &mut out)
        .and_then(|()| Ok(out.get_ref().sync_all()?));
    if written.is_err() {
        std::fs::remove_file(file)?;
    }
    Ok(written?)
}
