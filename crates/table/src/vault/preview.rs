//! What a file would bring, or has brought.

use std::collections::BTreeSet;

use askama::Template;
use axum::extract::Path;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Redirect, Response};
use tableside_ledger::{LedgerError, Report, Tally};

use super::import::{Content, content, separate};
use super::{Files, aside, what, words};
use crate::failure::Failure;
use crate::filters;
use crate::frame::{date, people};
use crate::games;
use crate::screen::Shell;
use crate::text::{Text, text};
use crate::visit::Visit;

/// How many lines that are refused, and matches that differ, are shown.
const SHOWN: usize = 20;
/// How many names of new players are shown.
const NAMES: usize = 12;

#[derive(Template)]
#[template(path = "vault/preview.html")]
struct PreviewScreen {
    shell: Shell,
    /// Whether it is in already.
    done: bool,
    /// Where it comes from, as far as it says.
    from: Option<Text>,
    /// What is new and what was there, by kind.
    rows: Vec<Row>,
    new_players: Option<Text>,
    same: Vec<SameView>,
    differing: Vec<Text>,
    more_differing: Option<Text>,
    refused: Vec<Text>,
    more_refused: Option<Text>,
    /// Whether adding does anything.
    adds: bool,
    add_url: String,
    separate: String,
    done_text: Text,
    nothing_text: Text,
}

/// A kind of what is in the file.
struct Row {
    label: Text,
    added: usize,
    there: usize,
}

/// Somebody who has the name of somebody here.
struct SameView {
    name: String,
    together: bool,
    /// The query that says the opposite.
    pick: String,
    key: String,
}

#[derive(Template)]
#[template(path = "vault/gone.html")]
struct GoneScreen {
    shell: Shell,
}

/// What would come in, or the way to what did.
pub(super) async fn show(visit: Visit, Path(token): Path<String>) -> Result<Response, Failure> {
    let keys = visit.picks.get("separate").unwrap_or_default().to_owned();
    let separate = separate(&keys);
    match content(&visit.app, &token) {
        Some(Content::Done(_)) => {
            let done = format!("/data/import/{token}/done");
            Ok(Redirect::to(&done).into_response())
        }
        Some(Content::Waiting(bytes)) => {
            let (app, apart) = (visit.app.clone(), separate.clone());
            let report = aside(move || {
                app.ledger(|ledger| Ok(ledger.preview_import(&bytes, &Files, &apart)))
            })
            .await?;
            match report {
                Ok(report) => screen(&visit, &token, &report, &separate, false),
                Err(error) => Err(Failure::bad_request(error)),
            }
        }
        None => gone(&visit),
    }
}

/// What came in.
pub(super) async fn done(visit: Visit, Path(token): Path<String>) -> Result<Response, Failure> {
    match content(&visit.app, &token) {
        Some(Content::Done(report)) => screen(&visit, &token, &report, &BTreeSet::new(), true),
        Some(Content::Waiting(_)) => {
            Ok(Redirect::to(&format!("/data/import/{token}")).into_response())
        }
        None => gone(&visit),
    }
}

/// That another file was chosen since, or none.
pub(super) fn gone(visit: &Visit) -> Result<Response, Failure> {
    visit.page_with(
        StatusCode::NOT_FOUND,
        &GoneScreen {
            shell: visit.shell("import", text("vault-import")).up("/data"),
        },
    )
}

fn screen(
    visit: &Visit,
    token: &str,
    report: &Report<Text>,
    separate: &BTreeSet<String>,
    done: bool,
) -> Result<Response, Failure> {
    let title = if done {
        "vault-import-done"
    } else {
        "vault-import"
    };
    let kind = if done { "imported" } else { "import" };
    let mut shell = visit.shell(kind, text(title)).up("/data");
    if done {
        shell.say = Some(text("vault-import-done"));
    }
    let keys: Vec<_> = separate.iter().map(String::as_str).collect();
    visit.page(&PreviewScreen {
        shell,
        done,
        from: report
            .made
            .map(|made| text("vault-from").with("date", date(made))),
        rows: rows(report),
        new_players: names(report),
        same: report
            .same
            .iter()
            .filter(|_| !done)
            .map(|same| SameView {
                name: same.name.clone(),
                together: same.together,
                pick: other_way(visit, separate, &same.key),
                key: same.key.clone(),
            })
            .collect(),
        differing: differing(visit, report)?,
        more_differing: more(report.differing.count),
        refused: refused(report),
        more_refused: more(report.refused.count),
        adds: !done && report.added() > 0,
        add_url: format!("/data/import/{token}/add"),
        separate: keys.join(","),
        done_text: text("vault-import-done-text"),
        nothing_text: text("vault-nothing"),
    })
}

/// What is in the file, the matches game by game.
fn rows(report: &Report<Text>) -> Vec<Row> {
    let row = |label: Text, tally: Tally| Row {
        label,
        added: tally.added,
        there: tally.there,
    };
    let matches = report.matches.iter().map(|(game, tally)| {
        let name = games::of(game).map_or_else(|_| Text::verbatim(&**game), games::Game::title);
        row(text("vault-row-matches").with("game", name), *tally)
    });
    let others = [
        ("vault-row-players", report.players),
        ("vault-row-teams", report.teams),
        ("vault-row-marks", report.marks),
        ("vault-row-throws", report.throws),
        ("vault-row-glasses", report.glasses),
        ("vault-row-settings", report.settings),
    ];
    let others = others.into_iter().map(|(key, tally)| row(text(key), tally));
    let mut rows: Vec<_> = matches.chain(others).collect();
    rows.retain(|row| row.added + row.there > 0);
    rows
}

fn names(report: &Report<Text>) -> Option<Text> {
    let few = &report.new_players;
    if few.count == 0 {
        return None;
    }
    let shown: Vec<_> = few.first.iter().take(NAMES).map(String::as_str).collect();
    let names = if few.count > shown.len() {
        format!("{} …", shown.join(", "))
    } else {
        shown.join(", ")
    };
    Some(text("vault-new-players").with("names", names))
}

/// The page with the opposite answer to whether somebody is the same.
fn other_way(visit: &Visit, separate: &BTreeSet<String>, key: &str) -> String {
    let mut changed = separate.clone();
    if !changed.remove(key) {
        changed.insert(key.to_owned());
    }
    let keys: Vec<_> = changed.iter().map(String::as_str).collect();
    let keys = keys.join(",");
    visit
        .picks
        .with("separate", (!keys.is_empty()).then_some(keys.as_str()))
}

/// The matches that stay as they are here, as they are here.
fn differing(visit: &Visit, report: &Report<Text>) -> Result<Vec<Text>, Failure> {
    let shown = report.differing.first.iter().take(SHOWN);
    let heads = shown.map(
        |one| match visit.ledger(|ledger| Ok(ledger.match_(one.id)))? {
            Ok(found) => Ok(Some(found.head)),
            // It was deleted since.
            Err(LedgerError::NotFound) => Ok(None),
            Err(error) => Err(error.into()),
        },
    );
    let heads = heads.collect::<Result<Vec<_>, Failure>>()?;
    let words = heads.into_iter().flatten().map(|head| {
        text("vault-match")
            .with("what", what(&head, visit.lang))
            .with("date", date(head.played))
            .with("who", people(&head.players))
    });
    Ok(words.collect())
}

fn refused(report: &Report<Text>) -> Vec<Text> {
    let shown = report.refused.first.iter().take(SHOWN);
    let line = shown.map(|one| {
        text("vault-line")
            .with("line", one.line)
            .with("why", words::refusal(&one.why))
    });
    line.collect()
}

fn more(count: usize) -> Option<Text> {
    (count > SHOWN).then(|| text("vault-more").with("n", count - SHOWN))
}
