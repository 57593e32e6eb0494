//! Its end wakes the app, once and in time.

use std::sync::{Arc, Mutex};
use std::time::Duration;

use jiff::{SignedDuration, Timestamp};
use tableside_table::bridge::{Call, Reply, carry};
use tableside_table::{App, Clock, Config, Ring, router};
use tokio::time::Instant;

use super::{PATH, secs};

/// Goes with tokio's time, which a test can hold and move.
#[derive(Clone)]
struct Tokio {
    begun: Instant,
    evening: Timestamp,
    /// How much further the wall clock stands.
    set: Arc<Mutex<SignedDuration>>,
    /// How much further both clocks go while somebody sleeps for a second.
    ahead: Duration,
}

impl Tokio {
    fn new() -> Self {
        Self {
            begun: Instant::now(),
            evening: "2026-07-29T19:00:00Z".parse().unwrap(),
            set: Arc::default(),
            ahead: Duration::ZERO,
        }
    }

    /// For whoever waits by these clocks every second wakes so much too late.
    fn ahead(ahead: Duration) -> Self {
        Self {
            ahead,
            ..Self::new()
        }
    }

    fn elapsed(&self) -> Duration {
        let elapsed = self.begun.elapsed();
        elapsed + self.ahead.mul_f64(elapsed.as_secs_f64())
    }

    fn set(&self, by: SignedDuration) {
        *self.set.lock().unwrap() += by;
    }
}

impl Clock for Tokio {
    fn wall(&self) -> Timestamp {
        self.evening + self.elapsed() + *self.set.lock().unwrap()
    }

    fn steady(&self) -> Duration {
        self.elapsed()
    }
}

/// What was told: the ring, and when by the clock.
type Told = Arc<Mutex<Vec<(Ring, Timestamp)>>>;

struct House {
    app: App,
    told: Told,
    plans: Arc<Mutex<Vec<Option<Timestamp>>>>,
}

fn open(folder: &tempfile::TempDir, clock: impl Clock + Clone) -> House {
    let config = Config {
        database: folder.path().join("tableside.db"),
        languages: vec!["de-AT".to_owned()],
        window: true,
    };
    let app = App::open_with(config, clock.clone());
    let (told, plans) = (Told::default(), Arc::<Mutex<Vec<_>>>::default());
    let (telling, planning) = (Arc::clone(&told), Arc::clone(&plans));
    app.on_ring(move |ring| telling.lock().unwrap().push((ring.clone(), clock.wall())));
    app.on_plan(move |_, ring| planning.lock().unwrap().push(ring.map(|ring| ring.at)));
    app.wake_timers();
    House { app, told, plans }
}

impl House {
    async fn post(&self, body: &str) -> Reply {
        let call = Call {
            method: "POST".to_owned(),
            path: PATH.to_owned(),
            body: Some(body.to_owned()),
            file: None,
            languages: None,
        };
        let reply = carry(&router(&self.app), call).await;
        assert_eq!(reply.status, 200, "{body}");
        reply
    }

    fn told(&self) -> Vec<(Ring, Timestamp)> {
        self.told.lock().unwrap().clone()
    }
}

fn late((ring, at): &(Ring, Timestamp)) -> SignedDuration {
    at.duration_since(ring.at)
}

#[tokio::test(start_paused = true)]
async fn ten_minutes_end_after_ten_minutes() {
    let (folder, clock) = (tempfile::tempdir().unwrap(), Tokio::new());
    let house = open(&folder, clock.clone());
    house.post("after=0&length=600000").await;
    house.post("after=1&do=turn").await;
    let begun = clock.wall();
    tokio::time::sleep(secs(599)).await;
    assert!(house.told().is_empty());
    tokio::time::sleep(secs(2)).await;
    let told = house.told();
    assert_eq!(told.len(), 1);
    let (ring, at) = &told[0];
    assert!(
        at.duration_since(begun) - SignedDuration::from_mins(10) < SignedDuration::from_millis(50)
    );
    assert!(late(&told[0]).abs() < SignedDuration::from_millis(50));
    assert_eq!(ring.key, "table");
    assert_eq!(ring.title, "Die Zeit ist um!");
    assert_eq!(ring.body, "Die Sanduhr ist abgelaufen (10 Minuten).");
    tokio::time::sleep(secs(3600)).await;
    assert_eq!(house.told().len(), 1, "it rings once");
}

#[tokio::test(start_paused = true)]
async fn a_turned_paused_and_resumed_glass_rings_when_its_own_sand_is_out() {
    let (folder, clock) = (tempfile::tempdir().unwrap(), Tokio::new());
    let house = open(&folder, clock.clone());
    house.post("after=0&do=turn").await;
    tokio::time::sleep(secs(20)).await;
    house.post("after=1&do=turn").await;
    tokio::time::sleep(secs(5)).await;
    house.post("after=2&do=pause").await;
    tokio::time::sleep(secs(500)).await;
    assert!(house.told().is_empty());
    house.post("after=3&do=resume").await;
    let resumed = clock.wall();
    tokio::time::sleep(secs(16)).await;
    let told = house.told();
    assert_eq!(told.len(), 1);
    let took = told[0].1.duration_since(resumed) - SignedDuration::from_secs(15);
    assert!(took.abs() < SignedDuration::from_millis(50), "{took}");
}

#[tokio::test(start_paused = true)]
async fn a_sleep_is_noticed_within_a_second_of_waking() {
    let (folder, clock) = (tempfile::tempdir().unwrap(), Tokio::new());
    let house = open(&folder, clock.clone());
    house.post("after=0&length=300000").await;
    house.post("after=1&do=turn").await;
    tokio::time::sleep(secs(10)).await;
    clock.set(SignedDuration::from_mins(30));
    tokio::time::sleep(Duration::from_millis(1100)).await;
    let told = house.told();
    assert_eq!(told.len(), 1);
    assert!(
        told[0].0.late > Duration::from_mins(25),
        "it knows how long ago that was"
    );
}

#[tokio::test(start_paused = true)]
async fn a_wall_clock_set_back_delays_no_ring() {
    let (folder, clock) = (tempfile::tempdir().unwrap(), Tokio::new());
    let house = open(&folder, clock.clone());
    house.post("after=0&do=turn").await;
    clock.set(SignedDuration::from_hours(-3));
    tokio::time::sleep(secs(61)).await;
    assert_eq!(house.told().len(), 1);
    assert!(late(&house.told()[0]).abs() < SignedDuration::from_millis(50));
}

#[tokio::test(start_paused = true)]
async fn an_app_that_was_killed_wakes_for_what_still_runs_and_not_for_what_ended() {
    let (folder, clock) = (tempfile::tempdir().unwrap(), Tokio::new());
    let house = open(&folder, clock.clone());
    house.post("after=0&do=turn").await;
    drop(house);
    tokio::time::sleep(secs(40)).await;
    let house = open(&folder, clock.clone());
    tokio::time::sleep(secs(21)).await;
    assert_eq!(house.told().len(), 1, "20 seconds were left");
    house.post("after=2&do=turn").await;
    drop(house);
    tokio::time::sleep(secs(100)).await;
    let house = open(&folder, clock.clone());
    tokio::time::sleep(secs(5)).await;
    assert!(house.told().is_empty(), "the screens tell that, no ring");
    assert!(house.plans.lock().unwrap().is_empty());
}

#[tokio::test(start_paused = true)]
async fn what_is_planned_follows_every_tap() {
    let (folder, clock) = (tempfile::tempdir().unwrap(), Tokio::new());
    let house = open(&folder, clock.clone());
    let evening = clock.wall();
    house.post("after=0&do=turn").await;
    tokio::time::sleep(secs(10)).await;
    house.post("after=1&do=pause").await;
    house.post("after=2&do=resume").await;
    house.post("after=3&length=30000").await;
    house.post("after=4&do=undo").await;
    let plans: Vec<Option<i64>> = house
        .plans
        .lock()
        .unwrap()
        .iter()
        .map(|at| at.map(|at| at.duration_since(evening).as_secs()))
        .collect();
    assert_eq!(plans, [Some(60), None, Some(60), None, Some(60)]);
}

#[tokio::test(start_paused = true)]
async fn an_end_that_a_screen_notices_first_rings_as_well_and_once() {
    let (folder, clock) = (tempfile::tempdir().unwrap(), Tokio::new());
    let house = open(&folder, clock.clone());
    house.post("after=0&do=turn").await;
    clock.set(SignedDuration::from_secs(60));
    let call = Call {
        method: "GET".to_owned(),
        path: "/".to_owned(),
        body: None,
        file: None,
        languages: None,
    };
    carry(&router(&house.app), call).await;
    assert_eq!(house.told().len(), 1);
    tokio::time::sleep(secs(5)).await;
    assert_eq!(house.told().len(), 1);
}

#[tokio::test(start_paused = true)]
async fn two_programs_on_one_database_ring_once_each() {
    let (folder, clock) = (tempfile::tempdir().unwrap(), Tokio::new());
    let one = open(&folder, clock.clone());
    let other = open(&folder, clock.clone());
    one.post("after=0&do=turn").await;
    let call = Call {
        method: "GET".to_owned(),
        path: PATH.to_owned(),
        body: None,
        file: None,
        languages: None,
    };
    carry(&router(&other.app), call).await;
    tokio::time::sleep(secs(70)).await;
    for house in [one, other] {
        let told = house.told();
        assert_eq!(told.len(), 1);
        assert!(late(&told[0]).abs() < SignedDuration::from_millis(50));
    }
}

#[tokio::test(start_paused = true)]
async fn nobody_who_waits_keeps_the_app_alive() {
    let (folder, clock) = (tempfile::tempdir().unwrap(), Tokio::new());
    let house = open(&folder, clock.clone());
    house.post("after=0&do=turn").await;
    let told = Arc::clone(&house.told);
    drop(house);
    tokio::time::sleep(secs(120)).await;
    assert!(told.lock().unwrap().is_empty());
    assert_eq!(Arc::strong_count(&told), 1, "the hook went with the app");
}

/// A busy device wakes each time later than was asked for. What is waited for is the deadline, so
/// this does not add up: in ten minutes it is as late as in one, by the last wake alone.
#[tokio::test(start_paused = true)]
async fn being_late_does_not_add_up() {
    for seconds in [60, 600, 3600] {
        let folder = tempfile::tempdir().unwrap();
        let clock = Tokio::ahead(Duration::from_millis(30));
        let house = open(&folder, clock.clone());
        house.post(&format!("after=0&length={seconds}000")).await;
        house.post("after=1&do=turn").await;
        tokio::time::sleep(secs(seconds)).await;
        let told = house.told();
        assert_eq!(told.len(), 1, "{seconds} seconds");
        let late = late(&told[0]);
        assert!(
            (SignedDuration::ZERO..SignedDuration::from_millis(50)).contains(&late),
            "{seconds} seconds: {late}"
        );
    }
}

/// One who taps before the alarm has woken hears of the end all the same.
#[tokio::test(start_paused = true)]
async fn an_end_that_a_late_tap_notices_first_rings_once() {
    let (folder, clock) = (tempfile::tempdir().unwrap(), Tokio::new());
    let house = open(&folder, clock.clone());
    house.post("after=0&do=turn").await;
    clock.set(SignedDuration::from_secs(60));
    house.post("after=1&do=turn").await;
    assert_eq!(house.told().len(), 1);
    tokio::time::sleep(secs(59)).await;
    assert_eq!(house.told().len(), 1);
    tokio::time::sleep(secs(2)).await;
    assert_eq!(house.told().len(), 2, "the glass that was turned again");
}
