//! A race with cards, to a tie-break.

use tableside_tests::{Place, Screen, Trouble};

use super::{ladder, shorten_the_ladder};

/// Taps a place of the wall such as `4-2`: first the quarter in which it lies, then the place.
fn tap_the_wall(app: &Screen, place: &str) -> Result<(), Trouble> {
    let (top, left) = place.split_once('-').expect("two numbers");
    let half = |number: &str| usize::from(number.parse::<u8>().expect("a number") > 5);
    let quarter = 1 + half(top) + 2 * half(left);
    app.taps(&[&format!("quarter-{quarter}"), &format!("place-{place}")])
}

/// The tile fits, and lay at this place of the wall.
fn fit(app: &Screen, place: &str) -> Result<(), Trouble> {
    app.tap("fits")?;
    tap_the_wall(app, place)
}

/// The task as it stands above the two answers, such as `7 × 5 = ?`.
fn task(app: &Screen) -> Result<String, Trouble> {
    let shown = app.text(".x1-task")?;
    Ok(shown.split_whitespace().collect::<Vec<_>>().join(" "))
}

#[test]
fn a_race_with_cards_is_decided_by_the_tie_break() -> Result<(), Trouble> {
    let place = Place::new("times-table-race")?;
    let app = place.window()?;
    app.sit_down("times-table", &["Anna", "Bea O'Neill <b>"])?;
    lay_out(&app)?;
    answer_with_the_pad(&app)?;
    lay_the_first_card(&app)?;
    let app = app.killed_and_started(&place)?;
    app.wait_for_screen("match")?;
    assert_eq!(task(&app)?, "4 × 2 = ?");
    reach_the_top_by_a_card(&app)?;
    let app = app.killed_and_started(&place)?;
    app.wait_for_text("h1", "Last round")?;
    draw_level(&app)?;
    see_who_won(&app)?;
    practise(&app)?;
    go_once_more(&app)?;
    assert_eq!(app.errors()?, [""; 0]);
    Ok(())
}

/// The second one begins; three rungs, and the first tile is taken from 7 × 5.
fn lay_out(app: &Screen) -> Result<(), Trouble> {
    app.taps(&["variant-race", "starter-1"])?;
    shorten_the_ladder(app, 3)?;
    app.shot("set-up")?;
    app.tap("next")?;
    app.wait_for_screen("laying-out")?;
    assert!(!app.offers("start")?, "the gap is not told yet");
    tap_the_wall(app, "7-5")?;
    app.shot("laid-out")?;
    app.tap("start")?;
    app.wait_for_screen("match")?;
    assert_eq!(app.whose_turn()?, "Bea O'Neill <b>");
    assert_eq!(task(app)?, "7 × 5 = ?");
    Ok(())
}

/// One is mistaken, and hears nothing of it but that the gap stays. The other one is right, and
/// hears that only once the tile fits.
fn answer_with_the_pad(app: &Screen) -> Result<(), Trouble> {
    app.taps(&["pad", "digit-2", "digit-4"])?;
    assert_eq!(task(app)?, "7 × 5 = 24");
    let main = app.text("main")?;
    assert!(!main.contains("35"), "the product is not told: {main}");
    app.tap("misses")?;
    assert_eq!(app.whose_turn()?, "Anna");
    let main = app.text("main")?;
    assert!(!main.contains("35") && !main.contains("24"), "{main}");
    app.taps(&["pad", "digit-3", "digit-5"])?;
    assert_eq!(app.count(".x1-verdict")?, 0);
    app.tap("fits")?;
    app.wait_for(".x1-right .x1-verdict")?;
    app.shot("right")?;
    tap_the_wall(app, "4-2")?;
    assert_eq!(app.scores()?, ["1", "0"]);
    Ok(())
}

/// "Who has the 35?" A card of a number that is not solved yet is refused beside its key.
fn lay_the_first_card(app: &Screen) -> Result<(), Trouble> {
    app.wait_for_text(".foot .note", "35")?;
    app.tap("cards")?;
    app.tap("card-49")?;
    app.wait_for_text(".foot .note", "49")?;
    assert_eq!(app.scores()?, ["1", "0"]);
    app.shot("not-solved")?;
    app.tap("card-35")?;
    app.double_tap("lay-1")?;
    assert_eq!(app.scores()?, ["1", "1"], "two taps lay one card");
    // Six of the 23 are in hands, and one more is drawn now.
    assert_eq!(app.text(".x1-drawn .big-number")?, "16");
    app.shot("drawn")?;
    app.tap("on")?;
    assert_eq!(app.whose_turn()?, "Bea O'Neill <b>");
    Ok(())
}

/// A tile from the web, a second card at once, and with it the top: the last round is announced.
fn reach_the_top_by_a_card(app: &Screen) -> Result<(), Trouble> {
    app.taps(&["fits", "web", "tell", "number-10", "number-9"])?;
    assert_eq!(app.scores()?, ["1", "2"]);
    app.wait_for_text(".foot .note", "8")?;
    app.tap("lay-1")?;
    assert_eq!(app.scores()?, ["1", "3"]);
    app.wait_for_text(".foot .note", "Bea O'Neill <b> is on the top")?;
    app.wait_until_said("This is the last round")?;
    assert_eq!(app.text(".x1-drawn .big-number")?, "15");
    app.wait_for_text("h1", "Last round")?;
    app.tap("undo")?;
    assert_eq!(app.scores()?, ["1", "2"]);
    app.wait_for_text("h1", "Round 2")?;
    app.tap("redo")?;
    app.shot("last-round")?;
    app.tap("on")?;
    assert_eq!(task(app)?, "10 × 9 = ?");
    assert_eq!(app.whose_turn()?, "Anna");
    Ok(())
}

/// The other one comes up, too, by one card less; then nobody has a turn.
fn draw_level(app: &Screen) -> Result<(), Trouble> {
    app.tap("wall")?;
    let left = app.texts(".x1-left-number .visually-hidden")?;
    assert_eq!(left.len(), 42);
    for said in ["35: one tile left", "8: 3 tiles left", "100: one tile left"] {
        assert!(left.iter().any(|label| label == said), "{said}: {left:?}");
    }
    app.shot("what-is-left")?;
    app.tap("wall")?;
    fit(app, "1-1")?;
    assert_eq!(app.scores()?, ["2", "3"]);
    assert!(!app.offers("fits")? && !app.offers("finish")?);
    app.tap("lay-0")?;
    assert_eq!(app.scores()?, ["3", "3"]);
    assert!(ladder(app)?.contains("Anna on 3"), "{}", ladder(app)?);
    app.tap("on")?;
    assert!(!app.offers("fits")?, "no turn is left");
    app.shot("round-over")?;
    app.tap("finish")?;
    app.wait_for(".x1-result")
}

fn see_who_won(app: &Screen) -> Result<(), Trouble> {
    app.wait_for_text("#result-title", "Anna")?;
    assert_eq!(app.texts(".ranking-first bdi")?, ["Anna"]);
    assert_eq!(app.texts(".ranking-place")?, ["1.", "2."]);
    assert_eq!(app.texts(".ranking-points")?, ["3", "3"]);
    let cards = app.texts("tbody .ranking-cell:not(.ranking-points)")?;
    assert_eq!(cards, ["1", "2"]);
    let words = app.text(".x1-result > p")?;
    assert!(
        words.contains("Anna") && words.contains("fewest"),
        "{words}"
    );
    app.leads_on_in_sight()?;
    app.shot("result")?;
    app.tap("undo")?;
    assert_eq!(app.count(".x1-result")?, 0, "one more card could be laid");
    assert!(app.offers("cards")?);
    app.tap("redo")?;
    app.wait_for("#result-title")
}

/// What was answered wrong stands on a map of its own, for that child alone, after a praise.
fn practise(app: &Screen) -> Result<(), Trouble> {
    assert!(!app.offers("practice-0")?, "she was right");
    app.tap("practice-1")?;
    assert_eq!(app.texts(".x1-practice-list li")?, ["7 × 5 = 35"]);
    assert_eq!(app.count(".x1-practice-map .x1-marked")?, 1);
    app.wait_for_text(".x1-verdict", "Bea O'Neill <b>: one tile found")?;
    app.shot("practice")?;
    app.tap("practice-all")?;
    app.wait_for_screen("practice")?;
    assert_eq!(app.texts(".x1-practice-list li")?, ["7 × 5 = 35"]);
    app.shot("practice-all")?;
    app.back()?;
    app.tap("practice-back")?;
    app.wait_for("#result-title")
}

/// The next one begins then, up the same ladder, and another gap is asked for.
fn go_once_more(app: &Screen) -> Result<(), Trouble> {
    app.wait_for_text("[data-key=\"again\"]", "Anna")?;
    app.tap("again")?;
    app.wait_for_screen("laying-out")?;
    tap_the_wall(app, "6-6")?;
    app.tap("start")?;
    app.wait_for_screen("match")?;
    assert_eq!(app.whose_turn()?, "Anna");
    assert!(ladder(app)?.starts_with("Ladder with 3 rungs"));
    assert_eq!(task(app)?, "6 × 6 = ?");
    Ok(())
}
