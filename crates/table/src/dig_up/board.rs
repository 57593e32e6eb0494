//! The match on the screen: the mines, and below them the pad or what stands in its place.

use askama::Template;

use super::picked::{Ask, Exchange, Picked};
use super::played::{Phase, Played};
use super::{aloud, field, pad, result, warned, words};
use crate::failure::Failure;
use crate::games::{Around, Board, Mode};
use crate::text::{Text, text};
use crate::visit::Picks;

/// While an earlier step is mended nothing stands beside undo, so the pad has it all.
#[derive(Template)]
#[template(path = "dig_up/repair.html")]
struct Repair {
    pad: String,
    tools: String,
}

/// Mines, pad and tools of a match.
pub(super) fn board(played: &Played, around: &Around<'_>) -> Result<Board, Failure> {
    let picked = match around.mode {
        Mode::Over => Picked::read(&Picks::default(), played),
        Mode::Play | Mode::Repair => Picked::read(&around.visit.picks, played),
    };
    let field = field::render(around, played, &picked)?;
    if around.mode == Mode::Over {
        return Ok(Board {
            field,
            pad: result::render(around, played)?,
            tools: result::tools(around, played)?,
            note: None,
            aloud: aloud::over(around, played),
        });
    }
    let note = note(played, &picked);
    let mut pad = pad::render(around, played, &picked)?;
    let mut tools = pad::tools(around, played, &picked)?;
    if around.mode == Mode::Repair {
        pad = around.visit.part(&Repair { pad, tools })?;
        tools = String::new();
    }
    Ok(Board {
        field,
        pad,
        tools,
        aloud: aloud::aloud(played, &picked, &note),
        // The warning stands in its place: the mine needs the room.
        note: (!warned::is_told(played, &picked)).then_some(note),
    })
}

/// The mines alone.
pub(super) fn still(played: &Played, around: &Around<'_>) -> Result<String, Failure> {
    field::render(around, played, &Picked::read(&Picks::default(), played))
}

/// What is to be tapped next.
fn note(played: &Played, picked: &Picked) -> Text {
    let name = played.called(picked.mine);
    match (picked.query.exchange, picked.query.card, picked.slot) {
        (Some(Exchange::Begun), ..) => text("dig-next-exchange"),
        (Some(Exchange::Again), ..) => text("dig-next-exchange-again"),
        (Some(Exchange::With(at)), ..) => {
            text("dig-next-exchange-with").with("place", words::place_short(played, at))
        }
        (None, Some(card), _) => text("dig-next-where").with("card", played.gems.card(card)),
        (None, None, _) if picked.query.ask == Some(Ask::Opened) => text("dig-next-opened"),
        (None, None, _) if asks_warnings(played, picked) => text("dig-next-warnings"),
        (None, None, Some(slot)) => {
            let key = match played.phase() {
                Phase::Opening => "dig-next-middle",
                Phase::Turns | Phase::Entry => "dig-next-card",
            };
            text(key).with("name", name).with("n", slot.get())
        }
        (None, None, None) => match played.phase() {
            Phase::Opening => text("dig-next-opening"),
            Phase::Turns => {
                let seat = played.game.seat().unwrap_or(picked.mine);
                let key = if played.game.is_complete(seat) {
                    "dig-aid-complete"
                } else {
                    "dig-aid"
                };
                text(key).with("name", played.called(seat))
            }
            Phase::Entry if played.may_score() => text("dig-next-score"),
            Phase::Entry if played.game.is_complete(picked.mine) => {
                text("dig-next-complete").with("name", name)
            }
            Phase::Entry => text("dig-next-place").with("name", name),
        },
    }
}

/// Whether the list of what lies too often is shown.
fn asks_warnings(played: &Played, picked: &Picked) -> bool {
    picked.query.ask == Some(Ask::Warnings) && !played.game.warnings().is_empty()
}
