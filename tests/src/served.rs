//! The served screens in a phone's browser.

use std::ops::Deref;
use std::path::PathBuf;
use std::process::Command;

use crate::browser::Browser;
use crate::leash::Leash;
use crate::place::Place;
use crate::programs::cli_program;
use crate::screen::Screen;
use crate::trouble::Trouble;

/// The headless program, and a phone-sized browser that looks at what it serves.
pub struct Served {
    browser: Browser,
    address: String,
    program: PathBuf,
    leash: Leash,
}

impl Served {
    pub(crate) fn start(place: &Place) -> Result<Self, Trouble> {
        let program = cli_program()?;
        let mut server = Command::new(&program);
        place.house(&mut server);
        server
            .args(["serve", "--port", "0", "--db"])
            .arg(place.database());
        let mut leash = Leash::start(&server)?;
        let line = leash.first_line("an address")?;
        let address = line
            .split_whitespace()
            .find(|word| word.starts_with("http://127.0.0.1:"))
            .ok_or_else(|| Trouble::Said {
                program: program.display().to_string(),
                wanted: "an address",
                said: line.clone(),
            })?
            .trim_end_matches('/')
            .to_owned();
        let browser = Browser::start(place)?;
        browser.open(&format!("{address}/"))?;
        Ok(Served {
            browser,
            address,
            program,
            leash,
        })
    }

    /// Where it is served, such as `http://127.0.0.1:8080`.
    pub fn address(&self) -> &str {
        &self.address
    }

    /// Another phone, that looks at the same screens.
    pub fn second_phone(&self, place: &Place) -> Result<Browser, Trouble> {
        let browser = Browser::start(place)?;
        browser.open(&format!("{}/", self.address))?;
        Ok(browser)
    }

    /// Ends the server as a crash does, and gives up the browser.
    pub fn kill(self) -> Result<(), Trouble> {
        self.leash.kill(&self.program)
    }
}

impl Deref for Served {
    type Target = Screen;

    fn deref(&self) -> &Screen {
        &self.browser
    }
}
