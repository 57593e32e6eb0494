//! What a group wishes its gems to be called and to look like, and what is wrong with that: two
//! gems of one name or one hue could not be told apart.

use tableside_ledger::clean_name;
use tableside_rules::dig_up::Colour;

use super::gems::{Gems, Hue, LONGEST};
use crate::frame::names;
use crate::text::{Lang, Text, text};
use crate::visit::form_pairs;

/// How one gem is to be.
pub(super) struct Wish {
    pub(super) colour: Colour,
    /// As it was typed; empty for the name that it has by default.
    pub(super) name: String,
    pub(super) hue: &'static Hue,
}

/// What is wrong with a wish, in words.
pub(super) struct Wrong {
    pub(super) name: Option<Text>,
    pub(super) hue: Option<Text>,
}

impl Wish {
    /// Reads the form, in the order of [`Colour::ALL`]. A hue that is left out or not known is the
    /// one by default.
    pub(super) fn read_all(form: &str) -> [Self; 6] {
        let usual = Gems::default();
        Colour::ALL.map(|colour| {
            let of = |field: &str| {
                let wanted = format!("{field}-{colour}");
                form_pairs(form).find(|(name, _)| *name == wanted)
            };
            let hue = of("hue").and_then(|(_, hue)| Hue::named(&hue));
            Self {
                colour,
                name: of("name").map_or_else(String::new, |(_, name)| name),
                hue: hue.unwrap_or_else(|| usual.hue(colour)),
            }
        })
    }

    /// What the gem would be called.
    fn called(&self, lang: Lang) -> String {
        if self.is_usual() {
            text(format!("dig-gem-{}", self.colour)).say(lang)
        } else {
            clean_name(&self.name).unwrap_or_else(|_| self.name.trim().to_owned())
        }
    }

    fn is_usual(&self) -> bool {
        self.name.trim().is_empty()
    }
}

impl Wrong {
    /// Nothing.
    pub(super) const NONE: Self = Self {
        name: None,
        hue: None,
    };

    /// What is wrong with each of the wishes. Of two that are alike, the one that was changed or
    /// else the later one is told so.
    pub(super) fn of_all(wishes: &[Wish; 6], lang: Lang) -> [Self; 6] {
        std::array::from_fn(|at| {
            let others = wishes.iter().enumerate().filter(|&(other, _)| other != at);
            Self {
                name: wrong_name(wishes, at, lang),
                hue: others
                    .clone()
                    .find(|(other, wish)| wish.hue == wishes[at].hue && yields(wishes, at, *other))
                    .map(|(_, wish)| text("dig-box-hue-taken").with("name", wish.called(lang))),
            }
        })
    }

    /// Whether anything is wrong.
    pub(super) const fn is_any(&self) -> bool {
        self.name.is_some() || self.hue.is_some()
    }
}

fn wrong_name(wishes: &[Wish; 6], at: usize, lang: Lang) -> Option<Text> {
    let wish = &wishes[at];
    if wish.is_usual() {
        return None;
    }
    if let Some(why) = names::wrong_within(&wish.name, LONGEST) {
        return Some(why);
    }
    let name = wish.called(lang);
    let same = |other: &Wish| names::folded(&other.called(lang)) == names::folded(&name);
    let taken = wishes.iter().enumerate().any(|(other, wish)| {
        // A name by default can't yield.
        let first = other < at || wish.is_usual();
        other != at && first && same(wish)
    });
    taken.then(|| text("dig-box-name-taken").with("name", name))
}

/// Whether the wish at `at` is the one to change of two of the same hue.
fn yields(wishes: &[Wish; 6], at: usize, other: usize) -> bool {
    let usual = Gems::default();
    let is_usual = |at: usize| wishes[at].hue == usual.hue(wishes[at].colour);
    match (is_usual(at), is_usual(other)) {
        (false, true) => true,
        (true, false) => false,
        _ => other < at,
    }
}
