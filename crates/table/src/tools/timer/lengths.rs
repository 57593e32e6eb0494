//! Other lengths than the ready ones: a time of one's own, and the list of the
//! real glasses that were measured.

use askama::Template;
use axum::Router;
use axum::extract::Form;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::get;
use serde::Deserialize;
use tableside_ledger::Revision;

use super::glasses::{self, GlassRow, Removed};
use super::sand::LONGEST;
use super::store::{self, Tapped, Timer};
use super::{TABLE, back, screen, with_back};
use crate::app::App;
use crate::effects::Effect;
use crate::failure::Failure;
use crate::filters;
use crate::frame::settings::local_path;
use crate::screen::Shell;
use crate::text::{Text, text};
use crate::visit::{Visit, standing_at};

pub(super) const PATH: &str = "/tools/timer/lengths";

pub(super) fn routes() -> Router<App> {
    Router::new().route(PATH, get(show).post(choose))
}

/// A way to be told of the end.
struct Way {
    key: &'static str,
    label: Text,
    on: bool,
}

#[derive(Template)]
#[template(path = "tools/timer-lengths.html")]
struct LengthsScreen {
    shell: Shell,
    back: String,
    revision: Revision,
    own: Own,
    glasses: Vec<GlassRow>,
    measure_href: String,
    ways: Vec<Way>,
    /// The screen's own path.
    here: String,
    /// What was just done to the list.
    note: Option<Text>,
    removed: Option<Removed>,
    refusal: Option<Text>,
}

/// A time of one's own as it was typed.
#[derive(Debug, Default, Clone)]
pub(super) struct Own {
    minutes: String,
    seconds: String,
    error: Option<Text>,
}

#[derive(Deserialize)]
struct Chosen {
    after: Revision,
    #[serde(default)]
    back: String,
    #[serde(default)]
    minutes: String,
    #[serde(default)]
    seconds: String,
}

/// What the screen says besides the list.
#[derive(Default)]
pub(super) struct Said {
    pub(super) own: Own,
    pub(super) refusal: Option<Text>,
    /// The glass whose new name was not taken, that name, and why.
    pub(super) renaming: Option<(String, String, Text)>,
}

async fn show(visit: Visit) -> Result<Response, Failure> {
    let timer = store::read(&visit.app, TABLE)?;
    let back = back(&visit);
    answer(&visit, StatusCode::OK, &timer, &back, Said::default())
}

async fn choose(visit: Visit, Form(chosen): Form<Chosen>) -> Result<Response, Failure> {
    let back = local_path(Some(&chosen.back));
    let mut own = Own {
        minutes: chosen.minutes,
        seconds: chosen.seconds,
        error: None,
    };
    let length = match own.read() {
        Ok(length) => length,
        Err(error) => {
            own.error = Some(error);
            let said = Said {
                own,
                ..Said::default()
            };
            let timer = store::read(&visit.app, TABLE)?;
            let status = StatusCode::UNPROCESSABLE_ENTITY;
            return answer(&visit, status, &timer, &back, said);
        }
    };
    match screen::choose(&visit.app, chosen.after, length, None)? {
        Tapped::Done(_) => Ok(Redirect::to(&with_back(super::PATH, &back)).into_response()),
        Tapped::Idle(timer) | Tapped::Stale(timer) => {
            let said = Said {
                own,
                refusal: Some(crate::frame::stale()),
                ..Said::default()
            };
            answer(&visit, StatusCode::CONFLICT, &timer, &back, said)
        }
    }
}

impl Own {
    /// The length in milliseconds, or what is wrong with it.
    fn read(&self) -> Result<u32, Text> {
        let number = |typed: &str| match typed.trim() {
            "" => Ok(0),
            // Many digits are a number, too, only too large a one.
            digits if digits.bytes().all(|byte| byte.is_ascii_digit()) => {
                Ok(digits.parse::<u64>().unwrap_or(u64::MAX))
            }
            _ => Err(text("timer-own-letters")),
        };
        let (minutes, seconds) = (number(&self.minutes)?, number(&self.seconds)?);
        let total = minutes.saturating_mul(60).saturating_add(seconds);
        match total {
            0 => Err(text("timer-own-nothing")),
            _ if total > LONGEST.as_secs() => Err(text("timer-own-long")),
            // A day in milliseconds fits by far.
            _ => Ok(u32::try_from(total * 1000).unwrap_or(u32::MAX)),
        }
    }
}

/// The screen, whatever was done on it.
pub(super) fn answer(
    visit: &Visit,
    status: StatusCode,
    timer: &Timer,
    back: &str,
    said: Said,
) -> Result<Response, Failure> {
    let refused = status != StatusCode::OK;
    let kept = visit.picks.get("kept");
    let removed = Removed::read(visit);
    let note = match (kept, &removed) {
        (Some(name), _) => Some(text("timer-glass-kept").with("name", name)),
        (None, Some(removed)) => Some(text("timer-glass-removed").with("name", &removed.name)),
        (None, None) => None,
    };
    let mut shell = visit
        .shell("timer-lengths", text("timer-lengths"))
        .up(with_back(super::PATH, back));
    shell.say = note.clone().filter(|_| !refused);
    let screen = LengthsScreen {
        shell,
        back: back.to_owned(),
        revision: timer.revision,
        own: said.own,
        glasses: glasses::rows(visit, back, said.renaming.as_ref())?,
        measure_href: with_back("/tools/timer/measure", back),
        ways: ways(visit),
        here: with_back(PATH, back),
        note,
        removed,
        refusal: said.refusal,
    };
    let response = visit.page_with(status, &screen)?;
    Ok(if refused {
        let response = standing_at(response, &with_back(PATH, back));
        visit.with_effect(response, Effect::Refused)
    } else {
        response
    })
}

fn ways(visit: &Visit) -> Vec<Way> {
    let way = |key, label: &'static str, on| Way {
        key,
        label: text(label),
        on,
    };
    vec![
        way("sound", "setting-sound", visit.settings.sound),
        way("buzz", "setting-buzz", visit.settings.buzz),
        way("flash", "setting-flash", visit.settings.flash),
    ]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::Lang;

    fn read(minutes: &str, seconds: &str) -> Result<u32, String> {
        let own = Own {
            minutes: minutes.to_owned(),
            seconds: seconds.to_owned(),
            error: None,
        };
        own.read().map_err(|error| error.say(Lang::En))
    }

    #[test]
    fn a_time_of_ones_own_is_minutes_and_seconds() {
        assert_eq!(read("1", "30"), Ok(90_000));
        assert_eq!(read("", "90"), Ok(90_000));
        assert_eq!(read(" 2 ", ""), Ok(120_000));
        assert_eq!(read("007", "0"), Ok(420_000));
        assert_eq!(read("1440", "0"), Ok(86_400_000));
    }

    #[test]
    fn what_is_no_time_is_told_apart() {
        let nothing = read("0", "").unwrap_err();
        let letters = read("two", "").unwrap_err();
        let long = read("1440", "1").unwrap_err();
        assert!(nothing != letters && letters != long && long != nothing);
        assert_eq!(read("", "").unwrap_err(), nothing);
        for odd in ["-1", "1.5", "1,5", "1e3", "٣", "0x10"] {
            assert_eq!(read(odd, "0").unwrap_err(), letters, "{odd}");
        }
        for large in ["99999999999999999999999", "18446744073709551615"] {
            assert_eq!(read(large, large).unwrap_err(), long, "{large}");
        }
    }
}
