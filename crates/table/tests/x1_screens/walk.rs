//! Whatever is tapped, every button that plays is a legal action, and whatever stands in the
//! address, the screen is one of this position.

use std::time::Duration;

use proptest::prelude::*;
use tableside_rules::times_table::Action;

use crate::kit::{Bench, Hands, Offer, Screen, What};
use crate::pictures::every_key_has_a_picture;
use crate::table::{begin, fit, game, play, played};

const NAMES: [&str; 4] = ["Anna", "Ben", "Zsófi", "Örs"];

struct Walk {
    bench: Bench,
    hands: Hands,
    screen: Screen,
    /// Whether words are no help, so that every key needs its picture.
    pictures: bool,
}

impl Walk {
    fn begin(variant: &str, seats: usize) -> Self {
        let hands = Hands::new();
        let bench = Bench::timed("en", &hands);
        let members = match variant {
            "race" => "rungs=3&gap=7,5",
            "sprint" => "rungs=2&sand=9000",
            _ => "tiles=counted",
        };
        let screen = begin(&bench, variant, &NAMES[..seats], members);
        Self {
            bench,
            hands,
            screen,
            pictures: variant != "expedition",
        }
    }

    /// What this test takes: picks, and what goes to the match itself.
    fn offers(&self) -> Vec<Offer> {
        let path = format!("/matches/{}/", self.screen.match_id());
        let offers = self.screen.offers().into_iter();
        offers
            .filter(|offer| match &offer.what {
                What::Pick(_) => true,
                What::Submit { path: to, .. } => {
                    offer.enabled && to.starts_with(&path) && offer.key != "again"
                }
                What::Link(_) | What::Other => false,
            })
            .collect()
    }

    fn check(&self) {
        let game = game(&self.bench, &self.screen);
        for offer in self.screen.offers() {
            if let (true, Some(action)) = (offer.enabled, played(&offer)) {
                let at = &self.screen.location;
                assert_eq!(game.legal(&action), Ok(()), "{} at {at}", offer.key);
            }
        }
        let keys: Vec<String> = self.screen.offers().into_iter().map(|it| it.key).collect();
        for (index, key) in keys.iter().enumerate() {
            assert!(
                !keys[..index].contains(key),
                "two {key} at {}",
                self.screen.location
            );
        }
        if self.pictures {
            every_key_has_a_picture(&self.screen);
        }
    }

    fn step(&mut self, choice: u16) {
        let offers = self.offers();
        // Undo and redo alone would stay where they are.
        let offers: Vec<_> = offers
            .into_iter()
            .filter(|offer| {
                !["undo", "redo"].contains(&offer.key.as_str()) || choice.is_multiple_of(8)
            })
            .collect();
        if offers.is_empty() {
            return;
        }
        let offer = &offers[usize::from(choice) % offers.len()];
        let next = self.bench.take(&self.screen, &offer.what);
        let at = &self.screen.location;
        assert_eq!(next.status, 200, "{} at {at}: {}", offer.key, next.text());
        assert_eq!(next.refusal(), None, "{} at {at}", offer.key);
        self.screen = next;
        if choice.is_multiple_of(5) {
            self.hands.pass(Duration::from_millis(2500));
            let here = self.screen.location.clone();
            self.screen = self.bench.get(&here);
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 8, ..ProptestConfig::default() })]

    #[test]
    fn every_button_that_plays_is_legal_in_a_race(
        seats in 2..=4_usize,
        choices in prop::collection::vec(any::<u16>(), 60),
    ) {
        let mut walk = Walk::begin("race", seats);
        for choice in choices {
            walk.check();
            walk.step(choice);
        }
        walk.check();
    }

    #[test]
    fn every_button_that_plays_is_legal_in_a_sprint(
        seats in 2..=4_usize,
        choices in prop::collection::vec(any::<u16>(), 50),
    ) {
        let mut walk = Walk::begin("sprint", seats);
        for choice in choices {
            walk.check();
            walk.step(choice);
        }
        walk.check();
    }

    #[test]
    fn every_button_that_plays_is_legal_in_an_expedition(
        seats in 1..=4_usize,
        choices in prop::collection::vec(any::<u16>(), 30),
    ) {
        let mut walk = Walk::begin("expedition", seats);
        for choice in choices {
            walk.check();
            walk.step(choice);
        }
        walk.check();
    }

    /// Whatever stands in the address, the screen is one of this position.
    #[test]
    fn hostile_picks_are_dropped(
        variant in prop::sample::select(vec!["race", "sprint", "expedition"]),
        name in prop::sample::select(vec![
            "fits", "pad", "answer", "web", "zoom", "told", "top", "cards", "card", "wall", "late",
            "seconds", "practice",
        ]),
        other in prop::sample::select(vec!["fits=1", "told=1", "pad=1", "cards=all", "wall=1"]),
        value in prop_oneof!["[0-9]{0,4}", "-?[0-9]{12}", "\\PC{0,6}", "all", "done", "1"],
    ) {
        let mut walk = Walk::begin(variant, 2);
        let query = form_urlencoded::Serializer::new(String::new())
            .append_pair(name, &value)
            .finish();
        let path = walk.screen.path().to_owned();
        walk.screen = walk.bench.get(&format!("{path}?{query}&{other}"));
        prop_assert_eq!(walk.screen.status, 200);
        walk.check();
    }
}

/// The whole wall, to the hundredth tile and past it.
#[test]
fn the_hundredth_tile_leaves_no_gap_and_then_only_cards_are_left() {
    let bench = Bench::new();
    let screen = begin(&bench, "race", &["Anna", "Ben"], "rungs=30&gap=10,10");
    // Each is as far from the ladder's top as thirty rungs are; who is up there ends the match.
    let mut screen = screen;
    let places = (1..=10).flat_map(|left| (1..=10).map(move |top| (top, left)));
    let mut turns = 0;
    for (top, left) in places.filter(|place| *place != (10, 10)).take(57) {
        screen = play(&bench, screen, &[fit(top, left)]);
        turns += 1;
    }
    let now = game(&bench, &screen);
    assert_eq!(now.tiles(), turns);
    assert!(now.last_round().is_none());
    assert!(now.legal(&Action::Finish { seconds: None }).is_err());
    assert!(!screen.has("finish"));
}
