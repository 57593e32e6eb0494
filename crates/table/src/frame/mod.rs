//! The screens that all games share, and the one router.

mod actions;
mod dates;
mod help;
mod home;
mod log;
mod matches;
mod menu;
pub(crate) mod names;
pub(crate) mod party;
pub(crate) mod ranking;
mod recent;
mod repair;
pub(crate) mod settings;

use axum::Router;
use axum::extract::{Request, State};
use axum::http::{HeaderValue, StatusCode, header};
use axum::middleware::{Next, from_fn_with_state};
use axum::response::{IntoResponse, Response};
use tower_http::catch_panic::CatchPanicLayer;

use askama::Template;

use crate::app::App;
use crate::failure::Failure;
use crate::filters;
use crate::screen::Shell;
use crate::text::{Text, text};
use crate::visit::Visit;
use crate::{kreuzsummen, statics, tools, vault};

pub(crate) use actions::{Denied, change, change_then, playable, replayed, start_match};
pub(crate) use dates::{date, short_date, since};
pub(crate) use home::people;
pub(crate) use matches::{
    answer as match_answer, id as match_id, path as match_path, said, screen as match_screen,
};

pub(crate) use recent::recent;

/// The one set of routes, for the window and for browsers.
pub fn router(app: &App) -> Router {
    Router::new()
        .merge(help::routes())
        .merge(home::routes())
        .merge(settings::routes())
        .merge(matches::routes())
        .merge(actions::routes())
        .merge(menu::routes())
        .merge(log::routes())
        .merge(repair::routes())
        .merge(kreuzsummen::routes())
        .merge(crate::multiplication_dice::routes())
        .merge(crate::dig_up::routes())
        .merge(crate::labyrinth::routes())
        .merge(crate::times_table::routes())
        .merge(tools::routes())
        .merge(crate::people::routes())
        .merge(crate::chronicle::routes())
        .merge(vault::routes())
        .merge(crate::statistics::routes())
        .merge(statics::routes())
        .fallback(|| async { Failure::not_found("no such path") })
        .method_not_allowed_fallback(|| async { Failure::wrong_method() })
        .layer(CatchPanicLayer::custom(
            |_: Box<dyn std::any::Any + Send>| {
                Failure::internal("a handler panicked").into_response()
            },
        ))
        .layer(from_fn_with_state(app.clone(), tell_failures))
        .with_state(app.clone())
}

/// Turns a failure into a screen in the user's language.
async fn tell_failures(State(app): State<App>, request: Request, next: Next) -> Response {
    let asked = request.headers().get(header::ACCEPT_LANGUAGE).cloned();
    // Without a ledger every screen says so; style and script still arrive.
    let closed = app
        .ledger(|ledger| {
            if let Err(error) = ledger.sweep() {
                tracing::warn!(%error, "what was deleted is still there");
            }
            Ok(())
        })
        .err()
        .filter(|_| !request.uri().path().contains('.'))
        // The way to the backups stays open.
        .filter(|_| !vault::needs_no_ledger(request.uri().path()));
    let mut response = match closed {
        Some(failure) => failure.into_response(),
        None => next.run(request).await,
    };
    let failure = match response.extensions_mut().remove::<Failure>() {
        Some(failure) => failure,
        // What axum itself refuses: a path or a form it can't read.
        None if response.status().is_client_error() && is_plain(&response) => {
            Failure::unreadable(response.status())
        }
        None => return response,
    };
    // Quoted, since a part of it may be what somebody has put into a path.
    let detail: String = failure.detail.chars().take(200).collect();
    tracing::warn!(status = %failure.status, ?detail, "a request failed");
    let visit = Visit::new(app, asked.as_ref(), "");
    failure_screen(&visit, failure).unwrap_or_else(|status| {
        let mut bare = Response::default();
        *bare.status_mut() = status;
        bare
    })
}

fn is_plain(response: &Response) -> bool {
    response
        .headers()
        .get(header::CONTENT_TYPE)
        .is_none_or(|kind| kind == HeaderValue::from_static("text/plain; charset=utf-8"))
}

#[derive(Template)]
#[template(path = "failure.html")]
struct FailureScreen {
    shell: Shell,
    advice: Text,
    detail: String,
    /// There is no such screen, so trying again would not help.
    missing: bool,
    /// A backup would help.
    broken: bool,
}

fn failure_screen(visit: &Visit, failure: Failure) -> Result<Response, StatusCode> {
    let screen = FailureScreen {
        shell: visit.shell("failure", failure.title()).up("/"),
        advice: failure.advice(),
        missing: failure.status == StatusCode::NOT_FOUND,
        broken: failure.is_damage(),
        detail: failure.detail,
    };
    visit
        .page_with(failure.status, &screen)
        .map_err(|failure| failure.status)
}

/// The message that a screen is out of date.
pub(crate) fn stale() -> Text {
    text("stale")
}
