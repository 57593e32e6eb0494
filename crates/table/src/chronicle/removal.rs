//! Deleting a match, and taking that back.

use axum::Router;
use axum::extract::Path;
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::post;

use super::{HOME, path};
use crate::app::App;
use crate::failure::Failure;
use crate::frame::match_id;
use crate::visit::Visit;

pub(crate) fn routes() -> Router<App> {
    Router::new()
        .route("/chronicle/{id}/remove", post(remove))
        .route("/chronicle/{id}/restore", post(restore))
}

async fn remove(visit: Visit, Path(raw): Path<String>) -> Result<Response, Failure> {
    let id = match_id(&raw)?;
    visit.ledger(|ledger| Ok(ledger.remove_match(id)?))?;
    Ok(Redirect::to(&format!("{HOME}?removed={id}")).into_response())
}

async fn restore(visit: Visit, Path(raw): Path<String>) -> Result<Response, Failure> {
    let id = match_id(&raw)?;
    visit.ledger(|ledger| Ok(ledger.restore_match(id)?))?;
    Ok(Redirect::to(&path(id)).into_response())
}
