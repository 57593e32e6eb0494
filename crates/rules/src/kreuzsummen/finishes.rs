//! All finishing fields of a scenario, and whether a match can still reach one.

use super::{Face, Kreuzsummen, Place, Scenario, Value};

/// All finishing fields of a scenario.
#[derive(Clone, Debug)]
pub struct Finishes {
    scenario: &'static Scenario,
    /// In reading order, with the columns in the printed order.
    fields: Vec<Vec<u8>>,
}

/// How many finishing fields a scenario has with its columns in the printed order.
pub fn count(scenario: &Scenario) -> u64 {
    fields(scenario).len() as u64
}

impl Finishes {
    /// Enumerates the finishing fields of the scenario.
    pub fn of(scenario: &'static Scenario) -> Self {
        let fields = fields(scenario);
        Self { scenario, fields }
    }

    /// How many there are with the columns in the printed order.
    pub fn count(&self) -> u64 {
        self.fields.len() as u64
    }

    /// What is still to be had from this position.
    pub fn chances(&self, game: &Kreuzsummen) -> Chances {
        let places: Vec<Place> = self.scenario.places().collect();
        let tops: Vec<u8> = places
            .iter()
            .map(|&place| game.top(place).map_or(0, Value::get))
            .collect();
        let left: Vec<u8> = (0..=9)
            .map(|value| Value::new(value).map_or(0, |value| game.left(value)))
            .collect();
        let mut chances = Chances {
            fillable: 0,
            coverable: 0,
            fewest: None,
            hint: None,
            faces_left: Face::ALL
                .into_iter()
                .filter(|&face| game.faces_left(face) > 0)
                .collect(),
        };
        let width = self.scenario.columns.len();
        let mut nearest: Option<(u8, Vec<u8>)> = None;
        for order in orders(width) {
            for printed in &self.fields {
                let field: Vec<u8> = (0..printed.len())
                    .map(|at| printed[at / width * width + order[at % width]])
                    .collect();
                let mut need = [0; 10];
                let (mut covers, mut lay) = (false, 0);
                for (&value, &top) in field.iter().zip(&tops) {
                    if value != top {
                        need[usize::from(value)] += 1;
                        lay += 1;
                        covers |= top != 0;
                    }
                }
                if need.iter().zip(&left).any(|(need, left)| need > left) {
                    continue;
                }
                chances.coverable += 1;
                chances.fillable += u64::from(!covers);
                let candidate = (lay, field);
                if nearest.as_ref().is_none_or(|nearest| candidate < *nearest) {
                    nearest = Some(candidate);
                }
            }
        }
        if let Some((lay, field)) = nearest {
            chances.fewest = Some(lay);
            chances.hint = (0..field.len())
                .find(|&at| field[at] != tops[at])
                .and_then(|at| Some((places[at], Value::new(field[at])?)));
        }
        chances
    }
}

fn orders(width: usize) -> Vec<Vec<usize>> {
    if width == 0 {
        return vec![Vec::new()];
    }
    orders(width - 1)
        .into_iter()
        .flat_map(|order| {
            (0..width).map(move |at| {
                let mut order = order.clone();
                order.insert(at, width - 1);
                order
            })
        })
        .collect()
}

fn fields(scenario: &Scenario) -> Vec<Vec<u8>> {
    let mut found = Vec::new();
    extend(scenario, &mut Vec::new(), &mut found);
    found
}

fn extend(scenario: &Scenario, field: &mut Vec<u8>, found: &mut Vec<Vec<u8>>) {
    let width = scenario.columns.len();
    let at = field.len();
    if at == width * scenario.rows.len() {
        found.push(field.clone());
        return;
    }
    let (row, column) = (at / width, at % width);
    let in_row = &field[row * width..];
    let in_column: Vec<u8> = field[..row * width]
        .iter()
        .skip(column)
        .step_by(width)
        .copied()
        .collect();
    let rest_of_row = scenario.rows[row] - in_row.iter().sum::<u8>();
    let rest_of_column = scenario.columns[column] - in_column.iter().sum::<u8>();
    let values: Vec<u8> = (1..=scenario.highest)
        .filter(|value| {
            let ends_row = column + 1 == width;
            let ends_column = row + 1 == scenario.rows.len();
            let doubled = in_row.contains(value) || in_column.contains(value);
            let used: u8 = field.iter().map(|other| u8::from(other == value)).sum();
            (if ends_row {
                *value == rest_of_row
            } else {
                *value < rest_of_row
            }) && (if ends_column {
                *value == rest_of_column
            } else {
                *value < rest_of_column
            }) && !(scenario.distinct && doubled)
                && used < scenario.copies
        })
        .collect();
    for value in values {
        field.push(value);
        extend(scenario, field, found);
        field.pop();
    }
}

/// What is still to be had from a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chances {
    /// How many finishing fields the free places can still be filled to, no top card covered.
    pub fillable: u64,
    /// How many finishing fields can still be laid, covering top cards where needed.
    pub coverable: u64,
    /// The cards still to lay for the nearest coverable field.
    pub fewest: Option<u8>,
    /// A next card on the way to the nearest coverable field.
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_ten_scenarios_have_the_known_numbers_of_finishes() {
        let counts: Vec<u64> = Scenario::all()[..10].iter().map(count).collect();
        assert_eq!(counts, [17, 17, 103, 279, 342, 12, 294, 278, 361, 271]);
    }
}
