//! Tools that stand on the table beside any game.

pub(crate) mod dice;
pub(crate) mod timer;

use axum::Router;

use crate::app::App;

pub(crate) fn routes() -> Router<App> {
    Router::new().merge(dice::routes()).merge(timer::routes())
}
