use super::{Action, Die, Done, Multiplication, Outcome, Place, Product, Refusal, Setup, Throw};
use crate::{Game, Seat};

/// A match of the Multiplikations-Würfelspiel as it stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MultiplicationDice {
    setup: Setup,
    rounds: u32,
    round: u32,
    seat: Seat,
    owners: [Option<Seat>; Place::COUNT],
    scores: Vec<u32>,
    suffered: Vec<u32>,
    /// The points of every throw, the first one first.
    course: Vec<u32>,
    last_throw: Option<Throw>,
    over: bool,
}

impl Game for MultiplicationDice {
    const ID: &'static str = "multiplication-dice";

    type Setup = Setup;
    type Action = Action;
    type Outcome = Outcome;
    type Refusal = Refusal;

    fn start(setup: &Setup, seats: usize) -> Result<Self, Refusal> {
        if !(2..=4).contains(&seats) {
            return Err(Refusal::NotTwoToFourPlayers { seats });
        }
        if setup.rounds == 0 {
            return Err(Refusal::NoRounds);
        }
        Ok(Self {
            setup: setup.clone(),
            rounds: setup.rounds,
            round: 1,
            seat: Seat::new(0),
            owners: [None; Place::COUNT],
            scores: vec![0; seats],
            suffered: vec![0; seats],
            course: Vec::new(),
            last_throw: None,
            over: false,
        })
    }

    fn apply(&mut self, action: &Action) -> Result<(), Refusal> {
        self.legal(action)?;
        match *action {
            Action::Roll { dice, by_app } => self.roll(dice, by_app),
            Action::Claim { row, column } => {
                // The check has refused a field that is not on the board.
                if let Some(place) = Place::new(row, column) {
                    self.claim(place);
                }
            }
            Action::Rounds { rounds } => self.rounds = rounds,
        }
        Ok(())
    }

    fn outcome(&self) -> Option<Outcome> {
        self.over.then(|| Outcome {
            scores: self.scores.clone(),
            winners: self.leaders(),
        })
    }
}

impl MultiplicationDice {
    /// The set-up from which the match started. Its rounds may have been changed since.
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// How many players there are, 2 to 4.
    pub fn seats(&self) -> usize {
        self.scores.len()
    }

    /// Whose turn it is; after the end, whose turn was the last.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// The round being played, from 1; after the end the last one.
    pub fn round(&self) -> u32 {
        self.round
    }

    /// The agreed number of rounds as it stands now.
    pub fn rounds(&self) -> u32 {
        self.rounds
    }

    /// The agreed number of rounds, raised by those that so many throws take. A round that
    /// they only begin counts.
    pub fn rounds_raised_by(&self, throws: u32) -> u32 {
        // There are four seats at most.
        let seats = u32::try_from(self.seats()).unwrap_or(4);
        self.rounds.saturating_add(throws.div_ceil(seats))
    }

    /// Whether the last round is over.
    pub fn is_over(&self) -> bool {
        self.over
    }

    /// Each seat's points: the fields that it took from others.
    pub fn scores(&self) -> &[u32] {
        &self.scores
    }

    /// The seats with the most points as it stands, in seat order.
    pub fn leaders(&self) -> Vec<Seat> {
        let most = self.scores.iter().max();
        let seats = self.scores.iter().enumerate();
        seats
            .filter(|(_, score)| Some(*score) == most)
            .map(|(index, _)| Seat::new(index))
            .collect()
    }

    /// How many fields a seat took from others: its points.
    ///
    /// # Panics
    /// If there is no such seat.
    pub fn captures_made(&self, seat: Seat) -> u32 {
        self.scores[seat.index()]
    }

    /// How many fields others took from a seat. They cost it no points.
    ///
    /// # Panics
    /// If there is no such seat.
    pub fn captures_suffered(&self, seat: Seat) -> u32 {
        self.suffered[seat.index()]
    }

    /// How many fields are a seat's own now, 0 to 144.
    pub fn fields_held(&self, seat: Seat) -> usize {
        let owners = self.owners.iter();
        owners.filter(|owner| **owner == Some(seat)).count()
    }

    /// Whose a field is, or `None` if it is free.
    pub fn owner(&self, place: Place) -> Option<Seat> {
        self.owners[place.slot()]
    }

    /// The throw whose products are being played; `None` if the dice are to be thrown, or
    /// the match is over.
    pub fn throw(&self) -> Option<&Throw> {
        self.last_throw().filter(|throw| !throw.is_done())
    }

    /// The last throw, which may be played to its end; `None` before the first one.
    pub fn last_throw(&self) -> Option<&Throw> {
        self.last_throw.as_ref()
    }

    /// What the dice show that are being played.
    pub fn dice(&self) -> Option<[Die; 3]> {
        self.throw().map(|throw| throw.dice)
    }

    /// What is still to be played, in the order of the dice pairs.
    pub fn open_products(&self) -> impl Iterator<Item = &Multiplication> {
        let made = self.last_throw.iter();
        let made = made.flat_map(|throw| &throw.multiplications);
        made.filter(|made| made.done.is_none())
    }

    /// What has been played of the last throw, in the order of the dice pairs: claimed
    /// somewhere, or done by itself.
    pub fn done_products(&self) -> impl Iterator<Item = &Multiplication> {
        let made = self.last_throw.iter();
        let made = made.flat_map(|throw| &throw.multiplications);
        made.filter(|made| made.done.is_some())
    }

    /// Whether all fields of a product are the own ones of whose turn it is, so that it is
    /// done by itself when the dice make it.
    pub fn is_self_done(&self, product: Product) -> bool {
        let mut places = product.places();
        places.all(|place| self.owner(place) == Some(self.seat))
    }

    /// Whether a product has a field that is nobody's.
    pub fn has_free_field(&self, product: Product) -> bool {
        let mut places = product.places();
        places.any(|place| self.owner(place).is_none())
    }

    /// How many times dice have been thrown, the throw being played included.
    pub fn throws(&self) -> usize {
        self.course.len()
    }

    /// The scores after each round that was played to its end, from the first one on. In
    /// front stand those of the start, which are all 0.
    pub fn course(&self) -> Vec<Vec<u32>> {
        let mut scores = vec![0; self.seats()];
        let mut course = vec![scores.clone()];
        let ended = self.course.len() - usize::from(self.throw().is_some());
        for round in self.course[..ended].chunks_exact(self.seats()) {
            for (score, points) in scores.iter_mut().zip(round) {
                *score += points;
            }
            course.push(scores.clone());
        }
        course
    }

    fn roll(&mut self, dice: [Die; 3], by_app: bool) {
        let mut throw = Throw::new(self.seat, dice, by_app);
        for made in &mut throw.multiplications {
            if self.is_self_done(made.product) {
                made.done = Some(Done::ByItself);
            }
        }
        self.last_throw = Some(throw);
        self.course.push(0);
        self.end_throw_if_done();
    }

    fn claim(&mut self, place: Place) {
        let before = self.owners[place.slot()].replace(self.seat);
        if let Some(loser) = before.filter(|owner| *owner != self.seat) {
            self.scores[self.seat.index()] += 1;
            self.suffered[loser.index()] += 1;
            if let Some(points) = self.course.last_mut() {
                *points += 1;
            }
        }
        let made = self.last_throw.iter_mut();
        let mut made = made.flat_map(|throw| &mut throw.multiplications);
        if let Some(made) = made.find(|made| made.product == place.product()) {
            made.done = Some(Done::Claimed { at: place, before });
        }
        self.end_throw_if_done();
    }

    /// Rule book: Multiplikations-Würfelspiel, "Zugende" and "Spielende".
    fn end_throw_if_done(&mut self) {
        if self.throw().is_some() {
            return;
        }
        let next = self.seat.index() + 1;
        if next < self.seats() {
            self.seat = Seat::new(next);
        } else if self.round < self.rounds {
            self.seat = Seat::new(0);
            self.round += 1;
        } else {
            self.over = true;
        }
    }
}
