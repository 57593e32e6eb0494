//! What a tap does, and that it does so once.

use std::time::Duration;

use super::kit::{Bench, Screen, What};
use super::{PATH, begun, chip, secs, shown, turned};

fn digits(screen: &Screen) -> String {
    shown(screen).0
}

fn post(bench: &Bench, after: u32, what: &str) -> Screen {
    bench.post(PATH, &format!("after={after}&do={what}"))
}

#[test]
fn turning_a_running_glass_leaves_what_lay_below() {
    let (bench, clock) = begun();
    let screen = turned(&bench, "length-60000");
    clock.pass(secs(18));
    let screen = bench.tap(&screen, "turn-over");
    assert_eq!(digits(&screen), "0:18");
    assert_eq!(screen.said(), "Turned over: 18 seconds left");
    clock.pass(secs(8));
    let screen = bench.tap(&screen, "turn-over");
    assert_eq!(digits(&screen), "0:50");
}

#[test]
fn a_glass_that_ran_out_starts_whole_and_one_that_rests_is_turned_resting() {
    let (bench, clock) = begun();
    let screen = turned(&bench, "length-30000");
    clock.pass(secs(40));
    let screen = bench.tap(&bench.get(screen.path()), "turn-over");
    assert_eq!(shown(&screen), ("0:30".to_owned(), "running".to_owned()));
    clock.pass(secs(10));
    let screen = bench.tap(&screen, "pause");
    let screen = bench.tap(&screen, "turn-over");
    clock.pass(secs(100));
    assert_eq!(
        shown(&bench.get(PATH)),
        ("0:10".to_owned(), "resting".to_owned())
    );
    let screen = bench.tap(&screen, "reset");
    assert_eq!(shown(&screen), ("0:30".to_owned(), "full".to_owned()));
}

#[test]
fn a_tap_counts_once_however_often_it_arrives() {
    let (bench, clock) = begun();
    let before = turned(&bench, "length-60000");
    clock.pass(secs(20));
    let first = post(&bench, before.revision(), "turn");
    assert_eq!((first.status, digits(&first)), (200, "0:20".to_owned()));
    let twice = post(&bench, before.revision(), "turn");
    assert_eq!((twice.status, digits(&twice)), (409, "0:20".to_owned()));
    assert!(twice.refusal().unwrap().contains("did not count"));
    assert_eq!(twice.revision(), first.revision());
}

#[test]
fn two_requests_at_once_turn_it_once() {
    let (bench, clock) = begun();
    let after = turned(&bench, "length-60000").revision();
    clock.pass(secs(20));
    let statuses: Vec<u16> = std::thread::scope(|scope| {
        let taps: Vec<_> = (0..8)
            .map(|_| scope.spawn(|| post(&bench, after, "turn").status))
            .collect();
        taps.into_iter().map(|tap| tap.join().unwrap()).collect()
    });
    assert_eq!(statuses.iter().filter(|status| **status == 200).count(), 1);
    assert_eq!(statuses.iter().filter(|status| **status == 409).count(), 7);
    assert_eq!(bench.get(PATH).revision(), after + 1);
}

/// Nobody can be faster than the sand: the glass was turned in the moment in which it ran out.
#[test]
fn a_turn_that_comes_as_the_sand_runs_out_turns_the_empty_glass() {
    let (bench, clock) = begun();
    let screen = turned(&bench, "length-30000");
    for late in [Duration::ZERO, Duration::from_millis(1), secs(31)] {
        let after = bench.get(PATH).revision();
        clock.pass(secs(30) + late);
        let again = post(&bench, after, "turn");
        assert_eq!(again.status, 200, "{late:?}");
        assert_eq!(shown(&again), ("0:30".to_owned(), "running".to_owned()));
        assert_eq!(again.said(), "Turned over: 30 seconds left");
        let twice = post(&bench, after, "turn");
        assert_eq!(twice.status, 409, "it arrived twice");
        assert_eq!(twice.revision(), again.revision());
    }
    assert_eq!(post(&bench, screen.revision(), "turn").status, 409);
}

#[test]
fn a_pause_that_comes_as_the_sand_runs_out_is_told_and_pauses_nothing() {
    let (bench, clock) = begun();
    let screen = turned(&bench, "length-30000");
    clock.pass(secs(30));
    for _ in 0..2 {
        let late = post(&bench, screen.revision(), "pause");
        assert_eq!((late.status, late.refusal()), (200, None));
        assert_eq!(shown(&late), ("0:00".to_owned(), "ended".to_owned()));
        assert_eq!(
            late.said(),
            "The sand has just run out, so there is nothing left to pause."
        );
        assert!(late.text().contains(late.said()), "it is shown, too");
    }
}

#[test]
fn every_other_tap_that_comes_as_the_sand_runs_out_counts_if_it_can() {
    for (what, state) in [
        ("do=reset", "full"),
        ("length=60000", "full"),
        // Back to the full glass that was turned by mistake.
        ("do=undo", "full"),
    ] {
        let (bench, clock) = begun();
        let screen = turned(&bench, "length-30000");
        clock.pass(secs(30));
        let late = bench.post(PATH, &format!("after={}&{what}", screen.revision()));
        assert_eq!(
            (late.status, shown(&late).1.as_str()),
            (200, state),
            "{what}"
        );
    }
    let (bench, clock) = begun();
    let screen = turned(&bench, "length-30000");
    clock.pass(secs(30));
    assert_eq!(post(&bench, screen.revision(), "resume").status, 409);
}

/// Only the sand may have changed it meanwhile, and no finger.
#[test]
fn a_screen_that_is_older_by_a_tap_is_out_of_date_though_the_sand_ran_out() {
    let (bench, clock) = begun();
    let first = turned(&bench, "length-30000");
    clock.pass(secs(10));
    let second = post(&bench, first.revision(), "turn");
    clock.pass(secs(10));
    assert_eq!(shown(&bench.get(PATH)).1, "ended");
    assert_eq!(post(&bench, first.revision(), "turn").status, 409);
    let third = post(&bench, second.revision(), "turn");
    let back = bench.tap(&third, "undo");
    assert_eq!(shown(&back).1, "ended");
    let late = post(&bench, third.revision(), "turn");
    assert_eq!(late.status, 409, "undo left this end");
}

#[test]
fn a_mistaken_choice_loses_no_running_glass() {
    let (mut bench, clock) = begun();
    turned(&bench, "length-300000");
    clock.pass(secs(60));
    let screen = bench.tap(&bench.get(PATH), "length-30000");
    assert_eq!(shown(&screen), ("0:30".to_owned(), "full".to_owned()));
    clock.pass(secs(5));
    bench.restart();
    let screen = bench.tap(&bench.get(PATH), "undo");
    assert_eq!(shown(&screen), ("3:55".to_owned(), "running".to_owned()));
    assert!(
        !screen.offer("undo").enabled,
        "there is one way back, not two"
    );
}

#[test]
fn every_tap_can_be_taken_back() {
    let (bench, clock) = begun();
    let screen = turned(&bench, "length-60000");
    clock.pass(secs(10));
    for (key, state) in [
        ("turn-over", "running"),
        ("pause", "running"),
        ("reset", "running"),
    ] {
        let done = bench.tap(&bench.get(screen.path()), key);
        clock.pass(secs(2));
        let back = bench.tap(&done, "undo");
        assert_eq!(shown(&back).1, state, "{key}");
    }
    assert_eq!(digits(&bench.get(PATH)), "0:44");
    let paused = bench.tap(&bench.get(PATH), "pause");
    let going = bench.tap(&paused, "pause");
    assert_eq!(shown(&bench.tap(&going, "undo")).1, "resting");
}

#[test]
fn a_glass_that_would_have_run_out_meanwhile_has_done_so_when_a_tap_is_taken_back() {
    let (bench, clock) = begun();
    let screen = turned(&bench, "length-30000");
    let other = bench.tap(&screen, "length-60000");
    clock.pass(secs(90));
    let back = bench.tap(&other, "undo");
    assert_eq!(shown(&back).1, "ended");
    assert!(back.text().contains("ran out a minute ago"));
}

#[test]
fn an_end_is_shown_everywhere_until_somebody_has_looked() {
    let (bench, clock) = begun();
    turned(&bench, "length-30000");
    assert_eq!(chip(&bench.get("/")).unwrap(), "Sand timer: 0:30");
    clock.pass(secs(30));
    for path in ["/", "/settings", "/help"] {
        assert!(
            chip(&bench.get(path)).unwrap().contains("just now"),
            "{path}"
        );
    }
    let screen = bench.get(PATH);
    assert!(chip(&screen).is_none(), "the glass itself stands here");
    assert!(screen.all(".timer-now")[0].attr("data-ended").is_some());
    assert!(chip(&bench.get("/")).is_none(), "somebody has looked");
    assert!(
        bench.get(PATH).all(".timer-now")[0]
            .attr("data-ended")
            .is_none()
    );
}

#[test]
fn taking_back_a_turn_after_the_end_tells_no_end_again() {
    let (bench, clock) = begun();
    turned(&bench, "length-30000");
    clock.pass(secs(31));
    let again = bench.tap(&bench.get(PATH), "turn-over");
    let back = bench.tap(&again, "undo");
    assert_eq!(shown(&back).1, "ended");
    assert!(back.all(".timer-now")[0].attr("data-ended").is_none());
    assert!(chip(&bench.get("/")).is_none());
}

#[test]
fn one_end_has_one_name_before_and_after_it() {
    let (bench, clock) = begun();
    let name = |screen: &Screen| {
        let found = screen.all("[data-timer]")[0];
        found.attr("data-ring").unwrap().to_owned()
    };
    let before = name(&turned(&bench, "length-30000"));
    clock.pass(secs(30));
    assert_eq!(name(&bench.get("/")), before);
    let next = name(&bench.tap(&bench.get(PATH), "turn-over"));
    assert_ne!(next, before);
}

#[test]
fn what_no_screen_of_ours_sends_is_refused() {
    let (bench, _clock) = begun();
    for body in [
        "",
        "after=0",
        "after=0&do=",
        "after=0&do=smash",
        "after=x&do=turn",
        "do=turn",
    ] {
        let answer = bench.post(PATH, body);
        assert!(
            (400..500).contains(&answer.status),
            "{body}: {}",
            answer.status
        );
    }
    let odd = bench.post(PATH, "after=0&length=1");
    assert_eq!(digits(&odd), "0:01", "no glass is shorter");
    let screen = bench.post(PATH, "after=1&length=4294967295");
    assert_eq!(digits(&screen), "24:00:00", "or longer");
}

/// Everything that can be tapped on the timer's screens does what it says.
#[test]
fn every_enabled_button_counts() {
    let (bench, clock) = begun();
    let step = Duration::from_millis(1700);
    let mut seen = std::collections::BTreeSet::new();
    let mut luck = 1_usize;
    for _ in 0..150 {
        luck = luck.wrapping_mul(1_103_515_245).wrapping_add(12_345) % (1 << 31);
        let screen = bench.get(PATH);
        let offers: Vec<_> = screen
            .offers()
            .into_iter()
            .filter(|offer| offer.enabled && matches!(offer.what, What::Submit { .. }))
            .collect();
        let offer = &offers[(luck >> 8) % offers.len()];
        let next = bench.take(&screen, &offer.what);
        assert_eq!(
            next.status,
            200,
            "{} in state {:?}",
            offer.key,
            shown(&screen)
        );
        assert!(next.revision() > screen.revision(), "{}", offer.key);
        seen.insert(offer.key.clone());
        clock.pass(step);
    }
    for key in ["turn-over", "pause", "reset", "undo", "length-30000"] {
        assert!(seen.contains(key), "{key} was never offered");
    }
}
