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
fn a_race_that_the_fewest_cards_decide() {
    assert_eq!(
        result(include_str!(
            "../../../../tests/matches/times-table-race.json"
        )),
        json!({"rungs": [4, 4, 4], "cards": [1, 2, 3], "winners": [0]})
    );
}

#[test]
fn a_sprint_that_the_last_round_decides() {
    assert_eq!(
        result(include_str!(
            "../../../../tests/matches/times-table-sprint.json"
        )),
        json!({
            "laps": [2, 3, 2],
            "rungs": [0, 0, 2],
            "last_round": [2, 4, 3],
            "winners": [1],
        })
    );
}

#[test]
fn an_expedition_whose_tiles_were_counted_for_a_while() {
    assert_eq!(
        result(include_str!(
            "../../../../tests/matches/times-table-expedition.json"
        )),
        json!({"won": true, "seconds": 754})
    );
}
