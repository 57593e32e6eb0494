//! What brings the page back on Linux when the process that shows it has ended.

use std::cell::RefCell;
use std::collections::VecDeque;
use std::time::{Duration, Instant};

use tauri::WebviewWindow;
use webkit2gtk::{WebProcessTerminationReason, WebViewExt};

/// How often the page is brought back within [`SPAN`]. One that ends even more often would only
/// keep the machine busy.
const MOST: usize = 5;

/// The time that counts for [`MOST`].
const SPAN: Duration = Duration::from_mins(1);

/// Has the window load its page again whenever the web view's process ended by itself: a fault
/// of a graphics driver, or too little memory. The match is in this process and in the database,
/// so the page shows it as it was.
pub(crate) fn watch(window: &WebviewWindow) -> tauri::Result<()> {
    window.with_webview(|view| {
        let ends = RefCell::new(Ends::default());
        view.inner()
            .connect_web_process_terminated(move |view, reason| {
                if reason == WebProcessTerminationReason::TerminatedByApi {
                    return;
                }
                let again = ends.borrow_mut().again(Instant::now());
                tracing::error!(?reason, again, "the process of the page ended");
                if again {
                    view.reload();
                }
            });
    })
}

/// When the process ended, the latest last.
#[derive(Default)]
struct Ends(VecDeque<Instant>);

impl Ends {
    /// Notes that it ended `now`, and says whether the page should be brought back.
    fn again(&mut self, now: Instant) -> bool {
        self.0
            .retain(|&earlier| now.saturating_duration_since(earlier) < SPAN);
        self.0.push_back(now);
        self.0.len() <= MOST
    }
}

#[cfg(test)]
mod tests {
    use super::{Ends, Instant, MOST, SPAN};

    #[test]
    fn it_comes_back_but_not_for_ever() {
        let mut ends = Ends::default();
        let start = Instant::now();
        for _ in 0..MOST {
            assert!(ends.again(start));
        }
        assert!(!ends.again(start));
        assert!(ends.again(start + SPAN), "what is long ago does not count");
    }
}
