//! What this process knows of running timers beyond their stored deadlines: by
//! which moment of its clocks they are counted, what wakes it at their end, and
//! whom to tell.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, RwLock};
use std::time::Duration;

use jiff::Timestamp;
use tableside_ledger::{Revision, TimerRow, TimerState};
use tokio::runtime::Handle;
use tokio::task::AbortHandle;

use super::clock::{Clock, Moment};
use super::ring::Ring;
use super::sand::{Sand, State};
use super::store;
use crate::app::{App, Distant};

/// How long it sleeps at most before it looks at the clocks again: a device that slept in the
/// meantime stands further than a timer of its own would know.
const SLICE: Duration = Duration::from_secs(1);

type OnRing = Box<dyn Fn(&Ring) + Send + Sync>;
type OnPlan = Box<dyn Fn(&str, Option<&Ring>) + Send + Sync>;

/// The alarms of one application.
pub(crate) struct Alarms {
    clock: Arc<dyn Clock>,
    /// Where alarms wait; without one, an end is noticed when somebody asks.
    runtime: RwLock<Option<Handle>>,
    /// Every timer that was seen or set, by its key.
    watched: Mutex<HashMap<String, Watched>>,
    /// The moment at which this process began to measure a real glass.
    measuring: Mutex<Option<(Timestamp, Moment)>>,
    on_ring: Mutex<Vec<OnRing>>,
    on_plan: Mutex<Vec<OnPlan>>,
}

/// A timer as this process has seen it last.
struct Watched {
    revision: Revision,
    /// None: it does not run, or its end has been told.
    run: Option<Run>,
}

/// How a running timer is counted.
struct Run {
    /// As it was set going.
    sand: Sand,
    /// How much time it had run when this process began to count.
    spent: Duration,
    /// When that was.
    from: Moment,
    alarm: Option<AbortHandle>,
}

impl Drop for Run {
    fn drop(&mut self) {
        if let Some(alarm) = &self.alarm {
            alarm.abort();
        }
    }
}

impl Run {
    /// Counts from now on; none unless it runs. Only here the stored deadline counts, for until
    /// now nobody has counted.
    fn begin(row: &TimerRow, now: Moment) -> Option<Self> {
        let TimerState::Running { deadline, rest_ms } = row.state else {
            return None;
        };
        let rest = Duration::from_millis(rest_ms.into());
        let left = deadline.duration_since(now.wall());
        let spent = match Duration::try_from(left) {
            // More left than there was: the wall clock was set back.
            Ok(left) => rest.saturating_sub(left),
            Err(_) => rest.saturating_add(left.unsigned_abs()),
        };
        Some(Self {
            sand: store::sand(row, now.wall()),
            spent,
            from: now,
            alarm: None,
        })
    }

    fn sand(&self, now: Moment) -> Sand {
        let time = self.spent.saturating_add(now.since(self.from));
        self.sand.after(time)
    }
}

impl Watched {
    fn of(row: &TimerRow, now: Moment) -> Self {
        Self {
            revision: row.revision,
            run: Run::begin(row, now),
        }
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    // What is kept here is replaced whole, so a panic leaves nothing half done.
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Alarms {
    pub(crate) fn new(clock: Arc<dyn Clock>) -> Self {
        Self {
            clock,
            runtime: RwLock::default(),
            watched: Mutex::default(),
            measuring: Mutex::default(),
            on_ring: Mutex::default(),
            on_plan: Mutex::default(),
        }
    }

    pub(crate) fn now(&self) -> Moment {
        Moment::of(&*self.clock)
    }

    /// The sand of a stored timer as of now. A running one is counted from when this process
    /// began to watch it, or else by its deadline alone.
    pub(super) fn sand(&self, row: &TimerRow) -> Sand {
        let now = self.now();
        let watched = lock(&self.watched);
        let known = watched
            .get(&row.key)
            .filter(|known| known.revision == row.revision);
        if let Some(run) = known.and_then(|known| known.run.as_ref()) {
            return run.sand(now);
        }
        match Run::begin(row, now) {
            Some(run) => run.sand(now),
            None => store::sand(row, now.wall()),
        }
    }

    fn is_watched(&self, row: &TimerRow) -> bool {
        let watched = lock(&self.watched);
        let known = watched.get(&row.key);
        known.is_some_and(|known| known.revision == row.revision)
    }

    /// Whether the end of the timer that ran at this revision is still to be told. It is so once,
    /// for whoever notices first, and only if this process has seen it running.
    pub(super) fn takes_ring(&self, key: &str, running: Revision) -> bool {
        let now = self.now();
        let mut watched = lock(&self.watched);
        let known = watched
            .get_mut(key)
            .filter(|known| known.revision == running);
        let Some(known) = known else { return false };
        let is_over = |run: &mut Run| matches!(run.sand(now).state, State::Ended(_));
        known.run.take_if(is_over).is_some()
    }

    /// What is left, if it still runs at this revision.
    fn rest(&self, key: &str, revision: Revision) -> Option<Duration> {
        let now = self.now();
        let watched = lock(&self.watched);
        let known = watched
            .get(key)
            .filter(|known| known.revision == revision)?;
        Some(known.run.as_ref()?.sand(now).rest())
    }

    /// Begins to measure a real glass that was turned now; by the wall clock, that is `turned`.
    pub(super) fn measure_from(&self, turned: Timestamp, now: Moment) {
        *lock(&self.measuring) = Some((turned, now));
    }

    /// How long it is since a real glass was turned. If this process did not see that, only
    /// the wall clock counts.
    pub(super) fn measured(&self, turned: Timestamp) -> Duration {
        let now = self.now();
        match *lock(&self.measuring) {
            Some((known, from)) if known == turned => now.since(from),
            _ => Duration::try_from(now.wall().duration_since(turned)).unwrap_or(Duration::ZERO),
        }
    }

    /// Tells that the sand ran out.
    pub(super) fn ring(&self, ring: &Ring) {
        tracing::info!(key = ring.key, at = %ring.at, "the sand ran out");
        for told in lock(&self.on_ring).iter() {
            told(ring);
        }
    }

    /// Tells that an end is to come, or none any more; nothing if the timer has changed once
    /// more since, for that is told, too.
    fn plan(&self, key: &str, revision: Revision, ring: Option<&Ring>) {
        let hooks = lock(&self.on_plan);
        let is_newest = lock(&self.watched)
            .get(key)
            .is_some_and(|known| known.revision == revision);
        if is_newest {
            for told in hooks.iter() {
                told(key, ring);
            }
        }
    }
}

/// Watches a running timer that another process, or an earlier run of this one, has set going.
pub(super) fn join(app: &App, row: &TimerRow) {
    if !app.alarms().is_watched(row) {
        watch(app, row);
    }
}

/// Counts a timer as it was just stored from now on, and wakes at its end. To be called while the
/// ledger is held, so that two changes are not watched the wrong way round.
pub(super) fn watch(app: &App, row: &TimerRow) {
    let alarms = app.alarms();
    let mut seen = Watched::of(row, alarms.now());
    let runtime = alarms
        .runtime
        .read()
        .unwrap_or_else(PoisonError::into_inner);
    // The alarm may look at once, and must find what it is for.
    let mut watched = lock(&alarms.watched);
    if let (Some(run), Some(runtime)) = (&mut seen.run, &*runtime) {
        let alarm = runtime.spawn(wake(app.distant(), row.key.clone(), row.revision));
        run.alarm = Some(alarm.abort_handle());
    }
    watched.insert(row.key.clone(), seen);
}

/// Tells what [`watch`] has changed. To be called when the ledger is free again.
pub(super) fn tell_plan(app: &App, row: &TimerRow) {
    let ring = match row.state {
        TimerState::Running { deadline, .. } => Some(Ring::of(app, row, deadline)),
        _ => None,
    };
    app.alarms().plan(&row.key, row.revision, ring.as_ref());
}

/// Sleeps until the sand has run out, and sees to it that this is kept and told.
async fn wake(app: Distant, key: String, revision: Revision) {
    loop {
        let Some(near) = app.near() else { return };
        let Some(rest) = near.alarms().rest(&key, revision) else {
            return;
        };
        if rest.is_zero() {
            if let Err(failure) = store::read(&near, &key) {
                tracing::error!(%failure, key, "the end of a timer could not be read");
            }
            return;
        }
        drop(near);
        tokio::time::sleep(rest.min(SLICE)).await;
    }
}

impl App {
    /// Begins to wake at the end of every timer that runs. To be called once, inside a tokio
    /// runtime, which is the one that the alarms then wait in. Whatever ran out while the app
    /// did not run is told by the screens, not by [`App::on_ring`].
    pub fn wake_timers(&self) {
        let Ok(handle) = Handle::try_current() else {
            tracing::error!("timers can't wake outside a runtime");
            return;
        };
        *self
            .alarms()
            .runtime
            .write()
            .unwrap_or_else(PoisonError::into_inner) = Some(handle);
        self.watch_timers();
    }

    /// Forgets every timer and watches those that are stored now, which are others.
    pub(crate) fn watch_timers_anew(&self) {
        let alarms = self.alarms();
        *lock(&alarms.measuring) = None;
        let gone = std::mem::take(&mut *lock(&alarms.watched));
        {
            let hooks = lock(&alarms.on_plan);
            for key in gone.keys() {
                for told in hooks.iter() {
                    told(key, None);
                }
            }
        }
        self.watch_timers();
    }

    fn watch_timers(&self) {
        let running = self.ledger(|ledger| {
            let mut rows = ledger.running_timers()?;
            rows.retain(|row| matches!(self.alarms().sand(row).state, State::Running(_)));
            for row in &rows {
                watch(self, row);
            }
            Ok(rows)
        });
        match running {
            Ok(rows) => {
                for row in &rows {
                    tell_plan(self, row);
                }
            }
            // Every screen says so, too.
            Err(failure) => tracing::error!(%failure, "no timers can be read"),
        }
    }

    /// Calls `told` whenever the sand of a timer runs out while the app runs. It is called on
    /// one of the runtime's threads and must not take long, nor come back to the app.
    pub fn on_ring(&self, told: impl Fn(&Ring) + Send + Sync + 'static) {
        lock(&self.alarms().on_ring).push(Box::new(told));
    }

    /// Calls `told` with a timer's key and its planned end whenever that changes; without an
    /// end when it does not run any more. As for [`App::on_ring`], it must be quick.
    pub fn on_plan(&self, told: impl Fn(&str, Option<&Ring>) + Send + Sync + 'static) {
        lock(&self.alarms().on_plan).push(Box::new(told));
    }
}
