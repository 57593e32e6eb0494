//! The frame of every screen, as `shell.html` wants it.

use crate::text::Text;
use crate::visit::Visit;

/// What stands around a screen's content.
#[derive(Debug, Clone)]
pub(crate) struct Shell {
    pub(crate) lang: &'static str,
    /// `system`, `light`, `dark` or `contrast`.
    pub(crate) theme: &'static str,
    pub(crate) title: Text,
    /// The kind of screen, for the front end and the tests.
    pub(crate) screen: &'static str,
    /// Where the way back leads; home has none.
    pub(crate) up: Option<String>,
    /// What the last action did, for the screen reader.
    pub(crate) say: Option<Text>,
    /// Whether the screen is to stay awake.
    pub(crate) awake: bool,
    pub(crate) match_id: Option<String>,
    pub(crate) revision: Option<u32>,
    /// Whose side the screen turns to, if the group chose that.
    pub(crate) turn_seat: Option<usize>,
}

impl Shell {
    pub(crate) fn new(visit: &Visit, screen: &'static str, title: Text) -> Self {
        Self {
            lang: visit.lang.tag(),
            theme: visit.settings.theme.name(),
            title,
            screen,
            up: None,
            say: None,
            awake: false,
            match_id: None,
            revision: None,
            turn_seat: None,
        }
    }

    /// With the way back.
    #[must_use]
    pub(crate) fn up(mut self, path: impl Into<String>) -> Self {
        self.up = Some(path.into());
        self
    }
}
