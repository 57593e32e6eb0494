//! What match files may say of the game, and what they may not.

use serde_json::{Value, json};
use tableside_rules::match_file::{FORMAT, MatchFile, Replay, Unreadable, parse_entry};
use tableside_rules::multiplication_dice::MultiplicationDice;

fn replay(setup: &Value, actions: &Value) -> Result<Replay, Unreadable> {
    let file = json!({
        "format": FORMAT,
        "game": "multiplication-dice",
        "players": ["Anna", "Ben"],
        "setup": setup,
        "actions": actions,
    });
    MatchFile::from_value(file)?.replay()
}

#[test]
fn every_action_is_read_as_it_is_written() {
    for text in [
        r#"{"do":"roll","dice":[1,12,7]}"#,
        r#"{"do":"roll","dice":[1,1,1],"virtual":true}"#,
        r#"{"do":"claim","row":1,"column":12}"#,
        r#"{"do":"rounds","rounds":4294967295}"#,
    ] {
        let value: Value = serde_json::from_str(text).unwrap();
        let read = parse_entry::<MultiplicationDice>(&value).unwrap();
        assert_eq!(serde_json::to_string(&read.action).unwrap(), text);
    }
    let by_hand = json!({"do": "roll", "dice": [2, 3, 4], "virtual": false});
    let read = parse_entry::<MultiplicationDice>(&by_hand).unwrap();
    let written = serde_json::to_string(&read.action).unwrap();
    assert_eq!(written, r#"{"do":"roll","dice":[2,3,4]}"#);
}

#[test]
fn an_action_with_a_value_that_does_not_fit_is_illegal() {
    let dice = "bad-value: roll, dice: ";
    let virtual_ = "bad-value: roll, virtual: ";
    let cases = [
        (json!({"do": "roll", "dice": [0, 1, 1]}), dice),
        (json!({"do": "roll", "dice": [1, 13, 1]}), dice),
        (json!({"do": "roll", "dice": [1, -1, 1]}), dice),
        (json!({"do": "roll", "dice": [1, 1.0, 1]}), dice),
        (json!({"do": "roll", "dice": [1, "1", 1]}), dice),
        (json!({"do": "roll", "dice": [1, 1]}), dice),
        (json!({"do": "roll", "dice": [1, 1, 1, 1]}), dice),
        (json!({"do": "roll", "dice": 111}), dice),
        (
            json!({"do": "roll", "dice": [1, 1, 1], "virtual": 1}),
            virtual_,
        ),
        (
            json!({"do": "roll", "dice": [1, 1, 1], "virtual": null}),
            virtual_,
        ),
        (
            json!({"do": "roll", "dice": [1, 1, 1], "by_app": true}),
            "unknown-member: ",
        ),
        (json!({"do": "roll"}), "missing-member: "),
        (json!({"do": "claim", "row": 1}), "missing-member: "),
        (
            json!({"do": "claim", "row": 1, "column": 256}),
            "bad-value: claim, column: ",
        ),
        (
            json!({"do": "claim", "row": -1, "column": 1}),
            "bad-value: claim, row: ",
        ),
        (
            json!({"do": "claim", "row": 1, "column": 13}),
            "outside-board: ",
        ),
        (
            json!({"do": "claim", "row": 1, "column": 1, "seat": 0}),
            "unknown-member: ",
        ),
        (json!({"do": "rounds", "rounds": 0}), "below-round: "),
        (
            json!({"do": "rounds", "rounds": -1}),
            "bad-value: rounds, rounds: ",
        ),
        (
            json!({"do": "rounds", "rounds": 4_294_967_296_u64}),
            "bad-value: rounds, rounds: ",
        ),
        (
            json!({"do": "rounds", "rounds": 1e300}),
            "bad-value: rounds, rounds: ",
        ),
        (json!({"do": "rounds"}), "missing-member: "),
        (json!({"do": "pass"}), "unknown-do: "),
    ];
    for (action, start) in cases {
        let replay = replay(&json!({"rounds": 3}), &json!([action])).unwrap();
        let rejected = replay.rejected.unwrap();
        let said = format!("{}: {}", rejected.code, rejected.message);
        assert_eq!(rejected.index, 0);
        assert!(said.starts_with(start), "{action}: {said}");
    }
}

#[test]
fn a_setup_that_does_not_fit_makes_the_file_unreadable() {
    let at = |setup: Value| replay(&setup, &json!([])).map_err(|error| error.at);
    for rounds in [
        json!(0),
        json!(-1),
        json!(1.5),
        json!("8"),
        json!(null),
        json!(4_294_967_296_u64),
        json!(u64::MAX),
        json!(1e300),
    ] {
        assert_eq!(
            at(json!({"rounds": rounds})),
            Err("setup.rounds".to_owned())
        );
    }
    assert_eq!(at(json!({})), Err("setup".to_owned()));
    let starter = json!({"rounds": 8, "starter": 0});
    assert_eq!(at(starter), Err("setup.starter".to_owned()));
}

#[test]
fn huge_numbers_of_rounds_break_nothing() {
    let actions = json!([
        {"do": "rounds", "rounds": u32::MAX},
        {"do": "roll", "dice": [1, 1, 1]},
        {"do": "claim", "row": 1, "column": 1},
        {"do": "roll", "dice": [1, 1, 1]},
        {"do": "claim", "row": 1, "column": 1},
        {"do": "rounds", "rounds": 2},
        {"do": "roll", "dice": [1, 1, 1]},
        {"do": "claim", "row": 1, "column": 1},
        {"do": "roll", "dice": [7, 7, 7]},
        {"do": "claim", "row": 7, "column": 7},
    ]);
    let replay = replay(&json!({"rounds": u32::MAX}), &actions).unwrap();
    assert_eq!(replay.rejected, None);
    assert_eq!(
        replay.result,
        Some(json!({"scores": [1, 1], "winners": [0, 1]}))
    );
}
