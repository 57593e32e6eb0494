//! Files that users choose, sound ones and others.

use serde_json::{Value, json};

use crate::kit::{Bench, Screen};
use crate::{bring_in, everything, golden, matches, players};

const ID: &str = "01890000-0000-7000-8000-00000000000";

fn line(kind: &str, mut members: Value) -> String {
    members["kind"] = json!(kind);
    members.to_string()
}

/// An export with these lines.
fn file(lines: &[String]) -> String {
    let header = r#"{"format":"tableside.export.v1","made":"2026-05-01T18:00:00.000Z","app":"1"}"#;
    let end = line("end", json!({"lines": lines.len() + 1}));
    let mut all = vec![header.to_owned()];
    all.extend_from_slice(lines);
    all.push(end);
    all.join("\n") + "\n"
}

fn player(digit: u8, name: &str) -> String {
    let created = "2026-05-01T18:00:00Z";
    line(
        "player",
        json!({"id": format!("{ID}{digit}"), "name": name, "created": created}),
    )
}

/// A match line around a golden match, changed.
fn match_line(golden_name: &str, change: impl FnOnce(&mut Value)) -> String {
    let (_, text) = golden()
        .into_iter()
        .find(|(name, _)| name == golden_name)
        .unwrap();
    let mut file: Value = serde_json::from_str(&text).unwrap();
    file["id"] = json!(format!("{ID}9"));
    file["started"] = json!("2026-05-01T18:00:00Z");
    change(&mut file);
    let seats = vec![Value::Null; file["players"].as_array().unwrap().len()];
    line(
        "match",
        json!({"file": file, "seats": seats, "source": "app",
               "played": "2026-05-01T18:00:00Z", "changed": "2026-05-01T18:30:00Z"}),
    )
}

/// Nothing is here but what was here before.
fn refused(content: &[u8]) -> Screen {
    let bench = Bench::new();
    bench.pair("Anna", "Ben");
    let before = everything(&bench);
    let screen = bench.upload("/data/import", content);
    assert!(!screen.has("add"), "{}", screen.text());
    assert_eq!(everything(&bench), before);
    screen
}

#[test]
fn what_would_come_in_is_shown_before() {
    let bench = Bench::new();
    let seen = bench.upload(
        "/data/import",
        file(&[player(1, "Anna"), match_line("dig-up-played.json", |_| {})]).as_bytes(),
    );
    let text = seen.text();
    assert!(text.contains("As of 1 May 2026"), "{text}");
    assert!(
        text.contains("DIG UP Adventure 1 0") && text.contains("Players 1 0"),
        "{text}"
    );
    assert!(text.contains("New: Anna"), "{text}");
    assert_eq!(matches(&bench).len(), 0, "a look adds nothing");
    let done = bench.tap(&seen, "add");
    assert!(
        done.text().contains("Everything new is in"),
        "{}",
        done.text()
    );
    assert_eq!(
        (matches(&bench).len(), players(&bench)),
        (1, vec!["Anna".to_owned()])
    );
    // A tap that arrives twice does it once, and the page still says what happened.
    let again = bench.tap(&seen, "add");
    assert!(
        again.text().contains("Everything new is in"),
        "{}",
        again.text()
    );
    assert_eq!(matches(&bench).len(), 1);
}

#[test]
fn whoever_has_the_same_name_can_be_told_apart() {
    let bench = Bench::new();
    bench.pair("Anna", "Ben");
    let content = file(&[player(1, "ANNA"), player(2, "Cili")]);
    let seen = bench.upload("/data/import", content.as_bytes());
    let key = format!("same-{ID}1");
    let switch = |screen: &Screen| {
        let found = screen.all(&format!("[data-key=\"{key}\"]"));
        found[0].attr("aria-checked").unwrap().to_owned()
    };
    assert_eq!(switch(&seen), "true");
    assert!(seen.text().contains("Players 1 1"), "{}", seen.text());
    let apart = bench.tap(&seen, &key);
    assert_eq!(switch(&apart), "false");
    assert!(apart.text().contains("Players 2 0"), "{}", apart.text());
    let together = bench.tap(&apart, &key);
    assert_eq!(switch(&together), "true");
    bench.tap(&apart, "add");
    assert_eq!(players(&bench), ["ANNA", "Anna", "Ben", "Cili"]);

    let bench = Bench::new();
    bench.pair("Anna", "Ben");
    bring_in(&bench, content.as_bytes());
    assert_eq!(players(&bench), ["Anna", "Ben", "Cili"]);
}

#[test]
fn a_backup_is_made_before_anything_is_added() {
    let bench = Bench::new();
    bring_in(&bench, file(&[player(1, "Anna")]).as_bytes());
    let folder = bench.database().with_file_name("backups");
    assert!(!folder.exists(), "an empty database needs none");
    bring_in(&bench, file(&[player(2, "Ben")]).as_bytes());
    let names: Vec<_> = std::fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .collect();
    assert_eq!(names.len(), 1);
    assert!(names[0].ends_with(".before.db"), "{names:?}");
}

#[test]
fn a_match_that_breaks_the_rules_is_refused_by_line_and_the_rest_goes_in() {
    let bad = match_line("kreuzsummen-won.json", |file| {
        let first = file["actions"][0].clone();
        file["actions"].as_array_mut().unwrap().insert(1, first);
        file["actions"][0]["value"] = json!(99);
    });
    let bench = Bench::new();
    let seen = bench.upload("/data/import", file(&[bad, player(1, "Anna")]).as_bytes());
    let text = seen.text();
    assert!(
        text.contains("Line 2: Step 1 does not fit the rules"),
        "{text}"
    );
    bench.tap(&seen, "add");
    assert_eq!((matches(&bench).len(), players(&bench).len()), (0, 1));
}

#[test]
fn files_that_are_none_of_ours_are_refused_in_words() {
    for (content, words) in [
        (&b""[..], "nothing in this file"),
        (b"\xef\xbb\xbf \n", "nothing in this file"),
        (b"hello", "no file of Tableside"),
        (
            b"{\"format\":\"tableside.export.v2\"}\n",
            "A newer Tableside",
        ),
        (b"\xff\xfe\x00", "no file of Tableside"),
        (b"SQLite format 3\0 and no more", "no file of Tableside"),
        ("[".repeat(300_000).as_bytes(), "no file of Tableside"),
    ] {
        let screen = refused(content);
        assert_eq!(screen.kind(), "data");
        let why = screen.refusal().unwrap();
        assert!(why.contains(words), "{why}");
    }
    let whole = file(&[player(1, "Anna")]);
    let cut = refused(&whole.as_bytes()[..whole.len() - 9]);
    assert!(cut.refusal().unwrap().contains("cut off at line"));
}

#[test]
fn hostile_lines_are_refused_and_shown_harmless() {
    let deep = format!("{}{}", "[".repeat(50_000), "]".repeat(50_000));
    let (_, golden_text) = golden().remove(0);
    let golden_text = serde_json::from_str::<Value>(&golden_text)
        .unwrap()
        .to_string();
    for (line, words) in [
        ("{".to_owned(), "can’t be read"),
        (deep.clone(), "can’t be read"),
        (
            line("<script>alert(1)</script>", json!({})),
            "<script>alert(1)</script>",
        ),
        (player(1, "a\u{202e}b"), "can’t be shown"),
        (
            match_line("dig-up-played.json", |file| {
                file["game"] = json!("<b>chess</b>");
            }),
            "<b>chess</b>",
        ),
        (
            match_line("dig-up-played.json", |file| file["setup"] = json!({})),
            "setup",
        ),
        (
            match_line("dig-up-played.json", |file| file["setup"]["x"] = json!(1)),
            "setup",
        ),
        (
            match_line("dig-up-played.json", |file| file["players"] = json!(["A"])),
            "can’t be read",
        ),
        (
            match_line("dig-up-played.json", |file| file["x"] = json!(1)),
            "x: a match has no such member",
        ),
        (
            match_line("dig-up-played.json", |file| file["id"] = json!("7")),
            "UUID",
        ),
        (
            match_line("dig-up-played.json", |file| file["actions"] = json!([7])),
            "actions[0]",
        ),
        (
            match_line("dig-up-played.json", |file| {
                file["actions"][0]["at_time"] = json!(7);
            }),
            "at_time",
        ),
        (
            match_line("dig-up-played.json", |file| {
                file["actions"][0]["same_tap"] = json!(7);
            }),
            "same_tap",
        ),
        (
            match_line("dig-up-played.json", |file| {
                file["actions"][0]["do"] = json!("cheat");
            }),
            "Step 1",
        ),
        (
            format!(r#"{{"kind":"match","file":{golden_text},"file":{golden_text}}}"#),
            "can’t be read",
        ),
    ] {
        let screen = refused(file(std::slice::from_ref(&line)).as_bytes());
        assert_eq!(screen.kind(), "import");
        let text = screen.text();
        assert!(text.contains(words), "{words}: {text}");
        assert!(!screen.html.contains("<script>alert") && !screen.html.contains("<b>chess"));
        assert_eq!(screen.status, 200);
    }
}

#[test]
fn names_that_look_dangerous_are_shown_as_they_are() {
    for name in [
        "<script>alert(1)</script>",
        "../../etc/passwd",
        "\"onload=x",
        "{{7*7}}",
    ] {
        let bench = Bench::new();
        let seen = bench.upload("/data/import", file(&[player(1, name)]).as_bytes());
        assert!(seen.text().contains(name), "{}", seen.text());
        assert!(!seen.html.contains("<script>alert"));
        bench.tap(&seen, "add");
        assert_eq!(players(&bench), [name]);
    }
}

#[test]
fn choices_of_a_match_that_make_no_sense_break_no_screen() {
    let strange = [
        json!(null),
        json!(7),
        json!("x"),
        json!([]),
        json!({"a": [1]}),
        json!(-1e300),
    ];
    for (name, _) in golden() {
        for value in &strange {
            let keys = [
                "help", "secret", "colours", "view", "edition", "board", "tracking", "finish",
                "way", "opened", "gems", "sand", "rungs", "count", "cards", "tiles", "clock",
                "practice",
            ];
            let options: serde_json::Map<_, _> = keys
                .iter()
                .map(|key| ((*key).to_owned(), value.clone()))
                .collect();
            let bench = Bench::new();
            let line = match_line(&name, |file| file["options"] = options.into());
            bring_in(&bench, file(&[line]).as_bytes());
            let head = matches(&bench).remove(0);
            for page in ["", "/menu", "/log", "/export"] {
                let screen = bench.get(&format!("/matches/{}{page}", head.id));
                assert!(screen.status < 500, "{name} {value}: {}", screen.html);
            }
        }
    }
}

#[test]
fn a_file_that_is_no_longer_at_hand_says_so() {
    let mut bench = Bench::new();
    let seen = bench.upload("/data/import", file(&[player(1, "Anna")]).as_bytes());
    let path = seen.path().to_owned();
    bench.restart();
    let gone = bench.get(&path);
    assert_eq!((gone.status, gone.kind()), (404, "import"));
    assert!(gone.has("data"));
    let added = bench.tap(&seen, "add");
    assert_eq!(added.status, 404);
    assert!(players(&bench).is_empty());
}

#[test]
fn a_page_of_a_file_that_is_not_there_says_so_whatever_it_is_called() {
    let bench = Bench::new();
    for token in [
        "%00",
        "0123456789abcdef",
        "%0d%0aLocation:%20x",
        "..%2f..",
        "%f0%9f%99%82",
    ] {
        for way in ["/add", "/done", ""] {
            let path = format!("/data/import/{token}{way}");
            let screen = match way {
                "/add" => bench.post(&path, "separate="),
                _ => bench.get(&path),
            };
            assert_eq!((screen.status, screen.kind()), (404, "import"), "{path}");
        }
    }
}

#[test]
fn what_came_in_can_be_looked_at_although_a_match_that_differs_was_deleted() {
    let bench = Bench::new();
    let here = file(&[match_line("dig-up-played.json", |_| {})]);
    bench.tap(&bench.upload("/data/import", here.as_bytes()), "add");
    let other = file(&[
        player(1, "Anna"),
        match_line("dig-up-played.json", |file| {
            file["started"] = json!("2026-05-01T17:00:00Z");
        }),
    ]);
    let done = bench.tap(&bench.upload("/data/import", other.as_bytes()), "add");
    let differing = "went on differently";
    assert!(done.text().contains(differing), "{}", done.text());
    let id = matches(&bench)[0].id;
    bench.post(&format!("/chronicle/{id}/remove"), "");
    let again = bench.get(&done.location);
    assert_eq!((again.status, again.kind()), (200, "imported"));
    // The same where it was chosen for another program.
    let (_, content) = bench.save(&format!("/data/matches.bgsplay?m={id}"));
    let plays: Value = serde_json::from_slice(&content).unwrap();
    assert_eq!(plays["plays"], json!([]));
}
