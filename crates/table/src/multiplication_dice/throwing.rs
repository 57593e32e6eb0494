//! Before a throw: three dice to tap the numbers in, or one key that throws.

use askama::Template;
use tableside_rules::multiplication_dice::{Action, Die};

use super::picked::Picked;
use super::{Played, words};
use crate::failure::Failure;
use crate::filters;
use crate::games::{Around, Mode};
use crate::tap::{Does, Tap};
use crate::text::text;

/// A die, and what tapping it does.
pub(super) struct DieView {
    /// What it shows.
    pub(super) number: Option<Die>,
    pub(super) tap: Tap,
}

/// A key of the pad.
struct Key {
    number: u8,
    tap: Tap,
}

#[derive(Template)]
#[template(path = "multiplication_dice/throwing.html")]
struct Throwing {
    dice: Vec<DieView>,
    keys: Vec<Key>,
    /// Where the app is asked to throw, while the match goes on.
    draw_url: Option<String>,
}

/// Renders the dice and the numbers.
pub(super) fn render(
    around: &Around<'_>,
    played: &Played,
    picked: &Picked,
) -> Result<String, Failure> {
    let draw_url = (around.mode == Mode::Play).then(|| format!("{}/draw", around.path));
    around.visit.part(&Throwing {
        dice: (0..3).map(|index| die(picked, index)).collect(),
        keys: Die::all()
            .map(|number| key(played, picked, number))
            .collect(),
        draw_url,
    })
}

fn die(picked: &Picked, index: usize) -> DieView {
    let number = picked.entry.dice[index];
    let label = match number {
        Some(number) => text("md-die-shows").with("number", number.get()),
        None => text("md-die-empty"),
    };
    let label = label.with("n", index + 1);
    let tap = Tap::new(
        format!("die-{}", index + 1),
        Does::Pick(picked.die(index)),
        label,
    );
    DieView {
        number,
        tap: tap.pressed(picked.entry.at == index),
    }
}

/// The number that completes the throw plays it.
fn key(played: &Played, picked: &Picked, number: Die) -> Key {
    let name = format!("number-{number}");
    let shown = picked.entry.dice[picked.entry.at] == Some(number);
    let completed = picked.entry.completed(number).filter(|_| !shown);
    let tap = if let Some(dice) = completed {
        let by_app = false;
        let action = Action::Roll { dice, by_app };
        let label = text("md-number-completes")
            .with("number", number.get())
            .with("does", words::action(played, &action));
        Tap::new(name, Does::act(&action), label)
    } else {
        let key = if shown {
            "md-number-clears"
        } else {
            "md-number"
        };
        let label = text(key)
            .with("number", number.get())
            .with("n", picked.entry.at + 1);
        Tap::new(name, Does::Pick(picked.number(number)), label).pressed(shown)
    };
    Key {
        number: number.get(),
        tap,
    }
}
