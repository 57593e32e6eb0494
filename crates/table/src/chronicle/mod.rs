//! What was played: the list by months with its filters, each match to be looked at again step by
//! step, and what was played without the app.

mod by_hand;
mod day;
mod entry;
mod form;
mod line;
mod list;
mod one;
mod removal;
mod turning_point;
mod wanted;

use axum::Router;
use tableside_ledger::MatchId;

use crate::app::App;

pub(crate) use line::{result, what};
pub(crate) use turning_point::TurningWay;
pub(crate) use wanted::{Key, Panel, Wanted};

/// Where the list is.
pub(crate) const HOME: &str = "/chronicle";

pub(crate) fn routes() -> Router<App> {
    Router::new()
        .merge(list::routes())
        .merge(by_hand::routes())
        .merge(day::routes())
        .merge(one::routes())
        .merge(removal::routes())
        .merge(turning_point::routes())
}

/// Where a match is looked at again.
pub(crate) fn path(id: MatchId) -> String {
    format!("{HOME}/{id}")
}
