//! The best moment of each child: praise, and nothing that compares them.

use askama::Template;
use tableside_ledger::Match;
use tableside_rules::times_table::{
    Action, BestMoment, Feat, Place, Setup, TimesTable, best_moments,
};
use tableside_rules::{Game, Seat};

use super::wall::{self, Sight};
use crate::failure::Failure;
use crate::filters;
use crate::games::Around;
use crate::moments::{self, Moment, Turning};
use crate::text::{Text, text};

pub(super) const TURNING: Turning = Turning {
    name: "turning-best",
    icon: "medal",
    nothing: "x1-best-nothing",
    find,
};

/// The tiles of a moment in which they lie on no wall that the app knows.
#[derive(Template)]
#[template(path = "times_table/best.html")]
struct Heap {
    seat: usize,
    tiles: u32,
    label: Text,
}

fn find(around: &Around<'_>, found: &Match) -> Result<Vec<Moment>, Failure> {
    let names = &found.head.players;
    let Some((setup, actions)) = moments::read::<TimesTable>(found) else {
        return Ok(Vec::new());
    };
    let best = best_moments(&setup, names.len(), &actions);
    let told = best.into_iter().map(|moment| {
        Ok(Moment {
            seat: Some(moment.seat.index()),
            words: sentence(names, moment),
            picture: picture(around, &setup, &actions, moment)?,
            // The replay shows the tile fitted that completed it.
            at: moment.index + 1,
        })
    });
    told.collect()
}

fn sentence(names: &[String], moment: BestMoment) -> Text {
    let key = match moment.what {
        Feat::Row(_) => "x1-best-row",
        Feat::Turn(_) => "x1-best-turn",
        Feat::Found(_) => "x1-best-found",
    };
    let name = names.get(moment.seat.index()).map_or("", String::as_str);
    text(key).with("name", name).with("n", moment.what.count())
}

/// A race has its wall; elsewhere the tiles lie in a heap.
fn picture(
    around: &Around<'_>,
    setup: &Setup,
    actions: &[Action],
    moment: BestMoment,
) -> Result<String, Failure> {
    let names = &around.head.players;
    let mut game = TimesTable::start(setup, names.len()).map_err(Failure::internal)?;
    let mut solved: Vec<(Seat, Place)> = Vec::new();
    for action in &actions[..=moment.index] {
        let at = game.race().and_then(|race| race.seat().zip(race.gap()));
        game.apply(action).map_err(Failure::internal)?;
        if matches!(action, Action::Match { .. }) {
            solved.extend(at);
        }
    }
    let tiles = moment.what.count();
    let Some(race) = game.race() else {
        return around.visit.part(&Heap {
            seat: moment.seat.index(),
            tiles,
            label: text("x1-found-tiles").with("n", tiles),
        });
    };
    let own = solved.iter().rev().filter(|(seat, _)| *seat == moment.seat);
    let marked: Vec<Place> = own.map(|(_, at)| *at).take(tiles as usize).collect();
    let sight = Sight {
        wall: Some(race.wall()),
        names,
        marked: &marked,
        small: true,
        ..Sight::default()
    };
    wall::render(around.visit, &sight)
}
