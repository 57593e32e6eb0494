//! Everybody, those who played last in front, and who can be added.

use askama::Template;
use axum::Router;
use axum::extract::Form;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::{get, post};
use jiff::Timestamp;
use serde::Deserialize;
use tableside_ledger::{Player, Removed, Team};

use super::{HOME, Row, path, played};
use crate::app::App;
use crate::failure::Failure;
use crate::filters;
use crate::frame::names;
use crate::games::{self, GAMES};
use crate::screen::Shell;
use crate::text::{Text, text};
use crate::visit::Visit;

pub(crate) fn routes() -> Router<App> {
    Router::new()
        .route(HOME, get(show).post(add))
        .route("/people/merge/undo", post(undo_merge))
}

/// A team in the list.
struct TeamRow {
    href: String,
    key: String,
    icon: &'static str,
    name: Text,
    line: Text,
}

/// Something that can be taken back for a moment.
struct Undo {
    /// What was done.
    words: Text,
    /// Where it is taken back, by POST.
    action: String,
    until: Timestamp,
}

#[derive(Template)]
#[template(path = "people/list.html")]
struct PeopleScreen {
    shell: Shell,
    undo: Option<Undo>,
    people: Vec<Row>,
    archived: Vec<Row>,
    teams: Vec<TeamRow>,
    typed: String,
    error: Option<Text>,
}

#[derive(Deserialize)]
struct Typed {
    #[serde(default)]
    name: String,
}

async fn show(visit: Visit) -> Result<Response, Failure> {
    screen(&visit, StatusCode::OK, String::new(), None)
}

fn screen(
    visit: &Visit,
    status: StatusCode,
    typed: String,
    error: Option<Text>,
) -> Result<Response, Failure> {
    let (offered, all, plays, teams) = visit.ledger(|ledger| {
        let mut teams = Vec::new();
        for game in GAMES {
            let of_game = ledger.teams(game.id)?;
            teams.extend(of_game.iter().map(|team| team_row(game, team)));
        }
        let (offered, all) = (ledger.players_by_play()?, ledger.players()?);
        Ok((offered, all, ledger.plays()?, teams))
    })?;
    let row = |player: &Player| Row::of(player, path(player.id), played(plays.get(&player.id)));
    let archived = all.iter().filter(|player| player.archived.is_some());
    let undo = undo(visit)?;
    let mut shell = visit.shell("people", text("people")).up("/");
    shell.say = undo.as_ref().map(|undo| undo.words.clone());
    visit.page_with(
        status,
        &PeopleScreen {
            shell,
            undo,
            people: offered.iter().map(row).collect(),
            archived: archived.map(row).collect(),
            teams,
            typed,
            error,
        },
    )
}

fn team_row(game: &games::Game, team: &Team) -> TeamRow {
    TeamRow {
        href: super::team::path(team.id),
        key: format!("team-{}", team.id),
        icon: game.icon,
        name: super::team::called(team),
        line: match (team.archived, &team.name) {
            (Some(_), _) => text("people-archived-one"),
            (None, Some(_)) => super::team::members(team),
            (None, None) => game.title(),
        },
    }
}

/// What was done last, as long as it can be taken back.
fn undo(visit: &Visit) -> Result<Option<Undo>, Failure> {
    let removed = visit.picks.get("removed").map(str::parse);
    if let Some(Ok(id)) = removed {
        let found = visit.ledger(|ledger| Ok(ledger.removed_player(id).ok()))?;
        return Ok(found.map(|Removed { what, until }| Undo {
            words: text("people-removed").with("name", what.name),
            action: format!("{HOME}/{id}/restore"),
            until,
        }));
    }
    let merged = visit.ledger(|ledger| Ok(ledger.last_merge()?))?;
    Ok(merged.map(|(Removed { what, until }, kept)| Undo {
        words: text("people-merged")
            .with("gone", what)
            .with("kept", kept.name),
        action: format!("{HOME}/merge/undo"),
        until,
    }))
}

async fn add(visit: Visit, Form(typed): Form<Typed>) -> Result<Response, Failure> {
    let known = visit.ledger(|ledger| Ok(ledger.players()?))?;
    let error = names::wrong(&typed.name).or_else(|| {
        let there = names::same(&known, &typed.name)?;
        Some(text("people-known").with("name", &there.name))
    });
    if error.is_some() {
        return screen(&visit, StatusCode::UNPROCESSABLE_ENTITY, typed.name, error);
    }
    let added = visit.ledger(|ledger| Ok(ledger.add_player(&typed.name)?))?;
    Ok(Redirect::to(&path(added.id)).into_response())
}

async fn undo_merge(visit: Visit) -> Result<Response, Failure> {
    visit.ledger(|ledger| Ok(ledger.undo_merge()?))?;
    Ok(Redirect::to(HOME).into_response())
}
