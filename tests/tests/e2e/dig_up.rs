//! DIG UP Adventure in the real window: three play along, to a tie that the run decides.

use tableside_tests::{Place, Screen, Trouble};

#[test]
fn three_play_along_to_a_tie_that_the_run_decides() -> Result<(), Trouble> {
    let place = Place::new("dig-up")?;
    let app = place.window()?;
    app.sit_down("dig-up", &["Anna", "Bảo <i>&amp;", "Cem"])?;
    set_up(&app)?;
    open_the_middles(&app)?;
    complete_a_mine(&app)?;
    exchange_between_mines(&app)?;
    app.tap("place-2-9")?;
    let (picked, mine) = (app.path()?, app.mines()?);
    let app = app.killed_and_started(&place)?;
    app.wait_for_screen("match")?;
    assert_eq!(app.path()?, picked);
    assert_eq!(app.mines()?, mine);
    assert_eq!(app.whose_turn()?, "Cem");
    assert_eq!(app.count(".dig-last-round")?, 1);
    app.shot("last-round")?;
    end_the_last_round(&app)?;
    reveal(&app)?;
    mend_the_fifth_idol(&app)?;
    see_the_tie(&app)?;
    save_the_picture(&app, &place)?;
    assert_eq!(app.errors()?, [""; 0]);
    Ok(())
}

/// Each has a colour that nobody else has then: whoever taps a taken one swaps with its owner. The
/// second one begins.
fn set_up(app: &Screen) -> Result<(), Trouble> {
    let owned = |seat: usize, colour: &str| {
        app.count(&format!(
            "[data-key=\"favourite-{seat}-{colour}\"][aria-pressed=\"true\"]"
        ))
    };
    app.tap("favourite-0-blue")?;
    assert_eq!(app.count("[data-key=\"favourite-1-blue\"] .seat-0")?, 1);
    app.tap("favourite-1-blue")?;
    assert_eq!((owned(1, "blue")?, owned(0, "yellow")?), (1, 1));
    app.wait_until_said("Anna")?;
    app.tap("favourite-0-blue")?;
    assert_eq!((owned(0, "blue")?, owned(1, "yellow")?), (1, 1));
    app.tap("favourite-2-white")?;
    app.taps(&["way-play", "starter-1"])?;
    app.shot("set-up")?;
    app.tap("start")?;
    app.wait_for_screen("match")
}

/// Everybody's fifth card is turned up first, in the order of the turns. The first key offered
/// is the right card for it.
fn open_the_middles(app: &Screen) -> Result<(), Trouble> {
    for seat in [1, 2, 0] {
        app.wait_for(&format!(
            ".dig-mine.seat-{seat} .dig-picked[data-key=\"place-{seat}-5\"]"
        ))?;
        app.tap("right")?;
    }
    assert_eq!(app.whose_turn()?, "Bảo <i>&amp;");
    assert_eq!(app.text(".dig-sum b")?, "3");
    app.shot("middles")?;
    Ok(())
}

/// A slip is taken back, two cards of one mine change places by two taps, and nine face-up cards
/// announce the last round at the end of the turn.
fn complete_a_mine(app: &Screen) -> Result<(), Trouble> {
    app.dig("1-1", "skeleton")?;
    app.tap("undo")?;
    app.dig("1-1", "right")?;
    app.dig("1-2", "number-3")?;
    app.dig("1-3", "number-2")?;
    assert_eq!(app.text(".dig-sum b")?, "10");
    app.taps(&["exchange", "place-1-2", "place-1-3"])?;
    assert_eq!(app.text(".dig-mine.seat-1 .dig-sum b")?, "12");
    // The same key leads back to the cards.
    app.tap("exchange")?;
    assert_eq!(app.text(".dig-sum b")?, "12");
    app.dig("1-4", "idol")?;
    for (place, card) in [
        ("1-6", "adventure"),
        ("1-7", "skeleton"),
        ("1-8", "adventure"),
    ] {
        app.dig(place, card)?;
        assert_eq!(app.count(".dig-last-round")?, 0);
    }
    // Another colour stays chosen for its number.
    app.taps(&["place-1-9", "colour-red", "number-4"])?;
    assert_eq!(app.text(".dig-sum b")?, "14");
    app.tap("end-turn")?;
    app.wait_for_text(".dig-last-round", "Cem")?;
    app.wait_for_text(".dig-last-round", "Anna")?;
    assert_eq!(app.whose_turn()?, "Cem");
    Ok(())
}

/// A card is stolen from another mine by two taps, so is the next one, and each undo gives one
/// back.
fn exchange_between_mines(app: &Screen) -> Result<(), Trouble> {
    app.dig("2-1", "idol")?;
    app.dig("2-2", "idol")?;
    app.dig("2-4", "idol")?;
    let before = app.mines()?;
    app.tap("exchange")?;
    assert_eq!(app.count(".dig-mine")?, 3, "all mines are there to choose");
    let all = app.mines()?;
    app.shot("exchange")?;
    app.taps(&["place-2-6", "place-1-5"])?;
    assert_eq!(app.text(".dig-mine.seat-1 .dig-sum b")?, "11");
    app.taps(&["place-2-7", "place-1-1"])?;
    assert_eq!(app.text(".dig-mine.seat-1 .dig-sum b")?, "8");
    app.tap("undo")?;
    assert_eq!(app.text(".dig-mine.seat-1 .dig-sum b")?, "11");
    app.tap("undo")?;
    assert_eq!(app.text(".dig-mine.seat-1 .dig-sum b")?, "14");
    assert_eq!(app.mines()?, all);
    app.tap("exchange")?;
    assert_eq!(app.mines()?, before);
    Ok(())
}

/// Two turns are left; then nobody has one.
fn end_the_last_round(app: &Screen) -> Result<(), Trouble> {
    app.tap("skeleton")?;
    app.tap("end-turn")?;
    assert_eq!(app.whose_turn()?, "Anna");
    app.tap("end-turn")?;
    assert_eq!(app.count(".seat-on")?, 0);
    assert!(!app.offers("score")?, "cards are still face down");
    Ok(())
}

/// What is still face down is turned up mine by mine, in the order of the turns; the next place
/// is chosen by itself, and the last colour stays chosen.
fn reveal(app: &Screen) -> Result<(), Trouble> {
    app.wait_for(".dig-mine.seat-2 .dig-picked[data-key=\"place-2-3\"]")?;
    app.taps(&[
        "colour-red",
        "number-1",
        "number-6",
        "adventure",
        "number-7",
    ])?;
    assert_eq!(app.text(".dig-sum b")?, "6");
    app.shot("complete")?;
    app.tap("next-mine")?;
    app.wait_for(".dig-mine.seat-0 .dig-picked[data-key=\"place-0-1\"]")?;
    app.taps(&[
        "adventure",
        "colour-red",
        "number-8",
        "number-9",
        "number-2",
    ])?;
    // The middle lies there already.
    app.taps(&["right", "right", "right"])?;
    assert_eq!(app.count(".dig-warning")?, 0);
    app.wait_for("[data-key=\"idol\"].dig-key-warned")?;
    app.tap("idol")?;
    assert_eq!(app.text(".dig-sum b")?, "14");
    Ok(())
}

/// The box holds four idols, so one of the five that lie there is another card. The warning
/// leads to it.
fn mend_the_fifth_idol(app: &Screen) -> Result<(), Trouble> {
    app.wait_for_text(".dig-warning", "5")?;
    app.shot("fifth-idol")?;
    app.tap("warnings")?;
    assert_eq!(app.count(".dig-warning button")?, 5, "where the idols lie");
    app.shot("warnings")?;
    app.tap("warned-idol-2-2")?;
    app.wait_for(".dig-mine.seat-2 .dig-picked[data-key=\"place-2-2\"]")?;
    app.tap("adventure")?;
    assert_eq!(app.count(".dig-warning, .dig-warned")?, 0);
    assert_eq!(app.text(".dig-sum b")?, "6", "it did not score");
    Ok(())
}

fn see_the_tie(app: &Screen) -> Result<(), Trouble> {
    app.tap("score")?;
    app.wait_for_text("#result-title", "Anna")?;
    assert_eq!(app.texts(".ranking-points")?, ["14", "14", "6"]);
    assert_eq!(app.texts(".ranking-first bdi")?, ["Anna"]);
    assert_eq!(app.texts(".ranking-place")?, ["1.", "2.", "3."]);
    let runs = app.texts("tbody .ranking-cell:not(.ranking-points)")?;
    assert_eq!(runs, ["4", "3", "1"]);
    let words = app.text(".dig-result > p")?;
    for part in ["Anna", "Bảo <i>&amp;", "14", "4"] {
        assert!(words.contains(part), "{part} decides: {words}");
    }
    assert_eq!(app.count("[data-key=\"score\"], .dig-pad")?, 0);
    app.leads_on_in_sight()?;
    app.shot("result")?;
    // Scored too early is taken back like any other tap.
    app.tap("undo")?;
    assert!(app.offers("score")?);
    app.tap("redo")?;
    app.wait_for("#result-title")
}

/// The picture of the result is a file that stands alone, and the window says where it went.
fn save_the_picture(app: &Screen, place: &Place) -> Result<(), Trouble> {
    assert_eq!(app.attribute("[data-told]", "hidden")?.as_deref(), Some(""));
    app.touch("picture")?;
    app.wait_for_text("[data-told]", "dig-up.svg")?;
    app.shot("picture")?;
    let picture = place.wait_for_download("dig-up.svg")?;
    assert_eq!(app.ill_formed(&picture)?, None);
    assert!(picture.contains("Bảo &#60;i&#62;&#38;amp;"), "{picture}");
    assert!(!picture.contains("href=\"http"), "it needs nothing besides");
    app.wait_for("#result-title")?;
    Ok(())
}
