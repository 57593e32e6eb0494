//! The backup that is made by itself.

use std::thread;
use std::time::Duration;

use jiff::tz::TimeZone;

use super::{backups_of, lock, words};
use crate::app::App;

/// How often it is looked whether another day has begun.
const PAUSE: Duration = Duration::from_mins(1);

/// How long to wait after a backup that failed.
const AFTER_TROUBLE: Duration = Duration::from_hours(1);

impl App {
    /// Backs the database up once a day from now on, for as long as the app is there. It waits
    /// and works on a thread of its own.
    pub fn keep_backups(&self) {
        let distant = self.distant();
        let begun = thread::Builder::new()
            .name("backups".to_owned())
            .spawn(move || {
                while let Some(app) = distant.near() {
                    let done = app.back_up_daily();
                    drop(app);
                    thread::sleep(if done { PAUSE } else { AFTER_TROUBLE });
                }
            });
        if let Err(error) = begun {
            tracing::error!(%error, "no backups are made");
        }
    }

    /// Makes the backup of today unless there is one. Says whether all is well; if it is not, the
    /// page of the backups says why.
    pub fn back_up_daily(&self) -> bool {
        let now = self.now();
        let made = backups_of(self).make_daily(now, &TimeZone::system());
        let trouble = match &made {
            Ok(Some(backup)) => {
                tracing::info!(name = backup.name, "backed up");
                None
            }
            Ok(None) => None,
            Err(error) => {
                tracing::error!(%error, "the daily backup failed");
                Some(words::cause(error))
            }
        };
        *lock(&self.vault().trouble) = trouble;
        made.is_ok()
    }
}
