//! Players, teams, matches with their actions, and settings, in one `SQLite` file.
//!
//! The ledger knows no rule: set-ups, options, actions and outcomes are JSON values that it keeps
//! as they are. What it promises is that a change it has answered survives a crash, that a change
//! made on an outdated screen is told so, and that a file it can't take on stays as it was.

#![forbid(unsafe_code)]

mod anchor;
mod change;
mod drafts;
mod error;
mod health;
mod ids;
mod inputs;
mod marks;
mod matches;
mod migrations;
mod open;
mod players;
mod settings;
mod steps;
mod store;
mod teams;
#[cfg(test)]
mod tests;
mod value;

pub use change::{Change, Update};
pub use drafts::Draft;
pub use error::{ChangeError, Damage, LedgerError, NameError, OpenError, Result};
pub use ids::{MatchId, PlayerId, Revision, TeamId};
pub use inputs::Inputs;
pub use marks::Mark;
pub use matches::{Ended, Match, MatchHead, NewMatch, NewSeat};
pub use players::Player;
pub use steps::{Entry, StepKind};
pub use store::Ledger;
pub use teams::Team;
