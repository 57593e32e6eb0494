//! What match files may say of the game, and what they may not.

use serde_json::{Value, json};
use tableside_rules::match_file::{
    FORMAT, MatchFile, Replay, Unreadable, parse_entry, parse_setup,
};
use tableside_rules::times_table::{Member, Refusal, TimesTable, Variant};
use tableside_rules::{Refused, Seat};

use super::group::{at, number};

fn replay(setup: &Value, actions: &Value) -> Result<Replay, Unreadable> {
    let file = json!({
        "format": FORMAT,
        "game": "times-table",
        "players": ["Anna", "Ben"],
        "setup": setup,
        "actions": actions,
    });
    MatchFile::from_value(file)?.replay()
}

fn race() -> Value {
    json!({"variant": "race", "rungs": 5, "starter": 0, "gap": [7, 5]})
}

fn sprint() -> Value {
    json!({"variant": "sprint", "rungs": 5, "starter": 1})
}

fn expedition() -> Value {
    json!({"variant": "expedition"})
}

#[test]
fn every_action_is_read_as_it_is_written() {
    for text in [
        r#"{"do":"match"}"#,
        r#"{"do":"match","gap":[10,1]}"#,
        r#"{"do":"match","gap":[10,1],"answer":35}"#,
        r#"{"do":"match","answer":4294967295,"player":3}"#,
        r#"{"do":"miss"}"#,
        r#"{"do":"miss","answer":0}"#,
        r#"{"do":"lay","player":1,"number":100}"#,
        r#"{"do":"time-up"}"#,
        r#"{"do":"finish"}"#,
        r#"{"do":"finish","seconds":754}"#,
    ] {
        let value: Value = serde_json::from_str(text).unwrap();
        let action = parse_entry::<TimesTable>(&value).unwrap().action;
        assert_eq!(serde_json::to_string(&action).unwrap(), text);
        assert_eq!(value["do"], action.name());
    }
}

#[test]
fn a_gap_is_read_as_the_top_and_the_left_number() {
    let setup = json!({"variant": "race", "rungs": 1, "gap": [9, 2]});
    let gap = parse_setup::<TimesTable>(&setup).unwrap().gap.unwrap();
    assert_eq!((gap.top(), gap.left()), (9, 2));
}

#[test]
fn every_setup_is_read_as_it_is_written() {
    for text in [
        r#"{"variant":"race","rungs":10,"starter":2,"gap":[7,5]}"#,
        r#"{"variant":"race","rungs":10,"gap":[7,5]}"#,
        r#"{"variant":"sprint","rungs":4294967295,"starter":0}"#,
        r#"{"variant":"expedition"}"#,
    ] {
        let value = serde_json::from_str(text).unwrap();
        let setup = parse_setup::<TimesTable>(&value).unwrap();
        assert_eq!(serde_json::to_string(&setup).unwrap(), text);
    }
}

/// Each action, and how its refusal begins, for a race at its start.
fn unfit_for_a_race() -> Vec<(Value, &'static str)> {
    let gap = "bad-value: match, gap: ";
    let answer = "bad-value: match, answer: ";
    vec![
        (json!({"do": "match", "gap": [0, 1]}), gap),
        (json!({"do": "match", "gap": [1, 11]}), gap),
        (json!({"do": "match", "gap": [1, -1]}), gap),
        (json!({"do": "match", "gap": [1, 1.0]}), gap),
        (json!({"do": "match", "gap": [1]}), gap),
        (json!({"do": "match", "gap": [1, 1, 1]}), gap),
        (json!({"do": "match", "gap": 35}), gap),
        (json!({"do": "match", "gap": null}), gap),
        (
            json!({"do": "match", "gap": [1, 1], "answer": "35"}),
            answer,
        ),
        (json!({"do": "match", "gap": [1, 1], "answer": -35}), answer),
        (json!({"do": "match", "gap": [1, 1], "answer": 3.5}), answer),
        (
            json!({"do": "match", "gap": [1, 1], "answer": null}),
            answer,
        ),
        (
            json!({"do": "match", "gap": [1, 1], "player": 0}),
            "unknown-member: ",
        ),
        (
            json!({"do": "match", "gap": [1, 1], "tile": 35}),
            "unknown-member: ",
        ),
        (json!({"do": "match"}), "gap-untold: "),
        (json!({"do": "match", "gap": [7, 5]}), "gap-filled: "),
        (json!({"do": "miss", "gap": [1, 1]}), "unknown-member: "),
        (
            json!({"do": "miss", "answer": 1e300}),
            "bad-value: miss, answer: ",
        ),
        (
            json!({"do": "lay", "player": 0, "number": 41}),
            "bad-value: lay, number: ",
        ),
        (
            json!({"do": "lay", "player": 0, "number": 300}),
            "bad-value: lay, number: ",
        ),
        (
            json!({"do": "lay", "player": 0, "number": 42}),
            "not-solved: ",
        ),
        (json!({"do": "lay", "number": 42}), "missing-member: "),
        (json!({"do": "lay", "player": 0}), "missing-member: "),
        (
            json!({"do": "lay", "player": 2, "number": 42}),
            "no-such-player: ",
        ),
        (json!({"do": "time-up"}), "not-in-variant: "),
        (json!({"do": "finish"}), "nobody-on-top: "),
        (json!({"do": "finish", "seconds": 3}), "unknown-member: "),
        (json!({"do": "pass"}), "unknown-do: "),
        (json!({"do": "Match"}), "unknown-do: "),
    ]
}

#[test]
fn an_action_that_does_not_fit_is_illegal() {
    let others = [
        (sprint(), json!({"do": "miss"}), "not-in-variant: "),
        (sprint(), json!({"do": "finish"}), "not-in-variant: "),
        (
            sprint(),
            json!({"do": "match", "gap": [1, 1]}),
            "unknown-member: ",
        ),
        (
            sprint(),
            json!({"do": "match", "player": 1}),
            "unknown-member: ",
        ),
        (
            sprint(),
            json!({"do": "time-up", "seconds": 60}),
            "unknown-member: ",
        ),
        (expedition(), json!({"do": "finish"}), "missing-member: "),
        (
            expedition(),
            json!({"do": "finish", "seconds": -1}),
            "bad-value: finish, seconds: ",
        ),
        (
            expedition(),
            json!({"do": "finish", "seconds": 7.5}),
            "bad-value: finish, seconds: ",
        ),
        (
            expedition(),
            json!({"do": "match", "player": "Anna"}),
            "bad-value: match, player: ",
        ),
        (
            expedition(),
            json!({"do": "match", "player": 2}),
            "no-such-player: ",
        ),
    ];
    let in_a_race = unfit_for_a_race().into_iter();
    let in_a_race = in_a_race.map(|(action, start)| (race(), action, start));
    for (setup, action, start) in in_a_race.chain(others) {
        let replay = replay(&setup, &json!([action])).unwrap();
        let rejected = replay.rejected.unwrap();
        let said = format!("{}: {}", rejected.code, rejected.message);
        assert_eq!(rejected.index, 0);
        assert!(said.starts_with(start), "{action}: {said}");
    }
}

/// The set-up with one member changed, or added.
fn with(mut setup: Value, name: &str, value: Value) -> Value {
    setup[name] = value;
    setup
}

fn without(mut setup: Value, name: &str) -> Value {
    setup.as_object_mut().unwrap().remove(name);
    setup
}

#[test]
fn a_setup_that_does_not_fit_makes_the_file_unreadable() {
    for setup in [race(), sprint(), expedition()] {
        assert_eq!(replay(&setup, &json!([])).unwrap().accepted, 0);
    }
    let unreadable = [
        (with(race(), "variant", json!("Race")), "setup.variant"),
        (with(race(), "variant", json!(null)), "setup.variant"),
        (without(race(), "variant"), "setup"),
        (without(race(), "rungs"), "setup.rungs"),
        (with(race(), "rungs", json!(0)), "setup.rungs"),
        (with(race(), "rungs", json!(-1)), "setup.rungs"),
        (with(race(), "rungs", json!(1.5)), "setup.rungs"),
        (with(race(), "rungs", json!(null)), "setup.rungs"),
        (without(race(), "gap"), "setup.gap"),
        (with(race(), "gap", json!([0, 1])), "setup.gap"),
        (with(race(), "gap", json!([1, 11])), "setup.gap"),
        (with(race(), "gap", json!(null)), "setup.gap"),
        (with(race(), "starter", json!(2)), "setup.starter"),
        (with(race(), "starter", json!("Ben")), "setup.starter"),
        (with(race(), "starter", json!(null)), "setup.starter"),
        (with(race(), "timer", json!(60)), "setup.timer"),
        (with(sprint(), "gap", json!([1, 1])), "setup.gap"),
        (without(sprint(), "rungs"), "setup.rungs"),
        (with(expedition(), "rungs", json!(5)), "setup.rungs"),
        (with(expedition(), "starter", json!(0)), "setup.starter"),
        (with(expedition(), "gap", json!([1, 1])), "setup.gap"),
    ];
    for (setup, place) in unreadable {
        let error = replay(&setup, &json!([])).unwrap_err();
        assert_eq!(error.at, place, "{setup}: {}", error.what);
    }
}

#[test]
fn the_codes_of_refused_actions_stay_the_same() {
    let (at, number, next) = (at(7, 5), number(35), Seat::new(4));
    let (variant, member) = (Variant::Race, Member::Seconds);
    let no_such = Refusal::NoSuchPlayer {
        player: next,
        seats: 4,
    };
    let codes = [
        (Refusal::MatchOver, "match-over"),
        (
            Refusal::NotInVariant {
                variant,
                name: "time-up",
            },
            "not-in-variant",
        ),
        (Refusal::UnknownMember { variant, member }, "unknown-member"),
        (Refusal::MissingMember { variant, member }, "missing-member"),
        (no_such, "no-such-player"),
        (Refusal::WallDone, "wall-done"),
        (Refusal::GapSolved { at }, "gap-solved"),
        (Refusal::GapFilled { at }, "gap-filled"),
        (Refusal::GapUntold, "gap-untold"),
        (Refusal::NotSolved { number }, "not-solved"),
        (Refusal::AllCardsLaid, "all-cards-laid"),
        (Refusal::NoTurnLeft, "no-turn-left"),
        (Refusal::NobodyOnTop, "nobody-on-top"),
        (Refusal::TurnsLeft { next }, "turns-left"),
    ];
    for (refusal, code) in codes {
        assert_eq!(refusal.code(), code);
    }
}
