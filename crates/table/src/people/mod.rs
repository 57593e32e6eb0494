//! The people who play, and the teams that they are: who they are, how they are shown, and what
//! becomes of them.

mod leaving;
mod list;
mod mark;
mod merging;
mod person;
mod team;

use axum::Router;
use tableside_ledger::{Player, PlayerId};

use crate::app::App;
use crate::failure::Failure;
use crate::frame::date;
use crate::text::{Text, text};

pub(crate) use mark::{Emblem, Mark};
pub(crate) use team::called;

/// Where the list of people is.
pub(crate) const HOME: &str = "/people";

pub(crate) fn routes() -> Router<App> {
    Router::new()
        .merge(list::routes())
        .merge(person::routes())
        .merge(merging::routes())
        .merge(leaving::routes())
        .merge(team::routes())
}

/// A person's own page.
pub(crate) fn path(id: PlayerId) -> String {
    format!("{HOME}/{id}")
}

/// Reads a player's id from a path.
fn id(raw: &str) -> Result<PlayerId, Failure> {
    raw.parse()
        .map_err(|_| Failure::not_found(format!("no player {raw}")))
}

/// How often somebody has played, and when the last time.
fn played(plays: Option<&(u64, jiff::Timestamp)>) -> Text {
    match plays {
        Some((count, last)) => text("people-played")
            .with("n", *count)
            .with("day", date(*last)),
        None => text("people-played-none"),
    }
}

/// Somebody in a list of people.
struct Row {
    id: PlayerId,
    href: String,
    name: String,
    emblem: Emblem,
    line: Text,
}

impl Row {
    fn of(player: &Player, href: String, line: Text) -> Self {
        Self {
            id: player.id,
            href,
            name: player.name.clone(),
            emblem: Emblem::of(player),
            line,
        }
    }
}
