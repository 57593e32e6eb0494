//! How often was played, month by month, or year by year when there are many.

use askama::Template;
use jiff::civil::Date;
use jiff::tz::TimeZone;

use super::play::Play;
use crate::failure::Failure;
use crate::filters;
use crate::text::{Text, text};
use crate::visit::Visit;

/// The most months that are shown one by one.
const MONTHS: i32 = 24;
/// The height of the drawing, and the width of a column with its gap.
const HEIGHT: usize = 100;
const WIDTH: usize = 20;

/// One column.
#[derive(Debug, PartialEq, Eq)]
struct Column {
    /// What stretch of time it is, whole and short.
    name: Text,
    short: Text,
    plays: usize,
    x: usize,
    height: usize,
}

#[derive(Template)]
#[template(path = "statistics/columns.html")]
struct ColumnsPart {
    columns: Vec<Column>,
    width: usize,
    /// What it says in a sentence.
    says: Text,
}

/// Renders the columns; nothing without a match.
pub(super) fn part(visit: &Visit, plays: &[Play]) -> Result<String, Failure> {
    let columns = columns(plays);
    let Some(busiest) = columns.iter().max_by_key(|column| column.plays) else {
        return Ok(String::new());
    };
    let says = text("stats-busiest")
        .with("when", &busiest.name)
        .with("n", busiest.plays);
    visit.part(&ColumnsPart {
        width: match columns.len() {
            // A column alone fills no screen.
            1 => 4 * WIDTH,
            several => several * WIDTH,
        },
        says,
        columns,
    })
}

fn columns(plays: &[Play]) -> Vec<Column> {
    let days: Vec<Date> = plays
        .iter()
        .map(|play| play.played.to_zoned_datetime(TimeZone::system()).date())
        .collect();
    let month = |day: &Date| i32::from(day.year()) * 12 + i32::from(day.month()) - 1;
    let (Some(first), Some(last)) = (days.iter().min(), days.iter().max()) else {
        return Vec::new();
    };
    let by_month = month(last) - month(first) < MONTHS;
    let place = |day: &Date| {
        if by_month {
            month(day)
        } else {
            i32::from(day.year())
        }
    };
    let stretches = place(first)..=place(last);
    let mut counts = vec![0_usize; stretches.clone().count()];
    for day in &days {
        let index = usize::try_from(place(day) - place(first)).unwrap_or(0);
        counts[index] += 1;
    }
    let most = counts.iter().copied().max().unwrap_or(1).max(1);
    stretches
        .zip(counts)
        .enumerate()
        .map(|(index, (stretch, plays))| {
            let (name, short) = if by_month {
                let (year, month) = (stretch / 12, stretch % 12 + 1);
                let name = text("chronicle-month")
                    .with("month", month)
                    .with("year", year.to_string());
                (name, Text::verbatim(format!("{month}/{:02}", year % 100)))
            } else {
                let year = Text::verbatim(stretch.to_string());
                (year.clone(), year)
            };
            Column {
                name,
                short,
                plays,
                x: index * WIDTH,
                // What there is at all is seen.
                height: (plays * HEIGHT / most).max(usize::from(plays > 0) * 2),
            }
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::super::play::Whose;
    use super::super::play::tests::finished;
    use super::*;

    fn played(days: &[&str]) -> Vec<Play> {
        let plays = days.iter().map(|day| {
            let mut one = finished(&[1, 2], json!({"winners": [0]}));
            // Noon is on the same day almost everywhere.
            one.played = format!("{day}T12:00:00Z").parse().unwrap();
            Play::of(&one, Whose::Everybody)
        });
        plays.collect()
    }

    #[test]
    fn months_without_a_match_have_their_place() {
        let columns = columns(&played(&["2025-11-03", "2026-01-15", "2026-01-16"]));
        let plays: Vec<usize> = columns.iter().map(|column| column.plays).collect();
        assert_eq!(plays, [1, 0, 2]);
        assert_eq!(columns[2].height, HEIGHT);
        assert_eq!(columns[1].height, 0);
    }

    #[test]
    fn many_months_are_told_by_years() {
        let columns = columns(&played(&["2019-12-31", "2026-01-01"]));
        assert_eq!(columns.len(), 8);
        assert_eq!(columns[0].name, Text::verbatim("2019"));
    }

    #[test]
    fn one_match_is_one_column() {
        let columns = columns(&played(&["2026-05-03"]));
        assert_eq!((columns.len(), columns[0].height), (1, HEIGHT));
    }
}
