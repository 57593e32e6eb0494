//! What is one step further away: passing, giving up, looking, and "can we
//! still make it?".

use askama::Template;
use tableside_rules::kreuzsummen::{Action, Answer, Chances, Kreuzsummen, Place};

use super::chance;
use super::pad::{Button, plain};
use super::picked::{Panel, Picked};
use super::why::Why;
use super::words;
use crate::failure::Failure;
use crate::filters;
use crate::games::{Around, Mode};
use crate::tap::{Does, Tap};
use crate::text::{Arg, Text, text};

/// The answer to "can we still make it?", as far as it was asked for.
pub(super) struct Asked {
    chances: Chances,
    /// Whether the hint was asked for as well.
    hint: bool,
}

impl Asked {
    /// The place that the hint points to.
    pub(super) fn place(&self) -> Option<Place> {
        self.chances
            .hint
            .filter(|_| self.hint)
            .map(|(place, _)| place)
    }
}

/// The answer, if the panel is open and the match is marked as having asked.
pub(super) fn asked(around: &Around<'_>, game: &Kreuzsummen, picked: &Picked) -> Option<Asked> {
    let hint = match picked.panel? {
        Panel::Chance => false,
        Panel::Hint => true,
        Panel::More | Panel::Pass | Panel::GiveUp => return None,
    };
    (around.mode == Mode::Play && chance::is_marked(around.head)).then(|| Asked {
        chances: around.visit.app.finishes(game.scenario()).chances(game),
        hint,
    })
}

#[derive(Template)]
#[template(path = "kreuzsummen/more.html")]
struct More {
    /// Passing, unless it stands beside undo, and giving up.
    buttons: Vec<Button>,
    /// Where the question goes, by POST.
    chance_url: String,
    look: String,
}

#[derive(Template)]
#[template(path = "kreuzsummen/confirm.html")]
struct Confirm {
    title: Text,
    words: Vec<Text>,
    go: Button,
    back: Button,
}

#[derive(Template)]
#[template(path = "kreuzsummen/chance.html")]
struct Chance {
    /// `good`, `warn` or `bad`.
    kind: &'static str,
    title: Text,
    words: Vec<Text>,
    /// The second tap.
    hint: Option<Button>,
    back: Button,
}

/// What a panel says when it opens.
pub(super) fn aloud(
    game: &Kreuzsummen,
    picked: &Picked,
    panel: Panel,
    asked: Option<&Asked>,
) -> Text {
    let (title, mut words) = match (panel, asked) {
        (Panel::Pass, _) if !game.swapped() => {
            let pass = pass(game, picked);
            (pass.title, pass.words)
        }
        (Panel::GiveUp, _) => {
            let give_up = give_up(picked);
            (give_up.title, give_up.words)
        }
        (Panel::Chance | Panel::Hint, Some(asked)) => {
            let answer = answer(game, picked, asked);
            (answer.title, answer.words)
        }
        _ => (text("ks-more"), Vec::new()),
    };
    words.insert(0, text("ks-sentence").with("words", title));
    Text::joined(words, " ")
}

/// Renders a panel.
pub(super) fn render(
    around: &Around<'_>,
    game: &Kreuzsummen,
    picked: &Picked,
    panel: Panel,
    asked: Option<&Asked>,
) -> Result<String, Failure> {
    match (panel, asked) {
        (Panel::Pass, _) if !game.swapped() => around.visit.part(&pass(game, picked)),
        (Panel::GiveUp, _) => around.visit.part(&give_up(picked)),
        (Panel::Chance | Panel::Hint, Some(asked)) => {
            around.visit.part(&answer(game, picked, asked))
        }
        _ => around.visit.part(&more(around, game, picked)),
    }
}

fn more(around: &Around<'_>, game: &Kreuzsummen, picked: &Picked) -> More {
    let give_up = leads("give-up", "flag", picked.panel(Panel::GiveUp));
    let pass = (!passes_beside_undo(game)).then(|| pass_button(game, picked));
    More {
        buttons: pass.into_iter().chain([give_up]).collect(),
        chance_url: format!("{}/chance", around.path),
        look: format!("{}/look", around.path),
    }
}

/// Whether draw pile and display are empty, so that one may choose to pass.
///
/// Rule book: Kreuzsummen, "Sieg, Aussetzen und neuer Versuch".
pub(super) fn may_pass(game: &Kreuzsummen) -> bool {
    let table = game.table();
    table.draw_pile == 0 && table.display == 0
}

/// Whether passing is what a turn offers in the place of the swap.
pub(super) fn passes_beside_undo(game: &Kreuzsummen) -> bool {
    may_pass(game) && !game.swapped()
}

/// Passes at once, asks first, or says why not.
pub(super) fn pass_button(game: &Kreuzsummen, picked: &Picked) -> Button {
    if game.swapped() {
        return Button {
            tap: Tap::new("pass", picked.why(Why::Pass), text("ks-pass-off")).off(),
            icon: "pass",
            word: text("ks-pass"),
            small: false,
        };
    }
    // The second pass in a row loses; that is said before it is tapped.
    if may_pass(game) && game.passes() == 0 {
        return plain("pass", "pass", &Action::Pass {});
    }
    let key = if may_pass(game) { "pass" } else { "stuck" };
    leads(key, "pass", picked.panel(Panel::Pass))
}

fn leads(key: &'static str, icon: &'static str, to: Does) -> Button {
    let word = text(format!("ks-{key}"));
    Button {
        tap: Tap::new(key, to, word.clone()),
        icon,
        word,
        small: false,
    }
}

fn back(picked: &Picked) -> Button {
    leads("back", "back", picked.panel(Panel::More))
}

fn pass(game: &Kreuzsummen, picked: &Picked) -> Confirm {
    let mut words = Vec::new();
    if !may_pass(game) {
        words.push(text("ks-pass-only-stuck"));
    }
    words.push(if game.passes() > 0 {
        text("ks-pass-loses")
    } else {
        text("ks-pass-means")
    });
    Confirm {
        title: text("ks-pass"),
        words,
        go: plain("pass", "pass", &Action::Pass {}),
        back: back(picked),
    }
}

fn give_up(picked: &Picked) -> Confirm {
    Confirm {
        title: text("ks-give-up"),
        words: vec![text("ks-give-up-means")],
        go: plain("give-up", "flag", &Action::GiveUp {}),
        back: back(picked),
    }
}

/// A message that counts.
fn counted(key: &'static str, n: u64) -> Text {
    text(key).with("n", n).with("shown", Arg::Grouped(n))
}

fn answer(game: &Kreuzsummen, picked: &Picked, asked: &Asked) -> Chance {
    let chances = &asked.chances;
    let (kind, key) = match chances.answer() {
        Answer::Fill => ("good", "ks-chance-fill"),
        Answer::Cover => ("good", "ks-chance-cover"),
        Answer::PerhapsWithFaces => ("warn", "ks-chance-faces"),
        Answer::No => ("bad", "ks-chance-no"),
    };
    let mut words = Vec::new();
    match chances.answer() {
        Answer::Fill | Answer::Cover => {
            words.push(counted("ks-chance-fillable", chances.fillable));
            words.push(counted("ks-chance-coverable", chances.coverable));
            words.push(text("ks-chance-fewest").with("n", chances.fewest.unwrap_or(0)));
        }
        Answer::PerhapsWithFaces => {
            let faces = chances
                .faces_left
                .iter()
                .map(|&face| words::face_name(face));
            let faces = Text::joined(faces.collect(), ", ");
            words.push(text("ks-chance-faces-left").with("faces", faces));
        }
        Answer::No => words.push(text("ks-chance-no-more")),
    }
    let hint = match chances.hint {
        Some((place, value)) if asked.hint => {
            let laid = Action::Place { value, at: place };
            words = vec![text("ks-hint-is").with("does", words::action(game, &laid))];
            None
        }
        Some(_) => Some(leads("hint", "hint", picked.panel(Panel::Hint))),
        None => None,
    };
    Chance {
        kind,
        title: text(key),
        words,
        hint,
        back: back(picked),
    }
}
