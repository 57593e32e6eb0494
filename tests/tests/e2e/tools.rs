//! Sand timer and dice in the real window. What the timer shows is held against a clock of the
//! test's own, through kills and restarts.

use std::time::Duration;

use serde_json::{Value, json};
use tableside_ledger::{Ledger, TimerState};
use tableside_tests::{Place, Screen, Span, Trouble, Window};

/// What the small timer in the head of every other screen shows.
const CHIP: &str = ".timer-chip [data-digits]";
/// What the timer's own screen shows.
const GLASS: &str = ".timer-now [data-digits]";

/// Counts from now on how often the screen lights up at the end of the sand, and how often the
/// end is told.
const LISTEN: &str = "
    const heard = (window.heard = { flashes: 0, told: 0 });
    new MutationObserver((changes) => {
        for (const { classList } of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
            if (classList?.contains('timer-flash')) {
                heard.flashes += 1;
                heard.at = performance.now();
            }
            if (classList?.contains('timer-told')) heard.told += 1;
        }
    }).observe(document.body, { childList: true });
";

/// A rest that a timer shows, and between which two it has to lie, in seconds. It is shown in
/// whole seconds that have begun, and renewed five times a second.
fn is_right(shown: u32, [least, most]: [f64; 2]) {
    let shown = f64::from(shown);
    let right = least - 0.05 <= shown && shown <= most + 1.3;
    assert!(right, "{shown} s are shown, {least} to {most} are left");
}

/// A tap, and when it was.
fn tap(app: &Screen, key: &str) -> Result<Span, Trouble> {
    Ok(Span::of(|| app.tap(key))?.0)
}

/// Holds what a timer shows against the time since it was turned with so many seconds in it.
fn check(app: &Screen, css: &str, total: f64, turned: Span) -> Result<(), Trouble> {
    let (read, shown) = app.digits(css)?;
    let [least, most] = read.since(turned);
    is_right(shown, [total - most, total - least]);
    Ok(())
}

#[test]
fn the_sand_timer_keeps_right_time_through_kills() -> Result<(), Trouble> {
    let place = Place::new("timer")?;
    let app = place.window()?;
    let turned = turn_a_glass_and_play(&app)?;
    app.shot("in-a-match")?;
    assert_eq!(app.errors()?, [""; 0]);
    let app = app.killed_and_started(&place)?;
    app.wait_for_screen("match")?;
    // The first screen after a start counts from when it was ready, which takes its time on a
    // busy machine; the next one is exact.
    app.taps(&["menu", "up"])?;
    check(&app, CHIP, 300.0, turned)?;
    turn_it_over(&app, turned)?;
    let app = app.killed_and_started(&place)?;
    rings_once(&app)?;
    let app = runs_out_while_the_app_is_away(&place, app)?;
    measure(&place, app)
}

/// Five minutes from the first screen's tool; they run on at home and in a match.
fn turn_a_glass_and_play(app: &Screen) -> Result<Span, Trouble> {
    app.wait_for_screen("home")?;
    app.taps(&["tool-hourglass", "length-300000"])?;
    assert_eq!(app.text(GLASS)?, "5:00");
    let turned = tap(app, "turn-over")?;
    check(app, GLASS, 300.0, turned)?;
    app.shot("running")?;
    app.tap("up")?;
    app.wait_for_screen("home")?;
    check(app, CHIP, 300.0, turned)?;
    app.sit_down("multiplication-dice", &["Anna", "Ben"])?;
    app.tap("start")?;
    app.wait_for_screen("match")?;
    check(app, CHIP, 300.0, turned)?;
    // It counts on while nothing is tapped.
    let (_, before) = app.digits(CHIP)?;
    app.wait_until(
        "another second",
        "return document.querySelector(arguments[0]).innerText !== arguments[1]",
        &json!([CHIP, app.text(CHIP)?]),
    )?;
    let (_, after) = app.digits(CHIP)?;
    assert!(after < before);
    Ok(turned)
}

/// A running glass that is turned over has above what lay below; on its side it rests.
fn turn_it_over(app: &Screen, turned: Span) -> Result<(), Trouble> {
    app.tap("timer-chip")?;
    app.wait_for_screen("timer")?;
    check(app, GLASS, 300.0, turned)?;
    let over = tap(app, "turn-over")?;
    let (read, shown) = app.digits(GLASS)?;
    let ([less, more], [least, most]) = (over.since(turned), read.since(over));
    is_right(shown, [less - most, more - least]);
    app.tap("pause")?;
    let (_, rest) = app.digits(GLASS)?;
    assert!(rest > 0 && rest <= shown);
    app.tap("reset")?;
    assert_eq!(app.text(GLASS)?, "5:00");
    // One tap brings the rest back that it had on its side.
    app.tap("undo")?;
    assert_eq!(app.digits(GLASS)?.1, rest);
    Ok(())
}

/// Three seconds that end on another screen: the end is told once, and again by nothing that
/// is done later.
fn rings_once(app: &Screen) -> Result<(), Trouble> {
    app.wait_for_screen("timer")?;
    app.tap("lengths")?;
    app.fill("#minutes", "0")?;
    app.fill("#seconds", "3")?;
    app.tap("own")?;
    app.wait_for_screen("timer")?;
    assert_eq!(app.text(GLASS)?, "0:03");
    app.run(LISTEN, &json!([]))?;
    let turned = tap(app, "turn-over")?;
    app.tap("up")?;
    app.wait_for(".timer-told")?;
    let since = "return (performance.now() - window.heard.at) / 1000";
    let (read, since) = Span::of(|| app.run(since, &json!([])))?;
    let since = since.as_f64().unwrap_or_default();
    let rang = read.since(turned).map(|time| time - since);
    assert!(rang[0] < 4.0 && rang[1] > 2.9, "{rang:?} s after the turn");
    app.shot("up")?;
    app.tap("timer-chip")?;
    app.wait_for_screen("timer")?;
    app.tap("up")?;
    app.wait_until_gone(".timer-chip")?;
    let heard = app.run(
        "return [window.heard.flashes, window.heard.told]",
        &json!([]),
    )?;
    assert_eq!(heard, json!([1, 1]));
    app.reload()?;
    assert_eq!(app.count(".timer-flash, .timer-told, .timer-chip")?, 0);
    Ok(())
}

/// The app is away when the sand runs out: it says how long ago that was, and does not ring.
fn runs_out_while_the_app_is_away(place: &Place, app: Window) -> Result<Window, Trouble> {
    go_home(&app)?;
    app.tap("tool-hourglass")?;
    app.tap("turn-over")?;
    app.tap("up")?;
    app.wait_for_screen("home")?;
    app.killed_when_kept(place)?;
    bring_forward(place, Duration::from_secs(150));

    let app = place.window()?;
    app.wait_for_screen("home")?;
    app.wait_for_text(".timer-told", "2 minutes ago")?;
    app.shot("ran-out-long-ago")?;
    app.tap("timer-chip")?;
    app.wait_for_text(".timer-line", "2 minutes ago")?;
    assert_eq!(app.count(".timer-flash")?, 0);
    Ok(app)
}

/// Screen by screen up to the first one.
fn go_home(app: &Screen) -> Result<(), Trouble> {
    while app.screen()? != "home" {
        app.tap("up")?;
    }
    Ok(())
}

/// Lets the stored end of the sand be so much earlier, as if the app had been away for longer.
fn bring_forward(place: &Place, time: Duration) {
    let mut ledger = Ledger::open(&place.database()).expect("the app is gone");
    let mut timer = ledger
        .timer("table")
        .expect("it can be read")
        .expect("it is there");
    let TimerState::Running { deadline, .. } = &mut timer.state else {
        panic!("{timer:?} does not run");
    };
    *deadline -= time;
    ledger.set_timer(&timer).expect("it can be stored");
}

/// A real glass is measured by two taps, between which the app is killed.
fn measure(place: &Place, app: Window) -> Result<(), Trouble> {
    app.taps(&["lengths", "measure"])?;
    let turned = tap(&app, "turned")?;
    let app = app.killed_and_started(place)?;
    app.wait_for("[data-since]")?;
    app.wait_until(
        "two seconds",
        "return document.querySelector('[data-since]').innerText >= '0:02'",
        &json!([]),
    )?;
    let empty = tap(&app, "empty")?;
    let said = app.text(".timer-measured")?;
    let number = said.split(|letter: char| !letter.is_ascii_digit());
    let seconds: u32 = number.flat_map(str::parse::<u32>).sum();
    let [least, most] = empty.since(turned).map(f64::round);
    assert!(
        (least..=most).contains(&f64::from(seconds)),
        "{said}: {least} to {most} s"
    );
    app.shot("measured")?;
    app.fill("#name", "Őri's „blue“ one")?;
    app.tap("keep")?;
    app.wait_for("[data-key^=\"glass-\"]")?;
    app.tap_on("[data-key^=\"glass-\"]")?;
    app.wait_for_screen("timer")?;
    assert_eq!(app.digits(GLASS)?.1, seconds);
    app.wait_for_text(".timer-label", "Őri's „blue“ one")?;
    assert_eq!(app.errors()?, [""; 0]);
    Ok(())
}

/// The faces of the dice on the table.
fn faces(app: &Screen) -> Result<Vec<u64>, Trouble> {
    let found = app.run(
        "return [...document.querySelectorAll('.die')].map((die) => Number(die.getAttribute('aria-label')))",
        &json!([]),
    )?;
    let faces = found.as_array().into_iter().flatten();
    Ok(faces.filter_map(Value::as_u64).collect())
}

/// "4 + 9 + 2 = 15"
fn reckoned(faces: &[u64]) -> String {
    let parts: Vec<String> = faces.iter().map(u64::to_string).collect();
    format!("{} = {}", parts.join(" + "), faces.iter().sum::<u64>())
}

#[test]
fn dice_are_thrown_told_counted_and_taken_back() -> Result<(), Trouble> {
    let place = Place::new("dice")?;
    let app = place.window()?;
    app.wait_for_screen("home")?;
    app.taps(&["tool-dice", "sides-12", "dice-3"])?;
    assert_eq!((app.count(".die")?, app.count(".die-blank")?), (3, 3));
    let first = throw(&app)?;
    app.shot("thrown")?;
    let second = throw(&app)?;
    app.tap("throws")?;
    app.wait_for_screen("throws")?;
    let newest_first = [reckoned(&second), reckoned(&first)];
    assert_eq!(app.texts(".throws b")?, newest_first);
    assert_eq!(app.count(".fair-faces tbody tr")?, 12);
    let counted = app.texts(".fair-faces tbody .num")?;
    let counted = counted
        .iter()
        .filter_map(|count| count.split_whitespace().next()?.parse::<u64>().ok());
    assert_eq!(counted.sum::<u64>(), 6, "each die of both throws");
    app.shot("fairness")?;
    app.back()?;
    app.wait_for_screen("dice")?;
    app.tap("undo")?;
    assert_eq!(faces(&app)?, first, "the throw before lies there again");
    app.tap("throws")?;
    assert_eq!(app.count(".throws li")?, 1);
    app.tap("clear")?;
    assert_eq!(app.count(".throws li")?, 0);
    app.tap("restore")?;
    assert_eq!(app.count(".throws li")?, 1);
    assert_eq!(app.errors()?, [""; 0]);
    Ok(())
}

/// Throws three twelve-sided dice, hears what fell, and gives it.
fn throw(app: &Screen) -> Result<Vec<u64>, Trouble> {
    app.double_tap("roll")?;
    app.wait_until_gone(".die-blank")?;
    let faces = faces(app)?;
    assert!(
        faces.len() == 3 && faces.iter().all(|face| (1..=12).contains(face)),
        "{faces:?}"
    );
    let sum: u64 = faces.iter().sum();
    app.wait_until_said(&sum.to_string())?;
    assert_eq!(app.text(".dice-sum b")?, sum.to_string());
    Ok(faces)
}
