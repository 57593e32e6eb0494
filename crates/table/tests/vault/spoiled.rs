//! Spoiled files by the hundred, always the same ones; `examples/spoil.rs` goes on with others.

use rand::SeedableRng;
use rand::rngs::SmallRng;

use crate::hold::{Held, comes_in};
use crate::{everything, full, mutate};

#[test]
fn spoiled_files_change_nothing_unless_they_are_taken_in_and_then_show() {
    let bench = full();
    let whole = everything(&bench).into_bytes();
    let folder = tempfile::tempdir().unwrap();
    let mut held = Held::new(&folder.path().join("held.db"), &whole);
    let mut corpus = vec![whole];
    corpus.extend(crate::corpus());
    let mut rng = SmallRng::seed_from_u64(7);
    let mut taken = 0;
    for round in 0..300 {
        let file = mutate::spoiled(&corpus, &mut rng);
        held.looks_at(&file);
        if round % 20 == 0 {
            let folder = tempfile::tempdir().unwrap();
            comes_in(folder.path(), &file);
            taken += 1;
        }
    }
    assert_eq!(taken, 15);
}

#[test]
fn files_that_once_did_harm_do_none() {
    for file in crate::corpus() {
        let folder = tempfile::tempdir().unwrap();
        comes_in(folder.path(), &file);
    }
}
