//! What the treasures are called and how they are shown: as the box has them, or, where another
//! edition lies on the table, by the group's own names.

use std::collections::BTreeMap;

use serde_json::{Map, Value, json};
use tableside_ledger::{MatchHead, clean_name};
use tableside_rules::labyrinth::{Printed, Treasure};

use crate::failure::Failure;
use crate::text::{Text, text};
use crate::visit::Visit;

/// Where the group's choice is kept, as a setting and as an option of a match.
const KEY: &str = "names";
const SETTING: &str = "labyrinth-names";
/// The longest name of a treasure, in characters.
pub(super) const LONGEST: usize = 20;

/// A treasure of the box that is another one on the table.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Own {
    name: String,
    /// Whether its first letters are shown, since the picture would be of something else.
    letters: bool,
}

/// The treasures that the group has renamed, by the name that match files use.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(super) struct Names(BTreeMap<String, Own>);

/// What a treasure is shown as.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Icon {
    /// One of the drawn ones.
    Picture(&'static str),
    /// The first letters of its name.
    Letters(String),
}

impl Names {
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
        options.remove(KEY);
        if !self.0.is_empty() {
            options.insert(KEY.to_owned(), self.written());
        }
    }

    /// Reads what was kept; what can't be read is called as by default.
    fn read(kept: Option<&Value>) -> Self {
        let mut names = Self::default();
        for (treasure, own) in kept.and_then(Value::as_object).into_iter().flatten() {
            let name = own.get("name").and_then(Value::as_str).unwrap_or_default();
            let letters = own.get("letters").and_then(Value::as_bool);
            names.set(treasure, name, letters.unwrap_or(false));
        }
        names
    }

    fn written(&self) -> Value {
        let own = self.0.iter().map(|(treasure, own)| {
            let kept = json!({ "name": own.name, "letters": own.letters });
            (treasure.clone(), kept)
        });
        Value::Object(own.collect())
    }

    /// Gives a treasure of the box a name, or by an empty one its own again.
    pub(super) fn set(&mut self, treasure: &str, name: &str, letters: bool) {
        let name: String = name.trim().chars().take(LONGEST).collect();
        let name = clean_name(&name).ok();
        match name.filter(|_| picture(treasure).is_some()) {
            Some(name) => self.0.insert(treasure.to_owned(), Own { name, letters }),
            None => self.0.remove(treasure),
        };
    }

    /// The name that the group has given it, or nothing.
    pub(super) fn own(&self, treasure: &str) -> &str {
        self.0.get(treasure).map_or("", |own| &own.name)
    }

    /// Whether its letters are shown instead of its picture.
    pub(super) fn has_letters(&self, treasure: &str) -> bool {
        self.0.get(treasure).is_some_and(|own| own.letters)
    }

    /// What a treasure is called. One that the box does not have has its name from the match.
    pub(super) fn name(&self, treasure: &Treasure) -> Text {
        match (self.0.get(treasure.name()), picture(treasure.name())) {
            (Some(own), _) => Text::verbatim(&*own.name),
            (None, Some(id)) => text(format!("lab-treasure-{id}")),
            (None, None) => Text::verbatim(treasure.name()),
        }
    }

    /// What a treasure is shown as.
    pub(super) fn icon(&self, treasure: &Treasure) -> Icon {
        let own = self.0.get(treasure.name());
        match (own, picture(treasure.name())) {
            (Some(own), _) if own.letters => Icon::Letters(letters(&own.name)),
            (_, Some(id)) => Icon::Picture(id),
            (_, None) => Icon::Letters(letters(treasure.name())),
        }
    }
}

/// The treasure of the box that has this name in match files.
fn picture(name: &str) -> Option<&'static str> {
    let all = Printed::all().iter();
    let mut names = all.map(|printed| printed.treasure.name());
    names.find(|known| *known == name)
}

/// The first two letters or digits of a name.
fn letters(name: &str) -> String {
    let first: String = name
        .chars()
        .filter(|c| c.is_alphanumeric())
        .take(2)
        .collect();
    if first.is_empty() {
        name.chars().take(1).collect()
    } else {
        first
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::Lang;

    #[test]
    fn every_treasure_of_the_box_has_a_name_and_a_picture() {
        let names = Names::default();
        for printed in Printed::all() {
            let treasure = &printed.treasure;
            assert!(names.name(treasure).is_known(), "{treasure}");
            assert_eq!(names.icon(treasure), Icon::Picture(treasure.name()));
        }
    }

    #[test]
    fn what_is_kept_is_read_again() {
        let mut names = Names::default();
        names.set("owl", "  Einhorn ", true);
        names.set("book", "Buch", false);
        names.set("rat", "", true);
        names.set("nothing", "Nichts", true);
        let read = Names::read(Some(&names.written()));
        assert_eq!(read, names);
        assert_eq!(
            read.icon(&Treasure::new("owl")),
            Icon::Letters("Ei".to_owned())
        );
        assert_eq!(read.icon(&Treasure::new("book")), Icon::Picture("book"));
        assert_eq!(read.own("rat"), "");
        assert_eq!(read.0.len(), 2);
    }

    #[test]
    fn what_can_not_be_read_is_called_as_by_default() {
        for kept in [
            json!(null),
            json!([1]),
            json!({ "owl": 1 }),
            json!({ "owl": { "name": "a\u{7}" } }),
            json!({ "owl": { "name": "  " } }),
            json!({ "owl": { "name": "\u{200b}\u{200b}" } }),
            json!({ "owl": { "name": "\u{202e}lwo" } }),
        ] {
            assert_eq!(Names::read(Some(&kept)), Names::default(), "{kept}");
        }
    }

    #[test]
    fn a_treasure_from_elsewhere_is_shown_by_its_letters() {
        let names = Names::default();
        let unicorn = Treasure::new("unicorn");
        assert_eq!(names.icon(&unicorn), Icon::Letters("un".to_owned()));
        assert_eq!(names.name(&unicorn).say(Lang::De), "unicorn");
        assert_eq!(
            names.icon(&Treasure::new("!?")),
            Icon::Letters("!".to_owned())
        );
        assert_eq!(names.icon(&Treasure::new("")), Icon::Letters(String::new()));
    }
}
