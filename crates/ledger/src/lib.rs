//! Players, teams, matches with their actions, settings, and what the tools at the table keep, in
//! one `SQLite` file.
//!
//! The ledger knows no rule: set-ups, options, actions and outcomes are JSON values that it keeps
//! as they are. What it promises is that a change it has answered survives a crash, that a change
//! made on an outdated screen is told so, and that a file it can't take on stays as it was.

#![forbid(unsafe_code)]

mod anchor;
mod arrival;
mod arriving_match;
mod arriving_people;
mod arriving_things;
mod backup;
mod by_hand;
mod change;
mod chronicle;
mod drafts;
mod error;
pub mod export;
mod glasses;
mod health;
mod ids;
mod import;
mod incoming;
mod inputs;
mod inside;
mod lines;
mod marks;
mod matches;
mod mentions;
mod merge;
mod merged;
mod migrations;
mod names;
mod open;
mod players;
mod removal;
mod report;
mod restore;
mod results;
mod seats;
mod settings;
mod steps;
mod store;
mod teams;
#[cfg(test)]
mod tests;
mod throws;
mod timers;
mod value;

pub use backup::{Backup, BackupKind, Backups};
pub use by_hand::NewResult;
pub use change::{Change, Update};
pub use chronicle::{Cursor, Filter};
pub use drafts::Draft;
pub use error::{
    ChangeError, Damage, LedgerError, MergeError, NameError, OpenError, Result, TimerError,
};
pub use export::{EXPORT_FORMAT, ExportError, Exporter};
pub use glasses::Glass;
pub use ids::{GlassId, MatchId, PlayerId, Revision, TeamId, ThrowId};
pub use import::{FileAction, FileMatch, ImportError, Importer};
pub use inputs::Inputs;
pub use inside::Inside;
pub use lines::stable_id;
pub use marks::Mark;
pub use matches::{Ended, Match, MatchHead, NewMatch, NewSeat, Source};
pub use merge::Merging;
pub use names::{clean_name, folded_name};
pub use open::examine;
pub use players::Player;
pub use removal::{GRACE, Leaving, Removed};
pub use report::{Differing, Few, Refusal, Report, Same, Tally, Why};
pub use restore::{RestoreError, Restored, restore};
pub use results::{Finished, Opened, Stamp};
pub use steps::{Entry, StepKind};
pub use store::Ledger;
pub use teams::Team;
pub use throws::Throw;
pub use timers::{TimerRow, TimerState};
