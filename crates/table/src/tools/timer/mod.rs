//! The sand timer: a glass that is turned, paused and filled again, and that
//! rings when its sand has run out, whatever screen is open.
//!
//! The stored deadline is the truth. While the app runs it is counted by the
//! steady clock as well, see [`clock::Moment::since`]. A timer has a key; `table`
//! is the one that stands by itself.

mod alarm;
mod chip;
mod clock;
mod drawing;
mod glasses;
mod lengths;
mod measure;
mod ring;
mod sand;
mod screen;
mod store;
mod words;

use axum::Router;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::routing::get;

use crate::app::App;
use crate::frame::settings::local_path;
use crate::visit::{Visit, ask_host};

pub(crate) use alarm::Alarms;
pub(crate) use chip::{Chip, Chips, load as chips};
pub use clock::Clock;
pub(crate) use clock::{Moment, SystemClock};
pub(crate) use measure::measure_for;
pub use ring::Ring;
pub(crate) use sand::{Sand, State};
pub(crate) use store::{Next, Tapped, Timer, mark_seen, read, tap};
pub(crate) use words::{digits, length, short};

/// The timer that stands by itself.
const TABLE: &str = "table";
/// Its screen.
const PATH: &str = "/tools/timer";
/// Where a screen asks whether anything was done to a timer since.
const STAMP: &str = "/tools/timer/stamp";

pub(crate) fn routes() -> Router<App> {
    Router::new()
        .route(STAMP, get(stamp))
        .merge(screen::routes())
        .merge(lengths::routes())
        .merge(glasses::routes())
        .merge(measure::routes())
}

/// What a screen compares with its own `data-timers`.
async fn stamp(visit: Visit) -> impl IntoResponse {
    let stamp = chip::present_stamp(&visit.app);
    ([(header::CACHE_CONTROL, "no-store")], stamp)
}

/// A path of the timer's with the way back in it.
fn with_back(path: &str, back: &str) -> String {
    with_query(path, &[("back", back)])
}

/// A path with a query; a way back that leads home needs no words.
fn with_query(path: &str, members: &[(&str, &str)]) -> String {
    let mut query = form_urlencoded::Serializer::new(String::new());
    for (name, value) in members {
        if (*name, *value) != ("back", "/") {
            query.append_pair(name, value);
        }
    }
    match query.finish().as_str() {
        "" => path.to_owned(),
        query => format!("{path}?{query}"),
    }
}

/// Where the way back from the timer leads.
fn back(visit: &Visit) -> String {
    local_path(visit.picks.get("back"))
}

/// While sand falls on the screen the device is to stay awake.
fn keeping_awake(response: Response, awake: bool) -> Response {
    if awake {
        ask_host(response, "awake")
    } else {
        response
    }
}

/// How a tap went: 200, or 409 if it was meant for another state of things.
fn status(counted: bool) -> StatusCode {
    if counted {
        StatusCode::OK
    } else {
        StatusCode::CONFLICT
    }
}
