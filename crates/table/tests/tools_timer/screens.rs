//! What the screens say and offer, in the three languages.

use super::kit::{Bench, Hands, Screen};
use super::{PATH, begun, secs, shown, turned};

const LANGUAGES: [&str; 3] = ["de", "en", "hu"];

/// The words of a screen, and what its tappables are called.
fn words(screen: &Screen) -> String {
    let labels: Vec<String> = screen
        .all("main [aria-label]")
        .into_iter()
        .map(|element| element.attr("aria-label").unwrap().to_owned())
        .collect();
    let text = screen.text();
    format!("{text}\n[{}]\nsaid: {}", labels.join(" | "), screen.said())
}

#[test]
fn the_screens_in_three_languages() {
    for lang in LANGUAGES {
        let clock = Hands::new();
        let bench = Bench::timed(lang, &clock);
        let running = turned(&bench, "length-60000");
        clock.pass(secs(90));
        let ended = bench.get(PATH);
        let paused = bench.tap(&bench.tap(&ended, "turn-over"), "pause");
        let lengths = bench.get("/tools/timer/lengths");
        let measure = bench.get("/tools/timer/measure");
        let measuring = bench.tap(&measure, "turned");
        clock.pass(secs(61));
        let measured = bench.tap(&measuring, "empty");
        let all = [
            ("running", running),
            ("ended", ended),
            ("paused", paused),
            ("lengths", lengths),
            ("measure", measure),
            ("measuring", measuring),
            ("measured", measured),
        ];
        let told: Vec<String> = all
            .iter()
            .map(|(name, screen)| format!("{name}\n{}", words(screen)))
            .collect();
        insta::assert_snapshot!(format!("timer-{lang}"), told.join("\n\n"));
    }
}

#[test]
fn the_rest_is_a_timer_and_is_not_read_out_each_second() {
    let (bench, _clock) = begun();
    turned(&bench, "length-300000");
    for path in [PATH, "/"] {
        let screen = bench.get(path);
        let timers = screen.all("[role=timer]");
        assert_eq!(timers.len(), 1, "{path}");
        assert!(screen.all("main [aria-live]").is_empty(), "{path}");
        let timed = &screen.all("[data-timer]")[0];
        assert_eq!(timed.attr("data-say-60"), Some("60 seconds left"), "{path}");
        assert_eq!(timed.attr("data-say-10"), Some("10 seconds left"), "{path}");
        assert_eq!(timed.attr("data-up-say"), Some("Time is up!"), "{path}");
    }
}

#[test]
fn a_short_glass_calls_only_what_it_has() {
    let (bench, _clock) = begun();
    let screen = turned(&bench, "length-30000");
    let timed = screen.all("[data-timer]")[0];
    assert_eq!(timed.attr("data-say-60"), None);
    assert_eq!(timed.attr("data-say-30"), None, "that is all of it");
    assert!(timed.attr("data-say-10").is_some());
}

#[test]
fn the_last_ten_seconds_are_marked() {
    let (bench, clock) = begun();
    turned(&bench, "length-30000");
    clock.pass(secs(19));
    assert!(bench.get(PATH).all(".timer-now[data-last]").is_empty());
    clock.pass(secs(1));
    let screen = bench.get(PATH);
    assert_eq!(screen.all(".timer-now[data-last]").len(), 1);
    assert_eq!(bench.get("/").all(".timer-chip[data-last]").len(), 1);
    assert!(
        screen.text().contains("Last seconds"),
        "not by colour alone"
    );
}

#[test]
fn sound_vibration_and_flash_can_each_be_turned_off() {
    let (bench, _clock) = begun();
    turned(&bench, "length-300000");
    let how = |screen: &Screen| {
        screen.all("[data-timer]")[0]
            .attr("data-how")
            .unwrap()
            .to_owned()
    };
    assert_eq!(how(&bench.get("/")), "sound buzz flash");
    let list = bench.get("/tools/timer/lengths");
    for (key, left) in [
        ("switch-flash", "sound buzz"),
        ("switch-sound", "buzz"),
        ("switch-buzz", ""),
    ] {
        let changed = bench.tap(&list, key);
        assert_eq!(changed.path(), "/tools/timer/lengths", "one stays there");
        assert_eq!(
            changed.all(&format!("[data-key={key}]"))[0].attr("aria-checked"),
            Some("false")
        );
        assert_eq!(how(&bench.get("/")), left);
        assert_eq!(how(&bench.get(PATH)), left);
    }
    assert!(bench.get("/settings").has("switch-flash"));
}

#[test]
fn the_way_back_leads_where_one_came_from() {
    let (bench, clock) = begun();
    let team = bench.pair("Anna", "Ben");
    let game = bench.start(&team, 1, 0);
    let path = game.path().to_owned();
    let screen = bench.get(&format!("{PATH}?back={path}"));
    let up = |screen: &Screen| screen.all("main")[0].attr("data-up").unwrap().to_owned();
    assert_eq!(up(&screen), path);
    let screen = bench.tap(&screen, "turn-over");
    assert_eq!(up(&screen), path, "also after a tap");
    assert_eq!(
        screen.location,
        format!("{PATH}?back=%2Fmatches%2F{}", game.match_id())
    );
    let lengths = bench.tap(&screen, "lengths");
    assert_eq!(up(&lengths), screen.location);
    clock.pass(secs(5));
    assert_eq!(super::chip(&bench.get(&path)).unwrap(), "Sand timer: 0:55");
    let hostile = bench.get(&format!("{PATH}?back=https://example.org"));
    assert_eq!(up(&hostile), "/");
}

#[test]
fn a_tap_on_a_match_shows_the_rest_as_well() {
    let (bench, clock) = begun();
    let team = bench.pair("Anna", "Ben");
    let game = bench.start(&team, 1, 0);
    turned(&bench, "length-60000");
    clock.pass(secs(10));
    let next = bench.act(&game, r#"{"do":"place","value":1,"at":[1,1]}"#);
    assert_eq!(next.status, 200);
    assert_eq!(super::chip(&next).unwrap(), "Sand timer: 0:50");
}

#[test]
fn while_sand_falls_the_device_stays_awake() {
    let (bench, _clock) = begun();
    let screen = turned(&bench, "length-60000");
    assert_eq!(screen.effects, "awake,buzz=tick");
    assert_eq!(bench.get(PATH).effects, "awake");
    assert_eq!(bench.tap(&screen, "pause").effects, "buzz=tick");
    let stale = bench.post(PATH, "after=0&do=turn");
    assert_eq!(stale.effects, "buzz=refused,sound=refused");
}

#[test]
fn what_is_said_of_an_end_is_asked_again_in_time() {
    let (bench, clock) = begun();
    turned(&bench, "length-30000");
    assert!(bench.get(PATH).all("main[data-at]").is_empty());
    clock.pass(secs(30 + 61));
    let screen = bench.get(PATH);
    assert_eq!(shown(&screen).1, "ended");
    let again = screen.all("main")[0].attr("data-at").unwrap();
    assert_eq!(again, "2026-07-29T19:02:30Z");
}

/// What a screen knows of the timers, and what it would be told now.
fn stamps(bench: &Bench, screen: &Screen) -> (String, String) {
    let known = screen.all("main")[0].attr("data-timers").unwrap();
    (known.to_owned(), bench.get("/tools/timer/stamp").html)
}

#[test]
fn a_screen_learns_of_all_that_is_done_to_a_timer_on_another() {
    let (bench, clock) = begun();
    let mut screen = bench.get(PATH);
    let other = bench.get("/");
    for key in [
        "turn-over",
        "pause",
        "pause",
        "length-30000",
        "undo",
        "reset",
    ] {
        let (known, now) = stamps(&bench, &screen);
        assert_eq!(known, now, "nothing was done before {key}");
        let before = stamps(&bench, &bench.get("/")).0;
        screen = bench.tap(&screen, key);
        assert_eq!(screen.status, 200, "{key}");
        let (known, now) = stamps(&bench, &bench.get("/"));
        assert_eq!(known, now, "{key}");
        assert_ne!(before, now, "{key}");
    }
    assert_ne!(stamps(&bench, &other).0, stamps(&bench, &other).1);
    // The end is told to every screen, too.
    let running = turned(&bench, "length-30000");
    assert_eq!(stamps(&bench, &running).0, stamps(&bench, &running).1);
    clock.pass(secs(30));
    assert_ne!(stamps(&bench, &running).0, stamps(&bench, &running).1);
}
