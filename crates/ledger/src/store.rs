use std::path::Path;

use rusqlite::{Connection, Transaction, TransactionBehavior};

use crate::anchor::Anchor;
use crate::error::{LedgerError, OpenError, Result};
use crate::inputs::Inputs;
use crate::migrations::{MIGRATIONS, NEWEST};
use crate::open;
use crate::results::Opened;

/// The database: one connection, to be used by one at a time.
#[derive(Debug)]
pub struct Ledger {
    pub(crate) connection: Connection,
    pub(crate) inputs: Inputs,
    pub(crate) opened: Opened,
    anchor: Anchor,
}

impl Ledger {
    /// Opens the database at `path`, or begins an empty one there, folders included.
    ///
    /// A database of an older version is brought up to date, after a backup of it was made
    /// ([`BackupKind::Upgrade`](crate::BackupKind::Upgrade)).
    /// One that can't be taken on is left exactly as it is.
    pub fn open(path: &Path) -> Result<Self, OpenError> {
        Self::open_with(path, Inputs::default())
    }

    /// As [`Ledger::open`], with a clock and ids of the caller's.
    pub fn open_with(path: &Path, mut inputs: Inputs) -> Result<Self, OpenError> {
        open::open(path, &MIGRATIONS, NEWEST, inputs.now()).map(|connection| Self {
            anchor: Anchor::of(&connection),
            connection,
            inputs,
            opened: Opened::next(),
        })
    }

    /// Whether the database is so large that opening it left something to [`crate::examine`].
    pub fn is_large(&self) -> bool {
        open::is_large(&self.connection)
    }

    /// The version of the `SQLite` that is built in, such as `"3.53.2"`.
    pub fn sqlite_version() -> &'static str {
        rusqlite::version()
    }

    /// The bare connection; the ledger is gone.
    pub(crate) fn into_connection(self) -> Connection {
        self.connection
    }

    /// Runs `work` in one transaction that has the right to write from its first moment, so that
    /// nothing it has read can change before it writes. Unless `work` returns `Ok`, nothing of it
    /// is stored, also if it panics.
    pub(crate) fn with_tx<T, E: From<LedgerError>>(
        &mut self,
        work: impl FnOnce(&Transaction<'_>, &mut Inputs) -> Result<T, E>,
    ) -> Result<T, E> {
        self.anchor.holds()?;
        let transaction = self
            .connection
            .transaction_with_behavior(TransactionBehavior::Immediate)
            .map_err(LedgerError::from)?;
        let result = work(&transaction, &mut self.inputs)?;
        transaction.commit().map_err(LedgerError::from)?;
        Ok(result)
    }

    /// Runs `work` on one unchanging view of the database.
    pub(crate) fn with_view<T>(&self, work: impl FnOnce(&Connection) -> Result<T>) -> Result<T> {
        let view = Transaction::new_unchecked(&self.connection, TransactionBehavior::Deferred)?;
        work(&view)
    }
}
