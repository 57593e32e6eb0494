//! The pad: the numbers, the face cards, and what stands beside undo.

use askama::Template;
use tableside_rules::kreuzsummen::{Action, Card, Face, Kreuzsummen, Value};

use super::picked::{Panel, Picked, Play, is_playable};
use super::why::Why;
use super::{panel, words};
use crate::failure::Failure;
use crate::filters;
use crate::games::{Around, Mode};
use crate::tap::{Does, Tap};
use crate::text::{Text, text};

/// A key of the pad: a number or a face card.
struct Key {
    tap: Tap,
    /// The number, or the face card's icon.
    number: Option<u8>,
    icon: &'static str,
    word: Text,
    /// How many of its cards are left.
    left: u8,
}

/// A button in words.
pub(super) struct Button {
    pub(super) tap: Tap,
    pub(super) icon: &'static str,
    pub(super) word: Text,
    /// Whether it shows as its icon alone.
    pub(super) small: bool,
}

#[derive(Template)]
#[template(path = "kreuzsummen/pad.html")]
struct Pad {
    keys: Vec<Key>,
    /// How many keys a row of the pad has if there is room.
    across: usize,
    /// Rare actions that have no other place while an earlier step is mended.
    more: Vec<Button>,
}

#[derive(Template)]
#[template(path = "kreuzsummen/tools.html")]
struct Tools {
    buttons: Vec<Button>,
}

/// Renders the keys.
pub(super) fn render(
    around: &Around<'_>,
    game: &Kreuzsummen,
    picked: &Picked,
) -> Result<String, Failure> {
    let numbers = game.scenario().values().map(|value| Key {
        tap: number_tap(game, picked, value),
        number: Some(value.get()),
        icon: "",
        word: Text::verbatim(value.to_string()),
        left: game.left(value),
    });
    let faces = game.scenario().faces.iter().map(|&face| Key {
        tap: face_tap(game, picked, face),
        number: None,
        icon: face.name(),
        word: words::face_name(face),
        left: game.faces_left(face),
    });
    let keys: Vec<Key> = numbers.chain(faces).collect();
    let across = match keys.len() {
        7..=8 => 4,
        9..=10 => 5,
        _ => 6,
    };
    let more = if around.mode == Mode::Repair {
        repair_buttons(game, picked)
    } else {
        Vec::new()
    };
    around.visit.part(&Pad { keys, across, more })
}

/// Renders the buttons beside undo and redo.
pub(super) fn tools(
    around: &Around<'_>,
    game: &Kreuzsummen,
    picked: &Picked,
) -> Result<String, Failure> {
    let mut buttons = vec![if game.swapped() {
        plain("end-turn", "forward", &Action::EndTurn {})
    } else {
        Button {
            // What can't be done makes room for what can.
            small: panel::passes_beside_undo(game),
            ..swap(game, picked)
        }
    }];
    // The question before the pass has its own button.
    if panel::passes_beside_undo(game) && picked.panel != Some(Panel::Pass) {
        buttons.push(panel::pass_button(game, picked));
    }
    let open = picked.panel.is_some();
    let to = if open {
        Does::Pick(picked.none())
    } else {
        picked.panel(Panel::More)
    };
    let tap = Tap::new("more", to, text("ks-more")).pressed(open);
    buttons.push(Button {
        tap,
        icon: "more",
        word: text("ks-more"),
        small: panel::passes_beside_undo(game),
    });
    around.visit.part(&Tools { buttons })
}

/// Everything that is otherwise played from beside undo, or one step further away.
fn repair_buttons(game: &Kreuzsummen, picked: &Picked) -> Vec<Button> {
    let mut buttons = Vec::new();
    if game.swapped() {
        buttons.push(plain("end-turn", "forward", &Action::EndTurn {}));
    } else {
        buttons.push(swap(game, picked));
        buttons.push(plain("pass", "pass", &Action::Pass {}));
    }
    buttons.push(plain("give-up", "flag", &Action::GiveUp {}));
    buttons
}

/// A button that plays at once.
pub(super) fn plain(key: &'static str, icon: &'static str, action: &Action) -> Button {
    let word = text(format!("ks-{key}"));
    Button {
        tap: Tap::new(key, Does::act(action), word.clone()),
        icon,
        word,
        small: false,
    }
}

fn swap(game: &Kreuzsummen, picked: &Picked) -> Button {
    let word = text("ks-swap");
    let tap = if is_playable(game, Play::Swap) {
        let does = Does::Pick(picked.play(game, Play::Swap));
        Tap::new("swap", does, word.clone()).pressed(picked.play == Some(Play::Swap))
    } else {
        Tap::new("swap", picked.why(Why::Swap), text("ks-swap-off")).off()
    };
    Button {
        tap,
        icon: "swap",
        word,
        small: false,
    }
}

fn number_tap(game: &Kreuzsummen, picked: &Picked, value: Value) -> Tap {
    let key = format!("value-{value}");
    let label = text("ks-key")
        .with("card", value.get())
        .with("left", game.left(value));
    if game.left(value) == 0 {
        return Tap::new(key, picked.why(Why::Value(value)), label).off();
    }
    let action = match (picked.play, picked.at) {
        (None, Some(at)) => Some(Action::Place { value, at }),
        (Some(Play::Face(Face::Queen)), Some(at)) => Some(Action::Queen { value, at }),
        (Some(Play::Swap), _) => Some(Action::Discard {
            card: Card::Number(value),
        }),
        _ => None,
    };
    match action {
        Some(action) => does_now(game, key, label, &action),
        None => Tap::new(key, Does::Pick(picked.number(value)), label)
            .pressed(picked.value == Some(value)),
    }
}

fn face_tap(game: &Kreuzsummen, picked: &Picked, face: Face) -> Tap {
    let key = face.name();
    let left = game.faces_left(face);
    let label = text("ks-key")
        .with("card", words::face_name(face))
        .with("left", left);
    let why = picked.why(Why::Face(face));
    if left == 0 {
        return Tap::new(key, why, label).off();
    }
    if picked.play == Some(Play::Swap) {
        let card = Card::Face(face);
        return does_now(game, key.to_owned(), label, &Action::Discard { card });
    }
    let play = Play::Face(face);
    if is_playable(game, play) {
        let does = Does::Pick(picked.play(game, play));
        Tap::new(key, does, label).pressed(picked.play == Some(play))
    } else {
        let needs = text(format!("ks-{key}-off"));
        let label = text("ks-tap-does").with("what", label).with("does", needs);
        Tap::new(key, why, label).off()
    }
}

/// A key that completes an action.
fn does_now(game: &Kreuzsummen, key: String, label: Text, action: &Action) -> Tap {
    if game.legal(action).is_err() {
        return Tap::new(key, Does::Nothing, label);
    }
    let label = text("ks-tap-does")
        .with("what", label)
        .with("does", words::action(game, action));
    Tap::new(key, Does::act(action), label)
}
