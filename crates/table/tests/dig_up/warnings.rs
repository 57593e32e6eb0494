//! What lies too often is told, with the ways to it, and forbids nothing.

use crate::kit::Bench;
use crate::table::{begin, fill, label, picked, plays, show, taps, words};

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
    for key in ["warned-idol-0-1", "warned-idol-0-4", "warned-idol-1-1"] {
        assert!(screen.has(key), "{key}");
    }
    let screen = taps(&bench, screen, &["skeleton"]);
    assert!(screen.said().contains("5 skeletons"), "{}", screen.said());
    let screen = fill(&bench, screen, 1, ["idol"; 9]);
    let screen = bench.play(screen, &[&show(0, 9, "idol")]);
    assert!(plays(&screen, "score"), "it can be scored all the same");
}
