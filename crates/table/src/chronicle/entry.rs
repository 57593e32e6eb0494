//! Days as they are typed.

use jiff::Timestamp;
use jiff::civil::Date;
use jiff::tz::TimeZone;

use crate::text::{Text, text};

/// The earliest day that can be entered.
const EARLIEST: Date = jiff::civil::date(1900, 1, 1);

/// The earliest moment that a file of everything can carry. Where clocks are ahead of Greenwich the
/// earliest day begins before it.
const FIRST: Timestamp = Timestamp::constant(-2_208_988_800, 0);

/// The day of a moment as an input has it, in this device's calendar.
pub(super) fn day_of(at: Timestamp) -> String {
    at.to_zoned_datetime(TimeZone::system()).date().to_string()
}

/// When something was played that was played on a typed day: at the hour of `like`, and never
/// after `now`.
///
/// Errors: what is wrong with the day, in words.
pub(super) fn played_on(typed: &str, like: Timestamp, now: Timestamp) -> Result<Timestamp, Text> {
    played_in(&TimeZone::system(), typed, like, now)
}

fn played_in(
    zone: &TimeZone,
    typed: &str,
    like: Timestamp,
    now: Timestamp,
) -> Result<Timestamp, Text> {
    let day: Date = typed.trim().parse().map_err(|_| text("day-unreadable"))?;
    if day > now.to_zoned_datetime(zone.clone()).date() {
        return Err(text("day-ahead"));
    }
    if day < EARLIEST {
        return Err(text("day-before"));
    }
    let hour = like.to_zoned_datetime(zone.clone()).time();
    let played = day.to_datetime(hour).to_zoned_datetime(zone.clone());
    let played = played.map_err(|_| text("day-unreadable"))?;
    Ok(played.timestamp().max(FIRST).min(now))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_day_is_read_as_a_date_input_sends_it() {
        let now: Timestamp = "2026-07-29T19:00:00Z".parse().unwrap();
        let like: Timestamp = "2026-07-28T12:34:00Z".parse().unwrap();
        let played = played_on(" 2026-05-03 ", like, now).unwrap();
        assert_eq!(day_of(played), "2026-05-03");
        assert_eq!(played_on(&day_of(like), like, now), Ok(like));
        for odd in ["1900-01-01", "1999-12-31", "2024-02-29"] {
            assert_eq!(day_of(played_on(odd, like, now).unwrap()), odd);
        }
        // Today it was at the latest now.
        let late: Timestamp = "2026-07-28T20:00:00Z".parse().unwrap();
        assert_eq!(played_on(&day_of(now), late, now), Ok(now));
    }

    #[test]
    fn the_earliest_day_fits_into_a_file_of_everything_in_all_zones() {
        let now: Timestamp = "2026-07-29T19:00:00Z".parse().unwrap();
        let first: Timestamp = "1900-01-01T00:00:00Z".parse().unwrap();
        assert_eq!(FIRST, first);
        for hour in 0..24 {
            let like = now + jiff::SignedDuration::from_hours(hour);
            for zone in [
                "Pacific/Kiritimati",
                "Europe/Budapest",
                "Pacific/Honolulu",
                "UTC",
            ] {
                let zone = TimeZone::get(zone).unwrap();
                let played = played_in(&zone, "1900-01-01", like, like).unwrap();
                assert!(played >= first, "{played}");
            }
        }
    }

    #[test]
    fn what_is_no_day_of_the_past_is_refused() {
        let now: Timestamp = "2026-07-29T12:00:00Z".parse().unwrap();
        for (typed, why) in [
            ("", "day-unreadable"),
            ("yesterday", "day-unreadable"),
            ("2026-02-30", "day-unreadable"),
            ("2025-02-29", "day-unreadable"),
            ("2026-08-01", "day-ahead"),
            ("1899-12-31", "day-before"),
        ] {
            assert_eq!(played_on(typed, now, now), Err(text(why)), "{typed}");
        }
    }
}
