use jiff::Timestamp;
use rusqlite::types::Type;
use rusqlite::{Connection, OptionalExtension, Row, Transaction, params};

use crate::error::{LedgerError, Result, TimerError};
use crate::ids::Revision;
use crate::names::clean_name;
use crate::store::Ledger;
use crate::value::{read_time, time_text};

/// The shortest and the longest time of a sand timer, in milliseconds: a second and a day.
const LENGTHS: std::ops::RangeInclusive<u32> = 1_000..=86_400_000;

/// A sand timer of the app. What turning it means, and what is left of a running one, is for the
/// caller to say.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TimerRow {
    /// Which timer it is, in the caller's own words; 1 to 60 characters.
    pub key: String,
    /// How long the whole sand runs, in milliseconds: a second to a day.
    pub total_ms: u32,
    pub state: TimerState,
    /// The name of the glass that it stands for, if it has one; as a player's name is.
    pub label: Option<String>,
    /// How often it was set; 0 for one that is still to be stored.
    pub revision: Revision,
}

/// Where the sand is. Times count to the millisecond; what is finer is cut off.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TimerState {
    /// All of it is above, and it rests.
    Full,
    /// It runs.
    Running {
        /// When it will be empty, by the wall clock.
        deadline: Timestamp,
        /// What was above when it was set going, in milliseconds, `total_ms` at most. That was
        /// so long before the deadline.
        rest_ms: u32,
    },
    /// It rests with something above, perhaps nothing: `total_ms` milliseconds at most.
    Resting { rest_ms: u32 },
    /// It ran out, at this time.
    Ended { at: Timestamp },
}

impl Ledger {
    /// The timer with this key; `None` if it was never set.
    pub fn timer(&self, key: &str) -> Result<Option<TimerRow>> {
        find(&self.connection, key)
    }

    /// Every timer that is stored as running, the one that will be empty first in front. One whose
    /// deadline has passed is among them until somebody sets it to ended.
    pub fn running_timers(&self) -> Result<Vec<TimerRow>> {
        let mut statement = self.connection.prepare_cached(
            "SELECT * FROM timers WHERE state = 'running' ORDER BY deadline, key",
        )?;
        let timers = statement.query_map([], TimerRow::read)?;
        Ok(timers.collect::<rusqlite::Result<_>>()?)
    }

    /// Sets the timer `row.key` to what the row says, and returns it with its new revision.
    ///
    /// `row.revision` is the one that the user saw, 0 if there was no such timer. Another one than
    /// the stored is [`TimerError::Stale`], so that a tap that arrives twice turns the glass once.
    ///
    /// Errors: a label that can't be taken as a name; [`LedgerError::TimerLength`] if the total is
    /// not 1000 to 86 400 000 milliseconds; [`LedgerError::TimerRest`] if the rest is more than
    /// the total; [`LedgerError::NotFound`] if a timer was seen that is not there.
    pub fn set_timer(&mut self, row: &TimerRow) -> Result<TimerRow, TimerError> {
        let label = row.label.as_deref().map(clean_name).transpose();
        let label = label.map_err(LedgerError::from)?;
        accept_length(row.total_ms)?;
        if row.state.rest_ms().is_some_and(|rest| rest > row.total_ms) {
            return Err(LedgerError::TimerRest.into());
        }
        self.with_tx(|tx, _| {
            match find(tx, &row.key)? {
                Some(now_is) if now_is.revision != row.revision => {
                    return Err(TimerError::Stale(Box::new(now_is)));
                }
                None if row.revision != Revision(0) => return Err(LedgerError::NotFound.into()),
                _ => {}
            }
            write(tx, row, label.as_deref())?;
            find(tx, &row.key)?.ok_or_else(|| LedgerError::NotFound.into())
        })
    }
}

fn write(tx: &Transaction<'_>, row: &TimerRow, label: Option<&str>) -> Result<()> {
    let (deadline, ended_at) = match row.state {
        TimerState::Running { deadline, .. } => (Some(deadline), None),
        TimerState::Ended { at } => (None, Some(at)),
        TimerState::Full | TimerState::Resting { .. } => (None, None),
    };
    tx.prepare_cached(
        "INSERT OR REPLACE INTO timers
           (key, label, total_ms, state, deadline, rest_ms, ended_at, revision)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)",
    )?
    .execute(params![
        row.key,
        label,
        row.total_ms,
        row.state.name(),
        deadline.map(time_text),
        row.state.rest_ms(),
        ended_at.map(time_text),
        row.revision.next()
    ])?;
    Ok(())
}

fn find(connection: &Connection, key: &str) -> Result<Option<TimerRow>> {
    let mut statement = connection.prepare_cached("SELECT * FROM timers WHERE key = ?1")?;
    Ok(statement.query_row([key], TimerRow::read).optional()?)
}

impl TimerRow {
    fn read(row: &Row<'_>) -> rusqlite::Result<Self> {
        Ok(Self {
            key: row.get("key")?,
            total_ms: row.get("total_ms")?,
            state: TimerState::read(row)?,
            label: row.get("label")?,
            revision: row.get("revision")?,
        })
    }
}

impl TimerState {
    fn name(self) -> &'static str {
        match self {
            Self::Full => "full",
            Self::Running { .. } => "running",
            Self::Resting { .. } => "resting",
            Self::Ended { .. } => "ended",
        }
    }

    fn rest_ms(self) -> Option<u32> {
        match self {
            Self::Running { rest_ms, .. } | Self::Resting { rest_ms } => Some(rest_ms),
            Self::Full | Self::Ended { .. } => None,
        }
    }

    fn read(row: &Row<'_>) -> rusqlite::Result<Self> {
        let state: String = row.get("state")?;
        Ok(match state.as_str() {
            "full" => Self::Full,
            "running" => Self::Running {
                deadline: read_time(row, "deadline")?,
                rest_ms: row.get("rest_ms")?,
            },
            "resting" => Self::Resting {
                rest_ms: row.get("rest_ms")?,
            },
            "ended" => Self::Ended {
                at: read_time(row, "ended_at")?,
            },
            _ => {
                let index = row.as_ref().column_index("state")?;
                return Err(rusqlite::Error::InvalidColumnType(index, state, Type::Text));
            }
        })
    }
}

/// Refuses a length that no sand timer has.
pub(crate) fn accept_length(ms: u32) -> Result<()> {
    if LENGTHS.contains(&ms) {
        Ok(())
    } else {
        Err(LedgerError::TimerLength { ms })
    }
}
