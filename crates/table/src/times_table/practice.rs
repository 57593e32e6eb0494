//! What somebody said wrong with the pad, for practice: only for that player, with
//! praise first, once the match is over.

use askama::Template;
use tableside_rules::Seat;
use tableside_rules::times_table::{Place, Race};

use super::picked::Picked;
use super::played::Played;
use crate::failure::Failure;
use crate::filters;
use crate::games::{Aloud, Around, Board};
use crate::tap::Tap;
use crate::text::{Text, text};

/// A place of the small map.
struct Spot {
    /// Whether it is one to practise.
    marked: bool,
    /// Whether the player solved it.
    solved: bool,
}

/// A task to practise.
struct Task {
    place: Place,
    number: u8,
}

#[derive(Template)]
#[template(path = "times_table/practice.html")]
struct Map {
    heads: Vec<u8>,
    rows: Vec<(u8, Vec<Spot>)>,
    label: Text,
}

#[derive(Template)]
#[template(path = "times_table/practice_pad.html")]
struct Words {
    seat: usize,
    name: String,
    praise: Text,
    hint: Text,
    tasks: Vec<Task>,
    back: Tap,
}

/// The different tasks that a player said wrong, in reading order.
fn wrong(race: &Race, player: Seat) -> Vec<Place> {
    let turns = race.answered_wrong(player);
    let mut places: Vec<Place> = turns.filter_map(|turn| turn.gap).collect();
    places.sort();
    places.dedup();
    places
}

/// The keys that lead to everybody's practice, with seat and name.
pub(super) fn keys(played: &Played, picked: &Picked) -> Vec<(usize, String, Tap)> {
    let Some(race) = played.game.race() else {
        return Vec::new();
    };
    let has_some = |seat: &Seat| !wrong(race, *seat).is_empty();
    race.seats()
        .filter(has_some)
        .map(|seat| {
            let own = Picked {
                practice: Some(seat.index()),
                ..picked.none()
            };
            let name = played.name(seat).to_owned();
            let label = text("x1-practice-of").with("name", &name);
            let tap = Tap::new(format!("practice-{}", seat.index()), own.open(), label);
            (seat.index(), name, tap)
        })
        .collect()
}

/// The map and the words of whose practice is picked.
pub(super) fn render(
    played: &Played,
    around: &Around<'_>,
    picked: &Picked,
) -> Result<Option<Board>, Failure> {
    let Some((race, seat)) = played.game.race().zip(picked.practice) else {
        return Ok(None);
    };
    let Some(learner) = race.seats().nth(seat) else {
        return Ok(None);
    };
    let tasks = wrong(race, learner);
    if tasks.is_empty() {
        return Ok(None);
    }
    let spot = |at: Place| Spot {
        marked: tasks.contains(&at),
        solved: race.wall().solver(at) == Some(learner),
    };
    let rows = (1..=Place::MOST).map(|left| {
        let places = (1..=Place::MOST).filter_map(move |top| Place::new(top, left));
        (left, places.map(spot).collect())
    });
    let listed: Vec<Text> = tasks
        .iter()
        .map(|at| Text::verbatim(at.to_string()))
        .collect();
    let map = around.visit.part(&Map {
        heads: (1..=Place::MOST).collect(),
        rows: rows.collect(),
        label: text("x1-practice-map").with("tasks", Text::joined(listed, ", ")),
    })?;
    let name = played.name(learner).to_owned();
    let praise = text("x1-praise")
        .with("name", &name)
        .with("n", race.wall().solved_by(learner));
    let words = around.visit.part(&Words {
        seat,
        praise: praise.clone(),
        name,
        hint: text("x1-practice-hint").with("n", tasks.len()),
        tasks: tasks
            .iter()
            .map(|&place| Task {
                place,
                number: place.number().get(),
            })
            .collect(),
        back: Tap::new(
            "practice-back",
            picked.none().pick(),
            text("x1-practice-back"),
        ),
    })?;
    Ok(Some(Board {
        field: map,
        pad: words,
        aloud: Aloud::Only(praise),
        ..Board::default()
    }))
}
