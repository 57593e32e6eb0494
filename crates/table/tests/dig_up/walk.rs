//! Whatever is tapped, every button that plays is a legal action, and the screen shows the
//! position that the rules have.

use proptest::prelude::*;
use tableside_rules::dig_up::{Action, Colour, DigUp, Idols, Setup, Slot};
use tableside_rules::match_file::parse_entry;
use tableside_rules::{Game, Seat};

use crate::kit::{Bench, Offer, Screen, What};
use crate::table::{begin, scores};

const NAMES: [&str; 4] = ["Anna", "Ben", "Cleo", "Dora"];

/// A match as the rules have it, beside the one that is tapped.
struct Walk {
    bench: Bench,
    screen: Screen,
    game: DigUp,
}

fn played(offer: &Offer) -> Option<Action> {
    let What::Submit { path, body } = &offer.what else {
        return None;
    };
    if !path.ends_with("/actions") && !path.ends_with("/repair") {
        return None;
    }
    let (_, action) = form_urlencoded::parse(body.as_bytes()).find(|(name, _)| name == "action")?;
    let action = serde_json::from_str(&action).expect("an action is JSON");
    let entry = parse_entry::<DigUp>(&action).expect("an action of the game");
    Some(entry.action)
}

fn start(seats: usize) -> DigUp {
    let setup = Setup {
        favourites: Colour::ALL[..seats].to_vec(),
        idols: Idols::One,
        starter: Seat::new(0),
    };
    DigUp::start(&setup, seats).unwrap()
}

impl Walk {
    fn begin(way: &str, seats: usize) -> Self {
        let bench = Bench::new();
        let screen = begin(&bench, way, &NAMES[..seats]);
        Self {
            bench,
            screen,
            game: start(seats),
        }
    }

    /// What this test takes: the taps that pick and those that play.
    fn offers(&self) -> Vec<Offer> {
        let offers = self.screen.offers();
        let taken = |offer: &Offer| {
            offer.enabled && (matches!(offer.what, What::Pick(_)) || played(offer).is_some())
        };
        offers.into_iter().filter(taken).collect()
    }

    fn check(&self) {
        for action in self.offers().iter().filter_map(played) {
            let legal = self.game.legal(&action);
            assert_eq!(legal, Ok(()), "{action:?} at {}", self.screen.location);
        }
        let expected: Vec<String> = self
            .game
            .seats()
            .map(|seat| self.game.score_of(seat).to_string())
            .collect();
        assert_eq!(scores(&self.screen), expected);
        for seat in self.game.seats() {
            for slot in Slot::all() {
                let key = format!("[data-key=place-{}-{slot}]", seat.index());
                if let Some(cell) = self.screen.all(&key).first() {
                    let label = cell.attr("aria-label").unwrap();
                    let is_down = label.contains(": face down");
                    let card = self.game.card(seat, slot);
                    assert_eq!(is_down, card.is_none(), "{label}");
                    if let Some(points) = self.game.points(seat, slot) {
                        let points = format!("{} point", points.value);
                        assert!(label.contains(&points), "{label} without {points}");
                    }
                }
            }
        }
    }

    fn step(&mut self, choice: u16) {
        let offers = self.offers();
        // What plays is a few among many picks, so every second step takes one of them.
        let plays: Vec<&Offer> = offers
            .iter()
            .filter(|offer| played(offer).is_some())
            .collect();
        let all: Vec<&Offer> = offers.iter().collect();
        let from = if choice.is_multiple_of(2) && !plays.is_empty() {
            plays
        } else {
            all
        };
        if from.is_empty() {
            return;
        }
        let offer = from[usize::from(choice / 2) % from.len()];
        let next = self.bench.take(&self.screen, &offer.what);
        assert_eq!(next.status, 200, "{}: {}", offer.key, next.text());
        if let Some(action) = played(offer) {
            self.game.apply(&action).unwrap();
        }
        self.screen = next;
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 6, ..ProptestConfig::default() })]

    #[test]
    fn every_button_that_plays_is_legal(
        way in prop::sample::select(vec!["score", "play"]),
        seats in 2..=4_usize,
        choices in prop::collection::vec(any::<u16>(), 60),
    ) {
        let mut walk = Walk::begin(way, seats);
        for choice in choices {
            walk.check();
            walk.step(choice);
        }
        walk.check();
    }
}

/// The same on the way to the end, which chance seldom reaches: only what is offered is tapped.
#[test]
fn what_is_offered_leads_to_the_end() {
    for way in ["score", "play"] {
        let mut walk = Walk::begin(way, 3);
        for step in 0.. {
            assert!(step < 200, "{way} has no end");
            walk.check();
            let offers = walk.offers();
            let named = |key: &str| offers.iter().find(|offer| offer.key == key).cloned();
            let wanted = ["score", "next-mine", "right", "place-0-1", "end-turn"];
            let mut wanted: Vec<Offer> = wanted.into_iter().filter_map(named).collect();
            if way == "play" && walk.game.seat() == Some(Seat::new(0)) {
                let free = walk.game.next_free(Seat::new(0));
                let key = free.map(|slot| format!("place-0-{slot}"));
                let place = key.and_then(|key| named(&key));
                let right = named("right");
                wanted = right.or(place).or(named("end-turn")).into_iter().collect();
            }
            let Some(offer) = wanted.first() else { break };
            let next = walk.bench.take(&walk.screen, &offer.what);
            assert_eq!(next.status, 200, "{}: {}", offer.key, next.text());
            if let Some(action) = played(offer) {
                walk.game.apply(&action).unwrap();
            }
            walk.screen = next;
        }
        let outcome = walk.game.outcome().expect("the match has an end");
        assert_eq!(outcome.scores, [27, 27, 27], "{way}");
    }
}

/// The same in a repair, wherever it begins.
#[test]
fn every_button_of_a_repair_is_legal_where_it_stands() {
    let actions = [
        r#"{"do":"show","player":0,"slot":5,"card":"red-5"}"#,
        r#"{"do":"show","player":1,"slot":5,"card":"idol"}"#,
        r#"{"do":"exchange","a":[0,5],"b":[1,1]}"#,
        r#"{"do":"end-turn"}"#,
        r#"{"do":"cover","player":1,"slot":5}"#,
        r#"{"do":"end-turn"}"#,
    ];
    let mut walk = Walk::begin("play", 2);
    walk.screen = walk.bench.play(walk.screen, &actions);
    let path = walk.screen.path().to_owned();
    for (index, action) in actions.iter().enumerate() {
        for query in [
            "",
            "&mine=1&slot=5",
            "&mine=0&slot=0",
            "&card=blue-7",
            "&exchange=",
            "&exchange=1,5",
            "&ask=opened",
        ] {
            let url = format!("{path}/log/{}?do=change{query}", index + 1);
            walk.screen = walk.bench.get(&url);
            assert_eq!(walk.screen.kind(), "repair-board", "{url}");
            walk.check();
            let offers = walk.screen.offers();
            assert!(offers.iter().any(|offer| offer.key == "exchange"));
            for offer in offers {
                if let What::Pick(query) = &offer.what {
                    assert!(query.contains("do=change"), "{}: {query}", offer.key);
                }
            }
        }
        let entry = parse_entry::<DigUp>(&serde_json::from_str(action).unwrap()).unwrap();
        walk.game.apply(&entry.action).unwrap();
    }
}
