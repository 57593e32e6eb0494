//! A finished match as statistics see it from where somebody sat.

use jiff::Timestamp;
use serde_json::Value;
use tableside_ledger::{Finished, MatchId, PlayerId, Source, TeamId};

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
    pub(super) game: String,
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
            game: finished.game.clone(),
            played: finished.played,
            went: went(finished, seat),
            points: points(finished, seat),
            seconds: finished.outcome.get("seconds").and_then(Value::as_u64),
            scenario: scenario(finished),
            has_actions: finished.source != Source::Hand,
            seat,
        }
    }
}

fn scenario(finished: &Finished) -> Option<u8> {
    let number = finished.setup.get("scenario")?.as_u64()?;
    u8::try_from(number).ok()
}

/// The seats that have won, as far as the outcome names them.
fn winners(outcome: &Value) -> Vec<usize> {
    let seats = outcome.get("winners").and_then(Value::as_array);
    let seats = seats.into_iter().flatten();
    seats
        .filter_map(|seat| usize::try_from(seat.as_u64()?).ok())
        .collect()
}

fn went(finished: &Finished, seat: Option<usize>) -> Went {
    let outcome = &finished.outcome;
    if outcome.get("seconds").is_some() || finished.seats.len() < 2 {
        return Went::Uncontested;
    }
    if let Some(won) = outcome.get("won").and_then(Value::as_bool) {
        return if won { Went::Won } else { Went::Lost };
    }
    let winners = winners(outcome);
    let won = seat.map_or(!winners.is_empty(), |seat| winners.contains(&seat));
    match (won, winners.len()) {
        (false, _) => Went::Lost,
        (true, 1) => Went::Won,
        (true, _) => Went::Shared,
    }
}

/// The points of a seat, or of all of them.
fn points(finished: &Finished, seat: Option<usize>) -> Vec<f64> {
    let scores = finished.outcome.get("scores").and_then(Value::as_array);
    let scores = scores.map_or(&[][..], Vec::as_slice);
    match seat {
        Some(seat) => scores
            .get(seat)
            .and_then(Value::as_f64)
            .into_iter()
            .collect(),
        None => scores.iter().filter_map(Value::as_f64).collect(),
    }
}

#[cfg(test)]
pub(super) mod tests {
    use serde_json::json;
    use uuid::Uuid;

    use super::*;

    pub(crate) fn player(number: u64) -> PlayerId {
        PlayerId(Uuid::from_u64_pair(number, 0))
    }

    pub(crate) fn finished(seats: &[u64], outcome: Value) -> Finished {
        Finished {
            id: MatchId(Uuid::nil()),
            game: "dig-up".to_owned(),
            team: None,
            source: Source::App,
            setup: json!({}),
            played: Timestamp::UNIX_EPOCH,
            seats: seats.iter().map(|number| Some(player(*number))).collect(),
            outcome,
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
