//! After a lost match: which action closed the last finishing field.

use super::{Action, Card, Finishes, Kreuzsummen, Outcome, Place, Setup};
use crate::Game;

/// The action of a lost match after which no finishing field could be reached any more by laying
/// cards, whatever was laid later.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TurningPoint {
    /// The action's index in the list, from 0.
    pub index: usize,
    /// How many finishing fields could still be reached before it, cards covered where they
    /// differ; at least 1.
    pub open: u64,
    /// What would have kept the most of them open, with the same card from the same hand.
    pub better: Option<Better>,
}

/// What could have been done instead.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Better {
    /// The legal action, with the same card. Of several that keep equally many open the first in
    /// reading order.
    pub action: Action,
    /// How many finishing fields could still be reached after it; at least 1.
    pub open: u64,
}

/// The turning point of a match, or `None` if it was not lost, if the list is not one of legal
/// actions, or if a finishing field could be reached to the end.
///
/// Hands are not known, so only what the played card itself could have done is looked at. Takes
/// a few milliseconds for each position that is looked at.
pub fn turning_point(setup: &Setup, seats: usize, actions: &[Action]) -> Option<TurningPoint> {
    let mut game = Kreuzsummen::start(setup, seats).ok()?;
    let mut before = Vec::with_capacity(actions.len());
    for action in actions {
        before.push(game.clone());
        game.apply(action).ok()?;
    }
    if game.outcome() != Some(Outcome::Lost) {
        return None;
    }
    let finishes = Finishes::of(game.scenario());
    let open = |game: &Kreuzsummen| finishes.chances(game).coverable;
    if open(&game) > 0 {
        return None;
    }
    // An action that lays, moves or takes no card leaves the number as it was.
    let moving = |index: &usize| moves_a_card(&actions[*index]);
    let index = (0..actions.len())
        .rev()
        .filter(moving)
        .find(|index| open(&before[*index]) > 0)?;
    let position = &before[index];
    let kept = others(position, &actions[index])
        .into_iter()
        .filter_map(|action| {
            let mut after = position.clone();
            after.apply(&action).ok()?;
            // A finish would have been one field that is reached, and is the best there is.
            let open = open(&after);
            (open > 0).then_some(Better { action, open })
        });
    let better = kept.reduce(|best, next| if next.open > best.open { next } else { best });
    Some(TurningPoint {
        index,
        open: open(position),
        better,
    })
}

fn moves_a_card(action: &Action) -> bool {
    match action {
        Action::Place { .. }
        | Action::Jack { .. }
        | Action::Queen { .. }
        | Action::King { .. }
        | Action::Discard { .. } => true,
        Action::EndTurn {} | Action::Arrange { .. } | Action::Pass {} | Action::GiveUp {} => false,
    }
}

/// All else that could be done with the same card; what is not legal among it is sorted out later.
fn others(game: &Kreuzsummen, done: &Action) -> Vec<Action> {
    let places: Vec<Place> = game.scenario().places().collect();
    let pairs = || {
        let all = places.iter();
        all.flat_map(|&one| places.iter().map(move |&other| (one, other)))
    };
    let other: Vec<Action> = match *done {
        // A number that was discarded could have been laid.
        Action::Place { value, .. }
        | Action::Discard {
            card: Card::Number(value),
        } => places
            .iter()
            .map(|&at| Action::Place { value, at })
            .collect(),
        Action::Queen { value, .. } => places
            .iter()
            .map(|&at| Action::Queen { value, at })
            .collect(),
        Action::Jack { .. } => pairs()
            .filter(|(at, with)| at < with)
            .map(|(at, with)| Action::Jack { at, with })
            .collect(),
        Action::King { .. } => pairs()
            .map(|(from, to)| Action::King { from, to })
            .collect(),
        _ => Vec::new(),
    };
    other.into_iter().filter(|action| action != done).collect()
}
