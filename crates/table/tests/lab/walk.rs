//! Whatever is tapped, every button that plays is a legal action, and the board shows the position
//! that the rules have.

use proptest::prelude::*;
use tableside_rules::Game as _;
use tableside_rules::labyrinth::{Labyrinth, Place};
use tableside_rules::match_file::{parse_entry, parse_setup};

use crate::kit::{Bench, Offer, Screen, What};
use crate::table::{begin, begin_plain, cell, game, labels, play, played, stored, taps};

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
        check(&self.screen, &game);
        if game.board().is_none() {
            return;
        }
        let view = stored(&self.bench, &self.screen).head.options["view"].clone();
        if view != 0 {
            return;
        }
        for (place, label) in Place::all().zip(labels(&self.screen)) {
            let at = format!("Row {}, column {}: ", place.row(), place.column());
            assert!(label.starts_with(&at), "{label}");
            for (seat, name) in NAMES.iter().enumerate().take(game.seats()) {
                let pawn = game.pawns()[seat] == place;
                let said = label
                    .split(". ")
                    .any(|part| part == format!("{name}’s pawn"));
                assert_eq!(said, pawn, "{label}");
            }
        }
    }

    fn step(&mut self, choice: u16) {
        let offers = self.offers();
        // Undo and redo alone would stay where they are, and so would turning the spare.
        let offers: Vec<_> = offers
            .into_iter()
            .filter(|offer| match offer.key.as_str() {
                "undo" | "redo" => choice.is_multiple_of(8),
                key if key.starts_with("turn-") || key.starts_with("mend") => {
                    choice.is_multiple_of(3)
                }
                _ => true,
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

/// Every button that plays is legal, what can be reached is lit, and each arrow can be pushed or
/// says why not.
fn check(screen: &Screen, game: &Labyrinth) {
    let at = &screen.location;
    for offer in screen.offers() {
        if let (true, Some(action)) = (offer.enabled, played(&offer)) {
            assert_eq!(game.legal(&action), Ok(()), "{} at {at}", offer.key);
        }
    }
    let mends = screen.has("mend-tile");
    if !mends {
        let pushes = screen.all("button.lab-arrow[name=action]").len();
        assert_eq!(pushes, game.pushes().count(), "{at}");
        let lit = screen.offers().into_iter();
        let lit = lit.filter(|offer| offer.key.starts_with("place-") && offer.enabled);
        let lit: Vec<String> = lit.map(|offer| offer.key).collect();
        let may: Vec<String> = game.destinations().iter().map(cell).collect();
        let (mut lit, mut may) = (lit, may);
        lit.sort();
        may.sort();
        assert_eq!(lit, may, "{at}");
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 6, ..ProptestConfig::default() })]

    #[test]
    fn every_button_that_plays_is_legal(
        seats in 1..=4_usize,
        has_board in prop::bool::weighted(0.8),
        secret in any::<bool>(),
        choices in prop::collection::vec(any::<u16>(), 45),
    ) {
        let bench = Bench::new();
        let wishes = format!("&cards=1&help=all&secret={}", u8::from(secret));
        let screen = if has_board {
            begin(&bench, &NAMES[..seats], &wishes)
        } else {
            begin_plain(&bench, &NAMES[..seats], &wishes)
        };
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
        pushed in any::<bool>(),
        picks in prop::collection::vec(
            (
                prop::sample::select(vec![
                    "spare", "spin", "why", "ask", "panel", "fix", "at", "who", "what", "do",
                    "tiles", "spots", "seed", "view", "corners", "colours", "help", "cards",
                ]),
                prop_oneof![
                    "[0-9a-z,:-]{0,9}",
                    any::<i64>().prop_map(|number| number.to_string()),
                    Just("2,3".to_owned()),
                    Just("board".to_owned()),
                    Just("cards".to_owned()),
                    Just("treasure".to_owned()),
                    Just("pawn".to_owned()),
                    Just("owl".to_owned()),
                    Just("reach".to_owned()),
                    Just("<b>\"'💥".to_owned()),
                    Just("spare".to_owned()),
                ],
            ),
            0..6,
        ),
    ) {
        let bench = Bench::new();
        let mut screen = begin(&bench, &NAMES[..2], "&help=all");
        let party = stored(&bench, &screen).head.seats;
        let party: Vec<String> = party.iter().flatten().map(ToString::to_string).collect();
        if pushed {
            screen = taps(&bench, screen, &["push-top-2"]);
        }
        let mut query = form_urlencoded::Serializer::new(String::new());
        query.extend_pairs(&picks);
        let query = query.finish();
        let screen = bench.get(&format!("{}?{query}", screen.path()));
        prop_assert_eq!(screen.status, 200);
        check(&screen, &game(&bench, &screen));
        for page in ["", "/deal", "/board", "/treasures"] {
            let players = party.join(",");
            let page = bench.get(&format!("/games/labyrinth{page}?players={players}&{query}"));
            prop_assert_eq!(page.status, 200);
        }
    }
}

/// The same in a repair, whatever is picked there.
#[test]
fn every_button_of_a_repair_is_legal_where_it_stands() {
    let bench = Bench::new();
    let screen = begin(&bench, &NAMES[..2], "&help=all");
    let correct = r#"{"do":"correct","pawns":[[1,5,5]]}"#;
    let screen = bench.act(&screen, correct);
    let screen = taps(&bench, screen, &["push-left-2", "stay", "push-top-4"]);
    let to = game(&bench, &screen).destinations().iter().next().unwrap();
    let screen = play(
        &bench,
        screen,
        &[tableside_rules::labyrinth::Action::go(to)],
    );
    let path = screen.path().to_owned();
    let found = stored(&bench, &screen);
    let setup = parse_setup::<Labyrinth>(&found.head.setup).unwrap();
    let mut game = Labyrinth::start(&setup, 2).unwrap();
    let picks = [
        "",
        "&spare=3&spin=left",
        "&ask=reach",
        "&panel=board",
        "&panel=board&fix=tile&at=2,2",
        "&panel=board&fix=pawn&who=1",
        "&panel=board&fix=treasure&what=owl",
        "&panel=board&fix=picture",
        "&panel=cards",
    ];
    for (index, action) in found.actions.iter().enumerate() {
        for how in ["change", "insert"] {
            for query in picks {
                let url = format!("{path}/log/{}?do={how}{query}", index + 1);
                let screen = bench.get(&url);
                assert_eq!(screen.kind(), "repair-board", "{url}");
                check(&screen, &game);
                assert!(!screen.has("ask-reach"), "{url}");
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
        let entry = parse_entry::<Labyrinth>(action).unwrap();
        game.apply(&entry.action).unwrap();
    }
}
