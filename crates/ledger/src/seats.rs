//! Who sat down to what: the last match of a game, the matches it has had, and who plays most lately.

use crate::error::Result;
use crate::matches::{MatchHead, heads};
use crate::players::Player;
use crate::store::Ledger;

impl Ledger {
    /// The match of a game that was started last, however it stands; its seats are those to offer
    /// again.
    pub fn last_match(&self, game: &str) -> Result<Option<MatchHead>> {
        let last = heads(
            &self.connection,
            "WHERE game = ?1 ORDER BY started DESC, matches.id DESC LIMIT 1",
            [game],
        )?;
        Ok(last.into_iter().next())
    }

    /// The matches of a game that were finished or stopped, the one that ended last first; at most
    /// so many.
    pub fn ended_matches(&self, game: &str, most: u32) -> Result<Vec<MatchHead>> {
        heads(
            &self.connection,
            "WHERE game = ?1 AND matches.ended IS NOT NULL
             ORDER BY ended_at DESC, matches.id DESC LIMIT ?2",
            rusqlite::params![game, most],
        )
    }

    /// All players, whoever's match was changed last first. Who has not played yet counts from
    /// when they were added.
    pub fn players_by_play(&self) -> Result<Vec<Player>> {
        let mut statement = self.connection.prepare_cached(
            "SELECT players.id, players.name, players.created FROM players
             LEFT JOIN seats ON player_id = players.id
             LEFT JOIN matches ON matches.id = match_id
             GROUP BY players.id
             ORDER BY ifnull(max(changed), players.created) DESC, players.id DESC",
        )?;
        let players = statement.query_map([], Player::read)?;
        Ok(players.collect::<rusqlite::Result<_>>()?)
    }
}
