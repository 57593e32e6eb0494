//! A sprint with real seconds, through kills.

use serde_json::json;
use tableside_ledger::{Ledger, TimerState};
use tableside_tests::{Place, Screen, Span, Trouble, Window};

use super::{ladder, shorten_the_ladder};

/// The rest of the sand, beside the huge key.
const REST: &str = ".x1-sand [data-digits]";

/// Taps the huge key in the moment in which the end of the sand is shown, and counts how often
/// the screen lights up.
const TAP_AT_THE_END: &str = "
    const heard = (window.heard = { flashes: 0 });
    new MutationObserver((changes) => {
        for (const { classList } of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
            if (classList?.contains('timer-flash')) heard.flashes += 1;
        }
        const key = document.querySelector('.x1-hit.x1-ended');
        if (!key || heard.tapped) return;
        heard.tapped = true;
        key.click();
    }).observe(document.body, { childList: true });
";

/// The tiles of this turn as the huge key, or the scene in its place, shows them.
fn tiles(app: &Screen) -> Result<String, Trouble> {
    app.text(".x1-hit > b, .x1-so-far .big-number")
}

#[test]
fn a_sprint_runs_on_a_real_timer_through_kills() -> Result<(), Trouble> {
    let place = Place::new("times-table-sprint")?;
    let app = place.window()?;
    app.sit_down("times-table", &["Anna", "Ben"])?;
    let length = measure_a_short_glass(&app)?;
    begin_a_sprint(&app)?;
    let app = kill_while_the_sand_runs(&place, app, length)?;
    count_a_tap_that_comes_just_late(&app)?;
    let app = run_out_while_the_app_is_away(&place, app)?;
    climb_a_second_time(&app)?;
    win_in_the_last_round(&app)?;
    assert_eq!(app.errors()?, [""; 0]);
    Ok(())
}

/// A real glass is measured on the way from the set-up page, which is found again as it was.
/// Gives what it measures, in seconds.
fn measure_a_short_glass(app: &Screen) -> Result<f64, Trouble> {
    app.taps(&["variant-sprint", "starter-1"])?;
    shorten_the_ladder(app, 2)?;
    app.tap("measure")?;
    app.tap("turned")?;
    app.wait_until(
        "five seconds",
        "return document.querySelector('[data-since]').innerText >= '0:05'",
        &json!([]),
    )?;
    app.tap("empty")?;
    let said = app.text(".timer-measured")?;
    let number = said.split(|letter: char| !letter.is_ascii_digit());
    let seconds: u32 = number.flat_map(str::parse::<u32>).sum();
    assert!(seconds >= 5, "{said}");
    app.fill("#name", "Oma's")?;
    app.tap("keep")?;
    app.wait_for_screen("setup")?;
    assert_eq!(app.text(".big-number")?, "2");
    assert_eq!(app.texts(".party-seat bdi")?, ["Anna", "Ben"]);
    Ok(f64::from(seconds))
}

fn begin_a_sprint(app: &Screen) -> Result<(), Trouble> {
    let chosen = "[aria-labelledby=\"sand-title\"] [aria-pressed=\"true\"]";
    app.wait_for_text(chosen, "Oma's")?;
    app.shot("measured")?;
    app.tap("next")?;
    app.wait_for_screen("laying-out")?;
    app.tap("start")?;
    app.wait_for_screen("match")?;
    assert_eq!(app.whose_turn()?, "Ben");
    app.wait_for_text(".foot .note", "Anna puts any tile on the web")?;
    app.shot("ready")?;
    Ok(())
}

/// The sand falls on while the app is away.
fn kill_while_the_sand_runs(place: &Place, app: Window, length: f64) -> Result<Window, Trouble> {
    let (turned, ()) = Span::of(|| app.tap("start-sand"))?;
    // The clicks of a child's double tap, however busy the machine is.
    app.run(
        "const key = document.querySelector('.x1-hit'); key.click(); key.click();",
        &json!([]),
    )?;
    app.wait_for_revision(1)?;
    assert_eq!(tiles(&app)?, "1", "two taps count once");
    app.shot("counting")?;
    let app = app.killed_and_started(place)?;
    app.wait_for_screen("match")?;
    assert_eq!(tiles(&app)?, "1");
    // A busy machine may have taken so long that there is nothing left to read.
    if app.count(REST)? > 0 {
        let (read, rest) = app.digits(REST)?;
        let most = length - read.since(turned)[0];
        assert!(f64::from(rest) <= most.max(0.0) + 1.3, "{rest}: {most}");
    }
    app.wait_for("[data-key=\"time-up\"].x1-answer")?;
    assert!(!app.offers("hit")?, "no tile counts without sand");
    app.wait_for_text(".foot .note", "back into the gap")?;
    app.shot("time-up")?;
    // The tile was in the gap before the end, and nobody had a finger free.
    app.taps(&["late", "counted"])?;
    assert_eq!(tiles(&app)?, "2");
    assert!(ladder(&app)?.contains("Ben below the first, one card"));
    app.tap("time-up")?;
    assert_eq!(app.whose_turn()?, "Anna");
    Ok(app)
}

/// A tap after the end of the sand is asked about; the group may say either.
fn count_a_tap_that_comes_just_late(app: &Screen) -> Result<(), Trouble> {
    app.run(TAP_AT_THE_END, &json!([]))?;
    app.tap("start-sand")?;
    app.tap("hit")?;
    app.wait_for("[data-key=\"not-counted\"]")?;
    assert_eq!(app.run("return window.heard.flashes", &json!([]))?, 1);
    app.shot("still-counted")?;
    assert_eq!(app.scores()?, ["1", "0"], "nothing has counted yet");
    app.tap("counted")?;
    assert_eq!(app.scores()?, ["0", "0"], "the top, and down again");
    app.wait_for_text(".foot .note", "Anna is on the top")?;
    app.wait_for("[data-key=\"time-up\"].x1-answer")?;
    app.tap("undo")?;
    assert_eq!(app.scores()?, ["1", "0"]);
    app.tap("redo")?;
    app.tap("time-up")?;
    assert_eq!(app.whose_turn()?, "Ben");
    Ok(())
}

/// The app is killed with sand in the glass, and comes back long after it has run out: the turn
/// waits where it was.
fn run_out_while_the_app_is_away(place: &Place, app: Window) -> Result<Window, Trouble> {
    app.taps(&["start-sand", "hit"])?;
    let path = app.path()?;
    app.killed_when_kept(place)?;
    bring_the_end_forward(place, &path);
    let app = place.window()?;
    app.wait_for_screen("match")?;
    app.wait_for("[data-key=\"time-up\"].x1-answer")?;
    assert_eq!(tiles(&app)?, "1");
    assert_eq!(app.count(".timer-flash")?, 0, "it does not ring so late");
    app.shot("away")?;
    Ok(app)
}

/// Lets the sand have run out two and a half minutes earlier than it did.
fn bring_the_end_forward(place: &Place, path: &str) {
    let id = path.strip_prefix("/matches/").expect("a match");
    let mut ledger = Ledger::open(&place.database()).expect("the app is gone");
    let timer = ledger
        .timer(&format!("match:{id}"))
        .expect("it can be read");
    let mut timer = timer.expect("it is there");
    let TimerState::Running { deadline, .. } = &mut timer.state else {
        panic!("{timer:?} does not run");
    };
    *deadline -= std::time::Duration::from_secs(150);
    ledger.set_timer(&timer).expect("it can be stored");
}

/// The second lap card makes the round the last. Sand that was turned by mistake is filled
/// again, and a glass on its side waits.
fn climb_a_second_time(app: &Screen) -> Result<(), Trouble> {
    app.taps(&["late", "counted"])?;
    app.wait_for_text("h1", "Last round")?;
    app.wait_for_text(".foot .note", "Ben has the second card")?;
    assert!(ladder(app)?.contains("Ben below the first, 2 cards"));
    app.tap("time-up")?;
    assert_eq!(app.whose_turn()?, "Anna");
    app.taps(&["start-sand", "reset-sand"])?;
    assert!(app.offers("start-sand")?);
    app.taps(&["start-sand", "pause"])?;
    assert!(!app.offers("hit")?);
    app.shot("resting")?;
    app.tap("resume")?;
    Ok(())
}

/// Three in the last round beat two, although both have two cards.
fn win_in_the_last_round(app: &Screen) -> Result<(), Trouble> {
    app.tap("hit")?;
    app.wait_for("[data-key=\"time-up\"].x1-answer")?;
    for _ in 0..2 {
        app.taps(&["late", "counted"])?;
    }
    assert_eq!(tiles(app)?, "3");
    app.tap("time-up")?;
    app.wait_for_text("#result-title", "Anna")?;
    assert_eq!(app.texts(".ranking-points")?, ["2", "2"]);
    let last = app.texts("tbody .ranking-cell:not(.ranking-points)")?;
    assert_eq!(last, ["3", "2"]);
    let words = app.text(".x1-result > p")?;
    assert!(words.contains("last round"), "{words}");
    app.leads_on_in_sight()?;
    app.shot("result")?;
    // The next one begins the next match, with the same glass.
    app.tap("again")?;
    app.wait_for_screen("match")?;
    assert_eq!(app.whose_turn()?, "Anna");
    assert!(app.offers("start-sand")?);
    Ok(())
}
