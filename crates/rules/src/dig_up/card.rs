use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// A colour of gems. The book names none, so these are names for what the box shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Colour {
    /// Red gems.
    Red,
    /// Yellow gems.
    Yellow,
    /// Green gems.
    Green,
    /// Blue gems.
    Blue,
    /// Purple gems.
    Purple,
    /// White gems.
    White,
}

impl Colour {
    /// All six, in the order in which they are offered.
    pub const ALL: [Self; 6] = [
        Self::Red,
        Self::Yellow,
        Self::Green,
        Self::Blue,
        Self::Purple,
        Self::White,
    ];

    /// The name that match files use.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Red => "red",
            Self::Yellow => "yellow",
            Self::Green => "green",
            Self::Blue => "blue",
            Self::Purple => "purple",
            Self::White => "white",
        }
    }

    /// The colour with this name, as match files have it.
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|colour| colour.name() == name)
    }
}

impl fmt::Display for Colour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// How many gems a gem card shows, 1 to 9. It belongs into the slot of that number.
///
/// Rule book: DIG UP Adventure, "Spielablauf".
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Number(u8);

impl Number {
    /// The number `number`, if it is one of 1 to 9.
    pub const fn new(number: u8) -> Option<Self> {
        if 1 <= number && number <= 9 {
            Some(Self(number))
        } else {
            None
        }
    }

    /// All nine, the smallest first.
    pub fn all() -> impl Iterator<Item = Self> {
        (1..=9).map(Self)
    }

    /// The number itself, 1 to 9.
    pub const fn get(self) -> u8 {
        self.0
    }
}

impl TryFrom<u8> for Number {
    type Error = String;

    fn try_from(number: u8) -> Result<Self, String> {
        Self::new(number)
            .ok_or_else(|| format!("{number} is no number of a gem card, those are 1 to 9"))
    }
}

impl From<Number> for u8 {
    fn from(number: Number) -> Self {
        number.0
    }
}

impl fmt::Display for Number {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// A card that can lie in a mine. Its text form, in match files and by `Display` and
/// `FromStr`, is such as `"red-7"`, or `"idol"`, `"skeleton"`, `"adventure"`.
///
/// Rule book: DIG UP Adventure, "Kartenarten".
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub enum Card {
    /// The book's "Edelsteinkarte".
    Gem {
        /// The colour of its gems.
        colour: Colour,
        /// How many gems it shows.
        number: Number,
    },
    /// The book's "Götzenkarte".
    Idol,
    /// The book's "Skelettkarte".
    Skeleton,
    /// The book's "Abenteuerkarte".
    Adventure,
}

impl Card {
    /// How many cards like this one are in the box.
    pub const fn copies(self) -> u8 {
        match self {
            Self::Gem { .. } => 1,
            Self::Idol | Self::Skeleton => 4,
            Self::Adventure => 42,
        }
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Gem { colour, number } => write!(f, "{colour}-{number}"),
            Self::Idol => f.write_str("idol"),
            Self::Skeleton => f.write_str("skeleton"),
            Self::Adventure => f.write_str("adventure"),
        }
    }
}

/// A text that names no card.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "{text:?} is no card, those are \"idol\", \"skeleton\", \"adventure\" and gems such as \"red-7\""
)]
pub struct NotACard {
    /// The text as it was given.
    pub text: String,
}

impl FromStr for Card {
    type Err = NotACard;

    fn from_str(text: &str) -> Result<Self, NotACard> {
        let card = match text {
            "idol" => Some(Self::Idol),
            "skeleton" => Some(Self::Skeleton),
            "adventure" => Some(Self::Adventure),
            gem => read_gem(gem),
        };
        card.ok_or_else(|| NotACard {
            text: text.to_owned(),
        })
    }
}

fn read_gem(text: &str) -> Option<Card> {
    let (colour, number) = text.split_once('-')?;
    // Only one way of writing each number, so no sign and no leading zero.
    let number = Number::all().find(|other| other.to_string() == number)?;
    let colour = Colour::named(colour)?;
    Some(Card::Gem { colour, number })
}

impl TryFrom<String> for Card {
    type Error = NotACard;

    fn try_from(text: String) -> Result<Self, NotACard> {
        text.parse()
    }
}

impl From<Card> for String {
    fn from(card: Card) -> Self {
        card.to_string()
    }
}
