//! Files that are damaged, hostile or huge: each is refused in words, and changes nothing.

use std::collections::BTreeSet;
use std::fmt::Write as _;

use serde_json::{Value, json};

use super::Place;
use super::transfer::{Toy, exported, full, import};
use crate::{ImportError, Why};

const ID: &str = "01890000-0000-7000-8000-000000000001";
const OTHER: &str = "01890000-0000-7000-8000-000000000002";

/// An export with these lines between the first and the last.
fn file(lines: &[&str]) -> String {
    let mut file = r#"{"format":"tableside.export.v1","made":null,"app":"1"}"#.to_owned();
    for line in lines {
        write!(file, "\n{line}").unwrap();
    }
    write!(
        file,
        "\n{{\"kind\":\"end\",\"lines\":{}}}\n",
        lines.len() + 1
    )
    .unwrap();
    file
}

/// Everything in the database, byte for byte as SQL sees it.
fn dump(place: &Place) -> Vec<String> {
    let connection = &place.ledger.connection;
    let mut tables = connection
        .prepare("SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name")
        .unwrap();
    let tables = tables.query_map([], |row| row.get::<_, String>(0)).unwrap();
    let mut rows = Vec::new();
    for table in tables {
        let table = table.unwrap();
        let mut statement = connection
            .prepare(&format!("SELECT * FROM {table}"))
            .unwrap();
        let width = statement.column_count();
        let lines = statement
            .query_map([], |row| {
                let cells =
                    (0..width).map(|cell| row.get_ref(cell).map(|cell| format!("{cell:?}")));
                Ok(cells.collect::<rusqlite::Result<Vec<_>>>()?.join("|"))
            })
            .unwrap();
        rows.extend(lines.map(|line| format!("{table}: {}", line.unwrap())));
    }
    rows
}

/// Takes a file in that has nothing good in it; why each of its lines is refused.
fn refused_lines(bytes: &[u8]) -> Vec<(usize, Why<String>)> {
    let mut place = full();
    let before = dump(&place);
    let report = place.ledger.import(bytes, &Toy, &BTreeSet::new()).unwrap();
    assert!(dump(&place) == before, "something changed");
    assert_eq!(report.added(), 0);
    assert!(report.refused.count > 0);
    let refused = report.refused.first.into_iter();
    refused.map(|refusal| (refusal.line, refusal.why)).collect()
}

/// Why a file as a whole is refused.
fn refused_file(bytes: &[u8]) -> ImportError {
    let mut place = full();
    let before = dump(&place);
    let error = place
        .ledger
        .import(bytes, &Toy, &BTreeSet::new())
        .unwrap_err();
    assert!(dump(&place) == before, "something changed");
    error
}

fn refused_line(line: &str) -> Why<String> {
    let mut refused = refused_lines(file(&[line]).as_bytes());
    assert_eq!(refused.len(), 1);
    let (number, why) = refused.remove(0);
    assert_eq!(number, 2);
    why
}

fn player(more: &str) -> String {
    format!(r#"{{"kind":"player","id":"{ID}","created":"2026-01-01T00:00:00Z"{more}}}"#)
}

/// A line with a match between two guests, changed.
fn match_line(change: impl FnOnce(&mut Value)) -> String {
    let mut line = json!({
        "kind": "match",
        "file": {
            "format": "tableside.match.v1", "id": ID, "game": "toy", "players": ["A", "B"],
            "setup": {}, "options": {}, "started": "2026-01-01T00:00:00Z", "stopped": false,
            "actions": [[{"do": "tap", "n": 1}, "2026-01-01T00:00:01Z", false]]
        },
        "seats": [null, null], "source": "app",
        "played": "2026-01-01T00:00:00Z", "changed": "2026-01-01T00:00:01Z"
    });
    change(&mut line);
    line.to_string()
}

#[test]
fn a_sound_line_goes_in() {
    let mut place = full();
    let sound = file(&[&match_line(|_| {}), &player(r#","name":"Cili""#)]);
    let report = import(&mut place.ledger, &sound).unwrap();
    assert_eq!((report.added(), report.refused.count), (2, 0), "{report:?}");
}

#[test]
fn an_empty_file_and_one_of_another_kind() {
    assert!(matches!(refused_file(b""), ImportError::Empty));
    assert!(matches!(refused_file(b" \n\n\t "), ImportError::Empty));
    assert!(matches!(refused_file(b"\xef\xbb\xbf"), ImportError::Empty));
    for bytes in [
        &b"hello"[..],
        b"{}",
        b"[]",
        b"null",
        b"{\"format\":7}",
        b"{\"format\":\"other\"}",
        b"\xff\xfe{\0}\0",
        b"SQLite format 3\0",
        &[0; 5000],
        "[".repeat(1_000_000).as_bytes(),
        "{\"format\":".repeat(100_000).as_bytes(),
    ] {
        let error = refused_file(bytes);
        assert!(matches!(error, ImportError::NotOurs), "{error:?}");
    }
}

#[test]
fn a_newer_version() {
    for format in ["tableside.export.v2", "tableside.export.v10"] {
        let newer = file(&[]).replace("tableside.export.v1", format);
        let error = refused_file(newer.as_bytes());
        assert!(
            matches!(&error, ImportError::Newer(found) if found == format),
            "{error:?}"
        );
    }
}

#[test]
fn a_file_that_was_cut_off_anywhere() {
    let whole = exported(&full().ledger);
    let mut cut_off = 0;
    for length in (1..whole.len() - 1).step_by(7) {
        match refused_file(&whole.as_bytes()[..length]) {
            ImportError::CutOff(line) => {
                cut_off += 1;
                assert!(line <= whole.lines().count());
            }
            ImportError::NotOurs => {}
            error => panic!("{length}: {error:?}"),
        }
    }
    assert!(cut_off > 100);
    // Lines that are missing in between are missed as well.
    let mut lines: Vec<_> = whole.lines().collect();
    lines.remove(3);
    let error = refused_file(lines.join("\n").as_bytes());
    assert!(matches!(error, ImportError::CutOff(_)), "{error:?}");
}

#[test]
fn a_mark_of_byte_order_and_other_line_ends_do_no_harm() {
    let whole = exported(&full().ledger);
    let written = format!("\u{feff}{}", whole.replace('\n', "\r\n"));
    let mut place = Place::new();
    import(&mut place.ledger, &written).unwrap();
    assert_eq!(exported(&place.ledger), whole);
}

#[test]
fn a_line_that_is_no_text() {
    let mut bytes = file(&[&player(r#","name":"Cili""#)]).into_bytes();
    let at = bytes.windows(4).position(|four| four == b"Cili").unwrap();
    bytes[at] = 0xff;
    assert_eq!(refused_lines(&bytes), [(2, Why::NotText)]);
}

#[test]
fn a_line_of_a_hundred_megabytes() {
    let long = player(&format!(r#","name":"{}""#, "x".repeat(100_000_000)));
    assert_eq!(refused_line(&long), Why::TooLong(long.len()));
}

#[test]
fn json_that_is_deeply_nested() {
    let deep = "[".repeat(1_000_000);
    assert!(matches!(refused_line(&deep), Why::Unreadable(_)));
    let closed = format!("{}{}", "[".repeat(100_000), "]".repeat(100_000));
    for line in [
        format!(r#"{{"kind":"setting","key":"our-x","value":{closed}}}"#),
        format!(r#"{{"kind":{closed}}}"#),
        format!(r#"{{"x":{closed},"kind":"player"}}"#),
    ] {
        assert!(matches!(refused_line(&line), Why::Unreadable(_)));
    }
    let line =
        match_line(|line| line["file"]["setup"] = json!("DEEP")).replace("\"DEEP\"", &closed);
    assert!(matches!(refused_line(&line), Why::Refused(_)));
}

#[test]
fn values_of_the_wrong_type() {
    for more in [
        "",
        r#","name":7"#,
        r#","name":null"#,
        r#","name":["Cili"]"#,
        r#","name":"Cili","mark":7"#,
        r#","name":"Cili","mark":"RED"}{"#,
        r#","name":"Cili","archived":"yesterday""#,
        r#","name":"Cili","archived":0"#,
        r#","name":"Cili","name":"Dani""#,
        r#","name":"Cili","unknown":1"#,
        r#","name":" Cili""#,
        r#","name":"Cili","mark":"Red Star""#,
        r#","name":"Cili","mark":"""#,
    ] {
        let why = refused_line(&player(more));
        assert!(matches!(why, Why::Unreadable(_)), "{more}: {why:?}");
    }
    let kinds: [(&str, Value); 12] = [
        (
            "team",
            json!({"id": ID, "game": "toy", "members": "all", "created": "2026-01-01T00:00:00Z"}),
        ),
        (
            "team",
            json!({"id": "x", "game": "toy", "members": [], "created": "2026-01-01T00:00:00Z"}),
        ),
        (
            "mark",
            json!({"team": ID, "key": 7, "at": "2026-01-01T00:00:00Z"}),
        ),
        (
            "mark",
            json!({"team": ID, "key": "7", "at": "-009999-01-01T00:00:00Z"}),
        ),
        (
            "throw",
            json!({"id": ID, "at": "2026-01-01T00:00:00Z", "sides": 300, "faces": [1]}),
        ),
        (
            "throw",
            json!({"id": ID, "at": "2026-01-01T00:00:00Z", "sides": 6, "faces": [7]}),
        ),
        (
            "throw",
            json!({"id": ID, "at": "2026-01-01T00:00:00Z", "sides": 6, "faces": []}),
        ),
        (
            "glass",
            json!({"id": ID, "name": "Big", "length_ms": -1, "measured_at": "2026-01-01T00:00:00Z"}),
        ),
        (
            "glass",
            json!({"id": ID, "name": "Big", "length_ms": 7, "measured_at": "2026-01-01T00:00:00Z"}),
        ),
        ("setting", json!({"key": "", "value": 1})),
        ("setting", json!({"key": "our-\n", "value": 1})),
        ("match", json!({"file": 7})),
    ];
    for (kind, mut line) in kinds {
        line["kind"] = json!(kind);
        let why = refused_line(&line.to_string());
        assert!(matches!(why, Why::Unreadable(_)), "{line}: {why:?}");
    }
    for line in [
        "7",
        "null",
        "[]",
        "{}",
        "{\"kind\":null}",
        "{\"kind\":\"player\"",
        "\u{0}",
    ] {
        let why = refused_line(line);
        assert!(matches!(why, Why::Unreadable(_)), "{line}: {why:?}");
    }
}

#[test]
fn kinds_and_settings_that_are_not_known() {
    assert_eq!(
        refused_line(r#"{"kind":"cheat","sql":"DROP TABLE players"}"#),
        Why::UnknownKind("cheat".to_owned())
    );
    for key in ["theme", "timer-undo:x", "clock:y"] {
        let line = json!({"kind": "setting", "key": key, "value": 1}).to_string();
        assert!(matches!(refused_line(&line), Why::UnknownKind(_)), "{key}");
    }
    let large = json!({"kind": "setting", "key": "our-x", "value": "x".repeat(70_000)});
    assert!(matches!(refused_line(&large.to_string()), Why::TooLong(_)));
}

#[test]
fn ids_that_are_there_twice() {
    let mut place = full();
    let line = match_line(|_| {});
    let (cili, dani) = (player(r#","name":"Cili""#), player(r#","name":"Dani""#));
    let twice = file(&[&line, &line, &cili, &dani]);
    let report = import(&mut place.ledger, &twice).unwrap();
    assert_eq!((report.matches["toy"].added, report.players.added), (1, 1));
    assert_eq!(report.new_players.first, ["Cili"]);
    let why: Vec<_> = report
        .refused
        .first
        .iter()
        .map(|refusal| &refusal.why)
        .collect();
    assert!(
        why.iter().all(|why| **why == Why::Twice) && why.len() == 2,
        "{why:?}"
    );
}

#[test]
fn references_to_nobody() {
    assert_eq!(
        refused_line(&match_line(|line| line["seats"] = json!([OTHER, null]))),
        Why::UnknownPlayer
    );
    assert_eq!(
        refused_line(&match_line(|line| line["team"] = json!(OTHER))),
        Why::UnknownTeam
    );
    let team = json!({"kind": "team", "id": ID, "game": "toy", "members": [OTHER],
                      "created": "2026-01-01T00:00:00Z"});
    assert_eq!(refused_line(&team.to_string()), Why::UnknownPlayer);
    let mark = json!({"kind": "mark", "team": OTHER, "key": "7", "at": "2026-01-01T00:00:00Z"});
    assert_eq!(refused_line(&mark.to_string()), Why::UnknownTeam);
}

#[test]
fn matches_that_can_not_be() {
    assert_eq!(
        refused_line(&match_line(
            |line| line["file"]["actions"][0][0]["n"] = json!(10)
        )),
        Why::Refused("action 0 breaks the rule".to_owned())
    );
    for change in [
        (|line| line["seats"] = json!([null])) as fn(&mut Value),
        |line| line["file"]["id"] = Value::Null,
        |line| line["source"] = json!("hand"),
        |line| line["outcome"] = json!({"n": 9}),
        |line| line["source"] = json!("stolen"),
        |line| line["played"] = json!("10000-01-01T00:00:00Z"),
        |line| line["file"]["started"] = json!("1800-01-01T00:00:00Z"),
        |line| line["file"]["actions"][0][1] = json!("-000001-01-01T00:00:00Z"),
    ] {
        let why = refused_line(&match_line(change));
        assert!(matches!(why, Why::Unreadable(_)), "{why:?}");
    }
    let many = vec![json!([{"do": "tap", "n": 1}, null, false]); 100_001];
    let why = refused_line(&match_line(|line| line["file"]["actions"] = many.into()));
    assert!(matches!(why, Why::TooLong(100_001)), "{why:?}");
    // What only the tables refuse is refused by line as well.
    let why = refused_line(&match_line(|line| {
        line["file"]["game"] = json!("x".repeat(61));
    }));
    assert!(matches!(why, Why::NotStored(_)), "{why:?}");
}

#[test]
fn names_that_can_not_be_shown_and_such_that_only_look_dangerous() {
    let long = format!(r#","name":"{}""#, "x".repeat(61));
    for more in [
        r#","name":"""#,
        r#","name":"a\u0000b""#,
        r#","name":"a\nb""#,
        r#","name":"An\u200bna""#,
        r#","name":"\u202eAnna""#,
        &long,
    ] {
        assert!(
            matches!(refused_line(&player(more)), Why::Name(_)),
            "{more}"
        );
    }
    for (index, name) in [
        "../../etc/passwd",
        "C:\\Windows\\System32",
        "<script>alert(1)</script>",
        "'); DROP TABLE players; --",
        "{{7*7}}",
        "=HYPERLINK(\"http://x\")",
    ]
    .into_iter()
    .enumerate()
    {
        let mut place = full();
        let id = ID.replace("0001", &format!("00{index}1"));
        let line = json!({"kind": "player", "id": id, "name": name,
                          "created": "2026-01-01T00:00:00Z"});
        let report = import(&mut place.ledger, &file(&[&line.to_string()])).unwrap();
        assert_eq!(report.players.added, 1, "{name}");
        assert_eq!(place.ledger.players().unwrap().len(), 3);
        assert!(
            place
                .ledger
                .players()
                .unwrap()
                .iter()
                .any(|player| player.name == name)
        );
    }
}

#[test]
fn what_is_sound_goes_in_beside_what_is_not() {
    let mut place = full();
    let bad = match_line(|line| line["seats"] = json!([OTHER, null]));
    let good = player(r#","name":"Cili""#);
    let report = import(&mut place.ledger, &file(&["junk", &bad, &good])).unwrap();
    assert_eq!((report.added(), report.refused.count), (1, 2));
    let lines: Vec<_> = report
        .refused
        .first
        .iter()
        .map(|refusal| refusal.line)
        .collect();
    assert_eq!(lines, [2, 3]);
}

#[test]
fn a_flood_of_bad_lines_is_counted_and_not_listed_one_by_one() {
    let mut place = full();
    let report = import(&mut place.ledger, &file(&vec!["junk"; 5000])).unwrap();
    assert_eq!(
        (report.refused.count, report.refused.first.len()),
        (5000, 200)
    );
}
