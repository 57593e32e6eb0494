//! What a simulation costs in the rules alone, and folding a long match anew at each request.

use std::hint::black_box;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use rand::rngs::StdRng;
use rand::{RngExt as _, SeedableRng as _};
use serde_json::json;
use tableside_rules::Game;
use tableside_rules::match_file::{FORMAT, MatchFile};
use tableside_rules::multiplication_dice::{Action, MultiplicationDice, Setup};

/// So many that a sample takes the better part of a second.
const THROWS: u32 = 1_000_000;

fn start(rounds: u32) -> MultiplicationDice {
    MultiplicationDice::start(&Setup { rounds }, 4).expect("the set-up is right")
}

fn numbers() -> impl FnMut(usize) -> usize {
    let mut rng = StdRng::seed_from_u64(1);
    move |bound| rng.random_range(0..bound)
}

/// Lets chance play that many throws, and gives the match and its actions.
fn simulated(throws: u32) -> (MultiplicationDice, Vec<Action>) {
    let mut draw = numbers();
    let mut game = start(throws);
    let mut actions = Vec::new();
    for _ in 0..throws {
        let throw = game.drawn_throw(&mut draw);
        play(&mut game, &throw);
        actions.extend(throw);
    }
    (game, actions)
}

fn play(game: &mut MultiplicationDice, actions: &[Action]) {
    for action in actions {
        game.apply(action).expect("a legal action");
    }
}

fn throws(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("1,000,000 throws of four players");
    group.sample_size(10);
    group.throughput(Throughput::Elements(u64::from(THROWS)));
    group.bench_function("drawn and played", |bencher| {
        bencher.iter(|| simulated(black_box(THROWS)));
    });
    let (_, actions) = simulated(THROWS);
    group.bench_function("played", |bencher| {
        bencher.iter(|| {
            let mut game = start(THROWS);
            play(&mut game, black_box(&actions));
            game
        });
    });
    group.finish();
}

fn fold(criterion: &mut Criterion) {
    let (_, actions) = simulated(100);
    let text = json!({
        "format": FORMAT,
        "game": MultiplicationDice::ID,
        "players": ["Anna", "Ben", "Cem", "Dora"],
        "setup": {"rounds": 100},
        "actions": actions,
    })
    .to_string();
    criterion.bench_function("read and replay a match file of 100 throws", |bencher| {
        bencher.iter(|| {
            let file = MatchFile::from_json(black_box(&text)).expect("a match file");
            let replay = file.replay().expect("a known game");
            assert_eq!(replay.accepted, actions.len());
        });
    });
}

criterion_group!(benches, throws, fold);
criterion_main!(benches);
