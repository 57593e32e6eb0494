//! Matches whose replays were worked out by other means than this program.

use serde_json::{Value, json};
use tableside_rules::match_file::MatchFile;

#[test]
fn abenteuer_1x1_replays_as_worked_out() {
    let cases = include_str!("../../../../tests/matches/times-table-cases.jsonl");
    for (line, text) in (1..).zip(cases.lines()) {
        let case: Value = serde_json::from_str(text).unwrap();
        let replay = MatchFile::from_case(text).unwrap().replay().unwrap();
        let found = json!({
            "accepted": replay.accepted,
            "rejected": replay.rejected.map(|rejected| rejected.index),
            "finished": replay.finished,
            "result": replay.result,
        });
        assert_eq!(found, case["replay"], "line {line}");
    }
}
