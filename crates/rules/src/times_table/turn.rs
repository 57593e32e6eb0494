use super::{Number, Place};
use crate::Seat;

/// A turn of a race that was played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Turn {
    /// Whose turn it was.
    pub seat: Seat,
    /// The round, from 1.
    pub round: u32,
    /// The gap for which a tile was turned; `None` if all places were solved before.
    pub gap: Option<Place>,
    /// What the player said before turning the tile, if the pad was used.
    pub answer: Option<u32>,
    /// Whether the tile fitted.
    pub fitted: bool,
}

impl Turn {
    /// The number that belonged into the gap.
    pub fn number(&self) -> Option<Number> {
        self.gap.map(Place::number)
    }

    /// Whether the player said something else than what belonged into the gap. What was not
    /// said is not wrong, and whether the tile fitted does not matter.
    pub fn is_answered_wrong(&self) -> bool {
        match (self.number(), self.answer) {
            (Some(number), Some(answer)) => u32::from(number.get()) != answer,
            _ => false,
        }
    }
}
