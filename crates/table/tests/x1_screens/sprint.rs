//! A sprint by taps: the sand, the key that counts, the second after the end, laps and the end.

use std::time::Duration;

use crate::kit::{Bench, Hands, Screen};
use crate::table::{begin, game, post, stored, taps};

fn sprint(members: &str) -> (Hands, Bench, Screen) {
    let hands = Hands::new();
    let bench = Bench::timed("en", &hands);
    let screen = begin(&bench, "sprint", &["Anna", "Ben"], members);
    (hands, bench, screen)
}

fn tiles(bench: &Bench, screen: &Screen) -> u32 {
    game(bench, screen).sprint().unwrap().this_turn()
}

#[test]
fn the_neighbours_tap_turns_the_sand_and_one_key_counts() {
    let (hands, bench, screen) = sprint("rungs=10&sand=60000");
    assert!(
        screen.text().contains("Ben puts any tile on the web"),
        "{}",
        screen.text()
    );
    assert!(!screen.has("hit"));
    let screen = taps(&bench, screen, &["start-sand"]);
    assert_eq!(
        screen.all(".x1-sand [data-digits]")[0]
            .text()
            .collect::<String>(),
        "1:00"
    );
    hands.pass(Duration::from_secs(20));
    let screen = taps(&bench, screen, &["hit", "hit"]);
    assert_eq!(tiles(&bench, &screen), 2);
    assert_eq!(
        screen.all(".x1-sand [data-digits]")[0]
            .text()
            .collect::<String>(),
        "0:40"
    );
    let screen = taps(&bench, screen, &["undo"]);
    assert_eq!(tiles(&bench, &screen), 1);
    assert!(screen.has("hit"), "the sand runs on");
}

#[test]
fn a_killed_app_comes_back_to_the_sand_where_it_is_by_then() {
    let (hands, mut bench, screen) = sprint("rungs=10&sand=60000");
    let screen = taps(&bench, screen, &["start-sand", "hit"]);
    bench.restart();
    hands.sleep(Duration::from_secs(45));
    let screen = bench.get(screen.path());
    assert_eq!(
        screen.all(".x1-sand [data-digits]")[0]
            .text()
            .collect::<String>(),
        "0:15"
    );
    let screen = taps(&bench, screen, &["hit"]);
    assert_eq!(tiles(&bench, &screen), 2);
    hands.sleep(Duration::from_mins(1));
    bench.restart();
    let screen = bench.get(screen.path());
    assert!(
        screen
            .text()
            .contains("Stop! The tile from the web goes back"),
        "{}",
        screen.text()
    );
    let screen = taps(&bench, screen, &["time-up"]);
    assert!(
        screen.text().contains("Anna puts any tile on the web"),
        "{}",
        screen.text()
    );
}

#[test]
fn a_tap_within_a_second_after_the_end_asks_whether_it_still_counted() {
    for (answer, expected) in [("counted", 2), ("not-counted", 1)] {
        let (hands, bench, screen) = sprint("rungs=10&sand=9000");
        let screen = taps(&bench, screen, &["start-sand", "hit"]);
        hands.pass(Duration::from_millis(9900));
        let asked = bench.tap(&screen, "hit");
        assert_eq!(asked.status, 200);
        assert_eq!(asked.location, format!("{}?late=1", screen.path()));
        assert_eq!(asked.revision(), screen.revision(), "nothing counts yet");
        assert!(
            asked.text().contains("Does it still count?"),
            "{}",
            asked.text()
        );
        hands.pass(Duration::from_secs(5));
        let reloaded = bench.get(&asked.location);
        assert!(reloaded.has("counted"), "the question waits for its answer");
        let screen = taps(&bench, reloaded, &[answer]);
        assert_eq!(tiles(&bench, &screen), expected);
        assert!(
            screen.has("time-up") && !screen.has("hit"),
            "{}",
            screen.text()
        );
    }
}

#[test]
fn a_tap_more_than_a_second_after_the_end_does_not_count() {
    let (hands, bench, screen) = sprint("rungs=10&sand=9000");
    let screen = taps(&bench, screen, &["start-sand", "hit"]);
    hands.pass(Duration::from_millis(10_001));
    let late = bench.tap(&screen, "hit");
    assert_eq!(late.status, 422);
    assert!(late.refusal().unwrap().contains("had run out already"));
    assert_eq!(tiles(&bench, &late), 1);
    // Who is sure of it may still say so.
    hands.pass(Duration::from_secs(2));
    let screen = bench.get(screen.path());
    let screen = taps(&bench, screen, &["late", "counted"]);
    assert_eq!(tiles(&bench, &screen), 2);
}

#[test]
fn just_after_the_end_the_huge_key_stays_where_a_finger_may_be() {
    let (hands, bench, screen) = sprint("rungs=10&sand=9000");
    let screen = taps(&bench, screen, &["start-sand"]);
    hands.pass(Duration::from_millis(9100));
    let ended = bench.get(screen.path());
    assert!(
        ended.has("hit") && !ended.has("time-up"),
        "{}",
        ended.text()
    );
    let again = ended.all("[data-auto]");
    let ms: u64 = again[0].attr("data-auto").unwrap().parse().unwrap();
    assert!((1000..=1500).contains(&ms), "{ms}");
    hands.pass(Duration::from_millis(ms));
    let over = bench.get(screen.path());
    assert!(over.has("time-up") && !over.has("hit"));
}

#[test]
fn the_sand_can_rest_and_be_filled_again_and_no_tile_counts_meanwhile() {
    let (hands, bench, screen) = sprint("rungs=10&sand=30000");
    let running = taps(&bench, screen, &["start-sand"]);
    hands.pass(Duration::from_secs(10));
    let resting = taps(&bench, bench.get(running.path()), &["pause"]);
    hands.pass(Duration::from_secs(100));
    assert!(!resting.has("hit"));
    let refused = bench.tap(&running, "hit");
    assert_eq!(refused.status, 422);
    let screen = taps(&bench, bench.get(resting.path()), &["resume"]);
    assert_eq!(
        screen.all(".x1-sand [data-digits]")[0]
            .text()
            .collect::<String>(),
        "0:20"
    );
    let screen = taps(&bench, screen, &["reset-sand"]);
    assert!(screen.has("start-sand"));
    let refused = bench.tap(&running, "hit");
    assert!(
        refused
            .refusal()
            .unwrap()
            .contains("Turn the sand timer over first")
    );
}

#[test]
fn a_pause_that_comes_as_the_sand_runs_out_is_told_and_the_turn_goes_on_as_after_any_end() {
    let (hands, bench, screen) = sprint("rungs=10&sand=9000");
    let running = taps(&bench, screen, &["start-sand", "hit"]);
    hands.pass(Duration::from_millis(9_200));
    let late = bench.tap(&running, "pause");
    assert_eq!((late.status, late.refusal()), (200, None));
    assert!(
        late.said().contains("nothing left to pause"),
        "{}",
        late.said()
    );
    let asked = bench.tap(&running, "hit");
    assert_eq!(asked.location, format!("{}?late=1", running.path()));
    let screen = taps(&bench, asked, &["counted"]);
    assert_eq!(tiles(&bench, &screen), 2);
    // A glass that was turned too early is filled, though it has run out by then.
    hands.pass(Duration::from_secs(2));
    let screen = taps(&bench, bench.get(screen.path()), &["time-up", "start-sand"]);
    hands.pass(Duration::from_millis(9_200));
    let filled = bench.tap(&screen, "reset-sand");
    assert_eq!(filled.status, 200);
    assert!(filled.has("start-sand"));
}

#[test]
fn a_turn_that_is_stopped_early_rings_for_nobody_and_undo_finds_its_sand() {
    let (hands, bench, screen) = sprint("rungs=10&sand=30000");
    let screen = taps(&bench, screen, &["start-sand", "hit"]);
    hands.pass(Duration::from_secs(10));
    let screen = taps(&bench, screen, &["time-up"]);
    assert!(screen.has("start-sand"), "{}", screen.text());
    hands.pass(Duration::from_secs(100));
    assert!(
        bench.get("/").all(".timer-chip").is_empty(),
        "no sand falls"
    );
    let screen = taps(&bench, bench.get(screen.path()), &["undo"]);
    assert!(screen.has("resume"), "{}", screen.text());
    let screen = taps(&bench, screen, &["resume"]);
    assert_eq!(
        screen.all(".x1-sand [data-digits]")[0]
            .text()
            .collect::<String>(),
        "0:20"
    );
}

#[test]
fn taps_on_an_old_screen_change_nothing() {
    let (_, bench, screen) = sprint("rungs=10&sand=30000");
    let running = taps(&bench, screen, &["start-sand"]);
    let old = bench.get(running.path());
    let fresh = taps(&bench, running, &["hit"]);
    let stale = bench.tap(&old, "hit");
    assert_eq!(stale.status, 409);
    assert_eq!(tiles(&bench, &fresh), 1);
    let paused = taps(&bench, fresh, &["pause"]);
    let stale = bench.tap(&old, "pause");
    assert_eq!(stale.status, 409, "the match has gone on");
    let resumed = taps(&bench, bench.get(paused.path()), &["resume"]);
    let stale = bench.tap(&paused, "resume");
    assert_eq!(stale.status, 409, "so has the sand");
    assert!(resumed.has("hit"));
}

/// Two rungs: Anna gets two cards in her first turn, Ben climbs further in the last round.
#[test]
fn laps_bring_cards_and_the_last_round_decides() {
    let (hands, bench, screen) = sprint("rungs=2&sand=30000");
    let screen = taps(&bench, screen, &["start-sand", "hit", "hit"]);
    assert!(
        screen.text().contains("Anna is on the top: take a card"),
        "{}",
        screen.text()
    );
    assert!(screen.effects.contains("announce"));
    let screen = taps(&bench, screen, &["hit", "hit"]);
    assert!(
        screen
            .text()
            .contains("Anna has the second card! This is the last round.")
    );
    let screen = taps(&bench, screen, &["hit", "hit", "time-up", "start-sand"]);
    let screen = taps(
        &bench,
        screen,
        &["hit", "hit", "hit", "hit", "hit", "hit", "hit", "time-up"],
    );
    assert!(screen.effects.contains("win"), "{}", screen.effects);
    assert!(screen.text().contains("Ben wins"), "{}", screen.text());
    assert!(
        screen
            .text()
            .contains("2 have two cards. In the last round Ben climbed the most rungs: 7."),
        "{}",
        screen.text()
    );
    hands.pass(Duration::from_secs(100));
    assert!(bench.get("/").all(".timer-chip").is_empty());
    let over = bench.get(screen.path());
    for (what, more) in [("hit", ""), ("sand", "&sand=start-1")] {
        assert_eq!(post(&bench, &over, what, more).status, 422, "{what}");
    }
    let next = taps(&bench, over, &["again"]);
    assert!(
        next.text().contains("Then Ben works it out."),
        "{}",
        next.text()
    );
    assert_eq!(stored(&bench, &next).head.setup["rungs"], 2);
}

#[test]
fn sand_is_only_for_sprints() {
    let (_, bench, _) = sprint("rungs=2&sand=30000");
    let race = begin(&bench, "race", &["Cleo", "Dan"], "rungs=3&gap=7,5");
    assert_eq!(post(&bench, &race, "hit", "").status, 404);
    assert_eq!(post(&bench, &race, "sand", "&sand=start-0").status, 404);
    let pair = bench.pair("Eva", "Fritz");
    let other = bench.start(&pair, 1, 0);
    assert_eq!(post(&bench, &other, "hit", "").status, 404);
    assert_eq!(post(&bench, &other, "clock", "&clock=run").status, 404);
}

#[test]
fn undo_across_the_end_of_a_turn_finds_the_turn_with_its_own_sand() {
    let (hands, bench, screen) = sprint("rungs=10&sand=30000");
    let screen = taps(&bench, screen, &["start-sand", "hit", "hit"]);
    hands.pass(Duration::from_secs(33));
    let ended = bench.get(screen.path());
    let next = taps(&bench, ended, &["time-up"]);
    // The bell was tapped too soon: the sand of that turn is still empty, and one more counts.
    let back = taps(&bench, next, &["undo"]);
    assert!(back.has("late") && back.has("time-up"), "{}", back.text());
    assert_eq!(tiles(&bench, &back), 2);
    let screen = taps(&bench, back, &["redo", "start-sand", "hit"]);
    hands.pass(Duration::from_secs(10));
    // Two steps back the first one's turn goes on, and Ben's sand falls for nobody.
    let screen = taps(&bench, bench.get(screen.path()), &["undo", "undo"]);
    assert_eq!(tiles(&bench, &screen), 2);
    assert!(!screen.has("hit") && screen.has("start-sand"));
    assert!(screen.has("time-up"), "the turn can be passed on at once");
    hands.pass(Duration::from_mins(1));
    assert!(bench.get("/").all(".timer-chip").is_empty());
    // Forward again Ben's turn finds its sand on its side, as it was left.
    let screen = taps(&bench, bench.get(screen.path()), &["redo", "redo"]);
    assert!(screen.has("resume"), "{}", screen.text());
    let screen = taps(&bench, screen, &["resume"]);
    assert_eq!(
        screen.all(".x1-sand [data-digits]")[0]
            .text()
            .collect::<String>(),
        "0:20"
    );
    assert_eq!(tiles(&bench, &screen), 1);
}

#[test]
fn each_of_two_sprints_has_its_own_sand_and_so_has_the_table() {
    let (hands, bench, one) = sprint("rungs=10&sand=30000");
    let two = begin(&bench, "sprint", &["Cleo", "Dan"], "rungs=10&sand=60000");
    let one = taps(&bench, one, &["start-sand", "hit"]);
    hands.pass(Duration::from_secs(10));
    let two = taps(&bench, two, &["start-sand", "hit"]);
    let timer = bench.get("/tools/timer");
    taps(&bench, timer, &["length-120000", "turn-over"]);
    hands.pass(Duration::from_secs(25));
    let [one, two] = [one, two].map(|screen| bench.get(screen.path()));
    assert!(one.has("time-up") && !one.has("hit"), "{}", one.text());
    assert!(two.has("hit"), "{}", two.text());
    let two = taps(&bench, two, &["hit", "pause"]);
    let one = taps(&bench, one, &["time-up", "start-sand", "hit"]);
    assert_eq!((tiles(&bench, &one), tiles(&bench, &two)), (1, 2));
    hands.pass(Duration::from_secs(20));
    let digits = |screen: &Screen, css: &str| screen.all(css)[0].text().collect::<String>();
    let two = taps(&bench, bench.get(two.path()), &["resume"]);
    assert_eq!(digits(&two, ".x1-sand [data-digits]"), "0:35");
    let one = bench.get(one.path());
    assert_eq!(digits(&one, ".x1-sand [data-digits]"), "0:10");
    assert_eq!(
        digits(&bench.get("/tools/timer"), ".timer-now [data-digits]"),
        "1:15"
    );
}
