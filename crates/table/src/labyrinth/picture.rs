//! The board as a picture: tiles, arrows around them, pawns, and the way of the last move. The
//! match and the pages before it fill it in, each with what can be tapped there.

use askama::Template;
use tableside_rules::labyrinth::{Place, Push, Side};

use super::drawn::{Drawn, Pawn};
use super::names::Icon;
use super::view::View;
use crate::filters;
use crate::tap::Tap;
use crate::text::{Text, text};

/// How a place stands out.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(super) enum Light {
    #[default]
    None,
    /// It can be reached, or tapped to lay something there.
    Reach,
    /// It can be reached, and it is what is looked for.
    Goal,
    /// It is picked, or the next one to be filled.
    Picked,
    /// It is what a picture is about.
    Marked,
}

impl Light {
    /// Its name in the style.
    pub(super) const fn name(self) -> &'static str {
        match self {
            Self::None => "",
            Self::Reach => " lab-lit",
            Self::Goal => " lab-lit lab-goal",
            Self::Picked => " lab-picked",
            Self::Marked => " lab-marked",
        }
    }

    fn is_marked(self) -> bool {
        self == Self::Marked
    }
}

/// A place.
pub(super) struct Cell {
    pub(super) tap: Option<Tap>,
    pub(super) label: Text,
    /// `None` where no tile lies yet.
    pub(super) drawn: Option<Drawn>,
    pub(super) light: Light,
}

/// An arrow.
pub(super) struct Arrow {
    /// `None` while nothing is pushed.
    pub(super) tap: Option<Tap>,
    /// Whether it would undo the last push.
    pub(super) barred: bool,
    /// Whether help points to it.
    pub(super) lit: bool,
    /// What it is called if a picture is about it.
    pub(super) told: Option<Text>,
}

/// The way of a move.
pub(super) struct Way {
    pub(super) seat: usize,
    /// The middles of its places, as a polyline has them.
    pub(super) points: String,
    /// The middle of its first place.
    pub(super) from: (u16, u16),
}

/// What stands where no board is known.
pub(super) type Plain = String;

#[derive(Template)]
#[template(path = "labyrinth/picture.html")]
pub(super) struct Picture {
    /// As seen, from the top; none where the board is not known.
    pub(super) rows: Vec<Vec<Cell>>,
    /// At the top, the left, the right and the bottom, as seen; empty without arrows.
    pub(super) arrows: [Vec<Arrow>; 4],
    pub(super) pawns: Vec<Pawn>,
    pub(super) way: Option<Way>,
    pub(super) plain: Option<Plain>,
    /// What it is called by a screen reader.
    pub(super) label: Text,
    /// Its name in the style.
    pub(super) kind: &'static str,
    /// The colours of the pawns, for the style.
    pub(super) hues: Vec<(usize, &'static str)>,
}

/// The sides in the order in which the picture has its arrows.
const SIDES: [Side; 4] = [Side::Top, Side::Left, Side::Right, Side::Bottom];

impl Picture {
    /// A picture of nothing but its places.
    pub(super) fn of(view: View, cell: impl FnMut(Place) -> Cell) -> Self {
        Self {
            rows: rows(view, cell),
            arrows: [const { Vec::new() }; 4],
            pawns: Vec::new(),
            way: None,
            plain: None,
            label: text("lab-board"),
            kind: "still",
            hues: Vec::new(),
        }
    }
}

/// The places as they are seen, row by row.
pub(super) fn rows(view: View, mut cell: impl FnMut(Place) -> Cell) -> Vec<Vec<Cell>> {
    let seen: Vec<Place> = Place::all().collect();
    seen.chunks(usize::from(Place::MOST))
        .map(|row| row.iter().map(|&at| cell(view.behind(at))).collect())
        .collect()
}

/// The arrows as they are seen; `arrow` is asked for each push of the board.
pub(super) fn arrows(view: View, arrow: impl Fn(Push) -> Arrow) -> [Vec<Arrow>; 4] {
    SIDES.map(|side| {
        let seen = Push::ALL.into_iter().filter(|push| push.side == side);
        seen.filter_map(|seen| Push::ALL.into_iter().find(|&push| view.push(push) == seen))
            .map(&arrow)
            .collect()
    })
}

/// The way over these places of the board.
pub(super) fn way(view: View, seat: usize, places: &[Place]) -> Option<Way> {
    let middle = |place: &Place| {
        let seen = view.place(*place);
        let of = |number: u8| u16::from(number) * 60 - 30;
        (of(seen.column()), of(seen.row()))
    };
    if places.len() < 2 {
        return None;
    }
    let points: Vec<String> = places
        .iter()
        .map(|place| {
            let (x, y) = middle(place);
            format!("{x},{y}")
        })
        .collect();
    Some(Way {
        seat,
        points: points.join(" "),
        from: places.first().map(middle)?,
    })
}
