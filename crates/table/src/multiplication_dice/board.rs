//! The match on the screen: the board, and below it what the turn needs.

use tableside_rules::multiplication_dice::{Action, Done, Place, Product};

use super::picked::{Panel, Picked};
use super::{Played, field, more, pad, playing, result, running, simulation, throwing, words};
use crate::failure::Failure;
use crate::games::{Aloud, Around, Board, Mode};
use crate::text::{Text, text};

/// Board, pad and tools of a match.
pub(super) fn board(played: &Played, around: &Around<'_>) -> Result<Board, Failure> {
    if around.mode == Mode::Over {
        return Ok(Board {
            field: field::render(around, played, None)?,
            pad: result::render(around, played)?,
            tools: result::tools(around)?,
            note: None,
            aloud: result::aloud(around, played),
        });
    }
    let run = around.visit.app.simulations().at(around.head);
    if let (Some(run), Mode::Play) = (run, around.mode) {
        return Ok(Board {
            field: field::render(around, played, None)?,
            pad: running::render(around, &run)?,
            tools: String::new(),
            note: None,
            aloud: running::aloud(&run),
        });
    }
    let picked = Picked::read(&around.visit.picks, &played.game);
    let mut pad = match picked.panel {
        Some(Panel::More) => more::render(around, played, &picked)?,
        Some(Panel::Simulate) if around.mode == Mode::Play => {
            simulation::panel(around, played, &picked)?
        }
        _ if played.game.throw().is_none() => throwing::render(around, played, &picked)?,
        _ => playing::render(around, played, &picked)?,
    };
    let mut tools = pad::tools(around, played, &picked)?;
    if around.mode == Mode::Repair {
        // A repair has no corner beside undo.
        pad.push_str(&std::mem::take(&mut tools));
    }
    Ok(Board {
        field: field::render(around, played, Some(&picked))?,
        pad,
        tools,
        note: note(played, &picked, around.mode),
        aloud: aloud(played, &picked, around.mode),
    })
}

/// The board alone.
pub(super) fn still(played: &Played, around: &Around<'_>) -> Result<String, Failure> {
    field::render(around, played, None)
}

/// What stands above the pad: what came of the last tap, where it is worth a line, or the next.
fn note(played: &Played, picked: &Picked, mode: Mode) -> Option<Text> {
    // The product's key and its fields say it, and the board needs the room.
    if picked.product.is_some() {
        return None;
    }
    let came = came(played).filter(|_| picked.is_empty() && mode == Mode::Play);
    came.or_else(|| next_tap(played, picked, mode))
}

/// What is worth telling of the last action: a field that changed hands, or a throw that was done
/// by itself.
fn came(played: &Played) -> Option<Text> {
    let throw = played.game.last_throw()?;
    match played.last.as_ref()? {
        Action::Claim { row, column } => {
            let last = Place::new(*row, *column)?;
            let mut owners = throw.multiplications.iter().map(|made| match made.done {
                Some(Done::Claimed { at, before }) if at == last => before,
                _ => None,
            });
            let owner = owners.find_map(|owner| owner.filter(|owner| *owner != throw.seat))?;
            Some(
                text("md-captured")
                    .with("name", played.name(throw.seat))
                    .with("owner", played.name(owner))
                    .with("product", last.product().get()),
            )
        }
        Action::Roll { .. } if throw.is_done() => {
            let made = throw.multiplications.iter();
            let products: Vec<Product> = made.map(|made| made.product).collect();
            Some(
                text("md-nothing-to-play")
                    .with("name", played.name(throw.seat))
                    .with("products", words::products(&products)),
            )
        }
        Action::Roll { .. } | Action::Rounds { .. } => None,
    }
}

/// What the next tap is for.
fn next_tap(played: &Played, picked: &Picked, mode: Mode) -> Option<Text> {
    if picked.panel.is_some() || picked.field.is_some() {
        return None;
    }
    Some(if played.game.throw().is_none() {
        match picked.entry.dice.iter().flatten().count() {
            0 if mode == Mode::Repair => text("md-next-numbers"),
            0 => text("md-next-throw"),
            n => text("md-next-die")
                .with("n", picked.entry.at + 1)
                .with("left", 3 - n),
        }
    } else if let Some(product) = picked.product {
        text("md-next-field").with("product", product.get())
    } else {
        text("md-next-product")
    })
}

/// What a screen reader says: the next tap while something is picked, otherwise what is still to
/// be played, or whose turn it is.
fn aloud(played: &Played, picked: &Picked, mode: Mode) -> Aloud {
    match (picked.panel, picked.field, next_tap(played, picked, mode)) {
        (Some(panel), ..) => return Aloud::Only(sentence(opened(played, picked, panel))),
        (None, Some(at), _) => return Aloud::Only(sentence(words::offer(played, at))),
        (None, None, Some(next)) if !picked.is_empty() => return Aloud::Only(next),
        _ => {}
    }
    let open: Vec<Product> = played
        .game
        .open_products()
        .map(|made| made.product)
        .collect();
    let next = if open.is_empty() {
        let name = played.name(played.game.seat());
        sentence(text("seat-turn").with("name", name))
    } else {
        text("md-still-open").with("products", words::products(&open))
    };
    Aloud::Then {
        changed: Vec::new(),
        next,
    }
}

/// What a panel is, or what was just chosen in it.
fn opened(played: &Played, picked: &Picked, panel: Panel) -> Text {
    match panel {
        Panel::More if picked.rounds != played.game.rounds() => {
            text("md-rounds-to").with("n", picked.rounds)
        }
        Panel::More => text("md-more"),
        Panel::Simulate if *picked == picked.at_first(panel) => text("md-simulate"),
        Panel::Simulate => {
            let key = if picked.within {
                "md-simulate-within"
            } else {
                "md-simulate-on-top"
            };
            let throws = text("md-simulate-throws").with("n", picked.throws);
            Text::joined(vec![throws, text(key)], ", ")
        }
    }
}

/// Words that stand alone.
pub(super) fn sentence(words: Text) -> Text {
    text("md-sentence").with("words", words)
}
