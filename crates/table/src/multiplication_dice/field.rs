//! The board: 144 fields, whose they are, and which of them may be claimed.

use askama::Template;
use tableside_rules::Seat;
use tableside_rules::multiplication_dice::{Done, Place};

use super::picked::Picked;
use super::{Played, words};
use crate::failure::Failure;
use crate::filters;
use crate::games::{Around, Mode};
use crate::moments::Mark;
use crate::tap::{Does, Tap};
use crate::text::{Text, text};

/// A field as it is shown.
struct Cell {
    number: u8,
    owner: Option<usize>,
    /// How a field is lit that may be claimed: `lit`, `bright`, or `picked`; others are not.
    light: &'static str,
    /// Whether the last throw has claimed it.
    last: bool,
    /// Only what may be claimed can be tapped.
    tap: Option<Tap>,
    label: Text,
    mark: Option<Mark>,
}

#[derive(Template)]
#[template(path = "multiplication_dice/field.html")]
struct Field {
    rows: Vec<Vec<Cell>>,
    /// Whether fields are lit, so that the others step back.
    choosing: bool,
    /// Whether the match is over, so that the result has the room.
    over: bool,
}

/// Renders the board. Without picks nothing on it can be tapped.
pub(super) fn render(
    around: &Around<'_>,
    played: &Played,
    picked: Option<&Picked>,
) -> Result<String, Failure> {
    draw(around, played, picked, None)
}

/// Renders the board with the field marked that is told of.
pub(super) fn marked(around: &Around<'_>, played: &Played, at: Place) -> Result<String, Failure> {
    draw(around, played, None, Some(at))
}

fn draw(
    around: &Around<'_>,
    played: &Played,
    picked: Option<&Picked>,
    marked: Option<Place>,
) -> Result<String, Failure> {
    let last = claimed(played);
    let mut places = Place::all();
    let rows: Vec<Vec<Cell>> = (0..Place::MOST)
        .map(|_| {
            let row = places.by_ref().take(usize::from(Place::MOST));
            row.map(|at| {
                let mark = (marked == Some(at)).then_some(Mark::Here);
                cell(played, picked, at, &last).marked(mark)
            })
            .collect()
        })
        .collect();
    let choosing = picked.is_some_and(|picked| picked.product.is_some() || picked.field.is_some());
    let over = around.mode == Mode::Over;
    around.visit.part(&Field {
        rows,
        choosing,
        over,
    })
}

/// The fields that the last throw has claimed.
fn claimed(played: &Played) -> Vec<Place> {
    let done = played.game.done_products();
    done.filter_map(|made| match made.done {
        Some(Done::Claimed { at, .. }) => Some(at),
        _ => None,
    })
    .collect()
}

fn cell(played: &Played, picked: Option<&Picked>, at: Place, last: &[Place]) -> Cell {
    let game = &played.game;
    let owner = game.owner(at);
    let picked = picked.filter(|_| game.refusal_for(at).is_none());
    let label = holds(played, at, owner);
    let (light, tap) = match picked {
        None => ("", None),
        Some(picked) => {
            let light = match (picked.field, picked.product) {
                (Some(field), _) if field == at => "picked",
                (_, Some(product)) if product == at.product() => "bright",
                _ => "lit",
            };
            let does = Does::Pick(picked.field(at));
            let label = text("md-field-takeable").with("field", label.clone());
            let tap = Tap::new(format!("field-{}-{}", at.row(), at.column()), does, label);
            (light, Some(tap.pressed(light == "picked")))
        }
    };
    Cell {
        number: at.product().get(),
        owner: owner.map(Seat::index),
        light,
        last: last.contains(&at),
        tap,
        label,
        mark: None,
    }
}

impl Cell {
    fn marked(self, mark: Option<Mark>) -> Self {
        Self {
            label: Mark::said_of(mark, self.label),
            mark,
            ..self
        }
    }
}

/// "Row 5, column 10: 50, Ben"
fn holds(played: &Played, at: Place, owner: Option<Seat>) -> Text {
    let field = match owner {
        None => text("md-field-free"),
        Some(owner) => text("md-field-owned").with("name", played.name(owner)),
    };
    field
        .with("place", words::place_first(at))
        .with("product", at.product().get())
}
