//! A match on the screen beside the same match as the rules have it.

use tableside_ledger::{Ledger, Match};
use tableside_rules::Game;
use tableside_rules::labyrinth::{Action, Labyrinth, Place, Push};
use tableside_rules::match_file::{parse_entry, parse_setup};

use crate::kit::{Bench, Offer, Screen, What};

pub(crate) const HOME: &str = "/games/labyrinth";
/// A deal that every test can rely on.
pub(crate) const SEED: &str = "0000002a";

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

/// Begins a match with a dealt board; `wishes` are further picks, such as `&cards=2`.
pub(crate) fn begin(bench: &Bench, names: &[&str], wishes: &str) -> Screen {
    let page = sit(bench, names);
    let query = page.location.split_once('?').unwrap().1;
    let deal = bench.get(&format!("{HOME}/deal?{query}&seed={SEED}{wishes}"));
    assert_eq!(deal.kind(), "lab-deal", "{}", deal.text());
    started(bench, &deal)
}

/// Begins a match without a board.
pub(crate) fn begin_plain(bench: &Bench, names: &[&str], wishes: &str) -> Screen {
    let page = sit(bench, names);
    let page = bench.get(&format!("{}&board=none{wishes}", page.location));
    started(bench, &page)
}

fn started(bench: &Bench, page: &Screen) -> Screen {
    let screen = bench.tap(page, "start");
    assert_eq!(screen.kind(), "match", "{}", screen.text());
    screen
}

/// The match as it is stored.
pub(crate) fn stored(bench: &Bench, screen: &Screen) -> Match {
    let ledger = Ledger::open(&bench.database()).unwrap();
    ledger.match_(screen.match_id().parse().unwrap()).unwrap()
}

/// The match as the rules have it.
pub(crate) fn game(bench: &Bench, screen: &Screen) -> Labyrinth {
    let found = stored(bench, screen);
    let setup = parse_setup::<Labyrinth>(&found.head.setup).unwrap();
    let mut game = Labyrinth::start(&setup, found.head.players.len()).unwrap();
    for action in &found.actions {
        let entry = parse_entry::<Labyrinth>(action).unwrap();
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
    let entry = parse_entry::<Labyrinth>(&action);
    Some(entry.expect("an action of the game").action)
}

/// Plays actions, each of which must count.
pub(crate) fn play(bench: &Bench, screen: Screen, actions: &[Action]) -> Screen {
    actions.iter().fold(screen, |screen, action| {
        let text = serde_json::to_string(action).unwrap();
        let next = bench.act(&screen, &text);
        assert_eq!(next.status, 200, "{text}: {}", next.text());
        next
    })
}

/// Taps these keys one after the other; each must be answered with a screen.
pub(crate) fn taps(bench: &Bench, screen: Screen, keys: &[&str]) -> Screen {
    keys.iter().fold(screen, |screen, key| {
        let next = bench.tap(&screen, key);
        assert_eq!(next.status, 200, "{key}: {}", next.text());
        next
    })
}

/// Taps something that shows as not to be played.
pub(crate) fn tap_off(bench: &Bench, screen: &Screen, key: &str) -> Screen {
    let offer = screen.offer(key);
    assert!(!offer.enabled, "{key} can be played");
    bench.take(screen, &offer.what)
}

/// What an arrow is known by.
pub(crate) fn arrow(push: Push) -> String {
    format!("push-{}-{}", push.side, push.line)
}

/// What a place is known by.
pub(crate) fn cell(place: Place) -> String {
    format!("place-{}-{}", place.row(), place.column())
}

/// What a place is called on the screen, in the order of its picture.
pub(crate) fn labels(screen: &Screen) -> Vec<String> {
    let cells = screen.all("[role=row] > [role=gridcell]");
    let labels = cells.into_iter().map(|cell| {
        let button = cell.child_elements().next();
        let label = cell
            .attr("aria-label")
            .or(button.and_then(|button| button.attr("aria-label")));
        label.expect("every place has a name").to_owned()
    });
    labels.collect()
}

/// Plays one seat home by the fewest pushes that lead on, others stay put; at most so many turns.
pub(crate) fn play_to_the_end(bench: &Bench, mut screen: Screen, most: usize) -> Screen {
    use tableside_rules::labyrinth::routes::fewest;
    for _ in 0..most {
        let game = game(bench, &screen);
        if game.outcome().is_some() {
            return screen;
        }
        let position = game.position().expect("a push is due");
        let turn = fewest(&position, 3).expect("three turns reach everything here")[0];
        screen = play(bench, screen, &turn.actions());
    }
    screen
}
