//! Who sat down to what: the last match of a game, the matches it has had, and who plays most lately.

use std::collections::BTreeMap;

use jiff::Timestamp;

use crate::error::Result;
use crate::ids::PlayerId;
use crate::matches::{MatchHead, heads};
use crate::players::{COLUMNS, Player};
use crate::store::Ledger;
use crate::value::read_time;

impl Ledger {
    /// The match of a game that was played last, however it stands; its seats are those to offer
    /// again. One that was entered by hand does not count: it has no set-up of the game.
    pub fn last_match(&self, game: &str) -> Result<Option<MatchHead>> {
        let last = heads(
            &self.connection,
            "matches.game = ?1 AND source <> 'hand'
             ORDER BY matches.played DESC, matches.id DESC LIMIT 1",
            [game],
        )?;
        Ok(last.into_iter().next())
    }

    /// The matches of a game that were finished or stopped, the one that ended last first; at most
    /// so many, and none that was entered by hand.
    pub fn ended_matches(&self, game: &str, most: u32) -> Result<Vec<MatchHead>> {
        heads(
            &self.connection,
            "matches.game = ?1 AND matches.ended IS NOT NULL AND source <> 'hand'
             ORDER BY ended_at DESC, matches.id DESC LIMIT ?2",
            rusqlite::params![game, most],
        )
    }

    /// The matches of a player in a game that were finished or stopped, the one that ended last
    /// first, and none that was entered by hand.
    pub fn ended_matches_of(&self, game: &str, player: PlayerId) -> Result<Vec<MatchHead>> {
        heads(
            &self.connection,
            "matches.id IN (SELECT match_id FROM seats AS own
                            WHERE own.player_id = ?1 AND own.game = ?2)
             AND matches.ended IS NOT NULL AND source <> 'hand'
             ORDER BY ended_at DESC, matches.id DESC",
            rusqlite::params![player, game],
        )
    }

    /// All players that are offered for a new match, whoever played last in front. Who has not
    /// played yet counts from when they were added.
    pub fn players_by_play(&self) -> Result<Vec<Player>> {
        let mut statement = self.connection.prepare_cached(&format!(
            "SELECT {COLUMNS} FROM players WHERE removed IS NULL AND archived IS NULL
             ORDER BY ifnull((SELECT max(played) FROM seats WHERE player_id = players.id),
                             created) DESC, id DESC"
        ))?;
        let players = statement.query_map([], Player::read)?;
        Ok(players.collect::<rusqlite::Result<_>>()?)
    }

    /// How many matches each player has, and when the last of them was played; who has none is not
    /// among them.
    pub fn plays(&self) -> Result<BTreeMap<PlayerId, (u64, Timestamp)>> {
        let mut statement = self.connection.prepare_cached(
            "SELECT player_id, count(*) AS plays, max(played) AS played,
                    (SELECT count(*) FROM matches CROSS JOIN seats AS own
                       ON own.match_id = matches.id
                     WHERE matches.removed IS NOT NULL AND own.player_id = seats.player_id) AS gone
             FROM seats WHERE player_id IS NOT NULL GROUP BY player_id",
        )?;
        let plays = statement.query_map([], |row| {
            let (all, gone): (u64, u64) = (row.get("plays")?, row.get("gone")?);
            let last = read_time(row, "played")?;
            Ok((row.get("player_id")?, (all.saturating_sub(gone), last)))
        })?;
        let mut plays = plays.collect::<rusqlite::Result<BTreeMap<_, _>>>()?;
        plays.retain(|_, (count, _)| *count > 0);
        Ok(plays)
    }
}
