//! The fewest turns in which somebody has come home alone, with as many cards.

use tableside_ledger::{Ended, Ledger, MatchHead};
use tableside_rules::Seat;

use super::GAME;
use super::played::{Played, setup};
use crate::failure::Failure;

/// The fewest turns that the player of this match needed alone before it ended, with as many
/// cards; `None` without such a match.
pub(super) fn before(ledger: &Ledger, this: &MatchHead) -> Result<Option<u32>, Failure> {
    // Somebody who is known by name only may be anybody.
    let Some(cards) = alone(this).filter(|_| this.seats.iter().all(Option::is_some)) else {
        return Ok(None);
    };
    let ended = ledger.ended_matches(GAME.id, u32::MAX)?;
    let earlier = ended.iter().filter(|head| {
        head.id != this.id
            && this
                .ended_at
                .is_none_or(|at| head.ended_at.is_some_and(|earlier| earlier < at))
            && head.seats == this.seats
            && alone(head) == Some(cards)
    });
    let mut fewest = None;
    for head in earlier {
        let played = Played::folded(&ledger.match_(head.id)?)?;
        let turns = played.turns_of(Seat::new(0));
        fewest = Some(fewest.map_or(turns, |fewest: u32| fewest.min(turns)));
    }
    Ok(fewest)
}

/// How many cards somebody alone collected to the end.
fn alone(head: &MatchHead) -> Option<usize> {
    let is_done = head.ended == Some(Ended::Finished) && head.players.len() == 1;
    let setup = setup(head).ok().filter(|_| is_done)?;
    setup.cards.first().map(Vec::len)
}
