//! Measured sand timers.

use std::slice;

use uuid::Uuid;

use super::Place;
use super::people::HOSTILE;
use crate::{GlassId, LedgerError, NameError};

#[test]
fn hostile_names_come_back_as_they_were() {
    let mut place = Place::new();
    let added: Vec<_> = HOSTILE
        .iter()
        .zip((1..).map(|n| n * 1_000))
        .map(|(name, ms)| place.ledger.add_glass(name, ms).unwrap())
        .collect();
    let place = place.restart();
    let glasses = place.ledger.glasses().unwrap();
    assert_eq!(glasses, added);
    let names: Vec<_> = glasses.iter().map(|glass| glass.name.as_str()).collect();
    assert_eq!(names, HOSTILE);
}

#[test]
fn names_that_no_screen_could_show_are_refused() {
    let mut place = Place::new();
    let glass = place.ledger.add_glass(" Egg\n", 180_000).unwrap();
    assert_eq!(glass.name, "Egg");
    let long = "ű".repeat(61);
    for (name, reason) in [
        (" \u{a0}", NameError::Empty),
        ("E\u{0}gg", NameError::ControlCharacter),
        ("\u{202e}ggE", NameError::Deceptive),
        (
            &long,
            NameError::TooLong {
                length: 61,
                longest: 60,
            },
        ),
    ] {
        let refused = |result: Result<(), LedgerError>| match result {
            Err(LedgerError::Name(found)) => assert_eq!(found, reason, "{name:?}"),
            other => panic!("{name:?}: {other:?}"),
        };
        refused(place.ledger.add_glass(name, 60_000).map(drop));
        refused(place.ledger.rename_glass(glass.id, name));
        let mut restored = glass.clone();
        restored.name = name.to_owned();
        refused(place.ledger.restore_glass(&restored));
    }
    assert_eq!(place.ledger.glasses().unwrap(), [glass]);
}

#[test]
fn a_name_belongs_to_one_glass() {
    let mut place = Place::new();
    let egg = place.ledger.add_glass("Egg", 180_000).unwrap();
    let tea = place.ledger.add_glass("Tea", 240_000).unwrap();
    let taken = |result: Result<(), LedgerError>| {
        assert!(
            matches!(result, Err(LedgerError::DuplicateGlass(id)) if id == egg.id),
            "{result:?}"
        );
    };
    taken(place.ledger.add_glass(" Egg ", 60_000).map(drop));
    taken(place.ledger.rename_glass(tea.id, "Egg"));
    taken(place.ledger.add_glass("EGG", 60_000).map(drop));
    taken(place.ledger.rename_glass(tea.id, "eGG"));
    // Its own name is no other's, in capitals neither.
    place.ledger.rename_glass(egg.id, "EGG").unwrap();
    place.ledger.rename_glass(egg.id, "Egg").unwrap();
    place.ledger.rename_glass(egg.id, "Big egg").unwrap();
    place.ledger.rename_glass(tea.id, "Egg").unwrap();
    let names: Vec<_> = place.ledger.glasses().unwrap();
    assert_eq!(
        (names[0].name.as_str(), names[1].name.as_str()),
        ("Big egg", "Egg")
    );
}

#[test]
fn a_removed_glass_can_be_brought_back() {
    let mut place = Place::new();
    let egg = place.ledger.add_glass("Egg", 180_000).unwrap();
    let tea = place.ledger.add_glass("Tea", 240_000).unwrap();
    assert_eq!(place.ledger.remove_glass(egg.id).unwrap(), egg);
    assert_eq!(place.ledger.glasses().unwrap(), slice::from_ref(&tea));
    place.ledger.restore_glass(&egg).unwrap();
    place.ledger.restore_glass(&egg).unwrap();
    assert_eq!(place.ledger.glasses().unwrap(), [egg.clone(), tea.clone()]);
    place.ledger.remove_glass(egg.id).unwrap();
    place.ledger.rename_glass(tea.id, "Egg").unwrap();
    let restored = place.ledger.restore_glass(&egg);
    assert!(
        matches!(restored, Err(LedgerError::DuplicateGlass(id)) if id == tea.id),
        "{restored:?}"
    );
    assert_eq!(place.ledger.glasses().unwrap().len(), 1);
}

#[test]
fn what_is_unknown_is_not_found() {
    let mut place = Place::new();
    let none = GlassId(Uuid::nil());
    let renamed = place.ledger.rename_glass(none, "Egg");
    assert!(matches!(renamed, Err(LedgerError::NotFound)), "{renamed:?}");
    let removed = place.ledger.remove_glass(none);
    assert!(matches!(removed, Err(LedgerError::NotFound)), "{removed:?}");
}

#[test]
fn a_glass_runs_for_a_second_to_a_day() {
    let mut place = Place::new();
    for ms in [0, 999, 86_400_001, u32::MAX] {
        let added = place.ledger.add_glass("Egg", ms);
        assert!(
            matches!(added, Err(LedgerError::TimerLength { ms: found }) if found == ms),
            "{added:?}"
        );
    }
    for (name, ms) in [("Short", 1_000), ("Long", 86_400_000)] {
        assert_eq!(place.ledger.add_glass(name, ms).unwrap().length_ms, ms);
    }
}
