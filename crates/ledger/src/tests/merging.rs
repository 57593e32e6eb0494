//! Two players who are one person.

use serde_json::json;

use super::{Place, new_match};
use crate::{LedgerError, Match, MergeError, NewMatch, NewSeat, Player, Team};

fn people<const N: usize>(place: &mut Place, names: [&str; N]) -> [Player; N] {
    names.map(|name| place.ledger.add_player(name).unwrap())
}

fn start(place: &mut Place, players: &[&Player], team: Option<&Team>) -> Match {
    let seats = players.iter().map(|player| NewSeat {
        player: Some(player.id),
        name: player.name.clone(),
    });
    let new = NewMatch {
        team: team.map(|team| team.id),
        seats: seats.collect(),
        ..new_match()
    };
    place.ledger.start(new).unwrap()
}

fn pair(place: &mut Place, one: &Player, two: &Player) -> Team {
    let members = [one.id, two.id];
    place.ledger.add_team("kreuzsummen", &members).unwrap()
}

/// Everything in the database that a merge may touch.
fn dump(place: &Place) -> Vec<String> {
    let tables = [
        ("players", "id"),
        ("teams", "id"),
        ("team_members", "team_id, position"),
        ("marks", "team_id, key"),
        ("matches", "id"),
        ("seats", "match_id, seat"),
        ("settings", "key"),
    ];
    let mut rows = Vec::new();
    for (table, order) in tables {
        let sql = format!("SELECT * FROM {table} ORDER BY {order}");
        let mut statement = place.ledger.connection.prepare(&sql).unwrap();
        let columns = statement.column_count();
        let mut found = statement.query([]).unwrap();
        while let Some(row) = found.next().unwrap() {
            let values = (0..columns).map(|column| format!("{:?}", row.get_ref(column).unwrap()));
            rows.push(format!("{table}: {}", values.collect::<Vec<_>>().join("|")));
        }
    }
    rows
}

#[test]
fn seats_teams_marks_and_settings_become_those_of_the_one_who_stays() {
    let mut place = Place::new();
    let [anna, other, ben] = people(&mut place, ["Anna", "Ana", "Ben"]);
    place
        .ledger
        .mark_player(other.id, Some("red-star"))
        .unwrap();
    let team = pair(&mut place, &ben, &other);
    let mine = start(&mut place, &[&anna], None);
    let theirs = start(&mut place, &[&ben, &other], Some(&team));
    let colours = json!({other.id.to_string(): "red"});
    place.ledger.set_setting("colours", &colours).unwrap();
    let before = dump(&place);
    let merging = place.ledger.merging(anna.id, other.id).unwrap();
    assert_eq!(merging.matches, 1);
    assert!(merging.together.is_empty() && merging.teams.is_empty());

    place.ledger.merge_players(anna.id, other.id).unwrap();
    let [anna, ben] = <[Player; 2]>::try_from(place.ledger.players().unwrap()).unwrap();
    assert_eq!(anna.mark.as_deref(), Some("red-star"));
    let head = place.ledger.match_(theirs.head.id).unwrap().head;
    assert_eq!(head.players, ["Ben", "Anna"]);
    assert_eq!(head.seats, [Some(ben.id), Some(anna.id)]);
    assert_eq!(place.ledger.match_(mine.head.id).unwrap(), mine);
    let teams = place.ledger.teams("kreuzsummen").unwrap();
    assert_eq!(teams[0].members, [ben, anna.clone()]);
    assert_eq!(
        place.ledger.setting("colours").unwrap(),
        Some(json!({anna.id.to_string(): "red"}))
    );
    place.ledger.check().unwrap();

    let (removed, kept) = place.ledger.last_merge().unwrap().unwrap();
    assert_eq!((removed.what.as_str(), kept.id), ("Ana", anna.id));
    place.ledger.undo_merge().unwrap();
    let mut after = dump(&place);
    let mut before = before;
    // What the settings say of players is kept for the one who stayed.
    for rows in [&mut before, &mut after] {
        rows.retain(|row| !row.starts_with("settings"));
    }
    assert_eq!(after, before);
    assert!(matches!(
        place.ledger.undo_merge(),
        Err(LedgerError::NotFound)
    ));
}

#[test]
fn teams_that_become_the_same_become_one_with_what_both_have_done() {
    let mut place = Place::new();
    let [anna, other, ben] = people(&mut place, ["Anna", "Ana", "Ben"]);
    let first = pair(&mut place, &anna, &ben);
    let second = pair(&mut place, &ben, &other);
    let [a, b] = [(&anna, &first), (&other, &second)]
        .map(|(player, team)| start(&mut place, &[player, &ben], Some(team)));
    place.ledger.set_mark(first.id, "1", true).unwrap();
    place.ledger.set_mark(second.id, "1", true).unwrap();
    place.ledger.set_mark(second.id, "2", true).unwrap();
    place
        .ledger
        .rename_team(second.id, Some("The Owls"))
        .unwrap();
    let before = dump(&place);
    place.ledger.merge_players(anna.id, other.id).unwrap();
    let teams = place.ledger.teams("kreuzsummen").unwrap();
    assert_eq!(teams.len(), 1);
    assert_eq!(teams[0].id, first.id);
    assert_eq!(teams[0].name.as_deref(), Some("The Owls"));
    let ids: Vec<_> = place.ledger.team_matches(first.id).unwrap();
    assert_eq!(
        ids.iter().map(|head| head.id).collect::<Vec<_>>(),
        [a.head.id, b.head.id]
    );
    let marks = place.ledger.marks(first.id).unwrap();
    assert_eq!(
        marks.iter().map(|mark| &*mark.key).collect::<Vec<_>>(),
        ["1", "2"]
    );
    place.ledger.check().unwrap();
    place.ledger.undo_merge().unwrap();
    assert_eq!(dump(&place), before);
}

#[test]
fn two_who_sat_at_one_table_are_two_people() {
    let mut place = Place::new();
    let [anna, ben] = people(&mut place, ["Anna", "Ben"]);
    let together = start(&mut place, &[&anna, &ben], None);
    let before = dump(&place);
    let refused = place.ledger.merge_players(anna.id, ben.id);
    let Err(MergeError::Together(why)) = refused else {
        panic!("{refused:?}")
    };
    assert_eq!(why.together, [together.head.id]);
    assert_eq!(dump(&place), before);
    assert_eq!(place.ledger.last_merge().unwrap(), None);
}

#[test]
fn two_of_one_team_are_two_people() {
    let mut place = Place::new();
    let [anna, ben] = people(&mut place, ["Anna", "Ben"]);
    let team = pair(&mut place, &anna, &ben);
    let refused = place.ledger.merge_players(anna.id, ben.id);
    let Err(MergeError::Together(why)) = refused else {
        panic!("{refused:?}")
    };
    assert_eq!(why.teams, [team.id]);
}

#[test]
fn nobody_is_merged_with_themselves_or_with_nobody() {
    let mut place = Place::new();
    let [anna] = people(&mut place, ["Anna"]);
    let same = place.ledger.merge_players(anna.id, anna.id);
    assert!(matches!(same, Err(MergeError::Same)), "{same:?}");
    let nobody = crate::PlayerId(uuid::Uuid::nil());
    let none = place.ledger.merge_players(anna.id, nobody);
    assert!(
        matches!(none, Err(MergeError::Ledger(LedgerError::NotFound))),
        "{none:?}"
    );
}

#[test]
fn after_ten_seconds_a_merge_stays() {
    // The clock goes on by a second at each look.
    let mut place = Place::new();
    let [anna, other] = people(&mut place, ["Anna", "Ana"]);
    place.ledger.merge_players(anna.id, other.id).unwrap();
    place.ledger.sweep().unwrap();
    assert!(place.ledger.last_merge().unwrap().is_some());
    for _ in 0..10 {
        place.ledger.sweep().unwrap();
    }
    assert_eq!(place.ledger.last_merge().unwrap(), None);
    assert!(matches!(
        place.ledger.undo_merge(),
        Err(LedgerError::NotFound)
    ));
}

#[test]
fn nobody_is_taken_out_of_one_who_was_deleted() {
    let mut place = Place::new();
    let [anna, other] = people(&mut place, ["Anna", "Ana"]);
    start(&mut place, &[&other], None);
    place.ledger.merge_players(anna.id, other.id).unwrap();
    place.ledger.remove_player(anna.id, "Somebody").unwrap();
    assert_eq!(place.ledger.last_merge().unwrap(), None);
    assert!(matches!(
        place.ledger.undo_merge(),
        Err(LedgerError::NotFound)
    ));
    assert_eq!(place.ledger.players().unwrap(), []);
}
