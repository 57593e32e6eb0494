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

/// The same without the year and as short as it gets, "29 Jul".
pub(crate) fn short_date(at: Timestamp) -> Text {
    let day = at.to_zoned_datetime(TimeZone::system()).date();
    text("date-short")
        .with("day", day.day())
        .with("month", day.month())
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

#[cfg(test)]
mod tests {
    use jiff::SignedDuration;
    use tableside_ledger::{MatchId, Revision};

    use super::*;
    use crate::text::Lang;

    fn head(revision: u32, changed: Timestamp) -> MatchHead {
        MatchHead {
            id: MatchId(uuid::Uuid::nil()),
            game: String::new(),
            team: None,
            players: Vec::new(),
            seats: Vec::new(),
            setup: serde_json::Value::Null,
            options: serde_json::Map::new(),
            started: changed,
            played: changed,
            source: tableside_ledger::Source::App,
            changed,
            ended: None,
            ended_at: None,
            outcome: None,
            revision: Revision(revision),
            length: 0,
        }
    }

    #[test]
    fn a_day_is_written_as_one_writes_it_in_each_language() {
        // Noon in the middle of the year is the same day almost everywhere.
        let noon: Timestamp = "2026-07-29T12:00:00Z".parse().unwrap();
        assert_eq!(date(noon).say(Lang::De), "29. Juli 2026");
        assert_eq!(date(noon).say(Lang::En), "29 July 2026");
        assert_eq!(date(noon).say(Lang::Hu), "2026. július 29.");
        let short = Lang::ALL.map(|lang| short_date(noon).say(lang));
        assert_eq!(short, ["29.7.", "29 Jul", "7. 29."]);
    }

    #[test]
    fn every_month_has_its_name() {
        let mut months = std::collections::BTreeSet::new();
        for month in 1..=12 {
            let day: Timestamp = format!("2026-{month:02}-15T12:00:00Z").parse().unwrap();
            months.insert(date(day).say(Lang::Hu));
        }
        assert_eq!(months.len(), 12);
    }

    #[test]
    fn a_match_says_when_it_was_tapped_or_else_begun() {
        let now: Timestamp = "2026-07-29T12:00:00Z".parse().unwrap();
        let say = |revision, minutes| {
            let head = head(revision, now - SignedDuration::from_mins(minutes));
            since(&head, now).say(Lang::En)
        };
        assert_eq!(say(0, 0), "Begun just now");
        assert_eq!(say(1, 0), "Played just now");
        assert_eq!(say(1, 1), "Last played a minute ago");
        assert_eq!(say(1, 59), "Last played 59 minutes ago");
        assert_eq!(say(0, 60), "Begun an hour ago");
        assert_eq!(say(1, 23 * 60 + 59), "Last played 23 hours ago");
        assert_eq!(say(0, 24 * 60), "Begun a day ago");
        assert_eq!(say(1, 72 * 60), "Last played 3 days ago");
        // A clock that was set back.
        assert_eq!(say(1, -5), "Played just now");
    }
}
