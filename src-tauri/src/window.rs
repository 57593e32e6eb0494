//! The one window.

use tauri::webview::{NewWindowResponse, PageLoadEvent};
use tauri::window::Color;
use tauri::{App, AppHandle, Manager, Theme, Url, WebviewWindow, WebviewWindowBuilder};

/// The label of the one window, which the capability names too.
const MAIN: &str = "main";

/// What shows before the first screen does: as dark as the room, as the style sheet has it.
const DARK: Color = Color(0x15, 0x19, 0x1b, 0xff);

/// Opens the window as `tauri.conf.json` describes it, closed to every address but the app's
/// own: a link that led elsewhere would put a stranger's page where the app was.
pub(crate) fn open(app: &App) -> tauri::Result<()> {
    let config = app
        .config()
        .app
        .windows
        .iter()
        .find(|window| window.label == MAIN)
        .ok_or(tauri::Error::WindowNotFound)?;
    let window = WebviewWindowBuilder::from_config(app.handle(), config)?
        .on_navigation(is_own)
        .on_new_window(|_, _| NewWindowResponse::Deny)
        .on_download(|_, _| false)
        .on_page_load(|window, page| {
            if page.event() == PageLoadEvent::Finished {
                reveal(&window);
            }
        })
        .build()?;
    #[cfg(target_os = "linux")]
    crate::revival::watch(&window)?;
    if window.theme()? == Theme::Dark {
        window.set_background_color(Some(DARK))?;
    }
    Ok(())
}

/// The window stays hidden until its first page stands, so a dark room sees no white flash.
#[cfg(desktop)]
fn reveal(window: &WebviewWindow) {
    if let Err(error) = window.show() {
        tracing::error!(%error, "the window does not show");
    }
}

#[cfg(mobile)]
fn reveal(_window: &WebviewWindow) {}

/// Brings the window to the front, also out of the task bar.
#[cfg(desktop)]
pub(crate) fn to_front(app: &AppHandle) {
    let Some(window) = app.get_webview_window(MAIN) else {
        return;
    };
    let raised = window
        .unminimize()
        .and_then(|()| window.show())
        .and_then(|()| window.set_focus());
    if let Err(error) = raised {
        tracing::warn!(%error, "the window does not come to the front");
    }
}

/// Whether somebody may be looking at the window. What the window system does not tell counts as
/// not.
#[cfg(desktop)]
pub(crate) fn is_in_front(app: &AppHandle) -> bool {
    app.get_webview_window(MAIN).is_some_and(|window| {
        window.is_visible().unwrap_or(false)
            && window.is_focused().unwrap_or(false)
            && !window.is_minimized().unwrap_or(true)
    })
}

/// Whether an address is one of the app's own pages, by the origin that Tauri gives them on
/// this system.
fn is_own(url: &Url) -> bool {
    if cfg!(any(windows, target_os = "android")) {
        url.scheme() == "http" && url.host_str() == Some("tauri.localhost") && url.port().is_none()
    } else {
        url.scheme() == "tauri" && url.host_str() == Some("localhost") && url.port().is_none()
    }
}

#[cfg(all(test, not(windows)))]
mod tests {
    use super::is_own;

    #[test]
    fn only_the_own_origin_is_let_in() {
        for own in ["tauri://localhost", "tauri://localhost/matches/1?at=2,3"] {
            assert!(is_own(&own.parse().unwrap()), "{own}");
        }
        for foreign in [
            "https://example.org/",
            "http://localhost/",
            "http://tauri.localhost/",
            "tauri://localhost.example.org/",
            "tauri://localhost:80/",
            "tauri://elsewhere/",
            "file:///etc/passwd",
            "data:text/html,x",
            "javascript:alert(1)",
            "about:blank",
            "blob:tauri://localhost/0",
        ] {
            assert!(!is_own(&foreign.parse().unwrap()), "{foreign}");
        }
    }
}
