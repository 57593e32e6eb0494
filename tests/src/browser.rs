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
        let browser = Browser {
            screen: Screen::new(session, place.name()),
            _leash: leash,
        };
        browser.emulate(
            "EmulatedMedia",
            &json!({ "features": features(place.look_of()) }),
        )?;
        Ok(browser)
    }

    /// Gives the phone's screen another size, in CSS pixels, as by turning it.
    pub fn resize(&self, width: u32, height: u32) -> Result<(), Trouble> {
        let size = json!({
            "width": width, "height": height, "deviceScaleFactor": 2, "mobile": true,
        });
        self.emulate("DeviceMetricsOverride", &size)?;
        self.wait_until(
            &format!("a screen of {width} × {height}"),
            "return screen.width === arguments[0] && screen.height === arguments[1]",
            &json!([width, height]),
        )
    }

    fn emulate(&self, what: &str, params: &Value) -> Result<(), Trouble> {
        let command = json!({ "cmd": format!("Emulation.set{what}"), "params": params });
        self.post("/goog/cdp/execute", &command).map(drop)
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
