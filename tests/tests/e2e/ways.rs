//! Finding one's way in the real window: back from every screen, after a restart too, and a
//! screen that is reloaded, rotated and turned.

use serde_json::{Value, json};
use tableside_tests::{Place, Screen, Trouble};

/// How far the screen is scrolled down, in CSS pixels.
fn scrolled(app: &Screen) -> Result<f64, Trouble> {
    let top = app.run(
        "return document.getElementById('main').scrollTop",
        &json!([]),
    )?;
    Ok(top.as_f64().unwrap_or_default())
}

/// Scrolls the screen.
fn scroll(app: &Screen, to: u32) -> Result<(), Trouble> {
    let script = "document.getElementById('main').scrollTo(0, arguments[0])";
    app.run(script, &json!([to])).map(drop)
}

/// By how many degrees the screen is turned.
fn turned(app: &Screen) -> Result<Option<String>, Trouble> {
    app.attribute("html", "data-turn")
}

/// Goes back once and finds this screen at this path.
fn back_to(app: &Screen, screen: &str, path: &str) -> Result<(), Trouble> {
    app.back()?;
    app.wait_for_screen(screen)?;
    assert_eq!(app.path()?, path);
    Ok(())
}

/// At home there is nothing to go back to, and the app stays open.
fn stays_at_home(app: &Screen) -> Result<(), Trouble> {
    app.wait_for_screen("home")?;
    let below = app.run("return history.state.trail", &json!([]))?;
    assert_eq!(below, json!(["/"]));
    Ok(())
}

/// A first match that is open, with one number on the field. Gives the paths of its campaign
/// and of itself.
fn first_match(app: &Screen) -> Result<(String, String), Trouble> {
    app.meet("Anna", "Ben")?;
    let campaign = app.path()?;
    app.begin(0)?;
    app.lay("1-1", 3)?;
    Ok((campaign, app.path()?))
}

#[test]
fn back_leads_one_up_from_every_screen() -> Result<(), Trouble> {
    let place = Place::new("back")?;
    let app = place.window()?;
    let (campaign, path) = first_match(&app)?;
    // From a match to its list of steps and down to the board of a repair, and all the way up.
    app.taps(&["menu", "log", "entry-1", "change"])?;
    app.wait_for_screen("repair-board")?;
    back_to(&app, "log-entry", &format!("{path}/log/1"))?;
    // Giving a repair up goes back to the list as well, rather than on to another one.
    app.taps(&["change", "cancel-repair"])?;
    app.wait_for_screen("log")?;
    back_to(&app, "menu", &format!("{path}/menu"))?;
    // What hangs on the menu and on the pad.
    for (key, screen) in [
        ("settings", "settings"),
        ("help", "help"),
        ("link-1", "setup"),
    ] {
        app.tap(key)?;
        app.wait_for_screen(screen)?;
        back_to(&app, "menu", &format!("{path}/menu"))?;
    }
    back_to(&app, "match", &path)?;
    // A panel over the pad is closed first.
    app.taps(&["more", "look"])?;
    app.wait_for_screen("look")?;
    back_to(&app, "match", &format!("{path}?more=1"))?;
    back_to(&app, "match", &path)?;
    app.taps(&["more", "give-up"])?;
    back_to(&app, "match", &path)?;
    back_to(&app, "team", &campaign)?;
    app.taps(&["square-1", "check"])?;
    app.wait_for_screen("check")?;
    app.back()?;
    app.wait_for_screen("scenario")?;
    back_to(&app, "team", &campaign)?;
    back_to(&app, "home", "/")?;
    stays_at_home(&app)?;
    // The arrow leads up as well, screen by screen.
    let ways = [
        ("language", &["home"][..]),
        ("help", &["home"]),
        ("open-1", &["team", "pairs", "home"]),
    ];
    for (key, ups) in ways {
        app.tap(key)?;
        for screen in ups {
            app.tap("up")?;
            app.wait_for_screen(screen)?;
        }
    }
    assert_eq!(app.errors()?, [""; 0]);
    Ok(())
}

#[test]
fn back_leads_up_after_a_restart_into_the_match() -> Result<(), Trouble> {
    let place = Place::new("back-again")?;
    let app = place.window()?;
    let (campaign, path) = first_match(&app)?;
    place.wait_for_kept(&path)?;
    app.kill()?;
    let app = place.window()?;
    app.wait_for_screen("match")?;
    assert!(app.path()?.starts_with(&path));
    back_to(&app, "team", &campaign)?;
    back_to(&app, "home", "/")?;
    stays_at_home(&app)?;
    assert_eq!(app.errors()?, [""; 0]);
    Ok(())
}

#[test]
fn a_reload_and_a_rotation_keep_screen_picks_and_scroll() -> Result<(), Trouble> {
    let place = Place::new("rotation")?;
    let app = place.window()?;
    let (_, path) = first_match(&app)?;
    app.tap("place-2-2")?;
    let picked = format!("{path}?at=2,2");
    let keeps = |app: &Screen| -> Result<(), Trouble> {
        assert_eq!(app.path()?, picked);
        let pressed = app.attribute("[data-key=\"place-2-2\"]", "aria-pressed")?;
        assert_eq!(pressed.as_deref(), Some("true"));
        assert_eq!(app.field()?, "3 . . . . .");
        Ok(())
    };
    app.reload()?;
    keeps(&app)?;
    app.resize(844, 390)?;
    keeps(&app)?;
    app.shot("on-its-side")?;
    app.tap("value-4")?;
    assert_eq!(app.field()?, "3 . . . 4 .");
    app.resize(390, 844)?;
    app.taps(&["menu", "help"])?;
    scroll(&app, 300)?;
    app.reload()?;
    app.wait_for_screen("help")?;
    assert!((scrolled(&app)? - 300.0).abs() < 1.0);
    app.resize(844, 390)?;
    app.wait_for_screen("help")?;
    app.resize(390, 844)?;
    assert!((scrolled(&app)? - 300.0).abs() < 1.0);
    // Leaving and coming back finds the place again.
    app.back()?;
    app.run("history.forward()", &json!([]))?;
    app.wait_for_screen("help")?;
    app.wait_until(
        "the place where one was",
        "return Math.abs(document.getElementById('main').scrollTop - 300) < 1",
        &json!([]),
    )?;
    assert_eq!(app.errors()?, [""; 0]);
    Ok(())
}

#[test]
fn the_screen_turns_to_whoever_sits_opposite() -> Result<(), Trouble> {
    let place = Place::new("turn")?;
    let app = place.window()?;
    first_match(&app)?;
    assert_eq!(turned(&app)?.as_deref(), Some("0"));
    app.touch("turn")?;
    app.wait_for("html[data-turn=\"180\"]")?;
    let upside_down: Value = app.run(
        "const top = (key) => document.querySelector(`[data-key=\"${key}\"]`).getBoundingClientRect().top;
         return top('undo') < top('place-1-1')",
        &json!([]),
    )?;
    assert_eq!(upside_down, true);
    app.lay("1-2", 4)?;
    assert_eq!(app.field()?, "3 4 . . . .");
    app.shot("upside-down")?;
    app.reload()?;
    assert_eq!(turned(&app)?.as_deref(), Some("180"));
    app.touch("turn")?;
    app.wait_for("html[data-turn=\"0\"]")?;
    turns_by_itself(&app)?;
    assert_eq!(app.errors()?, [""; 0]);
    Ok(())
}

/// By choice it turns to whoever's turn it is.
fn turns_by_itself(app: &Screen) -> Result<(), Trouble> {
    app.taps(&["menu", "switch-turn-to-seat"])?;
    app.back()?;
    app.wait_for_screen("match")?;
    assert_eq!(app.whose_turn()?, "Anna");
    assert_eq!(turned(app)?.as_deref(), Some("0"));
    app.lay("2-1", 3)?;
    assert_eq!(app.whose_turn()?, "Ben");
    assert_eq!(turned(app)?.as_deref(), Some("180"));
    app.lay("2-2", 3)?;
    assert_eq!(turned(app)?.as_deref(), Some("0"));
    Ok(())
}
