//! The list of a match's actions in words, each a way to mend it.

use std::hash::{DefaultHasher, Hash, Hasher};

use askama::Template;
use axum::Router;
use axum::extract::Path;
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::get;
use serde_json::Value;
use tableside_ledger::{Draft, Ended, Match};

use super::matches::{MatchScreen, frame, id, path, said, shell};
use crate::app::App;
use crate::failure::Failure;
use crate::filters;
use crate::games::{self, Around, Mode};
use crate::screen::Shell;
use crate::text::{Text, text};
use crate::visit::Visit;

pub(crate) fn routes() -> Router<App> {
    Router::new()
        .route("/matches/{id}/log", get(list))
        .route("/matches/{id}/log/{number}", get(one))
}

/// An action of the list.
struct Entry {
    /// From 1.
    number: usize,
    words: Text,
    /// Whether it decides nothing, such as what the app adds to a tap.
    quiet: bool,
}

#[derive(Template)]
#[template(path = "log.html")]
struct LogScreen {
    shell: Shell,
    path: String,
    /// The last action first.
    entries: Vec<Entry>,
    /// A repair is under way.
    draft: bool,
}

#[derive(Template)]
#[template(path = "log-entry.html")]
struct EntryScreen {
    shell: Shell,
    path: String,
    entry: Entry,
    revision: u32,
    /// The list that the entry is one of.
    list: String,
    stopped: bool,
}

/// A match and the list that is being looked at: the stored one, or the one
/// that a repair is making of it.
pub(crate) struct Worked {
    pub(crate) found: Match,
    pub(crate) draft: Option<Draft>,
}

impl Worked {
    /// Reads both; a draft made before the match changed is none.
    pub(crate) fn load(visit: &Visit, raw: &str) -> Result<Self, Failure> {
        let id = id(raw)?;
        visit.ledger(|ledger| {
            let found = ledger.match_(id)?;
            let draft = ledger
                .draft(id)?
                .filter(|draft| draft.base == found.head.revision);
            Ok(Self { found, draft })
        })
    }

    /// Names the list that is being looked at, so that what is sent about another one is noticed:
    /// a draft leaves the match's revision as it is.
    pub(crate) fn list(&self) -> String {
        let Some(draft) = &self.draft else {
            return String::new();
        };
        let mut hasher = DefaultHasher::new();
        for action in &draft.actions {
            action.to_string().hash(&mut hasher);
        }
        format!("{:x}", hasher.finish())
    }

    /// Whether the match was ended early: it goes on before it is mended.
    pub(crate) fn stopped(&self) -> bool {
        self.found.head.ended == Some(Ended::Stopped)
    }

    /// The list that is being looked at.
    pub(crate) fn actions(&self) -> &[Value] {
        self.draft
            .as_ref()
            .map_or(&self.found.actions, |draft| &draft.actions)
    }
}

/// Every action in words, as far as the list fits.
fn entries(worked: &Worked) -> Result<Vec<Entry>, Failure> {
    let head = &worked.found.head;
    let mut position = games::start(head)?;
    let mut entries = Vec::new();
    for (index, action) in worked.actions().iter().enumerate() {
        let words = said(head, position.as_ref(), action);
        entries.push(Entry {
            number: index + 1,
            words,
            quiet: position.is_idle(action),
        });
        if position.apply(action).is_err() {
            break;
        }
    }
    Ok(entries)
}

async fn list(visit: Visit, Path(raw): Path<String>) -> Result<Response, Failure> {
    let worked = Worked::load(&visit, &raw)?;
    let path = path(worked.found.head.id);
    let mut entries = entries(&worked)?;
    entries.reverse();
    let mut shell = visit.shell("log", text("log-title")).up(path.clone());
    shell.revision = Some(worked.found.head.revision.0);
    visit.page(&LogScreen {
        shell,
        path,
        entries,
        draft: worked.draft.is_some(),
    })
}

async fn one(
    visit: Visit,
    Path((raw, number)): Path<(String, usize)>,
) -> Result<Response, Failure> {
    let worked = Worked::load(&visit, &raw)?;
    let index = number
        .checked_sub(1)
        .filter(|index| *index < worked.actions().len());
    let index = index.ok_or_else(|| Failure::not_found(format!("no action {number}")))?;
    match visit.picks.get("do") {
        Some(mode @ ("change" | "insert")) if !worked.stopped() => {
            board(&visit, &worked, index, mode)
        }
        _ => entry(&visit, &worked, number),
    }
}

fn entry(visit: &Visit, worked: &Worked, number: usize) -> Result<Response, Failure> {
    let path = path(worked.found.head.id);
    let Some(entry) = entries(worked)?
        .into_iter()
        .find(|entry| entry.number == number)
    else {
        return Ok(Redirect::to(&format!("{path}/log")).into_response());
    };
    let revision = worked.found.head.revision.0;
    let mut shell = visit
        .shell("log-entry", text("log-entry-title").with("n", number))
        .up(format!("{path}/log"));
    shell.revision = Some(revision);
    visit.page(&EntryScreen {
        shell,
        path,
        entry,
        revision,
        list: worked.list(),
        stopped: worked.stopped(),
    })
}

/// The board as it was before an action, to enter another.
pub(crate) fn board(
    visit: &Visit,
    worked: &Worked,
    index: usize,
    mode: &str,
) -> Result<Response, Failure> {
    let screen = repair_screen(visit, worked, index, mode, None)?;
    visit.page(&screen)
}

/// The match screen for a repair: the same board and pad, going elsewhere.
pub(crate) fn repair_screen(
    visit: &Visit,
    worked: &Worked,
    index: usize,
    mode: &str,
    refusal: Option<Text>,
) -> Result<MatchScreen, Failure> {
    let head = &worked.found.head;
    let path = path(head.id);
    let folded = games::fold(head, &worked.actions()[..index])?;
    let position = folded.position.as_ref();
    let around = Around {
        visit,
        head,
        mode: Mode::Repair,
        path: path.clone(),
        undoes: 0,
    };
    let board = position.board(&around)?;
    let mut shell = shell(visit, head, position).up(format!("{path}/log/{}", index + 1));
    shell.screen = "repair-board";
    let mut frame = frame(visit, head, position, &board, &path);
    frame.refusal = refusal.or(folded.misfit.map(|misfit| misfit.why));
    frame.act_url = format!("{path}/repair");
    frame.hidden.push(("number", (index + 1).to_string()));
    frame.hidden.push(("mode", mode.to_owned()));
    frame.hidden.push(("list", worked.list()));
    frame.cancel_href = format!("{path}/log");
    let words = said(head, position, &worked.actions()[index]);
    let key = if mode == "change" {
        "repair-changing"
    } else {
        "repair-inserting"
    };
    frame.repair = Some(text(key).with("n", index + 1).with("words", words));
    Ok(MatchScreen {
        shell,
        frame,
        field: board.field,
        pad: board.pad,
        tools: String::new(),
    })
}
