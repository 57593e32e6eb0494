use super::{Action, Card, Face, Line, OnTable, Outcome, Place, Refusal, Scenario, Setup, Value};
use crate::{Game, Seat};

const SLOTS: usize = (Place::MOST * Place::MOST) as usize;

/// A match of Kreuzsummen as it stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Kreuzsummen {
    scenario: &'static Scenario,
    setup: Setup,
    stacks: [Vec<Value>; SLOTS],
    discard_pile: Vec<Card>,
    columns: Vec<u8>,
    seat: usize,
    swapped: bool,
    passes: u8,
    turns: u32,
    table: OnTable,
    outcome: Option<Outcome>,
}

impl Game for Kreuzsummen {
    const ID: &'static str = "kreuzsummen";

    type Setup = Setup;
    type Action = Action;
    type Outcome = Outcome;
    type Refusal = Refusal;

    fn start(setup: &Setup, seats: usize) -> Result<Self, Refusal> {
        if seats != 2 {
            return Err(Refusal::NotTwoPlayers { seats });
        }
        let number = setup.scenario;
        let scenario = Scenario::get(number).ok_or(Refusal::NoSuchScenario { scenario: number })?;
        let starter = setup.starter;
        if starter.index() >= seats {
            return Err(Refusal::NoSuchStarter { starter });
        }
        Ok(Self {
            scenario,
            setup: setup.clone(),
            stacks: Default::default(),
            discard_pile: Vec::new(),
            columns: scenario.columns.clone(),
            seat: starter.index(),
            swapped: false,
            passes: 0,
            turns: 0,
            table: OnTable::at_start(scenario),
            outcome: None,
        })
    }

    fn apply(&mut self, action: &Action) -> Result<(), Refusal> {
        self.legal(action)?;
        match *action {
            Action::Place { value, at } => {
                self.stacks[at.slot()].push(value);
                self.finish_field_action();
            }
            Action::Jack { at, with } => {
                self.stacks.swap(at.slot(), with.slot());
                self.play_face(Face::Jack);
            }
            Action::Queen { value, at } => {
                let stack = &mut self.stacks[at.slot()];
                stack.pop();
                stack.push(value);
                self.play_face(Face::Queen);
            }
            Action::King { from, to } => {
                self.stacks.swap(from.slot(), to.slot());
                self.play_face(Face::King);
            }
            Action::Discard { card } => {
                self.discard_pile.push(card);
                self.table.give(self.seat);
                self.table.take(self.seat);
                self.swapped = true;
                self.passes = 0;
            }
            Action::EndTurn {} => self.next_turn(),
            Action::Arrange { ref columns } => self.columns.clone_from(columns),
            Action::Pass {} => {
                self.passes += 1;
                if self.passes == 2 {
                    self.outcome = Some(Outcome::Lost);
                }
                self.next_turn();
            }
            Action::GiveUp {} => self.outcome = Some(Outcome::Lost),
        }
        Ok(())
    }

    fn outcome(&self) -> Option<Outcome> {
        self.outcome.clone()
    }
}

impl Kreuzsummen {
    /// The scenario that is played.
    pub fn scenario(&self) -> &'static Scenario {
        self.scenario
    }

    /// The set-up from which the match started.
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// Whose turn it is.
    pub fn seat(&self) -> Seat {
        Seat::new(self.seat)
    }

    /// Whether this turn already had its swap.
    pub fn swapped(&self) -> bool {
        self.swapped
    }

    /// How many turns in a row were passed. The second one loses.
    pub fn passes(&self) -> u8 {
        self.passes
    }

    /// The cards at a place from bottom to top; empty if it is free or outside the field.
    pub fn stack(&self, place: Place) -> &[Value] {
        &self.stacks[place.slot()]
    }

    /// The card that counts at a place.
    pub fn top(&self, place: Place) -> Option<Value> {
        self.stack(place).last().copied()
    }

    /// The discard pile, oldest card first. The book's "Ablage".
    pub fn discard_pile(&self) -> &[Card] {
        &self.discard_pile
    }

    /// How many cards of a value lie neither in a stack nor on the discard pile.
    pub fn left(&self, value: Value) -> u8 {
        if value.get() > self.scenario.highest {
            return 0;
        }
        let on_field = self.stacks.iter().flatten();
        let on_field = on_field.filter(|&&card| card == value).count();
        self.scenario.copies - small(on_field + self.discarded(Card::Number(value)))
    }

    /// How many cards of a face do not lie on the discard pile; 0 before the campaign brings it.
    pub fn faces_left(&self, face: Face) -> u8 {
        if !self.scenario.has(face) {
            return 0;
        }
        Face::COPIES - small(self.discarded(Card::Face(face)))
    }

    fn discarded(&self, card: Card) -> usize {
        let same = self.discard_pile.iter().filter(|&&other| other == card);
        same.count()
    }

    /// The column targets as they now lie, from left to right.
    pub fn columns(&self) -> &[u8] {
        &self.columns
    }

    /// A row, counted from 1 at the top.
    ///
    /// # Panics
    /// If the field has no such row.
    pub fn row(&self, row: u8) -> Line {
        let places = self.scenario.places().filter(|place| place.row() == row);
        let target = self.scenario.rows[usize::from(row) - 1];
        self.line(target, places)
    }

    /// A column, counted from 1 at the left, under the target that now lies over it.
    ///
    /// # Panics
    /// If the field has no such column.
    pub fn column(&self, column: u8) -> Line {
        let places = self
            .scenario
            .places()
            .filter(|place| place.column() == column);
        let target = self.columns[usize::from(column) - 1];
        self.line(target, places)
    }

    fn line(&self, target: u8, places: impl Iterator<Item = Place>) -> Line {
        let tops = places.map(|place| self.top(place));
        Line::of(target, tops, self.scenario.distinct)
    }

    /// What must lie on the real table beside the field.
    pub fn table(&self) -> OnTable {
        self.table
    }

    /// Whether no place is free.
    pub fn is_full(&self) -> bool {
        self.scenario
            .places()
            .all(|place| self.top(place).is_some())
    }

    /// How many turns are over: field actions, passes, and turns of only a swap.
    pub fn turns(&self) -> u32 {
        self.turns
    }

    /// Once every place is filled: the column targets laid over the columns whose sums they
    /// are, the others in the order in which they lie. `None` if that changes nothing.
    pub fn best_arrangement(&self) -> Option<Vec<u8>> {
        if !self.is_full() {
            return None;
        }
        let sums: Vec<u8> = (1..=self.scenario.column_count())
            .map(|column| self.column(column).sum)
            .collect();
        let mut left = self.columns.clone();
        let mut best: Vec<Option<u8>> = vec![None; sums.len()];
        // A target that already lies over its sum stays, also if another column has that sum.
        let in_place = (0..sums.len()).filter(|&i| sums[i] == self.columns[i]);
        let moved = (0..sums.len()).filter(|&i| sums[i] != self.columns[i]);
        for i in in_place.chain(moved) {
            if let Some(found) = left.iter().position(|&target| target == sums[i]) {
                best[i] = Some(left.remove(found));
            }
        }
        let mut rest = left.into_iter();
        let best: Vec<u8> = best
            .into_iter()
            .filter_map(|target| target.or_else(|| rest.next()))
            .collect();
        (best != self.columns).then_some(best)
    }

    fn play_face(&mut self, face: Face) {
        self.discard_pile.push(Card::Face(face));
        self.finish_field_action();
    }

    /// The win is seen before the hand is refilled, so the winner's hand stays one smaller.
    fn finish_field_action(&mut self) {
        self.passes = 0;
        self.table.give(self.seat);
        self.outcome = self.won();
        if self.outcome.is_none() {
            self.table.take(self.seat);
        }
        self.next_turn();
    }

    fn next_turn(&mut self) {
        self.turns += 1;
        self.swapped = false;
        if self.outcome.is_none() {
            self.seat = 1 - self.seat;
        }
    }

    /// Rule book: Kreuzsummen, "Sieg, Aussetzen und neuer Versuch".
    fn won(&self) -> Option<Outcome> {
        let field: Option<Vec<Value>> = self
            .scenario
            .places()
            .map(|place| self.top(place))
            .collect();
        let columns = super::check_finish(self.scenario, &field?).ok()?;
        Some(Outcome::Won { columns })
    }
}

/// No card is used more often than the deck has it, so every count is small.
fn small(cards: usize) -> u8 {
    u8::try_from(cards).expect("a deck has 33 cards at most")
}
