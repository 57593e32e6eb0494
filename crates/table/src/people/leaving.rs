//! Deleting a person with all their data, after a page that says what goes.

use askama::Template;
use axum::Router;
use axum::extract::Path;
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::{get, post};
use tableside_ledger::LedgerError;

use super::{Emblem, HOME, id, path, team};
use crate::app::App;
use crate::failure::Failure;
use crate::filters;
use crate::screen::Shell;
use crate::text::{Text, text};
use crate::visit::Visit;

pub(crate) fn routes() -> Router<App> {
    Router::new()
        .route("/people/{id}/remove", get(show).post(remove))
        .route("/people/{id}/restore", post(restore))
}

#[derive(Template)]
#[template(path = "people/remove.html")]
struct RemoveScreen {
    shell: Shell,
    path: String,
    name: String,
    emblem: Emblem,
    /// What goes and what stays.
    words: Vec<Text>,
    /// Whether archiving would do as well.
    can_archive: bool,
}

async fn show(visit: Visit, Path(raw): Path<String>) -> Result<Response, Failure> {
    let id = id(&raw)?;
    let (player, leaving) = visit.ledger(|ledger| Ok((ledger.player(id)?, ledger.leaving(id)?)))?;
    let mut words = Vec::new();
    if leaving.alone > 0 {
        words.push(text("remove-alone").with("n", leaving.alone));
    }
    if leaving.shared > 0 {
        let shared = text("remove-shared").with("n", leaving.shared);
        words.push(shared.with("somebody", text("people-somebody")));
    }
    let teams = leaving.teams.iter();
    words.extend(teams.map(|one| text("remove-team").with("team", team::called(one))));
    let title = text("remove-title").with("name", &player.name);
    visit.page(&RemoveScreen {
        shell: visit.shell("remove-person", title).up(path(id)),
        path: path(id),
        emblem: Emblem::of(&player),
        name: player.name,
        words,
        can_archive: player.archived.is_none(),
    })
}

async fn remove(visit: Visit, Path(raw): Path<String>) -> Result<Response, Failure> {
    let id = id(&raw)?;
    let stand_in = text("people-somebody").say(visit.lang);
    visit.ledger(|ledger| match ledger.remove_player(id, &stand_in) {
        // Tapped twice, or on another screen as well: it can still be taken back.
        Err(LedgerError::NotFound) if ledger.removed_player(id).is_ok() => Ok(()),
        removed => Ok(removed.map(drop)?),
    })?;
    Ok(Redirect::to(&format!("{HOME}?removed={id}")).into_response())
}

async fn restore(visit: Visit, Path(raw): Path<String>) -> Result<Response, Failure> {
    let id = id(&raw)?;
    visit.ledger(|ledger| match ledger.restore_player(id) {
        // Tapped twice, or on another screen as well: they are back already.
        Err(LedgerError::NotFound) if ledger.player(id).is_ok() => Ok(()),
        Err(LedgerError::NotFound) => Err(Failure::too_late(id)),
        restored => Ok(restored?),
    })?;
    Ok(Redirect::to(&path(id)).into_response())
}
