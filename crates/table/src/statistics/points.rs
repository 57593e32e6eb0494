//! The points of the games that have points, and the times of walls.

use std::collections::BTreeMap;

use super::course::{self, Kind, Value};
use super::decimal::{clock, decimal};
use super::play::Play;
use crate::failure::Failure;
use crate::games::GAMES;
use crate::text::{Text, text};
use crate::visit::Visit;

/// The points of each game, in the order in which they were played.
fn by_game(plays: &[Play]) -> BTreeMap<&str, Vec<Value>> {
    let mut points: BTreeMap<&str, Vec<Value>> = BTreeMap::new();
    for play in plays {
        points.entry(play.game).or_default().extend(values(play));
    }
    points.retain(|_, values| !values.is_empty());
    points
}

fn values(play: &Play) -> impl Iterator<Item = Value> {
    play.points.iter().map(|number| Value {
        played: play.played,
        number: *number,
    })
}

/// The times of the walls that were done, in seconds.
fn times<'a>(plays: impl IntoIterator<Item = &'a Play>) -> Vec<Value> {
    let timed = plays.into_iter().filter_map(|play| {
        let seconds = u32::try_from(play.seconds?).ok()?;
        Some(Value {
            played: play.played,
            number: f64::from(seconds),
        })
    });
    timed.collect()
}

/// The average and the best of a game, for a table.
pub(super) fn in_table(plays: &[Play], game: &str) -> Vec<Text> {
    let none = || Text::verbatim("–");
    let own = plays.iter().filter(|play| play.game == game);
    let points: Vec<Value> = own.clone().flat_map(values).collect();
    if let Some((average, best)) = course::summary(&points, false) {
        return vec![decimal(average), decimal(best)];
    }
    match course::summary(&times(own), true) {
        Some((average, best)) => vec![clock(average), clock(best)],
        None => vec![none(), none()],
    }
}

/// Renders the courses of points and times.
pub(super) fn part(visit: &Visit, plays: &[Play]) -> Result<String, Failure> {
    let mut parts = String::new();
    for (id, values) in by_game(plays) {
        let Some(game) = GAMES.into_iter().find(|game| game.id == id) else {
            continue;
        };
        let kind = Kind {
            id: game.icon,
            title: text("stats-points").with("game", game.title()),
            write: decimal,
            less: false,
        };
        parts += &course::part(visit, &kind, &values)?;
    }
    let kind = Kind {
        id: "times",
        title: text("stats-times"),
        write: clock,
        less: true,
    };
    parts += &course::part(visit, &kind, &times(plays))?;
    Ok(parts)
}
