use std::fmt;

use serde::{Deserialize, Deserializer, Serialize};

use super::Place;
use crate::Seat;

/// Which of the book's games is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Variant {
    /// One task a turn, with cards. The book's "Race Up the Rungs to Riches".
    Race,
    /// As many tasks a turn as the sand allows. The book's "Multiplication-Sprint".
    Sprint,
    /// The whole wall together, or alone. The book's "Cooperative and/or Solo Variation".
    Expedition,
}

impl Variant {
    /// All three, in the order of the book.
    pub const ALL: [Self; 3] = [Self::Race, Self::Sprint, Self::Expedition];

    /// The fewest and the most players.
    pub const fn players(self) -> (usize, usize) {
        match self {
            Self::Race | Self::Sprint => (2, 4),
            Self::Expedition => (1, 4),
        }
    }
}

impl fmt::Display for Variant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Race => "a race",
            Self::Sprint => "a sprint",
            Self::Expedition => "an expedition",
        })
    }
}

/// What a group settles before it plays. Which members there are depends on the variant; a match
/// does not start if one is missing, or there without need.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// Which game it is.
    pub variant: Variant,
    /// Race and sprint: how many rungs the ladder has, from 1 on, the highest being the top.
    #[serde(
        default,
        deserialize_with = "there",
        skip_serializing_if = "Option::is_none"
    )]
    pub rungs: Option<u32>,
    /// Race and sprint: who has the first turn, and so the first turn of every round; seat 0
    /// if left out.
    #[serde(
        default,
        deserialize_with = "there",
        skip_serializing_if = "Option::is_none"
    )]
    pub starter: Option<Seat>,
    /// Race: the place from which the tile on the web was taken.
    #[serde(
        default,
        deserialize_with = "there",
        skip_serializing_if = "Option::is_none"
    )]
    pub gap: Option<Place>,
}

impl Setup {
    /// A race up so many rungs, whose wall has its first gap there.
    pub const fn race(rungs: u32, starter: Seat, gap: Place) -> Self {
        Self {
            variant: Variant::Race,
            rungs: Some(rungs),
            starter: Some(starter),
            gap: Some(gap),
        }
    }

    /// A sprint up so many rungs, again and again.
    pub const fn sprint(rungs: u32, starter: Seat) -> Self {
        Self {
            variant: Variant::Sprint,
            rungs: Some(rungs),
            starter: Some(starter),
            gap: None,
        }
    }

    /// An expedition, which has neither ladder nor turns.
    pub const fn expedition() -> Self {
        Self {
            variant: Variant::Expedition,
            rungs: None,
            starter: None,
            gap: None,
        }
    }
}

/// Reads a member that may be left out but, if it is there, has a value: `null` is none.
pub(super) fn there<'de, D, T>(deserializer: D) -> Result<Option<T>, D::Error>
where
    D: Deserializer<'de>,
    T: Deserialize<'de>,
{
    T::deserialize(deserializer).map(Some)
}
