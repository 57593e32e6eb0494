//! One person: name, mark, and whether they still play.

use askama::Template;
use axum::Router;
use axum::extract::{Form, Path};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::{get, post};
use serde::Deserialize;
use tableside_ledger::Player;

use super::{Emblem, HOME, Mark, id, path, played};
use crate::app::App;
use crate::failure::Failure;
use crate::filters;
use crate::frame::names;
use crate::screen::Shell;
use crate::text::{Text, text};
use crate::visit::Visit;

pub(crate) fn routes() -> Router<App> {
    Router::new()
        .route("/people/{id}", get(show))
        .route("/people/{id}/name", post(rename))
        .route("/people/{id}/mark", post(mark))
        .route("/people/{id}/archive", post(archive))
}

/// A mark to choose.
struct Choice {
    /// What the form sends.
    value: String,
    key: String,
    label: Text,
    emblem: Emblem,
    chosen: bool,
}

#[derive(Template)]
#[template(path = "people/person.html")]
struct PersonScreen {
    shell: Shell,
    path: String,
    id: String,
    emblem: Emblem,
    line: Text,
    typed: String,
    error: Option<Text>,
    colours: Vec<Choice>,
    shapes: Vec<Choice>,
    archived: bool,
    /// Whether there is anybody who could be the same person.
    others: bool,
}

#[derive(Deserialize)]
struct Typed {
    #[serde(default)]
    name: String,
}

#[derive(Deserialize)]
struct Chosen {
    /// Empty for none.
    mark: String,
}

#[derive(Deserialize)]
struct Archived {
    archived: bool,
}

async fn show(visit: Visit, Path(raw): Path<String>) -> Result<Response, Failure> {
    let player = visit.ledger(|ledger| Ok(ledger.player(id(&raw)?)?))?;
    screen(&visit, StatusCode::OK, &player, None, None)
}

fn screen(
    visit: &Visit,
    status: StatusCode,
    player: &Player,
    typed: Option<String>,
    error: Option<Text>,
) -> Result<Response, Failure> {
    let (plays, known) = visit.ledger(|ledger| Ok((ledger.plays()?, ledger.players()?)))?;
    let emblem = Emblem::of(player);
    let now = emblem.mark.unwrap_or_default();
    let choice = |mark: Mark, kind: &str, name: &str, same: bool| Choice {
        value: mark.kept(),
        key: format!("{kind}-{name}"),
        label: text(format!("{kind}-{name}")),
        emblem: Emblem {
            mark: Some(mark),
            ..emblem.clone()
        },
        chosen: emblem.mark.is_some() && same,
    };
    let colours = now
        .in_all_colours()
        .map(|mark| choice(mark, "colour", mark.colour, mark.colour == now.colour))
        .collect();
    let shapes = now
        .in_all_shapes()
        .map(|mark| choice(mark, "shape", mark.shape, mark.shape == now.shape))
        .collect();
    let title = Text::verbatim(&player.name);
    visit.page_with(
        status,
        &PersonScreen {
            shell: visit.shell("person", title).up(HOME),
            path: path(player.id),
            id: player.id.to_string(),
            line: played(plays.get(&player.id)),
            typed: typed.unwrap_or_else(|| player.name.clone()),
            error,
            colours,
            shapes,
            archived: player.archived.is_some(),
            others: known.len() > 1,
            emblem,
        },
    )
}

async fn rename(
    visit: Visit,
    Path(raw): Path<String>,
    Form(typed): Form<Typed>,
) -> Result<Response, Failure> {
    let id = id(&raw)?;
    let (player, known) = visit.ledger(|ledger| Ok((ledger.player(id)?, ledger.players()?)))?;
    let others: Vec<Player> = known.into_iter().filter(|other| other.id != id).collect();
    let error = names::wrong(&typed.name).or_else(|| {
        let there = names::same(&others, &typed.name)?;
        Some(text("people-name-taken").with("name", &there.name))
    });
    if error.is_some() {
        let status = StatusCode::UNPROCESSABLE_ENTITY;
        return screen(&visit, status, &player, Some(typed.name), error);
    }
    visit.ledger(|ledger| Ok(ledger.rename_player(id, &typed.name)?))?;
    Ok(Redirect::to(&path(id)).into_response())
}

async fn mark(
    visit: Visit,
    Path(raw): Path<String>,
    Form(chosen): Form<Chosen>,
) -> Result<Response, Failure> {
    let id = id(&raw)?;
    let mark = match chosen.mark.as_str() {
        "" => None,
        kept => Some(Mark::read(kept).ok_or_else(|| Failure::bad_request("mark"))?),
    };
    let kept = mark.map(Mark::kept);
    visit.ledger(|ledger| Ok(ledger.mark_player(id, kept.as_deref())?))?;
    Ok(Redirect::to(&path(id)).into_response())
}

async fn archive(
    visit: Visit,
    Path(raw): Path<String>,
    Form(form): Form<Archived>,
) -> Result<Response, Failure> {
    let id = id(&raw)?;
    visit.ledger(|ledger| Ok(ledger.archive_player(id, form.archived)?))?;
    Ok(Redirect::to(&path(id)).into_response())
}
