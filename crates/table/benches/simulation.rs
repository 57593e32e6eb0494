//! A simulation of a hundred throws, from the first request to the last, and a match that has one
//! behind it.

use std::hint::black_box;

use criterion::{Criterion, criterion_group, criterion_main};
use tableside_ledger::{Ledger, NewMatch, NewSeat};
use tableside_table::bridge::{Call, Reply, carry};
use tableside_table::{App, Config, router};

/// How many throws a simulation has at most.
const THROWS: u32 = 100;

struct Bench {
    router: axum::Router,
    runtime: tokio::runtime::Runtime,
    database: std::path::PathBuf,
    _folder: tempfile::TempDir,
}

impl Bench {
    fn new() -> Self {
        let folder = tempfile::tempdir().expect("a folder for the bench");
        let database = folder.path().join("tableside.db");
        let app = App::open(Config {
            database: database.clone(),
            languages: Vec::new(),
            window: false,
        });
        Self {
            router: router(&app),
            runtime: tokio::runtime::Runtime::new().expect("a runtime"),
            database,
            _folder: folder,
        }
    }

    fn ask(&self, method: &str, path: String, body: Option<String>) -> Reply {
        let call = Call {
            method: method.to_owned(),
            path,
            body,
            file: None,
            languages: None,
        };
        self.runtime.block_on(carry(&self.router, call))
    }

    /// The path of a new match.
    fn start(&self) -> String {
        let mut ledger = Ledger::open(&self.database).expect("the database opens");
        let seats = ["Anna", "Ben", "Cleo", "Dora"].map(|name| NewSeat {
            player: None,
            name: name.to_owned(),
        });
        let new = NewMatch {
            game: "multiplication-dice".to_owned(),
            team: None,
            seats: seats.into(),
            setup: serde_json::json!({ "rounds": 15 }),
            options: serde_json::Map::new(),
            first: None,
        };
        let started = ledger.start(new).expect("a match starts");
        format!("/matches/{}", started.head.id)
    }

    /// Simulates a hundred throws, each stored and rendered by a request of its own.
    fn simulate(&self, path: &str) {
        let begin = format!("after=0&throws={THROWS}");
        let reply = self.ask("POST", format!("{path}/simulation"), Some(begin));
        assert_eq!(reply.status, 200);
        for thrown in 1..THROWS {
            let body = format!("after={thrown}");
            let reply = self.ask("POST", format!("{path}/simulation/next"), Some(body));
            assert_eq!(reply.status, 200);
            let revision = format!("data-revision=\"{}\"", thrown + 1);
            assert!(reply.body.contains(&revision), "a throw did not count");
        }
    }
}

fn simulations(criterion: &mut Criterion) {
    let bench = Bench::new();
    criterion
        .benchmark_group("simulation")
        .sample_size(10)
        .bench_function("100 throws, stored and rendered", |b| {
            b.iter(|| bench.simulate(&bench.start()));
        });
    let path = bench.start();
    bench.simulate(&path);
    criterion.bench_function("match screen, 100 simulated throws", |b| {
        b.iter(|| black_box(bench.ask("GET", path.clone(), None)));
    });
}

criterion_group!(benches, simulations);
criterion_main!(benches);
