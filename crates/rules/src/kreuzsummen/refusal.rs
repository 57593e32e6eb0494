use super::{Face, Place, Value};
use crate::{Refused, Seat};

/// The rule that an action, or a set-up, would break.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    /// The match has ended, after which nothing happens any more.
    #[error("the match is over")]
    MatchOver,
    /// The place is not one of this scenario's field.
    #[error("{at} is outside the field")]
    OutsideField {
        /// The place that was named.
        at: Place,
    },
    /// The scenario's deck has no cards of this value at all.
    #[error("there is no {value} in this scenario, its cards go up to {highest}")]
    ValueNotInDeck {
        /// The value that was named.
        value: Value,
        /// The highest value in the deck.
        highest: u8,
    },
    /// Every copy of the value lies on the field, under it, or on the discard pile.
    #[error("all {copies} cards with {value} have been played or discarded")]
    NoCopyLeft {
        /// The value that is used up.
        value: Value,
        /// How many cards of it the deck has.
        copies: u8,
    },
    /// The scenario's deck does not have this face card yet.
    #[error("there is no {face} in this scenario")]
    FaceNotInDeck {
        /// The face card that was named.
        face: Face,
    },
    /// Both cards of this face lie on the discard pile.
    #[error("both cards with a {face} lie on the discard pile")]
    NoFaceLeft {
        /// The face card that is used up.
        face: Face,
    },
    /// Jack, queen and king need a stack, and no card lies there.
    #[error("no card lies at {at}")]
    PlaceFree {
        /// The free place.
        at: Place,
    },
    /// A king moves a stack to a free place, and this one is not.
    #[error("a card already lies at {at}")]
    PlaceTaken {
        /// The occupied place.
        at: Place,
    },
    /// Jack and king need two different places.
    #[error("{at} was named twice, two different places are needed")]
    SamePlace {
        /// The place that was named twice.
        at: Place,
    },
    /// A turn has one swap at most.
    #[error("this turn already had its swap")]
    SecondSwap,
    /// Only a turn that was just a swap is ended by itself.
    #[error("a turn can be ended without a field action only after a swap")]
    EndWithoutSwap,
    /// A turn with a swap is not passed.
    #[error("after a swap the turn is ended, not passed")]
    PassAfterSwap,
    /// The columns do not name each column target exactly once.
    #[error("the column targets are {targets:?}, each exactly once")]
    NotTheTargets {
        /// The scenario's column targets as printed.
        targets: Vec<u8>,
    },
    /// The campaign has scenarios 1 to 50.
    #[error("there is no scenario {scenario}, the campaign has 1 to 50")]
    NoSuchScenario {
        /// The number that was named.
        scenario: u8,
    },
    /// The one who begins is seat 0 or 1.
    #[error("there is no seat {starter}, the two seats are 0 and 1", starter = starter.index())]
    NoSuchStarter {
        /// The seat that was named.
        starter: Seat,
    },
    /// The game is for exactly two players.
    #[error("this game is for 2 players, not {seats}")]
    NotTwoPlayers {
        /// How many players there are.
        seats: usize,
    },
}

impl Refused for Refusal {
    fn code(&self) -> &'static str {
        match self {
            Self::MatchOver => "match-over",
            Self::OutsideField { .. } => "outside-field",
            Self::ValueNotInDeck { .. } => "value-not-in-deck",
            Self::NoCopyLeft { .. } => "no-copy-left",
            Self::FaceNotInDeck { .. } => "face-not-in-deck",
            Self::NoFaceLeft { .. } => "no-face-left",
            Self::PlaceFree { .. } => "place-free",
            Self::PlaceTaken { .. } => "place-taken",
            Self::SamePlace { .. } => "same-place",
            Self::SecondSwap => "second-swap",
            Self::EndWithoutSwap => "end-without-swap",
            Self::PassAfterSwap => "pass-after-swap",
            Self::NotTheTargets { .. } => "not-the-targets",
            Self::NoSuchScenario { .. } => "no-such-scenario",
            Self::NoSuchStarter { .. } => "no-such-starter",
            Self::NotTwoPlayers { .. } => "not-two-players",
        }
    }

    fn at(&self) -> &'static str {
        match self {
            Self::NoSuchScenario { .. } => "setup.scenario",
            Self::NoSuchStarter { .. } => "setup.starter",
            Self::NotTwoPlayers { .. } => "players",
            _ => "setup",
        }
    }
}
