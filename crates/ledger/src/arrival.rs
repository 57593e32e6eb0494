//! What comes in with a file, put in place line by line.

use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet};

use jiff::Timestamp;
use rusqlite::Transaction;
use serde::Deserialize;
use uuid::Uuid;

use crate::error::{LedgerError, Result};
use crate::ids::{PlayerId, TeamId};
use crate::import::{Importer, LONGEST_LINE, Line};
use crate::inputs::Inputs;
use crate::lines::{
    GlassLine, Header, Kind, MarkLine, MatchLine, PlayerLine, SettingLine, TeamLine, ThrowLine,
};
use crate::merged;
use crate::names::{clean_name, folded_name};
use crate::report::{Refusal, Report, Tally, Why};

/// What a line came to.
pub(crate) enum Fate {
    Added,
    /// It was there before.
    There,
}

pub(crate) type Arrived<W, T = Fate> = std::result::Result<T, NotAdded<W>>;

/// Why a line was not added.
pub(crate) enum NotAdded<W> {
    /// The line is at fault, and the others go on.
    Line(Why<W>),
    /// The database is, and nothing goes on.
    Ledger(LedgerError),
}

impl<W> From<Why<W>> for NotAdded<W> {
    fn from(why: Why<W>) -> Self {
        Self::Line(why)
    }
}

impl<W> From<LedgerError> for NotAdded<W> {
    fn from(error: LedgerError) -> Self {
        Self::Ledger(error)
    }
}

impl<W> From<rusqlite::Error> for NotAdded<W> {
    fn from(error: rusqlite::Error) -> Self {
        Self::Ledger(error.into())
    }
}

/// One import, from its first line to its last.
pub(crate) struct Arrival<'a, I: Importer> {
    pub(crate) tx: &'a Transaction<'a>,
    pub(crate) importer: &'a I,
    pub(crate) separate: &'a BTreeSet<String>,
    pub(crate) inputs: &'a mut Inputs,
    pub(crate) now: Timestamp,
    pub(crate) report: Report<I::Why>,
    /// Who those in the file are here.
    pub(crate) people: HashMap<PlayerId, PlayerId>,
    pub(crate) teams: HashMap<TeamId, TeamId>,
    /// Who was merged into somebody here, and so comes in as them.
    pub(crate) became: BTreeMap<PlayerId, PlayerId>,
    /// Our players by their folded names who may still be found by name, the first one last.
    pub(crate) by_name: BTreeMap<String, Vec<PlayerId>>,
    /// The ids that the file had so far, each kind's by itself.
    seen: HashSet<(&'static str, Uuid)>,
}

/// The lines of an export by their kinds.
#[derive(Default)]
struct Sorted<'a> {
    players: Vec<(usize, PlayerLine)>,
    teams: Vec<(usize, TeamLine)>,
    marks: Vec<(usize, MarkLine)>,
    matches: Vec<(usize, MatchLine<'a>)>,
    throws: Vec<(usize, ThrowLine)>,
    glasses: Vec<(usize, GlassLine)>,
    settings: Vec<(usize, SettingLine)>,
}

impl<'a, I: Importer> Arrival<'a, I> {
    pub(crate) fn new(
        tx: &'a Transaction<'a>,
        importer: &'a I,
        separate: &'a BTreeSet<String>,
        inputs: &'a mut Inputs,
    ) -> Self {
        Self {
            tx,
            importer,
            separate,
            now: inputs.now(),
            inputs,
            report: Report::default(),
            people: HashMap::new(),
            teams: HashMap::new(),
            became: BTreeMap::new(),
            by_name: BTreeMap::new(),
            seen: HashSet::new(),
        }
    }

    /// Takes the lines of an export in; whatever their order, what they refer to comes first.
    pub(crate) fn export(mut self, header: Header, lines: &[Line<'_>]) -> Result<Report<I::Why>> {
        self.report.made = header.made.map(|made| made.0);
        self.report.app = Some(header.app);
        let mut sorted = Sorted::default();
        for line in lines {
            if let Err(why) = sorted.add(line) {
                self.refuse(line.number, why);
            }
        }
        self.became = self.became_of(&sorted)?;
        let named = sorted.players.iter().map(|(_, player)| player.id).collect();
        self.note_names(&named)?;
        for (number, player) in sorted.players {
            let fate = self.player(&player);
            self.tally(number, fate, |report| &mut report.players)?;
        }
        for (number, team) in sorted.teams {
            let fate = self.team(&team);
            self.tally(number, fate, |report| &mut report.teams)?;
        }
        for (number, mark) in sorted.marks {
            let fate = self.mark(&mark);
            self.tally(number, fate, |report| &mut report.marks)?;
        }
        for (number, line) in &sorted.matches {
            let fate = self.match_line(*number, line);
            self.end_line(*number, fate)?;
        }
        self.throws(sorted.throws)?;
        for (number, glass) in sorted.glasses {
            let fate = self.glass(&glass);
            self.tally(number, fate, |report| &mut report.glasses)?;
        }
        for (number, setting) in sorted.settings {
            let fate = self.setting(&setting);
            self.tally(number, fate, |report| &mut report.settings)?;
        }
        Ok(self.report)
    }

    /// Those in the file who were merged away here: all but those who sit or play there together
    /// with whom they became, since there they are two.
    fn became_of(&self, sorted: &Sorted<'_>) -> Result<BTreeMap<PlayerId, PlayerId>> {
        let mut became = merged::everybody(self.tx)?;
        if became.is_empty() {
            return Ok(became);
        }
        let seats = sorted.matches.iter().map(|(_, line)| &line.seats);
        let seats = seats.map(|seats| seats.iter().copied().flatten().collect::<Vec<_>>());
        let teams = sorted.teams.iter().map(|(_, team)| team.members.clone());
        for group in seats.chain(teams) {
            let who = |one: &PlayerId| *became.get(one).unwrap_or(one);
            let twice = |one: &&PlayerId| {
                let same = group.iter().filter(|other| who(other) == who(one));
                same.count() > 1
            };
            let two: Vec<_> = group.iter().filter(twice).copied().collect();
            for one in two {
                became.remove(&one);
            }
        }
        Ok(became)
    }

    /// Remembers whom a name could mean here: nobody whom the file names by id.
    pub(crate) fn note_names(&mut self, named: &HashSet<PlayerId>) -> Result<()> {
        let mut statement = self.tx.prepare(
            "SELECT id, name FROM players WHERE removed IS NULL
             ORDER BY archived IS NOT NULL DESC, created DESC, id DESC",
        )?;
        let ours = statement.query_map([], |row| Ok((row.get(0)?, row.get(1)?)))?;
        for player in ours {
            let (id, name): (PlayerId, String) = player?;
            if !named.contains(&id) {
                self.by_name.entry(folded_name(&name)).or_default().push(id);
            }
        }
        Ok(())
    }

    pub(crate) fn refuse(&mut self, line: usize, why: Why<I::Why>) {
        self.report.refused.push(Refusal { line, why });
    }

    /// Notes what a line came to.
    pub(crate) fn end_line<T>(
        &mut self,
        line: usize,
        fate: Arrived<I::Why, T>,
    ) -> Result<Option<T>> {
        match fate {
            Ok(fate) => Ok(Some(fate)),
            Err(NotAdded::Line(why)) => {
                self.refuse(line, why);
                Ok(None)
            }
            Err(NotAdded::Ledger(error)) => Err(error),
        }
    }

    pub(crate) fn tally(
        &mut self,
        line: usize,
        fate: Arrived<I::Why>,
        tally: impl FnOnce(&mut Report<I::Why>) -> &mut Tally,
    ) -> Result<()> {
        if let Some(fate) = self.end_line(line, fate)? {
            tally(&mut self.report).count(&fate);
        }
        Ok(())
    }

    /// Refuses an id that an earlier line had.
    pub(crate) fn only_once(&mut self, kind: &'static str, id: Uuid) -> Arrived<I::Why, ()> {
        if self.seen.insert((kind, id)) {
            Ok(())
        } else {
            Err(Why::Twice.into())
        }
    }
}

/// A name that can be taken and shown. It stays as it stands, since it may be older than the way
/// in which names are kept now.
pub(crate) fn is_name<W>(name: &str) -> Arrived<W, ()> {
    clean_name(name).map_err(Why::Name)?;
    if name.trim() != name {
        return Err(Why::Unreadable("white space around a name".to_owned()).into());
    }
    Ok(())
}

/// A word of the program's own: 1 to 60 characters, none of which is invisible.
pub(crate) fn is_short<W>(word: &str, member: &str) -> Arrived<W, ()> {
    let fits = (1..=60).contains(&word.chars().count()) && !word.chars().any(char::is_control);
    if fits {
        return Ok(());
    }
    let what = format!("{member}: 1 to 60 characters are expected");
    Err(Why::Unreadable(what).into())
}

impl<'a> Sorted<'a> {
    fn add<W>(&mut self, line: &Line<'a>) -> std::result::Result<(), Why<W>> {
        if line.bytes.len() > LONGEST_LINE {
            return Err(Why::TooLong(line.bytes.len()));
        }
        let text = std::str::from_utf8(line.bytes).map_err(|_| Why::NotText)?;
        let Kind { kind } = parse(text)?;
        let number = line.number;
        match kind.as_str() {
            "player" => self.players.push((number, parse(text)?)),
            "team" => self.teams.push((number, parse(text)?)),
            "mark" => self.marks.push((number, parse(text)?)),
            "match" => self.matches.push((number, parse(text)?)),
            "throw" => self.throws.push((number, parse(text)?)),
            "glass" => self.glasses.push((number, parse(text)?)),
            "setting" => self.settings.push((number, parse(text)?)),
            _ => return Err(Why::UnknownKind(kind)),
        }
        Ok(())
    }
}

fn parse<'a, T: Deserialize<'a>, W>(text: &'a str) -> std::result::Result<T, Why<W>> {
    serde_json::from_str(text).map_err(|error| Why::Unreadable(error.to_string()))
}
