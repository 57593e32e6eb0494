use std::cmp::Reverse;

use serde::Serialize;

use crate::Seat;

/// How a match ended, or how it would end if the mines were scored as they lie.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Outcome {
    /// Each seat's points, 0 to 27.
    pub scores: Vec<u8>,
    /// Each seat's longest run, 0 to 9, which decides between equal points.
    pub runs: Vec<u8>,
    /// Who won, in seat order; several if points and run are equal.
    pub winners: Vec<Seat>,
}

/// What decided who won.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Decision {
    /// One seat has the most points.
    Points,
    /// Several have the most points, and one of them the longest run.
    Run,
    /// Several have the most points, and of those the longest run: they share the win.
    Shared,
}

/// A seat in the order of the ranking.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Ranked {
    /// 1 for the winners. Equal seats have equal ranks, and the ranks after them are left out.
    pub rank: usize,
    /// The seat.
    pub seat: Seat,
}

impl Outcome {
    /// Rule book: DIG UP Adventure, "Wertung".
    pub(super) fn of(scores: Vec<u8>, runs: Vec<u8>) -> Self {
        let mut outcome = Self {
            scores,
            runs,
            winners: Vec::new(),
        };
        outcome.winners = outcome
            .ranking()
            .into_iter()
            .filter(|ranked| ranked.rank == 1)
            .map(|ranked| ranked.seat)
            .collect();
        outcome
    }

    /// What decided who won.
    pub fn decided_by(&self) -> Decision {
        let most = self.scores.iter().max();
        let with_most = self.scores.iter().filter(|&score| Some(score) == most);
        match (self.winners.len(), with_most.count()) {
            (1, 1) => Decision::Points,
            (1, _) => Decision::Run,
            _ => Decision::Shared,
        }
    }

    /// All seats, the best first: by points, then by run. Equal ones stand in seat order.
    pub fn ranking(&self) -> Vec<Ranked> {
        let key = |seat: usize| (self.scores[seat], self.runs[seat]);
        let mut seats: Vec<usize> = (0..self.scores.len()).collect();
        seats.sort_by_key(|&seat| Reverse(key(seat)));
        let better = |seat: usize| seats.iter().filter(move |&&other| key(other) > key(seat));
        seats
            .iter()
            .map(|&seat| Ranked {
                rank: better(seat).count() + 1,
                seat: Seat::new(seat),
            })
            .collect()
    }
}
