use super::super::{Board, Doors, Place, Push, Side, Tile};
use super::{Goal, Position, Turn};

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

    /// Whether this push brings the goal within reach.
    pub(super) fn arrives(&self, push: Push, tile: Tile) -> bool {
        Last::of(self, push).is_some_and(|last| last.arrives(tile.doors()))
    }

    /// A route of exactly this many turns, at least one. Routes with fewer must have been ruled
    /// out.
    pub(super) fn search(&self, barred: Option<Push>, turns: usize) -> Option<Vec<Turn>> {
        let mut route = Vec::new();
        self.follow(barred, turns, &mut route)?;
        route.reverse();
        Some(route)
    }

    /// Appends the turns of such a route, the last one first, and gives those places of the pawn
    /// from which it can be gone.
    fn follow(&self, barred: Option<Push>, turns: usize, route: &mut Vec<Turn>) -> Option<u64> {
        if turns <= 1 {
            return self.last_turn(barred, route);
        }
        for push in Push::ALL {
            if Some(push) == barred {
                continue;
            }
            let slid = self.board.slid(push);
            let spare = self.board.tile(push.leaving());
            let carried = push.carry(self.pawns);
            let goal = self.goal.pushed(push);
            for &tile in self.spare.shape().tiles() {
                let board = slid.filled(push.entering(), tile.doors());
                let next = Self {
                    board,
                    spare,
                    pawns: board.ways().flood(carried),
                    goal,
                };
                if let Some(good) = next.follow(Some(push.opposite()), turns - 1, route) {
                    // Whoever need not go anywhere stays.
                    let stays = good & carried;
                    let to = Place::first_of(if stays == 0 { good } else { stays });
                    route.push(Turn { push, tile, to });
                    return Some(self.coming_to(to, push, &board));
                }
            }
        }
        None
    }

    fn last_turn(&self, barred: Option<Push>, route: &mut Vec<Turn>) -> Option<u64> {
        const EVERYWHERE: Doors = Doors::at(&Side::ALL);
        let touching = self.touching();
        for push in Push::ALL {
            let meets = |touching: &u64| touching & push.mask() != 0;
            if Some(push) == barred || !touching.iter().all(meets) {
                continue;
            }
            let Some(last) = Last::of(self, push) else {
                continue;
            };
            // Most pushes don't help however the spare is turned, and a tile with doors on all
            // sides tells at once.
            if !last.arrives(EVERYWHERE) {
                continue;
            }
            let tiles = self.spare.shape().tiles();
            if let Some(&tile) = tiles.iter().find(|tile| last.arrives(tile.doors())) {
                let board = last.board(tile.doors());
                let to = last.goal;
                route.push(Turn { push, tile, to });
                return Some(self.coming_to(to, push, &board));
            }
        }
        None
    }

    /// Those places of the pawn from which it comes to this one by a push that leaves this board.
    fn coming_to(&self, to: Place, push: Push, board: &Board) -> u64 {
        self.pawns & push.opposite().carry(board.ways().flood(to.bit()))
    }

    /// Two sets of places, of which a line must meet both if pushing it is to join pawn and
    /// goal: what either can reach now and one place further wherever a door leads. A push that
    /// meets neither of them, or one alone, leaves the other as closed as it is.
    fn touching(&self) -> [u64; 2] {
        let ways = self.board.ways();
        let pawns = ways.flood(self.pawns);
        let Some(goal) = self.goal.place().map(Place::bit) else {
            return [self.board.beyond(pawns), u64::MAX];
        };
        if pawns & goal != 0 {
            return [u64::MAX; 2];
        }
        [
            self.board.beyond(pawns),
            self.board.beyond(ways.flood(goal)),
        ]
    }
}

/// The last push of a route, but for the tile that goes in.
struct Last {
    slid: Board,
    entering: Place,
    pawns: u64,
    goal: Place,
}

impl Last {
    /// `None` if the goal is pushed out.
    fn of(state: &State, push: Push) -> Option<Self> {
        Some(Self {
            goal: state.goal.pushed(push).place()?,
            slid: state.board.slid(push),
            entering: push.entering(),
            pawns: push.carry(state.pawns),
        })
    }

    /// The board if a tile with these doors goes in.
    fn board(&self, doors: Doors) -> Board {
        self.slid.filled(self.entering, doors)
    }

    /// Whether a pawn then reaches the goal. Asked from the goal, around which there is mostly
    /// less to see than around all the places of the pawn.
    fn arrives(&self, doors: Doors) -> bool {
        let ways = self.board(doors).ways();
        let mut set = self.goal.bit();
        while set & self.pawns == 0 {
            let wider = ways.step(set);
            if wider == set {
                return false;
            }
            set = wider;
        }
        true
    }
}
