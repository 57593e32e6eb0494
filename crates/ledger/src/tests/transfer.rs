//! Everything into one file and back.

use std::collections::BTreeSet;

use proptest::prelude::*;
use serde_json::{Map, Value, json};

use super::{Place, action, open, seat};
use crate::{
    Change, Draft, ExportError, Exporter, FileAction, FileMatch, ImportError, Importer, Ledger,
    Match, NewMatch, NewResult, NewSeat, Report, Update,
};

/// A game in which numbers are tapped, to 9 each; the first 9 ends it. Its match files are plain
/// JSON.
pub(super) struct Toy;

impl Exporter for Toy {
    fn file(&self, played: &Match) -> crate::Result<String> {
        let head = &played.head;
        let time = crate::value::time_text;
        let actions: Vec<Value> = played
            .entries()
            .into_iter()
            .map(|entry| json!([entry.action, time(entry.at), entry.same_tap]))
            .collect();
        Ok(json!({
            "format": "tableside.match.v1",
            "id": head.id,
            "game": head.game,
            "players": head.players,
            "setup": head.setup,
            "options": head.options,
            "started": time(head.started),
            "stopped": head.ended == Some(crate::Ended::Stopped),
            "actions": actions
        })
        .to_string())
    }

    fn is_portable(&self, key: &str) -> bool {
        key.starts_with("our-")
    }

    fn app(&self) -> &'static str {
        "1.2.3"
    }
}

impl Importer for Toy {
    type Why = String;

    fn read(&self, text: &str) -> Result<FileMatch, String> {
        let value: Value = serde_json::from_str(text).map_err(|error| error.to_string())?;
        let list = |value: &Value| value.as_array().cloned().unwrap_or_default();
        let object = |value: &Value| value.as_object().cloned().unwrap_or_default();
        let word = |value: &Value| value.as_str().unwrap_or_default().to_owned();
        Ok(FileMatch {
            id: value["id"].as_str().map(|id| id.parse().unwrap()),
            game: word(&value["game"]),
            players: list(&value["players"]).iter().map(word).collect(),
            setup: value["setup"].clone(),
            options: object(&value["options"]),
            started: value["started"].as_str().map(|at| at.parse().unwrap()),
            stopped: value["stopped"] == true,
            actions: list(&value["actions"])
                .iter()
                .map(|action| FileAction {
                    action: action[0].clone(),
                    at: action[1].as_str().map(|at| at.parse().unwrap()),
                    same_tap: action[2] == true,
                })
                .collect(),
        })
    }

    fn judge(&self, read: &FileMatch, entered: Option<&Value>) -> Result<Option<Value>, String> {
        if let Some(entered) = entered {
            return Ok(Some(entered.clone()));
        }
        let actions: Vec<Value> = read.actions.iter().map(|a| a.action.clone()).collect();
        match actions
            .iter()
            .position(|action| action["n"].as_u64() > Some(9))
        {
            Some(index) => Err(format!("action {index} breaks the rule")),
            None => Ok(outcome(&actions)),
        }
    }

    fn is_portable(&self, key: &str) -> bool {
        Exporter::is_portable(self, key)
    }
}

fn outcome(actions: &[Value]) -> Option<Value> {
    actions
        .last()
        .filter(|last| last["n"] == 9)
        .map(|_| json!({"n": 9}))
}

pub(super) fn exported(ledger: &Ledger) -> String {
    let mut out = Vec::new();
    ledger.export(&Toy, &mut out).unwrap();
    String::from_utf8(out).unwrap()
}

pub(super) fn import(ledger: &mut Ledger, file: &str) -> Result<Report<String>, ImportError> {
    ledger.import(file.as_bytes(), &Toy, &BTreeSet::new())
}

/// A database with some of everything.
pub(super) fn full() -> Place {
    let mut place = Place::new();
    let ledger = &mut place.ledger;
    let anna = ledger.add_player("Anna").unwrap();
    let ben = ledger.add_player("Őzike \"=1+1\"").unwrap();
    ledger.mark_player(anna.id, Some("red-star")).unwrap();
    ledger.archive_player(ben.id, true).unwrap();
    let team = ledger.add_team("toy", &[ben.id, anna.id]).unwrap();
    ledger.rename_team(team.id, Some("We")).unwrap();
    ledger.set_mark(team.id, "7", true).unwrap();
    ledger.add_glass("Small", 30_000).unwrap();
    for faces in [[1, 2], [6, 6]] {
        let id = ledger.new_throw_id();
        ledger.add_throw(id, 6, &faces).unwrap();
    }
    ledger
        .set_setting("our-box", &json!({"b": [1, null], "a": "ő"}))
        .unwrap();
    ledger.set_setting("theme", &json!("dark")).unwrap();
    let of_the_team = NewMatch {
        game: "toy".to_owned(),
        team: Some(team.id),
        seats: [&ben, &anna]
            .map(|player| NewSeat {
                player: Some(player.id),
                name: player.name.clone(),
            })
            .into(),
        setup: json!({"z": 1, "a": 2}),
        options: Map::from_iter([("help".to_owned(), json!(true))]),
        first: None,
    };
    let shown = place.ledger.start(of_the_team).unwrap();
    let shown = place.change(&shown, Change::Append(vec![action(1), action(2)]));
    place.finish(
        &shown,
        Change::Append(vec![action(9)]),
        Some(json!({"n": 9})),
    );
    let guests = NewMatch {
        game: "toy".to_owned(),
        team: None,
        seats: vec![seat("Guest"), seat("Anna")],
        setup: json!({}),
        options: Map::new(),
        first: None,
    };
    let shown = place.ledger.start(guests).unwrap();
    let shown = place.change(&shown, Change::Append(vec![action(3)]));
    place.change(&shown, Change::Stop);
    place
}

#[test]
fn a_file_looks_as_its_description_says() {
    let place = full();
    let file = exported(&place.ledger);
    let lines: Vec<Value> = file
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    assert_eq!(lines[0]["format"], "tableside.export.v1");
    assert_eq!(lines[0]["app"], "1.2.3");
    let kinds: Vec<_> = lines[1..]
        .iter()
        .map(|line| line["kind"].as_str().unwrap())
        .collect();
    assert_eq!(
        kinds,
        [
            "player", "player", "team", "mark", "match", "match", "throw", "throw", "glass",
            "setting", "end"
        ]
    );
    assert_eq!(lines.last().unwrap()["lines"], lines.len() - 1);
    assert_eq!(lines[1]["mark"], "red-star");
    assert_eq!(lines[3]["name"], "We");
    assert_eq!(lines[5]["file"]["setup"], json!({"z": 1, "a": 2}));
    assert_eq!(lines[5]["team"], lines[3]["id"]);
    assert_eq!(lines[6]["seats"], json!([null, null]));
    assert_eq!(lines[10]["key"], "our-box", "the theme is the device's");
    assert!(file.ends_with("}\n") && !file.contains("dark"));
}

#[test]
fn an_empty_database_makes_a_file_of_two_lines() {
    let place = Place::new();
    let file = exported(&place.ledger);
    assert_eq!(
        file,
        "{\"format\":\"tableside.export.v1\",\"made\":null,\"app\":\"1.2.3\"}\n\
         {\"kind\":\"end\",\"lines\":1}\n"
    );
    let mut other = Place::new();
    let report = import(&mut other.ledger, &file).unwrap();
    assert_eq!((report.added(), report.refused.count), (0, 0));
}

#[test]
fn what_comes_in_is_what_went_out() {
    let place = full();
    let file = exported(&place.ledger);
    let mut other = Place::new();
    let report = import(&mut other.ledger, &file).unwrap();
    assert_eq!(report.refused.count, 0, "{:?}", report.refused);
    assert_eq!(report.added(), 10);
    assert_eq!(report.new_players.first, ["Anna", "Őzike \"=1+1\""]);
    assert_eq!(exported(&other.ledger), file);
    other.ledger.check().unwrap();
    assert_eq!(
        other.ledger.players().unwrap(),
        place.ledger.players().unwrap()
    );
    assert_eq!(
        other.ledger.teams("toy").unwrap(),
        place.ledger.teams("toy").unwrap()
    );
    assert_eq!(
        other.ledger.last_throws(9).unwrap(),
        place.ledger.last_throws(9).unwrap()
    );
    let team = other.ledger.teams("toy").unwrap().remove(0);
    let (ours, theirs) = (
        place.ledger.team_matches(team.id).unwrap(),
        other.ledger.team_matches(team.id).unwrap(),
    );
    assert_eq!(ours[0].outcome, theirs[0].outcome);
    assert_eq!(ours[0].ended_at, theirs[0].ended_at);
    let played = other.ledger.match_(theirs[0].id).unwrap();
    assert_eq!(
        played.entries(),
        place.ledger.match_(ours[0].id).unwrap().entries()
    );
    // One tap is one undo here as well.
    let undone = other
        .ledger
        .change::<()>(theirs[0].id, theirs[0].revision, |_| {
            Ok(Update {
                change: Change::Undo,
                outcome: None,
            })
        })
        .unwrap();
    assert_eq!(undone.actions.len(), 2);
}

#[test]
fn a_second_time_adds_nothing() {
    let place = full();
    let file = exported(&place.ledger);
    let mut other = Place::new();
    import(&mut other.ledger, &file).unwrap();
    let again = import(&mut other.ledger, &file).unwrap();
    assert_eq!(
        (again.added(), again.refused.count, again.differing.count),
        (0, 0, 0)
    );
    assert_eq!(again.players.there, 2);
    assert_eq!(exported(&other.ledger), file);
}

#[test]
fn a_look_changes_nothing_and_tells_what_comes() {
    let place = full();
    let file = exported(&place.ledger);
    let mut other = Place::new();
    other.ledger.add_player("Cili").unwrap();
    let before = exported(&other.ledger);
    let nobody = BTreeSet::new();
    let seen = other
        .ledger
        .preview_import(file.as_bytes(), &Toy, &nobody)
        .unwrap();
    assert_eq!(exported(&other.ledger), before);
    let done = import(&mut other.ledger, &file).unwrap();
    assert_eq!(seen, done);
}

#[test]
fn two_devices_end_up_with_the_same_in_both_directions() {
    let (mut one, mut two) = (full(), full());
    let (first, second) = (exported(&one.ledger), exported(&two.ledger));
    // Anna is the same on both, and so is the other one.
    let report = import(&mut one.ledger, &second).unwrap();
    assert_eq!(report.players.added, 0);
    assert!(report.same.iter().all(|same| same.together));
    assert_eq!(report.teams.added, 0, "the same two are one team");
    assert_eq!(report.matches["toy"].added, 2);
    import(&mut two.ledger, &first).unwrap();
    for place in [&one, &two] {
        assert_eq!(place.ledger.players().unwrap().len(), 2);
        let team = place.ledger.teams("toy").unwrap().remove(0);
        assert_eq!(place.ledger.team_matches(team.id).unwrap().len(), 2);
        assert_eq!(place.ledger.glasses().unwrap().len(), 1);
        assert_eq!(place.ledger.last_throws(9).unwrap().len(), 4);
        place.ledger.check().unwrap();
    }
    // Once more, each way, there is nothing left to add, and nothing that differs.
    let files = [exported(&two.ledger), exported(&one.ledger)];
    for (place, file) in [&mut one, &mut two].into_iter().zip(files) {
        let report = import(&mut place.ledger, &file).unwrap();
        assert_eq!(
            (report.added(), report.differing.count),
            (0, 0),
            "{report:?}"
        );
    }
}

#[test]
fn a_sand_timer_of_the_same_name_stops_nothing_else() {
    for (length, refused) in [(30_000, 0), (31_000, 1)] {
        let place = full();
        let mut other = Place::new();
        // There it is called "Small".
        other.ledger.add_glass("SMALL", length).unwrap();
        let report = import(&mut other.ledger, &exported(&place.ledger)).unwrap();
        assert_eq!(report.refused.count, refused, "{report:?}");
        assert_eq!(report.matches["toy"].added, 2);
        let glasses = other.ledger.glasses().unwrap();
        assert_eq!((glasses.len(), glasses[0].length_ms), (1, length));
    }
}

#[test]
fn throws_from_elsewhere_do_not_pass_for_the_last_one() {
    let place = full();
    let file = exported(&place.ledger);
    let mut other = Place::new();
    let id = other.ledger.new_throw_id();
    other.ledger.add_throw(id, 12, &[11]).unwrap();
    import(&mut other.ledger, &file).unwrap();
    let faces: Vec<_> = other.ledger.last_throws(9).unwrap();
    let faces: Vec<_> = faces.into_iter().map(|throw| throw.faces).collect();
    assert_eq!(faces, [vec![11], vec![6, 6], vec![1, 2]]);
    assert_eq!(other.ledger.face_counts(6).unwrap(), [1, 1, 0, 0, 0, 2]);
    other.ledger.check().unwrap();
}

#[test]
fn a_disk_that_is_full_is_told_of() {
    struct Full;
    impl std::io::Write for Full {
        fn write(&mut self, _: &[u8]) -> std::io::Result<usize> {
            Err(std::io::ErrorKind::StorageFull.into())
        }
        fn flush(&mut self) -> std::io::Result<()> {
            Ok(())
        }
    }
    let written = full().ledger.export(&Toy, &mut Full);
    assert!(matches!(written, Err(ExportError::Write(_))), "{written:?}");
}

/// Something that people do with the app.
#[derive(Clone, Debug)]
enum Deed {
    Player(String),
    Team(Vec<usize>),
    Tick(usize, u8),
    Start(usize, usize),
    Tap(usize, Vec<u64>),
    Mend(usize, usize, Vec<u64>),
    Undo(usize),
    Stop(usize),
    Throw(Vec<u8>),
    Glass(String, u32),
    Keep(String, String),
    Rename(usize, String),
    Emblem(usize, String),
    Archive(usize),
    ByHand(usize, u8),
    RenameTeam(usize, String),
    ArchiveTeam(usize),
    Draft(usize),
    ClearThrows,
    Remove(usize),
    RemovePlayer(usize),
    Merge(usize, usize),
}

fn deeds() -> impl Strategy<Value = Vec<Deed>> {
    let name = "[A-Za-zÀ-ž<>&\"'=+@,;/. -]{1,12}";
    let numbers = || prop::collection::vec(0_u64..10, 1..4);
    let some = || 0_usize..50;
    let deed = prop_oneof![
        3 => name.prop_map(Deed::Player),
        2 => prop::collection::vec(some(), 1..3).prop_map(Deed::Team),
        1 => (some(), 0_u8..5).prop_map(|(team, key)| Deed::Tick(team, key)),
        4 => (some(), some()).prop_map(|(team, player)| Deed::Start(team, player)),
        9 => (some(), numbers()).prop_map(|(which, numbers)| Deed::Tap(which, numbers)),
        3 => (some(), 0_usize..5, numbers())
            .prop_map(|(which, from, numbers)| Deed::Mend(which, from, numbers)),
        2 => some().prop_map(Deed::Undo),
        1 => some().prop_map(Deed::Stop),
        2 => prop::collection::vec(1_u8..7, 1..7).prop_map(Deed::Throw),
        1 => (name, 1_000_u32..99_000).prop_map(|(name, ms)| Deed::Glass(name, ms)),
        1 => ("[a-z]{1,5}", ".{0,9}").prop_map(|(key, value)| Deed::Keep(key, value)),
        1 => (some(), name).prop_map(|(player, name)| Deed::Rename(player, name)),
        1 => (some(), "[a-z-]{1,12}").prop_map(|(player, mark)| Deed::Emblem(player, mark)),
        1 => some().prop_map(Deed::Archive),
        2 => (some(), 0_u8..9).prop_map(|(player, n)| Deed::ByHand(player, n)),
        1 => (some(), name).prop_map(|(team, name)| Deed::RenameTeam(team, name)),
        1 => some().prop_map(Deed::ArchiveTeam),
        1 => some().prop_map(Deed::Draft),
        1 => Just(Deed::ClearThrows),
        1 => some().prop_map(Deed::Remove),
        1 => some().prop_map(Deed::RemovePlayer),
        1 => (some(), some()).prop_map(|(kept, gone)| Deed::Merge(kept, gone)),
    ];
    prop::collection::vec(deed, 0..60)
}

/// One of a list, whatever its length.
fn one_of<T>(list: &[T], which: usize) -> Option<&T> {
    list.get(which % list.len().max(1))
}

fn all_matches(ledger: &Ledger) -> Vec<Match> {
    let mut statement = ledger
        .connection
        .prepare("SELECT id FROM matches WHERE removed IS NULL ORDER BY id")
        .unwrap();
    let ids = statement.query_map([], |row| row.get(0)).unwrap();
    ids.map(|id| ledger.match_(id.unwrap()).unwrap()).collect()
}

/// Changes a match as the app would; what is impossible is left undone.
fn change(ledger: &mut Ledger, which: usize, change: Change) {
    if let Some(shown) = one_of(&all_matches(ledger), which) {
        let _ = ledger.change::<()>(shown.head.id, shown.head.revision, |now| {
            let outcome = outcome(&now.actions_after(&change));
            Ok(Update { change, outcome })
        });
    }
}

fn act(ledger: &mut Ledger, deed: Deed) {
    let players = ledger.players().unwrap();
    let teams = ledger.teams("toy").unwrap();
    match deed {
        Deed::Player(name) => drop(ledger.add_player(&name)),
        Deed::Team(members) => {
            let members: Vec<_> = members
                .iter()
                .filter_map(|member| one_of(&players, *member).map(|player| player.id))
                .collect();
            let _ = ledger.add_team("toy", &members);
        }
        Deed::Tick(team, key) => {
            if let Some(team) = one_of(&teams, team) {
                ledger.set_mark(team.id, &key.to_string(), true).unwrap();
            }
        }
        Deed::Start(team, player) => {
            let player = one_of(&players, player);
            ledger
                .start(NewMatch {
                    game: "toy".to_owned(),
                    team: one_of(&teams, team)
                        .filter(|_| team % 2 == 0)
                        .map(|team| team.id),
                    seats: vec![
                        NewSeat {
                            player: player.map(|player| player.id),
                            name: player.map_or("Guest", |player| &player.name).to_owned(),
                        },
                        seat("Guest"),
                    ],
                    setup: json!({"from": team}),
                    options: Map::new(),
                    first: None,
                })
                .unwrap();
        }
        Deed::Tap(which, numbers) => {
            change(ledger, which, Change::Append(super::actions(&numbers)));
        }
        Deed::Mend(which, from, numbers) => {
            let actions = super::actions(&numbers);
            change(ledger, which, Change::Replace { from, actions });
        }
        Deed::Undo(which) => change(ledger, which, Change::Undo),
        Deed::Stop(which) => change(ledger, which, Change::Stop),
        Deed::Throw(faces) => {
            let id = ledger.new_throw_id();
            ledger.add_throw(id, 6, &faces).unwrap();
        }
        Deed::Glass(name, ms) => drop(ledger.add_glass(&name, ms)),
        Deed::Keep(key, value) => {
            let key = format!("our-{key}");
            ledger.set_setting(&key, &value.into()).unwrap();
        }
        Deed::Rename(player, name) => {
            if let Some(player) = one_of(&players, player) {
                let _ = ledger.rename_player(player.id, &name);
            }
        }
        Deed::Archive(player) => {
            if let Some(player) = one_of(&players, player) {
                ledger.archive_player(player.id, true).unwrap();
            }
        }
        other => act_on_results(ledger, other),
    }
}

/// The deeds that change what is there already, or come without the app.
fn act_on_results(ledger: &mut Ledger, deed: Deed) {
    let players = ledger.players().unwrap();
    let teams = ledger.teams("toy").unwrap();
    let player = |which| one_of(&players, which).map(|player| player.id);
    let team = |which| one_of(&teams, which).map(|team| team.id);
    match deed {
        Deed::Emblem(which, mark) => {
            if let Some(id) = player(which) {
                let _ = ledger.mark_player(id, Some(&mark));
            }
        }
        Deed::ByHand(which, n) => {
            let id = ledger.new_match_id();
            let known = one_of(&players, which);
            let new = NewResult {
                id,
                game: "toy".to_owned(),
                team: None,
                seats: vec![NewSeat {
                    player: known.map(|player| player.id),
                    name: known.map_or("Guest", |player| &player.name).to_owned(),
                }],
                setup: json!({}),
                played: "2020-05-01T18:00:00Z".parse().unwrap(),
                outcome: json!({"n": n}),
            };
            ledger.add_result(&new).unwrap();
        }
        Deed::RenameTeam(which, name) => {
            if let Some(id) = team(which) {
                let _ = ledger.rename_team(id, Some(&name));
            }
        }
        Deed::ArchiveTeam(which) => {
            if let Some(id) = team(which) {
                ledger.archive_team(id, true).unwrap();
            }
        }
        Deed::Draft(which) => {
            if let Some(shown) = one_of(&all_matches(ledger), which) {
                let draft = Draft {
                    base: shown.head.revision,
                    actions: super::actions(&[1, 2]),
                    misfit: 1,
                };
                ledger.set_draft(shown.head.id, Some(&draft)).unwrap();
            }
        }
        Deed::ClearThrows => ledger.clear_throws().unwrap(),
        Deed::Remove(which) => {
            let there = all_matches(ledger);
            if let Some(shown) = one_of(&there, which) {
                let _ = ledger.remove_match(shown.head.id);
            }
        }
        Deed::RemovePlayer(which) => {
            if let Some(id) = player(which) {
                ledger.remove_player(id, "Guest").unwrap();
            }
        }
        Deed::Merge(kept, gone) => {
            if let (Some(kept), Some(gone)) = (player(kept), player(gone)) {
                let _ = ledger.merge_players(kept, gone);
            }
        }
        other => unreachable!("{other:?} is done elsewhere"),
    }
}

/// Lets what was deleted go for good at once.
fn let_go(ledger: &mut Ledger) {
    let long_ago = "removed = '2000-01-01T00:00:00.000Z' WHERE removed IS NOT NULL";
    let sql = format!("UPDATE players SET {long_ago}; UPDATE matches SET {long_ago};");
    ledger.connection.execute_batch(&sql).unwrap();
    ledger.sweep().unwrap();
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 48, ..ProptestConfig::default() })]

    #[test]
    fn out_in_and_out_again_gives_the_same_bytes(deeds in deeds()) {
        let mut place = Place::new();
        for deed in deeds {
            act(&mut place.ledger, deed);
        }
        let file = exported(&place.ledger);
        // What is deleted for a moment only is not in it, so that it is the same afterwards.
        let_go(&mut place.ledger);
        prop_assert_eq!(&exported(&place.ledger), &file);
        let folder = tempfile::tempdir().unwrap();
        let mut other = open(&folder.path().join("other.db"));
        let report = import(&mut other, &file).unwrap();
        prop_assert_eq!(report.refused.count, 0, "{:?}", report.refused);
        prop_assert_eq!(exported(&other), file.clone());
        other.check().unwrap();
        let again = import(&mut other, &file).unwrap();
        prop_assert_eq!((again.added(), again.differing.count), (0, 0));
        let back = import(&mut place.ledger, &exported(&other)).unwrap();
        prop_assert_eq!((back.added(), back.differing.count), (0, 0), "{:?}", back);
        prop_assert_eq!(exported(&place.ledger), file);
    }
}
