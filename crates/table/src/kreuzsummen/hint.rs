//! The line that says which tap is next.

use tableside_rules::kreuzsummen::{Card, Face, Kreuzsummen, Place, Value};

use super::picked::{Picked, Play};
use super::words;
use crate::text::{Text, text};

/// What to tap next. `None` while a panel stands in the place of the pad.
pub(super) fn next_tap(game: &Kreuzsummen, picked: &Picked) -> Option<Text> {
    if picked.panel.is_some() {
        return None;
    }
    if let Some(target) = picked.target.and_then(|index| game.columns().get(index)) {
        return Some(text("ks-next-target").with("target", target));
    }
    Some(match picked.play {
        Some(Play::Swap) => text("ks-next-swap"),
        Some(Play::Face(face)) => face_tap(game, picked, face),
        None => number_tap(game, picked),
    })
}

fn top(game: &Kreuzsummen, at: Place) -> u8 {
    game.top(at).map_or(0, Value::get)
}

fn face_tap(game: &Kreuzsummen, picked: &Picked, face: Face) -> Text {
    match (face, picked.at, picked.value) {
        (Face::Jack, None, _) => text("ks-next-jack"),
        (Face::Jack, Some(at), _) => text("ks-next-jack-with").with("top", top(game, at)),
        (Face::Queen, Some(at), _) => text("ks-next-queen-number").with("top", top(game, at)),
        (Face::Queen, None, Some(value)) => text("ks-next-queen-stack").with("value", value.get()),
        (Face::Queen, None, None) => text("ks-next-queen"),
        (Face::King, None, _) => text("ks-next-king"),
        (Face::King, Some(at), _) => text("ks-next-king-to").with("top", top(game, at)),
    }
}

fn number_tap(game: &Kreuzsummen, picked: &Picked) -> Text {
    if let Some(at) = picked.at {
        return match game.top(at) {
            None => text("ks-next-number"),
            Some(top) => text("ks-next-cover").with("top", top.get()),
        };
    }
    if let Some(value) = picked.value {
        return text("ks-next-place").with("value", value.get());
    }
    if game.swapped() {
        let card = game.discard_pile().last().copied().map(swapped_card);
        return text("ks-next-after-swap").with("card", card.unwrap_or_else(|| text("ks-swap")));
    }
    if game.passes() > 0 {
        return text("ks-next-after-pass");
    }
    if game.is_full() {
        return text("ks-next-full");
    }
    text("ks-next-any")
}

fn swapped_card(card: Card) -> Text {
    words::card(card)
}
