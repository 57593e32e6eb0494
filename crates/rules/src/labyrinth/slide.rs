use super::{Labyrinth, Place, Push, Spot, Tile, Treasure};
use crate::Seat;

/// What a push does to the table, to be shown before or while it happens.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Slide {
    /// The push.
    pub push: Push,
    /// The spare as it goes in, at `push.entering()`.
    pub tile: Tile,
    /// The tile that falls out, at `push.leaving()`, as it is turned.
    pub out: Tile,
    /// The pawns that ride along, in seat order.
    pub pawns: Vec<Carried<Seat, Place>>,
    /// The treasures that ride along, those that come onto the board or leave it included.
    pub treasures: Vec<Carried<Treasure, Spot>>,
}

/// Something that rides along on its tile, or, a pawn, is put onto the tile just put in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Carried<Who, Where> {
    /// What it is.
    pub who: Who,
    /// Where it was.
    pub from: Where,
    /// Where it is afterwards.
    pub to: Where,
}

impl Labyrinth {
    /// What this push would do, whether or not it is legal now; `None` without a board.
    pub fn slide(&self, push: Push, tile: Tile) -> Option<Slide> {
        let table = self.table()?;
        let pawns = table.pawns.iter().enumerate().map(|(seat, &from)| Carried {
            who: Seat::new(seat),
            from,
            to: push.carries(from),
        });
        let treasures = table.treasures.iter().map(|(treasure, &from)| Carried {
            who: treasure.clone(),
            from,
            to: from.pushed(push),
        });
        Some(Slide {
            push,
            tile,
            out: table.board.tile(push.leaving()),
            pawns: pawns.filter(|pawn| pawn.from != pawn.to).collect(),
            treasures: treasures.filter(|spot| spot.from != spot.to).collect(),
        })
    }
}
