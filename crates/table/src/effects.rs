//! What the host is asked to do besides showing the screen.
//!
//! Named in the header `Tableside-Effects`, as in `buzz=tick,sound=win`.

use axum::http::HeaderName;

/// The header's name.
pub(crate) const HEADER: HeaderName = HeaderName::from_static("tableside-effects");

/// Something the hands or ears notice.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Effect {
    /// A move counted.
    Tick,
    /// A move was refused.
    Refused,
    /// Something began that all should notice, such as the last round.
    Announce,
    /// A match was won.
    Win,
}

impl Effect {
    /// The header's value, less what the user has turned off.
    pub(crate) fn header(self, buzz: bool, sound: bool) -> String {
        let name = match self {
            Self::Tick => "tick",
            Self::Refused => "refused",
            Self::Announce => "announce",
            Self::Win => "win",
        };
        let mut parts = Vec::new();
        if buzz {
            parts.push(format!("buzz={name}"));
        }
        if sound && self != Self::Tick {
            parts.push(format!("sound={name}"));
        }
        parts.join(",")
    }
}
