use jiff::Timestamp;
use rusqlite::types::{FromSql, FromSqlError, FromSqlResult, ToSqlOutput, ValueRef};
use rusqlite::{Connection, Row, ToSql, Transaction, params};
use serde_json::{Map, Value};

use crate::drafts::drop_draft;
use crate::error::{ChangeError, LedgerError, Result};
use crate::ids::{MatchId, PlayerId, Revision, TeamId};
use crate::inputs::Inputs;
use crate::steps::{self, Entry, History, Step, StepKind};
use crate::store::Ledger;
use crate::value::{
    clean_name, json_text, read_json, read_optional_json, read_optional_time, read_time, time_text,
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
    history: History,
}

/// A change of a match. Each raises its revision by one.
#[derive(Clone, Debug, PartialEq)]
pub enum Change {
    /// These come at the end, at least one; one undo takes all of them back.
    Append(Vec<Value>),
    /// A repair: everything from index `from` on becomes this. One undo takes the repair back.
    Replace {
        from: usize,
        actions: Vec<Value>,
    },
    Undo,
    Redo,
    /// Ends the match early. The actions stay, and so do undo and redo for when it is reopened.
    Stop,
    /// Goes on with a stopped match.
    Reopen,
    /// Puts these options in place of the present ones.
    Options(Map<String, Value>),
}

/// A change with the outcome it leads to.
#[derive(Clone, Debug, PartialEq)]
pub struct Update {
    pub change: Change,
    /// The outcome of the list after the change, `None` if the match is not finished then.
    /// Not looked at for [`Change::Stop`], [`Change::Reopen`] and [`Change::Options`]: they leave
    /// the list alone, and so the outcome.
    pub outcome: Option<Value>,
}

impl Match {
    /// What the list would be after a change; the list as it is if the change is impossible.
    pub fn actions_after(&self, change: &Change) -> Vec<Value> {
        let mut actions = self.actions.clone();
        match change {
            Change::Append(added) => actions.extend_from_slice(added),
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
                let empty = find(tx, id)?;
                store::<std::convert::Infallible>(tx, &empty, first, now, Revision(0)).map_err(
                    |error| match error {
                        ChangeError::Ledger(error) => error,
                        _ => LedgerError::FirstActions,
                    },
                )?;
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
            "WHERE matches.ended IS NULL ORDER BY changed DESC, matches.id DESC",
            [],
        )
    }

    /// Every match of a team, the oldest first: open, finished and stopped ones.
    pub fn team_matches(&self, team: TeamId) -> Result<Vec<MatchHead>> {
        heads(
            &self.connection,
            "WHERE matches.team_id = ?1 ORDER BY started, matches.id",
            [team],
        )
    }

    /// Changes a match in one transaction: `decide` sees the match as it stands and says what is
    /// to become of it, or refuses.
    ///
    /// `after` is the revision that the user saw. Another one is [`ChangeError::Stale`], so that a
    /// tap that arrives twice counts once. On any error, and if `decide` panics, nothing is stored.
    pub fn change<E>(
        &mut self,
        id: MatchId,
        after: Revision,
        decide: impl FnOnce(&Match) -> Result<Update, E>,
    ) -> Result<Match, ChangeError<E>> {
        self.with_tx(|tx, inputs: &mut Inputs| {
            let now_is = find(tx, id)?;
            if now_is.head.revision != after {
                return Err(ChangeError::Stale(Box::new(now_is)));
            }
            let update = decide(&now_is).map_err(ChangeError::Refused)?;
            store(tx, &now_is, update, inputs.now(), after.next())?;
            Ok(find(tx, id)?)
        })
    }
}

fn insert(tx: &Transaction<'_>, id: MatchId, new: &NewMatch, now: Timestamp) -> Result<()> {
    if let Some(team) = new.team {
        let known = tx
            .prepare_cached("SELECT 1 FROM teams WHERE id = ?1 AND game = ?2")?
            .exists(params![team, new.game])?;
        if !known {
            return Err(LedgerError::NotFound);
        }
    }
    tx.execute(
        "INSERT INTO matches (id, game, team_id, setup, options, started, changed, revision, step)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?6, 0, 0)",
        params![
            id,
            new.game,
            new.team,
            json_text(&new.setup)?,
            json_text(&new.options)?,
            time_text(now)
        ],
    )?;
    for (seat, who) in new.seats.iter().enumerate() {
        if let Some(player) = who.player {
            let known = tx
                .prepare_cached("SELECT 1 FROM players WHERE id = ?1")?
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

/// Writes a change that has been decided, or says why it is impossible.
fn store<E>(
    tx: &Transaction<'_>,
    before: &Match,
    update: Update,
    now: Timestamp,
    revision: Revision,
) -> Result<(), ChangeError<E>> {
    let id = before.head.id;
    let mut after = before.head.clone();
    let mut history = before.history.clone();
    let stopped = before.head.ended == Some(Ended::Stopped);
    match update.change {
        Change::Append(_) | Change::Replace { .. } | Change::Undo | Change::Redo if stopped => {
            return Err(ChangeError::Ended(Ended::Stopped));
        }
        Change::Append(added) => {
            if added.is_empty() {
                return Err(ChangeError::NothingToAppend);
            }
            let step = Step {
                from: before.head.length,
                added,
                kind: StepKind::Tap,
                at: now,
            };
            steps::push(tx, id, history.current, &step)?;
            history.add(step);
            settle(&mut after, &history, update.outcome, now);
        }
        Change::Replace {
            from,
            actions: added,
        } => {
            let length = before.head.length;
            if from > length {
                return Err(ChangeError::BeyondEnd { from, length });
            }
            let step = Step {
                from,
                added,
                kind: StepKind::Repair,
                at: now,
            };
            steps::push(tx, id, history.current, &step)?;
            history.add(step);
            settle(&mut after, &history, update.outcome, now);
        }
        Change::Undo => {
            history.current = history
                .current
                .checked_sub(1)
                .ok_or(ChangeError::NothingToUndo)?;
            settle(&mut after, &history, update.outcome, now);
        }
        Change::Redo => {
            if history.current == history.steps.len() {
                return Err(ChangeError::NothingToRedo);
            }
            history.current += 1;
            settle(&mut after, &history, update.outcome, now);
        }
        Change::Stop => {
            if let Some(ended) = before.head.ended {
                return Err(ChangeError::Ended(ended));
            }
            after.ended = Some(Ended::Stopped);
            after.ended_at = Some(now);
        }
        Change::Reopen => {
            if !stopped {
                return Err(ChangeError::NotStopped);
            }
            after.ended = None;
            after.ended_at = None;
        }
        Change::Options(options) => after.options = options,
    }
    after.changed = now;
    after.revision = revision;
    write(tx, &after, history.current)?;
    drop_draft(tx, id)?;
    Ok(())
}

/// Ends the match or goes on with it, as the new list demands.
///
/// A match that was finished before stays finished since then. One that becomes finished is so
/// since the step that did it, also when undo or redo brings it back.
fn settle(head: &mut MatchHead, history: &History, outcome: Option<Value>, now: Timestamp) {
    let was_finished = head.ended == Some(Ended::Finished);
    head.ended = outcome.is_some().then_some(Ended::Finished);
    head.ended_at = match (&outcome, was_finished) {
        (None, _) => None,
        (Some(_), true) => head.ended_at,
        (Some(_), false) => Some(history.at().unwrap_or(now)),
    };
    head.outcome = outcome;
}

fn write(tx: &Transaction<'_>, head: &MatchHead, step: usize) -> Result<()> {
    tx.prepare_cached(
        "UPDATE matches SET options = ?2, changed = ?3, ended = ?4, ended_at = ?5, outcome = ?6,
         revision = ?7, step = ?8 WHERE id = ?1",
    )?
    .execute(params![
        head.id,
        json_text(&head.options)?,
        time_text(head.changed),
        head.ended,
        head.ended_at.map(time_text),
        head.outcome.as_ref().map(json_text).transpose()?,
        head.revision,
        step
    ])?;
    Ok(())
}

fn find(connection: &Connection, id: MatchId) -> Result<Match> {
    let head = heads(connection, "WHERE matches.id = ?1", [id])?
        .pop()
        .ok_or(LedgerError::NotFound)?;
    let current = connection
        .prepare_cached("SELECT step FROM matches WHERE id = ?1")?
        .query_row([id], |row| row.get(0))?;
    let history = steps::history(connection, id, current)?;
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

fn heads(
    connection: &Connection,
    which: &str,
    parameters: impl rusqlite::Params,
) -> Result<Vec<MatchHead>> {
    let mut statement = connection.prepare_cached(&format!(
        "SELECT matches.id, game, team_id, setup, options, started, changed, ended, ended_at,
                outcome, revision,
                ifnull(from_index + json_array_length(added), 0) AS length,
                (SELECT json_group_array(
                          json_array(player_id, ifnull(players.name, seats.name)) ORDER BY seat)
                 FROM seats LEFT JOIN players ON players.id = player_id
                 WHERE match_id = matches.id) AS seats
         FROM matches LEFT JOIN steps ON match_id = matches.id AND number = step
         {which}"
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
