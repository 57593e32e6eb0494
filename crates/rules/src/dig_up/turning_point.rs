//! After a match: the card without which somebody else would have won.

use super::{Action, Card, DigUp, Outcome, Place, Setup};
use crate::Game;

/// A card in the winner's mine that alone decided the match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TurningPoint {
    /// The index of the action that put it where it was scored, from 0.
    pub index: usize,
    /// Where it lies.
    pub at: Place,
    /// The card.
    pub card: Card,
    /// What it scores there, 0 to 3. A card that only makes the run longer may score less than
    /// it decides.
    pub points: u8,
    /// How the match would have ended without it.
    pub without: Outcome,
}

/// The turning point of a match, or `None` if it is not over, if it has several winners, if the
/// winner would have won without any one card, or if the list is not one of legal actions.
///
/// Of several cards that each decided it, the one that came to its place last.
pub fn turning_point(setup: &Setup, seats: usize, actions: &[Action]) -> Option<TurningPoint> {
    let mut game = DigUp::start(setup, seats).ok()?;
    let mut before = None;
    // When what lies at a place came there.
    let mut since: Vec<(Place, usize)> = Vec::new();
    for (index, action) in actions.iter().enumerate() {
        if matches!(action, Action::Score {}) {
            before = Some(game.clone());
        }
        game.apply(action).ok()?;
        let moved: &[Place] = match *action {
            Action::Show { player, slot, .. } => &[Place::new(player, slot)],
            Action::Exchange { a, b } => &[a, b],
            Action::Cover { .. } | Action::EndTurn {} | Action::Score {} => &[],
        };
        since.extend(moved.iter().map(|place| (*place, index)));
    }
    let outcome = game.outcome()?;
    let (before, [winner]) = (before?, outcome.winners.as_slice()) else {
        return None;
    };
    since
        .iter()
        .rev()
        .filter(|(at, _)| at.player == *winner)
        .find_map(|&(at, index)| {
            let card = before.card(at.player, at.slot)?;
            let points = before.points(at.player, at.slot)?.value;
            let without = without(&before, at)?;
            (without.winners != outcome.winners).then_some(TurningPoint {
                index,
                at,
                card,
                points,
                without,
            })
        })
}

/// The outcome if nothing lay there.
fn without(scored: &DigUp, at: Place) -> Option<Outcome> {
    let mut other = scored.clone();
    let cover = Action::Cover {
        player: at.player,
        slot: at.slot,
    };
    other.apply(&cover).ok()?;
    Some(other.standing())
}
