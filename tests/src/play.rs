//! What a pair does at the table, as far as several tests tell of it.

use serde_json::json;

use crate::screen::Screen;
use crate::trouble::Trouble;

/// The top numbers of the field in reading order, a dot for a free place.
const FIELD: &str = "
    const cells = [...document.querySelectorAll('.ks-cell')];
    return cells.map((cell) => cell.querySelector('b')?.innerText.trim() ?? '.').join(' ');
";

impl Screen {
    /// Enters the first pair from an empty home, and ends on its campaign.
    pub fn meet(&self, one: &str, two: &str) -> Result<(), Trouble> {
        self.wait_for_screen("home")?;
        self.tap("game-kreuzsummen")?;
        self.wait_for_screen("pairs")?;
        self.fill("#one", one)?;
        self.fill("#two", two)?;
        self.tap("add-pair")?;
        self.wait_for_screen("team")
    }

    /// From the campaign by way of the set-up page to the match, begun by this seat.
    pub fn begin(&self, starter: usize) -> Result<(), Trouble> {
        self.tap("next-setup")?;
        self.wait_for_screen("scenario")?;
        self.start(starter)
    }

    /// From the set-up page to the match, begun by this seat.
    pub fn start(&self, starter: usize) -> Result<(), Trouble> {
        self.tap(&format!("starter-{starter}"))?;
        self.tap("start")?;
        self.wait_for_screen("match")
    }

    /// Taps a place, such as `2-3`, and then a number.
    pub fn lay(&self, place: &str, value: u8) -> Result<(), Trouble> {
        self.tap(&format!("place-{place}"))?;
        self.tap(&format!("value-{value}"))
    }

    /// Taps these one after the other.
    pub fn taps(&self, keys: &[&str]) -> Result<(), Trouble> {
        keys.iter().try_for_each(|key| self.tap(key))
    }

    /// The top numbers of the field in reading order, such as `5 4 . 3 . .`.
    pub fn field(&self) -> Result<String, Trouble> {
        let found = self.run(FIELD, &json!([]))?;
        Ok(found.as_str().unwrap_or_default().to_owned())
    }

    /// The name of the one whose turn it is.
    pub fn whose_turn(&self) -> Result<String, Trouble> {
        self.text(".seat-on .seat-name")
    }
}
