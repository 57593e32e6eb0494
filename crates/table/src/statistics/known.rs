//! What statistics know of all finished matches. It is kept as long as nothing is stored, since to
//! read a hundred thousand matches takes a moment that whoever taps from chart to chart would feel.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use jiff::Timestamp;
use serde::Deserialize;
use tableside_ledger::{
    Filter, Ledger, MatchId, Opened, PlayerId, Revision, Source, Stamp, TeamId,
};
use tableside_rules::Game as _;
use tableside_rules::kreuzsummen::Kreuzsummen;

use crate::failure::Failure;
use crate::games;

/// A finished match.
#[derive(Debug, Clone)]
pub(crate) struct Finished {
    pub(super) id: MatchId,
    pub(super) revision: Revision,
    /// Empty for a game that is not known here.
    pub(super) game: &'static str,
    pub(super) team: Option<TeamId>,
    /// Whether there are actions to be folded.
    pub(super) has_actions: bool,
    pub(super) played: Timestamp,
    pub(super) seats: Vec<Option<PlayerId>>,
    /// The number of a Kreuzsummen scenario.
    pub(super) scenario: Option<u8>,
    pub(super) outcome: Outcome,
}

/// What the outcomes of the games have in common; each game has some of it.
#[derive(Debug, Clone, Default, PartialEq, Deserialize)]
#[serde(default)]
pub(super) struct Outcome {
    /// The seats that have won.
    pub(super) winners: Vec<usize>,
    /// Each seat's points.
    pub(super) scores: Vec<f64>,
    /// Whether all have won together.
    pub(super) won: Option<bool>,
    /// How long a wall took.
    pub(super) seconds: Option<u64>,
}

#[derive(Deserialize)]
struct Setup {
    scenario: Option<u8>,
}

impl Finished {
    fn of(stored: tableside_ledger::Finished<'_>) -> Self {
        let game = games::of(stored.game).map_or("", |game| game.id);
        let setup = (game == Kreuzsummen::ID)
            .then(|| serde_json::from_str::<Setup>(stored.setup).ok())
            .flatten();
        Self {
            id: stored.id,
            revision: stored.revision,
            game,
            team: stored.team,
            has_actions: stored.source != Source::Hand,
            played: stored.played,
            seats: stored.seats,
            scenario: setup.and_then(|setup| setup.scenario),
            // An outcome of another kind says nothing that is counted here.
            outcome: serde_json::from_str(stored.outcome).unwrap_or_default(),
        }
    }

    /// Whether a filter lets it through; how it ended is known.
    pub(super) fn is_let_through(&self, filter: &Filter) -> bool {
        let game = filter.game.as_deref();
        game.is_none_or(|game| game == self.game)
            && filter.team.is_none_or(|team| self.team == Some(team))
            && (filter.player).is_none_or(|player| self.seats.contains(&Some(player)))
            && (filter.played.as_ref()).is_none_or(|played| played.contains(&self.played))
    }
}

/// What is kept.
#[derive(Default)]
pub(crate) struct Known {
    finished: Mutex<Option<(Stamp, Arc<Vec<Finished>>)>>,
    /// The fewest cards that were missing when an attempt was lost.
    pub(super) missing: Folded<(MatchId, Revision), Option<u8>>,
    /// The turns and treasures of a seat.
    pub(super) treasures: Folded<(MatchId, Revision, usize), (u32, usize)>,
}

impl Known {
    /// Every finished match in the order in which they were played, then by id.
    pub(super) fn finished(&self, ledger: &Ledger) -> Result<Arc<Vec<Finished>>, Failure> {
        // Taken before, so that what another process stores meanwhile makes it old.
        let stamp = ledger.stamp()?;
        self.missing.belong_to(stamp.opened());
        self.treasures.belong_to(stamp.opened());
        let mut kept = lock(&self.finished);
        if let Some((of, finished)) = &*kept
            && *of == stamp
        {
            return Ok(Arc::clone(finished));
        }
        let mut finished = Vec::new();
        ledger.each_finished(|one| finished.push(Finished::of(one)))?;
        finished.sort_unstable_by_key(|one| (one.played, one.id));
        let finished = Arc::new(finished);
        *kept = Some((stamp, Arc::clone(&finished)));
        Ok(finished)
    }
}

/// The most that is kept of what matches came to when they were played again.
const MOST: usize = 4096;

/// What matches came to when they were played again, each by its revision, of one opened ledger.
pub(super) struct Folded<K, V>(Mutex<(Option<Opened>, HashMap<K, V>)>);

impl<K, V> Default for Folded<K, V> {
    fn default() -> Self {
        Self(Mutex::new((None, HashMap::new())))
    }
}

impl<K: Eq + Hash, V: Copy> Folded<K, V> {
    /// Forgets what it knows of another ledger.
    fn belong_to(&self, opened: Opened) {
        let mut kept = lock(&self.0);
        if kept.0 != Some(opened) {
            *kept = (Some(opened), HashMap::new());
        }
    }

    /// What a match came to, played again if that is not known.
    pub(super) fn get(
        &self,
        key: K,
        play: impl FnOnce() -> Result<V, Failure>,
    ) -> Result<V, Failure> {
        let kept = lock(&self.0).1.get(&key).copied();
        if let Some(value) = kept {
            return Ok(value);
        }
        let value = play()?;
        let mut kept = lock(&self.0);
        if kept.1.len() >= MOST {
            kept.1.clear();
        }
        kept.1.insert(key, value);
        Ok(value)
    }
}

fn lock<T>(kept: &Mutex<T>) -> MutexGuard<'_, T> {
    // What is kept is put in whole.
    kept.lock().unwrap_or_else(PoisonError::into_inner)
}
