//! The pairs that play Kreuzsummen, and how two names become one.

use std::collections::BTreeSet;

use askama::Template;
use axum::Router;
use axum::extract::Form;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::{get, post};
use serde::Deserialize;
use tableside_ledger::{Ledger, LedgerError, Team, TeamId};
use tableside_rules::Game as _;
use tableside_rules::kreuzsummen::{Kreuzsummen, Scenario};

use super::progress;
use super::title;
use crate::app::App;
use crate::failure::Failure;
use crate::filters;
use crate::frame::names::{self, folded};
use crate::people::called;
use crate::screen::Shell;
use crate::text::{Text, text};
use crate::visit::{Visit, standing_at};

/// The most known names that are offered to tap.
const OFFERED: usize = 12;

pub(crate) fn routes() -> Router<App> {
    Router::new()
        .route("/kreuzsummen", get(list))
        .route("/kreuzsummen/new", get(new))
        .route("/teams", post(add))
}

/// A pair in the list.
struct PairView {
    id: TeamId,
    names: Text,
    done: usize,
    line: Text,
    next: Option<Text>,
}

#[derive(Template)]
#[template(path = "kreuzsummen/pairs.html")]
struct PairsScreen {
    shell: Shell,
    pairs: Vec<PairView>,
    form: PairForm,
}

/// The two names as they were typed, and what is wrong with them.
#[derive(Default)]
struct PairForm {
    one: String,
    two: String,
    one_error: Option<Text>,
    two_error: Option<Text>,
    known: Vec<String>,
}

#[derive(Template)]
#[template(path = "kreuzsummen/new-pair.html")]
struct NewPairScreen {
    shell: Shell,
    form: PairForm,
}

#[derive(Deserialize)]
struct Names {
    #[serde(default)]
    one: String,
    #[serde(default)]
    two: String,
    /// A known name that was tapped, to go where none stands yet.
    known: Option<String>,
}

async fn list(visit: Visit) -> Result<Response, Failure> {
    let pairs = visit.ledger(|ledger| {
        let teams = ledger.teams(Kreuzsummen::ID)?;
        let active = teams.iter().filter(|team| team.archived.is_none());
        active.map(|team| view(ledger, team)).collect()
    })?;
    let shell = visit.shell("pairs", text("game-kreuzsummen")).up("/");
    let form = form(&visit)?;
    visit.page(&PairsScreen { shell, pairs, form })
}

fn view(ledger: &Ledger, team: &Team) -> Result<PairView, Failure> {
    let done = progress::done(&ledger.team_outcomes(team.id)?, &ledger.marks(team.id)?);
    let next = Scenario::all()
        .iter()
        .find(|one| !done.contains(&one.number));
    Ok(PairView {
        id: team.id,
        names: names(team),
        done: done.len(),
        line: text("pairs-done").with("n", done.len()),
        next: next.map(|scenario| text("pairs-next").with("title", title(scenario))),
    })
}

/// "Anna & Ben", or the pair's own name.
pub(crate) fn names(team: &Team) -> Text {
    called(team)
}

async fn new(visit: Visit) -> Result<Response, Failure> {
    let form = form(&visit)?;
    new_screen(&visit, StatusCode::OK, form)
}

fn new_screen(visit: &Visit, status: StatusCode, form: PairForm) -> Result<Response, Failure> {
    let shell = visit
        .shell("new-pair", text("pairs-new"))
        .up("/kreuzsummen");
    visit.page_with(status, &NewPairScreen { shell, form })
}

/// The form with the names that stand in the URL.
fn form(visit: &Visit) -> Result<PairForm, Failure> {
    let typed = |name| visit.picks.get(name).unwrap_or_default().to_owned();
    let (one, two) = (typed("one"), typed("two"));
    Ok(PairForm {
        known: known(visit, &[&one, &two])?,
        one,
        two,
        ..PairForm::default()
    })
}

/// The form with a known name put where none stands yet.
fn fill(visit: &Visit, typed: Names, name: String) -> Result<Response, Failure> {
    let (one, two) = if typed.one.trim().is_empty() {
        (name, typed.two)
    } else {
        (typed.one, name)
    };
    let query = form_urlencoded::Serializer::new(String::new())
        .append_pair("one", &one)
        .append_pair("two", &two)
        .finish();
    let form = PairForm {
        known: known(visit, &[&one, &two])?,
        one,
        two,
        ..PairForm::default()
    };
    let response = new_screen(visit, StatusCode::OK, form)?;
    Ok(standing_at(response, &format!("/kreuzsummen/new?{query}")))
}

/// The known names to tap, the latest first, without those already in the form.
fn known(visit: &Visit, taken: &[&str]) -> Result<Vec<String>, Failure> {
    let players = visit.ledger(|ledger| Ok(ledger.players()?))?;
    let mut seen: BTreeSet<String> = taken.iter().map(|name| folded(name)).collect();
    let active = players
        .into_iter()
        .filter(|player| player.archived.is_none());
    let names = active.rev().map(|player| player.name);
    Ok(names
        .filter(|name| seen.insert(folded(name)))
        .take(OFFERED)
        .collect())
}

async fn add(visit: Visit, Form(mut typed): Form<Names>) -> Result<Response, Failure> {
    if let Some(name) = typed.known.take() {
        return fill(&visit, typed, name);
    }
    let one_error = names::wrong(&typed.one);
    let mut two_error = names::wrong(&typed.two);
    if one_error.is_none() && two_error.is_none() && folded(&typed.one) == folded(&typed.two) {
        two_error = Some(text("name-same"));
    }
    if one_error.is_some() || two_error.is_some() {
        let form = PairForm {
            known: known(&visit, &[&typed.one, &typed.two])?,
            one: typed.one,
            two: typed.two,
            one_error,
            two_error,
        };
        return new_screen(&visit, StatusCode::UNPROCESSABLE_ENTITY, form);
    }
    let path = visit.ledger(|ledger| {
        let players = ledger.players()?;
        let one = names::player(ledger, &players, &typed.one)?;
        let two = names::player(ledger, &players, &typed.two)?;
        match ledger.add_team(Kreuzsummen::ID, &[one.id, two.id]) {
            Ok(team) => Ok(format!("/teams/{}", team.id)),
            // They have a campaign already, so that is where they want to go.
            Err(LedgerError::DuplicateTeam(id)) => {
                ledger.archive_team(id, false)?;
                Ok(format!("/teams/{id}?known=1"))
            }
            Err(error) => Err(error.into()),
        }
    })?;
    Ok(Redirect::to(&path).into_response())
}
