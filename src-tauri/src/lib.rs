//! The window of Tableside.
//!
//! The web view has one command, [`request`](request::request), whose calls are carried to the
//! application's router inside this process. What an answer asks of the device itself goes
//! through a [`Host`], so the web view needs no further permission.

mod arguments;
mod bell;
mod device;
mod host;
mod journal;
#[cfg(target_os = "linux")]
mod painting;
mod request;
#[cfg(target_os = "linux")]
mod revival;
mod save;
mod window;

use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::Arc;

use tauri::{Builder, Manager, Runtime, Wry};

use crate::device::Device;
pub use crate::host::{Choice, Effect, Host};
use crate::request::House;
pub use crate::save::SaveError;

/// Why the window did not come up.
#[derive(Debug, thiserror::Error)]
pub enum StartError {
    /// Neither X11 nor Wayland can be reached, so no window can be opened.
    #[error(
        "no display: neither DISPLAY nor WAYLAND_DISPLAY is set; without one, `tableside-cli serve` shows Tableside in a browser"
    )]
    NoDisplay,
    /// The window system or one of its libraries refused.
    #[error("the window can't be opened: {0}")]
    Window(#[from] tauri::Error),
}

/// Reads the program's arguments, opens the window and stays until it is closed.
///
/// Gives the exit code: 0 after a normal end, 1 if the window can't be opened; clap ends the
/// process by itself for `--help` and for arguments that it does not know.
pub fn start() -> ExitCode {
    let database = arguments::database();
    #[cfg(target_os = "linux")]
    painting::on_the_processor();
    match launch(database) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("tableside: {error}");
            ExitCode::FAILURE
        }
    }
}

/// The way in for phones, where there are no arguments and no exit code.
#[cfg_attr(mobile, tauri::mobile_entry_point)]
pub fn run() {
    if let Err(error) = launch(None) {
        tracing::error!(%error, "the app ends");
    }
}

/// Opens the window on the database at `database`, or on the one in the app's data folder.
fn launch(database: Option<PathBuf>) -> Result<(), StartError> {
    display()?;
    let builder = with_plugins(Builder::default(), database.is_some());
    let app = with_request(builder)
        .setup(move |app| {
            let data = app.path().app_data_dir()?;
            journal::begin(&app.path().app_log_dir()?);
            let database = database.unwrap_or_else(|| data.join("tableside.db"));
            prepare_folder(&database);
            let languages: Vec<String> = sys_locale::get_locales().collect();
            let application = tableside_table::App::open(tableside_table::Config {
                database,
                languages: languages.clone(),
                window: true,
            });
            bell::hang(&application, app.handle());
            application.keep_backups();
            let device = Device::new(app.handle().clone());
            app.manage(House::new(
                tableside_table::router(&application),
                Arc::new(device),
                languages,
            ));
            window::open(app)?;
            Ok(())
        })
        .build(context())?;
    app.run(|_, _| {});
    Ok(())
}

/// GTK ends the process in its own way where there is no display; this says what to do instead.
fn display() -> Result<(), StartError> {
    let reachable = !cfg!(target_os = "linux")
        || ["DISPLAY", "WAYLAND_DISPLAY"]
            .iter()
            .any(|name| std::env::var_os(name).is_some_and(|value| !value.is_empty()));
    reachable.then_some(()).ok_or(StartError::NoDisplay)
}

/// A folder that can't be made is reported by the application, whose database then can't be
/// opened: it has a screen for that, and this place has none.
fn prepare_folder(database: &std::path::Path) {
    if let Some(folder) = database.parent()
        && let Err(error) = std::fs::create_dir_all(folder)
    {
        tracing::error!(%error, folder = %folder.display(), "the data folder can't be made");
    }
}

/// Adds the one command that the web view may call.
fn with_request<R: Runtime>(builder: Builder<R>) -> Builder<R> {
    builder.invoke_handler(tauri::generate_handler![request::request])
}

/// A second start brings the first one's window to the front, unless it asks for a database of
/// its own: that one is another house, not a second door to this one.
#[cfg(desktop)]
fn with_plugins(builder: Builder<Wry>, own_database: bool) -> Builder<Wry> {
    let builder = builder.plugin(tauri_plugin_dialog::init());
    if own_database {
        return builder;
    }
    builder.plugin(tauri_plugin_single_instance::init(|app, _, _| {
        window::to_front(app);
    }))
}

#[cfg(mobile)]
fn with_plugins(builder: Builder<Wry>, _own_database: bool) -> Builder<Wry> {
    builder
        .plugin(tauri_plugin_haptics::init())
        .plugin(bell::plugin())
}

/// The configuration, the assets and the capabilities that ship.
fn context<R: Runtime>() -> tauri::Context<R> {
    tauri::generate_context!()
}
