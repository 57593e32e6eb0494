//! Matches that were played without the app, and when a match was played.

use jiff::Timestamp;
use rusqlite::params;
use serde_json::Value;

use crate::error::{LedgerError, Result};
use crate::ids::{MatchId, TeamId};
use crate::matches::{MatchHead, NewSeat, head, insert_seats, knows_team};
use crate::store::Ledger;
use crate::value::{json_text, time_text};

/// A match that was played without the app.
#[derive(Clone, Debug, PartialEq)]
pub struct NewResult {
    /// An id of its own, made with [`Ledger::new_match_id`] for the screen on which it is entered,
    /// so that what arrives twice is kept once.
    pub id: MatchId,
    pub game: String,
    /// The team whose campaign it belongs to, of the same game.
    pub team: Option<TeamId>,
    /// Seat 0 first.
    pub seats: Vec<NewSeat>,
    /// As much of the game's set-up as is known; nothing is folded from it.
    pub setup: Value,
    pub played: Timestamp,
    pub outcome: Value,
}

impl Ledger {
    /// An id for a match that is to be entered.
    pub fn new_match_id(&mut self) -> MatchId {
        MatchId(self.inputs.id())
    }

    /// Adds a match that was played without the app; it is finished and has no actions. If there is
    /// a match of this id already, it stays as it is and is returned.
    ///
    /// Errors: a name that can't be taken; a player that is not known; a team that is not known or
    /// plays another game.
    pub fn add_result(&mut self, new: &NewResult) -> Result<MatchHead> {
        self.with_tx(|tx, inputs| {
            let id = new.id;
            match head(tx, id) {
                Err(LedgerError::NotFound) => {}
                known => return known,
            }
            knows_team(tx, new.team, &new.game)?;
            tx.prepare_cached(
                "INSERT INTO matches (id, game, team_id, setup, options, started, played, changed,
                                      ended, ended_at, outcome, revision, step, source)
                 VALUES (?1, ?2, ?3, ?4, '{}', ?5, ?5, ?6, 'finished', ?5, ?7, 0, 0, 'hand')",
            )?
            .execute(params![
                id,
                new.game,
                new.team,
                json_text(&new.setup)?,
                time_text(new.played),
                time_text(inputs.now()),
                json_text(&new.outcome)?,
            ])?;
            insert_seats(tx, id, &new.seats)?;
            head(tx, id)
        })
    }

    /// Corrects a match that was entered by hand: when it was played, and what came of it.
    ///
    /// Errors: [`LedgerError::NotFound`] for a match that was played with the app, which is
    /// corrected by its actions.
    pub fn correct_result(
        &mut self,
        id: MatchId,
        played: Timestamp,
        outcome: &Value,
    ) -> Result<MatchHead> {
        self.with_tx(|tx, inputs| {
            let changed = tx
                .prepare_cached(
                    "UPDATE matches SET outcome = ?2, started = ?3, played = ?3, ended_at = ?3,
                       changed = ?4, revision = revision + 1
                     WHERE id = ?1 AND source = 'hand' AND removed IS NULL",
                )?
                .execute(params![
                    id,
                    json_text(outcome)?,
                    time_text(played),
                    time_text(inputs.now())
                ])?;
            match changed {
                0 => Err(LedgerError::NotFound),
                _ => head(tx, id),
            }
        })
    }

    /// Says when a match was played, whatever it is.
    pub fn set_played(&mut self, id: MatchId, played: Timestamp) -> Result<()> {
        self.with_tx(|tx, _| {
            let changed = tx
                .prepare_cached("UPDATE matches SET played = ?2 WHERE id = ?1 AND removed IS NULL")?
                .execute(params![id, time_text(played)])?;
            match changed {
                0 => Err(LedgerError::NotFound),
                _ => Ok(()),
            }
        })
    }
}
