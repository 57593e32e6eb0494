//! The real app in its own window.

use std::ops::Deref;
use std::path::{Path, PathBuf};
use std::process::Command;

use serde_json::json;

use crate::display;
use crate::driver::{Session, free_port};
use crate::leash::Leash;
use crate::place::Place;
use crate::programs::window_program;
use crate::screen::Screen;
use crate::trouble::Trouble;
use crate::wait;

/// The program in which the web view shows the page.
const PAGE: &str = "WebKitWebProcess";

/// Where the app, once started by a driver, awaits drivers.
const DOOR: &str = "WEBKIT_INSPECTOR_SERVER=";

/// The app as it ships, started by a driver; ended when this is dropped.
pub struct Window {
    screen: Screen,
    program: PathBuf,
    leash: Leash,
    /// The driver that took over from the one that started the app.
    second: Option<Leash>,
}

impl Window {
    pub(crate) fn start(place: &Place) -> Result<Self, Trouble> {
        let program = window_program()?;
        let (leash, port) = driver(place, None)?;
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
            second: None,
        })
    }

    /// Ends the process that shows the page, as a fault in it does; the app goes on without it.
    /// Waits until another one shows a page that is ready.
    pub fn kill_page(&mut self, place: &Place) -> Result<(), Trouble> {
        let page = Path::new(PAGE);
        self.leash.kill(page)?;
        wait::until("another process of the page", || {
            let running = !self.leash.running(page).is_empty();
            Ok(running.then_some(()).ok_or_else(|| "none".to_owned()))
        })?;
        // A driver's session ends with the process of the page, so another one looks at it.
        self.second = None;
        let (second, port) = driver(place, Some(&self.door()?))?;
        self.screen = Screen::new(Session::open(port, &json!({}))?, place.name());
        self.second = Some(second);
        self.screen.ready()
    }

    /// The address at which the app awaits drivers.
    fn door(&self) -> Result<String, Trouble> {
        let app = self.leash.running(&self.program).concat();
        let path = PathBuf::from(format!("/proc/{app}/environ"));
        let variables =
            std::fs::read_to_string(&path).map_err(|source| Trouble::File { path, source })?;
        let mut variables = variables.split('\0');
        let door = variables.find_map(|variable| variable.strip_prefix(DOOR));
        Ok(door.unwrap_or_default().to_owned())
    }

    /// The names of the threads that show the page, cut by the system to their first or last
    /// 15 letters.
    pub fn page_threads(&self) -> Vec<String> {
        let processes = self.leash.running(Path::new(PAGE));
        let tasks = processes
            .iter()
            .filter_map(|process| std::fs::read_dir(format!("/proc/{process}/task")).ok());
        tasks
            .flatten()
            .filter_map(Result::ok)
            .filter_map(|task| std::fs::read_to_string(task.path().join("comm")).ok())
            .map(|name| name.trim_end().to_owned())
            .collect()
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

/// Starts a driver, for an app that runs already if `door` is its address; gives its port, too.
fn driver(place: &Place, door: Option<&str>) -> Result<(Leash, u16), Trouble> {
    let port = free_port()?;
    let mut driver = Command::new("WebKitWebDriver");
    place.house(&mut driver);
    driver
        .arg("--host=127.0.0.1")
        .arg(format!("--port={port}"))
        .args(door.map(|door| format!("--target={door}")))
        .env("DISPLAY", display::name()?)
        .env("TAURI_WEBVIEW_AUTOMATION", "true");
    Ok((Leash::start(&driver)?, port))
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
