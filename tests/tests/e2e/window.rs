//! The app as it ships, in its own window.

use tableside_tests::{Look, Place, Trouble};

/// The log, in the home of a place.
const LOG: &str = "data/app.tableside.companion/logs/tableside.log";

#[test]
fn it_starts_without_errors() -> Result<(), Trouble> {
    let place = Place::new("start")?;
    let app = place.window()?;
    app.wait_for_screen("home")?;
    app.shot("home")?;
    assert_eq!(app.errors()?, [""; 0]);
    assert!(place.database().is_file());
    Ok(())
}

#[test]
fn it_starts_in_the_dark_and_in_hungarian() -> Result<(), Trouble> {
    let look = Look {
        language: "hu",
        dark: true,
        ..Look::default()
    };
    let place = Place::new("dark")?.look(look);
    let app = place.window()?;
    app.wait_for_screen("home")?;
    app.shot("home")?;
    assert_eq!(app.attribute("html", "lang")?.as_deref(), Some("hu"));
    let dark = app.run(
        "return matchMedia('(prefers-color-scheme: dark)').matches",
        &serde_json::json!([]),
    )?;
    assert_eq!(dark, true);
    assert_eq!(app.errors()?, [""; 0]);
    Ok(())
}

#[test]
fn it_starts_again_after_it_was_killed() -> Result<(), Trouble> {
    let place = Place::new("killed")?;
    place.window()?.kill()?;
    let app = place.window()?;
    app.wait_for_screen("home")?;
    assert_eq!(app.errors()?, [""; 0]);
    Ok(())
}

#[test]
fn a_link_to_elsewhere_leads_nowhere() -> Result<(), Trouble> {
    let place = Place::new("elsewhere")?;
    let app = place.window()?;
    for script in [
        "location.assign('http://127.0.0.1:9/')",
        "location.assign('data:text/html,elsewhere')",
        "window.open('http://127.0.0.1:9/')",
    ] {
        app.run(script, &serde_json::json!([]))?;
        assert_eq!(app.path()?, "/", "{script}");
        assert_eq!(app.screen()?, "home", "{script}");
    }
    Ok(())
}

#[test]
fn what_the_page_may_not_do_is_refused() -> Result<(), Trouble> {
    let place = Place::new("refused")?;
    let app = place.window()?;
    for script in [
        "return eval('1')",
        "return new Function('return 1')()",
        "Object.prototype.injected = 1; return 'injected' in {}",
    ] {
        let outcome = app.run(
            &format!("try {{ return (() => {{ {script} }})() || 'refused' }} catch {{ return 'refused' }}"),
            &serde_json::json!([]),
        )?;
        assert_eq!(outcome, "refused", "{script}");
    }
    Ok(())
}

#[test]
fn it_logs_where_logs_belong() -> Result<(), Trouble> {
    let place = Place::new("log")?;
    let _app = place.window()?;
    assert!(place.home().join(LOG).is_file());
    Ok(())
}

#[test]
fn a_second_start_gives_way_to_the_first() -> Result<(), Trouble> {
    let place = Place::new("twice")?;
    assert_eq!(place.window_twice()?, 1);
    Ok(())
}

/// Painting by the graphics card's thread is what the web view died of where there is no card.
#[test]
fn the_page_is_painted_on_the_processor() -> Result<(), Trouble> {
    let place = Place::new("painted")?;
    let app = place.window()?;
    app.wait_for_screen("home")?;
    let threads = app.page_threads();
    let painting = |kind| threads.iter().any(|name| name.starts_with(kind));
    assert!(painting("SkiaCPU") && !painting("SkiaGPU"), "{threads:?}");
    Ok(())
}

#[test]
fn the_page_comes_back_by_itself_when_its_process_ended() -> Result<(), Trouble> {
    let place = Place::new("page-ended")?;
    let mut app = place.window()?;
    app.sit_down("multiplication-dice", &["Anna", "Ben"])?;
    app.tap("start")?;
    app.wait_for_screen("match")?;
    let turn = app.whose_turn()?;
    for (number, dice) in [("number-7", "7"), ("number-2", "7,2")] {
        app.tap(number)?;
        let path = app.path()?;
        assert!(path.contains(&format!("dice={dice}")), "{path}");
        app.kill_page(&place)?;
        assert_eq!(app.path()?, path, "the dice lie as they did");
        assert_eq!(app.whose_turn()?, turn);
        assert_eq!(app.screen()?, "match");
    }
    app.shot("back")?;
    app.tap("number-3")?;
    assert_eq!(app.texts(".md-product b")?, ["14", "21", "6"]);
    assert_eq!(app.revision()?, Some(1));
    assert_eq!(app.errors()?, [""; 0]);
    let log = place.home().join(LOG);
    let log =
        std::fs::read_to_string(&log).map_err(|source| Trouble::File { path: log, source })?;
    assert_eq!(
        log.matches("the process of the page ended").count(),
        2,
        "{log}"
    );
    Ok(())
}
