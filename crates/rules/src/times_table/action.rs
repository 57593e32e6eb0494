use serde::{Deserialize, Serialize};

use super::setup::there;
use super::{Number, Place};
use crate::Seat;

/// One action of a match. Which of them, and which of their members, a match has depends on its
/// variant.
///
/// The variants without members have braces because serde would let unknown members through
/// otherwise.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(tag = "do", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Action {
    /// A tile was turned over, and it fits the gap: one more place is solved.
    Match {
        /// Race: the gap of the next turn, where the tile lay; or, if it lay on the web, where
        /// the tile lay that is on the web now. Left out with the hundredth tile.
        #[serde(
            default,
            deserialize_with = "there",
            skip_serializing_if = "Option::is_none"
        )]
        gap: Option<Place>,
        /// The number that the player said before turning the tile. Decides nothing.
        #[serde(
            default,
            deserialize_with = "there",
            skip_serializing_if = "Option::is_none"
        )]
        answer: Option<u32>,
        /// Expedition: who found the tile. Decides nothing.
        #[serde(
            default,
            deserialize_with = "there",
            skip_serializing_if = "Option::is_none"
        )]
        player: Option<Seat>,
    },
    /// Race: the turned tile did not fit, so the turn passes on and the gap stays. Once all
    /// places are solved this is all that is left of a turn.
    Miss {
        /// The number that the player said before turning the tile. Decides nothing.
        #[serde(
            default,
            deserialize_with = "there",
            skip_serializing_if = "Option::is_none"
        )]
        answer: Option<u32>,
    },
    /// Race: somebody lays a card whose number is solved. Belongs to the turn before it.
    Lay {
        /// Whose card it is.
        player: Seat,
        /// The number on the card.
        number: Number,
    },
    /// Sprint: the sand has run out, and the turn passes on.
    TimeUp {},
    /// Race: nobody lays a card any more, the match is over. Expedition: the wall is done.
    Finish {
        /// Expedition: what the clock shows, in seconds, without the pauses.
        #[serde(
            default,
            deserialize_with = "there",
            skip_serializing_if = "Option::is_none"
        )]
        seconds: Option<u32>,
    },
}

impl Action {
    /// The name under which match files know the action, their `do`.
    pub const fn name(&self) -> &'static str {
        match self {
            Self::Match { .. } => "match",
            Self::Miss { .. } => "miss",
            Self::Lay { .. } => "lay",
            Self::TimeUp {} => "time-up",
            Self::Finish { .. } => "finish",
        }
    }
}
