//! All these screens: their help, their ways, their words in three languages.

use std::collections::BTreeSet;

use scraper::ElementRef;

use super::kit::{Bench, Screen, What};
use super::{FIRST, GIVE_UP, map_of, tick};

#[test]
fn help_is_complete_and_its_way_back_stays_in_the_house() {
    for lang in ["de", "en", "hu"] {
        let bench = Bench::speaking(lang);
        let up = |screen: &Screen| screen.offer("up").what;
        let help = bench.get("/help/kreuzsummen?back=/kreuzsummen");
        assert_eq!(help.all("main section").len(), 5);
        assert_eq!(help.all("main details").len(), 5);
        assert_eq!(help.all("figure svg").len(), 1);
        assert_eq!(up(&help), What::Link("/kreuzsummen".to_owned()));
        let app = bench.tap(&help, "other-app");
        assert_eq!(app.all("main section").len(), 5);
        assert_eq!(up(&app), What::Link("/kreuzsummen".to_owned()));
        for screen in [&help, &app] {
            assert!(!screen.text().contains("Unknown localization"));
            assert!(!screen.text().contains("help-"), "{}", screen.text());
        }
        let hostile = bench.get("/help?back=//example.org");
        assert_eq!(up(&hostile), What::Link("/".to_owned()));
        assert_eq!(bench.get("/help/chess").status, 404);
    }
}

/// Follows every link and pick, and taps every enabled button, from home on.
#[test]
fn every_way_from_these_screens_leads_somewhere() {
    const OURS: [&str; 7] = [
        "home", "pairs", "new-pair", "team", "scenario", "setup", "help",
    ];
    let bench = Bench::new();
    let team = bench.pair("Anna", "Ben");
    bench.play(bench.start(&team, 1, 0), &FIRST);
    bench.play(bench.start(&team, 2, 0), &FIRST[..1]);
    let mut waiting = vec!["/".to_owned(), format!("/teams/{team}?tick=1")];
    let mut seen = BTreeSet::new();
    while let Some(path) = waiting.pop() {
        if seen.len() > 150 || !seen.insert(path.clone()) {
            continue;
        }
        let screen = bench.get(&path);
        assert_eq!(screen.status, 200, "{path}");
        if !OURS.contains(&screen.kind()) {
            continue;
        }
        let offers = screen.offers();
        let keys: BTreeSet<&str> = offers.iter().map(|offer| offer.key.as_str()).collect();
        assert_eq!(keys.len(), offers.len(), "a key stands twice at {path}");
        for offer in &offers {
            match &offer.what {
                What::Link(next) => waiting.push(next.clone()),
                What::Pick(query) => waiting.push(format!("{}{query}", screen.path())),
                // No names are typed, so this alone is refused.
                What::Submit { .. } if offer.key == "add-pair" => {}
                What::Submit { path, body } if offer.enabled => {
                    let answer = bench.post(path, body);
                    assert_eq!(answer.status, 200, "{path} {body}");
                }
                What::Submit { .. } | What::Other => {}
            }
        }
    }
    assert!(seen.len() > 60, "{}", seen.len());
}

/// What one hears of a screen, a line each.
fn outline(screen: &Screen) -> String {
    let mut lines = Vec::new();
    walk(screen.all("main")[0], &mut lines);
    lines.join("\n")
}

fn walk(element: ElementRef<'_>, lines: &mut Vec<String>) {
    let name = element.value().name();
    if element.attr("aria-hidden") == Some("true") {
        return;
    }
    if let Some(state) = ["aria-pressed", "aria-checked"]
        .iter()
        .find_map(|name| element.attr(name))
    {
        lines.push(format!("{name} [{state}]"));
    }
    if let Some(label) = element.attr("aria-label") {
        lines.push(format!("{name}: {label}"));
        if ["a", "button", "svg"].contains(&name) || element.attr("role") == Some("img") {
            return;
        }
    }
    for child in element.children() {
        if let Some(element) = ElementRef::wrap(child) {
            walk(element, lines);
        } else if let Some(text) = child.value().as_text() {
            let words: Vec<&str> = text.split_whitespace().collect();
            if !words.is_empty() {
                lines.push(words.join(" "));
            }
        }
    }
}

/// The screens of a pair that ticked off two scenarios and lost the third.
#[test]
fn the_screens_in_three_languages() {
    for lang in ["de", "en", "hu"] {
        let bench = Bench::speaking(lang);
        let keep = |name: &str, screen: &Screen| {
            insta::assert_snapshot!(format!("{name}-{lang}"), outline(screen));
        };
        keep("first-start", &bench.get("/"));
        let team = bench.pair("Anna", "Ben");
        tick(&bench, &team, "upto=2");
        bench.play(bench.start(&team, 3, 0), &[GIVE_UP]);
        keep("home", &bench.get("/"));
        keep("map", &map_of(&bench, &team));
        let scenario = |what: &str| bench.get(&format!("/teams/{team}/scenarios/{what}"));
        keep("scenario", &scenario("12?from=pack"));
        keep("changes", &scenario("4"));
    }
}
