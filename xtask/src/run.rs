//! `cargo xtask run`: from a fresh clone to the app on the screen.

use crate::error::Error;
use crate::packages::{self, COMPILER, WINDOW};
use crate::places::Places;
use crate::program::Program;
use crate::tools::build_window;

/// Builds the app and starts it with `arguments`, or the server if there is no display.
pub(crate) fn run(places: &Places, arguments: &[String]) -> Result<(), Error> {
    if has_display() {
        window(places, arguments)
    } else {
        println!("There is no display here, so the screens are served to a browser.");
        served(places, arguments)
    }
}

fn window(places: &Places, arguments: &[String]) -> Result<(), Error> {
    if cfg!(target_os = "linux") {
        packages::provide(&[COMPILER, WINDOW])?;
    }
    build_window(places)?;
    Program::new(places.release("tableside"))
        .args(arguments)
        .run()
}

fn served(places: &Places, arguments: &[String]) -> Result<(), Error> {
    packages::provide(&[COMPILER])?;
    Program::cargo(&places.root)
        .args(["build", "--release", "--package", "tableside-cli"])
        .run()?;
    Program::new(places.release("tableside-cli"))
        .args(["serve"])
        .args(arguments)
        .run()
}

fn has_display() -> bool {
    !cfg!(target_os = "linux")
        || ["DISPLAY", "WAYLAND_DISPLAY"]
            .iter()
            .any(|name| std::env::var_os(name).is_some_and(|value| !value.is_empty()))
}
