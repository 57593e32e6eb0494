//! What stands beside undo.

use askama::Template;

use super::Played;
use super::picked::{Panel, Picked};
use crate::failure::Failure;
use crate::filters;
use crate::games::{Around, Mode};
use crate::tap::Tap;
use crate::text::{Text, text};

/// A button in words, or by its icon alone.
struct Button {
    tap: Tap,
    icon: &'static str,
    word: Option<Text>,
}

#[derive(Template)]
#[template(path = "multiplication_dice/tools.html")]
struct Tools {
    buttons: Vec<Button>,
}

/// Renders the buttons beside undo and redo. Throws are simulated between throws.
pub(super) fn tools(
    around: &Around<'_>,
    played: &Played,
    picked: &Picked,
) -> Result<String, Failure> {
    let mut buttons = Vec::new();
    if around.mode == Mode::Play && played.game.throw().is_none() {
        let word = if played.game.throws() == 0 {
            text("md-fill")
        } else {
            text("md-simulate")
        };
        let does = picked.open(Panel::Simulate);
        let tap = Tap::new("simulate", does, word.clone());
        buttons.push(Button {
            tap: tap.pressed(picked.panel == Some(Panel::Simulate)),
            icon: "dice",
            word: Some(word),
        });
    }
    let tap = Tap::new("more", picked.open(Panel::More), text("md-more"));
    buttons.push(Button {
        tap: tap.pressed(picked.panel == Some(Panel::More)),
        icon: "more",
        word: (around.mode == Mode::Repair).then(|| text("md-more")),
    });
    around.visit.part(&Tools { buttons })
}
