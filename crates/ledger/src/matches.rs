use std::convert::Infallible;

use jiff::Timestamp;
use rusqlite::types::{FromSql, FromSqlError, FromSqlResult, ToSqlOutput, ValueRef};
use rusqlite::{Connection, Row, ToSql, Transaction, params};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use crate::change::{Change, Update, store};
use crate::error::{ChangeError, LedgerError, Result};
use crate::ids::{MatchId, PlayerId, Revision, TeamId};
use crate::names::clean_name;
use crate::steps::{self, Entry, History, Step, StepKind};
use crate::store::Ledger;
use crate::value::{
    json_text, read_json, read_optional_json, read_optional_time, read_time, time_text,
};

/// A match to be started.
#[derive(Clone, Debug, PartialEq)]
pub struct NewMatch {
    pub game: String,
    /// The team whose campaign it belongs to, of the same game.
    pub team: Option<TeamId>,
    /// Seat 0 first.
    pub seats: Vec<NewSeat>,
    pub setup: Value,
    pub options: Map<String, Value>,
    /// Actions that are entered at once, with the outcome that they lead to. One undo takes them
    /// back. Must be a [`Change::Append`].
    pub first: Option<Update>,
}

/// Who sits where in a new match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewSeat {
    /// Known by the app, or somebody who has a name only.
    pub player: Option<PlayerId>,
    /// 1 to 60 characters. A known player is shown by the name that the player has now.
    pub name: String,
}

/// A match without its actions.
#[derive(Clone, Debug, PartialEq)]
pub struct MatchHead {
    pub id: MatchId,
    pub game: String,
    pub team: Option<TeamId>,
    /// The names in seat order.
    pub players: Vec<String>,
    /// The players in seat order; `None` where somebody has a name only.
    pub seats: Vec<Option<PlayerId>>,
    pub setup: Value,
    /// The app's choices for this match.
    pub options: Map<String, Value>,
    pub started: Timestamp,
    /// When it was played: when it was started, unless somebody said otherwise.
    pub played: Timestamp,
    pub source: Source,
    /// When the revision was raised the last time.
    pub changed: Timestamp,
    /// `None` while the match is open.
    pub ended: Option<Ended>,
    pub ended_at: Option<Timestamp>,
    /// The outcome of a finished match, and of no other.
    pub outcome: Option<Value>,
    pub revision: Revision,
    /// How many actions the match has now.
    pub length: usize,
}

/// How a match ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ended {
    /// Played to its end; there is an outcome.
    Finished,
    /// Ended early; it counts in no statistics.
    Stopped,
}

/// Where a match comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Source {
    /// Played with the app.
    App,
    /// Entered afterwards: it has an outcome and no actions, and its set-up is none of the game's.
    Hand,
    /// Brought in from a file.
    Import,
}

/// A match with its actions.
#[derive(Clone, Debug, PartialEq)]
pub struct Match {
    pub head: MatchHead,
    /// The list as it stands now.
    pub actions: Vec<Value>,
    pub can_undo: bool,
    pub can_redo: bool,
    /// What undo would take back.
    pub undo_kind: Option<StepKind>,
    /// What redo would put back.
    pub redo_kind: Option<StepKind>,
    pub(crate) history: History,
}

impl Match {
    /// What the list would be after a change; the list as it is if the change is impossible.
    pub fn actions_after(&self, change: &Change) -> Vec<Value> {
        let mut actions = self.actions.clone();
        match change {
            Change::Append(added) => actions.extend_from_slice(added),
            Change::Extend(added) => {
                if self.last_tap().is_some() {
                    actions.extend_from_slice(added);
                }
            }
            Change::Replace {
                from,
                actions: added,
            } => {
                if *from <= actions.len() {
                    actions.truncate(*from);
                    actions.extend_from_slice(added);
                }
            }
            Change::Undo => return self.history.actions(self.history.current.saturating_sub(1)),
            Change::Redo => return self.history.actions(self.history.current + 1),
            Change::Stop | Change::Reopen | Change::Options(_) => {}
        }
        actions
    }

    /// The step that undo would take back, if it is no repair.
    pub(crate) fn last_tap(&self) -> Option<&Step> {
        self.history
            .last()
            .filter(|step| step.kind == StepKind::Tap)
    }

    /// The list with the time of each action, as a match file carries it.
    pub fn entries(&self) -> Vec<Entry> {
        self.history.entries()
    }
}

impl Ledger {
    /// Starts a match at revision 0.
    ///
    /// Errors: a name that can't be taken; a player that is not known; a team that is not known or
    /// plays another game; `first` is something else than actions to append.
    pub fn start(&mut self, new: NewMatch) -> Result<Match> {
        self.with_tx(|tx, inputs| {
            let id = MatchId(inputs.id());
            let now = inputs.now();
            insert(tx, id, &new, now)?;
            if let Some(first) = new.first {
                if !matches!(&first.change, Change::Append(added) if !added.is_empty()) {
                    return Err(LedgerError::FirstActions);
                }
                let empty = find(tx, id)?;
                store(tx, &empty, first, now, Revision(0)).map_err(never_refused)?;
            }
            find(tx, id)
        })
    }

    /// The match as it stands.
    pub fn match_(&self, id: MatchId) -> Result<Match> {
        self.with_view(|view| find(view, id))
    }

    /// Every match that is neither finished nor stopped, the one changed last first.
    pub fn open_matches(&self) -> Result<Vec<MatchHead>> {
        heads(
            &self.connection,
            "matches.ended IS NULL ORDER BY changed DESC, matches.id DESC",
            [],
        )
    }

    /// Every match of a team, the oldest first: open, finished and stopped ones.
    pub fn team_matches(&self, team: TeamId) -> Result<Vec<MatchHead>> {
        heads(
            &self.connection,
            "matches.team_id = ?1 ORDER BY started, matches.id",
            [team],
        )
    }
}

/// Nothing but the database can stand against actions that are appended to an empty open match.
fn never_refused(error: ChangeError<Infallible>) -> LedgerError {
    match error {
        ChangeError::Ledger(error) => error,
        error => LedgerError::Other(Box::new(error)),
    }
}

fn insert(tx: &Transaction<'_>, id: MatchId, new: &NewMatch, now: Timestamp) -> Result<()> {
    knows_team(tx, new.team, &new.game)?;
    tx.execute(
        "INSERT INTO matches (id, game, team_id, setup, options, started, played, changed, revision, step)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?6, ?6, 0, 0)",
        params![
            id,
            new.game,
            new.team,
            json_text(&new.setup)?,
            json_text(&new.options)?,
            time_text(now)
        ],
    )?;
    insert_seats(tx, id, &new.seats)
}

/// Errors: [`LedgerError::NotFound`] for a team that is not known or plays another game.
pub(crate) fn knows_team(tx: &Transaction<'_>, team: Option<TeamId>, game: &str) -> Result<()> {
    let Some(team) = team else { return Ok(()) };
    let known = tx
        .prepare_cached("SELECT 1 FROM teams WHERE id = ?1 AND game = ?2")?
        .exists(params![team, game])?;
    if known {
        Ok(())
    } else {
        Err(LedgerError::NotFound)
    }
}

/// Seats people at a match that was just stored.
pub(crate) fn insert_seats(tx: &Transaction<'_>, id: MatchId, seats: &[NewSeat]) -> Result<()> {
    for (seat, who) in seats.iter().enumerate() {
        if let Some(player) = who.player {
            let known = tx
                .prepare_cached("SELECT 1 FROM players WHERE id = ?1 AND removed IS NULL")?
                .exists([player])?;
            if !known {
                return Err(LedgerError::NotFound);
            }
        }
        tx.prepare_cached(
            "INSERT INTO seats (match_id, seat, player_id, name) VALUES (?1, ?2, ?3, ?4)",
        )?
        .execute(params![id, seat, who.player, clean_name(&who.name)?])?;
    }
    Ok(())
}

pub(crate) fn find(connection: &Connection, id: MatchId) -> Result<Match> {
    let head = head(connection, id)?;
    let current = connection
        .prepare_cached("SELECT step FROM matches WHERE id = ?1")?
        .query_row([id], |row| row.get(0))?;
    let history = steps::history(connection, id, current)?;
    if history.steps.len() < current {
        return Err(LedgerError::Damaged(format!(
            "steps of match {id} are missing"
        )));
    }
    Ok(Match {
        head,
        actions: history.actions(current),
        can_undo: history.undo_kind().is_some(),
        can_redo: history.redo_kind().is_some(),
        undo_kind: history.undo_kind(),
        redo_kind: history.redo_kind(),
        history,
    })
}

/// A match without its actions.
pub(crate) fn head(connection: &Connection, id: MatchId) -> Result<MatchHead> {
    let mut heads = heads(connection, "matches.id = ?1", [id])?;
    heads.pop().ok_or(LedgerError::NotFound)
}

/// The same of a match that was deleted.
pub(crate) fn removed_head(connection: &Connection, id: MatchId) -> Result<MatchHead> {
    let which = "matches.removed IS NOT NULL AND matches.id = ?1";
    let mut heads = all_heads(connection, which, [id])?;
    heads.pop().ok_or(LedgerError::NotFound)
}

/// The matches that a condition lets through, but none that was deleted.
pub(crate) fn heads(
    connection: &Connection,
    which: &str,
    parameters: impl rusqlite::Params,
) -> Result<Vec<MatchHead>> {
    let which = format!("matches.removed IS NULL AND {which}");
    all_heads(connection, &which, parameters)
}

fn all_heads(
    connection: &Connection,
    which: &str,
    parameters: impl rusqlite::Params,
) -> Result<Vec<MatchHead>> {
    let mut statement = connection.prepare_cached(&format!(
        "SELECT matches.id, game, team_id, setup, options, started, matches.played, source, changed, ended,
                ended_at, outcome, revision,
                ifnull(from_index + json_array_length(added), 0) AS length,
                (SELECT json_group_array(
                          json_array(player_id, iif(players.removed IS NULL, ifnull(players.name, seats.name), seats.name))
                          ORDER BY seat)
                 FROM seats LEFT JOIN players ON players.id = player_id
                 WHERE match_id = matches.id) AS seats
         FROM matches LEFT JOIN steps ON match_id = matches.id AND number = step
         WHERE {which}"
    ))?;
    let heads = statement.query_map(parameters, MatchHead::read)?;
    Ok(heads.collect::<rusqlite::Result<_>>()?)
}

impl MatchHead {
    fn read(row: &Row<'_>) -> rusqlite::Result<Self> {
        let seats: Vec<(Option<PlayerId>, String)> = read_json(row, "seats")?;
        let (seats, players) = seats.into_iter().unzip();
        Ok(Self {
            id: row.get("id")?,
            game: row.get("game")?,
            team: row.get("team_id")?,
            players,
            seats,
            setup: read_json(row, "setup")?,
            options: read_json(row, "options")?,
            started: read_time(row, "started")?,
            played: read_time(row, "played")?,
            source: row.get("source")?,
            changed: read_time(row, "changed")?,
            ended: row.get("ended")?,
            ended_at: read_optional_time(row, "ended_at")?,
            outcome: read_optional_json(row, "outcome")?,
            revision: row.get("revision")?,
            length: row.get("length")?,
        })
    }
}

impl ToSql for Ended {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        Ok(match self {
            Self::Finished => "finished",
            Self::Stopped => "stopped",
        }
        .into())
    }
}

impl FromSql for Ended {
    fn column_result(value: ValueRef<'_>) -> FromSqlResult<Self> {
        match value.as_str()? {
            "finished" => Ok(Self::Finished),
            "stopped" => Ok(Self::Stopped),
            _ => Err(FromSqlError::InvalidType),
        }
    }
}

impl ToSql for Source {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        Ok(match self {
            Self::App => "app",
            Self::Hand => "hand",
            Self::Import => "import",
        }
        .into())
    }
}

impl FromSql for Source {
    fn column_result(value: ValueRef<'_>) -> FromSqlResult<Self> {
        match value.as_str()? {
            "app" => Ok(Self::App),
            "hand" => Ok(Self::Hand),
            "import" => Ok(Self::Import),
            _ => Err(FromSqlError::InvalidType),
        }
    }
}
