use std::collections::BTreeMap;

use super::{Board, Place, Spot, Tile, Treasure};

/// How everything lies before the first turn. The board is taken as it is given: any tiles may
/// lie anywhere, so that every edition and every house rule can be played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Layout {
    /// The tiles on the board.
    pub board: Board,
    /// The tile beside it.
    pub spare: Tile,
    /// Where the pawn of each seat starts, and has to come home to.
    pub starts: Vec<Place>,
    /// Where the treasures lie.
    pub treasures: BTreeMap<Treasure, Spot>,
}
