use std::collections::BTreeMap;

use super::routes::{Goal, Position};
use super::table::Table;
use super::{
    Action, Board, Layout, Outcome, Place, Places, Push, Refusal, Setup, Spot, Tile, Treasure,
};
use crate::{Game, Seat};

/// A match of Labyrinth as it stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Labyrinth {
    setup: Setup,
    table: Option<Table>,
    collected: Vec<usize>,
    seat: usize,
    phase: Phase,
    last_push: Option<Push>,
    turns: u32,
    outcome: Option<Outcome>,
}

/// What is due in a turn.
///
/// Rule book: Labyrinth, "Lépések a játék során".
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// The spare is pushed in.
    Push,
    /// The pawn goes or stays.
    Go,
}

/// What a seat is looking for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Target<'a> {
    /// The treasure on its current card.
    Treasure(&'a Treasure),
    /// Its start, since it has all its treasures.
    Home,
}

impl Game for Labyrinth {
    const ID: &'static str = "labyrinth";

    type Setup = Setup;
    type Action = Action;
    type Outcome = Outcome;
    type Refusal = Refusal;

    fn start(setup: &Setup, seats: usize) -> Result<Self, Refusal> {
        check(setup, seats)?;
        Ok(Self {
            setup: setup.clone(),
            table: setup.layout.as_ref().map(Table::from),
            collected: vec![0; seats],
            seat: setup.starter.index(),
            phase: Phase::Push,
            last_push: None,
            turns: 0,
            outcome: None,
        })
    }

    fn apply(&mut self, action: &Action) -> Result<(), Refusal> {
        self.legal(action)?;
        match *action {
            Action::Push { side, line, tile } => {
                let push = Push { side, line };
                if let (Some(table), Some(tile)) = (&mut self.table, tile) {
                    table.push(push, tile);
                }
                self.last_push = Some(push);
                self.phase = Phase::Go;
            }
            Action::Go { to } => {
                if let (Some(table), Some(to)) = (&mut self.table, to) {
                    table.pawns[self.seat] = to;
                }
                let found = to.is_some() && self.target_spot(self.seat()) == to.map(Spot::Place);
                self.end_turn(found);
            }
            Action::Found {} => self.end_turn(true),
            Action::Correct(ref correction) => {
                if let Some(table) = &mut self.table {
                    table.correct(correction);
                }
            }
        }
        Ok(())
    }

    fn outcome(&self) -> Option<Outcome> {
        self.outcome.clone()
    }
}

impl Labyrinth {
    /// The set-up from which the match started.
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// How many players there are, 1 to 4.
    pub fn seats(&self) -> usize {
        self.setup.cards.len()
    }

    /// Whose turn it is; after the end, who had the last one.
    pub fn seat(&self) -> Seat {
        Seat::new(self.seat)
    }

    /// What is due in the turn.
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// How many turns are over, those of all seats together.
    pub fn turns(&self) -> u32 {
        self.turns
    }

    /// The push before, which no push may undo. It holds until the next push.
    pub fn last_push(&self) -> Option<Push> {
        self.last_push
    }

    /// The push that would undo the one before, and is barred; `None` before the first.
    ///
    /// Rule book: Labyrinth, "Lépések a játék során".
    pub fn barred(&self) -> Option<Push> {
        self.last_push.map(Push::opposite)
    }

    /// The tiles on the board; `None` if the match has no board.
    pub fn board(&self) -> Option<&Board> {
        self.table.as_ref().map(|table| &table.board)
    }

    /// The tile at this place; `None` if the match has no board.
    pub fn tile(&self, place: Place) -> Option<Tile> {
        self.board().map(|board| board.tile(place))
    }

    /// The spare as it was last turned; `None` if the match has no board.
    pub fn spare(&self) -> Option<Tile> {
        self.table.as_ref().map(|table| table.spare)
    }

    /// Where the pawn of each seat stands; empty if the match has no board.
    pub fn pawns(&self) -> &[Place] {
        self.table.as_ref().map_or(&[], |table| &table.pawns)
    }

    /// Where the pawn of this seat stands; `None` if the match has no board.
    pub fn pawn(&self, seat: Seat) -> Option<Place> {
        self.pawns().get(seat.index()).copied()
    }

    /// Where this seat has started; `None` if the match has no board.
    pub fn home(&self, seat: Seat) -> Option<Place> {
        let layout = self.setup.layout.as_ref()?;
        layout.starts.get(seat.index()).copied()
    }

    /// Where the treasures lie, those that were collected included; `None` if the match has no
    /// board.
    pub fn treasures(&self) -> Option<&BTreeMap<Treasure, Spot>> {
        self.table.as_ref().map(|table| &table.treasures)
    }

    /// The treasures on the tile that lies there, in the order of their names.
    pub fn treasures_at(&self, spot: Spot) -> impl Iterator<Item = &Treasure> {
        let all = self.treasures().into_iter().flatten();
        all.filter(move |&(_, &at)| at == spot)
            .map(|(treasure, _)| treasure)
    }

    /// The cards of this seat, collected ones first.
    ///
    /// # Panics
    /// If there is no such seat.
    pub fn cards(&self, seat: Seat) -> &[Treasure] {
        &self.setup.cards[seat.index()]
    }

    /// How many treasures this seat has collected.
    ///
    /// # Panics
    /// If there is no such seat.
    pub fn collected(&self, seat: Seat) -> usize {
        self.collected[seat.index()]
    }

    /// What this seat is looking for.
    ///
    /// # Panics
    /// If there is no such seat.
    pub fn target(&self, seat: Seat) -> Target<'_> {
        let next = self.cards(seat).get(self.collected(seat));
        next.map_or(Target::Home, Target::Treasure)
    }

    /// Where that is; `None` if the match has no board.
    ///
    /// # Panics
    /// If there is no such seat.
    pub fn target_spot(&self, seat: Seat) -> Option<Spot> {
        match self.target(seat) {
            Target::Home => self.home(seat).map(Spot::Place),
            Target::Treasure(treasure) => self.treasures()?.get(treasure).copied(),
        }
    }

    /// The places that can be reached from this one on the board as it lies; the place alone if
    /// the match has no board.
    pub fn reachable(&self, from: Place) -> Places {
        self.board()
            .map_or(Places::only(from), |board| board.reachable(from))
    }

    /// Where the pawn whose turn it is may go now; empty before the push, after the end, and if
    /// the match has no board.
    pub fn destinations(&self) -> Places {
        if self.outcome.is_some() || self.phase == Phase::Push {
            return Places::default();
        }
        self.pawn(self.seat())
            .map_or(Places::default(), |pawn| self.reachable(pawn))
    }

    /// A shortest way between two places, both included; `None` if no way leads there, or if
    /// the match has no board.
    pub fn way(&self, from: Place, to: Place) -> Option<Vec<Place>> {
        self.board()?.way(from, to)
    }

    /// The question to the solver for the seat whose turn it is; `None` unless a push is due on
    /// a board.
    pub fn position(&self) -> Option<Position> {
        let table = self.table.as_ref()?;
        if self.outcome.is_some() || self.phase == Phase::Go {
            return None;
        }
        let seat = self.seat();
        let goal = match self.target(seat) {
            Target::Home => Goal::Place(self.home(seat)?),
            Target::Treasure(_) => Goal::Tile(self.target_spot(seat)?),
        };
        Some(Position {
            board: table.board,
            spare: table.spare,
            pawn: self.pawn(seat)?,
            goal,
            barred: self.barred(),
        })
    }

    pub(super) fn table(&self) -> Option<&Table> {
        self.table.as_ref()
    }

    /// Rule book: Labyrinth, "A játék célja" and "Lépések a játék során".
    fn end_turn(&mut self, found: bool) {
        self.turns += 1;
        self.phase = Phase::Push;
        if found && self.target(self.seat()) == Target::Home {
            self.outcome = Some(Outcome {
                winners: vec![self.seat()],
                collected: self.collected.clone(),
            });
            return;
        }
        self.collected[self.seat] += usize::from(found);
        self.seat = (self.seat + 1) % self.seats();
    }
}

fn check(setup: &Setup, seats: usize) -> Result<(), Refusal> {
    if !(1..=4).contains(&seats) {
        return Err(Refusal::NotOneToFour { seats });
    }
    let starter = setup.starter;
    if starter.index() >= seats {
        return Err(Refusal::NoSuchStarter { starter, seats });
    }
    let hands = setup.cards.len();
    if hands != seats {
        return Err(Refusal::NotTheHands { hands, seats });
    }
    if let Some(seat) = setup.cards.iter().position(Vec::is_empty) {
        let seat = Seat::new(seat);
        return Err(Refusal::NoCard { seat });
    }
    setup
        .layout
        .as_ref()
        .map_or(Ok(()), |layout| check_layout(layout, &setup.cards, seats))
}

fn check_layout(layout: &Layout, cards: &[Vec<Treasure>], seats: usize) -> Result<(), Refusal> {
    let starts = layout.starts.len();
    if starts != seats {
        return Err(Refusal::NotTheStarts { starts, seats });
    }
    let known = |treasure| layout.treasures.contains_key(treasure);
    match cards.iter().flatten().find(|treasure| !known(treasure)) {
        None => Ok(()),
        Some(treasure) => Err(Refusal::NoSuchCard {
            treasure: treasure.clone(),
        }),
    }
}
