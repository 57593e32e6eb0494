//! What was played, the latest first, page by page.
//!
//! A page is asked for by the match before it, never by how many to pass over, and each filter has
//! an index in the order of the chronicle: the hundredth page is as near as the first.

use std::ops::Range;

use jiff::Timestamp;
use rusqlite::types::Value as Sql;
use rusqlite::{Connection, params_from_iter};

use crate::error::Result;
use crate::ids::{MatchId, PlayerId, TeamId};
use crate::matches::{Ended, MatchHead, heads};
use crate::store::Ledger;
use crate::value::{json_text, read_time, time_text};

/// Which matches of the chronicle are asked for; without anything, all.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Filter {
    pub game: Option<String>,
    /// Somebody who sat at the table.
    pub player: Option<PlayerId>,
    pub team: Option<TeamId>,
    /// When it was played: from the first time on, before the second.
    pub played: Option<Range<Timestamp>>,
    /// How it ended; `None` for any, open ones included.
    pub ended: Option<Ended>,
}

/// A match's place in the chronicle, which is ordered by when it was played and then by id.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cursor {
    pub played: Timestamp,
    pub id: MatchId,
}

impl From<&MatchHead> for Cursor {
    fn from(head: &MatchHead) -> Self {
        Self {
            played: head.played,
            id: head.id,
        }
    }
}

impl Ledger {
    /// The matches of a filter that come after `after` in the chronicle, the latest first; at most
    /// so many.
    pub fn chronicle(
        &self,
        filter: &Filter,
        after: Option<Cursor>,
        most: u32,
    ) -> Result<Vec<MatchHead>> {
        self.with_view(|view| {
            let mut query = Query::of(filter);
            if let Some(Cursor { played, id }) = after {
                let place = [time_text(played), id.to_string()];
                query.add(&query.after(), place.map(Sql::from));
            }
            let ids = query.ids(view, most)?;
            if ids.is_empty() {
                return Ok(Vec::new());
            }
            heads(
                view,
                "matches.id IN (SELECT value FROM json_each(?1))
                 ORDER BY matches.played DESC, matches.id DESC",
                [json_text(&ids)?],
            )
        })
    }

    /// How many matches a filter lets through.
    pub fn chronicle_length(&self, filter: &Filter) -> Result<u64> {
        self.with_view(|view| Query::of(filter).count(view))
    }

    /// When the latest match of those that were played before `time` was played, or of all; `None`
    /// without any.
    pub fn last_played(&self, before: Option<Timestamp>) -> Result<Option<Timestamp>> {
        let mut statement = self.connection.prepare_cached(
            "SELECT max(played) AS played FROM matches
             WHERE removed IS NULL AND played < ifnull(?1, ':')",
        )?;
        let found = statement.query_row([before.map(time_text)], |row| {
            let any = row.get::<_, Option<String>>("played")?.is_some();
            any.then(|| read_time(row, "played")).transpose()
        });
        Ok(found?)
    }
}

/// The conditions of a filter, on the table that leads to its matches in their order.
struct Query {
    /// Whether the matches are found through a player's seats.
    by_seat: bool,
    conditions: Vec<String>,
    values: Vec<Sql>,
}

impl Query {
    fn of(filter: &Filter) -> Self {
        let by_seat = filter.player.is_some();
        let mut query = Self {
            by_seat,
            conditions: vec!["matches.removed IS NULL".to_owned()],
            values: Vec::new(),
        };
        let table = query.table();
        if let Some(player) = filter.player {
            query.add("seats.player_id = ?", [player.to_string().into()]);
        }
        if let Some(team) = filter.team {
            query.add(&format!("{table}.team_id = ?"), [team.to_string().into()]);
        }
        match (&filter.game, filter.team) {
            (Some(game), None) => {
                query.add(&format!("{table}.game = ?"), [game.clone().into()]);
            }
            // A team plays one game, so its matches need not be asked for theirs.
            (Some(game), Some(team)) => query.add(
                "EXISTS (SELECT 1 FROM teams WHERE id = ? AND teams.game = ?)",
                [team.to_string().into(), game.clone().into()],
            ),
            (None, _) => {}
        }
        if let Some(Range { start, end }) = &filter.played {
            let between = format!("{table}.played >= ? AND {table}.played < ?");
            query.add(&between, [*start, *end].map(|time| time_text(time).into()));
        }
        if let Some(ended) = filter.ended {
            let ended = match ended {
                Ended::Finished => "matches.ended = 'finished'",
                Ended::Stopped => "matches.ended = 'stopped'",
            };
            query.add(ended, []);
        }
        query
    }

    fn add<const N: usize>(&mut self, condition: &str, values: [Sql; N]) {
        self.conditions.push(condition.to_owned());
        self.values.extend(values);
    }

    /// The table in whose order the matches are found.
    fn table(&self) -> &'static str {
        if self.by_seat { "seats" } else { "matches" }
    }

    fn id(&self) -> &'static str {
        if self.by_seat {
            "seats.match_id"
        } else {
            "matches.id"
        }
    }

    /// The condition of coming after a place in the chronicle.
    fn after(&self) -> String {
        format!("({}.played, {}) < (?, ?)", self.table(), self.id())
    }

    /// From where to where, and what must hold.
    fn rest(&self) -> String {
        let from = if self.by_seat {
            "seats CROSS JOIN matches ON matches.id = seats.match_id"
        } else {
            "matches"
        };
        format!("FROM {from} WHERE {}", self.conditions.join(" AND "))
    }

    fn ids(&self, view: &Connection, most: u32) -> Result<Vec<MatchId>> {
        let (id, table) = (self.id(), self.table());
        let mut statement = view.prepare_cached(&format!(
            "SELECT {id} {} ORDER BY {table}.played DESC, {id} DESC LIMIT {most}",
            self.rest()
        ))?;
        let ids = statement.query_map(params_from_iter(&self.values), |row| row.get(0))?;
        Ok(ids.collect::<rusqlite::Result<_>>()?)
    }

    fn count(&self, view: &Connection) -> Result<u64> {
        let looks_at_ended = self
            .conditions
            .iter()
            .any(|one| one.starts_with("matches.ended"));
        if !self.by_seat || looks_at_ended {
            return self.number(view, &self.rest());
        }
        // The index alone counts all seats; those few whose match was just deleted are taken off.
        let all = self.conditions[1..].join(" AND ");
        let seats = self.number(view, &format!("FROM seats WHERE {all}"))?;
        let removed = self.number(
            view,
            &format!(
                "FROM matches CROSS JOIN seats ON seats.match_id = matches.id
                 WHERE matches.removed IS NOT NULL AND {all}"
            ),
        )?;
        Ok(seats.saturating_sub(removed))
    }

    fn number(&self, view: &Connection, rest: &str) -> Result<u64> {
        let mut statement = view.prepare_cached(&format!("SELECT count(*) {rest}"))?;
        Ok(statement.query_row(params_from_iter(&self.values), |row| row.get(0))?)
    }
}
