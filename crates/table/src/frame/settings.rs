//! The user's choices for the app as a whole.

use askama::Template;
use axum::Router;
use axum::extract::Form;
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::get;
use serde::Deserialize;
use serde_json::Value;
use tableside_ledger::Ledger;

use crate::app::App;
use crate::failure::Failure;
use crate::filters;
use crate::screen::Shell;
use crate::text::{Lang, Text, text};
use crate::visit::Visit;

/// How the screens are coloured.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) enum Theme {
    #[default]
    System,
    Light,
    Dark,
    Contrast,
}

impl Theme {
    const ALL: [Self; 4] = [Self::System, Self::Light, Self::Dark, Self::Contrast];

    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::System => "system",
            Self::Light => "light",
            Self::Dark => "dark",
            Self::Contrast => "contrast",
        }
    }
}

/// The choices, as loaded from the ledger.
#[derive(Debug, Clone, PartialEq, Eq)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is a switch of its own on the screen"
)]
pub(crate) struct Settings {
    /// None: the system's.
    pub(crate) lang: Option<Lang>,
    pub(crate) theme: Theme,
    pub(crate) buzz: bool,
    pub(crate) sound: bool,
    /// The screen stays on while a match is open, dice are looked at, or sand runs.
    pub(crate) awake: bool,
    /// The whole screen flashes when the sand of a timer has run out.
    pub(crate) flash: bool,
    /// The match screen turns to whoever's turn it is.
    pub(crate) turn_to_seat: bool,
    /// Matches begin without the set-up page.
    pub(crate) skip_setup: bool,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            lang: None,
            theme: Theme::System,
            buzz: true,
            sound: true,
            awake: true,
            flash: true,
            turn_to_seat: false,
            skip_setup: false,
        }
    }
}

impl Settings {
    /// Reads the choices; what was never chosen is as by default.
    pub(crate) fn load(ledger: &Ledger) -> Result<Self, Failure> {
        let default = Self::default();
        let word = |key| -> Result<Option<String>, Failure> {
            Ok(ledger
                .setting(key)?
                .and_then(|value| value.as_str().map(str::to_owned)))
        };
        let flag = |key, default| -> Result<bool, Failure> {
            Ok(ledger
                .setting(key)?
                .and_then(|value| value.as_bool())
                .unwrap_or(default))
        };
        let theme = word("theme")?.unwrap_or_default();
        Ok(Self {
            lang: word("lang")?.and_then(|tag| tag.parse().ok()),
            theme: Theme::ALL
                .into_iter()
                .find(|known| known.name() == theme)
                .unwrap_or_default(),
            buzz: flag("buzz", default.buzz)?,
            sound: flag("sound", default.sound)?,
            awake: flag("awake", default.awake)?,
            flash: flag("flash", default.flash)?,
            turn_to_seat: flag("turn-to-seat", default.turn_to_seat)?,
            skip_setup: flag("skip-setup", default.skip_setup)?,
        })
    }

    fn flag(&self, flag: Flag) -> bool {
        match flag {
            Flag::Buzz => self.buzz,
            Flag::Sound => self.sound,
            Flag::Awake => self.awake,
            Flag::Flash => self.flash,
            Flag::TurnToSeat => self.turn_to_seat,
            Flag::SkipSetup => self.skip_setup,
        }
    }
}

/// A choice between on and off.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Flag {
    Buzz,
    Sound,
    Awake,
    Flash,
    TurnToSeat,
    SkipSetup,
}

impl Flag {
    const ALL: [Self; 6] = [
        Self::Buzz,
        Self::Sound,
        Self::Flash,
        Self::Awake,
        Self::TurnToSeat,
        Self::SkipSetup,
    ];

    const fn key(self) -> &'static str {
        match self {
            Self::Buzz => "buzz",
            Self::Sound => "sound",
            Self::Awake => "awake",
            Self::Flash => "flash",
            Self::TurnToSeat => "turn-to-seat",
            Self::SkipSetup => "skip-setup",
        }
    }
}

pub(crate) fn routes() -> Router<App> {
    Router::new().route("/settings", get(show).post(change))
}

/// One value of a choice among several.
pub(crate) struct Choice {
    pub(crate) name: &'static str,
    pub(crate) label: Text,
    pub(crate) chosen: bool,
}

struct Switch {
    key: &'static str,
    label: Text,
    hint: Text,
    on: bool,
}

#[derive(Template)]
#[template(path = "settings.html")]
struct SettingsScreen {
    shell: Shell,
    languages: Vec<Choice>,
    themes: Vec<Choice>,
    switches: Vec<Switch>,
    back: String,
    version: &'static str,
}

/// The languages to choose from.
pub(crate) fn languages(visit: &Visit) -> Vec<Choice> {
    Lang::ALL
        .into_iter()
        .map(|lang| Choice {
            name: lang.tag(),
            label: Text::verbatim(lang.name()),
            chosen: visit.lang == lang,
        })
        .collect()
}

async fn show(visit: Visit) -> Result<Response, Failure> {
    let back = local_path(visit.picks.get("back"));
    let themes = Theme::ALL.into_iter().map(|theme| Choice {
        name: theme.name(),
        label: text(format!("theme-{}", theme.name())),
        chosen: visit.settings.theme == theme,
    });
    let switches = Flag::ALL.into_iter().map(|flag| Switch {
        key: flag.key(),
        label: text(format!("setting-{}", flag.key())),
        hint: text(format!("setting-{}-hint", flag.key())),
        on: visit.settings.flag(flag),
    });
    visit.page(&SettingsScreen {
        shell: visit.shell("settings", text("settings")).up(back.clone()),
        languages: languages(&visit),
        themes: themes.collect(),
        switches: switches.collect(),
        back,
        version: env!("CARGO_PKG_VERSION"),
    })
}

#[derive(Deserialize)]
struct Changed {
    lang: Option<String>,
    theme: Option<String>,
    /// A switch, as in `sound=on`.
    switch: Option<String>,
    back: Option<String>,
    /// The screen on which the choice was made, if not the settings.
    here: Option<String>,
}

async fn change(visit: Visit, Form(changed): Form<Changed>) -> Result<Response, Failure> {
    let (key, value) = if let Some(lang) = changed.lang {
        let lang: Lang = lang.parse().map_err(|()| Failure::bad_request("lang"))?;
        ("lang", Value::from(lang.tag()))
    } else if let Some(theme) = changed.theme {
        let theme = Theme::ALL
            .into_iter()
            .find(|known| known.name() == theme)
            .ok_or_else(|| Failure::bad_request("theme"))?;
        ("theme", Value::from(theme.name()))
    } else {
        let switch = changed.switch.unwrap_or_default();
        let (key, value) = switch
            .split_once('=')
            .ok_or_else(|| Failure::bad_request("switch"))?;
        let flag = Flag::ALL
            .into_iter()
            .find(|flag| flag.key() == key)
            .ok_or_else(|| Failure::bad_request("switch"))?;
        match value {
            "on" | "off" => (flag.key(), Value::from(value == "on")),
            _ => return Err(Failure::bad_request("switch")),
        }
    };
    visit.ledger(|ledger| Ok(ledger.set_setting(key, &value)?))?;
    if let Some(here) = changed.here {
        return Ok(Redirect::to(&local_path(Some(&here))).into_response());
    }
    let back = local_path(changed.back.as_deref());
    let query = form_urlencoded::Serializer::new(String::new())
        .append_pair("back", &back)
        .finish();
    Ok(Redirect::to(&format!("/settings?{query}")).into_response())
}

/// A path of our own, or home: a link may not lead anywhere else.
pub(crate) fn local_path(path: Option<&str>) -> String {
    let is_local = |path: &&str| {
        path.starts_with('/')
            && !path.starts_with("//")
            && !path.contains('\\')
            // Browsers drop tabs and line breaks, and what is left may be another host.
            && path.chars().all(|c| c.is_ascii_graphic())
    };
    path.filter(is_local).unwrap_or("/").to_owned()
}

#[cfg(test)]
mod tests {
    use super::local_path;

    #[test]
    fn the_way_back_leads_nowhere_else() {
        assert_eq!(local_path(Some("/matches/1?at=2,3")), "/matches/1?at=2,3");
        for hostile in [
            "https://example.org",
            "//example.org",
            "/\\example.org",
            "javascript:1",
            "/a\r\nX: y",
            "/\t/example.org",
            "/\0x",
            "/\u{7f}",
            "/ö",
        ] {
            assert_eq!(local_path(Some(hostile)), "/", "{hostile}");
        }
    }
}
