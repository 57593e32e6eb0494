//! Repairs: the same board and pad mend an earlier step of each variant.

use std::time::Duration;

use tableside_rules::Game;
use tableside_rules::match_file::parse_entry;
use tableside_rules::times_table::TimesTable;

use crate::kit::{Bench, Hands, Screen, What};
use crate::table::{begin, fit, game, play, played, race, stored, taps};

/// The screen that changes a step.
fn change(bench: &Bench, screen: &Screen, number: usize) -> Screen {
    let page = bench.get(&format!("{}/log/{number}?do=change", screen.path()));
    assert_eq!(page.kind(), "repair-board", "{}", page.text());
    page
}

#[test]
fn a_wrong_gap_is_mended_where_it_was_told() {
    let bench = Bench::new();
    let screen = play(&bench, race(&bench), &[fit(4, 2)]);
    let screen = play(&bench, screen, &[r#"{"do":"miss"}"#.to_owned()]);
    let page = change(&bench, &screen, 1);
    let page = taps(&bench, page, &["fits", "quarter-1"]);
    let mended = taps(&bench, page, &["place-2-4"]);
    let now = game(&bench, &mended);
    assert_eq!(now.race().unwrap().gap().unwrap().to_string(), "2 × 4");
    assert_eq!(stored(&bench, &mended).actions.len(), 2);
    let page = change(&bench, &mended, 1);
    let mended = taps(&bench, page, &["fits", "tell", "number-9", "number-1"]);
    let now = game(&bench, &mended);
    assert_eq!(now.race().unwrap().gap().unwrap().to_string(), "9 × 1");
    let undone = taps(&bench, mended, &["undo"]);
    let now = game(&bench, &undone);
    assert_eq!(now.race().unwrap().gap().unwrap().to_string(), "2 × 4");
}

#[test]
fn a_forgotten_card_is_put_in_its_place() {
    let bench = Bench::new();
    let screen = play(&bench, race(&bench), &[fit(4, 2)]);
    let screen = play(&bench, screen, &[r#"{"do":"miss"}"#.to_owned()]);
    let page = bench.get(&format!("{}/log/2?do=insert", screen.path()));
    let mended = taps(&bench, page, &["cards", "card-35", "lay-1"]);
    assert_eq!(game(&bench, &mended).race().unwrap().rungs(), [1, 1]);
}

#[test]
fn a_match_of_a_sprint_is_taken_out_and_the_end_of_a_turn_put_in() {
    let hands = Hands::new();
    let bench = Bench::timed("en", &hands);
    let screen = begin(&bench, "sprint", &["Anna", "Ben"], "rungs=5&sand=30000");
    let screen = taps(&bench, screen, &["start-sand", "hit", "hit", "time-up"]);
    let page = change(&bench, &screen, 2);
    assert!(
        !page.has("start-sand"),
        "sand is for the match that goes on"
    );
    let mended = taps(&bench, page, &["time-up"]);
    assert_eq!(
        stored(&bench, &mended).actions[1],
        serde_json::json!({ "do": "time-up" })
    );
}

#[test]
fn the_time_of_an_expedition_is_set_right() {
    let hands = Hands::new();
    let bench = Bench::timed("en", &hands);
    let screen = begin(&bench, "expedition", &["Anna"], "");
    let screen = taps(&bench, screen, &["clock"]);
    hands.pass(Duration::from_mins(10));
    let done = taps(&bench, bench.get(screen.path()), &["done"]);
    let page = change(&bench, &done, 1);
    let mended = taps(&bench, page, &["minute-less", "second-more", "done"]);
    assert_eq!(
        stored(&bench, &mended).head.outcome.unwrap()["seconds"],
        541
    );
}

#[test]
fn every_button_of_a_repair_is_legal_where_it_stands() {
    let bench = Bench::new();
    let all = [
        fit(4, 2),
        r#"{"do":"lay","player":1,"number":35}"#.to_owned(),
        r#"{"do":"miss","answer":9}"#.to_owned(),
        fit(9, 9),
        fit(6, 6),
        r#"{"do":"lay","player":0,"number":8}"#.to_owned(),
    ];
    let screen = play(&bench, race(&bench), &all);
    let picks = [
        "",
        "&fits=1",
        "&fits=1&zoom=2",
        "&fits=1&told=1&top=4",
        "&cards=all",
        "&card=35",
        "&card=36",
        "&wall=1",
        "&pad=1&answer=3",
    ];
    for number in 1..=all.len() {
        let mut before = game(&bench, &race(&bench));
        let found = stored(&bench, &screen);
        for action in &found.actions[..number - 1] {
            let entry = parse_entry::<TimesTable>(action).unwrap();
            before.apply(&entry.action).unwrap();
        }
        for query in picks {
            let url = format!("{}/log/{number}?do=change{query}", screen.path());
            let page = bench.get(&url);
            for offer in page.offers() {
                match (&offer.what, played(&offer)) {
                    (What::Submit { path, .. }, Some(action)) if offer.enabled => {
                        assert!(path.ends_with("/repair"), "{url}: {}", offer.key);
                        assert_eq!(before.legal(&action), Ok(()), "{url}: {}", offer.key);
                    }
                    (What::Pick(query), _) => {
                        assert!(query.contains("do=change"), "{}: {query}", offer.key);
                    }
                    _ => {}
                }
            }
        }
    }
}

/// The first tile turns out to have lain elsewhere, so an 8 was never solved and its card could
/// not be laid: nothing is stored before the group has said what is to become of it.
#[test]
fn a_card_that_no_longer_fits_is_asked_about() {
    let bench = Bench::new();
    let all = [
        fit(4, 2),
        fit(9, 9),
        r#"{"do":"lay","player":1,"number":8}"#.to_owned(),
        r#"{"do":"miss","answer":80}"#.to_owned(),
    ];
    let screen = play(&bench, race(&bench), &all);
    let page = change(&bench, &screen, 1);
    let asked = taps(&bench, page, &["fits", "quarter-1", "place-5-5"]);
    assert!(
        asked
            .text()
            .contains("No 8 is solved on the wall yet. Its card has to wait until then."),
        "{}",
        asked.text()
    );
    let found = stored(&bench, &screen);
    assert_eq!(found.actions[0]["gap"][0], 4, "nothing is stored");
    // Another card is put in its place: the 25 is solved now.
    let page = taps(&bench, asked, &["change"]);
    let mended = taps(&bench, page, &["cards", "card-25", "lay-1"]);
    assert_eq!(mended.kind(), "match", "{}", mended.text());
    let now = game(&bench, &mended);
    assert_eq!(now.race().unwrap().rungs(), [1, 2]);
    assert_eq!(stored(&bench, &mended).actions[2]["number"], 25);
    // One undo takes all of it back.
    let back = taps(&bench, mended, &["undo"]);
    assert_eq!(stored(&bench, &back).actions[2]["number"], 8);
}

/// Two tiles at one place, which the wall can't have.
#[test]
fn a_gap_that_is_solved_later_is_asked_about_and_what_follows_can_go() {
    let bench = Bench::new();
    let all = [fit(4, 2), fit(9, 9), fit(3, 3)];
    let screen = play(&bench, race(&bench), &all);
    let page = change(&bench, &screen, 1);
    let asked = taps(&bench, page, &["fits", "quarter-4", "place-9-9"]);
    assert!(
        asked.text().contains("9 × 9 was filled just now"),
        "{}",
        asked.text()
    );
    let cut = taps(&bench, asked, &["cut"]);
    let now = game(&bench, &cut);
    assert_eq!(now.race().unwrap().gap().unwrap().to_string(), "9 × 9");
    assert_eq!(stored(&bench, &cut).actions.len(), 1);
}
