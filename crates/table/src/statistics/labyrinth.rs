//! Labyrinth: how many turns a treasure took.

use tableside_rules::Game as _;
use tableside_rules::labyrinth::Labyrinth;

use super::course::{self, Kind, Value};
use super::decimal::decimal;
use super::play::Play;
use crate::failure::Failure;
use crate::labyrinth::turns_and_treasures;
use crate::text::text;
use crate::visit::Visit;

/// The most matches that are played again for it, the latest ones.
const LATEST: usize = 400;

/// Renders the course of turns a treasure of the player whose matches these are.
pub(super) fn part(visit: &Visit, plays: &[Play]) -> Result<String, Failure> {
    let own = plays
        .iter()
        .filter(|play| play.game == Labyrinth::ID && play.has_actions);
    let own: Vec<(&Play, usize)> = own.filter_map(|play| Some((play, play.seat?))).collect();
    let mut values = Vec::new();
    for (play, seat) in &own[own.len().saturating_sub(LATEST)..] {
        let known = &visit.app.statistics().treasures;
        let (turns, treasures) = known.get((play.id, play.revision, *seat), || {
            let found = visit.ledger(|ledger| Ok(ledger.match_(play.id)?))?;
            turns_and_treasures(&found, *seat)
        })?;
        if let (true, Ok(treasures)) = (treasures > 0, u32::try_from(treasures)) {
            values.push(Value {
                played: play.played,
                number: f64::from(turns) / f64::from(treasures),
            });
        }
    }
    let kind = Kind {
        id: "labyrinth-turns",
        title: text("stats-labyrinth"),
        write: decimal,
        less: true,
    };
    course::part(visit, &kind, &values)
}
