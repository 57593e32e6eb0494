//! What an import adds, or would add.

use std::collections::BTreeMap;

use jiff::Timestamp;

use crate::arrival::Fate;
use crate::error::NameError;
use crate::ids::{MatchId, PlayerId};

/// The most entries of a kind that are listed one by one.
const LISTED: usize = 200;

/// How much of something is new and how much was there.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    pub added: usize,
    /// There before, and left as it is.
    pub there: usize,
}

impl Tally {
    pub(crate) fn count(&mut self, fate: &Fate) {
        match fate {
            Fate::Added => self.added += 1,
            Fate::There => self.there += 1,
        }
    }
}

/// What came of a file, or would.
#[derive(Clone, Debug, PartialEq)]
pub struct Report<W> {
    /// When its content was changed the last time; nothing of a single match.
    pub made: Option<Timestamp>,
    /// The version of the app that wrote it, if it says so.
    pub app: Option<String>,
    pub players: Tally,
    /// The names of those that are new.
    pub new_players: Few<String>,
    /// Those who are taken for somebody here because of their name, or could be.
    pub same: Vec<Same>,
    pub teams: Tally,
    /// What teams ticked off.
    pub marks: Tally,
    /// By game.
    pub matches: BTreeMap<String, Tally>,
    /// Matches that are here with another content, which stays.
    pub differing: Few<Differing>,
    pub throws: Tally,
    pub glasses: Tally,
    pub settings: Tally,
    /// What can't be taken in; the rest can.
    pub refused: Few<Refusal<W>>,
}

impl<W> Default for Report<W> {
    fn default() -> Self {
        Self {
            made: None,
            app: None,
            players: Tally::default(),
            new_players: Few::default(),
            same: Vec::new(),
            teams: Tally::default(),
            marks: Tally::default(),
            matches: BTreeMap::new(),
            differing: Few::default(),
            throws: Tally::default(),
            glasses: Tally::default(),
            settings: Tally::default(),
            refused: Few::default(),
        }
    }
}

impl<W> Report<W> {
    /// How many entries of all kinds are new.
    pub fn added(&self) -> usize {
        let matches: usize = self.matches.values().map(|tally| tally.added).sum();
        let others = [
            self.players,
            self.teams,
            self.marks,
            self.throws,
            self.glasses,
            self.settings,
        ];
        matches + others.iter().map(|tally| tally.added).sum::<usize>()
    }
}

/// The first of many, and how many there are.
#[derive(Clone, Debug, PartialEq)]
pub struct Few<T> {
    pub first: Vec<T>,
    pub count: usize,
}

impl<T> Default for Few<T> {
    fn default() -> Self {
        Self {
            first: Vec::new(),
            count: 0,
        }
    }
}

impl<T> Few<T> {
    pub(crate) fn push(&mut self, entry: T) {
        self.count += 1;
        if self.first.len() < LISTED {
            self.first.push(entry);
        }
    }
}

/// Somebody in the file with the name of somebody here.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Same {
    /// What says in [`Ledger::import`](crate::Ledger::import) that they are two.
    pub key: String,
    /// As the file has it.
    pub name: String,
    /// Who has this name here.
    pub ours: PlayerId,
    /// Whether they are taken for one person.
    pub together: bool,
}

/// A match that is here with another content.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Differing {
    pub id: MatchId,
    pub game: String,
    /// The line of the file, from 1.
    pub line: usize,
}

/// A line that is not taken in.
#[derive(Clone, Debug, PartialEq)]
pub struct Refusal<W> {
    /// From 1, as an editor counts.
    pub line: usize,
    pub why: Why<W>,
}

/// Why a line is not taken in.
#[derive(Clone, Debug, PartialEq)]
pub enum Why<W> {
    /// It is not text in UTF-8.
    NotText,
    /// It is longer than 8 MiB; its length in bytes.
    TooLong(usize),
    /// It is no JSON of the form that such a line has, with what is wrong, in English.
    Unreadable(String),
    /// This version knows no such lines.
    UnknownKind(String),
    /// An earlier line of the file has the same id.
    Twice,
    /// It names a player who is neither in the file nor here, or was refused.
    UnknownPlayer,
    /// It names a team that is neither in the file nor here, or was refused.
    UnknownTeam,
    /// A name that can't be taken.
    Name(NameError),
    /// Nobody, or somebody twice.
    Members,
    /// Another sand timer has its name.
    GlassName,
    /// The caller refuses it, for a rule of a game as a rule.
    Refused(W),
    /// The database refuses it, in English.
    NotStored(String),
}
