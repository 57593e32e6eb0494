//! How match files write set-ups and actions, and what they may not write.

use serde_json::{Value, json};
use tableside_rules::labyrinth::{Labyrinth, Setup};
use tableside_rules::match_file::{parse_entry, parse_setup};
use tableside_rules::{Game, Refused};

use super::group::{OPEN, setup};

fn with_board() -> Value {
    json!({
        "board": OPEN,
        "spare": "└",
        "starts": [[1, 1], [7, 7]],
        "treasures": { "bat": [2, 4], "dragon": "spare" },
        "cards": [["bat"], ["dragon"]],
        "starter": 1,
    })
}

fn read(setup: &Value) -> Result<Setup, (String, String)> {
    parse_setup::<Labyrinth>(setup).map_err(|error| (error.at, error.what))
}

#[test]
fn a_setup_is_written_as_it_is_read() {
    let blind = json!({ "cards": [["bat"], ["dragon"]], "starter": 0 });
    for written in [with_board(), blind] {
        assert_eq!(json!(read(&written).unwrap()), written);
    }
    let group = setup(&[&["book"], &["bat", "keys"]]);
    assert_eq!(read(&json!(group)), Ok(group));
}

#[test]
fn the_first_seat_starts_unless_another_is_named() {
    let setup = read(&json!({ "cards": [["bat"]] })).unwrap();
    assert_eq!(setup.starter.index(), 0);
}

#[test]
fn without_cards_a_match_does_not_start() {
    let setup = read(&json!({ "starter": 0 })).unwrap();
    let refusal = Labyrinth::start(&setup, 2).unwrap_err();
    assert_eq!(refusal.at(), "setup.cards");
}

#[test]
fn a_board_is_there_whole_or_not_at_all() {
    let together = "board, spare, starts and treasures are there together or not at all";
    for member in ["board", "spare", "starts", "treasures"] {
        let mut without = with_board();
        without.as_object_mut().unwrap().remove(member);
        let whole = ("setup".to_owned(), together.to_owned());
        assert_eq!(read(&without), Err(whole), "{member}");
        let alone = json!({ "cards": [["bat"]], member: with_board()[member] });
        let at = format!("setup.{member}");
        assert_eq!(read(&alone), Err((at, together.to_owned())), "{member}");
    }
}

#[test]
fn a_setup_says_where_it_can_not_be_read() {
    let with = |member: &str, value: Value| {
        let mut setup = with_board();
        setup[member] = value;
        read(&setup).unwrap_err().0
    };
    let mut rows = OPEN.map(str::to_owned);
    assert_eq!(with("board", json!(rows[1..])), "setup.board");
    rows[3] = "│││x│││".to_owned();
    assert_eq!(with("board", json!(rows)), "setup.board");
    assert_eq!(with("board", json!(null)), "setup.board");
    assert_eq!(with("spare", json!("└└")), "setup.spare");
    assert_eq!(with("spare", json!("┼")), "setup.spare");
    assert_eq!(with("starts", json!([[1, 1], [8, 1]])), "setup.starts");
    assert_eq!(
        with("treasures", json!({ "bat": "Spare" })),
        "setup.treasures"
    );
    assert_eq!(
        with("treasures", json!({ "bat": [0, 1] })),
        "setup.treasures"
    );
    assert_eq!(with("cards", json!([[1]])), "setup.cards");
    assert_eq!(with("starter", json!(-1)), "setup.starter");
    assert_eq!(with("edition", json!("usual")), "setup.edition");
}

#[test]
fn every_action_is_read_as_it_is_written() {
    for text in [
        r#"{"do":"push","side":"left","line":2,"tile":"┴"}"#,
        r#"{"do":"push","side":"right","line":4,"tile":"│"}"#,
        r#"{"do":"push","side":"top","line":6}"#,
        r#"{"do":"push","side":"bottom","line":6}"#,
        r#"{"do":"go","to":[7,1]}"#,
        r#"{"do":"go"}"#,
        r#"{"do":"found"}"#,
        r#"{"do":"correct","tiles":[[1,2,"└"],[1,4,"├"]],"spare":"┘","pawns":[[0,7,7]],"treasures":{"bat":[1,2],"owl":"spare"}}"#,
        r#"{"do":"correct","spare":"┘"}"#,
    ] {
        let value = serde_json::from_str(text).unwrap();
        let read = parse_entry::<Labyrinth>(&value).unwrap();
        assert_eq!(serde_json::to_string(&read.action).unwrap(), text);
    }
}

#[test]
fn an_action_with_anything_else_is_illegal() {
    let cases = [
        (
            json!({"do": "shove", "side": "left", "line": 2}),
            "unknown-do",
        ),
        (json!({"do": "push", "side": "left"}), "missing-member"),
        (json!({"do": "push", "line": 2}), "missing-member"),
        (
            json!({"do": "push", "side": "left", "line": 2, "by": 0}),
            "unknown-member",
        ),
        (
            json!({"do": "push", "side": "west", "line": 2}),
            "bad-value",
        ),
        (
            json!({"do": "push", "side": "left", "line": 3}),
            "bad-value",
        ),
        (
            json!({"do": "push", "side": "left", "line": 2.0}),
            "bad-value",
        ),
        (
            json!({"do": "push", "side": "left", "line": 2, "tile": null}),
            "bad-value",
        ),
        (
            json!({"do": "push", "side": "left", "line": 2, "tile": "I"}),
            "bad-value",
        ),
        (
            json!({"do": "push", "side": "left", "line": 2, "tile": ""}),
            "bad-value",
        ),
        (json!({"do": "go", "to": null}), "bad-value"),
        (json!({"do": "go", "to": [0, 1]}), "bad-value"),
        (json!({"do": "go", "to": [1, 8]}), "bad-value"),
        (json!({"do": "go", "to": "spare"}), "bad-value"),
        (json!({"do": "go", "by": 0}), "unknown-member"),
        (json!({"do": "found", "treasure": "bat"}), "unknown-member"),
        (json!({"do": "correct", "boards": []}), "unknown-member"),
        (json!({"do": "correct", "spare": null}), "bad-value"),
        (json!({"do": "correct", "tiles": null}), "bad-value"),
        (json!({"do": "correct", "tiles": [[1, 2]]}), "bad-value"),
        (
            json!({"do": "correct", "tiles": [[1, 8, "└"]]}),
            "bad-value",
        ),
        (json!({"do": "correct", "pawns": [[0, 1]]}), "bad-value"),
        (json!({"do": "correct", "pawns": [[-1, 1, 1]]}), "bad-value"),
        (
            json!({"do": "correct", "treasures": {"bat": null}}),
            "bad-value",
        ),
    ];
    for (value, code) in cases {
        let bad = parse_entry::<Labyrinth>(&value).unwrap_err();
        assert_eq!(bad.code, code, "{value}: {}", bad.message);
    }
}
