//! The real app in its own window.

use std::ops::Deref;
use std::path::PathBuf;
use std::process::Command;

use serde_json::json;

use crate::display;
use crate::driver::{Session, free_port};
use crate::leash::Leash;
use crate::place::Place;
use crate::programs::window_program;
use crate::screen::Screen;
use crate::trouble::Trouble;

/// The app as it ships, started by a driver; ended when this is dropped.
pub struct Window {
    screen: Screen,
    program: PathBuf,
    leash: Leash,
}

impl Window {
    pub(crate) fn start(place: &Place) -> Result<Self, Trouble> {
        let program = window_program()?;
        let port = free_port()?;
        let mut driver = Command::new("WebKitWebDriver");
        place.house(&mut driver);
        driver
            .arg("--host=127.0.0.1")
            .arg(format!("--port={port}"))
            .env("DISPLAY", display::name()?)
            .env("TAURI_WEBVIEW_AUTOMATION", "true");
        let leash = Leash::start(&driver)?;
        let options = json!({ "webkitgtk:browserOptions": { "binary": program, "args": [] } });
        let session = Session::open(port, &options)?;
        let screen = Screen::new(session, place.name());
        let look = place.look_of();
        screen.ready()?;
        screen.resize(look.width, look.height)?;
        Ok(Window {
            screen,
            program,
            leash,
        })
    }

    /// Kills the app once it has stored where it is, and starts it again.
    pub fn killed_and_started(self, place: &Place) -> Result<Self, Trouble> {
        self.killed_when_kept(place)?;
        place.window()
    }

    /// Kills the app once it has stored where it is.
    pub fn killed_when_kept(self, place: &Place) -> Result<(), Trouble> {
        let last = self.run("return localStorage.getItem('last')", &json!([]))?;
        place.wait_for_kept(last.as_str().unwrap_or_default())?;
        self.kill()
    }

    /// Ends the app as a crash or an empty battery does, and gives up the window.
    pub fn kill(self) -> Result<(), Trouble> {
        self.leash.kill(&self.program)
    }
}

/// Starts a program twice and says how the first of the two to end ended.
const TWICE: &str = r#""$1" & "$1" & wait -n; echo "one ended with $?"; wait"#;

/// Starts the app twice on a bus of its own; see [`Place::window_twice`].
pub(crate) fn twice(place: &Place) -> Result<usize, Trouble> {
    let program = window_program()?;
    let mut command = Command::new("dbus-run-session");
    place.house(&mut command);
    command
        .args(["--", "bash", "-c", TWICE, "bash"])
        .arg(&program)
        .env("DISPLAY", display::name()?);
    let mut leash = Leash::start(&command)?;
    let said = leash.first_line("that one ended")?;
    if said != "one ended with 0" {
        return Err(Trouble::Said {
            program: program.display().to_string(),
            wanted: "that one ended well",
            said,
        });
    }
    Ok(leash.running(&program).len())
}

impl Deref for Window {
    type Target = Screen;

    fn deref(&self) -> &Screen {
        &self.screen
    }
}
