//! The page of a scenario, and how an attempt starts.

use std::collections::BTreeSet;

use super::kit::{Bench, Screen};
use super::{FIRST, element, open_matches};

fn page(bench: &Bench, team: &str, scenario: &str) -> Screen {
    bench.get(&format!("/teams/{team}/scenarios/{scenario}"))
}

fn is_done(screen: &Screen, key: &str) -> bool {
    element(screen, key).attr("aria-checked") == Some("true")
}

fn ends(screen: &Screen, query: &str) {
    assert!(screen.location.ends_with(query), "{}", screen.location);
}

#[test]
fn steps_are_ticked_off_in_the_url() {
    let bench = Bench::new();
    let team = bench.pair("Anna", "Ben");
    let fresh = page(&bench, &team, "1");
    assert_eq!(fresh.all("[role=checkbox]").len(), 3);
    let one = bench.tap(&fresh, "step-2");
    ends(&one, "?done=2");
    assert!(is_done(&one, "step-2") && !is_done(&one, "step-1"));
    let fans = |screen: &Screen| screen.all(".fan").len();
    assert!(fans(&one) < fans(&fresh), "what is done folds up");
    assert_eq!(bench.get(&one.location).html, one.html);
    let all = bench.tap(&bench.tap(&one, "step-1"), "step-3");
    ends(&all, "?done=1,2,3");
    assert!(all.text().contains("Everything lies ready"));
    ends(&bench.tap(&all, "step-2"), "?done=1,3");
    // Who begins is picked beside it, and neither disturbs the other.
    let picked = bench.tap(&all, "starter-1");
    ends(&picked, "?done=1,2,3&starter=1");
    let begun = bench.tap(&picked, "start");
    assert_eq!(begun.all(".seat-1.seat-on").len(), 1);
}

#[test]
fn chance_decides_once_and_its_word_stays() {
    let bench = Bench::new();
    let team = bench.pair("Anna", "Ben");
    let fresh = page(&bench, &team, "1?done=1");
    let mut seen = BTreeSet::new();
    for _ in 0..64 {
        let tossed = bench.tap(&fresh, "toss");
        let (_, query) = tossed.location.split_once('?').unwrap();
        let starter = query.strip_prefix("done=1&starter=").unwrap();
        let starter = starter.strip_suffix("&tossed=1").unwrap();
        let name = ["Anna", "Ben"][starter.parse::<usize>().unwrap()];
        assert_eq!(tossed.said(), format!("Chance says: {name}."));
        assert_eq!(bench.get(&tossed.location).html, tossed.html);
        seen.insert(name);
    }
    // 64 tosses all fall the same way once in 10^19 times.
    assert_eq!(seen.len(), 2);
}

#[test]
fn what_changes_is_told_from_what_lies_on_the_table() {
    let bench = Bench::new();
    let team = bench.pair("Anna", "Ben");
    let says = |scenario: &str, words: &str| {
        let text = page(&bench, &team, scenario).text();
        assert!(text.contains(words), "{words}: {text}");
    };
    assert!(!page(&bench, &team, "1").has("from-table"), "nothing yet");
    says("2", "Put the deck together: 20 cards");
    bench.play(bench.start(&team, 1, 0), &FIRST);
    says("2", "after 1 · Sechs freie Plätze");
    says("2", "Change 4 club cards");
    says("2", "2 cards go in");
    says("1", "Nothing else changes");
    let whole = bench.tap(&page(&bench, &team, "2"), "from-pack");
    assert!(whole.text().contains("Put the deck together: 20 cards"));
    bench.start(&team, 2, 1);
    says("7", "4 cards a hand instead of 3");
}

#[test]
fn the_set_up_can_be_skipped_for_good_and_is_in_the_menu_of_the_match() {
    let bench = Bench::new();
    let team = bench.pair("Anna", "Ben");
    let folded = |screen: &Screen| screen.all("details.folded [role=checkbox]").len();
    let shown = page(&bench, &team, "2?starter=1");
    assert_eq!(folded(&shown), 0);
    let skipped = bench.tap(&shown, "skip-setup");
    assert_eq!(skipped.location, shown.location, "the pick stays");
    assert_eq!(folded(&skipped), 3);
    let begun = bench.tap(&skipped, "start");
    let menu = bench.get(&format!("/matches/{}/menu", begun.match_id()));
    let setup = bench.tap(&menu, "link-1");
    assert_eq!(setup.kind(), "setup");
    assert!(setup.text().contains("Jack New"));
    assert!(!setup.has("start"));
    assert_eq!(folded(&setup), 0);
    ends(&bench.tap(&setup, "step-1"), "?done=1");
    assert_eq!(folded(&bench.tap(&skipped, "skip-setup")), 0);
}

#[test]
fn an_attempt_that_cannot_be_is_not_started() {
    let bench = Bench::new();
    let team = bench.pair("Anna", "Ben");
    let path = format!("/teams/{team}/matches");
    for body in [
        "",
        "scenario=0&starter=0",
        "scenario=51&starter=0",
        "scenario=256&starter=0",
        "scenario=1&starter=2",
        "scenario=1&starter=-1",
        "scenario=1",
        "starter=1",
        "scenario=one&starter=0",
    ] {
        let answer = bench.post(&path, body);
        let refused = (400..500).contains(&answer.status);
        assert!(refused, "{body}: {}", answer.status);
        assert_eq!(answer.kind(), "failure", "{body}");
    }
    let nobody = bench.post("/teams/x/matches", "scenario=1&starter=0");
    assert_eq!(nobody.status, 404);
    for scenario in ["0", "51", "x", "256", "-1"] {
        let status = page(&bench, &team, scenario).status;
        assert!((400..500).contains(&status), "{scenario}: {status}");
    }
    assert_eq!(open_matches(&bench), 0);
}

#[test]
fn a_start_that_arrives_twice_is_one_attempt() {
    let bench = Bench::new();
    let team = bench.pair("Anna", "Ben");
    let first = bench.start(&team, 1, 0);
    assert_eq!(bench.start(&team, 1, 0).match_id(), first.match_id());
    assert_eq!(open_matches(&bench), 1);
    bench.play(first, &FIRST[..1]);
    bench.start(&team, 1, 0);
    bench.start(&team, 1, 1);
    bench.start(&team, 2, 1);
    assert_eq!(open_matches(&bench), 4, "starting one ends no other");
}

#[test]
fn every_scenario_has_its_page_in_every_language() {
    for lang in ["de", "en", "hu"] {
        let bench = Bench::speaking(lang);
        let team = bench.pair("Anna", "Ben");
        bench.start(&team, 50, 0);
        for number in 1..=50 {
            let way = if number % 2 == 0 { "table" } else { "pack" };
            let scenario = format!("{number}?from={way}");
            let page = page(&bench, &team, &scenario);
            assert_eq!(page.status, 200, "{scenario}");
            let title: String = page.all("h1")[0].text().collect();
            assert!(title.starts_with(&format!("{number} · ")), "{title}");
            for raw in ["Unknown localization", "ks-", "setup-", "scenario-", "{ $"] {
                assert!(!page.text().contains(raw), "{lang} {scenario}: {raw}");
            }
        }
    }
}

#[test]
fn the_pictures_show_the_scenario() {
    let bench = Bench::new();
    let team = bench.pair("Anna", "Ben");
    let page = |number: u8| page(&bench, &team, &format!("{number}?from=pack"));
    let field = page(1);
    assert_eq!(
        field.all(".laid")[0].attr("aria-label"),
        Some(
            "Empty field, 2 × 3. Row targets from the top: 9, 2 crosswise = 12. \
             Column targets: 6, 7, 8."
        )
    );
    let cards = |number: u8| page(number).all(".fans .card").len();
    assert_eq!(cards(1), 18);
    assert_eq!(cards(31), 24);
    assert_eq!(cards(50), 33);
    assert_eq!(page(50).all(".laid-place").len(), 16);
    // Rows 10, 19, 13, 14 and columns 11, 12, 16, 17: all but the ten lie across.
    assert_eq!(page(50).all(".laid .card-turned").len(), 7);
}
