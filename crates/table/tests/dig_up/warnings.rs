//! What lies too often is told, with the ways to it, and forbids nothing.

use crate::kit::{Bench, Screen};
use crate::table::{begin, fill, label, note, picked, plays, show, taps, words};

/// Where the line leads to, in its order.
fn ways(screen: &Screen) -> Vec<String> {
    let ways = screen.all("[data-key^=warned-]");
    let keys = ways.iter().filter_map(|way| way.attr("data-key"));
    keys.map(str::to_owned).collect()
}

#[test]
fn a_gem_that_lies_twice_is_told_with_the_way_to_the_other_place() {
    let bench = Bench::new();
    let screen = begin(&bench, "score", &["Anna", "Ben"]);
    let screen = taps(&bench, screen, &["right", "mine-1", "colour-red"]);
    assert_eq!(
        label(&screen, "number-1"),
        "Red 1. Red 1 lies here twice",
        "told before it is laid"
    );
    assert!(plays(&screen, "number-1"), "and never forbidden");
    let screen = taps(&bench, screen, &["number-1"]);
    assert_eq!(
        words(&screen, ".dig-warning > span"),
        "Red 1 lies here twice"
    );
    assert!(
        screen.said().contains("Red 1 lies here twice."),
        "{}",
        screen.said()
    );
    assert!(label(&screen, "place-1-1").ends_with("This card lies too often"));
    let other = taps(&bench, screen, &["warned-red-1-0-1"]);
    assert_eq!(picked(&other).as_deref(), Some("place-0-1"));
    assert_eq!(
        words(&other, ".dig-warning > span"),
        "Red 1 lies here twice"
    );
    let mended = taps(&bench, other, &["idol"]);
    assert!(mended.all(".dig-warning").is_empty());
}

#[test]
fn a_fifth_idol_and_a_fifth_skeleton_are_told() {
    let bench = Bench::new();
    let screen = begin(&bench, "score", &["Anna", "Ben"]);
    let four = ["idol"; 4].into_iter().chain(["skeleton"; 4]);
    let four: Vec<String> = (1..)
        .zip(four)
        .map(|(slot, card)| show(0, slot, card))
        .collect();
    let four: Vec<&str> = four.iter().map(String::as_str).collect();
    let screen = bench.play(screen, &four);
    assert!(
        screen.all(".dig-warning").is_empty(),
        "four is what there is"
    );
    let screen = taps(&bench, screen, &["mine-1"]);
    assert_eq!(label(&screen, "idol"), "Idol. 5 idols, but only four exist");
    let screen = taps(&bench, screen, &["idol"]);
    assert_eq!(
        words(&screen, ".dig-warning > span"),
        "5 idols, but only four exist"
    );
    assert_eq!(
        ways(&screen),
        ["warned-idol-0-1", "warned-idol-0-2"],
        "as many as there is room for"
    );
    let listed = taps(&bench, bench.get(screen.path()), &["warnings"]);
    assert_eq!(
        ways(&listed),
        [
            "warned-idol-0-1",
            "warned-idol-0-2",
            "warned-idol-0-3",
            "warned-idol-0-4",
            "warned-idol-1-1"
        ]
    );
    let screen = taps(&bench, screen, &["skeleton"]);
    assert!(screen.said().contains("5 skeletons"), "{}", screen.said());
    assert_eq!(
        words(&screen, ".dig-warning > span"),
        "5 skeletons, but only four exist"
    );
    assert_eq!(words(&screen, "[data-key=warnings]"), "+1");
    let screen = fill(&bench, screen, 1, ["idol"; 9]);
    let screen = bench.play(screen, &[&show(0, 9, "idol")]);
    assert!(plays(&screen, "score"), "it can be scored all the same");
}

/// Each card is told when it is entered, with the way to its other place, and the list has all.
#[test]
fn of_several_repeated_gems_each_is_told_and_all_are_reached() {
    let bench = Bench::new();
    let screen = begin(&bench, "score", &["Anna", "Ben", "Cleo"]);
    let screen = bench.play(
        screen,
        &[
            &show(0, 1, "red-1"),
            &show(0, 2, "white-2"),
            &show(1, 1, "red-1"),
        ],
    );
    let told = |screen: &Screen| words(screen, ".dig-warning > span");
    assert_eq!(told(&screen), "Red 1 lies here twice");
    assert_eq!(ways(&screen), ["warned-red-1-0-1"], "the other place");
    assert!(!screen.has("warnings"), "there is no other");
    let screen = taps(&bench, screen, &["colour-white", "number-2"]);
    assert_eq!(told(&screen), "White 2 lies here twice");
    assert_eq!(ways(&screen), ["warned-white-2-0-2"]);
    assert!(screen.said().contains("White 2 lies here twice."));
    assert_eq!(words(&screen, "[data-key=warnings]"), "+1");
    // Another card changes nothing: what is wrong is told until it is mended.
    let screen = taps(&bench, screen, &["adventure"]);
    assert_eq!(told(&screen), "Red 1 lies here twice");
    assert_eq!(ways(&screen), ["warned-red-1-0-1", "warned-red-1-1-1"]);
    // A marked card leads to its like.
    let marked = taps(&bench, screen, &["place-1-2"]);
    assert_eq!(told(&marked), "White 2 lies here twice");
    assert_eq!(ways(&marked), ["warned-white-2-0-2"]);
    assert_eq!(label(&marked, "warnings"), "+1: Show all 2 warnings");
    let listed = taps(&bench, marked, &["warnings"]);
    assert_eq!(label(&listed, "done"), "Done");
    assert_eq!(
        note(&listed),
        "These cards lie too often. Tap a place to look there."
    );
    assert_eq!(
        ways(&listed),
        [
            "warned-red-1-0-1",
            "warned-red-1-1-1",
            "warned-white-2-0-2",
            "warned-white-2-1-2"
        ]
    );
    assert!(!taps(&bench, bench.get(&listed.location), &["done"]).has("done"));
    let other = taps(&bench, listed, &["warned-white-2-0-2"]);
    assert_eq!(picked(&other).as_deref(), Some("place-0-2"));
    assert!(!other.has("done"), "the keys are back");
    let mended = taps(&bench, other, &["skeleton"]);
    assert_eq!(told(&mended), "Red 1 lies here twice");
    assert!(!mended.has("warnings"));
}

#[test]
fn more_idols_than_the_line_has_room_for_are_all_on_the_list() {
    let bench = Bench::new();
    let screen = begin(&bench, "score", &["Anna", "Ben"]);
    let screen = fill(&bench, screen, 0, ["idol"; 9]);
    assert_eq!(ways(&screen).len(), 2);
    let listed = taps(&bench, screen, &["warnings"]);
    assert_eq!(ways(&listed).len(), 9);
}

/// The place of a card and the two of a swap are asked for in the warning's place.
#[test]
fn a_warning_gives_way_to_what_is_asked() {
    let bench = Bench::new();
    let screen = begin(&bench, "score", &["Anna", "Ben"]);
    let screen = bench.play(screen, &[&show(0, 1, "red-1"), &show(1, 1, "red-1")]);
    assert!(
        screen.all(".foot .note").is_empty(),
        "it has the note’s room"
    );
    for key in ["exchange", "opened"] {
        let asked = taps(&bench, bench.get(&screen.location), &[key]);
        assert!(asked.all(".dig-warning").is_empty(), "{key}");
        assert!(!note(&asked).is_empty(), "{key}");
        assert!(
            !asked.all(".dig-warned").is_empty(),
            "{key}: it stays marked"
        );
    }
}
