use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::action::present;
use super::{Place, Spot, Tile, Treasure};
use crate::Seat;

/// What lies otherwise on the table than in the match, set right. Where something is named
/// twice the later counts.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Correction {
    /// Tiles on the board.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub tiles: Vec<LaidTile>,
    /// The spare tile.
    #[serde(skip_serializing_if = "Option::is_none", deserialize_with = "present")]
    pub spare: Option<Tile>,
    /// Pawns.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub pawns: Vec<MovedPawn>,
    /// Treasures, each known to the match.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub treasures: BTreeMap<Treasure, Spot>,
}

/// A tile and where it lies. In match files `[row, column, tile]`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "(u8, u8, Tile)", into = "(u8, u8, Tile)")]
pub struct LaidTile {
    /// Where it lies.
    pub at: Place,
    /// The tile as it is turned.
    pub tile: Tile,
}

impl TryFrom<(u8, u8, Tile)> for LaidTile {
    type Error = String;

    fn try_from((row, column, tile): (u8, u8, Tile)) -> Result<Self, String> {
        let at = Place::try_from((row, column))?;
        Ok(Self { at, tile })
    }
}

impl From<LaidTile> for (u8, u8, Tile) {
    fn from(laid: LaidTile) -> Self {
        (laid.at.row(), laid.at.column(), laid.tile)
    }
}

/// A pawn and where it stands. In match files `[seat, row, column]`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "(Seat, u8, u8)", into = "(Seat, u8, u8)")]
pub struct MovedPawn {
    /// Whose pawn it is.
    pub seat: Seat,
    /// Where it stands.
    pub at: Place,
}

impl TryFrom<(Seat, u8, u8)> for MovedPawn {
    type Error = String;

    fn try_from((seat, row, column): (Seat, u8, u8)) -> Result<Self, String> {
        let at = Place::try_from((row, column))?;
        Ok(Self { seat, at })
    }
}

impl From<MovedPawn> for (Seat, u8, u8) {
    fn from(moved: MovedPawn) -> Self {
        (moved.seat, moved.at.row(), moved.at.column())
    }
}
