//! The pairs and their campaigns.

use axum::Router;
use axum::extract::{Form, Path};
use axum::response::Response;
use axum::routing::post;
use serde::Deserialize;
use serde_json::{Map, json};
use tableside_ledger::{NewMatch, NewSeat, TeamId};

use crate::app::App;
use crate::failure::Failure;
use crate::frame::start_match;
use crate::text::{Text, text};
use crate::visit::Visit;

pub(crate) fn routes() -> Router<App> {
    Router::new().route("/teams/{id}/matches", post(start))
}

/// The game's card on the home screen: where it leads and what it says.
pub(crate) fn card(_visit: &Visit) -> Result<(String, Text), Failure> {
    Ok(("/kreuzsummen".to_owned(), text("ks-card-new")))
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
    let id: TeamId = raw
        .parse()
        .map_err(|_| Failure::not_found("no such pair"))?;
    let team = visit.ledger(|ledger| Ok(ledger.team(id)?))?;
    let seats = team
        .members
        .iter()
        .map(|player| NewSeat {
            player: Some(player.id),
            name: player.name.clone(),
        })
        .collect();
    let setup = json!({ "scenario": form.scenario, "starter": form.starter });
    start_match(
        &visit,
        NewMatch {
            game: "kreuzsummen".to_owned(),
            team: Some(id),
            seats,
            setup,
            options: Map::new(),
            first: None,
        },
    )
}
