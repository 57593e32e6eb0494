//! A pair at a table, and strategies that make it do anything at all.

use proptest::collection::vec;
use proptest::prelude::*;
use tableside_rules::kreuzsummen::{
    Action, Card, Face, Kreuzsummen, Outcome, Place, Refusal, Setup, Value,
};
use tableside_rules::{Game, Seat};

/// A match that is played in a chain of calls, so that a test reads like a page of the book.
#[derive(Clone)]
pub(crate) struct Pair(pub(crate) Kreuzsummen);

impl Pair {
    pub(crate) fn plays(scenario: u8) -> Self {
        let starter = Seat::new(0);
        Self(Kreuzsummen::start(&Setup { scenario, starter }, 2).unwrap())
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

    pub(crate) fn place(self, number: u8, at: (u8, u8)) -> Self {
        self.does(&place(number, at))
    }

    /// Lays these values in reading order.
    pub(crate) fn fill(self, numbers: &[u8]) -> Self {
        let places: Vec<Place> = self.0.scenario().places().collect();
        let cards = numbers.iter().zip(places);
        cards.fold(self, |pair, (&number, at)| pair.place(number, at.into()))
    }

    pub(crate) fn won(&self) -> Option<Vec<u8>> {
        match self.0.outcome() {
            Some(Outcome::Won { columns }) => Some(columns),
            _ => None,
        }
    }

    pub(crate) fn lost(&self) -> bool {
        self.0.outcome() == Some(Outcome::Lost)
    }
}

pub(crate) fn value(number: u8) -> Value {
    Value::new(number).unwrap()
}

pub(crate) fn at((row, column): (u8, u8)) -> Place {
    Place::new(row, column).unwrap()
}

pub(crate) fn place(number: u8, to: (u8, u8)) -> Action {
    Action::Place {
        value: value(number),
        at: at(to),
    }
}

pub(crate) fn jack(one: (u8, u8), other: (u8, u8)) -> Action {
    Action::Jack {
        at: at(one),
        with: at(other),
    }
}

pub(crate) fn queen(number: u8, to: (u8, u8)) -> Action {
    Action::Queen {
        value: value(number),
        at: at(to),
    }
}

pub(crate) fn king(from: (u8, u8), to: (u8, u8)) -> Action {
    Action::King {
        from: at(from),
        to: at(to),
    }
}

pub(crate) fn discard(number: u8) -> Action {
    Action::Discard {
        card: Card::Number(value(number)),
    }
}

pub(crate) fn discard_face(face: Face) -> Action {
    Action::Discard {
        card: Card::Face(face),
    }
}

pub(crate) fn arrange(columns: &[u8]) -> Action {
    Action::Arrange {
        columns: columns.to_vec(),
    }
}

pub(crate) const PASS: Action = Action::Pass {};
pub(crate) const END_TURN: Action = Action::EndTurn {};
pub(crate) const GIVE_UP: Action = Action::GiveUp {};

fn any_place() -> impl Strategy<Value = Place> {
    (1..=Place::MOST, 1..=Place::MOST).prop_map(at)
}

fn any_value() -> impl Strategy<Value = Value> {
    (1_u8..=9).prop_map(value)
}

fn any_card() -> impl Strategy<Value = Card> {
    prop_oneof![
        3 => any_value().prop_map(Card::Number),
        1 => prop::sample::select(&Face::ALL[..]).prop_map(Card::Face),
    ]
}

/// Any action, within the rules or not.
pub(crate) fn any_action() -> impl Strategy<Value = Action> {
    let targets = (1_u8..=50)
        .prop_map(|number| Pair::plays(number).0.columns().to_vec())
        .prop_shuffle();
    prop_oneof![
        12 => (any_value(), any_place()).prop_map(|(value, at)| Action::Place { value, at }),
        3 => (any_place(), any_place()).prop_map(|(at, with)| Action::Jack { at, with }),
        3 => (any_value(), any_place()).prop_map(|(value, at)| Action::Queen { value, at }),
        3 => (any_place(), any_place()).prop_map(|(from, to)| Action::King { from, to }),
        4 => any_card().prop_map(|card| Action::Discard { card }),
        2 => Just(END_TURN),
        1 => targets.prop_map(|columns| Action::Arrange { columns }),
        1 => Just(PASS),
    ]
}

/// Any scenario with any actions, most of which are within the rules.
pub(crate) fn any_match() -> impl Strategy<Value = (Setup, Vec<Action>)> {
    let setup = (1_u8..=50, 0_usize..2).prop_map(|(scenario, seat)| Setup {
        scenario,
        starter: Seat::new(seat),
    });
    (setup, vec(any_action(), 0..60))
}
