//! All finishing fields of a scenario, and whether a match can still reach one.
//!
//! A finishing field meets every row target and, with its columns in the printed order, every
//! column target; it uses no value more often than the deck has it, and from scenario 18 on
//! shows no value twice in a line. Any other order of the columns finishes as well, so each
//! field stands for six or twenty-four.

mod chances;
mod row;
mod search;

pub use chances::{Answer, Chances};

use row::Row;
use search::Search;

use super::{Kreuzsummen, Place, Scenario};

/// How many finishing fields a scenario has with its columns in the printed order.
pub fn count(scenario: &Scenario) -> u64 {
    Search::of(scenario).count()
}

/// All finishing fields of a scenario.
#[derive(Clone, Debug)]
pub struct Finishes {
    scenario: &'static Scenario,
    /// For each row of the field all that it may show, columns in the printed order.
    rows: Vec<Vec<Row>>,
    /// For each field the index in `rows` of what each row shows; 0 for rows it does not have.
    fields: Vec<[u16; Place::MOST as usize]>,
}

impl Finishes {
    /// Enumerates the finishing fields of the scenario; below a few milliseconds for any.
    pub fn of(scenario: &'static Scenario) -> Self {
        let search = Search::of(scenario);
        let mut fields = Vec::new();
        search.each(|field| fields.push(field));
        Self {
            scenario,
            rows: search.into_rows(),
            fields,
        }
    }

    /// How many there are with the columns in the printed order.
    pub fn count(&self) -> u64 {
        self.fields.len() as u64
    }

    /// What can still be reached from this position, which must be of the same scenario.
    pub fn chances(&self, game: &Kreuzsummen) -> Chances {
        debug_assert_eq!(self.scenario, game.scenario());
        chances::of(self, game)
    }
}

#[cfg(test)]
mod tests {
    use super::super::{Value, check_finish};
    use super::*;

    #[test]
    fn the_first_ten_scenarios_have_the_known_numbers_of_finishes() {
        let counts: Vec<u64> = Scenario::all()[..10].iter().map(count).collect();
        assert_eq!(counts, [17, 17, 103, 279, 342, 12, 294, 278, 361, 271]);
    }

    #[test]
    fn scenario_47_has_the_most_finishes() {
        let most = Scenario::all()
            .iter()
            .max_by_key(|scenario| count(scenario))
            .unwrap();
        assert_eq!(most.number, 47);
        assert_eq!(24 * count(most), 520_080);
    }

    #[test]
    fn every_field_is_a_finish_found_once() {
        for scenario in Scenario::all() {
            let finishes = Finishes::of(scenario);
            assert_eq!(finishes.count(), count(scenario));
            let mut fields: Vec<Vec<u8>> = finishes
                .fields
                .iter()
                .map(|f| values(&finishes, *f))
                .collect();
            for field in &fields {
                let field: Vec<_> = field.iter().filter_map(|&v| Value::new(v)).collect();
                let columns = check_finish(scenario, &field);
                assert_eq!(columns.as_ref(), Ok(&scenario.columns));
            }
            fields.sort_unstable();
            fields.dedup();
            assert_eq!(fields.len() as u64, finishes.count());
        }
    }

    fn values(finishes: &Finishes, field: [u16; 4]) -> Vec<u8> {
        let width = finishes.scenario.columns.len();
        finishes
            .rows
            .iter()
            .zip(field)
            .flat_map(|(row, shown)| row[usize::from(shown)].values()[..width].to_vec())
            .collect()
    }
}
