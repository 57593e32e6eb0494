//! Times of one's own, and real glasses that are measured and remembered.

use super::kit::{Bench, Screen};
use super::{PATH, begun, secs, shown, turned};

const LENGTHS: &str = "/tools/timer/lengths";
const MEASURE: &str = "/tools/timer/measure";

fn own(bench: &Bench, minutes: &str, seconds: &str) -> Screen {
    let screen = bench.get(LENGTHS);
    let after = screen.all("form[action='/tools/timer/lengths'] input[name=after]")[0]
        .attr("value")
        .unwrap()
        .to_owned();
    let form = form_urlencoded::Serializer::new(String::new())
        .append_pair("after", &after)
        .append_pair("minutes", minutes)
        .append_pair("seconds", seconds)
        .finish();
    bench.post(LENGTHS, &form)
}

#[test]
fn a_time_of_ones_own_stands_on_the_table() {
    let (bench, _clock) = begun();
    let screen = own(&bench, "1", "15");
    assert_eq!((screen.path(), shown(&screen).0.as_str()), (PATH, "1:15"));
}

#[test]
fn what_is_no_time_is_said_beside_it_and_stays() {
    let (bench, _clock) = begun();
    for (minutes, seconds, why) in [
        ("0", "0", "at least one second"),
        ("", "", "at least one second"),
        ("two", "5", "whole numbers"),
        ("-1", "5", "whole numbers"),
        ("1441", "0", "24 hours"),
    ] {
        let refused = own(&bench, minutes, seconds);
        assert_eq!(refused.status, 422);
        let error: String = refused.all("#own-error")[0].text().collect();
        assert!(error.contains(why), "{minutes}:{seconds}: {error}");
        let kept = |name: &str| refused.all(&format!("#{name}"))[0].attr("value").unwrap();
        assert_eq!((kept("minutes"), kept("seconds")), (minutes, seconds));
        assert_eq!(
            refused
                .all("[aria-invalid=true][aria-describedby=own-error]")
                .len(),
            2
        );
    }
    assert_eq!(shown(&bench.get(PATH)).0, "1:00", "nothing was changed");
}

#[test]
fn a_stale_time_of_ones_own_replaces_nothing() {
    let (bench, _clock) = begun();
    turned(&bench, "length-30000");
    let stale = bench.post(LENGTHS, "after=0&minutes=3&seconds=");
    assert_eq!(stale.status, 409);
    assert!(stale.refusal().is_some());
    assert_eq!(stale.all("#minutes")[0].attr("value"), Some("3"));
    assert_eq!(shown(&bench.get(PATH)).0, "0:30");
}

fn typed(bench: &Bench, screen: &Screen, name: &str) -> Screen {
    let turned = screen.all("input[name=turned]")[0].attr("value").unwrap();
    let form = form_urlencoded::Serializer::new(String::new())
        .append_pair("turned", turned)
        .append_pair("do", "keep")
        .append_pair("name", name)
        .finish();
    bench.post(MEASURE, &form)
}

/// Measures a real glass and gives it a name.
fn measured(bench: &Bench, clock: &super::Hands, seconds: u64, name: &str) -> Screen {
    let screen = bench.tap(&bench.get(MEASURE), "turned");
    clock.pass(secs(seconds));
    let screen = bench.tap(&screen, "empty");
    typed(bench, &screen, name)
}

#[test]
fn a_real_glass_is_measured_and_remembered_by_its_name() {
    let (mut bench, clock) = begun();
    let screen = bench.tap(&bench.get(MEASURE), "turned");
    clock.pass(secs(30));
    bench.restart();
    assert!(bench.get(PATH).has("measure"), "the way back to it");
    let screen = bench.get(screen.path());
    assert_eq!(
        screen.all("[data-since]")[0].text().collect::<String>(),
        "0:30"
    );
    clock.pass(secs(33));
    let screen = bench.tap(&screen, "empty");
    assert_eq!(screen.said(), "Measured: 1 minute 3 seconds");
    bench.restart();
    let refused = typed(&bench, &bench.get(screen.path()), "  ");
    assert_eq!(refused.status, 422);
    let list = typed(&bench, &refused, "The blue one");
    assert_eq!((list.status, list.path()), (200, LENGTHS));
    assert!(list.text().contains("“The blue one” is remembered"));
    let screen = bench.get(PATH);
    let glass = screen
        .offers()
        .into_iter()
        .find(|offer| offer.key.starts_with("glass-"));
    let screen = bench.tap(&screen, &glass.unwrap().key);
    assert_eq!(shown(&screen).0, "1:03");
    assert_eq!(
        screen.all(".timer-label")[0].text().collect::<String>(),
        "The blue one"
    );
    assert_eq!(screen.all("[aria-pressed=true]").len(), 1);
}

#[test]
fn a_measurement_counts_a_tap_once() {
    let (bench, clock) = begun();
    let idle = bench.get(MEASURE);
    let running = bench.tap(&idle, "turned");
    clock.pass(secs(5));
    let twice = bench.take(&idle, &idle.offer("turned").what);
    assert_eq!(twice.status, 409);
    clock.pass(secs(5));
    let done = bench.tap(&running, "empty");
    assert_eq!(done.said(), "Measured: 10 seconds");
    let twice = bench.take(&running, &running.offer("empty").what);
    assert_eq!(twice.status, 409);
    assert!(twice.text().contains("10 seconds"));
    assert_eq!(typed(&bench, &done, "Quick").status, 200);
    assert_eq!(
        typed(&bench, &done, "Quick").status,
        409,
        "it is named already"
    );
    assert_eq!(bench.get(LENGTHS).all(".timer-use").len(), 1);
}

#[test]
fn a_finger_that_slips_ends_no_measurement_and_neither_does_a_set_clock() {
    let (bench, clock) = begun();
    let screen = bench.tap(&bench.get(MEASURE), "turned");
    let slipped = bench.tap(&screen, "empty");
    assert_eq!(slipped.status, 422);
    assert!(slipped.has("empty"), "it measures on");
    clock.set(jiff::SignedDuration::from_hours(-1));
    clock.pass(secs(60));
    let done = bench.tap(&slipped, "empty");
    assert_eq!(done.said(), "Measured: 1 minute");
    let idle = bench.tap(&done, "drop");
    assert!(idle.has("turned") && !idle.has("keep"));
}

#[test]
fn a_measurement_that_was_forgotten_can_only_be_dropped() {
    let (bench, clock) = begun();
    let screen = bench.tap(&bench.get(MEASURE), "turned");
    clock.pass(secs(25 * 3600));
    let long = bench.tap(&screen, "empty");
    assert_eq!(long.status, 422);
    assert!(long.refusal().unwrap().contains("longer than a day"));
    assert!(bench.tap(&long, "drop").has("turned"));
}

#[test]
fn a_glass_gets_another_name_but_not_anothers() {
    let (bench, clock) = begun();
    measured(&bench, &clock, 30, "Blue");
    measured(&bench, &clock, 40, "<b>Rot & \"süß\"</b>");
    let taken = measured(&bench, &clock, 50, "Blue");
    assert_eq!(taken.status, 422);
    assert!(
        taken.all("#name-error")[0]
            .text()
            .collect::<String>()
            .contains("already")
    );
    assert_eq!(
        taken.all("#name")[0].attr("value"),
        Some("Blue"),
        "the input stays"
    );
    let list = bench.get(LENGTHS);
    assert!(
        list.text().contains("<b>Rot & \"süß\"</b>"),
        "shown as typed"
    );
    let rename = list
        .offers()
        .into_iter()
        .find(|offer| offer.key.starts_with("rename-"));
    let asking = bench.tap(&list, &rename.unwrap().key);
    let url = asking.all("form:has(#name)")[0]
        .attr("action")
        .unwrap()
        .to_owned();
    let refused = bench.post(&url, "name=%20");
    assert_eq!(refused.status, 422);
    assert!(refused.all("#name-error").len() == 1);
    let done = bench.post(&url, "name=Navy");
    assert_eq!(done.status, 200);
    assert!(done.text().contains("Navy") && !done.text().contains("Blue"));
}

#[test]
fn a_removed_glass_can_be_brought_back_even_after_a_reload() {
    let (bench, clock) = begun();
    measured(&bench, &clock, 30, "Blue & <i>wide</i>");
    let list = bench.get(LENGTHS);
    let remove = list
        .offers()
        .into_iter()
        .find(|offer| offer.key.starts_with("remove-"));
    let gone = bench.tap(&list, &remove.clone().unwrap().key);
    assert!(gone.text().contains("was removed"));
    let twice = bench.take(&list, &remove.unwrap().what);
    assert_eq!(twice.status, 200, "it arrived twice, and that is all");
    let reloaded = bench.get(&gone.location);
    let back = bench.tap(&reloaded, "undo");
    assert_eq!(back.all(".timer-use").len(), 1);
    assert!(back.text().contains("Blue & <i>wide</i>"));
    assert!(!back.has("undo"));
}

#[test]
fn a_glass_that_is_gone_is_not_chosen() {
    let (bench, clock) = begun();
    measured(&bench, &clock, 30, "Blue");
    let screen = bench.get(PATH);
    let offers = screen.offers();
    let glass = offers
        .iter()
        .find(|offer| offer.key.starts_with("glass-"))
        .unwrap();
    let list = bench.get(LENGTHS);
    let remove = list
        .offers()
        .into_iter()
        .find(|offer| offer.key.starts_with("remove-"));
    bench.tap(&list, &remove.unwrap().key);
    assert_eq!(bench.take(&screen, &glass.what).status, 409);
}
