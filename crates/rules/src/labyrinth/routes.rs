//! Where one can get to, for one pawn whose opponents do nothing.
//!
//! The board after a push does not depend on where the pawn went before, so a search follows
//! not one pawn but the set of all places on which it may stand: each turn carries that set
//! along with the push and then lets it flow wherever doors join.

mod search;

use super::{Action, Board, Place, Push, Spot, Tile};

use search::State;

/// The question: a board before a push, and where a pawn wants to go.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Position {
    /// The tiles on the board.
    pub board: Board,
    /// The tile beside it, turned anyhow.
    pub spare: Tile,
    /// Where the pawn stands.
    pub pawn: Place,
    /// Where it wants to go.
    pub goal: Goal,
    /// The push that is barred in the first turn.
    pub barred: Option<Push>,
}

/// Where a pawn wants to go.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Goal {
    /// To the tile that lies there now, wherever it is pushed.
    Tile(Spot),
    /// To a place, whatever lies there.
    Place(Place),
}

impl Goal {
    fn pushed(self, push: Push) -> Self {
        match self {
            Self::Tile(spot) => Self::Tile(spot.pushed(push)),
            Self::Place(_) => self,
        }
    }

    /// Where that is on the board; `None` while its tile is the spare.
    fn place(self) -> Option<Place> {
        match self {
            Self::Tile(spot) => spot.place(),
            Self::Place(place) => Some(place),
        }
    }
}

/// One turn of a route.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Turn {
    /// Where the spare goes in.
    pub push: Push,
    /// The spare as it is turned.
    pub tile: Tile,
    /// Where the pawn goes then.
    pub to: Place,
}

impl Turn {
    /// The turn as a match has it.
    pub const fn actions(self) -> [Action; 2] {
        [Action::push(self.push, self.tile), Action::go(self.to)]
    }
}

/// All pushes, with all rotations of the spare, after which the goal can be reached in this very
/// turn; in the order of [`Push::ALL`], rotations clockwise.
pub fn this_turn(position: &Position) -> Vec<(Push, Tile)> {
    let state = State::of(position);
    let allowed = Push::ALL
        .into_iter()
        .filter(|&p| Some(p) != position.barred);
    allowed
        .flat_map(|push| {
            position
                .spare
                .shape()
                .tiles()
                .iter()
                .map(move |&t| (push, t))
        })
        .filter(|&(push, tile)| state.arrives(push, tile))
        .collect()
}

/// A route with the fewest turns, at least one, or `None` if `most` turns are not enough.
///
/// Exact for any `most`: up to three it takes well below a millisecond, and each turn more
/// about forty times as long.
pub fn fewest(position: &Position, most: usize) -> Option<Vec<Turn>> {
    let state = State::of(position);
    (1..=most).find_map(|turns| state.search(position.barred, turns))
}
