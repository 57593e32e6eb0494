//! What two and more do at the table, as far as several tests tell of it.

use serde_json::{Value, json};

use crate::screen::Screen;
use crate::trouble::Trouble;

/// Whose each field of the 12 × 12 board is, in reading order: a seat, or a dot for nobody.
const OWNERS: &str = "
    const seats = ['0', '1', '2', '3'];
    return [...document.querySelectorAll('.md-board .md-cell')]
        .map((cell) => seats.find((seat) => cell.classList.contains(`seat-${seat}`)) ?? '.').join('');
";

/// What lies in each mine that is shown large, as the screen reader has it, one line a place.
const MINES: &str = "
    return [...document.querySelectorAll('.dig-cell')].map((cell) => cell.getAttribute('aria-label'));
";

impl Screen {
    /// From the first screen to a game's own page, where these sit down in this order.
    pub fn sit_down(&self, game: &str, names: &[&str]) -> Result<(), Trouble> {
        self.wait_for_screen("home")?;
        self.tap(&format!("game-{game}"))?;
        for (before, name) in names.iter().enumerate() {
            self.fill("#name", name)?;
            self.tap("add")?;
            self.wait_for(&format!(".party-seat:nth-child({})", before + 1))?;
        }
        Ok(())
    }

    /// Taps the numbers of three dice, one after the other.
    pub fn throw(&self, dice: [u8; 3]) -> Result<(), Trouble> {
        dice.iter()
            .try_for_each(|number| self.tap(&format!("number-{number}")))
    }

    /// Plays what is left of the throw on the table, each product on its first field. Gives how
    /// many were played.
    pub fn play_out(&self) -> Result<usize, Trouble> {
        let open = ".md-product:not(.md-done)";
        let mut played = 0;
        while let Some(product) = self.attribute(open, "data-key")? {
            self.tap(&product)?;
            if let Some(field) = self.attribute(".md-field-key", "data-key")? {
                self.tap(&field)?;
            }
            played += 1;
        }
        Ok(played)
    }

    /// Whose the 144 fields are, in reading order: the number of a seat, or a dot for nobody.
    pub fn owners(&self) -> Result<String, Trouble> {
        let found = self.run(OWNERS, &json!([]))?;
        Ok(found.as_str().unwrap_or_default().to_owned())
    }

    /// Everybody's points, in seat order.
    pub fn scores(&self) -> Result<Vec<String>, Trouble> {
        self.texts(".seat .seat-score")
    }

    /// Waits until no throw is simulated any more.
    pub fn wait_for_the_end_of_the_simulation(&self) -> Result<(), Trouble> {
        self.wait_until_gone("[data-key=\"next-throw\"]")
    }

    /// Taps a place of the mine that is looked at, such as `1-5` for the second player's middle,
    /// and then a card.
    pub fn dig(&self, place: &str, card: &str) -> Result<(), Trouble> {
        self.tap(&format!("place-{place}"))?;
        self.tap(card)
    }

    /// What lies in the mines that are shown large, in words, place by place.
    pub fn mines(&self) -> Result<Vec<String>, Trouble> {
        let found = self.run(MINES, &json!([]))?;
        let labels = found.as_array().into_iter().flatten();
        Ok(labels
            .filter_map(Value::as_str)
            .map(str::to_owned)
            .collect())
    }
}
