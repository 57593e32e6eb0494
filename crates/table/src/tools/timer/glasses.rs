//! The real glasses that the group has measured: other names, and away with
//! them, which can be taken back.

use axum::Router;
use axum::extract::{Form, Path};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::post;
use jiff::Timestamp;
use serde::Deserialize;
use tableside_ledger::{Glass, GlassId, LedgerError};

use super::lengths::{self, Said};
use super::{TABLE, store, with_query, words};
use crate::app::App;
use crate::failure::Failure;
use crate::frame::names;
use crate::frame::settings::local_path;
use crate::text::{Text, text};
use crate::visit::Visit;

pub(super) fn routes() -> Router<App> {
    Router::new()
        .route("/tools/timer/glasses/{id}/name", post(rename))
        .route("/tools/timer/glasses/{id}/remove", post(remove))
        .route("/tools/timer/glasses/{id}/restore", post(restore))
}

/// A glass in the list.
pub(super) struct GlassRow {
    pub(super) id: String,
    pub(super) name: String,
    pub(super) length: Text,
    /// The pick that shows the field for its new name.
    pub(super) rename_pick: String,
    pub(super) rename_url: String,
    pub(super) remove_url: String,
    /// What stands in the field for its new name, if it is to get one.
    pub(super) renaming: Option<String>,
    pub(super) error: Option<Text>,
}

/// A glass that was just removed, to be brought back.
pub(super) struct Removed {
    pub(super) restore_url: String,
    pub(super) name: String,
    pub(super) length_ms: String,
    pub(super) measured_at: String,
}

impl Removed {
    /// Reads it from the URL, where it stands so that a reload still offers the way back.
    pub(super) fn read(visit: &Visit) -> Option<Self> {
        let pick = |name| visit.picks.get(name).map(str::to_owned);
        let id: GlassId = visit.picks.get("removed")?.parse().ok()?;
        Some(Self {
            restore_url: format!("/tools/timer/glasses/{id}/restore"),
            name: pick("name")?,
            length_ms: pick("length")?,
            measured_at: pick("measured")?,
        })
    }
}

/// The list; of one of them it shows a field for its new name.
pub(super) fn rows(
    visit: &Visit,
    back: &str,
    refused: Option<&(String, String, Text)>,
) -> Result<Vec<GlassRow>, Failure> {
    let asked = visit.picks.get("rename");
    let glasses = visit.ledger(|ledger| Ok(ledger.glasses()?))?;
    let rows = glasses.into_iter().map(|glass| {
        let id = glass.id.to_string();
        let refused = refused.filter(|(refused, ..)| *refused == id);
        let renaming = match refused {
            Some((_, typed, _)) => Some(typed.clone()),
            None => (asked == Some(id.as_str())).then(|| glass.name.clone()),
        };
        GlassRow {
            rename_pick: with_query("", &[("rename", &id), ("back", back)]),
            rename_url: format!("/tools/timer/glasses/{id}/name"),
            remove_url: format!("/tools/timer/glasses/{id}/remove"),
            length: words::length(glass.length_ms),
            name: glass.name,
            renaming,
            error: refused.map(|(.., why)| why.clone()),
            id,
        }
    });
    Ok(rows.collect())
}

#[derive(Deserialize)]
struct Named {
    #[serde(default)]
    name: String,
    #[serde(default)]
    back: String,
}

fn id(raw: &str) -> Result<GlassId, Failure> {
    raw.parse()
        .map_err(|_| Failure::not_found(format!("no glass {raw}")))
}

async fn rename(
    visit: Visit,
    Path(raw): Path<String>,
    Form(named): Form<Named>,
) -> Result<Response, Failure> {
    let id = id(&raw)?;
    let back = local_path(Some(&named.back));
    let error = match names::wrong(&named.name) {
        Some(wrong) => Some(wrong),
        None => visit.ledger(|ledger| match ledger.rename_glass(id, &named.name) {
            Ok(()) => Ok(None),
            Err(LedgerError::DuplicateGlass(_)) => Ok(Some(text("timer-glass-known"))),
            Err(error) => Err(error.into()),
        })?,
    };
    let Some(error) = error else {
        return Ok(to_list(&[("back", &back)]));
    };
    let said = Said {
        renaming: Some((id.to_string(), named.name, error)),
        ..Said::default()
    };
    refuse(&visit, &back, said)
}

fn refuse(visit: &Visit, back: &str, said: Said) -> Result<Response, Failure> {
    let timer = store::read(&visit.app, TABLE)?;
    let status = StatusCode::UNPROCESSABLE_ENTITY;
    lengths::answer(visit, status, &timer, back, said)
}

fn to_list(members: &[(&str, &str)]) -> Response {
    Redirect::to(&with_query(lengths::PATH, members)).into_response()
}

#[derive(Deserialize)]
struct Back {
    #[serde(default)]
    back: String,
}

async fn remove(
    visit: Visit,
    Path(raw): Path<String>,
    Form(form): Form<Back>,
) -> Result<Response, Failure> {
    let id = id(&raw)?;
    let back = local_path(Some(&form.back));
    let removed = visit.ledger(|ledger| match ledger.remove_glass(id) {
        Ok(glass) => Ok(Some(glass)),
        // The tap arrived twice.
        Err(LedgerError::NotFound) => Ok(None),
        Err(error) => Err(error.into()),
    })?;
    let Some(glass) = removed else {
        return Ok(to_list(&[("back", &back)]));
    };
    Ok(to_list(&[
        ("removed", &glass.id.to_string()),
        ("name", &glass.name),
        ("length", &glass.length_ms.to_string()),
        ("measured", &glass.measured_at.to_string()),
        ("back", &back),
    ]))
}

#[derive(Deserialize)]
struct Restored {
    name: String,
    length_ms: u32,
    measured_at: Timestamp,
    #[serde(default)]
    back: String,
}

async fn restore(
    visit: Visit,
    Path(raw): Path<String>,
    Form(form): Form<Restored>,
) -> Result<Response, Failure> {
    let back = local_path(Some(&form.back));
    let glass = Glass {
        id: id(&raw)?,
        name: form.name,
        length_ms: form.length_ms,
        measured_at: form.measured_at,
    };
    let refusal = visit.ledger(|ledger| match ledger.restore_glass(&glass) {
        Ok(()) => Ok(None),
        Err(LedgerError::DuplicateGlass(_)) => Ok(Some(text("timer-glass-known"))),
        // No screen of ours sends these.
        Err(error @ (LedgerError::Name(_) | LedgerError::TimerLength { .. })) => {
            Err(Failure::bad_request(error))
        }
        Err(error) => Err(error.into()),
    })?;
    match refusal {
        None => Ok(to_list(&[("back", &back)])),
        refusal => {
            let said = Said {
                refusal,
                ..Said::default()
            };
            refuse(&visit, &back, said)
        }
    }
}
