//! Choosing matches for another app.

use std::collections::BTreeSet;

use askama::Template;
use axum::Router;
use axum::response::Response;
use axum::routing::get;
use tableside_ledger::{Cursor, Ended, Filter, LedgerError, MatchHead, MatchId};

use super::{DATA, attachment, bg_stats, day, what};
use crate::app::App;
use crate::failure::Failure;
use crate::filters;
use crate::frame::{date, people};
use crate::screen::Shell;
use crate::text::{Lang, Text, text};
use crate::visit::Visit;

const PAGE: &str = "/data/bgstats";

/// How many matches a page shows.
const SHOWN: u32 = 20;

/// The most that can be chosen at a time; an address has its limits.
const MOST: usize = 100;

pub(super) fn routes() -> Router<App> {
    Router::new()
        .route(PAGE, get(show))
        .route("/data/matches.bgsplay", get(save))
}

struct Row {
    key: String,
    what: Text,
    who: Text,
    date: Text,
    chosen: bool,
    /// The query with the opposite choice.
    pick: String,
}

#[derive(Template)]
#[template(path = "vault/chosen.html")]
struct ChosenScreen {
    shell: Shell,
    rows: Vec<Row>,
    /// The query with all of the page chosen, or none at all.
    all: String,
    none: Option<String>,
    older: Option<String>,
    save_href: Option<String>,
    save_label: Text,
}

/// What is chosen, as the address has it.
fn chosen(visit: &Visit) -> BTreeSet<MatchId> {
    let ids = visit.picks.get("m").unwrap_or_default();
    let ids = ids.split(',').filter_map(|id| id.parse().ok());
    ids.take(MOST).collect()
}

fn joined(ids: &BTreeSet<MatchId>) -> String {
    let ids: Vec<_> = ids.iter().map(MatchId::to_string).collect();
    ids.join(",")
}

/// The place in the chronicle behind which a page begins.
fn after(visit: &Visit) -> Option<Cursor> {
    let (played, id) = visit.picks.get("after")?.split_once('_')?;
    Some(Cursor {
        played: played.parse().ok()?,
        id: id.parse().ok()?,
    })
}

async fn show(visit: Visit) -> Result<Response, Failure> {
    let filter = Filter {
        ended: Some(Ended::Finished),
        ..Filter::default()
    };
    let mut heads =
        visit.ledger(|ledger| Ok(ledger.chronicle(&filter, after(&visit), SHOWN + 1)?))?;
    let more = heads.len() > SHOWN as usize;
    heads.truncate(SHOWN as usize);
    let chosen = chosen(&visit);
    let with = |ids: &BTreeSet<MatchId>| {
        let ids = joined(ids);
        visit.picks.with("m", (!ids.is_empty()).then_some(&*ids))
    };
    let mut all = chosen.clone();
    all.extend(heads.iter().map(|head| head.id).take(MOST - chosen.len()));
    let older = heads.last().filter(|_| more).map(|last| {
        let after = format!("{}_{}", last.played, last.id);
        format!("{PAGE}{}", visit.picks.with("after", Some(&after)))
    });
    let query = form_urlencoded::Serializer::new(String::new())
        .append_pair("m", &joined(&chosen))
        .finish();
    visit.page(&ChosenScreen {
        shell: visit.shell("bgstats", text("vault-bgs-title")).up(DATA),
        rows: heads
            .iter()
            .map(|head| row(head, visit.lang, &chosen, &with))
            .collect(),
        all: with(&all),
        none: (!chosen.is_empty()).then(|| with(&BTreeSet::new())),
        older,
        save_href: (!chosen.is_empty()).then(|| format!("/data/matches.bgsplay?{query}")),
        save_label: text("vault-bgs-save").with("n", chosen.len()),
    })
}

fn row(
    head: &MatchHead,
    lang: Lang,
    chosen: &BTreeSet<MatchId>,
    with: &impl Fn(&BTreeSet<MatchId>) -> String,
) -> Row {
    let mut changed = chosen.clone();
    let is_chosen = changed.remove(&head.id);
    if !is_chosen && changed.len() < MOST {
        changed.insert(head.id);
    }
    Row {
        key: format!("match-{}", head.id),
        what: what(head, lang),
        who: people(&head.players),
        date: date(head.played),
        chosen: is_chosen,
        pick: with(&changed),
    }
}

async fn save(visit: Visit) -> Result<Response, Failure> {
    let heads = visit.ledger(|ledger| {
        let mut heads = Vec::new();
        for id in chosen(&visit) {
            match ledger.match_(id) {
                Ok(found) => heads.push(found.head),
                // It was deleted since it was chosen.
                Err(LedgerError::NotFound) => {}
                Err(error) => return Err(error.into()),
            }
        }
        Ok(heads)
    })?;
    let content = serde_json::to_vec_pretty(&bg_stats::file(&heads, visit.lang))
        .map_err(Failure::internal)?;
    let name = format!("tableside-{}.bgsplay", day(visit.app.now()));
    Ok(attachment(&name, "application/json", content))
}
