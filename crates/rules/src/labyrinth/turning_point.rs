//! After a match: what was one push away from somebody who did not see it.

use super::routes::{Position, this_turn};
use super::{Action, Labyrinth, Push, Setup, Target, Tile, Treasure};
use crate::{Game, Seat};

/// A turn in which a seat could have got to what it was looking for, and did not.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TurningPoint {
    /// The index of the push that was made instead, from 0.
    pub index: usize,
    /// Whose turn it was.
    pub seat: Seat,
    /// The treasure that was in reach; `None` if it was the own start, and with it the win.
    pub treasure: Option<Treasure>,
    /// The push that would have led there.
    pub push: Push,
    /// The spare as it would have been turned.
    pub tile: Tile,
    /// How many more turns of its own the seat took until it was there; `None` if it never was.
    pub later: Option<u32>,
}

/// The chance that cost the most, or `None` if there was none, if the match is not over, if it
/// has no board, or if the list is not one of legal actions.
///
/// Looked at are those who did not win, or the one player who plays alone. A missed win comes
/// before all, then what was never reached, then what took the most turns; of equals the last.
/// Turns before a correction are not looked at, since it is not known how the table differed.
pub fn turning_point(setup: &Setup, seats: usize, actions: &[Action]) -> Option<TurningPoint> {
    let mut game = Labyrinth::start(setup, seats).ok()?;
    let mut missed: Vec<Missed> = Vec::new();
    // The position before the push of the turn that is being played, and the push's index.
    let mut asked: Option<(Position, usize)> = None;
    for (index, action) in actions.iter().enumerate() {
        match action {
            Action::Correct(_) => {
                missed.clear();
                asked = None;
            }
            Action::Push { .. } => asked = game.position().map(|position| (position, index)),
            Action::Go { .. } | Action::Found {} => {
                let chance = asked
                    .take()
                    .and_then(|(at, index)| Missed::chance(&game, &at, index));
                let (seat, had) = (game.seat(), game.collected(game.seat()));
                game.apply(action).ok()?;
                let is_there = game.outcome().is_some() || game.collected(seat) > had;
                for missed in &mut missed {
                    missed.go_on(seat, is_there);
                }
                missed.extend(chance.filter(|_| !is_there));
                continue;
            }
        }
        game.apply(action).ok()?;
    }
    let winners = game.outcome()?.winners;
    missed
        .into_iter()
        .filter(|missed| seats == 1 || !winners.contains(&missed.point.seat))
        .max_by_key(Missed::weight)
        .map(|missed| missed.point)
}

/// A chance that was not taken, and how long it has been since.
struct Missed {
    point: TurningPoint,
    /// The seat's own turns since.
    turns: u32,
}

impl Missed {
    /// What could have been reached in the turn whose push is already made.
    fn chance(game: &Labyrinth, before: &Position, index: usize) -> Option<Self> {
        let (push, tile) = this_turn(before).into_iter().next()?;
        let seat = game.seat();
        let treasure = match game.target(seat) {
            Target::Home => None,
            Target::Treasure(treasure) => Some(treasure.clone()),
        };
        Some(Self {
            point: TurningPoint {
                index,
                seat,
                treasure,
                push,
                tile,
                later: None,
            },
            turns: 0,
        })
    }

    /// Somebody had a turn, and got to where they wanted or not.
    fn go_on(&mut self, seat: Seat, is_there: bool) {
        if self.point.seat != seat || self.point.later.is_some() {
            return;
        }
        self.turns += 1;
        self.point.later = is_there.then_some(self.turns);
    }

    fn weight(&self) -> impl Ord + use<> {
        let point = &self.point;
        let never = point.later.is_none();
        (point.treasure.is_none(), never, self.turns, point.index)
    }
}
