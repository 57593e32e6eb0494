//! A phone's notification, planned for the end: by then the app may not run.

use std::sync::mpsc::{Receiver, channel};
use std::thread;

use serde_json::json;
use tableside_table::{App, Ring};
use tauri::plugin::{PermissionState, Plugin, TauriPlugin};
use tauri::{AppHandle, RunEvent, Runtime};
use tauri_plugin_notification::{Error, NotificationExt, Schedule};

/// Why a notification could not be planned.
#[derive(Debug, thiserror::Error)]
enum PlanError {
    #[error(transparent)]
    Phone(#[from] Error),
    /// The plugin reads dates otherwise than it did.
    #[error(transparent)]
    Date(#[from] serde_json::Error),
}

/// A timer's key and its planned end, if it has one.
type Plan = (String, Option<Ring>);

pub(super) fn hang(application: &App, app: &AppHandle) {
    let (planning, plans) = channel();
    application.on_plan(move |key, ring| {
        // The thread behind it ends with the app.
        let _ = planning.send((key.to_owned(), ring.cloned()));
    });
    #[cfg(target_os = "ios")]
    shake(application, app);
    let app = app.clone();
    // One thread, so that plans are carried out in their order; asking the user may take long.
    thread::spawn(move || carry_out(&app, &plans));
}

/// A web view can't do this itself on this system.
#[cfg(target_os = "ios")]
fn shake(application: &App, app: &AppHandle) {
    use tauri_plugin_haptics::HapticsExt;
    let app = app.clone();
    application.on_ring(move |ring| {
        if ring.buzz
            && let Err(error) = app.haptics().vibrate(800)
        {
            tracing::warn!(%error, "no haptics");
        }
    });
}

fn carry_out<R: Runtime>(app: &AppHandle<R>, plans: &Receiver<Plan>) {
    for (key, ring) in plans {
        let id = id(&key);
        if let Err(error) = plan(app, id, ring.as_ref()) {
            tracing::warn!(%error, key, "no notification could be planned");
        }
    }
}

/// Puts the planned end in the place of what was planned before.
fn plan<R: Runtime>(app: &AppHandle<R>, id: i32, ring: Option<&Ring>) -> Result<(), PlanError> {
    let notifications = app.notification();
    notifications.cancel(vec![id])?;
    let Some(ring) = ring else {
        return Ok(());
    };
    if notifications.permission_state()? != PermissionState::Granted
        && notifications.request_permission()? != PermissionState::Granted
    {
        return Ok(());
    }
    // Written as the plugin reads it, so that its kind of date need not be ours as well.
    let schedule: Schedule = serde_json::from_value(json!({
        "at": { "date": ring.at.to_string(), "repeating": false, "allowWhileIdle": true },
    }))?;
    let notification = notifications
        .builder()
        .id(id)
        .title(&ring.title)
        .body(&ring.body)
        .schedule(schedule);
    if ring.sound || ring.buzz {
        notification.show()?;
    } else {
        notification.silent().show()?;
    }
    Ok(())
}

/// The same number for the same timer whenever the app runs, so that a plan of an earlier run can
/// be taken back: FNV-1a, without the sign.
fn id(key: &str) -> i32 {
    let hash = key.bytes().fold(0x811c_9dc5_u32, |hash, byte| {
        (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193)
    });
    i32::try_from(hash >> 1).unwrap_or(0)
}

/// The notifications of the phone, for this side only: the plugin's script and its commands stay
/// away from the web view, which has one command and no permission for these.
pub(crate) fn plugin<R: Runtime>() -> impl Plugin<R> {
    Quiet(tauri_plugin_notification::init())
}

struct Quiet<R: Runtime>(TauriPlugin<R>);

impl<R: Runtime> Plugin<R> for Quiet<R> {
    fn name(&self) -> &'static str {
        self.0.name()
    }

    fn initialize(
        &mut self,
        app: &AppHandle<R>,
        config: serde_json::Value,
    ) -> Result<(), Box<dyn std::error::Error>> {
        self.0.initialize(app, config)
    }

    fn on_event(&mut self, app: &AppHandle<R>, event: &RunEvent) {
        self.0.on_event(app, event);
    }
}
