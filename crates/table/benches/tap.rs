//! A tap from the request to the answer: parsed, folded, committed, rendered.

use std::hint::black_box;

use criterion::{BatchSize, Criterion, criterion_group, criterion_main};
use tableside_ledger::{Ledger, NewMatch, NewSeat};
use tableside_table::bridge::{Call, Reply, carry};
use tableside_table::{App, Config, router};

const PLACE: &str = r#"{"do":"place","value":5,"at":[1,2]}"#;

struct Bench {
    router: axum::Router,
    runtime: tokio::runtime::Runtime,
    path: String,
    revision: u32,
    _folder: tempfile::TempDir,
}

impl Bench {
    /// An application with this many stored matches, the last of them open.
    fn with(matches: usize) -> Self {
        let folder = tempfile::tempdir().expect("a folder for the bench");
        let database = folder.path().join("tableside.db");
        let mut ledger = Ledger::open(&database).expect("an empty database opens");
        let id = (0..matches)
            .map(|_| start(&mut ledger))
            .last()
            .expect("at least one match");
        drop(ledger);
        let app = App::open(Config {
            database,
            languages: Vec::new(),
            window: false,
        });
        Self {
            router: router(&app),
            runtime: tokio::runtime::Runtime::new().expect("a runtime"),
            path: format!("/matches/{id}"),
            revision: 0,
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

    /// Plays a card, or takes it back when it lies.
    fn tap(&mut self) -> Reply {
        let lies = self.revision % 2 == 1;
        let what = if lies { "undo" } else { "actions" };
        let action: String = form_urlencoded::byte_serialize(PLACE.as_bytes()).collect();
        let body = format!("after={}&action={action}", self.revision);
        let reply = self.ask("POST", format!("{}/{what}", self.path), Some(body));
        assert_eq!(reply.status, 200);
        self.revision += 1;
        reply
    }
}

fn start(ledger: &mut Ledger) -> tableside_ledger::MatchId {
    let seat = |name: &str| NewSeat {
        player: None,
        name: name.to_owned(),
    };
    let new = NewMatch {
        game: "kreuzsummen".to_owned(),
        team: None,
        seats: vec![seat("Anna"), seat("Ben")],
        setup: serde_json::json!({ "scenario": 47, "starter": 0 }),
        options: serde_json::Map::new(),
        first: None,
    };
    ledger.start(new).expect("a match starts").head.id
}

fn taps(criterion: &mut Criterion) {
    for matches in [1, 10_000] {
        let mut bench = Bench::with(matches);
        criterion.bench_function(&format!("tap, {matches} stored matches"), |b| {
            b.iter_batched(|| (), |()| black_box(bench.tap()), BatchSize::PerIteration);
        });
        criterion.bench_function(&format!("match screen, {matches} stored matches"), |b| {
            b.iter(|| black_box(bench.ask("GET", bench.path.clone(), None)));
        });
    }
}

criterion_group!(benches, taps);
criterion_main!(benches);
