use std::sync::LazyLock;

use serde::Deserialize;

use super::{Face, Place, Suit, Value};

static ALL: LazyLock<Vec<Scenario>> = LazyLock::new(|| {
    serde_json::from_str(include_str!("../../../../scenarios/kreuzsummen.json"))
        .expect("the scenarios are part of the program, and a test reads them")
});

/// One of the fifty tasks of the campaign.
///
/// Rule book: Kreuzsummen, "Szenarien auf einen Blick".
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Scenario {
    /// 1 to 50.
    pub number: u8,
    /// The title in the book, which is German.
    pub title: String,
    /// The targets of the rows, from the top. They stay where they are.
    pub rows: Vec<u8>,
    /// The targets of the columns in the printed order. They may change places.
    pub columns: Vec<u8>,
    /// How many cards a hand has.
    pub hand: u8,
    /// How many cards of each value are in the deck, 2 or 3.
    pub copies: u8,
    /// The highest value in the deck, 6 to 9.
    pub highest: u8,
    /// The face cards in the deck, two of each.
    pub faces: Vec<Face>,
    /// Whether a finished field has different values in each row and column.
    pub distinct: bool,
    /// How many cards the deck has.
    pub deck: u8,
    /// How many cards the draw pile has once hands and display are dealt.
    pub draw_pile: u8,
}

impl Scenario {
    /// How many cards the display has at the start. The book's "Auslage".
    pub const DISPLAY: u8 = 3;

    /// All fifty, in the order of the campaign.
    pub fn all() -> &'static [Self] {
        &ALL
    }

    /// The scenario with this number, 1 to 50.
    pub fn get(number: u8) -> Option<&'static Self> {
        ALL.get(usize::from(number).checked_sub(1)?)
    }

    /// The places of the field in reading order.
    pub fn places(&self) -> impl Iterator<Item = Place> + Clone + use<> {
        let (rows, columns) = (self.row_count(), self.column_count());
        (1..=rows)
            .flat_map(move |row| (1..=columns).filter_map(move |column| Place::new(row, column)))
    }

    /// The values in the deck, from 1 up.
    pub fn values(&self) -> impl Iterator<Item = Value> + Clone + use<> {
        (1..=self.highest).filter_map(Value::new)
    }

    /// Whether the deck has this face card.
    pub fn has(&self, face: Face) -> bool {
        self.faces.contains(&face)
    }

    /// The suits of the number cards in the deck.
    pub fn number_suits(&self) -> &'static [Suit] {
        const SUITS: [Suit; 3] = [Suit::Hearts, Suit::Spades, Suit::Diamonds];
        &SUITS[..usize::from(self.copies).min(SUITS.len())]
    }

    /// The suits of the face cards in the deck; empty if it has none.
    pub fn face_suits(&self) -> &'static [Suit] {
        if self.faces.is_empty() {
            &[]
        } else {
            &[Suit::Hearts, Suit::Spades]
        }
    }

    /// Whether the place belongs to the field.
    pub fn contains(&self, place: Place) -> bool {
        place.row() <= self.row_count() && place.column() <= self.column_count()
    }

    /// How many rows the field has, 2 to 4.
    pub fn row_count(&self) -> u8 {
        count(&self.rows)
    }

    /// How many columns the field has, 3 or 4.
    pub fn column_count(&self) -> u8 {
        count(&self.columns)
    }
}

fn count(targets: &[u8]) -> u8 {
    u8::try_from(targets.len()).expect("a field has four rows and columns at most")
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn the_campaign_has_scenarios_1_to_50_with_titles_of_their_own() {
        let numbers: Vec<u8> = Scenario::all().iter().map(|s| s.number).collect();
        assert_eq!(numbers, (1..=50).collect::<Vec<u8>>());
        let titles: BTreeSet<&str> = Scenario::all().iter().map(|s| s.title.as_str()).collect();
        assert_eq!(titles.len(), 50);
        assert_eq!(Scenario::get(0), None);
        assert_eq!(Scenario::get(51), None);
        assert_eq!(
            Scenario::get(16).unwrap().title,
            "Vier Plätze in einer Reihe"
        );
    }

    #[test]
    fn rows_and_columns_ask_for_the_same_total() {
        for s in Scenario::all() {
            let total = |targets: &[u8]| targets.iter().map(|&t| u32::from(t)).sum::<u32>();
            assert_eq!(total(&s.rows), total(&s.columns), "scenario {}", s.number);
        }
    }

    #[test]
    fn fields_have_two_to_four_rows_and_three_or_four_columns() {
        for s in Scenario::all() {
            assert!((2..=4).contains(&s.row_count()), "scenario {}", s.number);
            assert!((3..=4).contains(&s.column_count()), "scenario {}", s.number);
            let places = usize::from(s.row_count() * s.column_count());
            assert_eq!(s.places().count(), places, "scenario {}", s.number);
            assert!(s.places().is_sorted(), "scenario {}", s.number);
        }
    }

    #[test]
    fn each_target_is_a_club_card_of_its_own() {
        for s in Scenario::all() {
            let targets = || s.rows.iter().chain(&s.columns).copied();
            assert!(
                targets().all(|t| (1..=20).contains(&t)),
                "scenario {}",
                s.number
            );
            let ranks: BTreeSet<u8> = targets().map(|t| if t > 10 { t - 10 } else { t }).collect();
            assert_eq!(ranks.len(), targets().count(), "scenario {}", s.number);
        }
    }

    #[test]
    fn everything_comes_from_one_pack_without_the_clubs() {
        for s in Scenario::all() {
            assert!((6..=9).contains(&s.highest), "scenario {}", s.number);
            assert_eq!(
                s.number_suits().len(),
                usize::from(s.copies),
                "scenario {}",
                s.number
            );
            assert!(!s.number_suits().contains(&Suit::Clubs));
            assert!(!s.face_suits().contains(&Suit::Clubs));
        }
    }

    #[test]
    fn deck_and_draw_pile_are_counted_right() {
        for s in Scenario::all() {
            let faces = u8::try_from(s.faces.len()).unwrap() * Face::COPIES;
            assert_eq!(
                s.deck,
                s.highest * s.copies + faces,
                "scenario {}",
                s.number
            );
            let dealt = 2 * s.hand + Scenario::DISPLAY;
            assert_eq!(s.draw_pile, s.deck - dealt, "scenario {}", s.number);
        }
    }

    #[test]
    fn rules_come_in_where_the_campaign_brings_them() {
        for s in Scenario::all() {
            let n = s.number;
            assert_eq!(s.has(Face::Jack), n >= 2, "jack in scenario {n}");
            assert_eq!(s.has(Face::Queen), n >= 3, "queen in scenario {n}");
            assert_eq!(s.has(Face::King), n >= 12, "king in scenario {n}");
            assert_eq!(s.distinct, n >= 18, "different values in scenario {n}");
            assert_eq!(
                s.copies,
                if (31..=35).contains(&n) { 2 } else { 3 },
                "scenario {n}"
            );
            let hand = match n {
                1..=6 => 3,
                7..=40 => 4,
                _ => 5,
            };
            assert_eq!(s.hand, hand, "hand in scenario {n}");
            let highest = match n {
                1..=2 => 6,
                3..=13 => 7,
                14..=18 => 8,
                _ => 9,
            };
            assert_eq!(s.highest, highest, "highest value in scenario {n}");
        }
    }
}
