//! Deleting matches and players, taking that back, and what is left when it is too late.

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};

use jiff::Timestamp;
use serde_json::json;

use super::{new_match, tap, update};
use crate::{
    Change, ChangeError, Filter, Inputs, Ledger, LedgerError, Match, NewMatch, NewSeat, Player,
};

/// A ledger whose clock stands still until somebody moves it.
struct Timed {
    ledger: Ledger,
    seconds: Arc<AtomicI64>,
    folder: tempfile::TempDir,
}

impl Timed {
    fn new() -> Self {
        let folder = tempfile::tempdir().unwrap();
        let seconds = Arc::new(AtomicI64::new(1_800_000_000));
        let now = Arc::clone(&seconds);
        let clock = move || Timestamp::from_second(now.load(Ordering::Relaxed)).unwrap();
        let inputs = Inputs::default().with_clock(clock);
        let ledger = Ledger::open_with(&folder.path().join("tableside.db"), inputs).unwrap();
        Self {
            ledger,
            seconds,
            folder,
        }
    }

    /// Time goes by, and something is asked of the ledger.
    fn pass(&mut self, seconds: i64) {
        self.seconds.fetch_add(seconds, Ordering::Relaxed);
        self.ledger.sweep().unwrap();
    }

    fn player(&mut self, name: &str) -> Player {
        self.ledger.add_player(name).unwrap()
    }

    fn start(&mut self, players: &[&Player]) -> Match {
        let seats = players.iter().map(|player| NewSeat {
            player: Some(player.id),
            name: player.name.clone(),
        });
        let new = NewMatch {
            seats: seats.collect(),
            ..new_match()
        };
        self.ledger.start(new).unwrap()
    }

    fn rows(&self, table: &str) -> u32 {
        let sql = format!("SELECT count(*) FROM {table}");
        self.ledger
            .connection
            .query_row(&sql, [], |row| row.get(0))
            .unwrap()
    }

    fn count(&self) -> u64 {
        self.ledger.chronicle_length(&Filter::default()).unwrap()
    }
}

#[expect(clippy::needless_pass_by_value, reason = "a result is asked for here")]
fn gone<T: std::fmt::Debug>(result: Result<T, LedgerError>) {
    assert!(matches!(result, Err(LedgerError::NotFound)), "{result:?}");
}

#[test]
fn a_deleted_match_is_nowhere_and_can_be_brought_back_for_ten_seconds() {
    let mut timed = Timed::new();
    let anna = timed.player("Anna");
    let shown = timed.start(&[&anna]);
    let id = shown.head.id;
    let until = timed.ledger.remove_match(id).unwrap();
    assert_eq!(until.as_second(), 1_800_000_010);
    gone(timed.ledger.match_(id));
    gone(timed.ledger.remove_match(id));
    gone(timed.ledger.set_played(id, until));
    assert_eq!(timed.ledger.open_matches().unwrap(), []);
    assert_eq!(timed.ledger.last_match("kreuzsummen").unwrap(), None);
    assert_eq!(timed.count(), 0);
    assert!(timed.ledger.plays().unwrap().is_empty());
    let played = timed
        .ledger
        .change::<()>(id, shown.head.revision, |_| Ok(update(tap(1))));
    assert!(matches!(played, Err(ChangeError::NotFound)), "{played:?}");
    timed.pass(9);
    let removed = timed.ledger.removed_match(id).unwrap();
    assert_eq!((removed.what, removed.until), (shown.head.clone(), until));
    timed.ledger.restore_match(id).unwrap();
    assert_eq!(timed.ledger.match_(id).unwrap(), shown);
    gone(timed.ledger.restore_match(id));
    gone(timed.ledger.removed_match(id));
    timed.pass(60);
    assert_eq!(timed.count(), 1, "what was brought back stays");
}

#[test]
fn after_ten_seconds_nothing_of_a_match_is_left() {
    let mut timed = Timed::new();
    let anna = timed.player("Anna");
    let shown = timed.start(&[&anna]);
    let kept = timed.start(&[&anna]);
    timed
        .ledger
        .change::<()>(shown.head.id, shown.head.revision, |_| Ok(update(tap(1))))
        .unwrap();
    timed.ledger.remove_match(shown.head.id).unwrap();
    timed.pass(10);
    gone(timed.ledger.restore_match(shown.head.id));
    gone(timed.ledger.removed_match(shown.head.id));
    assert_eq!(timed.rows("matches"), 1);
    assert_eq!(timed.rows("seats"), 1);
    assert_eq!(timed.rows("steps"), 0);
    assert_eq!(timed.ledger.match_(kept.head.id).unwrap(), kept);
    timed.ledger.check().unwrap();
}

#[test]
fn a_clock_that_was_set_back_keeps_nothing_alive() {
    let mut timed = Timed::new();
    let anna = timed.player("Anna");
    let shown = timed.start(&[&anna]);
    timed.ledger.remove_match(shown.head.id).unwrap();
    timed.pass(-3600);
    assert_eq!(timed.rows("matches"), 0);
}

/// Anna with a match of her own, one with Ben, and a pair with him.
fn table() -> (Timed, Player, Player, [Match; 2]) {
    let mut timed = Timed::new();
    let (anna, ben) = (timed.player("Anna"), timed.player("Ben"));
    let alone = timed.start(&[&anna]);
    let pair = timed
        .ledger
        .add_team("kreuzsummen", &[anna.id, ben.id])
        .unwrap();
    timed.ledger.set_mark(pair.id, "7", true).unwrap();
    let seats = [&anna, &ben].map(|player| NewSeat {
        player: Some(player.id),
        name: player.name.clone(),
    });
    let new = NewMatch {
        team: Some(pair.id),
        seats: seats.into(),
        ..new_match()
    };
    let shared = timed.ledger.start(new).unwrap();
    let colours = json!({"last": [anna.id, ben.id], "colours": {anna.id.to_string(): "red",
        ben.id.to_string(): "blue"}});
    timed.ledger.set_setting("favourites", &colours).unwrap();
    (timed, anna, ben, [alone, shared])
}

#[test]
fn a_deletion_says_before_what_goes_along() {
    let (timed, anna, ben, _) = table();
    let leaving = timed.ledger.leaving(anna.id).unwrap();
    assert_eq!((leaving.shared, leaving.alone), (1, 1));
    assert_eq!(leaving.teams.len(), 1);
    let leaving = timed.ledger.leaving(ben.id).unwrap();
    assert_eq!((leaving.shared, leaving.alone), (1, 0));
}

#[test]
fn a_deleted_player_can_be_brought_back_with_all_that_went_along() {
    let (mut timed, anna, ben, [alone, shared]) = table();
    let pair = timed.ledger.teams("kreuzsummen").unwrap().remove(0);
    let until = timed.ledger.remove_player(anna.id, "Somebody").unwrap();
    assert_eq!(timed.ledger.players().unwrap(), std::slice::from_ref(&ben));
    gone(timed.ledger.player(anna.id));
    gone(timed.ledger.rename_player(anna.id, "Ann"));
    gone(timed.ledger.remove_player(anna.id, "Somebody"));
    assert_eq!(
        timed.ledger.players_by_play().unwrap(),
        std::slice::from_ref(&ben)
    );
    assert_eq!(timed.ledger.teams("kreuzsummen").unwrap(), []);
    gone(timed.ledger.match_(alone.head.id));
    let found = timed.ledger.match_(shared.head.id).unwrap();
    assert_eq!(found.head.players, ["Somebody", "Ben"]);
    timed.pass(9);
    let removed = timed.ledger.removed_player(anna.id).unwrap();
    assert_eq!((removed.what, removed.until), (anna.clone(), until));
    timed.ledger.restore_player(anna.id).unwrap();
    gone(timed.ledger.restore_player(anna.id));
    timed.pass(60);
    assert_eq!(timed.ledger.players().unwrap(), [anna, ben]);
    assert_eq!(timed.ledger.teams("kreuzsummen").unwrap(), [pair]);
    for shown in [alone, shared] {
        assert_eq!(timed.ledger.match_(shown.head.id).unwrap(), shown);
    }
}

#[test]
fn after_ten_seconds_nothing_tells_of_a_player() {
    let (mut timed, anna, ben, [_, shared]) = table();
    timed.ledger.remove_player(anna.id, " Somebody ").unwrap();
    timed.pass(10);
    gone(timed.ledger.restore_player(anna.id));
    assert_eq!(timed.rows("players"), 1);
    assert_eq!(timed.rows("teams") + timed.rows("marks"), 0);
    assert_eq!(timed.rows("matches"), 1);
    let head = timed.ledger.match_(shared.head.id).unwrap().head;
    assert_eq!(head.players, ["Somebody", "Ben"]);
    assert_eq!(head.seats, [None, Some(ben.id)]);
    assert_eq!(head.team, None);
    let left = json!({"last": [ben.id], "colours": {ben.id.to_string(): "blue"}});
    assert_eq!(timed.ledger.setting("favourites").unwrap(), Some(left));
    timed.ledger.check().unwrap();
}

#[test]
fn a_match_that_was_deleted_before_stays_deleted_when_its_player_comes_back() {
    let mut timed = Timed::new();
    let anna = timed.player("Anna");
    let shown = timed.start(&[&anna]);
    timed.ledger.remove_match(shown.head.id).unwrap();
    timed.pass(3);
    timed.ledger.remove_player(anna.id, "Somebody").unwrap();
    timed.pass(3);
    timed.ledger.restore_player(anna.id).unwrap();
    gone(timed.ledger.match_(shown.head.id));
    timed.pass(3);
    timed.ledger.restore_match(shown.head.id).unwrap();
}

#[test]
fn a_deletion_survives_a_restart_for_as_long() {
    let mut timed = Timed::new();
    let anna = timed.player("Anna");
    let shown = timed.start(&[&anna]);
    let stopped = timed
        .ledger
        .change::<()>(shown.head.id, shown.head.revision, |_| {
            Ok(update(Change::Stop))
        })
        .unwrap();
    timed.ledger.remove_match(shown.head.id).unwrap();
    let path = timed.folder.path().join("tableside.db");
    let now = Arc::clone(&timed.seconds);
    let clock = move || Timestamp::from_second(now.load(Ordering::Relaxed)).unwrap();
    timed.ledger = Ledger::open_with(&path, Inputs::default().with_clock(clock)).unwrap();
    timed.pass(5);
    timed.ledger.restore_match(shown.head.id).unwrap();
    assert_eq!(timed.ledger.match_(shown.head.id).unwrap(), stopped);
}
