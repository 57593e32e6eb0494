//! Names of whatever a group names: which will do, how they are kept, and which are the same.

use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

use crate::error::NameError;

/// The longest name, in Unicode scalar values.
const LONGEST: usize = 60;

/// A name as it is kept: composed (NFC), without white space around it and without joiners where
/// they join nothing; 1 to 60 Unicode scalar values, one of which can be seen.
///
/// Control characters, line breaks and NUL among them, are refused: no screen could show them, and
/// a text with a NUL in it is cut short by some of `SQLite`'s functions. So is what is not seen or
/// turns the text around it: it would make two names that look like one.
///
/// Errors: why such a name can't be taken.
pub fn clean_name(name: &str) -> Result<String, NameError> {
    let composed: String = name.trim().nfc().collect();
    let name = without_idle_joiners(&composed);
    if !name.chars().any(is_visible) {
        return Err(NameError::Empty);
    }
    if name.chars().any(char::is_control) {
        return Err(NameError::ControlCharacter);
    }
    if name.chars().any(deceives) {
        return Err(NameError::Deceptive);
    }
    // Letters that a joiner kept apart may have met.
    let name: String = name.nfc().collect();
    let length = name.chars().count();
    if length > LONGEST {
        return Err(NameError::TooLong {
            length,
            longest: LONGEST,
        });
    }
    Ok(name)
}

/// What two spellings of the same name have in common: capitals and small letters are not told
/// apart, nor the ways to write an accent, nor joiners that join nothing.
pub fn folded_name(name: &str) -> String {
    let composed: String = name.trim().nfc().collect();
    let joined = without_idle_joiners(&composed);
    let small = joined.nfc().flat_map(char::to_lowercase);
    small.nfc().collect()
}

/// Characters of no width that join what stands around them. Scripts such as the Persian one and
/// pictures of several people are made of them.
fn joins(c: char) -> bool {
    matches!(c, '\u{200c}' | '\u{200d}')
}

/// The name without joiners at its ends, after each other, and after letters that join nothing:
/// there they would not be seen, and make two names of one.
fn without_idle_joiners(name: &str) -> String {
    let mut kept = String::with_capacity(name.len());
    for c in name.chars() {
        if !joins(c) || kept.chars().next_back().is_some_and(can_be_joined) {
            kept.push(c);
        }
    }
    kept.trim_end_matches(joins).to_owned()
}

/// Whether a joiner may stand after this: not after Latin, Greek, Cyrillic, Armenian and Hebrew
/// letters, which all lie below the Arabic ones or in two blocks of their own.
fn can_be_joined(c: char) -> bool {
    c >= '\u{600}' && !matches!(c, '\u{1e00}'..='\u{1fff}') && !joins(c) && !c.is_whitespace()
}

fn is_visible(c: char) -> bool {
    let selects_a_look = matches!(c, '\u{fe00}'..='\u{fe0f}' | '\u{e0100}'..='\u{e01ef}');
    let is_blank = c.is_whitespace() || c.is_control() || joins(c) || deceives(c);
    !is_blank && !selects_a_look && !is_combining_mark(c)
}

/// Characters that are not seen, or that turn the direction of the text around them.
fn deceives(c: char) -> bool {
    matches!(
        c,
        '\u{ad}'
            | '\u{34f}'
            | '\u{61c}'
            | '\u{115f}'
            | '\u{1160}'
            | '\u{17b4}'
            | '\u{17b5}'
            | '\u{180e}'
            | '\u{200b}'
            | '\u{200e}'
            | '\u{200f}'
            | '\u{2028}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}'
            | '\u{2800}'
            | '\u{3164}'
            | '\u{feff}'
            | '\u{ffa0}'
            | '\u{fff0}'..='\u{fffb}'
            | '\u{e0000}'..='\u{e007f}'
    )
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn one_way_to_write_an_accent_is_kept() {
        assert_eq!(clean_name("Rene\u{301}e").as_deref(), Ok("Renée"));
        assert_eq!(clean_name("O\u{30b}zike").as_deref(), Ok("Őzike"));
        assert_eq!(clean_name("\u{3000} \t Anna\n").as_deref(), Ok("Anna"));
    }

    #[test]
    fn a_name_of_nothing_that_is_seen_is_empty() {
        for nothing in [
            "",
            " ",
            "\u{a0}\n",
            "\u{301}",
            "\u{200b}\u{200b}",
            "\u{200d}",
            "\u{200e}\u{feff}",
            "\u{ad}",
            "\u{fe0f}",
            "\u{2800}",
            "\u{3164}",
            "\u{202e} \u{2060}",
        ] {
            assert_eq!(clean_name(nothing), Err(NameError::Empty), "{nothing:?}");
        }
    }

    #[test]
    fn what_is_not_seen_or_turns_the_text_is_refused() {
        let ranges = [
            '\u{200b}'..='\u{200b}',
            '\u{200e}'..='\u{200f}',
            '\u{202a}'..='\u{202e}',
            '\u{2060}'..='\u{2069}',
            '\u{feff}'..='\u{feff}',
        ];
        for hidden in ranges.into_iter().flatten() {
            for name in [format!("An{hidden}na"), format!("{hidden}Anna")] {
                assert_eq!(clean_name(&name), Err(NameError::Deceptive), "{name:?}");
            }
        }
        for control in ["An\u{0}na", "An\nna", "\u{1b}[31mAnna"] {
            assert_eq!(clean_name(control), Err(NameError::ControlCharacter));
        }
    }

    #[test]
    fn joiners_stay_where_they_join() {
        for joined in [
            "👩\u{200d}👩\u{200d}👧\u{200d}👦",
            "علی\u{200c}رضا",
            "❤\u{fe0f}\u{200d}🔥",
        ] {
            assert_eq!(clean_name(joined).as_deref(), Ok(joined));
        }
        for idle in [
            "An\u{200d}na",
            "\u{200c}Anna",
            "Anna\u{200d}\u{200d}",
            "An\u{200c}\u{200d}na",
        ] {
            assert_eq!(clean_name(idle).as_deref(), Ok("Anna"), "{idle:?}");
        }
        assert_eq!(clean_name("👩\u{200d}").as_deref(), Ok("👩"));
    }

    #[test]
    fn capitals_and_ways_to_write_an_accent_make_no_other_name() {
        assert_eq!(folded_name(" RENE\u{301}E "), folded_name("renée"));
        assert_eq!(folded_name("ŐZIKE"), folded_name("őzike"));
        assert_eq!(folded_name("an\u{200d}na"), folded_name("Anna"));
        assert_ne!(folded_name("Renee"), folded_name("Renée"));
    }

    proptest! {
        #[test]
        fn a_clean_name_stays_as_it_is(name in any::<String>()) {
            if let Ok(clean) = clean_name(&name) {
                prop_assert_eq!(clean_name(&clean), Ok(clean.clone()));
                prop_assert_eq!(folded_name(&clean), folded_name(&folded_name(&clean)));
            }
        }
    }
}
