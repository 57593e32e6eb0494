//! A group at a table, and strategies that make it do anything at all.

use proptest::collection::vec;
use proptest::prelude::*;
use tableside_rules::multiplication_dice::{
    Action, Die, MultiplicationDice, Place, Product, Refusal, Setup,
};
use tableside_rules::{Game, Seat};

/// A match that is played in a chain of calls, so that a test reads like a page of the book.
#[derive(Clone)]
pub(crate) struct Group(pub(crate) MultiplicationDice);

impl Group {
    pub(crate) fn plays(seats: usize, rounds: u32) -> Self {
        Self(MultiplicationDice::start(&Setup { rounds }, seats).unwrap())
    }

    pub(crate) fn does(mut self, action: &Action) -> Self {
        self.0.apply(action).unwrap();
        self
    }

    /// Plays what must be refused, and finds the match as it was.
    pub(crate) fn may_not(mut self, action: &Action, refusal: &Refusal) -> Self {
        let before = self.0.clone();
        assert_eq!(self.0.apply(action).as_ref(), Err(refusal));
        assert_eq!(self.0, before);
        self
    }

    pub(crate) fn rolls(self, numbers: [u8; 3]) -> Self {
        self.does(&roll(numbers))
    }

    pub(crate) fn claims(self, row: u8, column: u8) -> Self {
        self.does(&Action::Claim { row, column })
    }

    pub(crate) fn owner(&self, row: u8, column: u8) -> Option<Seat> {
        self.0.owner(at(row, column))
    }

    /// The values of the products that are still to be played.
    pub(crate) fn open(&self) -> Vec<u8> {
        let open = self.0.open_products();
        open.map(|made| made.product.get()).collect()
    }

    /// The fields that may be claimed for the product of this value.
    pub(crate) fn legal(&self, value: u8) -> Vec<(u8, u8)> {
        let places = self.0.legal_places(product(value)).into_iter();
        places.map(|place| (place.row(), place.column())).collect()
    }
}

pub(crate) const ANNA: Seat = Seat::new(0);
pub(crate) const BEN: Seat = Seat::new(1);
pub(crate) const CEM: Seat = Seat::new(2);

pub(crate) fn dice(numbers: [u8; 3]) -> [Die; 3] {
    numbers.map(|number| Die::new(number).unwrap())
}

pub(crate) fn at(row: u8, column: u8) -> Place {
    Place::new(row, column).unwrap()
}

pub(crate) fn product(value: u8) -> Product {
    Product::new(value).unwrap()
}

pub(crate) fn roll(numbers: [u8; 3]) -> Action {
    Action::Roll {
        dice: dice(numbers),
        by_app: false,
    }
}

pub(crate) fn claim(row: u8, column: u8) -> Action {
    Action::Claim { row, column }
}

/// What somebody wants, whatever the position.
#[derive(Clone, Debug)]
pub(crate) enum Wish {
    /// To throw if it is time for that, and otherwise to claim one of the legal fields.
    GoOn([u8; 3], prop::sample::Index),
    /// This, within the rules or not.
    Exactly(Action),
}

impl Wish {
    pub(crate) fn action(&self, game: &MultiplicationDice) -> Action {
        match self {
            Self::Exactly(action) => action.clone(),
            Self::GoOn(numbers, which) => {
                let open = game.open_products();
                let places: Vec<Place> = open
                    .flat_map(|made| game.legal_places(made.product))
                    .collect();
                if places.is_empty() {
                    roll(*numbers)
                } else {
                    Action::claim(*which.get(&places))
                }
            }
        }
    }
}

/// Low numbers fill their fields soon, so that some are taken from others.
fn any_numbers() -> impl Strategy<Value = [u8; 3]> {
    prop_oneof![3 => [1_u8..=3, 1..=3, 1..=4], 1 => [1_u8..=12, 1..=12, 1..=12]]
}

/// Any action, within the rules or not.
pub(crate) fn any_action() -> impl Strategy<Value = Action> {
    prop_oneof![
        2 => (any_numbers(), any::<bool>())
            .prop_map(|(numbers, by_app)| Action::Roll { dice: dice(numbers), by_app }),
        4 => (0_u8..=13, 0_u8..=13).prop_map(|(row, column)| claim(row, column)),
        1 => (0_u32..12).prop_map(|rounds| Action::Rounds { rounds }),
    ]
}

fn any_wish() -> impl Strategy<Value = Wish> {
    let go_on = (any_numbers(), any::<prop::sample::Index>());
    prop_oneof![
        8 => go_on.prop_map(|(numbers, which)| Wish::GoOn(numbers, which)),
        1 => any_action().prop_map(Wish::Exactly),
    ]
}

/// A match before its first action, and the number of its players.
pub(crate) type Start = (Setup, usize);

/// Any number of players and rounds, with any wishes, most of which are within the rules.
pub(crate) fn any_match() -> impl Strategy<Value = (Start, Vec<Wish>)> {
    let setup = (1_u32..30, 2_usize..=4).prop_map(|(rounds, seats)| (Setup { rounds }, seats));
    (setup, vec(any_wish(), 0..120))
}

pub(crate) fn start((setup, seats): &Start) -> MultiplicationDice {
    MultiplicationDice::start(setup, *seats).unwrap()
}

/// The match after all wishes that were within the rules, and these as actions.
pub(crate) fn play(from: &Start, wishes: &[Wish]) -> (MultiplicationDice, Vec<Action>) {
    let mut game = start(from);
    let mut accepted = Vec::new();
    for wish in wishes {
        let action = wish.action(&game);
        if game.apply(&action).is_ok() {
            accepted.push(action);
        }
    }
    (game, accepted)
}
