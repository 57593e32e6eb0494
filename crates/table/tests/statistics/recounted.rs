//! The numbers once more, counted plainly from the matches as the chronicle has them.

use std::convert::Infallible;

use proptest::prelude::*;
use serde_json::{Value, json};
use tableside_ledger::{
    Change, Ended, Filter, Ledger, MatchHead, NewMatch, NewResult, NewSeat, PlayerId, Update,
};

use super::kit::Bench;
use super::{number, person, table};

/// A match as it is made up: its game, who of three sits there, on which day, what became of it,
/// and who won.
type Made = (usize, u8, i64, u8, u8);

const GAMES: [(&str, &str); 3] = [
    ("dig-up", "DIG UP Adventure"),
    ("kreuzsummen", "Kreuzsummen"),
    ("times-table", "Abenteuer 1x1"),
];

fn members(mask: u8) -> Vec<usize> {
    (0..3).filter(|seat| mask & 1 << seat != 0).collect()
}

fn outcome(game: usize, seats: usize, won: u8) -> Value {
    match game {
        0 => {
            let winners: Vec<usize> = members(won)
                .into_iter()
                .filter(|one| *one < seats)
                .collect();
            let winners = if winners.is_empty() { vec![0] } else { winners };
            json!({ "winners": winners, "scores": vec![won; seats] })
        }
        1 => json!({ "won": won > 3 }),
        _ => json!({ "won": true, "seconds": 60 + u32::from(won) }),
    }
}

/// Stores a match. Every eighth is stopped and every eighth deleted again.
fn store(ledger: &mut Ledger, people: &[PlayerId], made: &Made) {
    let (game, mask, day, became, won) = *made;
    let seats: Vec<NewSeat> = members(mask)
        .into_iter()
        .map(|one| NewSeat {
            player: Some(people[one]),
            name: ["Anna", "Ben", "Cleo"][one].to_owned(),
        })
        .collect();
    if became == 0 {
        let new = NewMatch {
            game: GAMES[game].0.to_owned(),
            team: None,
            seats,
            setup: json!({}),
            options: serde_json::Map::new(),
            first: None,
        };
        let head = ledger.start(new).unwrap().head;
        let stop = |_: &_| {
            Ok::<_, Infallible>(Update {
                change: Change::Stop,
                outcome: None,
            })
        };
        ledger.change(head.id, head.revision, stop).unwrap();
        return;
    }
    let id = ledger.new_match_id();
    let outcome = outcome(game, seats.len(), won);
    let played = jiff::Timestamp::UNIX_EPOCH + jiff::SignedDuration::from_hours(12 + 24 * day);
    let new = NewResult {
        id,
        game: GAMES[game].0.to_owned(),
        team: None,
        seats,
        setup: json!({}),
        played,
        outcome,
    };
    ledger.add_result(&new).unwrap();
    if became == 1 {
        ledger.remove_match(id).unwrap();
    }
}

/// Plays, contests, wins, shared wins, the most wins in a row and those up to the end.
fn counted<'a>(heads: impl Iterator<Item = &'a MatchHead>, who: PlayerId) -> [usize; 6] {
    let [mut plays, mut contests, mut wins, mut shared] = [0; 4];
    let [mut longest, mut current] = [0; 2];
    for head in heads {
        let Some(seat) = head.seats.iter().position(|one| *one == Some(who)) else {
            continue;
        };
        plays += 1;
        let outcome = head.outcome.as_ref().unwrap();
        if head.seats.len() == 1 || outcome.get("seconds").is_some() {
            continue;
        }
        contests += 1;
        let winners = outcome.get("winners").and_then(Value::as_array);
        let has_won = match winners {
            Some(winners) => winners.contains(&json!(seat)),
            None => outcome["won"] == json!(true),
        };
        wins += usize::from(has_won);
        shared += usize::from(has_won && winners.is_some_and(|winners| winners.len() > 1));
        current = if has_won { current + 1 } else { 0 };
        longest = longest.max(current);
    }
    [plays, contests, wins, shared, longest, current]
}

/// What the screens say of everybody is what a plain count says.
fn compare(bench: &Bench, people: &[PlayerId]) {
    let ledger = Ledger::open(&bench.database()).unwrap();
    let filter = Filter {
        ended: Some(Ended::Finished),
        ..Filter::default()
    };
    let mut heads = ledger.chronicle(&filter, None, 1000).unwrap();
    heads.reverse();
    for who in people {
        let screen = bench.get(&format!("/statistics?player={who}"));
        let all = counted(heads.iter(), *who);
        if all[0] == 0 {
            assert!(screen.all(".stats-numbers").is_empty());
            continue;
        }
        assert_eq!(number(&screen, "Played"), all[0]);
        if all[1] > 0 {
            assert_eq!(number(&screen, "Won"), all[2]);
            assert_eq!(number(&screen, "Shared wins"), all[3]);
            assert_eq!(number(&screen, "Most wins in a row"), all[4]);
            assert_eq!(number(&screen, "Wins in a row now"), all[5]);
        }
        let rows = table(&screen, "stats-games");
        for (id, name) in GAMES {
            let own = counted(heads.iter().filter(|head| head.game == id), *who);
            let row = rows.iter().find_map(|row| row.strip_prefix(name));
            let cells = row.map(|row| row.split_whitespace().collect::<Vec<_>>());
            let plays = cells.as_ref().map_or(0, |cells| cells[0].parse().unwrap());
            assert_eq!(plays, own[0], "{id}: {rows:?}");
            if let Some(cells) = cells.filter(|_| all[1] > 0) {
                assert_eq!(cells[1..4], [own[2], own[3], own[4]].map(|n| n.to_string()));
            }
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(12))]

    #[test]
    fn the_numbers_are_those_of_a_plain_count_after_every_change(
        made in prop::collection::vec((0..3_usize, 1..8_u8, 0..30_i64, 0..8_u8, 0..8_u8), 0..24),
        more in prop::collection::vec((0..3_usize, 1..8_u8, 0..30_i64, 0..8_u8, 0..8_u8), 1..4),
    ) {
        let bench = Bench::new();
        let people = ["Anna", "Ben", "Cleo"].map(|name| person(&bench, name));
        let mut ledger = Ledger::open(&bench.database()).unwrap();
        for one in &made {
            store(&mut ledger, &people, one);
        }
        compare(&bench, &people);
        // What is kept of the matches must not outlive a change by another process.
        for one in &more {
            store(&mut ledger, &people, one);
            compare(&bench, &people);
        }
    }
}
