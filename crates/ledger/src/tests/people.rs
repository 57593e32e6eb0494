//! Players, teams, marks and settings.

use serde_json::json;
use uuid::Uuid;

use super::{Place, new_match, tap};
use crate::{Change, LedgerError, NameError, NewSeat, PlayerId, TeamId};

pub(super) const HOSTILE: [&str; 10] = [
    "Robert'); DROP TABLE players; --",
    "\"Anna\" \\ `b`",
    "Jürgen Groß",
    "Őzike Árvíztűrő",
    "מיכל",
    "👩‍👩‍👧‍👦",
    "<script>alert(1)</script>",
    "NULL",
    "0",
    "%s ?1 :name @a $b",
];

#[test]
fn hostile_names_come_back_as_they_were() {
    let mut place = Place::new();
    let added: Vec<_> = HOSTILE
        .iter()
        .map(|name| place.ledger.add_player(name).unwrap())
        .collect();
    let place = place.restart();
    let players = place.ledger.players().unwrap();
    assert_eq!(players, added);
    let names: Vec<_> = players.iter().map(|player| player.name.as_str()).collect();
    assert_eq!(names, HOSTILE);
}

#[test]
fn a_name_is_trimmed() {
    let mut place = Place::new();
    let player = place.ledger.add_player("\u{3000} \t Anna\n").unwrap();
    assert_eq!(player.name, "Anna");
    assert_eq!(place.ledger.player(player.id).unwrap(), player);
}

#[test]
fn names_that_no_screen_could_show_are_refused() {
    let mut place = Place::new();
    let player = place.ledger.add_player("Anna").unwrap();
    let long = "ű".repeat(61);
    for (name, reason) in [
        ("", NameError::Empty),
        (" \u{a0}\n", NameError::Empty),
        ("An\u{0}na", NameError::ControlCharacter),
        ("An\nna", NameError::ControlCharacter),
        ("\u{1b}[31mAnna", NameError::ControlCharacter),
        ("\u{202e}מיכל", NameError::Deceptive),
        ("An\u{200b}na", NameError::Deceptive),
        ("\u{301}", NameError::Empty),
        (
            &long,
            NameError::TooLong {
                length: 61,
                longest: 60,
            },
        ),
    ] {
        let refused = |result: Result<(), LedgerError>| match result {
            Err(LedgerError::Name(found)) => assert_eq!(found, reason, "{name:?}"),
            other => panic!("{name:?}: {other:?}"),
        };
        refused(place.ledger.add_player(name).map(drop));
        refused(place.ledger.rename_player(player.id, name));
        let mut new = new_match();
        new.seats.push(NewSeat {
            player: None,
            name: name.to_owned(),
        });
        refused(place.ledger.start(new).map(drop));
    }
    assert_eq!(place.ledger.players().unwrap(), [player]);
    assert_eq!(place.ledger.open_matches().unwrap(), []);
    place.ledger.add_player(&"ű".repeat(60)).unwrap();
}

#[test]
fn a_new_name_shows_in_old_matches() {
    let mut place = Place::new();
    let player = place.ledger.add_player("Ana").unwrap();
    let mut new = new_match();
    new.seats[0].player = Some(player.id);
    let started = place.ledger.start(new).unwrap();
    assert_eq!(started.head.players, ["Ana", "Ben"]);
    assert_eq!(started.head.seats, [Some(player.id), None]);
    place.ledger.rename_player(player.id, " Anna ").unwrap();
    let found = place.ledger.match_(started.head.id).unwrap();
    assert_eq!(found.head.players, ["Anna", "Ben"]);
}

#[test]
fn what_is_unknown_is_not_found() {
    let mut place = Place::new();
    let (nobody, no_team) = (PlayerId(Uuid::nil()), TeamId(Uuid::nil()));
    let not_found = |result: Result<(), LedgerError>| {
        assert!(matches!(result, Err(LedgerError::NotFound)), "{result:?}");
    };
    not_found(place.ledger.player(nobody).map(drop));
    not_found(place.ledger.rename_player(nobody, "Anna"));
    not_found(place.ledger.team(no_team).map(drop));
    not_found(place.ledger.add_team("kreuzsummen", &[nobody]).map(drop));
    not_found(place.ledger.set_mark(no_team, "1", true));
    let mut new = new_match();
    new.team = Some(no_team);
    not_found(place.ledger.start(new).map(drop));
    let mut new = new_match();
    new.seats[0].player = Some(nobody);
    not_found(place.ledger.start(new).map(drop));
    assert_eq!(place.ledger.teams("kreuzsummen").unwrap(), []);
    assert_eq!(place.ledger.open_matches().unwrap(), []);
}

#[test]
fn the_same_members_are_one_team_in_a_game() {
    let mut place = Place::new();
    let [anna, ben, cem] =
        ["Anna", "Ben", "Cem"].map(|name| place.ledger.add_player(name).unwrap());
    let pair = place
        .ledger
        .add_team("kreuzsummen", &[ben.id, anna.id])
        .unwrap();
    assert_eq!(pair.members, [ben.clone(), anna.clone()]);
    let again = place.ledger.add_team("kreuzsummen", &[anna.id, ben.id]);
    assert!(
        matches!(again, Err(LedgerError::DuplicateTeam(id)) if id == pair.id),
        "{again:?}"
    );
    place
        .ledger
        .add_team("kreuzsummen", &[anna.id, ben.id, cem.id])
        .unwrap();
    place.ledger.add_team("kreuzsummen", &[anna.id]).unwrap();
    place
        .ledger
        .add_team("labyrinth", &[anna.id, ben.id])
        .unwrap();
    assert_eq!(place.ledger.teams("kreuzsummen").unwrap().len(), 3);
    for members in [vec![], vec![anna.id, anna.id]] {
        let refused = place.ledger.add_team("kreuzsummen", &members);
        assert!(
            matches!(refused, Err(LedgerError::TeamMembers)),
            "{refused:?}"
        );
    }
}

#[test]
fn the_team_that_played_last_comes_first() {
    let mut place = Place::new();
    let [anna, ben, cem] =
        ["Anna", "Ben", "Cem"].map(|name| place.ledger.add_player(name).unwrap());
    let a = place
        .ledger
        .add_team("kreuzsummen", &[anna.id, ben.id])
        .unwrap();
    let b = place
        .ledger
        .add_team("kreuzsummen", &[anna.id, cem.id])
        .unwrap();
    assert_eq!(
        place.ledger.teams("kreuzsummen").unwrap(),
        [b.clone(), a.clone()]
    );
    let mut new = new_match();
    new.team = Some(a.id);
    let first = place.ledger.start(new).unwrap();
    assert_eq!(
        place.ledger.teams("kreuzsummen").unwrap(),
        [a.clone(), b.clone()]
    );
    let mut new = new_match();
    new.team = Some(b.id);
    place.ledger.start(new).unwrap();
    place.change(&first, tap(1));
    assert_eq!(place.ledger.teams("kreuzsummen").unwrap(), [a, b]);
}

#[test]
fn a_team_sees_all_its_matches_and_no_others() {
    let mut place = Place::new();
    let anna = place.ledger.add_player("Anna").unwrap();
    let team = place.ledger.add_team("kreuzsummen", &[anna.id]).unwrap();
    let mut new = new_match();
    new.team = Some(team.id);
    let open = place.ledger.start(new.clone()).unwrap();
    let stopped = place.ledger.start(new.clone()).unwrap();
    let won = place.ledger.start(new.clone()).unwrap();
    place.start();
    let stopped = place.change(&stopped, Change::Stop);
    let won = place.finish(&won, tap(1), Some(json!(true)));
    let open = place.change(&open, tap(2));
    assert_eq!(
        place.ledger.team_matches(team.id).unwrap(),
        [open.head, stopped.head, won.head]
    );
    new.game = "labyrinth".to_owned();
    let other_game = place.ledger.start(new);
    assert!(
        matches!(other_game, Err(LedgerError::NotFound)),
        "{other_game:?}"
    );
}

#[test]
fn a_mark_keeps_the_time_of_its_first_tick() {
    let mut place = Place::new();
    let anna = place.ledger.add_player("Anna").unwrap();
    let team = place.ledger.add_team("kreuzsummen", &[anna.id]).unwrap();
    place.ledger.set_mark(team.id, "7", true).unwrap();
    let first = place.ledger.marks(team.id).unwrap();
    assert_eq!(first[0].key, "7");
    place.ledger.set_mark(team.id, "7", true).unwrap();
    assert_eq!(place.ledger.marks(team.id).unwrap(), first);
    place.ledger.set_mark(team.id, "12", true).unwrap();
    place.ledger.set_mark(team.id, "7", false).unwrap();
    place.ledger.set_mark(team.id, "7", false).unwrap();
    let keys: Vec<_> = place
        .ledger
        .marks(team.id)
        .unwrap()
        .into_iter()
        .map(|mark| mark.key)
        .collect();
    assert_eq!(keys, ["12"]);
}

#[test]
fn a_setting_is_kept_until_it_is_set_anew() {
    let mut place = Place::new();
    assert_eq!(place.ledger.setting("language").unwrap(), None);
    place.ledger.set_setting("language", &json!("hu")).unwrap();
    place
        .ledger
        .set_setting("language", &json!({"tag": "de"}))
        .unwrap();
    place.ledger.set_setting("none", &json!(null)).unwrap();
    let place = place.restart();
    assert_eq!(
        place.ledger.setting("language").unwrap(),
        Some(json!({"tag": "de"}))
    );
    assert_eq!(place.ledger.setting("none").unwrap(), Some(json!(null)));
}

#[test]
fn ids_read_what_they_print() {
    let mut place = Place::new();
    let player = place.ledger.add_player("Anna").unwrap();
    assert_eq!(player.id.0.get_version_num(), 7);
    assert_eq!(
        player.id.to_string().parse::<PlayerId>().unwrap(),
        player.id
    );
    assert!("anna".parse::<PlayerId>().is_err());
}

#[test]
fn a_mark_is_a_colour_and_a_shape() {
    let mut place = Place::new();
    let anna = place.ledger.add_player("Anna").unwrap();
    place.ledger.mark_player(anna.id, Some("red-star")).unwrap();
    let long = "a-".repeat(20) + "a";
    for bad in [
        "",
        "red",
        "red-",
        "-star",
        "Red-star",
        "red star",
        "red-stár",
        &*long,
    ] {
        let refused = place.ledger.mark_player(anna.id, Some(bad));
        assert!(matches!(refused, Err(LedgerError::NoMark)), "{bad}");
    }
    let mark = |place: &Place| place.ledger.player(anna.id).unwrap().mark;
    assert_eq!(mark(&place).as_deref(), Some("red-star"));
    place.ledger.mark_player(anna.id, None).unwrap();
    assert_eq!(mark(&place), None);
}

#[test]
fn who_is_archived_keeps_everything_and_comes_back() {
    let mut place = Place::new();
    let anna = place.ledger.add_player("Anna").unwrap();
    let mut new = new_match();
    new.seats[0].player = Some(anna.id);
    let shown = place.ledger.start(new).unwrap();
    place.ledger.archive_player(anna.id, true).unwrap();
    assert!(place.ledger.players().unwrap()[0].archived.is_some());
    assert_eq!(place.ledger.players_by_play().unwrap(), []);
    assert_eq!(place.ledger.match_(shown.head.id).unwrap(), shown);
    place.ledger.archive_player(anna.id, false).unwrap();
    assert_eq!(place.ledger.players_by_play().unwrap(), [anna]);
}

#[test]
fn a_team_may_have_a_name_of_its_own_and_be_archived() {
    let mut place = Place::new();
    let anna = place.ledger.add_player("Anna").unwrap();
    let team = place.ledger.add_team("kreuzsummen", &[anna.id]).unwrap();
    place.ledger.rename_team(team.id, Some(" Owls ")).unwrap();
    place.ledger.archive_team(team.id, true).unwrap();
    let found = place.ledger.team(team.id).unwrap();
    assert_eq!(found.name.as_deref(), Some("Owls"));
    assert!(found.archived.is_some());
    assert_eq!(place.ledger.teams_of(anna.id).unwrap(), [found]);
    let refused = place.ledger.rename_team(team.id, Some(" "));
    assert!(matches!(refused, Err(LedgerError::Name(NameError::Empty))));
    place.ledger.rename_team(team.id, None).unwrap();
    place.ledger.archive_team(team.id, false).unwrap();
    assert_eq!(place.ledger.team(team.id).unwrap(), team);
}

#[test]
fn plays_are_counted_with_the_last_of_them() {
    let mut place = Place::new();
    let [anna, ben] = ["Anna", "Ben"].map(|name| place.ledger.add_player(name).unwrap());
    let mut new = new_match();
    new.seats[0].player = Some(anna.id);
    let first = place.ledger.start(new.clone()).unwrap().head;
    let second = place.ledger.start(new).unwrap().head;
    let plays = place.ledger.plays().unwrap();
    assert_eq!(plays[&anna.id], (2, second.played));
    assert!(!plays.contains_key(&ben.id));
    place.ledger.remove_match(first.id).unwrap();
    assert_eq!(place.ledger.plays().unwrap()[&anna.id].0, 1);
}
