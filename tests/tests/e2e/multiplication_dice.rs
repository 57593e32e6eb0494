//! The Multiplikations-Würfelspiel in the real window: two rounds with dice that are tapped in,
//! with all that goes wrong at a table on the way, and simulated throws.

use serde_json::json;
use tableside_tests::{Look, Place, Screen, Trouble};

/// Agrees on fewer rounds than the 30 that are preset for two.
fn agree_on_two_rounds(app: &Screen) -> Result<(), Trouble> {
    assert_eq!(app.text(".big-number")?, "30");
    app.taps(&["fewer-5"; 5])?;
    app.taps(&["fewer"; 3])?;
    assert_eq!(app.text(".big-number")?, "2");
    Ok(())
}

#[test]
fn two_rounds_are_played_with_dice_that_are_tapped_in() -> Result<(), Trouble> {
    let place = Place::new("multiplication-dice")?;
    let app = place.window()?;
    app.sit_down("multiplication-dice", &["Jürgen „Jo“ O'Neill", "Ben"])?;
    agree_on_two_rounds(&app)?;
    app.shot("set-up")?;
    app.tap("start")?;
    app.wait_for_screen("match")?;
    let path = app.path()?;
    tap_dice_in(&app)?;
    claim_by_the_board(&app)?;
    stop_a_simulation_and_take_it_back(&app)?;
    app.taps(&["number-1", "number-2", "die-2"])?;
    let (picked, owners) = (app.path()?, app.owners()?);
    assert_eq!(picked, format!("{path}?dice=1,2,&die=2"));
    let app = app.killed_and_started(&place)?;
    app.wait_for_screen("match")?;
    assert_eq!(app.path()?, picked, "the dice lie as they did");
    assert_eq!(app.owners()?, owners);
    assert_eq!(app.whose_turn()?, "Ben");
    capture(&app)?;
    simulate_ten(&app)?;
    play_the_last_round(&app)?;
    see_the_result(&app, &path)?;
    assert_eq!(app.errors()?, [""; 0]);
    Ok(())
}

/// A number is cleared by a second tap on it, and a whole throw is changed by a tap on its die.
fn tap_dice_in(app: &Screen) -> Result<(), Trouble> {
    let shows = |die: u8, number: &str| -> Result<bool, Trouble> {
        Ok(app.text(&format!("[data-key=\"die-{die}\"]"))? == number)
    };
    app.tap("number-7")?;
    assert!(shows(1, "7")? && shows(2, "")?);
    app.taps(&["die-1", "number-7"])?;
    assert!(shows(1, "")?, "the same number again clears it");
    assert!(app.path()?.starts_with("/matches/"));
    app.throw([1, 1, 3])?;
    assert_eq!(app.texts(".md-product b")?, ["1", "3"]);
    assert_eq!(app.revision()?, Some(1));
    app.tap("die-3")?;
    assert!(shows(1, "1")? && shows(3, "")?, "two stay as they lie");
    assert_eq!(app.revision()?, Some(2));
    app.tap("number-2")?;
    assert_eq!(app.texts(".md-product b")?, ["1", "2"]);
    app.shot("products")?;
    Ok(())
}

/// A product with one field is played by its key alone; of the two fields of another one is
/// tapped on the board, let go of, and the other one confirmed.
fn claim_by_the_board(app: &Screen) -> Result<(), Trouble> {
    let first = app.whose_turn()?;
    app.tap("product-1")?;
    assert_eq!(&app.owners()?[..3], "0..");
    assert_eq!(app.whose_turn()?, first);
    app.tap("product-2")?;
    assert_eq!(app.count(".md-field-key")?, 2);
    assert_eq!(app.count(".md-board .md-bright")?, 2);
    assert_eq!(app.count(".md-board button")?, 2, "no other can be tapped");
    app.shot("fields")?;
    app.taps(&["field-1-2", "no-field", "field-2-1"])?;
    app.wait_for(".md-confirm")?;
    app.shot("confirm")?;
    app.double_tap("claim-2-1")?;
    let owners = app.owners()?;
    assert_eq!((&owners[..3], &owners[12..15]), ("0..", "0.."));
    assert_eq!(app.whose_turn()?, "Ben");
    assert_eq!(app.scores()?, ["0", "0"], "free fields bring nothing");
    Ok(())
}

/// A hundred throws are stopped on their way by a finger that is in no hurry. What was thrown is
/// one step; one tap takes it back, one brings it again.
fn stop_a_simulation_and_take_it_back(app: &Screen) -> Result<(), Trouble> {
    let (before, revision) = (app.owners()?, app.revision()?);
    let title = app.text("h1")?;
    app.taps(&["simulate", "throws-100", "begin-simulation"])?;
    app.wait_until(
        "five throws",
        "return Number(document.querySelector('.md-running .big-number')?.innerText) >= 5",
        &json!([]),
    )?;
    app.shot("simulation")?;
    app.touch_slowly("stop-simulation")?;
    app.wait_for_the_end_of_the_simulation()?;
    let thrown = app.revision()?.unwrap_or_default() - revision.unwrap_or_default();
    assert!((5..100).contains(&thrown), "{thrown}");
    let after = app.owners()?;
    let claimed = after.matches(['0', '1']).count() as u64;
    assert!((thrown..=3 * thrown + 2).contains(&claimed), "{claimed}");
    assert!(app.offers("number-1")?, "real dice go on");
    let rounds = 2 + thrown.div_ceil(2);
    assert!(app.text("h1")?.contains(&rounds.to_string()), "on top");
    app.tap("undo")?;
    assert_eq!((app.owners()?, app.text("h1")?), (before.clone(), title));
    app.tap("redo")?;
    assert_eq!(app.owners()?, after);
    assert_eq!(app.count("[data-key=\"next-throw\"]")?, 0);
    app.tap("undo")?;
    assert_eq!(app.owners()?, before);
    Ok(())
}

/// Nobody has a field of the product left, so one is taken from its owner for a point.
fn capture(app: &Screen) -> Result<(), Trouble> {
    app.taps(&["number-2", "die-2", "number-1"])?;
    app.tap("number-5")?;
    assert_eq!(app.texts(".md-product b")?, ["1", "5"]);
    app.tap("product-1")?;
    assert_eq!(app.scores()?, ["0", "1"]);
    app.wait_for_text(".foot .note", "Jürgen „Jo“ O'Neill")?;
    app.shot("captured")?;
    app.taps(&["product-5", "claim-5-1"])?;
    let owners = app.owners()?;
    assert_eq!((&owners[..2], &owners[48..49]), ("1.", "1"));
    Ok(())
}

/// Ten throws run to their end; whatever they bring, points and captures are the same in sum.
fn simulate_ten(app: &Screen) -> Result<(), Trouble> {
    let (before, revision) = (app.owners()?, app.revision()?);
    app.taps(&["simulate", "throws-10", "begin-simulation"])?;
    app.wait_for_the_end_of_the_simulation()?;
    let thrown = app.revision()?.unwrap_or_default() - revision.unwrap_or_default();
    assert_eq!(thrown, 10);
    app.tap("more")?;
    let figures = app.run(
        "return [...document.querySelectorAll('.md-standings tbody tr')].map((row) =>
             [...row.querySelectorAll('td')].map((cell) => Number(cell.innerText)))
             .reduce((one, other) => one.map((value, i) => value + other[i]))",
        &json!([]),
    )?;
    let taken = app.owners()?.matches(['0', '1']).count();
    let [points, fields, made, suffered] = [0, 1, 2, 3].map(|column| figures[column].clone());
    assert_eq!(fields, taken);
    assert!(points == made && made == suffered, "{figures}");
    app.shot("standings")?;
    app.tap("more")?;
    app.tap("undo")?;
    assert_eq!(app.owners()?, before, "one tap takes ten throws back");
    Ok(())
}

/// One capture by each, and the match ends by itself.
fn play_the_last_round(app: &Screen) -> Result<(), Trouble> {
    app.throw([1, 1, 1])?;
    app.tap("product-1")?;
    assert_eq!(app.scores()?, ["1", "1"]);
    app.throw([1, 1, 12])?;
    app.tap("product-1")?;
    assert_eq!(app.scores()?, ["1", "2"]);
    app.tap("product-12")?;
    assert_eq!(app.count(".md-field-key")?, 6);
    app.tap("claim-4-3")?;
    app.wait_for(".md-result")
}

fn see_the_result(app: &Screen, path: &str) -> Result<(), Trouble> {
    app.wait_for_text("#result-title", "Ben")?;
    assert_eq!(app.texts(".ranking-points")?, ["2", "1"]);
    assert_eq!(app.texts(".ranking-first bdi")?, ["Ben"]);
    assert_eq!(app.texts(".ranking-place")?, ["1.", "2."]);
    let line = app.text(".ranking-more li")?;
    let figures: Vec<&str> = line
        .split(|letter: char| !letter.is_ascii_digit())
        .filter(|part| !part.is_empty())
        .collect();
    assert_eq!(figures, ["3", "2", "1"], "held, captured, lost: {line}");
    assert_eq!(app.count(".md-course polyline")?, 2);
    app.leads_on_in_sight()?;
    app.shot("result")?;
    // A last step that was not right is taken back.
    app.tap("undo")?;
    assert_eq!(app.whose_turn()?, "Ben");
    app.tap("redo")?;
    app.wait_for(".md-result")?;
    app.back()?;
    app.wait_for_screen("setup")?;
    assert_eq!(app.count("[data-key^=\"open-\"]")?, 0);
    app.wait_for_text("[data-key=\"past-1\"]", "Ben")?;
    app.tap("past-1")?;
    assert_eq!(app.path()?, path);
    Ok(())
}

#[test]
fn the_app_throws_and_fills_the_board_in_hungarian_and_in_the_dark() -> Result<(), Trouble> {
    let place = Place::new("multiplication-dice-hungarian")?.look(Look {
        language: "hu",
        dark: true,
        ..Look::default()
    });
    let app = place.window()?;
    app.sit_down("multiplication-dice", &["Ágnes", "Örs", "Zsófi"])?;
    assert_eq!(app.attribute("html", "lang")?.as_deref(), Some("hu"));
    app.tap("start")?;
    app.taps(&["simulate", "throws-20", "begin-simulation"])?;
    app.wait_for_the_end_of_the_simulation()?;
    assert_eq!(app.revision()?, Some(20));
    // Two are left of the seventh round.
    assert_eq!(app.whose_turn()?, "Zsófi");
    app.tap("draw")?;
    app.shot("thrown")?;
    app.play_out()?;
    assert_eq!(app.whose_turn()?, "Ágnes");
    assert_eq!(app.attribute("html", "lang")?.as_deref(), Some("hu"));
    assert!(app.is_dark()?);
    assert_eq!(app.errors()?, [""; 0]);
    Ok(())
}
