use std::ops::Range;

use super::super::{Place, Scenario};
use super::row::{Limits, Row, Use};

/// Finds the finishing fields by meeting in the middle: the lower rows are sorted by their
/// column sums, so that for any upper rows those that complete them are found at once.
///
/// A column's sum need not be looked at in the last column: rows and columns have the same
/// total, so it is right when the others are.
pub(super) struct Search {
    rows: Vec<Vec<Row>>,
    limits: Limits,
    columns: Columns,
    /// The uses of the lower parts, by their keys.
    uses: Vec<Use>,
    /// What the lower parts show, beside `uses`.
    shown: Vec<[u16; 2]>,
    /// Where in `uses` the parts of each key begin, and at its end their number.
    starts: Vec<usize>,
}

impl Search {
    pub(super) fn of(scenario: &Scenario) -> Self {
        let rows: Vec<Vec<Row>> = scenario
            .rows
            .iter()
            .map(|&target| Row::all(scenario, target))
            .collect();
        let limits = Limits::of(scenario);
        let columns = Columns::of(scenario);
        let lower = &rows[middle(&rows)..];
        let mut parts = Vec::new();
        each_part(lower, limits, &columns, &mut |part| parts.push(part));
        let mut search = Self {
            limits,
            starts: vec![0; columns.keys + 1],
            uses: vec![Use::default(); parts.len()],
            shown: vec![[0; 2]; parts.len()],
            columns,
            rows,
        };
        search.sort(&parts);
        search
    }

    /// Sorts the lower parts by counting how many have each key.
    fn sort(&mut self, parts: &[Part]) {
        for part in parts {
            self.starts[part.key as usize] += 1;
        }
        let mut end = 0;
        for start in &mut self.starts {
            end += *start;
            *start = end;
        }
        for part in parts {
            let start = &mut self.starts[part.key as usize];
            *start -= 1;
            self.uses[*start] = part.uses;
            self.shown[*start] = part.shown;
        }
    }

    pub(super) fn into_rows(self) -> Vec<Vec<Row>> {
        self.rows
    }

    pub(super) fn count(&self) -> u64 {
        let mut count = 0;
        self.each_upper(|upper, lower| {
            let fits = |uses: &&Use| self.limits.allow(upper.uses, **uses);
            count += self.uses[lower].iter().filter(fits).count() as u64;
        });
        count
    }

    /// Calls `found` with what each row of each field shows.
    pub(super) fn each(&self, mut found: impl FnMut([u16; Place::MOST as usize])) {
        let middle = middle(&self.rows);
        self.each_upper(|upper, lower| {
            for (uses, shown) in self.uses[lower.clone()].iter().zip(&self.shown[lower]) {
                if self.limits.allow(upper.uses, *uses) {
                    let mut field = [0; Place::MOST as usize];
                    field[..middle].copy_from_slice(&upper.shown[..middle]);
                    let below = self.rows.len() - middle;
                    field[middle..middle + below].copy_from_slice(&shown[..below]);
                    found(field);
                }
            }
        });
    }

    /// Calls `found` with each upper part and where the lower parts are that have the column
    /// sums it lacks.
    fn each_upper(&self, mut found: impl FnMut(Part, Range<usize>)) {
        let upper = &self.rows[..middle(&self.rows)];
        each_part(upper, self.limits, &self.columns, &mut |part| {
            let key = (self.columns.total - part.key) as usize;
            let lower = self.starts[key]..self.starts[key + 1];
            if !lower.is_empty() {
                found(part, lower);
            }
        });
    }
}

/// How many rows are above the middle. Two of four, and two of three: the lower parts are
/// stored, so they had better be the fewer.
fn middle(rows: &[Vec<Row>]) -> usize {
    rows.len().div_ceil(2)
}

/// One or two neighbouring rows of a field.
#[derive(Clone, Copy)]
struct Part {
    uses: Use,
    /// The column sums as one number, see [`Columns`].
    key: u32,
    /// The column sums as bytes.
    sums: u32,
    /// The index of what each row shows.
    shown: [u16; 2],
}

/// Calls `found` with all that one or two rows may show together.
fn each_part(rows: &[Vec<Row>], limits: Limits, columns: &Columns, found: &mut impl FnMut(Part)) {
    let Some((first, others)) = rows.split_first() else {
        return;
    };
    for (row, i) in first.iter().zip(0..) {
        let part = Part {
            uses: row.uses(),
            key: columns.key(row),
            sums: row.sums(),
            shown: [i, 0],
        };
        match others.first() {
            None if columns.leave_room(part.sums) => found(part),
            None => {}
            Some(second) => {
                for (row, i) in second.iter().zip(0..) {
                    let sums = part.sums + row.sums();
                    if limits.allow(part.uses, row.uses()) && columns.leave_room(sums) {
                        found(Part {
                            uses: part.uses.and(row.uses()),
                            key: part.key + columns.key(row),
                            sums,
                            shown: [part.shown[0], i],
                        });
                    }
                }
            }
        }
    }
}

/// The column targets, and how column sums become one number, the key: each column but the
/// last is a digit, to the base of its target. A part whose sums are below the targets has a
/// key of its own, and keys of parts add up as their sums do.
struct Columns {
    /// The highest sums that leave at least 1 for the other rows, as bytes, top bits set.
    highest: u32,
    /// What a digit of each column counts.
    weights: [u32; Place::MOST as usize],
    /// The key of a whole field.
    total: u32,
    /// More than the highest key of a part.
    keys: usize,
}

impl Columns {
    const TOPS: u32 = 0x8080_8080;

    fn of(scenario: &Scenario) -> Self {
        let mut highest = [0; Place::MOST as usize];
        let mut weights = [0; Place::MOST as usize];
        let (mut weight, mut total) = (1, 0);
        let last = scenario.columns.len() - 1;
        for (column, &target) in scenario.columns.iter().enumerate() {
            highest[column] = target - 1;
            if column != last {
                weights[column] = weight;
                total += u32::from(target) * weight;
                weight *= u32::from(target);
            }
        }
        Self {
            highest: u32::from_le_bytes(highest) | Self::TOPS,
            weights,
            total,
            keys: total as usize + 1,
        }
    }

    fn key(&self, row: &Row) -> u32 {
        let digits = row.values().into_iter().zip(self.weights);
        digits
            .map(|(value, weight)| u32::from(value) * weight)
            .sum()
    }

    /// Whether every sum is below its target: no byte borrows from its top bit.
    fn leave_room(&self, sums: u32) -> bool {
        (self.highest - sums) & Self::TOPS == Self::TOPS
    }
}
