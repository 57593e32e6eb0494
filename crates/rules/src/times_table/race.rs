use super::{Laid, LastRound, Place, Turn, Wall, order::Order};
use crate::Seat;

/// A race as it stands.
///
/// Rule book: Abenteuer 1x1, "Basic Game".
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Race {
    top: u32,
    order: Order,
    wall: Wall,
    gap: Option<Place>,
    rungs: Vec<u32>,
    turns: Vec<Turn>,
    pub(super) laid: Vec<Laid>,
    first_on_top: Option<Seat>,
    finished: bool,
}

impl Race {
    pub(super) fn new(top: u32, order: Order, gap: Place) -> Self {
        Self {
            top,
            order,
            wall: Wall::untouched(),
            gap: Some(gap),
            rungs: vec![0; order.seats()],
            turns: Vec::new(),
            laid: Vec::new(),
            first_on_top: None,
            finished: false,
        }
    }

    /// All seats in seat order, two to four.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.order.seats()).map(Seat::new)
    }

    /// Whose turn it is. `None` once the last round is over.
    pub fn seat(&self) -> Option<Seat> {
        (!self.is_round_over()).then(|| self.order.seat(self.turns.len()))
    }

    /// The round being played, from 1; the last one once that is over.
    pub fn round(&self) -> u32 {
        let turn = self.turns.len() - usize::from(self.is_round_over());
        self.order.round(turn)
    }

    /// The last round, once somebody has reached the top.
    pub fn last_round(&self) -> Option<LastRound> {
        let begun_by = self.first_on_top?;
        let seats_left = if self.is_round_over() {
            Vec::new()
        } else {
            self.order.rest_of_round(self.turns.len())
        };
        Some(LastRound {
            begun_by,
            seats_left,
        })
    }

    /// Whether somebody is on the top and the round is complete, so that only cards are left
    /// to be laid.
    pub fn is_round_over(&self) -> bool {
        self.first_on_top.is_some() && self.order.begins_round(self.turns.len())
    }

    /// Whether nobody lays a card any more.
    pub fn is_finished(&self) -> bool {
        self.finished
    }

    /// The rung that is the top, and so how many rungs there are.
    pub fn top(&self) -> u32 {
        self.top
    }

    /// Each seat's rung: 0 below the ladder, up to the top.
    pub fn rungs(&self) -> &[u32] {
        &self.rungs
    }

    /// Who stands on the top, in seat order.
    pub fn on_top(&self) -> Vec<Seat> {
        let seats = self.seats();
        seats
            .filter(|seat| self.rungs[seat.index()] == self.top)
            .collect()
    }

    /// Who would win as it stands, in seat order: of those on the top, those who laid the
    /// fewest cards.
    ///
    /// Rule book: Abenteuer 1x1, "End of the Game".
    pub fn winners(&self) -> Vec<Seat> {
        let cards = self.cards();
        let mut winners = self.on_top();
        let fewest = winners.iter().map(|seat| cards[seat.index()]).min();
        winners.retain(|seat| Some(cards[seat.index()]) == fewest);
        winners
    }

    /// The place for which a tile is looked for; `None` once all places are solved.
    pub fn gap(&self) -> Option<Place> {
        self.gap
    }

    /// Which places are solved, and by whom.
    pub fn wall(&self) -> &Wall {
        &self.wall
    }

    /// The places that can be the next gap once this one is filled, in reading order. There
    /// are none if this gap is the last one, or if there is none.
    pub fn next_gaps(&self) -> impl Iterator<Item = Place> {
        self.wall
            .open()
            .filter(|place| self.gap.is_some_and(|gap| gap != *place))
    }

    /// The turns that were played, the first one first.
    pub fn turns(&self) -> &[Turn] {
        &self.turns
    }

    /// The turns in which a player said a wrong number, the first one first. For practice.
    pub fn answered_wrong(&self, player: Seat) -> impl Iterator<Item = &Turn> {
        let turns = self.turns.iter();
        turns.filter(move |turn| turn.seat == player && turn.is_answered_wrong())
    }

    pub(super) fn fit(&mut self, next_gap: Option<Place>, answer: Option<u32>) {
        let seat = self.end_turn(answer, true);
        if let Some(gap) = self.gap {
            self.wall.solve(gap, seat);
        }
        self.gap = next_gap;
        self.climb(seat);
    }

    pub(super) fn miss(&mut self, answer: Option<u32>) {
        self.end_turn(answer, false);
    }

    pub(super) fn finish(&mut self) {
        self.finished = true;
    }

    /// What would lead past the top is lost.
    pub(super) fn climb(&mut self, seat: Seat) {
        let rung = &mut self.rungs[seat.index()];
        if *rung < self.top {
            *rung += 1;
        }
        if *rung == self.top {
            self.first_on_top.get_or_insert(seat);
        }
    }

    fn end_turn(&mut self, answer: Option<u32>, fitted: bool) -> Seat {
        let turn = self.turns.len();
        let seat = self.order.seat(turn);
        self.turns.push(Turn {
            seat,
            round: self.order.round(turn),
            gap: self.gap,
            answer,
            fitted,
        });
        seat
    }
}
