//! Match files: what is read, what is not, and where that stands.

#![allow(
    clippy::unwrap_used,
    reason = "a test says by panicking that something is wrong"
)]

use proptest::collection::{btree_map, vec};
use proptest::prelude::*;
use serde_json::{Value, json};
use tableside_rules::match_file::{MatchFile, Unreadable};

fn complete() -> Value {
    json!({
        "format": "tableside.match.v1",
        "game": "kreuzsummen",
        "id": "0193767c-8a00-7cde-8f00-0123456789ab",
        "started": "2026-11-29T19:00:00Z",
        "ended": "stopped",
        "players": ["Anna", "Ben"],
        "setup": {"scenario": 38, "starter": 1},
        "options": {"help": true},
        "actions": [{"do": "place", "value": 5, "at": [1, 1]}, {"do": "pass"}],
    })
}

/// The complete file with one member changed, replayed.
fn with(name: &str, value: Value) -> Result<usize, Unreadable> {
    let mut file = complete();
    file[name] = value;
    replay(file)
}

fn without(name: &str) -> Result<usize, Unreadable> {
    let mut file = complete();
    file.as_object_mut().unwrap().remove(name);
    replay(file)
}

fn replay(file: Value) -> Result<usize, Unreadable> {
    Ok(MatchFile::from_value(file)?.replay()?.accepted)
}

fn at(result: Result<usize, Unreadable>) -> String {
    result.unwrap_err().at
}

#[test]
fn a_file_is_written_as_it_was_read_with_the_format_in_front() {
    let text = complete().to_string();
    let file = MatchFile::from_json(&text).unwrap();
    assert_eq!(serde_json::to_string(&file).unwrap(), text);
    assert!(text.starts_with(r#"{"format":"tableside.match.v1","#));
}

#[test]
fn what_the_rules_do_not_read_may_be_left_out() {
    for name in ["id", "started", "ended", "options"] {
        assert_eq!(without(name), Ok(2), "{name}");
    }
}

#[test]
fn what_is_needed_is_missed_by_name() {
    for name in ["format", "game", "players", "setup", "actions"] {
        assert_eq!(at(without(name)), name);
    }
}

#[test]
fn an_unknown_member_is_not_ignored() {
    assert_eq!(at(with("comment", json!("a fine evening"))), "comment");
    let setup = json!({"scenario": 38, "hand": 9});
    assert_eq!(at(with("setup", setup)), "setup.hand");
}

#[test]
fn members_of_the_wrong_kind_are_named() {
    let wrong = [
        ("format", json!("tableside.match.v2")),
        ("format", json!(1)),
        ("game", json!(null)),
        ("players", json!("Anna, Ben")),
        ("setup", json!([])),
        ("actions", json!({})),
        ("id", json!("0193767c-8a00-4cde-8f00-0123456789ab")),
        ("id", json!("0193767c8a007cde8f000123456789ab")),
        ("id", json!(7)),
        ("id", json!(null)),
        ("started", json!("yesterday")),
        ("started", json!(1_764_443_000)),
        ("ended", json!("won")),
        ("ended", json!(true)),
        ("options", json!(["help"])),
    ];
    for (name, value) in wrong {
        assert_eq!(at(with(name, value.clone())), name, "{value}");
    }
    assert_eq!(at(with("players", json!(["Anna", 2]))), "players[1]");
}

#[test]
fn games_that_are_not_known_yet_are_unreadable() {
    let error = with("game", json!("chess")).unwrap_err();
    assert_eq!(error.at, "game");
    assert!(
        error.what.contains("not known to this version"),
        "{}",
        error.what
    );
}

#[test]
fn a_match_that_can_not_be_set_up_is_unreadable() {
    for players in [json!([]), json!(["Anna"]), json!(["Anna", "Ben", "Cleo"])] {
        assert_eq!(at(with("players", players)), "players");
    }
    for scenario in [
        json!(0),
        json!(51),
        json!(256),
        json!(-1),
        json!("1"),
        json!(1.0),
    ] {
        let setup = json!({"scenario": scenario});
        assert_eq!(at(with("setup", setup)), "setup.scenario");
    }
    for starter in [json!(2), json!(-1), json!("Anna"), json!(null)] {
        let setup = json!({"scenario": 1, "starter": starter});
        assert_eq!(at(with("setup", setup)), "setup.starter");
    }
}

#[test]
fn an_action_that_makes_no_sense_is_illegal_but_the_file_is_read() {
    for action in [
        json!(null),
        json!(7),
        json!([]),
        json!({}),
        json!({"do": "roll"}),
    ] {
        let actions = json!([{"do": "pass"}, action]);
        assert_eq!(with("actions", actions), Ok(1));
    }
}

/// JSON of any kind, some of it with the words that match files use.
fn any_json() -> impl Strategy<Value = Value> {
    const WORDS: [&str; 19] = [
        "do", "place", "jack", "queen", "king", "discard", "end-turn", "arrange", "pass",
        "give-up", "value", "at", "with", "from", "to", "card", "columns", "at_time", "same_tap",
    ];
    let word = prop_oneof![
        prop::sample::select(&WORDS[..]).prop_map(str::to_owned),
        ".*"
    ];
    let leaf = prop_oneof![
        Just(Value::Null),
        any::<bool>().prop_map(Value::from),
        (0..10).prop_map(Value::from),
        any::<i64>().prop_map(Value::from),
        any::<u64>().prop_map(Value::from),
        any::<f64>().prop_map(Value::from),
        word.clone().prop_map(Value::from),
    ];
    leaf.prop_recursive(4, 64, 6, move |inner| {
        let members = btree_map(word.clone(), inner.clone(), 0..6);
        prop_oneof![
            vec(inner, 0..6).prop_map(Value::from),
            members.prop_map(|members| Value::Object(members.into_iter().collect())),
        ]
    })
}

proptest! {
    #[test]
    fn any_json_is_read_or_refused(value in any_json()) {
        let text = value.to_string();
        prop_assert_eq!(MatchFile::from_json(&text).is_ok(), MatchFile::from_value(value).is_ok());
        let _ = MatchFile::from_case(&text);
    }

    #[test]
    fn any_text_is_read_or_refused(text in ".*") {
        prop_assert!(MatchFile::from_json(&text).is_err());
        prop_assert!(MatchFile::from_case(&text).is_err());
    }

    #[test]
    fn any_member_is_read_or_refused_where_it_stands(
        name in prop::sample::select(&["players", "setup", "options", "id", "started", "ended"][..]),
        value in any_json(),
    ) {
        if let Err(error) = with(name, value) {
            prop_assert!(error.at.starts_with(name), "{}", error);
        }
    }

    #[test]
    fn any_action_is_accepted_or_refused(mut actions in vec(any_json(), 1..6), first in any_json()) {
        actions.push(json!({"do": first, "value": 1, "at": [1, 1]}));
        let length = actions.len();
        let accepted = with("actions", Value::from(actions)).unwrap();
        prop_assert!(accepted <= length);
    }
}
