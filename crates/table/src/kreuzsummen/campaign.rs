//! A pair and its campaign, and how an attempt is started.

use axum::Router;
use axum::extract::{Form, Path};
use axum::response::Response;
use axum::routing::{get, post};
use serde::Deserialize;
use serde_json::{Map, json};
use tableside_ledger::{Ledger, MatchHead, NewMatch, NewSeat, Team, TeamId};
use tableside_rules::Game as _;
use tableside_rules::kreuzsummen::{Kreuzsummen, Scenario};

use super::progress::{Progress, Result as Went, result};
use super::{map, pairs, progress, scenario, ticks};
use crate::app::App;
use crate::failure::Failure;
use crate::frame::start_match;
use crate::games::Card;
use crate::text::{Text, text};
use crate::visit::Visit;

pub(crate) fn routes() -> Router<App> {
    Router::new()
        .route("/teams/{id}", get(map::show))
        .route("/teams/{id}/marks", post(ticks::change))
        .route("/teams/{id}/matches", post(start))
}

/// The game's card on the home screen.
pub(super) fn card(visit: &Visit) -> Result<Card, Failure> {
    visit.ledger(|ledger| {
        let mut teams = ledger.teams(Kreuzsummen::ID)?;
        teams.retain(|team| team.archived.is_none());
        let Some(team) = teams.first() else {
            return Ok(Card {
                href: "/kreuzsummen".to_owned(),
                line: text("ks-card-new"),
                all: None,
                is_begun: false,
            });
        };
        let done = progress::done(&ledger.team_outcomes(team.id)?, &ledger.marks(team.id)?);
        let line = text("campaign-card")
            .with("pair", pairs::names(team))
            .with("n", done.len());
        Ok(Card {
            href: format!("/teams/{}", team.id),
            line,
            all: (teams.len() > 1).then(|| {
                let all = text("campaign-card-all").with("n", teams.len());
                ("/kreuzsummen".to_owned(), all)
            }),
            is_begun: true,
        })
    })
}

/// A pair with its matches.
pub(crate) struct Pair {
    pub(crate) team: Team,
    pub(crate) matches: Vec<MatchHead>,
    pub(crate) progress: Progress,
}

impl Pair {
    /// The pair of a path.
    pub(crate) fn load(ledger: &Ledger, raw: &str) -> Result<Self, Failure> {
        let none = || Failure::not_found(format!("no pair {raw}"));
        let id: TeamId = raw.parse().map_err(|_| none())?;
        let team = ledger.team(id)?;
        if team.game != Kreuzsummen::ID || team.members.len() != 2 {
            return Err(none());
        }
        let matches = ledger.team_matches(id)?;
        let progress = Progress::of(&matches, &ledger.marks(id)?);
        Ok(Self {
            team,
            matches,
            progress,
        })
    }

    /// The pair's path.
    pub(crate) fn path(&self) -> String {
        format!("/teams/{}", self.team.id)
    }

    /// A player's name.
    pub(crate) fn name(&self, seat: usize) -> &str {
        self.team
            .members
            .get(seat)
            .map_or("", |player| player.name.as_str())
    }

    /// The open match of a scenario that was touched last.
    pub(crate) fn open(&self, number: u8) -> Option<&MatchHead> {
        self.matches
            .iter()
            .filter(|head| result(head) == Went::Open)
            .filter(|head| scenario(head).is_ok_and(|scenario| scenario.number == number))
            .max_by_key(|head| head.changed)
    }
}

/// "3 × 3", rows by columns.
pub(crate) fn size(scenario: &Scenario) -> Text {
    text("scenario-size")
        .with("rows", scenario.row_count())
        .with("columns", scenario.column_count())
}

#[derive(Deserialize)]
struct Start {
    scenario: u8,
    starter: usize,
}

/// Starts an attempt.
async fn start(
    visit: Visit,
    Path(raw): Path<String>,
    Form(form): Form<Start>,
) -> Result<Response, Failure> {
    let setup = json!({ "scenario": form.scenario, "starter": form.starter });
    if Scenario::get(form.scenario).is_none() || form.starter > 1 {
        return Err(Failure::bad_request(format!("no such attempt: {setup}")));
    }
    let pair = visit.ledger(|ledger| Pair::load(ledger, &raw))?;
    start_match(&visit, attempt(&pair.team, setup))
}

fn attempt(team: &Team, setup: serde_json::Value) -> NewMatch {
    let seats = team
        .members
        .iter()
        .map(|player| NewSeat {
            player: Some(player.id),
            name: player.name.clone(),
        })
        .collect();
    NewMatch {
        game: Kreuzsummen::ID.to_owned(),
        team: Some(team.id),
        seats,
        setup,
        options: Map::new(),
        first: None,
    }
}
