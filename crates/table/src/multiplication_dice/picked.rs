//! What is picked but not yet played: dice as they are tapped in, a product, a
//! field, or a panel that stands in the place of the pad. It lives in the URL,
//! so a reload keeps it.

use tableside_rules::multiplication_dice::{Die, MultiplicationDice, Place, Product};

use super::more::MOST_ROUNDS;
use crate::tap::Does;
use crate::visit::{Picks, form_pairs};

/// What stands in the place of the pad.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Panel {
    /// The standing, and the agreed rounds.
    More,
    /// How many throws are to be simulated.
    Simulate,
}

impl Panel {
    const ALL: [(Self, &'static str); 2] = [(Self::More, "more"), (Self::Simulate, "simulate")];
}

/// A throw as it is tapped in, and the die that the next number is for.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(super) struct Entry {
    /// At most two show a number: the third one completes the throw.
    pub(super) dice: [Option<Die>; 3],
    /// From 0.
    pub(super) at: usize,
}

impl Entry {
    /// Reads "5,,10", and which die is chosen, from 1. Without that the first empty one is.
    fn read(dice: Option<&str>, at: Option<&str>) -> Self {
        let mut read = [None; 3];
        let numbers = dice.unwrap_or_default().split(',');
        for (die, number) in read.iter_mut().zip(numbers) {
            *die = number.parse().ok().and_then(Die::new);
        }
        let at = at.and_then(|at| at.parse::<usize>().ok());
        let at = at.filter(|at| (1..=3).contains(at)).map(|at| at - 1);
        let mut entry = Self {
            dice: read,
            at: at.unwrap_or(0),
        };
        match entry.empty() {
            Some(empty) if at.is_none() => entry.at = empty,
            Some(_) => {}
            // A whole throw is played, not picked.
            None => entry.dice[entry.at] = None,
        }
        entry
    }

    fn empty(&self) -> Option<usize> {
        self.dice.iter().position(Option::is_none)
    }

    /// The whole throw, if this number for the chosen die completes it.
    pub(super) fn completed(&self, number: Die) -> Option<[Die; 3]> {
        let mut dice = self.dice;
        dice[self.at] = Some(number);
        match dice {
            [Some(one), Some(two), Some(three)] => Some([one, two, three]),
            _ => None,
        }
    }

    /// With a number for the chosen die; the same again clears it.
    fn with(mut self, number: Die) -> Self {
        let die = &mut self.dice[self.at];
        if *die == Some(number) {
            *die = None;
        } else {
            *die = Some(number);
            self.at = self.empty().unwrap_or(self.at);
        }
        self
    }

    /// The throw of these dice with one of them taken up.
    pub(super) fn taking_up(dice: [Die; 3], at: usize) -> Self {
        let mut entry = Self {
            dice: dice.map(Some),
            at,
        };
        entry.dice[at] = None;
        entry
    }

    /// The two members of the query.
    fn write(&self, query: &mut form_urlencoded::Serializer<'_, String>) {
        if self.dice.iter().any(Option::is_some) {
            let dice = self
                .dice
                .map(|die| die.map_or_else(String::new, |die| die.to_string()));
            query.append_pair("dice", &dice.join(","));
        }
        if self.empty() != Some(self.at) {
            query.append_pair("die", &(self.at + 1).to_string());
        }
    }

    /// The query of the screen that goes on with it.
    pub(super) fn query(&self) -> String {
        let mut query = form_urlencoded::Serializer::new(String::new());
        self.write(&mut query);
        query.finish().replace("%2C", ",")
    }
}

/// The picks that make sense in a position; all others are dropped.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Picked {
    /// While the dice are to be thrown.
    pub(super) entry: Entry,
    /// One of the products still to be played that has a choice of fields.
    pub(super) product: Option<Product>,
    /// One of the fields that may be claimed.
    pub(super) field: Option<Place>,
    pub(super) panel: Option<Panel>,
    /// The rounds that the stepper shows.
    pub(super) rounds: u32,
    /// The throws to be simulated, 10 to 100.
    pub(super) throws: u8,
    /// Whether they stay within the agreed rounds.
    pub(super) within: bool,
    /// The rounds as they are agreed.
    agreed: u32,
    /// Members of the query that belong to the frame.
    others: Vec<(String, String)>,
}

const OURS: [&str; 8] = [
    "dice", "die", "product", "field", "panel", "rounds", "throws", "within",
];

/// How many throws a simulation may have.
pub(super) const THROWS: [u8; 10] = [10, 20, 30, 40, 50, 60, 70, 80, 90, 100];

/// How many it has if nothing else is chosen.
///
/// Rule book: Multiplikations-Würfelspiel, "Simulation".
const PRESET: u8 = 50;

impl Picked {
    /// Reads the picks of a position.
    pub(super) fn read(picks: &Picks, game: &MultiplicationDice) -> Self {
        let others = form_pairs(&picks.query())
            .filter(|(name, _)| !OURS.contains(&name.as_str()))
            .collect();
        let number = |name| picks.get(name).and_then(|number| number.parse().ok());
        let rounds = picks.get("rounds").and_then(|rounds| rounds.parse().ok());
        let highest = MOST_ROUNDS.max(game.rounds());
        let throws = number("throws").filter(|throws| THROWS.contains(throws));
        let mut picked = Self {
            entry: Entry::default(),
            product: None,
            field: None,
            panel: Panel::ALL
                .into_iter()
                .find(|(_, name)| picks.get("panel") == Some(name))
                .map(|(panel, _)| panel),
            rounds: rounds.unwrap_or(game.rounds()).clamp(game.round(), highest),
            throws: throws.unwrap_or(PRESET),
            within: picks.get("within") == Some("1"),
            agreed: game.rounds(),
            others,
        };
        if game.is_over() {
            return picked;
        }
        if game.throw().is_none() {
            picked.entry = Entry::read(picks.get("dice"), picks.get("die"));
            return picked;
        }
        if picked.panel == Some(Panel::Simulate) {
            picked.panel = None;
        }
        picked.field = picks
            .get("field")
            .and_then(place)
            .filter(|&at| game.refusal_for(at).is_none());
        picked.product = number("product")
            .and_then(Product::new)
            .filter(|&product| game.legal_places(product).len() > 1);
        picked
    }

    fn only(&self) -> Self {
        Self {
            entry: Entry::default(),
            product: None,
            field: None,
            panel: None,
            rounds: self.agreed,
            throws: PRESET,
            within: false,
            agreed: self.agreed,
            others: self.others.clone(),
        }
    }

    /// Whether nothing is picked that the next tap completes.
    pub(super) fn is_empty(&self) -> bool {
        *self == self.only()
    }

    /// The query of nothing picked.
    pub(super) fn none(&self) -> String {
        self.only().href()
    }

    /// A panel instead of the pad; the same again closes it.
    pub(super) fn open(&self, panel: Panel) -> Does {
        if self.panel == Some(panel) {
            return Does::Pick(self.none());
        }
        Does::Open(self.at_first(panel).href())
    }

    /// A panel with nothing chosen in it.
    pub(super) fn at_first(&self, panel: Panel) -> Self {
        Self {
            panel: Some(panel),
            ..self.only()
        }
    }

    /// Another die for the next number.
    pub(super) fn die(&self, at: usize) -> String {
        let mut chosen = self.only();
        chosen.entry = Entry { at, ..self.entry };
        chosen.href()
    }

    /// A number for the chosen die; the same again clears it.
    pub(super) fn number(&self, number: Die) -> String {
        let mut shown = self.only();
        shown.entry = self.entry.with(number);
        shown.href()
    }

    /// A product; the same again lets go of it.
    pub(super) fn product(&self, product: Product) -> String {
        let mut chosen = self.only();
        let again = self.product == Some(product) && self.field.is_none();
        chosen.product = (!again).then_some(product);
        chosen.href()
    }

    /// A field; the same again lets go of it. A product stays chosen.
    pub(super) fn field(&self, at: Place) -> String {
        let mut chosen = self.only();
        chosen.product = self.product;
        chosen.field = (self.field != Some(at)).then_some(at);
        chosen.href()
    }

    /// No field; a product stays chosen.
    pub(super) fn no_field(&self) -> String {
        let mut chosen = self.only();
        chosen.product = self.product;
        chosen.href()
    }

    /// The stepper at another number of rounds.
    pub(super) fn rounds(&self, rounds: u32) -> Does {
        Does::Open(
            Self {
                rounds,
                ..self.clone()
            }
            .href(),
        )
    }

    /// Another number of throws to be simulated.
    pub(super) fn throws(&self, throws: u8) -> Does {
        Does::Open(
            Self {
                throws,
                ..self.clone()
            }
            .href(),
        )
    }

    /// On top of the agreed rounds, or within them.
    pub(super) fn within(&self, within: bool) -> Does {
        Does::Open(
            Self {
                within,
                ..self.clone()
            }
            .href(),
        )
    }

    /// The query that stands for these picks.
    fn href(&self) -> String {
        let mut query = form_urlencoded::Serializer::new(String::new());
        query.extend_pairs(&self.others);
        if let Some((_, name)) = Panel::ALL
            .into_iter()
            .find(|(panel, _)| self.panel == Some(*panel))
        {
            query.append_pair("panel", name);
        }
        if self.rounds != self.agreed {
            query.append_pair("rounds", &self.rounds.to_string());
        }
        if self.throws != PRESET {
            query.append_pair("throws", &self.throws.to_string());
        }
        if self.within {
            query.append_pair("within", "1");
        }
        self.entry.write(&mut query);
        if let Some(product) = self.product {
            query.append_pair("product", &product.to_string());
        }
        if let Some(at) = self.field {
            query.append_pair("field", &format!("{},{}", at.row(), at.column()));
        }
        let query = query.finish().replace("%2C", ",");
        if query.is_empty() {
            query
        } else {
            format!("?{query}")
        }
    }
}

/// Reads a field, "5,10".
fn place(text: &str) -> Option<Place> {
    let (row, column) = text.split_once(',')?;
    Place::new(row.parse().ok()?, column.parse().ok()?)
}
