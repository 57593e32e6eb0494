//! How often each face came, beside what chance explains.

use crate::text::{Arg, Text, text};

use super::choice::Kind;

/// The faces of one kind of die, counted.
pub(super) struct Fairness {
    pub(super) sides: u8,
    pub(super) name: Text,
    /// Whether any was rolled.
    pub(super) is_begun: bool,
    /// What it all says, in words.
    pub(super) verdict: Text,
    /// What the range is; `None` while there is too little to tell.
    pub(super) explained: Option<Text>,
    pub(super) faces: Vec<Face>,
    /// The range as a band behind the bars: where it begins and how wide it is.
    pub(super) band: Option<(u64, u64)>,
}

/// One face.
pub(super) struct Face {
    pub(super) number: usize,
    pub(super) count: Text,
    /// How long its bar is, out of [`WIDTH`].
    pub(super) bar: u64,
    /// Where it lies if not within the range.
    pub(super) outside: Option<Outside>,
}

/// On which side of the range a face lies.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Outside {
    Seldom,
    Often,
}

impl Outside {
    pub(super) fn name(self) -> Text {
        text(match self {
            Self::Seldom => "dice-seldom",
            Self::Often => "dice-often",
        })
    }
}

/// How wide the drawing of the bars is.
pub(super) const WIDTH: u64 = 1000;

impl Fairness {
    /// Of how often each face of a kind came, that of the 1 first.
    pub(super) fn of(kind: Kind, counts: &[u64]) -> Self {
        let dice: u64 = counts.iter().sum();
        let (low, high) = range(u32::try_from(dice).unwrap_or(u32::MAX), kind.sides());
        let (low, high) = (u64::from(low), u64::from(high));
        // As long as even a face that never came would be within it, the range says nothing.
        let telling = low > 0;
        let outside = |count| match count {
            _ if !telling => None,
            count if count < low => Some(Outside::Seldom),
            count if count > high => Some(Outside::Often),
            _ => None,
        };
        let longest = counts.iter().copied().max().unwrap_or(0);
        let longest = if telling { longest.max(high) } else { longest };
        // Some room is left at the end.
        let length = |count: u64| count * (WIDTH - 40) / longest.max(1);
        let faces: Vec<Face> = (1..)
            .zip(counts)
            .map(|(number, count)| Face {
                number,
                count: grouped(*count),
                bar: length(*count),
                outside: outside(*count),
            })
            .collect();
        let out = faces.iter().filter(|face| face.outside.is_some()).count();
        Self {
            sides: kind.sides(),
            name: kind.name(),
            is_begun: dice > 0,
            verdict: verdict(kind, dice, telling, out),
            explained: telling.then(|| {
                text("dice-range")
                    .with("dice", Arg::Grouped(dice))
                    .with("low", Arg::Grouped(low))
                    .with("high", Arg::Grouped(high))
            }),
            faces,
            band: telling.then(|| (length(low), length(high) - length(low))),
        }
    }
}

fn grouped(number: u64) -> Text {
    text("dice-number").with("n", Arg::Grouped(number))
}

/// What the counts say. Of twelve faces of a fair die three are outside about every fiftieth time,
/// of six faces two about every thirtieth time.
fn verdict(kind: Kind, dice: u64, telling: bool, outside: usize) -> Text {
    let rare = match kind {
        Kind::Six => 2,
        Kind::Twelve => 3,
    };
    let key = match outside {
        _ if dice == 0 => "dice-fair-none",
        _ if !telling => "dice-fair-little",
        0 => "dice-fair-all",
        n if n < rare => "dice-fair-some",
        _ => "dice-fair-many",
    };
    text(key)
        .with("n", dice)
        .with("outside", outside)
        .with("sides", kind.sides())
}

/// How often a face of a fair die comes among so many dice: from the first to the second number in
/// at least 19 of 20 cases, and in at most 1 of 40 cases less and in at most 1 of 40 more.
///
/// These are the quantiles of the binomial distribution with chance 1/`sides`; its terms are summed
/// up from the likeliest to both sides, as far as they count.
pub(super) fn range(dice: u32, sides: u8) -> (u32, u32) {
    let likeliest = dice / u32::from(sides);
    let against = f64::from(sides - 1);
    // Each term as a multiple of the likeliest one; the next lower, and the next higher.
    let lower = |at: u32, term: f64| term * f64::from(at) / (f64::from(dice - at) + 1.0) * against;
    let higher = |at: u32, term: f64| term * f64::from(dice - at) / (f64::from(at) + 1.0) / against;
    let mut terms = std::collections::VecDeque::from([1.0]);
    let (mut first, mut term) = (likeliest, 1.0);
    while first > 0 && term > NOTHING {
        term = lower(first, term);
        terms.push_front(term);
        first -= 1;
    }
    let (mut last, mut term) = (likeliest, 1.0);
    while last < dice && term > NOTHING {
        term = higher(last, term);
        terms.push_back(term);
        last += 1;
    }
    let tail = terms.iter().sum::<f64>() / 40.0;
    let end = |terms: &mut dyn Iterator<Item = &f64>| {
        let mut sum = 0.0;
        let within = terms.take_while(|term| {
            sum += **term;
            sum <= tail
        });
        u32::try_from(within.count()).unwrap_or(u32::MAX)
    };
    (
        first + end(&mut terms.iter()),
        last - end(&mut terms.iter().rev()),
    )
}

/// A term that small no longer changes a sum of the others.
const NOTHING: f64 = 1e-20;

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::Lang;

    #[test]
    fn the_range_is_that_of_the_exact_distribution() {
        // Reckoned with whole numbers of any size.
        for (dice, sides, exact) in [
            (0, 6, (0, 0)),
            (1, 6, (0, 1)),
            (20, 6, (0, 7)),
            (21, 6, (1, 7)),
            (42, 12, (0, 7)),
            (43, 12, (1, 7)),
            (60, 6, (5, 16)),
            (60, 12, (1, 10)),
            (100, 12, (3, 14)),
            (120, 12, (5, 16)),
            (240, 12, (12, 29)),
            (600, 6, (82, 118)),
            (1_000, 12, (67, 101)),
            (3_600, 12, (268, 333)),
            (6_000, 6, (944, 1_057)),
            (10_000, 12, (780, 888)),
        ] {
            assert_eq!(range(dice, sides), exact, "{dice} dice of {sides} sides");
        }
    }

    /// Whole numbers again, as far as they fit.
    #[test]
    fn the_range_holds_what_it_promises() {
        for sides in [6_u8, 12] {
            for dice in 0..=34_u32 {
                let ways = |hits: u32| -> u128 {
                    let choose = (0..hits).fold(1_u128, |product, index| {
                        product * u128::from(dice - index) / u128::from(index + 1)
                    });
                    choose * u128::from(sides - 1).pow(dice - hits)
                };
                let all = u128::from(sides).pow(dice);
                let (low, high) = range(dice, sides);
                let below: u128 = (0..low).map(ways).sum();
                let above: u128 = (high + 1..=dice).map(ways).sum();
                assert!(below * 40 <= all && above * 40 <= all, "{dice} of {sides}");
                assert!((below + ways(low)) * 40 > all, "{dice} of {sides}");
                assert!((above + ways(high)) * 40 > all, "{dice} of {sides}");
            }
        }
    }

    #[test]
    fn the_range_of_very_many_dice_is_close_to_the_bell_curve() {
        let (dice, sides) = (3_000_000_000_u32, 12_u8);
        let (low, high) = range(dice, sides);
        let middle = f64::from(dice) / 12.0;
        let half = 1.959_964 * (middle * 11.0 / 12.0).sqrt();
        assert!((f64::from(low) - (middle - half)).abs() < 2.0, "{low}");
        assert!((f64::from(high) - (middle + half)).abs() < 2.0, "{high}");
    }

    fn said(kind: Kind, counts: &[u64]) -> String {
        Fairness::of(kind, counts).verdict.say(Lang::En)
    }

    #[test]
    fn few_throws_tell_nothing() {
        assert_eq!(
            said(Kind::Six, &[0; 6]),
            "No die of this kind was rolled yet."
        );
        let few = Fairness::of(Kind::Six, &[20, 0, 0, 0, 0, 0]);
        assert!(few.faces.iter().all(|face| face.outside.is_none()));
        assert!(few.explained.is_none() && few.band.is_none());
        assert!(few.verdict.say(Lang::En).contains("too little"));
        assert!(!said(Kind::Six, &[21, 0, 0, 0, 0, 0]).contains("too little"));
    }

    #[test]
    fn a_face_is_outside_from_one_beyond_the_range() {
        // Of 600 dice the range is 82 to 118.
        let even = Fairness::of(Kind::Six, &[82, 118, 100, 100, 100, 100]);
        assert!(even.faces.iter().all(|face| face.outside.is_none()));
        assert!(even.verdict.say(Lang::En).contains("All 6"));
        let uneven = Fairness::of(Kind::Six, &[81, 119, 100, 100, 100, 100]);
        assert_eq!(uneven.faces[0].outside, Some(Outside::Seldom));
        assert_eq!(uneven.faces[1].outside, Some(Outside::Often));
        assert!(uneven.verdict.say(Lang::En).contains("rare"));
        assert!(said(Kind::Six, &[81, 117, 101, 101, 100, 100]).contains("now and then"));
    }

    #[test]
    fn bars_and_band_stay_within_the_drawing() {
        for counts in [
            vec![0_u64; 12],
            vec![1; 12],
            (0..12).map(|face| face * face * 1_000_000).collect(),
        ] {
            let fairness = Fairness::of(Kind::Twelve, &counts);
            for face in &fairness.faces {
                assert!(face.bar < WIDTH);
            }
            if let Some((begins, width)) = fairness.band {
                assert!(begins + width < WIDTH);
            }
        }
    }
}
