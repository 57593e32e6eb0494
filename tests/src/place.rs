//! A home of its own for each test.

use std::path::{Path, PathBuf};
use std::process::Command;

use crate::served::Served;
use crate::trouble::Trouble;
use crate::wait;
use crate::window::Window;

/// How the device is set up: what a user chooses once, outside the app.
#[derive(Clone, Debug)]
pub struct Look {
    /// The system's language, such as `hu`.
    pub language: &'static str,
    /// Whether the system prefers dark colours.
    pub dark: bool,
    /// Whether the system lets things move; if not, it prefers reduced motion.
    pub motion: bool,
    /// The width of the screen in CSS pixels.
    pub width: u32,
    /// The height of the screen in CSS pixels.
    pub height: u32,
}

impl Default for Look {
    /// An English phone in daylight that moves as little as it can: what moves can't be tapped
    /// with certainty.
    fn default() -> Self {
        Look {
            language: "en",
            dark: false,
            motion: false,
            width: 390,
            height: 844,
        }
    }
}

/// A home with its own data folder, where the app finds what an earlier start left there.
pub struct Place {
    name: String,
    home: tempfile::TempDir,
    look: Look,
}

impl Place {
    /// An empty home. The name tells its pictures from those of other tests.
    pub fn new(name: &str) -> Result<Self, Trouble> {
        let home = tempfile::Builder::new()
            .prefix("tableside-")
            .tempdir()
            .map_err(|source| Trouble::File {
                path: std::env::temp_dir(),
                source,
            })?;
        let place = Place {
            name: name.to_owned(),
            home,
            look: Look::default(),
        };
        for folder in ["config/gtk-3.0", "data", "cache", "run", "Downloads"] {
            let path = place.home().join(folder);
            std::fs::create_dir_all(&path).map_err(|source| Trouble::File { path, source })?;
        }
        place.write(
            "config/user-dirs.dirs",
            "XDG_DOWNLOAD_DIR=\"$HOME/Downloads\"\n",
        )?;
        Ok(place)
    }

    /// The same home on a device that is set up in another way.
    #[must_use]
    pub fn look(mut self, look: Look) -> Self {
        self.look = look;
        self
    }

    /// Starts the window and waits for its first screen.
    pub fn window(&self) -> Result<Window, Trouble> {
        let settings = format!(
            "[Settings]\ngtk-application-prefer-dark-theme={}\ngtk-enable-animations={}\n",
            u8::from(self.look.dark),
            u8::from(self.look.motion),
        );
        self.write("config/gtk-3.0/settings.ini", &settings)?;
        Window::start(self)
    }

    /// Starts the window twice at the same moment, where both can see each other, and gives how
    /// many of the two are still there after the first of them has ended well.
    pub fn window_twice(&self) -> Result<usize, Trouble> {
        crate::window::twice(self)
    }

    /// Serves the screens and opens a browser on the first one.
    pub fn served(&self) -> Result<Served, Trouble> {
        Served::start(self)
    }

    /// The home folder.
    pub fn home(&self) -> &Path {
        self.home.path()
    }

    /// Where the window keeps its database by itself.
    pub fn database(&self) -> PathBuf {
        self.home()
            .join("data/app.tableside.companion/tableside.db")
    }

    /// Waits until the window's web view has written this text to its storage. It does so about
    /// half a second after the page asked for it, which only a kill can tell.
    pub fn wait_for_kept(&self, text: &str) -> Result<(), Trouble> {
        let wide: Vec<u8> = text.encode_utf16().flat_map(u16::to_le_bytes).collect();
        let wanted = [wide.as_slice(), text.as_bytes()];
        wait::until(&format!("{text} in the storage"), || {
            Ok(if holds(&self.home().join("data"), &wanted) {
                Ok(())
            } else {
                Err("no file of the data folder holds it".to_owned())
            })
        })
    }

    /// Where an export goes.
    pub fn downloads(&self) -> PathBuf {
        self.home().join("Downloads")
    }

    /// Waits until a file of this name has been saved, and gives its text.
    pub fn wait_for_download(&self, name: &str) -> Result<String, Trouble> {
        let path = self.downloads().join(name);
        wait::until(&format!("{} to be saved", path.display()), || {
            Ok(match std::fs::read_to_string(&path) {
                Ok(text) if !text.is_empty() => Ok(text),
                Ok(_) => Err("an empty file".to_owned()),
                Err(error) => Err(error.to_string()),
            })
        })
    }

    /// Waits until a file whose name ends like this has been saved, and gives its path.
    pub fn wait_for_saved(&self, ending: &str) -> Result<PathBuf, Trouble> {
        wait::until(&format!("a file that ends in {ending} to be saved"), || {
            let entries = std::fs::read_dir(self.downloads()).into_iter().flatten();
            let mut paths = entries.filter_map(Result::ok).map(|entry| entry.path());
            let saved = paths.find(|path| {
                let name = path.file_name().unwrap_or_default().to_string_lossy();
                name.ends_with(ending) && path.metadata().is_ok_and(|data| data.len() > 0)
            });
            Ok(saved.ok_or_else(|| "there is none".to_owned()))
        })
    }

    pub(crate) fn name(&self) -> &str {
        &self.name
    }

    pub(crate) fn look_of(&self) -> &Look {
        &self.look
    }

    /// Lets a program live here, and nowhere else.
    pub(crate) fn house(&self, command: &mut Command) {
        let home = self.home();
        for (variable, folder) in [
            ("XDG_CONFIG_HOME", "config"),
            ("XDG_DATA_HOME", "data"),
            ("XDG_CACHE_HOME", "cache"),
            ("XDG_RUNTIME_DIR", "run"),
        ] {
            command.env(variable, home.join(folder));
        }
        for variable in [
            "LC_ALL",
            "LC_MESSAGES",
            "LANGUAGE",
            "WAYLAND_DISPLAY",
            "DISPLAY",
        ] {
            command.env_remove(variable);
        }
        command
            .env("HOME", home)
            // Machines for tests have no other locale, but any language can be preferred.
            .env("LANG", "C.UTF-8")
            .env("LANGUAGE", self.look.language)
            // Else a start of the app would find the one of another test, or of the developer.
            .env("DBUS_SESSION_BUS_ADDRESS", "disabled:")
            .env("NO_AT_BRIDGE", "1");
    }

    fn write(&self, file: &str, content: &str) -> Result<(), Trouble> {
        let path = self.home().join(file);
        std::fs::write(&path, content).map_err(|source| Trouble::File { path, source })
    }
}

/// Whether a file of the web view in this folder, or further down, holds one of these.
fn holds(folder: &Path, wanted: &[&[u8]]) -> bool {
    let Ok(entries) = std::fs::read_dir(folder) else {
        return false;
    };
    let mut paths = entries.filter_map(Result::ok).map(|entry| entry.path());
    paths.any(|path| {
        if path.is_dir() {
            return holds(&path, wanted);
        }
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        // The log and the database of the app tell of the match, too.
        if name.starts_with("tableside") {
            return false;
        }
        let content = std::fs::read(&path).unwrap_or_default();
        wanted
            .iter()
            .any(|text| content.windows(text.len()).any(|part| part == *text))
    })
}
