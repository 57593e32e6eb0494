//! After a match: the capture after which the lead never changed.

use super::{Action, MultiplicationDice, Place, Setup};
use crate::{Game, Seat};

/// The capture that brought the winner the lead for good.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TurningPoint {
    /// The action's index in the list, from 0.
    pub index: usize,
    /// The round, from 1.
    pub round: u32,
    /// Who took the field.
    pub by: Seat,
    /// Who lost it.
    pub from: Seat,
    /// The field.
    pub at: Place,
    /// Who then led alone, to the end.
    pub leader: Seat,
    /// Each seat's points after it.
    pub scores: Vec<u32>,
}

/// The turning point of a match, or `None` if it is not over, if it has several winners, or if
/// the list is not one of legal actions.
pub fn turning_point(setup: &Setup, seats: usize, actions: &[Action]) -> Option<TurningPoint> {
    let mut game = MultiplicationDice::start(setup, seats).ok()?;
    let mut last = None;
    for (index, action) in actions.iter().enumerate() {
        let (leaders, by, round) = (game.leaders(), game.seat(), game.round());
        let place = match *action {
            Action::Claim { row, column } => Place::new(row, column),
            _ => None,
        };
        let from = place.and_then(|place| game.owner(place));
        game.apply(action).ok()?;
        if game.leaders() == leaders {
            continue;
        }
        // Points come from captures only, so nothing else changes who leads.
        if let (Some(at), Some(from), [leader]) = (place, from, game.leaders().as_slice()) {
            last = Some(TurningPoint {
                index,
                round,
                by,
                from,
                at,
                leader: *leader,
                scores: game.scores().to_vec(),
            });
        } else {
            last = None;
        }
    }
    // A lead that others shared at the end was lost again, which has cleared what was found.
    last.filter(|_| game.outcome().is_some())
}
