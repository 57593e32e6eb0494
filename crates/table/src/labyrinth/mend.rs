//! The picture and the table have drifted apart: how the picture is turned, and which tile, pawn
//! or treasure is set right.

use askama::Template;
use tableside_rules::Seat;
use tableside_rules::labyrinth::{Action, Correction, LaidTile, Spot, Tile, Treasure};

use super::drawn::Drawn;
use super::names::Icon;
use super::picked::{Fix, Picked};
use super::played::Played;
use super::view::View;
use super::words;
use crate::failure::Failure;
use crate::filters;
use crate::games::{Around, Mode};
use crate::tap::{Does, Tap};
use crate::text::{Text, text};

/// A tile to be laid.
struct Key {
    tap: Tap,
    drawn: Drawn,
}

/// Whose pawn is moved.
struct PawnKey {
    tap: Tap,
    seat: usize,
    name: String,
}

/// The spare, to be picked, or to take a treasure.
struct SpareKey {
    tap: Tap,
    drawn: Drawn,
}

/// What is turned by a quarter: where it goes, and to which side.
struct TurnKey {
    key: &'static str,
    icon: &'static str,
    label: Text,
    value: u8,
}

#[derive(Template)]
#[template(path = "labyrinth/mend.html")]
struct Mend {
    kinds: Vec<(Tap, Text)>,
    spare: Option<SpareKey>,
    tiles: Vec<Key>,
    pawns: Vec<PawnKey>,
    /// Where a turned picture is kept.
    view_url: String,
    turns: Vec<TurnKey>,
}

/// Renders the panel.
pub(super) fn render(
    around: &Around<'_>,
    played: &Played,
    picked: &Picked,
    fix: &Fix,
) -> Result<String, Failure> {
    let view = played.options.view;
    around.visit.part(&Mend {
        kinds: kinds(around.mode, picked, fix),
        spare: spare(played, picked, fix),
        tiles: match fix {
            Fix::Tile(Some(at)) => tiles(played, picked, *at),
            _ => Vec::new(),
        },
        pawns: match fix {
            Fix::Pawn(seat) => pawns(played, picked, seat.map(Seat::index)),
            _ => Vec::new(),
        },
        view_url: format!("{}/view", around.path),
        turns: if *fix == Fix::Picture {
            turns(view)
        } else {
            Vec::new()
        },
    })
}

fn turns(view: View) -> Vec<TurnKey> {
    vec![
        TurnKey {
            key: "view-left",
            icon: "turn-left",
            label: text("lab-picture-left"),
            value: view.turned().turned().turned().quarters(),
        },
        TurnKey {
            key: "view-right",
            icon: "turn-right",
            label: text("lab-picture-right"),
            value: view.turned().quarters(),
        },
    ]
}

fn kinds(mode: Mode, picked: &Picked, fix: &Fix) -> Vec<(Tap, Text)> {
    let kinds = [
        ("tile", Fix::Tile(None)),
        ("pawn", Fix::Pawn(None)),
        ("treasure", Fix::Treasure(None)),
        ("picture", Fix::Picture),
    ];
    // A repair is about a step, and how the picture lies is none.
    let kinds = kinds
        .into_iter()
        .filter(|(_, kind)| mode == Mode::Play || *kind != Fix::Picture);
    let kinds = kinds.map(|(name, kind)| {
        let pressed = std::mem::discriminant(&kind) == std::mem::discriminant(fix);
        let word = text(format!("lab-mend-{name}"));
        let does = Does::Pick(picked.fix(kind));
        let tap = Tap::new(format!("mend-{name}"), does, word.clone());
        (tap.pressed(pressed), word)
    });
    kinds.collect()
}

/// The ten tiles for a spot, the one that lies there in all its rotations first.
fn tiles(played: &Played, picked: &Picked, at: Spot) -> Vec<Key> {
    let view = played.options.view;
    let lies = match at {
        Spot::Place(place) => played.game.tile(place),
        Spot::Spare => played.game.spare(),
    };
    let mut all: Vec<Tile> = Tile::ALL.to_vec();
    all.sort_by_key(|tile| lies.map(|lies| lies.shape() != tile.shape()));
    let keys = all.into_iter().map(|seen| {
        let tile = view.tile_behind(seen);
        let is_there = lies == Some(tile);
        let does = if is_there {
            Does::Pick(picked.fix(Fix::Tile(None)))
        } else {
            Does::act(&Action::Correct(lay(at, tile)))
        };
        let key = format!("tile-{}", words::drawing(seen));
        Key {
            tap: Tap::new(key, does, words::tile(view, tile)).pressed(is_there),
            drawn: Drawn::bare(seen),
        }
    });
    keys.collect()
}

fn lay(at: Spot, tile: Tile) -> Correction {
    match at {
        Spot::Place(at) => Correction {
            tiles: vec![LaidTile { at, tile }],
            ..Correction::default()
        },
        Spot::Spare => Correction {
            spare: Some(tile),
            ..Correction::default()
        },
    }
}

fn spare(played: &Played, picked: &Picked, fix: &Fix) -> Option<SpareKey> {
    let view = played.options.view;
    let lies = played.game.spare()?;
    let is_on_it = |treasure| {
        played
            .game
            .treasures_at(Spot::Spare)
            .any(|on| on == treasure)
    };
    let words = text("lab-spare-is").with("tile", words::tile(view, lies));
    let tap = match fix {
        Fix::Tile(at) => {
            let pressed = *at == Some(Spot::Spare);
            let fix = Fix::Tile((!pressed).then_some(Spot::Spare));
            Tap::new("mend-spare", Does::Pick(picked.fix(fix)), words).pressed(pressed)
        }
        Fix::Pawn(_) | Fix::Picture => return None,
        Fix::Treasure(None) => {
            let on = played.game.treasures_at(Spot::Spare).next().cloned()?;
            let does = Does::Pick(picked.fix(Fix::Treasure(Some(on))));
            Tap::new("mend-spare", does, words)
        }
        Fix::Treasure(Some(treasure)) if is_on_it(treasure) => {
            let does = Does::Pick(picked.fix(Fix::Treasure(None)));
            Tap::new("mend-spare", does, words).pressed(true)
        }
        Fix::Treasure(Some(treasure)) => {
            let correction = moved(played, treasure, Spot::Spare);
            let label = moves(played, treasure, Spot::Spare);
            Tap::new(
                "mend-spare",
                Does::act(&Action::Correct(correction)),
                Text::joined(vec![words, label], ". "),
            )
        }
    };
    Some(SpareKey {
        tap,
        drawn: played.drawn(Spot::Spare)?,
    })
}

/// A treasure put onto another tile. No tile bears two: the one that is there already goes where
/// the other one comes from.
pub(super) fn moved(played: &Played, treasure: &Treasure, to: Spot) -> Correction {
    let there = played
        .game
        .treasures_at(to)
        .find(|there| *there != treasure);
    let from = played
        .game
        .treasures()
        .and_then(|all| all.get(treasure).copied());
    let swapped = there.cloned().zip(from);
    Correction {
        treasures: [(treasure.clone(), to)]
            .into_iter()
            .chain(swapped)
            .collect(),
        ..Correction::default()
    }
}

/// The same in words.
pub(super) fn moves(played: &Played, treasure: &Treasure, to: Spot) -> Text {
    let names = &played.options.names;
    let there = played
        .game
        .treasures_at(to)
        .find(|there| *there != treasure);
    match there {
        Some(there) => text("lab-mend-treasure-swap").with("other", names.name(there)),
        None => text("lab-mend-treasure-here"),
    }
    .with("treasure", names.name(treasure))
}

fn pawns(played: &Played, picked: &Picked, chosen: Option<usize>) -> Vec<PawnKey> {
    let keys = played.seats().map(|seat| {
        let pressed = chosen == Some(seat.index());
        let fix = Fix::Pawn((!pressed).then_some(seat));
        let label = text("lab-pawn-of").with("name", played.name(seat));
        let key = format!("mend-pawn-{}", seat.index());
        PawnKey {
            tap: Tap::new(key, Does::Pick(picked.fix(fix)), label).pressed(pressed),
            seat: seat.index(),
            name: played.name(seat).to_owned(),
        }
    });
    keys.collect()
}
