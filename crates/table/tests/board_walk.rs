//! Whatever is tapped, every button that plays is a legal action, and the
//! screen shows the position that the rules have.

#![allow(
    clippy::unwrap_used,
    reason = "what can't be had is what the test is about"
)]

mod kit;

use kit::{Bench, Offer, Screen, What};
use proptest::prelude::*;
use tableside_rules::kreuzsummen::{Action, Kreuzsummen, Place, Setup};
use tableside_rules::match_file::parse_entry;
use tableside_rules::{Game, Seat};

/// A match as the rules have it, beside the one that is tapped.
struct Walk {
    bench: Bench,
    screen: Screen,
    game: Kreuzsummen,
}

fn played(offer: &Offer) -> Option<Action> {
    let What::Submit { path, body } = &offer.what else {
        return None;
    };
    if !path.ends_with("/actions") {
        return None;
    }
    let (_, action) = form_urlencoded::parse(body.as_bytes()).find(|(name, _)| name == "action")?;
    let action = serde_json::from_str(&action).expect("an action is JSON");
    Some(
        parse_entry::<Kreuzsummen>(&action)
            .expect("an action of the game")
            .action,
    )
}

impl Walk {
    fn begin(scenario: u8, starter: u8) -> Self {
        let bench = Bench::new();
        let team = bench.pair("Anna", "Ben");
        let screen = bench.start(&team, scenario, starter);
        let starter = Seat::new(usize::from(starter));
        let game = Kreuzsummen::start(&Setup { scenario, starter }, 2).unwrap();
        Self {
            bench,
            screen,
            game,
        }
    }

    /// What this test takes: the taps that pick and those that play.
    fn offers(&self) -> Vec<Offer> {
        let offers = self.screen.offers();
        let taken = |offer: &Offer| {
            matches!(offer.what, What::Pick(_)) || (offer.enabled && played(offer).is_some())
        };
        offers.into_iter().filter(taken).collect()
    }

    fn check(&self) {
        for offer in self.offers() {
            if let Some(action) = played(&offer) {
                let legal = self.game.legal(&action);
                assert_eq!(legal, Ok(()), "{} at {}", offer.key, self.screen.location);
            }
        }
        for place in self.game.scenario().places() {
            let key = format!("[data-key=place-{}-{}]", place.row(), place.column());
            if let Some(cell) = self.screen.all(&key).first() {
                let label = cell.attr("aria-label").unwrap();
                let holds = self.holds(place);
                assert!(label.starts_with(&holds), "{label} is not {holds}");
            }
        }
    }

    fn holds(&self, place: Place) -> String {
        let name = format!("Row {}, column {}: ", place.row(), place.column());
        match self.game.top(place) {
            Some(top) => format!("{name}{top}"),
            None => format!("{name}free"),
        }
    }

    fn step(&mut self, choice: u16) {
        let offers = self.offers();
        // Giving up would end every second walk at once.
        let offers: Vec<_> = offers
            .into_iter()
            .filter(|offer| offer.key != "give-up" || choice.is_multiple_of(16))
            .collect();
        if offers.is_empty() {
            return;
        }
        let offer = &offers[usize::from(choice) % offers.len()];
        let next = self.bench.take(&self.screen, &offer.what);
        assert_eq!(next.status, 200, "{}: {}", offer.key, next.text());
        if let Some(action) = played(offer) {
            self.game.apply(&action).unwrap();
            let arranged = self.game.best_arrangement();
            if let (Some(columns), None) = (arranged, self.game.outcome()) {
                self.game.apply(&Action::Arrange { columns }).unwrap();
            }
        }
        self.screen = next;
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 16, ..ProptestConfig::default() })]

    #[test]
    fn every_button_that_plays_is_legal(
        scenario in 1..=50_u8,
        starter in 0..=1_u8,
        choices in prop::collection::vec(any::<u16>(), 60),
    ) {
        let mut walk = Walk::begin(scenario, starter);
        for choice in choices {
            walk.check();
            walk.step(choice);
        }
        walk.check();
    }
}

/// The same in a repair, where the swap, the pass and giving up stand in the pad.
#[test]
fn every_button_of_a_repair_is_legal_where_it_stands() {
    let mut walk = Walk::begin(12, 0);
    let actions = [
        r#"{"do":"place","value":7,"at":[1,1]}"#,
        r#"{"do":"discard","card":"king"}"#,
        r#"{"do":"place","value":3,"at":[2,2]}"#,
        r#"{"do":"jack","at":[1,1],"with":[2,2]}"#,
        r#"{"do":"place","value":3,"at":[2,2]}"#,
    ];
    walk.screen = walk.bench.play(walk.screen, &actions);
    let path = walk.screen.path().to_owned();
    for number in 1..=actions.len() {
        for query in [
            "",
            "&at=1,1",
            "&play=queen&at=1,1",
            "&play=jack&at=1,1",
            "&play=swap",
            "&more=1",
        ] {
            let url = format!("{path}/log/{number}?do=change{query}");
            walk.screen = walk.bench.get(&url);
            assert_eq!(walk.screen.kind(), "repair-board", "{url}");
            for offer in walk.screen.offers() {
                let What::Submit { path, body } = &offer.what else {
                    continue;
                };
                if !offer.enabled || !path.ends_with("/repair") {
                    continue;
                }
                let pairs: Vec<_> = form_urlencoded::parse(body.as_bytes()).collect();
                let Some((_, action)) = pairs.iter().find(|(name, _)| name == "action") else {
                    continue;
                };
                let action = parse_entry::<Kreuzsummen>(&serde_json::from_str(action).unwrap());
                assert_eq!(walk.game.legal(&action.unwrap().action), Ok(()), "{url}");
            }
            for offer in walk.screen.offers() {
                if let What::Pick(query) = &offer.what {
                    assert!(query.contains("do=change"), "{}: {query}", offer.key);
                }
            }
        }
        let action = serde_json::from_str(actions[number - 1]).unwrap();
        let entry = parse_entry::<Kreuzsummen>(&action).unwrap();
        walk.game.apply(&entry.action).unwrap();
    }
}
