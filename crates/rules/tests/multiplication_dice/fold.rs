//! What holds of any match whatever is done in it.

use std::collections::BTreeMap;

use proptest::collection::vec;
use proptest::prelude::*;
use serde_json::json;
use tableside_rules::match_file::{FORMAT, MatchFile, parse_entry, parse_setup};
use tableside_rules::multiplication_dice::{Action, MultiplicationDice, Place, Product};
use tableside_rules::{Game, Seat};

use super::group::{Start, any_action, any_match, claim, play, start};

const PLAYERS: [&str; 4] = ["Anna", "Ben", "Cem", "Dora"];

fn fold(from: &Start, actions: &[Action]) -> MultiplicationDice {
    let mut game = start(from);
    for action in actions {
        game.apply(action).unwrap();
    }
    game
}

fn file((setup, seats): &Start, actions: &[Action]) -> MatchFile {
    MatchFile::from_value(json!({
        "format": FORMAT,
        "game": MultiplicationDice::ID,
        "players": PLAYERS[..*seats],
        "setup": setup,
        "actions": actions,
    }))
    .unwrap()
}

fn seats(game: &MultiplicationDice) -> impl Iterator<Item = Seat> {
    (0..game.seats()).map(Seat::new)
}

/// The rules of claiming once more, told from the actions alone and in another way.
#[derive(Default)]
struct Told {
    owners: BTreeMap<(u8, u8), usize>,
    thrown: Vec<u8>,
    played: Vec<u8>,
    turns: usize,
}

impl Told {
    fn of(actions: &[Action], seats: usize) -> Self {
        let mut told = Self::default();
        for action in actions {
            match *action {
                Action::Roll { dice, .. } => {
                    let [a, b, c] = dice.map(u8::from);
                    told.thrown = vec![a * b, a * c, b * c];
                    let own = |product: &u8| {
                        let mut owners = told.owners_of(*product);
                        owners.all(|owner| owner == Some(told.turns % seats))
                    };
                    told.played = told.thrown.iter().copied().filter(own).collect();
                }
                Action::Claim { row, column } => {
                    told.owners.insert((row, column), told.turns % seats);
                    told.played.push(row * column);
                }
                Action::Rounds { .. } => continue,
            }
            if told
                .thrown
                .iter()
                .all(|product| told.played.contains(product))
            {
                told.turns += 1;
                told.thrown.clear();
            }
        }
        told
    }

    fn owners_of(&self, product: u8) -> impl Iterator<Item = Option<usize>> {
        let fields = (1..=12_u8).flat_map(|row| (1..=12_u8).map(move |column| (row, column)));
        fields
            .filter(move |(row, column)| row * column == product)
            .map(|field| self.owners.get(&field).copied())
    }

    fn may_claim(&self, row: u8, column: u8) -> bool {
        let product = row * column;
        self.thrown.contains(&product)
            && !self.played.contains(&product)
            && (!self.owners.contains_key(&(row, column))
                || self.owners_of(product).all(|owner| owner.is_some()))
    }
}

proptest! {
    #[test]
    fn a_refused_action_changes_nothing((from, wishes) in any_match()) {
        let mut game = start(&from);
        for wish in &wishes {
            let action = wish.action(&game);
            let before = game.clone();
            let legal = game.legal(&action);
            let applied = game.apply(&action);
            prop_assert_eq!(&applied, &legal);
            if applied.is_err() {
                prop_assert_eq!(&game, &before);
            }
        }
    }

    #[test]
    fn a_match_that_was_written_and_read_is_the_same((from, wishes) in any_match()) {
        let (game, accepted) = play(&from, &wishes);
        let text = serde_json::to_string(&file(&from, &accepted)).unwrap();
        let read = MatchFile::from_json(&text).unwrap();
        prop_assert_eq!(&read, &file(&from, &accepted));
        let setup = parse_setup::<MultiplicationDice>(&read.setup).unwrap();
        let actions: Vec<Action> = read
            .actions
            .iter()
            .map(|action| parse_entry::<MultiplicationDice>(action).unwrap().action)
            .collect();
        prop_assert_eq!(&fold(&(setup, read.players.len()), &actions), &game);
    }

    #[test]
    fn a_replay_ends_where_the_live_match_does((from, wishes) in any_match()) {
        let (game, accepted) = play(&from, &wishes);
        let replay = file(&from, &accepted).replay().unwrap();
        prop_assert_eq!(replay.accepted, accepted.len());
        prop_assert_eq!(replay.rejected, None);
        prop_assert_eq!(replay.finished, game.outcome().is_some());
        let result = game.outcome().map(|outcome| json!(outcome));
        prop_assert_eq!(replay.result, result);
    }

    #[test]
    fn a_replay_stops_at_the_first_illegal_action((from, wishes) in any_match(), more in vec(any_action(), 1..9)) {
        let (mut game, mut actions) = play(&from, &wishes);
        let accepted = more.iter().take_while(|action| game.apply(action).is_ok()).count();
        let rejected = (accepted < more.len()).then_some(actions.len() + accepted);
        actions.extend(more);
        let replay = file(&from, &actions).replay().unwrap();
        prop_assert_eq!(replay.rejected.map(|rejected| rejected.index), rejected);
        prop_assert_eq!(replay.accepted, rejected.unwrap_or(actions.len()));
        prop_assert_eq!(replay.finished, game.outcome().is_some());
    }

    #[test]
    fn undo_gives_the_exact_earlier_match((from, wishes) in any_match(), back in any::<prop::sample::Index>()) {
        let (game, accepted) = play(&from, &wishes);
        let length = back.index(accepted.len() + 1);
        let mut live = start(&from);
        for action in &accepted[..length] {
            live.apply(action).unwrap();
        }
        let mut redone = fold(&from, &accepted[..length]);
        prop_assert_eq!(&redone, &live);
        for action in &accepted[length..] {
            redone.apply(action).unwrap();
        }
        prop_assert_eq!(&redone, &game);
    }

    #[test]
    fn of_all_144_claims_exactly_the_legal_ones_are_accepted((from, wishes) in any_match()) {
        let (game, accepted) = play(&from, &wishes);
        let told = Told::of(&accepted, from.1);
        for place in Place::all() {
            let (row, column) = (place.row(), place.column());
            let legal = !game.is_over() && told.may_claim(row, column);
            prop_assert_eq!(game.refusal_for(place).is_none(), legal, "{}", place);
            prop_assert_eq!(game.legal_places(place.product()).contains(&place), legal);
            let mut after = game.clone();
            prop_assert_eq!(after.apply(&claim(row, column)).is_ok(), legal);
            if legal {
                prop_assert_eq!(after.owner(place), Some(game.seat()));
            }
            let owner = told.owners.get(&(row, column)).copied().map(Seat::new);
            prop_assert_eq!(game.owner(place), owner);
        }
    }

    #[test]
    fn while_a_product_has_free_fields_only_they_are_legal((from, wishes) in any_match()) {
        let (game, _) = play(&from, &wishes);
        for product in Product::all() {
            let legal = game.legal_places(product);
            let is_open = game.open_products().any(|made| made.product == product);
            prop_assert_eq!(!legal.is_empty(), is_open && game.throw().is_some());
            if game.has_free_field(product) {
                prop_assert!(legal.iter().all(|place| game.owner(*place).is_none()));
            } else if is_open {
                prop_assert_eq!(legal, product.places().collect::<Vec<_>>());
                prop_assert!(!game.is_self_done(product));
            }
        }
    }

    #[test]
    fn what_some_take_others_lose((from, wishes) in any_match()) {
        let (game, accepted) = play(&from, &wishes);
        let points: u32 = game.scores().iter().sum();
        let made: u32 = seats(&game).map(|seat| game.captures_made(seat)).sum();
        let suffered: u32 = seats(&game).map(|seat| game.captures_suffered(seat)).sum();
        prop_assert_eq!((made, suffered), (points, points));
        let held: usize = seats(&game).map(|seat| game.fields_held(seat)).sum();
        let owned = Place::all().filter(|place| game.owner(*place).is_some()).count();
        prop_assert_eq!(held, owned);

        let mut live = start(&from);
        let mut told = 0;
        for action in &accepted {
            let throws = live.throws();
            live.apply(action).unwrap();
            if live.throws() > throws {
                told += live.last_throw().unwrap().points();
            } else if matches!(action, Action::Claim { .. }) {
                told = live.scores().iter().sum();
            }
            prop_assert_eq!(told, live.scores().iter().sum::<u32>());
        }
    }

    #[test]
    fn rounds_and_seats_follow_from_the_throws((from, wishes) in any_match()) {
        let (game, _) = play(&from, &wishes);
        let ended = game.throws() - usize::from(game.throw().is_some());
        let seats = game.seats();
        let (round, seat) = if game.is_over() {
            prop_assert_eq!(ended, seats * usize::try_from(game.rounds()).unwrap());
            (ended / seats, seats - 1)
        } else {
            (ended / seats + 1, ended % seats)
        };
        prop_assert_eq!((usize::try_from(game.round()).unwrap(), game.seat()), (round, Seat::new(seat)));
        prop_assert!(game.round() <= game.rounds());
        let course = game.course();
        prop_assert_eq!(course.len(), ended / seats + 1);
        prop_assert!(course.is_sorted());
        if ended % seats == 0 && game.throw().is_none() {
            prop_assert_eq!(&course[ended / seats][..], game.scores());
        }
    }

    #[test]
    fn after_the_end_every_action_is_illegal((from, wishes) in any_match(), more in vec(any_action(), 1..9)) {
        let (mut game, _) = play(&from, &wishes);
        let open = game.open_products();
        let places: Vec<Place> = open.map(|made| game.legal_places(made.product)[0]).collect();
        for place in places {
            game.apply(&Action::claim(place)).unwrap();
        }
        if !game.is_over() {
            let rounds = game.round();
            game.apply(&Action::Rounds { rounds }).unwrap();
        }
        while !game.is_over() {
            for action in game.drawn_throw(&mut |_| 0) {
                game.apply(&action).unwrap();
            }
        }
        prop_assert!(game.outcome().is_some());
        for action in &more {
            prop_assert!(game.apply(action).is_err());
        }
    }
}
