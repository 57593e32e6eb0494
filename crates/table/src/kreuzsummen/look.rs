//! Looking at the discard pile and into every stack.

use askama::Template;
use axum::Router;
use axum::extract::Path;
use axum::response::Response;
use axum::routing::get;
use tableside_rules::kreuzsummen::Card;

use super::{game, words};
use crate::app::App;
use crate::failure::Failure;
use crate::filters;
use crate::frame::{match_id, match_path};
use crate::screen::Shell;
use crate::text::{Text, text};
use crate::visit::Visit;

pub(super) fn routes() -> Router<App> {
    Router::new().route("/matches/{id}/look", get(show))
}

/// A card that lies on the discard pile.
struct Discarded {
    number: Option<u8>,
    icon: &'static str,
    word: Text,
}

/// A stack of the field.
struct Stack {
    place: Text,
    under: Vec<u8>,
    top: u8,
}

#[derive(Template)]
#[template(path = "kreuzsummen/look.html")]
struct Look {
    shell: Shell,
    /// The card laid last comes first.
    discarded: Vec<Discarded>,
    stacks: Vec<Stack>,
}

async fn show(visit: Visit, Path(raw): Path<String>) -> Result<Response, Failure> {
    let id = match_id(&raw)?;
    let found = visit.ledger(|ledger| Ok(ledger.match_(id)?))?;
    let game = game(&found)?;
    let discarded = game
        .discard_pile()
        .iter()
        .rev()
        .map(|card| discarded(*card));
    let stacks = game.scenario().places().filter_map(|place| {
        let (top, under) = game.stack(place).split_last()?;
        Some(Stack {
            place: words::place_first(place),
            under: under.iter().map(|value| value.get()).collect(),
            top: top.get(),
        })
    });
    let mut shell = visit.shell("look", text("ks-look")).up(match_path(id));
    shell.match_id = Some(id.to_string());
    visit.page(&Look {
        shell,
        discarded: discarded.collect(),
        stacks: stacks.collect(),
    })
}

fn discarded(card: Card) -> Discarded {
    let (number, icon) = match card {
        Card::Number(value) => (Some(value.get()), ""),
        Card::Face(face) => (None, face.name()),
    };
    Discarded {
        number,
        icon,
        word: words::card(card),
    }
}
