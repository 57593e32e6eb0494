//! Where the group's data is and how it is kept safe: backups and restoring, everything in one
//! file and back, results for other programs, and whose work the app builds on.

mod automatic;
mod backups;
mod bg_stats;
mod chosen;
mod csv;
mod data;
mod export;
mod files;
mod import;
mod licences;
mod preview;
mod results;
mod words;

use std::collections::HashMap;
use std::path::PathBuf;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::SystemTime;

use axum::Router;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use jiff::Timestamp;
use jiff::tz::TimeZone;
use tableside_ledger::{Backup, Backups, Inside, MatchHead, Source};

use crate::app::App;
use crate::failure::Failure;
use crate::games;
use crate::text::{Lang, Text, text};
use crate::visit::{Visit, ask_host};

pub use files::Files;
pub use words::refusal as refusal_words;

/// The page of the group's data.
const DATA: &str = "/data";
/// The page of the backups.
const BACKUPS: &str = "/data/backups";
/// Everything as a file.
const EXPORT: &str = "/data/export.tableside";

/// What is known of backups and of what is about to come in. All of it may be lost.
#[derive(Default)]
pub(crate) struct Vault {
    /// The file that was chosen last.
    arrival: Mutex<Option<import::Arrival>>,
    /// What is in backups that were looked at, as long as they stay as they were.
    looked: Mutex<HashMap<Untouched, Option<Inside>>>,
    /// Why the last backup that is made by itself failed.
    trouble: Mutex<Option<Text>>,
}

/// A file as long as nobody touches it: its path, its size in bytes, and when it was written.
type Untouched = (PathBuf, u64, Option<SystemTime>);

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    // What is kept here is put in whole.
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

pub(crate) fn routes() -> Router<App> {
    Router::new()
        .merge(data::routes())
        .merge(backups::routes())
        .merge(chosen::routes())
        .merge(export::routes())
        .merge(import::routes())
        .merge(licences::routes())
}

/// Whether a path is answered even while the database can't be opened: the way to the backups, and
/// a file that may be one.
pub(crate) fn needs_no_ledger(path: &str) -> bool {
    path == BACKUPS || path == import::CHOOSE || path.starts_with("/data/backup/")
}

/// The backups of the app's database.
fn backups_of(app: &App) -> Backups {
    Backups::of(&app.config().database)
}

/// What is in a backup; `None` for one that can't be put in place. A file that stays as it is gets
/// read once.
fn look(app: &App, backup: &Backup) -> Option<Inside> {
    let changed = backup.path.metadata().and_then(|data| data.modified()).ok();
    let key = (backup.path.clone(), backup.size, changed);
    if let Some(known) = lock(&app.vault().looked).get(&key) {
        return *known;
    }
    let inside = backup
        .look()
        .inspect_err(|error| tracing::warn!(%error, name = backup.name, "a backup is no use"))
        .ok();
    lock(&app.vault().looked).insert(key, inside);
    inside
}

/// Does what takes its time on a thread of its own, so that other requests go on.
async fn aside<T: Send + 'static>(
    work: impl FnOnce() -> Result<T, Failure> + Send + 'static,
) -> Result<T, Failure> {
    tokio::task::spawn_blocking(work)
        .await
        .unwrap_or_else(|error| Err(Failure::internal(error)))
}

/// A file to be saved.
fn attachment(name: &str, kind: &'static str, content: Vec<u8>) -> Response {
    let disposition = format!("attachment; filename=\"{name}\"");
    // The names are made of what every header takes; see `safe`.
    let disposition = HeaderValue::from_str(&disposition)
        .unwrap_or_else(|_| HeaderValue::from_static("attachment; filename=\"tableside\""));
    let headers = [
        (header::CONTENT_TYPE, HeaderValue::from_static(kind)),
        (header::CONTENT_DISPOSITION, disposition),
        (header::CACHE_CONTROL, HeaderValue::from_static("no-store")),
    ];
    (StatusCode::OK, headers, content).into_response()
}

/// The address of a file that is saved where the user says, if the app's own window can ask.
fn where_href(app: &App, href: &str) -> Option<String> {
    let can_ask = app.config().window && !cfg!(any(target_os = "android", target_os = "ios"));
    let joint = if href.contains('?') { '&' } else { '?' };
    can_ask.then(|| format!("{href}{joint}where=ask"))
}

/// A file to be saved where the user says, if the address wishes so.
fn attachment_for(visit: &Visit, name: &str, kind: &'static str, content: Vec<u8>) -> Response {
    let response = attachment(name, kind, content);
    if visit.picks.get("where") == Some("ask") {
        ask_host(response, "ask-where")
    } else {
        response
    }
}

/// A part of a file's name that every system and every header takes: plain small letters and
/// digits, with hyphens between them; what has an accent loses it.
fn safe(name: &str) -> String {
    let mut safe = String::new();
    for c in name.chars().flat_map(char::to_lowercase) {
        match c {
            'a'..='z' | '0'..='9' => safe.push(c),
            'ä' | 'á' | 'à' | 'â' | 'å' | 'ã' => safe.push('a'),
            'ö' | 'ó' | 'ő' | 'ò' | 'ô' | 'õ' | 'ø' => safe.push('o'),
            'ü' | 'ú' | 'ű' | 'ù' | 'û' => safe.push('u'),
            'é' | 'è' | 'ê' | 'ë' => safe.push('e'),
            'í' | 'ì' | 'î' | 'ï' => safe.push('i'),
            'ß' => safe.push_str("ss"),
            'ç' => safe.push('c'),
            'ñ' => safe.push('n'),
            _ if !safe.is_empty() && !safe.ends_with('-') => safe.push('-'),
            _ => {}
        }
        if safe.len() >= 40 {
            break;
        }
    }
    safe.trim_matches('-').to_owned()
}

/// A day as it stands in a file's name, by this device's calendar.
fn day(at: Timestamp) -> String {
    at.to_zoned_datetime(TimeZone::system())
        .date()
        .strftime("%Y-%m-%d")
        .to_string()
}

/// A match in one line that says which game it is.
fn what(head: &MatchHead, lang: Lang) -> Text {
    let Ok(game) = games::of(&head.game) else {
        return Text::verbatim(&*head.game);
    };
    if head.source == Source::Hand {
        return game.title();
    }
    let (title, summary) = (game.title(), games::summary(head));
    if summary.say(lang).starts_with(&title.say(lang)) {
        return summary;
    }
    text("vault-what").with("game", title).with("what", summary)
}

/// A size of a file as people read it.
fn size(bytes: u64) -> Text {
    let (key, unit) = match bytes {
        0..1_000_000 => ("vault-size-kb", 1_000),
        _ => ("vault-size-mb", 1_000_000),
    };
    text(key).with("n", bytes.div_ceil(unit))
}

#[cfg(test)]
mod tests {
    use super::safe;

    #[test]
    fn names_of_files_are_plain_whatever_people_are_called() {
        for (name, plain) in [
            ("Anna", "anna"),
            ("Őzike & Jürgen", "ozike-jurgen"),
            ("../../etc/passwd", "etc-passwd"),
            ("a\"b\r\nc", "a-b-c"),
            ("Ünnep 2", "unnep-2"),
            ("李雷", ""),
            ("💥", ""),
            ("-x-", "x"),
        ] {
            assert_eq!(safe(name), plain, "{name}");
        }
        assert!(safe(&"x".repeat(100)).len() <= 40);
    }
}
