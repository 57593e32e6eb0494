//! Whether an expedition counts its tiles can be changed while it goes on.

use axum::Router;
use axum::extract::{Form, Path};
use axum::response::Response;
use axum::routing::post;
use serde::Deserialize;
use tableside_ledger::{Change, Revision, Update};
use tableside_rules::times_table::Variant;

use super::options::{Options, Tiles};
use super::{GAME, setup_of};
use crate::app::App;
use crate::failure::Failure;
use crate::frame::{change, match_id, playable};
use crate::visit::Visit;

pub(super) fn routes() -> Router<App> {
    Router::new().route("/matches/{id}/tiles", post(count))
}

#[derive(Deserialize)]
struct Count {
    after: Revision,
    /// A way to keep the tiles, by its name.
    tiles: String,
}

/// Counts them from now on, or no more. Those that were counted stay.
async fn count(
    visit: Visit,
    Path(raw): Path<String>,
    Form(count): Form<Count>,
) -> Result<Response, Failure> {
    let tiles = Tiles::named(&count.tiles);
    let tiles = tiles.ok_or_else(|| Failure::bad_request("no such way to count"))?;
    let id = match_id(&raw)?;
    let mut options = visit.ledger(|ledger| Options::of(ledger, &ledger.match_(id)?.head))?;
    options.tiles = tiles;
    change(&visit, &raw, count.after, |found| {
        let position = playable(found)?;
        let head = &found.head;
        let counts = head.game == GAME.id && setup_of(head)?.variant == Variant::Expedition;
        if !counts {
            return Err(Failure::not_found("no tiles to count in this match").into());
        }
        let mut all = head.options.clone();
        options.put(&mut all)?;
        Ok(Update {
            change: Change::Options(all),
            outcome: position.outcome(),
        })
    })
}
