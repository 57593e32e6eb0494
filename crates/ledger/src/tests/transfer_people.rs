//! Who is who, and what is here already.

use std::collections::BTreeSet;

use serde_json::{Map, Value, json};

use super::transfer::{Toy, exported, full, import};
use super::{Place, action, actions, tap, update};
use crate::{Change, ChangeError, Ended, Filter, Ledger, NewMatch, NewSeat, Player, Source};

fn names(ledger: &Ledger) -> Vec<String> {
    let players = ledger.players().unwrap();
    players.into_iter().map(|player| player.name).collect()
}

/// A match of these two.
fn between(two: [&Player; 2]) -> NewMatch {
    let seats = two.map(|player| NewSeat {
        player: Some(player.id),
        name: player.name.clone(),
    });
    NewMatch {
        game: "toy".to_owned(),
        team: None,
        seats: seats.into(),
        setup: json!({}),
        options: Map::new(),
        first: None,
    }
}

#[test]
fn somebody_of_the_same_name_is_the_same_unless_said_otherwise() {
    let file = exported(&full().ledger);
    let mut place = Place::new();
    let ours = place.ledger.add_player("anna").unwrap();
    let nobody = BTreeSet::new();
    let seen = place
        .ledger
        .preview_import(file.as_bytes(), &Toy, &nobody)
        .unwrap();
    assert_eq!(seen.same.len(), 1);
    let same = &seen.same[0];
    assert_eq!(
        (same.name.as_str(), same.ours, same.together),
        ("Anna", ours.id, true)
    );
    assert_eq!(seen.new_players.first, ["Őzike \"=1+1\""]);
    let separate = BTreeSet::from([same.key.clone()]);
    let apart = place
        .ledger
        .preview_import(file.as_bytes(), &Toy, &separate)
        .unwrap();
    assert!(!apart.same[0].together);
    assert_eq!(apart.players.added, 2);

    import(&mut place.ledger, &file).unwrap();
    assert_eq!(names(&place.ledger).len(), 2);
    assert!(names(&place.ledger).contains(&"anna".to_owned()));
    let team = place.ledger.teams("toy").unwrap().remove(0);
    let head = place.ledger.team_matches(team.id).unwrap().remove(0);
    assert_eq!(head.seats[1], Some(ours.id));
    assert_eq!(head.players[1], "anna", "the name here stays");

    let mut place = Place::new();
    place.ledger.add_player("anna").unwrap();
    place
        .ledger
        .import(file.as_bytes(), &Toy, &separate)
        .unwrap();
    assert_eq!(names(&place.ledger).len(), 3);
}

#[test]
fn two_of_one_name_in_the_file_are_not_made_one() {
    let mut from = Place::new();
    from.ledger.add_player("Anna").unwrap();
    from.ledger.add_player("Anna").unwrap();
    let mut place = Place::new();
    place.ledger.add_player("Anna").unwrap();
    let report = import(&mut place.ledger, &exported(&from.ledger)).unwrap();
    assert_eq!((report.players.there, report.players.added), (1, 1));
    assert_eq!(names(&place.ledger), ["Anna", "Anna"]);
}

#[test]
fn who_is_known_by_id_is_not_taken_for_a_namesake() {
    let from = full();
    let mut place = Place::new();
    import(&mut place.ledger, &exported(&from.ledger)).unwrap();
    let anna = place.ledger.players().unwrap().remove(0);
    place.ledger.rename_player(anna.id, "Annika").unwrap();
    let mut from = from;
    from.ledger.add_player("Annika").unwrap();
    let report = import(&mut place.ledger, &exported(&from.ledger)).unwrap();
    assert_eq!(report.same, []);
    assert_eq!(report.new_players.first, ["Annika"]);
    assert_eq!(
        report.differing.count, 0,
        "a name that changed is no other content"
    );
}

#[test]
fn a_match_that_went_another_way_here_stays_and_is_told_of() {
    let from = full();
    let mut place = Place::new();
    import(&mut place.ledger, &exported(&from.ledger)).unwrap();
    let team = place.ledger.teams("toy").unwrap().remove(0);
    let head = place.ledger.team_matches(team.id).unwrap().remove(0);
    let shown = place.ledger.match_(head.id).unwrap();
    let changed = place.change(&shown, Change::Undo);
    let before = exported(&place.ledger);
    let report = import(&mut place.ledger, &exported(&from.ledger)).unwrap();
    assert_eq!(report.added(), 0);
    assert_eq!(report.differing.count, 1);
    assert_eq!(report.differing.first[0].id, head.id);
    assert_eq!(exported(&place.ledger), before);
    assert_eq!(place.ledger.match_(head.id).unwrap(), changed);
}

#[test]
fn a_match_entered_by_hand_keeps_its_outcome() {
    let mut from = Place::new();
    let shown = from.start();
    from.ledger
        .connection
        .execute(
            "UPDATE matches SET source = 'hand', ended = 'finished', ended_at = started,
             outcome = '{\"winners\":[0]}', played = '2020-05-01T18:00:00.000Z'",
            [],
        )
        .unwrap();
    let file = exported(&from.ledger);
    let mut place = Place::new();
    import(&mut place.ledger, &file).unwrap();
    let head = place.ledger.match_(shown.head.id).unwrap().head;
    assert_eq!(head.outcome, Some(json!({"winners": [0]})));
    assert_eq!(
        (head.source, head.played.to_string().as_str()),
        (Source::Hand, "2020-05-01T18:00:00Z")
    );
    assert_eq!(exported(&place.ledger), file);
    // It has no list, and never gets one.
    for change in [Change::Append(actions(&[1])), Change::Undo, Change::Stop] {
        let refused = place
            .ledger
            .change::<()>(head.id, head.revision, |_| Ok(update(change.clone())));
        assert!(
            matches!(refused, Err(ChangeError::Ended(Ended::Finished))),
            "{refused:?}"
        );
    }
    assert_eq!(exported(&place.ledger), file);
}

/// A match file by itself.
fn single(change: impl FnOnce(&mut Value)) -> String {
    let mut file = json!({
        "format": "tableside.match.v1", "game": "toy", "players": ["Anna", "Dani"],
        "setup": {}, "actions": [
            [action(1), "2026-01-01T00:00:01Z", false], [action(2), null, true], [action(9), null, false]
        ]
    });
    change(&mut file);
    file.to_string()
}

#[test]
fn a_single_match_goes_to_those_of_its_names() {
    let mut place = full();
    let before = names(&place.ledger);
    let report = import(&mut place.ledger, &single(|_| {})).unwrap();
    assert_eq!(report.matches["toy"].added, 1);
    assert_eq!((report.players.there, report.players.added), (1, 1));
    assert_eq!(report.same[0].key, "seat-0");
    let last = place.ledger.ended_matches("toy", 9).unwrap();
    let head = last.iter().find(|head| head.players[1] == "Dani").unwrap();
    assert_eq!(head.source, Source::Import);
    assert_eq!(head.seats[0], Some(place.ledger.players().unwrap()[0].id));
    assert_eq!(head.started.to_string(), "2026-01-01T00:00:01Z");
    assert_eq!(head.played, head.started);
    let played = place.ledger.match_(head.id).unwrap();
    assert_eq!(
        played
            .entries()
            .iter()
            .map(|e| e.same_tap)
            .collect::<Vec<_>>(),
        [false, true, false]
    );
    assert_eq!(names(&place.ledger).len(), before.len() + 1);
    // It has no id, and is known again all the same.
    let again = import(&mut place.ledger, &single(|_| {})).unwrap();
    assert_eq!((again.added(), again.matches["toy"].there), (0, 1));
    // With a line break or two around it it is the same, but not with another action.
    let spaced = format!("\n{}\n", single(|_| {}));
    assert_eq!(import(&mut place.ledger, &spaced).unwrap().added(), 0);
    let other = single(|file| file["actions"][0][0]["n"] = json!(3));
    assert_eq!(
        import(&mut place.ledger, &other).unwrap().matches["toy"].added,
        1
    );
}

#[test]
fn a_single_match_without_any_time_is_known_again() {
    let mut place = Place::new();
    let timeless = single(|file| {
        for action in file["actions"].as_array_mut().unwrap() {
            action[1] = Value::Null;
        }
    });
    assert_eq!(
        import(&mut place.ledger, &timeless).unwrap().matches["toy"].added,
        1
    );
    let again = import(&mut place.ledger, &timeless).unwrap();
    assert_eq!((again.added(), again.differing.count), (0, 0), "{again:?}");
}

#[test]
fn a_single_match_of_a_team_is_the_teams() {
    let mut place = full();
    let file = single(|file| file["players"] = json!(["Őzike \"=1+1\"", "Anna"]));
    import(&mut place.ledger, &file).unwrap();
    let team = place.ledger.teams("toy").unwrap().remove(0);
    assert_eq!(place.ledger.team_matches(team.id).unwrap().len(), 2);
}

#[test]
fn a_single_match_that_is_refused_leaves_nobody_behind() {
    let mut place = full();
    let before = exported(&place.ledger);
    for file in [
        single(|file| file["actions"][0][0]["n"] = json!(10)),
        single(|file| file["players"] = json!(["Anna", "\u{202e}"])),
        single(|file| file["game"] = json!("x".repeat(61))),
    ] {
        let report = import(&mut place.ledger, &file).unwrap();
        assert_eq!((report.added(), report.refused.count), (0, 1), "{report:?}");
        assert_eq!(report.new_players.count, 0);
        assert_eq!(exported(&place.ledger), before);
    }
}

#[test]
fn an_exported_match_is_known_again() {
    let mut from = full();
    let shown = from.start();
    from.change(&shown, tap(1));
    let file = exported(&from.ledger);
    let line: Value = file
        .lines()
        .map(|line| serde_json::from_str::<Value>(line).unwrap())
        .find(|line| line["file"]["id"] == shown.head.id.to_string())
        .unwrap();
    let report = import(&mut from.ledger, &line["file"].to_string()).unwrap();
    assert_eq!(
        (report.added(), report.differing.count),
        (0, 0),
        "{report:?}"
    );
}

#[test]
fn whoever_was_merged_away_does_not_come_back_with_a_file() {
    let mut place = full();
    let anna = place.ledger.players().unwrap()[0].clone();
    let [annie, ann] = ["Annie", "Ann"].map(|name| place.ledger.add_player(name).unwrap());
    let ben = place.ledger.players().unwrap()[1].clone();
    let team = place.ledger.add_team("toy", &[ben.id, annie.id]).unwrap();
    for player in [&annie, &ann] {
        let new = NewMatch {
            game: "toy".to_owned(),
            team: (player.id == annie.id).then_some(team.id),
            seats: [&ben, player]
                .map(|player| NewSeat {
                    player: Some(player.id),
                    name: player.name.clone(),
                })
                .into(),
            setup: json!({}),
            options: Map::new(),
            first: None,
        };
        place.ledger.start(new).unwrap();
    }
    // The other phone still knows all three.
    let file = exported(&place.ledger);
    let mut fresh = Place::new();
    import(&mut fresh.ledger, &file).unwrap();

    // One after the other, so that Ann becomes Annie and with her Anna.
    place.ledger.merge_players(annie.id, ann.id).unwrap();
    place.ledger.merge_players(anna.id, annie.id).unwrap();
    place.ledger.check().unwrap();
    let before = exported(&place.ledger);
    let new = between([&ann, &ben]);
    let report = import(&mut place.ledger, &file).unwrap();
    assert_eq!((report.added(), report.differing.count), (0, 0));
    assert_eq!(report.same, []);
    assert_eq!(exported(&place.ledger), before);
    // What she plays there comes in as played by the one whom she became.
    let played = fresh.ledger.start(new).unwrap();
    let report = import(&mut place.ledger, &exported(&fresh.ledger)).unwrap();
    assert_eq!((report.added(), report.players.added), (1, 0));
    let head = place.ledger.match_(played.head.id).unwrap().head;
    assert_eq!(head.seats, [Some(anna.id), Some(ben.id)]);

    // Taken back, she is herself again.
    place.ledger.undo_merge().unwrap();
    let report = import(&mut place.ledger, &file).unwrap();
    assert_eq!((report.added(), report.differing.count), (0, 0));

    // Deleted with all data, nothing tells any more who became whom.
    place.ledger.merge_players(anna.id, annie.id).unwrap();
    place.ledger.remove_player(anna.id, "Somebody").unwrap();
    for _ in 0..12 {
        place.ledger.sweep().unwrap();
    }
    assert_eq!(place.ledger.setting("merged").unwrap(), None);
    let report = import(&mut place.ledger, &file).unwrap();
    assert_eq!(report.players.added, 3);
}

#[test]
fn two_who_play_together_elsewhere_are_two_there() {
    let mut place = Place::new();
    let anna = place.ledger.add_player("Anna").unwrap();
    let annie = place.ledger.add_player("Annie").unwrap();
    let mut fresh = Place::new();
    import(&mut fresh.ledger, &exported(&place.ledger)).unwrap();
    place.ledger.merge_players(anna.id, annie.id).unwrap();
    let new = between([&anna, &annie]);
    fresh.ledger.start(new).unwrap();
    let report = import(&mut place.ledger, &exported(&fresh.ledger)).unwrap();
    assert_eq!(report.refused.count, 0);
    assert_eq!((report.players.added, report.matches["toy"].added), (1, 1));
}

#[test]
fn what_was_deleted_a_moment_ago_comes_back_with_a_file_and_stays() {
    let mut place = full();
    let file = exported(&place.ledger);
    let anna = place.ledger.players().unwrap()[0].clone();
    place.ledger.remove_player(anna.id, "Somebody").unwrap();
    let filter = Filter::default();
    for head in place.ledger.chronicle(&filter, None, 9).unwrap() {
        place.ledger.remove_match(head.id).unwrap();
    }
    let report = import(&mut place.ledger, &file).unwrap();
    assert_eq!((report.refused.count, report.players.added), (0, 1));
    assert_eq!(report.matches["toy"].added, 2);
    for _ in 0..30 {
        place.ledger.sweep().unwrap();
    }
    place.ledger.check().unwrap();
    assert_eq!(exported(&place.ledger), file);
}
