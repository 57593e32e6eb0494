//! The real device: the one that the app runs on.

use std::path::PathBuf;

use tauri::{AppHandle, Manager, Runtime};

use crate::host::{Choice, Effect, Host};
use crate::save::{self, SaveError};

#[cfg(desktop)]
mod wakefulness;

/// The device that the app runs on.
pub(crate) struct Device<R: Runtime> {
    app: AppHandle<R>,
    #[cfg(desktop)]
    wakefulness: wakefulness::Wakefulness,
}

impl<R: Runtime> Device<R> {
    pub(crate) fn new(app: AppHandle<R>) -> Self {
        Device {
            app,
            #[cfg(desktop)]
            wakefulness: wakefulness::Wakefulness::default(),
        }
    }

    /// Phones shake; how strongly is for their system to say.
    #[cfg(mobile)]
    fn buzz(&self, manner: &str) -> bool {
        use tauri_plugin_haptics::{HapticsExt, ImpactFeedbackStyle, NotificationFeedbackType};
        let haptics = self.app.haptics();
        let done = match manner {
            "win" => haptics.notification_feedback(NotificationFeedbackType::Success),
            "refused" | "error" => haptics.notification_feedback(NotificationFeedbackType::Error),
            "time" => haptics.vibrate(800),
            _ => haptics.impact_feedback(ImpactFeedbackStyle::Light),
        };
        done.inspect_err(|error| tracing::warn!(%error, "no haptics"))
            .is_ok()
    }

    #[cfg(desktop)]
    #[expect(clippy::unused_self, reason = "a phone needs its app for this")]
    fn buzz(&self, _manner: &str) -> bool {
        false
    }
}

impl<R: Runtime> Host for Device<R> {
    fn perform(&self, effect: Effect<'_>) -> bool {
        match effect.name {
            "buzz" => self.buzz(effect.manner),
            _ => false,
        }
    }

    fn keep_awake(&self, awake: bool) {
        #[cfg(desktop)]
        self.wakefulness.set(awake);
        // A phone's web view has a wake lock of its own, which the page asks for.
        #[cfg(mobile)]
        let _ = awake;
    }

    fn save(&self, name: &str, content: &[u8]) -> Result<PathBuf, SaveError> {
        let folders = self.app.path();
        let folder = folders
            .download_dir()
            .or_else(|_| folders.document_dir())
            .or_else(|_| folders.home_dir())
            .map_err(|_| SaveError::NoFolder)?;
        save::save(&folder, name, content)
    }

    /// The system's own dialog, which must not be waited for on the thread that draws it; a call
    /// of the page comes on another.
    #[cfg(desktop)]
    fn choose(&self, name: &str) -> Choice {
        use tauri_plugin_dialog::DialogExt;
        let dialog = self.app.dialog().file().set_file_name(save::tame(name));
        match dialog.blocking_save_file() {
            None => Choice::Nowhere,
            Some(chosen) => chosen.into_path().map_or(Choice::Unasked, Choice::Path),
        }
    }

    #[cfg(mobile)]
    fn choose(&self, _name: &str) -> Choice {
        Choice::Unasked
    }
}
