//! Deleting a match, and taking that back.

use axum::Router;
use axum::extract::Path;
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::post;
use tableside_ledger::LedgerError;

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
    visit.ledger(|ledger| match ledger.remove_match(id) {
        // Tapped twice, or on another screen as well: it can still be taken back.
        Err(LedgerError::NotFound) if ledger.removed_match(id).is_ok() => Ok(()),
        removed => Ok(removed.map(drop)?),
    })?;
    Ok(Redirect::to(&format!("{HOME}?removed={id}")).into_response())
}

async fn restore(visit: Visit, Path(raw): Path<String>) -> Result<Response, Failure> {
    let id = match_id(&raw)?;
    visit.ledger(|ledger| match ledger.restore_match(id) {
        // Tapped twice, or on another screen as well: it is back already.
        Err(LedgerError::NotFound) if ledger.match_(id).is_ok() => Ok(()),
        Err(LedgerError::NotFound) => Err(Failure::too_late(id)),
        restored => Ok(restored?),
    })?;
    Ok(Redirect::to(&path(id)).into_response())
}
