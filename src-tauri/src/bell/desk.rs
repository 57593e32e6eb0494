//! A desktop's notification, sent at the end.

use std::thread;

use notify_rust::Notification;
use tableside_table::{App, Ring};
use tauri::AppHandle;

use super::notifies;
use crate::window;

pub(super) fn hang(application: &App, app: &AppHandle) {
    let app = app.clone();
    application.on_ring(move |ring| {
        let (app, ring) = (app.clone(), ring.clone());
        // The window system and the notification service may take their time over it.
        thread::spawn(move || {
            if notifies(window::is_in_front(&app), ring.late) {
                send(&ring);
            }
        });
    });
}

fn send(ring: &Ring) {
    let mut notification = Notification::new();
    notification
        .appname("Tableside")
        .summary(&ring.title)
        .body(&ring.body)
        .auto_icon();
    if ring.sound {
        notification.sound_name(SOUND);
    }
    match notification.show() {
        Ok(shown) => keep(shown),
        // Without such a service, as on a bare Linux, the page tells when one is back.
        Err(error) => tracing::warn!(%error, "no notification could be sent"),
    }
}

/// The name that each system has for a sound of this kind.
const SOUND: &str = if cfg!(target_os = "windows") {
    "Alarm"
} else if cfg!(target_os = "macos") {
    "Glass"
} else {
    "alarm-clock-elapsed"
};

/// Some services take a notification away as soon as whoever has sent it is gone.
#[cfg(all(unix, not(target_os = "macos")))]
fn keep(shown: notify_rust::NotificationHandle) {
    shown.on_close(|_: notify_rust::CloseReason| ());
}

#[cfg(not(all(unix, not(target_os = "macos"))))]
fn keep<T>(_shown: T) {}
