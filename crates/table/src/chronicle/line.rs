//! A match in a line: what it was, and how it went.

use serde_json::Value;
use tableside_ledger::{Ended, MatchHead, Source};
use tableside_rules::Game as _;
use tableside_rules::kreuzsummen::Kreuzsummen;

use crate::frame::ranking::winners;
use crate::games;
use crate::text::{Text, text};

/// What was played: the game, and what is to be known of it before.
pub(crate) fn what(head: &MatchHead) -> Text {
    // By hand only a scenario is entered; the other games have nothing to be told from.
    if head.source == Source::Hand && head.game != Kreuzsummen::ID {
        return match games::of(&head.game) {
            Ok(game) => game.title(),
            Err(_) => Text::verbatim(&*head.game),
        };
    }
    games::summary(head)
}

/// How it went.
pub(crate) fn result(head: &MatchHead) -> Text {
    match head.ended {
        None => text("chronicle-open"),
        Some(Ended::Stopped) => text("attempt-stopped"),
        Some(Ended::Finished) => finished(head),
    }
}

fn finished(head: &MatchHead) -> Text {
    let of_game = match head.source {
        Source::Hand => None,
        Source::App | Source::Import => games::of(&head.game)
            .ok()
            .and_then(|game| (game.result)(head)),
    };
    of_game
        .or_else(|| won_together(head))
        .or_else(|| winners(&head.players, &winning_seats(head)))
        .unwrap_or_else(|| text("chronicle-finished"))
}

/// How a match of all together went.
fn won_together(head: &MatchHead) -> Option<Text> {
    let won = head.outcome.as_ref()?.get("won")?.as_bool()?;
    Some(text(if won {
        "chronicle-won"
    } else {
        "chronicle-lost"
    }))
}

/// The seats that have won, as far as the outcome names them; all of them in a match that was won
/// together.
pub(crate) fn winning_seats(head: &MatchHead) -> Vec<usize> {
    let Some(outcome) = &head.outcome else {
        return Vec::new();
    };
    if let Some(won) = outcome.get("won").and_then(Value::as_bool) {
        let seats = 0..head.players.len();
        return seats.filter(|_| won).collect();
    }
    let seats = outcome.get("winners").and_then(Value::as_array);
    let seats = seats.into_iter().flatten();
    seats
        .filter_map(|seat| usize::try_from(seat.as_u64()?).ok())
        .filter(|seat| *seat < head.players.len())
        .collect()
}
