//! Measuring a real sand timer: a tap when it is turned, a tap when it is empty,
//! then a name. What was tapped is kept, so a locked or killed app measures on.

use std::time::Duration;

use askama::Template;
use axum::Router;
use axum::extract::Form;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::get;
use jiff::Timestamp;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use tableside_ledger::{Glass, Ledger, LedgerError};

use super::sand::{LONGEST, SHORTEST};
use super::{back, keeping_awake, lengths, status, with_back, with_query, words};
use crate::app::App;
use crate::effects::Effect;
use crate::failure::Failure;
use crate::filters;
use crate::frame::names;
use crate::frame::settings::local_path;
use crate::screen::Shell;
use crate::text::{Text, text};
use crate::visit::{Picks, Visit, standing_at};

const PATH: &str = "/tools/timer/measure";
/// The setting that keeps a measurement.
const SETTING: &str = "timer-measure";
/// The member of the query that names the screen which asked for a glass.
const ASKER: &str = "for";

pub(super) fn routes() -> Router<App> {
    Router::new().route(PATH, get(show).post(tap))
}

/// A measurement that has begun.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Measurement {
    /// When the real glass was turned; names the measurement, too.
    turned: Timestamp,
    /// How long its sand ran, in whole seconds; none while it does.
    seconds: Option<u32>,
}

fn load(ledger: &Ledger) -> Result<Option<Measurement>, Failure> {
    let kept = ledger.setting(SETTING)?;
    Ok(kept.and_then(|kept| serde_json::from_value(kept).ok()))
}

/// Whether a measurement has begun and is not yet named.
pub(super) fn is_under_way(visit: &Visit) -> Result<bool, Failure> {
    Ok(visit.ledger(|ledger| load(ledger))?.is_some())
}

/// Where it goes on from a measurement.
struct Ways {
    /// The way back from the timer's own screens.
    back: String,
    /// The screen that asked for a glass: the way back leads there, and so does the measured
    /// glass, as a pick named `sand`.
    asker: Option<String>,
}

impl Ways {
    fn new(back: String, asker: Option<&str>) -> Self {
        let asker = asker.filter(|asker| !asker.is_empty());
        Self {
            back,
            asker: asker.map(|asker| local_path(Some(asker))),
        }
    }

    /// The screen above.
    fn up(&self) -> String {
        self.asker
            .clone()
            .unwrap_or_else(|| with_back(super::PATH, &self.back))
    }

    /// The measurement's own path.
    fn here(&self) -> String {
        let mut members = vec![("back", self.back.as_str())];
        members.extend(self.asker.as_deref().map(|asker| (ASKER, asker)));
        with_query(PATH, &members)
    }

    /// The screen on which a measured glass is used.
    fn on(&self, glass: &Glass) -> String {
        match &self.asker {
            Some(asker) => {
                let (path, query) = asker.split_once('?').unwrap_or((asker, ""));
                let picks = Picks::read(query);
                format!("{path}{}", picks.with("sand", Some(&glass.id.to_string())))
            }
            None => with_query(
                lengths::PATH,
                &[("kept", glass.name.as_str()), ("back", &self.back)],
            ),
        }
    }
}

/// The way to measure a glass for a screen, which finds it among its picks as `sand` then.
pub(crate) fn measure_for(asker: &str) -> String {
    with_query(PATH, &[(ASKER, asker)])
}

#[derive(Template)]
#[template(path = "tools/timer-measure.html")]
struct MeasureScreen {
    shell: Shell,
    back: String,
    /// The screen that asked for a glass, or nothing.
    asker: String,
    /// What the keys are meant for.
    turned: Option<Timestamp>,
    /// How long it has run by now: digits, and milliseconds to count on from.
    running: Option<(String, u128)>,
    /// How long it ran.
    length: Option<Text>,
    name: String,
    name_error: Option<Text>,
    refusal: Option<Text>,
}

async fn show(visit: Visit) -> Result<Response, Failure> {
    let found = visit.ledger(|ledger| load(ledger))?;
    let ways = Ways::new(back(&visit), visit.picks.get(ASKER));
    answer(&visit, StatusCode::OK, found, &ways, Said::default())
}

/// What the screen says besides how the measurement stands.
#[derive(Default)]
struct Said {
    done: Option<Text>,
    refusal: Option<Text>,
    name: String,
    name_error: Option<Text>,
}

#[derive(Deserialize)]
struct Tap {
    /// `turned`, `empty`, `drop` or `keep`.
    r#do: String,
    /// The measurement that it is meant for; none if there was none.
    #[serde(default)]
    turned: String,
    #[serde(default)]
    name: String,
    #[serde(default)]
    back: String,
    /// The screen that asked for a glass.
    #[serde(default)]
    r#for: String,
}

async fn tap(visit: Visit, Form(tap): Form<Tap>) -> Result<Response, Failure> {
    let ways = &Ways::new(local_path(Some(&tap.back)), Some(&tap.r#for));
    let found = visit.ledger(|ledger| load(ledger))?;
    let meant = found
        .map(|found| found.turned.to_string())
        .unwrap_or_default();
    let stale = || Said {
        refusal: Some(crate::frame::stale()),
        ..Said::default()
    };
    if meant != tap.turned {
        return answer(&visit, status(false), found, ways, stale());
    }
    match (tap.r#do.as_str(), found) {
        ("turned", None) => begin(&visit, ways),
        ("empty", Some(found)) if found.seconds.is_none() => end(&visit, found, ways),
        ("drop", Some(_)) => {
            visit.ledger(|ledger| Ok(ledger.set_setting(SETTING, &Value::Null)?))?;
            let said = Said {
                done: Some(text("timer-measure-dropped")),
                ..Said::default()
            };
            answer(&visit, StatusCode::OK, None, ways, said)
        }
        ("keep", Some(found)) => keep(&visit, found, &tap.name, ways),
        ("turned" | "empty" | "drop" | "keep", found) => {
            answer(&visit, status(false), found, ways, stale())
        }
        _ => Err(Failure::bad_request("nothing to do")),
    }
}

fn begin(visit: &Visit, ways: &Ways) -> Result<Response, Failure> {
    let now = visit.app.alarms().now();
    let begun = Measurement {
        turned: now.wall(),
        seconds: None,
    };
    visit.app.alarms().measure_from(begun.turned, now);
    store(visit, begun)?;
    let said = Said {
        done: Some(text("timer-measure-begun")),
        ..Said::default()
    };
    answer(visit, StatusCode::OK, Some(begun), ways, said)
}

fn store(visit: &Visit, measurement: Measurement) -> Result<(), Failure> {
    let kept = serde_json::to_value(measurement).map_err(Failure::internal)?;
    visit.ledger(|ledger| Ok(ledger.set_setting(SETTING, &kept)?))
}

fn end(visit: &Visit, found: Measurement, ways: &Ways) -> Result<Response, Failure> {
    let time = visit.app.alarms().measured(found.turned);
    let refusal = if time < SHORTEST {
        Some(text("timer-measure-short"))
    } else if time > LONGEST {
        Some(text("timer-measure-long"))
    } else {
        None
    };
    if refusal.is_some() {
        let said = Said {
            refusal,
            ..Said::default()
        };
        let status = StatusCode::UNPROCESSABLE_ENTITY;
        return answer(visit, status, Some(found), ways, said);
    }
    // A finger is no more exact than that, and neither is a glass.
    let seconds = u32::try_from((time.as_millis() + 500) / 1000).unwrap_or(u32::MAX);
    let ended = Measurement {
        seconds: Some(seconds),
        ..found
    };
    store(visit, ended)?;
    let said = Said {
        done: Some(text("timer-measured").with("length", words::length(seconds * 1000))),
        ..Said::default()
    };
    answer(visit, StatusCode::OK, Some(ended), ways, said)
}

/// Remembers the measured glass by its name.
fn keep(visit: &Visit, found: Measurement, name: &str, ways: &Ways) -> Result<Response, Failure> {
    let Some(seconds) = found.seconds else {
        let said = Said {
            refusal: Some(crate::frame::stale()),
            ..Said::default()
        };
        return answer(visit, status(false), Some(found), ways, said);
    };
    let kept = match names::wrong(name) {
        Some(wrong) => Err(wrong),
        None => visit.ledger(|ledger| {
            let glass = match ledger.add_glass(name, seconds * 1000) {
                Ok(glass) => glass,
                Err(LedgerError::DuplicateGlass(_)) => return Ok(Err(text("timer-glass-known"))),
                Err(error) => return Err(error.into()),
            };
            ledger.set_setting(SETTING, &Value::Null)?;
            Ok(Ok(glass))
        })?,
    };
    match kept {
        Ok(glass) => Ok(Redirect::to(&ways.on(&glass)).into_response()),
        Err(error) => {
            let said = Said {
                name: name.to_owned(),
                name_error: Some(error),
                ..Said::default()
            };
            let status = StatusCode::UNPROCESSABLE_ENTITY;
            answer(visit, status, Some(found), ways, said)
        }
    }
}

fn answer(
    visit: &Visit,
    status: StatusCode,
    found: Option<Measurement>,
    ways: &Ways,
    said: Said,
) -> Result<Response, Failure> {
    let mut shell = visit
        .shell("timer-measure", text("timer-measure"))
        .up(ways.up());
    let running = found.filter(|found| found.seconds.is_none());
    shell.awake = visit.settings.awake && running.is_some();
    let done = said.done.is_some();
    let refused = said.refusal.is_some() || said.name_error.is_some();
    shell.say = said.done;
    let screen = MeasureScreen {
        shell,
        back: ways.back.clone(),
        asker: ways.asker.clone().unwrap_or_default(),
        turned: found.map(|found| found.turned),
        running: running.map(|found| {
            let time = visit.app.alarms().measured(found.turned);
            let whole = Duration::from_secs(time.as_secs());
            (words::digits(whole), time.as_millis())
        }),
        length: found
            .and_then(|found| found.seconds)
            .map(|seconds| words::length(seconds * 1000)),
        name: said.name,
        name_error: said.name_error,
        refusal: said.refusal,
    };
    let response = standing_at(visit.page_with(status, &screen)?, &ways.here());
    let response = keeping_awake(response, screen.shell.awake);
    Ok(match (refused, done) {
        (true, _) => visit.with_effect(response, Effect::Refused),
        (false, true) => visit.with_effect(response, Effect::Tick),
        (false, false) => response,
    })
}
