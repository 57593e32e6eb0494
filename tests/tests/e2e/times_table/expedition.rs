//! An expedition whose clock runs on while the app is away.

use serde_json::Value;
use tableside_ledger::Ledger;
use tableside_tests::{Place, Screen, Span, Trouble, Window};

/// The clock of an expedition.
const CLOCK: &str = ".x1-clock";

#[test]
fn an_expedition_beats_its_best_time() -> Result<(), Trouble> {
    let place = Place::new("times-table-expedition")?;
    let app = place.window()?;
    app.sit_down("times-table", &["Zoë"])?;
    app.taps(&["variant-expedition", "tiles-counted", "next"])?;
    app.wait_for_screen("laying-out")?;
    app.shot("laid-out")?;
    app.tap("start")?;
    app.wait_for_screen("match")?;
    let app = a_slow_first_time(&place, app)?;
    a_wall_that_is_given_up_is_no_time(&app)?;
    a_new_best_time(&app)?;
    see_the_best_times(&app)?;
    assert_eq!(app.errors()?, [""; 0]);
    Ok(())
}

/// The clock runs on while the app is away, and stands still in a break.
fn a_slow_first_time(place: &Place, app: Window) -> Result<Window, Trouble> {
    assert!(!app.offers("done")?, "the clock has not run yet");
    let (started, ()) = Span::of(|| app.tap("clock"))?;
    app.tap("found")?;
    app.tap("found")?;
    assert_eq!(app.text(".x1-tally .big-number")?, "2");
    let path = app.path()?;
    app.killed_when_kept(place)?;
    let before = 3600 + 4 * 60;
    let_it_have_run(place, &path, before);

    let app = place.window()?;
    app.wait_for_screen("match")?;
    // What the clock has as it is stopped is what counts, however late the screen was.
    let (stopped, ()) = Span::of(|| app.tap("clock"))?;
    let (_, resting) = app.digits(CLOCK)?;
    let [least, most] = stopped.since(started);
    let ran = f64::from(resting) - f64::from(before);
    assert!(
        least - 1.0 <= ran && ran <= most,
        "{ran}: {least} to {most}"
    );
    app.shot("break")?;
    app.reload()?;
    assert_eq!(app.digits(CLOCK)?.1, resting, "a break takes no time");
    assert_eq!(app.text(".x1-tally .big-number")?, "2");
    app.tap("done")?;
    app.wait_for_text("#result-title", "whole wall")?;
    assert_eq!(app.digits(CLOCK)?.1, resting);
    app.wait_for_text(".x1-result > p", "first time")?;
    app.shot("first-time")?;
    Ok(app)
}

/// Lets the clock of a match have run so many seconds before it was set going.
fn let_it_have_run(place: &Place, path: &str, seconds: u32) {
    let id = path.strip_prefix("/matches/").expect("a match");
    let mut ledger = Ledger::open(&place.database()).expect("the app is gone");
    let name = format!("clock:{id}");
    let kept = ledger.setting(&name).expect("it can be read");
    let mut kept = kept.expect("the clock was set going");
    assert!(kept["since"].is_string(), "{kept} runs");
    kept["ran_ms"] = Value::from(seconds * 1000);
    ledger.set_setting(&name, &kept).expect("it can be stored");
}

/// A match that is ended early is no wall that was done.
fn a_wall_that_is_given_up_is_no_time(app: &Screen) -> Result<(), Trouble> {
    app.tap("again")?;
    app.wait_for_screen("match")?;
    app.wait_for_text(".x1-best", "1:04:")?;
    app.taps(&["clock", "found"])?;
    app.taps(&["menu", "stop"])?;
    app.wait_for_text("#result-title", "Ended early")?;
    app.shot("ended-early")?;
    app.tap("to-game")?;
    app.wait_for_screen("setup")?;
    let bests = app.texts(".x1-bests li")?;
    assert!(bests.len() == 1 && bests[0].contains("1:04:"), "{bests:?}");
    Ok(())
}

/// An hour less, at least.
fn a_new_best_time(app: &Screen) -> Result<(), Trouble> {
    app.tap("next")?;
    app.tap("start")?;
    app.wait_for_screen("match")?;
    assert_eq!(app.digits(CLOCK)?.1, 0, "it begins at nothing");
    app.taps(&["clock", "found", "done"])?;
    app.wait_for_text("#result-title", "new best time")?;
    let now = app.digits(CLOCK)?.1;
    assert!(now < 3600, "{now}");
    let words = app.text(".x1-result > p")?;
    assert!(
        words.contains("faster") && words.contains("1:04:"),
        "{words}"
    );
    app.shot("new-best")?;
    // An end that was said too early goes on with the same time.
    app.tap("undo")?;
    assert!(app.offers("done")?);
    assert!(app.digits(CLOCK)?.1 >= now);
    app.tap("redo")?;
    app.wait_for_text("#result-title", "new best time")
}

fn see_the_best_times(app: &Screen) -> Result<(), Trouble> {
    let best = app.text(CLOCK)?;
    app.tap("to-game")?;
    app.wait_for_screen("setup")?;
    let bests = app.texts(".x1-bests li")?;
    assert!(
        bests.len() == 1 && bests[0].ends_with(&best),
        "{best}: {bests:?}"
    );
    assert!(bests[0].contains("Zoë"), "{bests:?}");
    app.shot("best-times")?;
    Ok(())
}
