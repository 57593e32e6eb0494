//! What the face cards of a scenario do, each drawn before and after.
//!
//! Rule book: Kreuzsummen, "Stapel im Feld".

use tableside_rules::kreuzsummen::{Face, Scenario};

use super::words::face_name;
use crate::text::{Text, text};

/// A face card and what it does.
pub(crate) struct Effect {
    /// As `kit.html` calls it.
    pub(crate) face: &'static str,
    pub(crate) name: Text,
    pub(crate) words: Text,
    /// Whether this scenario is the first that has it.
    pub(crate) is_new: bool,
    pub(crate) before: Sketch,
    pub(crate) after: Sketch,
}

/// Four places of a field, and the card in the hand if it matters.
pub(crate) struct Sketch {
    pub(crate) places: Vec<Spot>,
    pub(crate) hand: Option<u8>,
}

/// A place in a sketch, in the drawing's units.
pub(crate) struct Spot {
    pub(crate) x: u8,
    pub(crate) y: u8,
    pub(crate) text_x: u8,
    pub(crate) text_y: u8,
    pub(crate) value: Option<u8>,
    /// Whether the action touches it.
    pub(crate) marked: bool,
    /// Whether it is a stack of several cards.
    pub(crate) stacked: bool,
}

/// The effects of a scenario's face cards.
pub(crate) fn effects(scenario: &Scenario) -> Vec<Effect> {
    let before = scenario.number.checked_sub(1).and_then(Scenario::get);
    scenario
        .faces
        .iter()
        .map(|face| effect(*face, !before.is_some_and(|before| before.has(*face))))
        .collect()
}

fn effect(face: Face, is_new: bool) -> Effect {
    let (before, after, marked, hand) = match face {
        Face::Jack => ([5, 2, 0, 3], [3, 2, 0, 5], [0, 3], None),
        Face::Queen => ([4, 2, 6, 0], [4, 7, 6, 0], [1, 1], Some((7, 2))),
        Face::King => ([5, 2, 3, 0], [0, 2, 3, 5], [0, 3], None),
    };
    // The same stack of two in both pictures: it moves as a whole.
    let stacked = |values: [u8; 4]| values.iter().position(|value| *value == 5);
    Effect {
        face: face.name(),
        name: face_name(face),
        words: text(format!("setup-face-{}", face.name())),
        is_new,
        before: sketch(before, marked, stacked(before), hand.map(|hand| hand.0)),
        after: sketch(after, marked, stacked(after), hand.map(|hand| hand.1)),
    }
}

/// `0` is a free place.
fn sketch(values: [u8; 4], marked: [usize; 2], stacked: Option<usize>, hand: Option<u8>) -> Sketch {
    const PLACES: [(u8, u8); 4] = [(3, 3), (49, 3), (3, 57), (49, 57)];
    let places = PLACES
        .into_iter()
        .zip(values)
        .enumerate()
        .map(|(index, ((x, y), value))| Spot {
            x,
            y,
            text_x: x + 20,
            text_y: y + 34,
            value: (value > 0).then_some(value),
            marked: marked.contains(&index),
            stacked: stacked == Some(index),
        })
        .collect();
    Sketch { places, hand }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_face_card_is_marked_where_the_campaign_brings_it() {
        let new = |number: u8| -> Vec<&'static str> {
            effects(Scenario::get(number).unwrap())
                .into_iter()
                .filter(|effect| effect.is_new)
                .map(|effect| effect.face)
                .collect()
        };
        for number in 1..=50 {
            let expected: &[&str] = match number {
                2 => &["jack"],
                3 => &["queen"],
                12 => &["king"],
                _ => &[],
            };
            assert_eq!(new(number), expected, "scenario {number}");
        }
    }

    #[test]
    fn what_is_drawn_is_what_the_cards_do() {
        let effects = effects(Scenario::get(50).unwrap());
        let values = |sketch: &Sketch| -> Vec<Option<u8>> {
            sketch.places.iter().map(|place| place.value).collect()
        };
        for effect in &effects {
            let (before, after) = (values(&effect.before), values(&effect.after));
            for (index, (before, after)) in before.iter().zip(&after).enumerate() {
                let marked = effect.before.places[index].marked;
                assert_eq!(before != after, marked, "{} {index}", effect.face);
            }
            let mut all_before = before;
            let mut all_after = after;
            all_before.push(effect.before.hand);
            all_after.push(effect.after.hand);
            all_before.sort_unstable();
            all_after.sort_unstable();
            assert_eq!(all_before, all_after, "{}", effect.face);
        }
    }
}
