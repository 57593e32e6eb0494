//! Deleting somebody with all their data.

use std::time::Duration;

use super::kit::{Bench, Hands, Screen};
use super::{GIVE_UP, names};

fn page_of(bench: &Bench, name: &str) -> Screen {
    let list = bench.get("/people");
    let row = list
        .all("[data-key^='person-']")
        .into_iter()
        .find(|row| row.text().collect::<String>().contains(name));
    bench.get(row.unwrap().attr("href").unwrap())
}

/// Anna and Ben with a lost attempt.
fn table(hands: &Hands) -> (Bench, Screen) {
    let bench = Bench::timed("en", hands);
    let pair = bench.pair("Anna", "Ben");
    let lost = bench.play(bench.start(&pair, 1, 0), &[GIVE_UP]);
    (bench, lost)
}

#[test]
fn it_is_said_what_goes_and_for_ten_seconds_all_can_come_back() {
    let hands = Hands::new();
    let (bench, lost) = table(&hands);
    let page = page_of(&bench, "Anna");
    let ask = bench.tap(&page, "remove");
    let text = ask.text();
    assert!(
        text.contains("1 match with others stays; “Somebody” has played it then."),
        "{text}"
    );
    assert!(text.contains("The pair Anna & Ben goes"), "{text}");
    let done = bench.tap(&ask, "remove-now");
    assert_eq!(done.kind(), "people");
    assert_eq!(names(&done), ["Ben"]);
    assert!(done.said().contains("Anna is deleted."));
    let due = done.all("main")[0].attr("data-at").unwrap();
    assert_eq!(due, "2026-07-29T19:00:10Z");
    let seats = |screen: &Screen| -> Vec<String> {
        let found = screen.all(".seat-name").into_iter();
        found.map(|name| name.text().collect()).collect()
    };
    assert_eq!(seats(&bench.get(lost.path())), ["Somebody", "Ben"]);
    hands.pass(Duration::from_secs(9));
    let back = bench.tap(&done, "take-back");
    assert_eq!(back.kind(), "person");
    assert_eq!(seats(&bench.get(lost.path())), ["Anna", "Ben"]);
    assert_eq!(bench.tap(&done, "take-back").kind(), "person");
    let [first, second] = [0, 1].map(|_| bench.tap(&ask, "remove-now"));
    assert!(first.has("take-back") && second.has("take-back"));
    assert_eq!(bench.tap(&second, "take-back").kind(), "person");
    hands.pass(Duration::from_mins(1));
    assert_eq!(names(&bench.get("/people")).len(), 2);
}

#[test]
fn after_ten_seconds_they_are_gone_and_the_others_keep_their_matches() {
    let hands = Hands::new();
    let (bench, match_) = table(&hands);
    let ask = bench.tap(&page_of(&bench, "Anna"), "remove");
    let done = bench.tap(&ask, "remove-now");
    hands.pass(Duration::from_secs(10));
    let list = bench.get(&done.location);
    assert!(!list.has("take-back"));
    assert_eq!(names(&list), ["Ben"]);
    let late = bench.tap(&done, "take-back");
    assert_eq!(late.status, 404);
    assert!(late.text().contains("The ten seconds are over"));
    let shown = bench.get(match_.path());
    assert_eq!(shown.status, 200);
    assert!(shown.text().contains("Somebody"));
    assert!(!bench.get("/kreuzsummen").text().contains("Anna"));
}

#[test]
fn a_deletion_offers_archiving_instead() {
    let hands = Hands::new();
    let (bench, _) = table(&hands);
    let ask = bench.tap(&page_of(&bench, "Anna"), "remove");
    let page = bench.tap(&ask, "archive");
    assert_eq!(page.kind(), "person");
    assert!(page.text().contains("Archived"));
}
