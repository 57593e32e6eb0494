//! A match on the screen beside the same match as the rules have it.

use tableside_ledger::{Ledger, Match};
use tableside_rules::Game;
use tableside_rules::match_file::{parse_entry, parse_setup};
use tableside_rules::times_table::{Action, TimesTable};

use crate::kit::{Bench, Offer, Screen, What};

pub(crate) const HOME: &str = "/games/times-table";

/// The game's page with these players at the table.
pub(crate) fn sit(bench: &Bench, variant: &str, names: &[&str]) -> Screen {
    let page = bench.get(&format!("{HOME}?players=&variant={variant}"));
    names.iter().fold(page, |page, name| {
        let body = form_urlencoded::Serializer::new(String::new())
            .append_pair("name", name)
            .finish();
        let page = bench.post(&page.location, &body);
        assert_eq!(page.status, 200, "{name}: {}", page.text());
        page
    })
}

/// The page with the table's steps, to which the game's page leads.
pub(crate) fn on(bench: &Bench, page: &Screen) -> Screen {
    assert!(page.offer("next").enabled, "{}", page.text());
    let mut query = form_urlencoded::Serializer::new(String::new());
    for input in page.all("form[method=get] input") {
        let member = |name| input.attr(name).unwrap_or_default();
        query.append_pair(member("name"), member("value"));
    }
    bench.get(&format!("{HOME}/table?{}", query.finish()))
}

/// Begins a match with these members in the query; the first one who was named begins.
pub(crate) fn begin(bench: &Bench, variant: &str, names: &[&str], members: &str) -> Screen {
    let page = sit(bench, variant, names);
    let (_, query) = page.location.split_once('?').unwrap();
    let players = form_urlencoded::parse(query.as_bytes());
    let (_, players) = players
        .into_iter()
        .find(|(name, _)| name == "players")
        .unwrap();
    let first = players.split(',').next().unwrap();
    let table = bench.get(&format!("{HOME}/table?{query}&starter={first}&{members}"));
    let screen = bench.tap(&table, "start");
    assert_eq!(screen.kind(), "match", "{}", screen.text());
    screen
}

/// A race of two up three rungs, whose first gap is 7 × 5.
pub(crate) fn race(bench: &Bench) -> Screen {
    begin(bench, "race", &["Anna", "Ben"], "rungs=3&gap=7,5")
}

/// The match as it is stored.
pub(crate) fn stored(bench: &Bench, screen: &Screen) -> Match {
    let ledger = Ledger::open(&bench.database()).unwrap();
    ledger.match_(screen.match_id().parse().unwrap()).unwrap()
}

/// The match as the rules have it.
pub(crate) fn game(bench: &Bench, screen: &Screen) -> TimesTable {
    let found = stored(bench, screen);
    let setup = parse_setup::<TimesTable>(&found.head.setup).unwrap();
    let mut game = TimesTable::start(&setup, found.head.players.len()).unwrap();
    for action in &found.actions {
        let entry = parse_entry::<TimesTable>(action).unwrap();
        game.apply(&entry.action).unwrap();
    }
    game
}

/// The action that an offer plays.
pub(crate) fn played(offer: &Offer) -> Option<Action> {
    let What::Submit { body, .. } = &offer.what else {
        return None;
    };
    let (_, action) = form_urlencoded::parse(body.as_bytes()).find(|(name, _)| name == "action")?;
    let action = serde_json::from_str(&action).expect("an action is JSON");
    let entry = parse_entry::<TimesTable>(&action);
    Some(entry.expect("an action of the game").action)
}

/// Taps these keys one after the other; each must be answered with a screen.
pub(crate) fn taps(bench: &Bench, screen: Screen, keys: &[&str]) -> Screen {
    keys.iter().fold(screen, |screen, key| {
        let next = bench.tap(&screen, key);
        assert_eq!(next.status, 200, "{key}: {}", next.text());
        next
    })
}

/// Sends a request of a match as its screen would.
pub(crate) fn post(bench: &Bench, screen: &Screen, what: &str, more: &str) -> Screen {
    let path = format!("/matches/{}/{what}", screen.match_id());
    bench.post(&path, &format!("after={}{more}", screen.revision()))
}

/// A tile that fits and leaves this gap, as JSON.
pub(crate) fn fit(top: u8, left: u8) -> String {
    format!(r#"{{"do":"match","gap":[{top},{left}]}}"#)
}

/// Plays actions, each of which must count.
pub(crate) fn play(bench: &Bench, screen: Screen, actions: &[String]) -> Screen {
    let actions: Vec<&str> = actions.iter().map(String::as_str).collect();
    bench.play(screen, &actions)
}
