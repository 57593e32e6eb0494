//! Time as an input.

use std::time::{Duration, Instant};

use jiff::Timestamp;

/// What tells the time. Tests put another in its place.
pub trait Clock: Send + Sync + 'static {
    /// The wall clock. It may be set, forwards and backwards.
    fn wall(&self) -> Timestamp;

    /// Time since some fixed moment of this process. It never goes back, but may stand still
    /// while the device sleeps.
    fn steady(&self) -> Duration;
}

/// The device's clocks.
#[derive(Debug)]
pub(crate) struct SystemClock(Instant);

impl SystemClock {
    pub(crate) fn new() -> Self {
        Self(Instant::now())
    }
}

impl Clock for SystemClock {
    fn wall(&self) -> Timestamp {
        Timestamp::now()
    }

    fn steady(&self) -> Duration {
        self.0.elapsed()
    }
}

/// Both clocks at one moment.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Moment {
    wall: Timestamp,
    steady: Duration,
}

impl Moment {
    pub(crate) fn of(clock: &dyn Clock) -> Self {
        Self {
            wall: clock.wall(),
            steady: clock.steady(),
        }
    }

    pub(crate) fn wall(self) -> Timestamp {
        self.wall
    }

    /// How long ago `earlier` was: by whichever clock says more, so that sleep counts where the
    /// steady clock stands still, and a wall clock that was set back takes no time away.
    pub(crate) fn since(self, earlier: Self) -> Duration {
        let by_wall = self.wall.duration_since(earlier.wall);
        let by_steady = self.steady.saturating_sub(earlier.steady);
        // Negative is a wall clock that was set back.
        by_steady.max(by_wall.try_into().unwrap_or(Duration::ZERO))
    }
}

#[cfg(test)]
mod tests {
    use jiff::SignedDuration;

    use super::*;

    #[test]
    fn the_clock_that_says_more_is_believed() {
        let start = Moment {
            wall: Timestamp::UNIX_EPOCH,
            steady: Duration::from_secs(100),
        };
        let since = |wall: i64, steady: u64| {
            let later = Moment {
                wall: start.wall + SignedDuration::from_secs(wall),
                steady: start.steady + Duration::from_secs(steady),
            };
            later.since(start).as_secs()
        };
        assert_eq!(since(5, 5), 5);
        assert_eq!(since(3600, 5), 3600, "asleep, or set forward");
        assert_eq!(since(-3600, 5), 5, "set back");
        assert_eq!(since(0, 0), 0);
    }
}
