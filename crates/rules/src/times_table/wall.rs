use super::{Number, Place};
use crate::Seat;

/// The wall of a race: which places are solved, and by whom.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Wall {
    /// By reading order.
    solvers: Vec<Option<Seat>>,
}

impl Wall {
    pub(super) fn untouched() -> Self {
        Self {
            solvers: vec![None; Place::COUNT],
        }
    }

    /// Who solved a place, or `None` if it is still to be solved.
    pub fn solver(&self, place: Place) -> Option<Seat> {
        self.solvers[place.slot()]
    }

    /// Whether a tile lies face up on this place.
    pub fn is_solved(&self, place: Place) -> bool {
        self.solver(place).is_some()
    }

    /// How many places are solved, 0 to 100.
    pub fn solved(&self) -> usize {
        self.solvers.iter().flatten().count()
    }

    /// How many places a seat solved.
    pub fn solved_by(&self, seat: Seat) -> usize {
        let solvers = self.solvers.iter().flatten();
        solvers.filter(|solver| **solver == seat).count()
    }

    /// The places that are still to be solved, in reading order.
    pub fn open(&self) -> impl Iterator<Item = Place> {
        Place::all().filter(|place| !self.is_solved(*place))
    }

    /// How many tiles with this number are still to be found, 0 to 4, one on the web included.
    pub fn tiles_left(&self, number: Number) -> usize {
        let places = number.places();
        places.filter(|place| !self.is_solved(*place)).count()
    }

    /// Whether a tile with this number lies face up, so that its cards may be laid.
    ///
    /// Rule book: Abenteuer 1x1, "Let's Play!".
    pub fn is_number_solved(&self, number: Number) -> bool {
        number.places().any(|place| self.is_solved(place))
    }

    /// The numbers whose cards may be laid, in ascending order.
    pub fn solved_numbers(&self) -> impl Iterator<Item = Number> {
        Number::all().filter(|number| self.is_number_solved(*number))
    }

    pub(super) fn solve(&mut self, place: Place, seat: Seat) {
        self.solvers[place.slot()] = Some(seat);
    }
}
