//! What the games share around their matches: home, help, and who sits down again.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod kit;

use std::collections::BTreeSet;

use kit::{Bench, Screen, What};
use tableside_ledger::Ledger;

/// The keys that begin like this, without their beginning.
fn keys(screen: &Screen, beginning: &str) -> BTreeSet<String> {
    screen
        .offers()
        .into_iter()
        .filter_map(|offer| offer.key.strip_prefix(beginning).map(str::to_owned))
        .collect()
}

#[test]
fn the_help_of_the_app_leads_to_that_of_every_game_and_back() {
    for lang in ["de", "en", "hu"] {
        let bench = Bench::speaking(lang);
        let games = keys(&bench.get("/"), "game-");
        assert!(!games.is_empty());
        let app = bench.get("/help?back=/settings");
        assert_eq!(keys(&app, "other-"), games);
        for game in &games {
            let help = bench.tap(&app, &format!("other-{game}"));
            assert_eq!(help.kind(), "help", "{game}");
            assert!(help.all("main section").len() >= 4, "{game}");
            assert_eq!(help.all("figure figcaption").len(), 1, "{game}");
            assert!(!help.text().contains("Unknown localization"), "{game}");
            assert_eq!(help.offer("up").what, What::Link("/settings".to_owned()));
            assert_eq!(bench.tap(&help, "other-app").html, app.html);
        }
    }
}

#[test]
fn a_new_table_offers_every_game_and_no_match() {
    let bench = Bench::new();
    let home = bench.get("/");
    assert!(!home.has("open-1"));
    for game in keys(&home, "game-") {
        let page = bench.tap(&home, &format!("game-{game}"));
        assert_eq!(page.status, 200, "{game}");
        assert_eq!(page.offer("up").what, What::Link("/".to_owned()), "{game}");
    }
    for tool in keys(&home, "tool-") {
        let page = bench.tap(&home, &format!("tool-{tool}"));
        assert_eq!(page.status, 200, "{tool}");
    }
}

#[test]
fn of_several_open_matches_the_latest_is_the_one_to_go_on_with() {
    let bench = Bench::new();
    let first = bench.start(&bench.pair("Anna", "Ben"), 1, 0);
    let second = bench.start(&bench.pair("Cleo", "Dora"), 2, 0);
    let third = bench.start(&bench.pair("Emil", "Fee"), 3, 0);
    bench.play(first, &[r#"{"do":"place","value":1,"at":[1,1]}"#]);
    let home = bench.get("/");
    assert_eq!(
        home.all("article .btn").len(),
        1,
        "one step is the clear one"
    );
    let names: String = home.all("article")[0].text().collect();
    assert!(names.contains("Anna & Ben"), "{names}");
    assert_eq!(bench.tap(&home, "open-2").match_id(), third.match_id());
    assert_eq!(bench.tap(&home, "open-3").match_id(), second.match_id());
    let row: String = home.all("[data-key='open-2'] .soft")[0].text().collect();
    assert!(row.starts_with("Emil & Fee · "), "{row}");
}

#[test]
fn another_match_of_the_same_people_knows_who_they_are() {
    let bench = Bench::new();
    let screen = bench.start(&bench.pair("Anna", "Ben"), 1, 0);
    let lost = bench.play(screen, &[r#"{"do":"give-up"}"#]);
    let again = bench.tap(&lost, "again");
    let ledger = Ledger::open(&bench.database()).unwrap();
    let seats = |screen: &Screen| {
        let id = screen.match_id().parse().unwrap();
        ledger.match_(id).unwrap().head.seats
    };
    assert!(seats(&lost).iter().all(Option::is_some));
    assert_eq!(seats(&again), seats(&lost));
}

/// The page of a game for two to four, with these people at the table.
fn seated(bench: &Bench, names: &[&str]) -> Screen {
    let mut page = bench.get("/games/multiplication-dice?players=");
    for name in names {
        let form = form_urlencoded::Serializer::new(String::new())
            .append_pair("name", name)
            .finish();
        let What::Submit { path, .. } = page.offer("add").what else {
            panic!("a name is sent off");
        };
        page = bench.post(&path, &form);
        assert_eq!(page.status, 200, "{name}: {}", page.text());
    }
    page
}

fn words(screen: &Screen, css: &str) -> Vec<String> {
    let found = screen.all(css).into_iter();
    found.map(|element| element.text().collect()).collect()
}

#[test]
fn people_sit_down_by_name_and_are_there_again_the_next_time() {
    let bench = Bench::new();
    let page = seated(&bench, &["Anna", "Ben", "Cleo"]);
    assert_eq!(words(&page, ".party-name bdi"), ["Anna", "Ben", "Cleo"]);
    assert_eq!(page.said(), "Anna, Ben, Cleo. 3 of 2–4 players");
    let up = page.all("[data-key^='up-']")[1].attr("data-key").unwrap();
    let page = bench.tap(&page, up);
    assert_eq!(words(&page, ".party-name bdi"), ["Anna", "Cleo", "Ben"]);
    let out = page.all("[data-key^='out-']")[0].attr("data-key").unwrap();
    let page = bench.tap(&page, out);
    let screen = bench.tap(&page, "start");
    assert_eq!(screen.kind(), "match");
    assert_eq!(words(&screen, ".seat-name"), ["Cleo", "Ben"]);
    let next = bench.get("/games/multiplication-dice");
    assert_eq!(words(&next, ".party-name bdi"), ["Cleo", "Ben"]);
    assert_eq!(words(&next, ".chip bdi"), ["Anna"]);
    assert!(next.has("open-1"), "the match that goes on stands below");
}

#[test]
fn a_name_that_will_not_do_is_refused_on_the_page_with_all_that_was_chosen() {
    let bench = Bench::new();
    let page = seated(&bench, &["Anna", "Ben"]);
    let What::Submit { path, .. } = page.offer("add").what else {
        panic!("a name is sent off");
    };
    for (typed, reason) in [("name=+anna", "at the table already"), ("", "enter a name")] {
        let refused = bench.post(&path, typed);
        assert_eq!(refused.status, 422);
        assert!(words(&refused, "#name-error")[0].contains(reason));
        assert_eq!(words(&refused, ".party-name bdi"), ["Anna", "Ben"]);
        assert!(refused.offer("start").enabled);
    }
}

#[test]
fn where_more_than_two_play_the_screen_does_not_turn() {
    let bench = Bench::new();
    bench.post("/settings", "switch=turn-to-seat%3Don");
    let three = bench.tap(&seated(&bench, &["Anna", "Ben", "Cleo"]), "start");
    assert_eq!(three.all(".seat").len(), 3);
    assert!(three.all("main[data-turn-seat]").is_empty());
    assert!(!bench.tap(&three, "menu").has("switch-turn-to-seat"));
    let two = bench.tap(&seated(&bench, &["Anna", "Ben"]), "start");
    assert_eq!(two.all("main[data-turn-seat='0']").len(), 1);
    assert!(bench.tap(&two, "menu").has("switch-turn-to-seat"));
}

#[test]
fn two_who_sit_opposite_each_other_can_have_the_screen_turn() {
    let bench = Bench::new();
    let screen = bench.start(&bench.pair("Anna", "Ben"), 1, 1);
    let menu = bench.tap(&screen, "menu");
    let turned = bench.tap(&menu, "switch-turn-to-seat");
    assert_eq!(turned.kind(), "menu", "one stays where one was");
    let screen = bench.get(&format!("/matches/{}", screen.match_id()));
    let turn = screen.all("main[data-turn-seat='1']");
    assert_eq!(turn.len(), 1);
}

#[test]
fn a_match_has_no_screen_of_another_game() {
    let bench = Bench::new();
    let pair = bench.start(&bench.pair("Anna", "Ben"), 1, 0);
    let path = pair.path().to_owned();
    let body = format!("after={}&throws=10&picks=", pair.revision());
    for route in ["simulation", "opened"] {
        let answer = bench.post(&format!("{path}/{route}"), &body);
        assert!(
            (400..500).contains(&answer.status),
            "{route}: {}",
            answer.status
        );
    }
    assert_eq!(bench.get(&format!("{path}/picture.svg")).status, 404);
    assert_eq!(bench.get(&path).revision(), pair.revision());
}
