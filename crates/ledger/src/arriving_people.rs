//! Players and teams that come in with a file.

use std::collections::BTreeSet;

use rusqlite::{OptionalExtension, params};

use crate::arrival::{Arrival, Arrived, Fate, is_name, is_short};
use crate::ids::{PlayerId, TeamId};
use crate::import::Importer;
use crate::lines::{MarkLine, PlayerLine, TeamLine};
use crate::names::folded_name;
use crate::report::{Same, Why};
use crate::value::time_text;
use crate::{players, removal, teams};

impl<I: Importer> Arrival<'_, I> {
    pub(crate) fn player(&mut self, player: &PlayerLine) -> Arrived<I::Why> {
        self.only_once("player", player.id.0)?;
        is_name(&player.name)?;
        if player
            .mark
            .as_deref()
            .is_some_and(|mark| !players::is_mark(mark))
        {
            return Err(
                Why::Unreadable("mark: a colour and a shape are expected".to_owned()).into(),
            );
        }
        let is_removed = self
            .tx
            .prepare_cached("SELECT removed IS NOT NULL FROM players WHERE id = ?1")?
            .query_row([player.id], |row| row.get::<_, bool>(0))
            .optional()?;
        match is_removed {
            Some(false) => {
                self.people.insert(player.id, player.id);
                return Ok(Fate::There);
            }
            // Deleted a moment ago, and back by this file.
            Some(true) => removal::part_with(self.tx, player.id)?,
            None => {}
        }
        if let Some(ours) = self.became.get(&player.id) {
            self.people.insert(player.id, *ours);
            return Ok(Fate::There);
        }
        if let Some(ours) = self.namesake(player.id.to_string(), &player.name) {
            self.people.insert(player.id, ours);
            return Ok(Fate::There);
        }
        self.add_player(player)?;
        self.people.insert(player.id, player.id);
        Ok(Fate::Added)
    }

    pub(crate) fn add_player(&mut self, player: &PlayerLine) -> Arrived<I::Why, ()> {
        self.tx
            .prepare_cached(
                "INSERT INTO players (id, name, mark, created, archived)
                 VALUES (?1, ?2, ?3, ?4, ?5)",
            )?
            .execute(params![
                player.id,
                player.name,
                player.mark,
                time_text(player.created.0),
                player.archived.map(|time| time_text(time.0))
            ])?;
        self.report.new_players.push(player.name.clone());
        Ok(())
    }

    pub(crate) fn team(&mut self, team: &TeamLine) -> Arrived<I::Why> {
        self.only_once("team", team.id.0)?;
        if let Some(name) = &team.name {
            is_name(name)?;
        }
        is_short(&team.game, "game")?;
        let members = team
            .members
            .iter()
            .map(|member| self.known_player(*member))
            .collect::<Arrived<I::Why, Vec<_>>>()?;
        let set: BTreeSet<_> = members.iter().copied().collect();
        if members.is_empty() || set.len() < members.len() {
            return Err(Why::Members.into());
        }
        let here = self
            .tx
            .prepare_cached("SELECT 1 FROM teams WHERE id = ?1")?
            .exists([team.id])?;
        if here {
            return Ok(Fate::There);
        }
        if let Some(ours) = teams::with_members(self.tx, &team.game, &set)? {
            self.teams.insert(team.id, ours);
            return Ok(Fate::There);
        }
        self.tx
            .prepare_cached(
                "INSERT INTO teams (id, game, name, created, archived) VALUES (?1, ?2, ?3, ?4, ?5)",
            )?
            .execute(params![
                team.id,
                team.game,
                team.name,
                time_text(team.created.0),
                team.archived.map(|time| time_text(time.0))
            ])?;
        for (position, member) in members.iter().enumerate() {
            self.tx
                .prepare_cached(
                    "INSERT INTO team_members (team_id, position, player_id) VALUES (?1, ?2, ?3)",
                )?
                .execute(params![team.id, position, member])?;
        }
        Ok(Fate::Added)
    }

    pub(crate) fn mark(&mut self, mark: &MarkLine) -> Arrived<I::Why> {
        is_short(&mark.key, "key")?;
        let ours = self.teams.get(&mark.team).copied().unwrap_or(mark.team);
        let here = self
            .tx
            .prepare_cached("SELECT 1 FROM teams WHERE id = ?1")?
            .exists([ours])?;
        if !here {
            return Err(Why::UnknownTeam.into());
        }
        let added = self
            .tx
            .prepare_cached(
                "INSERT INTO marks (team_id, key, at) VALUES (?1, ?2, ?3) ON CONFLICT DO NOTHING",
            )?
            .execute(params![ours, mark.key, time_text(mark.at.0)])?;
        Ok(if added > 0 { Fate::Added } else { Fate::There })
    }

    /// Who somebody in the file is here.
    pub(crate) fn known_player(&self, theirs: PlayerId) -> Arrived<I::Why, PlayerId> {
        if let Some(ours) = self.people.get(&theirs) {
            return Ok(*ours);
        }
        let here = self
            .tx
            .prepare_cached("SELECT 1 FROM players WHERE id = ?1 AND removed IS NULL")?
            .exists([theirs])?;
        here.then_some(theirs).ok_or(Why::UnknownPlayer.into())
    }

    pub(crate) fn known_team(&self, theirs: TeamId, game: &str) -> Arrived<I::Why, TeamId> {
        let ours = self.teams.get(&theirs).copied().unwrap_or(theirs);
        let here = self
            .tx
            .prepare_cached("SELECT 1 FROM teams WHERE id = ?1 AND game = ?2")?
            .exists(params![ours, game])?;
        here.then_some(ours).ok_or(Why::UnknownTeam.into())
    }

    /// Whom a name means here, if anybody, and unless the user says that they are two.
    pub(crate) fn namesake(&mut self, key: String, name: &str) -> Option<PlayerId> {
        let ours = self.by_name.get_mut(&folded_name(name))?.pop()?;
        let together = !self.separate.contains(&key);
        self.report.same.push(Same {
            key,
            name: name.to_owned(),
            ours,
            together,
        });
        together.then_some(ours)
    }
}
