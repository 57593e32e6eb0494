//! Chromium in the size of a phone.

use std::ops::Deref;
use std::process::Command;

use serde_json::{Value, json};

use crate::driver::{Session, free_port};
use crate::leash::Leash;
use crate::place::{Look, Place};
use crate::screen::Screen;
use crate::trouble::Trouble;

/// Chromium started by its driver, with touch and the size of a phone.
pub struct Browser {
    screen: Screen,
    _leash: Leash,
}

impl Browser {
    pub(crate) fn start(place: &Place) -> Result<Self, Trouble> {
        let port = free_port()?;
        let mut driver = Command::new("chromedriver");
        place.house(&mut driver);
        driver
            .arg(format!("--port={port}"))
            .arg("--log-level=SEVERE");
        let leash = Leash::start(&driver)?;
        let session = Session::open(port, &capabilities(place.look_of()))?;
        let media = json!({
            "cmd": "Emulation.setEmulatedMedia",
            "params": { "features": features(place.look_of()) },
        });
        session.post("/goog/cdp/execute", &media)?;
        Ok(Browser {
            screen: Screen::new(session, place.name()),
            _leash: leash,
        })
    }
}

impl Deref for Browser {
    type Target = Screen;

    fn deref(&self) -> &Screen {
        &self.screen
    }
}

fn capabilities(look: &Look) -> Value {
    json!({
        "browserName": "chrome",
        "goog:chromeOptions": {
            "args": [
                "--headless=new",
                "--no-sandbox",
                "--disable-gpu",
                "--disable-quic",
                "--no-first-run",
                "--disable-background-networking",
                "--disable-component-update",
                "--disable-sync",
                format!("--accept-lang={}", look.language),
            ],
            "mobileEmulation": {
                "deviceMetrics": {
                    "width": look.width,
                    "height": look.height,
                    "pixelRatio": 2,
                    "touch": true,
                    "mobile": true,
                },
            },
        },
        "goog:loggingPrefs": { "browser": "ALL" },
    })
}

fn features(look: &Look) -> Value {
    let scheme = if look.dark { "dark" } else { "light" };
    let motion = if look.motion {
        "no-preference"
    } else {
        "reduce"
    };
    json!([
        { "name": "prefers-color-scheme", "value": scheme },
        { "name": "prefers-reduced-motion", "value": motion },
    ])
}
