//! Two entries that are one person.

use std::time::Duration;

use super::kit::{Bench, Hands, What};
use super::{GIVE_UP, add, form, id_of, names};

#[test]
fn two_entries_become_one_after_a_page_that_says_what_becomes_of_it() {
    let bench = Bench::new();
    let anna = add(&bench, "Anna");
    let other = add(&bench, "Ana");
    let pair = bench.pair("Ana", "Ben");
    let played = bench.start(&pair, 1, 0);
    let choose = bench.tap(&bench.get(anna.path()), "merge");
    assert_eq!(choose.all("[data-key^='with-']").len(), 2);
    let confirm = bench.tap(&choose, &format!("with-{}", id_of(&other)));
    let text = confirm.text();
    assert!(text.contains("1 match goes to Anna."), "{text}");
    assert!(text.contains("1 pair goes along."), "{text}");
    let done = bench.tap(&confirm, "merge-now");
    assert_eq!(done.kind(), "people");
    assert!(done.said().contains("Ana is now Anna."));
    assert_eq!(names(&done).len(), 2);
    let seat = |path: &str| -> String { bench.get(path).all(".seat-name")[0].text().collect() };
    assert_eq!(seat(played.path()), "Anna");
    let undone = bench.tap(&done, "take-back");
    assert_eq!(names(&undone).len(), 3);
    assert_eq!(seat(played.path()), "Ana");
}

#[test]
fn the_other_name_can_be_the_one_that_stays() {
    let bench = Bench::new();
    let (anna, other) = (add(&bench, "Anna"), add(&bench, "Ana"));
    let path = format!("{}/merge?with={}", anna.path(), id_of(&other));
    let swapped = bench.tap(&bench.get(&path), "swap");
    let done = bench.tap(&swapped, "merge-now");
    assert_eq!(names(&done), ["Ana"]);
}

#[test]
fn two_of_one_table_are_refused_with_the_reason() {
    let bench = Bench::new();
    let pair = bench.pair("Anna", "Ben");
    bench.play(bench.start(&pair, 1, 0), &[GIVE_UP]);
    let list = bench.get("/people");
    let hrefs: Vec<_> = list
        .all("[data-key^='person-']")
        .into_iter()
        .map(|row| row.attr("href").unwrap().to_owned())
        .collect();
    let with = hrefs[1].rsplit('/').next().unwrap();
    let confirm = bench.get(&format!("{}/merge?with={with}", hrefs[0]));
    let why = confirm.refusal().unwrap();
    assert!(why.contains("sat at one table in a match"), "{why}");
    assert!(!confirm.has("merge-now"));
    let forced = bench.post(&format!("{}/merge", hrefs[0]), &form(&[("with", with)]));
    assert_eq!(forced.status, 422);
    assert_eq!(names(&bench.get("/people")).len(), 2);
}

#[test]
fn after_ten_seconds_a_merge_can_not_be_undone() {
    let hands = Hands::new();
    let bench = Bench::timed("en", &hands);
    let (anna, other) = (add(&bench, "Anna"), add(&bench, "Ana"));
    let body = form(&[("with", &id_of(&other))]);
    let done = bench.post(&format!("{}/merge", anna.path()), &body);
    let What::Submit { path, .. } = done.offer("take-back").what else {
        panic!("it is a button");
    };
    hands.pass(Duration::from_secs(9));
    assert!(bench.get("/people").has("take-back"));
    hands.pass(Duration::from_secs(1));
    assert!(!bench.get("/people").has("take-back"));
    assert_eq!(bench.post(&path, "").status, 404);
}

#[test]
fn a_tap_that_arrives_twice_merges_once() {
    let bench = Bench::new();
    let (anna, other) = (add(&bench, "Anna"), add(&bench, "Ana"));
    let path = format!("{}/merge?with={}", anna.path(), id_of(&other));
    let confirm = bench.get(&path);
    bench.tap(&confirm, "merge-now");
    let done = bench.tap(&confirm, "merge-now");
    assert_eq!((done.status, done.kind()), (200, "people"));
    assert_eq!(names(&done), ["Anna"]);
    assert!(done.has("take-back"));
    // Nobody else is meant by it.
    let ben = add(&bench, "Ben");
    let swapped = bench.post(
        &format!("{}/merge", ben.path()),
        &form(&[("with", &id_of(&other))]),
    );
    assert_eq!(swapped.status, 404);
    let nobody = "00000000-0000-7000-8000-000000000000";
    let unknown = bench.post(
        &format!("{}/merge", anna.path()),
        &form(&[("with", nobody)]),
    );
    assert_eq!(unknown.status, 404);
}
