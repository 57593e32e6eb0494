//! The game's page: who plays, from where, and how.

use std::collections::BTreeSet;

use serde_json::json;
use tableside_rules::labyrinth::{Labyrinth, Place};
use tableside_rules::match_file::parse_setup;

use crate::kit::{Bench, Screen, What};
use crate::table::{HOME, SEED, begin, begin_plain, game, sit, stored, taps};

#[test]
fn a_board_is_dealt_shown_and_dealt_anew() {
    let bench = Bench::new();
    let page = sit(&bench, &["Anna", "Ben"]);
    let deal = bench.tap(&page, "next");
    assert_eq!(deal.kind(), "lab-deal");
    assert!(deal.location.contains("seed="));
    let other = bench.tap(&deal, "another");
    assert_ne!(other.location, deal.location);
    assert_ne!(crate::table::labels(&other), crate::table::labels(&deal));
    let screen = bench.tap(&other, "start");
    assert_eq!(screen.kind(), "match");
    let shown = crate::table::labels(&other);
    let played = crate::table::labels(&screen);
    for (shown, played) in shown.iter().zip(&played) {
        assert!(played.starts_with(shown.as_str()), "{played}: {shown}");
    }
    let up = bench.tap(&deal, "up");
    assert_eq!(up.kind(), "game");
    assert!(up.text().contains("2 of 1–4"));
}

#[test]
fn the_same_tap_twice_begins_one_match() {
    let bench = Bench::new();
    let page = sit(&bench, &["Anna", "Ben"]);
    let deal = bench.tap(&page, "next");
    let ids: BTreeSet<String> = (0..2)
        .map(|_| bench.tap(&deal, "start").match_id())
        .collect();
    assert_eq!(ids.len(), 1);
    let plain = bench.get(&format!("{}&board=none", page.location));
    let ids: BTreeSet<String> = (0..2)
        .map(|_| bench.tap(&plain, "start").match_id())
        .collect();
    assert_eq!(ids.len(), 1);
}

#[test]
fn cards_are_divided_equally_and_fewer_by_choice() {
    let bench = Bench::new();
    let names = ["Anna", "Ben", "Cleo", "Dora"];
    for (seats, most) in [(1, 24), (2, 12), (3, 8), (4, 6)] {
        let page = sit(&bench, &names[..seats]);
        let page = bench.get(&format!("{}&cards=99", page.location));
        assert!(!page.offer("more").enabled);
        assert_eq!(
            page.all(".big-number")[0].text().collect::<String>(),
            most.to_string()
        );
        let page = taps(&bench, page, &["fewer"]);
        let deal = bench.tap(&page, "next");
        let game = game(&bench, &bench.tap(&deal, "start"));
        for seat in 0..seats {
            let seat = tableside_rules::Seat::new(seat);
            assert_eq!(game.cards(seat).len(), most - 1);
        }
    }
}

#[test]
fn corners_are_chosen_on_the_little_board_and_are_never_shared() {
    let bench = Bench::new();
    let page = sit(&bench, &["Anna", "Ben"]);
    // Anna takes Ben’s corner, and Ben gets hers; then it is his turn to choose.
    let page = taps(&bench, page, &["corner-2"]);
    let pressed = page.all("[data-key=who-1]")[0].attr("aria-pressed");
    assert_eq!(pressed, Some("true"));
    let page = taps(&bench, page, &["corner-3", "colour-red"]);
    let screen = bench.tap(&bench.tap(&page, "next"), "start");
    let found = stored(&bench, &screen);
    let setup = parse_setup::<Labyrinth>(&found.head.setup).unwrap();
    let starts = setup.layout.unwrap().starts;
    assert_eq!(starts, [Place::CORNERS[2], Place::CORNERS[3]]);
    // The red pawn is Anna’s, who was chosen again after Ben.
    assert_eq!(found.head.options["colours"], json!(["red", "orange"]));
    // The next time both are offered again.
    let page = bench.get(HOME);
    let screen = bench.tap(&bench.tap(&page, "next"), "start");
    let found = stored(&bench, &screen);
    assert_eq!(found.head.options["colours"], json!(["red", "orange"]));
    assert_eq!(found.head.setup["starts"], json!([[7, 7], [7, 1]]));
    assert_eq!(found.head.setup["starter"], 1, "the next one begins");
}

#[test]
fn who_sees_what_and_who_is_helped_goes_into_the_match() {
    let bench = Bench::new();
    let page = sit(&bench, &["Anna", "Ben", "Cleo"]);
    let keys = ["lab-secret", "lab-help-some", "helped-0", "helped-2"];
    let page = taps(&bench, page, &keys);
    let page = taps(&bench, page, &["edition-1", "starter-2"]);
    let screen = bench.tap(&bench.tap(&page, "next"), "start");
    let found = stored(&bench, &screen);
    let options = &found.head.options;
    assert_eq!(options["secret"], true);
    assert_eq!(options["help"], json!([0, 2]));
    assert_eq!(options["edition"], 1);
    assert_eq!(found.head.setup["starter"], 2);
}

#[test]
fn nobody_is_no_match() {
    let bench = Bench::new();
    let page = sit(&bench, &[]);
    assert!(!page.offer("start").enabled);
    assert_eq!(bench.get(&format!("{HOME}/deal?players=")).path(), HOME);
    assert_eq!(bench.get(&format!("{HOME}/board?players=")).path(), HOME);
    let alone = begin(&bench, &["Anna"], "&cards=3");
    assert!(alone.text().contains("Turn 1"));
}

/// A form as the page sends it, with one field changed.
fn changed(screen: &Screen, name: &str, value: &str) -> String {
    let What::Submit { body, .. } = screen.offer("start").what else {
        panic!("a match is begun by a form");
    };
    let mut form = form_urlencoded::Serializer::new(String::new());
    for (field, kept) in form_urlencoded::parse(body.as_bytes()) {
        let value = if field == name { value.into() } else { kept };
        form.append_pair(&field, &value);
    }
    form.finish()
}

#[test]
fn forms_that_no_page_sends_begin_nothing() {
    let bench = Bench::new();
    let page = sit(&bench, &["Anna", "Ben"]);
    let query = page.location.split_once('?').unwrap().1;
    let deal = bench.get(&format!("{HOME}/deal?{query}&seed={SEED}"));
    for (name, value) in [
        ("corners", "0"),
        ("corners", "0,4"),
        ("corners", ""),
        ("corners", "2,2"),
        ("colours", "red"),
        ("colours", "red,pink"),
        ("colours", "red,red"),
        ("cards", "0"),
        ("cards", "13"),
        ("cards", "-1"),
        ("help", "x"),
        ("board", "nowhere"),
        ("board", "enter"),
        ("edition", "2"),
        ("starter", "2"),
        ("seed", ""),
        ("seed", "xyz"),
        ("players", ""),
    ] {
        let answer = bench.post(&format!("{HOME}/matches"), &changed(&deal, name, value));
        assert!(
            (400..500).contains(&answer.status),
            "{name}={value}: {}",
            answer.status
        );
    }
    assert!(!bench.get("/").has("open-1"));
}

#[test]
fn treasures_are_called_as_the_group_calls_them() {
    let bench = Bench::new();
    let before = begin(&bench, &["Anna", "Ben"], "&cards=12");
    let page = bench.tap(&bench.get(HOME), "treasures");
    assert_eq!(page.kind(), "lab-treasures");
    assert_eq!(page.all("input[maxlength]").len(), 24);
    let body = "name-owl=Unicorn&letters-owl=1&name-rat=Mouse";
    let back = bench.post(&format!("{HOME}/treasures"), body);
    assert_eq!(back.path(), HOME);
    let screen = bench.get(before.path());
    let labels = crate::table::labels(&screen).join("; ");
    let shown = format!("{labels} {}", screen.html);
    assert!(shown.contains("Unicorn") && shown.contains("Mouse"));
    assert!(!labels.contains("Owl") && !labels.contains("Rat"));
    assert!(screen.html.contains(">Un</text>"));
    let page = bench.get(&format!("{HOME}/treasures"));
    assert_eq!(
        page.all("input[name=name-owl]")[0].attr("value"),
        Some("Unicorn")
    );
    assert_eq!(page.all("input[checked]").len(), 1);
}

#[test]
fn treasures_that_could_not_be_told_apart_are_refused_beside_their_names() {
    let bench = Bench::new();
    let path = format!("{HOME}/treasures");
    let long = "x".repeat(61);
    for (body, wrong) in [
        ("name-pig=%07&name-owl=Unicorn", "pig"),
        ("name-pig=%E2%80%8B&name-owl=Unicorn", "pig"),
        ("name-owl=Unicorn&name-rat=+unicorn+", "rat"),
        ("name-owl=Rat", "owl"),
        (&format!("name-owl={long}"), "owl"),
    ] {
        let refused = bench.post(&path, body);
        assert_eq!(
            (refused.status, refused.kind()),
            (422, "lab-treasures"),
            "{body}"
        );
        let errors: Vec<_> = refused
            .all("[aria-invalid]")
            .iter()
            .map(|it| it.attr("name"))
            .collect();
        assert_eq!(errors, [Some(&*format!("name-{wrong}"))], "{body}");
        assert_eq!(refused.all(".error").len(), 1, "{body}");
        // Whatever was typed stays, and nothing is kept.
        if body.contains("name-owl=Unicorn") {
            let owl = refused.all("input[name=name-owl]")[0].attr("value");
            assert_eq!(owl, Some("Unicorn"));
        }
        assert!(!bench.get(&path).html.contains("Unicorn"));
    }
    // Two may swap their names.
    assert_eq!(bench.post(&path, "name-owl=Rat&name-rat=Owl").path(), HOME);
}

#[test]
fn without_a_board_there_are_cards_and_arrows() {
    let bench = Bench::new();
    let screen = begin_plain(&bench, &["Anna", "Ben"], "&cards=2");
    assert!(game(&bench, &screen).board().is_none());
    assert!(screen.all("[role=grid]").is_empty());
    assert_eq!(screen.all("button.lab-arrow").len(), 12);
    assert!(!screen.has("mend") && !screen.has("turn-left"));
}
