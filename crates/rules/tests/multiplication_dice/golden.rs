//! Whole matches that must go on replaying as they did.

use serde_json::json;
use tableside_rules::match_file::{MatchFile, Replay};

const SHARED: &str = include_str!("../../../../tests/matches/multiplication-dice-shared.json");
const FREE_FIRST: &str =
    include_str!("../../../../tests/matches/multiplication-dice-free-first.json");
const SIMULATED: &str =
    include_str!("../../../../tests/matches/multiplication-dice-simulated.json");

fn replay(text: &str) -> Replay {
    MatchFile::from_json(text).unwrap().replay().unwrap()
}

#[test]
fn a_match_that_all_three_win_in_fewer_rounds_than_agreed() {
    let replay = replay(SHARED);
    assert_eq!((replay.accepted, replay.rejected), (15, None));
    let shared = json!({"scores": [1, 1, 1], "winners": [0, 1, 2]});
    assert_eq!(replay.result, Some(shared));
}

#[test]
fn a_match_that_stops_where_a_taken_field_was_claimed_too_early() {
    let replay = replay(FREE_FIRST);
    let rejected = replay.rejected.unwrap();
    assert_eq!(
        (rejected.index, rejected.code.as_str()),
        (5, "free-fields-first")
    );
    assert_eq!(
        rejected.message,
        "50 still has a free field, which comes before one that is taken"
    );
    assert_eq!(
        (replay.accepted, replay.finished, replay.result),
        (5, false, None)
    );
}

#[test]
fn a_match_that_goes_on_by_hand_after_a_simulation_on_top() {
    let replay = replay(SIMULATED);
    assert_eq!((replay.accepted, replay.rejected), (59, None));
    assert_eq!(
        replay.result,
        Some(json!({"scores": [0, 1], "winners": [1]}))
    );
}
