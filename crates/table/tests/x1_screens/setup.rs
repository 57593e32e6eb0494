//! The pages before a match: variants, who begins, rungs and sand, and how the table is set up.

use crate::kit::{Bench, Hands, Screen};
use crate::table::{HOME, begin, fit, on, play, sit, stored, taps};

#[test]
fn the_books_say_who_begins_and_the_next_one_is_offered_after_that() {
    let bench = Bench::new();
    let page = sit(&bench, "race", &["Anna", "Ben"]);
    assert!(
        page.text().contains("whoever is youngest"),
        "{}",
        page.text()
    );
    let page = taps(&bench, page, &["variant-sprint"]);
    assert!(page.text().contains("whoever is oldest"), "{}", page.text());
    let page = taps(&bench, page, &["variant-expedition"]);
    assert!(!page.has("starter-0") && !page.has("fewer"));
    begin(&bench, "race", &["Anna", "Ben"], "gap=7,5");
    let page = bench.get(&format!("{HOME}?variant=race"));
    let chosen = page.all("[data-key^=starter][aria-pressed=true]");
    assert_eq!(
        chosen[0].attr("data-key"),
        Some("starter-1"),
        "after Anna comes Ben"
    );
}

#[test]
fn rungs_and_sand_are_asked_once_and_remembered() {
    let bench = Bench::new();
    let page = sit(&bench, "sprint", &["Anna", "Ben"]);
    let rungs = |bench: &Bench| {
        bench.get(HOME).all(".big-number")[0]
            .text()
            .collect::<String>()
    };
    assert_eq!(rungs(&bench), "10");
    let page = taps(&bench, page, &["fewer", "fewer", "sand-90000"]);
    let page = on(&bench, &page);
    let screen = bench.tap(&page, "start");
    let head = stored(&bench, &screen).head;
    assert_eq!(head.setup["rungs"], 8);
    assert_eq!(head.options["times-table"]["glass"]["ms"], 90_000);
    assert_eq!(rungs(&bench), "8");
    let page = bench.get(HOME);
    let chosen = page.all("[data-key^=sand][aria-pressed=true]");
    assert_eq!(chosen[0].attr("data-key"), Some("sand-90000"));
    let screen = taps(&bench, screen, &["start-sand"]);
    assert_eq!(
        screen.all(".x1-sand [data-digits]")[0]
            .text()
            .collect::<String>(),
        "1:30"
    );
}

#[test]
fn a_measured_glass_can_be_chosen() {
    let bench = Bench::new();
    {
        let mut ledger = tableside_ledger::Ledger::open(&bench.database()).unwrap();
        ledger.add_glass("The blue one", 61_500).unwrap();
    }
    let page = sit(&bench, "sprint", &["Anna", "Ben"]);
    let key = page
        .offers()
        .into_iter()
        .find(|offer| offer.key.starts_with("sand-") && offer.key.len() > 20)
        .unwrap();
    let page = bench.take(&page, &key.what);
    let page = on(&bench, &page);
    let screen = bench.tap(&page, "start");
    let glass = &stored(&bench, &screen).head.options["times-table"]["glass"];
    assert_eq!(
        *glass,
        serde_json::json!({ "ms": 61_500, "name": "The blue one" })
    );
    let screen = taps(&bench, screen, &["start-sand"]);
    assert_eq!(
        screen.all(".x1-sand [data-digits]")[0]
            .text()
            .collect::<String>(),
        "1:02"
    );
}

#[test]
fn a_glass_that_is_measured_on_the_way_comes_back_chosen() {
    let hands = Hands::new();
    let bench = Bench::timed("en", &hands);
    let page = sit(&bench, "sprint", &["Anna", "Ben"]);
    let page = taps(&bench, page, &["fewer", "starter-1"]);
    let screen = taps(&bench, page, &["measure", "turned"]);
    hands.pass(std::time::Duration::from_secs(43));
    let screen = taps(&bench, screen, &["empty"]);
    let named = |name: &str, screen: &Screen| {
        let mut form = form_urlencoded::Serializer::new(String::new());
        for input in screen.all("form input[type=hidden]") {
            form.append_pair(
                input.attr("name").unwrap(),
                input.attr("value").unwrap_or_default(),
            );
        }
        form.append_pair("do", "keep").append_pair("name", name);
        bench.post(screen.path(), &form.finish())
    };
    let refused = named(" ", &screen);
    assert_eq!((refused.status, refused.kind()), (422, "timer-measure"));
    let page = named("Őri's", &refused);
    assert_eq!((page.status, page.kind()), (200, "setup"));
    let glass = page.all("[data-key^=sand-][aria-pressed=true]");
    let chosen: Vec<String> = glass.iter().map(|key| key.text().collect()).collect();
    assert_eq!(chosen, ["Őri's 43 s"]);
    assert_eq!(page.all("[data-key=starter-1][aria-pressed=true]").len(), 1);
    assert!(page.all(".big-number")[0].text().eq(["9"]));
    let screen = bench.tap(&on(&bench, &page), "start");
    let options = &stored(&bench, &screen).head.options["times-table"];
    assert_eq!(options["glass"]["ms"], 43_000);
    // A screen elsewhere can't ask for a glass.
    let away = bench.get("/tools/timer/measure?for=//example.org/");
    assert_eq!(away.all("input[name=for]")[0].attr("value"), Some("/"));
}

#[test]
fn a_race_does_not_begin_before_its_gap_is_told() {
    let bench = Bench::new();
    let page = sit(&bench, "race", &["Anna", "Ben"]);
    let table = on(&bench, &page);
    assert_eq!(table.kind(), "laying-out");
    assert!(!table.offer("start").enabled);
    let table = taps(&bench, table, &["quarter-2"]);
    assert!(table.has("place-7-5") && !table.has("place-1-1"));
    let back = taps(&bench, bench.get(&table.location), &["whole-wall"]);
    assert!(back.has("quarter-1"));
    let table = taps(&bench, table, &["place-7-5"]);
    assert_eq!(table.said(), "The gap is at 7 × 5.");
    let screen = bench.tap(&table, "start");
    assert_eq!(
        stored(&bench, &screen).head.setup["gap"],
        serde_json::json!([7, 5])
    );
    let forced = bench.post(
        "/games/times-table/matches",
        &format!("variant=race&players={}&rungs=3", ids(&table.location)),
    );
    assert_eq!(forced.status, 422);
    assert_eq!(forced.kind(), "laying-out");
}

/// The players in a page's address.
fn ids(location: &str) -> String {
    let (_, query) = location.split_once('?').unwrap();
    let mut members = form_urlencoded::parse(query.as_bytes());
    members
        .find(|(name, _)| name == "players")
        .unwrap()
        .1
        .into_owned()
}

#[test]
fn too_few_players_lead_back_to_the_first_page() {
    let bench = Bench::new();
    let page = sit(&bench, "race", &["Anna"]);
    assert!(!page.offer("next").enabled);
    let table = bench.get(&format!(
        "{HOME}/table?variant=race&players={}",
        ids(&page.location)
    ));
    assert_eq!(table.kind(), "setup");
    let alone = taps(&bench, page, &["variant-expedition"]);
    let alone = on(&bench, &alone);
    assert_eq!(alone.kind(), "laying-out");
    let refused = bench.post("/games/times-table/matches", "variant=sprint&players=");
    assert_eq!(refused.status, 422);
}

#[test]
fn each_variant_has_its_drawn_steps() {
    let bench = Bench::new();
    for (variant, steps, names) in [
        ("race", 4, &["Anna", "Ben"][..]),
        ("sprint", 3, &["Anna", "Ben"]),
        ("expedition", 2, &["Anna"]),
    ] {
        let page = sit(&bench, variant, names);
        let table = on(&bench, &page);
        let ticks = table.all(".tick");
        assert_eq!(ticks.len(), steps, "{variant}");
        for tick in ticks {
            let pictures = tick.html().matches("<svg").count();
            assert!(pictures >= 2, "{variant}: a drawing besides the tick");
        }
    }
}

#[test]
fn the_steps_are_folded_away_for_whoever_played_this_variant_the_last_time() {
    let bench = Bench::new();
    let page = |variant: &str| on(&bench, &sit(&bench, variant, &["Anna", "Ben"]));
    assert!(page("race").all("details").is_empty());
    begin(&bench, "race", &["Anna", "Ben"], "rungs=3&gap=7,5");
    let again = page("race");
    assert_eq!(again.all("details:not([open]) .ticks").len(), 1);
    assert!(
        again.all("details .x1-quarter").is_empty(),
        "the wall stays"
    );
    assert!(page("sprint").all("details").is_empty());
}

#[test]
fn home_leads_to_the_game_and_the_match_back_to_it() {
    let bench = Bench::new();
    let page = bench.tap(&bench.get("/"), "game-times-table");
    assert_eq!(page.path(), HOME);
    let screen = begin(&bench, "race", &["Anna", "Ben"], "rungs=2&gap=7,5");
    assert_eq!(bench.tap(&screen, "up").path(), HOME);
    assert!(bench.get("/").text().contains("Abenteuer 1x1, race"));
    let help = bench.tap(&bench.tap(&screen, "menu"), "help");
    assert!(help.text().contains("What it is about"), "{}", help.text());
    let screen = play(&bench, screen, &[fit(4, 2)]);
    let log = bench.get(&format!("{}/log", screen.path()));
    assert!(
        log.text().contains("Anna: 7 × 5 fits. Next gap: 4 × 2."),
        "{}",
        log.text()
    );
}
