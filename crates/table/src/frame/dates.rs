//! Days, and how long something is ago, in words.

use jiff::Timestamp;
use jiff::tz::TimeZone;
use tableside_ledger::MatchHead;

use crate::text::{Text, text};

/// A day as this device's calendar has it, "29 July 2026".
pub(crate) fn date(at: Timestamp) -> Text {
    let day = at.to_zoned_datetime(TimeZone::system()).date();
    text("date")
        .with("day", day.day())
        .with("month", day.month())
        // A word, since a year has no thousands separator.
        .with("year", day.year().to_string())
}

/// How long ago the last tap was, or the start if nothing was tapped since.
pub(crate) fn since(head: &MatchHead, now: Timestamp) -> Text {
    let what = if head.revision.0 == 0 {
        "begun"
    } else {
        "since"
    };
    let minutes = now.duration_since(head.changed).as_mins().max(0);
    match minutes {
        0 => text(format!("{what}-now")),
        1..60 => text(format!("{what}-minutes")).with("n", minutes),
        60..1440 => text(format!("{what}-hours")).with("n", minutes / 60),
        _ => text(format!("{what}-days")).with("n", minutes / 1440),
    }
}
