//! What the dice tool keeps.

use std::time::Instant;

use uuid::Uuid;

use super::Place;
use crate::{Damage, LedgerError, Throw, ThrowId};

impl Place {
    fn throw(&mut self, sides: u8, faces: &[u8]) -> Throw {
        let id = self.ledger.new_throw_id();
        self.ledger.add_throw(id, sides, faces).unwrap()
    }

    fn counts(&self, sides: u8) -> Vec<u64> {
        self.ledger.check().unwrap();
        self.ledger.face_counts(sides).unwrap()
    }
}

#[test]
fn throws_come_back_newest_first() {
    let mut place = Place::new();
    let thrown = [
        place.throw(12, &[12, 1, 7, 7, 3, 12]),
        place.throw(6, &[6]),
        place.throw(12, &[10, 1]),
    ];
    assert_eq!(thrown[1].sides, 6);
    assert_eq!(thrown[0].faces, [12, 1, 7, 7, 3, 12]);
    let place = place.restart();
    let last = place.ledger.last_throws(50).unwrap();
    assert!(last.iter().eq(thrown.iter().rev()), "{last:?}");
    assert_eq!(place.ledger.last_throws(2).unwrap(), last[..2]);
    assert_eq!(place.ledger.last_throws(0).unwrap(), []);
}

#[test]
fn the_order_is_that_of_throwing_whatever_the_clock_said() {
    let mut place = Place::new();
    let first = place.throw(6, &[1]);
    let second = place.throw(6, &[2]);
    let sql = "UPDATE throws SET at = '1999-01-01T00:00:00.000Z',
               id = '00000000-0000-7000-8000-000000000000' WHERE id = ?1";
    let changed = place.ledger.connection.execute(sql, [second.id]);
    assert_eq!(changed.unwrap(), 1);
    let last = place.ledger.last_throws(2).unwrap();
    assert_eq!(last[0].faces, second.faces);
    assert_eq!(last[1], first);
}

#[test]
fn a_throw_that_arrives_twice_counts_once() {
    let mut place = Place::new();
    let id = place.ledger.new_throw_id();
    let first = place.ledger.add_throw(id, 6, &[2, 5]).unwrap();
    let again = place.ledger.add_throw(id, 12, &[11]).unwrap();
    assert_eq!(again, first);
    assert_eq!(place.counts(6), [0, 1, 0, 0, 1, 0]);
    assert_eq!(place.counts(12), [0; 12]);
    place.ledger.clear_throws().unwrap();
    assert_eq!(place.ledger.add_throw(id, 6, &[1]).unwrap(), first);
    assert_eq!(place.ledger.last_throws(9).unwrap(), []);
}

#[test]
fn faces_are_counted_by_the_kind_of_die() {
    let mut place = Place::new();
    assert_eq!(place.counts(12), [0; 12]);
    place.throw(12, &[12, 1, 12]);
    place.throw(6, &[6, 1]);
    let wrong = place.throw(12, &[12, 5]);
    assert_eq!(place.counts(12), [1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 3]);
    assert_eq!(place.counts(6), [1, 0, 0, 0, 0, 1]);
    place.ledger.remove_throw(wrong.id).unwrap();
    assert_eq!(place.counts(12), [1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2]);
    assert_eq!(place.counts(6), [1, 0, 0, 0, 0, 1]);
    assert_eq!(place.counts(8), [0; 8]);
}

#[test]
fn a_throw_can_be_removed_once() {
    let mut place = Place::new();
    let kept = place.throw(6, &[3]);
    let wrong = place.throw(6, &[4]);
    place.ledger.remove_throw(wrong.id).unwrap();
    assert_eq!(place.ledger.last_throws(9).unwrap(), [kept]);
    for id in [wrong.id, ThrowId(Uuid::nil())] {
        let removed = place.ledger.remove_throw(id);
        assert!(matches!(removed, Err(LedgerError::NotFound)), "{removed:?}");
    }
    assert_eq!(place.counts(6), [0, 0, 1, 0, 0, 0]);
}

#[test]
fn what_no_dice_show_is_refused() {
    let mut place = Place::new();
    for (sides, faces) in [
        (6, &[][..]),
        (6, &[1; 7]),
        (6, &[0]),
        (6, &[7]),
        (12, &[1, 13]),
        (8, &[1]),
        (0, &[]),
        (255, &[255]),
    ] {
        let id = place.ledger.new_throw_id();
        let refused = place.ledger.add_throw(id, sides, faces);
        assert!(
            matches!(refused, Err(LedgerError::NoThrow)),
            "{sides} {faces:?}: {refused:?}"
        );
    }
    assert_eq!(place.ledger.last_throws(9).unwrap(), []);
}

#[test]
fn throws_that_were_put_away_come_back() {
    let mut place = Place::new();
    place.ledger.clear_throws().unwrap();
    place.ledger.restore_throws().unwrap();
    let old = place.throw(6, &[1, 2]);
    for _ in 0..2 {
        place.ledger.clear_throws().unwrap();
    }
    assert_eq!(place.ledger.last_throws(9).unwrap(), []);
    assert_eq!(place.counts(6), [0; 6]);
    assert_eq!(place.ledger.cleared_throws().unwrap(), 1);
    let removed = place.ledger.remove_throw(old.id);
    assert!(matches!(removed, Err(LedgerError::NotFound)), "{removed:?}");
    let new = place.throw(6, &[2]);
    let mut place = place.restart();
    assert_eq!(place.counts(6), [0, 1, 0, 0, 0, 0]);
    place.ledger.restore_throws().unwrap();
    assert_eq!(
        place.ledger.last_throws(9).unwrap(),
        [new.clone(), old.clone()]
    );
    assert_eq!(place.counts(6), [1, 2, 0, 0, 0, 0]);
    assert_eq!(place.ledger.cleared_throws().unwrap(), 0);
    place.ledger.restore_throws().unwrap();
    assert_eq!(place.counts(6), [1, 2, 0, 0, 0, 0]);
    // What is put away the next time takes the place of what was put away before.
    place.ledger.clear_throws().unwrap();
    let last = place.throw(12, &[12]);
    place.ledger.clear_throws().unwrap();
    place.ledger.restore_throws().unwrap();
    assert_eq!(place.ledger.last_throws(9).unwrap(), [last]);
    assert_eq!(place.counts(6), [0; 6]);
}

#[test]
fn the_check_finds_a_wrong_count() {
    for sql in [
        "UPDATE face_counts SET count = count + 1 WHERE face = 2",
        "DELETE FROM face_counts WHERE face = 2",
        "INSERT INTO face_counts VALUES (6, 3, 1, 1)",
        "DELETE FROM throws",
    ] {
        let mut place = Place::new();
        place.throw(6, &[1, 2]);
        place.ledger.check().unwrap();
        place.ledger.connection.execute_batch(sql).unwrap();
        let Err(Damage::Found(problems)) = place.ledger.check() else {
            panic!("{sql}: nothing found")
        };
        assert_eq!(
            problems,
            ["face_counts does not count what lies in throws"],
            "{sql}"
        );
    }
}

/// A hundred thousand throws of six dice, of which the face 12 fell in every one.
fn many(place: &mut Place) {
    place.throw(12, &[12]);
    place
        .ledger
        .connection
        .execute_batch(
            "BEGIN;
             INSERT INTO throws (id, at, sides, faces)
               WITH RECURSIVE n(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM n WHERE n < 100000)
               SELECT printf('00000000-0000-7000-8000-%012x', n), '2026-01-01T00:00:00.000Z', 12,
                      json_array(12, 1 + n % 11, 1 + n % 7, 1 + n % 5, 1 + n % 3, 1 + n % 2)
               FROM n;
             DELETE FROM face_counts;
             INSERT INTO face_counts
               SELECT sides, value, 0, count(*) FROM throws, json_each(faces) GROUP BY sides, value;
             COMMIT;",
        )
        .unwrap();
}

#[test]
fn a_hundred_thousand_throws_are_counted_at_once() {
    let mut place = Place::new();
    many(&mut place);
    assert_eq!(place.counts(12)[11], 100_001);
    let begun = Instant::now();
    for _ in 0..100 {
        place.ledger.face_counts(12).unwrap();
        place.ledger.last_throws(50).unwrap();
    }
    // A few milliseconds each would do, and a busy machine gets ten times that.
    assert!(begun.elapsed().as_secs() < 5, "{:?}", begun.elapsed());
    place.ledger.clear_throws().unwrap();
    assert_eq!(place.counts(12), [0; 12]);
    place.ledger.restore_throws().unwrap();
    assert_eq!(place.counts(12)[11], 100_001);
    assert_eq!(place.ledger.last_throws(50).unwrap().len(), 50);
}
