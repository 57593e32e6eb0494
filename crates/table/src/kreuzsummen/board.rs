//! The field and the pad.

use askama::Template;
use tableside_rules::kreuzsummen::{Kreuzsummen, Place};

use crate::failure::Failure;
use crate::filters;
use crate::games::{Around, Board};
use crate::text::Text;

/// A place of the field as it is shown.
struct Cell {
    row: u8,
    column: u8,
    top: Option<u8>,
    picked: bool,
}

#[derive(Template)]
#[template(path = "kreuzsummen/field.html")]
struct Field {
    cells: Vec<Vec<Cell>>,
}

#[derive(Template)]
#[template(path = "kreuzsummen/pad.html")]
struct Pad {
    at: Option<(u8, u8)>,
    values: Vec<u8>,
}

fn picked(around: &Around<'_>) -> Option<Place> {
    let (row, column) = around.visit.picks.get("at")?.split_once(',')?;
    Place::new(row.parse().ok()?, column.parse().ok()?)
}

pub(crate) fn board(game: &Kreuzsummen, around: &Around<'_>) -> Result<Board, Failure> {
    let at = picked(around);
    let scenario = game.scenario();
    let mut cells: Vec<Vec<Cell>> = Vec::new();
    for place in scenario.places() {
        if place.column() == 1 {
            cells.push(Vec::new());
        }
        if let Some(row) = cells.last_mut() {
            row.push(Cell {
                row: place.row(),
                column: place.column(),
                top: game.top(place).map(|value| value.get()),
                picked: at == Some(place),
            });
        }
    }
    let values = scenario.values().map(|value| value.get()).collect();
    Ok(Board {
        field: around.visit.part(&Field { cells })?,
        pad: around.visit.part(&Pad {
            at: at.map(|place| (place.row(), place.column())),
            values,
        })?,
        tools: String::new(),
        note: None,
    })
}

pub(crate) fn links(_game: &Kreuzsummen, _path: &str) -> Vec<(Text, String)> {
    Vec::new()
}
