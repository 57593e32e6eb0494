//! What every request shares: the ledger, the system's languages, and the
//! finishing fields of the scenarios that were asked about.

use std::collections::HashMap;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError, Weak};
use std::time::Duration;

use jiff::Timestamp;
use tableside_ledger::{Inputs, Ledger, OpenError, RestoreError, Restored};
use tableside_rules::kreuzsummen::Scenario;
use tableside_rules::kreuzsummen::finishes::Finishes;

use crate::failure::Failure;
use crate::multiplication_dice::Runs;
use crate::statistics::Known;
use crate::times_table::Clocks;
use crate::tools::timer::{Alarms, Clock, SystemClock};
use crate::vault::Vault;

/// Where the app keeps its data and where it runs.
#[derive(Debug, Clone)]
pub struct Config {
    /// The database file; its folder is made if need be.
    pub database: PathBuf,
    /// The system's languages, BCP 47 or locale names, the preferred one first.
    pub languages: Vec<String>,
    /// Whether a window of our own shows the screens (otherwise a browser does).
    pub window: bool,
}

/// How long a large database is left alone before it is looked through.
const AFTER_START: Duration = Duration::from_secs(2);

/// The application. Clones share everything.
#[derive(Clone)]
pub struct App(Arc<Inner>);

struct Inner {
    config: Config,
    clock: Arc<dyn Clock>,
    ledger: Mutex<Store>,
    /// Whether damage was found in the database, so that it is looked through before it is opened.
    wary: AtomicBool,
    finishes: Mutex<HashMap<u8, Arc<Finishes>>>,
    simulations: Runs,
    clocks: Clocks,
    alarms: Alarms,
    vault: Vault,
    statistics: Known,
}

/// The application as those know it who wait for something and must not keep it alive.
#[derive(Clone)]
pub(crate) struct Distant(Weak<Inner>);

impl Distant {
    /// The application, if it is still there.
    pub(crate) fn near(&self) -> Option<App> {
        self.0.upgrade().map(App)
    }
}

enum Store {
    Open(Box<Ledger>),
    Failed(OpenError),
    /// Another file is being put in the place of the one that was open.
    Closed,
}

impl App {
    /// Opens the database. A database that can't be opened gives an app whose
    /// every screen says so; each request tries again.
    pub fn open(config: Config) -> Self {
        Self::open_with(config, SystemClock::new())
    }

    /// As [`App::open`], with a clock of the caller's, which is the ledger's too.
    pub fn open_with(config: Config, clock: impl Clock) -> Self {
        let clock: Arc<dyn Clock> = Arc::new(clock);
        let store = Store::open(&config, &clock, false);
        let is_large = matches!(&store, Store::Open(ledger) if ledger.is_large());
        let app = Self(Arc::new(Inner {
            config,
            clock: Arc::clone(&clock),
            ledger: Mutex::new(store),
            wary: AtomicBool::new(false),
            finishes: Mutex::default(),
            simulations: Runs::default(),
            clocks: Clocks::default(),
            alarms: Alarms::new(clock),
            vault: Vault::default(),
            statistics: Known::default(),
        }));
        if is_large {
            app.examine();
        }
        app
    }

    /// Looks through a large database while the screens are there already, and shuts it if it
    /// turns out to be damaged.
    fn examine(&self) {
        let path = self.config().database.clone();
        let app = self.distant();
        std::thread::spawn(move || {
            // The first screens come before it.
            std::thread::sleep(AFTER_START);
            if app.near().is_none() {
                return;
            }
            let found = tableside_ledger::examine(&path);
            if let (Err(error @ OpenError::Damaged(_)), Some(app)) = (found, app.near()) {
                app.distrust(error);
            }
        });
    }

    fn distrust(&self, error: OpenError) {
        tracing::error!(%error, "the database is damaged");
        self.0.wary.store(true, Ordering::Relaxed);
        *self.0.ledger.lock().unwrap_or_else(PoisonError::into_inner) = Store::Failed(error);
    }

    fn open_store(&self) -> Store {
        let wary = self.0.wary.load(Ordering::Relaxed);
        Store::open(&self.0.config, &self.0.clock, wary)
    }

    pub(crate) fn distant(&self) -> Distant {
        Distant(Arc::downgrade(&self.0))
    }

    /// The wall clock.
    pub(crate) fn now(&self) -> Timestamp {
        self.0.clock.wall()
    }

    pub(crate) fn alarms(&self) -> &Alarms {
        &self.0.alarms
    }

    pub(crate) fn config(&self) -> &Config {
        &self.0.config
    }

    /// Works on the ledger, one at a time.
    pub(crate) fn ledger<T>(
        &self,
        work: impl FnOnce(&mut Ledger) -> Result<T, Failure>,
    ) -> Result<T, Failure> {
        // A panic while the ledger was held has rolled its transaction back.
        let mut store = self.0.ledger.lock().unwrap_or_else(PoisonError::into_inner);
        if !matches!(*store, Store::Open(_)) {
            *store = self.open_store();
        }
        match &mut *store {
            Store::Open(ledger) => work(ledger),
            Store::Failed(error) => Err(Failure::closed(error)),
            Store::Closed => Err(Failure::internal("the database is being replaced")),
        }
    }

    /// Puts a backup in the place of the database, see [`tableside_ledger::restore`]. Whatever
    /// this process knew of the old one is forgotten.
    pub(crate) fn restore(&self, source: &Path, now: Timestamp) -> Result<Restored, RestoreError> {
        let mut store = self.0.ledger.lock().unwrap_or_else(PoisonError::into_inner);
        let open = match std::mem::replace(&mut *store, Store::Closed) {
            Store::Open(ledger) => Ok(*ledger),
            Store::Failed(error) => Err(error),
            Store::Closed => Ledger::open(&self.0.config.database),
        };
        let restored = tableside_ledger::restore(&self.0.config.database, source, open, now);
        *store = self.open_store();
        drop(store);
        if restored.is_ok() {
            self.simulations().forget();
            self.clocks().forget();
            self.watch_timers_anew();
        }
        restored
    }

    /// What is about to come in, and what is known of the backups.
    pub(crate) fn vault(&self) -> &Vault {
        &self.0.vault
    }

    /// What statistics know of the finished matches.
    pub(crate) fn statistics(&self) -> &Known {
        &self.0.statistics
    }

    /// The simulations of throws that go on.
    pub(crate) fn simulations(&self) -> &Runs {
        &self.0.simulations
    }

    /// The clocks of expeditions that run.
    pub(crate) fn clocks(&self) -> &Clocks {
        &self.0.clocks
    }

    /// The finishing fields of a scenario, enumerated when they are first asked for.
    pub(crate) fn finishes(&self, scenario: &'static Scenario) -> Arc<Finishes> {
        let mut known = self
            .0
            .finishes
            .lock()
            .unwrap_or_else(PoisonError::into_inner);
        Arc::clone(
            known
                .entry(scenario.number)
                .or_insert_with(|| Arc::new(Finishes::of(scenario))),
        )
    }
}

impl Store {
    /// Opens the database, and looks through the whole of it before if that is asked for.
    fn open(config: &Config, clock: &Arc<dyn Clock>, wary: bool) -> Self {
        let clock = Arc::clone(clock);
        let inputs = Inputs::default().with_clock(move || clock.wall());
        let sound = if wary {
            tableside_ledger::examine(&config.database)
        } else {
            Ok(())
        };
        match sound.and_then(|()| Ledger::open_with(&config.database, inputs)) {
            Ok(ledger) => Self::Open(Box::new(ledger)),
            Err(error) => {
                tracing::error!(%error, "the database can't be opened");
                Self::Failed(error)
            }
        }
    }
}
