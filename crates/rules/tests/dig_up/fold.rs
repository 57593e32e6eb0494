//! What holds of any match whatever is done in it.

use proptest::collection::vec;
use proptest::prelude::*;
use serde_json::json;
use tableside_rules::dig_up::{Action, Card, Colour, DigUp, Idols, Setup, Slot};
use tableside_rules::match_file::{FORMAT, MatchFile, parse_entry, parse_setup};
use tableside_rules::{Game, Seat};

use super::group::{END_TURN, SCORE, any_action, any_card, any_match, any_mines, any_place};

fn start(setup: &Setup) -> DigUp {
    DigUp::start(setup, setup.favourites.len()).unwrap()
}

fn fold(setup: &Setup, actions: &[Action]) -> DigUp {
    let mut game = start(setup);
    for action in actions {
        game.apply(action).unwrap();
    }
    game
}

/// The match after all actions that are within the rules, and those.
fn play(setup: &Setup, actions: Vec<Action>) -> (DigUp, Vec<Action>) {
    let mut game = start(setup);
    let mut accepted = actions;
    accepted.retain(|action| game.apply(action).is_ok());
    (game, accepted)
}

fn file(setup: &Setup, actions: &[Action]) -> MatchFile {
    let players = &["Anna", "Ben", "Cem", "Dora"][..setup.favourites.len()];
    MatchFile::from_value(json!({
        "format": FORMAT,
        "game": DigUp::ID,
        "players": players,
        "setup": setup,
        "actions": actions,
    }))
    .unwrap()
}

fn cards(game: &DigUp, player: Seat) -> Vec<Option<Card>> {
    Slot::all().map(|slot| game.card(player, slot)).collect()
}

/// The points of a mine, counted category by category instead of card by card.
fn counted(game: &DigUp, player: Seat) -> u8 {
    let (mut favourites, mut right_places, mut idols) = (0, 0, 0);
    for (number, card) in (1..).zip(cards(game, player)) {
        match card {
            Some(Card::Gem {
                colour,
                number: on_card,
            }) => {
                favourites += u8::from(colour == game.favourite(player));
                right_places += u8::from(on_card.get() == number);
            }
            Some(Card::Idol) => idols += 1,
            _ => {}
        }
    }
    if game.setup().idols == Idols::One {
        idols = idols.min(1);
    }
    2 * favourites + right_places + 2 * idols
}

/// The longest run, found by cutting the mine at whatever is not of the colour.
fn run_of(cards: &[Option<Card>], favourite: Colour) -> usize {
    cards
        .split(|card| !matches!(card, Some(Card::Gem { colour, .. }) if *colour == favourite))
        .map(<[_]>::len)
        .max()
        .unwrap_or(0)
}

proptest! {
    #[test]
    fn a_refused_action_changes_nothing((setup, actions) in any_match()) {
        let mut game = start(&setup);
        for action in &actions {
            let before = game.clone();
            let legal = game.legal(action);
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
        let setup = parse_setup::<DigUp>(&read.setup).unwrap();
        let actions: Vec<Action> = read
            .actions
            .iter()
            .map(|action| parse_entry::<DigUp>(action).unwrap().action)
            .collect();
        prop_assert_eq!(&fold(&setup, &actions), &game);
    }

    #[test]
    fn a_replay_goes_where_the_live_match_does((setup, actions) in any_match()) {
        let mut game = start(&setup);
        let refused = actions.iter().position(|action| game.apply(action).is_err());
        let replay = file(&setup, &actions).replay().unwrap();
        prop_assert_eq!(replay.accepted, refused.unwrap_or(actions.len()));
        prop_assert_eq!(replay.rejected.map(|rejected| rejected.index), refused);
        prop_assert_eq!(replay.finished, game.outcome().is_some());
        prop_assert_eq!(replay.result, game.outcome().map(|outcome| json!(outcome)));
    }

    #[test]
    fn undo_gives_the_exact_earlier_match((setup, actions) in any_match(), back in any::<prop::sample::Index>()) {
        let (game, accepted) = play(&setup, actions);
        let length = back.index(accepted.len() + 1);
        let mut redone = fold(&setup, &accepted[..length]);
        for action in &accepted[length..] {
            redone.apply(action).unwrap();
        }
        prop_assert_eq!(&redone, &game);
    }

    #[test]
    fn the_order_of_entry_changes_nothing(
        ((setup, shows), shuffled) in any_mines().prop_flat_map(|(setup, shows)| {
            let shuffled = Just(shows.clone()).prop_shuffle();
            (Just((setup, shows)), shuffled)
        })
    ) {
        let mut one = fold(&setup, &shows);
        let mut other = fold(&setup, &shuffled);
        prop_assert_eq!(&one, &other);
        one.apply(&SCORE).unwrap();
        other.apply(&SCORE).unwrap();
        prop_assert_eq!(one.outcome(), other.outcome());
    }

    #[test]
    fn the_score_is_the_sum_of_what_the_cards_show((setup, actions) in any_match()) {
        let (game, _) = play(&setup, actions);
        let standing = game.standing();
        for seat in game.seats() {
            let shown = Slot::all().filter_map(|slot| game.points(seat, slot));
            let sum: u8 = shown.map(|points| points.value).sum();
            prop_assert_eq!(game.score_of(seat), sum);
            prop_assert_eq!(standing.scores[seat.index()], sum);
            prop_assert_eq!(sum, counted(&game, seat));
            for slot in Slot::all() {
                let points = game.points(seat, slot);
                prop_assert_eq!(points.is_some(), game.card(seat, slot).is_some());
                prop_assert!(points.is_none_or(|points| points.value == points.why.points()));
            }
        }
    }

    #[test]
    fn a_run_is_where_it_says_and_none_is_longer((setup, actions) in any_match()) {
        let (game, _) = play(&setup, actions);
        for seat in game.seats() {
            let cards = cards(&game, seat);
            let favourite = game.favourite(seat);
            let longest = run_of(&cards, favourite);
            prop_assert_eq!(usize::from(game.standing().runs[seat.index()]), longest);
            let Some(run) = game.longest_run(seat) else {
                prop_assert_eq!(longest, 0);
                continue;
            };
            let from = usize::from(run.from.get()) - 1;
            let to = usize::from(run.to.get());
            prop_assert_eq!(usize::from(run.length), longest);
            prop_assert_eq!(to - from, longest);
            prop_assert_eq!(run_of(&cards[from..to], favourite), longest);
        }
    }

    #[test]
    fn the_winners_are_those_whom_nobody_beats((setup, shows) in any_mines()) {
        let outcome = fold(&setup, &shows).standing();
        let key = |seat: usize| (outcome.scores[seat], outcome.runs[seat]);
        let seats = 0..outcome.scores.len();
        let best = seats.clone().map(key).max().unwrap();
        let winners: Vec<usize> = seats.filter(|&seat| key(seat) == best).collect();
        prop_assert_eq!(super::group::indices(&outcome.winners), winners);
    }

    #[test]
    fn exchanged_twice_all_lies_as_before((setup, actions) in any_match(), a in any_place(), b in any_place()) {
        let (mut game, _) = play(&setup, actions);
        let before = game.clone();
        let exchange = Action::Exchange { a, b };
        if game.apply(&exchange).is_ok() {
            prop_assert_eq!(game.card(a.player, a.slot), before.card(b.player, b.slot));
            prop_assert_eq!(game.card(b.player, b.slot), before.card(a.player, a.slot));
            game.apply(&exchange).unwrap();
        }
        prop_assert_eq!(&game, &before);
    }

    #[test]
    fn all_have_equally_many_turns((setup, actions) in any_match(), more in vec(any_action(), 0..60)) {
        let mut game = start(&setup);
        let mut turns = vec![0_u32; setup.favourites.len()];
        for action in actions.iter().chain(&more) {
            let seat = game.seat();
            if game.apply(action).is_ok() && *action == END_TURN {
                turns[seat.unwrap().index()] += 1;
            }
        }
        prop_assert_eq!(turns.iter().sum::<u32>(), game.turns());
        let over = game.last_round().is_some_and(|last| last.seats_left.is_empty());
        if over {
            prop_assert!(turns.iter().all(|&count| count == turns[0]));
            prop_assert_eq!(game.seat(), None);
        }
        if game.outcome().is_some() {
            prop_assert!(over || game.scoring_only());
        }
    }

    #[test]
    fn a_warning_comes_true((setup, actions) in any_match(), place in any_place(), card in any_card()) {
        let (mut game, _) = play(&setup, actions);
        let foretold = game.warning_for(card, place.player, place.slot);
        let show = Action::Show { player: place.player, slot: place.slot, card };
        if game.apply(&show).is_ok() {
            let come = game.warnings().into_iter().find(|warning| warning.card == card);
            let others = come.map(|mut warning| {
                warning.at.retain(|&at| at != place);
                warning
            });
            prop_assert_eq!(foretold, others);
        }
    }

    #[test]
    fn after_the_end_every_action_is_illegal((setup, shows) in any_mines(), more in vec(any_action(), 1..9)) {
        let mut game = fold(&setup, &shows);
        game.apply(&SCORE).unwrap();
        for action in &more {
            prop_assert!(game.apply(action).is_err());
        }
    }
}

/// What a file lacks is named, and nothing that it has.
#[test]
fn an_action_without_a_member_names_the_one_that_is_missing() {
    for (action, message) in [
        (
            json!({"do": "exchange", "a": [0, 1]}),
            "exchange: missing field `b`",
        ),
        (
            json!({"do": "exchange", "b": [0, 1]}),
            "exchange: missing field `a`",
        ),
        (
            json!({"do": "cover", "player": 0}),
            "cover: missing field `slot`",
        ),
        (
            json!({"do": "show", "slot": 1, "card": "idol"}),
            "show: missing field `player`",
        ),
    ] {
        let bad = parse_entry::<DigUp>(&action).unwrap_err();
        assert_eq!(
            (bad.code, bad.message.as_str()),
            ("missing-member", message)
        );
    }
}
