use std::collections::BTreeMap;

use serde::{Deserialize, Deserializer, Serialize};

use super::{Board, Correction, Layout, Line, Place, Push, Side, Spot, Tile, Treasure};
use crate::Seat;

/// What a group settles before it plays.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Written", into = "Written")]
pub struct Setup {
    /// How everything lies, or `None` if the app does not know the board.
    pub layout: Option<Layout>,
    /// The treasure cards of each seat, in the order in which they are turned up.
    pub cards: Vec<Vec<Treasure>>,
    /// Who has the first turn.
    pub starter: Seat,
}

/// A set-up as match files have it.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    #[serde(
        default,
        skip_serializing_if = "Option::is_none",
        deserialize_with = "present"
    )]
    board: Option<Board>,
    #[serde(
        default,
        skip_serializing_if = "Option::is_none",
        deserialize_with = "present"
    )]
    spare: Option<Tile>,
    #[serde(
        default,
        skip_serializing_if = "Option::is_none",
        deserialize_with = "present"
    )]
    starts: Option<Vec<Place>>,
    #[serde(
        default,
        skip_serializing_if = "Option::is_none",
        deserialize_with = "present"
    )]
    treasures: Option<BTreeMap<Treasure, Spot>>,
    /// Without them the match does not start, which says more than a missing member.
    #[serde(default)]
    cards: Vec<Vec<Treasure>>,
    #[serde(default)]
    starter: Seat,
}

impl TryFrom<Written> for Setup {
    type Error = String;

    fn try_from(written: Written) -> Result<Self, String> {
        let layout = match (
            written.board,
            written.spare,
            written.starts,
            written.treasures,
        ) {
            (Some(board), Some(spare), Some(starts), Some(treasures)) => Some(Layout {
                board,
                spare,
                starts,
                treasures,
            }),
            (None, None, None, None) => None,
            _ => {
                return Err(
                    "board, spare, starts and treasures are there together or not at all"
                        .to_owned(),
                );
            }
        };
        Ok(Self {
            layout,
            cards: written.cards,
            starter: written.starter,
        })
    }
}

impl From<Setup> for Written {
    fn from(setup: Setup) -> Self {
        let (mut board, mut spare, mut starts, mut treasures) = (None, None, None, None);
        if let Some(layout) = setup.layout {
            board = Some(layout.board);
            spare = Some(layout.spare);
            starts = Some(layout.starts);
            treasures = Some(layout.treasures);
        }
        Self {
            board,
            spare,
            starts,
            treasures,
            cards: setup.cards,
            starter: setup.starter,
        }
    }
}

/// Reads a member that may be left out but, where it is there, is not null.
pub(super) fn present<'de, T: Deserialize<'de>, D: Deserializer<'de>>(
    deserializer: D,
) -> Result<Option<T>, D::Error> {
    T::deserialize(deserializer).map(Some)
}

/// One action of a match.
///
/// A turn is a push and then a go, or, without a board, perhaps a find in the go's stead.
/// The variants without members have braces because serde would let unknown members through
/// otherwise.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "do", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Action {
    /// The spare tile goes in at an arrow.
    Push {
        /// The side of the board at which it goes in.
        side: Side,
        /// The row or column that it pushes.
        line: Line,
        /// The spare as it is turned; left out without a board.
        #[serde(
            default,
            skip_serializing_if = "Option::is_none",
            deserialize_with = "present"
        )]
        tile: Option<Tile>,
    },
    /// The pawn goes, or stays, and the turn ends.
    Go {
        /// Where it stands then; left out without a board.
        #[serde(
            default,
            skip_serializing_if = "Option::is_none",
            deserialize_with = "present"
        )]
        to: Option<Place>,
    },
    /// Without a board: the pawn went to what it was looking for, and the turn ends.
    Found {},
    /// Board and table have drifted apart, and what the table shows counts.
    Correct(Correction),
}

impl Action {
    /// The push of this tile at this arrow.
    pub const fn push(push: Push, tile: Tile) -> Self {
        let Push { side, line } = push;
        let tile = Some(tile);
        Self::Push { side, line, tile }
    }

    /// The move to this place.
    pub const fn go(to: Place) -> Self {
        Self::Go { to: Some(to) }
    }
}

/// How a match ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Outcome {
    /// Who came home first with all treasures: always one seat.
    pub winners: Vec<Seat>,
    /// How many treasures each seat has collected.
    pub collected: Vec<usize>,
}
