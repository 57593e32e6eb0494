//! No screen shuts anybody out: axe-core has nothing to say, in light, dark and contrast, and
//! everything fits every screen and every finger.

use serde_json::{Value, json};
use tableside_tests::{Audit, Place, Served, Trouble};

/// How wide and high has to be what can be tapped: the length of a fingertip, in CSS pixels.
const LEAST: u32 = 44;

/// Adds a pair, and gives its path.
fn pair(phone: &Served, one: &str, two: &str) -> Result<String, Trouble> {
    phone.send("/teams", &[("one", one), ("two", two)])
}

/// Starts a match with these actions, and gives its path.
fn started(phone: &Served, team: &str, scenario: u8, actions: &[Value]) -> Result<String, Trouble> {
    let fields = [
        ("scenario", scenario.to_string()),
        ("starter", "0".to_owned()),
    ];
    let fields = fields
        .each_ref()
        .map(|(name, value)| (*name, value.as_str()));
    let path = phone.send(&format!("{team}/matches"), &fields)?;
    phone.play(&path, actions)?;
    Ok(path)
}

fn place(row: u8, column: u8, value: u8) -> Value {
    json!({ "do": "place", "value": value, "at": [row, column] })
}

#[test]
fn before_and_around_the_campaign() -> Result<(), Trouble> {
    let place = Place::new("accessible")?;
    let phone = place.served()?;
    let mut audit = Audit::new(&phone, LEAST);
    audit.visit(&["/", "/kreuzsummen"])?;
    phone.tap("add-pair")?;
    phone.wait_for("#one-error")?;
    audit.look("names that are missing")?;
    let team = pair(&phone, "Jürgen „Jo“ O'Neill", "Maximiliane-Konstanze")?;
    let paths = ["", "?at=40", "?tick=1", "?tick=upto"];
    let scenarios = [1, 12, 47].map(|number| format!("/scenarios/{number}"));
    let paths: Vec<_> = paths
        .into_iter()
        .chain(scenarios.iter().map(String::as_str))
        .map(|path| format!("{team}{path}"))
        .collect();
    let paths: Vec<_> = paths.iter().map(String::as_str).collect();
    audit.visit(&paths)?;
    phone.send(
        &format!("{team}/marks"),
        &[("mode", "upto"), ("tick", "upto=50")],
    )?;
    let others = [
        "/",
        "/kreuzsummen",
        "/kreuzsummen/new",
        "/settings",
        "/help",
        "/help/kreuzsummen",
        "/nothing",
    ];
    audit.visit(&[&[team.as_str()], &others[..]].concat())?;
    audit.end();
    Ok(())
}

#[test]
fn in_a_match() -> Result<(), Trouble> {
    let home = Place::new("accessible-match")?;
    let phone = home.served()?;
    let team = pair(&phone, "Jürgen „Jo“ O'Neill", "Maximiliane-Konstanze")?;
    let actions = [
        place(1, 1, 9),
        place(1, 2, 9),
        place(1, 2, 8),
        place(2, 1, 7),
        json!({ "do": "jack", "at": [1, 1], "with": [2, 1] }),
        json!({ "do": "discard", "card": 6 }),
        json!({ "do": "end-turn" }),
        json!({ "do": "pass" }),
    ];
    let path = started(&phone, &team, 50, &actions)?;
    let picks = [
        "",
        "?at=1,2",
        "?at=3,3",
        "?value=3",
        "?play=jack",
        "?play=jack&at=1,2",
        "?play=queen",
        "?play=queen&at=1,2",
        "?play=queen&value=3",
        "?play=king",
        "?play=king&at=1,2",
        "?play=swap",
        "?target=0",
        "?more=1",
        "?more=pass",
        "?more=give-up",
    ];
    let paths: Vec<_> = picks.iter().map(|pick| format!("{path}{pick}")).collect();
    let paths: Vec<_> = paths.iter().map(String::as_str).collect();
    let mut audit = Audit::new(&phone, LEAST);
    audit.visit(&paths)?;
    phone.send(&format!("{path}/chance"), &[("after", "8")])?;
    let swapped = started(
        &phone,
        &team,
        2,
        &[json!({ "do": "discard", "card": "jack" })],
    )?;
    let paths = [
        &format!("{path}?ask=chance"),
        &format!("{path}?ask=hint"),
        &swapped,
    ];
    audit.visit(&paths.map(String::as_str))?;
    audit.end();
    Ok(())
}

#[test]
fn around_and_after_a_match() -> Result<(), Trouble> {
    let home = Place::new("accessible-after")?;
    let phone = home.served()?;
    let team = pair(&phone, "Jürgen „Jo“ O'Neill", "Maximiliane-Konstanze")?;
    let field = [(1, 1, 5), (1, 2, 4), (2, 1, 3), (2, 2, 3), (1, 3, 3)];
    let actions = field.map(|(row, column, value)| place(row, column, value));
    let open = started(&phone, &team, 1, &actions)?;
    let mut audit = Audit::new(&phone, LEAST);
    let around = [
        "menu",
        "log",
        "log/1",
        "log/1?do=change",
        "log/2?do=insert",
        "look",
        "setup",
    ];
    let mut paths: Vec<_> = around.iter().map(|path| format!("{open}/{path}")).collect();
    let fields = [("after", "5"), ("number", "1"), ("mode", "change")];
    let action = place(1, 1, 3).to_string();
    let mending = [&fields[..], &[("action", action.as_str())]].concat();
    let fresh = started(&phone, &team, 2, &[])?;
    let stopped = started(&phone, &team, 3, &[place(1, 1, 5)])?;
    phone.send(&format!("{stopped}/stop"), &[("after", "1")])?;
    let lost = started(
        &phone,
        &team,
        4,
        &[place(1, 1, 5), json!({ "do": "give-up" })],
    )?;
    let finish = [
        (1, 1, 3),
        (1, 2, 4),
        (1, 3, 2),
        (2, 1, 3),
        (2, 2, 3),
        (2, 3, 6),
    ];
    let won = started(
        &phone,
        &team,
        1,
        &finish.map(|(row, column, value)| place(row, column, value)),
    )?;
    paths.extend([format!("{fresh}/log"), format!("{fresh}/look")]);
    paths.extend([format!("{stopped}/menu"), stopped, lost, won]);
    paths.extend([
        team.clone(),
        "/".to_owned(),
        format!("{team}/scenarios/1"),
        format!("{team}/scenarios/1/check"),
        format!("{team}/scenarios/1/check?f=3,4,2,3,3,6"),
        format!("{team}/scenarios/50/check?f=9,9,9,1,1,2,3,4,5,6,7,8,1,2,3,4"),
    ]);
    audit.visit(&paths.iter().map(String::as_str).collect::<Vec<_>>())?;
    phone.send(&format!("{open}/repair"), &mending)?;
    let mended = ["repair", "log"].map(|path| format!("{open}/{path}"));
    audit.visit(&mended.each_ref().map(String::as_str))?;
    audit.end();
    Ok(())
}
