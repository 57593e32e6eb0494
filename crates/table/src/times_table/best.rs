//! Best times of expeditions: of the same people together, or of one alone. Only
//! a wall that was said to be done counts.

use std::collections::BTreeSet;

use tableside_ledger::{Ended, Ledger, MatchHead, PlayerId};
use tableside_rules::times_table::Variant;

use super::{GAME, setup_of};
use crate::failure::Failure;

/// Who went, whatever their seats; nothing if somebody has a name only.
fn team(head: &MatchHead) -> Option<BTreeSet<PlayerId>> {
    head.seats.iter().copied().collect()
}

/// The time of a finished expedition, in seconds.
pub(super) fn time(head: &MatchHead) -> Option<u32> {
    let is_done = head.ended == Some(Ended::Finished)
        && setup_of(head).is_ok_and(|setup| setup.variant == Variant::Expedition);
    let seconds = head.outcome.as_ref().filter(|_| is_done)?.get("seconds")?;
    u32::try_from(seconds.as_u64()?).ok()
}

/// The ended matches that the first of these people played, among which are those of all of them.
fn ended_with(ledger: &Ledger, players: &BTreeSet<PlayerId>) -> Result<Vec<MatchHead>, Failure> {
    match players.first() {
        Some(one) => Ok(ledger.ended_matches_of(GAME.id, *one)?),
        None => Ok(Vec::new()),
    }
}

/// The best time of a team, in seconds.
pub(super) fn of_team(
    ledger: &Ledger,
    players: &BTreeSet<PlayerId>,
) -> Result<Option<u32>, Failure> {
    let ended = ended_with(ledger, players)?;
    let own = ended
        .iter()
        .filter(|head| team(head).as_ref() == Some(players));
    Ok(own.filter_map(time).min())
}

/// The best time that the same people had before this match ended, in seconds.
pub(super) fn before(ledger: &Ledger, this: &MatchHead) -> Result<Option<u32>, Failure> {
    let Some(players) = team(this) else {
        return Ok(None);
    };
    let ended = ended_with(ledger, &players)?;
    let earlier = ended.iter().filter(|head| {
        head.id != this.id
            && this
                .ended_at
                .is_none_or(|at| head.ended_at.is_some_and(|earlier| earlier < at))
            && team(head).as_ref() == Some(&players)
    });
    Ok(earlier.filter_map(time).min())
}
