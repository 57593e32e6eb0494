use super::mine::{self, Mine};
use super::{Action, Card, Colour, Outcome, Place, Points, Refusal, Run, Setup, Slot};
use crate::{Game, Seat};

/// A match of DIG UP Adventure as it stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DigUp {
    setup: Setup,
    mines: Vec<Mine>,
    /// Whose turn it is, until no turn is left.
    seat: Option<Seat>,
    turns: u32,
    last_round: Option<Seat>,
    scored: bool,
}

/// The last round, which a complete mine began at the end of a turn.
///
/// Rule book: DIG UP Adventure, "Spielende".
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LastRound {
    /// Whose mine was complete: the seat whose turn ended if its own was, otherwise the first
    /// complete one after it.
    pub begun_by: Seat,
    /// Who still has a turn, in turn order, first the one whose turn it is. Empty once the
    /// last round is over.
    pub seats_left: Vec<Seat>,
}

impl Game for DigUp {
    const ID: &'static str = "dig-up";

    type Setup = Setup;
    type Action = Action;
    type Outcome = Outcome;
    type Refusal = Refusal;

    fn start(setup: &Setup, seats: usize) -> Result<Self, Refusal> {
        if !(2..=4).contains(&seats) {
            return Err(Refusal::NotTwoToFourPlayers { seats });
        }
        let favourites = &setup.favourites;
        let found = favourites.len();
        if found != seats {
            return Err(Refusal::NotOneFavouriteEach { found, seats });
        }
        let taken = (1..seats).find(|&seat| favourites[..seat].contains(&favourites[seat]));
        if let Some(seat) = taken {
            let colour = favourites[seat];
            return Err(Refusal::FavouriteTaken { colour });
        }
        let starter = setup.starter;
        if starter.index() >= seats {
            return Err(Refusal::NoSuchStarter { starter });
        }
        Ok(Self {
            setup: setup.clone(),
            mines: vec![Mine::default(); seats],
            seat: Some(starter),
            turns: 0,
            last_round: None,
            scored: false,
        })
    }

    fn apply(&mut self, action: &Action) -> Result<(), Refusal> {
        self.legal(action)?;
        match *action {
            Action::Show { player, slot, card } => {
                self.put(Place::new(player, slot), Some(card));
            }
            Action::Cover { player, slot } => {
                self.put(Place::new(player, slot), None);
            }
            Action::Exchange { a, b } => {
                let at_b = self.card(b.player, b.slot);
                let at_a = self.put(a, at_b);
                self.put(b, at_a);
            }
            Action::EndTurn {} => self.end_turn(),
            Action::Score {} => {
                self.scored = true;
                self.seat = None;
            }
        }
        Ok(())
    }

    fn outcome(&self) -> Option<Outcome> {
        self.scored.then(|| self.standing())
    }
}

impl DigUp {
    /// The set-up from which the match started.
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// All seats in seat order, two to four.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.mines.len()).map(Seat::new)
    }

    /// All places of all mines, by seat and in reading order.
    pub fn places(&self) -> impl Iterator<Item = Place> + use<> {
        self.seats()
            .flat_map(|player| Slot::all().map(move |slot| Place::new(player, slot)))
    }

    /// Whose turn it is. `None` once the last round, or the match, is over.
    pub fn seat(&self) -> Option<Seat> {
        self.seat
    }

    /// How many turns were ended.
    pub fn turns(&self) -> u32 {
        self.turns
    }

    /// Whether no turn was ended, so that the mines may be scored without a last round.
    pub fn scoring_only(&self) -> bool {
        self.turns == 0
    }

    /// The face-up card in a slot of a mine; `None` too if there is no such player.
    pub fn card(&self, player: Seat, slot: Slot) -> Option<Card> {
        self.mines.get(player.index())?.card(slot)
    }

    /// A player's favourite colour.
    ///
    /// # Panics
    /// If the match has no such seat.
    pub fn favourite(&self, player: Seat) -> Colour {
        self.setup.favourites[player.index()]
    }

    /// What the face-up card in a slot scores as the mine lies now, and why; `None` if no card
    /// is face up there.
    ///
    /// # Panics
    /// If the match has no such seat.
    pub fn points(&self, player: Seat, slot: Slot) -> Option<Points> {
        self.mine(player)
            .points(slot, self.favourite(player), self.setup.idols)
    }

    /// The sum of what a mine's face-up cards score, 0 to 27.
    ///
    /// # Panics
    /// If the match has no such seat.
    pub fn score_of(&self, player: Seat) -> u8 {
        self.mine(player)
            .score(self.favourite(player), self.setup.idols)
    }

    /// The longest run of a mine, of equally long ones the first; `None` if no gem of the
    /// favourite colour is face up.
    ///
    /// # Panics
    /// If the match has no such seat.
    pub fn longest_run(&self, player: Seat) -> Option<Run> {
        self.mine(player).longest_run(self.favourite(player))
    }

    /// The first slot of a mine without a face-up card, in reading order.
    ///
    /// # Panics
    /// If the match has no such seat.
    pub fn next_free(&self, player: Seat) -> Option<Slot> {
        self.mine(player).next_free()
    }

    /// Whether all nine cards of a mine are face up.
    ///
    /// # Panics
    /// If the match has no such seat.
    pub fn is_complete(&self, player: Seat) -> bool {
        self.next_free(player).is_none()
    }

    /// The last round, once it has begun. It stays the last, whatever is covered afterwards.
    pub fn last_round(&self) -> Option<LastRound> {
        let begun_by = self.last_round?;
        let seats_left = self.seat.map_or_else(Vec::new, |seat| self.rest_from(seat));
        Some(LastRound {
            begun_by,
            seats_left,
        })
    }

    /// Who would still have a turn, in turn order, if this player's mine were found complete
    /// at the end of the player's own turn. For a group that only scores and says so by hand.
    ///
    /// # Panics
    /// If the match has no such seat.
    pub fn turns_after(&self, player: Seat) -> Vec<Seat> {
        self.rest_from(self.next_seat(player))
    }

    /// The outcome if the mines were scored as they lie: cards that are not face up count
    /// nothing.
    pub fn standing(&self) -> Outcome {
        let scores = self.seats().map(|seat| self.score_of(seat)).collect();
        let runs = self
            .seats()
            .map(|seat| mine::length(self.longest_run(seat)))
            .collect();
        Outcome::of(scores, runs)
    }

    fn mine(&self, player: Seat) -> &Mine {
        &self.mines[player.index()]
    }

    fn put(&mut self, at: Place, card: Option<Card>) -> Option<Card> {
        self.mines[at.player.index()].put(at.slot, card)
    }

    /// Rule book: DIG UP Adventure, "Spielende".
    fn end_turn(&mut self) {
        let Some(seat) = self.seat else { return };
        self.turns += 1;
        if self.last_round.is_none() {
            self.last_round = self.round(seat).find(|&seat| self.is_complete(seat));
        }
        let next = self.next_seat(seat);
        let over = self.last_round.is_some() && next == self.setup.starter;
        self.seat = (!over).then_some(next);
    }

    fn next_seat(&self, seat: Seat) -> Seat {
        Seat::new((seat.index() + 1) % self.mines.len())
    }

    /// Every seat once, in turn order from this one on.
    fn round(&self, from: Seat) -> impl Iterator<Item = Seat> + use<> {
        let seats = self.mines.len();
        (0..seats).map(move |ahead| Seat::new((from.index() + ahead) % seats))
    }

    /// The seats from this one on, up to the end of the round.
    fn rest_from(&self, seat: Seat) -> Vec<Seat> {
        let starter = self.setup.starter;
        self.round(seat)
            .take_while(|&seat| seat != starter)
            .collect()
    }
}
