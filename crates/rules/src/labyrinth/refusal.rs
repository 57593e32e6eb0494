use super::{Place, Push, Shape, Tile, Treasure};
use crate::{Refused, Seat};

/// The rule that an action, or a set-up, would break.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    /// The match has ended, after which nothing happens any more.
    #[error("the match is over")]
    MatchOver,
    /// A turn begins with a push.
    #[error("the spare tile must be pushed in before the pawn goes")]
    PushFirst,
    /// A turn has one push.
    #[error("this turn already had its push, now the pawn goes or stays")]
    SecondPush,
    /// The push would undo the one before.
    #[error("{push} would undo the push before it")]
    PushBack {
        /// The barred push.
        push: Push,
    },
    /// Only the spare goes in, turned in any way.
    #[error("{tile} is not the spare tile {spare}, however it is turned")]
    NotTheSpare {
        /// The tile that was named.
        tile: Tile,
        /// The spare tile.
        spare: Tile,
    },
    /// With a board a push says which way the tile is turned.
    #[error("a push says how the spare tile is turned")]
    TileMissing,
    /// With a board a pawn goes to a place.
    #[error("a go says where to")]
    PlaceMissing,
    /// The doors do not join the two places.
    #[error("no way leads from {from} to {to}")]
    NoWay {
        /// Where the pawn stands.
        from: Place,
        /// Where it was to go.
        to: Place,
    },
    /// Tiles, places and corrections need a board.
    #[error("this match has no board")]
    NoBoard,
    /// With a board what a pawn finds is seen by where it goes.
    #[error("with a board, what is found shows where the pawn goes")]
    FoundOnBoard,
    /// No treasure of this name lies on the board or on the spare.
    #[error("there is no treasure {treasure:?} in this match", treasure = treasure.name())]
    NoSuchTreasure {
        /// The treasure that was named.
        treasure: Treasure,
    },
    /// The seat is not one of this match.
    #[error("there is no seat {seat}, the last one is {last}", seat = seat.index(), last = seats - 1)]
    NoSuchSeat {
        /// The seat that was named.
        seat: Seat,
        /// How many seats there are.
        seats: usize,
    },
    /// The loose tiles of this shape are used up.
    #[error("all {many} loose tiles of the shape {drawing} lie already", drawing = shape.tiles()[0])]
    ShapeUsedUp {
        /// The shape.
        shape: Shape,
        /// How many of it the edition has.
        many: u8,
    },
    /// All loose tiles lie, the spare included.
    #[error("all loose tiles lie already")]
    BoardFull,
    /// The game is for one to four players.
    #[error("this game is for 1 to 4 players, not {seats}")]
    NotOneToFour {
        /// How many players there are.
        seats: usize,
    },
    /// The one who begins is one of the seats.
    #[error("there is no seat {starter}, the last one is {last}", starter = starter.index(), last = seats - 1)]
    NoSuchStarter {
        /// The seat that was named.
        starter: Seat,
        /// How many seats there are.
        seats: usize,
    },
    /// Each seat has one start.
    #[error("there are {seats} players and {starts} starts")]
    NotTheStarts {
        /// How many starts were given.
        starts: usize,
        /// How many seats there are.
        seats: usize,
    },
    /// Each seat has its cards.
    #[error("there are {seats} players and {hands} lists of cards")]
    NotTheHands {
        /// How many lists of cards were given.
        hands: usize,
        /// How many seats there are.
        seats: usize,
    },
    /// Each seat has at least one card.
    #[error("seat {seat} has no card", seat = seat.index())]
    NoCard {
        /// The seat without a card.
        seat: Seat,
    },
    /// A card shows a treasure that lies nowhere.
    #[error("the treasure {treasure:?} of a card is not among the treasures", treasure = treasure.name())]
    NoSuchCard {
        /// The treasure on the card.
        treasure: Treasure,
    },
    /// The box has no more cards than treasures.
    #[error("{cards} cards for each of {seats} players are more than the {all} there are")]
    TooManyCards {
        /// How many cards each seat was to have.
        cards: usize,
        /// How many seats there are.
        seats: usize,
        /// How many cards there are.
        all: usize,
    },
}

impl Refused for Refusal {
    fn code(&self) -> &'static str {
        match self {
            Self::MatchOver => "match-over",
            Self::PushFirst => "push-first",
            Self::SecondPush => "second-push",
            Self::PushBack { .. } => "push-back",
            Self::NotTheSpare { .. } => "not-the-spare",
            Self::TileMissing => "tile-missing",
            Self::PlaceMissing => "place-missing",
            Self::NoWay { .. } => "no-way",
            Self::NoBoard => "no-board",
            Self::FoundOnBoard => "found-on-board",
            Self::NoSuchTreasure { .. } => "no-such-treasure",
            Self::NoSuchSeat { .. } => "no-such-seat",
            Self::ShapeUsedUp { .. } => "shape-used-up",
            Self::BoardFull => "board-full",
            Self::NotOneToFour { .. } => "not-one-to-four",
            Self::NoSuchStarter { .. } => "no-such-starter",
            Self::NotTheStarts { .. } => "not-the-starts",
            Self::NotTheHands { .. } => "not-the-hands",
            Self::NoCard { .. } => "no-card",
            Self::NoSuchCard { .. } => "no-such-card",
            Self::TooManyCards { .. } => "too-many-cards",
        }
    }

    fn at(&self) -> &'static str {
        match self {
            Self::NotOneToFour { .. } => "players",
            Self::NoSuchStarter { .. } => "setup.starter",
            Self::NotTheStarts { .. } => "setup.starts",
            Self::NotTheHands { .. }
            | Self::NoCard { .. }
            | Self::NoSuchCard { .. }
            | Self::TooManyCards { .. } => "setup.cards",
            _ => "setup",
        }
    }
}
