//! What decided a lost match: the action that closed the last finishing field, and what would have
//! kept some of them open.

use tableside_ledger::Match;
use tableside_rules::Game;
use tableside_rules::kreuzsummen::{Action, Kreuzsummen, Place, TurningPoint, turning_point};

use super::field::{self, Taps};
use super::{Played, words};
use crate::failure::Failure;
use crate::games::Around;
use crate::moments::{self, Mark, Moment, Turning};
use crate::text::{Arg, Text, text};

pub(super) const TURNING: Turning = Turning::point(find);

fn find(around: &Around<'_>, found: &Match) -> Result<Vec<Moment>, Failure> {
    let names = &found.head.players;
    let Some((setup, actions, point)) = moments::proven::<Kreuzsummen, _>(found, turning_point)
    else {
        return Ok(Vec::new());
    };
    let game = Kreuzsummen::start(&setup, names.len()).map_err(Failure::internal)?;
    let mut played = Played::new(game);
    for action in &actions[..point.index] {
        played.play(action).map_err(Failure::internal)?;
    }
    let seat = played.game.seat().index();
    let name = names.get(seat).map_or("", String::as_str);
    let words = sentence(&point, &actions[point.index], name);
    played
        .play(&actions[point.index])
        .map_err(Failure::internal)?;
    let drawn = field::Drawn {
        played: &played,
        taps: Taps::Nothing,
        hint: None,
        marks: &marks(&point, &actions[point.index]),
    };
    Ok(vec![Moment {
        seat: None,
        words,
        picture: field::render(around.visit, &drawn, String::new())?,
        // The replay shows the action done, as the picture does.
        at: point.index + 1,
    }])
}

fn sentence(point: &TurningPoint, done: &Action, name: &str) -> Text {
    let told = match &point.better {
        None => text("ks-turning-closed"),
        Some(better) => text("ks-turning")
            .with("other", words::named(&better.action))
            .with("left", better.open)
            .with("shown-left", Arg::Grouped(better.open)),
    };
    told.with("name", name)
        .with("done", words::named(done))
        .with("open", point.open)
        .with("shown", Arg::Grouped(point.open))
}

/// The places that the action touched, and those where another would have been better.
fn marks(point: &TurningPoint, done: &Action) -> Vec<(Place, Mark)> {
    let here = touched(done).into_iter().map(|at| (at, Mark::Here));
    let better = point.better.iter();
    let better = better
        .flat_map(|better| touched(&better.action))
        .map(|at| (at, Mark::Better));
    here.chain(better).collect()
}

fn touched(action: &Action) -> Vec<Place> {
    match *action {
        Action::Place { at, .. } | Action::Queen { at, .. } => vec![at],
        Action::Jack { at, with } => vec![at, with],
        Action::King { from, to } => vec![from, to],
        _ => Vec::new(),
    }
}
