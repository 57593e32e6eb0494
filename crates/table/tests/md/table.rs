//! A match on the screen beside the same match as the rules have it.

use tableside_ledger::{Ledger, Match};
use tableside_rules::Game;
use tableside_rules::match_file::{parse_entry, parse_setup};
use tableside_rules::multiplication_dice::{Action, MultiplicationDice, Place};

use crate::kit::{Bench, Offer, Screen, What};

pub(crate) const HOME: &str = "/games/multiplication-dice";

/// Begins a match on the game's page.
pub(crate) fn begin(bench: &Bench, names: &[&str], rounds: u32) -> Screen {
    let page = sit(bench, names);
    let page = bench.get(&format!("{}&rounds={rounds}", page.location));
    let screen = bench.tap(&page, "start");
    assert_eq!(screen.kind(), "match", "{}", screen.text());
    screen
}

/// The game's page with these players at the table.
pub(crate) fn sit(bench: &Bench, names: &[&str]) -> Screen {
    let page = bench.get(&format!("{HOME}?players="));
    names.iter().fold(page, |page, name| {
        let body = form_urlencoded::Serializer::new(String::new())
            .append_pair("name", name)
            .finish();
        let page = bench.post(&page.location, &body);
        assert_eq!(page.status, 200, "{name}: {}", page.text());
        page
    })
}

/// The match as it is stored.
pub(crate) fn stored(bench: &Bench, screen: &Screen) -> Match {
    let ledger = Ledger::open(&bench.database()).unwrap();
    ledger.match_(screen.match_id().parse().unwrap()).unwrap()
}

/// Actions as the rules read them.
pub(crate) fn actions(found: &Match) -> Vec<Action> {
    let entries = found.actions.iter().map(parse_entry::<MultiplicationDice>);
    entries.map(|entry| entry.unwrap().action).collect()
}

/// The match as the rules have it.
pub(crate) fn game(bench: &Bench, screen: &Screen) -> MultiplicationDice {
    let found = stored(bench, screen);
    let setup = parse_setup::<MultiplicationDice>(&found.head.setup).unwrap();
    let mut game = MultiplicationDice::start(&setup, found.head.players.len()).unwrap();
    for action in actions(&found) {
        game.apply(&action).unwrap();
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
    let entry = parse_entry::<MultiplicationDice>(&action);
    Some(entry.expect("an action of the game").action)
}

/// The fields that can be tapped.
pub(crate) fn lit(screen: &Screen) -> Vec<Place> {
    let offers = screen.offers().into_iter().filter(|offer| offer.enabled);
    offers
        .filter_map(|offer| {
            let place = offer.key.strip_prefix("field-")?.to_owned();
            let (row, column) = place.split_once('-')?;
            Place::new(row.parse().ok()?, column.parse().ok()?)
        })
        .collect()
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

/// The claim of a field, as JSON.
pub(crate) fn claim(row: u8, column: u8) -> String {
    format!(r#"{{"do":"claim","row":{row},"column":{column}}}"#)
}

/// A throw, as JSON.
pub(crate) fn roll(one: u8, two: u8, three: u8) -> String {
    format!(r#"{{"do":"roll","dice":[{one},{two},{three}]}}"#)
}

/// Plays actions, each of which must count.
pub(crate) fn play(bench: &Bench, screen: Screen, actions: &[String]) -> Screen {
    let actions: Vec<&str> = actions.iter().map(String::as_str).collect();
    bench.play(screen, &actions)
}
