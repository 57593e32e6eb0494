//! Taking an [export](crate::export) in, or a single match file.
//!
//! What is there stays as it is and nothing is added twice: everything has an id that never
//! repeats. All of it happens in one transaction; looking at what would happen is the same
//! transaction, taken back.

use std::collections::BTreeSet;

use jiff::Timestamp;
use serde_json::{Map, Value};

use crate::arrival::Arrival;
use crate::error::LedgerError;
use crate::export::EXPORT_FORMAT;
use crate::ids::MatchId;
use crate::lines::{EndLine, Header};
use crate::report::Report;
use crate::store::Ledger;

/// The longest line that is read, in bytes.
pub(crate) const LONGEST_LINE: usize = 8 * 1024 * 1024;

/// The most lines that are read.
const MOST_LINES: usize = 2_000_000;

/// What the formats of all versions of an export begin with.
const ANY_VERSION: &str = "tableside.export.";

/// What the formats of all versions of a match file begin with.
const ANY_MATCH: &str = "tableside.match.";

/// What the caller knows of matches; the ledger knows no rule.
pub trait Importer {
    /// Why something is refused.
    type Why;
    /// Reads a match file.
    fn read(&self, text: &str) -> Result<FileMatch, Self::Why>;
    /// Replays a match and gives the outcome of a finished one. A match that was `entered` by
    /// hand is not replayed, its outcome only looked at.
    fn judge(&self, read: &FileMatch, entered: Option<&Value>) -> Result<Option<Value>, Self::Why>;
    /// Whether a setting belongs to the group rather than to the device.
    fn is_portable(&self, key: &str) -> bool;
}

/// What a match file says.
#[derive(Clone, Debug, PartialEq)]
pub struct FileMatch {
    pub id: Option<MatchId>,
    pub game: String,
    /// In seat order.
    pub players: Vec<String>,
    pub setup: Value,
    pub options: Map<String, Value>,
    pub started: Option<Timestamp>,
    /// Whether it was ended early.
    pub stopped: bool,
    pub actions: Vec<FileAction>,
}

/// An action as a match file has it.
#[derive(Clone, Debug, PartialEq)]
pub struct FileAction {
    /// Without the time and the tap.
    pub action: Value,
    pub at: Option<Timestamp>,
    /// Whether it was entered by the same tap as the action before it.
    pub same_tap: bool,
}

/// Why a file as a whole is not taken in. Nothing was changed.
#[derive(Debug, thiserror::Error)]
pub enum ImportError {
    /// There is nothing in it.
    #[error("the file is empty")]
    Empty,
    /// It is neither an export nor a match file.
    #[error("the file is no export of this program")]
    NotOurs,
    /// A later version of the app wrote it.
    #[error("the file has the format {0}, which this version does not know")]
    Newer(String),
    /// Its last line is missing, or others are; the last that there is, whole or not.
    #[error("the file was cut off at line {0}")]
    CutOff(usize),
    /// More lines than anybody plays.
    #[error("the file has more than {most} lines")]
    TooMany {
        /// How many would do.
        most: usize,
    },
    #[error(transparent)]
    Ledger(#[from] LedgerError),
}

impl From<rusqlite::Error> for ImportError {
    fn from(error: rusqlite::Error) -> Self {
        Self::Ledger(error.into())
    }
}

/// What went out of a transaction instead of a result.
enum Out<W> {
    Refused(ImportError),
    /// It was only to be looked at.
    Seen(Box<Report<W>>),
}

impl<W> From<LedgerError> for Out<W> {
    fn from(error: LedgerError) -> Self {
        Self::Refused(error.into())
    }
}

impl Ledger {
    /// Takes a file in and says what was added. `separate` holds the keys of those people in the
    /// file who are not whom their name says ([`Same::key`](crate::Same::key)).
    pub fn import<I: Importer>(
        &mut self,
        file: &[u8],
        importer: &I,
        separate: &BTreeSet<String>,
    ) -> Result<Report<I::Why>, ImportError> {
        self.take_in(file, importer, separate, Ok)
    }

    /// Says what [`Ledger::import`] would add, and changes nothing.
    pub fn preview_import<I: Importer>(
        &mut self,
        file: &[u8],
        importer: &I,
        separate: &BTreeSet<String>,
    ) -> Result<Report<I::Why>, ImportError> {
        self.take_in(file, importer, separate, |report| {
            Err(Out::Seen(Box::new(report)))
        })
    }

    fn take_in<I: Importer>(
        &mut self,
        file: &[u8],
        importer: &I,
        separate: &BTreeSet<String>,
        end: impl FnOnce(Report<I::Why>) -> Result<Report<I::Why>, Out<I::Why>>,
    ) -> Result<Report<I::Why>, ImportError> {
        let file = File::read(file)?;
        let done = self.with_tx(|tx, inputs| {
            let arrival = Arrival::new(tx, importer, separate, inputs);
            let report = match file {
                File::Export { header, lines } => arrival.export(header, &lines),
                File::Match(text) => arrival.match_file(text),
            };
            report.map_err(Out::from).and_then(end)
        });
        match done {
            Ok(report) => Ok(report),
            Err(Out::Seen(report)) => Ok(*report),
            Err(Out::Refused(error)) => Err(error),
        }
    }
}

/// A file as it is laid out.
enum File<'a> {
    Export {
        header: Header,
        lines: Vec<Line<'a>>,
    },
    Match(&'a str),
}

/// A line of an export.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Line<'a> {
    /// From 1, as an editor counts.
    pub(crate) number: usize,
    pub(crate) bytes: &'a [u8],
}

/// The member that every file of ours begins with.
#[derive(serde::Deserialize)]
struct Format {
    format: String,
}

impl<'a> File<'a> {
    fn read(bytes: &'a [u8]) -> Result<Self, ImportError> {
        // Some editors begin every text with this mark; it says nothing.
        let bytes = bytes.strip_prefix(b"\xef\xbb\xbf").unwrap_or(bytes);
        let trimmed = bytes.trim_ascii();
        if trimmed.is_empty() {
            return Err(ImportError::Empty);
        }
        let first = trimmed.split(|byte| *byte == b'\n').next().unwrap_or(&[]);
        match format_of(first).or_else(|| format_of(trimmed)) {
            Some(format) if format == EXPORT_FORMAT => Self::export(bytes),
            Some(format) if format.starts_with(ANY_VERSION) => Err(ImportError::Newer(format)),
            Some(format) if format.starts_with(ANY_MATCH) => std::str::from_utf8(trimmed)
                .map(Self::Match)
                .map_err(|_| ImportError::NotOurs),
            _ => Err(ImportError::NotOurs),
        }
    }

    fn export(bytes: &'a [u8]) -> Result<Self, ImportError> {
        let mut lines = Vec::new();
        for (index, line) in bytes.split(|byte| *byte == b'\n').enumerate() {
            if index >= MOST_LINES {
                return Err(ImportError::TooMany { most: MOST_LINES });
            }
            let bytes = line.trim_ascii();
            if !bytes.is_empty() {
                lines.push(Line {
                    number: index + 1,
                    bytes,
                });
            }
        }
        let cut_off =
            |lines: &[Line<'_>]| ImportError::CutOff(lines.last().map_or(0, |line| line.number));
        let Some((first, rest)) = lines.split_first() else {
            return Err(ImportError::Empty);
        };
        let header = serde_json::from_slice(first.bytes).map_err(|_| ImportError::NotOurs)?;
        let Some((last, between)) = rest.split_last() else {
            return Err(cut_off(&lines));
        };
        let end = serde_json::from_slice::<EndLine>(last.bytes).ok();
        match end {
            Some(end) if end.kind == "end" && end.lines == lines.len() - 1 => Ok(Self::Export {
                header,
                lines: between.to_vec(),
            }),
            _ => Err(cut_off(&lines)),
        }
    }
}

fn format_of(text: &[u8]) -> Option<String> {
    // A longer one can't be a header, and a match file of this size is none.
    (text.len() <= LONGEST_LINE)
        .then(|| serde_json::from_slice::<Format>(text).ok())
        .flatten()
        .map(|found| found.format)
}
