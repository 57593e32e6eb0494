//! Why a key can't be played now, for whoever taps it all the same.

use tableside_rules::kreuzsummen::{Face, Kreuzsummen, Value};

use super::picked::{Play, is_playable};
use crate::text::{Text, text};

/// A key that can't be played now.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Why {
    Value(Value),
    Face(Face),
    Swap,
    Pass,
}

impl Why {
    /// Reads a key's name; a key that can be played, or is not there, is none.
    pub(super) fn read(name: &str, game: &Kreuzsummen) -> Option<Self> {
        let scenario = game.scenario();
        let why = match name {
            "swap" => Self::Swap,
            "pass" => Self::Pass,
            name => match name.parse().ok().and_then(Value::new) {
                Some(value) => Self::Value(value),
                None => Self::Face(
                    scenario
                        .faces
                        .iter()
                        .copied()
                        .find(|face| face.name() == name)?,
                ),
            },
        };
        why.reason(game).map(|_| why)
    }

    /// The name that [`Self::read`] reads.
    pub(super) fn name(self) -> String {
        match self {
            Self::Value(value) => value.to_string(),
            Self::Face(face) => face.name().to_owned(),
            Self::Swap => "swap".to_owned(),
            Self::Pass => "pass".to_owned(),
        }
    }

    /// What is missing, in words. `None` if it can be played.
    pub(super) fn reason(self, game: &Kreuzsummen) -> Option<Text> {
        match self {
            Self::Value(value) => (value.get() <= game.scenario().highest && game.left(value) == 0)
                .then(|| {
                    text("ks-value-gone")
                        .with("value", value.get())
                        .with("copies", game.scenario().copies)
                }),
            Self::Face(face) if game.faces_left(face) == 0 => {
                Some(text("ks-face-gone").with("face", face.name()))
            }
            Self::Face(face) => (!is_playable(game, Play::Face(face)))
                .then(|| text(format!("ks-{}-off", face.name()))),
            Self::Swap => {
                (!game.swapped() && !is_playable(game, Play::Swap)).then(|| text("ks-swap-off"))
            }
            Self::Pass => game.swapped().then(|| text("ks-pass-off")),
        }
    }
}
