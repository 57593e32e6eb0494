//! Matches of Labyrinth in which somebody does not see a way.

use serde_json::{Value, json};
use tableside_rules::Game as _;
use tableside_rules::labyrinth::routes::this_turn;
use tableside_rules::labyrinth::{Action, Labyrinth, Place, Push, Spot, Target, Tile};
use tableside_rules::match_file::parse_setup;

use super::golden;

/// A match on the board of `name` with these cards, in which everybody goes wherever their goal is
/// as soon as it can be reached in a turn, but for those who overlook it.
fn played(name: &str, cards: &[&[&str]], overlooks: impl Fn(&Labyrinth) -> bool) -> Value {
    let mut file: Value = serde_json::from_str(&golden::text(name)).unwrap();
    file["setup"]["cards"] = json!(cards);
    file["setup"]["starter"] = json!(0);
    let setup = parse_setup::<Labyrinth>(&file["setup"]).unwrap();
    let mut game = Labyrinth::start(&setup, cards.len()).unwrap();
    let mut actions = Vec::new();
    while game.outcome().is_none() {
        assert!(actions.len() < 400, "nobody comes home");
        let seen = this_turn(&game.position().unwrap());
        let overlooked = overlooks(&game);
        let found = seen.first().copied().filter(|_| !overlooked);
        let (push, tile) = found.unwrap_or_else(|| elsewhere(&game, &seen));
        let push = Action::push(push, tile);
        game.apply(&push).unwrap();
        let seat = game.seat();
        let goal = game.target_spot(seat).and_then(Spot::place);
        let there = game.destinations();
        // Wherever it is, it is not the goal.
        let aside: Vec<Place> = Place::all()
            .filter(|at| there.contains(*at) && Some(*at) != goal)
            .collect();
        let to = match goal.filter(|_| found.is_some()) {
            Some(goal) => goal,
            None => aside[game.turns() as usize % aside.len()],
        };
        let go = Action::go(to);
        game.apply(&go).unwrap();
        actions.extend([push, go].map(|action| serde_json::to_value(&action).unwrap()));
    }
    file["actions"] = json!(actions);
    file
}

/// A push after which the goal can't be reached.
fn elsewhere(game: &Labyrinth, seen: &[(Push, Tile)]) -> (Push, Tile) {
    let spare = game.spare().unwrap();
    let others = game.pushes().map(|push| (push, spare));
    let others: Vec<_> = others.filter(|other| !seen.contains(other)).collect();
    others[game.turns() as usize * 5 % others.len()]
}

fn seeks_treasure(game: &Labyrinth) -> bool {
    matches!(game.target(game.seat()), Target::Treasure(_))
}

/// Ben never sees the way to his treasure, and Anna comes home.
pub(crate) fn never() -> Value {
    played(
        "labyrinth-won",
        &[&["rat"], &["crown"], &["ghost"]],
        |game| game.seat().index() == 1,
    )
}

/// Ben and Cem never see the way home.
pub(crate) fn home() -> Value {
    played(
        "labyrinth-won",
        &[&["rat", "chest", "pig"], &["crown"], &["ghost"]],
        |game| game.seat().index() > 0 && !seeks_treasure(game),
    )
}

/// Somebody alone does not see the first ways to the treasure.
pub(crate) fn alone() -> Value {
    played("labyrinth-alone", &[&["spider"]], |game| {
        seeks_treasure(game) && game.turns() < 8
    })
}

/// Somebody alone does not see the first ways home.
pub(crate) fn alone_home() -> Value {
    played("labyrinth-alone", &[&["spider"]], |game| {
        !seeks_treasure(game) && game.turns() < 20
    })
}
