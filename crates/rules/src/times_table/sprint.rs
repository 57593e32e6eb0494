use super::{LastRound, order::Order};
use crate::Seat;

/// A sprint as it stands.
///
/// Rule book: Abenteuer 1x1, "Game Variation – Multiplication-Sprint".
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sprint {
    top: u32,
    order: Order,
    /// How many tiles fitted in each turn that has ended, the first one first.
    turns: Vec<u32>,
    /// How many tiles have fitted in the turn that is being played.
    so_far: u32,
    /// The turn, from 0, in which somebody got a second lap card before all others.
    second_lap: Option<usize>,
}

impl Sprint {
    /// How many lap cards end a sprint.
    pub const LAPS: u32 = 2;

    pub(super) fn new(top: u32, order: Order) -> Self {
        Self {
            top,
            order,
            turns: Vec::new(),
            so_far: 0,
            second_lap: None,
        }
    }

    /// All seats in seat order, two to four.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.order.seats()).map(Seat::new)
    }

    /// Whose turn it is. `None` once the last round is over.
    pub fn seat(&self) -> Option<Seat> {
        (!self.is_over()).then(|| self.order.seat(self.turns.len()))
    }

    /// Who takes a tile from the wall and turns the sand timer for whose turn it is: the next
    /// seat. `None` once the last round is over.
    pub fn neighbour(&self) -> Option<Seat> {
        (!self.is_over()).then(|| self.order.seat(self.turns.len() + 1))
    }

    /// The round being played, from 1; the last one once that is over.
    pub fn round(&self) -> u32 {
        let turn = self.turns.len() - usize::from(self.is_over());
        self.order.round(turn)
    }

    /// The last round, once somebody has a second lap card.
    pub fn last_round(&self) -> Option<LastRound> {
        let begun_by = self.order.seat(self.second_lap?);
        let seats_left = if self.is_over() {
            Vec::new()
        } else {
            self.order.rest_of_round(self.turns.len())
        };
        Some(LastRound {
            begun_by,
            seats_left,
        })
    }

    /// Whether the last round is over.
    pub fn is_over(&self) -> bool {
        let turn = self.turns.len();
        self.order.begins_round(turn) && self.second_lap.is_some_and(|second| second < turn)
    }

    /// The rung that is the top, and so how many rungs there are. Nobody stays there.
    pub fn top(&self) -> u32 {
        self.top
    }

    /// How many tiles have fitted in the whole match, 0 to 100.
    pub fn tiles(&self) -> usize {
        // Each turn's number is 100 at most, since they all are together.
        (self.turns.iter().sum::<u32>() + self.so_far) as usize
    }

    /// How many tiles have fitted in the turn that is being played.
    pub fn this_turn(&self) -> u32 {
        self.so_far
    }

    /// How many tiles fitted in each turn that has ended, the first one first.
    pub fn turns(&self) -> &[u32] {
        &self.turns
    }

    /// How many tiles fitted in each turn of a seat that has ended, the first one first.
    pub fn turns_of(&self, seat: Seat) -> impl Iterator<Item = u32> {
        let turns = self.turns.iter().enumerate();
        let own = turns.filter(move |(turn, _)| self.order.seat(*turn) == seat);
        own.map(|(_, fitted)| *fitted)
    }

    /// How many tiles fitted for each seat in the whole match: all rungs that it climbed.
    pub fn climbed(&self) -> Vec<u32> {
        self.climbed_from(0)
    }

    /// How many tiles fitted for each seat in the round that [`round`](Self::round) names.
    pub fn climbed_this_round(&self) -> Vec<u32> {
        let turn = self.turns.len() - usize::from(self.is_over());
        self.climbed_from(self.order.first_of_round(turn))
    }

    /// Each seat's lap cards: how often it reached the top.
    pub fn laps(&self) -> Vec<u32> {
        let climbed = self.climbed().into_iter();
        climbed.map(|climbed| climbed / self.top).collect()
    }

    /// Each seat's rung since its last lap card: 0 below the ladder, and never the top.
    pub fn rungs(&self) -> Vec<u32> {
        let climbed = self.climbed().into_iter();
        climbed.map(|climbed| climbed % self.top).collect()
    }

    /// Who has two lap cards or more, in seat order.
    pub fn with_two_laps(&self) -> Vec<Seat> {
        let laps = self.laps();
        let seats = self.seats();
        seats
            .filter(|seat| laps[seat.index()] >= Self::LAPS)
            .collect()
    }

    /// Who would win as it stands, in seat order: of those with two lap cards, those who
    /// climbed the most rungs in this round, laps counted through.
    ///
    /// Rule book: Abenteuer 1x1, "End of the Game".
    pub fn winners(&self) -> Vec<Seat> {
        let climbed = self.climbed_this_round();
        let mut winners = self.with_two_laps();
        let most = winners.iter().map(|seat| climbed[seat.index()]).max();
        winners.retain(|seat| Some(climbed[seat.index()]) == most);
        winners
    }

    pub(super) fn fit(&mut self) {
        self.so_far += 1;
        if self.second_lap.is_none() && !self.with_two_laps().is_empty() {
            self.second_lap = Some(self.turns.len());
        }
    }

    pub(super) fn time_up(&mut self) {
        self.turns.push(self.so_far);
        self.so_far = 0;
    }

    fn climbed_from(&self, first: usize) -> Vec<u32> {
        let mut climbed = vec![0; self.order.seats()];
        let all = self.turns.iter().copied().chain([self.so_far]);
        for (turn, fitted) in all.enumerate().skip(first) {
            climbed[self.order.seat(turn).index()] += fitted;
        }
        climbed
    }
}
