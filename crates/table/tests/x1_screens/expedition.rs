//! An expedition by taps: the clock, the tiles, and best times.

use std::time::Duration;

use crate::kit::{Bench, Hands, Screen};
use crate::table::{HOME, begin, game, post, sit, stored, taps};

fn expedition(names: &[&str], members: &str) -> (Hands, Bench, Screen) {
    let hands = Hands::new();
    let bench = Bench::timed("en", &hands);
    let screen = begin(&bench, "expedition", names, members);
    (hands, bench, screen)
}

fn shown(screen: &Screen) -> String {
    screen.all(".x1-clock")[0].text().collect()
}

/// An expedition of these players that takes so long.
fn done_in(bench: &Bench, hands: &Hands, names: &[&str], seconds: u64) -> Screen {
    let screen = begin(bench, "expedition", names, "");
    let screen = taps(bench, screen, &["clock"]);
    hands.pass(Duration::from_secs(seconds));
    let screen = taps(bench, bench.get(screen.path()), &["done"]);
    // Matches that end within the same moment are told apart by it.
    std::thread::sleep(Duration::from_millis(3));
    screen
}

#[test]
fn the_clock_counts_without_its_pauses_through_kill_and_restart() {
    let (hands, mut bench, screen) = expedition(&["Anna"], "");
    assert!(!screen.has("done"), "it can't be done before it has begun");
    let screen = taps(&bench, screen, &["clock"]);
    hands.pass(Duration::from_secs(100));
    let screen = taps(&bench, bench.get(screen.path()), &["clock"]);
    assert_eq!(shown(&screen), "1:40");
    hands.pass(Duration::from_secs(1000));
    let screen = taps(&bench, bench.get(screen.path()), &["clock"]);
    bench.restart();
    hands.sleep(Duration::from_secs(50));
    let screen = bench.get(screen.path());
    assert_eq!(shown(&screen), "2:30");
    assert_eq!(
        screen.all("[data-since]")[0].attr("data-since"),
        Some("150000")
    );
    let screen = taps(&bench, screen, &["done"]);
    assert_eq!(
        stored(&bench, &screen).head.outcome.unwrap()["seconds"],
        150
    );
    assert_eq!(shown(&screen), "2:30");
}

#[test]
fn a_wall_clock_that_is_set_back_takes_no_time_away() {
    let (hands, bench, screen) = expedition(&["Anna"], "");
    let screen = taps(&bench, screen, &["clock"]);
    hands.pass(Duration::from_mins(1));
    hands.set(jiff::SignedDuration::from_hours(-2));
    assert_eq!(shown(&bench.get(screen.path())), "1:00");
}

#[test]
fn a_tap_on_the_clock_that_arrives_twice_does_so_once() {
    let (hands, bench, screen) = expedition(&["Anna"], "");
    let screen = taps(&bench, screen, &["clock"]);
    hands.pass(Duration::from_secs(10));
    let again = post(&bench, &screen, "clock", "&clock=run");
    assert_eq!(shown(&again), "0:10");
    let rests = taps(&bench, again, &["clock"]);
    let twice = post(&bench, &rests, "clock", "&clock=rest");
    hands.pass(Duration::from_secs(10));
    assert_eq!(shown(&bench.get(twice.path())), "0:10");
}

#[test]
fn tiles_are_counted_only_if_wished_for_one_or_for_all() {
    let (_, bench, screen) = expedition(&["Anna", "Ben"], "tiles=counted");
    let screen = taps(&bench, screen, &["clock", "found-1", "found-1", "found"]);
    let now = game(&bench, &screen);
    assert_eq!(now.tiles(), 3);
    let scores: Vec<String> = screen
        .all(".seat-score")
        .into_iter()
        .map(|score| score.text().collect())
        .collect();
    assert_eq!(scores, ["2"]);
    assert!(
        screen.text().contains("3 of 100 tiles"),
        "{}",
        screen.text()
    );
    let screen = taps(&bench, screen, &["done"]);
    assert!(screen.text().contains("Ben 2"), "{}", screen.text());
    let other = begin(&bench, "expedition", &["Cleo"], "tiles=uncounted");
    let other = taps(&bench, other, &["clock"]);
    assert!(!other.has("found") && !other.text().contains("of 100"));
}

#[test]
fn a_best_time_is_kept_by_team_and_alone_and_beating_it_is_celebrated() {
    let hands = Hands::new();
    let bench = Bench::timed("en", &hands);
    let first = done_in(&bench, &hands, &["Anna", "Ben"], 300);
    assert!(
        first.text().contains("Your first time."),
        "{}",
        first.text()
    );
    let slower = done_in(&bench, &hands, &["Anna", "Ben"], 312);
    assert!(
        slower
            .text()
            .contains("Only 12 seconds over your best time (5:00)."),
        "{}",
        slower.text()
    );
    assert!(slower.all(".x1-is-best").is_empty());
    // The seats do not matter, but who goes does.
    let faster = done_in(&bench, &hands, &["Ben", "Anna"], 240);
    assert!(
        faster.text().contains("A new best time!"),
        "{}",
        faster.text()
    );
    assert!(
        faster
            .text()
            .contains("1 minute faster than before (5:00)!"),
        "{}",
        faster.text()
    );
    assert!(!faster.all(".x1-is-best").is_empty());
    let alone = done_in(&bench, &hands, &["Anna"], 500);
    assert!(
        alone.text().contains("Your first time."),
        "{}",
        alone.text()
    );
    let equal = done_in(&bench, &hands, &["Anna"], 500);
    assert!(equal.text().contains("Exactly as fast"), "{}", equal.text());
    // What was a new best then stays one to look at.
    assert!(bench.get(faster.path()).text().contains("A new best time!"));
    let page = sit(&bench, "expedition", &["Anna", "Ben"]);
    for told in [
        "Best time of this team: 4:00",
        "Best time of Anna alone: 8:20",
    ] {
        assert!(page.text().contains(told), "{told}: {}", page.text());
    }
    assert!(!page.text().contains("Ben alone"));
    assert!(bench.get(HOME).text().contains("Done in 4:00"));
}

#[test]
fn only_a_wall_that_is_said_to_be_done_enters_the_best_times() {
    let hands = Hands::new();
    let bench = Bench::timed("en", &hands);
    let screen = begin(&bench, "expedition", &["Anna"], "");
    let screen = taps(&bench, screen, &["clock"]);
    hands.pass(Duration::from_secs(5));
    let stopped = post(&bench, &screen, "stop", "");
    assert!(stopped.text().contains("Ended early"), "{}", stopped.text());
    let done = done_in(&bench, &hands, &["Anna"], 400);
    assert!(done.text().contains("Your first time."), "{}", done.text());
    // Taken back it is none any more.
    taps(&bench, done, &["undo"]);
    let page = sit(&bench, "expedition", &["Anna"]);
    assert!(!page.text().contains("Best time"), "{}", page.text());
}

#[test]
fn an_end_that_is_taken_back_goes_on_with_the_same_time() {
    let (hands, bench, screen) = expedition(&["Anna"], "");
    let screen = taps(&bench, screen, &["clock"]);
    hands.pass(Duration::from_secs(90));
    let done = taps(&bench, bench.get(screen.path()), &["done"]);
    hands.pass(Duration::from_secs(1000));
    let back = taps(&bench, bench.get(done.path()), &["undo"]);
    assert_eq!(shown(&back), "1:30");
    let screen = taps(&bench, back, &["clock"]);
    hands.pass(Duration::from_secs(10));
    let done = taps(&bench, bench.get(screen.path()), &["done"]);
    assert_eq!(shown(&done), "1:40");
    assert_eq!(post(&bench, &done, "clock", "&clock=run").status, 422);
}

#[test]
fn an_end_on_an_old_screen_leaves_the_clock_running() {
    let (hands, bench, screen) = expedition(&["Anna", "Ben"], "tiles=counted");
    let old = taps(&bench, screen, &["clock"]);
    let fresh = taps(&bench, bench.get(old.path()), &["found"]);
    let stale = bench.tap(&old, "done");
    assert_eq!(stale.status, 409);
    hands.pass(Duration::from_secs(5));
    let screen = bench.get(fresh.path());
    assert_eq!(screen.all("[data-since]").len(), 1);
}

#[test]
fn an_expedition_that_is_begun_anew_begins_at_nothing() {
    let (hands, bench, screen) = expedition(&["Anna"], "");
    let screen = taps(&bench, screen, &["clock"]);
    hands.pass(Duration::from_mins(5));
    let again = begin(&bench, "expedition", &["Anna"], "");
    assert_eq!(
        again.path(),
        screen.path(),
        "nothing was tapped but the clock"
    );
    assert_eq!(shown(&again), "0:00");
    assert!(!again.has("done"));
    let screen = taps(&bench, again, &["clock"]);
    hands.pass(Duration::from_secs(7));
    let rests = taps(&bench, bench.get(screen.path()), &["clock"]);
    let reset = taps(&bench, rests, &["reset-clock"]);
    assert_eq!(
        (shown(&reset), reset.said()),
        ("0:00".to_owned(), "The clock is back at zero.")
    );
}

#[test]
fn a_clock_that_was_set_back_by_mistake_gets_its_time_again() {
    let (hands, mut bench, screen) = expedition(&["Anna"], "");
    let screen = taps(&bench, screen, &["clock"]);
    hands.pass(Duration::from_secs(754));
    let rests = taps(&bench, bench.get(screen.path()), &["clock"]);
    assert!(!rests.has("restore-clock"));
    let reset = taps(&bench, rests, &["reset-clock"]);
    let twice = post(&bench, &reset, "clock", "&clock=reset");
    assert_eq!(shown(&twice), "0:00");
    assert!(twice.text().contains("Back to 12:34"), "{}", twice.text());
    // It is noticed only after a while.
    let screen = taps(&bench, twice, &["clock"]);
    assert!(!screen.has("restore-clock"));
    hands.pass(Duration::from_secs(6));
    bench.restart();
    let rests = taps(&bench, bench.get(screen.path()), &["clock"]);
    let given = taps(&bench, rests, &["restore-clock"]);
    assert_eq!(shown(&given), "12:40");
    assert_eq!(given.said(), "The clock has its time again.");
    let twice = post(&bench, &given, "clock", "&clock=restore");
    assert_eq!(shown(&twice), "12:40");
    assert!(!twice.has("restore-clock"));
    let done = taps(&bench, twice, &["done"]);
    assert_eq!(shown(&done), "12:40");
}

#[test]
fn whether_tiles_are_counted_can_be_changed_on_the_way() {
    let (_, bench, screen) = expedition(&["Anna", "Ben"], "tiles=uncounted");
    let screen = taps(&bench, screen, &["clock"]);
    assert!(!screen.has("found"));
    let old = bench.get(screen.path());
    let screen = taps(&bench, screen, &["tally", "found-1", "found"]);
    assert_eq!(bench.tap(&old, "tally").status, 409);
    assert_eq!(game(&bench, &screen).tiles(), 2);
    // Those that were counted stay, and can be counted on.
    let screen = taps(&bench, screen, &["tally"]);
    assert!(!screen.has("found"));
    assert!(
        screen.text().contains("2 of 100 tiles"),
        "{}",
        screen.text()
    );
    let screen = taps(&bench, screen, &["tally", "found-0", "undo"]);
    assert_eq!(game(&bench, &screen).tiles(), 2);
    assert!(screen.has("found"), "undo takes tiles back and no more");
    // The next time it is as it was at the set-up page.
    let other = begin(&bench, "expedition", &["Cleo"], "");
    let other = taps(&bench, other, &["clock"]);
    assert!(!other.has("found"));
    let done = taps(&bench, screen, &["done"]);
    let sprint = begin(&bench, "sprint", &["Dan", "Eva"], "rungs=3&sand=9000");
    for (screen, tiles, status) in [
        (&done, "counted", 422),
        (&sprint, "counted", 404),
        (&other, "weighed", 400),
    ] {
        let tiles = format!("&tiles={tiles}");
        assert_eq!(post(&bench, screen, "tiles", &tiles).status, status);
    }
}

#[test]
fn an_expedition_that_was_ended_early_rests_until_somebody_goes_on() {
    let (hands, bench, screen) = expedition(&["Anna"], "");
    let screen = taps(&bench, screen, &["clock"]);
    hands.pass(Duration::from_secs(40));
    let stopped = post(&bench, &bench.get(screen.path()), "stop", "");
    assert!(stopped.text().contains("Ended early"), "{}", stopped.text());
    assert_eq!(shown(&stopped), "0:40");
    hands.pass(Duration::from_hours(20));
    let screen = taps(&bench, bench.get(stopped.path()), &["reopen"]);
    assert_eq!(shown(&screen), "0:40");
    let screen = taps(&bench, screen, &["clock"]);
    hands.pass(Duration::from_secs(2));
    let done = taps(&bench, bench.get(screen.path()), &["done"]);
    assert_eq!(shown(&done), "0:42");
}

/// The clock is no action, so undo leaves it alone: what a start or a break did is taken back
/// by the key that stands in its place.
#[test]
fn undo_takes_back_tiles_and_leaves_the_clock_alone() {
    let (hands, bench, screen) = expedition(&["Anna"], "tiles=counted");
    let screen = taps(&bench, screen, &["clock"]);
    assert!(!screen.offer("undo").enabled, "nothing was counted yet");
    let screen = taps(&bench, screen, &["found", "found"]);
    hands.pass(Duration::from_secs(30));
    let rests = taps(&bench, bench.get(screen.path()), &["clock"]);
    let back = taps(&bench, rests, &["undo"]);
    assert_eq!(
        (game(&bench, &back).tiles(), shown(&back)),
        (1, "0:30".to_owned())
    );
    assert!(back.all("[data-since]").is_empty(), "it rests on");
    let runs = taps(&bench, back, &["clock", "redo", "undo"]);
    assert_eq!(runs.all("[data-since]").len(), 1, "it runs on");
}
