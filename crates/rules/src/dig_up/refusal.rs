use super::{Colour, Place};
use crate::{Refused, Seat};

/// The rule that an action, or a set-up, would break.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    /// The match has ended, after which nothing happens any more.
    #[error("the match is over")]
    MatchOver,
    /// The match has fewer seats.
    #[error("there is no player {}, the match has {seats} from 0 on", player.index())]
    NoSuchPlayer {
        /// The seat that was named.
        player: Seat,
        /// How many seats the match has.
        seats: usize,
    },
    /// Only a face-up card can be covered.
    #[error("no card lies face up at {at}")]
    FaceDown {
        /// The place that was named.
        at: Place,
    },
    /// An exchange needs two different places.
    #[error("{at} was named twice, two different places are needed")]
    SamePlace {
        /// The place that was named twice.
        at: Place,
    },
    /// The last round is over.
    #[error("the last round is over, no turn is left")]
    NoTurnLeft,
    /// The match was played turn by turn, and the last round has not begun.
    #[error("no mine was complete at the end of a turn yet, so the last round is still to come")]
    LastRoundAhead,
    /// The last round is going on.
    #[error("the last round is not over, player {} still has a turn", next.index())]
    TurnsLeft {
        /// Whose turn it is.
        next: Seat,
    },
    /// Mines are scored once every card is face up.
    #[error("no card lies face up at {first}, {count} are missing in all")]
    CardsMissing {
        /// The first place without a face-up card.
        first: Place,
        /// How many places have none, 1 to 36.
        count: usize,
    },
    /// The game is for two to four.
    #[error("DIG UP Adventure is for two to four players, not {seats}")]
    NotTwoToFourPlayers {
        /// How many players were named.
        seats: usize,
    },
    /// Each seat has one favourite colour.
    #[error("{found} favourite colours for {seats} players, each has one")]
    NotOneFavouriteEach {
        /// How many colours were named.
        found: usize,
        /// How many players there are.
        seats: usize,
    },
    /// No two seats have the same favourite colour.
    #[error("{colour} is the favourite of two players")]
    FavouriteTaken {
        /// The colour that was named twice.
        colour: Colour,
    },
    /// The starter is no seat of the match.
    #[error("there is no player {} who could begin", starter.index())]
    NoSuchStarter {
        /// The seat that was named.
        starter: Seat,
    },
}

impl Refused for Refusal {
    fn code(&self) -> &'static str {
        match self {
            Self::MatchOver => "match-over",
            Self::NoSuchPlayer { .. } => "no-such-player",
            Self::FaceDown { .. } => "face-down",
            Self::SamePlace { .. } => "same-place",
            Self::NoTurnLeft => "no-turn-left",
            Self::LastRoundAhead => "last-round-ahead",
            Self::TurnsLeft { .. } => "turns-left",
            Self::CardsMissing { .. } => "cards-missing",
            Self::NotTwoToFourPlayers { .. } => "not-two-to-four-players",
            Self::NotOneFavouriteEach { .. } => "not-one-favourite-each",
            Self::FavouriteTaken { .. } => "favourite-taken",
            Self::NoSuchStarter { .. } => "no-such-starter",
        }
    }

    fn at(&self) -> &'static str {
        match self {
            Self::NotTwoToFourPlayers { .. } => "players",
            Self::NotOneFavouriteEach { .. } | Self::FavouriteTaken { .. } => "setup.favourites",
            Self::NoSuchStarter { .. } => "setup.starter",
            _ => "setup",
        }
    }
}
