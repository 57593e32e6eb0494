//! Files to carry away: one match, everything, and the results for a spreadsheet.

use axum::Router;
use axum::extract::Path;
use axum::response::Response;
use axum::routing::get;
use tableside_ledger::{ExportError, MatchHead, Source};

use super::{EXPORT, Files, aside, attachment, attachment_for, csv, day, files, safe};
use crate::app::App;
use crate::failure::Failure;
use crate::frame::match_id;
use crate::visit::Visit;

pub(super) fn routes() -> Router<App> {
    Router::new()
        .route("/matches/{id}/export", get(one))
        .route(EXPORT, get(everything))
        .route("/data/results.csv", get(results))
}

/// A match as a match file.
async fn one(visit: Visit, Path(raw): Path<String>) -> Result<Response, Failure> {
    let id = match_id(&raw)?;
    let found = visit.ledger(|ledger| Ok(ledger.match_(id)?))?;
    if found.head.source == Source::Hand {
        // There is nothing to replay, and so no match file.
        return Err(Failure::not_found(format!("no actions in match {id}")));
    }
    let mut content =
        serde_json::to_vec_pretty(&files::match_file(&found)).map_err(Failure::internal)?;
    content.push(b'\n');
    Ok(attachment(
        &name_of(&found.head),
        "application/json",
        content,
    ))
}

/// As in `dig-up-2026-11-30-anna-ben.json`.
fn name_of(head: &MatchHead) -> String {
    let mut parts = vec![safe(&head.game), day(head.played)];
    parts.extend(head.players.iter().map(|name| safe(name)));
    parts.retain(|part| !part.is_empty());
    let mut name = parts.join("-");
    name.truncate(120);
    format!("{}.json", name.trim_end_matches('-'))
}

/// Everything in one file.
async fn everything(visit: Visit) -> Result<Response, Failure> {
    let now = visit.app.now();
    let app = visit.app.clone();
    let content = aside(move || {
        app.ledger(|ledger| {
            let mut content = Vec::new();
            match ledger.export(&Files, &mut content) {
                Ok(()) => Ok(content),
                Err(ExportError::Ledger(error)) => Err(error.into()),
                Err(error) => Err(Failure::internal(error)),
            }
        })
    })
    .await?;
    let name = format!("tableside-{}.tableside", day(now));
    Ok(attachment_for(
        &visit,
        &name,
        "application/x-ndjson",
        content,
    ))
}

/// The results of all matches that were played to their end.
async fn results(visit: Visit) -> Result<Response, Failure> {
    let now = visit.app.now();
    let (app, lang) = (visit.app.clone(), visit.lang);
    let content = aside(move || csv::results(&app, lang)).await?;
    let name = format!("tableside-{}.csv", day(now));
    Ok(attachment(&name, "text/csv; charset=utf-8", content))
}
