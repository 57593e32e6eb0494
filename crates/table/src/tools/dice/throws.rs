//! The last throws, and how fair the dice are.

use askama::Template;
use axum::Router;
use axum::extract::Form;
use axum::http::StatusCode;
use axum::response::Response;
use axum::routing::{get, post};
use tableside_ledger::{Ledger, ThrowId};

use super::choice::{Choice, Kind};
use super::fairness::{Fairness, WIDTH};
use super::look::Row;
use super::{PATH, Seen, last, read_id};
use crate::app::App;
use crate::failure::Failure;
use crate::filters;
use crate::frame::stale;
use crate::screen::Shell;
use crate::text::{Text, text};
use crate::visit::{Visit, standing_at};

/// Where the list is.
const LIST: &str = "/tools/dice/throws";

/// How many throws are listed.
const LISTED: u32 = 50;

/// How many of them are always shown.
const SHOWN: usize = 5;

pub(super) fn routes() -> Router<App> {
    Router::new()
        .route(LIST, get(show))
        .route("/tools/dice/throws/clear", post(clear))
        .route("/tools/dice/throws/restore", post(restore))
}

#[derive(Template)]
#[template(path = "tools/throws.html")]
struct ThrowsScreen {
    shell: Shell,
    /// The chosen kind of die, and the other one if it was thrown.
    kinds: Vec<Fairness>,
    newest: Vec<Row>,
    /// The others in the list, which are shown if somebody asks.
    older: Vec<Row>,
    /// The newest throw, which the button that puts all away has seen.
    last: Option<ThrowId>,
    /// What can be brought back, in words.
    cleared: Option<Text>,
    refusal: Option<Text>,
}

fn screen(
    visit: &Visit,
    say: Option<Text>,
    refusal: Option<Text>,
) -> Result<ThrowsScreen, Failure> {
    let now = jiff::Timestamp::now();
    let mut shell = visit.shell("throws", text("dice-throws")).up(PATH);
    shell.say = say;
    visit.ledger(|ledger| {
        let chosen = Choice::load(ledger)?.sides;
        let mut kinds = Vec::new();
        for kind in Kind::ALL {
            let counts = ledger.face_counts(kind.sides())?;
            if kind == chosen || counts.iter().any(|count| *count > 0) {
                kinds.push(Fairness::of(kind, &counts));
            }
        }
        kinds.sort_by_key(|fairness| fairness.sides != chosen.sides());
        let throws = ledger.last_throws(LISTED)?;
        let mut rows = throws.iter().map(|throw| Row::of(throw, now));
        let cleared = Some(ledger.cleared_throws()?).filter(|cleared| *cleared > 0);
        Ok(ThrowsScreen {
            shell,
            kinds,
            last: throws.first().map(|throw| throw.id),
            newest: rows.by_ref().take(SHOWN).collect(),
            older: rows.collect(),
            cleared: cleared.map(|n| text("dice-cleared").with("n", n)),
            refusal,
        })
    })
}

async fn show(visit: Visit) -> Result<Response, Failure> {
    visit.page(&screen(&visit, None, None)?)
}

async fn clear(visit: Visit, Form(seen): Form<Seen>) -> Result<Response, Failure> {
    let id = read_id(&seen.throw)?;
    let cleared = visit.ledger(|ledger| {
        let is_last = last(ledger)?.is_some_and(|last| last.id == id);
        if is_last {
            ledger.clear_throws()?;
        }
        Ok(is_last)
    })?;
    let (status, say, refusal) = if cleared {
        let n = visit.ledger(|ledger| Ok(ledger.cleared_throws()?))?;
        let say = text("dice-cleared").with("n", n);
        (StatusCode::OK, Some(say), None)
    } else {
        (StatusCode::CONFLICT, None, Some(stale()))
    };
    let screen = screen(&visit, say, refusal)?;
    Ok(standing_at(visit.page_with(status, &screen)?, LIST))
}

async fn restore(visit: Visit) -> Result<Response, Failure> {
    let restored = bring_back(&visit)?;
    let screen = screen(&visit, Some(restored), None)?;
    Ok(standing_at(visit.page(&screen)?, LIST))
}

/// Brings back what was put away, and says so.
pub(super) fn bring_back(visit: &Visit) -> Result<Text, Failure> {
    visit.ledger(|ledger: &mut Ledger| {
        let n = ledger.cleared_throws()?;
        ledger.restore_throws()?;
        Ok(text("dice-restored").with("n", n))
    })
}
