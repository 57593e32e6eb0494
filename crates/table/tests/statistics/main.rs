//! Statistics: of everybody, of one person, of a pair; with one match and with many.
#![allow(
    clippy::unwrap_used,
    reason = "what is missing shall stop the test there"
)]

#[path = "../chronicle/golden.rs"]
#[allow(dead_code, reason = "the chronicle uses more of it")]
mod golden;
#[path = "../kit/mod.rs"]
mod kit;
mod recounted;

use kit::{Bench, Screen};
use serde_json::{Value, json};
use tableside_ledger::{Ledger, MatchId, NewResult, NewSeat, PlayerId, TeamId};

/// Somebody who is known.
fn person(bench: &Bench, name: &str) -> PlayerId {
    let page = bench.post("/people", &format!("name={name}"));
    page.path().rsplit('/').next().unwrap().parse().unwrap()
}

struct Played<'a> {
    game: &'a str,
    seats: &'a [PlayerId],
    day: &'a str,
    setup: Value,
    outcome: Value,
    team: Option<TeamId>,
}

fn add(bench: &Bench, played: &Played<'_>) -> MatchId {
    let mut ledger = Ledger::open(&bench.database()).unwrap();
    let seats = played.seats.iter().map(|player| NewSeat {
        player: Some(*player),
        name: ledger.player(*player).unwrap().name,
    });
    let seats = seats.collect();
    let id = ledger.new_match_id();
    let new = NewResult {
        id,
        game: played.game.to_owned(),
        team: played.team,
        seats,
        setup: played.setup.clone(),
        // Noon is on the same day almost everywhere.
        played: format!("{}T12:00:00Z", played.day).parse().unwrap(),
        outcome: played.outcome.clone(),
    };
    ledger.add_result(&new).unwrap().id
}

fn dug(bench: &Bench, seats: &[PlayerId], day: &str, scores: &[i64], winners: &[usize]) {
    add(
        bench,
        &Played {
            game: "dig-up",
            seats,
            day,
            setup: json!({}),
            outcome: json!({"winners": winners, "scores": scores}),
            team: None,
        },
    );
}

/// A number of the head, by what it counts.
fn number(screen: &Screen, label: &str) -> usize {
    let numbers = screen.all(".stats-numbers > div").into_iter();
    let found = numbers
        .map(|one| one.text().collect::<String>())
        .find(|one| one.starts_with(label));
    let found = found.unwrap_or_else(|| panic!("no {label}: {}", screen.text()));
    found.trim_start_matches(label).trim().parse().unwrap()
}

/// The lines of a table behind a chart, each cell after the other.
fn table(screen: &Screen, chart: &str) -> Vec<String> {
    screen.words(&format!("[aria-labelledby='{chart}'] tbody tr"))
}

#[test]
fn nothing_was_finished_yet() {
    for lang in ["de", "en", "hu"] {
        let bench = Bench::speaking(lang);
        let home = bench.get("/");
        let empty = bench.tap(&home, "book-chart");
        assert_eq!(empty.kind(), "statistics");
        assert!(!empty.text().contains("Unknown localization"));
        assert!(!empty.has("filter-game"), "there is nothing to choose from");
        bench.start(&bench.pair("Anna", "Ben"), 1, 0);
        let open = bench.get("/statistics");
        assert!(
            open.all(".stats-chart").is_empty(),
            "what is open counts nowhere"
        );
    }
}

#[test]
fn one_match_says_something() {
    for lang in ["de", "en", "hu"] {
        let bench = Bench::speaking(lang);
        let (anna, ben) = (person(&bench, "Anna"), person(&bench, "Ben"));
        dug(&bench, &[anna, ben], "2026-05-03", &[17, 9], &[0]);
        let all = bench.get("/statistics");
        assert_eq!(all.all(".stats-chart").len(), 4, "{}", all.text());
        let own = bench.get(&format!("/statistics?player={anna}"));
        assert_eq!(own.all(".stats-chart").len(), 3);
        assert_eq!(own.all(".stats-course .stats-dot").len(), 1);
        assert!(!own.text().contains("Unknown localization"));
        assert!(own.text().contains("17"));
    }
}

#[test]
fn plays_wins_shared_wins_and_streaks_are_counted() {
    let bench = Bench::new();
    let (anna, ben) = (person(&bench, "Anna"), person(&bench, "Ben"));
    let cleo = person(&bench, "Cleo");
    for (day, winners) in [
        ("2026-01-01", vec![0]),
        ("2026-01-02", vec![0, 1]),
        ("2026-01-03", vec![1]),
        ("2026-01-04", vec![0]),
    ] {
        dug(&bench, &[anna, ben], day, &[7, 7], &winners);
    }
    dug(&bench, &[ben, cleo], "2026-01-05", &[3, 4], &[1]);
    let own = bench.get(&format!("/statistics?player={anna}"));
    assert_eq!(number(&own, "Played"), 4);
    assert_eq!(number(&own, "Won"), 3);
    assert_eq!(number(&own, "Shared wins"), 1);
    assert_eq!(number(&own, "Most wins in a row"), 2);
    assert_eq!(number(&own, "Wins in a row now"), 1);
    assert!(own.text().contains("Won 3 of 4 matches"));
    assert_eq!(table(&own, "stats-games"), ["DIG UP Adventure 4 3 1 2 7 7"]);
    let all = bench.get("/statistics");
    assert_eq!(
        table(&all, "stats-people"),
        ["Ben 5 2 1 2", "Anna 4 3 1 2", "Cleo 1 1 0 1"]
    );
    assert!(all.all(".stats-numbers").is_empty());
    let tapped = bench.tap(&all, &format!("stats-player-{cleo}"));
    assert_eq!(number(&tapped, "Played"), 1);
    assert!(
        tapped
            .words(".stats-bar b")
            .contains(&"DIG UP Adventure".to_owned())
    );
}

#[test]
fn a_thousand_matches_are_told_by_a_few_points_and_all_of_them() {
    let bench = Bench::new();
    let (anna, ben) = (person(&bench, "Anna"), person(&bench, "Ben"));
    let mut ledger = Ledger::open(&bench.database()).unwrap();
    let seat = |player: PlayerId| NewSeat {
        player: Some(player),
        name: "Anna".to_owned(),
    };
    let first: jiff::Timestamp = "2020-01-01T12:00:00Z".parse().unwrap();
    for n in 0..1000_i64 {
        let id = ledger.new_match_id();
        ledger
            .add_result(&NewResult {
                id,
                game: "dig-up".to_owned(),
                team: None,
                seats: vec![seat(anna), seat(ben)],
                setup: json!({}),
                played: first + jiff::SignedDuration::from_hours(24 * n),
                outcome: json!({"winners": [n % 2], "scores": [n % 10, 5]}),
            })
            .unwrap();
    }
    drop(ledger);
    let own = bench.get(&format!("/statistics?player={anna}"));
    assert_eq!(number(&own, "Played"), 1000);
    assert_eq!(number(&own, "Won"), 500);
    assert_eq!(own.all(".stats-dot").len(), 40);
    assert_eq!(own.all(".stats-band").len(), 1);
    assert!(own.text().contains("4.5 on average of 1000, 9 at best"));
    assert_eq!(
        table(&own, "stats-columns"),
        ["2020 366", "2021 365", "2022 269"]
    );
    let year = bench.get(&format!("/statistics?player={anna}&year=2021"));
    assert_eq!(number(&year, "Played"), 365);
}

#[test]
fn kreuzsummen_tells_where_the_pair_got_stuck() {
    let bench = Bench::new();
    let pair = bench.pair("Anna", "Ben");
    let give_up = r#"{"do":"give-up"}"#;
    let place = r#"{"do":"place","value":1,"at":[1,1]}"#;
    bench.play(bench.start(&pair, 1, 0), &[place, give_up]);
    bench.play(bench.start(&pair, 1, 1), &[give_up]);
    let stopped = bench.start(&pair, 2, 0);
    bench.tap(&bench.tap(&stopped, "menu"), "stop");
    let of_pair = bench.get(&format!("/statistics?team={pair}"));
    assert_eq!(
        number(&of_pair, "Played"),
        2,
        "what was stopped counts nowhere"
    );
    let rows = table(&of_pair, "stats-scenarios");
    assert_eq!(rows.len(), 1);
    assert!(rows[0].ends_with("2 not yet 5 cards missing"), "{rows:?}");
    assert!(of_pair.text().contains("2 attempts"));
}

#[test]
fn labyrinth_tells_the_turns_for_a_treasure() {
    let bench = Bench::new();
    let anna = person(&bench, "Anna");
    let file: Value = serde_json::from_str(&golden::text("labyrinth-alone")).unwrap();
    let mut ledger = Ledger::open(&bench.database()).unwrap();
    let head = golden::finished(&bench, "labyrinth-alone");
    assert_eq!(file["players"].as_array().unwrap().len(), 1);
    // The one who has only a name there is somebody known here.
    let connection = rusqlite::Connection::open(bench.database()).unwrap();
    connection
        .execute(
            "UPDATE seats SET player_id = ?1 WHERE match_id = ?2",
            [anna.to_string(), head.id.to_string()],
        )
        .unwrap();
    ledger.sweep().unwrap();
    let own = bench.get(&format!("/statistics?player={anna}"));
    assert_eq!(
        own.all(".stats-numbers > div").len(),
        1,
        "nobody can lose alone"
    );
    assert_eq!(
        own.all("[aria-labelledby='stats-course-labyrinth-turns']")
            .len(),
        2
    );
    assert!(own.text().contains("Turns for a treasure"));
}

#[test]
fn walls_tell_their_times_and_the_way_to_practice() {
    let bench = Bench::new();
    let (anna, ben) = (person(&bench, "Anna"), person(&bench, "Ben"));
    for (day, seconds) in [("2026-01-01", 754), ("2026-01-02", 700)] {
        add(
            &bench,
            &Played {
                game: "times-table",
                seats: &[anna, ben],
                day,
                setup: json!({"variant": "expedition"}),
                outcome: json!({"won": true, "seconds": seconds}),
                team: None,
            },
        );
    }
    let own = bench.get(&format!("/statistics?player={anna}"));
    assert_eq!(number(&own, "Played"), 2);
    assert!(
        own.text()
            .contains("12:07 on average of 2, 11:40 at best; less is better")
    );
    assert_eq!(table(&own, "stats-games"), ["Abenteuer 1x1 2 12:07 11:40"]);
    assert_eq!(bench.tap(&own, "practice").kind(), "practice");
    // A wall can't be lost: beside a race that was won it isn't told as if it had been.
    add(
        &bench,
        &Played {
            game: "times-table",
            seats: &[anna, ben],
            day: "2026-01-03",
            setup: json!({"variant": "race"}),
            outcome: json!({"winners": [0], "rungs": [4, 2]}),
            team: None,
        },
    );
    let own = bench.get(&format!("/statistics?player={anna}"));
    assert!(own.text().contains("Won the one match that could be won."));
    assert_eq!(own.words(".stats-bar .soft"), ["3 matches, 1 won"]);
}

#[test]
fn the_dice_tool_s_throws_tell_how_fair_the_dice_are() {
    let bench = Bench::new();
    let mut ledger = Ledger::open(&bench.database()).unwrap();
    for _ in 0..3 {
        let id = ledger.new_throw_id();
        ledger.add_throw(id, 6, &[1, 2, 3]).unwrap();
    }
    let all = bench.get("/statistics");
    assert!(all.text().contains("How fair the dice are"));
    assert_eq!(bench.tap(&all, "fairness").status, 200);
}
