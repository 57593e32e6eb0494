//! Abenteuer 1x1 shuts nobody out either: every screen and state of its three variants in every
//! look and language, to axe-core's satisfaction, and with keys for every finger.

use serde_json::{Value, json};
use tableside_tests::{Audit, FAMILY, HURRIED_FINGER, Place, Served, Trouble};

const PAGE: &str = "/games/times-table";

/// Starts a match of these members of the form, plays, and gives its path.
fn begun(
    phone: &Served,
    players: &str,
    members: &[(&str, &str)],
    actions: &[Value],
) -> Result<String, Trouble> {
    let starter = players.split(',').next().unwrap_or_default();
    let always = [("players", players), ("starter", starter)];
    let fields = [&always[..], members].concat();
    let path = phone.send("/games/times-table/matches", &fields)?;
    phone.play(&path, actions)?;
    Ok(path)
}

fn fit(top: u8, left: u8) -> Value {
    json!({ "do": "match", "gap": [top, left] })
}

fn lay(player: u8, number: u8) -> Value {
    json!({ "do": "lay", "player": player, "number": number })
}

fn said(answer: u32) -> Value {
    json!({ "do": "miss", "answer": answer })
}

fn hit() -> Value {
    json!({ "do": "match" })
}

fn time_up() -> Value {
    json!({ "do": "time-up" })
}

#[test]
fn the_pages_before_a_match() -> Result<(), Trouble> {
    let home = Place::new("accessible-1x1")?;
    let phone = home.served()?;
    let mut audit = Audit::new(&phone, HURRIED_FINGER);
    audit.visit_in_all_languages(&[PAGE, "/help/times-table", "/tools/timer/measure?for=/"])?;
    let players = phone.seat("times-table", &FAMILY)?;
    let page = |what: &str| format!("{PAGE}{what}players={players}");
    let pages = [
        page("?variant=race&rungs=30&"),
        page("?variant=sprint&sand=61000&"),
        page("?variant=expedition&"),
        page("/table?variant=race&"),
        page("/table?variant=race&zoom=4&"),
        page("/table?variant=race&gap=10,10&"),
        page("/table?variant=sprint&"),
        page("/table?variant=expedition&"),
    ];
    audit.visit_in_all_languages(&pages.iter().map(String::as_str).collect::<Vec<_>>())?;
    audit.end();
    Ok(())
}

#[test]
fn a_race_while_it_is_run() -> Result<(), Trouble> {
    let home = Place::new("accessible-1x1-race")?;
    let phone = home.served()?;
    let mut audit = Audit::new(&phone, HURRIED_FINGER);
    let players = phone.seat("times-table", &FAMILY)?;
    let members = [("variant", "race"), ("rungs", "10"), ("gap", "7,5")];
    let first = begun(&phone, &players, &members, &[])?;
    let picks = [
        "",
        "?pad=1&answer=35",
        "?fits=1&answer=35",
        "?fits=1&answer=36",
        "?fits=1&zoom=2",
        "?fits=1&told=1",
        "?fits=1&told=1&top=10&web=1",
    ];
    audit.visit_match(&first, &picks)?;
    let members = [("variant", "race"), ("rungs", "2"), ("gap", "7,5")];
    let asked = begun(&phone, &players, &members, &[said(99), fit(4, 2)])?;
    audit.visit_match(&asked, &["", "?cards=all", "?cards=done", "?card=49"])?;
    let actions = [fit(4, 2), said(9), fit(10, 10), lay(3, 35), lay(3, 8)];
    let last = begun(&phone, &players, &members, &actions)?;
    audit.visit_match(&last, &["", "?wall=1&cards=done", "/log/1?do=change"])?;
    audit.end();
    Ok(())
}

#[test]
fn the_end_of_a_race() -> Result<(), Trouble> {
    let home = Place::new("accessible-1x1-end")?;
    let phone = home.served()?;
    let mut audit = Audit::new(&phone, HURRIED_FINGER);
    let players = phone.seat("times-table", &FAMILY)?;
    let members = [("variant", "race"), ("rungs", "1"), ("gap", "7,5")];
    let actions = [fit(4, 2), said(9), said(10), fit(10, 10)];
    let over = begun(&phone, &players, &members, &actions)?;
    audit.visit_match(&over, &["?cards=done"])?;
    let finish = json!({ "do": "finish" }).to_string();
    let fields = [("after", "4"), ("action", finish.as_str())];
    phone.send(&format!("{over}/actions"), &fields)?;
    audit.visit_match(&over, &["", "?practice=1", "/log", "/turning-point"])?;
    let learner = players.split(',').nth(1).unwrap_or_default();
    audit.visit_in_all_languages(&[
        &format!("{PAGE}/practice/{learner}"),
        &format!("{PAGE}/table?variant=race&players={players}"),
    ])?;
    audit.end();
    Ok(())
}

#[test]
fn a_sprint_with_its_sand() -> Result<(), Trouble> {
    let home = Place::new("accessible-1x1-sprint")?;
    let phone = home.served()?;
    let mut audit = Audit::new(&phone, HURRIED_FINGER);
    let players = phone.seat("times-table", &FAMILY)?;
    let sand = |seconds: &'static str| [("variant", "sprint"), ("rungs", "2"), ("sand", seconds)];
    let ready = begun(&phone, &players, &sand("86400000"), &[hit()])?;
    audit.visit_match(&ready, &["", "/log/1?do=change"])?;
    turn(&phone, &ready, "1", "start-0")?;
    audit.visit_match(&ready, &[""])?;
    turn(&phone, &ready, "1", "pause-1")?;
    audit.visit_match(&ready, &[""])?;
    let laps = [hit(), hit(), hit(), hit()];
    let ended = begun(&phone, &players, &sand("1000"), &laps)?;
    turn(&phone, &ended, "4", "start-0")?;
    phone.go(&ended)?;
    phone.wait_for("[data-key=\"late\"]")?;
    audit.visit_match(&ended, &["", "?late=1"])?;
    let rest = [time_up(), hit(), time_up(), time_up(), time_up()];
    let over = begun(
        &phone,
        &players,
        &sand("1000"),
        &[&laps[..], &rest].concat(),
    )?;
    audit.visit_match(&over, &["", "/turning-point"])?;
    audit.end();
    Ok(())
}

/// Does something with the sand of a sprint.
fn turn(phone: &Served, path: &str, after: &str, sand: &str) -> Result<(), Trouble> {
    let fields = [("after", after), ("sand", sand)];
    phone.send(&format!("{path}/sand"), &fields).map(drop)
}

#[test]
fn an_expedition_with_its_clock() -> Result<(), Trouble> {
    let home = Place::new("accessible-1x1-expedition")?;
    let phone = home.served()?;
    let mut audit = Audit::new(&phone, HURRIED_FINGER);
    let players = phone.seat("times-table", &FAMILY)?;
    let members = [("variant", "expedition"), ("tiles", "counted")];
    let path = begun(&phone, &players, &members, &[])?;
    let clock = |what: &str| {
        let fields = [("clock", what)];
        phone.send(&format!("{path}/clock"), &fields).map(drop)
    };
    audit.visit_match(&path, &[""])?;
    clock("run")?;
    let found = json!({ "do": "match", "player": 0 }).to_string();
    let fields = [("after", "0"), ("action", found.as_str())];
    phone.send(&format!("{path}/actions"), &fields)?;
    audit.visit_match(&path, &["", "/log/1?do=change"])?;
    clock("rest")?;
    audit.visit_match(&path, &[""])?;
    clock("reset")?;
    audit.visit_match(&path, &[""])?;
    clock("restore")?;
    phone.send(&format!("{path}/done"), &[("after", "1")])?;
    audit.visit_match(&path, &[""])?;
    let page = format!("{PAGE}?variant=expedition&players={players}");
    audit.visit_in_all_languages(&[&page])?;
    let given_up = begun(&phone, &players, &members, &[])?;
    phone.send(&format!("{given_up}/stop"), &[("after", "0")])?;
    audit.visit_match(&given_up, &[""])?;
    audit.end();
    Ok(())
}
