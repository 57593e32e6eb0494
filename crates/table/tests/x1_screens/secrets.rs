//! Neither the product nor whether an answer is right is told before the tile was turned.

use std::collections::BTreeSet;

use proptest::prelude::*;
use scraper::ElementRef;
use tableside_rules::times_table::Place;

use crate::kit::{Bench, Screen};
use crate::table::{begin, fit, play, taps};

/// What a screen says and carries, whether one sees it or not: words, what keys carry, names for
/// screen readers; the strokes of drawings aside. Each with the name of its attribute.
fn told(screen: &Screen) -> Vec<(String, String)> {
    let id = screen.match_id();
    let mut all = Vec::new();
    for element in screen.all("main, main *") {
        let is_drawing = drawn(element);
        for (name, value) in element.value().attrs() {
            let of_drawing = is_drawing && name != "aria-label";
            if !of_drawing && !["class", "data-match", "data-revision"].contains(&name) {
                all.push((name.to_owned(), value.replace(&id, "")));
            }
        }
        let words = element
            .children()
            .filter_map(|child| child.value().as_text());
        all.extend(words.map(|words| (String::new(), words.to_string())));
    }
    all
}

/// All numbers that a screen has.
fn numbers(screen: &Screen) -> BTreeSet<u32> {
    let told = told(screen).into_iter();
    told.flat_map(|(_, words)| digits(&words)).collect()
}

fn digits(words: &str) -> Vec<u32> {
    let parts = words.split(|c: char| !c.is_ascii_digit());
    parts.filter_map(|number| number.parse().ok()).collect()
}

/// Whether an element belongs to a drawing.
fn drawn(element: ElementRef<'_>) -> bool {
    let own = std::iter::once(element);
    own.chain(element.ancestors().filter_map(ElementRef::wrap))
        .any(|element| element.value().name() == "svg")
}

/// A race whose gap is there, with a revision of its own.
fn at(bench: &Bench, gap: Place) -> Screen {
    let members = format!("rungs=4&gap={},{}", gap.top(), gap.left());
    begin(bench, "race", &["Anna", "Ben"], &members)
}

/// What a screen tells, the typed number and what the keys would make of it blurred.
fn blurred(screen: &Screen, answer: u32) -> Vec<String> {
    let told = told(screen).into_iter();
    told.map(|(name, words)| {
        let mut words = words;
        if name == "data-pick" {
            // The next digit, and the one that is erased.
            words = words.replace(&format!("answer={answer}"), "answer=N");
            words = words.replace(&format!("answer={}", answer / 10), "answer=E");
        }
        let whole = |number: u32| number == answer;
        for number in digits(&words).into_iter().filter(|number| whole(*number)) {
            words = words.replace(&number.to_string(), "N");
        }
        format!("{name}={words}")
    })
    .collect()
}

fn gap() -> impl Strategy<Value = Place> {
    // A product of two digits or three, and none that the screen has for another reason.
    let products = (1..=10_u8, 1..=10_u8).prop_filter_map("small", |(top, left)| {
        Place::new(top, left).filter(|place| place.number().get() > 10)
    });
    products.prop_filter("rungs, digits and tiles", |place| {
        place.number().get() != 100
    })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 12, ..ProptestConfig::default() })]

    #[test]
    fn no_product_is_told_before_the_tile_was_turned(gap in gap(), wrong in 11..=99_u32) {
        let bench = Bench::new();
        let product = u32::from(gap.number().get());
        prop_assume!(wrong != product);
        let screen = at(&bench, gap);
        prop_assert!(!numbers(&screen).contains(&product), "the task");
        let screen = taps(&bench, screen, &["pad"]);
        prop_assert!(!numbers(&screen).contains(&product), "the empty pad");
        let (tens, ones) = (wrong / 10, wrong % 10);
        let typed = taps(&bench, screen, &[&format!("digit-{tens}"), &format!("digit-{ones}")]);
        prop_assert!(!numbers(&typed).contains(&product), "a wrong answer is typed");
        // The gap stays for the next one, so it is not told now either.
        let missed = taps(&bench, typed, &["misses"]);
        prop_assert!(!numbers(&missed).contains(&product), "after a miss");
        let undone = taps(&bench, missed, &["undo"]);
        prop_assert!(!numbers(&undone).contains(&product), "after undo");
        let log = bench.get(&format!("{}/log", undone.path()));
        prop_assert!(!log.text().contains(&product.to_string()), "the list of steps");
    }

    /// Right or wrong, the screens are the same but for the number that was typed.
    #[test]
    fn no_verdict_is_told_before_the_tile_was_turned(gap in gap(), wrong in 11..=99_u32) {
        let right = u32::from(gap.number().get());
        prop_assume!(wrong != right);
        let looks = [right, wrong].map(|answer| {
            let bench = Bench::new();
            let screen = at(&bench, gap);
            let typed = bench.get(&format!("{}?pad=1&answer={answer}", screen.path()));
            let missed = bench.tap(&typed, "misses");
            (blurred(&typed, answer), blurred(&missed, answer), missed.effects)
        });
        prop_assert_eq!(&looks[0].0, &looks[1].0, "typed");
        prop_assert_eq!(&looks[0].1, &looks[1].1, "missed");
        prop_assert_eq!(&looks[0].2, &looks[1].2, "not by sound either");
    }
}

#[test]
fn once_the_tile_fits_the_product_is_told_and_undo_takes_it_away_again() {
    let bench = Bench::new();
    let gap = Place::new(7, 8).unwrap();
    let screen = at(&bench, gap);
    let fits = taps(&bench, screen, &["pad", "digit-5", "digit-6", "fits"]);
    assert!(numbers(&fits).contains(&56));
    assert!(fits.text().contains("Worked out right!"), "{}", fits.text());
    let asked = taps(&bench, fits, &["quarter-1", "place-3-3"]);
    assert!(asked.text().contains("Who has the 56?"), "{}", asked.text());
    let undone = taps(&bench, asked, &["undo"]);
    assert!(!numbers(&undone).contains(&56), "{}", undone.text());
}

#[test]
fn a_fitting_tile_is_not_blamed_on_a_wrong_answer() {
    let bench = Bench::new();
    let screen = at(&bench, Place::new(7, 8).unwrap());
    let fits = taps(&bench, screen, &["pad", "digit-5", "digit-4", "fits"]);
    assert!(fits.text().contains("The 56 fits."), "{}", fits.text());
    assert!(!fits.text().contains("Worked out"), "{}", fits.text());
}

#[test]
fn a_later_look_at_the_same_gap_keeps_its_secret() {
    let bench = Bench::new();
    let screen = at(&bench, Place::new(9, 9).unwrap());
    let screen = play(&bench, screen, &[fit(6, 7)]);
    let screen = taps(&bench, screen, &["on"]);
    assert!(!numbers(&screen).contains(&42), "{}", screen.text());
    let screen = play(&bench, screen, &[r#"{"do":"miss","answer":48}"#.to_owned()]);
    assert!(!numbers(&screen).contains(&42));
    assert!(screen.text().contains("the gap stays"), "{}", screen.text());
}
