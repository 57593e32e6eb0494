//! Statistics: how often, with what result, and what is behind it, of one person, of a pair or of
//! everybody. What was stopped counts nowhere.

mod bars;
mod columns;
mod course;
mod decimal;
mod dice;
mod known;
mod labyrinth;
mod play;
mod points;
mod practice;
mod scenarios;
mod screen;
mod tally;

use axum::Router;

use crate::app::App;

pub(crate) use known::Known;

pub(crate) fn routes() -> Router<App> {
    screen::routes()
}
