//! Mending an earlier action. The later ones are replayed; nothing is stored
//! until all fit, or the group has cut off those that do not.

use askama::Template;
use axum::Router;
use axum::extract::{Form, Path};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::{get, post};
use serde::Deserialize;
use serde_json::Value;
use tableside_ledger::{Change, ChangeError, Draft, Match, Revision, Update};

use super::actions::{Denied, read_action};
use super::log::{Worked, repair_screen};
use super::matches::{path, refused, said};
use super::stale;
use crate::app::App;
use crate::failure::Failure;
use crate::filters;
use crate::games::{self, Misfit, Refused};
use crate::screen::Shell;
use crate::text::{Text, text};
use crate::visit::{Picks, Visit};

pub(crate) fn routes() -> Router<App> {
    Router::new()
        .route("/matches/{id}/repair", get(show).post(repair))
        .route("/matches/{id}/repair/cut", post(cut))
        .route("/matches/{id}/repair/cancel", post(cancel))
}

#[derive(Deserialize)]
struct Repair {
    after: Revision,
    /// Of the action in the list, from 1.
    number: usize,
    /// `change`, `insert` (before) or `remove`.
    mode: String,
    /// The list that was looked at.
    #[serde(default)]
    list: String,
    #[serde(default)]
    action: String,
    #[serde(default)]
    picks: String,
}

#[derive(Template)]
#[template(path = "repair.html")]
struct RepairScreen {
    shell: Shell,
    path: String,
    revision: u32,
    number: usize,
    words: Text,
    why: Text,
    list: String,
    /// How many actions cutting off would drop.
    dropped: usize,
}

async fn repair(
    mut visit: Visit,
    Path(raw): Path<String>,
    Form(form): Form<Repair>,
) -> Result<Response, Failure> {
    visit.picks = Picks::read(&form.picks);
    let worked = Worked::load(&visit, &raw)?;
    if let Some(no) = unfit(&visit, &worked, form.after, &form.list)? {
        return Ok(no);
    }
    let found = &worked.found;
    let index = form
        .number
        .checked_sub(1)
        .filter(|index| *index < worked.actions().len());
    let index = index.ok_or_else(|| Failure::not_found("no such action"))?;
    if !["change", "insert", "remove"].contains(&form.mode.as_str()) {
        return Err(Failure::bad_request("mode"));
    }
    let mut actions = worked.actions().to_vec();
    if form.mode == "remove" {
        actions.remove(index);
    } else {
        let action = read_action(&form.action)?;
        let mut position = games::fold(&found.head, &actions[..index])?.position;
        if let Err(Refused(why)) = position.apply(&action) {
            let screen = repair_screen(&visit, &worked, index, &form.mode, Some(why))?;
            return visit.page_with(StatusCode::UNPROCESSABLE_ENTITY, &screen);
        }
        match form.mode.as_str() {
            "change" => actions[index] = action,
            _ => actions.insert(index, action),
        }
    }
    match games::mend(&found.head, &mut actions)? {
        None => store(&visit, found, form.after, &actions),
        Some(Misfit { index, .. }) => {
            let draft = Draft {
                base: form.after,
                actions,
                misfit: index,
            };
            visit.ledger(|ledger| Ok(ledger.set_draft(found.head.id, Some(&draft))?))?;
            Ok(Redirect::to(&format!("{}/repair", path(found.head.id))).into_response())
        }
    }
}

/// The answer to a repair of another list than the one that was looked at, or of a match that
/// must go on first.
fn unfit(
    visit: &Visit,
    worked: &Worked,
    after: Revision,
    list: &str,
) -> Result<Option<Response>, Failure> {
    let found = &worked.found;
    if found.head.revision != after || worked.list() != list {
        return refused(visit, StatusCode::CONFLICT, found, stale()).map(Some);
    }
    if worked.stopped() {
        let why = text("repair-stopped");
        return refused(visit, StatusCode::UNPROCESSABLE_ENTITY, found, why).map(Some);
    }
    Ok(None)
}

/// Stores a mended list: everything from the first difference on is replaced.
fn store(
    visit: &Visit,
    found: &Match,
    after: Revision,
    actions: &[Value],
) -> Result<Response, Failure> {
    let here = path(found.head.id);
    let from = found
        .actions
        .iter()
        .zip(actions)
        .take_while(|(old, new)| old == new)
        .count();
    if from == actions.len() && from == found.actions.len() {
        visit.ledger(|ledger| Ok(ledger.set_draft(found.head.id, None)?))?;
        return Ok(Redirect::to(&here).into_response());
    }
    let outcome = games::fold(&found.head, actions)?.position.outcome();
    let change = Change::Replace {
        from,
        actions: actions[from..].to_vec(),
    };
    let stored = visit.ledger(|ledger| {
        Ok(ledger.change(found.head.id, after, |_| {
            Ok::<_, Denied>(Update { change, outcome })
        }))
    })?;
    match stored {
        Ok(_) => Ok(Redirect::to(&here).into_response()),
        Err(ChangeError::Stale(fresh)) => refused(visit, StatusCode::CONFLICT, &fresh, stale()),
        Err(ChangeError::Ledger(error)) => Err(error.into()),
        Err(_) => Err(Failure::internal("a repair was refused")),
    }
}

/// The first action that no longer fits, and what can be done about it.
async fn show(visit: Visit, Path(raw): Path<String>) -> Result<Response, Failure> {
    let worked = Worked::load(&visit, &raw)?;
    let head = &worked.found.head;
    let path = path(head.id);
    let folded = games::fold(head, worked.actions())?;
    let (Some(_), Some(misfit)) = (&worked.draft, folded.misfit) else {
        return Ok(Redirect::to(&format!("{path}/log")).into_response());
    };
    let words = said(
        head,
        folded.position.as_ref(),
        &worked.actions()[misfit.index],
    );
    let mut shell = visit
        .shell("repair", text("repair-title"))
        .up(format!("{path}/log"));
    shell.revision = Some(head.revision.0);
    visit.page(&RepairScreen {
        shell,
        path,
        revision: head.revision.0,
        number: misfit.index + 1,
        words,
        why: misfit.why,
        list: worked.list(),
        dropped: worked.actions().len() - misfit.index,
    })
}

#[derive(Deserialize)]
struct After {
    after: Revision,
    #[serde(default)]
    list: String,
}

/// Confirmed: what no longer fits, and all that came after it, goes.
async fn cut(
    visit: Visit,
    Path(raw): Path<String>,
    Form(form): Form<After>,
) -> Result<Response, Failure> {
    let worked = Worked::load(&visit, &raw)?;
    if let Some(no) = unfit(&visit, &worked, form.after, &form.list)? {
        return Ok(no);
    }
    let found = &worked.found;
    let mut actions = worked.actions().to_vec();
    if let Some(misfit) = games::mend(&found.head, &mut actions)? {
        actions.truncate(misfit.index);
    }
    store(&visit, found, form.after, &actions)
}

/// The match stays as it is.
async fn cancel(
    visit: Visit,
    Path(raw): Path<String>,
    Form(form): Form<After>,
) -> Result<Response, Failure> {
    let worked = Worked::load(&visit, &raw)?;
    if let Some(no) = unfit(&visit, &worked, form.after, &form.list)? {
        return Ok(no);
    }
    let id = worked.found.head.id;
    visit.ledger(|ledger| Ok(ledger.set_draft(id, None)?))?;
    Ok(Redirect::to(&format!("{}/log", path(id))).into_response())
}
