use crate::Seat;

/// The last round, which somebody began by reaching what ends the match.
///
/// Rule book: Abenteuer 1x1, "End of the Game".
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LastRound {
    /// Who was the first to reach the top, in a sprint for the second time.
    pub begun_by: Seat,
    /// Who still has a turn, in turn order, first the one whose turn it is. Empty once the
    /// last round is over.
    pub seats_left: Vec<Seat>,
}

/// Who plays after whom: clockwise from the starter, with equally many turns in every round.
/// Turns are counted from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Order {
    seats: usize,
    starter: Seat,
}

impl Order {
    pub(super) const fn new(seats: usize, starter: Seat) -> Self {
        Self { seats, starter }
    }

    pub(super) const fn seats(self) -> usize {
        self.seats
    }

    /// Whose turn this is.
    pub(super) const fn seat(self, turn: usize) -> Seat {
        Seat::new((self.starter.index() + turn) % self.seats)
    }

    /// The round to which this turn belongs, from 1.
    pub(super) fn round(self, turn: usize) -> u32 {
        u32::try_from(turn / self.seats).map_or(u32::MAX, |before| before.saturating_add(1))
    }

    /// Whether a round begins with this turn.
    pub(super) const fn begins_round(self, turn: usize) -> bool {
        turn.is_multiple_of(self.seats)
    }

    /// The first turn of the round to which this one belongs.
    pub(super) const fn first_of_round(self, turn: usize) -> usize {
        turn - turn % self.seats
    }

    /// The seats from this turn on, up to the end of its round.
    pub(super) fn rest_of_round(self, turn: usize) -> Vec<Seat> {
        let end = self.first_of_round(turn) + self.seats;
        (turn..end).map(|turn| self.seat(turn)).collect()
    }
}
