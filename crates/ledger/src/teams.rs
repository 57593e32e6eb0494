use std::collections::BTreeSet;

use jiff::Timestamp;
use rusqlite::{Connection, params};

use crate::error::{LedgerError, Result};
use crate::ids::{PlayerId, TeamId};
use crate::names::clean_name;
use crate::players::{COLUMNS, Player};
use crate::store::Ledger;
use crate::value::{read_optional_time, read_time, time_text};

/// A fixed group of players with a campaign of its own in one game; a pair is a team of two.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Team {
    pub id: TeamId,
    pub game: String,
    /// A name of its own, as a player's is; without one it goes by those of its members.
    pub name: Option<String>,
    /// In the order in which they were named, at least one.
    pub members: Vec<Player>,
    /// Since when the team plays no more.
    pub archived: Option<Timestamp>,
    pub created: Timestamp,
}

impl Ledger {
    /// The teams of a game; the one whose match was changed last comes first. A team without a
    /// match counts from when it was added. Archived ones are among them; one with a player who
    /// was just deleted is not.
    pub fn teams(&self, game: &str) -> Result<Vec<Team>> {
        self.with_view(|view| {
            let mut statement = view.prepare_cached(
                "SELECT id FROM teams WHERE game = ?1 AND NOT EXISTS (
                   SELECT 1 FROM team_members JOIN players ON players.id = player_id
                   WHERE team_id = teams.id AND removed IS NOT NULL)
                 ORDER BY ifnull((SELECT max(changed) FROM matches
                                  WHERE team_id = teams.id AND removed IS NULL),
                                 created) DESC, id DESC",
            )?;
            let ids = statement
                .query_map([game], |row| row.get(0))?
                .collect::<rusqlite::Result<Vec<TeamId>>>()?;
            ids.into_iter().map(|id| find(view, id)).collect()
        })
    }

    pub fn team(&self, id: TeamId) -> Result<Team> {
        self.with_view(|view| find(view, id))
    }

    /// The teams of a player in all games, the oldest first.
    pub fn teams_of(&self, player: PlayerId) -> Result<Vec<Team>> {
        self.with_view(|view| of_player(view, player))
    }

    /// Adds a team.
    ///
    /// Errors: the same members, in whatever order, already are a team of this game
    /// ([`LedgerError::DuplicateTeam`]); nobody is named, or one player twice; a player is not known.
    pub fn add_team(&mut self, game: &str, members: &[PlayerId]) -> Result<Team> {
        let set: BTreeSet<PlayerId> = members.iter().copied().collect();
        if members.is_empty() || set.len() < members.len() {
            return Err(LedgerError::TeamMembers);
        }
        self.with_tx(|tx, inputs| {
            if let Some(id) = with_members(tx, game, &set)? {
                return Err(LedgerError::DuplicateTeam(id));
            }
            let id = TeamId(inputs.id());
            tx.execute(
                "INSERT INTO teams (id, game, created) VALUES (?1, ?2, ?3)",
                params![id, game, time_text(inputs.now())],
            )?;
            for (position, player) in members.iter().enumerate() {
                let known = tx.execute(
                    "INSERT INTO team_members (team_id, position, player_id)
                     SELECT ?1, ?2, id FROM players WHERE id = ?3 AND removed IS NULL",
                    params![id, position, player],
                )?;
                if known == 0 {
                    return Err(LedgerError::NotFound);
                }
            }
            find(tx, id)
        })
    }

    /// Gives a team a name of its own, or takes it away.
    pub fn rename_team(&mut self, id: TeamId, name: Option<&str>) -> Result<()> {
        let name = name.map(clean_name).transpose()?;
        self.update_team(id, "name", name.as_deref())
    }

    /// Says that a team plays no more, or again. What it played stays in either case.
    pub fn archive_team(&mut self, id: TeamId, archived: bool) -> Result<()> {
        let now = time_text(self.inputs.now());
        self.update_team(id, "archived", archived.then_some(&*now))
    }

    fn update_team(&mut self, id: TeamId, column: &str, value: Option<&str>) -> Result<()> {
        self.with_tx(|tx, _| {
            let changed = tx
                .prepare_cached(&format!("UPDATE teams SET {column} = ?2 WHERE id = ?1"))?
                .execute(params![id, value])?;
            match changed {
                0 => Err(LedgerError::NotFound),
                _ => Ok(()),
            }
        })
    }
}

fn find(connection: &Connection, id: TeamId) -> Result<Team> {
    let mut statement = connection.prepare_cached("SELECT * FROM teams WHERE id = ?1")?;
    let mut team = statement.query_row([id], |row| {
        Ok(Team {
            id,
            game: row.get("game")?,
            name: row.get("name")?,
            members: Vec::new(),
            archived: read_optional_time(row, "archived")?,
            created: read_time(row, "created")?,
        })
    })?;
    let mut statement = connection.prepare_cached(&format!(
        "SELECT {COLUMNS} FROM team_members JOIN players ON id = player_id
         WHERE team_id = ?1 ORDER BY position"
    ))?;
    team.members = statement
        .query_map([id], Player::read)?
        .collect::<rusqlite::Result<_>>()?;
    Ok(team)
}

/// The teams of a player in all games, the oldest first.
pub(crate) fn of_player(connection: &Connection, player: PlayerId) -> Result<Vec<Team>> {
    let mut statement = connection
        .prepare_cached("SELECT team_id FROM team_members WHERE player_id = ?1 ORDER BY team_id")?;
    let ids = statement
        .query_map([player], |row| row.get(0))?
        .collect::<rusqlite::Result<Vec<TeamId>>>()?;
    ids.into_iter().map(|id| find(connection, id)).collect()
}

/// The members of a team in their order.
pub(crate) fn members_of(connection: &Connection, team: TeamId) -> Result<Vec<PlayerId>> {
    let mut statement = connection.prepare_cached(
        "SELECT player_id FROM team_members WHERE team_id = ?1 ORDER BY position",
    )?;
    let members = statement.query_map([team], |row| row.get(0))?;
    Ok(members.collect::<rusqlite::Result<_>>()?)
}

/// The team of a game that has just these members.
pub(crate) fn with_members(
    connection: &Connection,
    game: &str,
    members: &BTreeSet<PlayerId>,
) -> Result<Option<TeamId>> {
    let mut statement = connection.prepare_cached(
        "SELECT team_id, player_id FROM team_members JOIN teams ON id = team_id
         WHERE game = ?1 ORDER BY team_id",
    )?;
    let rows = statement
        .query_map([game], |row| Ok((row.get(0)?, row.get(1)?)))?
        .collect::<rusqlite::Result<Vec<(TeamId, PlayerId)>>>()?;
    let same = rows
        .chunk_by(|a, b| a.0 == b.0)
        .find(|team| team.iter().map(|row| row.1).collect::<BTreeSet<_>>() == *members);
    Ok(same.map(|team| team[0].0))
}
