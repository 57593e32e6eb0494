use std::fmt;

use super::{Number, Place, Variant};
use crate::{Refused, Seat};

/// A member that only some variants have, of the set-up or of an action.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Member {
    /// The rungs of the ladder.
    Rungs,
    /// Who begins.
    Starter,
    /// The gap, of the start or of the next turn.
    Gap,
    /// Who found a tile.
    Player,
    /// What the clock shows.
    Seconds,
}

impl fmt::Display for Member {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Rungs => "rungs",
            Self::Starter => "starter",
            Self::Gap => "gap",
            Self::Player => "player",
            Self::Seconds => "seconds",
        })
    }
}

/// The rule that an action, or a set-up, would break.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    /// The match has ended, after which nothing happens any more.
    #[error("the match is over")]
    MatchOver,
    /// Another variant has this action.
    #[error("{variant} has no {name:?}")]
    NotInVariant {
        /// What is played.
        variant: Variant,
        /// The action's `do`.
        name: &'static str,
    },
    /// Another variant has this member.
    #[error("{variant} has no {member:?} here", member = member.to_string())]
    UnknownMember {
        /// What is played.
        variant: Variant,
        /// The member that is there without need.
        member: Member,
    },
    /// The variant needs this member.
    #[error("{variant} needs {member:?} here", member = member.to_string())]
    MissingMember {
        /// What is played.
        variant: Variant,
        /// The member that is not there.
        member: Member,
    },
    /// The match has fewer seats.
    #[error("there is no player {}, the match has {seats} from 0 on", player.index())]
    NoSuchPlayer {
        /// The seat that was named.
        player: Seat,
        /// How many seats the match has.
        seats: usize,
    },
    /// All 100 tiles lie face up.
    #[error("all places of the wall are solved")]
    WallDone,
    /// The next gap is a place that is still to be solved.
    #[error("{at} is solved, it can't be the next gap")]
    GapSolved {
        /// The place that was named.
        at: Place,
    },
    /// The next gap is not the one that the tile just filled.
    #[error("{at} was filled with this tile, it can't be the next gap")]
    GapFilled {
        /// The place that was named.
        at: Place,
    },
    /// While places are left, a fitting tile leaves a gap behind.
    #[error("the tile left a gap behind, where is it?")]
    GapUntold,
    /// A card is laid once its number is solved.
    #[error("no tile with {number} has been solved yet")]
    NotSolved {
        /// The number on the card.
        number: Number,
    },
    /// The box holds no more cards.
    #[error("all 23 cards are laid")]
    AllCardsLaid,
    /// Somebody is on the top and the round is complete.
    #[error("the last round is over, no turn is left")]
    NoTurnLeft,
    /// A race ends only once somebody is on the top.
    #[error("nobody has reached the top")]
    NobodyOnTop,
    /// The round in which somebody reached the top is played to its end.
    #[error("the last round is not over, player {} still has a turn", next.index())]
    TurnsLeft {
        /// Whose turn it is.
        next: Seat,
    },
    /// A ladder has at least one rung.
    #[error("a ladder has at least one rung")]
    NoRungs,
    /// Race and sprint are for two to four.
    #[error("{variant} is for two to four players, not {seats}")]
    NotTwoToFourPlayers {
        /// Which of the two it is.
        variant: Variant,
        /// How many players were named.
        seats: usize,
    },
    /// An expedition is for one to four.
    #[error("an expedition is for one to four players, not {seats}")]
    NotOneToFourPlayers {
        /// How many players were named.
        seats: usize,
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
            Self::NotInVariant { .. } => "not-in-variant",
            Self::UnknownMember { .. } => "unknown-member",
            Self::MissingMember { .. } => "missing-member",
            Self::NoSuchPlayer { .. } => "no-such-player",
            Self::WallDone => "wall-done",
            Self::GapSolved { .. } => "gap-solved",
            Self::GapFilled { .. } => "gap-filled",
            Self::GapUntold => "gap-untold",
            Self::NotSolved { .. } => "not-solved",
            Self::AllCardsLaid => "all-cards-laid",
            Self::NoTurnLeft => "no-turn-left",
            Self::NobodyOnTop => "nobody-on-top",
            Self::TurnsLeft { .. } => "turns-left",
            Self::NoRungs => "no-rungs",
            Self::NotTwoToFourPlayers { .. } => "not-two-to-four-players",
            Self::NotOneToFourPlayers { .. } => "not-one-to-four-players",
            Self::NoSuchStarter { .. } => "no-such-starter",
        }
    }

    fn at(&self) -> &'static str {
        match self {
            Self::NotTwoToFourPlayers { .. } | Self::NotOneToFourPlayers { .. } => "players",
            Self::NoSuchStarter { .. } => "setup.starter",
            Self::NoRungs => "setup.rungs",
            Self::UnknownMember { member, .. } | Self::MissingMember { member, .. } => match member
            {
                Member::Rungs => "setup.rungs",
                Member::Starter => "setup.starter",
                Member::Gap => "setup.gap",
                Member::Player | Member::Seconds => "setup",
            },
            _ => "setup",
        }
    }
}
