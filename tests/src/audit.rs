//! Looks at screens for whatever shuts people out: axe-core in every look, and whether everything
//! fits every screen and every finger.

use serde_json::json;

use crate::served::Served;
use crate::trouble::Trouble;

/// The looks that a user can choose.
const THEMES: [&str; 3] = ["light", "dark", "contrast"];

/// A screen that everything has to fit: width, height, and per cent of the text's size.
type Size = (u32, u32, u32);

const SIZES: [Size; 6] = [
    (320, 568, 100),
    (390, 844, 200),
    (320, 568, 200),
    (844, 390, 100),
    (768, 1024, 100),
    USUAL,
];

/// What a screen is opened on.
const USUAL: Size = (390, 844, 100);

/// The least that can be tapped with certainty, in CSS pixels: the length of a fingertip. On a
/// screen with little room that is enough.
const FINGERTIP: u32 = 44;

/// How wide and high has to be what can be tapped at the table: a finger in a hurry, in CSS pixels.
pub const HURRIED_FINGER: u32 = 48;

/// Names as long and as odd as families have them.
pub const FAMILY: [&str; 4] = [
    "Maximiliane-Konstanze",
    "Jürgen „Jo“ O'Neill",
    "Őrsi",
    "Bảo",
];

/// What was found on the screens that were looked at so far.
pub struct Audit<'a> {
    phone: &'a Served,
    /// How wide and high has to be what can be tapped where there is room, in CSS pixels.
    least: u32,
    found: Vec<String>,
}

impl<'a> Audit<'a> {
    /// Begins with nothing found. What can be tapped has to be `least` pixels wide and high on
    /// an upright screen of at least 390, and a fingertip anywhere.
    pub fn new(phone: &'a Served, least: u32) -> Self {
        Audit {
            phone,
            least,
            found: Vec::new(),
        }
    }

    /// Looks at the screen that is shown, in every look and every size.
    pub fn look(&mut self, name: &str) -> Result<(), Trouble> {
        self.look_once(name)?;
        self.sizes(name, &SIZES)
    }

    /// Looks at the screen that is shown in every look, in the one size that it has.
    pub fn look_once(&mut self, name: &str) -> Result<(), Trouble> {
        self.themes(name, &THEMES)
    }

    /// Opens each of these and looks at it.
    pub fn visit(&mut self, paths: &[&str]) -> Result<(), Trouble> {
        paths.iter().try_for_each(|path| {
            self.phone.go(path)?;
            self.look(path)
        })
    }

    /// Opens each of these in every language and looks at it, in each language in another look
    /// and in other sizes: colours don't depend on the language, and German has the longest words.
    pub fn visit_in_all_languages(&mut self, paths: &[&str]) -> Result<(), Trouble> {
        for (language, theme, sizes) in [
            ("hu", "contrast", &[(320, 568, 200), (844, 390, 100)][..]),
            ("de", "dark", &[(320, 568, 100), (390, 844, 200)]),
            ("en", "light", &[(768, 1024, 100), USUAL]),
        ] {
            self.phone.send("/settings", &[("lang", language)])?;
            for path in paths {
                self.phone.go(path)?;
                let name = format!("{path} ({language})");
                self.themes(&name, &[theme])?;
                self.sizes(&name, sizes)?;
            }
        }
        Ok(())
    }

    /// Looks at a match in every language, with each of these behind its path.
    pub fn visit_match(&mut self, path: &str, what: &[&str]) -> Result<(), Trouble> {
        let paths: Vec<String> = what.iter().map(|what| format!("{path}{what}")).collect();
        self.visit_in_all_languages(&paths.iter().map(String::as_str).collect::<Vec<_>>())
    }

    fn themes(&mut self, name: &str, themes: &[&str]) -> Result<(), Trouble> {
        for theme in themes {
            let set = "document.documentElement.dataset.theme = arguments[0]";
            self.phone.run(set, &json!([theme]))?;
            let what = self.phone.violations()?;
            self.note(name, theme, what);
        }
        Ok(())
    }

    fn sizes(&mut self, name: &str, sizes: &[Size]) -> Result<(), Trouble> {
        for &(width, height, percent) in sizes {
            self.phone.resize(width, height)?;
            self.phone.scale_text(percent)?;
            let roomy = width < height && width >= 390 && percent == 100;
            let least = if roomy { self.least } else { FINGERTIP };
            let what = self.phone.ill_fitting(width, least)?;
            self.note(name, &format!("{width} × {height}, {percent} %"), what);
        }
        if sizes.last() == Some(&USUAL) {
            return Ok(());
        }
        self.phone.resize(USUAL.0, USUAL.1)?;
        self.phone.scale_text(USUAL.2)
    }

    fn note(&mut self, name: &str, how: &str, what: Vec<String>) {
        let what = what.into_iter();
        self.found
            .extend(what.map(|what| format!("{name}, {how}: {what}")));
    }

    /// Fails with one line for each thing that was found.
    ///
    /// # Panics
    /// If anything was found.
    pub fn end(self) {
        let Audit { found, .. } = self;
        assert!(
            found.is_empty(),
            "{} found:\n{}",
            found.len(),
            found.join("\n")
        );
    }
}
