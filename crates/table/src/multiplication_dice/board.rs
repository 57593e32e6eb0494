//! The match on the screen: the board, and below it what the turn needs.

use super::picked::{Panel, Picked};
use super::{Played, field, more, pad, playing, result, running, simulation, throwing, words};
use crate::failure::Failure;
use crate::games::{Aloud, Around, Board, Mode};
use crate::text::{Text, text};

/// Board, pad and tools of a match.
pub(super) fn board(played: &Played, around: &Around<'_>) -> Result<Board, Failure> {
    if around.mode == Mode::Over {
        return Ok(Board {
            field: field::render(around, played, None)?,
            pad: result::render(around, played)?,
            tools: String::new(),
            note: None,
            aloud: result::aloud(around, played),
        });
    }
    let run = around.visit.app.simulations().at(around.head);
    if let (Some(run), Mode::Play) = (run, around.mode) {
        return Ok(Board {
            field: field::render(around, played, None)?,
            pad: running::render(around, &run)?,
            tools: String::new(),
            note: None,
            aloud: running::aloud(&run),
        });
    }
    let picked = Picked::read(&around.visit.picks, &played.game);
    let panel = picked.panel;
    let throwing = played.game.throw().is_none();
    let pad = match panel {
        Some(Panel::More) => more::render(around, played, &picked)?,
        Some(Panel::Simulate) if around.mode == Mode::Play => {
            simulation::panel(around, played, &picked)?
        }
        _ if throwing => throwing::render(around, played, &picked)?,
        _ => playing::render(around, played, &picked)?,
    };
    let note = note(played, &picked);
    Ok(Board {
        field: field::render(around, played, Some(&picked))?,
        pad,
        tools: pad::tools(around, played, &picked)?,
        aloud: aloud(played, &picked, note.as_ref()),
        note,
    })
}

/// What the next tap is for.
fn note(played: &Played, picked: &Picked) -> Option<Text> {
    if picked.panel.is_some() || picked.field.is_some() {
        return None;
    }
    Some(if played.game.throw().is_none() {
        match picked.entry.dice.iter().flatten().count() {
            0 => text("md-next-throw"),
            n => text("md-next-die")
                .with("n", picked.entry.at + 1)
                .with("left", 3 - n),
        }
    } else if let Some(product) = picked.product {
        text("md-next-field").with("product", product.get())
    } else {
        text("md-next-product")
    })
}

/// What a screen reader says: the next tap while something is picked, otherwise what is still to
/// be played, or whose turn it is.
fn aloud(played: &Played, picked: &Picked, note: Option<&Text>) -> Aloud {
    match (picked.panel, picked.field, note) {
        (Some(Panel::More), ..) => return Aloud::Only(text("md-more")),
        (Some(Panel::Simulate), ..) => return Aloud::Only(text("md-simulate")),
        (None, Some(at), _) => return Aloud::Only(words::claim(played, at)),
        (None, None, Some(note)) if !picked.is_empty() => return Aloud::Only(note.clone()),
        _ => {}
    }
    let open: Vec<_> = played
        .game
        .open_products()
        .map(|made| made.product)
        .collect();
    let next = if open.is_empty() {
        let name = played.name(played.game.seat());
        text("md-sentence").with("words", text("seat-turn").with("name", name))
    } else {
        text("md-still-open").with("products", words::products(&open))
    };
    Aloud::Then {
        changed: Vec::new(),
        next,
    }
}
