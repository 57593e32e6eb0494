//! What a pair has done of the campaign: a fold over its matches and over what
//! it ticked off by hand.

use jiff::Timestamp;
use serde_json::Value;
use tableside_ledger::{Ended, Ledger, Mark, MatchHead, TeamId};
use tableside_rules::kreuzsummen::Scenario;

use super::setup;
use crate::failure::Failure;

/// How many scenarios the campaign has.
pub(crate) const SCENARIOS: u8 = 50;

/// How a scenario's first success came about.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Finished {
    /// An attempt was won then.
    Played(Timestamp),
    /// The pair ticked it off, having finished it without the app.
    ByHand,
}

/// How a pair stands with one scenario.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(crate) struct Standing {
    /// The attempts that were won or lost, up to the first success and with it.
    pub(crate) attempts: usize,
    /// `None` while the scenario is not finished.
    pub(crate) finished: Option<Finished>,
    /// Whether one of these attempts used "can we still make it?".
    pub(crate) helped: bool,
    /// Whether there is any match of it, also an open or a stopped one.
    pub(crate) played: bool,
    /// Whether it is ticked off, won since or not.
    pub(crate) ticked: bool,
}

/// How a match went, as far as the campaign asks.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Result {
    Open,
    Won,
    Lost,
    /// Ended early: counts as nothing.
    Stopped,
}

/// How a match went.
pub(crate) fn result(head: &MatchHead) -> Result {
    match head.ended {
        None => Result::Open,
        Some(Ended::Stopped) => Result::Stopped,
        Some(Ended::Finished) => {
            let won = head.outcome.as_ref().and_then(|outcome| outcome.get("won"));
            if won.and_then(Value::as_bool) == Some(true) {
                Result::Won
            } else {
                Result::Lost
            }
        }
    }
}

/// How a pair stands with the campaign.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Progress {
    /// Scenario 1 first.
    standings: Vec<Standing>,
    /// All attempts that were won or lost, also those after a success.
    pub(crate) attempts: usize,
    /// Who had the first turn in the attempt that was started last.
    pub(crate) last_starter: Option<usize>,
    /// The scenario whose cards lie on the table: that of the match touched last.
    pub(crate) on_table: Option<u8>,
}

impl Progress {
    /// Reads a pair's matches and ticks.
    pub(crate) fn load(ledger: &Ledger, team: TeamId) -> std::result::Result<Self, Failure> {
        Ok(Self::of(&ledger.team_matches(team)?, &ledger.marks(team)?))
    }

    /// Folds matches, in the order in which they were started, and ticks.
    pub(crate) fn of(matches: &[MatchHead], marks: &[Mark]) -> Self {
        let mut progress = Self {
            standings: vec![Standing::default(); usize::from(SCENARIOS)],
            attempts: 0,
            last_starter: None,
            on_table: None,
        };
        for number in marks.iter().filter_map(|mark| mark.key.parse().ok()) {
            if let Some(standing) = progress.standing_mut(number) {
                standing.ticked = true;
            }
        }
        progress.count(matches);
        for standing in &mut progress.standings {
            if standing.ticked && standing.finished.is_none() {
                standing.finished = Some(Finished::ByHand);
            }
        }
        progress
    }

    fn count(&mut self, matches: &[MatchHead]) {
        // Attempts may overlap; they count in the order in which they ended.
        let mut matches: Vec<_> = matches
            .iter()
            .filter_map(|head| Some((head, setup(head).ok()?)))
            .collect();
        self.last_starter = matches.last().map(|(_, setup)| setup.starter.index());
        self.on_table = matches
            .iter()
            .max_by_key(|(head, _)| head.changed)
            .map(|(_, setup)| setup.scenario);
        matches.sort_by_key(|(head, _)| head.ended_at);
        for (head, setup) in matches {
            let result = result(head);
            let counts = matches!(result, Result::Won | Result::Lost);
            self.attempts += usize::from(counts);
            let Some(standing) = self.standing_mut(setup.scenario) else {
                continue;
            };
            standing.played = true;
            if !counts || standing.finished.is_some() {
                continue;
            }
            standing.attempts += 1;
            standing.helped |= head.options.get("help").and_then(Value::as_bool) == Some(true);
            if result == Result::Won {
                let at = head.ended_at.unwrap_or(head.changed);
                standing.finished = Some(Finished::Played(at));
            }
        }
    }

    fn standing_mut(&mut self, number: u8) -> Option<&mut Standing> {
        self.standings.get_mut(usize::from(number).checked_sub(1)?)
    }

    /// How the pair stands with a scenario of the campaign.
    pub(crate) fn standing(&self, scenario: &Scenario) -> Standing {
        let index = usize::from(scenario.number).saturating_sub(1);
        self.standings.get(index).copied().unwrap_or_default()
    }

    /// Every scenario with how the pair stands with it.
    pub(crate) fn standings(&self) -> impl Iterator<Item = (&'static Scenario, Standing)> + '_ {
        Scenario::all().iter().zip(self.standings.iter().copied())
    }

    /// How many scenarios are finished, 0 to 50.
    pub(crate) fn done(&self) -> usize {
        let finished = |standing: &&Standing| standing.finished.is_some();
        self.standings.iter().filter(finished).count()
    }

    /// Whether all fifty are finished.
    pub(crate) fn is_complete(&self) -> bool {
        self.done() == usize::from(SCENARIOS)
    }

    /// The first scenario that is not finished; none once all are.
    pub(crate) fn next(&self) -> Option<&'static Scenario> {
        self.standings()
            .find(|(_, standing)| standing.finished.is_none())
            .map(|(scenario, _)| scenario)
    }

    /// Whether a scenario shows more than its number: it was played, or comes
    /// no later than right after the highest one that is finished.
    pub(crate) fn is_reached(&self, scenario: &Scenario) -> bool {
        let highest = self
            .standings()
            .filter(|(_, standing)| standing.finished.is_some())
            .map(|(finished, _)| finished.number)
            .max()
            .unwrap_or(0);
        scenario.number <= highest + 1 || self.standing(scenario).played
    }

    /// Who is offered the first turn: the other one than last time.
    /// Rule book: Kreuzsummen, "Aufbau und offene Auslage".
    pub(crate) fn next_starter(&self) -> Option<usize> {
        self.last_starter.map(|seat| 1 - seat.min(1))
    }
}
