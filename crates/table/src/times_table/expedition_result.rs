//! The end of an expedition: the time, and how it compares with the best one.

use askama::Template;
use tableside_rules::times_table::{Expedition, Outcome};
use tableside_rules::{Game as _, Seat};

use super::played::Played;
use super::{best, words};
use crate::failure::Failure;
use crate::filters;
use crate::frame::ranking::all_of;
use crate::games::{Aloud, Around, Board};
use crate::text::{Text, text};

#[derive(Template)]
#[template(path = "times_table/expedition_done.html")]
struct DoneField {
    digits: String,
    is_best: bool,
}

#[derive(Template)]
#[template(path = "times_table/expedition_result.html")]
struct DonePad {
    title: Text,
    compared: Text,
    /// Whether it is a new best time, or the first one.
    is_best: bool,
    /// Who found how many tiles, if that was counted.
    found: Vec<(usize, String, usize)>,
    again: String,
}

/// The time and what it is worth.
pub(super) fn board(played: &Played, around: &Around<'_>, seconds: u32) -> Result<Board, Failure> {
    let before = around
        .visit
        .ledger(|ledger| best::before(ledger, around.head))?;
    let is_best = before.is_none_or(|before| seconds < before);
    let names: Vec<&str> = played.names.iter().map(String::as_str).collect();
    let title = text(if is_best && before.is_some() {
        "x1-new-best"
    } else {
        "x1-wall-conquered"
    })
    .with("names", all_of(&names))
    .with("n", names.len());
    let compared = compared(seconds, before, names.len());
    let found = played
        .game
        .expedition()
        .map_or_else(Vec::new, |expedition| {
            let own = played.names.iter().enumerate();
            own.map(|(seat, name)| (seat, name.clone(), expedition.tiles_of(Seat::new(seat))))
                .filter(|(_, _, tiles)| *tiles > 0)
                .collect()
        });
    Ok(Board {
        field: around.visit.part(&DoneField {
            digits: words::digits(seconds),
            is_best,
        })?,
        pad: around.visit.part(&DonePad {
            title: title.clone(),
            compared: compared.clone(),
            is_best,
            found,
            again: format!("{}/again", around.path),
        })?,
        tools: String::new(),
        note: None,
        aloud: Aloud::Then {
            changed: vec![title],
            next: compared,
        },
    })
}

/// The time once it is done, and the tiles that were counted on the way.
pub(super) fn still(
    played: &Played,
    around: &Around<'_>,
    expedition: &Expedition,
) -> Result<String, Failure> {
    let digits = match played.game.outcome() {
        Some(Outcome::Expedition { seconds, .. }) => words::digits(seconds),
        _ => expedition.tiles().to_string(),
    };
    let is_best = false;
    around.visit.part(&DoneField { digits, is_best })
}

/// The difference to the best time before.
fn compared(seconds: u32, before: Option<u32>, players: usize) -> Text {
    let Some(before) = before else {
        return text("x1-first-time").with("n", players);
    };
    let (key, difference) = match seconds.cmp(&before) {
        std::cmp::Ordering::Less => ("x1-faster", before - seconds),
        std::cmp::Ordering::Equal => ("x1-equal", 0),
        std::cmp::Ordering::Greater => ("x1-slower", seconds - before),
    };
    text(key)
        .with("difference", words::time(difference))
        .with("best", words::digits(before))
        .with("n", players)
}
