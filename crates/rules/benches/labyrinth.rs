//! What a child waits for that asks for help: the fewest turns, on boards known to need one,
//! two and three.

use std::hint::black_box;

use criterion::{Criterion, criterion_group, criterion_main};
use serde::Deserialize;
use tableside_rules::Seat;
use tableside_rules::labyrinth::routes::{Goal, Position, fewest};
use tableside_rules::labyrinth::{Board, Edition, Place, Spot, Tile, deal};

#[derive(Deserialize)]
struct Line {
    board: Board,
    spare: Tile,
    start: Place,
    goal: Spot,
    turns: usize,
}

fn positions(turns: usize) -> Vec<Position> {
    include_str!("../../../tests/matches/labyrinth-routes.jsonl")
        .lines()
        .map(|line| serde_json::from_str::<Line>(line).expect("a line of the file"))
        .filter(|line| line.turns == turns)
        .map(|line| Position {
            board: line.board,
            spare: line.spare,
            pawn: line.start,
            goal: Goal::Tile(line.goal),
            barred: None,
        })
        .collect()
}

/// Each board apart: the middle one of the medians is the figure to compare.
fn by_turns(criterion: &mut Criterion) {
    for turns in 1..=3 {
        let mut group = criterion.benchmark_group(format!("{turns} turns"));
        for (position, number) in positions(turns).iter().zip(1..) {
            group.bench_function(format!("board {number}"), |bencher| {
                bencher.iter(|| fewest(black_box(position), 3));
            });
        }
        group.finish();
    }
}

/// A row of numbers that look drawn, the same in each run.
fn draws() -> impl FnMut(usize) -> usize {
    let mut state = 1_u64;
    move |below| {
        state = state
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(state >> 33).expect("31 bits") % below
    }
}

fn random(criterion: &mut Criterion) {
    let mut draw = draws();
    let positions: Vec<Position> = (0..10_000)
        .map(|_| {
            let starts = [Place::CORNERS[0]];
            let setup = deal(&mut draw, Edition::usual(), &starts, 1, Seat::new(0));
            let setup = setup.expect("one card is there");
            let layout = setup.layout.expect("a board is dealt");
            let card = &setup.cards[0][0];
            Position {
                board: layout.board,
                spare: layout.spare,
                pawn: starts[0],
                goal: Goal::Tile(layout.treasures[card]),
                barred: None,
            }
        })
        .collect();
    let mut group = criterion.benchmark_group("random");
    group.sample_size(10);
    group.bench_function("10,000 boards, up to three turns", |bencher| {
        bencher.iter(|| {
            let routes = positions.iter().map(|position| fewest(position, 3));
            routes
                .map(|route| route.map_or(0, |turns| turns.len()))
                .sum::<usize>()
        });
    });
    group.finish();
}

criterion_group!(benches, by_turns, random);
criterion_main!(benches);
