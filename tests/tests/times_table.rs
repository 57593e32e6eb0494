//! Abenteuer 1x1 in the real window: a race that the cards decide, a sprint with a sand timer
//! that was measured a moment ago, and an expedition that beats its best time.

use serde_json::{Value, json};
use tableside_ledger::{Ledger, TimerState};
use tableside_tests::{Place, Screen, Span, Trouble, Window};

/// Takes rungs off the ladder's ten until so many are left.
fn shorten_the_ladder(app: &Screen, rungs: usize) -> Result<(), Trouble> {
    (rungs..10).try_for_each(|_| app.tap("fewer"))?;
    assert_eq!(app.text(".big-number")?, rungs.to_string());
    Ok(())
}

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

/// How the ladder is told: who stands where.
fn ladder(app: &Screen) -> Result<String, Trouble> {
    let told = app.attribute(".x1-ladder", "aria-label")?;
    Ok(told.unwrap_or_default())
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
        "four seconds",
        "return document.querySelector('[data-since]').innerText >= '0:04'",
        &json!([]),
    )?;
    app.tap("empty")?;
    let said = app.text(".timer-measured")?;
    let number = said.split(|letter: char| !letter.is_ascii_digit());
    let seconds: u32 = number.flat_map(str::parse::<u32>).sum();
    assert!(seconds >= 4, "{said}");
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
    app.double_tap("hit")?;
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
    app.shot("result")?;
    // The next one begins the next match, with the same glass.
    app.tap("again")?;
    app.wait_for_screen("match")?;
    assert_eq!(app.whose_turn()?, "Anna");
    assert!(app.offers("start-sand")?);
    Ok(())
}

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
    app.double_tap("found")?;
    app.tap("found")?;
    assert_eq!(app.text(".x1-tally .big-number")?, "2");
    let path = app.path()?;
    app.killed_when_kept(place)?;
    let before = 3600 + 4 * 60;
    let_it_have_run(place, &path, before);

    let app = place.window()?;
    app.wait_for_screen("match")?;
    let (read, shown) = app.digits(CLOCK)?;
    let [least, most] = read.since(started).map(|time| time + f64::from(before));
    let shown_at_all = f64::from(shown);
    assert!(
        least - 1.5 <= shown_at_all && shown_at_all <= most + 0.3,
        "{shown}"
    );
    app.tap("clock")?;
    let (_, resting) = app.digits(CLOCK)?;
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
    app.wait_for_text(".x1-best", "1:04:0")?;
    app.taps(&["clock", "found"])?;
    app.taps(&["menu", "stop"])?;
    app.wait_for_text("#result-title", "Ended early")?;
    app.shot("ended-early")?;
    app.tap("to-game")?;
    app.wait_for_screen("setup")?;
    let bests = app.texts(".x1-bests li")?;
    assert!(bests.len() == 1 && bests[0].contains("1:04:0"), "{bests:?}");
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
        words.contains("faster") && words.contains("1:04:0"),
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
