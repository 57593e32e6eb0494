//! Match files: one match as it was played, with who played it and every action in order.

mod entry;
mod envelope;
mod replay;
mod rfc3339;
mod strict;
mod unreadable;

pub use entry::{BadAction, Entry, parse_entry, parse_setup};
pub use envelope::{FORMAT, MatchFile};
pub use replay::{Rejected, Replay};
pub use strict::from_json as read_json;
pub use unreadable::Unreadable;
