//! What a screen reader says after a tap.

use super::picked::{Exchange, Picked};
use super::played::{Phase, Played};
use super::{last_round, words};
use crate::frame::ranking::winners;
use crate::games::{Aloud, Around};
use crate::text::{Text, text};
use tableside_rules::Game as _;

/// What is said of the mines.
pub(super) fn aloud(played: &Played, picked: &Picked, note: &Text) -> Aloud {
    // Where another swap may follow, something has just happened.
    if !picked.query.is_empty() && picked.query.exchange != Some(Exchange::Again) {
        return Aloud::Only(note.clone());
    }
    let scored = played.last().iter().filter_map(|at| {
        let points = played.game.points(at.player, at.slot)?;
        Some(sentence(words::points(points)))
    });
    let warned = played.game.warnings();
    let warned = warned
        .iter()
        .filter(|warning| warning.at.iter().any(|at| played.last().contains(at)))
        .map(|warning| sentence(words::warning(played, warning.card, warning.at.len())));
    let last = last_round::told(played).filter(|_| played.last().is_empty());
    let last = last.map(sentence);
    // What a turn consists of stands on the screen; it is not said after every card.
    let next = match played.turn() {
        Some(seat) if played.phase() == Phase::Turns && picked.query.is_empty() => {
            sentence(text("seat-turn").with("name", played.name(seat)))
        }
        _ => note.clone(),
    };
    Aloud::Then {
        changed: scored.chain(warned).chain(last).collect(),
        next,
    }
}

/// How the match ended.
pub(super) fn over(around: &Around<'_>, played: &Played) -> Aloud {
    let won = played.game.outcome().and_then(|outcome| {
        let seats: Vec<usize> = outcome.winners.iter().map(|seat| seat.index()).collect();
        winners(&around.head.players, &seats)
    });
    Aloud::Then {
        changed: Vec::new(),
        next: sentence(won.unwrap_or_else(|| text("attempt-stopped"))),
    }
}

fn sentence(words: Text) -> Text {
    text("dig-sentence").with("words", words)
}
