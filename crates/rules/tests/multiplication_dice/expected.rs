//! What a group may expect of a number of rounds.

use tableside_rules::Game;
use tableside_rules::multiplication_dice::{
    Action, MultiplicationDice, Place, expected_points, preset_rounds,
};

use super::chance::numbers;
use super::group::Group;

fn expected(seats: usize, rounds: u32) -> f64 {
    expected_points(seats, rounds).unwrap()
}

fn near(found: f64, expected: f64, most: f64) -> bool {
    (found - expected).abs() <= most
}

#[test]
fn the_presets_promise_about_forty_points() {
    let presets = [2, 3, 4].map(|seats| preset_rounds(seats).unwrap());
    assert_eq!(presets, [30, 20, 15]);
    for (seats, points) in [(2, 36.4), (3, 42.4), (4, 44.4)] {
        let found = expected(seats, preset_rounds(seats).unwrap());
        assert!(near(found, points, 0.05), "{found}");
    }
}

#[test]
fn eight_rounds_of_two_promise_about_one_point() {
    let found = expected(2, 8);
    assert!(near(found, 1.0, 0.05), "{found}");
}

/// Plays a throw as somebody would who likes points: what chance throws, in any order, an
/// opponent's field if it can be had, and otherwise any.
fn play_throw(game: &mut MultiplicationDice, draw: &mut impl FnMut(usize) -> usize) {
    let actions = game.drawn_throw(draw);
    game.apply(&actions[0]).unwrap();
    while game.throw().is_some() {
        let open: Vec<_> = game.open_products().map(|made| made.product).collect();
        let mut places = game.legal_places(open[draw(open.len())]);
        let is_own = |place: &Place| game.owner(*place) == Some(game.seat());
        if !places.iter().all(is_own) {
            places.retain(|place| !is_own(place));
        }
        let place = places[draw(places.len())];
        game.apply(&Action::claim(place)).unwrap();
    }
}

#[test]
fn the_figures_are_those_of_many_matches() {
    const MATCHES: u32 = 150;
    for seats in 2..=4 {
        for rounds in [8, preset_rounds(seats).unwrap()] {
            let mut draw = numbers(u64::from(rounds));
            let mut points = 0;
            for _ in 0..MATCHES {
                let mut game = Group::plays(seats, rounds).0;
                while !game.is_over() {
                    play_throw(&mut game, &mut draw);
                }
                points += game.scores().iter().sum::<u32>();
            }
            let mean = f64::from(points) / f64::from(MATCHES);
            let expected = expected(seats, rounds);
            // The points of one match scatter by about their mean's root.
            let most = 4.0 * (expected / f64::from(MATCHES)).sqrt();
            assert!(near(mean, expected, most), "{seats}, {rounds}: {mean}");
        }
    }
}

#[test]
fn more_rounds_promise_more_points() {
    for seats in 2..=4 {
        assert!(expected(seats, 0).abs() < f64::EPSILON);
        for rounds in 0..400 {
            assert!(expected(seats, rounds) < expected(seats, rounds + 1));
        }
    }
}

#[test]
fn on_a_full_board_every_round_promises_the_same() {
    for seats in 2..=4 {
        let round = expected(seats, 251) - expected(seats, 250);
        let before = expected(seats, 250) - expected(seats, 249);
        assert!(near(round, before, 1e-9));
        let far = expected(seats, 250) + round * 1_000_000.0;
        assert!(near(expected(seats, 1_000_250), far, 1.0));
        assert!(expected(seats, u32::MAX).is_finite());
    }
}

#[test]
fn other_numbers_of_players_have_no_figures() {
    for seats in [0, 1, 5, usize::MAX] {
        assert_eq!(preset_rounds(seats), None);
        assert_eq!(expected_points(seats, 8), None);
    }
}
