//! A group at a table, and strategies that make it do anything at all.

use proptest::collection::vec;
use proptest::prelude::*;
use tableside_rules::labyrinth::{
    Action, Board, Correction, Edition, Labyrinth, LaidTile, Layout, Line, MovedPawn, Outcome,
    Place, Printed, Push, Refusal, Setup, Shape, Side, Spot, Tile, Treasure, deal,
};
use tableside_rules::{Game, Seat};

/// Rows and columns with an odd number are wide open, the others lead straight through.
pub(crate) const OPEN: [&str; 7] = [
    "┌─┬─┬─┐",
    "│││││││",
    "├─├─┬─┤",
    "│││││││",
    "├─┴─┤─┤",
    "│││││││",
    "└─┴─┴─┘",
];

/// A match that is played in a chain of calls, so that a test reads like a page of the book.
#[derive(Clone)]
pub(crate) struct Group(pub(crate) Labyrinth);

impl Group {
    /// On the open board with a corner as the spare; starts are the corners, clockwise. The bat
    /// lies at (2, 4), the dragon on the spare, the rest where it is printed.
    pub(crate) fn plays(cards: &[&[&str]]) -> Self {
        let setup = setup(cards);
        Self(Labyrinth::start(&setup, cards.len()).unwrap())
    }

    pub(crate) fn without_board(cards: &[&[&str]]) -> Self {
        let mut setup = setup(cards);
        setup.layout = None;
        Self(Labyrinth::start(&setup, cards.len()).unwrap())
    }

    pub(crate) fn does(mut self, action: &Action) -> Self {
        self.0.apply(action).unwrap();
        self
    }

    /// Plays what must be refused, and finds the match as it was.
    pub(crate) fn may_not(mut self, action: &Action, refusal: &Refusal) -> Self {
        let before = self.0.clone();
        assert_eq!(self.0.apply(action).as_ref(), Err(refusal));
        assert_eq!(self.0, before);
        self
    }

    pub(crate) fn pushes(self, side: Side, line: u8, drawing: char) -> Self {
        self.does(&push(side, line, drawing))
    }

    pub(crate) fn goes(self, to: (u8, u8)) -> Self {
        self.does(&go(to))
    }

    /// Stays where the push has left the pawn.
    pub(crate) fn stays(self) -> Self {
        let here = self.0.pawn(self.0.seat()).unwrap();
        self.does(&Action::go(here))
    }

    /// A turn in which row 6 slides, of which no way needs much, and the pawn stays.
    pub(crate) fn waits(self) -> Self {
        let spare = self.0.spare().unwrap();
        self.does(&Action::push(arrow(Side::Right, 6), spare))
            .stays()
    }

    pub(crate) fn row(&self, row: u8) -> String {
        Vec::from(*self.0.board().unwrap())[usize::from(row) - 1].clone()
    }

    pub(crate) fn pawn(&self, seat: usize) -> (u8, u8) {
        self.0.pawn(Seat::new(seat)).unwrap().into()
    }

    pub(crate) fn lies(&self, treasure: &str) -> Spot {
        self.0.treasures().unwrap()[&Treasure::new(treasure)]
    }

    pub(crate) fn collected(&self) -> Vec<usize> {
        let seats = 0..self.0.seats();
        seats
            .map(|seat| self.0.collected(Seat::new(seat)))
            .collect()
    }

    pub(crate) fn winner(&self) -> Option<usize> {
        let Outcome { winners, collected } = self.0.outcome()?;
        assert_eq!(collected, self.collected());
        assert_eq!(winners.len(), 1);
        Some(winners[0].index())
    }
}

pub(crate) fn setup(cards: &[&[&str]]) -> Setup {
    let printed = [
        ("book", (1, 3)),
        ("coins", (1, 5)),
        ("crown", (3, 3)),
        ("keys", (3, 5)),
    ];
    let printed = printed.map(|(name, place)| (Treasure::new(name), spot(place)));
    let loose = [
        (Treasure::new("bat"), spot((2, 4))),
        (Treasure::new("dragon"), Spot::Spare),
    ];
    let hand = |names: &&[&str]| names.iter().map(|&name| Treasure::new(name)).collect();
    Setup {
        layout: Some(Layout {
            board: Board::drawn(&OPEN).unwrap(),
            spare: tile('└'),
            starts: Place::CORNERS[..cards.len().min(4)].to_vec(),
            treasures: printed.into_iter().chain(loose).collect(),
        }),
        cards: cards.iter().map(hand).collect(),
        starter: Seat::new(0),
    }
}

pub(crate) fn tile(drawing: char) -> Tile {
    Tile::drawn(drawing).unwrap()
}

pub(crate) fn at((row, column): (u8, u8)) -> Place {
    Place::new(row, column).unwrap()
}

pub(crate) fn spot(place: (u8, u8)) -> Spot {
    at(place).into()
}

pub(crate) fn arrow(side: Side, line: u8) -> Push {
    let line = Line::new(line).unwrap();
    Push { side, line }
}

pub(crate) fn push(side: Side, line: u8, drawing: char) -> Action {
    Action::push(arrow(side, line), tile(drawing))
}

/// A push without a board.
pub(crate) fn blind_push(side: Side, line: u8) -> Action {
    let Push { side, line } = arrow(side, line);
    let tile = None;
    Action::Push { side, line, tile }
}

pub(crate) fn go(to: (u8, u8)) -> Action {
    Action::go(at(to))
}

pub(crate) const BLIND_GO: Action = Action::Go { to: None };
pub(crate) const FOUND: Action = Action::Found {};

pub(crate) fn any_place() -> impl Strategy<Value = Place> {
    (1..=Place::MOST, 1..=Place::MOST).prop_map(at)
}

pub(crate) fn any_tile() -> impl Strategy<Value = Tile> {
    prop::sample::select(&Tile::ALL[..])
}

pub(crate) fn any_push() -> impl Strategy<Value = Push> {
    prop::sample::select(&Push::ALL[..])
}

fn any_spot() -> impl Strategy<Value = Spot> {
    prop_oneof![8 => any_place().prop_map(Spot::Place), 1 => Just(Spot::Spare)]
}

/// A board of any tiles, also of such as no box has.
pub(crate) fn any_board() -> impl Strategy<Value = Board> {
    vec(any_tile(), 49).prop_map(|tiles| {
        let drawings: Vec<char> = tiles.into_iter().map(char::from).collect();
        let rows: Vec<String> = drawings.chunks(7).map(String::from_iter).collect();
        Board::drawn(&rows).unwrap()
    })
}

/// A match as the box deals it, for one to four players, and sometimes without its board.
pub(crate) fn any_setup() -> impl Strategy<Value = Setup> {
    let draws = vec(any::<prop::sample::Index>(), 200);
    let players = (1_usize..=4).prop_flat_map(|seats| (Just(seats), 0..seats, 1_usize..=3));
    (draws, players, prop::bool::weighted(0.8)).prop_map(
        |(draws, (seats, starter, cards), board)| {
            let mut draws = draws.into_iter().cycle();
            let mut draw = |below: usize| draws.next().unwrap().index(below);
            let starts = &Place::CORNERS[..seats];
            let edition = Edition::usual();
            let mut setup = deal(&mut draw, edition, starts, cards, Seat::new(starter)).unwrap();
            setup.layout = setup.layout.filter(|_| board);
            setup
        },
    )
}

fn any_treasure() -> impl Strategy<Value = Treasure> {
    let printed = prop::sample::select(Printed::all()).prop_map(|printed| printed.treasure);
    prop_oneof![20 => printed, 1 => Just(Treasure::new("teapot"))]
}

fn any_correction() -> impl Strategy<Value = Correction> {
    let tiles = (any_place(), any_tile()).prop_map(|(at, tile)| LaidTile { at, tile });
    let pawns = (0_usize..4, any_place()).prop_map(|(seat, at)| MovedPawn {
        seat: Seat::new(seat),
        at,
    });
    let treasures = prop::collection::btree_map(any_treasure(), any_spot(), 0..3);
    (
        vec(tiles, 0..3),
        prop::option::of(any_tile()),
        vec(pawns, 0..2),
        treasures,
    )
        .prop_map(|(tiles, spare, pawns, treasures)| Correction {
            tiles,
            spare,
            pawns,
            treasures,
        })
}

/// Something that a group may want to do; where on the board it ends is up to the match.
#[derive(Clone, Debug)]
pub(crate) enum Wish {
    /// This very action, within the rules or not.
    Do(Action),
    /// A push, with the spare turned so often.
    Push(Push, usize),
    /// A go to one of the reachable places, or a blind one.
    Go(prop::sample::Index),
    /// A go to what is looked for if it is within reach, else to anywhere.
    Aim(prop::sample::Index),
}

impl Wish {
    pub(crate) fn action(&self, game: &Labyrinth) -> Action {
        match self {
            Self::Do(action) => action.clone(),
            Self::Push(push, turns) => match game.spare() {
                Some(spare) => Action::push(*push, spare.turns().cycle().nth(*turns).unwrap()),
                None => blind_push(push.side, push.line.get()),
            },
            Self::Go(which) => {
                let places: Vec<Place> = game.destinations().iter().collect();
                match places[..] {
                    [] => BLIND_GO,
                    _ => Action::go(*which.get(&places)),
                }
            }
            Self::Aim(which) => match game.target_spot(game.seat()) {
                Some(Spot::Place(goal)) if game.destinations().contains(goal) => Action::go(goal),
                None => FOUND,
                _ => Self::Go(*which).action(game),
            },
        }
    }
}

/// Anything, most of which is within the rules.
pub(crate) fn any_wish() -> impl Strategy<Value = Wish> {
    let any_push = || any_push();
    let index = any::<prop::sample::Index>;
    prop_oneof![
        16 => (any_push(), 0_usize..4).prop_map(|(push, turns)| Wish::Push(push, turns)),
        8 => index().prop_map(Wish::Go),
        8 => index().prop_map(Wish::Aim),
        1 => (any_push(), any_tile()).prop_map(|(push, tile)| Wish::Do(Action::push(push, tile))),
        1 => any_push().prop_map(|push| Wish::Do(blind_push(push.side, push.line.get()))),
        1 => any_place().prop_map(|to| Wish::Do(Action::go(to))),
        1 => prop::sample::select(&[BLIND_GO, FOUND][..]).prop_map(Wish::Do),
        2 => any_correction().prop_map(|correction| Wish::Do(Action::Correct(correction))),
    ]
}

/// Any match with anything that is done in it.
pub(crate) fn any_match() -> impl Strategy<Value = (Setup, Vec<Wish>)> {
    (any_setup(), vec(any_wish(), 0..80))
}

/// How many tiles of each shape lie on the table, the spare included.
pub(crate) fn shapes(board: &Board, spare: Tile) -> [usize; 3] {
    let tiles: Vec<Tile> = Place::all()
        .map(|place| board.tile(place))
        .chain([spare])
        .collect();
    Shape::ALL.map(|shape| tiles.iter().filter(|tile| tile.shape() == shape).count())
}
