//! Whether the path still leads to the file that was opened.
//!
//! A file that is deleted or replaced lives on for whoever has it open: what is written to it then
//! is gone with the program. So the path is looked at before each change.

use std::fs::Metadata;
use std::path::PathBuf;

use rusqlite::Connection;

use crate::error::LedgerError;

/// The file as it was when it was opened.
#[derive(Debug)]
pub(crate) struct Anchor {
    path: PathBuf,
    identity: Option<Identity>,
}

type Identity = (u64, u64);

impl Anchor {
    pub(crate) fn of(connection: &Connection) -> Self {
        let path = connection.path().map(PathBuf::from).unwrap_or_default();
        let identity = path.metadata().ok().and_then(|file| identity(&file));
        Self { path, identity }
    }

    /// Errors: [`LedgerError::Moved`] if another file lies there now, an empty one, or none.
    pub(crate) fn holds(&self) -> Result<(), LedgerError> {
        match self.path.metadata() {
            Ok(file) if file.len() > 0 && identity(&file) == self.identity => Ok(()),
            _ => Err(LedgerError::Moved),
        }
    }
}

#[cfg(unix)]
#[expect(clippy::unnecessary_wraps, reason = "other systems have none to give")]
fn identity(file: &Metadata) -> Option<Identity> {
    use std::os::unix::fs::MetadataExt;
    Some((file.dev(), file.ino()))
}

/// Elsewhere a file that is in use can't be deleted or replaced.
#[cfg(not(unix))]
fn identity(_: &Metadata) -> Option<Identity> {
    None
}
