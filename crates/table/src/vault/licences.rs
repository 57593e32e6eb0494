//! Whose work the app builds on.

use askama::Template;
use axum::Router;
use axum::response::Response;
use axum::routing::get;
use serde::Deserialize;

use crate::app::App;
use crate::failure::Failure;
use crate::filters;
use crate::frame::settings::local_path;
use crate::screen::Shell;
use crate::text::{Text, text};
use crate::visit::Visit;

/// Written by `cargo xtask licences`.
const LIST: &str = include_str!("../../../../ui/licences.json");

/// A library as the list has it.
#[derive(Debug, Deserialize)]
struct Work {
    name: String,
    version: String,
    licence: String,
    /// Where it is made; empty if it does not say.
    home: String,
}

pub(super) fn routes() -> Router<App> {
    Router::new().route("/licences", get(show))
}

#[derive(Template)]
#[template(path = "vault/licences.html")]
struct LicencesScreen {
    shell: Shell,
    count: Text,
    works: Vec<Work>,
}

async fn show(visit: Visit) -> Result<Response, Failure> {
    let works: Vec<Work> = serde_json::from_str(LIST).map_err(Failure::internal)?;
    let back = local_path(visit.picks.get("back"));
    let up = if back == "/" {
        "/settings".to_owned()
    } else {
        back
    };
    visit.page(&LicencesScreen {
        shell: visit.shell("licences", text("licences")).up(up),
        count: text("licences-count").with("n", works.len()),
        works,
    })
}
