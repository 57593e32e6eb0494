//! A finished match as statistics see it from where somebody sat.

use jiff::Timestamp;
use tableside_ledger::{MatchId, PlayerId, Revision, TeamId};

use super::known::Finished;

/// Whose statistics they are.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Whose {
    Everybody,
    Player(PlayerId),
    Team(TeamId),
}

/// How a match went for those whose statistics they are.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Went {
    Won,
    /// Won together with others at the table, but not with all by the rules.
    Shared,
    Lost,
    /// Nothing could be lost: one alone, or a wall that was done together.
    Uncontested,
}

/// A match from one side.
#[derive(Debug, Clone)]
pub(super) struct Play {
    pub(super) id: MatchId,
    pub(super) revision: Revision,
    pub(super) game: &'static str,
    pub(super) played: Timestamp,
    pub(super) went: Went,
    /// Points of this side, where the game has points: each seat's for everybody.
    pub(super) points: Vec<f64>,
    /// The seconds that a wall took.
    pub(super) seconds: Option<u64>,
    /// The number of a Kreuzsummen scenario.
    pub(super) scenario: Option<u8>,
    /// Whether there are actions to be folded.
    pub(super) has_actions: bool,
    /// The seat of the player whose statistics they are.
    pub(super) seat: Option<usize>,
}

impl Play {
    pub(super) fn of(finished: &Finished, whose: Whose) -> Self {
        let seat = match whose {
            Whose::Player(player) => {
                let mut seats = finished.seats.iter();
                seats.position(|seat| *seat == Some(player))
            }
            Whose::Everybody | Whose::Team(_) => None,
        };
        Self {
            id: finished.id,
            revision: finished.revision,
            game: finished.game,
            played: finished.played,
            went: went(finished, seat),
            points: points(finished, seat),
            seconds: finished.outcome.seconds,
            scenario: finished.scenario,
            has_actions: finished.has_actions,
            seat,
        }
    }
}

fn went(finished: &Finished, seat: Option<usize>) -> Went {
    let outcome = &finished.outcome;
    if outcome.seconds.is_some() || finished.seats.len() < 2 {
        return Went::Uncontested;
    }
    if let Some(won) = outcome.won {
        return if won { Went::Won } else { Went::Lost };
    }
    let winners = &outcome.winners;
    let won = seat.map_or(!winners.is_empty(), |seat| winners.contains(&seat));
    match (won, winners.len()) {
        (false, _) => Went::Lost,
        (true, 1) => Went::Won,
        (true, _) => Went::Shared,
    }
}

/// The points of a seat, or of all of them.
fn points(finished: &Finished, seat: Option<usize>) -> Vec<f64> {
    let scores = &finished.outcome.scores;
    match seat {
        Some(seat) => scores.get(seat).copied().into_iter().collect(),
        None => scores.clone(),
    }
}

#[cfg(test)]
pub(super) mod tests {
    use serde_json::{Value, json};
    use uuid::Uuid;

    use super::*;

    pub(crate) fn player(number: u64) -> PlayerId {
        PlayerId(Uuid::from_u64_pair(number, 0))
    }

    pub(crate) fn finished(seats: &[u64], outcome: Value) -> Finished {
        Finished {
            id: MatchId(Uuid::nil()),
            revision: Revision(0),
            game: "dig-up",
            team: None,
            has_actions: true,
            played: Timestamp::UNIX_EPOCH,
            seats: seats.iter().map(|number| Some(player(*number))).collect(),
            scenario: None,
            outcome: serde_json::from_value(outcome).unwrap(),
        }
    }

    fn went_for(number: u64, outcome: Value) -> Went {
        let finished = finished(&[1, 2, 3], outcome);
        Play::of(&finished, Whose::Player(player(number))).went
    }

    #[test]
    fn a_shared_win_is_a_win_for_each_of_the_winners() {
        let alone = json!({"winners": [1]});
        assert_eq!(went_for(2, alone.clone()), Went::Won);
        assert_eq!(went_for(1, alone), Went::Lost);
        let shared = json!({"winners": [0, 1]});
        assert_eq!(went_for(1, shared.clone()), Went::Shared);
        assert_eq!(went_for(2, shared.clone()), Went::Shared);
        assert_eq!(went_for(3, shared), Went::Lost);
    }

    #[test]
    fn what_is_won_together_by_the_rules_is_no_shared_win() {
        assert_eq!(went_for(1, json!({"won": true})), Went::Won);
        assert_eq!(went_for(1, json!({"won": false})), Went::Lost);
    }

    #[test]
    fn where_nothing_can_be_lost_nothing_is_won() {
        assert_eq!(
            went_for(1, json!({"won": true, "seconds": 90})),
            Went::Uncontested
        );
        let alone = finished(&[1], json!({"winners": [0], "collected": [3]}));
        assert_eq!(
            Play::of(&alone, Whose::Player(player(1))).went,
            Went::Uncontested
        );
    }

    #[test]
    fn points_are_those_of_the_own_seat() {
        let finished = finished(&[1, 2], json!({"winners": [1], "scores": [3, 8]}));
        let points = |whose| Play::of(&finished, whose).points;
        assert_eq!(points(Whose::Player(player(2))), [8.0]);
        assert_eq!(points(Whose::Everybody), [3.0, 8.0]);
    }
}
