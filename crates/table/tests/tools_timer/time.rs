//! It keeps right time, whatever happens to the device.

use jiff::SignedDuration;

use super::{PATH, begun, chip, secs, shown, turned};

fn at(digits: &str, state: &str) -> (String, String) {
    (digits.to_owned(), state.to_owned())
}

#[test]
fn it_runs_out_of_what_it_had() {
    let (bench, clock) = begun();
    assert_eq!(shown(&bench.get(PATH)), at("1:00", "full"));
    assert_eq!(
        shown(&turned(&bench, "length-60000")),
        at("1:00", "running")
    );
    clock.pass(secs(18));
    assert_eq!(shown(&bench.get(PATH)), at("0:42", "running"));
    clock.pass(secs(41));
    assert_eq!(shown(&bench.get(PATH)), at("0:01", "running"));
    clock.pass(secs(1));
    assert_eq!(shown(&bench.get(PATH)), at("0:00", "ended"));
}

#[test]
fn it_runs_on_while_the_app_is_dead() {
    let (mut bench, clock) = begun();
    turned(&bench, "length-60000");
    clock.pass(secs(20));
    bench.restart();
    assert_eq!(shown(&bench.get(PATH)), at("0:40", "running"));
    clock.pass(secs(15));
    bench.restart();
    assert_eq!(shown(&bench.get(PATH)), at("0:25", "running"));
}

#[test]
fn after_a_restart_it_says_how_long_ago_it_ran_out() {
    let (mut bench, clock) = begun();
    turned(&bench, "length-60000");
    clock.pass(secs(60 + 150));
    bench.restart();
    let home = bench.get("/");
    assert!(chip(&home).unwrap().contains("ran out 2 minutes ago"));
    clock.pass(secs(60));
    let screen = bench.get(PATH);
    assert_eq!(shown(&screen), at("0:00", "ended"));
    assert!(screen.text().contains("The sand ran out 3 minutes ago"));
}

#[test]
fn a_glass_that_rests_or_is_full_is_so_after_a_restart_too() {
    let (mut bench, clock) = begun();
    let screen = turned(&bench, "length-30000");
    clock.pass(secs(10));
    bench.tap(&screen, "pause");
    clock.pass(secs(3600));
    bench.restart();
    let screen = bench.get(PATH);
    assert_eq!(shown(&screen), at("0:20", "resting"));
    assert!(chip(&bench.get("/")).is_none(), "nothing runs");
    let screen = bench.tap(&screen, "pause");
    clock.pass(secs(5));
    assert_eq!(shown(&bench.get(PATH)), at("0:15", "running"));
    bench.tap(&screen, "reset");
    bench.restart();
    assert_eq!(shown(&bench.get(PATH)), at("0:30", "full"));
}

#[test]
fn sleep_counts_though_the_steady_clock_stands_still() {
    let (bench, clock) = begun();
    turned(&bench, "length-300000");
    clock.pass(secs(30));
    clock.sleep(secs(120));
    clock.pass(secs(30));
    assert_eq!(shown(&bench.get(PATH)), at("2:00", "running"));
}

#[test]
fn a_wall_clock_that_is_set_back_gives_no_time_away() {
    let (bench, clock) = begun();
    turned(&bench, "length-60000");
    clock.pass(secs(10));
    clock.set(SignedDuration::from_hours(-1));
    clock.pass(secs(10));
    assert_eq!(shown(&bench.get(PATH)), at("0:40", "running"));
    clock.pass(secs(45));
    let screen = bench.get(PATH);
    assert_eq!(shown(&screen), at("0:00", "ended"));
    assert!(
        screen.text().contains("ran out just now"),
        "{}",
        screen.text()
    );
    clock.pass(secs(180));
    assert!(bench.get(PATH).text().contains("ran out 3 minutes ago"));
}

#[test]
fn a_wall_clock_set_back_while_the_app_is_dead_makes_no_glass_fuller_than_it_was() {
    let (mut bench, clock) = begun();
    let screen = turned(&bench, "length-60000");
    clock.pass(secs(20));
    bench.tap(&screen, "turn-over");
    clock.set(SignedDuration::from_hours(-1));
    bench.restart();
    assert_eq!(shown(&bench.get(PATH)), at("0:20", "running"));
}

#[test]
fn a_wall_clock_that_is_set_forward_is_taken_for_sleep() {
    let (bench, clock) = begun();
    turned(&bench, "length-60000");
    clock.set(SignedDuration::from_secs(20));
    assert_eq!(shown(&bench.get(PATH)), at("0:40", "running"));
    clock.set(SignedDuration::from_hours(2));
    let screen = bench.get(PATH);
    assert_eq!(shown(&screen), at("0:00", "ended"));
    assert!(screen.text().contains("ran out an hour ago"));
}

#[test]
fn an_end_that_lies_in_the_future_after_a_correction_was_just_now() {
    let (bench, clock) = begun();
    turned(&bench, "length-30000");
    clock.pass(secs(30));
    bench.get("/");
    clock.set(SignedDuration::from_hours(-5));
    assert!(bench.get(PATH).text().contains("ran out just now"));
}
