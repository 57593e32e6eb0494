//! Help: how a game goes, and what the app does for its users.

use askama::Template;
use axum::Router;
use axum::extract::Path;
use axum::response::Response;
use axum::routing::get;

use super::settings::local_path;
use crate::app::App;
use crate::failure::Failure;
use crate::filters;
use crate::games::{GAMES, Game, Help};
use crate::screen::Shell;
use crate::text::{Text, text};
use crate::visit::Visit;

pub(crate) fn routes() -> Router<App> {
    Router::new()
        .route("/help", get(app))
        .route("/help/{game}", get(game))
}

/// A title and a short paragraph.
struct Section {
    key: usize,
    title: Text,
    words: Text,
}

#[derive(Template)]
#[template(path = "help.html")]
struct HelpScreen {
    shell: Shell,
    /// The game that is explained, if it is one.
    game: Option<&'static str>,
    /// What one needs in order to play.
    sections: Vec<Section>,
    /// What one looks up later.
    more: Vec<Section>,
    /// Where other help is.
    others: Vec<Other>,
}

/// A way to other help.
struct Other {
    /// The game's name, or `app`.
    key: &'static str,
    href: String,
    icon: &'static str,
    name: Text,
}

/// The messages are named `help-ks-1-title`, `help-ks-1` and so on.
fn sections(prefix: &str, numbers: std::ops::RangeInclusive<usize>) -> Vec<Section> {
    numbers
        .map(|key| Section {
            key,
            title: text(format!("help-{prefix}-{key}-title")),
            words: text(format!("help-{prefix}-{key}")),
        })
        .collect()
}

/// A path of help with the way back in it.
fn with_back(path: &str, back: &str) -> String {
    let query = form_urlencoded::Serializer::new(String::new())
        .append_pair("back", back)
        .finish();
    format!("{path}?{query}")
}

async fn game(visit: Visit, Path(id): Path<String>) -> Result<Response, Failure> {
    let game = GAMES.into_iter().find(|game| game.id == id);
    let game = game.ok_or_else(|| Failure::not_found(format!("no help for {id}")))?;
    let back = local_path(visit.picks.get("back"));
    let Help { prefix, first, all } = game.help;
    visit.page(&HelpScreen {
        others: vec![Other {
            key: "app",
            href: with_back("/help", &back),
            icon: "help",
            name: text("about-app"),
        }],
        shell: visit.shell("help", help_title(game)).up(back),
        game: Some(game.id),
        sections: sections(prefix, 1..=first),
        more: sections(prefix, first + 1..=all),
    })
}

fn help_title(game: &Game) -> Text {
    text(format!("help-{}-title", game.help.prefix))
}

async fn app(visit: Visit) -> Result<Response, Failure> {
    let back = local_path(visit.picks.get("back"));
    let others = GAMES.iter().map(|game| Other {
        key: game.id,
        href: with_back(&format!("/help/{}", game.id), &back),
        icon: game.icon,
        name: help_title(game),
    });
    visit.page(&HelpScreen {
        others: others.collect(),
        shell: visit.shell("help", text("help-app-title")).up(back),
        game: None,
        sections: sections("app", 1..=5),
        more: Vec::new(),
    })
}
