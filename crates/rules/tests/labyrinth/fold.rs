//! What holds of any match whatever is done in it.

use proptest::prelude::*;
use serde_json::json;
use tableside_rules::Game;
use tableside_rules::labyrinth::{
    Action, Board, Labyrinth, Place, Places, Push, Setup, Side, Spot, Tile,
};
use tableside_rules::match_file::{FORMAT, MatchFile, parse_entry, parse_setup};

use super::group::{Wish, any_board, any_match, any_place, any_push, any_tile, any_wish, shapes};

fn start(setup: &Setup) -> Labyrinth {
    Labyrinth::start(setup, setup.cards.len()).unwrap()
}

fn fold(setup: &Setup, actions: &[Action]) -> Labyrinth {
    let mut game = start(setup);
    for action in actions {
        game.apply(action).unwrap();
    }
    game
}

/// The match after all that is within the rules, and the actions that were.
fn play(setup: &Setup, wishes: &[Wish]) -> (Labyrinth, Vec<Action>) {
    let mut game = start(setup);
    let actions = wishes.iter().filter_map(|wish| {
        let action = wish.action(&game);
        game.apply(&action).is_ok().then_some(action)
    });
    let accepted = actions.collect();
    (game, accepted)
}

fn file(setup: &Setup, actions: &[Action]) -> MatchFile {
    let players: Vec<String> = (1..=setup.cards.len())
        .map(|n| format!("Player {n}"))
        .collect();
    MatchFile::from_value(json!({
        "format": FORMAT,
        "game": Labyrinth::ID,
        "players": players,
        "setup": setup,
        "actions": actions,
    }))
    .unwrap()
}

proptest! {
    #[test]
    fn a_push_and_its_opposite_restore_the_board(board in any_board(), push in any_push(), tile in any_tile()) {
        let (after, out) = board.pushed(push, tile);
        let (back, spare) = after.pushed(push.opposite(), out);
        prop_assert_eq!(back, board);
        prop_assert_eq!(spare, tile);
        for place in Place::all() {
            prop_assert_eq!(push.opposite().carries(push.carries(place)), place);
        }
    }

    #[test]
    fn no_push_makes_or_loses_a_tile(board in any_board(), push in any_push(), tile in any_tile()) {
        let (after, out) = board.pushed(push, tile);
        prop_assert_eq!(shapes(&after, out), shapes(&board, tile));
        for place in Place::all().filter(|place| place.is_fixed()) {
            prop_assert_eq!(after.tile(place), board.tile(place));
        }
    }

    #[test]
    fn who_can_go_there_can_go_back(board in any_board(), from in any_place()) {
        let reachable = board.reachable(from);
        prop_assert!(reachable.contains(from));
        for to in reachable.iter() {
            prop_assert_eq!(board.reachable(to), reachable);
        }
        prop_assert_eq!(board.reachable_from_any(reachable), reachable);
    }

    #[test]
    fn reachable_is_what_a_walk_from_door_to_door_finds(board in any_board(), from in any_place()) {
        let mut found = vec![from];
        let mut next = 0;
        while let Some(&place) = found.get(next) {
            next += 1;
            for side in Side::ALL {
                let doors = board.tile(place).doors();
                let beside = place.beside(side).filter(|&beside| {
                    doors.has(side) && board.tile(beside).doors().has(side.opposite())
                });
                found.extend(beside.filter(|beside| !found.contains(beside)));
            }
        }
        prop_assert_eq!(board.reachable(from), found.iter().copied().collect::<Places>());
        // Found in the order of their distance, so no way is longer than the next one's.
        let lengths: Vec<usize> = found.iter().map(|&to| board.way(from, to).unwrap().len()).collect();
        prop_assert!(lengths.is_sorted());
    }

    #[test]
    fn a_way_leads_through_doors(board in any_board(), from in any_place(), to in any_place()) {
        let way = board.way(from, to);
        prop_assert_eq!(way.is_some(), board.reachable(from).contains(to));
        if let Some(way) = way {
            prop_assert_eq!((way.first(), way.last()), (Some(&from), Some(&to)));
            for pair in way.windows(2) {
                let joined = Side::ALL.into_iter().any(|side| {
                    pair[0].beside(side) == Some(pair[1]) && board.joined(pair[0], side)
                });
                prop_assert!(joined);
            }
        }
    }

    #[test]
    fn a_refused_action_changes_nothing((setup, wishes) in any_match()) {
        let mut game = start(&setup);
        for wish in &wishes {
            let action = wish.action(&game);
            let before = game.clone();
            let legal = game.legal(&action);
            prop_assert_eq!(&game, &before);
            let applied = game.apply(&action);
            prop_assert_eq!(&applied, &legal);
            if applied.is_err() {
                prop_assert_eq!(&game, &before);
            }
        }
    }

    #[test]
    fn a_match_that_was_written_and_read_is_the_same((setup, wishes) in any_match()) {
        let (game, accepted) = play(&setup, &wishes);
        let text = serde_json::to_string(&file(&setup, &accepted)).unwrap();
        let read = MatchFile::from_json(&text).unwrap();
        prop_assert_eq!(&read, &file(&setup, &accepted));
        let setup = parse_setup::<Labyrinth>(&read.setup).unwrap();
        let actions: Vec<Action> = read
            .actions
            .iter()
            .map(|action| parse_entry::<Labyrinth>(action).unwrap().action)
            .collect();
        prop_assert_eq!(&fold(&setup, &actions), &game);
        let replay = read.replay().unwrap();
        prop_assert_eq!((replay.accepted, replay.rejected), (accepted.len(), None));
        prop_assert_eq!(replay.result, game.outcome().map(|outcome| json!(outcome)));
    }

    #[test]
    fn undo_gives_the_exact_earlier_match((setup, wishes) in any_match(), back in any::<prop::sample::Index>()) {
        let mut game = start(&setup);
        let mut states = vec![game.clone()];
        let mut accepted = Vec::new();
        for wish in &wishes {
            let action = wish.action(&game);
            if game.apply(&action).is_ok() {
                states.push(game.clone());
                accepted.push(action);
            }
        }
        let length = back.index(states.len());
        let undone = fold(&setup, &accepted[..length]);
        prop_assert_eq!(&undone, &states[length]);
    }

    #[test]
    fn as_long_as_nothing_is_corrected_tiles_and_treasures_stay_together((setup, wishes) in any_match()) {
        let mut game = start(&setup);
        let Some(layout) = setup.layout.clone() else {
            return Ok(());
        };
        for wish in &wishes {
            let action = wish.action(&game);
            if matches!(action, Action::Correct(_)) || game.apply(&action).is_err() {
                continue;
            }
            let (board, spare) = (game.board().unwrap(), game.spare().unwrap());
            prop_assert_eq!(shapes(board, spare), shapes(&layout.board, layout.spare));
            let shape = |board: &Board, spare: Tile, spot: Spot| {
                spot.place().map_or(spare, |place| board.tile(place)).shape()
            };
            for (treasure, &spot) in game.treasures().unwrap() {
                let before = layout.treasures[treasure];
                prop_assert_eq!(shape(board, spare, spot), shape(&layout.board, layout.spare, before));
                prop_assert_eq!(game.treasures_at(spot).count(), 1);
            }
        }
    }

    #[test]
    fn what_is_offered_is_within_the_rules_and_nothing_else_is((setup, wishes) in any_match()) {
        let (game, _) = play(&setup, &wishes);
        for push in Push::ALL {
            let offered = game.pushes().any(|other| other == push);
            let action = Wish::Push(push, 0).action(&game);
            prop_assert_eq!(game.legal(&action).is_ok(), offered);
        }
        if game.board().is_some() {
            for place in Place::all() {
                let offered = game.destinations().contains(place);
                prop_assert_eq!(game.legal(&Action::go(place)).is_ok(), offered);
            }
        }
    }

    #[test]
    fn a_slide_says_what_its_push_does((setup, wishes) in any_match(), push in any_push(), turns in 0_usize..4) {
        let (game, _) = play(&setup, &wishes);
        let action = Wish::Push(push, turns).action(&game);
        let mut after = game.clone();
        let (Action::Push { tile: Some(tile), .. }, Ok(())) = (&action, after.apply(&action)) else {
            return Ok(());
        };
        let slide = game.slide(push, *tile).unwrap();
        prop_assert_eq!(after.spare(), Some(slide.out));
        prop_assert_eq!(after.tile(push.entering()), Some(slide.tile));
        let mut pawns = game.pawns().to_vec();
        for pawn in &slide.pawns {
            prop_assert_eq!(pawns[pawn.who.index()], pawn.from);
            pawns[pawn.who.index()] = pawn.to;
        }
        prop_assert_eq!(after.pawns(), &pawns[..]);
        let mut treasures = game.treasures().unwrap().clone();
        for carried in slide.treasures {
            let before = treasures.insert(carried.who, carried.to);
            prop_assert_eq!(before, Some(carried.from));
        }
        prop_assert_eq!(after.treasures(), Some(&treasures));
    }

    #[test]
    fn after_the_end_every_action_is_illegal((setup, wishes) in any_match(), more in prop::collection::vec(any_wish(), 1..9)) {
        let (mut game, _) = play(&setup, &wishes);
        if game.outcome().is_some() {
            for wish in &more {
                let action = wish.action(&game);
                prop_assert!(game.apply(&action).is_err());
            }
        }
    }
}
