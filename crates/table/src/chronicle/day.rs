//! Saying on which day a match was played.

use askama::Template;
use axum::Router;
use axum::extract::{Form, Path};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::get;
use serde::Deserialize;
use tableside_ledger::MatchHead;

use super::entry::{day_of, played_on};
use super::line::what;
use super::path;
use crate::app::App;
use crate::failure::Failure;
use crate::filters;
use crate::frame::{match_id, people};
use crate::screen::Shell;
use crate::text::{Text, text};
use crate::visit::Visit;

pub(crate) fn routes() -> Router<App> {
    Router::new().route("/chronicle/{id}/day", get(show).post(change))
}

#[derive(Template)]
#[template(path = "chronicle/day.html")]
struct DayScreen {
    shell: Shell,
    path: String,
    what: Text,
    players: Text,
    typed: String,
    today: String,
    error: Option<Text>,
}

#[derive(Deserialize)]
struct Typed {
    #[serde(default)]
    day: String,
}

fn head(visit: &Visit, raw: &str) -> Result<MatchHead, Failure> {
    let id = match_id(raw)?;
    visit.ledger(|ledger| Ok(ledger.match_(id)?.head))
}

async fn show(visit: Visit, Path(raw): Path<String>) -> Result<Response, Failure> {
    let head = head(&visit, &raw)?;
    let typed = day_of(head.played);
    screen(&visit, StatusCode::OK, &head, typed, None)
}

fn screen(
    visit: &Visit,
    status: StatusCode,
    head: &MatchHead,
    typed: String,
    error: Option<Text>,
) -> Result<Response, Failure> {
    let path = path(head.id);
    visit.page_with(
        status,
        &DayScreen {
            shell: visit.shell("day", text("day-title")).up(path.clone()),
            path,
            what: what(head),
            players: people(&head.players),
            typed,
            today: day_of(visit.app.now()),
            error,
        },
    )
}

async fn change(
    visit: Visit,
    Path(raw): Path<String>,
    Form(typed): Form<Typed>,
) -> Result<Response, Failure> {
    let head = head(&visit, &raw)?;
    match played_on(&typed.day, head.played, visit.app.now()) {
        Ok(played) => {
            visit.ledger(|ledger| Ok(ledger.set_played(head.id, played)?))?;
            Ok(Redirect::to(&path(head.id)).into_response())
        }
        Err(error) => {
            let status = StatusCode::UNPROCESSABLE_ENTITY;
            screen(&visit, status, &head, typed.day, Some(error))
        }
    }
}
