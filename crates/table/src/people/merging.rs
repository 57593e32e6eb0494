//! Two entries that are one person: whom to choose, what becomes of it, and doing it.

use askama::Template;
use axum::Router;
use axum::extract::{Form, Path};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::get;
use serde::Deserialize;
use tableside_ledger::{LedgerError, MergeError, Merging, Player, PlayerId};

use super::{Emblem, HOME, Row, id, path, played};
use crate::app::App;
use crate::failure::Failure;
use crate::filters;
use crate::screen::Shell;
use crate::text::{Text, text};
use crate::visit::Visit;

pub(crate) fn routes() -> Router<App> {
    Router::new().route("/people/{id}/merge", get(show).post(merge))
}

#[derive(Template)]
#[template(path = "people/merge.html")]
struct ChooseScreen {
    shell: Shell,
    name: String,
    others: Vec<Row>,
}

#[derive(Template)]
#[template(path = "people/merge-with.html")]
struct MergeScreen {
    shell: Shell,
    path: String,
    kept: String,
    kept_emblem: Emblem,
    gone: String,
    gone_emblem: Emblem,
    gone_id: PlayerId,
    /// The same the other way round.
    swapped: String,
    /// What becomes of it.
    words: Vec<Text>,
    /// Why it can't be.
    refusal: Option<Text>,
}

#[derive(Deserialize)]
struct With {
    with: PlayerId,
}

async fn show(visit: Visit, Path(raw): Path<String>) -> Result<Response, Failure> {
    let kept = visit.ledger(|ledger| Ok(ledger.player(id(&raw)?)?))?;
    let with = visit.picks.get("with").and_then(|with| with.parse().ok());
    if let Some(gone) = with.filter(|gone| *gone != kept.id) {
        let gone = visit.ledger(|ledger| Ok(ledger.player(gone)?))?;
        return confirm(&visit, StatusCode::OK, &kept, &gone);
    }
    let (known, plays) = visit.ledger(|ledger| Ok((ledger.players()?, ledger.plays()?)))?;
    let others = known.iter().filter(|other| other.id != kept.id);
    let here = format!("{}/merge", path(kept.id));
    visit.page(&ChooseScreen {
        shell: visit.shell("merge", text("merge-title")).up(path(kept.id)),
        name: kept.name,
        others: others
            .map(|other| {
                let href = format!("{here}?with={}", other.id);
                Row::of(other, href, played(plays.get(&other.id)))
            })
            .collect(),
    })
}

fn confirm(
    visit: &Visit,
    status: StatusCode,
    kept: &Player,
    gone: &Player,
) -> Result<Response, Failure> {
    let (merging, teams) = visit.ledger(|ledger| {
        let merging = ledger.merging(kept.id, gone.id)?;
        Ok((merging, ledger.teams_of(gone.id)?.len()))
    })?;
    let words = vec![
        text("merge-matches")
            .with("n", merging.matches)
            .with("kept", &kept.name),
        text("merge-teams").with("n", teams),
        text("merge-name").with("gone", &gone.name),
    ];
    let refusal = refusal(&merging, kept, gone);
    let here = format!("{}/merge", path(kept.id));
    visit.page_with(
        status,
        &MergeScreen {
            shell: visit.shell("merge", text("merge-title")).up(here.clone()),
            path: here,
            kept: kept.name.clone(),
            kept_emblem: Emblem::of(kept),
            gone: gone.name.clone(),
            gone_emblem: Emblem::of(gone),
            gone_id: gone.id,
            swapped: format!("{}/merge?with={}", path(gone.id), kept.id),
            words,
            refusal,
        },
    )
}

/// Why they can't be one person.
fn refusal(merging: &Merging, kept: &Player, gone: &Player) -> Option<Text> {
    let key = match (merging.together.len(), merging.teams.len()) {
        (0, 0) => return None,
        (0, _) => text("merge-one-team"),
        (n, _) => text("merge-together").with("n", n),
    };
    Some(key.with("kept", &kept.name).with("gone", &gone.name))
}

async fn merge(
    visit: Visit,
    Path(raw): Path<String>,
    Form(form): Form<With>,
) -> Result<Response, Failure> {
    let kept = id(&raw)?;
    match visit.ledger(|ledger| Ok(ledger.merge_players(kept, form.with)))? {
        Ok(_) => Ok(Redirect::to(HOME).into_response()),
        Err(MergeError::Same) => Err(Failure::bad_request("one player twice")),
        Err(MergeError::Together(_)) => {
            let (kept, gone) =
                visit.ledger(|ledger| Ok((ledger.player(kept)?, ledger.player(form.with)?)))?;
            confirm(&visit, StatusCode::UNPROCESSABLE_ENTITY, &kept, &gone)
        }
        Err(MergeError::Ledger(LedgerError::NotFound)) => {
            if visit.ledger(|ledger| Ok(ledger.became(form.with)?))? == Some(kept) {
                // A tap that arrives twice counts once, and leads to where it can be taken back.
                Ok(Redirect::to(HOME).into_response())
            } else {
                Err(LedgerError::NotFound.into())
            }
        }
        Err(MergeError::Ledger(error)) => Err(error.into()),
    }
}
