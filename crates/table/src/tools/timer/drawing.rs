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
/// How much of a bulb all of the sand fills.
const FILL: f64 = (DEPTH / BULB) * (DEPTH / BULB);
/// How far the walls are from the axis at the wide end.
const WALL: f64 = 37.0;

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
        let above = part(sand.rest(), sand.total);
        match sand.state {
            State::Resting(_) => Self::lying(above),
            State::Running(_) => Self::at(above, true),
            State::Full | State::Ended(_) => Self::at(above, false),
        }
    }

    /// With this part of the sand above, 0 to 1. A running one has a dip above and a hill below.
    fn at(above: f64, is_running: bool) -> Self {
        // The bulbs narrow towards the neck like cones seen from the side, so the filled part
        // of one grows with the square of its height.
        let top = NECK - DEPTH * above.sqrt();
        let filled = FILL * (1.0 - above);
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

    /// On its right side, which a quarter turn brings down.
    fn lying(above: f64) -> Self {
        let (one, other) = (shore(above), shore(1.0 - above));
        Self {
            above: format!("M{one:.1} 10H110V91H{one:.1}Z"),
            below: format!("M{other:.1} 89H110V170H{other:.1}Z"),
            landing: "90".to_owned(),
        }
    }
}

/// In a bulb of a glass on its side, where the sand begins that lies against the lower wall;
/// with this part of all sand in the bulb.
fn shore(sand: f64) -> f64 {
    // Across its axis a cone seen from the side is a triangle, widest in the middle.
    let filled = FILL * sand;
    if filled <= 0.5 {
        60.0 + WALL * (1.0 - (2.0 * filled).sqrt())
    } else {
        60.0 - WALL * (1.0 - (2.0 - 2.0 * filled).sqrt())
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
    fn the_sand_of_a_lying_glass_rises_from_the_lower_wall() {
        let shores: Vec<f64> = (0..=100).map(|i| shore(f64::from(i) / 100.0)).collect();
        assert!((shores[0] - 97.0).abs() < 1e-9, "nothing lies at the wall");
        assert!(shores.iter().rev().is_sorted(), "{shores:?}");
        assert!(shores[100] > 60.0 - WALL, "a full bulb has air above");
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
