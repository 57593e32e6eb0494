//! What a match offers beside playing.

use askama::Template;
use axum::Router;
use axum::extract::Path;
use axum::response::Response;
use axum::routing::get;

use super::matches::{id, path};
use super::settings::{Choice, languages};
use crate::app::App;
use crate::failure::Failure;
use crate::filters;
use crate::games;
use crate::screen::Shell;
use crate::text::{Text, text};
use crate::visit::Visit;

pub(crate) fn routes() -> Router<App> {
    Router::new().route("/matches/{id}/menu", get(show))
}

struct Link {
    label: Text,
    href: String,
}

#[derive(Template)]
#[template(path = "menu.html")]
struct MenuScreen {
    shell: Shell,
    path: String,
    revision: u32,
    links: Vec<Link>,
    /// The game's icon.
    icon: &'static str,
    /// The help of the match's game.
    help: String,
    languages: Vec<Choice>,
    /// Whether the screen turns to whose turn it is, where two can sit opposite each other.
    turn_to_seat: Option<bool>,
    /// Whether the match can still be ended early.
    open: bool,
    /// Whether it was ended early and can go on.
    stopped: bool,
}

async fn show(visit: Visit, Path(raw): Path<String>) -> Result<Response, Failure> {
    let id = id(&raw)?;
    let found = visit.ledger(|ledger| Ok(ledger.match_(id)?))?;
    let position = games::fold(&found.head, &found.actions)?.position;
    let path = path(id);
    let links = position
        .links(&path)
        .into_iter()
        .map(|(label, href)| Link { label, href })
        .collect();
    let mut shell = visit.shell("menu", text("menu")).up(path.clone());
    shell.revision = Some(found.head.revision.0);
    visit.page(&MenuScreen {
        shell,
        path,
        revision: found.head.revision.0,
        links,
        icon: games::of(&found.head.game)?.icon,
        help: format!("/help/{}", found.head.game),
        languages: languages(&visit),
        turn_to_seat: (found.head.players.len() == 2).then_some(visit.settings.turn_to_seat),
        open: found.head.ended.is_none(),
        stopped: found.head.ended == Some(tableside_ledger::Ended::Stopped),
    })
}
