//! What decided a finished match, as it is told and shown.

use scraper::ElementRef;
use serde_json::{Value, json};
use tableside_ledger::MatchHead;
use tableside_rules::labyrinth::{Labyrinth, turning_point};
use tableside_rules::match_file::{MatchFile, parse_entry, parse_setup};

use super::kit::{Bench, Screen, What};
use super::{golden, lost, overlooked, person};

/// Makes a match.
type Build = fn() -> Value;

/// Matches with something to tell, one for each game and each of its ways.
const TOLD: [(&str, Build); 11] = [
    ("kreuzsummen", wasted),
    ("dice", || captured(&["Anna", "Ben"])),
    ("dice-of-three", || captured(&["Anna", "Ben", "Cem"])),
    ("dig-up", dug),
    ("labyrinth-never", overlooked::never),
    ("labyrinth-home", overlooked::home),
    ("labyrinth-alone", overlooked::alone),
    ("labyrinth-alone-home", overlooked::alone_home),
    ("race", || file("times-table-race")),
    ("sprint", || file("times-table-sprint")),
    ("expedition", || file("times-table-expedition")),
];

fn file(name: &str) -> Value {
    serde_json::from_str(&golden::text(name)).unwrap()
}

/// Nine high cards on one place of the first scenario: a row of 12 can't be met with what is left.
fn wasted() -> Value {
    let cards = [6, 6, 6, 5, 5, 5, 4, 4, 4].into_iter();
    let mut actions: Vec<Value> = cards
        .map(|value| json!({"do": "place", "value": value, "at": [1, 1]}))
        .collect();
    actions.extend([
        json!({"do": "place", "value": 1, "at": [2, 1]}),
        json!({"do": "pass"}),
        json!({"do": "pass"}),
    ]);
    json!({
        "game": "kreuzsummen",
        "players": ["Anna", "Ben"],
        "setup": {"scenario": 1, "starter": 0},
        "actions": actions,
    })
}

/// Ben takes a field from Anna, and nobody takes another one.
fn captured(players: &[&str]) -> Value {
    let roll = |dice: [u8; 3]| json!({"do": "roll", "dice": dice});
    let claim = |row: u8, column: u8| json!({"do": "claim", "row": row, "column": column});
    let mut actions = vec![
        roll([7, 7, 7]),
        claim(7, 7),
        roll([7, 7, 1]),
        claim(1, 7),
        claim(7, 7),
    ];
    if players.len() == 3 {
        actions.extend([roll([11, 11, 11]), claim(11, 11)]);
    }
    json!({
        "game": "multiplication-dice",
        "players": players,
        "setup": {"rounds": 1},
        "actions": actions,
    })
}

/// Anna's last card is the one that decides.
fn dug() -> Value {
    let mine = |player: usize, first: [&str; 2]| {
        let cards = first.into_iter().chain(["skeleton"; 7]).zip(1..);
        cards
            .map(|(card, slot)| json!({"do": "show", "player": player, "slot": slot, "card": card}))
            .collect::<Vec<_>>()
    };
    let mut actions = mine(0, ["red-1", "red-9"]);
    actions.extend(mine(1, ["blue-9", "blue-8"]));
    actions.push(json!({"do": "score"}));
    json!({
        "game": "dig-up",
        "players": ["Anna", "Ben"],
        "setup": {"favourites": ["red", "blue"], "idols": "one", "starter": 0},
        "options": {"way": "score"},
        "actions": actions,
    })
}

/// Puts a match into the database with the outcome that the rules give it.
fn over(bench: &Bench, match_: &Value) -> MatchHead {
    let mut file = match_.clone();
    file["format"] = json!("tableside.match.v1");
    let read = MatchFile::from_json(&file.to_string()).unwrap();
    let outcome = read.replay().unwrap().result.unwrap();
    golden::put(bench, &file, Some(outcome))
}

fn path(head: &MatchHead) -> String {
    format!("/matches/{}/turning-point", head.id)
}

/// What a screen reader says of everything that is marked in the pictures.
fn marked(screen: &Screen) -> Vec<String> {
    let rings = screen.all(".mark-ring").into_iter();
    rings
        .filter_map(|ring| ElementRef::wrap(ring.parent()?))
        .filter_map(|place| place.attr("aria-label").map(str::to_owned))
        .collect()
}

/// At which step the ways to the replay open it.
fn steps(screen: &Screen) -> Vec<usize> {
    let keys = screen.all("[data-key^='watch']").into_iter();
    let at = |key: ElementRef<'_>| key.attr("href")?.split_once("?at=")?.1.parse().ok();
    keys.map(|key| at(key).unwrap()).collect()
}

fn story(language: &'static str) -> String {
    let bench = Bench::speaking(language);
    let told = TOLD.map(|(name, match_)| {
        let head = over(&bench, &match_());
        let screen = bench.get(&path(&head));
        assert_eq!(
            (screen.status, screen.kind()),
            (200, "turning-point"),
            "{name}"
        );
        let mut lines = vec![format!("# {name}: {}", screen.words("h1").concat())];
        lines.extend(screen.words(".turning-words"));
        lines.extend(
            marked(&screen)
                .into_iter()
                .map(|place| format!("  * {place}")),
        );
        let steps = steps(&screen)
            .into_iter()
            .zip(screen.words("[data-key^='watch']"));
        lines.extend(steps.map(|(step, key)| format!("  [{key}] {step} of {}", head.length)));
        lines.join("\n")
    });
    let none = bench.get(&path(&golden::finished(&bench, "kreuzsummen-won")));
    let nothing = format!("# nothing\n{}", none.words(".empty").concat());
    told.into_iter()
        .chain([nothing])
        .collect::<Vec<_>>()
        .join("\n\n")
}

#[test]
fn german() {
    insta::assert_snapshot!(story("de"));
}

#[test]
fn english() {
    insta::assert_snapshot!(story("en"));
}

#[test]
fn hungarian() {
    insta::assert_snapshot!(story("hu"));
}

#[test]
fn every_finished_match_has_the_way_and_nothing_is_played_there() {
    let bench = Bench::new();
    for name in golden::FINISHED {
        let head = golden::finished(&bench, name);
        for place in ["matches", "chronicle"] {
            let from = bench.get(&format!("/{place}/{}", head.id));
            let there = bench.tap(&from, "turning-point");
            assert_eq!(
                (there.status, there.kind()),
                (200, "turning-point"),
                "{name}"
            );
            assert!(
                there.all("form, [name='action'], [data-pick]").is_empty(),
                "{name}"
            );
            assert!(!there.text().contains("Unknown localization"), "{name}");
            assert!(there.has("replay") || !steps(&there).is_empty(), "{name}");
        }
    }
}

/// What the replay says of the step that it is opened at.
fn watched(bench: &Bench, match_: &Value) -> (Screen, String) {
    let screen = bench.get(&path(&over(bench, match_)));
    let replay = bench.tap(&screen, "watch");
    assert_eq!(replay.kind(), "replay");
    let said = replay.words(".replay-words").concat();
    (replay, said)
}

#[test]
fn the_replay_opens_right_after_what_decided() {
    let bench = Bench::new();
    for (match_, said) in [
        // The sixth action is the third five.
        (wasted(), "6 of 12 Ben: 5 over 5 on row 1, column 1."),
        (captured(&["Anna", "Ben"]), "5 of 5 Ben: "),
        (dug(), "2 of 19 "),
    ] {
        let (replay, words) = watched(&bench, &match_);
        assert!(words.starts_with(said), "{words}");
        let slider = replay.all("[data-slide]")[0]
            .attr("value")
            .unwrap()
            .to_owned();
        assert!(words.starts_with(&format!("{slider} of ")), "{words}");
    }
}

#[test]
fn a_push_that_was_not_made_is_watched_on_the_board_before_it() {
    let bench = Bench::new();
    let match_ = overlooked::never();
    let (setup, actions) = (
        match_["setup"].clone(),
        match_["actions"].as_array().unwrap(),
    );
    let setup = parse_setup::<Labyrinth>(&setup).unwrap();
    let plain: Vec<_> = actions
        .iter()
        .map(|action| parse_entry::<Labyrinth>(action).unwrap().action)
        .collect();
    let seats = match_["players"].as_array().unwrap().len();
    let found = turning_point(&setup, seats, &plain).unwrap();
    let (replay, words) = watched(&bench, &match_);
    let (at, of) = (found.index, plain.len());
    assert!(words.starts_with(&format!("{at} of {of} ")), "{words}");
    // One step further somebody pushes elsewhere.
    let next = bench.tap(&replay, "step-forth");
    assert!(
        next.said().contains(" pushed") || next.said().contains("Push"),
        "{}",
        next.said()
    );
    let name = match_["players"][found.seat.index()].as_str().unwrap();
    assert!(next.said().contains(name), "{}", next.said());
}

#[test]
fn before_the_end_nothing_is_told() {
    let bench = Bench::new();
    let open = bench.start(&bench.pair("Anna", "Ben"), 1, 0);
    assert!(!open.has("turning-point"));
    let early = bench.get(&format!("/matches/{}/turning-point", open.match_id()));
    assert_eq!((early.status, early.kind()), (409, "turning-point"));
    assert!(early.text().contains("once it is over"), "{}", early.text());
    assert!(marked(&early).is_empty() && steps(&early).is_empty());
    assert_eq!(bench.tap(&early, "back-to-match").kind(), "match");
    let stopped = bench.tap(&bench.tap(&open, "menu"), "stop");
    assert!(!stopped.has("turning-point"));
    let asked = bench.get(&early.location);
    assert!(asked.text().contains("ended early"), "{}", asked.text());
    let replay = bench.tap(&asked, "replay");
    assert_eq!(replay.kind(), "replay");
    assert!(!replay.has("turning-point"));
}

#[test]
fn a_match_that_was_taken_back_keeps_its_secret_again() {
    let bench = Bench::new();
    let path = lost(&bench, "Anna", "Ben").replace("/chronicle/", "/matches/");
    let over = bench.get(&path);
    assert!(over.has("turning-point"));
    let open = bench.tap(&over, "undo");
    assert!(!open.has("turning-point"));
    assert_eq!(bench.get(&format!("{path}/turning-point")).status, 409);
}

#[test]
fn what_can_not_be_proven_is_not_told() {
    let bench = Bench::new();
    let mut misfit = wasted();
    misfit["actions"][3] = json!({"do": "place", "value": 9, "at": [7, 7]});
    let unreadable = {
        let mut file = wasted();
        file["actions"][5] = json!({"do": "dance"});
        file
    };
    for (match_, outcome) in [
        (misfit, json!({"won": false})),
        (unreadable, json!({"won": false})),
        // The rules of today would end it in another way.
        (wasted(), json!({"won": true, "columns": [8, 13, 12]})),
        (
            file("kreuzsummen-won"),
            json!({"won": true, "columns": [8, 13, 12]}),
        ),
    ] {
        let head = golden::put(&bench, &match_, Some(outcome));
        let screen = bench.get(&path(&head));
        let text = screen.text();
        assert!(text.contains("no single turning point"), "{text}");
        assert!(
            marked(&screen).is_empty() && steps(&screen).is_empty(),
            "{text}"
        );
        assert_eq!(bench.tap(&screen, "replay").kind(), "replay");
    }
}

#[test]
fn what_was_entered_by_hand_has_no_turning_point() {
    let bench = Bench::new();
    let none = bench.get("/matches/018f0000-0000-7000-8000-000000000000/turning-point");
    assert_eq!(none.status, 404);
    let (anna, ben) = (person(&bench, "Anna"), person(&bench, "Ben"));
    let page = format!("/chronicle/add/result?game=labyrinth&players={anna},{ben}");
    let What::Submit { path, body } = bench.get(&page).offer("store").what else {
        panic!("it is a form");
    };
    let kept = bench.post(&path, &format!("winner={anna}&{body}"));
    assert_eq!(kept.kind(), "replay", "{}", kept.text());
    assert!(!kept.has("turning-point"));
    let asked = kept.path().replace("/chronicle/", "/matches/") + "/turning-point";
    assert_eq!(bench.get(&asked).path(), kept.path());
}

#[test]
fn names_are_told_as_they_are_and_never_as_markup() {
    let bench = Bench::new();
    let evil = "<img src=x onerror=alert(1)>\"'&{ $name }";
    for (name, match_) in TOLD {
        let mut match_ = match_();
        let players = match_["players"].as_array_mut().unwrap();
        for player in players.iter_mut().rev() {
            *player = json!(evil);
        }
        let head = over(&bench, &match_);
        let screen = bench.get(&path(&head));
        assert!(screen.all("main img").is_empty(), "{name}");
        let told = screen.words(".turning-words").concat();
        if !name.starts_with("kreuz") {
            assert!(told.contains("<img src=x"), "{name}: {told}");
        }
        assert!(!steps(&screen).is_empty(), "{name}");
    }
}
