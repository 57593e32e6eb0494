//! The map of the fifty scenarios.

use super::kit::Bench;
use super::{FIRST, GIVE_UP, element, label, map_of, squares, tick};

fn up_to(last: usize) -> Vec<usize> {
    (1..=last).collect()
}

#[test]
fn the_map_shows_in_how_many_attempts_and_what_is_next() {
    let bench = Bench::new();
    let team = bench.pair("Anna", "Ben");
    bench.play(bench.start(&team, 1, 0), &[GIVE_UP]);
    let tried = map_of(&bench, &team);
    assert_eq!(squares(&tried, "square-next"), [1]);
    assert!(label(&tried, "square-1").contains("tried once"));
    assert!(tried.text().contains("Attempt 2: 1 · Sechs freie Plätze"));
    assert!(tried.text().contains("Ben begins"));
    let second = bench.tap(&tried, "next-start");
    assert_eq!(second.kind(), "match");
    let open = map_of(&bench, &team);
    let resumed = bench.tap(&open, "next-resume");
    assert_eq!(resumed.match_id(), second.match_id());
    let won = bench.play(second, &FIRST);
    let done = map_of(&bench, &team);
    assert_eq!(squares(&done, "square-done"), [1]);
    assert_eq!(squares(&done, "square-next"), [2]);
    assert_eq!(squares(&done, "square-ahead"), (3..=50).collect::<Vec<_>>());
    let said = label(&done, "square-1");
    let begins = "1 · Sechs freie Plätze, done in 2 attempts on ";
    assert!(said.starts_with(begins), "{said}");
    assert!(element(&done, "square-1").text().any(|text| text == "2×"));
    assert!(done.text().contains("1 of 50 done · 2 attempts"));
    // The attempts stand on the scenario's page, each leading to its match.
    let page = bench.get(&format!("/teams/{team}/scenarios/1"));
    assert!(page.text().contains("Not finished"));
    assert_eq!(bench.tap(&page, "attempt-1").match_id(), won.match_id());
    // Taking the win back takes it off the map.
    bench.tap(&won, "undo");
    assert!(squares(&map_of(&bench, &team), "square-done").is_empty());
}

#[test]
fn an_attempt_that_used_help_has_a_small_mark() {
    let bench = Bench::new();
    let team = bench.pair("Anna", "Ben");
    let begun = bench.start(&team, 1, 0);
    let path = format!("/matches/{}/chance", begun.match_id());
    let asked = bench.post(&path, &format!("after={}", begun.revision()));
    assert_eq!(asked.status, 200, "{}", asked.text());
    bench.play(asked, &FIRST);
    let map = map_of(&bench, &team);
    assert!(label(&map, "square-1").ends_with("with help"));
    assert_eq!(map.all("[data-key='square-1'] .square-mark").len(), 1);
}

#[test]
fn what_is_not_reached_shows_its_number_only_and_opens_all_the_same() {
    let bench = Bench::new();
    let team = bench.pair("Anna", "Ben");
    let map = map_of(&bench, &team);
    assert!(!map.html.contains("Der zweite Meilenstein"));
    let square = element(&map, "square-30");
    let shown = &map.all("[data-key='square-30'] .square-face")[0];
    assert_eq!(shown.text().collect::<String>().trim(), "30");
    let page = format!("/teams/{team}/scenarios/30");
    assert_eq!(square.attr("data-hold"), Some(&*page));
    assert_eq!(label(&map, "square-30"), "Scenario 30, not reached yet");
    // By keyboard and screen reader the same in two taps.
    let picked = bench.tap(&map, "square-30");
    assert_eq!(label(&picked, "square-30"), label(&map, "square-30"));
    assert!(!bench.tap(&picked, "peek-close").has("peek-open"));
    let opened = bench.tap(&picked, "peek-open");
    assert!(opened.text().contains("30 · Der zweite Meilenstein"));
    bench.tap(&opened, "start");
    let after = map_of(&bench, &team);
    assert_eq!(squares(&after, "square-tried"), [30]);
    assert!(after.has("open-1"));
}

#[test]
fn earlier_successes_are_ticked_off_one_by_one_or_up_to_one() {
    let bench = Bench::new();
    let team = bench.pair("Anna", "Ben");
    bench.play(bench.start(&team, 2, 0), &[GIVE_UP]);
    bench.play(bench.start(&team, 1, 0), &FIRST);
    let screen = bench.tap(&map_of(&bench, &team), "tick");
    assert!(!screen.offer("square-1").enabled, "won, so not by hand");
    let screen = bench.tap(&screen, "square-7");
    assert_eq!(squares(&screen, "square-done"), [1, 7]);
    let screen = bench.tap(&screen, "square-7");
    assert_eq!(squares(&screen, "square-done"), [1]);
    let screen = bench.tap(&bench.tap(&screen, "tick-upto"), "square-12");
    assert_eq!(squares(&screen, "square-done"), up_to(12));
    assert!(label(&screen, "square-2").contains("ticked off by hand"));
    assert!(!label(&screen, "square-1").contains("by hand"));
    let screen = bench.tap(&screen, "square-3");
    assert_eq!(squares(&screen, "square-done"), up_to(3));
    let screen = bench.tap(&screen, "tick-done");
    assert_eq!(squares(&screen, "square-next"), [4]);
    let screen = bench.tap(&bench.tap(&screen, "tick"), "tick-none");
    assert_eq!(squares(&screen, "square-done"), [1]);
}

#[test]
fn ticks_that_no_screen_offers_change_nothing() {
    let bench = Bench::new();
    let team = bench.pair("Anna", "Ben");
    for hostile in [
        "", "on=0", "on=51", "upto=256", "on=-1", "off", "all=5", "on=1,2",
    ] {
        assert_eq!(tick(&bench, &team, hostile).status, 400, "{hostile}");
        let done = squares(&map_of(&bench, &team), "square-done");
        assert!(done.is_empty(), "{hostile}");
    }
    let nobody = "01900000-0000-7000-8000-000000000000";
    assert_eq!(tick(&bench, nobody, "on=1").status, 404);
    assert_eq!(tick(&bench, "x", "on=1").status, 404);
}

#[test]
fn all_fifty_are_celebrated_and_stay_open() {
    let bench = Bench::new();
    let team = bench.pair("Anna", "Ben");
    tick(&bench, &team, "upto=50");
    tick(&bench, &team, "off=1");
    assert!(map_of(&bench, &team).all(".celebration").is_empty());
    bench.play(bench.start(&team, 1, 0), &FIRST);
    let complete = map_of(&bench, &team);
    assert_eq!(complete.all(".celebration").len(), 1);
    assert!(complete.text().contains("All fifty!"));
    assert_eq!(squares(&complete, "square-done"), up_to(50));
    let page = bench.tap(&complete, "square-50");
    assert_eq!(bench.tap(&page, "start").kind(), "match");
}
