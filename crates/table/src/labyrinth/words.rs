//! Places, tiles, pushes, actions and refusals of Labyrinth in words, each as it is seen in the
//! picture.

use tableside_rules::labyrinth::{
    Action, Correction, Place, Push, Refusal, Shape, Side, Spot, Target, Tile,
};
use tableside_rules::{Game as _, Refused as _, Seat};

use super::played::Played;
use super::view::View;
use crate::frame::ranking::all_of;
use crate::text::{Text, text};

/// "row 2, column 3"
pub(super) fn place(view: View, place: Place) -> Text {
    let seen = view.place(place);
    text("lab-place")
        .with("row", seen.row())
        .with("column", seen.column())
}

/// The same, or "the spare tile".
pub(super) fn spot(view: View, spot: Spot) -> Text {
    match spot {
        Spot::Place(at) => place(view, at),
        Spot::Spare => text("lab-spare-lower"),
    }
}

/// The number by which the style and the messages know a tile as it is seen.
pub(super) fn drawing(seen: Tile) -> usize {
    let found = Tile::ALL.iter().position(|tile| *tile == seen);
    found.unwrap_or(0)
}

/// "corner, open at the top and right"
pub(super) fn tile(view: View, tile: Tile) -> Text {
    text(format!("lab-tile-{}", drawing(view.tile(tile))))
}

/// A shape's name.
pub(super) fn shape(shape: Shape) -> Text {
    text(match shape {
        Shape::Straight => "lab-shape-straight",
        Shape::Corner => "lab-shape-corner",
        Shape::Tee => "lab-shape-tee",
    })
}

/// "row 2 from the left"
pub(super) fn push(view: View, push: Push) -> Text {
    let seen = view.push(push);
    let key = match seen.side {
        Side::Top => "lab-push-top",
        Side::Right => "lab-push-right",
        Side::Bottom => "lab-push-bottom",
        Side::Left => "lab-push-left",
    };
    text(key).with("n", seen.line.get())
}

/// What a seat looks for: a treasure's name, or "home".
pub(super) fn target(played: &Played, target: Target<'_>) -> Text {
    match target {
        Target::Treasure(treasure) => played.options.names.name(treasure),
        Target::Home => text("lab-home"),
    }
}

/// Names as a list, "Ben and Cem".
pub(super) fn names(played: &Played, seats: &[Seat]) -> Text {
    let names: Vec<&str> = seats.iter().map(|&seat| played.name(seat)).collect();
    all_of(&names)
}

/// What an action does, told before it is applied.
pub(super) fn action(played: &Played, action: &Action) -> Text {
    match action {
        Action::Push { side, line, .. } => pushes(
            played,
            Push {
                side: *side,
                line: *line,
            },
        ),
        Action::Go { to } => {
            let goes = match (played.game.pawn(played.game.seat()), to) {
                (Some(from), Some(to)) if from != *to => {
                    text("lab-did-go").with("place", place(played.options.view, *to))
                }
                (Some(_), _) => text("lab-did-stay"),
                (None, _) => text("lab-did-not-find"),
            };
            with_what_is_found(played, action, goes)
        }
        Action::Found {} => match played.finds(action) {
            Some(treasure) => takes(played, played.options.names.name(treasure)),
            None => text("lab-did-home"),
        },
        Action::Correct(correction) => corrects(played, correction),
    }
}

fn pushes(played: &Played, pushed: Push) -> Text {
    let mut said = vec![text("lab-did-push").with("push", push(played.options.view, pushed))];
    let out = |seat: &Seat| played.game.pawn(*seat) == Some(pushed.leaving());
    let out: Vec<Seat> = played.seats().filter(out).collect();
    if !out.is_empty() {
        said.push(
            text("lab-did-carry")
                .with("names", names(played, &out))
                .with("n", out.len()),
        );
    }
    Text::joined(said, " ")
}

fn with_what_is_found(played: &Played, action: &Action, goes: Text) -> Text {
    let found = match played.finds(action) {
        Some(treasure) => Some(takes(played, played.options.names.name(treasure))),
        None if played.reaches(action) => Some(text("lab-did-home")),
        None => None,
    };
    Text::joined([goes].into_iter().chain(found).collect(), " ")
}

fn takes(played: &Played, treasure: Text) -> Text {
    let seat = played.game.seat();
    text("lab-did-take")
        .with("treasure", treasure)
        .with("n", played.game.collected(seat) + 1)
        .with("of", played.game.cards(seat).len())
}

fn corrects(played: &Played, correction: &Correction) -> Text {
    let view = played.options.view;
    let at = |key: &'static str, spot: Text| text(key).with("place", spot);
    let tiles = correction.tiles.iter().map(|laid| {
        at("lab-did-correct-tile", place(view, laid.at)).with("tile", tile(view, laid.tile))
    });
    let spare = correction
        .spare
        .map(|spare| text("lab-did-correct-spare").with("tile", tile(view, spare)));
    let pawns = correction.pawns.iter().map(|moved| {
        at("lab-did-correct-pawn", place(view, moved.at)).with("name", played.name(moved.seat))
    });
    let treasures = correction.treasures.iter().map(|(treasure, &on)| {
        at("lab-did-correct-treasure", spot(view, on))
            .with("treasure", played.options.names.name(treasure))
    });
    let said: Vec<Text> = tiles.chain(spare).chain(pawns).chain(treasures).collect();
    if said.is_empty() {
        return text("lab-did-correct-nothing");
    }
    text("lab-did-correct").with("what", Text::joined(said, "; "))
}

/// Why an action is refused.
pub(super) fn refusal(played: &Played, refusal: &Refusal) -> Text {
    let view = played.options.view;
    let why = text(format!("lab-refusal-{}", refusal.code()));
    match refusal {
        Refusal::PushBack { push: barred } => why.with("push", push(view, *barred)),
        Refusal::NotTheSpare { tile: named, .. } => why.with("tile", tile(view, *named)),
        Refusal::NoWay { from, to } => why
            .with("from", place(view, *from))
            .with("to", place(view, *to)),
        Refusal::NoSuchTreasure { treasure } => why.with("treasure", treasure.name()),
        _ => why,
    }
}

/// Why the arrow is barred that would undo the last push.
pub(super) fn barred(played: &Played, pushed: Push) -> Text {
    refusal(played, &Refusal::PushBack { push: pushed })
}

/// How far a seat is: "2/6".
pub(super) fn progress(played: &Played, seat: Seat) -> Text {
    let (n, of) = (played.game.collected(seat), played.game.cards(seat).len());
    Text::verbatim(format!("{n}/{of}"))
}

/// Whether the match has come to its end.
pub(super) fn is_over(played: &Played) -> bool {
    played.game.outcome().is_some()
}
