//! Whatever is tapped, every button that plays is a legal action, the fields that are lit are
//! those that may be claimed, and the board shows the position that the rules have.

use proptest::prelude::*;
use tableside_rules::Game;
use tableside_rules::multiplication_dice::{Action, Die, MultiplicationDice, Place, Setup};

use crate::kit::{Bench, Offer, Screen, What};
use crate::table::{actions, begin, claim, game, lit, play, played, roll, stored};

const NAMES: [&str; 4] = ["Anna", "Ben", "Zsófi", "Örs"];

struct Walk {
    bench: Bench,
    screen: Screen,
}

impl Walk {
    /// What this test takes: picks, and what goes to the match itself.
    fn offers(&self) -> Vec<Offer> {
        let path = format!("/matches/{}/", self.screen.match_id());
        let offers = self.screen.offers().into_iter();
        offers
            .filter(|offer| match &offer.what {
                What::Pick(_) => offer.enabled,
                What::Submit { path: to, .. } => {
                    offer.enabled && to.starts_with(&path) && offer.key != "again"
                }
                What::Link(_) | What::Other => false,
            })
            .collect()
    }

    fn check(&self) {
        let game = game(&self.bench, &self.screen);
        check(&self.screen, &game);
        let cells = self.screen.all("[role=row] > [role=gridcell]");
        assert_eq!(cells.len(), Place::COUNT);
        for (place, cell) in Place::all().zip(cells) {
            let button = cell.child_elements().next();
            let label = cell
                .attr("aria-label")
                .or(button.and_then(|it| it.attr("aria-label")));
            let owner = game.owner(place);
            let held = owner.map_or("free", |seat| NAMES[seat.index()]);
            let (row, column, product) = (place.row(), place.column(), place.product());
            let holds = format!("Row {row}, column {column}: {product}, {held}");
            assert!(
                label.is_some_and(|label| label.starts_with(&holds)),
                "{label:?}: {holds}"
            );
        }
        let scores: Vec<String> = self
            .screen
            .all(".seat-score")
            .into_iter()
            .map(|score| score.text().collect())
            .collect();
        let expected: Vec<String> = game.scores().iter().map(u32::to_string).collect();
        assert_eq!(scores, expected);
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
    }
}

/// Every button that plays is legal, and what may be claimed is lit unless throws are simulated
/// or the match is over.
fn check(screen: &Screen, game: &MultiplicationDice) {
    let at = &screen.location;
    for offer in screen.offers() {
        if let (true, Some(action)) = (offer.enabled, played(&offer)) {
            assert_eq!(game.legal(&action), Ok(()), "{} at {at}", offer.key);
        }
    }
    let may: Vec<Place> = Place::all()
        .filter(|&place| game.refusal_for(place).is_none())
        .collect();
    assert_eq!(lit(screen), may, "{at}");
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 12, ..ProptestConfig::default() })]

    #[test]
    fn every_button_that_plays_is_legal(
        seats in 2..=4_usize,
        rounds in 1..=4_u32,
        choices in prop::collection::vec(any::<u16>(), 70),
    ) {
        let bench = Bench::new();
        let screen = begin(&bench, &NAMES[..seats], rounds);
        let mut walk = Walk { bench, screen };
        for choice in choices {
            walk.check();
            walk.step(choice);
        }
        walk.check();
    }

    /// Whatever stands in the address, the screen is one of this position.
    #[test]
    fn hostile_picks_are_dropped(
        rolled in any::<bool>(),
        picks in prop::collection::vec(
            (
                prop::sample::select(vec![
                    "dice", "die", "product", "field", "panel", "rounds", "throws", "within", "do",
                ]),
                prop_oneof![
                    "[0-9,]{0,9}",
                    any::<i64>().prop_map(|number| number.to_string()),
                    Just("5,10,10".to_owned()),
                    Just("more".to_owned()),
                    Just("simulate".to_owned()),
                    Just("<b>\"'💥".to_owned()),
                    Just("50".to_owned()),
                    Just("10,5".to_owned()),
                ],
            ),
            0..6,
        ),
    ) {
        let bench = Bench::new();
        let mut screen = begin(&bench, &NAMES[..3], 3);
        if rolled {
            screen = play(&bench, screen, &[roll(5, 10, 10)]);
        }
        let mut query = form_urlencoded::Serializer::new(String::new());
        query.extend_pairs(&picks);
        let query = query.finish();
        let screen = bench.get(&format!("{}?{query}", screen.path()));
        prop_assert_eq!(screen.status, 200);
        check(&screen, &game(&bench, &screen));
        let page = bench.get(&format!("/games/multiplication-dice?{query}"));
        prop_assert_eq!(page.status, 200);
    }
}

/// The same in a repair, whatever is picked there.
#[test]
fn every_button_of_a_repair_is_legal_where_it_stands() {
    let bench = Bench::new();
    let screen = begin(&bench, &NAMES[..2], 2);
    let done = [
        roll(5, 10, 10),
        claim(5, 10),
        r#"{"do":"rounds","rounds":4}"#.to_owned(),
        claim(10, 10),
        roll(2, 5, 10),
        claim(2, 5),
        claim(10, 5),
    ];
    let screen = play(&bench, screen, &done);
    let path = screen.path().to_owned();
    let all = actions(&stored(&bench, &screen));
    let mut game = MultiplicationDice::start(&Setup { rounds: 2 }, 2).unwrap();
    let picks = [
        "",
        "&dice=5,,10&die=2",
        "&product=50",
        "&field=5,10",
        "&panel=more&rounds=9",
    ];
    for (index, action) in all.iter().enumerate() {
        for how in ["change", "insert"] {
            for query in picks {
                let url = format!("{path}/log/{}?do={how}{query}", index + 1);
                let screen = bench.get(&url);
                assert_eq!(screen.kind(), "repair-board", "{url}");
                check(&screen, &game);
                assert!(!screen.has("draw") && !screen.has("simulate"), "{url}");
                assert!(!screen.text().contains("let the app roll"), "{url}");
                for offer in screen.offers() {
                    if let What::Pick(query) = &offer.what {
                        assert!(
                            query.contains(&format!("do={how}")),
                            "{}: {query}",
                            offer.key
                        );
                    }
                }
            }
        }
        game.apply(action).unwrap();
    }
}

/// A throw, a claim and the rounds are mended by the same keys that played them.
#[test]
fn an_earlier_throw_claim_and_agreement_can_be_mended() {
    let bench = Bench::new();
    let screen = begin(&bench, &NAMES[..2], 2);
    let more = r#"{"do":"rounds","rounds":3}"#.to_owned();
    let done = [
        roll(5, 10, 10),
        claim(5, 10),
        claim(10, 10),
        more,
        roll(1, 1, 2),
    ];
    let screen = play(&bench, screen, &done);
    let path = screen.path().to_owned();
    let mend = |number: usize, keys: &[&str]| {
        let board = bench.get(&format!("{path}/log/{number}?do=change"));
        let screen = crate::table::taps(&bench, board, keys);
        assert_eq!(screen.kind(), "match", "{number}: {}", screen.text());
    };
    mend(5, &["number-1", "number-1", "number-3"]);
    mend(2, &["product-50", "claim-10-5"]);
    mend(2, &["field-5-10", "claim-5-10"]);
    mend(4, &["more", "more-rounds", "more-rounds", "agree"]);
    let found = stored(&bench, &bench.get(&path));
    let mended = actions(&found);
    assert_eq!(mended[3], Action::Rounds { rounds: 4 });
    let Action::Roll { dice, by_app } = mended[4] else {
        panic!("no throw");
    };
    assert_eq!((dice.map(Die::get), by_app), ([1, 1, 3], false));
}
