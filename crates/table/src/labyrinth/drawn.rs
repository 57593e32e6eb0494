//! A tile as the templates draw it, on the board, beside it, and on the pages before a match.

use std::collections::BTreeMap;

use tableside_rules::Seat;
use tableside_rules::labyrinth::{Place, Spot, Target, Tile, Treasure};

use super::names::{Icon, Names};
use super::played::Played;
use super::view::View;
use super::words::{self, drawing};
use crate::text::{Text, text};

/// A tile to be drawn.
pub(super) struct Drawn {
    /// Its number among the drawn tiles; `None` where none lies yet.
    pub(super) tile: Option<usize>,
    /// Whether it never moves.
    pub(super) fixed: bool,
    /// What is printed on it.
    pub(super) icon: Option<Icon>,
    /// Whose pawn starts here.
    pub(super) home: Option<usize>,
    /// By whose shape what lies here is ringed.
    pub(super) ring: Option<usize>,
    /// What it is known by while it moves.
    pub(super) known: Option<u8>,
}

impl Drawn {
    /// A bare tile, as it is seen.
    pub(super) fn bare(seen: Tile) -> Self {
        Self {
            tile: Some(drawing(seen)),
            fixed: false,
            icon: None,
            home: None,
            ring: None,
            known: None,
        }
    }
}

/// Where a pawn stands in the picture.
pub(super) struct Pawn {
    pub(super) seat: usize,
    pub(super) row: u8,
    pub(super) column: u8,
    /// Whether it has the whole place for itself; else it stands in its seat's quarter.
    pub(super) alone: bool,
    /// Whether it is its turn.
    pub(super) active: bool,
}

impl Played {
    /// The tile on the board or beside it, as it lies.
    pub(super) fn drawn(&self, spot: Spot) -> Option<Drawn> {
        let view = self.options.view;
        let tile = match spot {
            Spot::Place(place) => self.game.tile(place),
            Spot::Spare => self.game.spare(),
        }?;
        let home = self
            .seats()
            .find(|&seat| self.game.home(seat).map(Spot::Place) == Some(spot));
        let ring = self.turn().filter(|&seat| {
            self.open_target(seat).is_some() && self.game.target_spot(seat) == Some(spot)
        });
        // A match from elsewhere may have two on one tile; then it is the one that is looked for.
        let treasure = match ring.map(|seat| self.game.target(seat)) {
            Some(Target::Treasure(target)) => Some(target),
            Some(Target::Home) | None => self.game.treasures_at(spot).next(),
        };
        Some(Drawn {
            fixed: spot.place().is_some_and(Place::is_fixed),
            icon: treasure.map(|treasure| self.options.names.icon(treasure)),
            home: home.map(Seat::index),
            ring: ring.map(Seat::index),
            known: Some(self.known(spot)),
            ..Drawn::bare(view.tile(tile))
        })
    }

    /// All pawns, as they stand.
    pub(super) fn drawn_pawns(&self) -> Vec<Pawn> {
        let pawns = self.game.pawns();
        let drawn = self.seats().zip(pawns).map(|(seat, &at)| {
            let seen = self.options.view.place(at);
            let crowd = pawns.iter().filter(|other| **other == at).count();
            let bare = self.game.treasures_at(at.into()).next().is_none();
            Pawn {
                seat: seat.index(),
                row: seen.row(),
                column: seen.column(),
                alone: crowd == 1 && bare,
                active: self.turn() == Some(seat),
            }
        });
        drawn.collect()
    }
}

/// A board before its match: what lies where, as far as it is known.
pub(super) struct Lying<'a> {
    pub(super) view: View,
    pub(super) names: &'a Names,
    pub(super) tile: &'a dyn Fn(Spot) -> Option<Tile>,
    pub(super) treasures: &'a BTreeMap<Treasure, Spot>,
    pub(super) starts: &'a [Place],
}

impl Lying<'_> {
    fn treasure(&self, spot: Spot) -> Option<&Treasure> {
        let mut lying = self.treasures.iter();
        lying
            .find(|&(_, at)| *at == spot)
            .map(|(treasure, _)| treasure)
    }

    /// What lies there, to be drawn; `None` where no tile lies yet.
    pub(super) fn drawn(&self, spot: Spot) -> Option<Drawn> {
        let tile = (self.tile)(spot)?;
        let treasure = self.treasure(spot);
        let home = |place: Place| self.starts.iter().position(|start| *start == place);
        Some(Drawn {
            fixed: spot.place().is_some_and(Place::is_fixed),
            icon: treasure.map(|treasure| self.names.icon(treasure)),
            home: spot.place().and_then(home),
            ..Drawn::bare(self.view.tile(tile))
        })
    }

    /// The same in words: "Row 2, column 3: corner, open at the top and right. Owl".
    pub(super) fn label(&self, spot: Spot) -> Text {
        let tile = (self.tile)(spot).map(|tile| words::tile(self.view, tile));
        let tile = tile.unwrap_or_else(|| text("lab-nothing"));
        let head = match spot {
            Spot::Place(place) => {
                let seen = self.view.place(place);
                text("lab-cell")
                    .with("row", seen.row())
                    .with("column", seen.column())
            }
            Spot::Spare => text("lab-spare-is"),
        };
        let treasure = self
            .treasure(spot)
            .map(|treasure| self.names.name(treasure));
        let parts = [head.with("tile", tile)].into_iter().chain(treasure);
        Text::joined(parts.collect(), ". ")
    }
}
