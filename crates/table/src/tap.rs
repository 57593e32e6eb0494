//! One thing to tap, as the templates print it.

use serde::Serialize;

use crate::text::Text;

/// A button of a board or its pad.
pub(crate) struct Tap {
    /// Its `data-key`.
    pub(crate) key: String,
    pub(crate) does: Does,
    /// What it is called by a screen reader.
    pub(crate) label: Text,
    /// Whether it shows as picked.
    pub(crate) pressed: bool,
    /// Whether it shows as not to be played; tapping it says why.
    pub(crate) off: bool,
}

/// What a tap does.
pub(crate) enum Does {
    /// A complete action, as a match file has it.
    Act(String),
    /// Another pick: the query of the screen that shows it.
    Pick(String),
    /// A panel in the place of the pad, which the way back closes: its query.
    Open(String),
    /// Nothing; the label says why.
    Nothing,
}

impl Does {
    /// A complete action.
    pub(crate) fn act(action: &impl Serialize) -> Self {
        // An action is plain data, so it can always be written.
        serde_json::to_string(action).map_or(Self::Nothing, Self::Act)
    }
}

impl Tap {
    pub(crate) fn new(key: impl Into<String>, does: Does, label: Text) -> Self {
        Self {
            key: key.into(),
            does,
            label,
            pressed: false,
            off: false,
        }
    }

    /// Shown as not to be played.
    #[must_use]
    pub(crate) fn off(mut self) -> Self {
        self.off = true;
        self
    }

    /// Shown as picked, or not.
    #[must_use]
    pub(crate) fn pressed(mut self, pressed: bool) -> Self {
        self.pressed = pressed;
        self
    }

    /// The action's text, for a button that plays.
    pub(crate) fn act(&self) -> Option<&str> {
        match &self.does {
            Does::Act(action) => Some(action),
            _ => None,
        }
    }

    /// The query, for a button that picks.
    pub(crate) fn pick(&self) -> Option<&str> {
        match &self.does {
            Does::Pick(query) => Some(query),
            _ => None,
        }
    }

    /// The query, for a button that opens a panel.
    pub(crate) fn open(&self) -> Option<&str> {
        match &self.does {
            Does::Open(query) => Some(query),
            _ => None,
        }
    }
}
