use super::super::{Face, Kreuzsummen, Place, Value};
use super::{Finishes, Row};

const MOST: usize = Place::MOST as usize;

/// What can still be reached from a position by laying number cards. Hands, the order of the
/// draw pile and face cards are not looked at.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chances {
    /// How many finishing fields agree with every top card and need no more cards than are
    /// left on the free places.
    pub fillable: u64,
    /// How many finishing fields need no more cards than are left, top cards covered where
    /// they differ. The fillable ones are among them.
    pub coverable: u64,
    /// The cards still to lay for the nearest coverable field, 0 to 16.
    pub fewest: Option<u8>,
    /// The first place at which the nearest coverable field differs, and what goes there.
    /// Of several fields that need equally few cards the one that comes first counts, when
    /// their values are compared in reading order.
    pub hint: Option<(Place, Value)>,
    /// The face cards of which one is still unused.
    pub faces_left: Vec<Face>,
}

/// The answer to "can we still make it?" in one word.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answer {
    /// Yes, without covering a card.
    Fill,
    /// Yes, by covering cards.
    Cover,
    /// Not by laying cards alone; with a face card perhaps.
    PerhapsWithFaces,
    /// No.
    No,
}

impl Chances {
    /// The answer in one word.
    pub fn answer(&self) -> Answer {
        if self.fillable > 0 {
            Answer::Fill
        } else if self.coverable > 0 {
            Answer::Cover
        } else if self.faces_left.is_empty() {
            Answer::No
        } else {
            Answer::PerhapsWithFaces
        }
    }
}

/// Looks at every field in every order of its columns.
pub(super) fn of(finishes: &Finishes, game: &Kreuzsummen) -> Chances {
    let position = Position::of(game);
    let mut costs = Costs::at(&position);
    let mut tally = Tally::NOTHING;
    for order in orders(finishes.scenario.columns.len()) {
        costs.set(&finishes.rows, &order, &position);
        tally.add(&costs, &finishes.fields);
    }
    let nearest = (tally.coverable > 0).then_some(tally.nearest);
    let hint = nearest.and_then(|(_, field)| {
        let differing = |place: &Place| position.top(*place) != value_at(field, *place);
        let place = finishes.scenario.places().find(differing)?;
        Some((place, Value::new(value_at(field, place))?))
    });
    Chances {
        fillable: tally.fillable,
        coverable: tally.coverable,
        fewest: nearest.map(|(to_lay, _)| to_lay),
        hint,
        faces_left: Face::ALL
            .into_iter()
            .filter(|&face| game.faces_left(face) > 0)
            .collect(),
    }
}

/// What of a match decides about its chances. Values are 0 where there is no card.
struct Position {
    tops: [[u8; MOST]; MOST],
    /// How many cards are left of each value, from 1.
    left: [u8; 9],
}

impl Position {
    fn of(game: &Kreuzsummen) -> Self {
        let mut position = Self {
            tops: [[0; MOST]; MOST],
            left: [0; 9],
        };
        for place in game.scenario().places() {
            let top = game.top(place).map_or(0, Value::get);
            position.tops[usize::from(place.row() - 1)][usize::from(place.column() - 1)] = top;
        }
        for value in game.scenario().values() {
            position.left[usize::from(value.get() - 1)] = game.left(value);
        }
        position
    }

    fn top(&self, place: Place) -> u8 {
        self.tops[usize::from(place.row() - 1)][usize::from(place.column() - 1)]
    }
}

/// What it costs to lay some rows of a field, so packed that costs add up: four bits a value
/// for the cards needed, then eight each for the cards to lay and the cards to cover.
#[derive(Clone, Copy)]
struct Cost(u64);

impl Cost {
    const NOTHING: Self = Self(0);
    const TO_LAY: u32 = 40;
    const TO_COVER: u32 = 48;
    /// The top bits of the numbers of cards needed.
    const TOO_MANY: u64 = 0x8_8888_8888;

    /// No card yet, but such a start that a number's top bit is set once more cards are needed
    /// than are left. A field needs three cards of a value at most, so no number overflows.
    fn start(left: [u8; 9]) -> Self {
        let numbers = left.into_iter().zip((0..).step_by(4));
        Self(
            numbers
                .map(|(left, shift)| u64::from(7 - left) << shift)
                .sum(),
        )
    }

    fn of_row(row: [u8; MOST], tops: [u8; MOST]) -> Self {
        let mut cost = 0;
        for (value, top) in row.into_iter().zip(tops) {
            if value != top {
                cost += 1 << (4 * (value - 1));
                cost += 1 << Self::TO_LAY;
                cost += u64::from(top != 0) << Self::TO_COVER;
            }
        }
        Self(cost)
    }

    fn and(self, other: Self) -> Self {
        Self(self.0 + other.0)
    }

    fn can_be_met(self) -> bool {
        self.0 & Self::TOO_MANY == 0
    }

    fn to_lay(self) -> u8 {
        self.0.to_le_bytes()[Self::TO_LAY as usize / 8]
    }

    fn covers(self) -> bool {
        self.0 >> Self::TO_COVER != 0
    }
}

/// More than any row of a scenario may show, and a power of two, so that looking one up
/// needs no check.
const SHOWN: usize = 512;

/// For one order of the columns, by the index of what each row shows: its cost, and its values
/// as four bits each, the first one highest. A row that the field does not have costs nothing.
struct Costs {
    start: Cost,
    rows: [[Cost; SHOWN]; MOST],
    values: [[u16; SHOWN]; MOST],
}

impl Costs {
    fn at(position: &Position) -> Self {
        Self {
            start: Cost::start(position.left),
            rows: [[Cost::NOTHING; SHOWN]; MOST],
            values: [[0; SHOWN]; MOST],
        }
    }

    fn set(&mut self, rows: &[Vec<Row>], order: &[usize], position: &Position) {
        for (n, (row, &tops)) in rows.iter().zip(&position.tops).enumerate() {
            debug_assert!(row.len() <= SHOWN);
            let costs = self.rows[n].iter_mut().zip(&mut self.values[n]);
            for ((cost, packed), row) in costs.zip(row) {
                let mut values = [0; MOST];
                for (value, &printed) in values.iter_mut().zip(order) {
                    *value = row.values()[printed];
                }
                *cost = Cost::of_row(values, tops);
                *packed = values
                    .iter()
                    .fold(0, |packed, &value| packed << 4 | u16::from(value));
            }
        }
    }

    fn cost(&self, shown: [u16; MOST]) -> Cost {
        let [a, b, c, d] = shown.map(|index| usize::from(index) % SHOWN);
        let [rows_a, rows_b, rows_c, rows_d] = &self.rows;
        self.start
            .and(rows_a[a])
            .and(rows_b[b])
            .and(rows_c[c])
            .and(rows_d[d])
    }

    fn field(&self, shown: [u16; MOST]) -> u64 {
        let rows = self.values.iter().zip(shown);
        rows.fold(0, |field, (values, index)| {
            field << 16 | u64::from(values[usize::from(index) % SHOWN])
        })
    }
}

struct Tally {
    fillable: u64,
    coverable: u64,
    /// The cards to lay for the nearest field and the field itself, its values in reading
    /// order as four bits each; beyond any field while nothing is coverable.
    nearest: (u8, u64),
}

impl Tally {
    const NOTHING: Self = Self {
        fillable: 0,
        coverable: 0,
        nearest: (u8::MAX, u64::MAX),
    };

    /// Counts without branches, since no processor could foresee them; only what may be nearer
    /// than all before is looked at more closely.
    fn add(&mut self, costs: &Costs, fields: &[[u16; MOST]]) {
        for &shown in fields {
            let cost = costs.cost(shown);
            let coverable = cost.can_be_met();
            self.coverable += u64::from(coverable);
            self.fillable += u64::from(coverable & !cost.covers());
            if coverable & (cost.to_lay() <= self.nearest.0) {
                self.nearest = self.nearest.min((cost.to_lay(), costs.field(shown)));
            }
        }
    }
}

fn value_at(field: u64, place: Place) -> u8 {
    let after = 4 * (MOST - usize::from(place.row())) + MOST - usize::from(place.column());
    (field >> (4 * after) & 0xf) as u8
}

/// All orders of so many columns.
fn orders(columns: usize) -> Vec<Vec<usize>> {
    let Some(last) = columns.checked_sub(1) else {
        return vec![Vec::new()];
    };
    let with_last = |order: Vec<usize>| {
        (0..columns).map(move |at| {
            let mut order = order.clone();
            order.insert(at, last);
            order
        })
    };
    orders(last).into_iter().flat_map(with_last).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_have_six_or_twenty_four_orders() {
        for (columns, number) in [(3, 6), (4, 24)] {
            let mut orders = orders(columns);
            orders.sort_unstable();
            orders.dedup();
            assert_eq!(orders.len(), number);
        }
    }
}
