//! The served screens, in a browser of the size of a phone.

use tableside_tests::{Place, Trouble};

#[test]
fn a_match_is_played_by_taps() -> Result<(), Trouble> {
    let place = Place::new("served")?;
    let phone = place.served()?;
    let touch = phone.run(
        "return navigator.maxTouchPoints > 0 && innerWidth === 390",
        &serde_json::json!([]),
    )?;
    assert_eq!(touch, true);
    phone.meet("Jürgen \"Jo\"", "Őrsi")?;
    let campaign = phone.path()?;
    phone.begin(0)?;
    let path = phone.path()?;
    phone.tap("place-1-1")?;
    phone.double_tap("value-3")?;
    phone.lay("1-2", 4)?;
    phone.tap("place-1-3")?;
    phone.shot("match")?;
    phone.reload()?;
    assert_eq!(phone.path()?, format!("{path}?at=1,3"));
    assert_eq!(phone.field()?, "3 4 . . . .");
    assert_eq!(phone.whose_turn()?, "Jürgen \"Jo\"");
    phone.tap("value-2")?;
    phone.tap("menu")?;
    phone.back()?;
    assert_eq!(phone.path()?, path);
    for (at, value) in [("2-1", 3), ("2-2", 3), ("2-3", 6)] {
        phone.lay(at, value)?;
    }
    phone.wait_for(".ks-result-won")?;
    assert_eq!(phone.revision()?, Some(6));
    phone.shot("won")?;
    phone.back()?;
    assert_eq!(phone.path()?, campaign);
    phone.wait_for_text("[data-key=\"square-1\"]", "1×")?;
    assert_eq!(phone.errors()?, [""; 0]);
    Ok(())
}

#[test]
fn of_two_phones_the_later_tap_is_told_so() -> Result<(), Trouble> {
    let place = Place::new("phones")?;
    let phone = place.served()?;
    phone.meet("Anna", "Ben")?;
    phone.begin(0)?;
    let other = phone.second_phone(&place)?;
    other.tap("open-1")?;
    assert_eq!(other.path()?, phone.path()?);
    other.tap("place-1-1")?;
    phone.lay("1-1", 3)?;
    other.tap("value-4")?;
    other.wait_for_text(".refusal", "out of date")?;
    assert_eq!(other.field()?, "3 . . . . .");
    assert_eq!(other.revision()?, Some(1));
    other.shot("out-of-date")?;
    other.lay("1-2", 4)?;
    assert_eq!(other.field()?, "3 4 . . . .");
    assert_eq!(other.count(".refusal")?, 0);
    phone.reload()?;
    assert_eq!(phone.field()?, "3 4 . . . .");
    assert_eq!(phone.errors()?, [""; 0]);
    assert_eq!(other.errors()?, [""; 0]);
    Ok(())
}

#[test]
fn a_tap_waits_for_a_server_that_is_gone() -> Result<(), Trouble> {
    let place = Place::new("gone")?;
    let mut phone = place.served()?;
    phone.meet("Anna", "Ben")?;
    phone.begin(0)?;
    phone.lay("1-1", 3)?;
    phone.tap("place-1-2")?;
    phone.kill()?;
    phone.touch("value-4")?;
    phone.wait_for(".bar")?;
    phone.shot("gone")?;
    assert_eq!(phone.field()?, "3 . . . . .");
    phone.serve_again(&place)?;
    phone.tap_on(".bar button")?;
    phone.wait_for_revision(2)?;
    assert_eq!(phone.field()?, "3 4 . . . .");
    phone.wait_until(
        "a screen without the bar",
        "return document.querySelector('.bar') === null",
        &serde_json::json!([]),
    )?;
    assert_eq!(phone.errors()?, [""; 0]);
    Ok(())
}
