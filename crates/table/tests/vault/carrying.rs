//! Real matches of all games, out into files and back.

use std::collections::BTreeSet;

use serde_json::{Value, json};
use tableside_ledger::{Ledger, NewResult, NewSeat};
use tableside_rules::match_file::MatchFile;

use crate::kit::Bench;
use crate::{bring_in, everything, full, golden, is_named, matches, players};

/// The first line, and in it the time, may differ; nothing else.
fn without_header(file: &str) -> &str {
    file.split_once('\n').unwrap().1
}

#[test]
fn every_match_comes_in_and_shows() {
    let bench = full();
    let heads = matches(&bench);
    assert_eq!(heads.len(), golden().len());
    for head in &heads {
        for page in ["", "/menu", "/log"] {
            let screen = bench.get(&format!("/matches/{}{page}", head.id));
            assert_eq!(
                screen.status,
                200,
                "{} {page}: {}",
                head.game,
                screen.text()
            );
        }
        // What is stored of a finished match is what the rules say.
        let (_, file) = bench.save(&format!("/matches/{}/export", head.id));
        let file = MatchFile::from_json(&String::from_utf8(file).unwrap()).unwrap();
        let replay = file.replay().unwrap();
        assert_eq!(replay.rejected, None);
        assert_eq!(replay.result, head.outcome, "{}", head.game);
    }
    let home = bench.get("/");
    assert_eq!(home.status, 200);
}

#[test]
fn a_match_goes_out_as_it_came_in() {
    for (name, text) in golden() {
        let bench = Bench::new();
        bring_in(&bench, text.as_bytes());
        let head = matches(&bench).remove(0);
        let (file_name, content) = bench.save(&format!("/matches/{}/export", head.id));
        assert!(
            file_name.starts_with(&head.game) && is_named(&file_name, "json"),
            "{file_name}"
        );
        assert!(
            file_name
                .bytes()
                .all(|c| c.is_ascii_alphanumeric() || b".-".contains(&c)),
            "{file_name}"
        );
        let before = MatchFile::from_json(&text).unwrap();
        let after = MatchFile::from_json(std::str::from_utf8(&content).unwrap()).unwrap();
        assert_eq!(
            (&after.game, &after.players),
            (&before.game, &before.players),
            "{name}"
        );
        assert_eq!(after.setup, before.setup, "{name}");
        assert_eq!(after.replay(), before.replay(), "{name}");
        assert_eq!(after.ended, before.ended);
        let bare = |file: &MatchFile| -> Vec<_> {
            let actions = file.actions.iter().cloned();
            let bare = actions.map(|mut action| {
                let members = action.as_object_mut().unwrap();
                members.remove("at_time");
                members.remove("same_tap");
                action
            });
            bare.collect()
        };
        assert_eq!(bare(&after), bare(&before), "{name}");
        // What went out is known when it comes back.
        let again = bench.upload("/data/import", &content);
        assert!(
            again.text().contains("nothing new"),
            "{name}: {}",
            again.text()
        );
    }
}

#[test]
fn everything_goes_out_comes_in_and_goes_out_the_same() {
    let bench = full();
    let file = everything(&bench);
    let other = Bench::new();
    bring_in(&other, file.as_bytes());
    assert_eq!(everything(&other), file);
    assert_eq!(matches(&other).len(), matches(&bench).len());
    assert_eq!(players(&other), players(&bench));
    // Once more, either way, there is nothing to add.
    for (to, file) in [(&other, &file), (&bench, &everything(&other))] {
        let again = to.upload("/data/import", file.as_bytes());
        assert!(!again.has("add"), "{}", again.text());
    }
    assert_eq!(without_header(&everything(&bench)), without_header(&file));
}

#[test]
fn a_match_that_is_played_on_screens_goes_out_and_in() {
    let bench = Bench::new();
    let team = bench.pair("Anna", "Ben");
    let screen = bench.start(&team, 1, 0);
    let screen = bench.play(screen, &[r#"{"do":"place","value":1,"at":[1,1]}"#]);
    bench.post(
        &format!("/matches/{}/stop", screen.match_id()),
        &format!("after={}", screen.revision()),
    );
    let open = bench.start(&team, 2, 1);
    let file = everything(&bench);
    let other = Bench::new();
    bring_in(&other, file.as_bytes());
    assert_eq!(everything(&other), file);
    let campaign = other.get(&format!("/teams/{team}"));
    assert_eq!(campaign.status, 200);
    let goes_on = other.get(&format!("/matches/{}", open.match_id()));
    let played = other.act(&goes_on, r#"{"do":"place","value":1,"at":[1,1]}"#);
    assert_eq!(played.status, 200, "{}", played.text());
}

#[test]
fn results_make_a_table() {
    let bench = full();
    let (name, content) = bench.save("/data/results.csv");
    assert!(is_named(&name, "csv"), "{name}");
    let text = String::from_utf8(content).unwrap();
    let lines: Vec<_> = text
        .strip_prefix('\u{feff}')
        .unwrap()
        .split_terminator("\r\n")
        .collect();
    assert_eq!(
        lines[0],
        "match,date,game,title,state,seat,player,won,points,player_id"
    );
    let ended: usize = matches(&bench)
        .iter()
        .filter(|head| head.ended.is_some())
        .map(|head| head.players.len())
        .sum();
    assert_eq!(lines.len(), 1 + ended);
    assert!(lines.iter().any(|line| line.contains(",dig-up,")));
    assert!(lines.iter().any(|line| line.contains(",yes,")));
    // How many rounds it had is not what its set-up says, where others were agreed on the way.
    let dice = ",multiplication-dice,";
    assert!(lines.iter().any(|line| line.contains(dice)));
    for line in lines.iter().filter(|line| line.contains(dice)) {
        let titled = format!("{dice}Multiplication Dice,");
        assert!(line.contains(&titled), "{line}");
    }
}

#[test]
fn a_table_has_between_its_cells_what_spreadsheets_of_the_language_expect() {
    for (lang, separator) in [("de", ';'), ("en", ','), ("hu", ';')] {
        let bench = Bench::speaking(lang);
        let (_, text) = golden()
            .into_iter()
            .find(|(name, _)| name == "dig-up-played.json")
            .unwrap();
        let seen = bench.upload("/data/import", text.as_bytes());
        bench.tap(&seen, "add");
        let content = bench.save("/data/results.csv").1;
        let text = String::from_utf8(content).unwrap();
        let lines: Vec<_> = text
            .strip_prefix('\u{feff}')
            .unwrap()
            .split_terminator("\r\n")
            .collect();
        assert!(lines.len() > 1, "{text}");
        for line in lines {
            // What stands in quotes is one cell.
            let outside: String = line.split('"').step_by(2).collect();
            assert_eq!(outside.matches(separator).count(), 9, "{lang}: {line}");
        }
    }
}

#[test]
fn chosen_matches_make_a_play_file() {
    let bench = full();
    let page = bench.get("/data/bgstats");
    assert!(!page.has("save"));
    let finished = matches(&bench)
        .into_iter()
        .filter(|head| head.outcome.is_some())
        .count();
    let one = page
        .offers()
        .into_iter()
        .find(|offer| offer.key.starts_with("match-"))
        .unwrap();
    let chosen = bench.take(&page, &one.what);
    assert!(
        chosen.text().contains("Save one match"),
        "{}",
        chosen.text()
    );
    let all = bench.tap(&chosen, "all");
    let href = all.all("[data-key=save]")[0]
        .attr("href")
        .unwrap()
        .to_owned();
    let (name, content) = bench.save(&href);
    assert!(name.ends_with(".bgsplay"), "{name}");
    let file: Value = serde_json::from_slice(&content).unwrap();
    let plays = file["plays"].as_array().unwrap();
    assert_eq!(plays.len(), finished);
    let ids = |list: &Value| -> BTreeSet<i64> {
        let entries = list.as_array().unwrap().iter();
        entries.map(|entry| entry["id"].as_i64().unwrap()).collect()
    };
    let (games, players) = (ids(&file["games"]), ids(&file["players"]));
    let uuids: BTreeSet<_> = plays
        .iter()
        .map(|play| play["uuid"].as_str().unwrap())
        .collect();
    assert_eq!(uuids.len(), plays.len());
    for play in plays {
        assert!(games.contains(&play["gameRefId"].as_i64().unwrap()));
        let stored = matches(&bench)
            .into_iter()
            .find(|head| play["uuid"] == head.id.to_string().to_uppercase())
            .unwrap();
        let scores = play["playerScores"].as_array().unwrap();
        assert_eq!(scores.len(), stored.players.len());
        for (seat, score) in scores.iter().enumerate() {
            assert!(players.contains(&score["playerRefId"].as_i64().unwrap()));
            let outcome = stored.outcome.as_ref().unwrap();
            let won = match outcome.get("winners") {
                Some(winners) => winners.as_array().unwrap().contains(&seat.into()),
                None => outcome["won"] == true,
            };
            assert_eq!(score["winner"], won, "{outcome}");
            let points = ["scores", "collected", "laps", "rungs"]
                .iter()
                .find_map(|measure| outcome.get(*measure)?.get(seat)?.as_u64())
                .filter(|_| outcome.get("seconds").is_none());
            let points = points.map_or_else(String::new, |points| points.to_string());
            assert_eq!(score["score"], points, "{outcome}");
            let starter = stored.setup["starter"].as_u64().unwrap_or(0);
            assert_eq!(score["startPlayer"], starter == seat as u64, "{outcome}");
        }
    }
    // A second file has the same ids, also in another language.
    assert_eq!(bench.save(&href).1, content);
    let none = bench.tap(&all, "none");
    assert!(!none.has("save"));
}

#[test]
fn a_match_entered_by_hand_goes_with_everything_and_has_no_file_of_its_own() {
    let bench = Bench::new();
    let mut ledger = Ledger::open(&bench.database()).unwrap();
    let anna = ledger.add_player("Anna").unwrap();
    let seat = |player, name: &str| NewSeat {
        player,
        name: name.to_owned(),
    };
    let head = ledger
        .add_result(&NewResult {
            id: "01890000-0000-7000-8000-000000000001".parse().unwrap(),
            game: "dig-up".to_owned(),
            team: None,
            seats: vec![seat(Some(anna.id), "Anna"), seat(None, "Guest")],
            setup: json!({}),
            played: "2020-05-01T18:00:00Z".parse().unwrap(),
            outcome: json!({"winners": [1], "scores": [3, 9]}),
        })
        .unwrap();
    drop(ledger);
    assert_eq!(
        bench.get(&format!("/matches/{}/export", head.id)).status,
        404
    );
    let file = everything(&bench);
    let other = Bench::new();
    bring_in(&other, file.as_bytes());
    assert_eq!(everything(&other), file);
    assert_eq!(matches(&other)[0].outcome, head.outcome);
    assert_eq!(other.get(&format!("/chronicle/{}", head.id)).status, 200);
    let table = String::from_utf8(bench.save("/data/results.csv").1).unwrap();
    assert!(
        table.contains(",dig-up,DIG UP Adventure,finished,1,Anna,no,3,"),
        "{table}"
    );
    // What nobody could have entered is refused.
    for outcome in [
        r#"{"winners":[2],"scores":[3,9]}"#,
        r#"{"winners":[],"scores":[3,9]}"#,
        r#"{"winners":[1,1]}"#,
        r#"{"winners":[1],"scores":[3]}"#,
        r#"{"winners":[1],"more":1}"#,
        r#"{"scores":[3,9]}"#,
        "[1]",
    ] {
        let hurt = file.replace(r#"{"winners":[1],"scores":[3,9]}"#, outcome);
        assert_ne!(hurt, file);
        let third = Bench::new();
        let seen = third.upload("/data/import", hurt.as_bytes());
        assert!(
            seen.text().contains("This result can’t be"),
            "{}",
            seen.text()
        );
    }
}
