use std::collections::BTreeMap;

use super::{Board, Correction, Layout, Place, Push, Spot, Tile, Treasure};

/// What lies on the table now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Table {
    pub(super) board: Board,
    pub(super) spare: Tile,
    /// Where the pawn of each seat stands.
    pub(super) pawns: Vec<Place>,
    pub(super) treasures: BTreeMap<Treasure, Spot>,
}

impl From<&Layout> for Table {
    fn from(layout: &Layout) -> Self {
        Self {
            board: layout.board,
            spare: layout.spare,
            pawns: layout.starts.clone(),
            treasures: layout.treasures.clone(),
        }
    }
}

impl Table {
    pub(super) fn push(&mut self, push: Push, tile: Tile) {
        (self.board, self.spare) = self.board.pushed(push, tile);
        for pawn in &mut self.pawns {
            *pawn = push.carries(*pawn);
        }
        for spot in self.treasures.values_mut() {
            *spot = spot.pushed(push);
        }
    }

    pub(super) fn correct(&mut self, correction: &Correction) {
        for laid in &correction.tiles {
            self.board.lay(laid.at, laid.tile);
        }
        self.spare = correction.spare.unwrap_or(self.spare);
        for moved in &correction.pawns {
            self.pawns[moved.seat.index()] = moved.at;
        }
        for (treasure, &spot) in &correction.treasures {
            self.treasures.insert(treasure.clone(), spot);
        }
    }
}
