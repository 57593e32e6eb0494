//! People, the chronicle and statistics by touch, and every screen of them to axe-core's
//! satisfaction.

use serde_json::{Value, json};
use tableside_tests::{Audit, Place, Served, Trouble};

/// How wide and high has to be what can be tapped: a finger in a hurry, in CSS pixels.
const LEAST: u32 = 48;

/// Names as long and as odd as families have them.
const NAMES: [&str; 3] = ["Maximiliane-Konstanze", "Jürgen „Jo“ O'Neill", "Őrsi"];

/// A whole mine of a colour for each of two, and the end.
fn scored() -> Vec<Value> {
    let mine = |player: u8, colour: &str| {
        let slots = 1..=9;
        let show = slots.map(|slot| {
            json!({ "do": "show", "player": player, "slot": slot, "card": format!("{colour}-{slot}") })
        });
        show.collect::<Vec<_>>()
    };
    let mut actions = [mine(0, "red"), mine(1, "yellow")].concat();
    actions.truncate(17);
    actions.push(json!({ "do": "show", "player": 1, "slot": 9, "card": "idol" }));
    actions.push(json!({ "do": "score" }));
    actions
}

/// Two mines with two gems each, of which the last one of the first mine decides.
fn close() -> Vec<Value> {
    let mine = |player: u8, gems: [&'static str; 2]| {
        let cards = gems.into_iter().chain(["skeleton"; 7]).zip(1_u8..);
        let show = cards.map(move |(card, slot)| {
            json!({ "do": "show", "player": player, "slot": slot, "card": card })
        });
        show.collect::<Vec<_>>()
    };
    let mut actions = [mine(0, ["red-1", "red-9"]), mine(1, ["blue-9", "blue-8"])].concat();
    actions.push(json!({ "do": "score" }));
    actions
}

/// Plays a match of DIG UP Adventure of two of these people; its path.
fn dig(phone: &Served, players: &str) -> Result<String, Trouble> {
    dug(phone, players, &scored())
}

/// The same with these actions.
fn dug(phone: &Served, players: &str, actions: &[Value]) -> Result<String, Trouble> {
    let fields = [
        ("players", players),
        ("favourites", "red,blue"),
        ("starter", "0"),
        ("idols", "one"),
        ("way", "score"),
    ];
    let path = phone.send("/games/dig-up/matches", &fields)?;
    for (after, action) in actions.iter().enumerate() {
        let (after, action) = (after.to_string(), action.to_string());
        phone.send(
            &format!("{path}/actions"),
            &[("after", &after), ("action", &action)],
        )?;
    }
    Ok(path)
}

fn two_of(players: &str) -> String {
    players.split(',').take(2).collect::<Vec<_>>().join(",")
}

/// The step that the slider and the address say.
fn step(phone: &Served) -> Result<Option<String>, Trouble> {
    phone.attribute("[data-slide]", "aria-valuetext")
}

#[test]
fn the_board_follows_the_slider_and_the_slider_stays_under_the_finger() -> Result<(), Trouble> {
    let home = Place::new("chronicle-slider")?;
    let phone = home.served()?;
    let players = two_of(&phone.seat("dig-up", &NAMES)?);
    let path = dig(&phone, &players)?;
    phone.go(&path)?;
    phone.tap("replay")?;
    phone.wait_for_screen("replay")?;
    phone.run(
        "window.slider = document.querySelector('[data-slide]')",
        &json!([]),
    )?;
    for at in [3, 12, 7] {
        phone.run(
            "slider.value = arguments[0]; slider.dispatchEvent(new Event('input', { bubbles: true }))",
            &json!([at]),
        )?;
    }
    phone.wait_until(
        "the seventh step",
        "return slider.getAttribute('aria-valuetext').startsWith('7 ')",
        &json!([]),
    )?;
    let same = phone.run(
        "return slider === document.querySelector('[data-slide]')",
        &json!([]),
    )?;
    assert_eq!(same, json!(true), "a finger may still lie on it");
    assert_eq!(phone.count(".replay-board [data-key]")?, 0);
    assert!(phone.path()?.ends_with("?at=7"), "{}", phone.path()?);
    phone.tap("step-back")?;
    phone.wait_until(
        "the sixth step",
        "return document.querySelector('[data-slide]').value === '6'",
        &json!([]),
    )?;
    phone.reload()?;
    assert!(step(&phone)?.is_some_and(|step| step.starts_with("6 ")));
    // The way back leads to the match and not through every step.
    phone.back()?;
    phone.wait_for_screen("match")?;
    assert_eq!(phone.errors()?, [""; 0]);
    Ok(())
}

#[test]
fn what_decided_a_match_is_one_tap_away_and_its_replay_another() -> Result<(), Trouble> {
    let home = Place::new("turning-point")?;
    let phone = home.served()?;
    let players = two_of(&phone.seat("dig-up", &NAMES)?);
    let path = dug(&phone, &players, &close())?;
    phone.go(&path)?;
    phone.touch("turning-point")?;
    phone.wait_for_screen("turning-point")?;
    assert_eq!(phone.count(".mark-ring")?, 1);
    let words = phone.text(".turning-words")?;
    assert!(
        NAMES[..2].iter().all(|name| words.contains(name)),
        "{words}"
    );
    phone.touch("watch")?;
    phone.wait_for_screen("replay")?;
    assert!(phone.path()?.ends_with("?at=2"), "{}", phone.path()?);
    assert!(step(&phone)?.is_some_and(|step| step.starts_with("2 ")));
    phone.back()?;
    phone.wait_for_screen("turning-point")?;
    phone.back()?;
    phone.wait_for_screen("match")?;
    assert_eq!(phone.errors()?, [""; 0]);
    Ok(())
}

#[test]
fn a_match_and_a_person_are_deleted_and_brought_back_by_touch() -> Result<(), Trouble> {
    let home = Place::new("chronicle-undo")?;
    let phone = home.served()?;
    let players = two_of(&phone.seat("dig-up", &NAMES)?);
    dig(&phone, &players)?;
    phone.go("/chronicle")?;
    phone.touch_on(".diary-line")?;
    phone.wait_for_screen("replay")?;
    phone.touch("remove")?;
    phone.wait_for_screen("chronicle")?;
    assert_eq!(phone.count(".diary-line")?, 0);
    phone.touch("take-back")?;
    phone.wait_for_screen("replay")?;
    let first = players.split(',').next().unwrap_or_default();
    phone.go(&format!("/people/{first}"))?;
    phone.touch("remove")?;
    phone.wait_for_screen("remove-person")?;
    phone.touch("remove-now")?;
    phone.wait_for_screen("people")?;
    // After ten seconds the screen offers nothing any more, without a tap.
    phone.wait_until_gone("[data-key='take-back']")?;
    assert_eq!(phone.count("[data-key^='person-']")?, 2);
    phone.go("/chronicle")?;
    let line = phone.text(".diary-line")?;
    assert!(!line.contains(NAMES[0]), "{line}");
    assert_eq!(phone.errors()?, [""; 0]);
    Ok(())
}

#[test]
fn every_screen_shuts_nobody_out() -> Result<(), Trouble> {
    let home = Place::new("accessible-chronicle")?;
    let phone = home.served()?;
    let mut audit = Audit::new(&phone, LEAST);
    audit.visit_in_all_languages(&["/chronicle", "/people", "/statistics", "/chronicle/add"])?;
    let all = phone.seat("dig-up", &NAMES)?;
    let players = two_of(&all);
    let path = dig(&phone, &players)?;
    let replay = path.replace("/matches/", "/chronicle/");
    let [one, two] = [0, 1].map(|index| players.split(',').nth(index).unwrap_or_default());
    let third = all.split(',').nth(2).unwrap_or_default();
    phone.send(&format!("/people/{one}/mark"), &[("mark", "yellow-flower")])?;
    let names = [("one", NAMES[0]), ("two", NAMES[1])];
    let pair = phone.send("/teams", &names)?;
    let pair = pair.rsplit('/').next().unwrap_or_default().to_owned();
    let lost = [("scenario", "1"), ("starter", "0")];
    let lost = phone.send(&format!("/teams/{pair}/matches"), &lost)?;
    let lost = lost.replace("/setup", "");
    let give_up = [("after", "0"), ("action", r#"{"do":"give-up"}"#)];
    phone.send(&format!("{lost}/actions"), &give_up)?;
    let decided = dug(&phone, &players, &close())?;
    let result = format!("/chronicle/add/result?game=dig-up&players={all}");
    let attempt = format!("/chronicle/add/result?game=kreuzsummen&players={players}");
    let paths = [
        "/chronicle?filter=player".to_owned(),
        "/chronicle?game=labyrinth".to_owned(),
        replay.clone(),
        format!("{replay}?at=0"),
        format!("{replay}?at=9"),
        format!("{replay}/day"),
        format!("{decided}/turning-point"),
        format!("{path}/turning-point"),
        result,
        attempt,
        "/people".to_owned(),
        format!("/people/{one}"),
        format!("/people/{one}/merge"),
        format!("/people/{one}/merge?with={two}"),
        format!("/people/{one}/merge?with={third}"),
        format!("/people/{one}/remove"),
        format!("/people/teams/{pair}"),
        "/statistics".to_owned(),
        format!("/statistics?player={one}"),
        format!("/statistics?team={pair}"),
    ];
    audit.visit_in_all_languages(&paths.each_ref().map(String::as_str))?;
    phone.go("/people")?;
    phone.tap("add")?;
    phone.wait_for("#name-error")?;
    audit.look("a name that is missing")?;
    audit.end();
    Ok(())
}
