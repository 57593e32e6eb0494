//! A match looked at again, step by step.

use serde_json::{Value, json};
use tableside_ledger::Ledger;
use tableside_rules::match_file::MatchFile;

use super::golden;
use super::kit::{Bench, Screen, What};

fn value(screen: &Screen, attribute: &str) -> usize {
    let slider = screen.all("[data-slide]")[0];
    slider.attr(attribute).unwrap().parse().unwrap()
}

#[test]
fn every_step_of_every_game_shows_its_board_and_nothing_to_play() {
    let bench = Bench::new();
    for name in golden::FINISHED {
        let head = golden::finished(&bench, name);
        let path = format!("/chronicle/{}", head.id);
        let end = bench.get(&path);
        assert_eq!((end.status, end.kind()), (200, "replay"), "{name}");
        assert_eq!(value(&end, "max"), head.length, "{name}");
        assert_eq!(value(&end, "value"), head.length, "{name}");
        assert!(
            end.all(".replay-more .note").is_empty(),
            "{name}: {}",
            end.text()
        );
        assert_eq!(end.all(".seat").len(), head.players.len(), "{name}");
        for at in 0..=head.length {
            let screen = bench.get(&format!("{path}?at={at}"));
            let place = format!("{name} at {at}");
            assert_eq!(value(&screen, "value"), at, "{place}");
            let board = &screen.all(".replay-board")[0];
            assert!(board.child_elements().next().is_some(), "{place}");
            for css in ["button", "a", "form", "[data-pick]", "[data-open]", "input"] {
                let found = screen.all(&format!(".replay-board {css}"));
                assert!(found.is_empty(), "{place}: {css}");
            }
            assert!(!screen.text().contains("Unknown localization"), "{place}");
            assert!(screen.said().contains(&format!("{at} of ")), "{place}");
        }
    }
}

#[test]
fn taps_lead_from_step_to_step_and_end_at_both_ends() {
    let bench = Bench::new();
    let head = golden::finished(&bench, "kreuzsummen-won");
    let end = bench.get(&format!("/chronicle/{}", head.id));
    assert!(!end.offer("step-forth").enabled);
    assert_eq!(end.words(".seat .icon").len(), 2, "both have won");
    let before = bench.tap(&end, "step-back");
    assert_eq!(value(&before, "value"), head.length - 1);
    assert!(before.words(".seat .icon").is_empty());
    assert_eq!(before.all(".seat-on").len(), 1);
    let again = bench.tap(&before, "step-forth");
    assert_eq!(value(&again, "value"), head.length);
    let begin = bench.get(&format!("/chronicle/{}?at=0", head.id));
    assert!(!begin.offer("step-back").enabled);
    assert!(begin.text().contains("Before the first step"));
    let beyond = bench.get(&format!("/chronicle/{}?at=999", head.id));
    assert_eq!(value(&beyond, "value"), head.length);
}

#[test]
fn the_result_of_a_match_leads_to_its_replay_and_back_to_its_table() {
    let bench = Bench::new();
    let head = golden::finished(&bench, "dig-up-scored");
    let over = bench.get(&format!("/matches/{}", head.id));
    let replay = bench.tap(&over, "replay");
    assert_eq!(replay.kind(), "replay");
    assert_eq!(bench.tap(&replay, "open-match").kind(), "match");
    assert_eq!(bench.tap(&replay, "mend").kind(), "log");
    assert_eq!(replay.offer("up").what, What::Link("/chronicle".to_owned()));
}

#[test]
fn an_open_match_is_not_looked_at_but_played() {
    let bench = Bench::new();
    let open = bench.start(&bench.pair("Anna", "Ben"), 1, 0);
    let shown = bench.get(&format!("/chronicle/{}", open.match_id()));
    assert_eq!(shown.kind(), "match");
    assert!(!open.has("replay"));
}

#[test]
fn a_match_that_was_stopped_can_be_looked_at_and_gone_on_with() {
    let bench = Bench::new();
    let open = bench.start(&bench.pair("Anna", "Ben"), 1, 0);
    let open = bench.play(open, &[r#"{"do":"place","value":1,"at":[1,1]}"#]);
    let stopped = bench.tap(&bench.tap(&open, "menu"), "stop");
    let replay = bench.tap(&stopped, "replay");
    assert!(replay.text().contains("Ended early"));
    assert!(replay.text().contains("To the match, to go on"));
    assert_eq!(value(&replay, "max"), 1);
}

/// A finished match in which one step does not fit any more.
fn misfit(bench: &Bench) -> tableside_ledger::MatchHead {
    let mut file: Value = serde_json::from_str(&golden::text("kreuzsummen-won")).unwrap();
    file["actions"][3] = json!({"do": "place", "value": 9, "at": [7, 7]});
    golden::put(
        bench,
        &file,
        Some(json!({"won": true, "columns": [8, 13, 12]})),
    )
}

#[test]
fn a_finished_match_that_no_longer_fits_keeps_its_result_and_says_so() {
    let bench = Bench::new();
    let head = misfit(&bench);
    let replay = bench.get(&format!("/chronicle/{}", head.id));
    let text = replay.text();
    assert!(
        text.contains("From step 4 on this match does not fit"),
        "{text}"
    );
    assert!(text.contains("Its result stays as it was kept."), "{text}");
    assert_eq!(replay.words(".replay-result"), ["Won"]);
    assert_eq!(value(&replay, "max"), 3, "what fits can be looked at");
    let over = bench.get(&format!("/matches/{}", head.id));
    let why = over.refusal().unwrap();
    assert!(
        why.contains("The result stays as it was kept: Won"),
        "{why}"
    );
    let list = bench.get("/chronicle");
    assert!(list.text().contains("Won"));
}

#[test]
fn a_finished_match_that_would_end_in_another_way_keeps_its_result_and_says_so() {
    let bench = Bench::new();
    let head = golden::stored(&bench, "kreuzsummen-lost", Some(json!({"won": true})));
    let replay = bench.get(&format!("/chronicle/{}", head.id));
    assert!(replay.text().contains("would end in another way"));
    assert_eq!(replay.words(".replay-result"), ["Won"]);
}

#[test]
fn a_finished_match_of_every_game_can_be_corrected_and_taken_back() {
    let bench = Bench::new();
    for name in golden::FINISHED {
        let before = golden::finished(&bench, name);
        let stored = || {
            let ledger = Ledger::open(&bench.database()).unwrap();
            ledger.match_(before.id).unwrap().head
        };
        let log = bench.tap(&bench.get(&format!("/chronicle/{}", before.id)), "mend");
        let mut entries = log.offers();
        entries.retain(|offer| offer.key.starts_with("entry-"));
        // The latest comes first.
        let entry = bench.take(&log, &entries[0].what);
        let mended = bench.tap(&entry, "remove");
        assert_eq!((mended.status, mended.kind()), (200, "match"), "{name}");
        assert_eq!(stored().length, before.length - 1, "{name}");
        // It is over only if the rules say so of what is left.
        let mut file: Value = serde_json::from_str(&golden::text(name)).unwrap();
        file["actions"].as_array_mut().unwrap().pop();
        let left = MatchFile::from_json(&file.to_string()).unwrap().replay();
        assert_eq!(stored().outcome, left.unwrap().result, "{name}");
        bench.tap(&mended, "undo");
        let back = stored();
        assert_eq!(back.length, before.length, "{name}");
        assert_eq!(
            (back.ended, back.outcome),
            (before.ended, before.outcome),
            "{name}"
        );
    }
}
