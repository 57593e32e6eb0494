//! What the treasures of the group's edition are called.

use askama::Template;
use axum::Router;
use axum::extract::RawForm;
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::get;
use tableside_ledger::{Change, ChangeError, Update};
use tableside_rules::Game as _;
use tableside_rules::labyrinth::{Labyrinth, Printed};

use super::names::{Icon, LONGEST, Names};
use super::setup::PATH;
use crate::app::App;
use crate::failure::Failure;
use crate::filters;
use crate::screen::Shell;
use crate::text::{Text, text};
use crate::visit::{Visit, form_pairs};

pub(super) fn routes() -> Router<App> {
    Router::new().route("/games/labyrinth/treasures", get(show).post(save))
}

/// A treasure of the box, as the group has it.
struct Row {
    id: &'static str,
    picture: Icon,
    /// What it is called by default.
    usual: Text,
    name: String,
    letters: bool,
}

#[derive(Template)]
#[template(path = "labyrinth/treasures.html")]
struct TreasuresScreen {
    shell: Shell,
    rows: Vec<Row>,
    longest: usize,
}

async fn show(visit: Visit) -> Result<Response, Failure> {
    let names = Names::load(&visit)?;
    let rows = Printed::all().iter().map(|printed| {
        let id = printed.treasure.name();
        Row {
            id,
            picture: Icon::Picture(id),
            usual: text(format!("lab-treasure-{id}")),
            name: names.own(id).to_owned(),
            letters: names.has_letters(id),
        }
    });
    visit.page(&TreasuresScreen {
        shell: visit.shell("lab-treasures", text("lab-names")).up(PATH),
        rows: rows.collect(),
        longest: LONGEST,
    })
}

/// Keeps the names, for the open matches too.
async fn save(visit: Visit, RawForm(form): RawForm) -> Result<Response, Failure> {
    let form = std::str::from_utf8(&form).map_err(Failure::bad_request)?;
    let mut names = Names::default();
    for printed in Printed::all() {
        let id = printed.treasure.name();
        let of = |field: &str| {
            let wanted = format!("{field}-{id}");
            form_pairs(form).find(|(name, _)| *name == wanted)
        };
        let name = of("name").map(|(_, name)| name).unwrap_or_default();
        names.set(id, &name, of("letters").is_some());
    }
    names.save(&visit)?;
    visit.ledger(|ledger| {
        for head in ledger.open_matches()? {
            if head.game != Labyrinth::ID {
                continue;
            }
            let mut options = head.options.clone();
            names.put(&mut options);
            let update = Update {
                change: Change::Options(options),
                outcome: None,
            };
            // Somebody who plays on at this moment sees the new names with the next match.
            match ledger.change(head.id, head.revision, |_| Ok::<_, Failure>(update)) {
                Ok(_) | Err(ChangeError::Stale(_)) => {}
                Err(ChangeError::Ledger(error)) => return Err(error.into()),
                Err(_) => return Err(Failure::internal("the names were refused")),
            }
        }
        Ok(())
    })?;
    Ok(Redirect::to(PATH).into_response())
}
