//! What the app says, in the user's language.
//!
//! A [`Text`] names a Fluent message and its arguments; it becomes words only
//! when a screen is rendered, so that rules, handlers and tests need no language.

use std::borrow::Cow;
use std::collections::HashMap;
use std::fmt;
use std::str::FromStr;

use fluent_templates::fluent_bundle::FluentValue;
use fluent_templates::{LanguageIdentifier, Loader, langid, static_loader};

static_loader! {
    static LOCALES = {
        locales: "../../ui/locales",
        fallback_language: "en",
        // Isolation marks would stand invisibly in names, tests and copied text.
        customise: |bundle| bundle.set_use_isolating(false),
    };
}

/// A language of the app.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Lang {
    De,
    En,
    Hu,
}

impl Lang {
    /// Every language, in the order in which the settings offer them.
    pub const ALL: [Self; 3] = [Self::De, Self::En, Self::Hu];

    /// The language's BCP 47 tag.
    pub const fn tag(self) -> &'static str {
        match self {
            Self::De => "de",
            Self::En => "en",
            Self::Hu => "hu",
        }
    }

    /// The language's own name for itself.
    pub const fn name(self) -> &'static str {
        match self {
            Self::De => "Deutsch",
            Self::En => "English",
            Self::Hu => "Magyar",
        }
    }

    const fn id(self) -> LanguageIdentifier {
        match self {
            Self::De => langid!("de"),
            Self::En => langid!("en"),
            Self::Hu => langid!("hu"),
        }
    }

    /// The first language of the list (as in `Accept-Language`, or a system's
    /// locale names) that the app speaks.
    pub fn negotiate<'a>(wanted: impl IntoIterator<Item = &'a str>) -> Option<Self> {
        wanted.into_iter().find_map(|tag| {
            let tag = tag.split(';').next().unwrap_or(tag).trim();
            let primary = tag.split(['-', '_', '.']).next().unwrap_or(tag);
            primary.to_ascii_lowercase().parse().ok()
        })
    }
}

impl FromStr for Lang {
    type Err = ();

    fn from_str(tag: &str) -> Result<Self, ()> {
        Self::ALL
            .into_iter()
            .find(|lang| lang.tag() == tag)
            .ok_or(())
    }
}

impl fmt::Display for Lang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.tag())
    }
}

/// A message and its arguments, not yet in any language.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Text(Said);

#[derive(Debug, Clone, PartialEq, Eq)]
enum Said {
    Message {
        key: Cow<'static, str>,
        args: Vec<(&'static str, Arg)>,
    },
    /// A name or a number, the same in every language.
    Verbatim(String),
    /// Several texts, with a separator between them.
    Joined {
        parts: Vec<Text>,
        separator: &'static str,
    },
}

/// An argument of a message.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Arg {
    Number(i64),
    /// A number to be shown, its digits grouped as the language does it.
    Grouped(u64),
    Word(String),
    Text(Text),
}

/// The message of this name. See `ui/locales`.
pub(crate) fn text(key: impl Into<Cow<'static, str>>) -> Text {
    Text(Said::Message {
        key: key.into(),
        args: Vec::new(),
    })
}

impl Text {
    /// Words that are the same in every language: a name, a number.
    pub fn verbatim(words: impl Into<String>) -> Self {
        Self(Said::Verbatim(words.into()))
    }

    /// Several texts one after the other.
    pub fn joined(parts: Vec<Self>, separator: &'static str) -> Self {
        Self(Said::Joined { parts, separator })
    }

    /// The message with one more argument.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl Into<Arg>) -> Self {
        if let Said::Message { args, .. } = &mut self.0 {
            args.push((name, value.into()));
        }
        self
    }

    /// The words in a language.
    pub fn say(&self, lang: Lang) -> String {
        match &self.0 {
            Said::Verbatim(words) => words.clone(),
            Said::Joined { parts, separator } => parts
                .iter()
                .map(|part| part.say(lang))
                .collect::<Vec<_>>()
                .join(separator),
            Said::Message { key, args } if args.is_empty() => LOCALES.lookup(&lang.id(), key),
            Said::Message { key, args } => {
                let args: HashMap<Cow<'static, str>, FluentValue<'_>> = args
                    .iter()
                    .map(|(name, value)| (Cow::Borrowed(*name), value.fluent(lang)))
                    .collect();
                LOCALES.lookup_with_args(&lang.id(), key, &args)
            }
        }
    }

    /// Whether every language has this message (its arguments' texts included).
    pub fn is_known(&self) -> bool {
        match &self.0 {
            Said::Verbatim(_) => true,
            Said::Joined { parts, .. } => parts.iter().all(Self::is_known),
            Said::Message { key, args } => {
                Lang::ALL.iter().all(|lang| {
                    let found = LOCALES.try_lookup(&lang.id(), key);
                    found.is_some()
                }) && args.iter().all(|(_, arg)| match arg {
                    Arg::Text(text) => text.is_known(),
                    Arg::Number(_) | Arg::Grouped(_) | Arg::Word(_) => true,
                })
            }
        }
    }
}

impl Arg {
    fn fluent(&self, lang: Lang) -> FluentValue<'static> {
        match self {
            Self::Number(number) => FluentValue::from(*number),
            Self::Grouped(number) => FluentValue::from(grouped(*number, lang)),
            Self::Word(word) => FluentValue::from(word.clone()),
            Self::Text(text) => FluentValue::from(text.say(lang)),
        }
    }
}

/// From five digits on, in groups of three.
fn grouped(number: u64, lang: Lang) -> String {
    let digits = number.to_string();
    if digits.len() < 5 {
        return digits;
    }
    let separator = match lang {
        Lang::De => '.',
        Lang::En => ',',
        Lang::Hu => '\u{a0}',
    };
    let mut shown = String::new();
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) {
            shown.push(separator);
        }
        shown.push(digit);
    }
    shown
}

macro_rules! number_args {
    ($($kind:ty),*) => {$(
        impl From<$kind> for Arg {
            fn from(number: $kind) -> Self {
                Self::Number(i64::from(number))
            }
        }
        impl From<&$kind> for Arg {
            fn from(number: &$kind) -> Self {
                Self::Number(i64::from(*number))
            }
        }
    )*};
}
number_args!(u8, u16, u32, i8, i16, i32, i64);

impl From<usize> for Arg {
    fn from(number: usize) -> Self {
        Self::Number(i64::try_from(number).unwrap_or(i64::MAX))
    }
}

impl From<&usize> for Arg {
    fn from(number: &usize) -> Self {
        Self::from(*number)
    }
}

impl From<u64> for Arg {
    fn from(number: u64) -> Self {
        Self::Number(i64::try_from(number).unwrap_or(i64::MAX))
    }
}

impl From<&u64> for Arg {
    fn from(number: &u64) -> Self {
        Self::from(*number)
    }
}

impl From<&str> for Arg {
    fn from(word: &str) -> Self {
        Self::Word(word.to_owned())
    }
}

impl From<&&str> for Arg {
    fn from(word: &&str) -> Self {
        Self::Word((*word).to_owned())
    }
}

impl From<String> for Arg {
    fn from(word: String) -> Self {
        Self::Word(word)
    }
}

impl From<&String> for Arg {
    fn from(word: &String) -> Self {
        Self::Word(word.clone())
    }
}

impl From<Text> for Arg {
    fn from(text: Text) -> Self {
        Self::Text(text)
    }
}

impl From<&Text> for Arg {
    fn from(text: &Text) -> Self {
        Self::Text(text.clone())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_system_languages_are_tried_in_order() {
        assert_eq!(
            Lang::negotiate(["fr-FR", "hu_HU.UTF-8", "de"]),
            Some(Lang::Hu)
        );
        assert_eq!(Lang::negotiate(["de-AT;q=0.8"]), Some(Lang::De));
        assert_eq!(Lang::negotiate(["C", "POSIX"]), None);
    }

    #[test]
    fn large_numbers_are_grouped_as_the_language_does_it() {
        let shown = |number| Lang::ALL.map(|lang| grouped(number, lang));
        assert_eq!(shown(520_080), ["520.080", "520,080", "520\u{a0}080"]);
        assert_eq!(shown(9_999), ["9999"; 3]);
        assert_eq!(grouped(1_234_567, Lang::En), "1,234,567");
    }

    #[test]
    fn names_are_said_without_invisible_marks() {
        let said = text("seat-turn").with("name", "Zoë \"Zé\"").say(Lang::En);
        assert!(said.contains("Zoë \"Zé\""), "{said:?}");
        assert!(!said.contains('\u{2068}'), "{said:?}");
    }

    /// The names of a language's messages.
    fn ids(lang: Lang) -> std::collections::BTreeSet<String> {
        let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../ui/locales");
        let sources = files(&folder.join(lang.tag()));
        let lines = sources.iter().flat_map(|text| text.lines());
        lines
            .filter(|line| line.starts_with(|c: char| c.is_ascii_lowercase() || c == '-'))
            .filter_map(|line| line.split_once(" =").or(line.split_once('=')))
            .map(|(id, _)| id.trim().to_owned())
            .collect()
    }

    #[test]
    fn every_language_has_the_same_messages() {
        let english = ids(Lang::En);
        assert!(english.len() > 20);
        for lang in [Lang::De, Lang::Hu] {
            let other = ids(lang);
            let missing: Vec<_> = english.symmetric_difference(&other).collect();
            assert!(missing.is_empty(), "{lang}: {missing:?}");
        }
    }

    /// The files of a folder and of those in it, with what they hold.
    fn files(folder: &std::path::Path) -> Vec<String> {
        let entries = std::fs::read_dir(folder).unwrap();
        let paths = entries.map(|entry| entry.unwrap().path());
        paths
            .flat_map(|path| {
                if path.is_dir() {
                    files(&path)
                } else {
                    vec![std::fs::read_to_string(path).unwrap()]
                }
            })
            .collect()
    }

    #[test]
    fn every_message_that_is_asked_for_by_name_is_there() {
        let crate_ = std::path::Path::new(env!("CARGO_MANIFEST_DIR"));
        let mut asked = std::collections::BTreeSet::new();
        for source in files(&crate_.join("src")) {
            let named = source.split("text(\"").skip(1);
            asked.extend(
                named
                    .filter_map(|rest| rest.split_once("\")"))
                    .map(|(id, _)| id.to_owned()),
            );
        }
        for template in files(&crate_.join("../../ui/templates")) {
            let before = template.split("\"|t").collect::<Vec<_>>();
            let named = before.split_last().map_or(&[][..], |(_, named)| named);
            asked.extend(
                named
                    .iter()
                    .filter_map(|text| text.rsplit('"').next())
                    .map(str::to_owned),
            );
        }
        asked.retain(|id| {
            id.chars()
                .all(|letter| letter.is_ascii_alphanumeric() || letter == '-')
        });
        assert!(asked.len() > 300, "only {} are asked for", asked.len());
        let missing: Vec<_> = asked.difference(&ids(Lang::En)).cloned().collect();
        assert!(missing.is_empty(), "{missing:?}");
    }
}
