//! Two names become a pair, and the pairs are found again.

use super::kit::{Bench, What};
use super::{FIRST, element, form, map_of, pair_count, squares};

#[test]
fn the_first_start_leads_by_one_clear_step_after_the_other_into_a_match() {
    let bench = Bench::new();
    let home = bench.get("/");
    assert!(home.text().contains("Which game is on your table?"));
    let first = home.all("main .page a")[0].attr("data-key");
    assert_eq!(
        first,
        Some("game-kreuzsummen"),
        "a game is all there is to choose"
    );
    let pairs = bench.tap(&home, "game-kreuzsummen");
    assert_eq!(pairs.kind(), "pairs");
    assert!(pairs.has("add-pair"));
    let map = bench.post("/teams", &form(&[("one", "Anna"), ("two", "Ben")]));
    assert_eq!((map.status, map.kind()), (200, "team"));
    assert_eq!(squares(&map, "square-next"), [1]);
    let page = bench.tap(&map, "next-setup");
    assert_eq!(page.kind(), "scenario");
    assert!(page.text().contains("the younger of you"));
    let begun = bench.tap(&page, "start");
    assert_eq!(begun.kind(), "match");
    let home = bench.get("/");
    assert!(home.text().contains("Begun just now"));
    assert!(home.text().contains("Anna & Ben: 0 of 50"));
    assert_eq!(bench.tap(&home, "open-1").match_id(), begun.match_id());
}

#[test]
fn home_names_the_pair_that_played_last_and_leads_to_all_of_them() {
    let bench = Bench::new();
    bench.pair("Anna", "Ben");
    assert!(!bench.get("/").has("all-kreuzsummen"), "one is all");
    let team = bench.pair("Anna", "Cleo");
    bench.start(&team, 1, 0);
    let home = bench.get("/");
    assert!(home.text().contains("Anna & Cleo: 0 of 50"));
    assert!(home.text().contains("All 2 pairs"));
    assert_eq!(bench.tap(&home, "all-kreuzsummen").kind(), "pairs");
}

#[test]
fn names_that_will_not_do_are_refused_beside_the_input_and_stay_there() {
    let bench = Bench::new();
    let long = "x".repeat(61);
    let cases: [(&str, &str, &str, &str); 9] = [
        ("", "Ben", "one", "enter a name"),
        ("Anna", " \t ", "two", "enter a name"),
        ("\u{200b}\u{2060}", "Ben", "one", "enter a name"),
        (&long, "Ben", "one", "61 characters; 60 fit"),
        ("Anna", "Be\nn", "two", "can’t be shown"),
        ("Anna", "\u{202e}neB", "two", "can’t be shown"),
        ("An\u{7}na", "Ben", "one", "can’t be shown"),
        ("Anna", " anna ", "two", "Both names are the same"),
        ("Ödön", "ÖDÖN", "two", "Both names are the same"),
    ];
    for (one, two, wrong, message) in cases {
        let screen = bench.post("/teams", &form(&[("one", one), ("two", two)]));
        assert_eq!(screen.status, 422, "{one:?} {two:?}");
        let error = &screen.all(&format!("#{wrong}-error"))[0];
        let said: String = error.text().collect();
        assert!(said.contains(message), "{one:?} {two:?}: {said}");
        let input = element(&screen, wrong);
        assert_eq!(input.attr("aria-invalid"), Some("true"));
        let described = input.attr("aria-describedby");
        assert_eq!(described, Some(&*format!("{wrong}-error")));
        assert_eq!(screen.all("[aria-invalid]").len(), 1);
        let stays = if wrong == "one" {
            ("two", two)
        } else {
            ("one", one)
        };
        assert_eq!(element(&screen, stays.0).attr("value"), Some(stays.1));
        assert_eq!(pair_count(&bench), 0);
    }
    let both = bench.post("/teams", "");
    assert_eq!(both.all(".error").len(), 2);
}

#[test]
fn names_in_any_script_and_with_any_signs_come_back_as_they_are() {
    let bench = Bench::new();
    let longest = "Ж".repeat(60);
    let names = [
        ("<script>alert(1)</script>", "\"'&<b>"),
        ("محمد", "李小龍"),
        ("{ $n }", "Zoë 👩‍🚀"),
        (longest.as_str(), "؟"),
    ];
    for (one, two) in names {
        let team = bench.pair(one, two);
        let map = map_of(&bench, &team);
        let title: String = map.all("h1")[0].text().collect();
        assert_eq!(title, format!("{one} & {two}"));
        assert!(map.all("main script").is_empty());
        let page = bench.get(&format!("/teams/{team}/scenarios/1"));
        let seats: Vec<String> = page
            .all("[data-key^='starter-'] bdi")
            .iter()
            .map(|name| name.text().collect())
            .collect();
        assert_eq!(seats, [one, two]);
    }
    assert_eq!(pair_count(&bench), names.len());
}

#[test]
fn a_pair_that_exists_is_led_to_its_campaign() {
    let bench = Bench::new();
    let team = bench.pair("Anna", "Ben");
    for (one, two) in [("Anna", "Ben"), ("Ben", "Anna"), (" anna", "BEN ")] {
        let screen = bench.post("/teams", &form(&[("one", one), ("two", two)]));
        assert_eq!(screen.path(), format!("/teams/{team}"));
        assert!(screen.text().contains("You two already have a campaign"));
    }
    assert_eq!(pair_count(&bench), 1);
}

#[test]
fn known_players_are_tapped_into_the_free_input_of_another_pair() {
    let bench = Bench::new();
    bench.pair("Anna", "Ben");
    let new = bench.get("/kreuzsummen/new");
    let filled = bench.tap(&new, "known-2");
    assert_eq!(filled.location, "/kreuzsummen/new?one=Anna&two=");
    assert_eq!(element(&filled, "one").attr("value"), Some("Anna"));
    assert_eq!(filled.all("[data-key^='known-']").len(), 1);
    let again = bench.get(&filled.location);
    assert_eq!(again.html, filled.html, "the URL holds what was tapped");
    let typed = form(&[("one", "Anna"), ("two", "Cem")]);
    assert_eq!(bench.post("/teams", &typed).kind(), "team");
    let offered = bench.get("/kreuzsummen/new").all(".chip").len();
    assert_eq!(offered, 3, "Anna is one player, in two pairs");
    assert_eq!(pair_count(&bench), 2);
}

#[test]
fn the_last_used_pair_is_a_tap_away_and_the_others_are_in_the_list() {
    let bench = Bench::new();
    let first = bench.pair("Anna", "Ben");
    let second = bench.pair("Cem", "Dora");
    let card = || bench.get("/").offer("game-kreuzsummen").what;
    assert_eq!(card(), What::Link(format!("/teams/{second}")));
    bench.play(bench.start(&first, 1, 0), &FIRST[..1]);
    assert_eq!(card(), What::Link(format!("/teams/{first}")));
    let other = bench.get("/kreuzsummen").offer("pair-2").what;
    assert_eq!(other, What::Link(format!("/teams/{second}")));
}
