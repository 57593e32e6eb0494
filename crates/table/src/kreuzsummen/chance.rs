//! "Can we still make it?": asking marks the match, since help was used.

use axum::Router;
use axum::extract::{Form, Path};
use axum::http::StatusCode;
use axum::response::Response;
use axum::routing::post;
use serde::Deserialize;
use serde_json::Value;
use tableside_ledger::{Change, ChangeError, MatchHead, Revision, Update};

use crate::app::App;
use crate::failure::Failure;
use crate::frame::{match_answer, match_id, match_path, match_screen, stale};
use crate::visit::{Picks, Visit, standing_at};

pub(super) fn routes() -> Router<App> {
    Router::new().route("/matches/{id}/chance", post(ask))
}

/// The match's option that says so.
const MARK: &str = "help";

/// Whether the match has asked for help.
pub(super) fn is_marked(head: &MatchHead) -> bool {
    head.options.get(MARK) == Some(&Value::Bool(true))
}

#[derive(Deserialize)]
struct Ask {
    after: Revision,
}

async fn ask(
    mut visit: Visit,
    Path(raw): Path<String>,
    Form(form): Form<Ask>,
) -> Result<Response, Failure> {
    let id = match_id(&raw)?;
    visit.picks = Picks::read("ask=chance");
    let found = visit.ledger(|ledger| Ok(ledger.match_(id)?))?;
    let marked = is_marked(&found.head);
    let found = if marked || found.head.ended.is_some() {
        found
    } else {
        let changed = visit.ledger(|ledger| {
            Ok(ledger.change(id, form.after, |found| {
                let mut options = found.head.options.clone();
                options.insert(MARK.to_owned(), Value::Bool(true));
                Ok::<_, Failure>(Update {
                    change: Change::Options(options),
                    outcome: None,
                })
            }))
        })?;
        match changed {
            Ok(found) => found,
            Err(ChangeError::Stale(found)) => {
                let screen = match_screen(&visit, &found, Some(stale()))?;
                return match_answer(&visit, StatusCode::CONFLICT, &screen);
            }
            Err(ChangeError::Ledger(error)) => return Err(error.into()),
            Err(_) => return Err(Failure::internal("the mark was refused")),
        }
    };
    let screen = match_screen(&visit, &found, None)?;
    let response = match_answer(&visit, StatusCode::OK, &screen)?;
    let here = format!("{}?ask=chance", match_path(id));
    Ok(standing_at(response, &here))
}
