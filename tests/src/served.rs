//! The served screens in a phone's browser.

use std::ops::Deref;
use std::path::{Path, PathBuf};
use std::process::Command;

use serde_json::Value;
use ureq::ResponseExt;

use crate::browser::Browser;
use crate::driver::free_port;
use crate::leash::Leash;
use crate::place::Place;
use crate::programs::cli_program;
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
        // A port of the system's could be another's by the time that it is served again.
        let (leash, address) = serve(&program, place, free_port()?)?;
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

    /// Seats these on a game's page past the screens, and gives their ids as forms carry them.
    pub fn seat(&self, game: &str, names: &[&str]) -> Result<String, Trouble> {
        let mut players = String::new();
        for name in names {
            let page = format!("{}/games/{game}?players={players}", self.address);
            let answer = ureq::post(page).send_form([("name", *name)])?;
            let query = answer.get_uri().query().unwrap_or_default();
            let picks = query.split('&').filter_map(|pick| pick.split_once('='));
            players = picks
                .filter(|(pick, _)| *pick == "players")
                .map(|(_, ids)| ids.replace("%2C", ","))
                .collect();
        }
        Ok(players)
    }

    /// Sends a form past the screens, to bring a match as far as a test wants it. Gives the path
    /// that it leads to.
    pub fn send(&self, path: &str, fields: &[(&str, &str)]) -> Result<String, Trouble> {
        let request = ureq::post(format!("{}{path}", self.address));
        let request = request.config().http_status_as_error(false).build();
        let mut answer = request.send_form(fields.iter().copied())?;
        if answer.status().is_success() {
            return Ok(answer.get_uri().path().to_owned());
        }
        let screen = answer.body_mut().read_to_string()?;
        let why = screen.split(" refusal\"").nth(1).unwrap_or(&screen);
        Err(Trouble::Refused {
            path: path.to_owned(),
            status: answer.status().as_u16(),
            why: why.chars().take(600).collect(),
        })
    }

    /// Plays these actions in a match that has none yet, past the screens.
    pub fn play(&self, path: &str, actions: &[Value]) -> Result<(), Trouble> {
        for (after, action) in actions.iter().enumerate() {
            let (after, action) = (after.to_string(), action.to_string());
            let fields = [("after", after.as_str()), ("action", action.as_str())];
            self.send(&format!("{path}/actions"), &fields)?;
        }
        Ok(())
    }

    /// What a browser gets that stores this instead of showing it: the kind, how it is to be
    /// stored, and the text.
    pub fn download(&self, path: &str) -> Result<([String; 2], String), Trouble> {
        let mut answer = ureq::get(format!("{}{path}", self.address)).call()?;
        let header = |name: &str| {
            let value = answer.headers().get(name);
            let value = value.and_then(|value| value.to_str().ok());
            value.unwrap_or_default().to_owned()
        };
        let headers = ["content-type", "content-disposition"].map(header);
        Ok((headers, answer.body_mut().read_to_string()?))
    }

    /// Another phone, that looks at the same screens.
    pub fn second_phone(&self, place: &Place) -> Result<Browser, Trouble> {
        let browser = Browser::start(place)?;
        browser.open(&format!("{}/", self.address))?;
        Ok(browser)
    }

    /// Ends the server as a crash does; the browser stays.
    pub fn kill(&self) -> Result<(), Trouble> {
        self.leash.kill(&self.program)
    }

    /// Serves the same place at the same address again, after it was killed.
    pub fn serve_again(&mut self, place: &Place) -> Result<(), Trouble> {
        let port = self.address.rsplit(':').next().unwrap_or_default();
        let port = port.parse().unwrap_or_default();
        (self.leash, self.address) = serve(&self.program, place, port)?;
        Ok(())
    }
}

/// Starts the server and gives its address.
fn serve(program: &Path, place: &Place, port: u16) -> Result<(Leash, String), Trouble> {
    let mut server = Command::new(program);
    place.house(&mut server);
    server
        .args(["serve", "--port", &port.to_string(), "--db"])
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
    Ok((leash, address))
}

impl Deref for Served {
    type Target = Browser;

    fn deref(&self) -> &Browser {
        &self.browser
    }
}
