//! What is one step further away: how everybody stands, and the agreed rounds.

use askama::Template;
use tableside_rules::multiplication_dice::Action;

use super::Played;
use super::picked::Picked;
use super::standing::{Standing, standings};
use crate::failure::Failure;
use crate::filters;
use crate::games::Around;
use crate::tap::{Does, Tap};
use crate::text::text;

/// The most rounds that the screen offers.
pub(super) const MOST_ROUNDS: u32 = 200;

#[derive(Template)]
#[template(path = "multiplication_dice/more.html")]
struct Further {
    standings: Vec<Standing>,
    /// What the stepper shows.
    rounds: u32,
    fewer: Tap,
    more: Tap,
    /// Agrees on it, if it is another number.
    agree: Option<Tap>,
    /// The round being played.
    round: u32,
}

/// Renders the panel.
pub(super) fn render(
    around: &Around<'_>,
    played: &Played,
    picked: &Picked,
) -> Result<String, Failure> {
    let game = &played.game;
    let rounds = picked.rounds;
    let action = Action::Rounds { rounds };
    let changes = rounds != game.rounds() && game.legal(&action).is_ok();
    let agree = changes.then(|| {
        let label = text("md-rounds-agree").with("n", rounds);
        Tap::new("agree", Does::act(&action), label)
    });
    around.visit.part(&Further {
        standings: standings(played),
        rounds,
        fewer: step(
            picked,
            "fewer",
            rounds.saturating_sub(1),
            rounds > game.round(),
        ),
        more: step(
            picked,
            "more-rounds",
            rounds.saturating_add(1),
            rounds < MOST_ROUNDS,
        ),
        agree,
        round: game.round(),
    })
}

fn step(picked: &Picked, key: &'static str, rounds: u32, possible: bool) -> Tap {
    let does = if possible {
        picked.rounds(rounds)
    } else {
        Does::Nothing
    };
    let label = text(format!("md-rounds-{key}")).with("n", rounds);
    Tap::new(key, does, label)
}
