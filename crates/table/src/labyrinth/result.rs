//! How a match ended: who came home, and how far the others came; for one alone, in how many
//! turns.

use askama::Template;
use tableside_ledger::{Ended, MatchHead};
use tableside_rules::labyrinth::Outcome;
use tableside_rules::{Game as _, Seat};

use super::played::Played;
use super::record;
use crate::failure::Failure;
use crate::filters;
use crate::frame::ranking::{Ranking, winners};
use crate::games::{Aloud, Around};
use crate::text::{Text, text};

#[derive(Template)]
#[template(path = "labyrinth/result.html")]
struct ResultPanel {
    title: Text,
    words: Vec<Text>,
    won: bool,
    ranking: String,
    /// Another match of the same people: where it is begun, and who begins.
    again: Option<(String, Text)>,
    reopen: Option<String>,
}

#[derive(Template)]
#[template(path = "labyrinth/result-tools.html")]
struct ResultTools {
    home: String,
}

/// How an ended match went, in a line.
pub(super) fn line(head: &MatchHead) -> Option<Text> {
    let seats = head.outcome.as_ref()?.get("winners")?.as_array()?;
    let seats: Vec<usize> = seats
        .iter()
        .filter_map(|seat| usize::try_from(seat.as_u64()?).ok())
        .collect();
    if head.players.len() == 1 {
        return Some(text("lab-solo-line"));
    }
    winners(&head.players, &seats)
}

/// Renders the result.
pub(super) fn render(around: &Around<'_>, played: &Played) -> Result<String, Failure> {
    let visit = around.visit;
    let Some(outcome) = played.game.outcome() else {
        let stopped = around.head.ended == Some(Ended::Stopped);
        return visit.part(&ResultPanel {
            title: text("lab-stopped"),
            words: vec![text("lab-stopped-means")],
            won: false,
            ranking: String::new(),
            again: None,
            reopen: stopped.then(|| format!("{}/reopen", around.path)),
        });
    };
    let is_alone = played.game.seats() == 1;
    let words = if is_alone {
        vec![compared(around, played)?]
    } else {
        vec![text("lab-won-means").with("n", played.game.turns())]
    };
    visit.part(&ResultPanel {
        title: title(played, &outcome),
        words,
        won: true,
        ranking: if is_alone {
            String::new()
        } else {
            ranking(played, &outcome).part(visit)?
        },
        again: Some((
            format!("/games/labyrinth{}/again", around.path),
            next_starter(played),
        )),
        reopen: None,
    })
}

fn next_starter(played: &Played) -> Text {
    let starter = played.game.setup().starter.index() + 1;
    let starter = Seat::new(starter % played.game.seats());
    if played.game.seats() == 1 {
        text("lab-again-alone")
    } else {
        text("lab-again-starter").with("name", played.name(starter))
    }
}

fn title(played: &Played, outcome: &Outcome) -> Text {
    if played.game.seats() == 1 {
        text("lab-solo-done").with("n", played.turns_of(Seat::new(0)))
    } else {
        ranking(played, outcome).won()
    }
}

/// The winner first, then by treasures.
fn ranking(played: &Played, outcome: &Outcome) -> Ranking {
    let won = |seat: usize| outcome.winners.contains(&Seat::new(seat));
    let worth = |seat: usize| (won(seat), outcome.collected[seat]);
    let seats = played.game.seats();
    let places: Vec<usize> = (0..seats)
        .map(|seat| {
            (0..seats)
                .filter(|&other| worth(other) > worth(seat))
                .count()
                + 1
        })
        .collect();
    let points: Vec<i64> = outcome
        .collected
        .iter()
        .map(|&collected| i64::try_from(collected).unwrap_or(i64::MAX))
        .collect();
    Ranking::placed(&played.names, &points, &places).counting(text("lab-treasures"))
}

/// How the turns of one alone compare with the fewest before.
fn compared(around: &Around<'_>, played: &Played) -> Result<Text, Failure> {
    let turns = played.turns_of(Seat::new(0));
    let cards = played.game.cards(Seat::new(0)).len();
    let before = around
        .visit
        .ledger(|ledger| record::before(ledger, around.head))?;
    let words = match before {
        None => text("lab-solo-first"),
        Some(before) if turns < before => text("lab-solo-record").with("before", before),
        Some(before) if turns == before => text("lab-solo-level").with("before", before),
        Some(before) => text("lab-solo-behind").with("before", before),
    };
    Ok(words.with("cards", cards))
}

/// Renders the way back to the game, beside undo.
pub(super) fn tools(around: &Around<'_>) -> Result<String, Failure> {
    around.visit.part(&ResultTools {
        home: super::up(around.head),
    })
}

/// What is said of the end.
pub(super) fn aloud(around: &Around<'_>, played: &Played) -> Aloud {
    let ended = match played.game.outcome() {
        Some(outcome) => title(played, &outcome),
        None if around.head.ended == Some(Ended::Stopped) => text("lab-stopped"),
        None => text("lab-over"),
    };
    Aloud::Then {
        changed: Vec::new(),
        next: text("lab-sentence").with("words", ended),
    }
}
