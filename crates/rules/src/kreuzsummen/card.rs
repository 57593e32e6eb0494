use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

/// The number on a number card, 1 (ace) to 9. Suits do not count.
///
/// Rule book: Kreuzsummen, "Spielkarten und Zielkarten".
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Value(u8);

impl Value {
    /// The value `value`, if it is one of 1 to 9.
    pub const fn new(value: u8) -> Option<Self> {
        if 1 <= value && value <= 9 {
            Some(Self(value))
        } else {
            None
        }
    }

    /// The number itself, 1 to 9.
    pub const fn get(self) -> u8 {
        self.0
    }
}

impl TryFrom<u8> for Value {
    type Error = String;

    fn try_from(value: u8) -> Result<Self, String> {
        Self::new(value).ok_or_else(|| format!("{value} is no card value, those are 1 to 9"))
    }
}

impl From<Value> for u8 {
    fn from(value: Value) -> Self {
        value.0
    }
}

impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// A face card. Each acts once and then lies on the discard pile.
///
/// Rule book: Kreuzsummen, "Stapel im Feld".
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Face {
    /// Two whole stacks change places. The book's "Bube", from scenario 2.
    Jack,
    /// A number from the hand changes places with a top card. The book's "Dame", from scenario 3.
    Queen,
    /// A whole stack moves to a free place. The book's "König", from scenario 12.
    King,
}

impl Face {
    /// All three, in the order in which the campaign brings them.
    pub const ALL: [Self; 3] = [Self::Jack, Self::Queen, Self::King];
    /// How many of each face card are in a deck that has it: hearts and spades.
    pub const COPIES: u8 = 2;

    /// The name that match files use.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Jack => "jack",
            Self::Queen => "queen",
            Self::King => "king",
        }
    }
}

impl fmt::Display for Face {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A suit of an ordinary pack. Clubs are the targets and never get into the deck.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Suit {
    /// ♥, number and face cards.
    Hearts,
    /// ♠, number and face cards.
    Spades,
    /// ♦, number cards, except in scenarios 31 to 35.
    Diamonds,
    /// ♣, the targets.
    Clubs,
}

/// A card of the deck. In match files a number, or `"jack"`, `"queen"`, `"king"`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Card {
    /// A number card.
    Number(Value),
    /// A face card.
    Face(Face),
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Number(value) => value.fmt(f),
            Self::Face(face) => face.fmt(f),
        }
    }
}

impl Serialize for Card {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Number(value) => value.serialize(serializer),
            Self::Face(face) => face.serialize(serializer),
        }
    }
}

impl<'de> Deserialize<'de> for Card {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(CardVisitor)
    }
}

/// Written by hand since a derived untagged enum says nothing about what is wrong.
struct CardVisitor;

impl de::Visitor<'_> for CardVisitor {
    type Value = Card;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a card: a number from 1 to 9, \"jack\", \"queen\" or \"king\"")
    }

    fn visit_u64<E: de::Error>(self, number: u64) -> Result<Card, E> {
        u8::try_from(number)
            .ok()
            .and_then(Value::new)
            .map(Card::Number)
            .ok_or_else(|| E::invalid_value(de::Unexpected::Unsigned(number), &self))
    }

    fn visit_i64<E: de::Error>(self, number: i64) -> Result<Card, E> {
        match u64::try_from(number) {
            Ok(number) => self.visit_u64(number),
            Err(_) => Err(E::invalid_value(de::Unexpected::Signed(number), &self)),
        }
    }

    fn visit_str<E: de::Error>(self, name: &str) -> Result<Card, E> {
        Face::ALL
            .into_iter()
            .find(|face| face.name() == name)
            .map(Card::Face)
            .ok_or_else(|| E::invalid_value(de::Unexpected::Str(name), &self))
    }
}
