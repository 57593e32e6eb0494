//! A file that the user chose: first it is looked at, then taken in.

use std::collections::BTreeSet;
use std::sync::Arc;

use axum::body::{Body, to_bytes};
use axum::extract::{DefaultBodyLimit, Path, Request};
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::{get, post};
use axum::{Router, body::Bytes};
use jiff::Timestamp;
use tableside_ledger::{BackupKind, ImportError, OpenError, Report};

use super::backups::{page as backup_page, take_away};
use super::{Files, aside, backups_of, lock, preview, words};
use crate::app::App;
use crate::failure::Failure;
use crate::text::{Text, text};
use crate::visit::{Visit, form_pairs};

/// The largest file that is taken, in bytes.
pub(super) const LARGEST: usize = 64 * 1024 * 1024;

/// Where a file goes that was chosen.
pub(super) const CHOOSE: &str = "/data/import";

/// What every `SQLite` database begins with.
const DATABASE: &[u8] = b"SQLite format 3\0";

/// Why a file is not taken, as it stands in the path that says so.
const REASONS: [&str; 9] = [
    "empty",
    "foreign",
    "newer",
    "cut-off",
    "large",
    "ledger",
    "damaged",
    "full",
    "no-safety",
];

/// A file that was chosen, and what came of it.
pub(super) struct Arrival {
    /// What its page is called.
    pub(super) token: String,
    pub(super) content: Content,
}

/// As far as a file has come.
#[derive(Clone)]
pub(super) enum Content {
    Waiting(Arc<[u8]>),
    /// It is in, and this is what it brought.
    Done(Arc<Report<Text>>),
}

pub(super) fn routes() -> Router<App> {
    Router::new()
        .route(CHOOSE, post(choose))
        .route("/data/import/{token}", get(preview::show))
        .route("/data/import/{token}/add", post(add))
        .route("/data/import/{token}/done", get(preview::done))
        .layer(DefaultBodyLimit::disable())
}

/// Why the file that was chosen last is not taken, if the path says so.
pub(super) fn refused(visit: &Visit) -> Option<Text> {
    let why = visit.picks.get("why")?;
    let why = REASONS.into_iter().find(|reason| *reason == why)?;
    let line = visit
        .picks
        .get("line")
        .and_then(|line| line.parse::<u32>().ok());
    Some(text(format!("vault-file-{why}")).with("line", line.unwrap_or_default()))
}

/// Takes a file, whatever it is, and leads to the page that shows it.
async fn choose(visit: Visit, request: Request) -> Result<Response, Failure> {
    let Ok(bytes) = read(request.into_body()).await else {
        return Ok(back("large"));
    };
    if bytes.starts_with(DATABASE) {
        return take_backup(&visit, bytes).await;
    }
    if visit.ledger(|_| Ok(())).is_err() {
        // That screen says why.
        return Ok(back("ledger"));
    }
    let bytes: Arc<[u8]> = Arc::from(&*bytes);
    let (app, seen) = (visit.app.clone(), Arc::clone(&bytes));
    let looked = aside(move || {
        app.ledger(|ledger| Ok(ledger.preview_import(&seen, &Files, &BTreeSet::new())))
    })
    .await?;
    if let Err(error) = looked {
        tracing::warn!(%error, "a file is not taken");
        return Ok(back(&words::reason(&error)));
    }
    let token = format!("{:016x}", rand::random::<u64>());
    let path = format!("/data/import/{token}");
    *lock(&visit.app.vault().arrival) = Some(Arrival {
        token,
        content: Content::Waiting(bytes),
    });
    Ok(Redirect::to(&path).into_response())
}

async fn read(body: Body) -> Result<Bytes, axum::Error> {
    to_bytes(body, LARGEST).await
}

/// Back to where the file was chosen, which says why it is not taken.
fn back(why: &str) -> Response {
    Redirect::to(&format!("/data?why={why}")).into_response()
}

/// Lays a database file among the backups, to be looked at and put in place there.
async fn take_backup(visit: &Visit, bytes: Bytes) -> Result<Response, Failure> {
    let app = visit.app.clone();
    let now = visit.app.now();
    let taken = aside(move || {
        let backups = backups_of(&app);
        Ok(backups.scratch().and_then(|path| {
            let taken = std::fs::write(&path, &bytes)
                .map_err(|cause| OpenError::of_io(&path, cause))
                .and_then(|()| backups.take(&path, now));
            take_away(&path);
            taken
        }))
    })
    .await?;
    Ok(match taken {
        Ok(backup) => Redirect::to(&backup_page(&backup.name)).into_response(),
        Err(error) => {
            tracing::warn!(%error, "a file is no backup");
            back(words::reason_no_backup(&error))
        }
    })
}

/// Those in the file whom the user says to be others than their names say.
pub(super) fn separate(keys: &str) -> BTreeSet<String> {
    keys.split(',')
        .filter(|key| !key.is_empty())
        .map(str::to_owned)
        .collect()
}

/// The file of this page, unless another was chosen since.
pub(super) fn content(app: &App, token: &str) -> Option<Content> {
    let arrival = lock(&app.vault().arrival);
    let arrival = arrival.as_ref().filter(|arrival| arrival.token == token)?;
    Some(arrival.content.clone())
}

/// Takes it in. Tapped twice, it is in once.
async fn add(visit: Visit, Path(token): Path<String>, form: String) -> Result<Response, Failure> {
    let keys = form_pairs(&form).find(|(name, _)| name == "separate");
    let separate = separate(keys.as_ref().map_or("", |(_, keys)| keys));
    // A screen of its own, so that it is read from its top.
    let done = format!("/data/import/{token}/done");
    let bytes = match content(&visit.app, &token) {
        Some(Content::Waiting(bytes)) => bytes,
        Some(Content::Done(_)) => return Ok(Redirect::to(&done).into_response()),
        None => return preview::gone(&visit),
    };
    let (app, now) = (visit.app.clone(), visit.app.now());
    let report = aside(move || {
        // What can't be undone by a tap can be undone by going back to what was.
        if let Err(error) = back_up(&app, now)? {
            return Ok(Err(NotAdded::NoSafety(error)));
        }
        let report = app.ledger(|ledger| Ok(ledger.import(&bytes, &Files, &separate)))?;
        Ok(report.map_err(NotAdded::Refused))
    })
    .await?;
    match report {
        Ok(report) => {
            tracing::info!(added = report.added(), "a file is in");
            let mut arrival = lock(&visit.app.vault().arrival);
            if let Some(arrival) = arrival.as_mut().filter(|arrival| arrival.token == token) {
                arrival.content = Content::Done(Arc::new(report));
            }
            Ok(Redirect::to(&done).into_response())
        }
        Err(NotAdded::NoSafety(error)) => {
            tracing::error!(%error, "no backup before a file is taken in");
            Ok(back(words::reason_no_safety(&error)))
        }
        Err(NotAdded::Refused(error)) => {
            tracing::error!(%error, "a file is not taken in");
            Ok(back(&words::reason(&error)))
        }
    }
}

/// Why a file did not come in, though it had been looked at. Nothing was changed.
enum NotAdded {
    /// What is there could not be backed up before.
    NoSafety(OpenError),
    Refused(ImportError),
}

/// Backs up what is there, if there is anything.
fn back_up(app: &App, now: Timestamp) -> Result<Result<(), OpenError>, Failure> {
    let inside = app.ledger(|ledger| Ok(ledger.inside()))?;
    Ok(inside.and_then(|inside| {
        if !inside.is_empty() {
            backups_of(app).make(BackupKind::Before, now)?;
        }
        Ok(())
    }))
}
