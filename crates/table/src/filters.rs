//! The two ways in which a template speaks: `"key"|t|with("n", n)` for a
//! message named in the template, `text|say` for one that a handler made.
//!
//! The language is a runtime value of the rendering, so it reaches macros and
//! includes too.

use askama::{Result, Values, get_value};

use crate::text::{Arg, Lang, Text, text};
use crate::tools::timer::{Chip, Chips};

/// The runtime value's name.
pub(crate) const LANG: &str = "lang";
/// The name of the other runtime value, which every screen has: what runs out meanwhile.
pub(crate) const CHIPS: &str = "chips";

/// A text together with the language it is to be said in.
pub(crate) struct Spoken {
    text: Text,
    lang: Lang,
}

impl std::fmt::Display for Spoken {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.text.say(self.lang))
    }
}

/// The message of this name.
#[askama::filter_fn]
pub(crate) fn t(key: impl ToString, values: &dyn Values) -> Result<Spoken> {
    Ok(Spoken {
        text: text(key.to_string()),
        lang: *get_value(values, LANG)?,
    })
}

/// The message with one more argument.
#[askama::filter_fn]
pub(crate) fn with<A: Into<Arg>>(
    spoken: Spoken,
    _: &dyn Values,
    name: &'static str,
    value: A,
) -> Result<Spoken> {
    Ok(Spoken {
        text: spoken.text.with(name, value),
        lang: spoken.lang,
    })
}

/// The timers that run, the first to end in front: `"chips"|chips`.
#[askama::filter_fn]
pub(crate) fn chips(name: impl ToString, values: &dyn Values) -> Result<Vec<Chip>> {
    let chips: &Chips = get_value(values, name.to_string())?;
    Ok(chips.shown.clone())
}

/// What tells the timers as this screen is made with them from any other state: `"chips"|stamp`.
#[askama::filter_fn]
pub(crate) fn stamp(name: impl ToString, values: &dyn Values) -> Result<String> {
    let chips: &Chips = get_value(values, name.to_string())?;
    Ok(chips.stamp.clone())
}

/// What a template can say: a text that a handler made, or a message that the
/// template has named itself and passes to a macro.
pub(crate) trait Sayable {
    /// The text.
    fn text(&self) -> &Text;
}

impl Sayable for Text {
    fn text(&self) -> &Text {
        self
    }
}

impl Sayable for Spoken {
    fn text(&self) -> &Text {
        &self.text
    }
}

impl<T: Sayable> Sayable for &T {
    fn text(&self) -> &Text {
        (*self).text()
    }
}

/// A text that a handler made.
#[askama::filter_fn]
pub(crate) fn say<S: Sayable>(text: S, values: &dyn Values) -> Result<Spoken> {
    Ok(Spoken {
        text: text.text().clone(),
        lang: *get_value(values, LANG)?,
    })
}
