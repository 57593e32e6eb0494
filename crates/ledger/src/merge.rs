//! Two players who are the same person become one, and for a moment can become two again.

use std::collections::BTreeSet;

use jiff::Timestamp;
use rusqlite::{OptionalExtension, Transaction, params};
use serde::{Deserialize, Serialize};

use crate::error::{LedgerError, MergeError, Result};
use crate::ids::{MatchId, PlayerId, TeamId};
use crate::mentions;
use crate::merged;
use crate::players::Player;
use crate::removal::{GRACE, Removed};
use crate::store::Ledger;
use crate::teams::{self, members_of, with_members};
use crate::value::{json_text, time_text};

/// The setting that keeps what the last merge changed, while that can be taken back.
const UNDO: &str = "merge-undo";

/// What two players have in common and what would become of it, before they are merged.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Merging {
    /// How many matches would change hands.
    pub matches: u64,
    /// The matches in which both sit: with any, they can't be one person.
    pub together: Vec<MatchId>,
    /// The teams in which both are: with any, they can't be one person either.
    pub teams: Vec<TeamId>,
}

/// What a merge changed, in the database's own words.
#[derive(Debug, Serialize, Deserialize)]
struct Changes {
    /// When, as the database writes times.
    at: String,
    kept: PlayerId,
    gone: Gone,
    seats: Vec<(MatchId, u32)>,
    /// The teams in which one took the other's place.
    teams: Vec<TeamId>,
    /// The teams that became one with another.
    joined: Vec<Joined>,
    /// Whether the one kept got the other's mark.
    marked: bool,
}

#[derive(Debug, Serialize, Deserialize)]
struct Gone {
    id: PlayerId,
    name: String,
    mark: Option<String>,
    archived: Option<String>,
    created: String,
}

#[derive(Debug, Serialize, Deserialize)]
struct Joined {
    id: TeamId,
    into: TeamId,
    game: String,
    name: Option<String>,
    archived: Option<String>,
    created: String,
    members: Vec<PlayerId>,
    matches: Vec<MatchId>,
    /// What it had ticked off, and when.
    marks: Vec<(String, String)>,
    /// Those of them that the other team had not.
    added: Vec<String>,
    /// Whether the other team got its name.
    named: bool,
}

impl Ledger {
    /// What merging `gone` into `kept` would do, and what stands against it.
    pub fn merging(&self, kept: PlayerId, gone: PlayerId) -> Result<Merging> {
        self.player(kept)?;
        self.player(gone)?;
        self.with_view(|view| {
            let matches = view
                .prepare_cached("SELECT count(*) FROM seats WHERE player_id = ?1")?
                .query_row([gone], |row| row.get(0))?;
            let mut statement = view.prepare_cached(
                "SELECT DISTINCT a.match_id FROM seats AS a JOIN seats AS b USING (match_id)
                 WHERE a.player_id = ?1 AND b.player_id = ?2 ORDER BY a.match_id",
            )?;
            let together = statement.query_map([kept, gone], |row| row.get(0))?;
            let together = together.collect::<rusqlite::Result<_>>()?;
            let mut statement = view.prepare_cached(
                "SELECT a.team_id FROM team_members AS a JOIN team_members AS b USING (team_id)
                 WHERE a.player_id = ?1 AND b.player_id = ?2 ORDER BY a.team_id",
            )?;
            let teams = statement.query_map([kept, gone], |row| row.get(0))?;
            let teams = teams.collect::<rusqlite::Result<_>>()?;
            Ok(Merging {
                matches,
                together,
                teams,
            })
        })
    }

    /// Makes two players one: seats, teams and what settings say of `gone` become those of `kept`,
    /// who also gets the mark if there is none yet. Teams that have the same members then become
    /// one, with what both have ticked off. Says until when it can be taken back.
    ///
    /// Errors: [`MergeError::Same`] for one player twice; [`MergeError::Together`] where both sit
    /// in one match or are in one team.
    pub fn merge_players(
        &mut self,
        kept: PlayerId,
        gone: PlayerId,
    ) -> Result<Timestamp, MergeError> {
        if kept == gone {
            return Err(MergeError::Same);
        }
        let merging = self.merging(kept, gone)?;
        if !merging.together.is_empty() || !merging.teams.is_empty() {
            return Err(MergeError::Together(merging));
        }
        self.with_tx(|tx, inputs| {
            let now = inputs.now();
            let changes = merge(tx, kept, gone, now)?;
            merged::remember(tx, gone, kept)?;
            tx.execute(
                "INSERT OR REPLACE INTO settings (key, value) VALUES (?1, ?2)",
                params![UNDO, json_text(&changes)?],
            )?;
            Ok(now + GRACE)
        })
    }

    /// The player who was merged away last, as long as that can be taken back, and into whom.
    pub fn last_merge(&self) -> Result<Option<(Removed<String>, Player)>> {
        let Some(changes) = self.changes()? else {
            return Ok(None);
        };
        let Ok(at) = changes.at.parse::<Timestamp>() else {
            return Ok(None);
        };
        let removed = Removed {
            what: changes.gone.name,
            until: at + GRACE,
        };
        match self.player(changes.kept) {
            Ok(kept) => Ok(Some((removed, kept))),
            Err(LedgerError::NotFound) => Ok(None),
            Err(error) => Err(error),
        }
    }

    /// Makes the two players of the last merge two again.
    ///
    /// Errors: [`LedgerError::NotFound`] once that can't be taken back any more.
    pub fn undo_merge(&mut self) -> Result<()> {
        let changes = self.changes()?.ok_or(LedgerError::NotFound)?;
        // Who was deleted since took along what both had.
        self.player(changes.kept)?;
        self.with_tx(|tx, _| {
            undo(tx, &changes)?;
            merged::forget(tx, changes.gone.id)?;
            tx.execute("DELETE FROM settings WHERE key = ?1", [UNDO])?;
            Ok(())
        })
    }

    fn changes(&self) -> Result<Option<Changes>> {
        let kept = self.setting(UNDO)?;
        // What another version wrote can't be taken back, and is in nobody's way.
        Ok(kept.and_then(|kept| serde_json::from_value(kept).ok()))
    }

    /// Drops what would take the last merge back, once its time is over.
    pub(crate) fn forget_merge(&mut self, now: Timestamp) -> Result<()> {
        let at: Option<String> = self
            .connection
            .prepare_cached("SELECT value ->> '$.at' FROM settings WHERE key = ?1")?
            .query_row([UNDO], |row| row.get(0))
            .optional()?;
        let Some(at) = at else { return Ok(()) };
        let is_recent = |at: Timestamp| at <= now && now < at + GRACE;
        if at.parse().is_ok_and(is_recent) {
            return Ok(());
        }
        self.with_tx(|tx, _| {
            tx.execute("DELETE FROM settings WHERE key = ?1", [UNDO])?;
            Ok(())
        })
    }
}

fn merge(
    tx: &Transaction<'_>,
    kept: PlayerId,
    gone: PlayerId,
    at: Timestamp,
) -> Result<Changes, MergeError> {
    let row = tx.query_row(
        "SELECT name, mark, archived, created FROM players WHERE id = ?1",
        [gone],
        |row| {
            Ok(Gone {
                id: gone,
                name: row.get(0)?,
                mark: row.get(1)?,
                archived: row.get(2)?,
                created: row.get(3)?,
            })
        },
    )?;
    let seats = tx
        .prepare("SELECT match_id, seat FROM seats WHERE player_id = ?1")?
        .query_map([gone], |row| Ok((row.get(0)?, row.get(1)?)))?
        .collect::<rusqlite::Result<_>>()?;
    tx.execute(
        "UPDATE seats SET player_id = ?1 WHERE player_id = ?2",
        [kept, gone],
    )?;
    let (mut moved, mut joined) = (Vec::new(), Vec::new());
    for team in teams::of_player(tx, gone)? {
        let members = members_of(tx, team.id)?;
        let after: BTreeSet<PlayerId> = members
            .iter()
            .map(|member| if *member == gone { kept } else { *member })
            .collect();
        if let Some(into) = with_members(tx, &team.game, &after)? {
            joined.push(join(tx, team.id, into, members)?);
        } else {
            tx.execute(
                "UPDATE team_members SET player_id = ?1 WHERE player_id = ?2 AND team_id = ?3",
                params![kept, gone, team.id],
            )?;
            moved.push(team.id);
        }
    }
    let marked = tx.execute(
        "UPDATE players SET mark = ?2 WHERE id = ?1 AND mark IS NULL AND ?2 IS NOT NULL",
        params![kept, row.mark],
    )?;
    mentions::rewrite(tx, gone, Some(kept))?;
    tx.execute("DELETE FROM players WHERE id = ?1", [gone])?;
    Ok(Changes {
        at: time_text(at),
        kept,
        gone: row,
        seats,
        teams: moved,
        joined,
        marked: marked > 0,
    })
}

/// Makes a team one with another.
fn join(tx: &Transaction<'_>, id: TeamId, into: TeamId, members: Vec<PlayerId>) -> Result<Joined> {
    let mut joined = tx.query_row(
        "SELECT game, name, archived, created FROM teams WHERE id = ?1",
        [id],
        |row| {
            Ok(Joined {
                id,
                into,
                game: row.get(0)?,
                name: row.get(1)?,
                archived: row.get(2)?,
                created: row.get(3)?,
                members,
                matches: Vec::new(),
                marks: Vec::new(),
                added: Vec::new(),
                named: false,
            })
        },
    )?;
    joined.matches = tx
        .prepare("SELECT id FROM matches WHERE team_id = ?1")?
        .query_map([id], |row| row.get(0))?
        .collect::<rusqlite::Result<_>>()?;
    tx.execute(
        "UPDATE matches SET team_id = ?2 WHERE team_id = ?1",
        [id, into],
    )?;
    joined.marks = tx
        .prepare("SELECT key, at FROM marks WHERE team_id = ?1")?
        .query_map([id], |row| Ok((row.get(0)?, row.get(1)?)))?
        .collect::<rusqlite::Result<_>>()?;
    for (key, at) in &joined.marks {
        let added = tx.execute(
            "INSERT INTO marks (team_id, key, at) VALUES (?1, ?2, ?3) ON CONFLICT DO NOTHING",
            params![into, key, at],
        )?;
        if added > 0 {
            joined.added.push(key.clone());
        }
    }
    let named = tx.execute(
        "UPDATE teams SET name = ?2 WHERE id = ?1 AND name IS NULL AND ?2 IS NOT NULL",
        params![into, joined.name],
    )?;
    joined.named = named > 0;
    tx.execute("DELETE FROM teams WHERE id = ?1", [id])?;
    Ok(joined)
}

fn undo(tx: &Transaction<'_>, changes: &Changes) -> Result<()> {
    let Gone {
        id,
        name,
        mark,
        archived,
        created,
    } = &changes.gone;
    tx.execute(
        "INSERT INTO players (id, name, mark, archived, created) VALUES (?1, ?2, ?3, ?4, ?5)",
        params![id, name, mark, archived, created],
    )?;
    let mut seat = tx.prepare(
        "UPDATE seats SET player_id = ?1 WHERE match_id = ?2 AND seat = ?3 AND player_id = ?4",
    )?;
    for (match_, number) in &changes.seats {
        seat.execute(params![id, match_, number, changes.kept])?;
    }
    for team in &changes.teams {
        tx.execute(
            "UPDATE team_members SET player_id = ?1 WHERE team_id = ?2 AND player_id = ?3",
            params![id, team, changes.kept],
        )?;
    }
    for joined in &changes.joined {
        part(tx, joined)?;
    }
    if changes.marked {
        tx.execute(
            "UPDATE players SET mark = NULL WHERE id = ?1",
            [changes.kept],
        )?;
    }
    Ok(())
}

/// Makes a team that was joined with another one of its own again.
fn part(tx: &Transaction<'_>, joined: &Joined) -> Result<()> {
    let Joined { id, into, .. } = joined;
    tx.execute(
        "INSERT INTO teams (id, game, name, archived, created) VALUES (?1, ?2, ?3, ?4, ?5)",
        params![
            id,
            joined.game,
            joined.name,
            joined.archived,
            joined.created
        ],
    )?;
    for (position, member) in joined.members.iter().enumerate() {
        tx.execute(
            "INSERT INTO team_members (team_id, position, player_id) VALUES (?1, ?2, ?3)",
            params![id, position, member],
        )?;
    }
    for match_ in &joined.matches {
        tx.execute(
            "UPDATE matches SET team_id = ?1 WHERE id = ?2 AND team_id = ?3",
            params![id, match_, into],
        )?;
    }
    for (key, at) in &joined.marks {
        tx.execute(
            "INSERT INTO marks (team_id, key, at) VALUES (?1, ?2, ?3)",
            params![id, key, at],
        )?;
    }
    for key in &joined.added {
        tx.execute(
            "DELETE FROM marks WHERE team_id = ?1 AND key = ?2",
            params![into, key],
        )?;
    }
    if joined.named {
        tx.execute("UPDATE teams SET name = NULL WHERE id = ?1", [into])?;
    }
    Ok(())
}
