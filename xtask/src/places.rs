//! Where things lie.

use std::path::{Path, PathBuf};

use crate::error::Error;

/// The folders that chores work in.
pub(crate) struct Places {
    /// The workspace's top folder.
    pub(crate) root: PathBuf,
    /// Cargo's target folder, wherever the user put it.
    pub(crate) target: PathBuf,
}

impl Places {
    pub(crate) fn find() -> Result<Self, Error> {
        let root = Path::new(env!("CARGO_MANIFEST_DIR"))
            .parent()
            .expect("the manifest lies in a folder of the workspace")
            .to_owned();
        Ok(Places {
            root,
            target: target()?,
        })
    }

    /// The libraries that the app shows.
    pub(crate) fn licences(&self) -> PathBuf {
        self.root.join("ui").join("licences.txt")
    }

    /// A program of the release build.
    pub(crate) fn release(&self, program: &str) -> PathBuf {
        self.target
            .join("release")
            .join(program)
            .with_extension(std::env::consts::EXE_EXTENSION)
    }

    /// What npm brings for the tests.
    pub(crate) fn node_modules(&self) -> PathBuf {
        self.target.join("tools").join("node_modules")
    }

    /// Where the end-to-end tests leave their pictures.
    pub(crate) fn shots(&self) -> PathBuf {
        self.target.join("shots")
    }
}

/// Cargo puts this program into `debug` in its target folder, so that folder is known without
/// asking where the configuration might have put it.
fn target() -> Result<PathBuf, Error> {
    let program = std::env::current_exe().map_err(|source| Error::File {
        path: PathBuf::from("xtask"),
        source,
    })?;
    program
        .ancestors()
        .nth(2)
        .map(Path::to_owned)
        .ok_or(Error::NoBuildFolder(program))
}
