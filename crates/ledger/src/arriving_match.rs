//! A match that comes in with a file.

use std::collections::{BTreeSet, HashSet};

use jiff::Timestamp;
use rusqlite::params;
use serde_json::Value;

use crate::arrival::{Arrival, Arrived, NotAdded, is_name};
use crate::error::{LedgerError, Result};
use crate::ids::{MatchId, PlayerId, TeamId};
use crate::import::{FileMatch, Importer};
use crate::incoming::{Incoming, entries, nobody_twice, steps_of};
use crate::lines::{MatchLine, PlayerLine, Time, id_of};
use crate::matches::{Ended, Source, find};
use crate::report::{Differing, Report, Why};
use crate::steps;
use crate::teams;
use crate::value::{json_text, time_text};

/// The most actions that a match has; nobody plays so long.
const MOST_ACTIONS: usize = 100_000;

impl<I: Importer> Arrival<'_, I> {
    /// Takes a line with a match in.
    pub(crate) fn match_line(
        &mut self,
        number: usize,
        line: &MatchLine<'_>,
    ) -> Arrived<I::Why, ()> {
        let file = self.read(line.file.get())?;
        let Some(id) = file.id else {
            return Err(Why::Unreadable("file: a match of an export has an id".to_owned()).into());
        };
        self.only_once("match", id.0)?;
        if line.seats.len() != file.players.len() {
            let what = "seats: as many as players are expected";
            return Err(Why::Unreadable(what.to_owned()).into());
        }
        let seats = line
            .seats
            .iter()
            .map(|seat| seat.map(|seat| self.known_player(seat)).transpose())
            .collect::<Arrived<I::Why, Vec<_>>>()?;
        nobody_twice(&seats)?;
        let team = line
            .team
            .map(|team| self.known_team(team, &file.game))
            .transpose()?;
        if (line.source == Source::Hand) != line.outcome.is_some() {
            let what = "outcome: only a match that was entered by hand has one";
            return Err(Why::Unreadable(what.to_owned()).into());
        }
        let started = file.started.unwrap_or(line.played.0);
        self.place(
            number,
            &Incoming {
                id,
                entries: entries(&file, started),
                file,
                seats,
                team,
                source: line.source,
                started,
                played: Some(line.played.0),
                changed: Some(line.changed.0),
                ended_at: line.ended_at.map(|time| time.0),
                entered: line.outcome.clone(),
                says_who: true,
            },
        )
    }

    /// Takes a single match file in, whose players are known by their names.
    pub(crate) fn match_file(mut self, text: &str) -> Result<Report<I::Why>> {
        self.note_names(&HashSet::new())?;
        self.tx.execute_batch("SAVEPOINT one_file")?;
        let fate = self.bare(text);
        if self.end_line(1, fate)?.is_none() {
            // A match that is refused leaves none of its players behind.
            self.tx.execute_batch("ROLLBACK TO one_file")?;
            self.report = Report {
                refused: self.report.refused,
                ..Report::default()
            };
        }
        self.tx.execute_batch("RELEASE one_file")?;
        Ok(self.report)
    }

    fn bare(&mut self, text: &str) -> Arrived<I::Why, ()> {
        let file = self.read(text)?;
        let first = file.actions.iter().find_map(|action| action.at);
        let started = file.started.or(first);
        let id = file
            .id
            .unwrap_or_else(|| id_of(text, started.unwrap_or(Timestamp::UNIX_EPOCH)));
        let started = started.unwrap_or(self.now);
        let is_here = self.is_here(id)?;
        let mut incoming = Incoming {
            id,
            entries: entries(&file, started),
            seats: vec![None; file.players.len()],
            file,
            team: None,
            source: Source::Import,
            started,
            played: None,
            changed: None,
            ended_at: None,
            entered: None,
            says_who: false,
        };
        if !is_here {
            incoming.seats = self.seats_by_name(&incoming.file.players)?;
            incoming.team = self.team_of(&incoming.file.game, &incoming.seats)?;
        }
        self.place(1, &incoming)
    }

    /// Those whom the names mean; who is not known yet is added.
    fn seats_by_name(&mut self, names: &[String]) -> Arrived<I::Why, Vec<Option<PlayerId>>> {
        let mut seats = Vec::new();
        for (seat, name) in names.iter().enumerate() {
            if let Some(ours) = self.namesake(format!("seat-{seat}"), name) {
                self.report.players.there += 1;
                seats.push(Some(ours));
                continue;
            }
            let player = PlayerLine {
                kind: "player".to_owned(),
                id: PlayerId(self.inputs.id()),
                name: name.clone(),
                mark: None,
                created: Time(self.now),
                archived: None,
            };
            self.add_player(&player)?;
            self.report.players.added += 1;
            seats.push(Some(player.id));
        }
        Ok(seats)
    }

    /// The team that just these players are in this game.
    fn team_of(&self, game: &str, seats: &[Option<PlayerId>]) -> Arrived<I::Why, Option<TeamId>> {
        let members: BTreeSet<_> = seats.iter().flatten().copied().collect();
        Ok(teams::with_members(self.tx, game, &members)?)
    }

    /// Reads a match file and looks at what the rules do not read.
    fn read(&self, text: &str) -> Arrived<I::Why, FileMatch> {
        let mut file = self.importer.read(text).map_err(Why::Refused)?;
        for name in &file.players {
            is_name(name)?;
        }
        if file.actions.len() > MOST_ACTIONS {
            return Err(Why::TooLong(file.actions.len()).into());
        }
        let times = file
            .actions
            .iter_mut()
            .map(|action| &mut action.at)
            .chain([&mut file.started]);
        for given in times.flatten() {
            let fits = Time::new(*given);
            *given = fits
                .ok_or_else(|| Why::Unreadable("a time is out of range".to_owned()))?
                .0;
        }
        Ok(file)
    }

    fn is_here(&self, id: MatchId) -> Arrived<I::Why, bool> {
        let mut here = self
            .tx
            .prepare_cached("SELECT 1 FROM matches WHERE id = ?1 AND removed IS NULL")?;
        Ok(here.exists([id])?)
    }

    fn judge(&self, incoming: &Incoming) -> Arrived<I::Why, Option<Value>> {
        let judged = self
            .importer
            .judge(&incoming.file, incoming.entered.as_ref());
        Ok(judged.map_err(Why::Refused)?)
    }

    /// Adds a match, unless it is here.
    fn place(&mut self, line: usize, incoming: &Incoming) -> Arrived<I::Why, ()> {
        let game = incoming.file.game.clone();
        if self.is_here(incoming.id)? {
            let ours = find(self.tx, incoming.id)?;
            if !incoming.is(&ours) {
                let id = incoming.id;
                self.report.differing.push(Differing {
                    id,
                    game: game.clone(),
                    line,
                });
            }
            self.report.matches.entry(game).or_default().there += 1;
            return Ok(());
        }
        let outcome = self.judge(incoming)?;
        self.insert_or_back(incoming, outcome.as_ref())?;
        self.report.matches.entry(game).or_default().added += 1;
        Ok(())
    }

    /// Inserts a match as a whole or, if a table refuses a part of it, not at all.
    fn insert_or_back(&self, incoming: &Incoming, outcome: Option<&Value>) -> Arrived<I::Why, ()> {
        self.tx.execute_batch("SAVEPOINT one_match")?;
        let result = self.insert(incoming, outcome);
        let why = match result {
            Ok(()) => return Ok(self.tx.execute_batch("RELEASE one_match")?),
            Err(NotAdded::Ledger(LedgerError::Other(error))) => Why::NotStored(error.to_string()),
            Err(NotAdded::Line(why)) => why,
            // Nothing of the file stays then, and where the disk is full SQLite has taken all of
            // it back already.
            Err(error) => return Err(error),
        };
        self.tx
            .execute_batch("ROLLBACK TO one_match; RELEASE one_match")?;
        Err(why.into())
    }

    fn insert(&self, incoming: &Incoming, outcome: Option<&Value>) -> Arrived<I::Why, ()> {
        let Incoming { file, .. } = incoming;
        // Deleted a moment ago, and back by this file.
        self.tx
            .prepare_cached("DELETE FROM matches WHERE id = ?1 AND removed IS NOT NULL")?
            .execute([incoming.id])?;
        let last = incoming.entries.last().map(|entry| entry.at);
        let (ended, outcome) = match outcome {
            _ if file.stopped => (Some(Ended::Stopped), None),
            Some(outcome) => (Some(Ended::Finished), Some(outcome)),
            None => (None, None),
        };
        let ended_at = ended.map(|_| incoming.ended_at.or(last).unwrap_or(incoming.started));
        let changed = incoming.changed.or(last).unwrap_or(incoming.started);
        let steps = steps_of(&incoming.entries);
        self.tx
            .prepare_cached(
                "INSERT INTO matches (id, game, team_id, setup, options, started, played, changed,
                                      ended, ended_at, outcome, source, revision, step)
                 VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?13)",
            )?
            .execute(params![
                incoming.id,
                file.game,
                incoming.team,
                json_text(&file.setup)?,
                json_text(&file.options)?,
                time_text(incoming.started),
                time_text(incoming.played.unwrap_or(incoming.started)),
                time_text(changed),
                ended,
                ended_at.map(time_text),
                outcome.map(json_text).transpose()?,
                incoming.source,
                steps.len()
            ])?;
        let seats = incoming.seats.iter().zip(&file.players);
        for (seat, (player, name)) in seats.enumerate() {
            self.tx
                .prepare_cached(
                    "INSERT INTO seats (match_id, seat, player_id, name) VALUES (?1, ?2, ?3, ?4)",
                )?
                .execute(params![incoming.id, seat, player, name])?;
        }
        for (current, step) in steps.iter().enumerate() {
            steps::push(self.tx, incoming.id, current, step)?;
        }
        Ok(())
    }
}
