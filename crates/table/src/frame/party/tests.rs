//! Who sits down, whatever the address says and whatever is typed.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use axum::http::{HeaderValue, StatusCode, header};
use scraper::{Html, Selector};
use serde_json::{Map, json};
use tableside_ledger::{MatchId, NewMatch};
use tempfile::TempDir;

use super::*;
use crate::app::{App, Config};
use crate::text::Lang;

const GAME: &str = "dig-up";

struct Table {
    app: App,
    _folder: TempDir,
}

impl Table {
    fn new() -> Self {
        let folder = tempfile::tempdir().unwrap();
        let app = App::open(Config {
            database: folder.path().join("tableside.db"),
            languages: Vec::new(),
            window: false,
        });
        Self {
            app,
            _folder: folder,
        }
    }

    fn visit(&self, query: &str) -> Visit {
        let lang = HeaderValue::from_static("en");
        Visit::new(self.app.clone(), Some(&lang), query)
    }

    fn know(&self, names: &[&str]) -> Vec<Player> {
        let add = |name: &&str| self.app.ledger(|ledger| Ok(ledger.add_player(name)?));
        names.iter().map(|name| add(name).unwrap()).collect()
    }

    fn party(&self, query: &str) -> Party {
        Party::load(&self.visit(query), GAME, 2..=4).unwrap()
    }

    fn shown(&self, query: &str) -> Html {
        let part = self.party(query).part(&self.visit(query)).unwrap();
        Html::parse_fragment(&part)
    }

    fn add(&self, query: &str, name: &str) -> Added {
        let typed = Typed {
            name: name.to_owned(),
        };
        Party::add(&self.visit(query), GAME, 2..=4, &typed).unwrap()
    }

    /// The query of the page to which a name leads.
    fn seat(&self, query: &str, name: &str) -> String {
        let Added::Seated(response) = self.add(query, name) else {
            panic!("{name} is refused");
        };
        assert_eq!(response.status(), StatusCode::SEE_OTHER);
        let to = response.headers()[header::LOCATION].to_str().unwrap();
        to.strip_prefix("/games/dig-up").unwrap().to_owned()
    }

    /// What is said against a name, and the part that says it.
    fn refusal(&self, query: &str, name: &str) -> (String, Html) {
        let Added::Refused(party) = self.add(query, name) else {
            panic!("{name} is taken");
        };
        let part = Html::parse_fragment(&party.part(&self.visit(query)).unwrap());
        let said = texts(&part, "#name-error");
        assert_eq!(said.len(), 1);
        assert_eq!(attribute(&part, "#name", "aria-invalid"), ["true"]);
        assert_eq!(
            attribute(&part, "#name", "aria-describedby"),
            ["name-error"]
        );
        assert_eq!(attribute(&part, "#name", "value"), [name]);
        (said[0].clone(), part)
    }

    fn start(&self, seats: Vec<NewSeat>) -> MatchId {
        let new = NewMatch {
            game: GAME.to_owned(),
            team: None,
            seats,
            setup: json!({}),
            options: Map::new(),
            first: None,
        };
        let started = self.app.ledger(|ledger| Ok(ledger.start(new)?));
        started.unwrap().head.id
    }
}

fn names(party: &Party) -> Vec<&str> {
    let names = party.players().iter().map(|player| player.name.as_str());
    names.collect()
}

fn query(players: &[&Player]) -> String {
    let ids: Vec<String> = players.iter().map(|player| player.id.to_string()).collect();
    format!("players={}", ids.join(","))
}

fn texts(page: &Html, css: &str) -> Vec<String> {
    let css = Selector::parse(css).unwrap();
    page.select(&css)
        .map(|element| {
            let words: Vec<&str> = element.text().flat_map(str::split_whitespace).collect();
            words.join(" ")
        })
        .collect()
}

fn attribute(page: &Html, css: &str, name: &str) -> Vec<String> {
    let css = Selector::parse(css).unwrap();
    page.select(&css)
        .filter_map(|element| element.attr(name).map(str::to_owned))
        .collect()
}

#[test]
fn nobody_sits_at_a_new_table_and_two_to_four_can() {
    let table = Table::new();
    let people = table.know(&["Anna", "Ben", "Cleo", "Dora", "Emil"]);
    let party = table.party("");
    assert_eq!(names(&party), [""; 0]);
    assert_eq!(party.count().say(Lang::En), "0 of 2–4 players");
    assert_eq!(
        party.missing().unwrap().say(Lang::En),
        "2 players are missing."
    );
    for n in 0..=5 {
        let chosen: Vec<&Player> = people.iter().take(n).collect();
        let party = table.party(&query(&chosen));
        assert_eq!(names(&party).len(), n.min(4));
        assert_eq!(party.is_complete(), n >= 2, "{n}");
        assert_eq!(party.missing().is_none(), n >= 2, "{n}");
    }
}

#[test]
fn whatever_the_address_says_nobody_sits_twice_and_strangers_do_not_sit() {
    let table = Table::new();
    let people = table.know(&["Anna", "Ben", "Cleo", "Dora", "Emil"]);
    let id = |n: usize| people[n].id.to_string();
    let stranger = "00000000-0000-4000-8000-000000000000";
    let ids = [id(1), id(0), id(1), stranger.to_owned(), "x".to_owned()].join(",");
    assert_eq!(
        names(&table.party(&format!("players=,{ids},,"))),
        ["Ben", "Anna"]
    );
    let all = [id(4), id(3), id(2), id(1), id(0)].join(",");
    assert_eq!(
        names(&table.party(&format!("players={all}"))),
        ["Emil", "Dora", "Cleo", "Ben"]
    );
    for hostile in ["", "%00", "'; DROP TABLE players", "<script>", ",,,,", "💎"] {
        assert!(
            names(&table.party(&format!("players={hostile}"))).is_empty(),
            "{hostile}"
        );
    }
    let seats = table.party(&query(&[&people[2], &people[0]])).new_seats();
    assert_eq!(seats[0].player, Some(people[2].id));
    assert_eq!(seats[1].name, "Anna");
}

#[test]
fn the_seats_of_the_last_match_are_offered_until_the_address_says_otherwise() {
    let table = Table::new();
    let people = table.know(&["Anna", "Ben", "Cleo"]);
    table.start(table.party(&query(&[&people[1], &people[0]])).new_seats());
    assert_eq!(names(&table.party("")), ["Ben", "Anna"]);
    assert!(
        names(&table.party("players=")).is_empty(),
        "all were taken out"
    );
    // Somebody with a name only is found by it; somebody unknown is passed over.
    let only = |name: &str| NewSeat {
        player: None,
        name: name.to_owned(),
    };
    table.start(vec![only("CLEO"), only("Zoë"), only("Anna")]);
    assert_eq!(names(&table.party("")), ["Cleo", "Anna"]);
    let other = Party::load(&table.visit(""), "dice", 2..=4).unwrap();
    assert!(names(&other).is_empty(), "another game has its own seats");
}

#[test]
fn keys_move_take_out_and_add_and_keep_what_else_is_picked() {
    let table = Table::new();
    let people = table.know(&["Anna", "Ben", "Cleo"]);
    let here = format!("rounds=20&why=full&{}", query(&[&people[0], &people[1]]));
    let page = table.shown(&here);
    let picked = |key: &str| -> Vec<String> {
        let picks = attribute(&page, &format!("[data-key='{key}']"), "data-pick");
        assert_eq!(picks.len(), 1, "{key}");
        let visit = table.visit(&picks[0]);
        assert_eq!(visit.picks.get("rounds"), Some("20"), "{key}");
        assert_eq!(visit.picks.get("why"), None, "{key}");
        let party = table.party(&picks[0]);
        names(&party).into_iter().map(str::to_owned).collect()
    };
    let key = |what: &str, n: usize| format!("{what}-{}", people[n].id);
    assert_eq!(picked(&key("up", 1)), ["Ben", "Anna"]);
    assert_eq!(picked(&key("out", 0)), ["Ben"]);
    assert_eq!(picked(&key("add", 2)), ["Anna", "Ben", "Cleo"]);
    let first = attribute(
        &page,
        &format!("[data-key='{}']", key("up", 0)),
        "data-pick",
    );
    assert!(first.is_empty(), "nobody sits before the first");
    assert_eq!(
        texts(&page, ".party-name"),
        ["Player 1: Anna", "Player 2: Ben"]
    );
    assert_eq!(texts(&page, ".chip"), ["Cleo"]);
}

#[test]
fn who_sits_there_is_said_after_a_change_and_at_no_other_time() {
    let table = Table::new();
    let said = |query: &str| {
        let said = table.party(query).says(&table.visit(query));
        said.map(|said| said.say(Lang::En))
    };
    let one = table.seat("rounds=20", "Anna");
    assert_eq!(said(&one).unwrap(), "Anna. 1 of 2–4 players");
    let two = table.seat(&one, "Ben");
    assert_eq!(said(&two).unwrap(), "Anna, Ben. 2 of 2–4 players");
    let page = table.shown(&two);
    for (key, words) in [
        ("up-", "Ben, Anna. 2 of 2–4 players"),
        ("out-", "Ben. 1 of 2–4 players"),
    ] {
        let picks = attribute(&page, &format!("[data-key^='{key}']"), "data-pick");
        assert_eq!(said(&picks[0]).unwrap(), words);
    }
    let nobody = attribute(&table.shown(&one), "[data-key^='out-']", "data-pick");
    assert_eq!(said(&nobody[0]).unwrap(), "0 of 2–4 players");
    let other = table.visit(&two).picks.with("rounds", Some("21"));
    assert_eq!(said(&other), None, "the rounds were changed, not the party");
    assert_eq!(said(""), None);
    table.know(&["Cleo"]);
    let full = table.seat(&table.seat(&two, "Dora"), "Emil");
    let why = attribute(&table.shown(&full), ".chip", "data-pick");
    assert_eq!(said(&why[0]), None, "the reason is said instead");
}

#[test]
fn a_full_table_greys_who_is_left_and_says_why_when_asked() {
    let table = Table::new();
    let people = table.know(&["Anna", "Ben", "Cleo", "Dora", "Emil"]);
    let full = query(&people[..4].iter().collect::<Vec<_>>());
    let page = table.shown(&full);
    assert_eq!(attribute(&page, ".chip", "aria-disabled"), ["true"]);
    assert!(texts(&page, "form").is_empty());
    assert!(texts(&page, ".refusal").is_empty());
    let why = attribute(&page, ".chip", "data-pick");
    let asked = table.shown(&why[0]);
    assert_eq!(
        texts(&asked, ".refusal"),
        ["The table is full: 4 play at most. First let somebody leave."]
    );
    assert_eq!(texts(&asked, ".party-name").len(), 4);
    let three = query(&people[..3].iter().collect::<Vec<_>>());
    let stale = table.shown(&format!("why=full&{three}"));
    assert!(texts(&stale, ".refusal").is_empty(), "a seat is free again");
}

#[test]
fn twelve_are_offered_the_latest_first_and_all_by_one_tap_more() {
    let table = Table::new();
    let many: Vec<String> = (1..=20).map(|n| format!("P{n}")).collect();
    table.know(&many.iter().map(String::as_str).collect::<Vec<_>>());
    table.know(&["p20", "P20 "]);
    let page = table.shown("");
    let chips = texts(&page, ".chip bdi");
    assert_eq!(chips.len(), 12);
    assert_eq!(chips[..2], ["P20", "P19"], "no name stands twice");
    let more = attribute(&page, "[data-key='known-all']", "data-pick");
    let all = table.shown(&more[0]);
    assert_eq!(texts(&all, ".chip bdi").len(), 20);
    assert!(texts(&all, "[data-key='known-all']").is_empty());
}

#[test]
fn a_typed_name_sits_down_whether_it_is_known_or_new() {
    let table = Table::new();
    let people = table.know(&["Ödön", "Ben"]);
    let first = table.seat("rounds=20", " öDÖN\t");
    assert_eq!(table.visit(&first).picks.get("rounds"), Some("20"));
    assert_eq!(table.party(&first).players(), &people[..1]);
    let second = table.seat(&first, "Zoë");
    assert_eq!(names(&table.party(&second)), ["Ödön", "Zoë"]);
    assert_eq!(table.visit(&second).picks.get("rounds"), Some("20"));
    // The same tap again finds the name that it added.
    assert_eq!(table.seat(&first, "Zoë"), second);
    let known = table.app.ledger(|ledger| Ok(ledger.players()?)).unwrap();
    assert_eq!(known.len(), 3);
}

#[test]
fn a_name_that_will_not_do_stays_with_the_reason_beside_it() {
    let table = Table::new();
    let people = table.know(&["Anna", "Ben", "Cleo", "Dora"]);
    let two = query(&[&people[0], &people[1]]);
    let long = "W".repeat(61);
    for (name, reason) in [
        ("", "Please enter a name."),
        (" \u{200b}", "Please enter a name."),
        (&long, "61 characters; 60 fit"),
        ("An\nna", "can’t be shown"),
        ("\u{202e}nnA", "can’t be shown"),
        (" ANNA", "Anna is at the table already."),
    ] {
        let (said, page) = table.refusal(&two, name);
        assert!(said.contains(reason), "{name:?}: {said}");
        assert_eq!(texts(&page, ".party-name").len(), 2, "nobody has left");
    }
    let full = query(&people.iter().collect::<Vec<_>>());
    let (said, _) = table.refusal(&full, "Emil");
    assert!(said.contains("The table is full"), "{said}");
    let known = table.app.ledger(|ledger| Ok(ledger.players()?)).unwrap();
    assert_eq!(known.len(), 4, "nobody was added");
}

#[test]
fn names_of_every_kind_come_back_as_they_are() {
    let table = Table::new();
    let longest = "W".repeat(60);
    let odd = [
        "\"Anna\" & 'Ben'",
        "<script>alert(1)</script>",
        "محمد",
        &longest,
    ];
    let mut here = String::new();
    for name in odd {
        here = table.seat(&here, name);
    }
    let page = table.shown(&here);
    assert_eq!(texts(&page, ".party-name bdi"), odd);
    assert!(texts(&page, "script").is_empty());
    let labels = attribute(&page, "[data-key^='out-']", "aria-label");
    assert_eq!(labels[1], "<script>alert(1)</script>: leave the table");
}

#[test]
fn a_game_puts_its_own_into_each_row() {
    let table = Table::new();
    let people = table.know(&["Anna", "Ben"]);
    let visit = table.visit(&query(&[&people[1], &people[0]]));
    let party = Party::load(&visit, GAME, 2..=4).unwrap();
    let part = party.part_with(&visit, |seat, player| {
        Ok(format!("<i>{seat} {}</i>", player.name))
    });
    let page = Html::parse_fragment(&part.unwrap());
    assert_eq!(texts(&page, ".party-extra i"), ["0 Ben", "1 Anna"]);
}

#[test]
fn the_choice_is_told_in_three_languages() {
    let table = Table::new();
    let people = table.know(&["Anna", "Ben", "Cleo"]);
    for lang in Lang::ALL {
        let mut visit = table.visit(&query(&[&people[0]]));
        visit.lang = lang;
        let party = Party::load(&visit, GAME, 2..=4).unwrap();
        let page = Html::parse_fragment(&party.part(&visit).unwrap());
        let mut said = texts(&page, "h2, p, .party-name, label");
        said.extend(attribute(&page, "[aria-label]", "aria-label"));
        insta::assert_snapshot!(format!("party-{lang}"), said.join("\n"));
    }
}
