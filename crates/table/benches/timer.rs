//! How late a timer wakes: from the deadline to the ring, the change kept in between.
//!
//! The whole ten minutes are measured when they are asked for by name:
//! `cargo bench -p tableside-table --bench timer -- ten-minutes`.

use std::sync::mpsc::{Receiver, channel};
use std::time::Duration;

use criterion::{Criterion, criterion_group};
use jiff::{SignedDuration, Timestamp};
use tableside_table::bridge::{Call, carry};
use tableside_table::{App, Config, router};
use tokio::runtime::Runtime;

/// How long it runs before it is turned, and so how long from then on.
const RUN: Duration = Duration::from_millis(40);

struct Bench {
    router: axum::Router,
    runtime: Runtime,
    rings: Receiver<SignedDuration>,
    revision: u32,
    _folder: tempfile::TempDir,
}

impl Bench {
    fn new() -> Self {
        let folder = tempfile::tempdir().expect("a folder for the bench");
        let app = App::open(Config {
            database: folder.path().join("tableside.db"),
            languages: Vec::new(),
            window: false,
        });
        let runtime = Runtime::new().expect("a runtime");
        let (tell, rings) = channel();
        app.on_ring(move |ring| {
            let late = Timestamp::now().duration_since(ring.at);
            tell.send(late).expect("the bench outlives its app");
        });
        runtime.block_on(async { app.wake_timers() });
        Self {
            router: router(&app),
            runtime,
            rings,
            revision: 0,
            _folder: folder,
        }
    }

    fn tap(&mut self, what: &str) {
        let call = Call {
            method: "POST".to_owned(),
            path: "/tools/timer".to_owned(),
            body: Some(format!("after={}&{what}", self.revision)),
            file: None,
            languages: None,
        };
        let reply = self.runtime.block_on(carry(&self.router, call));
        assert_eq!(reply.status, 200, "{what}");
        self.revision += 1;
    }

    /// Lets a short rest run out; how late the ring was.
    fn ring(&mut self) -> Duration {
        self.tap("length=1000");
        self.tap("do=turn");
        std::thread::sleep(RUN);
        self.tap("do=turn");
        self.late()
    }

    /// Lets a whole glass run out; how late the ring was.
    fn ring_after(&mut self, glass: Duration) -> Duration {
        self.tap(&format!("length={}", glass.as_millis()));
        self.tap("do=turn");
        self.late()
    }

    fn late(&mut self) -> Duration {
        let late = self.rings.recv().expect("the app holds the other end");
        // The end was kept as well.
        self.revision += 1;
        late.unsigned_abs()
    }
}

fn wakes(criterion: &mut Criterion) {
    let mut bench = Bench::new();
    let mut group = criterion.benchmark_group("timer");
    group.sample_size(10);
    group.bench_function("lateness of the ring", |b| {
        b.iter_custom(|times| (0..times).map(|_| bench.ring()).sum());
    });
    group.finish();
}

criterion_group!(benches, wakes);

fn main() {
    if std::env::args().any(|arg| arg == "ten-minutes") {
        let late = Bench::new().ring_after(Duration::from_mins(10));
        println!("ten minutes: {:.1} ms late", late.as_secs_f64() * 1000.0);
        return;
    }
    benches();
    Criterion::default().configure_from_args().final_summary();
}
