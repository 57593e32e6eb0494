//! A turn of a race: the task, the pad for the answer, and whether the tile fits.
//!
//! Nothing here knows the product: it is not shown before the tile is turned, and
//! whether an answer is right is for the tile to say.

use askama::Template;
use tableside_rules::times_table::{Action, Place, Race};

use super::picked::{Cards, Picked};
use crate::failure::Failure;
use crate::filters;
use crate::games::Around;
use crate::tap::{Does, Tap};
use crate::text::{Text, text};

/// A key that stands for a digit.
struct Digit {
    number: u32,
    tap: Tap,
}

#[derive(Template)]
#[template(path = "times_table/task.html")]
struct Task {
    gap: Place,
    answer: Option<u32>,
    /// Empty while no answer is typed.
    digits: Vec<Digit>,
    erase: Tap,
    fits: Tap,
    misses: Tap,
}

/// Renders the pad of a turn.
pub(super) fn pad(
    around: &Around<'_>,
    gap: Place,
    race: &Race,
    picked: &Picked,
) -> Result<String, Failure> {
    let task = text("x1-task").with("place", gap.to_string());
    let digits = if picked.pad {
        (0..=9).map(|digit| key(picked, digit)).collect()
    } else {
        Vec::new()
    };
    let erased = Picked {
        answer: picked
            .answer
            .map(|answer| answer / 10)
            .filter(|left| *left > 0),
        ..picked.clone()
    };
    let erase = if picked.answer.is_some() {
        erased.pick()
    } else {
        Does::Nothing
    };
    around.visit.part(&Task {
        gap,
        answer: picked.answer,
        digits,
        erase: Tap::new("erase", erase, text("x1-erase")),
        fits: Tap::new(
            "fits",
            fits(race, picked),
            said("x1-fits-label", picked, &task),
        ),
        misses: Tap::new(
            "misses",
            Does::act(&Action::Miss {
                answer: picked.answer,
            }),
            said("x1-misses-label", picked, &task),
        ),
    })
}

/// With the answer that goes along.
fn said(key: &'static str, picked: &Picked, task: &Text) -> Text {
    let label = text(key).with("task", task);
    match picked.answer {
        Some(answer) => text("x1-label-said")
            .with("label", label)
            .with("answer", answer),
        None => label,
    }
}

/// A tile that fits leaves a gap, which is asked for; the last one of the wall leaves none.
fn fits(race: &Race, picked: &Picked) -> Does {
    if race.next_gaps().next().is_none() {
        return Does::act(&Action::Match {
            gap: None,
            answer: picked.answer,
            player: None,
        });
    }
    let asked = Picked {
        pad: false,
        fits: true,
        cards: Cards::Unasked,
        ..picked.clone()
    };
    asked.pick()
}

fn key(picked: &Picked, number: u32) -> Digit {
    let answer = picked.answer.unwrap_or(0) * 10 + number;
    // No product has more than three digits, and none begins with a nought.
    let can = (1..=999).contains(&answer);
    let typed = Picked {
        answer: Some(answer),
        ..picked.clone()
    };
    let does = if can { typed.pick() } else { Does::Nothing };
    Digit {
        number,
        tap: Tap::new(
            format!("digit-{number}"),
            does,
            text("x1-digit").with("n", number),
        ),
    }
}
