//! The last match of a game, its ended matches, and who played most lately.

use serde_json::json;

use super::{Place, new_match, tap};
use crate::{Change, Match, NewMatch, NewSeat, Player};

fn start(place: &mut Place, game: &str, players: &[&Player]) -> Match {
    let seats = players.iter().map(|player| NewSeat {
        player: Some(player.id),
        name: player.name.clone(),
    });
    let new = NewMatch {
        game: game.to_owned(),
        seats: seats.collect(),
        ..new_match()
    };
    place.ledger.start(new).unwrap()
}

#[test]
fn the_last_match_of_a_game_is_the_one_started_last_however_it_stands() {
    let mut place = Place::new();
    assert_eq!(place.ledger.last_match("dig").unwrap(), None);
    let anna = place.ledger.add_player("Anna").unwrap();
    let ben = place.ledger.add_player("Ben").unwrap();
    let first = start(&mut place, "dig", &[&anna, &ben]);
    let second = start(&mut place, "dig", &[&ben, &anna]);
    start(&mut place, "dice", &[&anna]);
    // An earlier match that goes on stays the earlier one.
    place.change(&first, tap(1));
    let second = place.finish(&second, tap(1), Some(json!({"winners": [0]})));
    let last = place.ledger.last_match("dig").unwrap().unwrap();
    assert_eq!(last, second.head);
    assert_eq!(last.seats, [Some(ben.id), Some(anna.id)]);
}

#[test]
fn ended_matches_come_with_the_latest_end_first_and_not_without_limit() {
    let mut place = Place::new();
    let anna = place.ledger.add_player("Anna").unwrap();
    let started: Vec<Match> = (0..4).map(|_| start(&mut place, "dig", &[&anna])).collect();
    let third = place.change(&started[2], Change::Stop);
    let first = place.finish(&started[0], tap(1), Some(json!(1)));
    start(&mut place, "dice", &[&anna]);
    let ended = |place: &Place, most| place.ledger.ended_matches("dig", most).unwrap();
    assert_eq!(ended(&place, 9), [first.head.clone(), third.head]);
    assert_eq!(ended(&place, 1), std::slice::from_ref(&first.head));
    assert_eq!(ended(&place, 0), []);
    place.change(&first, Change::Undo);
    assert_eq!(ended(&place, 9).len(), 1, "what goes on has not ended");
}

#[test]
fn whoever_played_last_is_offered_first() {
    let mut place = Place::new();
    let names = |place: &Place| -> Vec<String> {
        let players = place.ledger.players_by_play().unwrap();
        players.into_iter().map(|player| player.name).collect()
    };
    assert_eq!(names(&place), [""; 0]);
    let anna = place.ledger.add_player("Anna").unwrap();
    let ben = place.ledger.add_player("Ben").unwrap();
    place.ledger.add_player("Cleo").unwrap();
    assert_eq!(names(&place), ["Cleo", "Ben", "Anna"]);
    let old = start(&mut place, "dig", &[&anna]);
    assert_eq!(names(&place), ["Anna", "Cleo", "Ben"]);
    start(&mut place, "dice", &[&ben]);
    assert_eq!(names(&place), ["Ben", "Anna", "Cleo"]);
    place.change(&old, tap(1));
    assert_eq!(
        names(&place),
        ["Ben", "Anna", "Cleo"],
        "it is when they sat down that counts"
    );
    place.ledger.archive_player(ben.id, true).unwrap();
    assert_eq!(names(&place), ["Anna", "Cleo"]);
    place.ledger.archive_player(ben.id, false).unwrap();
    assert_eq!(names(&place), ["Ben", "Anna", "Cleo"]);
}
