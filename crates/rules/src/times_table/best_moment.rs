//! After a match: the best moment of each child, and nothing else.

use super::{Action, Play, Setup, TimesTable};
use crate::{Game, Seat};

/// The best moment of a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BestMoment {
    /// Whose it is.
    pub seat: Seat,
    /// The index of the action that completed it, from 0.
    pub index: usize,
    /// What it was.
    pub what: Feat,
}

/// What somebody did best.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Feat {
    /// Race: so many turns of their own in a row, each with a tile that fitted; at least 1.
    Row(u32),
    /// Sprint: so many tiles that fitted in one turn; at least 1.
    Turn(u32),
    /// Expedition: so many tiles that were counted for them in a row; at least 1.
    Found(u32),
}

impl Feat {
    /// How many.
    pub const fn count(self) -> u32 {
        match self {
            Self::Row(count) | Self::Turn(count) | Self::Found(count) => count,
        }
    }
}

/// The best moment of each seat in seat order, of equal ones the first. Seats without one are
/// left out, and so are all if the match is not over or the list is not one of legal actions.
pub fn best_moments(setup: &Setup, seats: usize, actions: &[Action]) -> Vec<BestMoment> {
    let mut best: Vec<Option<BestMoment>> = vec![None; seats];
    if replay(setup, seats, actions, &mut best) == Some(true) {
        best.into_iter().flatten().collect()
    } else {
        Vec::new()
    }
}

/// Whether the match is over; `None` if it can't be replayed.
fn replay(
    setup: &Setup,
    seats: usize,
    actions: &[Action],
    best: &mut [Option<BestMoment>],
) -> Option<bool> {
    let mut game = TimesTable::start(setup, seats).ok()?;
    let mut running = vec![0; seats];
    for (index, action) in actions.iter().enumerate() {
        let turn = game.seat();
        game.apply(action).ok()?;
        let moment = match (game.play(), action) {
            (Play::Race(_), Action::Match { .. }) => {
                turn.map(|seat| (seat, Feat::Row as fn(u32) -> Feat))
            }
            (Play::Sprint(_), Action::Match { .. }) => turn.map(|seat| (seat, Feat::Turn as _)),
            (Play::Expedition(_), Action::Match { player, .. }) => {
                // A tile of somebody else, or of nobody in particular, ends the row.
                let others = (0..seats).filter(|&seat| *player != Some(Seat::new(seat)));
                others.for_each(|seat| running[seat] = 0);
                player.map(|seat| (seat, Feat::Found as _))
            }
            (Play::Race(_), Action::Miss { .. }) | (Play::Sprint(_), Action::TimeUp {}) => {
                if let Some(seat) = turn {
                    running[seat.index()] = 0;
                }
                None
            }
            _ => None,
        };
        let Some((seat, feat)) = moment else { continue };
        running[seat.index()] += 1;
        let count = running[seat.index()];
        let so_far = &mut best[seat.index()];
        if so_far.is_none_or(|moment| moment.what.count() < count) {
            let what = feat(count);
            *so_far = Some(BestMoment { seat, index, what });
        }
    }
    Some(game.outcome().is_some())
}
