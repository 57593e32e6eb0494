//! The programs under test.

use std::path::{Path, PathBuf};

use crate::trouble::Trouble;

/// The window as it ships.
pub fn window_program() -> Result<PathBuf, Trouble> {
    program("TABLESIDE_WINDOW", "tableside")
}

/// The headless program.
pub fn cli_program() -> Result<PathBuf, Trouble> {
    program("TABLESIDE_CLI", "tableside-cli")
}

/// The folder that cargo builds into: this test program lies in `debug/deps` in it.
pub(crate) fn target() -> PathBuf {
    let program = std::env::current_exe().unwrap_or_default();
    program
        .ancestors()
        .nth(3)
        .map_or_else(|| PathBuf::from("target"), Path::to_owned)
}

/// The program that the environment names, or else the one of the release build.
fn program(variable: &str, name: &str) -> Result<PathBuf, Trouble> {
    let path = std::env::var_os(variable)
        .map_or_else(|| target().join("release").join(name), PathBuf::from);
    // Running processes are told by the true path of their program.
    path.canonicalize().map_err(|_| Trouble::NotBuilt(path))
}
