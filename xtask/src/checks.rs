//! The steps of `cargo xtask test`.

use crate::error::Error;
use crate::packages::{self, COMPILER, END_TO_END, WINDOW};
use crate::places::Places;
use crate::program::Program;
use crate::tools;

/// Installs what the steps need from the system.
pub(crate) fn provide() -> Result<(), Error> {
    packages::provide(&[COMPILER, WINDOW, END_TO_END])
}

pub(crate) fn format(places: &Places) -> Result<(), Error> {
    Program::cargo(&places.root)
        .args(["fmt", "--all", "--check"])
        .run()
}

pub(crate) fn lints(places: &Places) -> Result<(), Error> {
    Program::cargo(&places.root)
        .args(["clippy", "--workspace", "--all-targets", "--locked"])
        .args(["--", "--deny", "warnings"])
        .run()
}

/// Licences, sources, bans and doubled direct dependencies; advisories would have to be
/// downloaded.
pub(crate) fn deny(places: &Places) -> Result<(), Error> {
    let cargo_deny = tools::cargo_deny(places)?;
    Program::new(cargo_deny)
        .folder(&places.root)
        .args(["--offline", "--workspace", "--locked"])
        .args(["check", "bans", "licenses", "sources"])
        .run()
}

/// Builds the window as it ships, for the tests to start.
pub(crate) fn window(places: &Places) -> Result<(), Error> {
    tools::build_window(places)
}

/// All tests: of the crates, of the window under a display of its own, and of the served
/// screens in a browser.
pub(crate) fn tests(places: &Places) -> Result<(), Error> {
    let axe = tools::axe_core(places)?;
    Program::cargo(&places.root)
        .args(["test", "--workspace", "--no-fail-fast", "--locked"])
        .env("TABLESIDE_WINDOW", places.release("tableside"))
        .env("TABLESIDE_CLI", places.release("tableside-cli"))
        .env("TABLESIDE_SHOTS", places.shots())
        .env("TABLESIDE_AXE", axe)
        .run()
}

#[cfg(test)]
mod tests;
