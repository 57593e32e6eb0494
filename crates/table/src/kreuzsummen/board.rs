//! The match on the screen: the field, below it what must lie on the table, and
//! the pad or what stands in its place.

use super::field::Taps;
use super::picked::Picked;
use super::{Played, aloud, field, hint, pad, panel, result, table_line};
use crate::failure::Failure;
use crate::games::{Around, Board, Mode};
use crate::text::{Text, text};

/// Field, pad and tools of a match.
pub(super) fn board(played: &Played, around: &Around<'_>) -> Result<Board, Failure> {
    let game = &played.game;
    let picked = match around.mode {
        Mode::Over => Picked::default(),
        Mode::Play | Mode::Repair => Picked::read(&around.visit.picks, game),
    };
    let asked = panel::asked(around, game, &picked);
    let drawn = field::Drawn {
        played,
        taps: match around.mode {
            Mode::Over => Taps::Nothing,
            Mode::Play | Mode::Repair => Taps::Play(&picked),
        },
        hint: asked.as_ref().and_then(panel::Asked::place),
        marks: &[],
    };
    let below = table_line::render(around, game, &picked)?;
    let field = field::render(around.visit, &drawn, below)?;
    let note = hint::next_tap(played, &picked).filter(|_| around.mode != Mode::Over);
    let aloud = aloud::aloud(around, played, &picked, asked.as_ref(), note.as_ref());
    if around.mode == Mode::Over {
        return Ok(Board {
            field,
            pad: result::render(around, game)?,
            tools: result::tools(around)?,
            note: None,
            aloud,
        });
    }
    let pad = match picked.panel.filter(|_| around.mode == Mode::Play) {
        Some(panel) => panel::render(around, game, &picked, panel, asked.as_ref())?,
        None => pad::render(around, game, &picked)?,
    };
    let tools = match around.mode {
        Mode::Play => pad::tools(around, game, &picked)?,
        Mode::Repair | Mode::Over => String::new(),
    };
    Ok(Board {
        field,
        pad,
        tools,
        note,
        aloud,
    })
}

/// The field alone.
pub(super) fn still(played: &Played, around: &Around<'_>) -> Result<String, Failure> {
    let drawn = field::Drawn {
        played,
        taps: Taps::Nothing,
        hint: None,
        marks: &[],
    };
    field::render(around.visit, &drawn, String::new())
}

/// Screens of the game's own in the match's menu.
pub(super) fn links(path: &str) -> Vec<(Text, String)> {
    vec![(text("ks-look"), format!("{path}/look"))]
}
