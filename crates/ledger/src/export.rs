//! Everything that is kept, as one file: UTF-8, one JSON object a line, each line ended by a line
//! feed. Files of this kind end in `.tableside`.
//!
//! The first line is the header, and the last one tells how many stand before it:
//!
//! ```json
//! {"format":"tableside.export.v1","made":"2026-11-30T18:00:00.000Z","app":"0.1.0"}
//! {"kind":"end","lines":8}
//! ```
//!
//! `made` is when the content was changed the last time, not when the file was written, so that
//! the same content gives the same bytes. Between the two stand, in this order and each sorted by
//! its id (throws by the order in which they were made, settings by their key):
//!
//! | `kind` | members |
//! | --- | --- |
//! | `player` | `id`, `name`, perhaps `mark` (the emblem), `created`, perhaps `archived` |
//! | `team` | `id`, `game`, perhaps `name`, `members` (ids in order), `created`, perhaps `archived` |
//! | `mark` | `team`, `key`, `at`: what a team ticked off by hand |
//! | `match` | `file` (a whole match file with its `id`), `seats` (ids, `null` for a mere name), perhaps `team`, `source` (`app`, `hand`, `import`), `played`, `changed`, perhaps `ended_at`; `outcome` of one entered by hand |
//! | `throw` | `id`, `at`, `sides`, `faces` |
//! | `glass` | `id`, `name`, `length_ms`, `measured_at`: a measured sand timer |
//! | `setting` | `key`, `value`: what belongs to the group, not to the device |
//!
//! Ids are UUIDs, times RFC 3339 in UTC to the millisecond. What could be redone, drafts of
//! repairs, running timers and what is deleted for a moment only are not in the file. A reader
//! refuses what it does not know; whatever changes the meaning of a line makes a new version.

use std::io::{self, Write};

use jiff::Timestamp;
use rusqlite::{Connection, ToSql};
use serde::Serialize;
use serde_json::value::RawValue;

use crate::error::{LedgerError, Result};
use crate::ids::MatchId;
use crate::lines::{
    EndLine, GlassLine, Header, MarkLine, MatchLine, PlayerLine, SettingLine, TeamLine, ThrowLine,
    Time,
};
use crate::matches::{Match, Source, find};
use crate::store::Ledger;
use crate::value::{read_json, read_optional_time, read_time};

/// The format that this version writes and reads.
pub const EXPORT_FORMAT: &str = "tableside.export.v1";

/// How a match becomes a match file; what belongs into an export beside the matches.
pub trait Exporter {
    /// The match file of a match, as JSON in one line.
    fn file(&self, played: &Match) -> Result<String>;
    /// Whether a setting belongs to the group rather than to the device.
    fn is_portable(&self, key: &str) -> bool;
    /// The version of the app.
    fn app(&self) -> &str;
}

/// Why an export is not complete.
#[derive(Debug, thiserror::Error)]
pub enum ExportError {
    #[error(transparent)]
    Ledger(#[from] LedgerError),
    /// The file could not be written.
    #[error("the file can't be written: {0}")]
    Write(#[from] io::Error),
}

impl From<rusqlite::Error> for ExportError {
    fn from(error: rusqlite::Error) -> Self {
        Self::Ledger(error.into())
    }
}

impl Ledger {
    /// Writes everything as an export, as it stands at one moment.
    pub fn export(
        &self,
        exporter: &impl Exporter,
        out: &mut impl Write,
    ) -> std::result::Result<(), ExportError> {
        let view = rusqlite::Transaction::new_unchecked(
            &self.connection,
            rusqlite::TransactionBehavior::Deferred,
        )?;
        let mut lines = Lines { out, count: 0 };
        lines.write(&Header {
            format: EXPORT_FORMAT.to_owned(),
            made: last_change(&view)?.and_then(Time::new),
            app: exporter.app().to_owned(),
        })?;
        players(&view, &mut lines)?;
        teams(&view, &mut lines)?;
        marks(&view, &mut lines)?;
        matches(&view, exporter, &mut lines)?;
        throws(&view, &mut lines)?;
        glasses(&view, &mut lines)?;
        settings(&view, exporter, &mut lines)?;
        let end = EndLine {
            kind: "end".to_owned(),
            lines: lines.count,
        };
        lines.write(&end)?;
        lines.out.flush()?;
        Ok(())
    }

    /// When anything that an export holds was changed the last time; `None` if there is nothing.
    pub fn last_change(&self) -> Result<Option<Timestamp>> {
        last_change(&self.connection)
    }
}

struct Lines<'a, W> {
    out: &'a mut W,
    count: usize,
}

type Written = std::result::Result<(), ExportError>;

impl<W: Write> Lines<'_, W> {
    fn write(&mut self, line: &impl Serialize) -> Written {
        serde_json::to_writer(&mut *self.out, line).map_err(io::Error::from)?;
        self.out.write_all(b"\n")?;
        self.count += 1;
        Ok(())
    }
}

fn last_change(view: &Connection) -> Result<Option<Timestamp>> {
    let last: Option<String> = view
        .prepare_cached(
            "SELECT max(at) FROM (
               SELECT max(created) AS at FROM players WHERE removed IS NULL
               UNION ALL SELECT max(archived) FROM players WHERE removed IS NULL
               UNION ALL SELECT max(created) FROM teams UNION ALL SELECT max(archived) FROM teams
               UNION ALL SELECT max(at) FROM marks
               UNION ALL SELECT max(changed) FROM matches WHERE removed IS NULL
               UNION ALL SELECT max(at) FROM throws WHERE cleared = 0
               UNION ALL SELECT max(measured_at) FROM glasses)",
        )?
        .query_row([], |row| row.get(0))?;
    let read = |text: String| {
        let bad = |_| LedgerError::Damaged(format!("{text} is no time"));
        text.parse().map_err(bad)
    };
    last.map(read).transpose()
}

/// A column that should hold a time that has a place in an export.
fn time(row: &rusqlite::Row<'_>, column: &str) -> rusqlite::Result<Time> {
    read_time(row, column).map(Time)
}

fn optional_time(row: &rusqlite::Row<'_>, column: &str) -> rusqlite::Result<Option<Time>> {
    Ok(read_optional_time(row, column)?.map(Time))
}

fn players(view: &Connection, lines: &mut Lines<'_, impl Write>) -> Written {
    let mut statement =
        view.prepare_cached("SELECT * FROM players WHERE removed IS NULL ORDER BY id")?;
    let players = statement.query_map([], |row| {
        Ok(PlayerLine {
            kind: "player".to_owned(),
            id: row.get("id")?,
            name: row.get("name")?,
            mark: row.get("mark")?,
            created: time(row, "created")?,
            archived: optional_time(row, "archived")?,
        })
    })?;
    for player in players {
        lines.write(&player?)?;
    }
    Ok(())
}

/// A team of which somebody is deleted for the moment has no place, and so have its ticks.
const TEAMS: &str = "FROM teams WHERE NOT EXISTS (
       SELECT 1 FROM team_members JOIN players ON players.id = player_id
       WHERE team_id = teams.id AND removed IS NOT NULL)";

fn teams(view: &Connection, lines: &mut Lines<'_, impl Write>) -> Written {
    let mut statement = view.prepare_cached(&format!(
        "SELECT *, (SELECT json_group_array(player_id ORDER BY position) FROM team_members
                    WHERE team_id = teams.id) AS members {TEAMS} ORDER BY id"
    ))?;
    let teams = statement.query_map([], |row| {
        Ok(TeamLine {
            kind: "team".to_owned(),
            id: row.get("id")?,
            game: row.get("game")?,
            name: row.get("name")?,
            members: read_json(row, "members")?,
            created: time(row, "created")?,
            archived: optional_time(row, "archived")?,
        })
    })?;
    for team in teams {
        lines.write(&team?)?;
    }
    Ok(())
}

fn marks(view: &Connection, lines: &mut Lines<'_, impl Write>) -> Written {
    let mut statement = view.prepare_cached(&format!(
        "SELECT * FROM marks WHERE team_id IN (SELECT id {TEAMS}) ORDER BY team_id, key"
    ))?;
    let marks = statement.query_map([], |row| {
        Ok(MarkLine {
            kind: "mark".to_owned(),
            team: row.get("team_id")?,
            key: row.get("key")?,
            at: time(row, "at")?,
        })
    })?;
    for mark in marks {
        lines.write(&mark?)?;
    }
    Ok(())
}

fn matches(
    view: &Connection,
    exporter: &impl Exporter,
    lines: &mut Lines<'_, impl Write>,
) -> Written {
    let mut statement =
        view.prepare_cached("SELECT id FROM matches WHERE removed IS NULL ORDER BY id")?;
    let mut known_players =
        view.prepare_cached("SELECT 1 FROM players WHERE id = ?1 AND removed IS NULL")?;
    let mut known_teams = view.prepare_cached(&format!("SELECT 1 {TEAMS} AND teams.id = ?1"))?;
    let ids = statement
        .query_map([], |row| row.get(0))?
        .collect::<rusqlite::Result<Vec<MatchId>>>()?;
    for id in ids {
        let found = find(view, id)?;
        let text = exporter.file(&found)?;
        let file: &RawValue = serde_json::from_str(&text).map_err(io::Error::from)?;
        let head = &found.head;
        lines.write(&MatchLine {
            kind: "match".to_owned(),
            file,
            seats: head
                .seats
                .iter()
                .map(|seat| if_known(&mut known_players, *seat))
                .collect::<rusqlite::Result<_>>()?,
            team: if_known(&mut known_teams, head.team)?,
            source: head.source,
            played: Time(head.played),
            changed: Time(head.changed),
            ended_at: head.ended_at.map(Time),
            outcome: head.outcome.clone().filter(|_| head.source == Source::Hand),
        })?;
    }
    Ok(())
}

/// An id, if the statement finds it.
fn if_known<T: ToSql + Copy>(
    statement: &mut rusqlite::Statement<'_>,
    id: Option<T>,
) -> rusqlite::Result<Option<T>> {
    match id {
        Some(id) => Ok(statement.exists([id])?.then_some(id)),
        None => Ok(None),
    }
}

fn throws(view: &Connection, lines: &mut Lines<'_, impl Write>) -> Written {
    let mut statement =
        view.prepare_cached("SELECT * FROM throws WHERE cleared = 0 ORDER BY number")?;
    let throws = statement.query_map([], |row| {
        Ok(ThrowLine {
            kind: "throw".to_owned(),
            id: row.get("id")?,
            at: time(row, "at")?,
            sides: row.get("sides")?,
            faces: read_json(row, "faces")?,
        })
    })?;
    for throw in throws {
        lines.write(&throw?)?;
    }
    Ok(())
}

fn glasses(view: &Connection, lines: &mut Lines<'_, impl Write>) -> Written {
    let mut statement = view.prepare_cached("SELECT * FROM glasses ORDER BY id")?;
    let glasses = statement.query_map([], |row| {
        Ok(GlassLine {
            kind: "glass".to_owned(),
            id: row.get("id")?,
            name: row.get("name")?,
            length_ms: row.get("length_ms")?,
            measured_at: time(row, "measured_at")?,
        })
    })?;
    for glass in glasses {
        lines.write(&glass?)?;
    }
    Ok(())
}

fn settings(
    view: &Connection,
    exporter: &impl Exporter,
    lines: &mut Lines<'_, impl Write>,
) -> Written {
    let mut statement = view.prepare_cached("SELECT key, value FROM settings ORDER BY key")?;
    let settings = statement.query_map([], |row| {
        Ok(SettingLine {
            kind: "setting".to_owned(),
            key: row.get("key")?,
            value: read_json(row, "value")?,
        })
    })?;
    for setting in settings {
        let setting = setting?;
        // What was put away again is as good as never chosen.
        if exporter.is_portable(&setting.key) && !setting.value.is_null() {
            lines.write(&setting)?;
        }
    }
    Ok(())
}
