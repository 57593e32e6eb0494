use serde::Serialize;

use super::{Expedition, Race, Sprint};
use crate::Seat;

/// How a match ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(untagged)]
pub enum Outcome {
    /// A race.
    Race {
        /// Each seat's rung; the highest is the top.
        rungs: Vec<u32>,
        /// How many cards each seat laid, 0 to 23, which decides between those on the top.
        cards: Vec<usize>,
        /// Who won, in seat order; several if they laid equally few cards.
        winners: Vec<Seat>,
    },
    /// A sprint.
    Sprint {
        /// Each seat's lap cards.
        laps: Vec<u32>,
        /// Each seat's rung since its last lap card.
        rungs: Vec<u32>,
        /// How many rungs each seat climbed in the last round, laps counted through, which
        /// decides between those with two lap cards.
        last_round: Vec<u32>,
        /// Who won, in seat order; several if they climbed equally many rungs.
        winners: Vec<Seat>,
    },
    /// An expedition. All its players win together.
    Expedition {
        /// Always true: an expedition that did not do the wall has no outcome.
        won: bool,
        /// What the clock showed, without the pauses.
        seconds: u32,
    },
}

/// What decided who won.
///
/// Rule book: Abenteuer 1x1, "End of the Game".
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Decision {
    /// Race: one seat is on the top.
    AloneOnTop,
    /// Race: several are on the top, and one of them laid the fewest cards.
    FewestCards,
    /// Sprint: one seat has two lap cards.
    Laps,
    /// Sprint: several have two lap cards, and one of them climbed the most in the last round.
    LastRound,
    /// Race and sprint: the tie-break leaves several, who share the win.
    Shared,
    /// Expedition: all win together.
    Together,
}

impl Outcome {
    pub(super) fn of_race(race: &Race) -> Self {
        Self::Race {
            rungs: race.rungs().to_vec(),
            cards: race.cards(),
            winners: race.winners(),
        }
    }

    pub(super) fn of_sprint(sprint: &Sprint) -> Self {
        Self::Sprint {
            laps: sprint.laps(),
            rungs: sprint.rungs(),
            last_round: sprint.climbed_this_round(),
            winners: sprint.winners(),
        }
    }

    pub(super) fn of_expedition(expedition: &Expedition) -> Option<Self> {
        expedition
            .seconds()
            .map(|seconds| Self::Expedition { won: true, seconds })
    }

    /// Who won, in seat order. Empty for an expedition, which all its players win.
    pub fn winners(&self) -> &[Seat] {
        match self {
            Self::Race { winners, .. } | Self::Sprint { winners, .. } => winners,
            Self::Expedition { .. } => &[],
        }
    }

    /// What decided who won.
    pub fn decided_by(&self) -> Decision {
        match self {
            Self::Race { rungs, winners, .. } => {
                let top = rungs.iter().max();
                let on_top = rungs.iter().filter(|rung| Some(*rung) == top).count();
                match (winners.len(), on_top) {
                    (1, 1) => Decision::AloneOnTop,
                    (1, _) => Decision::FewestCards,
                    _ => Decision::Shared,
                }
            }
            Self::Sprint { laps, winners, .. } => {
                let with_two = laps.iter().filter(|&&laps| laps >= Sprint::LAPS).count();
                match (winners.len(), with_two) {
                    (1, 1) => Decision::Laps,
                    (1, _) => Decision::LastRound,
                    _ => Decision::Shared,
                }
            }
            Self::Expedition { .. } => Decision::Together,
        }
    }
}
