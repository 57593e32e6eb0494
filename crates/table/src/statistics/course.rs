//! A number match by match, in the order in which they were played; of many matches the average of
//! several, with the least and the most of them.

use askama::Template;
use jiff::Timestamp;

use crate::failure::Failure;
use crate::filters;
use crate::frame::date;
use crate::text::{Text, text};
use crate::visit::Visit;

/// The most points that are drawn.
const POINTS: usize = 40;
/// The drawing's width and height, in its own units.
const WIDTH: f64 = 320.0;
const HEIGHT: f64 = 110.0;

/// A number of one match.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct Value {
    pub(super) played: Timestamp,
    pub(super) number: f64,
}

/// What a course is of.
pub(super) struct Kind {
    pub(super) id: &'static str,
    pub(super) title: Text,
    /// How a number is written.
    pub(super) write: fn(f64) -> Text,
    /// Whether less is better.
    pub(super) less: bool,
}

/// One point: a match, or several that follow each other.
#[derive(Debug, PartialEq)]
struct Point {
    from: Timestamp,
    to: Timestamp,
    matches: usize,
    average: f64,
    least: f64,
    most: f64,
}

/// A point as it is drawn and written.
struct Drawn {
    x: String,
    y: String,
    when: Text,
    matches: usize,
    average: Text,
    best: Text,
    worst: Text,
}

#[derive(Template)]
#[template(path = "statistics/course.html")]
struct CoursePart {
    id: &'static str,
    title: Text,
    says: Text,
    points: Vec<Drawn>,
    /// The averages as a polyline has them.
    line: String,
    /// From the least to the most, as a polygon has it, where a point is several matches.
    band: String,
    /// What stands at the top of the drawing.
    top: Text,
    several: bool,
}

/// The average and the best of some numbers; `None` without any.
pub(super) fn summary(values: &[Value], less: bool) -> Option<(f64, f64)> {
    let point = joined(values)?;
    let best = if less { point.least } else { point.most };
    Some((point.average, best))
}

/// Renders a course; nothing without a number.
pub(super) fn part(visit: &Visit, kind: &Kind, values: &[Value]) -> Result<String, Failure> {
    let Some((average, best)) = summary(values, kind.less) else {
        return Ok(String::new());
    };
    let points = points(values);
    let top = points
        .iter()
        .fold(1.0_f64, |top, point| top.max(point.most));
    let bottom = points
        .iter()
        .fold(0.0_f64, |low, point| low.min(point.least));
    let x = |index: usize| place(index, points.len());
    let y = |number: f64| HEIGHT - (number - bottom) * HEIGHT / (top - bottom);
    let pair = |(index, number): (usize, f64)| format!("{:.1},{:.1}", x(index), y(number));
    let numbers = points.iter().enumerate();
    let line: Vec<String> = numbers
        .clone()
        .map(|(index, point)| pair((index, point.average)))
        .collect();
    let several = points.iter().any(|point| point.matches > 1);
    let upper = numbers
        .clone()
        .map(|(index, point)| pair((index, point.most)));
    let lower = numbers
        .clone()
        .rev()
        .map(|(index, point)| pair((index, point.least)));
    let band: Vec<String> = upper.chain(lower).collect();
    let key = if kind.less {
        "stats-course-less"
    } else {
        "stats-course"
    };
    let says = text(key)
        .with("n", values.len())
        .with("average", (kind.write)(average))
        .with("best", (kind.write)(best));
    let drawn = numbers.map(|(index, point)| {
        let (best, worst) = if kind.less {
            (point.least, point.most)
        } else {
            (point.most, point.least)
        };
        Drawn {
            x: format!("{:.1}", x(index)),
            y: format!("{:.1}", y(point.average)),
            when: stretch(point),
            matches: point.matches,
            average: (kind.write)(point.average),
            best: (kind.write)(best),
            worst: (kind.write)(worst),
        }
    });
    visit.part(&CoursePart {
        id: kind.id,
        title: kind.title.clone(),
        says,
        points: drawn.collect(),
        line: line.join(" "),
        band: if several {
            band.join(" ")
        } else {
            String::new()
        },
        top: (kind.write)(top),
        several,
    })
}

/// One point alone stands in the middle.
#[expect(clippy::cast_precision_loss, reason = "there are forty at most")]
fn place(index: usize, points: usize) -> f64 {
    if points < 2 {
        WIDTH / 2.0
    } else {
        index as f64 * WIDTH / (points - 1) as f64
    }
}

fn stretch(point: &Point) -> Text {
    let (from, to) = (date(point.from), date(point.to));
    if from == to {
        return from;
    }
    text("stats-stretch").with("from", from).with("to", to)
}

/// As many points as can be told apart, of matches that follow each other.
fn points(values: &[Value]) -> Vec<Point> {
    let points = values.len().min(POINTS);
    (0..points)
        .filter_map(|index| {
            let at = |index: usize| index * values.len() / points;
            joined(&values[at(index)..at(index + 1)])
        })
        .collect()
}

#[expect(clippy::cast_precision_loss, reason = "nobody plays that often")]
fn joined(values: &[Value]) -> Option<Point> {
    let (first, last) = (values.first()?, values.last()?);
    let numbers = values.iter().map(|value| value.number);
    Some(Point {
        from: first.played,
        to: last.played,
        matches: values.len(),
        average: numbers.clone().sum::<f64>() / values.len() as f64,
        least: numbers.clone().fold(f64::INFINITY, f64::min),
        most: numbers.fold(f64::NEG_INFINITY, f64::max),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn values(count: u32) -> Vec<Value> {
        let values = (0..count).map(|n| Value {
            played: Timestamp::UNIX_EPOCH + jiff::SignedDuration::from_hours(24 * i64::from(n)),
            number: f64::from(n),
        });
        values.collect()
    }

    #[test]
    fn each_match_is_a_point_until_there_are_too_many() {
        assert_eq!(points(&values(1)).len(), 1);
        let all = points(&values(40));
        assert!(all.iter().all(|point| point.matches == 1));
        let many = points(&values(1000));
        assert_eq!(many.len(), POINTS);
        assert_eq!(many.iter().map(|point| point.matches).sum::<usize>(), 1000);
        assert_eq!(
            (many[0].least, many[0].most, many[0].average),
            (0.0, 24.0, 12.0)
        );
        let odd = points(&values(53));
        assert_eq!(odd.iter().map(|point| point.matches).sum::<usize>(), 53);
    }

    #[test]
    fn the_best_is_the_least_where_less_is_better() {
        assert_eq!(summary(&values(5), false), Some((2.0, 4.0)));
        assert_eq!(summary(&values(5), true), Some((2.0, 0.0)));
        assert_eq!(summary(&[], true), None);
    }
}
