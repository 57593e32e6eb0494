//! The games for any number and the tools shut nobody out either: every screen and state in every
//! look and language, to axe-core's satisfaction, and with keys for every finger.

use serde_json::{Value, json};
use tableside_tests::{Audit, FAMILY, HURRIED_FINGER, Place, Served, Trouble};

/// Starts a match of the Multiplikations-Würfelspiel, and gives its path.
fn dice_match(
    phone: &Served,
    players: &str,
    rounds: u8,
    actions: &[Value],
) -> Result<String, Trouble> {
    let rounds = rounds.to_string();
    let fields = [("players", players), ("rounds", rounds.as_str())];
    let path = phone.send("/games/multiplication-dice/matches", &fields)?;
    phone.play(&path, actions)?;
    Ok(path)
}

/// Starts a match of DIG UP Adventure that is kept in this way, and gives its path.
fn mines_match(
    phone: &Served,
    players: &str,
    way: &str,
    actions: &[Value],
) -> Result<String, Trouble> {
    let favourites = ["red", "yellow", "green", "blue"];
    let favourites = favourites[..players.split(',').count()].join(",");
    let fields = [
        ("players", players),
        ("favourites", favourites.as_str()),
        ("starter", "0"),
        ("idols", "one"),
        ("way", way),
    ];
    let path = phone.send("/games/dig-up/matches", &fields)?;
    phone.play(&path, actions)?;
    Ok(path)
}

fn roll(dice: [u8; 3]) -> Value {
    json!({ "do": "roll", "dice": dice })
}

fn claim(row: u8, column: u8) -> Value {
    json!({ "do": "claim", "row": row, "column": column })
}

fn show(player: u8, slot: u8, card: &str) -> Value {
    json!({ "do": "show", "player": player, "slot": slot, "card": card })
}

fn end_turn() -> Value {
    json!({ "do": "end-turn" })
}

/// A whole mine of somebody's favourite colour, with so many idols in the last places.
fn mine(player: u8, colour: &str, idols: u8) -> Vec<Value> {
    (1..=9)
        .map(|slot| {
            let card = if slot > 9 - idols {
                "idol".to_owned()
            } else {
                format!("{colour}-{slot}")
            };
            show(player, slot, &card)
        })
        .collect()
}

#[test]
fn the_dice_game_before_and_after_a_match() -> Result<(), Trouble> {
    let home = Place::new("accessible-dice")?;
    let phone = home.served()?;
    let mut audit = Audit::new(&phone, HURRIED_FINGER);
    let page = "/games/multiplication-dice";
    audit.visit_in_all_languages(&["/", page, "/help/multiplication-dice"])?;
    phone.go(page)?;
    phone.tap("add")?;
    phone.wait_for("#name-error")?;
    audit.look("a name that is missing")?;
    let players = phone.seat("multiplication-dice", &FAMILY)?;
    let query = |more: &str| format!("{page}?players={players}{more}");
    let paths = [query("&rounds=1"), query("&rounds=200&why=full")];
    audit.visit_in_all_languages(&paths.each_ref().map(String::as_str))?;
    let two = players.split(',').take(2).collect::<Vec<_>>().join(",");
    let won = [roll([1, 1, 1]), claim(1, 1), roll([1, 1, 1]), claim(1, 1)];
    let won = dice_match(&phone, &two, 1, &won)?;
    let stopped = dice_match(&phone, &players, 200, &[roll([1, 1, 2]), claim(1, 1)])?;
    phone.send(&format!("{stopped}/stop"), &[("after", "2")])?;
    audit.visit_match(&won, &["", "/menu", "/log", "/turning-point"])?;
    audit.visit_in_all_languages(&[&stopped, page, "/"])?;
    audit.end();
    Ok(())
}

#[test]
fn the_dice_game_while_it_is_played() -> Result<(), Trouble> {
    let home = Place::new("accessible-dice-match")?;
    let phone = home.served()?;
    let mut audit = Audit::new(&phone, HURRIED_FINGER);
    let players = phone.seat("multiplication-dice", &FAMILY)?;
    // With other rounds than the next ones: one that nobody has played yet would be gone on with.
    let throwing = dice_match(&phone, &players, 21, &[])?;
    let picks = [
        "",
        "?dice=12,,&die=1",
        "?dice=,10,12",
        "?panel=simulate",
        "?panel=simulate&throws=100&within=1",
        "?panel=more",
        "?panel=more&rounds=25",
    ];
    audit.visit_match(&throwing, &picks)?;
    let actions = [
        roll([1, 1, 1]),
        claim(1, 1),
        roll([1, 1, 12]),
        claim(1, 1),
        claim(3, 4),
        roll([1, 12, 12]),
        claim(12, 12),
    ];
    let playing = dice_match(&phone, &players, 20, &actions)?;
    let picks = [
        "",
        "?product=12",
        "?product=12&field=4,3",
        "?field=2,6",
        "/log",
        "/log/4",
        "/log/4?do=change",
        "/log/1?do=insert",
        "/menu",
    ];
    audit.visit_match(&playing, &picks)?;
    // A point that was just made, and dice that can still be changed.
    let captured = dice_match(&phone, &players, 20, &actions[..4])?;
    let changeable = dice_match(&phone, &players, 20, &actions[..1])?;
    audit.visit_in_all_languages(&[&captured, &changeable])?;
    running(&phone, &throwing, &mut audit)?;
    audit.end();
    Ok(())
}

/// A simulation, held on its way: the next throw gets no answer.
fn running(phone: &Served, path: &str, audit: &mut Audit<'_>) -> Result<(), Trouble> {
    let fields = [("after", "0"), ("throws", "100"), ("within", "")];
    phone.send(&format!("{path}/simulation"), &fields)?;
    phone.go(path)?;
    phone.run("window.fetch = () => new Promise(() => {})", &json!([]))?;
    phone.wait_for("[data-key=\"stop-simulation\"]")?;
    audit.look("a simulation")
}

#[test]
fn the_mines_before_and_after_a_match() -> Result<(), Trouble> {
    let home = Place::new("accessible-mines")?;
    let phone = home.served()?;
    let mut audit = Audit::new(&phone, HURRIED_FINGER);
    let page = "/games/dig-up";
    audit.visit_in_all_languages(&[page, "/games/dig-up/gems", "/help/dig-up"])?;
    let players = phone.seat("dig-up", &FAMILY)?;
    let query = format!("{page}?players={players}&way=play&idols=each");
    audit.visit_in_all_languages(&[&query])?;
    let two = players.split(',').take(2).collect::<Vec<_>>().join(",");
    // Level by points: 7 × 3 and an idol each, and by runs as well.
    let mut level = [mine(0, "red", 2), mine(1, "yellow", 2)].concat();
    level.push(json!({ "do": "score" }));
    let shared = mines_match(&phone, &two, "score", &level)?;
    // The run decides: an idol in the middle breaks one of them.
    level[8] = show(0, 9, "red-9");
    level[3] = show(0, 4, "idol");
    let decided = mines_match(&phone, &two, "score", &level)?;
    let stopped = mines_match(&phone, &players, "play", &level[..1])?;
    phone.send(&format!("{stopped}/stop"), &[("after", "1")])?;
    audit.visit_in_all_languages(&[&shared, &decided, &stopped, page])?;
    audit.visit_match(&decided, &["/turning-point"])?;
    let log = [format!("{decided}/log"), format!("{decided}/menu")];
    audit.visit(&log.each_ref().map(String::as_str))?;
    audit.end();
    Ok(())
}

#[test]
fn the_mines_while_they_are_entered() -> Result<(), Trouble> {
    let home = Place::new("accessible-mines-match")?;
    let phone = home.served()?;
    let mut audit = Audit::new(&phone, HURRIED_FINGER);
    let players = phone.seat("dig-up", &FAMILY)?;
    let cards = [
        show(0, 1, "red-1"),
        show(0, 2, "red-3"),
        show(0, 3, "idol"),
        show(0, 4, "idol"),
        show(0, 5, "adventure"),
        show(0, 6, "skeleton"),
        show(0, 7, "white-7"),
        show(1, 5, "red-1"),
        show(2, 4, "idol"),
        show(2, 5, "idol"),
        show(3, 1, "idol"),
    ];
    let scoring = mines_match(&phone, &players, "score", &cards)?;
    let picks = [
        "",
        "?mine=0",
        "?mine=0&slot=3",
        "?slot=0&colour=white",
        "?slot=0&card=white-8",
        "?exchange=",
        "?exchange=0,1",
        "?exchange=again",
        "?ask=opened",
        "?ask=warnings",
        "/log/1?do=change",
    ];
    audit.visit_match(&scoring, &picks)?;
    phone.send(
        &format!("{scoring}/opened"),
        &[("after", "11"), ("seat", "1")],
    )?;
    audit.visit_in_all_languages(&[&scoring])?;
    let middles = [
        show(0, 5, "red-5"),
        show(1, 5, "yellow-5"),
        show(2, 5, "green-5"),
        show(3, 5, "blue-5"),
    ];
    let opening = mines_match(&phone, &players, "play", &middles[..1])?;
    let turns = mines_match(&phone, &players, "play", &middles)?;
    let mut last = [&middles[..], &mine(0, "red", 0), &[end_turn()]].concat();
    let last_round = mines_match(&phone, &players, "play", &last)?;
    last.extend([end_turn(), end_turn(), end_turn()]);
    let revealing = mines_match(&phone, &players, "play", &last)?;
    last.extend(mine(1, "yellow", 1));
    let complete = mines_match(&phone, &players, "play", &last)?;
    last.extend([mine(2, "green", 1), mine(3, "blue", 1)].concat());
    let ready = mines_match(&phone, &players, "play", &last)?;
    audit.visit_in_all_languages(&[
        &opening,
        &turns,
        &last_round,
        &revealing,
        &complete,
        &ready,
    ])?;
    audit.end();
    Ok(())
}

#[test]
fn the_tools() -> Result<(), Trouble> {
    let home = Place::new("accessible-tools")?;
    let phone = home.served()?;
    let mut audit = Audit::new(&phone, HURRIED_FINGER);
    audit.visit_in_all_languages(&["/tools/dice", "/tools/dice/throws"])?;
    let dice = ["/tools/dice", "/tools/dice/throws"];
    for (sides, count, throws) in [("6", "6", 30), ("12", "6", 12)] {
        phone.send("/tools/dice/choice", &[("sides", sides), ("dice", count)])?;
        phone.go("/tools/dice")?;
        for _ in 0..throws {
            roll_again(&phone, sides, count)?;
        }
        audit.visit_in_all_languages(&dice)?;
    }
    phone.go("/tools/dice/throws")?;
    phone.tap("clear")?;
    audit.look("throws that were cleared")?;
    timers(&phone, &mut audit)?;
    measuring(&phone, &mut audit)?;
    audit.end();
    Ok(())
}

/// Rolls the dice by the form that the screen shows.
fn roll_again(phone: &Served, sides: &str, count: &str) -> Result<(), Trouble> {
    let form = "form[action=\"/tools/dice/roll\"] [name=\"throw\"]";
    let next = phone.attribute(form, "value")?.unwrap_or_default();
    let fields = [("throw", next.as_str()), ("sides", sides), ("dice", count)];
    phone.send("/tools/dice/roll", &fields)?;
    phone.go("/tools/dice")
}

/// Full, running, on its side, empty; and small on the other screens while it runs.
fn timers(phone: &Served, audit: &mut Audit<'_>) -> Result<(), Trouble> {
    let tap = |after: usize, field: (&str, &str)| {
        let after = after.to_string();
        phone.send("/tools/timer", &[("after", after.as_str()), field])
    };
    let lengths = "/tools/timer/lengths";
    audit.visit_in_all_languages(&["/tools/timer", lengths])?;
    tap(0, ("length", "86400000"))?;
    tap(1, ("do", "turn"))?;
    audit.visit_in_all_languages(&["/tools/timer", "/", "/tools/dice", "/games/dig-up"])?;
    tap(2, ("do", "pause"))?;
    audit.visit_in_all_languages(&["/tools/timer"])?;
    tap(3, ("length", "1000"))?;
    tap(4, ("do", "turn"))?;
    phone.go("/")?;
    phone.wait_for(".timer-told")?;
    // The note covers the head of the screen until the next tap.
    audit.look_once("the sand has run out")?;
    phone.touch_on(".timer-told")?;
    phone.wait_until_gone(".timer-told")?;
    audit.look("the sand ran out")?;
    audit.visit_in_all_languages(&["/tools/timer"])?;
    phone.go(lengths)?;
    phone.tap("own")?;
    phone.wait_for("#own-error")?;
    audit.look("a time that is none")
}

/// A real glass between its two taps, with a name still to come, and among the others.
fn measuring(phone: &Served, audit: &mut Audit<'_>) -> Result<(), Trouble> {
    let measure = "/tools/timer/measure";
    phone.go(measure)?;
    audit.look("before a measurement")?;
    phone.tap("turned")?;
    audit.look("a measurement")?;
    audit.visit_in_all_languages(&[measure])?;
    phone.go(measure)?;
    phone.wait_until(
        "a second",
        "return document.querySelector('[data-since]').innerText >= '0:01'",
        &json!([]),
    )?;
    phone.tap("empty")?;
    phone.tap("keep")?;
    phone.wait_for("#name-error")?;
    audit.look("a glass without a name")?;
    phone.fill("#name", "Die blaue aus dem „Abenteuer 1x1“")?;
    phone.tap("keep")?;
    audit.look("a glass that was measured")?;
    audit.visit_in_all_languages(&["/tools/timer", "/tools/timer/lengths"])?;
    phone.tap_on("[data-key^=\"rename-\"]")?;
    audit.look("a glass that is renamed")?;
    phone.go("/tools/timer/lengths")?;
    phone.tap_on("[data-key^=\"remove-\"]")?;
    audit.look("a glass that was removed")
}
