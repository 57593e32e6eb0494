//! A match of Labyrinth folded up to some action, with what the screen remembers of the last
//! actions besides the position.

use serde_json::Value;
use tableside_ledger::{Match, MatchHead};
use tableside_rules::labyrinth::{
    Action, Labyrinth, Phase, Place, Push, Refusal, Setup, Spot, Target, Tile, Treasure,
};
use tableside_rules::match_file::parse_entry;
use tableside_rules::{Game as _, Seat};

use super::options::Options;
use crate::failure::Failure;
use crate::games;

/// What each tile is known by while it moves, wherever it lies: those of the board in reading
/// order, then the spare.
#[derive(Debug, Clone)]
struct Known([u8; 50]);

impl Known {
    fn new() -> Self {
        let mut ids = [0; 50];
        for (id, number) in ids.iter_mut().zip(0..) {
            *id = number;
        }
        Self(ids)
    }

    fn index(spot: Spot) -> usize {
        spot.place().map_or(49, |place| {
            usize::from(place.row() - 1) * 7 + usize::from(place.column() - 1)
        })
    }

    fn push(&mut self, push: Push) {
        let mut carried = self.0[Self::index(Spot::Spare)];
        for place in push.places() {
            std::mem::swap(&mut carried, &mut self.0[Self::index(place.into())]);
        }
        self.0[Self::index(Spot::Spare)] = carried;
    }
}

/// What the last actions did.
#[derive(Debug, Clone, Default)]
pub(super) struct Last {
    /// The way of the last move, from its start to its end, and whose it was.
    pub(super) way: Vec<Place>,
    pub(super) mover: Option<Seat>,
    /// The treasure that the last action brought.
    pub(super) found: Option<Treasure>,
}

/// A match folded up to some action.
pub(crate) struct Played {
    pub(super) game: Labyrinth,
    /// In seat order.
    pub(super) names: Vec<String>,
    pub(super) options: Options,
    pub(super) last: Last,
    known: Known,
}

impl Played {
    /// The position before the first action.
    pub(super) fn start(head: &MatchHead) -> Result<Self, Failure> {
        let game = Labyrinth::start(&setup(head)?, head.players.len());
        Ok(Self {
            game: game.map_err(Failure::internal)?,
            names: head.players.clone(),
            options: Options::of(head),
            last: Last::default(),
            known: Known::new(),
        })
    }

    /// A stored match as it stands, as far as its actions fit.
    pub(super) fn folded(found: &Match) -> Result<Self, Failure> {
        let mut played = Self::start(&found.head)?;
        for action in &found.actions {
            let fits = parse_entry::<Labyrinth>(action)
                .is_ok_and(|entry| played.play(&entry.action).is_ok());
            if !fits {
                break;
            }
        }
        Ok(played)
    }

    /// Applies an action and remembers what it did.
    pub(super) fn play(&mut self, action: &Action) -> Result<(), Refusal> {
        let seat = self.game.seat();
        let from = self.game.pawn(seat);
        let found = self.finds(action).cloned();
        self.game.apply(action)?;
        self.last = Last::default();
        match *action {
            Action::Push { side, line, .. } => self.known.push(Push { side, line }),
            Action::Go { to } => {
                let way = from.zip(to).and_then(|(from, to)| self.game.way(from, to));
                self.last = Last {
                    way: way.unwrap_or_default(),
                    mover: Some(seat),
                    found,
                };
            }
            Action::Found {} => {
                self.last.mover = Some(seat);
                self.last.found = found;
            }
            Action::Correct(_) => {}
        }
        Ok(())
    }

    /// Whether an action, not yet applied, brings its seat to what it looks for.
    pub(super) fn reaches(&self, action: &Action) -> bool {
        match *action {
            Action::Go { to } => {
                to.is_some() && self.game.target_spot(self.game.seat()) == to.map(Spot::Place)
            }
            Action::Found {} => true,
            Action::Push { .. } | Action::Correct(_) => false,
        }
    }

    /// The treasure that an action, not yet applied, brings.
    pub(super) fn finds(&self, action: &Action) -> Option<&Treasure> {
        match self.game.target(self.game.seat()) {
            Target::Treasure(treasure) if self.reaches(action) => Some(treasure),
            Target::Treasure(_) | Target::Home => None,
        }
    }

    /// What a tile is known by while it moves.
    pub(super) fn known(&self, spot: Spot) -> u8 {
        self.known.0[Known::index(spot)]
    }

    /// Whose turn it is; nobody's after the end.
    pub(super) fn turn(&self) -> Option<Seat> {
        self.game.outcome().is_none().then(|| self.game.seat())
    }

    /// Every seat, in seat order.
    pub(super) fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.game.seats()).map(Seat::new)
    }

    /// A player's name.
    pub(super) fn name(&self, seat: Seat) -> &str {
        self.names.get(seat.index()).map_or("", String::as_str)
    }

    /// A player's name as far as a line has room for it.
    pub(super) fn called(&self, seat: Seat) -> String {
        const ROOM: usize = 18;
        let name = self.name(seat);
        if name.chars().count() <= ROOM {
            return name.to_owned();
        }
        let start: String = name.chars().take(ROOM - 1).collect();
        format!("{}…", start.trim_end())
    }

    /// The spare while it can be turned: before a push, on a board that the app knows.
    pub(super) fn turnable(&self) -> Option<Tile> {
        let due = self.turn().is_some() && self.game.phase() == Phase::Push;
        self.game.spare().filter(|_| due)
    }

    /// What a seat looks for, as far as all may see it. Once the match is over there are no
    /// secrets.
    pub(super) fn open_target(&self, seat: Seat) -> Option<Target<'_>> {
        let is_open =
            !self.options.secret || self.turn().is_none() || self.game.target(seat) == Target::Home;
        is_open.then(|| self.game.target(seat))
    }

    /// How many turns a seat has had, the winner's last one included.
    pub(super) fn turns_of(&self, seat: Seat) -> u32 {
        let seats = u32::try_from(self.game.seats()).unwrap_or(1);
        let started = self.game.setup().starter.index();
        let ahead = (seat.index() + self.game.seats() - started) % self.game.seats();
        let ahead = u32::try_from(ahead).unwrap_or(0);
        (self.game.turns() + seats - 1 - ahead) / seats
    }
}

/// The set-up of a stored match.
pub(super) fn setup(head: &MatchHead) -> Result<Setup, Failure> {
    games::setup::<Labyrinth>(head)
}

/// An action as the ledger has it.
pub(super) fn read(action: &Value) -> Result<Action, String> {
    parse_entry::<Labyrinth>(action)
        .map(|entry| entry.action)
        .map_err(|bad| bad.message.clone())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_tile_is_known_wherever_it_is_pushed() {
        let mut known = Known::new();
        let push = Push::ALL[0];
        known.push(push);
        assert_eq!(known.0[Known::index(push.entering().into())], 49);
        let out = Known::index(push.leaving().into());
        assert_eq!(usize::from(known.0[Known::index(Spot::Spare)]), out);
        let mut ids = known.0;
        ids.sort_unstable();
        assert_eq!(ids, Known::new().0);
        known.push(push.opposite());
        assert_eq!(known.0, Known::new().0);
    }
}
