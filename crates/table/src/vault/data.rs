//! Where the data is, and what can be done with it.

use askama::Template;
use axum::Router;
use axum::response::Response;
use axum::routing::get;

use super::{BACKUPS, DATA, EXPORT, backups_of, import, where_href};
use crate::app::App;
use crate::failure::Failure;
use crate::filters;
use crate::frame::{date, settings};
use crate::screen::Shell;
use crate::text::{Text, text};
use crate::visit::Visit;

pub(super) fn routes() -> Router<App> {
    Router::new().route(DATA, get(show))
}

#[derive(Template)]
#[template(path = "vault/data.html")]
struct DataScreen {
    shell: Shell,
    /// Where the database lies.
    path: String,
    /// What the newest backup is, in words.
    newest: Text,
    backups: &'static str,
    /// Why the file that was chosen is not taken.
    refusal: Option<Text>,
    /// The largest file that is taken, in bytes.
    largest: usize,
    /// Whether there is anything to carry away.
    any: bool,
    export_label: Text,
    /// The same with the question where to.
    where_href: Option<String>,
    where_label: Text,
    csv_label: Text,
}

async fn show(visit: Visit) -> Result<Response, Failure> {
    let back = visit.picks.get("back");
    let up = back.map_or_else(
        || "/settings".to_owned(),
        |back| settings::local_path(Some(back)),
    );
    let backups = backups_of(&visit.app);
    let newest = backups.list().ok().and_then(|list| list.into_iter().next());
    let any = visit.ledger(|ledger| Ok(ledger.last_change()?.is_some()))?;
    let path = visit.app.config().database.clone();
    visit.page(&DataScreen {
        shell: visit.shell("data", text("vault-data")).up(up),
        path: path.canonicalize().unwrap_or(path).display().to_string(),
        newest: match newest {
            Some(backup) => text("vault-newest").with("date", date(backup.made)),
            None => text("vault-newest-none"),
        },
        backups: BACKUPS,
        refusal: import::refused(&visit),
        largest: import::LARGEST,
        any,
        export_label: text("vault-export"),
        where_href: where_href(&visit.app, EXPORT),
        where_label: text("vault-where-to"),
        csv_label: text("vault-csv"),
    })
}
