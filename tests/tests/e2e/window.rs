//! The app as it ships, in its own window.

use std::path::Path;

use tableside_tests::{Look, Place, Trouble};

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
    let logs = place.home().join("data/app.tableside.companion/logs");
    assert!(Path::new(&logs).join("tableside.log").is_file());
    Ok(())
}

#[test]
fn a_second_start_gives_way_to_the_first() -> Result<(), Trouble> {
    let place = Place::new("twice")?;
    assert_eq!(place.window_twice()?, 1);
    Ok(())
}
