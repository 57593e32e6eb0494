//! Deleting matches and players, which can be taken back for a moment.
//!
//! Until then they are there, marked, and whatever lists them passes over them. What a deletion
//! leaves is nothing: a match goes with its actions, a player with name, mark, teams and the
//! matches that nobody else played. In matches with others the seat stays, with another name.

use jiff::{SignedDuration, Timestamp};
use rusqlite::{Transaction, params};

use crate::error::{LedgerError, Result};
use crate::ids::{MatchId, PlayerId};
use crate::matches::{MatchHead, removed_head};
use crate::mentions;
use crate::merged;
use crate::names::clean_name;
use crate::players::{COLUMNS, Player};
use crate::store::Ledger;
use crate::teams::{self, Team};
use crate::value::{read_time, time_text};

/// How long a deletion can be taken back.
pub const GRACE: SignedDuration = SignedDuration::from_secs(10);

/// Something that was deleted and can still be brought back.
#[derive(Clone, Debug, PartialEq)]
pub struct Removed<T> {
    pub what: T,
    /// Until when it can be brought back for certain.
    pub until: Timestamp,
}

/// What goes with a player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Leaving {
    /// How many matches with others stay; somebody without a name will have played them.
    pub shared: u64,
    /// How many matches go, since nobody else played them.
    pub alone: u64,
    /// The teams that go, with what they ticked off. Their matches stay.
    pub teams: Vec<Team>,
}

/// The matches in which nobody sits but this player.
const ALONE: &str = "id IN (SELECT match_id FROM seats WHERE player_id = ?1)
    AND NOT EXISTS (SELECT 1 FROM seats AS other
                    WHERE other.match_id = matches.id AND other.player_id IS NOT ?1)";

impl Ledger {
    /// Deletes a match. Says until when that can be taken back.
    pub fn remove_match(&mut self, id: MatchId) -> Result<Timestamp> {
        self.with_tx(|tx, inputs| {
            let now = inputs.now();
            let changed = tx
                .prepare_cached(
                    "UPDATE matches SET removed = ?2 WHERE id = ?1 AND removed IS NULL",
                )?
                .execute(params![id, time_text(now)])?;
            found(changed)?;
            Ok(now + GRACE)
        })
    }

    /// A match that was deleted and is still there.
    pub fn removed_match(&self, id: MatchId) -> Result<Removed<MatchHead>> {
        let what = removed_head(&self.connection, id)?;
        let mut statement = self
            .connection
            .prepare_cached("SELECT removed FROM matches WHERE id = ?1")?;
        let removed = statement.query_row([id], |row| read_time(row, "removed"))?;
        let until = removed + GRACE;
        Ok(Removed { what, until })
    }

    /// Brings a deleted match back.
    ///
    /// Errors: [`LedgerError::NotFound`] once it is gone for good.
    pub fn restore_match(&mut self, id: MatchId) -> Result<()> {
        self.with_tx(|tx, _| {
            let changed = tx
                .prepare_cached(
                    "UPDATE matches SET removed = NULL WHERE id = ?1 AND removed IS NOT NULL",
                )?
                .execute([id])?;
            found(changed)
        })
    }

    /// What deleting a player would take along.
    pub fn leaving(&self, id: PlayerId) -> Result<Leaving> {
        self.player(id)?;
        self.with_view(|view| {
            let count = |which: &str| {
                let mut statement = view.prepare_cached(&format!(
                    "SELECT count(*) FROM matches WHERE removed IS NULL AND {which}"
                ))?;
                statement.query_row([id], |row| row.get::<_, u64>(0))
            };
            let alone = count(ALONE)?;
            let all = count("id IN (SELECT match_id FROM seats WHERE player_id = ?1)")?;
            Ok(Leaving {
                shared: all.saturating_sub(alone),
                alone,
                teams: teams::of_player(view, id)?,
            })
        })
    }

    /// Deletes a player with all their data; `stand_in` is the name that their seats have from then
    /// on in matches with others. Says until when that can be taken back.
    pub fn remove_player(&mut self, id: PlayerId, stand_in: &str) -> Result<Timestamp> {
        let stand_in = clean_name(stand_in)?;
        self.with_tx(|tx, inputs| {
            let now = inputs.now();
            let changed = tx.execute(
                "UPDATE players SET removed = ?2 WHERE id = ?1 AND removed IS NULL",
                params![id, time_text(now)],
            )?;
            found(changed)?;
            tx.execute(
                &format!("UPDATE matches SET removed = ?2 WHERE removed IS NULL AND {ALONE}"),
                params![id, time_text(now)],
            )?;
            tx.execute(
                "UPDATE seats SET name = ?2 WHERE player_id = ?1",
                params![id, stand_in],
            )?;
            Ok(now + GRACE)
        })
    }

    /// A player who was deleted and is still there.
    pub fn removed_player(&self, id: PlayerId) -> Result<Removed<Player>> {
        let mut statement = self.connection.prepare_cached(&format!(
            "SELECT {COLUMNS}, removed FROM players WHERE id = ?1 AND removed IS NOT NULL"
        ))?;
        Ok(statement.query_row([id], |row| {
            let what = Player::read(row)?;
            let until = read_time(row, "removed")? + GRACE;
            Ok(Removed { what, until })
        })?)
    }

    /// Brings a deleted player back, with all that went along.
    ///
    /// Errors: [`LedgerError::NotFound`] once the player is gone for good.
    pub fn restore_player(&mut self, id: PlayerId) -> Result<()> {
        self.with_tx(|tx, _| {
            let removed: String = tx.query_row(
                "SELECT removed FROM players WHERE id = ?1 AND removed IS NOT NULL",
                [id],
                |row| row.get(0),
            )?;
            tx.execute(
                &format!("UPDATE matches SET removed = NULL WHERE removed = ?2 AND {ALONE}"),
                params![id, removed],
            )?;
            tx.execute(
                "UPDATE seats SET name = (SELECT name FROM players WHERE id = ?1)
                 WHERE player_id = ?1",
                [id],
            )?;
            tx.execute("UPDATE players SET removed = NULL WHERE id = ?1", [id])?;
            Ok(())
        })
    }

    /// Lets go for good what was deleted so long ago that it can't be taken back any more. To be
    /// called before whatever else is asked; without anything to do it only looks.
    pub fn sweep(&mut self) -> Result<()> {
        let now = self.inputs.now();
        let is_due = self
            .connection
            .prepare_cached(
                "SELECT 1 FROM matches WHERE removed IS NOT NULL
                 UNION ALL SELECT 1 FROM players WHERE removed IS NOT NULL LIMIT 1",
            )?
            .exists([])?;
        if is_due {
            self.with_tx(|tx, _| let_go(tx, now))?;
        }
        self.forget_merge(now)
    }
}

fn found(changed: usize) -> Result<()> {
    match changed {
        0 => Err(LedgerError::NotFound),
        _ => Ok(()),
    }
}

fn let_go(tx: &Transaction<'_>, now: Timestamp) -> Result<()> {
    // What was deleted in the future was deleted before the clock was set back.
    let due = "removed IS NOT NULL AND (removed <= ?1 OR removed > ?2)";
    let [gone, now] = [now - GRACE, now].map(time_text);
    tx.execute(
        &format!("DELETE FROM matches WHERE {due}"),
        params![gone, now],
    )?;
    let mut statement = tx.prepare_cached(&format!("SELECT id FROM players WHERE {due}"))?;
    let players = statement
        .query_map(params![gone, now], |row| row.get(0))?
        .collect::<rusqlite::Result<Vec<PlayerId>>>()?;
    for player in players {
        part_with(tx, player)?;
    }
    Ok(())
}

/// Lets a player who was deleted go for good.
pub(crate) fn part_with(tx: &Transaction<'_>, player: PlayerId) -> Result<()> {
    let own = "(SELECT team_id FROM team_members WHERE player_id = ?1)";
    tx.execute(
        &format!("UPDATE matches SET team_id = NULL WHERE team_id IN {own}"),
        [player],
    )?;
    tx.execute(&format!("DELETE FROM teams WHERE id IN {own}"), [player])?;
    tx.execute("DELETE FROM players WHERE id = ?1", [player])?;
    mentions::rewrite(tx, player, None)?;
    merged::forget_all(tx, player)
}
