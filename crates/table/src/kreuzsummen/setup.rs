//! The page of a scenario before an attempt: what is new, how the table is set
//! up, and who begins.

use askama::Template;
use axum::Router;
use axum::extract::Path;
use axum::response::Response;
use axum::routing::get;
use tableside_rules::kreuzsummen::Scenario;

use super::campaign::Pair;
use super::title;
use crate::app::App;
use crate::failure::Failure;
use crate::filters;
use crate::screen::Shell;
use crate::text::{Text, text};
use crate::visit::Visit;

pub(crate) fn routes() -> Router<App> {
    Router::new().route("/teams/{id}/scenarios/{number}", get(show))
}

/// Someone who may begin.
struct SeatChoice {
    index: usize,
    name: String,
    chosen: bool,
    pick: String,
}

#[derive(Template)]
#[template(path = "kreuzsummen/scenario.html")]
struct ScenarioScreen {
    shell: Shell,
    path: String,
    number: u8,
    news: Text,
    watch: Text,
    starter: usize,
    seats: Vec<SeatChoice>,
}

async fn show(visit: Visit, Path((raw, number)): Path<(String, u8)>) -> Result<Response, Failure> {
    let pair = visit.ledger(|ledger| Pair::load(ledger, &raw))?;
    let scenario =
        Scenario::get(number).ok_or_else(|| Failure::not_found(format!("no scenario {number}")))?;
    let starter = match visit.picks.get("starter") {
        Some("0") => 0,
        Some("1") => 1,
        _ => pair.progress.next_starter().unwrap_or(0),
    };
    let seats = (0..2)
        .map(|index| SeatChoice {
            index,
            name: pair.name(index).to_owned(),
            chosen: index == starter,
            pick: format!("?starter={index}"),
        })
        .collect();
    let path = pair.path();
    visit.page(&ScenarioScreen {
        shell: visit.shell("scenario", title(scenario)).up(path.clone()),
        path,
        number,
        news: text(format!("ks-new-{number}")),
        watch: text(format!("ks-watch-{number}")),
        starter,
        seats,
    })
}
