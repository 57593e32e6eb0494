//! The chronicle of a hundred thousand matches: its first page, its filters, statistics, and the
//! home screen after the database was opened. Each figure is a whole answer, from the request to the HTML.

use std::hint::black_box;
use std::path::PathBuf;

use criterion::{BatchSize, Criterion, criterion_group, criterion_main};
use rusqlite::Connection;
use tableside_ledger::Ledger;
use tableside_table::bridge::{Call, carry};
use tableside_table::{App, Config, router};

const MATCHES: u32 = 100_000;
/// The taps of each of them.
const TAPS: u32 = 30;

/// Twenty people, ten pairs, five games, twelve years; one of the people sits at every second table,
/// and one of the pairs has played most of what pairs have played. Labyrinth was entered by hand.
fn fill(path: &PathBuf) {
    drop(Ledger::open(path).expect("the folder is empty"));
    let connection = Connection::open(path).expect("the database is there");
    connection
        .execute_batch(&format!(
            r#"PRAGMA synchronous = off; BEGIN;
            CREATE TEMP TABLE n AS WITH RECURSIVE n(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM n
              WHERE n < {MATCHES}) SELECT n, printf('%08x-0000-7000-8000-%012x', n, n) AS id,
              strftime('%Y-%m-%dT%H:%M:%S.000Z', 1388534400 + n * 3780, 'unixepoch') AS at FROM n;
            INSERT INTO players (id, name, created)
              SELECT printf('00000000-0000-7000-8000-%012x', n), 'Player ' || n,
                     '2014-01-01T00:00:00.000Z' FROM n WHERE n <= 20;
            INSERT INTO teams (id, game, created)
              SELECT printf('00000000-0000-7000-8001-%012x', n), 'kreuzsummen',
                     '2014-01-01T00:00:00.000Z' FROM n WHERE n <= 10;
            INSERT INTO team_members
              SELECT printf('00000000-0000-7000-8001-%012x', (n + 1) / 2), (n + 1) % 2,
                     printf('00000000-0000-7000-8000-%012x', n) FROM n WHERE n <= 20;
            INSERT INTO matches (id, game, team_id, setup, options, started, played, changed,
                                 ended, ended_at, outcome, source, revision, step)
              SELECT id,
                     CASE n % 5 WHEN 0 THEN 'kreuzsummen' WHEN 1 THEN 'dig-up'
                       WHEN 2 THEN 'labyrinth' WHEN 3 THEN 'times-table'
                       ELSE 'multiplication-dice' END,
                     iif(n % 5 = 0, printf('00000000-0000-7000-8001-%012x', 1 + max(0, n / 5 % 10 - 6)), NULL),
                     iif(n % 5 = 0, json_object('scenario', 1 + n / 50 % 50), '{{"rounds":20}}'),
                     '{{}}', at, at, at, iif(n < {MATCHES} - 3, 'finished', NULL),
                     iif(n < {MATCHES} - 3, at, NULL),
                     iif(n < {MATCHES} - 3, iif(n % 5 = 0, '{{"won":true}}',
                       '{{"winners":[0],"scores":[31,24]}}'), NULL),
                     iif(n % 5 = 2, 'hand', 'app'), {TAPS}, {TAPS}
              FROM n;
            INSERT INTO seats (match_id, seat, player_id, name)
              SELECT n.id, seat.value, printf('00000000-0000-7000-8000-%012x',
                  CASE WHEN n % 5 = 0 THEN 1 + 2 * max(0, n / 5 % 10 - 6) + seat.value
                       WHEN seat.value = 0 AND n % 2 = 0 THEN 1
                       ELSE 2 + (n + 7 * seat.value) % 19 END), 'Anna'
              FROM n, json_each('[0,1]') AS seat;
            INSERT INTO steps
              SELECT n.id, step.number, step.number - 1,
                     json_array(json_object('do', 'place', 'value', 3, 'at', json('[1,2]'))),
                     'tap', at
              FROM n, (WITH RECURSIVE step(number) AS (SELECT 1 UNION ALL
                SELECT number + 1 FROM step WHERE number < {TAPS}) SELECT number FROM step) AS step;
            COMMIT;"#
        ))
        .expect("the tables are those of the newest migration");
}

fn chronicle(criterion: &mut Criterion) {
    let folder = tempfile::tempdir().expect("the machine has a folder for temporary files");
    let database = folder.path().join("tableside.db");
    fill(&database);
    let open = || {
        App::open(Config {
            database: database.clone(),
            languages: Vec::new(),
            window: false,
        })
    };
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    let ask = |router: &axum::Router, path: &str| {
        let call = Call {
            method: "GET".to_owned(),
            path: path.to_owned(),
            body: None,
            file: None,
            languages: None,
        };
        let reply = runtime.block_on(carry(router, call));
        assert_eq!(reply.status, 200, "{path}");
        reply
    };
    let mut group = criterion.benchmark_group(format!("chronicle of {MATCHES}"));
    group.sample_size(10);
    let app = open();
    let screens = router(&app);
    let player = |n: u32| format!("player=00000000-0000-7000-8000-{n:012x}");
    let pair = |n: u32| format!("team=00000000-0000-7000-8001-{n:012x}");
    let team = pair(3);
    for (name, query) in [
        ("first page", String::new()),
        ("far page", format!("after=2015-03-01T00:00:00Z~{:032}", 0)),
        ("game", "game=labyrinth".to_owned()),
        ("player of half of all", player(1)),
        ("player", player(7)),
        ("pair", team.clone()),
        ("pair of most", pair(1)),
        ("year", "year=2019".to_owned()),
        ("game, year", "game=labyrinth&year=2014".to_owned()),
        ("pair, year", format!("{}&year=2014", pair(1))),
        (
            "pair of most, game",
            format!("{}&game=kreuzsummen", pair(1)),
        ),
        (
            "pair of most, another game: none",
            format!("{}&game=labyrinth", pair(1)),
        ),
        ("player, pair of most", format!("{}&{}", player(1), pair(1))),
        (
            "player, pair of others: none",
            format!("{}&{}", player(7), pair(1)),
        ),
        (
            "player, pair, another game, year: none",
            format!("{}&{}&game=labyrinth&year=2014", player(1), pair(1)),
        ),
        ("player, game", format!("{}&game=dig-up", player(1))),
        ("player, year", format!("{}&year=2016", player(7))),
        ("player, pair", format!("{}&{team}", player(5))),
        (
            "player, game, year",
            format!("{}&game=times-table&year=2014", player(1)),
        ),
        (
            "player, pair, game, year",
            format!("{}&{team}&game=kreuzsummen&year=2014", player(5)),
        ),
    ] {
        let path = format!("/chronicle?{query}");
        group.bench_function(name, |bench| bench.iter(|| black_box(ask(&screens, &path))));
    }
    group.bench_function("people", |bench| {
        bench.iter(|| black_box(ask(&screens, "/people")));
    });
    for (name, query) in [
        ("statistics of everybody", String::new()),
        ("statistics of a player", player(1)),
        ("statistics of a pair", pair(1)),
        ("statistics of a year", "year=2019".to_owned()),
    ] {
        let path = format!("/statistics?{query}");
        group.bench_function(name, |bench| bench.iter(|| black_box(ask(&screens, &path))));
    }
    group.bench_function("statistics of everybody, just opened", |bench| {
        bench.iter_batched(
            || router(&open()),
            |screens| black_box(ask(&screens, "/statistics")),
            BatchSize::PerIteration,
        );
    });
    group.bench_function("home", |bench| {
        bench.iter(|| black_box(ask(&screens, "/")));
    });
    drop((screens, app));
    group.bench_function("open the database, home", |bench| {
        bench.iter(|| black_box(ask(&router(&open()), "/")));
    });
    group.finish();
}

criterion_group!(benches, chronicle);
criterion_main!(benches);
