//! The matches of a game that has no campaign: those that go on, and how the latest went.

use askama::Template;
use tableside_ledger::{Ended, MatchHead};

use super::dates::{date, since};
use super::home::people;
use super::matches::path;
use crate::failure::Failure;
use crate::filters;
use crate::games;
use crate::text::{Text, text};
use crate::visit::Visit;

/// The most ended matches that are shown.
const SHOWN: u32 = 10;

/// A match that goes on.
struct Open {
    href: String,
    players: Text,
    summary: Text,
    since: Text,
}

/// A match that has ended.
struct Past {
    href: String,
    players: Text,
    day: Text,
    /// How it went, where the game can tell.
    result: Option<Text>,
}

#[derive(Template)]
#[template(path = "recent.html")]
struct RecentPart {
    open: Vec<Open>,
    past: Vec<Past>,
}

/// The part of a game's page with its open matches and the last ten that have ended; empty
/// without any.
pub(crate) fn recent(visit: &Visit, game: &str) -> Result<String, Failure> {
    let game = games::of(game)?;
    let (open, ended) = visit.ledger(|ledger| {
        let ended = ledger.ended_matches(game.id, SHOWN)?;
        let open = ledger.open_matches()?.into_iter();
        let open = open
            .filter(|head| head.game == game.id)
            .map(|head| Ok((games::open_summary(ledger, &head)?, head)))
            .collect::<Result<Vec<_>, Failure>>()?;
        Ok((open, ended))
    })?;
    let now = visit.app.now();
    let part = RecentPart {
        open: open
            .iter()
            .map(|(summary, head)| Open {
                href: path(head.id),
                players: people(&head.players),
                summary: summary.clone(),
                since: since(head, now),
            })
            .collect(),
        past: ended
            .iter()
            .map(|head| Past {
                href: path(head.id),
                players: people(&head.players),
                day: date(head.ended_at.unwrap_or(head.changed)),
                result: went(game, head),
            })
            .collect(),
    };
    if part.open.is_empty() && part.past.is_empty() {
        return Ok(String::new());
    }
    visit.part(&part)
}

fn went(game: &games::Game, head: &MatchHead) -> Option<Text> {
    match head.ended {
        Some(Ended::Stopped) => Some(text("attempt-stopped")),
        _ => (game.result)(head),
    }
}

#[cfg(test)]
mod tests;
