//! Tools that stand on the table beside any game.

pub(crate) mod timer;

use axum::Router;

use crate::app::App;

pub(crate) fn routes() -> Router<App> {
    Router::new().merge(timer::routes())
}
