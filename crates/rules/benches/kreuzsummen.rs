//! What a phone waits for: the solver, and folding a match anew at each request.

use std::hint::black_box;

use criterion::{Criterion, criterion_group, criterion_main};
use serde_json::json;
use tableside_rules::kreuzsummen::{
    Action, Finishes, Kreuzsummen, Place, Scenario, Setup, Value, finishes,
};
use tableside_rules::match_file::{FORMAT, MatchFile};
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

/// The hardest positions that a search among thousands has found. Every field is looked at
/// whatever lies there; it takes longest where many are coverable and equally near.
fn chances(criterion: &mut Criterion) {
    let finishes = Finishes::of(scenario(47));
    let positions = [
        ("the empty field", laid(&[])),
        ("two cards", laid(&[(8, 1, 2), (2, 3, 4)])),
        ("two equal cards in a row", laid(&[(6, 3, 1), (6, 3, 3)])),
        (
            "a full row",
            laid(&[(1, 1, 1), (2, 1, 2), (4, 1, 3), (9, 1, 4)]),
        ),
    ];
    for (name, game) in positions {
        criterion.bench_function(&format!("chances in scenario 47, {name}"), |bencher| {
            bencher.iter(|| finishes.chances(black_box(&game)));
        });
    }
}

/// A match of 300 actions: the deck is used up before that, so targets are moved in between.
fn long_match() -> Vec<Action> {
    let moves = Action::Arrange {
        columns: scenario(47).columns.clone(),
    };
    let places = scenario(47).places().cycle();
    let cards = scenario(47).values().flat_map(|value| [value; 3]);
    let mut actions: Vec<Action> = cards
        .zip(places)
        .flat_map(|(value, at)| [moves.clone(), Action::Place { value, at }])
        .collect();
    actions.resize(300, moves);
    actions
}

fn fold(criterion: &mut Criterion) {
    let actions = long_match();
    criterion.bench_function("fold 300 actions", |bencher| {
        bencher.iter(|| {
            let mut game = start(47);
            for action in black_box(&actions) {
                game.apply(action).expect("a legal action");
            }
            game
        });
    });
    let text = json!({
        "format": FORMAT,
        "game": Kreuzsummen::ID,
        "players": ["Anna", "Ben"],
        "setup": {"scenario": 47},
        "actions": actions,
    })
    .to_string();
    criterion.bench_function("read and replay a match file of 300 actions", |bencher| {
        bencher.iter(|| {
            let file = MatchFile::from_json(black_box(&text)).expect("a match file");
            let replay = file.replay().expect("a known game");
            assert_eq!(replay.accepted, actions.len());
        });
    });
}

criterion_group!(benches, count, enumerate, chances, fold);
criterion_main!(benches);
