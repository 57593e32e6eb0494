use super::{Scenario, Value};

/// Why a field is no finish.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    /// The field does not have as many cards as the scenario has places.
    Places {
        /// How many places the field has.
        expected: usize,
        /// How many cards were given.
        found: usize,
    },
    /// A row does not meet its target.
    Row {
        /// The row, from 1.
        row: u8,
        /// Its target.
        target: u8,
        /// The sum it has.
        sum: u8,
    },
    /// The column sums are not the column targets.
    Columns {
        /// The columns without a target, from the left.
        missed: Vec<MissedColumn>,
    },
    /// A line shows a value more than once, from scenario 18 on.
    Doubled {
        /// The line.
        line: LineAt,
        /// The value.
        value: Value,
    },
    /// The field needs more cards of a value than the deck has.
    TooMany {
        /// The value.
        value: Value,
        /// How often the field shows it.
        used: u8,
        /// How many cards of it the deck has.
        copies: u8,
    },
}

/// A column whose sum is none of the targets that are left.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MissedColumn {
    /// The column, from 1.
    pub column: u8,
    /// The sum it has.
    pub sum: u8,
    /// The target it comes nearest to: the targets left over are given to the columns left
    /// over so that all differences together are as small as possible.
    pub target: u8,
}

/// A row or a column, counted from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum LineAt {
    /// This row.
    Row(u8),
    /// This column.
    Column(u8),
}

/// Checks a final field without knowing how it came about.
///
/// `field` holds the top cards in reading order. Gives the target that each column meets,
/// or everything that is wrong.
///
/// Rule book: Kreuzsummen, "Sieg, Aussetzen und neuer Versuch".
pub fn check_finish(scenario: &Scenario, field: &[Value]) -> Result<Vec<u8>, Vec<Fault>> {
    let width = scenario.columns.len();
    let expected = scenario.rows.len() * width;
    if field.len() != expected {
        let found = field.len();
        return Err(vec![Fault::Places { expected, found }]);
    }
    let rows: Vec<Vec<Value>> = field.chunks(width).map(<[Value]>::to_vec).collect();
    let columns: Vec<Vec<Value>> = (0..width)
        .map(|column| rows.iter().map(|row| row[column]).collect())
        .collect();

    let mut faults = Vec::new();
    for ((row, &target), n) in rows.iter().zip(&scenario.rows).zip(1..) {
        let sum = sum(row);
        if sum != target {
            faults.push(Fault::Row {
                row: n,
                target,
                sum,
            });
        }
    }
    let sums: Vec<u8> = columns.iter().map(|column| sum(column)).collect();
    let missed = missed_columns(&scenario.columns, &sums);
    if !missed.is_empty() {
        faults.push(Fault::Columns { missed });
    }
    if scenario.distinct {
        let rows = rows.iter().zip((1..).map(LineAt::Row));
        let columns = columns.iter().zip((1..).map(LineAt::Column));
        for (values, line) in rows.chain(columns) {
            let doubled = (1..=9)
                .filter_map(Value::new)
                .filter(|&value| times(value, values) > 1);
            faults.extend(doubled.map(|value| Fault::Doubled { line, value }));
        }
    }
    faults.extend(too_many(scenario, field));
    if faults.is_empty() {
        Ok(sums)
    } else {
        Err(faults)
    }
}

fn sum(values: &[Value]) -> u8 {
    values.iter().map(|value| value.get()).sum()
}

fn times(value: Value, values: &[Value]) -> u8 {
    values.iter().map(|&other| u8::from(other == value)).sum()
}

/// The columns whose sums are not among the targets. What is left of both is joined in
/// ascending order, which keeps the differences together as small as they can be.
fn missed_columns(targets: &[u8], sums: &[u8]) -> Vec<MissedColumn> {
    let mut left = targets.to_vec();
    let mut missed: Vec<(u8, u8)> = Vec::new();
    for (&sum, column) in sums.iter().zip(1..) {
        match left.iter().position(|&target| target == sum) {
            Some(found) => {
                left.remove(found);
            }
            None => missed.push((sum, column)),
        }
    }
    left.sort_unstable();
    missed.sort_unstable();
    let mut missed: Vec<MissedColumn> = missed
        .into_iter()
        .zip(left)
        .map(|((sum, column), target)| MissedColumn {
            column,
            sum,
            target,
        })
        .collect();
    missed.sort_unstable_by_key(|missed| missed.column);
    missed
}

fn too_many(scenario: &Scenario, field: &[Value]) -> Vec<Fault> {
    let copies = |value: Value| {
        if value.get() <= scenario.highest {
            scenario.copies
        } else {
            0
        }
    };
    (1..=9)
        .filter_map(Value::new)
        .map(|value| (value, times(value, field), copies(value)))
        .filter(|(_, used, copies)| used > copies)
        .map(|(value, used, copies)| Fault::TooMany {
            value,
            used,
            copies,
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(scenario: u8, field: &[u8]) -> Result<Vec<u8>, Vec<Fault>> {
        let field: Vec<Value> = field.iter().map(|&v| Value::new(v).unwrap()).collect();
        check_finish(Scenario::get(scenario).unwrap(), &field)
    }

    #[test]
    fn rows_on_their_targets_and_columns_in_any_order_are_a_finish() {
        assert_eq!(check(1, &[1, 3, 5, 6, 3, 3]), Ok(vec![7, 6, 8]));
    }

    #[test]
    fn a_row_says_by_how_much_it_fails_and_so_do_the_columns() {
        // The sums are 7, 8 and 8 for the targets 6, 7 and 8.
        let faults = check(1, &[1, 3, 5, 6, 5, 3]).unwrap_err();
        let row = Fault::Row {
            row: 2,
            target: 12,
            sum: 14,
        };
        let columns = Fault::Columns {
            missed: vec![MissedColumn {
                column: 3,
                sum: 8,
                target: 6,
            }],
        };
        assert_eq!(faults, [row, columns]);
    }

    #[test]
    fn columns_without_a_target_are_compared_with_the_nearest_ones() {
        // The sums are 11, 4 and 6; 6 is met, so 11 stands against 8 and 4 against 7.
        let faults = check(1, &[5, 1, 3, 6, 3, 3]).unwrap_err();
        let missed = vec![
            MissedColumn {
                column: 1,
                sum: 11,
                target: 8,
            },
            MissedColumn {
                column: 2,
                sum: 4,
                target: 7,
            },
        ];
        assert_eq!(faults, [Fault::Columns { missed }]);
    }

    #[test]
    fn a_field_can_not_show_more_cards_of_a_value_than_there_are() {
        let value = Value::new(4).unwrap();
        let too_many = Fault::TooMany {
            value,
            used: 5,
            copies: 3,
        };
        assert_eq!(
            check(1, &[1, 4, 4, 4, 4, 4]).unwrap_err().pop(),
            Some(too_many)
        );
        let missing = Fault::TooMany {
            value: Value::new(7).unwrap(),
            used: 1,
            copies: 0,
        };
        assert_eq!(
            check(1, &[1, 1, 7, 4, 4, 4]).unwrap_err().pop(),
            Some(missing)
        );
    }

    #[test]
    fn from_scenario_18_no_line_shows_a_value_twice() {
        // Rows 12, 14 and columns 7, 8, 11.
        let doubled = |line, value| Fault::Doubled {
            line,
            value: Value::new(value).unwrap(),
        };
        assert_eq!(
            check(18, &[4, 4, 4, 3, 4, 7]),
            Err(vec![
                doubled(LineAt::Row(1), 4),
                doubled(LineAt::Column(2), 4),
                Fault::TooMany {
                    value: Value::new(4).unwrap(),
                    used: 4,
                    copies: 3
                }
            ])
        );
        assert_eq!(check(18, &[1, 3, 8, 6, 5, 3]), Ok(vec![7, 8, 11]));
    }

    #[test]
    fn a_field_of_another_size_is_no_finish() {
        let places = Fault::Places {
            expected: 6,
            found: 5,
        };
        assert_eq!(check(1, &[1, 3, 5, 6, 3]), Err(vec![places]));
    }
}
