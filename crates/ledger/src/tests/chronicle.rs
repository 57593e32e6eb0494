//! The chronicle, its filters and pages, and what was entered by hand.

use jiff::{SignedDuration, Timestamp};
use proptest::prelude::*;
use serde_json::json;

use super::{Place, new_match, tap};
use crate::{
    Change, Cursor, Ended, Filter, Ledger, LedgerError, MatchHead, MatchId, NewMatch, NewResult,
    NewSeat, Player, Source, Team,
};

fn day(number: i64) -> Timestamp {
    Timestamp::UNIX_EPOCH + SignedDuration::from_hours(24 * number)
}

fn seat_of(player: &Player) -> NewSeat {
    NewSeat {
        player: Some(player.id),
        name: player.name.clone(),
    }
}

fn result(game: &str, players: &[&Player], played: Timestamp) -> NewResult {
    NewResult {
        id: MatchId(uuid::Uuid::now_v7()),
        game: game.to_owned(),
        team: None,
        seats: players.iter().map(|player| seat_of(player)).collect(),
        setup: json!({}),
        played,
        outcome: json!({"winners": [0]}),
    }
}

fn ids(heads: &[MatchHead]) -> Vec<MatchId> {
    heads.iter().map(|head| head.id).collect()
}

/// All pages of so many matches, one after the other.
fn pages(ledger: &Ledger, filter: &Filter, size: u32) -> Vec<MatchHead> {
    let mut all: Vec<MatchHead> = Vec::new();
    loop {
        let after = all.last().map(Cursor::from);
        let page = ledger.chronicle(filter, after, size).unwrap();
        if page.is_empty() {
            return all;
        }
        assert!(page.len() <= usize::try_from(size).unwrap());
        all.extend(page);
    }
}

#[test]
fn the_latest_played_comes_first_whenever_it_was_entered() {
    let mut place = Place::new();
    let anna = place.ledger.add_player("Anna").unwrap();
    let now = place.start();
    let old = place
        .ledger
        .add_result(&result("dig-up", &[&anna], day(100)))
        .unwrap();
    let older = place
        .ledger
        .add_result(&result("dig-up", &[&anna], day(50)))
        .unwrap();
    let all = place.ledger.chronicle(&Filter::default(), None, 9).unwrap();
    assert_eq!(all, [now.head.clone(), old.clone(), older.clone()]);
    place.ledger.set_played(now.head.id, day(60)).unwrap();
    let all = pages(&place.ledger, &Filter::default(), 1);
    assert_eq!(ids(&all), [old.id, now.head.id, older.id]);
    assert_eq!(all[1].started, now.head.started, "the start stays");
    let before = |time| place.ledger.last_played(time).unwrap();
    assert_eq!(before(None), Some(day(100)));
    assert_eq!(before(Some(day(100))), Some(day(60)));
    assert_eq!(before(Some(day(51))), Some(day(50)));
    assert_eq!(before(Some(day(50))), None);
}

#[test]
fn an_empty_chronicle_has_no_last_match() {
    let place = Place::new();
    assert_eq!(place.ledger.last_played(None).unwrap(), None);
    let filter = Filter::default();
    assert_eq!(place.ledger.chronicle(&filter, None, 9).unwrap(), []);
    assert_eq!(place.ledger.chronicle_length(&filter).unwrap(), 0);
}

#[test]
fn what_was_entered_by_hand_is_finished_and_has_no_actions() {
    let mut place = Place::new();
    let anna = place.ledger.add_player("Anna").unwrap();
    let mut new = result("labyrinth", &[&anna], day(9));
    new.seats.push(NewSeat {
        player: None,
        name: " Grandma ".to_owned(),
    });
    let head = place.ledger.add_result(&new).unwrap();
    assert_eq!(head.source, Source::Hand);
    assert_eq!(head.ended, Some(Ended::Finished));
    assert_eq!((head.started, head.ended_at), (day(9), Some(day(9))));
    assert_eq!(head.players, ["Anna", "Grandma"]);
    assert_eq!(head.seats, [Some(anna.id), None]);
    assert_eq!(head.outcome, Some(json!({"winners": [0]})));
    let found = place.ledger.match_(head.id).unwrap();
    assert!(found.actions.is_empty() && !found.can_undo && !found.can_redo);
    // Where the game's own matches are asked for, it is none: it has no set-up.
    assert_eq!(place.ledger.last_match("labyrinth").unwrap(), None);
    assert_eq!(place.ledger.ended_matches("labyrinth", 9).unwrap(), []);
    let again = place.ledger.add_result(&new).unwrap();
    assert_eq!(again, head, "what arrives twice is kept once");
    assert_eq!(
        place.ledger.chronicle_length(&Filter::default()).unwrap(),
        1
    );
    let outcome = json!({"winners": [1]});
    let mended = place
        .ledger
        .correct_result(head.id, day(8), &outcome)
        .unwrap();
    assert_eq!((mended.played, mended.outcome), (day(8), Some(outcome)));
    assert_eq!(mended.revision, head.revision.next());
}

#[test]
fn what_can_not_be_entered_by_hand_is_refused_and_nothing_is_stored() {
    let mut place = Place::new();
    let anna = place.ledger.add_player("Anna").unwrap();
    let team = place.ledger.add_team("kreuzsummen", &[anna.id]).unwrap();
    let mut other_game = result("labyrinth", &[&anna], day(9));
    other_game.team = Some(team.id);
    let mut no_name = result("labyrinth", &[&anna], day(9));
    no_name.seats[0].name = " ".to_owned();
    assert!(matches!(
        place.ledger.add_result(&other_game),
        Err(LedgerError::NotFound)
    ));
    assert!(matches!(
        place.ledger.add_result(&no_name),
        Err(LedgerError::Name(_))
    ));
    let played = place.start();
    let not_by_hand = place
        .ledger
        .correct_result(played.head.id, day(1), &json!({}));
    assert!(matches!(not_by_hand, Err(LedgerError::NotFound)));
    let nowhere = place.ledger.set_played(MatchId(uuid::Uuid::nil()), day(1));
    assert!(matches!(nowhere, Err(LedgerError::NotFound)));
    let all = place.ledger.chronicle(&Filter::default(), None, 9).unwrap();
    assert_eq!(all, [played.head]);
}

/// A ledger with three players, two teams and these matches: game, players, day, how it ended.
fn filled(matches: &[(usize, usize, i64, usize)]) -> (Place, Vec<Player>, Vec<Team>) {
    let mut place = Place::new();
    let players: Vec<Player> = ["Anna", "Ben", "Cleo"]
        .map(|name| place.ledger.add_player(name).unwrap())
        .into();
    let teams: Vec<Team> = [[0, 1], [1, 2]]
        .map(|[a, b]| {
            let members = [players[a].id, players[b].id];
            place.ledger.add_team("kreuzsummen", &members).unwrap()
        })
        .into();
    for (game, who, at, end) in matches {
        let who: Vec<usize> = match who {
            0 => vec![0, 1],
            1 => vec![1, 2],
            2 => vec![2],
            _ => vec![2, 0, 1],
        };
        let game = ["kreuzsummen", "dig-up", "labyrinth"][*game];
        let team = (game == "kreuzsummen")
            .then(|| match who[..] {
                [0, 1] => Some(teams[0].id),
                [1, 2] => Some(teams[1].id),
                _ => None,
            })
            .flatten();
        let new = NewMatch {
            game: game.to_owned(),
            team,
            seats: who.iter().map(|index| seat_of(&players[*index])).collect(),
            ..new_match()
        };
        let started = place.ledger.start(new).unwrap();
        match end {
            0 => drop(place.finish(&started, tap(1), Some(json!({"winners": [0]})))),
            1 => drop(place.change(&started, Change::Stop)),
            2 => drop(place.ledger.remove_match(started.head.id).unwrap()),
            _ => {}
        }
        if *end != 2 {
            place.ledger.set_played(started.head.id, day(*at)).unwrap();
        }
    }
    (place, players, teams)
}

/// What a filter lets through, said in another way than the database's.
fn lets_through(filter: &Filter, head: &MatchHead) -> bool {
    let of_game = filter.game.as_ref().is_none_or(|game| *game == head.game);
    let with_player = filter
        .player
        .is_none_or(|player| head.seats.contains(&Some(player)));
    let of_team = filter.team.is_none_or(|team| head.team == Some(team));
    let span = filter.played.as_ref();
    let in_span = span.is_none_or(|span| span.contains(&head.played));
    let so_ended = filter.ended.is_none_or(|ended| head.ended == Some(ended));
    of_game && with_player && of_team && in_span && so_ended
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    #[test]
    fn any_filter_lets_the_same_through_page_by_page_as_a_look_at_each_match(
        matches in prop::collection::vec((0..3_usize, 0..4_usize, 0..6_i64, 0..4_usize), 0..14),
        game in prop::option::of(0..3_usize),
        player in prop::option::of(0..3_usize),
        team in prop::option::of(0..2_usize),
        from in prop::option::of(0..6_i64),
        ended in prop::option::of(prop::bool::ANY),
        size in 1..5_u32,
    ) {
        let (place, players, teams) = filled(&matches);
        let all = pages(&place.ledger, &Filter::default(), 100);
        prop_assert_eq!(all.len(), matches.iter().filter(|one| one.3 != 2).count());
        prop_assert!(all.is_sorted_by(|a, b| (a.played, a.id) > (b.played, b.id)));
        let filter = Filter {
            game: game.map(|game| ["kreuzsummen", "dig-up", "labyrinth"][game].to_owned()),
            player: player.map(|player| players[player].id),
            team: team.map(|team| teams[team].id),
            played: from.map(|from| day(from)..day(from + 2)),
            ended: ended.map(|won| if won { Ended::Finished } else { Ended::Stopped }),
        };
        let wanted: Vec<MatchId> = all
            .iter()
            .filter(|head| lets_through(&filter, head))
            .map(|head| head.id)
            .collect();
        prop_assert_eq!(&ids(&pages(&place.ledger, &filter, size)), &wanted);
        let length = place.ledger.chronicle_length(&filter).unwrap();
        prop_assert_eq!(length, wanted.len() as u64);
    }
}

#[test]
fn each_finished_match_is_shown_with_its_seats() {
    let (mut place, players, teams) = filled(&[
        (0, 0, 3, 0),
        (0, 0, 1, 0),
        (0, 0, 2, 1),
        (1, 1, 2, 0),
        (2, 0, 2, 3),
        (2, 0, 2, 2),
    ]);
    let new = result("dig-up", &[&players[0], &players[0]], day(7));
    let twice = place.ledger.add_result(&new).unwrap().id;
    place
        .ledger
        .add_result(&result("dig-up", &[&players[1]], day(1)))
        .unwrap();
    let other = Ledger::open(&place.folder.path().join("tableside.db")).unwrap();
    let mut shown = Vec::new();
    let show = |found: crate::Finished<'_>| {
        let head = other.match_(found.id).unwrap().head;
        assert_eq!((found.game, found.team), (&*head.game, head.team));
        assert_eq!((found.source, found.played), (head.source, head.played));
        assert_eq!(found.seats, head.seats);
        let json = |text| serde_json::from_str::<serde_json::Value>(text).unwrap();
        assert_eq!(json(found.setup), head.setup);
        assert_eq!(Some(json(found.outcome)), head.outcome);
        shown.push(found.id);
    };
    place.ledger.each_finished(show).unwrap();
    let mut wanted: Vec<MatchId> = pages(&place.ledger, &Filter::default(), 100)
        .into_iter()
        .filter(|head| head.ended == Some(Ended::Finished))
        .map(|head| head.id)
        .collect();
    wanted.sort();
    assert_eq!(shown, wanted);
    assert!(shown.contains(&twice));
    assert_eq!(teams.len(), 2);
}

#[test]
fn a_stamp_tells_of_every_change_wherever_it_is_made() {
    let mut place = Place::new();
    let anna = place.ledger.add_player("Anna").unwrap();
    let path = place.folder.path().join("tableside.db");
    let first = place.ledger.stamp().unwrap();
    place.ledger.players().unwrap();
    assert_eq!(place.ledger.stamp().unwrap(), first, "nothing was stored");
    place.ledger.rename_player(anna.id, "Anni").unwrap();
    let second = place.ledger.stamp().unwrap();
    assert_ne!(first, second);
    let mut other = crate::Ledger::open(&path).unwrap();
    assert_ne!(other.stamp().unwrap().opened(), second.opened());
    other.rename_player(anna.id, "Anne").unwrap();
    let third = place.ledger.stamp().unwrap();
    assert_ne!(second, third);
    assert_eq!(second.opened(), third.opened());
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    #[test]
    fn what_a_team_s_matches_came_to_is_told_once_each(
        made in prop::collection::vec((0..4_u8, 0..3_u8, 0..6_u8), 0..20),
    ) {
        let (mut place, players, teams) = filled(&[]);
        let mut wanted = Vec::new();
        for (scenario, columns, became) in made {
            let outcome = json!({"won": columns > 0, "columns": [columns]});
            let new = NewResult {
                team: Some(teams[usize::from(became == 0)].id),
                setup: json!({"scenario": scenario}),
                outcome: outcome.clone(),
                ..result(&teams[0].game, &[&players[0], &players[1]], day(1))
            };
            let id = place.ledger.add_result(&new).unwrap().id;
            match became {
                0 => {}
                1 => drop(place.ledger.remove_match(id).unwrap()),
                _ => wanted.push((new.setup, outcome)),
            }
        }
        let text = |(setup, outcome): &(_, _)| format!("{setup} {outcome}");
        wanted.sort_by_key(text);
        wanted.dedup();
        let mut told = place.ledger.team_outcomes(teams[0].id).unwrap();
        told.sort_by_key(text);
        prop_assert_eq!(told, wanted);
    }
}
