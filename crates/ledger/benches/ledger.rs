//! How long a tap waits for the database, with one stored match and with ten thousand.
//!
//! The figures include the wait until the disk has the change, so they say as much about the disk
//! as about the program.

use std::convert::Infallible;
use std::hint::black_box;

use criterion::{BenchmarkId, Criterion, criterion_group, criterion_main};
use rusqlite::Connection;
use serde_json::{Map, json};
use tableside_ledger::{Change, Ledger, Match, NewMatch, NewSeat, Update};
use tempfile::TempDir;

/// A ledger with so many matches of thirty taps each, all but twenty of them finished.
fn stored(matches: u32) -> (TempDir, Ledger) {
    let folder = tempfile::tempdir().expect("the machine has a folder for temporary files");
    let path = folder.path().join("tableside.db");
    drop(Ledger::open(&path).expect("the folder is empty"));
    let connection = Connection::open(&path).expect("the database is there");
    connection
        .execute_batch(&format!(
            r#"BEGIN;
            CREATE TEMP TABLE n AS WITH RECURSIVE n(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM n
              WHERE n < {matches}) SELECT n, printf('00000000-0000-7000-8000-%012x', n) AS id FROM n;
            INSERT INTO matches (id, game, team_id, setup, options, started, changed, ended,
                                 ended_at, outcome, revision, step)
              SELECT id, 'kreuzsummen', NULL, '{{"scenario":1}}', '{{}}',
                     printf('2026-01-01T00:%02d:%02d.000Z', n / 60 % 60, n % 60),
                     printf('2026-01-01T00:%02d:%02d.000Z', n / 60 % 60, n % 60),
                     iif(n > 20, 'finished', NULL),
                     iif(n > 20, '2026-01-01T00:00:00.000Z', NULL),
                     iif(n > 20, '{{"won":true}}', NULL), 30, 30
              FROM n;
            INSERT INTO seats (match_id, seat, player_id, name)
              SELECT n.id, seat.value, NULL, 'Anna' FROM n, json_each('[0,1]') AS seat;
            INSERT INTO steps
              SELECT n.id, step.number, step.number - 1,
                     json_array(json_object('do', 'place', 'value', 3, 'at', json('[1,2]'))),
                     'tap', '2026-01-01T00:00:00.000Z'
              FROM n, (WITH RECURSIVE step(number) AS (SELECT 1 UNION ALL
                SELECT number + 1 FROM step WHERE number < 30) SELECT number FROM step) AS step;
            COMMIT;"#
        ))
        .expect("the tables are those of the first migration");
    drop(connection);
    let ledger = Ledger::open(&path).expect("the database is sound");
    (folder, ledger)
}

fn start(ledger: &mut Ledger) -> Match {
    let seat = |name: &str| NewSeat {
        player: None,
        name: name.to_owned(),
    };
    ledger
        .start(NewMatch {
            game: "kreuzsummen".to_owned(),
            team: None,
            seats: vec![seat("Anna"), seat("Ben")],
            setup: json!({"scenario": 1}),
            options: Map::new(),
            first: None,
        })
        .expect("the disk has room")
}

fn change(ledger: &mut Ledger, shown: &Match, change: Change) -> Match {
    ledger
        .change(shown.head.id, shown.head.revision, |_| {
            Ok::<_, Infallible>(Update {
                change,
                outcome: None,
            })
        })
        .expect("nobody else changes the match")
}

fn tap() -> Change {
    Change::Append(vec![json!({"do": "place", "value": 3, "at": [1, 2]})])
}

fn taps(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("append a tap");
    for matches in [1, 10_000] {
        let (_folder, mut ledger) = stored(matches);
        // The match is taken from thirty taps to thirty-one, again and again.
        let mut shown = start(&mut ledger);
        for _ in 0..30 {
            shown = change(&mut ledger, &shown, tap());
        }
        group.bench_function(BenchmarkId::new("stored matches", matches), |bench| {
            bench.iter_custom(|rounds| {
                let mut spent = std::time::Duration::ZERO;
                for _ in 0..rounds {
                    let before = std::time::Instant::now();
                    shown = change(&mut ledger, &shown, tap());
                    spent += before.elapsed();
                    shown = change(&mut ledger, &shown, Change::Undo);
                }
                spent
            });
        });
    }
    group.finish();
}

fn reading(criterion: &mut Criterion) {
    let (folder, mut ledger) = stored(10_000);
    criterion.bench_function("open matches, 20 of 10000", |bench| {
        bench.iter(|| black_box(ledger.open_matches().expect("the database is sound")));
    });
    let mut shown = start(&mut ledger);
    for _ in 0..300 {
        shown = change(&mut ledger, &shown, tap());
    }
    criterion.bench_function("a match of 300 taps", |bench| {
        bench.iter(|| black_box(ledger.match_(shown.head.id).expect("the match is there")));
    });
    drop(ledger);
    let path = folder.path().join("tableside.db");
    criterion.bench_function("open a database of 10000 matches", |bench| {
        bench.iter(|| black_box(Ledger::open(&path).expect("the database is sound")));
    });
}

/// Throws of six dice, as many as a group makes in years.
fn throws(criterion: &mut Criterion) {
    let folder = tempfile::tempdir().expect("the machine has a folder for temporary files");
    let path = folder.path().join("tableside.db");
    drop(Ledger::open(&path).expect("the folder is empty"));
    Connection::open(&path)
        .expect("the database is there")
        .execute_batch(
            "BEGIN;
            INSERT INTO throws (id, at, sides, faces)
              WITH RECURSIVE n(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM n WHERE n < 100000)
              SELECT printf('00000000-0000-7000-8000-%012x', n), '2026-01-01T00:00:00.000Z', 12,
                     json_array(12, 1 + n % 11, 1 + n % 7, 1 + n % 5, 1 + n % 3, 1 + n % 2) FROM n;
            INSERT INTO face_counts
              SELECT sides, value, 0, count(*) FROM throws, json_each(faces) GROUP BY sides, value;
            COMMIT;",
        )
        .expect("the tables are those of the second migration");
    let mut ledger = Ledger::open(&path).expect("the database is sound");
    criterion.bench_function("faces of 100000 throws", |bench| {
        bench.iter(|| black_box(ledger.face_counts(12).expect("the database is sound")));
    });
    criterion.bench_function("the last 50 of 100000 throws", |bench| {
        bench.iter(|| black_box(ledger.last_throws(50).expect("the database is sound")));
    });
    criterion.bench_function("keep a throw beside 100000", |bench| {
        bench.iter(|| {
            let id = ledger.new_throw_id();
            ledger.add_throw(id, 12, &[1, 2, 3, 4, 5, 6])
        });
    });
}

criterion_group! {
    name = benches;
    config = Criterion::default().sample_size(20);
    targets = taps, reading, throws
}
criterion_main!(benches);
