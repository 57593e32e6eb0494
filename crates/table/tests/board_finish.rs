//! "Check a finish", and what the result panel says of it.

#![allow(
    clippy::unwrap_used,
    reason = "what can't be had is what the test is about"
)]

mod kit;

use kit::{Bench, Screen};

fn begin(scenario: u8) -> (Bench, String) {
    let bench = Bench::new();
    let team = bench.pair("Anna", "Ben");
    let path = format!("/teams/{team}/scenarios/{scenario}/check");
    (bench, path)
}

fn enter(bench: &Bench, path: &str, field: &[u8]) -> Screen {
    field.iter().fold(bench.get(path), |screen, value| {
        bench.tap(&screen, &format!("value-{value}"))
    })
}

fn standings(screen: &Screen) -> Vec<String> {
    screen
        .all(".ks-target")
        .iter()
        .map(|target| target.attr("aria-label").unwrap().to_owned())
        .collect()
}

fn faults(screen: &Screen) -> Vec<String> {
    let list = screen.all(".foot .note li");
    list.iter().map(|fault| fault.text().collect()).collect()
}

#[test]
fn each_entry_says_which_lines_fail_and_by_how_much() {
    let (bench, path) = begin(1);
    let screen = enter(&bench, &path, &[6, 3]);
    assert_eq!(screen.kind(), "check");
    assert_eq!(
        standings(&screen)[3],
        "Row 1, target 9: target reached, but a place is still free"
    );
    assert!(!screen.has("record"));
    // The sums are 11, 4 and 6 for the targets 6, 7 and 8.
    let screen = enter(&bench, &path, &[5, 1, 3, 6, 3, 3]);
    assert_eq!(
        faults(&screen),
        [
            "Column 1: 3 too much (11 for 8).",
            "Column 2: 3 too little (4 for 7)."
        ]
    );
    assert_eq!(
        standings(&screen)[..3],
        [
            "Column 1, target 8: 3 over",
            "Column 2, target 7: 3 to go",
            "Column 3, target 6: fits"
        ]
    );
    assert!(!screen.has("record"));
}

#[test]
fn doubles_are_told_from_scenario_18_on() {
    let (bench, path) = begin(18);
    let screen = enter(&bench, &path, &[4, 5, 3, 3, 4, 7]);
    assert_eq!(
        faults(&screen),
        [
            "Column 2: 1 too much (9 for 8).",
            "Column 3: 1 too little (10 for 11)."
        ]
    );
    let screen = enter(&bench, &path, &[4, 4, 4, 3]);
    assert_eq!(standings(&screen)[3], "Row 1, target 12: two 4s");
    let four = screen.offer("value-4");
    assert!(!four.enabled, "there are no more than three");
}

#[test]
fn many_faults_leave_the_field_in_sight() {
    let (bench, path) = begin(42);
    let field = [1, 2, 3, 4, 5, 6, 7, 8, 1, 2, 3, 4, 5, 6, 7, 8];
    let screen = enter(&bench, &path, &field);
    let faults = faults(&screen);
    assert_eq!(faults.len(), 5);
    assert_eq!(faults[4], "12 more things, each marked at its line.");
    assert!(screen.said().contains("Column 4: more than one 8."));
}

#[test]
fn a_number_can_be_changed_and_cleared() {
    let (bench, path) = begin(1);
    let screen = enter(&bench, &path, &[1, 2, 6, 5, 5, 3]);
    assert!(screen.text().contains("Tap a place to change it."));
    assert!(!screen.offer("clear").enabled, "nothing is picked");
    let screen = bench.tap(&screen, "place-2-3");
    assert!(!screen.text().contains("Tap a place to change it."));
    let cleared = bench.tap(&screen, "clear");
    let label = |screen: &Screen| {
        let cell = &screen.all("[data-key=place-2-3]")[0];
        cell.attr("aria-label").unwrap().to_owned()
    };
    assert_eq!(label(&cleared), "Row 2, column 3: free");
    let changed = bench.tap(&cleared, "value-2");
    assert_eq!(label(&changed), "Row 2, column 3: 2");
    assert!(changed.has("record"));
}

#[test]
fn a_finish_is_recorded_as_a_won_attempt() {
    let (bench, path) = begin(1);
    let screen = enter(&bench, &path, &[1, 2, 6, 5, 5, 2]);
    assert!(screen.text().contains("That is a finish!"));
    assert!(screen.said().contains("That is a finish!"));
    let won = bench.tap(&screen, "record");
    assert_eq!(won.kind(), "match");
    assert_eq!(won.said(), "Done!");
    assert!(
        won.text().contains("At the first attempt!"),
        "{}",
        won.text()
    );
    let log = bench.get(&format!("/matches/{}/log", won.match_id()));
    assert_eq!(log.all("main ol li").len(), 6);
    let empty = bench.tap(&won, "undo");
    assert_eq!(
        empty.all(".ks-free").len(),
        6,
        "one undo takes all of it back"
    );
}

#[test]
fn what_is_no_finish_is_not_recorded() {
    let (bench, path) = begin(1);
    for field in [
        "",
        "1,2,6,5,5,3",
        "1,2,6,5,5",
        "9,9,9,9,9,9",
        "x",
        "1,2,6,5,5,2,1,1,1",
    ] {
        let answer = bench.post(&path, &format!("f={field}"));
        let is_finish = field.starts_with("1,2,6,5,5,2");
        assert_eq!(
            answer.status == 400,
            !is_finish,
            "{field}: {}",
            answer.status
        );
    }
    let (bench, path) = begin(51);
    assert_eq!(bench.get(&path).status, 404);
}

#[test]
fn the_fiftieth_success_is_celebrated_as_such() {
    let (bench, path) = begin(1);
    let team = path.split('/').nth(2).unwrap().to_owned();
    let marks = format!("/teams/{team}/marks");
    let win = |bench: &Bench| {
        let screen = enter(bench, &path, &[1, 2, 6, 5, 5, 2]);
        bench.tap(&screen, "record")
    };
    assert_eq!(bench.post(&marks, "tick=upto%3D50").status, 200);
    assert!(
        !win(&bench).text().contains("All fifty!"),
        "it was complete before"
    );
    let (bench, path) = begin(1);
    let team = path.split('/').nth(2).unwrap().to_owned();
    let marks = format!("/teams/{team}/marks");
    assert_eq!(bench.post(&marks, "tick=upto%3D50").status, 200);
    assert_eq!(bench.post(&marks, "tick=off%3D1").status, 200);
    let screen = enter(&bench, &path, &[1, 2, 6, 5, 5, 2]);
    let won = bench.tap(&screen, "record");
    assert!(won.text().contains("All fifty!"), "{}", won.text());
    let again = bench.tap(&screen, "record");
    assert!(!again.text().contains("All fifty!"), "only once");
}
