//! A sand timer as a thing: how much lies above, whether it falls, and what
//! turning it does. Time is an input; nothing here knows a clock.

use std::time::Duration;

/// The shortest glass.
pub(crate) const SHORTEST: Duration = Duration::from_secs(1);
/// The longest glass, a day.
pub(crate) const LONGEST: Duration = Duration::from_hours(24);

/// A sand timer at one moment.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Sand {
    /// How long all of its sand takes, [`SHORTEST`] to [`LONGEST`].
    pub(crate) total: Duration,
    pub(crate) state: State,
}

/// What its sand does.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum State {
    /// All of it lies above, and nothing falls yet.
    Full,
    /// It falls; so much is left above.
    Running(Duration),
    /// It was laid on its side; so much is left for later.
    Resting(Duration),
    /// All of it lies below, since so long ago.
    Ended(Duration),
}

impl Sand {
    /// A full glass of this length, brought within what a glass can have.
    pub(crate) fn new(total: Duration) -> Self {
        Self {
            total: total.clamp(SHORTEST, LONGEST),
            state: State::Full,
        }
    }

    /// What is left above.
    pub(crate) fn rest(self) -> Duration {
        match self.state {
            State::Full => self.total,
            State::Running(rest) | State::Resting(rest) => rest,
            State::Ended(_) => Duration::ZERO,
        }
    }

    /// The same glass, so much later.
    #[must_use]
    pub(crate) fn after(self, time: Duration) -> Self {
        let state = match self.state {
            State::Running(rest) => match rest.checked_sub(time) {
                None | Some(Duration::ZERO) => State::Ended(time.saturating_sub(rest)),
                Some(left) => State::Running(left),
            },
            State::Ended(ago) => State::Ended(ago.saturating_add(time)),
            still @ (State::Full | State::Resting(_)) => still,
        };
        Self { state, ..self }
    }

    /// Turned over. What lay below now lies above; a full or an empty glass starts whole, and
    /// one on its side stays there.
    #[must_use]
    pub(crate) fn turned(self) -> Self {
        let state = match self.state {
            State::Full | State::Ended(_) => State::Running(self.total),
            State::Running(rest) => State::Running(self.total.saturating_sub(rest)),
            State::Resting(rest) => State::Resting(self.total.saturating_sub(rest)),
        };
        Self { state, ..self }
    }

    /// Laid on its side; none if nothing falls.
    pub(crate) fn paused(self) -> Option<Self> {
        match self.state {
            State::Running(rest) => Some(Self {
                state: State::Resting(rest),
                ..self
            }),
            _ => None,
        }
    }

    /// Set up again; none unless it lay on its side.
    pub(crate) fn resumed(self) -> Option<Self> {
        match self.state {
            State::Resting(rest) => Some(Self {
                state: State::Running(rest),
                ..self
            }),
            _ => None,
        }
    }

    /// Full, and not yet running; none if it is so already.
    pub(crate) fn reset(self) -> Option<Self> {
        (self.state != State::Full).then(|| Self::new(self.total))
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn ms() -> impl Strategy<Value = Duration> {
        (0..=100_000_u64).prop_map(Duration::from_millis)
    }

    fn sand() -> impl Strategy<Value = Sand> {
        (1_000..=90_000_u64, 0.0..=1.0_f64, 0..4_u8, ms()).prop_map(|(total, part, state, ago)| {
            let total = Duration::from_millis(total);
            let rest = total.mul_f64(part);
            let state = match state {
                0 => State::Full,
                1 => State::Running(rest),
                2 => State::Resting(rest),
                _ => State::Ended(ago),
            };
            Sand { total, state }
        })
    }

    /// Something that is done to a glass, or time that passes.
    #[derive(Debug, Clone)]
    enum Deed {
        Wait(Duration),
        Turn,
        Pause,
        Resume,
        Reset,
    }

    fn deed() -> impl Strategy<Value = Deed> {
        prop_oneof![
            ms().prop_map(Deed::Wait),
            Just(Deed::Turn),
            Just(Deed::Pause),
            Just(Deed::Resume),
            Just(Deed::Reset),
        ]
    }

    fn done(sand: Sand, deed: &Deed) -> Sand {
        match deed {
            Deed::Wait(time) => sand.after(*time),
            Deed::Turn => sand.turned(),
            Deed::Pause => sand.paused().unwrap_or(sand),
            Deed::Resume => sand.resumed().unwrap_or(sand),
            Deed::Reset => sand.reset().unwrap_or(sand),
        }
    }

    proptest! {
        #[test]
        fn a_glass_never_holds_less_than_nothing_or_more_than_all(
            start in sand(),
            deeds in proptest::collection::vec(deed(), 0..40),
        ) {
            let end = deeds.iter().fold(start, done);
            prop_assert!(end.rest() <= end.total);
            prop_assert_eq!(end.total, start.total);
        }

        #[test]
        fn turning_twice_at_once_changes_nothing(start in sand()) {
            prop_assume!(matches!(start.state, State::Running(_) | State::Resting(_)));
            prop_assert_eq!(start.turned().turned(), start);
        }

        #[test]
        fn what_lay_below_lies_above_after_turning(start in sand()) {
            prop_assume!(matches!(start.state, State::Running(_) | State::Resting(_)));
            prop_assert_eq!(start.turned().rest() + start.rest(), start.total);
        }

        #[test]
        fn waiting_in_two_parts_is_waiting_once(start in sand(), one in ms(), two in ms()) {
            prop_assert_eq!(start.after(one).after(two), start.after(one + two));
        }

        #[test]
        fn a_pause_takes_no_sand(start in sand(), pause in ms()) {
            if let Some(resting) = start.paused() {
                prop_assert_eq!(resting.after(pause).resumed(), Some(start));
            }
        }

        #[test]
        fn time_moves_only_what_falls(start in sand(), time in ms()) {
            prop_assume!(matches!(start.state, State::Full | State::Resting(_)));
            prop_assert_eq!(start.after(time), start);
        }

        #[test]
        fn it_runs_out_when_its_rest_is_over_and_not_before(start in sand(), more in ms()) {
            prop_assume!(matches!(start.state, State::Running(rest) if !rest.is_zero()));
            let rest = start.rest();
            let before = rest.saturating_sub(Duration::from_nanos(1));
            prop_assert!(matches!(start.after(before).state, State::Running(_)));
            prop_assert_eq!(start.after(rest + more).state, State::Ended(more));
        }

        #[test]
        fn a_full_and_an_empty_glass_start_whole(total in 1_000..=90_000_u64, ago in ms()) {
            let full = Sand::new(Duration::from_millis(total));
            let empty = Sand { state: State::Ended(ago), ..full };
            prop_assert_eq!(full.turned(), empty.turned());
            prop_assert_eq!(full.turned().state, State::Running(full.total));
            prop_assert_eq!(empty.reset(), Some(full));
            prop_assert_eq!(full.reset(), None);
        }
    }

    #[test]
    fn a_length_that_no_glass_has_is_brought_within() {
        assert_eq!(Sand::new(Duration::ZERO).total, SHORTEST);
        assert_eq!(Sand::new(Duration::MAX).total, LONGEST);
    }
}
