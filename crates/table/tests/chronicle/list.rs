//! The list, its filters and its pages.

use super::kit::{Bench, Screen, What};
use super::{form, golden, lost, person, players};

#[test]
fn an_empty_chronicle_says_what_will_stand_there() {
    for lang in ["de", "en", "hu"] {
        let bench = Bench::speaking(lang);
        let list = bench.tap(&bench.get("/"), "book-book");
        assert_eq!(list.kind(), "chronicle");
        assert!(!list.text().contains("Unknown localization"));
        assert!(!list.has("filter-game"), "there is nothing to choose from");
        assert_eq!(bench.tap(&list, "add-first").kind(), "add-match");
    }
}

#[test]
fn each_match_is_a_line_with_day_players_and_result() {
    let bench = Bench::new();
    lost(&bench, "Anna", "Ben");
    golden::finished(&bench, "dig-up-scored");
    let open = bench.start(&bench.pair("Cleo", "Dora"), 1, 0);
    let list = bench.get("/chronicle");
    assert_eq!(players(&list).len(), 3);
    assert_eq!(list.all(".diary").len(), 1, "one month has one heading");
    let lines = list.words(".diary-line .row-text");
    assert!(
        lines[0].starts_with("Cleo & Dora Not finished yet"),
        "{lines:?}"
    );
    assert!(lines[1].contains(" wins"), "{lines:?}");
    assert!(
        lines[2].starts_with("Anna & Ben Not won Kreuzsummen"),
        "{lines:?}"
    );
    let first = list.all(".diary-line")[0].attr("data-key").unwrap();
    assert_eq!(bench.tap(&list, first).match_id(), open.match_id());
    let oldest = list.all(".diary-line")[2].attr("data-key").unwrap();
    assert_eq!(bench.tap(&list, oldest).kind(), "replay");
}

#[test]
fn filters_narrow_the_list_and_say_what_is_chosen() {
    let bench = Bench::new();
    let pair = bench.pair("Anna", "Ben");
    lost(&bench, "Anna", "Ben");
    lost(&bench, "Anna", "Cleo");
    golden::finished(&bench, "dig-up-scored");
    let list = bench.get("/chronicle");
    assert!(list.text().contains("3 matches"));
    assert!(!list.has("filter-year"), "one year is no choice");
    let panel = bench.tap(&list, "filter-game");
    assert_eq!(
        panel
            .all("[data-key='filter-game'][aria-expanded='true']")
            .len(),
        1
    );
    let dug = bench.tap(&panel, "game-dig-up");
    assert_eq!(players(&dug).len(), 1);
    assert_eq!(
        dug.all("[data-key='filter-game']")[0].attr("aria-label"),
        Some("Game: DIG UP Adventure")
    );
    let panel = bench.tap(&dug, "filter-game");
    let all = bench.tap(&panel, "game-all");
    assert_eq!(players(&all).len(), 3);
    let panel = bench.tap(&all, "filter-team");
    let of_team = bench.tap(&panel, &format!("team-{pair}"));
    assert_eq!(players(&of_team), ["Anna & Ben"]);
    // Another game than the team's leaves nothing, and says so.
    let panel = bench.tap(&of_team, "filter-game");
    let none = bench.tap(&panel, "game-labyrinth");
    assert!(none.text().contains("No match fits"));
    assert_eq!(players(&bench.tap(&none, "show-all")).len(), 3);
}

#[test]
fn a_player_and_a_year_can_be_chosen_together() {
    let bench = Bench::new();
    let (anna, ben) = (person(&bench, "Anna"), person(&bench, "Ben"));
    for day in ["2024-12-31", "2025-01-01", "2025-12-31", "2026-01-01"] {
        add(&bench, &[&anna, &ben], day);
    }
    add(&bench, &[&ben, &person(&bench, "Cleo")], "2025-06-01");
    let list = bench.get("/chronicle");
    let panel = bench.tap(&list, "filter-year");
    let years = |panel: &Screen| -> Vec<String> {
        let offers = panel.offers().into_iter().map(|offer| offer.key);
        offers.filter(|key| key.starts_with("year-")).collect()
    };
    assert_eq!(
        years(&panel),
        ["year-all", "year-2026", "year-2025", "year-2024"]
    );
    let year = bench.tap(&panel, "year-2025");
    assert_eq!(players(&year).len(), 3);
    let panel = bench.tap(&year, "filter-player");
    let both = bench.tap(&panel, &format!("player-{anna}"));
    assert_eq!(players(&both), ["Anna & Ben", "Anna & Ben"]);
    assert_eq!(both.words(".page h2"), ["December 2025", "January 2025"]);
    // What is no choice lets everything through.
    for odd in [
        "year=x",
        "year=99999",
        "player=1",
        "game=chess",
        "after=yesterday",
    ] {
        assert_eq!(
            players(&bench.get(&format!("/chronicle?{odd}"))).len(),
            5,
            "{odd}"
        );
    }
    // Years without a match are no choice, however long ago somebody says to have played.
    add(&bench, &[&anna, &ben], "1900-01-01");
    let panel = bench.get("/chronicle?filter=year");
    assert_eq!(years(&panel).len(), 5, "{:?}", years(&panel));
    assert_eq!(players(&bench.get("/chronicle?year=1900")).len(), 1);
}

/// A match of the dice game on a day, won by the first.
fn add(bench: &Bench, ids: &[&str], day: &str) {
    let game = "multiplication-dice";
    let page = bench.get(&format!(
        "/chronicle/add/result?game={game}&players={}",
        ids.join(",")
    ));
    let What::Submit { path, body } = page.offer("store").what else {
        panic!("it is a form");
    };
    // The day stands in the form already; the one that is given here is read first.
    let body = format!("{}&{body}", form(&[("day", day), ("winner", "0")]));
    let stored = bench.post(&path, &body);
    assert_eq!(stored.kind(), "replay", "{}", stored.text());
}

#[test]
fn fifty_fill_a_page_and_the_earlier_ones_are_a_tap_away() {
    let bench = Bench::new();
    let (anna, ben) = (person(&bench, "Anna"), person(&bench, "Ben"));
    let day = |n: u32| format!("2025-{:02}-{:02}", 1 + n / 28, 1 + n % 28);
    for n in 0..53 {
        add(&bench, &[&anna, &ben], &day(n));
    }
    let list = bench.get(&format!("/chronicle?player={anna}"));
    assert!(list.text().contains("53 matches"));
    assert_eq!(players(&list).len(), 50);
    assert!(!list.has("latest"));
    let rest = bench.tap(&list, "earlier");
    assert_eq!(players(&rest).len(), 3);
    assert!(!rest.has("earlier"));
    assert_eq!(rest.words(".diary-day b"), ["3", "2", "1"]);
    assert!(rest.location.contains(&anna), "the filter stays");
    let latest = bench.tap(&rest, "latest");
    assert_eq!(players(&latest).len(), 50);
}
