//! The fewest turns, compared with another solver's and with a plain search of our own.

use serde::Deserialize;
use tableside_rules::labyrinth::routes::{Goal, Position, Turn, fewest, this_turn};
use tableside_rules::labyrinth::{Board, Place, Spot, Tile};

/// A line of the file with boards from elsewhere.
#[derive(Deserialize)]
struct Line {
    name: String,
    board: Board,
    spare: Tile,
    start: Place,
    goal: Spot,
    turns: usize,
}

impl Line {
    fn all() -> Vec<Self> {
        let lines = include_str!("../../../../tests/matches/labyrinth-routes.jsonl").lines();
        lines
            .map(|line| serde_json::from_str(line).unwrap())
            .collect()
    }

    fn position(&self) -> Position {
        Position {
            board: self.board,
            spare: self.spare,
            pawn: self.start,
            goal: Goal::Tile(self.goal),
            barred: None,
        }
    }
}

/// Plays the turns by the book and finds the pawn on its goal in the end.
fn plays(position: &Position, turns: &[Turn]) {
    let Position {
        mut board,
        mut spare,
        mut pawn,
        mut goal,
        mut barred,
    } = *position;
    for turn in turns {
        assert_ne!(Some(turn.push), barred);
        assert_eq!(turn.tile.shape(), spare.shape());
        (board, spare) = board.pushed(turn.push, turn.tile);
        goal = match goal {
            Goal::Tile(spot) => Goal::Tile(spot.pushed(turn.push)),
            Goal::Place(_) => goal,
        };
        barred = Some(turn.push.opposite());
        let from = turn.push.carries(pawn);
        assert!(board.reachable(from).contains(turn.to));
        pawn = turn.to;
    }
    let (Goal::Tile(Spot::Place(goal)) | Goal::Place(goal)) = goal else {
        panic!("the goal is the spare in the end");
    };
    assert_eq!(pawn, goal);
}

#[test]
fn another_solver_finds_the_same_numbers_of_turns() {
    for line in Line::all() {
        let position = line.position();
        let route = fewest(&position, 3).unwrap();
        assert_eq!(route.len(), line.turns, "{}", line.name);
        plays(&position, &route);
        assert_eq!(
            !this_turn(&position).is_empty(),
            line.turns == 1,
            "{}",
            line.name
        );
    }
}
