//! The frame of a match: playing, taking back, mending, ending early.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod kit;

use kit::{Bench, Screen};
use proptest::prelude::*;
use tableside_ledger::Ledger;
use tableside_rules::match_file::{MatchFile, Replay};

const WIN: [&str; 6] = [
    r#"{"do":"place","value":1,"at":[1,1]}"#,
    r#"{"do":"place","value":2,"at":[1,2]}"#,
    r#"{"do":"place","value":6,"at":[1,3]}"#,
    r#"{"do":"place","value":5,"at":[2,1]}"#,
    r#"{"do":"place","value":5,"at":[2,2]}"#,
    r#"{"do":"place","value":2,"at":[2,3]}"#,
];

fn begun() -> (Bench, Screen) {
    let bench = Bench::new();
    let team = bench.pair("Anna", "Ben");
    let screen = bench.start(&team, 1, 0);
    (bench, screen)
}

fn post(bench: &Bench, screen: &Screen, what: &str, more: &str) -> Screen {
    let path = format!("/matches/{}/{what}", screen.match_id());
    bench.post(&path, &format!("after={}{more}", screen.revision()))
}

fn log(bench: &Bench, screen: &Screen) -> Vec<String> {
    let log = bench.get(&format!("/matches/{}/log", screen.match_id()));
    log.all("main ol .row-text")
        .into_iter()
        .map(|row| row.text().collect::<String>())
        .rev()
        .collect()
}

/// The field as the screen shows it.
fn field(screen: &Screen) -> Vec<String> {
    screen
        .all("[data-key^=place-]")
        .into_iter()
        .map(|place| place.attr("aria-label").unwrap_or_default().to_owned())
        .collect()
}

#[test]
fn a_tap_counts_once_however_often_it_arrives() {
    let (bench, screen) = begun();
    let first = bench.act(&screen, WIN[0]);
    assert_eq!((first.status, first.revision()), (200, 1));
    let twice = bench.act(&screen, WIN[0]);
    assert_eq!((twice.status, twice.revision()), (409, 1));
    assert!(twice.refusal().unwrap().contains("did not count"));
    assert_eq!(log(&bench, &twice).len(), 1);
}

#[test]
fn a_refused_action_changes_nothing_and_says_why() {
    let (bench, screen) = begun();
    let refused = bench.act(&screen, r#"{"do":"jack","at":[1,1],"with":[1,2]}"#);
    assert_eq!((refused.status, refused.revision()), (422, 0));
    assert!(refused.refusal().is_some());
    assert_eq!(refused.effects, "awake,buzz=refused,sound=refused");
    for broken in [
        "",
        "[]",
        "{",
        r#"{"do":"fly"}"#,
        r#"{"do":"place","value":99,"at":[1,1]}"#,
    ] {
        let answer = bench.act(&screen, broken);
        assert!(
            (400..500).contains(&answer.status),
            "{broken}: {}",
            answer.status
        );
        assert!(log(&bench, &screen).is_empty(), "{broken}");
    }
}

#[test]
fn undo_and_redo_survive_a_restart() {
    let (mut bench, screen) = begun();
    let screen = bench.play(screen, &WIN[..3]);
    let field_after_three = field(&screen);
    let screen = bench.tap(&screen, "undo");
    let screen = bench.tap(&screen, "undo");
    bench.restart();
    let screen = bench.get(&format!("/matches/{}", screen.match_id()));
    assert_eq!(log(&bench, &screen).len(), 1);
    let screen = bench.tap(&screen, "redo");
    let screen = bench.tap(&screen, "redo");
    assert_eq!(field(&screen), field_after_three);
    assert!(!screen.offer("redo").enabled);
    let screen = bench.play(bench.tap(&screen, "undo"), &WIN[2..4]);
    assert!(
        !screen.offer("redo").enabled,
        "a new action drops what could be redone"
    );
}

#[test]
fn a_win_is_celebrated_and_can_be_taken_back() {
    let (bench, screen) = begun();
    let won = bench.play(screen, &WIN);
    assert_eq!(won.effects, "buzz=win,sound=win");
    assert!(
        !bench.get("/").has("open-1"),
        "a finished match is not open any more"
    );
    let again = bench.act(&won, WIN[0]);
    assert_eq!(again.status, 422);
    let back = bench.tap(&won, "undo");
    assert_eq!(back.effects, "awake,buzz=tick");
    assert!(bench.get("/").has("open-1"));
    assert_eq!(bench.tap(&back, "redo").effects, "buzz=win,sound=win");
}

/// What is stored, replayed as a match file would be, and the outcome that is stored beside it.
fn stored(bench: &Bench, screen: &Screen) -> (Replay, Option<serde_json::Value>) {
    let ledger = Ledger::open(&bench.database()).unwrap();
    let found = ledger.match_(screen.match_id().parse().unwrap()).unwrap();
    let file = MatchFile {
        game: found.head.game,
        players: found.head.players,
        setup: found.head.setup,
        actions: found.actions,
        id: Some(found.head.id.to_string()),
        started: Some(found.head.started.to_string()),
        ended: None,
        options: Some(found.head.options),
    };
    (file.replay().unwrap(), found.head.outcome)
}

fn stored_actions(bench: &Bench, screen: &Screen) -> Vec<serde_json::Value> {
    let ledger = Ledger::open(&bench.database()).unwrap();
    ledger
        .match_(screen.match_id().parse().unwrap())
        .unwrap()
        .actions
}

#[test]
fn the_stored_outcome_is_the_one_that_the_fold_gives() {
    let (bench, screen) = begun();
    let mut screen = screen;
    for (played, action) in WIN.iter().enumerate() {
        screen = bench.act(&screen, action);
        let (replay, outcome) = stored(&bench, &screen);
        assert_eq!((replay.accepted, replay.rejected), (played + 1, None));
        assert_eq!(outcome, replay.result);
    }
    let (won, outcome) = stored(&bench, &screen);
    assert!(won.finished);
    assert_eq!(outcome.unwrap()["won"], true);
    let (back, outcome) = stored(&bench, &bench.tap(&screen, "undo"));
    assert_eq!((back.finished, outcome), (false, None));
}

#[test]
fn a_match_ended_early_can_go_on() {
    let (bench, screen) = begun();
    let screen = bench.play(screen, &WIN[..2]);
    let menu = bench.get(&format!("/matches/{}/menu", screen.match_id()));
    let stopped = bench.tap(&menu, "stop");
    assert!(!bench.get("/").has("open-1"));
    assert_eq!(bench.act(&stopped, WIN[2]).status, 422);
    let on = bench.tap(&stopped, "undo");
    assert!(bench.get("/").has("open-1"));
    let screen = bench.play(on, &WIN[2..]);
    assert_eq!(screen.effects, "buzz=win,sound=win");
}

#[test]
fn an_early_action_is_mended_and_one_undo_takes_the_repair_back() {
    let (bench, screen) = begun();
    let screen = bench.play(screen, &WIN[..4]);
    let before = log(&bench, &screen);
    let entry = bench.get(&format!("/matches/{}/log/2", screen.match_id()));
    let board = bench.tap(&entry, "change");
    assert_eq!(board.kind(), "repair-board");
    let mended = bench.post(
        &format!("/matches/{}/repair", screen.match_id()),
        &format!(
            "after={}&number=2&mode=change&action={}",
            screen.revision(),
            urlencoded(r#"{"do":"place","value":3,"at":[1,2]}"#),
        ),
    );
    assert_eq!((mended.status, mended.kind()), (200, "match"));
    let after = log(&bench, &mended);
    assert_eq!(
        (after.len(), &after[0], &after[2..]),
        (4, &before[0], &before[2..])
    );
    assert_ne!(after[1], before[1]);
    let back = bench.tap(&mended, "undo");
    assert_eq!(log(&bench, &back), before);
    assert_eq!(log(&bench, &bench.tap(&back, "redo")), after);
}

#[test]
fn a_forgotten_action_is_put_before_and_a_wrong_one_removed() {
    let (bench, screen) = begun();
    let screen = bench.play(screen, &WIN[..3]);
    let id = screen.match_id();
    let inserted = bench.post(
        &format!("/matches/{id}/repair"),
        &format!(
            "after=3&number=2&mode=insert&action={}",
            urlencoded(r#"{"do":"pass"}"#)
        ),
    );
    assert_eq!(log(&bench, &inserted).len(), 4);
    let entry = bench.get(&format!("/matches/{id}/log/2"));
    let removed = bench.tap(&entry, "remove");
    assert_eq!(log(&bench, &removed).len(), 3);
    assert_eq!(field(&removed), field(&screen));
}

#[test]
fn what_no_longer_fits_is_asked_about_before_anything_is_stored() {
    let (bench, screen) = begun();
    let threes = [
        r#"{"do":"place","value":3,"at":[1,1]}"#,
        r#"{"do":"place","value":3,"at":[1,2]}"#,
        r#"{"do":"place","value":1,"at":[1,3]}"#,
        r#"{"do":"place","value":3,"at":[2,1]}"#,
        r#"{"do":"place","value":2,"at":[2,2]}"#,
    ];
    let screen = bench.play(screen, &threes);
    let id = screen.match_id();
    let before = log(&bench, &screen);
    let repair = |number: u8| {
        bench.post(
            &format!("/matches/{id}/repair"),
            &format!(
                "after=5&number={number}&mode=change&action={}",
                urlencoded(r#"{"do":"place","value":3,"at":[1,3]}"#)
            ),
        )
    };
    let asked = repair(3);
    assert_eq!(asked.kind(), "repair");
    assert!(asked.text().contains("step 4"), "{}", asked.text());
    assert_eq!(
        bench.get(&format!("/matches/{id}")).revision(),
        5,
        "nothing is stored yet"
    );

    let left = bench.tap(&asked, "cancel");
    assert_eq!(left.kind(), "log");
    assert_eq!(log(&bench, &screen), before);

    let mended = bench.tap(&repair(3), "remove");
    assert_eq!(mended.kind(), "match");
    assert_eq!(log(&bench, &mended).len(), 4);
    let back = bench.tap(&mended, "undo");
    assert_eq!(log(&bench, &back), before, "one undo takes it all back");
}

#[test]
fn what_no_longer_fits_can_be_cut_off() {
    let (bench, screen) = begun();
    let screen = bench.play(screen, &WIN[..4]);
    let id = screen.match_id();
    let passed = |number: u8, after: u32| {
        bench.post(
            &format!("/matches/{id}/repair"),
            &format!(
                "after={after}&number={number}&mode=change&action={}",
                urlencoded(r#"{"do":"give-up"}"#)
            ),
        )
    };
    let asked = passed(2, 4);
    assert_eq!(asked.kind(), "repair");
    let cut = bench.tap(&asked, "cut");
    assert_eq!(log(&bench, &cut).len(), 2);
    let back = bench.tap(&cut, "undo");
    assert_eq!(log(&bench, &back).len(), 4);
}

/// A field that is full and wrong: its columns are 6, 7 and 7.
const FULL: [&str; 6] = [
    r#"{"do":"place","value":1,"at":[1,1]}"#,
    r#"{"do":"place","value":2,"at":[1,2]}"#,
    r#"{"do":"place","value":6,"at":[1,3]}"#,
    r#"{"do":"place","value":5,"at":[2,1]}"#,
    r#"{"do":"place","value":5,"at":[2,2]}"#,
    r#"{"do":"place","value":1,"at":[2,3]}"#,
];

#[test]
fn a_repair_of_a_full_field_lays_the_targets_as_playing_would() {
    let (bench, screen) = begun();
    let three = r#"{"do":"place","value":3,"at":[1,1]}"#;
    let mut right = FULL;
    right[0] = three;
    let played = bench.play(bench.start(&bench.pair("Cem", "Dora"), 1, 0), &right);
    let screen = bench.play(screen, &FULL);
    let mended = bench.post(
        &format!("/matches/{}/repair", screen.match_id()),
        &format!("after=6&number=1&mode=change&action={}", urlencoded(three)),
    );
    let (mended, played) = (
        stored_actions(&bench, &mended),
        stored_actions(&bench, &played),
    );
    assert_eq!(mended, played);
    assert_eq!(
        mended[6],
        serde_json::json!({ "do": "arrange", "columns": [8, 7, 6] })
    );
}

#[test]
fn targets_laid_by_hand_stay_until_the_next_card() {
    let (bench, screen) = begun();
    let by_hand = r#"{"do":"arrange","columns":[8,6,7]}"#;
    let screen = bench.play(bench.play(screen, &FULL), &[by_hand]);
    assert_eq!(stored_actions(&bench, &screen).len(), 7);
    let screen = bench.play(screen, &[r#"{"do":"place","value":2,"at":[2,3]}"#]);
    assert_eq!(screen.effects, "buzz=win,sound=win");
}

#[test]
fn a_repair_on_an_outdated_screen_does_not_count() {
    let (bench, screen) = begun();
    let screen = bench.play(screen, &WIN[..3]);
    let stale = bench.post(
        &format!("/matches/{}/repair", screen.match_id()),
        "after=2&number=1&mode=remove",
    );
    assert_eq!(stale.status, 409);
    assert_eq!(log(&bench, &screen).len(), 3);
}

/// Removes a step of the list and says which list was meant.
fn remove(bench: &Bench, screen: &Screen, number: usize, list: &str) -> Screen {
    bench.post(
        &format!("/matches/{}/repair", screen.match_id()),
        &format!(
            "after={}&number={number}&mode=remove&list={list}",
            screen.revision()
        ),
    )
}

#[test]
fn a_step_of_another_list_than_the_one_that_was_looked_at_is_not_touched() {
    let bench = Bench::new();
    let screen = bench.start(&bench.pair("Anna", "Ben"), 3, 0);
    let steps = [
        r#"{"do":"place","value":1,"at":[1,1]}"#,
        r#"{"do":"place","value":2,"at":[1,2]}"#,
        r#"{"do":"queen","value":3,"at":[1,1]}"#,
        r#"{"do":"place","value":4,"at":[1,3]}"#,
    ];
    let screen = bench.play(screen, &steps);
    let before = log(&bench, &screen);
    // One phone begins to mend: without the first card the queen no longer fits.
    let asked = remove(&bench, &screen, 1, "");
    assert_eq!(asked.kind(), "repair");
    // The other one still looks at the list as it was.
    let other = remove(&bench, &screen, 2, "");
    assert_eq!(other.status, 409);
    let cut = bench.post(
        &format!("/matches/{}/repair/cut", screen.match_id()),
        &format!("after={}", screen.revision()),
    );
    assert_eq!(cut.status, 409);
    // Nothing counts until the first phone says so.
    assert_eq!(bench.get(&screen.location).revision(), 4);
    let mended = bench.tap(&asked, "remove");
    assert_eq!(log(&bench, &mended).len(), 2);
    assert_eq!(log(&bench, &bench.tap(&mended, "undo")), before);
}

#[test]
fn a_match_ended_early_goes_on_before_it_is_mended() {
    let (bench, screen) = begun();
    let screen = bench.play(screen, &WIN[..2]);
    let stopped = post(&bench, &screen, "stop", "");
    let refused = remove(&bench, &stopped, 1, "");
    assert_eq!(refused.status, 422);
    assert!(refused.refusal().unwrap().contains("Go on with it first"));
    let entry = bench.get(&format!("/matches/{}/log/1?do=change", screen.match_id()));
    assert!(!entry.has("remove") && !entry.has("value-1"));
    let on = bench.tap(&entry, "reopen");
    assert_eq!(log(&bench, &remove(&bench, &on, 1, "")).len(), 1);
}

#[test]
fn a_start_that_arrives_twice_starts_one_match() {
    let (bench, screen) = begun();
    let won = bench.play(screen, &WIN);
    let first = post(&bench, &won, "again", "");
    let second = post(&bench, &won, "again", "");
    assert_eq!(first.match_id(), second.match_id());
    bench.play(first, &WIN[..1]);
    let third = post(&bench, &won, "again", "");
    assert_ne!(
        third.match_id(),
        second.match_id(),
        "that one is being played"
    );
}

#[test]
fn a_tap_is_read_as_strictly_as_a_file() {
    let (bench, screen) = begun();
    for loose in [
        r#"{"do":"pass","do":"give-up"}"#,
        r#"{"do":"pass","same_tap":true}"#,
        r#"{"do":"pass","at_time":"2026-11-30T19:00:00Z"}"#,
    ] {
        let answer = bench.act(&screen, loose);
        assert_eq!(answer.status, 400, "{loose}");
    }
    assert!(log(&bench, &screen).is_empty());
}

#[test]
fn a_database_that_is_deleted_meanwhile_takes_no_tap() {
    let (bench, screen) = begun();
    let path = bench.database();
    let aside = path.with_extension("aside");
    std::fs::rename(&path, &aside).unwrap();
    let lost = bench.act(&screen, WIN[0]);
    assert_eq!((lost.status, lost.kind()), (503, "failure"));
    assert!(lost.text().contains("was deleted, replaced or moved"));
    std::fs::rename(&aside, &path).unwrap();
    assert_eq!(bench.act(&screen, WIN[0]).status, 200);
}

#[test]
fn the_device_stays_awake_while_a_match_is_open_and_no_longer() {
    let (bench, screen) = begun();
    assert_eq!(screen.effects, "awake");
    let won = bench.play(screen, &WIN);
    assert_eq!(won.effects, "buzz=win,sound=win");
    assert_eq!(bench.get(&won.location).effects, "");
    assert_eq!(bench.get("/").effects, "");
}

#[test]
fn a_group_may_let_its_device_fall_asleep() {
    let (bench, screen) = begun();
    let settings = bench.get("/settings");
    let settings = bench.tap(&settings, "switch-awake");
    assert!(settings.has("switch-awake"));
    assert_eq!(bench.get(&screen.location).effects, "");
    assert!(!bench.get(&screen.location).html.contains("data-awake"));
    assert_eq!(bench.get("/tools/dice").effects, "");
    assert_eq!(bench.act(&screen, WIN[0]).effects, "buzz=tick");
    bench.tap(&settings, "switch-awake");
    assert_eq!(bench.get(&screen.location).effects, "awake");
}

#[test]
fn starting_a_match_ends_no_other() {
    let bench = Bench::new();
    let team = bench.pair("Anna", "Ben");
    let first = bench.start(&team, 1, 0);
    let second = bench.start(&team, 1, 1);
    let home = bench.get("/");
    assert!(home.has("open-1") && home.has("open-2"));
    assert_eq!(
        bench.tap(&home, "open-1").match_id(),
        second.match_id(),
        "the newest first"
    );
    bench.play(first, &WIN[..1]);
    let home = bench.get("/");
    assert_ne!(bench.tap(&home, "open-1").match_id(), second.match_id());
}

#[test]
fn again_with_the_same_people_offers_the_other_starter() {
    let (bench, screen) = begun();
    let won = bench.play(screen, &WIN);
    let again = post(&bench, &won, "again", "");
    assert_eq!(again.kind(), "match");
    assert_ne!(again.match_id(), won.match_id());
    let on = again.all(".seat-on .seat-name")[0]
        .text()
        .collect::<String>();
    assert_eq!(on, "Ben");
}

#[test]
fn settings_are_kept_and_every_screen_speaks_the_language() {
    let (mut bench, screen) = begun();
    let settings = bench.get("/settings?back=/");
    let settings = bench.tap(&settings, "lang-hu");
    assert_eq!((settings.lang(), settings.kind()), ("hu", "settings"));
    bench.tap(&settings, "theme-dark");
    bench.restart();
    let found = bench.get(&format!("/matches/{}", screen.match_id()));
    assert_eq!(found.lang(), "hu");
    assert_eq!(found.all("html")[0].attr("data-theme"), Some("dark"));
}

#[test]
fn a_path_that_leads_nowhere_says_so() {
    let bench = Bench::speaking("de");
    for path in [
        "/nowhere",
        "/matches/1",
        "/matches/01890000-0000-7000-8000-000000000000",
        "/matches/../x",
        "/teams/x",
    ] {
        let screen = bench.get(path);
        assert_eq!((screen.status, screen.kind()), (404, "failure"), "{path}");
        assert!(
            screen.text().contains("Hier ist nichts"),
            "{}",
            screen.text()
        );
    }
}

#[test]
fn a_database_that_cannot_be_opened_is_said_on_every_screen_and_stays_as_it_is() {
    let rubbish =
        b"this is a shopping list, not a database, and it is long enough to be read as one";
    let bench = Bench::upon(rubbish, "en");
    for path in ["/", "/kreuzsummen", "/settings"] {
        let screen = bench.get(path);
        assert_eq!((screen.status, screen.kind()), (503, "failure"), "{path}");
        assert!(screen.text().contains("can’t be read"), "{}", screen.text());
    }
    assert_eq!(std::fs::read(bench.database()).unwrap(), rubbish);
    std::fs::remove_file(bench.database()).unwrap();
    assert_eq!(bench.get("/").status, 200, "trying again is enough");
}

fn urlencoded(text: &str) -> String {
    form_urlencoded::byte_serialize(text.as_bytes()).collect()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    /// A repair equals playing it right from the start, and one undo equals never having made it.
    #[test]
    fn a_repair_equals_playing_it_right_from_the_start(
        values in proptest::collection::vec((1u8..=6, 1u8..=2, 1u8..=3), 2..6),
        at in 0usize..6,
        value in 1u8..=6,
    ) {
        let action = |(value, row, column): (u8, u8, u8)| {
            format!(r#"{{"do":"place","value":{value},"at":[{row},{column}]}}"#)
        };
        let at = at % values.len();
        let mut right = values.clone();
        right[at].0 = value;
        prop_assume!(legal(&values) && legal(&right));

        let (bench, mut screen) = begun();
        for step in &values {
            screen = bench.act(&screen, &action(*step));
        }
        let wrong = field(&screen);
        let body = format!(
            "after={}&number={}&mode=change&action={}",
            screen.revision(), at + 1, urlencoded(&action(right[at]))
        );
        let mended = bench.post(&format!("/matches/{}/repair", screen.match_id()), &body);
        prop_assert_eq!(mended.kind(), "match");

        let mut played = bench.start(&bench.pair("Cem", "Dora"), 1, 0);
        for step in &right {
            played = bench.act(&played, &action(*step));
        }
        prop_assert_eq!(field(&mended), field(&played));
        if right != values {
            prop_assert_eq!(field(&bench.tap(&mended, "undo")), wrong);
        }
    }
}

/// Whether these cards can be laid one after the other: three copies each, no win on the way.
fn legal(values: &[(u8, u8, u8)]) -> bool {
    (1..=6).all(|value| values.iter().filter(|step| step.0 == value).count() <= 3)
        && values.len() < 6
}
