//! Why a test can't go on.

use std::path::PathBuf;

/// Why a test can't go on, with what a reader of the log needs to know.
#[derive(thiserror::Error)]
pub enum Trouble {
    /// A program of the system or of the project did not start.
    #[error("{program} can't be started: {source}")]
    Start {
        /// The program.
        program: String,
        /// The system's reason.
        source: std::io::Error,
    },
    /// A program did not say what it should have said.
    #[error("{program} said {said:?} instead of {wanted}")]
    Said {
        /// The program.
        program: String,
        /// What was expected.
        wanted: &'static str,
        /// What came.
        said: String,
    },
    /// The release build or axe-core has not been fetched or made.
    #[error("{0} is missing; `cargo xtask test window tests` brings it")]
    NotBuilt(PathBuf),
    /// A file or folder of the test can't be used.
    #[error("{path}: {source}")]
    File {
        /// The file or folder.
        path: PathBuf,
        /// The system's reason.
        source: std::io::Error,
    },
    /// The connection to the driver broke.
    #[error("the driver does not answer: {0}")]
    Connection(#[from] ureq::Error),
    /// The driver refused a command.
    #[error("the driver refused {command}: {reason}")]
    Driver {
        /// The command's path.
        command: String,
        /// The driver's reason.
        reason: String,
    },
    /// The app refused a form that was sent past the screens.
    #[error("{path} answers {status}: {why}")]
    Refused {
        /// Where it was sent.
        path: String,
        /// The status of the answer.
        status: u16,
        /// What the app said.
        why: String,
    },
    /// What was waited for did not come.
    #[error("waited in vain for {wanted}; instead: {instead}")]
    Late {
        /// What was waited for.
        wanted: String,
        /// What was there in the end.
        instead: String,
    },
    /// A picture can't be read as what the driver says it is.
    #[error("the picture can't be read: {0}")]
    Picture(#[from] base64::DecodeError),
}

/// Tests that return an error show it by this: the sentence says more than the structure.
impl std::fmt::Debug for Trouble {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        std::fmt::Display::fmt(self, formatter)
    }
}
