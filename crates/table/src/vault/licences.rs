//! Whose work the app builds on.

use askama::Template;
use axum::Router;
use axum::response::Response;
use axum::routing::get;

use crate::app::App;
use crate::failure::Failure;
use crate::filters;
use crate::frame::settings::local_path;
use crate::screen::Shell;
use crate::text::{Text, text};
use crate::visit::Visit;

/// Written by `cargo xtask licences`: name, version, licence and home, a line each.
const LIST: &str = include_str!("../../../../ui/licences.txt");

/// A library as the list has it.
struct Work {
    name: &'static str,
    version: &'static str,
    licence: &'static str,
    /// Where it is made; empty if it does not say.
    home: &'static str,
}

impl Work {
    fn read(line: &'static str) -> Option<Self> {
        let mut parts = line.split('\t');
        Some(Self {
            name: parts.next()?,
            version: parts.next()?,
            licence: parts.next()?,
            home: parts.next()?,
        })
    }
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
    let works: Vec<Work> = LIST.lines().filter_map(Work::read).collect();
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
