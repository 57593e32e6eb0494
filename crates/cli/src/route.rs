use std::fs::File;
use std::io::{self, BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::str::Utf8Error;

use serde::Deserialize;
use tableside_rules::labyrinth::routes::{self, Goal, Position};
use tableside_rules::labyrinth::{Board, Place, Spot, Tile};
use tableside_rules::match_file::{Unreadable, read_json};

/// With so many turns a search still takes less than a second; hardly any board needs them.
const MOST_TURNS: usize = 4;

/// Prints the name and the fewest turns of each board in the files, one line each.
///
/// What can't be read has a plain message on stderr; the rest goes on.
pub(crate) fn run(files: &[PathBuf], out: &mut impl Write) -> io::Result<ExitCode> {
    let mut worst = Verdict::Reached;
    for path in files {
        worst = worst.max(route_lines(path, out)?);
    }
    Ok(ExitCode::from(worst as u8))
}

fn route_lines(path: &Path, out: &mut impl Write) -> io::Result<Verdict> {
    let file = path.display();
    let unreadable = |error: io::Error| {
        eprintln!("tableside-cli: {file}: {error}");
        Ok(Verdict::Unreadable)
    };
    let mut reader = match File::open(path) {
        Ok(opened) => BufReader::new(opened),
        Err(error) => return unreadable(error),
    };
    let mut worst = Verdict::Reached;
    for number in 1.. {
        let mut bytes = Vec::new();
        match reader.read_until(b'\n', &mut bytes) {
            Ok(0) => break,
            Ok(_) if bytes.trim_ascii().is_empty() => continue,
            Ok(_) => {}
            Err(error) => return unreadable(error),
        }
        worst = worst.max(match read(&bytes) {
            Ok(line) => route(&line, out)?,
            Err(error) => {
                eprintln!("tableside-cli: {file}, line {number}: {error}");
                Verdict::Unreadable
            }
        });
    }
    Ok(worst)
}

fn route(line: &Line, out: &mut impl Write) -> io::Result<Verdict> {
    let position = Position {
        board: line.board,
        spare: line.spare,
        pawn: line.start,
        goal: Goal::Tile(line.goal),
        barred: None,
    };
    let name = &line.name;
    if let Some(turns) = routes::fewest(&position, MOST_TURNS) {
        writeln!(out, "{name} {}", turns.len())?;
        Ok(Verdict::Reached)
    } else {
        writeln!(out, "{name} >{MOST_TURNS}")?;
        Ok(Verdict::TooFar)
    }
}

/// One line of a file: a board, where the pawn stands, and which tile it wants to reach.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Line {
    name: String,
    board: Board,
    spare: Tile,
    start: Place,
    goal: Spot,
    /// What is known already; for the reader to compare.
    #[serde(default, rename = "turns")]
    _turns: Option<u32>,
}

/// Why a line is none.
#[derive(Debug, thiserror::Error)]
enum LineError {
    #[error("this is no text in UTF-8: {0}")]
    Text(#[from] Utf8Error),
    #[error(transparent)]
    Json(#[from] Unreadable),
    #[error("{0}")]
    Board(#[from] serde_json::Error),
}

fn read(bytes: &[u8]) -> Result<Line, LineError> {
    let value = read_json(std::str::from_utf8(bytes)?)?;
    Ok(serde_json::from_value(value)?)
}

/// What one board comes to, as an exit status; the worst of all boards is the program's.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Verdict {
    Reached = 0,
    TooFar = 1,
    Unreadable = 2,
}
