//! What somebody said wrong with the pad, for practice: only for that player, with
//! praise first, once the match is over.

use askama::Template;
use tableside_rules::Seat;
use tableside_rules::times_table::{Place, Race};

use super::HOME;
use super::picked::Picked;
use super::played::Played;
use super::practised::{Practice, in_race};
use crate::failure::Failure;
use crate::filters;
use crate::games::{Aloud, Around, Board};
use crate::tap::Tap;
use crate::text::{Text, text};
use crate::visit::Visit;

/// A place of the small map.
struct Spot {
    /// Whether it is one to practise.
    marked: bool,
    /// Whether the player has solved it, or knows it by now.
    known: bool,
}

/// A task to practise.
pub(super) struct Task {
    pub(super) place: Place,
    pub(super) number: u8,
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
    /// The same over all matches, for somebody who is more than a name.
    all: Option<String>,
    back: Tap,
}

/// The different tasks that a player said wrong, in reading order; also those that were said
/// right in the same match later on.
fn wrong(race: &Race, player: Seat) -> Vec<Place> {
    let answers = in_race(race).into_iter();
    Practice::of(answers.filter(|answer| answer.seat == player && !answer.is_right)).open
}

/// The tasks with what belongs there.
pub(super) fn tasks(places: &[Place]) -> Vec<Task> {
    let task = |&place: &Place| Task {
        place,
        number: place.number().get(),
    };
    places.iter().map(task).collect()
}

/// Renders the small map of the wall with the tasks to practise.
pub(super) fn map(
    visit: &Visit,
    tasks: &[Place],
    is_known: impl Fn(Place) -> bool,
) -> Result<String, Failure> {
    let spot = |at: Place| Spot {
        marked: tasks.contains(&at),
        known: is_known(at),
    };
    let rows = (1..=Place::MOST).map(|left| {
        let places = (1..=Place::MOST).filter_map(|top| Place::new(top, left));
        (left, places.map(spot).collect())
    });
    let listed = tasks.iter().map(|at| Text::verbatim(at.to_string()));
    let listed = Text::joined(listed.collect(), ", ");
    let label = if tasks.is_empty() {
        text("x1-practice-map-empty")
    } else {
        text("x1-practice-map").with("tasks", listed)
    };
    visit.part(&Map {
        heads: (1..=Place::MOST).collect(),
        rows: rows.collect(),
        label,
    })
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
    let wrong = wrong(race, learner);
    if wrong.is_empty() {
        return Ok(None);
    }
    let map = map(around.visit, &wrong, |at| {
        race.wall().solver(at) == Some(learner)
    })?;
    let name = played.name(learner).to_owned();
    let praise = text("x1-praise")
        .with("name", &name)
        .with("n", race.wall().solved_by(learner));
    let words = around.visit.part(&Words {
        seat,
        praise: praise.clone(),
        name,
        hint: text("x1-practice-hint").with("n", wrong.len()),
        tasks: tasks(&wrong),
        all: all(around, picked, seat),
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

/// The way to everything that a player has to practise, and back.
fn all(around: &Around<'_>, picked: &Picked, seat: usize) -> Option<String> {
    let player = around.head.seats.get(seat).copied().flatten()?;
    let back = form_urlencoded::Serializer::new(String::new())
        .append_pair("back", &format!("{}{}", around.path, picked.href()))
        .finish();
    Some(format!("{HOME}/practice/{player}?{back}"))
}
