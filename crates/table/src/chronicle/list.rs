//! The chronicle: what was played, the latest first, by months.

use askama::Template;
use axum::Router;
use axum::response::Response;
use axum::routing::get;
use jiff::Timestamp;
use jiff::tz::TimeZone;
use tableside_ledger::{Cursor, MatchHead};

use super::line::{result, what};
use super::wanted::{Key, Panel, Wanted};
use super::{HOME, path};
use crate::app::App;
use crate::failure::Failure;
use crate::filters;
use crate::frame::{match_path, people};
use crate::games;
use crate::screen::Shell;
use crate::text::{Text, text};
use crate::visit::Visit;

/// The most matches on a page.
const PAGE: u32 = 50;

pub(crate) fn routes() -> Router<App> {
    Router::new().route(HOME, get(show))
}

/// A match in the list.
struct Line {
    href: String,
    key: String,
    /// The day of the month.
    day: Text,
    weekday: Text,
    /// The whole day, for a screen reader.
    date: Text,
    icon: &'static str,
    players: Text,
    what: Text,
    result: Text,
}

/// A month with what was played in it.
struct Month {
    name: Text,
    lines: Vec<Line>,
}

/// A deletion that can be taken back.
struct Undo {
    words: Text,
    action: String,
    until: Timestamp,
}

#[derive(Template)]
#[template(path = "chronicle/list.html")]
struct ChronicleScreen {
    shell: Shell,
    undo: Option<Undo>,
    /// How many matches there are in all pages.
    count: Text,
    months: Vec<Month>,
    /// The query of the next page.
    earlier: Option<String>,
    /// The query of the first page, on any other.
    latest: Option<String>,
    keys: Vec<Key>,
    panel: Option<Panel>,
    filtered: bool,
}

async fn show(visit: Visit) -> Result<Response, Failure> {
    let (wanted, heads, count) = visit.ledger(|ledger| {
        let wanted = Wanted::load(ledger, &visit.picks)?;
        let filter = wanted.filter();
        let heads = ledger.chronicle(&filter, wanted.after(), PAGE + 1)?;
        Ok((wanted, heads, ledger.chronicle_length(&filter)?))
    })?;
    let page = usize::try_from(PAGE).unwrap_or(usize::MAX);
    let shown = &heads[..heads.len().min(page)];
    let earlier = shown.last().filter(|_| heads.len() > page);
    let undo = undo(&visit)?;
    let mut shell = visit.shell("chronicle", text("chronicle")).up("/");
    shell.say = match (&undo, wanted.panel()) {
        (Some(undo), _) => Some(undo.words.clone()),
        (None, Some(panel)) => Some(panel.label),
        (None, None) => None,
    };
    visit.page(&ChronicleScreen {
        shell,
        undo,
        count: text("people-matches").with("n", count),
        months: months(shown),
        earlier: earlier.map(|head| wanted.from(Cursor::from(head))),
        latest: wanted.after().map(|_| wanted.latest()),
        keys: if count == 0 && !wanted.is_any() {
            Vec::new()
        } else {
            wanted.keys()
        },
        panel: wanted.panel(),
        filtered: wanted.is_any(),
    })
}

fn months(heads: &[MatchHead]) -> Vec<Month> {
    let month = |head: &MatchHead| {
        let day = head.played.to_zoned_datetime(TimeZone::system()).date();
        (day.year(), day.month())
    };
    heads
        .chunk_by(|a, b| month(a) == month(b))
        .map(|heads| Month {
            name: {
                let (year, month) = month(&heads[0]);
                text("chronicle-month")
                    .with("month", month)
                    .with("year", year.to_string())
            },
            lines: heads.iter().map(line).collect(),
        })
        .collect()
}

fn line(head: &MatchHead) -> Line {
    let day = head.played.to_zoned_datetime(TimeZone::system()).date();
    let open = head.ended.is_none();
    Line {
        href: if open {
            match_path(head.id)
        } else {
            path(head.id)
        },
        key: format!("match-{}", head.id),
        day: Text::verbatim(day.day().to_string()),
        weekday: text("chronicle-weekday").with("day", day.weekday().to_monday_one_offset()),
        date: crate::frame::date(head.played),
        icon: games::of(&head.game).map_or("cards", |game| game.icon),
        players: people(&head.players),
        what: what(head),
        result: result(head),
    }
}

/// The match that was just deleted, as long as that can be taken back.
fn undo(visit: &Visit) -> Result<Option<Undo>, Failure> {
    let Some(Ok(id)) = visit.picks.get("removed").map(str::parse) else {
        return Ok(None);
    };
    let removed = visit.ledger(|ledger| Ok(ledger.removed_match(id).ok()))?;
    Ok(removed.map(|removed| Undo {
        words: text("chronicle-removed").with("players", people(&removed.what.players)),
        action: format!("{}/restore", path(id)),
        until: removed.until,
    }))
}
