//! The drawn hourglass: where the sand lies at a moment.
//!
//! `ui/static/timer.js` moves it on by the same rule. The glass is 120 wide and
//! 180 high, its neck at a height of 90; the bulbs reach 70 up and down from it.

use std::time::Duration;

use super::sand::{Sand, State};

/// How much of a bulb's height all of the sand takes above the neck.
const DEPTH: f64 = 58.0;
/// The height of a bulb.
const BULB: f64 = 70.0;
const NECK: f64 = 90.0;

/// The outlines of the sand, as the `d` of SVG paths.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Drawing {
    pub(crate) above: String,
    pub(crate) below: String,
    /// Where the falling sand lands, as an SVG coordinate.
    pub(crate) landing: String,
}

impl Drawing {
    pub(crate) fn of(sand: Sand) -> Self {
        Self::at(
            part(sand.rest(), sand.total),
            matches!(sand.state, State::Running(_)),
        )
    }

    /// With this part of the sand above, 0 to 1. A running one has a dip above and a hill below.
    fn at(above: f64, is_running: bool) -> Self {
        // The bulbs narrow towards the neck like cones seen from the side, so the filled part
        // of one grows with the square of its height.
        let top = NECK - DEPTH * above.sqrt();
        let filled = (DEPTH / BULB).powi(2) * (1.0 - above);
        let bottom = NECK + BULB * (1.0 - filled).sqrt();
        let hill = (NECK + BULB - bottom).min(9.0);
        let dip = if is_running {
            (NECK - top).min(9.0)
        } else {
            0.0
        };
        Self {
            above: format!("M10 {top:.1}Q60 {:.1} 110 {top:.1}V91H10Z", top + 2.0 * dip),
            below: format!(
                "M10 161V{bottom:.1}Q60 {:.1} 110 {bottom:.1}V161Z",
                bottom - 2.0 * hill
            ),
            landing: format!("{:.1}", bottom - hill),
        }
    }
}

fn part(rest: Duration, total: Duration) -> f64 {
    rest.as_secs_f64() / total.as_secs_f64()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_sand_lies_where_it_belongs() {
        let full = Drawing::of(Sand::new(Duration::from_mins(1)));
        assert_eq!(full.above, "M10 32.0Q60 32.0 110 32.0V91H10Z");
        assert_eq!(full.below, "M10 161V160.0Q60 160.0 110 160.0V161Z");
        let empty = Drawing::at(0.0, false);
        assert_eq!(empty.above, "M10 90.0Q60 90.0 110 90.0V91H10Z");
        let level = |drawing: &Drawing| drawing.landing.parse::<f64>().unwrap();
        assert!(level(&empty) < level(&full));
    }

    #[test]
    fn the_sand_above_only_sinks_and_the_hill_below_only_grows() {
        let landings: Vec<f64> = (0..=100)
            .map(|i| Drawing::at(f64::from(i) / 100.0, true))
            .map(|drawing| drawing.landing.parse().unwrap())
            .collect();
        assert!(landings.is_sorted(), "{landings:?}");
    }
}
