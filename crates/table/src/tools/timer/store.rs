//! Timers as the ledger keeps them: read as of now, changed by a tap, and put
//! back as they were before it.

use std::time::Duration;

use jiff::{SignedDuration, Timestamp};
use serde::{Deserialize, Serialize};
use tableside_ledger::{Ledger, Revision, TimerError, TimerRow, TimerState};

use super::alarm;
use super::ring::Ring;
use super::sand::{Sand, State};
use crate::app::App;
use crate::failure::Failure;

/// The glass that stands there before anybody has chosen one.
const FIRST: Duration = Duration::from_mins(1);

/// A timer as of now.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Timer {
    pub(crate) key: String,
    pub(crate) sand: Sand,
    /// The name of the real glass that it stands for.
    pub(crate) label: Option<String>,
    pub(crate) revision: Revision,
    /// Whether the sand has run out and nobody has looked at it since.
    pub(crate) unseen: bool,
    /// Whether a tap can be taken back.
    pub(crate) can_undo: bool,
}

impl Timer {
    /// Whether its sand has run out.
    pub(crate) fn is_out(&self) -> bool {
        matches!(self.sand.state, State::Ended(_))
    }

    /// What names this end of the sand, before and after it has come: the revision that the
    /// timer has from then on.
    pub(crate) fn ring_id(&self) -> String {
        let revision = match self.sand.state {
            State::Running(_) => self.revision.0 + 1,
            _ => self.revision.0,
        };
        format!("{}:{revision}", self.key)
    }
}

/// What a tap makes of a timer.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Next {
    pub(crate) sand: Sand,
    pub(crate) label: Option<String>,
}

/// How a tap went; with the timer as it is now.
#[derive(Debug)]
pub(crate) enum Tapped {
    Done(Timer),
    /// The tap was meant for this timer, but there was nothing to do.
    Idle(Timer),
    /// The tap was meant for another state of it.
    Stale(Timer),
}

/// A timer as it was before the last tap, for the setting that keeps it.
#[derive(Serialize, Deserialize)]
struct Before {
    /// The revision that this is the way back from.
    from: Revision,
    total_ms: u32,
    label: Option<String>,
    state: Kept,
}

#[derive(Clone, Copy, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
enum Kept {
    Full,
    Running { deadline: Timestamp, rest_ms: u32 },
    Resting { rest_ms: u32 },
    Ended { at: Timestamp },
}

impl From<TimerState> for Kept {
    fn from(state: TimerState) -> Self {
        match state {
            TimerState::Full => Self::Full,
            TimerState::Running { deadline, rest_ms } => Self::Running { deadline, rest_ms },
            TimerState::Resting { rest_ms } => Self::Resting { rest_ms },
            TimerState::Ended { at } => Self::Ended { at },
        }
    }
}

impl From<Kept> for TimerState {
    fn from(state: Kept) -> Self {
        match state {
            Kept::Full => Self::Full,
            Kept::Running { deadline, rest_ms } => Self::Running { deadline, rest_ms },
            Kept::Resting { rest_ms } => Self::Resting { rest_ms },
            Kept::Ended { at } => Self::Ended { at },
        }
    }
}

/// A stored timer's sand; that of a running one as it was set going.
pub(super) fn sand(row: &TimerRow, now: Timestamp) -> Sand {
    let ms = |ms: u32| Duration::from_millis(ms.into());
    let state = match row.state {
        TimerState::Full => State::Full,
        TimerState::Running { rest_ms, .. } => State::Running(ms(rest_ms)),
        TimerState::Resting { rest_ms } => State::Resting(ms(rest_ms)),
        TimerState::Ended { at } => {
            // In the future if the clock was set back since.
            let ago = now.duration_since(at).max(SignedDuration::ZERO);
            State::Ended(ago.unsigned_abs())
        }
    };
    Sand {
        total: ms(row.total_ms),
        state,
    }
}

/// What is to be stored of a timer's sand.
fn stored(sand: Sand, now: Timestamp) -> (u32, TimerState) {
    // No glass is longer than a day, which fits by far.
    let ms = |time: Duration| u32::try_from(time.as_millis()).unwrap_or(u32::MAX);
    let total_ms = ms(sand.total);
    let state = match sand.state {
        State::Full => TimerState::Full,
        State::Running(rest) => TimerState::Running {
            // Whole milliseconds are kept of both, so that they agree.
            deadline: now + SignedDuration::from_millis(ms(rest).into()),
            rest_ms: ms(rest),
        },
        State::Resting(rest) => TimerState::Resting { rest_ms: ms(rest) },
        State::Ended(ago) => TimerState::Ended { at: back(now, ago) },
    };
    (total_ms, state)
}

/// So long before a moment; the moment itself if no clock reaches back so far.
fn back(now: Timestamp, ago: Duration) -> Timestamp {
    let ago = SignedDuration::try_from(ago).ok();
    ago.and_then(|ago| now.checked_sub(ago).ok()).unwrap_or(now)
}

fn fresh(key: &str) -> TimerRow {
    TimerRow {
        key: key.to_owned(),
        total_ms: stored(Sand::new(FIRST), Timestamp::UNIX_EPOCH).0,
        state: TimerState::Full,
        label: None,
        revision: Revision(0),
    }
}

fn seen_setting(key: &str) -> String {
    format!("timer-seen:{key}")
}

/// The setting that keeps which timer was set going last.
const LAST: &str = "timer-last";

/// The timers that may have something to show everywhere: those that run, the first to end in
/// front, and the one that was set going last.
pub(super) fn keys(ledger: &Ledger) -> Result<Vec<String>, Failure> {
    let running = ledger.running_timers()?;
    let mut keys: Vec<String> = running.into_iter().map(|row| row.key).collect();
    let last = ledger.setting(LAST)?;
    if let Some(last) = last.as_ref().and_then(|last| last.as_str())
        && !keys.iter().any(|key| key == last)
    {
        keys.push(last.to_owned());
    }
    Ok(keys)
}

fn undo_setting(key: &str) -> String {
    format!("timer-undo:{key}")
}

/// The setting that keeps the revision that the end of the sand left, and no tap.
fn rang_setting(key: &str) -> String {
    format!("timer-rang:{key}")
}

/// The timer as of now. If its sand has run out since anybody looked, that is kept, and told
/// to whoever waits for it.
pub(crate) fn read(app: &App, key: &str) -> Result<Timer, Failure> {
    let (row, timer) = app.ledger(|ledger| read_in(app, ledger, key))?;
    if let Some(end) = End::untold(app, &row, &timer) {
        end.tell(app, &row);
    }
    Ok(timer)
}

/// An end of the sand that is still to be told.
struct End {
    at: Timestamp,
    ago: Duration,
}

impl End {
    /// Takes it from those that wait to be told, so that it is so once.
    fn untold(app: &App, row: &TimerRow, timer: &Timer) -> Option<Self> {
        let State::Ended(ago) = timer.sand.state else {
            return None;
        };
        let running = match row.state {
            TimerState::Running { .. } => row.revision,
            _ => Revision(row.revision.0.saturating_sub(1)),
        };
        let is_untold = app.alarms().takes_ring(&row.key, running);
        is_untold.then(|| Self {
            at: back(app.alarms().now().wall(), ago),
            ago,
        })
    }

    /// To be called when the ledger is free again, for whoever hears it may take a moment.
    fn tell(self, app: &App, row: &TimerRow) {
        let ring = Ring {
            late: self.ago,
            ..Ring::of(app, row, self.at)
        };
        app.alarms().ring(&ring);
    }
}

fn read_in(app: &App, ledger: &mut Ledger, key: &str) -> Result<(TimerRow, Timer), Failure> {
    let row = ledger.timer(key)?.unwrap_or_else(|| fresh(key));
    let (row, sand) = settle(app, ledger, row);
    if let State::Running(_) = sand.state {
        alarm::join(app, &row);
    }
    let unseen = match sand.state {
        State::Ended(_) => {
            let seen = ledger.setting(&seen_setting(key))?;
            seen.and_then(|seen| seen.as_u64()) != Some(row.revision.0.into())
        }
        _ => false,
    };
    let can_undo = before(ledger, key)?.is_some_and(|before| before.from == row.revision);
    let timer = Timer {
        key: key.to_owned(),
        sand,
        label: row.label.clone(),
        revision: row.revision,
        unseen,
        can_undo,
    };
    Ok((row, timer))
}

fn before(ledger: &Ledger, key: &str) -> Result<Option<Before>, Failure> {
    let kept = ledger.setting(&undo_setting(key))?;
    // What an earlier version kept otherwise can't be taken back, and nothing else is lost.
    Ok(kept.and_then(|kept| serde_json::from_value(kept).ok()))
}

/// Keeps that the sand of a running timer has run out, if it has.
fn settle(app: &App, ledger: &mut Ledger, row: TimerRow) -> (TimerRow, Sand) {
    let sand = app.alarms().sand(&row);
    let is_over = matches!(sand.state, State::Ended(_));
    if !is_over || !matches!(row.state, TimerState::Running { .. }) {
        return (row, sand);
    }
    let (_, state) = stored(sand, app.alarms().now().wall());
    match ledger.set_timer(&TimerRow {
        state,
        ..row.clone()
    }) {
        Ok(row) => {
            // Without it a tap that comes a moment too late is refused, and nothing else.
            let rang = ledger.set_setting(&rang_setting(&row.key), &row.revision.0.into());
            if let Err(error) = rang {
                tracing::warn!(%error, key = row.key, "a timer's end was not marked");
            }
            (row, sand)
        }
        // Another process was faster.
        Err(TimerError::Stale(row)) => {
            let sand = app.alarms().sand(&row);
            (*row, sand)
        }
        // It has run out all the same, on a full disk, too.
        Err(TimerError::Ledger(error)) => {
            tracing::warn!(%error, key = row.key, "the end of a timer was not kept");
            (row, sand)
        }
    }
}

/// Whether a tap on a screen of the revision `after` is meant for the timer as it is now: nothing
/// has been done to it since. That its sand has run out meanwhile is nobody's doing: the tap of a
/// moment too late is taken for what it does to the empty glass.
fn is_meant(ledger: &Ledger, timer: &Timer, after: Revision) -> Result<bool, Failure> {
    if timer.revision == after {
        return Ok(true);
    }
    let rang = ledger.setting(&rang_setting(&timer.key))?;
    let rang = rang.and_then(|rang| rang.as_u64());
    Ok(timer.revision == Revision(after.0.saturating_add(1))
        && rang == Some(timer.revision.0.into()))
}

/// Changes a timer that the user saw at the revision `after`; what `decide` leaves out, or was
/// meant for another state of it, changes nothing.
pub(crate) fn tap(
    app: &App,
    key: &str,
    after: Revision,
    decide: impl FnOnce(&Timer) -> Option<Next>,
) -> Result<Tapped, Failure> {
    change(app, key, after, |_, row, timer| {
        let Some(next) = decide(timer) else {
            return Ok(None);
        };
        let (total_ms, state) = stored(next.sand, app.alarms().now().wall());
        let way_back = Before {
            from: Revision(row.revision.0 + 1),
            total_ms: row.total_ms,
            label: row.label.clone(),
            state: row.state.into(),
        };
        let next = TimerRow {
            total_ms,
            state,
            label: next.label,
            ..row.clone()
        };
        Ok(Some((next, Some(way_back))))
    })
}

/// Puts a timer back as it was before the last tap. One that ran then has run on.
pub(crate) fn undo(app: &App, key: &str, after: Revision) -> Result<Tapped, Failure> {
    change(app, key, after, |ledger, row, _| {
        let Some(before) = before(ledger, key)?.filter(|before| before.from == after) else {
            return Ok(None);
        };
        let state = TimerState::from(before.state);
        if let TimerState::Ended { .. } = state {
            // Its end was told then.
            ledger.set_setting(&seen_setting(key), &(row.revision.0 + 1).into())?;
        }
        let back = TimerRow {
            total_ms: before.total_ms,
            label: before.label,
            state,
            ..row.clone()
        };
        Ok(Some((back, None)))
    })
}

type Change = Option<(TimerRow, Option<Before>)>;

fn change(
    app: &App,
    key: &str,
    after: Revision,
    decide: impl FnOnce(&mut Ledger, &TimerRow, &Timer) -> Result<Change, Failure>,
) -> Result<Tapped, Failure> {
    let (row, end, tapped) = app.ledger(|ledger| {
        let (row, timer) = read_in(app, ledger, key)?;
        // Before the change, after which nobody knows of it any more.
        let end = End::untold(app, &row, &timer).map(|end| (end, row.clone()));
        if !is_meant(ledger, &timer, after)? {
            return Ok((row, end, Tapped::Stale(timer)));
        }
        let Some((next, way_back)) = decide(ledger, &row, &timer)? else {
            return Ok((row, end, Tapped::Idle(timer)));
        };
        if let Some(way_back) = way_back {
            // Without the change that follows it is the way back from nowhere.
            let kept = serde_json::to_value(way_back).map_err(Failure::internal)?;
            ledger.set_setting(&undo_setting(key), &kept)?;
        }
        if let TimerState::Running { .. } = next.state {
            ledger.set_setting(LAST, &key.into())?;
        }
        let is_done = match ledger.set_timer(&next) {
            Ok(set) => {
                alarm::watch(app, &set);
                true
            }
            Err(TimerError::Stale(_)) => false,
            Err(TimerError::Ledger(error)) => return Err(error.into()),
        };
        let (row, timer) = read_in(app, ledger, key)?;
        let end = end.or_else(|| Some((End::untold(app, &row, &timer)?, row.clone())));
        let tapped = if is_done {
            Tapped::Done(timer)
        } else {
            Tapped::Stale(timer)
        };
        Ok((row, end, tapped))
    })?;
    if let Tapped::Done(_) = tapped {
        alarm::tell_plan(app, &row);
    }
    if let Some((end, row)) = end {
        end.tell(app, &row);
    }
    Ok(tapped)
}

/// Remembers that the end of a timer has been looked at.
pub(crate) fn mark_seen(app: &App, timer: &Timer) {
    if !timer.unseen {
        return;
    }
    let seen = timer.revision.0.into();
    let kept = app.ledger(|ledger| Ok(ledger.set_setting(&seen_setting(&timer.key), &seen)?));
    if let Err(failure) = kept {
        // Then it is told once more.
        tracing::warn!(%failure, "a timer's end can't be marked as seen");
    }
}
