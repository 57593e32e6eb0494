use std::fmt;

use jiff::{Timestamp, TimestampRound, Unit};
use uuid::Uuid;

/// Where the ledger takes the time and new ids from; a test freezes both.
pub struct Inputs {
    clock: Box<dyn FnMut() -> Timestamp + Send>,
    ids: Box<dyn FnMut() -> Uuid + Send>,
}

impl Inputs {
    /// Takes the time from `clock` instead of the machine's.
    #[must_use]
    pub fn with_clock(self, clock: impl FnMut() -> Timestamp + Send + 'static) -> Self {
        Self {
            clock: Box::new(clock),
            ..self
        }
    }

    /// Takes new ids from `ids` instead of drawing them. They must never repeat.
    #[must_use]
    pub fn with_ids(self, ids: impl FnMut() -> Uuid + Send + 'static) -> Self {
        Self {
            ids: Box::new(ids),
            ..self
        }
    }

    /// The time, cut to the millisecond that is stored, so that what was written and what is read
    /// back are equal.
    pub(crate) fn now(&mut self) -> Timestamp {
        let now = (self.clock)();
        let to_millisecond = TimestampRound::new()
            .smallest(Unit::Millisecond)
            .mode(jiff::RoundMode::Trunc);
        now.round(to_millisecond).unwrap_or(now)
    }

    pub(crate) fn id(&mut self) -> Uuid {
        (self.ids)()
    }
}

impl Default for Inputs {
    /// The machine's clock, and UUIDs of version 7.
    fn default() -> Self {
        Self {
            clock: Box::new(Timestamp::now),
            ids: Box::new(Uuid::now_v7),
        }
    }
}

impl fmt::Debug for Inputs {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Inputs").finish_non_exhaustive()
    }
}
