//! What must lie on the real table beside the field, and what lies in the
//! stack that is picked.

use askama::Template;
use tableside_rules::kreuzsummen::{Kreuzsummen, Place};

use super::picked::Picked;
use super::words;
use crate::failure::Failure;
use crate::filters;
use crate::games::{Around, Mode};
use crate::text::Text;

#[derive(Template)]
#[template(path = "kreuzsummen/table-line.html")]
struct TableLine {
    draw_pile: u8,
    display: u8,
    hands: [u8; 2],
    /// The stack that is picked, in the place of the way to the last actions.
    stack: Option<Stack>,
    /// Where the last actions are listed; nowhere while one of them is mended.
    log: Option<String>,
}

struct Stack {
    place: Text,
    /// From bottom to top, without the top.
    under: Vec<u8>,
    top: u8,
}

/// Renders the line below the field.
pub(super) fn render(
    around: &Around<'_>,
    game: &Kreuzsummen,
    picked: &Picked,
) -> Result<String, Failure> {
    if around.mode == Mode::Over {
        return Ok(String::new());
    }
    let table = game.table();
    around.visit.part(&TableLine {
        draw_pile: table.draw_pile,
        display: table.display,
        hands: table.hands,
        stack: picked.at.and_then(|at| stack(game, at)),
        log: (around.mode == Mode::Play).then(|| format!("{}/log", around.path)),
    })
}

/// The cards of a stack that is more than one card.
fn stack(game: &Kreuzsummen, at: Place) -> Option<Stack> {
    let (top, under) = game.stack(at).split_last()?;
    (!under.is_empty()).then(|| Stack {
        place: words::place(at),
        under: under.iter().map(|value| value.get()).collect(),
        top: top.get(),
    })
}
