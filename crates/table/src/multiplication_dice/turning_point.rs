//! What decided a match: the capture after which the lead never changed.

use tableside_ledger::Match;
use tableside_rules::multiplication_dice::{MultiplicationDice, TurningPoint, turning_point};
use tableside_rules::{Game, Seat};

use super::{Played, field};
use crate::failure::Failure;
use crate::games::Around;
use crate::moments::{self, Moment, Turning};
use crate::text::{Text, text};

pub(super) const TURNING: Turning = Turning::point(find);

fn find(around: &Around<'_>, found: &Match) -> Result<Vec<Moment>, Failure> {
    let names = &found.head.players;
    let Some((setup, actions, point)) =
        moments::proven::<MultiplicationDice, _>(found, turning_point)
    else {
        return Ok(Vec::new());
    };
    let mut game = MultiplicationDice::start(&setup, names.len()).map_err(Failure::internal)?;
    for action in &actions[..=point.index] {
        game.apply(action).map_err(Failure::internal)?;
    }
    let played = Played {
        game,
        names: names.clone(),
        last: None,
    };
    Ok(vec![Moment {
        seat: None,
        words: sentence(&played, &point),
        picture: field::marked(around, &played, point.at)?,
        // The replay shows the field taken, as the picture does.
        at: point.index + 1,
    }])
}

/// Only who takes a field gets a point, so it is whoever took it who leads from then on.
fn sentence(played: &Played, point: &TurningPoint) -> Text {
    let leader = point.leader.index();
    let others = point.scores.iter().enumerate();
    let others = others.filter(|(seat, _)| *seat != leader);
    let next = others.map(|(_, score)| *score).max().unwrap_or(0);
    let name = |seat: Seat| played.name(seat);
    text("md-turning")
        .with("round", point.round)
        .with("name", name(point.by))
        .with("owner", name(point.from))
        .with("product", point.at.product().get())
        .with("row", point.at.row())
        .with("column", point.at.column())
        .with("points", point.scores.get(leader).copied().unwrap_or(0))
        .with("next", next)
        .with("players", point.scores.len())
}
