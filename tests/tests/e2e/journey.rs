//! A pair's first scenario in the real window, from the names to the campaign, with all that
//! goes wrong at a table on the way.

use tableside_tests::{Look, Place, Screen, Trouble};

/// A name with all that names are allowed to hold.
const ONE: &str = "Jürgen „Jo“ O'Neill";
const TWO: &str = "Őrsi <b>&amp;\"";

#[test]
fn a_pair_plays_its_first_scenario_to_the_win() -> Result<(), Trouble> {
    let place = Place::new("journey")?;
    let app = place.window()?;
    app.meet(ONE, TWO)?;
    assert_eq!(app.text("h1")?, format!("{ONE} & {TWO}"));
    app.shot("campaign")?;
    set_up(&app)?;
    play_the_first_half(&app)?;
    let path = app.path()?;
    assert_eq!(app.errors()?, [""; 0]);
    place.wait_for_kept(&path)?;
    app.kill()?;

    let app = place.window()?;
    app.wait_for_screen("match")?;
    assert!(app.path()?.starts_with(&path));
    assert_eq!(app.field()?, "5 4 . 3 . .");
    assert_eq!(app.whose_turn()?, ONE);
    app.shot("after-the-kill")?;
    app.lay("2-2", 3)?;
    app.lay("1-3", 3)?;
    mend(&app)?;
    win(&app)?;
    see_the_campaign(&app)?;
    try_again(&app)?;
    assert_eq!(app.errors()?, [""; 0]);
    Ok(())
}

/// The set-up page: a step is ticked off on the table, the second player begins.
fn set_up(app: &Screen) -> Result<(), Trouble> {
    app.tap("next-setup")?;
    assert_eq!(app.screen()?, "scenario");
    app.shot("set-up")?;
    let ticked = "[data-key=\"step-1\"]";
    assert_eq!(
        app.attribute(ticked, "aria-checked")?.as_deref(),
        Some("false")
    );
    app.tap("step-1")?;
    assert_eq!(
        app.attribute(ticked, "aria-checked")?.as_deref(),
        Some("true")
    );
    app.tap("starter-1")?;
    assert_eq!(
        app.attribute(ticked, "aria-checked")?.as_deref(),
        Some("true")
    );
    app.tap("start")?;
    assert_eq!(app.screen()?, "match");
    assert_eq!(app.whose_turn()?, TWO);
    assert_eq!(app.field()?, ". . . . . .");
    Ok(())
}

/// Three numbers, one of them wrong; a double tap counts once, undo and redo lead there and back.
fn play_the_first_half(app: &Screen) -> Result<(), Trouble> {
    app.tap("place-1-1")?;
    app.double_tap("value-5")?;
    app.wait_for_revision(1)?;
    assert_eq!(app.field()?, "5 . . . . .");
    assert_eq!(app.whose_turn()?, ONE);
    app.lay("1-2", 4)?;
    app.tap("undo")?;
    assert_eq!(app.field()?, "5 . . . . .");
    assert_eq!(app.whose_turn()?, ONE);
    app.tap("redo")?;
    assert_eq!(app.field()?, "5 4 . . . .");
    assert_eq!(app.whose_turn()?, TWO);
    app.lay("2-1", 3)?;
    assert_eq!(app.field()?, "5 4 . 3 . .");
    app.shot("half-way")?;
    Ok(())
}

/// The first number was a 3. With it there would be four of them, so the fifth step no longer
/// fits and is mended as well; one undo takes all of that back, one redo brings it again.
fn mend(app: &Screen) -> Result<(), Trouble> {
    assert_eq!(app.field()?, "5 4 3 3 3 .");
    let before = app.revision()?;
    app.tap("menu")?;
    app.tap("log")?;
    assert_eq!(app.count("[data-key^=\"entry-\"]")?, 5);
    app.shot("log")?;
    app.tap("entry-1")?;
    app.tap("change")?;
    assert_eq!(app.screen()?, "repair-board");
    assert_eq!(app.field()?, ". . . . . .");
    app.lay("1-1", 3)?;
    assert_eq!(app.screen()?, "repair");
    app.wait_for_text(".note", "5")?;
    app.shot("no-longer-fits")?;
    app.tap("change")?;
    assert_eq!(app.screen()?, "repair-board");
    assert_eq!(app.field()?, "3 4 . 3 3 .");
    app.lay("1-3", 2)?;
    assert_eq!(app.screen()?, "match");
    assert_eq!(app.field()?, "3 4 2 3 3 .");
    assert_eq!(app.revision()?, before.map(|before| before + 1));
    app.tap("undo")?;
    assert_eq!(app.field()?, "5 4 3 3 3 .");
    app.tap("redo")?;
    assert_eq!(app.field()?, "3 4 2 3 3 .");
    Ok(())
}

/// The last number finishes the field, and the app sees it by itself.
fn win(app: &Screen) -> Result<(), Trouble> {
    app.lay("2-3", 6)?;
    app.wait_for(".ks-result-won")?;
    assert_eq!(app.field()?, "3 4 2 3 3 6");
    assert_eq!(app.count(".ks-target.ks-met")?, 5);
    assert!(
        !app.offers("place-1-1")?,
        "nothing more is played after the end"
    );
    app.shot("won")?;
    Ok(())
}

/// The campaign knows that it took one attempt, and what comes next.
fn see_the_campaign(app: &Screen) -> Result<(), Trouble> {
    app.tap("campaign")?;
    assert_eq!(app.screen()?, "team");
    app.wait_for_text("[data-key=\"square-1\"]", "1×")?;
    app.wait_for_text("[data-key=\"square-1\"]", "done in 1 attempt")?;
    assert_eq!(app.text(".big-number")?, "1");
    app.shot("campaign-after")?;
    app.tap("square-1")?;
    assert_eq!(app.screen()?, "scenario");
    app.tap("attempt-1")?;
    app.wait_for(".ks-result-won")
}

/// The same people again; the other one begins now.
fn try_again(app: &Screen) -> Result<(), Trouble> {
    let won = app.path()?;
    app.tap("again")?;
    assert_eq!(app.screen()?, "match");
    assert_ne!(app.path()?, won);
    assert_eq!(app.whose_turn()?, ONE);
    assert_eq!(app.field()?, ". . . . . .");
    Ok(())
}

#[test]
fn it_begins_in_hungarian_and_in_the_dark() -> Result<(), Trouble> {
    let place = Place::new("hungarian")?.look(Look {
        language: "hu",
        dark: true,
        ..Look::default()
    });
    let app = place.window()?;
    app.wait_for_screen("home")?;
    assert_eq!(app.attribute("html", "lang")?.as_deref(), Some("hu"));
    app.meet("Ágnes", "Örs")?;
    app.begin(0)?;
    app.lay("1-1", 3)?;
    app.shot("match")?;
    assert_eq!(app.whose_turn()?, "Örs");
    assert_eq!(app.attribute("html", "lang")?.as_deref(), Some("hu"));
    assert!(app.is_dark()?);
    assert_eq!(app.errors()?, [""; 0]);
    Ok(())
}
