//! The backups, what is in them, and putting one back.

use std::path::Path;

use askama::Template;
use axum::Router;
use axum::extract::Form;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::{get, post};
use jiff::Timestamp;
use jiff::tz::TimeZone;
use serde::Deserialize;
use tableside_ledger::{Backup, Inside, OpenError};

use super::{
    BACKUPS, DATA, aside, attachment_for, backups_of, day, lock, look, size, where_href, words,
};
use crate::app::App;
use crate::failure::Failure;
use crate::filters;
use crate::frame::date;
use crate::frame::settings::local_path;
use crate::screen::Shell;
use crate::text::{Text, text};
use crate::visit::Visit;

/// A backup of now, to be kept elsewhere.
const NOW: &str = "/data/backup.db";

pub(super) fn routes() -> Router<App> {
    Router::new()
        .route(BACKUPS, get(list))
        .route("/data/backup/look", get(show))
        .route("/data/backup/save", get(save))
        .route("/data/backup/restore", post(restore))
        .route(NOW, get(save_now))
}

/// A backup in the list.
struct Row {
    /// Its page.
    href: String,
    made: Text,
    kind: Text,
    inside: Text,
    size: Text,
}

#[derive(Template)]
#[template(path = "vault/backups.html")]
struct ListScreen {
    shell: Shell,
    rows: Vec<Row>,
    /// How many files there are that are of no use.
    damaged: Option<Text>,
    /// Why the last backup that is made by itself failed.
    trouble: Option<Text>,
    folder: String,
    /// Whether the database can be read, so that one more can be made.
    open: bool,
    /// The largest file that is taken, in bytes.
    largest: usize,
    /// Whether one was put back just now.
    restored: bool,
    restored_text: Text,
    save_label: Text,
    /// The same with the question where to.
    where_href: Option<String>,
    where_label: Text,
}

async fn list(visit: Visit) -> Result<Response, Failure> {
    let app = visit.app.clone();
    let backups = backups_of(&app);
    let folder = backups.folder().display().to_string();
    let (rows, damaged, unread) = aside(move || {
        let (mut rows, mut damaged) = (Vec::new(), 0_usize);
        let (list, unread) = match backups.list() {
            Ok(list) => (list, None),
            // The rest of the page is of use all the same.
            Err(error) => (Vec::new(), Some(words::cause(&error))),
        };
        for backup in list {
            match look(&app, &backup) {
                Some(inside) => rows.push(Row::of(&backup, &inside)),
                None => damaged += 1,
            }
        }
        Ok((rows, damaged, unread))
    })
    .await?;
    let trouble = lock(&visit.app.vault().trouble).clone().or(unread);
    let open = visit.ledger(|_| Ok(())).is_ok();
    let back = local_path(visit.picks.get("back"));
    let up = if back == "/" { DATA } else { &back };
    visit.page(&ListScreen {
        shell: visit.shell("backups", text("vault-backups")).up(up),
        rows,
        damaged: (damaged > 0).then(|| text("vault-damaged").with("n", damaged)),
        trouble: trouble.map(|cause| text("vault-trouble").with("what", cause)),
        folder,
        open,
        largest: super::import::LARGEST,
        restored: visit.picks.get("restored").is_some(),
        restored_text: text("vault-restored"),
        save_label: text("vault-save"),
        where_href: where_href(&visit.app, NOW),
        where_label: text("vault-where-to"),
    })
}

impl Row {
    fn of(backup: &Backup, inside: &Inside) -> Self {
        Self {
            href: page(&backup.name),
            made: when(backup.made),
            kind: text(format!("vault-kind-{}", backup.kind)),
            inside: inside_words(inside),
            size: size(backup.size),
        }
    }
}

/// The page of a backup.
pub(super) fn page(name: &str) -> String {
    format!("/data/backup/look?{}", query(name))
}

fn query(name: &str) -> String {
    form_urlencoded::Serializer::new(String::new())
        .append_pair("name", name)
        .finish()
}

/// A day and the time of day, as this device's clock has it.
fn when(at: Timestamp) -> Text {
    let time = at.to_zoned_datetime(TimeZone::system());
    text("vault-when")
        .with("date", date(at))
        .with("time", time.strftime("%H:%M").to_string())
}

fn inside_words(inside: &Inside) -> Text {
    let players = text("vault-n-players").with("n", inside.players);
    let matches = text("vault-n-matches").with("n", inside.matches);
    Text::joined(vec![matches, players], " · ")
}

#[derive(Template)]
#[template(path = "vault/backup.html")]
struct LookScreen {
    shell: Shell,
    made: Text,
    kind: Text,
    /// `None` for one that can't be put in place.
    inside: Option<InsideView>,
    size: Text,
    name: String,
    save_href: String,
    save_label: Text,
    where_href: Option<String>,
    where_label: Text,
    damaged_text: Text,
    refusal: Option<Text>,
}

struct InsideView {
    words: Text,
    last: Option<Text>,
    /// What is in the database now, if it can be read.
    now: Option<Text>,
}

fn find(visit: &Visit, name: &str) -> Result<Backup, Failure> {
    backups_of(&visit.app)
        .find(name)
        .map_err(|error| Failure::closed(&error))?
        .ok_or_else(|| Failure::not_found(format!("no backup {name}")))
}

fn named(visit: &Visit) -> Result<Backup, Failure> {
    find(visit, visit.picks.get("name").unwrap_or_default())
}

async fn show(visit: Visit) -> Result<Response, Failure> {
    let backup = named(&visit)?;
    screen(&visit, StatusCode::OK, backup, None).await
}

async fn screen(
    visit: &Visit,
    status: StatusCode,
    backup: Backup,
    refusal: Option<Text>,
) -> Result<Response, Failure> {
    let app = visit.app.clone();
    let (backup, inside) = aside(move || {
        let inside = look(&app, &backup);
        Ok((backup, inside))
    })
    .await?;
    let now = visit
        .ledger(|ledger| ledger.inside().map_err(|error| Failure::closed(&error)))
        .ok();
    let inside = inside.map(|inside| InsideView {
        words: inside_words(&inside),
        last: inside
            .last_played
            .map(|at| text("vault-last").with("when", when(at))),
        now: now.as_ref().map(inside_words),
    });
    let save_href = format!("/data/backup/save?{}", query(&backup.name));
    visit.page_with(
        status,
        &LookScreen {
            shell: visit.shell("backup", text("vault-backup")).up(BACKUPS),
            made: when(backup.made),
            kind: text(format!("vault-kind-{}", backup.kind)),
            inside,
            size: size(backup.size),
            save_label: text("vault-save-one"),
            where_href: where_href(&visit.app, &save_href),
            where_label: text("vault-where-to"),
            save_href,
            damaged_text: text("vault-file-damaged"),
            name: backup.name,
            refusal,
        },
    )
}

/// Saves a backup that is there elsewhere.
async fn save(visit: Visit) -> Result<Response, Failure> {
    let backup = named(&visit)?;
    let name = format!("tableside-{}.db", day(backup.made));
    let content = aside(move || {
        std::fs::read(&backup.path)
            .map_err(|cause| Failure::closed(&OpenError::of_io(&backup.path, cause)))
    })
    .await?;
    Ok(attachment_for(&visit, &name, KIND, content))
}

/// What a backup is as a file.
const KIND: &str = "application/vnd.sqlite3";

/// Makes one that is kept elsewhere.
async fn save_now(visit: Visit) -> Result<Response, Failure> {
    visit.ledger(|_| Ok(()))?;
    let now = visit.app.now();
    let app = visit.app.clone();
    let content = aside(move || whole_copy(&app)).await?;
    Ok(attachment_for(
        &visit,
        &format!("tableside-{}.db", day(now)),
        KIND,
        content,
    ))
}

/// The bytes of a checked copy of the database as it is now.
fn whole_copy(app: &App) -> Result<Vec<u8>, Failure> {
    let backups = backups_of(app);
    let closed = |error: OpenError| Failure::closed(&error);
    let path = backups.scratch().map_err(closed)?;
    let content = backups.copy_to(&path).map_err(closed).and_then(|()| {
        std::fs::read(&path).map_err(|cause| closed(OpenError::of_io(&path, cause)))
    });
    take_away(&path);
    content
}

/// What stays behind takes room and does no other harm.
pub(super) fn take_away(path: &Path) {
    if let Err(error) = std::fs::remove_file(path) {
        tracing::warn!(%error, path = %path.display(), "a file stays behind");
    }
}

#[derive(Deserialize)]
struct Wanted {
    name: String,
}

async fn restore(visit: Visit, Form(wanted): Form<Wanted>) -> Result<Response, Failure> {
    let backup = find(&visit, &wanted.name)?;
    let now = visit.app.now();
    let (app, path) = (visit.app.clone(), backup.path.clone());
    let restored = aside(move || Ok(app.restore(&path, now))).await?;
    match restored {
        Ok(restored) => {
            tracing::info!(name = backup.name, before = ?restored.before, "restored");
            Ok(Redirect::to("/data/backups?restored=1").into_response())
        }
        Err(error) => {
            tracing::error!(%error, name = backup.name, "not restored");
            let why = words::not_restored(&error);
            screen(&visit, StatusCode::CONFLICT, backup, Some(why)).await
        }
    }
}
