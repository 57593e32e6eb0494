//! What a phone waits for: the solver, and folding a match anew at each request.

use std::hint::black_box;

use criterion::{Criterion, criterion_group, criterion_main};
use tableside_rules::kreuzsummen::{
    Action, Finishes, Kreuzsummen, Place, Scenario, Setup, Value, finishes,
};
use tableside_rules::{Game, Seat};

fn count(criterion: &mut Criterion) {
    criterion.bench_function("count the finishes of all 50 scenarios", |bencher| {
        bencher.iter(|| Scenario::all().iter().map(finishes::count).sum::<u64>());
    });
}

fn enumerate(criterion: &mut Criterion) {
    let largest = scenario(47);
    criterion.bench_function("enumerate the finishes of scenario 47", |bencher| {
        bencher.iter(|| Finishes::of(black_box(largest)));
    });
}

fn scenario(number: u8) -> &'static Scenario {
    Scenario::get(number).expect("the campaign has it")
}

fn start(scenario: u8) -> Kreuzsummen {
    let starter = Seat::new(0);
    Kreuzsummen::start(&Setup { scenario, starter }, 2).expect("the set-up is right")
}

/// A match of scenario 47 in which these cards were laid: value, row, column.
fn laid(cards: &[(u8, u8, u8)]) -> Kreuzsummen {
    let mut game = start(47);
    for &(value, row, column) in cards {
        let value = Value::new(value).expect("a value");
        let at = Place::new(row, column).expect("a place");
        game.apply(&Action::Place { value, at })
            .expect("a legal action");
    }
    game
}

/// Every field has to be looked at whatever lies there; it takes longest where many are
/// coverable and equally near.
fn chances(criterion: &mut Criterion) {
    let finishes = Finishes::of(scenario(47));
    let positions = [
        ("the empty field", laid(&[])),
        ("one card", laid(&[(5, 1, 1)])),
        (
            "a row full",
            laid(&[(1, 1, 1), (2, 1, 2), (4, 1, 3), (9, 1, 4)]),
        ),
    ];
    for (name, game) in positions {
        criterion.bench_function(&format!("chances in scenario 47, {name}"), |bencher| {
            bencher.iter(|| finishes.chances(black_box(&game)));
        });
    }
}

fn fold(criterion: &mut Criterion) {
    criterion.bench_function("fold 300 actions", |bencher| {
        let arrange = Action::Arrange {
            columns: scenario(47).columns.clone(),
        };
        bencher.iter(|| {
            let mut game = laid(&[(5, 1, 1), (6, 2, 2), (7, 3, 3), (8, 4, 4)]);
            for _ in 0..296 {
                game.apply(black_box(&arrange)).expect("a legal action");
            }
            game
        });
    });
}

criterion_group!(benches, count, enumerate, chances, fold);
criterion_main!(benches);
