//! What holds of any match whatever is done in it.

use std::collections::BTreeSet;

use proptest::collection::vec;
use proptest::prelude::*;
use serde_json::json;
use tableside_rules::match_file::{FORMAT, MatchFile, parse_entry, parse_setup};
use tableside_rules::times_table::{
    Action, CARDS, Number, Outcome, Place, Race, Sprint, TimesTable,
};
use tableside_rules::{Game, Seat};

use super::group::{MISS, Start, TILE, any_action, any_match, indices, play, start};

const PLAYERS: [&str; 4] = ["Anna", "Ben", "Cem", "Dora"];

fn fold(from: &Start, actions: &[Action]) -> TimesTable {
    let mut game = start(from);
    for action in actions {
        game.apply(action).unwrap();
    }
    game
}

fn file((setup, seats): &Start, actions: &[Action]) -> MatchFile {
    MatchFile::from_value(json!({
        "format": FORMAT,
        "game": TimesTable::ID,
        "players": PLAYERS[..*seats],
        "setup": setup,
        "actions": actions,
    }))
    .unwrap()
}

/// A race once more, told from the actions alone and in another way.
struct Told {
    fits: Vec<u32>,
    cards: Vec<u32>,
    solved: BTreeSet<(u8, u8)>,
    turns: usize,
    on_top: Vec<usize>,
    gap: Option<(u8, u8)>,
}

impl Told {
    fn of((setup, seats): &Start, actions: &[Action]) -> Self {
        let starter = setup.starter.unwrap().index();
        let mut told = Self {
            fits: vec![0; *seats],
            cards: vec![0; *seats],
            solved: BTreeSet::new(),
            turns: 0,
            on_top: Vec::new(),
            gap: setup.gap.map(<(u8, u8)>::from),
        };
        for action in actions {
            match action {
                Action::Match { gap, .. } => {
                    told.fits[(starter + told.turns) % seats] += 1;
                    told.solved.extend(told.gap);
                    told.gap = gap.map(<(u8, u8)>::from);
                    told.turns += 1;
                }
                Action::Miss { .. } => told.turns += 1,
                Action::Lay { player, .. } => told.cards[player.index()] += 1,
                Action::TimeUp {} | Action::Finish { .. } => {}
            }
        }
        let top = setup.rungs.unwrap();
        told.on_top = (0..*seats)
            .filter(|&seat| told.climbed(seat) >= top)
            .collect();
        told
    }

    fn climbed(&self, seat: usize) -> u32 {
        self.fits[seat] + self.cards[seat]
    }

    fn winners(&self) -> Vec<usize> {
        let better = |seat: &&usize| {
            let seats = self.on_top.iter();
            seats
                .clone()
                .all(|other| self.cards[**seat] <= self.cards[*other])
        };
        self.on_top.iter().filter(better).copied().collect()
    }

    /// Whether only cards are left to be laid.
    fn turns_are_over(&self) -> bool {
        !self.on_top.is_empty() && self.turns.is_multiple_of(self.fits.len())
    }
}

fn check_race(race: &Race, told: &Told) -> Result<(), TestCaseError> {
    for seat in race.seats() {
        let index = seat.index();
        prop_assert_eq!(race.rungs()[index], told.climbed(index).min(race.top()));
        prop_assert_eq!(race.wall().solved_by(seat), told.fits[index] as usize);
        prop_assert_eq!(race.cards()[index], told.cards[index] as usize);
    }
    prop_assert_eq!(indices(&race.on_top()), &told.on_top[..]);
    prop_assert_eq!(indices(&race.winners()), told.winners());
    prop_assert_eq!(race.gap().map(<(u8, u8)>::from), told.gap);
    for place in Place::all() {
        let solved = told.solved.contains(&place.into());
        prop_assert_eq!(race.wall().is_solved(place), solved);
    }
    prop_assert_eq!(race.seat().is_none(), told.turns_are_over());
    prop_assert_eq!(race.turns().len(), told.turns);
    Ok(())
}

/// How many tiles fitted in each turn of a sprint, the one being played included.
fn turns_of(actions: &[Action]) -> Vec<u32> {
    let turns = actions.split(|action| *action == Action::TimeUp {});
    turns
        .map(|turn| u32::try_from(turn.len()).unwrap())
        .collect()
}

fn check_sprint(
    sprint: &Sprint,
    (setup, seats): &Start,
    actions: &[Action],
) -> Result<(), TestCaseError> {
    let (top, starter) = (setup.rungs.unwrap(), setup.starter.unwrap().index());
    let (mut laps, mut rungs) = (vec![0; *seats], vec![0; *seats]);
    let mut last_round = None;
    for (turn, fitted) in turns_of(actions).into_iter().enumerate() {
        let seat = (starter + turn) % seats;
        for _ in 0..fitted {
            rungs[seat] += 1;
            if rungs[seat] == top {
                (laps[seat], rungs[seat]) = (laps[seat] + 1, 0);
            }
            if laps[seat] == 2 && rungs[seat] == 0 {
                last_round.get_or_insert((seat, turn / seats));
            }
        }
    }
    prop_assert_eq!(sprint.laps(), laps);
    prop_assert_eq!(sprint.rungs(), rungs);
    let ended = sprint.turns().len() / seats;
    prop_assert_eq!(
        sprint.is_over(),
        last_round.is_some_and(|(_, round)| ended > round)
    );
    prop_assert_eq!(
        sprint.last_round().map(|last| last.begun_by.index()),
        last_round.map(|(seat, _)| seat)
    );
    if let Some((_, round)) = last_round {
        prop_assert_eq!(usize::try_from(sprint.round()).unwrap(), round + 1);
        prop_assert!(!sprint.winners().is_empty());
    }
    Ok(())
}

proptest! {
    #[test]
    fn a_refused_action_changes_nothing((from, wishes) in any_match()) {
        let mut game = start(&from);
        for wish in &wishes {
            let action = wish.action(&game);
            let before = game.clone();
            let legal = game.legal(&action);
            let applied = game.apply(&action);
            prop_assert_eq!(&applied, &legal);
            if applied.is_err() {
                prop_assert_eq!(&game, &before);
            }
        }
    }

    #[test]
    fn a_match_that_was_written_and_read_is_the_same((from, wishes) in any_match()) {
        let (game, accepted) = play(&from, &wishes);
        let text = serde_json::to_string(&file(&from, &accepted)).unwrap();
        let read = MatchFile::from_json(&text).unwrap();
        prop_assert_eq!(&read, &file(&from, &accepted));
        let setup = parse_setup::<TimesTable>(&read.setup).unwrap();
        let actions: Vec<Action> = read
            .actions
            .iter()
            .map(|action| parse_entry::<TimesTable>(action).unwrap().action)
            .collect();
        prop_assert_eq!(&fold(&(setup, read.players.len()), &actions), &game);
    }

    #[test]
    fn a_replay_ends_where_the_live_match_does((from, wishes) in any_match(), more in vec(any_action(), 0..9)) {
        let (mut game, mut actions) = play(&from, &wishes);
        let accepted = more.iter().take_while(|action| game.apply(action).is_ok()).count();
        let rejected = (accepted < more.len()).then_some(actions.len() + accepted);
        actions.extend(more);
        let replay = file(&from, &actions).replay().unwrap();
        prop_assert_eq!(replay.rejected.map(|rejected| rejected.index), rejected);
        prop_assert_eq!(replay.accepted, rejected.unwrap_or(actions.len()));
        prop_assert_eq!(replay.finished, game.outcome().is_some());
        prop_assert_eq!(replay.result, game.outcome().map(|outcome| json!(outcome)));
    }

    #[test]
    fn undo_gives_the_exact_earlier_match((from, wishes) in any_match(), back in any::<prop::sample::Index>()) {
        let (game, accepted) = play(&from, &wishes);
        let length = back.index(accepted.len() + 1);
        let mut redone = fold(&from, &accepted[..length]);
        for action in &accepted[length..] {
            redone.apply(action).unwrap();
        }
        prop_assert_eq!(&redone, &game);
    }

    #[test]
    fn a_match_is_what_its_actions_tell((from, wishes) in any_match()) {
        let (game, accepted) = play(&from, &wishes);
        if let Some(race) = game.race() {
            check_race(race, &Told::of(&from, &accepted))?;
        }
        if let Some(sprint) = game.sprint() {
            check_sprint(sprint, &from, &accepted)?;
        }
        if let Some(expedition) = game.expedition() {
            let by_seats: usize = expedition.seats().map(|seat| expedition.tiles_of(seat)).sum();
            prop_assert_eq!(by_seats + expedition.tiles_of_all(), expedition.tiles());
        }
    }

    #[test]
    fn there_are_never_more_tiles_cards_or_rungs_than_in_the_box((from, wishes) in any_match()) {
        let mut game = start(&from);
        for wish in &wishes {
            let _ = game.apply(&wish.action(&game));
            prop_assert!(game.tiles() <= Place::COUNT);
            if let Some(race) = game.race() {
                prop_assert!(race.laid().len() <= CARDS);
                prop_assert!(race.rungs().iter().all(|rung| *rung <= race.top()));
                prop_assert!(race.pile() + race.drawn() + 3 * race.seats().count() == CARDS);
                let left: usize = Number::all().map(|number| race.wall().tiles_left(number)).sum();
                prop_assert_eq!(left + race.wall().solved(), Place::COUNT);
                prop_assert_eq!(race.gap().is_none(), race.wall().solved() == Place::COUNT);
                prop_assert!(race.gap().is_none_or(|gap| !race.wall().is_solved(gap)));
            }
            if let Some(sprint) = game.sprint() {
                prop_assert!(sprint.rungs().iter().all(|rung| *rung < sprint.top()));
            }
        }
    }

    #[test]
    fn of_all_places_exactly_the_open_ones_can_be_the_next_gap((from, wishes) in any_match()) {
        let (game, accepted) = play(&from, &wishes);
        let Some(race) = game.race() else { return Ok(()) };
        let told = Told::of(&from, &accepted);
        let goes_on = game.outcome().is_none() && !told.turns_are_over();
        for place in Place::all() {
            let here = <(u8, u8)>::from(place);
            let open = !told.solved.contains(&here) && told.gap.is_some_and(|gap| gap != here);
            prop_assert_eq!(race.next_gaps().any(|gap| gap == place), open);
            let gap = Some(place);
            let action = Action::Match { gap, answer: None, player: None };
            prop_assert_eq!(game.legal(&action).is_ok(), goes_on && open);
        }
        let last = told.solved.len() == Place::COUNT - 1;
        prop_assert_eq!(game.legal(&TILE).is_ok(), goes_on && last);
        prop_assert_eq!(game.legal(&MISS).is_ok(), goes_on);
    }

    #[test]
    fn exactly_the_cards_with_solved_numbers_are_laid((from, wishes) in any_match()) {
        let (game, accepted) = play(&from, &wishes);
        let Some(race) = game.race() else { return Ok(()) };
        let told = Told::of(&from, &accepted);
        let goes_on = game.outcome().is_none() && race.laid().len() < CARDS;
        for number in Number::all() {
            let solved = told.solved.iter().any(|(top, left)| top * left == number.get());
            prop_assert_eq!(race.wall().is_number_solved(number), solved);
            for player in race.seats() {
                let action = Action::Lay { player, number };
                prop_assert_eq!(game.legal(&action).is_ok(), goes_on && solved);
            }
        }
    }

    #[test]
    fn a_finished_match_has_winners_and_accepts_nothing((from, wishes) in any_match(), more in vec(any_action(), 1..9)) {
        let (mut game, _) = play(&from, &wishes);
        let Some(outcome) = game.outcome() else { return Ok(()) };
        prop_assert_eq!(game.seat(), None);
        match &outcome {
            Outcome::Race { winners, .. } | Outcome::Sprint { winners, .. } => {
                prop_assert!(!winners.is_empty() && winners.is_sorted());
                prop_assert_eq!(game.last_round().unwrap().seats_left, Vec::<Seat>::new());
            }
            Outcome::Expedition { won, .. } => prop_assert!(won),
        }
        for action in &more {
            prop_assert!(game.apply(action).is_err());
        }
    }

    #[test]
    fn all_have_equally_many_turns((from, wishes) in any_match()) {
        let (game, accepted) = play(&from, &wishes);
        let mut live = start(&from);
        let mut turns = vec![0_usize; from.1];
        for action in &accepted {
            let ends_turn = match action {
                Action::Match { .. } | Action::Miss { .. } => live.race().is_some(),
                Action::TimeUp {} => true,
                Action::Lay { .. } | Action::Finish { .. } => false,
            };
            if ends_turn {
                turns[live.seat().unwrap().index()] += 1;
            }
            live.apply(action).unwrap();
        }
        let (most, fewest) = (turns.iter().max(), turns.iter().min());
        prop_assert!(most.unwrap() - fewest.unwrap() <= 1);
        if game.outcome().is_some() {
            prop_assert_eq!(most, fewest);
        }
    }
}
