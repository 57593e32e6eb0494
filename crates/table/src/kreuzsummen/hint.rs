//! The line that says which tap is next.

use tableside_rules::kreuzsummen::{Face, Kreuzsummen, Place};

use super::picked::{Picked, Play};
use super::{Played, panel, words};
use crate::text::{Text, text};

/// What to tap next. `None` while a panel stands in the place of the pad.
pub(super) fn next_tap(played: &Played, picked: &Picked) -> Option<Text> {
    let game = &played.game;
    if let Some(reason) = picked.why.and_then(|why| why.reason(game)) {
        return Some(reason);
    }
    if picked.panel.is_some() {
        return None;
    }
    if let Some(target) = picked.target.and_then(|index| game.columns().get(index)) {
        return Some(text("ks-next-target").with("target", target));
    }
    Some(match picked.play {
        Some(Play::Swap) => text("ks-next-swap"),
        Some(Play::Face(face)) => face_tap(game, picked, face),
        None => number_tap(game, picked).unwrap_or_else(|| first_tap(played)),
    })
}

/// The top of a stack that is picked, as a card in a sentence.
fn top(game: &Kreuzsummen, at: Place) -> Text {
    game.top(at)
        .map_or_else(|| Text::verbatim("–"), words::number)
}

fn face_tap(game: &Kreuzsummen, picked: &Picked, face: Face) -> Text {
    match (face, picked.at, picked.value) {
        (Face::Jack, None, _) => text("ks-next-jack"),
        (Face::Jack, Some(at), _) => text("ks-next-jack-with").with("top", top(game, at)),
        (Face::Queen, Some(at), _) => text("ks-next-queen-number").with("top", top(game, at)),
        (Face::Queen, None, Some(value)) => {
            text("ks-next-queen-stack").with("value", words::number(value))
        }
        (Face::Queen, None, None) => text("ks-next-queen"),
        (Face::King, None, _) => text("ks-next-king"),
        (Face::King, Some(at), _) => text("ks-next-king-to").with("top", top(game, at)),
    }
}

fn number_tap(game: &Kreuzsummen, picked: &Picked) -> Option<Text> {
    if let Some(at) = picked.at {
        return Some(match game.top(at) {
            None => text("ks-next-number"),
            Some(top) => text("ks-next-cover").with("top", words::number(top)),
        });
    }
    let value = picked.value?;
    Some(text("ks-next-place").with("value", words::number(value)))
}

/// What begins a turn, or goes on with it.
fn first_tap(played: &Played) -> Text {
    let game = &played.game;
    if !played.touched.moved().is_empty() {
        return text("ks-next-arranged").with("columns", words::numbers(game.columns()));
    }
    if game.swapped() {
        let card = game.discard_pile().last().copied().map(words::told_card);
        return text("ks-next-after-swap").with("card", card.unwrap_or_else(|| text("ks-swap")));
    }
    if game.passes() > 0 {
        return text("ks-next-after-pass");
    }
    if panel::may_pass(game) {
        return text("ks-next-may-pass");
    }
    if game.is_full() {
        return text("ks-next-full");
    }
    text("ks-next-any")
}
