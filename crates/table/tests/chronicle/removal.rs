//! Deleting a match, taking that back, and another day.

use std::time::Duration;

use super::kit::{Bench, Hands};
use super::{form, lost, players};

#[test]
fn a_match_is_deleted_by_a_tap_and_can_come_back_for_ten_seconds() {
    let hands = Hands::new();
    let bench = Bench::timed("en", &hands);
    let path = lost(&bench, "Anna", "Ben");
    let replay = bench.get(&path);
    let list = bench.tap(&replay, "remove");
    assert_eq!(list.kind(), "chronicle");
    assert!(list.said().contains("The match of Anna & Ben is deleted."));
    assert!(list.text().contains("for ten seconds"), "{}", list.text());
    assert!(players(&list).is_empty());
    assert_eq!(
        list.all("main")[0].attr("data-at"),
        Some("2026-07-29T19:00:10Z")
    );
    assert_eq!(bench.get(&path).status, 404);
    hands.pass(Duration::from_secs(9));
    let back = bench.tap(&list, "take-back");
    assert_eq!(back.kind(), "replay");
    assert_eq!(players(&bench.get("/chronicle")), ["Anna & Ben"]);
    // Tapped once more, in another tab: it is back all the same.
    let again = bench.tap(&list, "take-back");
    assert_eq!((again.status, again.kind()), (200, "replay"));
    // Deleted in two tabs, it can be taken back in both.
    let [first, second] = [0, 1].map(|_| bench.tap(&replay, "remove"));
    assert!(first.has("take-back") && second.has("take-back"));
    bench.tap(&second, "take-back");
    assert_eq!(bench.get(&path).status, 200);
}

#[test]
fn after_ten_seconds_a_deleted_match_is_gone() {
    let hands = Hands::new();
    let bench = Bench::timed("en", &hands);
    let path = lost(&bench, "Anna", "Ben");
    let list = bench.tap(&bench.get(&path), "remove");
    hands.pass(Duration::from_secs(10));
    assert!(!bench.get(&list.location).has("take-back"));
    let late = bench.tap(&list, "take-back");
    assert_eq!(late.status, 404);
    assert!(late.text().contains("The ten seconds are over"));
    assert_eq!(bench.get(&path).status, 404);
}

#[test]
fn a_match_can_be_put_on_another_day_but_not_into_the_future() {
    let hands = Hands::new();
    let bench = Bench::timed("en", &hands);
    let path = lost(&bench, "Anna", "Ben");
    let ask = bench.tap(&bench.get(&path), "day");
    assert_eq!(ask.all("#day")[0].attr("value").unwrap().len(), 10);
    let post = |day: &str| bench.post(&format!("{path}/day"), &form(&[("day", day)]));
    let ahead = post("2026-08-15");
    assert_eq!(ahead.status, 422);
    assert!(ahead.words("#day-error")[0].contains("still to come"));
    assert_eq!(ahead.all("#day")[0].attr("value"), Some("2026-08-15"));
    let moved = post("2026-05-03");
    assert!(moved.text().contains("3 May 2026"), "{}", moved.text());
    assert_eq!(bench.get("/chronicle").words(".page h2"), ["May 2026"]);
}
