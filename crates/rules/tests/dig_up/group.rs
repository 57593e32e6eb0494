//! A group at a table, and strategies that make it do anything at all.

use proptest::collection::vec;
use proptest::prelude::*;
use tableside_rules::dig_up::{
    Action, Card, Colour, DigUp, Idols, Number, Place, Refusal, Setup, Slot,
};
use tableside_rules::{Game, Seat};

/// A match that is played in a chain of calls, so that a test reads like a page of the book.
#[derive(Clone)]
pub(crate) struct Group(pub(crate) DigUp);

impl Group {
    /// Anna likes red, Ben blue, Cem white and Dora green, as many of them as there are seats.
    pub(crate) fn of(seats: usize) -> Self {
        Self::with(seats, Idols::One, 0)
    }

    pub(crate) fn with(seats: usize, idols: Idols, starter: usize) -> Self {
        Self(DigUp::start(&setup(seats, idols, starter), seats).unwrap())
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

    pub(crate) fn show(self, player: usize, number: u8, text: &str) -> Self {
        self.does(&show(player, number, text))
    }

    /// Shows cards from the first slot on, where a dot leaves one out.
    pub(crate) fn mine(self, player: usize, cards: &str) -> Self {
        (1..)
            .zip(cards.split_whitespace())
            .filter(|&(_, text)| text != ".")
            .fold(self, |group, (number, text)| {
                group.show(player, number, text)
            })
    }

    pub(crate) fn cover(self, player: usize, number: u8) -> Self {
        self.does(&cover(player, number))
    }

    pub(crate) fn exchange(self, a: (usize, u8), b: (usize, u8)) -> Self {
        self.does(&exchange(a, b))
    }

    pub(crate) fn end_turn(self) -> Self {
        self.does(&END_TURN)
    }

    /// Whose turn it is, as an index.
    pub(crate) fn turn(&self) -> Option<usize> {
        self.0.seat().map(Seat::index)
    }

    pub(crate) fn card(&self, player: usize, number: u8) -> Option<Card> {
        self.0.card(Seat::new(player), slot(number))
    }

    /// Who began the last round, and who still has a turn, as indices.
    pub(crate) fn last_round(&self) -> Option<(usize, Vec<usize>)> {
        let last = self.0.last_round()?;
        Some((last.begun_by.index(), indices(&last.seats_left)))
    }
}

pub(crate) fn setup(seats: usize, idols: Idols, starter: usize) -> Setup {
    let favourites = [Colour::Red, Colour::Blue, Colour::White, Colour::Green];
    Setup {
        favourites: favourites[..seats].to_vec(),
        idols,
        starter: Seat::new(starter),
    }
}

pub(crate) fn indices(seats: &[Seat]) -> Vec<usize> {
    seats.iter().copied().map(Seat::index).collect()
}

pub(crate) fn slot(number: u8) -> Slot {
    Slot::new(number).unwrap()
}

pub(crate) fn at((player, number): (usize, u8)) -> Place {
    Place::new(Seat::new(player), slot(number))
}

pub(crate) fn card(text: &str) -> Card {
    text.parse().unwrap()
}

pub(crate) fn show(player: usize, number: u8, text: &str) -> Action {
    Action::Show {
        player: Seat::new(player),
        slot: slot(number),
        card: card(text),
    }
}

pub(crate) fn cover(player: usize, number: u8) -> Action {
    Action::Cover {
        player: Seat::new(player),
        slot: slot(number),
    }
}

pub(crate) fn exchange(a: (usize, u8), b: (usize, u8)) -> Action {
    Action::Exchange { a: at(a), b: at(b) }
}

pub(crate) const END_TURN: Action = Action::EndTurn {};
pub(crate) const SCORE: Action = Action::Score {};

/// Any place, now and then one of a seat that the match has not.
pub(crate) fn any_place() -> impl Strategy<Value = Place> {
    let seat = prop_oneof![20 => 0_usize..2, 8 => 2_usize..4, 1 => Just(4_usize)];
    (seat, 1_u8..=9).prop_map(at)
}

pub(crate) fn any_card() -> impl Strategy<Value = Card> {
    let gem = (prop::sample::select(&Colour::ALL[..]), 1_u8..=9).prop_map(|(colour, number)| {
        let number = Number::new(number).unwrap();
        Card::Gem { colour, number }
    });
    prop_oneof![
        12 => gem,
        2 => Just(Card::Idol),
        1 => Just(Card::Skeleton),
        1 => Just(Card::Adventure),
    ]
}

/// Any action, within the rules or not.
pub(crate) fn any_action() -> impl Strategy<Value = Action> {
    prop_oneof![
        20 => (any_place(), any_card()).prop_map(|(place, card)| reveal(place, card)),
        2 => any_place().prop_map(|Place { player, slot }| Action::Cover { player, slot }),
        3 => (any_place(), any_place()).prop_map(|(a, b)| Action::Exchange { a, b }),
        4 => Just(END_TURN),
        1 => Just(SCORE),
    ]
}

pub(crate) fn any_setup() -> impl Strategy<Value = Setup> {
    let favourites = (2_usize..=4)
        .prop_flat_map(|seats| prop::sample::subsequence(&Colour::ALL[..], seats).prop_shuffle());
    let idols = prop_oneof![Just(Idols::One), Just(Idols::Each)];
    (favourites, idols, any::<prop::sample::Index>()).prop_map(|(favourites, idols, starter)| {
        let starter = Seat::new(starter.index(favourites.len()));
        Setup {
            favourites,
            idols,
            starter,
        }
    })
}

/// Any mines of two to four players, all face up, and the actions that show them in order.
pub(crate) fn any_mines() -> impl Strategy<Value = (Setup, Vec<Action>)> {
    (any_setup(), vec(any_card(), 4 * Slot::COUNT)).prop_map(|(setup, cards)| {
        let places = (0..setup.favourites.len())
            .flat_map(|seat| Slot::all().map(move |slot| Place::new(Seat::new(seat), slot)));
        let shows = places.zip(cards).map(|(place, card)| reveal(place, card));
        (setup, shows.collect())
    })
}

/// Any match with any actions, most of which are within the rules; half of them go on until
/// the mines can be scored.
pub(crate) fn any_match() -> impl Strategy<Value = (Setup, Vec<Action>)> {
    (any_mines(), vec(any_action(), 0..60), any::<bool>()).prop_map(
        |((setup, shows), mut actions, to_the_end)| {
            if to_the_end {
                let turns = vec![END_TURN; 2 * setup.favourites.len()];
                actions.extend(shows.into_iter().chain(turns).chain([SCORE]));
            }
            (setup, actions)
        },
    )
}

fn reveal(Place { player, slot }: Place, card: Card) -> Action {
    Action::Show { player, slot, card }
}
