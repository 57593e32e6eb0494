//! Real matches of all games, out into files and back.

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
}
