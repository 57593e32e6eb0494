//! Abenteuer 1x1: the way to what a child still practises.

use askama::Template;
use tableside_ledger::PlayerId;
use tableside_rules::Game as _;
use tableside_rules::times_table::TimesTable;

use super::play::Play;
use crate::failure::Failure;
use crate::filters;
use crate::visit::Visit;

#[derive(Template)]
#[template(path = "statistics/practice.html")]
struct PracticePart {
    href: String,
}

/// Renders the way to the practice map; nothing for somebody who has not played it.
pub(super) fn part(visit: &Visit, player: PlayerId, plays: &[Play]) -> Result<String, Failure> {
    if !plays.iter().any(|play| play.game == TimesTable::ID) {
        return Ok(String::new());
    }
    visit.part(&PracticePart {
        href: format!("/games/times-table/practice/{player}?back=/statistics%3Fplayer%3D{player}"),
    })
}
