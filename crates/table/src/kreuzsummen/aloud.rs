//! What a screen reader says after a tap: the next tap while something is
//! picked, otherwise how the lines stand that the last action touched.

use tableside_rules::Game;
use tableside_rules::kreuzsummen::{Kreuzsummen, Outcome};

use super::field::column_line;
use super::picked::Picked;
use super::{Played, panel, words};
use crate::games::{Aloud, Around, Mode};
use crate::text::{Text, text};

/// What is said of the board.
pub(super) fn aloud(
    around: &Around<'_>,
    played: &Played,
    picked: &Picked,
    asked: Option<&panel::Asked>,
    hint: Option<&Text>,
) -> Aloud {
    let game = &played.game;
    if around.mode == Mode::Over {
        let end = match game.outcome() {
            Some(Outcome::Won { .. }) => text("ks-won"),
            Some(Outcome::Lost) => text("ks-sentence").with("words", text("ks-lost")),
            None => text("ks-sentence").with("words", text("ks-stopped")),
        };
        return if super::finish::is_recorded(around.head) {
            Aloud::Only(end)
        } else {
            Aloud::Then {
                changed: Vec::new(),
                next: end,
            }
        };
    }
    if let (Some(panel), Mode::Play, None) = (picked.panel, around.mode, picked.why) {
        return Aloud::Only(panel::aloud(game, picked, panel, asked));
    }
    match hint {
        Some(hint) if !picked.is_empty() => {
            let place = picked.at.map(|at| words::place_holds(game, at));
            let place = place.map(|words| text("ks-sentence").with("words", words));
            Aloud::Only(Text::joined(
                place.into_iter().chain([hint.clone()]).collect(),
                " ",
            ))
        }
        _ => after(around, played),
    }
}

/// How the touched lines stand, and whose turn it is.
fn after(around: &Around<'_>, played: &Played) -> Aloud {
    let seat = played.game.seat().index();
    let name = around.head.players.get(seat).map_or("", String::as_str);
    Aloud::Then {
        changed: touched_lines(played),
        next: text("ks-sentence").with("words", text("seat-turn").with("name", name)),
    }
}

fn touched_lines(played: &Played) -> Vec<Text> {
    let game = &played.game;
    let last = played.touched.last();
    let mut rows: Vec<u8> = last.iter().map(|place| place.row()).collect();
    let mut columns: Vec<u8> = last.iter().map(|place| place.column()).collect();
    rows.dedup();
    columns.dedup();
    let rows = rows.into_iter().map(|row| row_stands(game, row));
    let columns = columns
        .into_iter()
        .map(|column| column_stands(game, column));
    rows.chain(columns)
        .map(|words| text("ks-sentence").with("words", words))
        .collect()
}

fn row_stands(game: &Kreuzsummen, row: u8) -> Text {
    words::target(&text("ks-row").with("n", row), &game.row(row))
}

fn column_stands(game: &Kreuzsummen, column: u8) -> Text {
    let line = column_line(game, column);
    words::target(&text("ks-column").with("n", column), &line)
}
