//! The fewest turns, compared with another solver's and with a plain search of our own.

use proptest::prelude::*;
use serde::Deserialize;
use tableside_rules::labyrinth::routes::{Goal, Position, Turn, fewest, this_turn};
use tableside_rules::labyrinth::{Board, Place, Places, Push, Side, Spot, Tile};

use super::group::{Group, any_board, any_place, any_push, any_tile, arrow, at, go, spot, tile};

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
        goal = goal_after(goal, turn.push);
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

/// The goal's place after a push, by the book and not by the solver.
fn goal_after(goal: Goal, push: Push) -> Goal {
    match goal {
        Goal::Tile(spot) => Goal::Tile(spot.pushed(push)),
        Goal::Place(_) => goal,
    }
}

/// All that a pawn can do in one turn, one by one.
fn one_turn(position: &Position) -> Vec<(Push, Tile, Position)> {
    let mut after = Vec::new();
    for push in Push::ALL
        .into_iter()
        .filter(|&push| Some(push) != position.barred)
    {
        for turned in position.spare.turns() {
            let (board, spare) = position.board.pushed(push, turned);
            for pawn in board.reachable(push.carries(position.pawn)).iter() {
                let next = Position {
                    board,
                    spare,
                    pawn,
                    goal: goal_after(position.goal, push),
                    barred: Some(push.opposite()),
                };
                after.push((push, turned, next));
            }
        }
    }
    after
}

fn arrived(position: &Position) -> bool {
    match position.goal {
        Goal::Tile(spot) => spot == Spot::Place(position.pawn),
        Goal::Place(place) => place == position.pawn,
    }
}

/// Whether a plain search, turn by turn and place by place, arrives in so many turns.
fn plainly(position: &Position, turns: usize) -> bool {
    one_turn(position)
        .iter()
        .any(|(_, _, next)| arrived(next) || turns > 1 && plainly(next, turns - 1))
}

/// The same for more turns, with all places of the pawn at once and nothing left out.
fn without_short_cuts(position: &Position, pawns: Places, turns: usize) -> bool {
    let mut pushes = Push::ALL
        .into_iter()
        .filter(|&push| Some(push) != position.barred);
    pushes.any(|push| {
        position.spare.turns().any(|turned| {
            let (board, spare) = position.board.pushed(push, turned);
            let pawns = board.reachable_from_any(push.carries_all(pawns));
            let next = Position {
                board,
                spare,
                goal: goal_after(position.goal, push),
                barred: Some(push.opposite()),
                ..*position
            };
            if turns > 1 {
                return without_short_cuts(&next, pawns, turns - 1);
            }
            pawns.iter().any(|pawn| arrived(&Position { pawn, ..next }))
        })
    })
}

fn any_position() -> impl Strategy<Value = Position> {
    let goal = prop_oneof![
        6 => any_place().prop_map(|place| Goal::Tile(place.into())),
        1 => Just(Goal::Tile(Spot::Spare)),
        1 => any_place().prop_map(Goal::Place),
    ];
    let barred = prop::option::of(any_push());
    (any_board(), any_tile(), any_place(), goal, barred).prop_map(
        |(board, spare, pawn, goal, barred)| Position {
            board,
            spare,
            pawn,
            goal,
            barred,
        },
    )
}

proptest! {
    #[test]
    fn the_pushes_of_this_turn_are_all_that_help(position in any_position()) {
        let mut expected: Vec<(Push, Tile)> = one_turn(&position)
            .into_iter()
            .filter(|(_, _, next)| arrived(next))
            .map(|(push, tile, _)| (push, tile))
            .collect();
        expected.sort_unstable();
        expected.dedup();
        let mut found = this_turn(&position);
        found.sort_unstable();
        prop_assert_eq!(found, expected);
    }

}

proptest! {
    // A plain search over two turns takes long.
    #![proptest_config(ProptestConfig::with_cases(32))]

    #[test]
    fn a_plain_search_finds_no_shorter_route(position in any_position()) {
        let route = fewest(&position, 3);
        let turns = route.as_ref().map(Vec::len);
        prop_assert_eq!(turns == Some(1), plainly(&position, 1));
        if turns != Some(1) {
            prop_assert_eq!(turns == Some(2), plainly(&position, 2));
        }
        if let Some(route) = route {
            plays(&position, &route);
        }
    }

    #[test]
    fn no_short_cut_of_the_search_misses_a_route_of_three_turns(position in any_position()) {
        let turns = fewest(&position, 3).map(|route| route.len());
        let pawns = Places::only(position.pawn);
        let expected = (1..=3).find(|&turns| without_short_cuts(&position, pawns, turns));
        prop_assert_eq!(turns, expected);
    }
}

#[test]
fn a_pawn_that_is_pushed_out_may_have_come_nearer() {
    // Nothing leads down, but one who waits at the top of a column is put to its bottom.
    let rows = ["───────"; 7];
    let position = Position {
        board: Board::drawn(&rows).unwrap(),
        spare: tile('─'),
        pawn: at((1, 1)),
        goal: Goal::Tile(spot((7, 7))),
        barred: None,
    };
    let route = fewest(&position, 3).unwrap();
    plays(&position, &route);
    assert_eq!(route.len(), 2);
    assert_eq!(route[0].to.row(), 1);
    assert_eq!(route[1].push.side, Side::Bottom);
}

#[test]
fn a_pawn_that_is_shut_in_gets_nowhere() {
    let mut rows = ["───────"; 7];
    rows[0] = "┘──────";
    let position = Position {
        board: Board::drawn(&rows).unwrap(),
        spare: tile('─'),
        pawn: at((1, 1)),
        goal: Goal::Tile(spot((7, 7))),
        barred: None,
    };
    assert_eq!(fewest(&position, 4), None);
    assert_eq!(this_turn(&position), []);
}

#[test]
fn who_stands_on_the_goal_still_has_a_turn_to_make() {
    let here = Position {
        goal: Goal::Place(at((7, 7))),
        pawn: at((7, 7)),
        ..Line::all()[0].position()
    };
    assert_eq!(fewest(&here, 3).unwrap().len(), 1);
    assert_eq!(fewest(&here, 0), None);
}

#[test]
fn a_match_asks_for_the_seat_whose_turn_it_is() {
    let group = Group::plays(&[&["bat"], &["dragon"]]);
    let anna = group.0.position().unwrap();
    assert_eq!(
        (anna.pawn, anna.goal),
        (at((1, 1)), Goal::Tile(spot((2, 4))))
    );
    assert_eq!(anna.barred, None);
    let group = group.pushes(Side::Left, 4, '└');
    assert_eq!(group.0.position(), None);
    let group = group.does(&go((1, 1)));
    let ben = group.0.position().unwrap();
    assert_eq!((ben.pawn, ben.goal), (at((1, 7)), Goal::Tile(spot((4, 1)))));
    assert_eq!(ben.barred, Some(arrow(Side::Right, 4)));
    // What is found is within the rules, turn after turn.
    let mut alone = Group::plays(&[&["bat", "dragon"]]);
    while alone.winner().is_none() {
        let route = fewest(&alone.0.position().unwrap(), 3).unwrap();
        for action in route[0].actions() {
            alone = alone.does(&action);
        }
    }
    assert_eq!(alone.collected(), [2]);
}
