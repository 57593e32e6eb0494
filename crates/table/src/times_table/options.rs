//! What a group has chosen for a match beside its set-up: the length of the sand,
//! and whether an expedition counts its tiles.

use std::time::Duration;

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use tableside_ledger::{Ledger, MatchHead};

use crate::failure::Failure;

/// The match option, and the setting that keeps what was chosen the last time.
pub(super) const NAME: &str = "times-table";

/// The rungs of the ladder until somebody has counted them.
pub(super) const RUNGS: u32 = 10;
/// The most rungs that the screen offers.
pub(super) const MOST_RUNGS: u32 = 30;
/// The length of the sand until somebody has measured it, in milliseconds.
const SAND_MS: u32 = 60_000;

/// How an expedition keeps its tiles.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum Tiles {
    /// Only the clock counts.
    #[default]
    Uncounted,
    /// Every tile is tapped.
    Counted,
}

impl Tiles {
    pub(super) const ALL: [Self; 2] = [Self::Uncounted, Self::Counted];

    pub(super) const fn name(self) -> &'static str {
        match self {
            Self::Uncounted => "uncounted",
            Self::Counted => "counted",
        }
    }

    pub(super) fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|tiles| tiles.name() == name)
    }
}

/// The length of the sand.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Glass {
    /// In milliseconds.
    pub(super) ms: u32,
    /// The name of the real glass that was measured, if it is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) name: Option<String>,
}

impl Glass {
    pub(super) fn length(&self) -> Duration {
        Duration::from_millis(self.ms.into())
    }
}

impl Default for Glass {
    fn default() -> Self {
        Self {
            ms: SAND_MS,
            name: None,
        }
    }
}

/// What is chosen for a match.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub(super) struct Options {
    pub(super) rungs: u32,
    pub(super) glass: Glass,
    pub(super) tiles: Tiles,
    /// The variant that was played the last time, by its name in match files.
    pub(super) variant: Option<String>,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            rungs: RUNGS,
            glass: Glass::default(),
            tiles: Tiles::default(),
            variant: None,
        }
    }
}

impl Options {
    /// What was chosen the last time.
    pub(super) fn remembered(ledger: &Ledger) -> Result<Self, Failure> {
        let kept = ledger.setting(NAME)?;
        // What an earlier version kept otherwise is asked for anew.
        Ok(kept
            .and_then(|kept| serde_json::from_value(kept).ok())
            .unwrap_or_default())
    }

    /// Keeps it for the next time.
    pub(super) fn remember(&self, ledger: &mut Ledger) -> Result<(), Failure> {
        Ok(ledger.set_setting(NAME, &self.written()?)?)
    }

    /// What was chosen for a match; as the last time where the match does not say it.
    pub(super) fn of(ledger: &Ledger, head: &MatchHead) -> Result<Self, Failure> {
        let own = head.options.get(NAME).cloned();
        match own.and_then(|own| serde_json::from_value(own).ok()) {
            Some(own) => Ok(own),
            None => Self::remembered(ledger),
        }
    }

    /// How an expedition keeps its tiles that has counted so many by now.
    pub(super) fn tiles_of(
        ledger: &Ledger,
        head: &MatchHead,
        counted: usize,
    ) -> Result<Tiles, Failure> {
        // A match that came from a file does not say it but by its tiles.
        if counted > 0 && !head.options.contains_key(NAME) {
            return Ok(Tiles::Counted);
        }
        Ok(Self::of(ledger, head)?.tiles)
    }

    /// As a match keeps it.
    pub(super) fn put(&self, options: &mut Map<String, Value>) -> Result<(), Failure> {
        options.insert(NAME.to_owned(), self.written()?);
        Ok(())
    }

    fn written(&self) -> Result<Value, Failure> {
        serde_json::to_value(self).map_err(Failure::internal)
    }
}
