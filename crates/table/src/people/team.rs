//! A team's own page: its name, and whether it still plays.

use askama::Template;
use axum::Router;
use axum::extract::{Form, Path};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::{get, post};
use serde::Deserialize;
use tableside_ledger::{Filter, Team, TeamId};

use super::{Emblem, HOME};
use crate::app::App;
use crate::failure::Failure;
use crate::filters;
use crate::frame::{names, people};
use crate::games;
use crate::screen::Shell;
use crate::text::{Text, text};
use crate::visit::Visit;

pub(crate) fn routes() -> Router<App> {
    Router::new()
        .route("/people/teams/{id}", get(show))
        .route("/people/teams/{id}/name", post(rename))
        .route("/people/teams/{id}/archive", post(archive))
}

/// The page of a team.
pub(crate) fn path(id: TeamId) -> String {
    format!("{HOME}/teams/{id}")
}

/// The members' names, "Anna & Ben".
pub(crate) fn members(team: &Team) -> Text {
    let names: Vec<String> = team.members.iter().map(|one| one.name.clone()).collect();
    people(&names)
}

/// What a team is called: its own name, or its members'.
pub(crate) fn called(team: &Team) -> Text {
    let own = team.name.as_deref().map(Text::verbatim);
    own.unwrap_or_else(|| members(team))
}

#[derive(Template)]
#[template(path = "people/team.html")]
struct TeamScreen {
    shell: Shell,
    path: String,
    id: TeamId,
    icon: &'static str,
    game: Text,
    members: Text,
    emblems: Vec<Emblem>,
    line: Text,
    /// Where the team plays.
    campaign: String,
    typed: String,
    error: Option<Text>,
    archived: bool,
}

#[derive(Deserialize)]
struct Typed {
    #[serde(default)]
    name: String,
}

#[derive(Deserialize)]
struct Archived {
    archived: bool,
}

fn id(raw: &str) -> Result<TeamId, Failure> {
    raw.parse()
        .map_err(|_| Failure::not_found(format!("no team {raw}")))
}

async fn show(visit: Visit, Path(raw): Path<String>) -> Result<Response, Failure> {
    let id = id(&raw)?;
    screen(&visit, StatusCode::OK, id, None, None)
}

fn screen(
    visit: &Visit,
    status: StatusCode,
    id: TeamId,
    typed: Option<String>,
    error: Option<Text>,
) -> Result<Response, Failure> {
    let filter = Filter {
        team: Some(id),
        ..Filter::default()
    };
    let (team, plays) =
        visit.ledger(|ledger| Ok((ledger.team(id)?, ledger.chronicle_length(&filter)?)))?;
    let game = games::of(&team.game)?;
    visit.page_with(
        status,
        &TeamScreen {
            shell: visit.shell("team-page", called(&team)).up(HOME),
            path: path(id),
            id,
            icon: game.icon,
            game: game.title(),
            members: members(&team),
            emblems: team.members.iter().map(Emblem::of).collect(),
            line: text("people-matches").with("n", plays),
            campaign: format!("/teams/{id}"),
            typed: typed.unwrap_or_else(|| team.name.clone().unwrap_or_default()),
            error,
            archived: team.archived.is_some(),
        },
    )
}

async fn rename(
    visit: Visit,
    Path(raw): Path<String>,
    Form(typed): Form<Typed>,
) -> Result<Response, Failure> {
    let id = id(&raw)?;
    // Without a name of its own it goes by those of its members again.
    let name = Some(&*typed.name).filter(|name| !name.trim().is_empty());
    if let Some(error) = name.and_then(names::wrong) {
        let status = StatusCode::UNPROCESSABLE_ENTITY;
        return screen(&visit, status, id, Some(typed.name), Some(error));
    }
    visit.ledger(|ledger| Ok(ledger.rename_team(id, name)?))?;
    Ok(Redirect::to(&path(id)).into_response())
}

async fn archive(
    visit: Visit,
    Path(raw): Path<String>,
    Form(form): Form<Archived>,
) -> Result<Response, Failure> {
    let id = id(&raw)?;
    visit.ledger(|ledger| Ok(ledger.archive_team(id, form.archived)?))?;
    Ok(Redirect::to(&path(id)).into_response())
}
