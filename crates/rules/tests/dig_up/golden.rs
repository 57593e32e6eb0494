//! Whole matches that must go on replaying as they did. Their results were counted by hand.

use serde_json::{Value, json};
use tableside_rules::match_file::MatchFile;

/// Replays a match to its end, and gives its result.
fn result(text: &str) -> Value {
    let replay = MatchFile::from_json(text).unwrap().replay().unwrap();
    assert_eq!(replay.rejected, None);
    assert!(replay.finished);
    replay.result.unwrap()
}

#[test]
fn three_mines_that_are_only_scored() {
    assert_eq!(
        result(include_str!("../../../../tests/matches/dig-up-scored.json")),
        json!({"scores": [12, 13, 12], "runs": [2, 2, 1], "winners": [1]})
    );
}

#[test]
fn a_match_with_exchanges_and_a_last_round() {
    assert_eq!(
        result(include_str!("../../../../tests/matches/dig-up-played.json")),
        json!({"scores": [17, 15, 12], "runs": [2, 1, 3], "winners": [0]})
    );
}

#[test]
fn a_tie_that_the_run_decides() {
    assert_eq!(
        result(include_str!("../../../../tests/matches/dig-up-run.json")),
        json!({"scores": [12, 12], "runs": [1, 3], "winners": [1]})
    );
}
