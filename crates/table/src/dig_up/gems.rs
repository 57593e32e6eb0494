//! How the gems of the group's box look: the six colours that match files name each have an
//! outline of their own, and a group may give them the names and hues of its own cards.

use serde_json::{Map, Value, json};
use tableside_ledger::{MatchHead, clean_name};
use tableside_rules::dig_up::{Card, Colour};

use crate::failure::Failure;
use crate::text::{Text, text};
use crate::visit::Visit;

/// Where the group's choice is kept, as a setting and as an option of a match.
const KEY: &str = "gems";
const SETTING: &str = "dig-up-gems";
/// The longest name of a gem, in characters.
pub(super) const LONGEST: usize = 20;

/// A colour to draw a gem in, the same in every theme, since cards are paper in every theme.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Hue {
    pub(super) name: &'static str,
    /// The face on which the number stands; the other facets are lighter or darker.
    pub(super) fill: &'static str,
    /// The number on `fill`.
    pub(super) ink: &'static str,
}

macro_rules! hues {
    ($($name:literal $fill:literal $ink:literal),+ $(,)?) => {
        [$(Hue { name: $name, fill: $fill, ink: $ink }),+]
    };
}

/// All hues that a gem can have, as they are offered.
pub(super) static HUES: [Hue; 12] = hues! {
    "red" "#c22f36" "#ffffff",
    "orange" "#f08c28" "#2a1500",
    "yellow" "#f4c636" "#332300",
    "green" "#1b7a43" "#ffffff",
    "turquoise" "#0b7a80" "#ffffff",
    "blue" "#2560b4" "#ffffff",
    "purple" "#763ca4" "#ffffff",
    "pink" "#ea8ab6" "#3a0a20",
    "white" "#eef2f6" "#1b2530",
    "grey" "#a3abb3" "#15191d",
    "brown" "#7d5233" "#ffffff",
    "black" "#3a4048" "#ffffff",
};

impl Hue {
    /// The hue of this name.
    pub(super) fn named(name: &str) -> Option<&'static Self> {
        HUES.iter().find(|hue| hue.name == name)
    }
}

/// How one colour looks in the group's box.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Look {
    /// `None`: what the colour is called by default.
    name: Option<String>,
    hue: &'static Hue,
}

/// How all six look, in the order of [`Colour::ALL`].
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Gems([Look; 6]);

impl Default for Gems {
    fn default() -> Self {
        Self(Colour::ALL.map(|colour| Look {
            name: None,
            // A colour without a hue of its name would show as the first one.
            hue: Hue::named(colour.name()).unwrap_or(&HUES[0]),
        }))
    }
}

impl Gems {
    /// The group's choice for the matches to come.
    pub(super) fn load(visit: &Visit) -> Result<Self, Failure> {
        let kept = visit.ledger(|ledger| Ok(ledger.setting(SETTING)?))?;
        Ok(Self::read(kept.as_ref()))
    }

    /// Keeps the choice for the matches to come.
    pub(super) fn save(&self, visit: &Visit) -> Result<(), Failure> {
        visit.ledger(|ledger| Ok(ledger.set_setting(SETTING, &self.written())?))
    }

    /// The choice with which a match is played.
    pub(super) fn of(head: &MatchHead) -> Self {
        Self::read(head.options.get(KEY))
    }

    /// Puts the choice among a match's options.
    pub(super) fn put(&self, options: &mut Map<String, Value>) {
        options.insert(KEY.to_owned(), self.written());
    }

    /// Reads what was kept; what is not readable looks as by default.
    fn read(kept: Option<&Value>) -> Self {
        let mut gems = Self::default();
        for colour in Colour::ALL {
            let Some(look) = kept.and_then(|kept| kept.get(colour.name())) else {
                continue;
            };
            let name = look.get("name").and_then(Value::as_str);
            let hue = look.get("hue").and_then(Value::as_str);
            gems.set(colour, name.unwrap_or_default(), hue.and_then(Hue::named));
        }
        gems
    }

    fn written(&self) -> Value {
        let looks = Colour::ALL.map(|colour| {
            let look = self.look(colour);
            let kept = json!({ "name": look.name, "hue": look.hue.name });
            (colour.name().to_owned(), kept)
        });
        Value::Object(looks.into_iter().collect())
    }

    /// Gives a colour a name, or by an empty one the name that it has by default, and a hue.
    pub(super) fn set(&mut self, colour: Colour, name: &str, hue: Option<&'static Hue>) {
        let look = &mut self.0[index(colour)];
        let name = clean_name(name).ok();
        look.name = name.map(|name| name.chars().take(LONGEST).collect());
        if let Some(hue) = hue {
            look.hue = hue;
        }
    }

    fn look(&self, colour: Colour) -> &Look {
        &self.0[index(colour)]
    }

    /// What a colour is called.
    pub(super) fn name(&self, colour: Colour) -> Text {
        match &self.look(colour).name {
            Some(name) => Text::verbatim(name),
            None => text(format!("dig-gem-{colour}")),
        }
    }

    /// The name that the group has given it, or nothing.
    pub(super) fn own_name(&self, colour: Colour) -> &str {
        self.look(colour).name.as_deref().unwrap_or_default()
    }

    /// What a colour is drawn in.
    pub(super) fn hue(&self, colour: Colour) -> &'static Hue {
        self.look(colour).hue
    }

    /// A card's name: "Red 7", "Idol".
    pub(super) fn card(&self, card: Card) -> Text {
        match card {
            Card::Gem { colour, number } => text("dig-gem")
                .with("name", self.name(colour))
                .with("n", number.get()),
            Card::Idol | Card::Skeleton | Card::Adventure => text(format!("dig-{card}")),
        }
    }
}

fn index(colour: Colour) -> usize {
    // The enum lists its variants in the order of `ALL`.
    colour as usize
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_colour_has_the_hue_of_its_name_until_the_group_chooses() {
        let gems = Gems::default();
        for (at, colour) in Colour::ALL.into_iter().enumerate() {
            assert_eq!(index(colour), at);
            assert_eq!(gems.hue(colour).name, colour.name());
            assert!(gems.name(colour).is_known(), "{colour}");
        }
    }

    #[test]
    fn what_is_kept_is_read_again() {
        let mut gems = Gems::default();
        gems.set(Colour::White, " Opal ", Hue::named("pink"));
        gems.set(Colour::Red, "", Hue::named("brown"));
        let read = Gems::read(Some(&gems.written()));
        assert_eq!(read, gems);
        assert_eq!(read.own_name(Colour::White), "Opal");
        assert_eq!(read.hue(Colour::Red).name, "brown");
        assert_eq!(read.own_name(Colour::Red), "");
    }

    #[test]
    fn what_is_not_readable_looks_as_by_default() {
        for kept in [
            json!(null),
            json!([1]),
            json!({ "red": 1 }),
            json!({ "red": { "name": 1, "hue": "none" } }),
            json!({ "red": { "name": "a\u{7}", "hue": [] } }),
            json!({ "red": { "name": "\u{200b}\u{200b}" } }),
            json!({ "red": { "name": "\u{202e}deR" } }),
        ] {
            assert_eq!(Gems::read(Some(&kept)), Gems::default(), "{kept}");
        }
    }

    #[test]
    fn the_number_stands_out_from_its_gem() {
        for hue in &HUES {
            let (fill, ink) = (luminance(hue.fill), luminance(hue.ink));
            let contrast = (fill.max(ink) + 0.05) / (fill.min(ink) + 0.05);
            assert!(contrast >= 4.5, "{}: {contrast}", hue.name);
        }
    }

    /// As WCAG 2 defines it, 0 to 1.
    fn luminance(hex: &str) -> f64 {
        let channel = |from: usize| {
            let value = u8::from_str_radix(&hex[from..from + 2], 16).unwrap();
            let part = f64::from(value) / 255.0;
            if part <= 0.04045 {
                part / 12.92
            } else {
                ((part + 0.055) / 1.055).powf(2.4)
            }
        };
        0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5)
    }
}
