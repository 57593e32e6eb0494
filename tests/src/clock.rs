//! What a clock of the table says of what the app shows.

use std::time::Instant;

use crate::screen::Screen;
use crate::trouble::Trouble;

/// The moment of a tap or a look, as exactly as the test knows it: somewhen between the two.
#[derive(Clone, Copy, Debug)]
pub struct Span {
    from: Instant,
    to: Instant,
}

impl Span {
    /// Does something, and gives when that was with what it gave.
    pub fn of<T>(deed: impl FnOnce() -> Result<T, Trouble>) -> Result<(Self, T), Trouble> {
        let from = Instant::now();
        let done = deed()?;
        let to = Instant::now();
        Ok((Span { from, to }, done))
    }

    /// The least and the most that can lie between an earlier moment and this one, in seconds.
    pub fn since(self, earlier: Self) -> [f64; 2] {
        let least = self.from.saturating_duration_since(earlier.to);
        let most = self.to.saturating_duration_since(earlier.from);
        [least, most].map(|time| time.as_secs_f64())
    }
}

impl Screen {
    /// The seconds that a timer shows, and when that was read.
    pub fn digits(&self, css: &str) -> Result<(Span, u32), Trouble> {
        let (span, shown) = Span::of(|| self.text(css))?;
        let mut parts = shown.split(':').map(|part| part.trim().parse().ok());
        let seconds = parts.try_fold(0_u32, |sum, part: Option<u32>| Some(sum * 60 + part?));
        let seconds = seconds.ok_or_else(|| Trouble::Late {
            wanted: format!("digits in {css}"),
            instead: shown,
        })?;
        Ok((span, seconds))
    }
}
