use std::fs::File;
use std::io::{self, BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use serde::Serialize;
use tableside_rules::match_file::{MatchFile, Replay, Unreadable};

/// Replays the files and prints one line of JSON for each match.
///
/// What can't be read has its line too, and a plain message on stderr; the rest goes on.
pub(crate) fn run(files: &[PathBuf], out: &mut impl Write) -> io::Result<ExitCode> {
    let mut printer = Printer {
        out,
        worst: Verdict::Accepted,
    };
    for path in files {
        let file = path.display().to_string();
        let result = if path
            .extension()
            .is_some_and(|e| e.eq_ignore_ascii_case("jsonl"))
        {
            replay_lines(path, &file, &mut printer)?
        } else {
            let replay = read(path).and_then(|bytes| replay(&bytes, MatchFile::from_json));
            printer.print(&file, None, replay)?;
            Ok(())
        };
        if let Err(error) = result {
            printer.print(&file, None, Err(error))?;
        }
    }
    Ok(ExitCode::from(printer.worst as u8))
}

/// The outer result is about writing, the inner one about reading.
fn replay_lines<W: Write>(
    path: &Path,
    file: &str,
    printer: &mut Printer<'_, W>,
) -> io::Result<Result<(), Unreadable>> {
    let mut reader = match File::open(path) {
        Ok(opened) => BufReader::new(opened),
        Err(error) => return Ok(Err(unreadable(&error))),
    };
    for line in 1.. {
        let mut bytes = Vec::new();
        match reader.read_until(b'\n', &mut bytes) {
            Ok(0) => break,
            Ok(_) if bytes.trim_ascii().is_empty() => {}
            Ok(_) => printer.print(file, Some(line), replay(&bytes, MatchFile::from_case))?,
            Err(error) => return Ok(Err(unreadable(&error))),
        }
    }
    Ok(Ok(()))
}

fn read(path: &Path) -> Result<Vec<u8>, Unreadable> {
    std::fs::read(path).map_err(|error| unreadable(&error))
}

fn unreadable(error: &io::Error) -> Unreadable {
    Unreadable {
        at: "file".to_owned(),
        what: error.to_string(),
    }
}

fn replay(
    bytes: &[u8],
    parse: impl Fn(&str) -> Result<MatchFile, Unreadable>,
) -> Result<Replay, Unreadable> {
    let text = std::str::from_utf8(bytes).map_err(|error| Unreadable {
        at: "file".to_owned(),
        what: format!("this is no text in UTF-8: {error}"),
    })?;
    parse(text)?.replay()
}

/// What one match comes to, as an exit status; the worst of all matches is the program's.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Verdict {
    Accepted = 0,
    Rejected = 1,
    Unreadable = 2,
}

struct Printer<'a, W> {
    out: &'a mut W,
    worst: Verdict,
}

impl<W: Write> Printer<'_, W> {
    fn print(
        &mut self,
        file: &str,
        line: Option<usize>,
        replay: Result<Replay, Unreadable>,
    ) -> io::Result<()> {
        let (verdict, what) = match replay {
            Ok(replay) if replay.rejected.is_some() => (Verdict::Rejected, What::Replay(replay)),
            Ok(replay) => (Verdict::Accepted, What::Replay(replay)),
            Err(error) => {
                let line = line
                    .map(|line| format!(", line {line}"))
                    .unwrap_or_default();
                eprintln!("tableside-cli: {file}{line}: {error}");
                let error = Error {
                    at: error.at,
                    message: error.what,
                };
                (Verdict::Unreadable, What::Unreadable { error })
            }
        };
        self.worst = self.worst.max(verdict);
        let report = Report { file, line, what };
        serde_json::to_writer(&mut *self.out, &report)?;
        writeln!(self.out)
    }
}

#[derive(Serialize)]
struct Report<'a> {
    file: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    line: Option<usize>,
    #[serde(flatten)]
    what: What,
}

#[derive(Serialize)]
#[serde(untagged)]
enum What {
    Replay(Replay),
    Unreadable { error: Error },
}

#[derive(Serialize)]
struct Error {
    at: String,
    message: String,
}
