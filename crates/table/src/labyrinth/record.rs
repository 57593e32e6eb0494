//! The fewest turns in which somebody has come home alone, with as many cards.

use tableside_ledger::{Ended, Ledger, MatchHead, PlayerId};
use tableside_rules::Seat;

use super::GAME;
use super::played::{Played, setup};
use crate::failure::Failure;

/// The fewest turns that a player has needed alone with so many cards; `None` if they never have.
pub(super) fn of(ledger: &Ledger, player: PlayerId, cards: usize) -> Result<Option<u32>, Failure> {
    fewest(ledger, player, cards, |_| true)
}

/// The fewest turns that the player of a match that was played alone to its end had needed before
/// it, with as many cards; `None` without such a match.
pub(super) fn before(ledger: &Ledger, this: &MatchHead) -> Result<Option<u32>, Failure> {
    let Some((player, cards)) = alone(this) else {
        return Ok(None);
    };
    fewest(ledger, player, cards, |head| {
        let is_earlier = this
            .ended_at
            .is_none_or(|at| head.ended_at.is_some_and(|earlier| earlier < at));
        head.id != this.id && is_earlier
    })
}

fn fewest(
    ledger: &Ledger,
    player: PlayerId,
    cards: usize,
    counts: impl Fn(&MatchHead) -> bool,
) -> Result<Option<u32>, Failure> {
    let ended = ledger.ended_matches_of(GAME.id, player)?;
    let own = ended
        .iter()
        .filter(|head| alone(head) == Some((player, cards)) && counts(head));
    let mut fewest: Option<u32> = None;
    for head in own {
        let turns = Played::folded(&ledger.match_(head.id)?)?.turns_of(Seat::new(0));
        fewest = Some(fewest.map_or(turns, |fewest| fewest.min(turns)));
    }
    Ok(fewest)
}

/// Who has collected how many cards alone, to the end. Somebody of whom only the name is known may
/// be anybody, and has no records.
fn alone(head: &MatchHead) -> Option<(PlayerId, usize)> {
    let [Some(player)] = head.seats[..] else {
        return None;
    };
    let setup = setup(head).ok()?;
    let cards = setup.cards.first().map(Vec::len)?;
    (head.ended == Some(Ended::Finished)).then_some((player, cards))
}
