//! The dice for any game: throwing, taking back, what was thrown and how fair it is.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod kit;

use std::collections::BTreeSet;

use kit::{Bench, Screen, What};
use proptest::prelude::*;
use tableside_ledger::Ledger;

const DICE: &str = "/tools/dice";
const THROWS: &str = "/tools/dice/throws";

/// The faces that the dice on the table show; blank ones have none.
fn faces(screen: &Screen) -> Vec<u8> {
    screen
        .all(".die")
        .into_iter()
        .filter_map(|die| die.attr("aria-label").unwrap().parse().ok())
        .collect()
}

fn dice(screen: &Screen) -> usize {
    screen.all(".die").len()
}

/// A throw as if the dice had fallen like this.
fn fallen(bench: &Bench, sides: u8, faces: &[u8]) {
    let mut ledger = Ledger::open(&bench.database()).unwrap();
    let id = ledger.new_throw_id();
    ledger.add_throw(id, sides, faces).unwrap();
}

/// The throws in the list, newest first.
fn listed(bench: &Bench) -> Vec<String> {
    bench
        .get(THROWS)
        .all(".throws b")
        .into_iter()
        .map(|throw| throw.text().collect())
        .collect()
}

#[test]
fn a_tap_rolls_and_says_what_fell() {
    let bench = Bench::new();
    let screen = bench.get(DICE);
    assert_eq!((screen.kind(), dice(&screen)), ("dice", 1));
    assert!(faces(&screen).is_empty());
    assert!(screen.html.contains("data-awake"));
    let rolled = bench.tap(&screen, "roll");
    let [face] = faces(&rolled)[..] else {
        panic!("{}", rolled.html)
    };
    assert!((1..=6).contains(&face));
    assert_eq!(rolled.said(), format!("Rolled: {face}"));
    assert_eq!(rolled.location, DICE);
    assert_eq!(rolled.effects, "awake,buzz=tick");
    assert_eq!(rolled.all(".dice-rolled").len(), 1);
    // Looking again shows the same, but nothing comes rolling.
    let again = bench.get(DICE);
    assert_eq!(faces(&again), [face]);
    assert!(again.all(".dice-rolled").is_empty());
}

#[test]
fn the_choice_is_remembered() {
    let mut bench = Bench::new();
    let screen = bench.tap(&bench.get(DICE), "sides-12");
    let screen = bench.tap(&screen, "dice-4");
    assert_eq!(screen.said(), "4 dice with 12 sides");
    assert_eq!((dice(&screen), faces(&screen)), (4, vec![]));
    bench.restart();
    let screen = bench.get(DICE);
    assert_eq!(dice(&screen), 4);
    let pressed: Vec<_> = screen
        .all("[aria-pressed=true]")
        .into_iter()
        .map(|button| button.attr("data-key").unwrap())
        .collect();
    assert_eq!(pressed, ["sides-12", "dice-4"]);
    let rolled = bench.tap(&screen, "roll");
    let sum: u32 = faces(&rolled).into_iter().map(u32::from).sum();
    assert_eq!(faces(&rolled).len(), 4);
    assert!(rolled.said().ends_with(&format!(", sum {sum}")));
    let shown: String = rolled.all(".dice-sum b")[0].text().collect();
    assert_eq!(shown, sum.to_string());
    // Other dice have not been rolled; the first ones still lie as they fell.
    let other = bench.tap(&rolled, "dice-1");
    assert!(faces(&other).is_empty());
    let back = bench.tap(&other, "dice-4");
    assert_eq!(faces(&back), faces(&rolled));
}

#[test]
fn a_tap_that_arrives_twice_rolls_once() {
    let bench = Bench::new();
    let screen = bench.get(DICE);
    let first = bench.tap(&screen, "roll");
    let again = bench.tap(&screen, "roll");
    assert_eq!((again.status, faces(&again)), (200, faces(&first)));
    assert_eq!(listed(&bench).len(), 1);
    bench.tap(&again, "roll");
    assert_eq!(listed(&bench).len(), 2);
    // Even after other throws.
    let late = bench.tap(&screen, "roll");
    assert_eq!(late.said(), first.said());
    assert_eq!(listed(&bench).len(), 2);
}

#[test]
fn a_throw_that_arrives_once_more_chooses_no_other_dice() {
    let bench = Bench::new();
    let screen = bench.get(DICE);
    bench.tap(&screen, "roll");
    bench.tap(&bench.get(DICE), "sides-12");
    let chosen = bench.tap(&bench.get(DICE), "dice-5");
    let again = bench.tap(&screen, "roll");
    assert_eq!(again.status, 200);
    let pressed = |screen: &Screen| {
        let pressed = screen.all("main [aria-pressed=true]").into_iter();
        let keys = pressed.map(|element| element.attr("data-key").unwrap().to_owned());
        keys.collect::<Vec<_>>()
    };
    assert_eq!(pressed(&chosen), ["sides-12", "dice-5"]);
    assert_eq!(pressed(&again), pressed(&chosen));
    assert_eq!(pressed(&bench.get(DICE)), pressed(&chosen));
}

#[test]
fn a_throw_that_was_taken_back_is_not_made_again_by_its_own_tap() {
    let bench = Bench::new();
    let screen = bench.get(DICE);
    let rolled = bench.tap(&screen, "roll");
    let undone = bench.tap(&rolled, "undo");
    assert_eq!(bench.tap(&screen, "roll").status, 409);
    assert!(listed(&bench).is_empty());
    assert_eq!(bench.tap(&undone, "roll").status, 200);
    assert_eq!(listed(&bench).len(), 1);
}

#[test]
fn other_dice_are_refused_in_words() {
    let bench = Bench::new();
    let rolled = bench.tap(&bench.get(DICE), "roll");
    let form = |sides: &str, dice: &str| {
        let screen = bench.get(DICE);
        let What::Submit { path, body } = screen.offer("roll").what else {
            panic!("no roll")
        };
        let form = form_urlencoded::parse(body.as_bytes()).find(|(name, _)| name == "throw");
        let throw = form.unwrap().1.into_owned();
        let body = form_urlencoded::Serializer::new(String::new())
            .append_pair("throw", &throw)
            .append_pair("sides", sides)
            .append_pair("dice", dice)
            .finish();
        bench.post(&path, &body)
    };
    for (sides, dice, why) in [
        ("6", "0", "You can roll one to six dice at once."),
        ("6", "7", "You can roll one to six dice at once."),
        ("12", "<b>", "You can roll one to six dice at once."),
        ("8", "1", "There are dice with 6 sides and with 12 sides."),
        ("", "1", "There are dice with 6 sides and with 12 sides."),
    ] {
        let refused = form(sides, dice);
        assert_eq!(refused.status, 422, "{sides} {dice}");
        assert_eq!(refused.refusal().as_deref(), Some(why));
        assert_eq!(refused.effects, "awake,buzz=refused,sound=refused");
        assert_eq!(faces(&refused), faces(&rolled));
    }
    let refused = bench.post("/tools/dice/choice", "dice=7");
    assert_eq!((refused.status, dice(&refused)), (422, 1));
    assert_eq!(listed(&bench).len(), 1);
    for broken in ["", "throw=1&sides=6&dice=1", "sides=6&dice=1"] {
        let status = bench.post("/tools/dice/roll", broken).status;
        assert!((400..500).contains(&status), "{broken}: {status}");
    }
}

#[test]
fn undo_takes_back_the_last_throw_only() {
    let bench = Bench::new();
    fallen(&bench, 6, &[3]);
    fallen(&bench, 6, &[5]);
    let screen = bench.get(DICE);
    assert_eq!(faces(&screen), [5]);
    let undone = bench.tap(&screen, "undo");
    assert_eq!((undone.said(), faces(&undone)), ("Taken back: 5", vec![3]));
    assert_eq!(listed(&bench), ["3"]);
    // The same tap once more would take another throw, so it does not count.
    let again = bench.tap(&screen, "undo");
    assert_eq!((again.status, faces(&again)), (409, vec![3]));
    assert!(again.refusal().unwrap().contains("did not count"));
    let empty = bench.tap(&undone, "undo");
    assert!(faces(&empty).is_empty());
    assert!(!empty.offer("undo").enabled);
}

#[test]
fn the_last_fifty_are_listed_and_all_are_counted() {
    let bench = Bench::new();
    for n in 0..60 {
        fallen(&bench, 6, &[1 + n % 6, 6]);
    }
    fallen(&bench, 12, &[12]);
    let rows = listed(&bench);
    assert_eq!(rows.len(), 50);
    assert_eq!(rows[..3], ["12", "6 + 6 = 12", "5 + 6 = 11"]);
    let screen = bench.get(THROWS);
    let counts: Vec<String> = screen
        .all("#fair-6 ~ table td.num")
        .into_iter()
        .map(|cell| cell.text().collect())
        .collect();
    let times: Vec<_> = counts
        .iter()
        .map(|count| count.split_whitespace().next().unwrap())
        .collect();
    assert_eq!(times, ["10", "10", "10", "10", "10", "70"]);
    assert!(counts[5].contains("above"));
    assert!(screen.text().contains("between 12 and 28 times"));
    assert!(screen.text().contains("One die is too little"));
}

#[test]
fn cleared_throws_can_be_brought_back() {
    let bench = Bench::new();
    fallen(&bench, 6, &[2, 3]);
    fallen(&bench, 6, &[4]);
    let list = bench.get(THROWS);
    let cleared = bench.tap(&list, "clear");
    assert_eq!(cleared.said(), "2 throws were cleared.");
    assert_eq!(cleared.location, THROWS);
    assert!(!cleared.has("clear"));
    // A tap that arrives twice does not make them be gone for good.
    assert_eq!(bench.tap(&list, "clear").status, 409);
    let restored = bench.tap(&cleared, "restore");
    assert_eq!(restored.said(), "2 throws are back.");
    assert_eq!(listed(&bench), ["4", "2 + 3 = 5"]);
    // The dice have their undo as well, as long as nothing new was rolled.
    let cleared = bench.tap(&restored, "clear");
    let dice = bench.tap(&cleared, "up");
    assert_eq!(dice.kind(), "dice");
    let restored = bench.tap(&dice, "undo");
    assert_eq!(
        (restored.said(), faces(&restored)),
        ("2 throws are back.", vec![4])
    );
    bench.tap(&bench.get(THROWS), "clear");
    let rolled = bench.tap(&bench.get(DICE), "roll");
    let undone = bench.tap(&rolled, "undo");
    assert_eq!(undone.said(), format!("Taken back: {}", faces(&rolled)[0]));
    assert_eq!(bench.tap(&undone, "undo").said(), "2 throws are back.");
}

#[test]
fn six_and_nine_are_told_apart_from_all_sides() {
    let bench = Bench::new();
    bench.tap(&bench.get(DICE), "sides-12");
    bench.tap(&bench.get(DICE), "dice-6");
    fallen(&bench, 12, &[1, 6, 9, 12, 8, 3]);
    let screen = bench.get(DICE);
    assert_eq!(screen.all(".die-stroke").len(), 2);
    assert_eq!(screen.all(".die-number").len(), 6);
}

/// The words of a screen, one line each, without the time.
fn words(screen: &Screen) -> String {
    let lines: Vec<String> = screen
        .all("main h1, main h2, main p, main th, main td, main li, main [data-key], .die")
        .into_iter()
        .map(|element| {
            let words = element.text().flat_map(str::split_whitespace);
            let text: Vec<&str> = words.map(timeless).collect();
            let name = element.attr("aria-label").map(|name| format!("[{name}] "));
            format!("{}{}", name.unwrap_or_default(), text.join(" "))
        })
        .filter(|line| !line.is_empty())
        .collect();
    lines.join("\n")
}

/// A word, unless it is a time of day.
fn timeless(word: &str) -> &str {
    match word.as_bytes() {
        [_, _, b':', _, _] => "[time]",
        _ => word,
    }
}

#[test]
fn the_screens_in_three_languages() {
    for lang in ["de", "en", "hu"] {
        let bench = Bench::speaking(lang);
        let empty = words(&bench.get(DICE));
        bench.tap(&bench.get(DICE), "sides-12");
        bench.tap(&bench.get(DICE), "dice-2");
        for n in 0..8_u8 {
            fallen(&bench, 12, &[1 + n, 12 - n, 12, 12, 11, 4]);
        }
        fallen(&bench, 6, &[6]);
        fallen(&bench, 12, &[4, 9]);
        let dice = bench.get(DICE);
        let throws = bench.get(THROWS);
        let cleared = bench.tap(&throws, "clear");
        let all = [&empty, &words(&dice), &words(&throws), &words(&cleared)];
        let all = all.map(String::as_str).join("\n\n");
        insta::assert_snapshot!(format!("dice-{lang}"), all);
    }
}

#[derive(Debug, Clone)]
enum Step {
    Tap(prop::sample::Index),
    Restart,
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(12))]

    /// Whatever is tapped on these screens, every button works and no screen is a failure.
    #[test]
    fn every_button_works(steps in prop::collection::vec(
        prop_oneof![
            20 => any::<prop::sample::Index>().prop_map(Step::Tap),
            1 => Just(Step::Restart),
        ],
        1..30,
    )) {
        let mut bench = Bench::new();
        let mut screen = bench.get(DICE);
        for step in steps {
            screen = match step {
                Step::Restart => {
                    bench.restart();
                    bench.get(screen.path())
                }
                Step::Tap(index) => {
                    let offers: Vec<_> = screen
                        .offers()
                        .into_iter()
                        .filter(|offer| offer.enabled)
                        .filter(|offer| match &offer.what {
                            // These lead out of the dice.
                            What::Link(to) => !["/", "/settings"].contains(&to.as_str()),
                            what => *what != What::Other,
                        })
                        .collect();
                    let keys: BTreeSet<_> = offers.iter().map(|offer| &offer.key).collect();
                    prop_assert_eq!(keys.len(), offers.len());
                    let offer = index.get(&offers);
                    let next = bench.take(&screen, &offer.what);
                    prop_assert_eq!(next.status, 200, "{} at {}", offer.key, screen.location);
                    prop_assert!(next.refusal().is_none());
                    prop_assert!(["dice", "throws"].contains(&next.kind()));
                    next
                }
            };
        }
        Ledger::open(&bench.database()).unwrap().check().unwrap();
    }
}
