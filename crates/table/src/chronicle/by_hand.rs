//! Entering a match that was played without the app: first which game and who, then when and how
//! it went. What was entered can be corrected in the same way.

use askama::Template;
use axum::Router;
use axum::extract::{Form, Path};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::get;
use serde_json::json;
use tableside_ledger::{Ledger, MatchId, NewResult, Player, Source, TeamId};
use tableside_rules::kreuzsummen::Scenario;

use super::entry::{day_of, played_on};
use super::form::{Entered, ResultForm};
use super::{HOME, path};
use crate::app::App;
use crate::failure::Failure;
use crate::filters;
use crate::frame::match_id;
use crate::frame::party::{Added, Party, Typed};
use crate::games::{self, GAMES, Game};
use crate::screen::Shell;
use crate::text::{Text, text};
use crate::visit::Visit;

/// Where it is said which game it was, and who played.
const ADD: &str = "/chronicle/add";
/// Where it is said when that was, and how it went.
const RESULT: &str = "/chronicle/add/result";

pub(crate) fn routes() -> Router<App> {
    Router::new()
        .route(ADD, get(show).post(add_name))
        .route(RESULT, get(ask).post(store))
        .route("/chronicle/{id}/edit", get(edit).post(correct))
}

/// A game to choose.
struct GameChoice {
    icon: &'static str,
    name: Text,
    query: String,
    chosen: bool,
}

#[derive(Template)]
#[template(path = "chronicle/add.html")]
struct AddScreen {
    shell: Shell,
    games: Vec<GameChoice>,
    party: String,
    /// Who is missing.
    missing: Option<Text>,
    /// Where it goes on.
    next: String,
}

#[derive(Template)]
#[template(path = "chronicle/result.html")]
struct ResultScreen {
    shell: Shell,
    /// Where the form goes.
    action: String,
    /// What it carries besides what is entered.
    hidden: Vec<(&'static str, String)>,
    today: String,
    form: ResultForm,
}

/// The game that was chosen, the first one until then.
fn chosen(id: Option<&str>) -> &'static Game {
    let named = |id: &str| GAMES.into_iter().find(|game| game.id == id);
    id.and_then(named).unwrap_or(GAMES[0])
}

async fn show(visit: Visit) -> Result<Response, Failure> {
    let game = chosen(visit.picks.get("game"));
    let party = Party::load(&visit, game.id, game.seats.clone())?.on(ADD);
    screen(&visit, StatusCode::OK, game, &party)
}

async fn add_name(visit: Visit, Form(typed): Form<Typed>) -> Result<Response, Failure> {
    let game = chosen(visit.picks.get("game"));
    let party = Party::load(&visit, game.id, game.seats.clone())?.on(ADD);
    match party.with(&visit, &typed)? {
        Added::Seated(response) => Ok(response),
        Added::Refused(party) => screen(&visit, StatusCode::UNPROCESSABLE_ENTITY, game, &party),
    }
}

fn screen(
    visit: &Visit,
    status: StatusCode,
    game: &'static Game,
    party: &Party,
) -> Result<Response, Failure> {
    let choices = GAMES.into_iter().map(|one| GameChoice {
        icon: one.icon,
        name: one.title(),
        query: visit.picks.with("game", Some(one.id)),
        chosen: one.id == game.id,
    });
    let query = form_urlencoded::Serializer::new(String::new())
        .append_pair("game", game.id)
        .append_pair("players", &party.ids())
        .finish();
    let mut shell = visit.shell("add-match", text("by-hand-title")).up(HOME);
    shell.say = party.says(visit);
    visit.page_with(
        status,
        &AddScreen {
            shell,
            games: choices.collect(),
            party: party.part(visit)?,
            missing: party.missing(),
            next: format!("{RESULT}?{query}"),
        },
    )
}

/// Who played which game, as an address or a form names them.
fn seated(visit: &Visit, game: Option<&str>, ids: &str) -> Result<(&'static Game, Party), Failure> {
    let game = chosen(game);
    let party = Party::from_ids(visit, game.id, game.seats.clone(), ids)?;
    if party.is_complete() {
        Ok((game, party))
    } else {
        Err(Failure::bad_request("too few players"))
    }
}

fn names(players: &[Player]) -> Vec<String> {
    players.iter().map(|player| player.name.clone()).collect()
}

async fn ask(visit: Visit) -> Result<Response, Failure> {
    let ids = visit.picks.get("players").unwrap_or_default();
    let (game, party) = seated(&visit, visit.picks.get("game"), ids)?;
    let today = day_of(visit.app.now());
    let form = ResultForm::new(game, names(party.players()), today);
    let id = visit.ledger(|ledger| Ok(ledger.new_match_id()))?;
    result_screen(&visit, StatusCode::OK, game, &party, id, form)
}

fn result_screen(
    visit: &Visit,
    status: StatusCode,
    game: &'static Game,
    party: &Party,
    id: MatchId,
    form: ResultForm,
) -> Result<Response, Failure> {
    let up = form_urlencoded::Serializer::new(String::new())
        .append_pair("game", game.id)
        .append_pair("players", &party.ids())
        .finish();
    let shell = visit
        .shell("match-result", game.title())
        .up(format!("{ADD}?{up}"));
    visit.page_with(
        status,
        &ResultScreen {
            shell,
            action: RESULT.to_owned(),
            hidden: vec![
                ("id", id.to_string()),
                ("game", game.id.to_owned()),
                ("players", party.ids()),
            ],
            today: day_of(visit.app.now()),
            form,
        },
    )
}

async fn store(visit: Visit, Form(sent): Form<Vec<(String, String)>>) -> Result<Response, Failure> {
    let entered = Entered::new(sent);
    let id = entered.get("id").and_then(|id| id.parse().ok());
    let id: MatchId = id.ok_or_else(|| Failure::bad_request("id"))?;
    let ids = entered.get("players").unwrap_or_default();
    let (game, party) = seated(&visit, entered.get("game"), ids)?;
    let mut form = ResultForm::read(game, names(party.players()), &entered);
    let now = visit.app.now();
    let (Some(played), Some(outcome)) =
        (form.day(|typed| played_on(typed, now, now)), form.outcome())
    else {
        let status = StatusCode::UNPROCESSABLE_ENTITY;
        return result_screen(&visit, status, game, &party, id, form);
    };
    let scenario = form.scenario();
    let stored = visit.ledger(|ledger| {
        let team = match scenario {
            Some(_) => team(ledger, game, party.players())?,
            None => None,
        };
        Ok(ledger.add_result(&NewResult {
            id,
            game: game.id.to_owned(),
            team,
            seats: party.new_seats(),
            setup: scenario.map_or_else(|| json!({}), |scenario| json!({ "scenario": scenario })),
            played,
            outcome,
        })?)
    })?;
    Ok(Redirect::to(&path(stored.id)).into_response())
}

/// The team of these players, whose campaign an attempt belongs to.
fn team(ledger: &Ledger, game: &Game, players: &[Player]) -> Result<Option<TeamId>, Failure> {
    let teams = ledger.teams(game.id)?;
    let same = |members: &[Player]| {
        members.len() == players.len()
            && players
                .iter()
                .all(|player| members.iter().any(|member| member.id == player.id))
    };
    Ok(teams
        .into_iter()
        .find(|team| same(&team.members))
        .map(|team| team.id))
}

async fn edit(visit: Visit, Path(raw): Path<String>) -> Result<Response, Failure> {
    let head = by_hand(&visit, &raw)?;
    let game = games::of(&head.game)?;
    let form = ResultForm::of(game, &head, day_of(head.played));
    edit_screen(&visit, StatusCode::OK, game, head.id, form)
}

/// The head of a match that was entered by hand.
fn by_hand(visit: &Visit, raw: &str) -> Result<tableside_ledger::MatchHead, Failure> {
    let id = match_id(raw)?;
    let head = visit.ledger(|ledger| Ok(ledger.match_(id)?.head))?;
    if head.source == Source::Hand {
        Ok(head)
    } else {
        Err(Failure::not_found("not entered by hand"))
    }
}

fn edit_screen(
    visit: &Visit,
    status: StatusCode,
    game: &'static Game,
    id: MatchId,
    form: ResultForm,
) -> Result<Response, Failure> {
    let path = path(id);
    visit.page_with(
        status,
        &ResultScreen {
            shell: visit.shell("match-result", game.title()).up(path.clone()),
            action: format!("{path}/edit"),
            hidden: Vec::new(),
            today: day_of(visit.app.now()),
            form,
        },
    )
}

async fn correct(
    visit: Visit,
    Path(raw): Path<String>,
    Form(sent): Form<Vec<(String, String)>>,
) -> Result<Response, Failure> {
    let head = by_hand(&visit, &raw)?;
    let game = games::of(&head.game)?;
    let mut form = ResultForm::read(game, head.players.clone(), &Entered::new(sent));
    form.keep_scenario();
    let now = visit.app.now();
    let (Some(played), Some(outcome)) = (
        form.day(|typed| played_on(typed, head.played, now)),
        form.outcome(),
    ) else {
        return edit_screen(
            &visit,
            StatusCode::UNPROCESSABLE_ENTITY,
            game,
            head.id,
            form,
        );
    };
    visit.ledger(|ledger| Ok(ledger.correct_result(head.id, played, &outcome)?))?;
    Ok(Redirect::to(&path(head.id)).into_response())
}

/// The number of a scenario as it is typed; `None` for none.
///
/// Errors: there is no such scenario.
pub(super) fn scenario_of(typed: &str) -> Result<Option<u8>, Text> {
    let typed = typed.trim();
    if typed.is_empty() {
        return Ok(None);
    }
    let number = typed.parse().ok();
    let known = number.filter(|number| Scenario::get(*number).is_some());
    known.map(Some).ok_or_else(|| text("by-hand-no-scenario"))
}
