//! What decided a match: what was one push away from somebody who did not see it.

use askama::Template;
use tableside_ledger::Match;
use tableside_rules::labyrinth::{Labyrinth, Spot, TurningPoint, turning_point};

use super::drawn::Drawn;
use super::field::{self, Missed};
use super::names::Icon;
use super::played::Played;
use super::words;
use crate::failure::Failure;
use crate::filters;
use crate::games::Around;
use crate::moments::{self, Moment, Turning};
use crate::text::{Text, text};

pub(super) const TURNING: Turning = Turning::point(find);

/// The spare, turned as it would have gone in.
#[derive(Template)]
#[template(path = "labyrinth/turned.html")]
struct Turned {
    drawn: Drawn,
    label: Text,
    words: Text,
}

fn find(around: &Around<'_>, found: &Match) -> Result<Vec<Moment>, Failure> {
    let Some((_, actions, point)) = moments::proven::<Labyrinth, _>(found, turning_point) else {
        return Ok(Vec::new());
    };
    let mut played = Played::start(&found.head)?;
    for action in &actions[..point.index] {
        played.play(action).map_err(Failure::internal)?;
    }
    // The match is over, so nobody's card is a secret any more.
    played.options.secret = false;
    let goal = played.game.target_spot(point.seat);
    let missed = Missed {
        push: point.push,
        goal: goal.and_then(Spot::place),
    };
    let board = field::marked(around, &played, missed)?;
    let spare = around.visit.part(&spare(&played, &point))?;
    Ok(vec![Moment {
        seat: None,
        words: sentence(&played, &point),
        picture: board + &spare,
        // The push that is told was not made, so the replay shows the board on which it could have
        // been made, and one step further the push that was.
        at: point.index,
    }])
}

fn spare(played: &Played, point: &TurningPoint) -> Turned {
    let view = played.options.view;
    let lies = played.drawn(Spot::Spare);
    let drawn = Drawn {
        icon: lies.as_ref().and_then(|spare| spare.icon.clone()),
        ring: lies.as_ref().and_then(|spare| spare.ring),
        ..Drawn::bare(view.tile(point.tile))
    };
    Turned {
        drawn,
        label: text("lab-spare-is").with("tile", words::tile(view, point.tile)),
        words: text("lab-turning-spare"),
    }
}

fn sentence(played: &Played, point: &TurningPoint) -> Text {
    let told = match (&point.treasure, point.later) {
        (Some(treasure), later) => {
            let key = match later {
                Some(_) => "lab-turning",
                None => "lab-turning-never",
            };
            text(key).with("treasure", played.options.names.name(treasure))
        }
        (None, Some(_)) => text("lab-turning-home-later"),
        (None, None) => text("lab-turning-home"),
    };
    told.with("name", played.name(point.seat))
        .with("push", words::push(played.options.view, point.push))
        .with("turn", played.game.turns() + 1)
        .with("later", point.later.unwrap_or(0))
}
