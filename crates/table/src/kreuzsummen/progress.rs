//! What a pair has done of the campaign: a fold over its matches and over what
//! it ticked off by hand.

use std::collections::BTreeSet;

use jiff::Timestamp;
use serde_json::Value;
use tableside_ledger::{Ended, Ledger, Mark, MatchHead, TeamId};
use tableside_rules::kreuzsummen::{Kreuzsummen, Scenario};
use tableside_rules::match_file::parse_setup;

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

/// The scenarios that are finished, from what the finished matches of a pair came to and what it
/// ticked off; the same as in [`Progress`], for a line that asks for nothing else.
pub(crate) fn done(outcomes: &[(Value, Value)], marks: &[Mark]) -> BTreeSet<u8> {
    let won = outcomes.iter().filter_map(|(setup, outcome)| {
        let setup = parse_setup::<Kreuzsummen>(setup).ok()?;
        let won = outcome.get("won").and_then(Value::as_bool) == Some(true);
        won.then_some(setup.scenario)
    });
    let ticked = marks.iter().filter_map(|mark| mark.key.parse().ok());
    won.chain(ticked)
        .filter(|number| Scenario::get(*number).is_some())
        .collect()
}

#[cfg(test)]
mod tests {
    use jiff::SignedDuration;
    use serde_json::json;
    use tableside_ledger::{MatchId, Revision};

    use super::*;

    /// An attempt that began and ended at these minutes.
    fn attempt(scenario: u8, starter: u8, result: Result, minutes: (i64, i64)) -> MatchHead {
        let at = |minute| Timestamp::UNIX_EPOCH + SignedDuration::from_mins(minute);
        let finished = matches!(result, Result::Won | Result::Lost);
        let ended = match result {
            Result::Open => None,
            Result::Stopped => Some(Ended::Stopped),
            Result::Won | Result::Lost => Some(Ended::Finished),
        };
        MatchHead {
            id: MatchId(uuid::Uuid::from_u64_pair(
                u64::try_from(minutes.0).unwrap(),
                0,
            )),
            game: "kreuzsummen".to_owned(),
            team: None,
            players: vec!["Anna".to_owned(), "Ben".to_owned()],
            seats: vec![None, None],
            setup: json!({ "scenario": scenario, "starter": starter }),
            options: serde_json::Map::new(),
            started: at(minutes.0),
            played: at(minutes.0),
            source: tableside_ledger::Source::App,
            changed: at(minutes.1),
            ended,
            ended_at: ended.map(|_| at(minutes.1)),
            outcome: finished.then(|| json!({ "won": result == Result::Won })),
            revision: Revision(1),
            length: 1,
        }
    }

    fn with_help(mut head: MatchHead) -> MatchHead {
        head.options.insert("help".to_owned(), json!(true));
        head
    }

    fn mark(number: u8) -> Mark {
        Mark {
            key: number.to_string(),
            at: Timestamp::UNIX_EPOCH,
        }
    }

    fn standing(progress: &Progress, number: u8) -> Standing {
        progress.standing(Scenario::get(number).unwrap())
    }

    fn reached(progress: &Progress) -> Vec<u8> {
        Scenario::all()
            .iter()
            .filter(|scenario| progress.is_reached(scenario))
            .map(|scenario| scenario.number)
            .collect()
    }

    #[test]
    fn a_new_pair_has_reached_the_first_scenario() {
        let progress = Progress::of(&[], &[]);
        assert_eq!(progress.done(), 0);
        assert_eq!(progress.next().unwrap().number, 1);
        assert_eq!(reached(&progress), [1]);
        assert_eq!(progress.next_starter(), None);
        assert_eq!(progress.on_table, None);
    }

    #[test]
    fn attempts_count_up_to_the_first_success() {
        let matches = [
            attempt(1, 0, Result::Lost, (0, 1)),
            attempt(1, 1, Result::Stopped, (2, 3)),
            attempt(1, 0, Result::Lost, (4, 5)),
            attempt(1, 1, Result::Won, (6, 7)),
            attempt(1, 0, Result::Lost, (8, 9)),
            attempt(1, 1, Result::Won, (10, 11)),
        ];
        let progress = Progress::of(&matches, &[]);
        let first = standing(&progress, 1);
        assert_eq!(first.attempts, 3);
        assert_eq!(
            first.finished,
            Some(Finished::Played(matches[3].ended_at.unwrap()))
        );
        assert_eq!(progress.attempts, 5, "all but the stopped one");
        assert_eq!(progress.done(), 1);
        assert_eq!(progress.next().unwrap().number, 2);
        assert_eq!(reached(&progress), [1, 2]);
    }

    #[test]
    fn attempts_that_overlap_count_in_the_order_in_which_they_ended() {
        let matches = [
            attempt(1, 0, Result::Lost, (0, 20)),
            attempt(1, 1, Result::Won, (1, 10)),
        ];
        assert_eq!(standing(&Progress::of(&matches, &[]), 1).attempts, 1);
    }

    #[test]
    fn an_open_or_stopped_match_reaches_its_scenario_and_counts_nothing() {
        for result in [Result::Open, Result::Stopped] {
            let progress = Progress::of(&[attempt(30, 1, result, (0, 1))], &[]);
            assert_eq!(standing(&progress, 30).attempts, 0);
            assert_eq!(standing(&progress, 30).finished, None);
            assert_eq!(progress.attempts, 0);
            assert_eq!(reached(&progress), [1, 30]);
        }
    }

    #[test]
    fn help_marks_only_what_counts() {
        let helped = |matches: &[MatchHead]| standing(&Progress::of(matches, &[]), 1).helped;
        let lost = attempt(1, 0, Result::Lost, (0, 1));
        let won = attempt(1, 1, Result::Won, (2, 3));
        let later = attempt(1, 0, Result::Won, (4, 5));
        let stopped = attempt(1, 0, Result::Stopped, (0, 1));
        assert!(!helped(&[lost.clone(), won.clone()]));
        assert!(helped(&[with_help(lost.clone()), won.clone()]));
        assert!(helped(&[lost, with_help(won.clone())]));
        assert!(!helped(&[won.clone(), with_help(later)]));
        assert!(!helped(&[with_help(stopped), won]));
    }

    #[test]
    fn a_tick_finishes_by_hand_until_an_attempt_is_won() {
        let ticked = Progress::of(&[], &[mark(7)]);
        assert_eq!(standing(&ticked, 7).finished, Some(Finished::ByHand));
        assert_eq!(reached(&ticked), (1..=8).collect::<Vec<u8>>());
        assert_eq!(ticked.next().unwrap().number, 1);
        let lost = attempt(7, 0, Result::Lost, (0, 1));
        let won = attempt(7, 0, Result::Won, (2, 3));
        let progress = Progress::of(std::slice::from_ref(&lost), &[mark(7)]);
        assert_eq!(standing(&progress, 7).finished, Some(Finished::ByHand));
        let progress = Progress::of(&[lost, won], &[mark(7)]);
        assert!(matches!(
            standing(&progress, 7).finished,
            Some(Finished::Played(_))
        ));
        assert_eq!(standing(&progress, 7).attempts, 2);
    }

    #[test]
    fn what_is_done_is_counted_without_the_matches_too() {
        let outcome = |scenario: u8, won: bool| {
            let setup = json!({ "scenario": scenario, "starter": 0 });
            (setup, json!({ "won": won }))
        };
        let outcomes = [
            outcome(1, true),
            outcome(2, false),
            outcome(3, true),
            outcome(51, true),
            (json!({}), json!({ "won": true })),
        ];
        assert_eq!(done(&outcomes, &[mark(3), mark(7)]).len(), 3);
        assert!(done(&[], &[]).is_empty());
    }

    #[test]
    fn foreign_marks_and_set_ups_are_passed_over() {
        let mut foreign = attempt(1, 0, Result::Won, (0, 1));
        foreign.setup = json!({ "scenario": "one" });
        let beyond = attempt(51, 0, Result::Won, (2, 3));
        let marks = ["0", "51", "300", "x", ""].map(|key| Mark {
            key: key.to_owned(),
            at: Timestamp::UNIX_EPOCH,
        });
        let progress = Progress::of(&[foreign, beyond], &marks);
        assert_eq!(progress.done(), 0);
    }

    #[test]
    fn the_other_one_is_offered_the_start() {
        let first = attempt(1, 1, Result::Lost, (0, 9));
        assert_eq!(
            Progress::of(std::slice::from_ref(&first), &[]).next_starter(),
            Some(0)
        );
        let second = attempt(4, 0, Result::Stopped, (1, 2));
        let progress = Progress::of(&[first, second], &[]);
        assert_eq!(progress.next_starter(), Some(1), "the last one started");
        assert_eq!(progress.on_table, Some(1), "the last one touched");
    }

    #[test]
    fn the_fiftieth_completes_the_campaign() {
        let marks: Vec<Mark> = (1..50).map(mark).collect();
        let progress = Progress::of(&[], &marks);
        assert!(!progress.is_complete());
        assert_eq!(progress.next().unwrap().number, 50);
        let progress = Progress::of(&[attempt(50, 0, Result::Won, (0, 1))], &marks);
        assert!(progress.is_complete());
        assert_eq!(progress.next(), None);
        assert_eq!(reached(&progress), (1..=50).collect::<Vec<u8>>());
    }
}
