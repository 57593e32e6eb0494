//! Ticking off what a pair finished without the app.

use axum::extract::{Form, Path};
use axum::response::{IntoResponse, Redirect, Response};
use serde::Deserialize;

use super::campaign::Pair;
use super::progress::{Finished, SCENARIOS};
use crate::failure::Failure;
use crate::visit::Visit;

#[derive(Deserialize)]
pub(crate) struct Ticked {
    /// `on=5`, `off=5`, `upto=12` or `none`.
    tick: String,
    /// The query of the screen that was tapped.
    #[serde(default)]
    mode: String,
}

/// Sets ticks and takes them away.
pub(crate) async fn change(
    visit: Visit,
    Path(raw): Path<String>,
    Form(form): Form<Ticked>,
) -> Result<Response, Failure> {
    let path = visit.ledger(|ledger| {
        let pair = Pair::load(ledger, &raw)?;
        for (number, on) in ticks(&pair, &form.tick)? {
            ledger.set_mark(pair.team.id, &number.to_string(), on)?;
        }
        Ok(pair.path())
    })?;
    let mode = if form.mode == "upto" { "upto" } else { "1" };
    Ok(Redirect::to(&format!("{path}?tick={mode}")).into_response())
}

/// Which ticks a tap sets and which it takes away.
fn ticks(pair: &Pair, tick: &str) -> Result<Vec<(u8, bool)>, Failure> {
    let bad = || Failure::bad_request(format!("no tick {tick}"));
    let all = |highest: u8| {
        let scenarios = pair.progress.standings();
        scenarios
            .map(move |(scenario, standing)| {
                let played = matches!(standing.finished, Some(Finished::Played(_)));
                (scenario.number, scenario.number <= highest && !played)
            })
            .collect()
    };
    if tick == "none" {
        return Ok(all(0));
    }
    let (what, number) = tick.split_once('=').ok_or_else(bad)?;
    let number: u8 = number.parse().map_err(|_| bad())?;
    if !(1..=SCENARIOS).contains(&number) {
        return Err(bad());
    }
    match what {
        "on" => Ok(vec![(number, true)]),
        "off" => Ok(vec![(number, false)]),
        "upto" => Ok(all(number)),
        _ => Err(bad()),
    }
}
