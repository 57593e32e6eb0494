use super::super::{Board, Doors, Place, Push, Shape, Side, Tile};
use super::{Goal, Position};

/// A board between two turns, with all places on which the pawn may stand.
#[derive(Clone, Copy)]
pub(super) struct State {
    board: Board,
    spare: Tile,
    pawns: u64,
    goal: Goal,
}

impl State {
    pub(super) fn of(position: &Position) -> Self {
        Self {
            board: position.board,
            spare: position.spare,
            pawns: position.pawn.bit(),
            goal: position.goal,
        }
    }

    /// The state after a turn with this push.
    pub(super) fn turn(&self, push: Push, tile: Tile) -> Self {
        let (board, spare) = self.board.pushed(push, tile);
        Self {
            board,
            spare,
            pawns: board.ways().flood(push.carry(self.pawns)),
            goal: self.goal.pushed(push),
        }
    }

    /// Whether the pawn may stand on the goal.
    pub(super) fn arrived(&self) -> bool {
        let goal = self.goal.place().map_or(0, Place::bit);
        self.pawns & goal != 0
    }

    /// The pushes of a route of exactly this many turns.
    pub(super) fn search(&self, barred: Option<Push>, turns: usize) -> Option<Vec<(Push, Tile)>> {
        let mut pushes = Vec::with_capacity(turns);
        self.follow(barred, turns, &mut pushes).then(|| {
            pushes.reverse();
            pushes
        })
    }

    fn follow(&self, barred: Option<Push>, turns: usize, found: &mut Vec<(Push, Tile)>) -> bool {
        let mut pushes = Push::ALL.into_iter().filter(|&push| Some(push) != barred);
        if turns <= 1 {
            return pushes.any(|push| {
                let last = self.arriving(push);
                found.extend(last.map(|tile| (push, tile)));
                last.is_some()
            });
        }
        pushes.any(|push| {
            self.spare.shape().tiles().iter().any(|&tile| {
                let next = self.turn(push, tile);
                let arrives = next.follow(Some(push.opposite()), turns - 1, found);
                if arrives {
                    found.push((push, tile));
                }
                arrives
            })
        })
    }

    /// How the spare must be turned for this push to bring the goal within reach.
    ///
    /// Most pushes don't, however the spare is turned: that is seen at once by a tile with doors
    /// on all sides.
    fn arriving(&self, push: Push) -> Option<Tile> {
        const EVERYWHERE: Doors = Doors::at(&Side::ALL);
        let goal = self.goal.pushed(push).place()?.bit();
        let pawns = push.carry(self.pawns);
        let slid = self.board.slid(push);
        let within = |doors: Doors| {
            let ways = slid.fill(push.entering(), doors).ways();
            let mut set = goal;
            loop {
                if set & pawns != 0 {
                    return true;
                }
                let wider = ways.step(set);
                if wider == set {
                    return false;
                }
                set = wider;
            }
        };
        if !within(EVERYWHERE) {
            return None;
        }
        let tiles: &[Tile] = Shape::tiles(self.spare.shape());
        tiles.iter().copied().find(|tile| within(tile.doors()))
    }
}
