//! What can't come in, and what can't be backed up, in every language and without a trace.

use std::collections::BTreeSet;

use serde_json::{Value, json};

use crate::golden;
use crate::kit::{Bench, Screen};

const ID: &str = "01890000-0000-7000-8000-00000000000";

/// An export with this between its first line and its last, which says how many there are.
fn file(lines: &[&[u8]]) -> Vec<u8> {
    let header = br#"{"format":"tableside.export.v1","made":"2026-05-01T18:00:00.000Z","app":"1"}"#;
    let end = format!(r#"{{"kind":"end","lines":{}}}"#, lines.len() + 1);
    let all: Vec<&[u8]> = std::iter::once(&header[..])
        .chain(lines.iter().copied())
        .chain([end.as_bytes()])
        .collect();
    let mut file = all.join(&b'\n');
    file.push(b'\n');
    file
}

fn player(digit: u8, name: &str) -> String {
    format!(
        r#"{{"kind":"player","id":"{ID}{digit}","name":{name},"created":"2026-05-01T18:00:00Z"}}"#
    )
}

/// Files of every kind that nothing of comes in, each with what is said of it in English.
fn spoiled() -> Vec<(&'static str, Vec<u8>, &'static str)> {
    let deep = format!("{}{}", "[".repeat(50_000), "]".repeat(50_000));
    let long = player(1, &format!("\"{}\"", "x".repeat(9_000_000)));
    // She is there already, so that nothing of the first line comes in either.
    let anna = player(1, "\"Anna\"");
    let whole = file(&[anna.as_bytes()]);
    let (_, golden) = golden().remove(0);
    let mut game: Value = serde_json::from_str(&golden).unwrap();
    game["game"] = json!("../../../etc/passwd");
    vec![
        ("empty", b" \n".to_vec(), "nothing in this file"),
        (
            "another program's",
            b"\xff\xd8\xff\xe0".to_vec(),
            "no file of Tableside",
        ),
        (
            "newer",
            b"{\"format\":\"tableside.export.v2\"}\n".to_vec(),
            "A newer Tableside",
        ),
        (
            "cut off",
            whole[..whole.len() - 9].to_vec(),
            "cut off at line 3",
        ),
        ("too large", vec![b'x'; 65 << 20], "too large"),
        ("a long line", file(&[long.as_bytes()]), "too long"),
        ("deep", file(&[deep.as_bytes()]), "can’t be read"),
        ("no text", file(&[b"{\"kind\":\"\xff\"}"]), "not text"),
        (
            "wrong types",
            file(&[player(1, "[7]").as_bytes()]),
            "can’t be read",
        ),
        (
            "an id twice",
            file(&[anna.as_bytes(), anna.as_bytes()]),
            "was in the file before",
        ),
        (
            "a kind that is a script",
            file(&[br#"{"kind":"<script>alert(1)</script>"}"#]),
            "does not know what that is",
        ),
        (
            "a path for a game",
            game.to_string().into_bytes(),
            "can’t be read",
        ),
    ]
}

/// The database as a checked copy, which is the same bytes for the same content.
fn copy(bench: &Bench) -> Vec<u8> {
    bench.save("/data/backup.db").1
}

fn told(screen: &Screen) -> String {
    screen.refusal().unwrap_or_else(|| screen.text())
}

#[test]
fn whatever_is_spoiled_is_refused_in_every_language_and_leaves_no_trace() {
    let benches = ["en", "de", "hu"].map(Bench::speaking);
    let before = benches.each_ref().map(|bench| {
        bench.pair("Anna", "Ben");
        copy(bench)
    });
    for (what, content, words) in spoiled() {
        let mut said = BTreeSet::new();
        for (bench, before) in benches.iter().zip(&before) {
            let screen = bench.upload("/data/import", &content);
            assert_eq!(screen.status, 200, "{what}");
            assert!(!screen.has("add"), "{what}: {}", screen.text());
            assert!(!screen.html.contains("<script>alert"), "{what}");
            let words = told(&screen);
            for raw in ["vault-", "Unknown localization"] {
                assert!(!words.contains(raw), "{what}: {words}");
            }
            assert!(copy(bench) == *before, "{what} changed something");
            said.insert(words);
        }
        assert_eq!(said.len(), 3, "{what}: {said:?}");
        assert!(
            said.iter().any(|told| told.contains(words)),
            "{what}: {said:?}"
        );
    }
}

#[test]
fn without_a_place_for_backups_nothing_comes_in_and_the_reason_is_told() {
    for (lang, words) in [
        ("en", ["No backup could be made first", "can’t be reached"]),
        (
            "de",
            ["Vorher ließ sich keine Sicherung", "nicht erreichbar"],
        ),
        ("hu", ["nem sikerült biztonsági mentést", "Nem érhető el"]),
    ] {
        let bench = Bench::speaking(lang);
        bench.pair("Anna", "Ben");
        let content = file(&[player(1, "\"Cili\"").as_bytes()]);
        let seen = bench.upload("/data/import", &content);
        // What lies where the folder should be keeps everything away, whoever asks.
        let folder = bench.database().with_file_name("backups");
        std::fs::write(&folder, "").unwrap();
        let refused = bench.tap(&seen, "add");
        let why = refused.refusal().unwrap();
        assert!(why.contains(words[0]), "{why}");
        assert!(!bench.app.back_up_daily());
        let list = bench.get("/data/backups");
        assert_eq!(list.status, 200);
        assert!(list.text().contains(words[1]), "{}", list.text());
        assert_eq!(crate::players(&bench), ["Anna", "Ben"]);
        // With the place back, the same file still waits to be added.
        std::fs::remove_file(&folder).unwrap();
        bench.tap(&seen, "add");
        assert_eq!(crate::players(&bench), ["Anna", "Ben", "Cili"]);
        assert!(bench.app.back_up_daily());
        let list = bench.get("/data/backups");
        assert!(!list.text().contains(words[1]), "{}", list.text());
    }
}
