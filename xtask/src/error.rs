//! What can go wrong in a chore.

use std::path::PathBuf;
use std::process::ExitStatus;

/// Why a chore ended early.
#[derive(Debug, thiserror::Error)]
pub(crate) enum Error {
    #[error("there is no chore {0}; `cargo xtask help` names them")]
    UnknownChore(String),
    #[error("there is no step {0}; the steps are {1}")]
    UnknownStep(String, String),
    #[error("{program} can't be started: {source}")]
    Start {
        program: String,
        source: std::io::Error,
    },
    #[error("{program} ended with {status}")]
    Failed { program: String, status: ExitStatus },
    #[error("{path} can't be used: {source}")]
    File {
        path: PathBuf,
        source: std::io::Error,
    },
    #[error("the build folder can't be told from where this program lies, {0}")]
    NoBuildFolder(PathBuf),
    #[error("these are missing, and only apt is known here; please install them: {0}")]
    Missing(String),
    #[error("these are still missing after installing them: {0}")]
    StillMissing(String),
    #[error("cargo can't tell what the app is made of")]
    Tree,
    #[error("ui/licences.txt is out of date; `cargo xtask licences` writes it anew")]
    Licences,
    #[error("failed: {0}")]
    Steps(String),
}
