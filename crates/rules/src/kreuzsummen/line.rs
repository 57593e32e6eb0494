use super::Value;

/// A row or a column as it stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// The sum it should have.
    pub target: u8,
    /// The sum of its top cards.
    pub sum: u8,
    /// How many of its places are free.
    pub free: u8,
    /// The values it shows more than once, lowest first; always empty before scenario 18,
    /// where equal values are allowed.
    pub doubled: Vec<Value>,
}

impl Line {
    /// A line with this target that shows these top cards, `None` being a free place.
    pub(super) fn of(
        target: u8,
        tops: impl Iterator<Item = Option<Value>>,
        distinct: bool,
    ) -> Self {
        let mut line = Self {
            target,
            sum: 0,
            free: 0,
            doubled: Vec::new(),
        };
        let mut seen = [0_u8; 10];
        for top in tops {
            match top {
                Some(value) => {
                    line.sum += value.get();
                    seen[usize::from(value.get())] += 1;
                }
                None => line.free += 1,
            }
        }
        if distinct {
            line.doubled = (1..=9)
                .filter_map(Value::new)
                .filter(|value| seen[usize::from(value.get())] > 1)
                .collect();
        }
        line
    }

    /// What one would say of the line at a glance.
    pub fn standing(&self) -> Standing {
        if self.sum > self.target || (self.sum == self.target && self.free > 0) {
            Standing::Over(self.sum - self.target)
        } else if self.sum < self.target {
            Standing::Missing(self.target - self.sum)
        } else if let Some(value) = self.doubled.first() {
            Standing::Doubled(value.get())
        } else {
            Standing::Met
        }
    }
}

/// How far a line is from its target.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Standing {
    /// This much is missing.
    Missing(u8),
    /// Full, with the right sum, and without a value twice where that counts.
    Met,
    /// Too high by this much; by 0 if the sum is right but places are still free.
    Over(u8),
    /// Full, with the right sum, but this value, 1 to 9, stands there twice.
    Doubled(u8),
}

#[cfg(test)]
mod tests {
    use super::*;

    fn line(target: u8, tops: &[u8], distinct: bool) -> Line {
        Line::of(target, tops.iter().map(|&top| Value::new(top)), distinct)
    }

    #[test]
    fn a_line_below_its_target_misses_the_difference() {
        assert_eq!(line(12, &[5, 0, 3], false).standing(), Standing::Missing(4));
        assert_eq!(line(12, &[1, 1, 1], true).standing(), Standing::Missing(9));
        assert_eq!(
            line(12, &[0, 0, 0], false).standing(),
            Standing::Missing(12)
        );
    }

    #[test]
    fn a_full_line_with_the_right_sum_is_met() {
        assert_eq!(line(12, &[5, 4, 3], true).standing(), Standing::Met);
        assert_eq!(line(12, &[4, 4, 4], false).standing(), Standing::Met);
    }

    #[test]
    fn a_line_above_its_target_is_over() {
        assert_eq!(line(12, &[9, 0, 5], false).standing(), Standing::Over(2));
    }

    #[test]
    fn the_right_sum_with_a_free_place_leaves_nothing_for_it() {
        assert_eq!(line(12, &[9, 0, 3], false).standing(), Standing::Over(0));
    }

    #[test]
    fn from_scenario_18_a_value_twice_spoils_the_line() {
        let line = line(14, &[3, 4, 3, 4], true);
        assert_eq!(
            line.doubled,
            [Value::new(3).unwrap(), Value::new(4).unwrap()]
        );
        assert_eq!(line.standing(), Standing::Doubled(3));
    }
}
