//! Tells of the end of a timer's sand when nobody looks at the window.
//!
//! While the window is in front, its page rings by itself. A desktop runs on in the background, so
//! there a notification is sent at the end. A phone may put the app to sleep, so there the
//! notification is planned as soon as the sand falls.

use std::time::Duration;

use tableside_table::App;
use tauri::AppHandle;

#[cfg(desktop)]
mod desk;
#[cfg(desktop)]
use desk as device;
#[cfg(mobile)]
mod phone;
#[cfg(mobile)]
use phone as device;
#[cfg(mobile)]
pub(crate) use phone::plugin;

/// After so long the end is no news any more: the device slept through it, and the page tells
/// how long ago it was.
const NEWS: Duration = Duration::from_mins(10);

/// Lets the application wake at the end of its timers, and this device tell of them.
pub(crate) fn hang(application: &App, window: &AppHandle) {
    device::hang(application, window);
    // The runtime that the alarms are to wait in is the one that carries the requests.
    tauri::async_runtime::block_on(async { application.wake_timers() });
}

/// Whether a ring that is heard so long after the end is to be sent as a notification.
#[cfg_attr(mobile, allow(dead_code, reason = "a phone's is planned ahead"))]
fn notifies(in_front: bool, late: Duration) -> bool {
    !in_front && late < NEWS
}

#[cfg(test)]
mod tests {
    use super::{NEWS, notifies};
    use std::time::Duration;

    #[test]
    fn only_who_does_not_look_is_notified() {
        assert!(notifies(false, Duration::ZERO));
        assert!(!notifies(true, Duration::ZERO));
    }

    #[test]
    fn what_the_device_slept_through_is_left_to_the_page() {
        assert!(notifies(false, Duration::from_mins(9)));
        assert!(!notifies(false, NEWS));
        assert!(!notifies(false, Duration::from_hours(3)));
    }
}
