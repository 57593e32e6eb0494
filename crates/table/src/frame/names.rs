//! Names of people: which will do, and which are the same.

use tableside_ledger::{Ledger, NameError, Player, clean_name};

pub(crate) use tableside_ledger::folded_name as folded;

use crate::failure::Failure;
use crate::text::{Text, text};

/// The player of this name among those known.
pub(crate) fn same<'a>(known: &'a [Player], name: &str) -> Option<&'a Player> {
    let wanted = folded(name);
    known.iter().find(|player| folded(&player.name) == wanted)
}

/// The player of this name, who is added if nobody has it yet. Somebody archived plays again.
pub(crate) fn player(ledger: &mut Ledger, known: &[Player], name: &str) -> Result<Player, Failure> {
    let archived = |player: &Player| player.archived.is_some();
    let found = if let Some(player) = same(known, name) {
        Some(player.clone())
    } else {
        let all: Vec<Player> = ledger.players()?.into_iter().filter(archived).collect();
        same(&all, name).cloned()
    };
    match found {
        Some(player) if archived(&player) => {
            ledger.archive_player(player.id, false)?;
            Ok(ledger.player(player.id)?)
        }
        Some(player) => Ok(player),
        None => Ok(ledger.add_player(name)?),
    }
}

/// What is wrong with a name, in words.
pub(crate) fn wrong(name: &str) -> Option<Text> {
    clean_name(name).err().map(why)
}

/// The same of a thing's name that is to be no longer than this, in characters.
pub(crate) fn wrong_within(name: &str, longest: usize) -> Option<Text> {
    let clean = match clean_name(name) {
        Ok(clean) => clean,
        Err(error) => return Some(why(error)),
    };
    let length = clean.chars().count();
    (length > longest).then(|| text("name-long").with("n", length).with("longest", longest))
}

/// Why a name can't be taken, in words.
pub(crate) fn why(error: NameError) -> Text {
    match error {
        NameError::Empty => text("name-empty"),
        NameError::ControlCharacter | NameError::Deceptive => text("name-control"),
        NameError::TooLong { length, longest } => {
            text("name-long").with("n", length).with("longest", longest)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::Lang;

    #[test]
    fn one_name_is_one_person_however_it_is_typed() {
        let folder = tempfile::tempdir().unwrap();
        let mut ledger = Ledger::open(&folder.path().join("tableside.db")).unwrap();
        let renee = player(&mut ledger, &[], "Renée").unwrap();
        for typed in ["Rene\u{301}e", " RENÉE ", "Ren\u{200d}ée"] {
            let found = player(&mut ledger, std::slice::from_ref(&renee), typed).unwrap();
            assert_eq!(found.id, renee.id, "{typed:?}");
        }
        let other = player(&mut ledger, std::slice::from_ref(&renee), "Renee").unwrap();
        assert_ne!(other.id, renee.id);
    }

    #[test]
    fn what_is_wrong_with_a_name_is_said() {
        let said = |name: &str| wrong(name).map(|why| why.say(Lang::En));
        assert_eq!(said("Anna"), None);
        for nothing in ["", "  ", "\u{200b}", "\u{301}"] {
            assert_eq!(said(nothing).as_deref(), Some("Please enter a name."));
        }
        for odd in ["An\u{7}na", "\u{202e}annA", "An\u{200b}na"] {
            assert!(said(odd).unwrap().contains("can’t be shown"), "{odd:?}");
        }
        assert!(said(&"x".repeat(61)).unwrap().contains("61"));
    }
}
