//! The match on the screen: the board, and below it the pad or what stands in its place.

use tableside_rules::labyrinth::{Phase, Target};

use super::picked::{Fix, Panel, Picked};
use super::played::Played;
use super::{ask, field, pad, result, words};
use crate::failure::Failure;
use crate::games::{Aloud, Around, Board, Mode};
use crate::text::{Text, text};

/// Field, pad and tools of a match.
pub(super) fn board(played: &Played, around: &Around<'_>) -> Result<Board, Failure> {
    let picked = Picked::read(&around.visit.picks, played, around.mode);
    let field = field::render(around, played, &picked)?;
    if around.mode == Mode::Over {
        return Ok(Board {
            field,
            pad: result::render(around, played)?,
            tools: result::tools(around)?,
            note: None,
            aloud: result::aloud(around, played),
        });
    }
    let next = next(played, &picked);
    let note = match &played.last.found {
        Some(treasure) if picked.is_empty() => {
            let mover = played.last.mover.map(|seat| played.called(seat));
            let found = text("lab-note-found")
                .with("name", mover.unwrap_or_default())
                .with("treasure", played.options.names.name(treasure));
            Text::joined(vec![found, next.clone()], " ")
        }
        _ => next.clone(),
    };
    Ok(Board {
        field,
        pad: pad::render(around, played, &picked)?,
        tools: pad::tools(around, played, &picked)?,
        note: Some(note),
        aloud: if picked.is_empty() {
            Aloud::Then {
                changed: Vec::new(),
                next,
            }
        } else {
            Aloud::Only(spoken(played, &picked, next))
        },
    })
}

/// The board alone, if it is known.
pub(super) fn still(played: &Played, around: &Around<'_>) -> Result<String, Failure> {
    if played.game.board().is_none() {
        return Ok(String::new());
    }
    let picked = Picked::read(&around.visit.picks, played, around.mode);
    field::render(around, played, &picked)
}

/// What is to be tapped next.
fn next(played: &Played, picked: &Picked) -> Text {
    let Some(seat) = played.turn() else {
        return text("lab-over");
    };
    let name = played.called(seat);
    match &picked.panel {
        Some(Panel::Cards) => return text("lab-next-cards"),
        Some(Panel::Board(fix)) => return mends(played, fix),
        None => {}
    }
    if let Some(barred) = played.game.barred().filter(|_| picked.why) {
        return words::barred(played, barred);
    }
    if let Some(answer) = ask::answer(played, picked) {
        return answer;
    }
    let has_board = played.game.board().is_some();
    let goes_home = played.open_target(seat) == Some(Target::Home);
    let key = match (has_board, played.game.phase()) {
        (true, Phase::Push) if goes_home => "lab-next-push-home",
        (true, Phase::Push) => "lab-next-push",
        (true, Phase::Go) => "lab-next-go",
        (false, Phase::Push) if goes_home => "lab-next-arrow-home",
        (false, Phase::Push) => "lab-next-arrow",
        (false, Phase::Go) if goes_home => "lab-next-home",
        (false, Phase::Go) => "lab-next-found",
    };
    text(key).with("name", name)
}

/// What a panel for setting something right asks for.
fn mends(played: &Played, fix: &Fix) -> Text {
    let view = played.options.view;
    match fix {
        Fix::Tile(None) => text("lab-next-mend-tile"),
        Fix::Tile(Some(at)) => text("lab-next-mend-with").with("place", words::spot(view, *at)),
        Fix::Picture => text("lab-next-picture"),
        Fix::Pawn(None) => text("lab-next-mend-pawn"),
        Fix::Pawn(Some(seat)) => text("lab-next-mend-pawn-to").with("name", played.called(*seat)),
        Fix::Treasure(None) => text("lab-next-mend-treasure"),
        Fix::Treasure(Some(treasure)) => {
            text("lab-next-mend-treasure-to").with("treasure", played.options.names.name(treasure))
        }
    }
}

/// A spare that was turned is told as it lies now.
fn spoken(played: &Played, picked: &Picked, next: Text) -> Text {
    let view = played.options.view;
    match picked.turned.filter(|_| picked.spin.is_some()) {
        Some(tile) => {
            let lies = text("lab-spare-is").with("tile", words::tile(view, tile));
            match ask::answer(played, picked) {
                Some(answer) => Text::joined(vec![lies, answer], ". "),
                None => lies,
            }
        }
        None => next,
    }
}
