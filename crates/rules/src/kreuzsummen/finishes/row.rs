use super::super::{Place, Scenario};

const WIDTH: usize = Place::MOST as usize;

/// Which cards some rows use up, so packed that two of them are compared at once.
///
/// The lower 36 bits say which value stands in which column, and stay empty where equal
/// values are allowed. Above them three bits count the cards of each value: enough, since a
/// sum is looked at before it gets as high as eight.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Use(u64);

impl Use {
    const COLUMN_BITS: usize = 9;
    const COUNTS: usize = Self::COLUMN_BITS * WIDTH;
    const STANDS: u64 = (1 << Self::COUNTS) - 1;
    /// The lowest and the highest bit of every count.
    const LOW: u64 = 0o111_111_111 << Self::COUNTS;
    const HIGH: u64 = 0o444_444_444 << Self::COUNTS;

    /// One card; `value` is 1 to 9, `column` counts from 0.
    fn card(value: u8, column: usize, distinct: bool) -> Self {
        let value = usize::from(value) - 1;
        let stands = u64::from(distinct) << (column * Self::COLUMN_BITS + value);
        Self(stands | 1 << (Self::COUNTS + 3 * value))
    }

    /// Both together.
    pub(super) fn and(self, other: Self) -> Self {
        Self(self.0 + other.0)
    }
}

/// What may lie together in a field: no value twice in a column where that counts, and none
/// more often than the deck has it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Limits {
    /// Added to counts, it sets the highest bit of those that are too high.
    bias: u64,
}

impl Limits {
    pub(super) fn of(scenario: &Scenario) -> Self {
        let copies = u64::from(scenario.copies);
        debug_assert!(copies <= 3, "a count above three times two has no room");
        Self {
            bias: (3 - copies) * Use::LOW,
        }
    }

    /// Whether both, each within the limits, are so together. Where a value would stand twice
    /// in a column the sum is spoiled, but then the answer is no whatever it says.
    pub(super) fn allow(self, one: Use, other: Use) -> bool {
        let twice = one.0 & other.0 & Use::STANDS;
        let too_many = (one.0 + other.0 + self.bias) & Use::HIGH;
        twice | too_many == 0
    }
}

/// What a row may show.
#[derive(Clone, Copy, Debug)]
pub(super) struct Row {
    values: [u8; WIDTH],
    uses: Use,
}

impl Row {
    /// The values from the left; 0 beyond the last column.
    pub(super) fn values(&self) -> [u8; WIDTH] {
        self.values
    }

    pub(super) fn uses(&self) -> Use {
        self.uses
    }

    /// The values as bytes of one number, the first column lowest, for adding up columns.
    pub(super) fn sums(&self) -> u32 {
        u32::from_le_bytes(self.values)
    }

    /// All that a row with this target may show.
    pub(super) fn all(scenario: &Scenario, target: u8) -> Vec<Self> {
        let mut found = Vec::new();
        let empty = Self {
            values: [0; WIDTH],
            uses: Use::default(),
        };
        empty.extend(0, target, scenario, &mut found);
        found
    }

    fn extend(self, column: usize, rest: u8, scenario: &Scenario, found: &mut Vec<Self>) {
        let open = scenario.columns.len() - column;
        if open == 0 {
            found.push(self);
            return;
        }
        // The last place takes all that is left, any other leaves at least 1 for each open place.
        let least = if open == 1 { rest } else { 1 };
        let most = (rest + 1).saturating_sub(u8::try_from(open).unwrap_or(rest));
        for value in least..=most.min(scenario.highest) {
            if scenario.distinct && self.values.contains(&value) {
                continue;
            }
            let card = Use::card(value, column, scenario.distinct);
            if Limits::of(scenario).allow(self.uses, card) {
                let mut longer = self;
                longer.values[column] = value;
                longer.uses = self.uses.and(card);
                longer.extend(column + 1, rest - value, scenario, found);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shown(scenario: u8, target: u8) -> Vec<[u8; WIDTH]> {
        let scenario = Scenario::get(scenario).unwrap();
        Row::all(scenario, target).iter().map(Row::values).collect()
    }

    #[test]
    fn a_row_shows_every_split_of_its_target() {
        // Scenario 1: values 1 to 6, equal ones allowed.
        assert_eq!(shown(1, 4), [[1, 1, 2, 0], [1, 2, 1, 0], [2, 1, 1, 0]]);
        assert_eq!(shown(1, 18), [[6, 6, 6, 0]]);
        assert_eq!(shown(1, 9).len(), 25);
    }

    #[test]
    fn no_value_stands_in_a_row_more_often_than_the_deck_has_it() {
        // Scenario 16: four columns, three copies.
        assert!(shown(16, 4).is_empty());
        assert!(shown(16, 8).iter().all(|values| *values != [2; 4]));
    }

    #[test]
    fn from_scenario_18_a_row_shows_no_value_twice() {
        assert!(shown(18, 4).is_empty());
        assert_eq!(shown(18, 6).len(), 6);
    }

    #[test]
    fn limits_tell_columns_and_copies() {
        let limits = Limits::of(Scenario::get(31).unwrap());
        let card = |value, column| Use::card(value, column, true);
        assert!(limits.allow(card(9, 3), card(9, 2)));
        assert!(!limits.allow(card(9, 3), card(9, 3)));
        let two = card(9, 3).and(card(9, 2));
        assert!(!limits.allow(two, card(9, 1)));
        assert!(limits.allow(two, card(8, 1)));
    }
}
