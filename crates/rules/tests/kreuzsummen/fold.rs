//! What holds of any match whatever is done in it.

use proptest::collection::vec;
use proptest::prelude::*;
use serde_json::json;
use tableside_rules::Game;
use tableside_rules::kreuzsummen::{Action, Card, Face, Kreuzsummen, Setup, Standing};
use tableside_rules::match_file::{FORMAT, MatchFile, parse_entry, parse_setup};

use super::pair::{GIVE_UP, any_action, any_match};

fn start(setup: &Setup) -> Kreuzsummen {
    Kreuzsummen::start(setup, 2).unwrap()
}

fn fold(setup: &Setup, actions: &[Action]) -> Kreuzsummen {
    let mut game = start(setup);
    for action in actions {
        game.apply(action).unwrap();
    }
    game
}

/// The match after all actions that are within the rules, and those.
fn play(setup: &Setup, actions: Vec<Action>) -> (Kreuzsummen, Vec<Action>) {
    let mut game = start(setup);
    let mut accepted = actions;
    accepted.retain(|action| game.apply(action).is_ok());
    (game, accepted)
}

fn file(setup: &Setup, actions: &[Action]) -> MatchFile {
    MatchFile::from_value(json!({
        "format": FORMAT,
        "game": Kreuzsummen::ID,
        "players": ["Anna", "Ben"],
        "setup": setup,
        "actions": actions,
    }))
    .unwrap()
}

proptest! {
    #[test]
    fn a_refused_action_changes_nothing((setup, actions) in any_match()) {
        let mut game = start(&setup);
        for action in &actions {
            let before = game.clone();
            let legal = game.legal(action);
            prop_assert_eq!(&game, &before);
            let applied = game.apply(action);
            prop_assert_eq!(&applied, &legal);
            if applied.is_err() {
                prop_assert_eq!(&game, &before);
            }
        }
    }

    #[test]
    fn a_match_that_was_written_and_read_is_the_same((setup, actions) in any_match()) {
        let (game, accepted) = play(&setup, actions);
        let text = serde_json::to_string(&file(&setup, &accepted)).unwrap();
        let read = MatchFile::from_json(&text).unwrap();
        prop_assert_eq!(&read, &file(&setup, &accepted));
        let setup = parse_setup::<Kreuzsummen>(&read.setup).unwrap();
        let actions: Vec<Action> = read
            .actions
            .iter()
            .map(|action| parse_entry::<Kreuzsummen>(action).unwrap().action)
            .collect();
        prop_assert_eq!(&fold(&setup, &actions), &game);
    }

    #[test]
    fn a_replay_ends_where_the_live_match_does((setup, actions) in any_match()) {
        let (game, accepted) = play(&setup, actions);
        let replay = file(&setup, &accepted).replay().unwrap();
        prop_assert_eq!(replay.accepted, accepted.len());
        prop_assert_eq!(replay.rejected, None);
        prop_assert_eq!(replay.finished, game.outcome().is_some());
        let result = game.outcome().map(|outcome| json!(outcome));
        prop_assert_eq!(replay.result, result);
    }

    #[test]
    fn a_replay_stops_at_the_first_illegal_action((setup, actions) in any_match()) {
        let mut game = start(&setup);
        let refused = actions.iter().position(|action| game.apply(action).is_err());
        let replay = file(&setup, &actions).replay().unwrap();
        prop_assert_eq!(replay.accepted, refused.unwrap_or(actions.len()));
        prop_assert_eq!(replay.rejected.map(|rejected| rejected.index), refused);
        prop_assert_eq!(replay.finished, game.outcome().is_some());
    }

    #[test]
    fn undo_gives_the_exact_earlier_match((setup, actions) in any_match(), back in any::<prop::sample::Index>()) {
        let mut game = start(&setup);
        let mut states = vec![game.clone()];
        let mut accepted = Vec::new();
        for action in actions {
            if game.apply(&action).is_ok() {
                states.push(game.clone());
                accepted.push(action);
            }
        }
        let length = back.index(states.len());
        let undone = fold(&setup, &accepted[..length]);
        prop_assert_eq!(&undone, &states[length]);
        let mut redone = undone;
        for action in &accepted[length..] {
            redone.apply(action).unwrap();
        }
        prop_assert_eq!(&redone, &game);
    }

    #[test]
    fn every_card_is_in_one_place((setup, actions) in any_match()) {
        let (game, _) = play(&setup, actions);
        let scenario = game.scenario();
        for value in scenario.values() {
            let in_stacks = scenario
                .places()
                .flat_map(|place| game.stack(place).to_vec())
                .filter(|&card| card == value)
                .count();
            let discarded = game
                .discard_pile()
                .iter()
                .filter(|&&card| card == Card::Number(value))
                .count();
            let elsewhere = usize::from(game.left(value));
            prop_assert_eq!(in_stacks + discarded + elsewhere, usize::from(scenario.copies));
        }
        for face in Face::ALL.into_iter().filter(|&face| scenario.has(face)) {
            let played = game.discard_pile().iter().filter(|&&card| card == Card::Face(face)).count();
            let elsewhere = usize::from(game.faces_left(face));
            prop_assert_eq!(played + elsewhere, usize::from(Face::COPIES));
        }
    }

    #[test]
    fn the_table_never_has_more_cards_than_the_deck((setup, actions) in any_match()) {
        let mut game = start(&setup);
        // Hands are not in the file: from an empty one, or from an empty display, cards may
        // have been entered that a real pair could not have played.
        let mut possible = true;
        for action in &actions {
            let before = game.table();
            let hand = before.hands[game.seat().index()];
            if game.apply(action).is_err() {
                continue;
            }
            possible &= match action {
                Action::Queen { .. } => hand >= 2,
                Action::Discard { .. } => hand >= 1 && before.display >= 1,
                Action::Place { .. } | Action::Jack { .. } | Action::King { .. } => hand >= 1,
                _ => true,
            };
            let table = game.table();
            prop_assert!(table.display <= 3);
            prop_assert!(table.hands.iter().all(|&hand| hand <= game.scenario().hand));
            prop_assert!(table.draw_pile == 0 || table.display == 3);
            if possible {
                let in_stacks: usize =
                    game.scenario().places().map(|place| game.stack(place).len()).sum();
                let beside: u8 = table.hands.iter().sum::<u8>() + table.display + table.draw_pile;
                let all = in_stacks + game.discard_pile().len() + usize::from(beside);
                prop_assert_eq!(all, usize::from(game.scenario().deck));
            }
        }
    }

    #[test]
    fn a_full_field_is_won_or_says_why_not((setup, actions) in any_match()) {
        let (game, _) = play(&setup, actions);
        let scenario = game.scenario();
        let mut met = true;
        for row in 1..=scenario.row_count() {
            met &= game.row(row).standing() == Standing::Met;
        }
        let mut arranged = game.clone();
        if let Some(columns) = game.best_arrangement() {
            let _ = arranged.apply(&Action::Arrange { columns });
        }
        for column in 1..=scenario.column_count() {
            met &= arranged.column(column).standing() == Standing::Met;
        }
        if game.outcome().is_none() {
            prop_assert!(!met);
        }
    }

    #[test]
    fn after_the_end_every_action_is_illegal((setup, actions) in any_match(), more in vec(any_action(), 1..9)) {
        let (mut game, _) = play(&setup, actions);
        if game.outcome().is_none() {
            game.apply(&GIVE_UP).unwrap();
        }
        for action in &more {
            prop_assert!(game.apply(action).is_err());
        }
    }
}
