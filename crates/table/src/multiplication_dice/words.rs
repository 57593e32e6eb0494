//! Actions and refusals of the Multiplikations-Würfelspiel in words.

use serde_json::Value;
use tableside_rules::multiplication_dice::{
    Action, Die, Done, MultiplicationDice, Place, Product, Refusal,
};
use tableside_rules::{Game as _, Refused as _};

use super::Played;
use crate::text::{Text, text};

/// "Row 5, column 10"
pub(super) fn place_first(at: Place) -> Text {
    text("md-place-first")
        .with("row", at.row())
        .with("column", at.column())
}

/// The same in a sentence about what happens there.
fn place_in(at: Place) -> Text {
    text("md-place-in")
        .with("row", at.row())
        .with("column", at.column())
}

/// One to three things in a sentence, "50, 100 and 20".
pub(super) fn listed(things: &[u8]) -> Text {
    match things {
        [one, two, three] => text("md-three")
            .with("one", *one)
            .with("two", *two)
            .with("three", *three),
        [one, two] => text("md-two").with("one", *one).with("two", *two),
        _ => Text::joined(
            things
                .iter()
                .map(|thing| Text::verbatim(thing.to_string()))
                .collect(),
            ", ",
        ),
    }
}

/// Products in a sentence.
pub(super) fn products(products: &[Product]) -> Text {
    let values: Vec<u8> = products.iter().map(|product| product.get()).collect();
    listed(&values)
}

/// What an action does, told before it is applied.
pub(super) fn action(played: &Played, action: &Action) -> Text {
    match *action {
        Action::Roll { dice, by_app } => roll(&played.game, action, dice, by_app),
        Action::Claim { row, column } => match Place::new(row, column) {
            Some(at) => claim(played, at),
            None => refusal(&Refusal::OutsideBoard { row, column }),
        },
        Action::Rounds { rounds } => text("md-did-rounds").with("n", rounds),
    }
}

fn roll(game: &MultiplicationDice, action: &Action, dice: [Die; 3], by_app: bool) -> Text {
    let mut after = game.clone();
    let shown = listed(&dice.map(Die::get));
    if after.apply(action).is_err() {
        return text("md-did-roll-only").with("dice", shown);
    }
    let made = after
        .last_throw()
        .map_or(&[][..], |throw| &throw.multiplications);
    let all: Vec<Product> = made.iter().map(|made| made.product).collect();
    let alone = made.iter().filter(|made| made.done == Some(Done::ByItself));
    let alone: Vec<Product> = alone.map(|made| made.product).collect();
    let key = if by_app {
        "md-did-throw"
    } else {
        "md-did-roll"
    };
    let told = text(key)
        .with("dice", shown)
        .with("products", products(&all));
    if alone.is_empty() {
        return told;
    }
    Text::joined(vec![told, by_itself(&alone)], " ")
}

/// "100 is done by itself."
pub(super) fn by_itself(alone: &[Product]) -> Text {
    text("md-by-itself")
        .with("products", products(alone))
        .with("n", alone.len())
}

/// What claiming a field does for whose turn it is.
fn claim(played: &Played, at: Place) -> Text {
    let seat = played.game.seat();
    let (key, owner) = match played.game.owner(at) {
        None => ("md-did-claim", None),
        Some(owner) if owner == seat => ("md-did-keep", None),
        Some(owner) => ("md-did-capture", Some(played.name(owner))),
    };
    text(key)
        .with("product", at.product().get())
        .with("place", place_in(at))
        .with("name", owner.unwrap_or_default())
}

/// What a field is to whose turn it is, and what it brings: "Ben’s: 1 point".
pub(super) fn brings(played: &Played, at: Place) -> Text {
    match played.game.owner(at) {
        None => text("md-take-free"),
        Some(owner) if owner == played.game.seat() => text("md-take-own"),
        Some(owner) => text("md-take-from").with("name", played.name(owner)),
    }
}

/// A field that may be claimed: "Row 5, column 10: 50, Ben’s: 1 point".
pub(super) fn offer(played: &Played, at: Place) -> Text {
    text("md-field-offer")
        .with("place", place_first(at))
        .with("product", at.product().get())
        .with("brings", brings(played, at))
}

/// Throws that were simulated in one tap, in one sentence; `None` if the tap was no simulation.
pub(super) fn simulated(played: &Played, actions: &[Value]) -> Option<Text> {
    if actions.len() < 2 {
        return None;
    }
    let mut game = played.game.clone();
    let before: u32 = game.scores().iter().sum();
    let mut throws = 0_usize;
    for action in actions {
        let action = Played::read(action).ok()?;
        throws += usize::from(matches!(action, Action::Roll { .. }));
        game.apply(&action).ok()?;
    }
    let after: u32 = game.scores().iter().sum();
    Some(
        text("md-did-simulate")
            .with("n", throws)
            .with("captures", after - before),
    )
}

/// Why an action is refused.
pub(super) fn refusal(refusal: &Refusal) -> Text {
    let why = text(match refusal.code() {
        "match-over" => "refusal-match-over".to_owned(),
        code => format!("md-refusal-{code}"),
    });
    match refusal {
        Refusal::ProductsOpen { open } => why.with("open", products(open)),
        Refusal::OutsideBoard { row, column } => why.with("row", *row).with("column", *column),
        Refusal::NotAProduct { product, open } => why
            .with("product", product.get())
            .with("open", products(open)),
        Refusal::AlreadyPlayed { product }
        | Refusal::DoneByItself { product }
        | Refusal::FreeFieldsFirst { product } => why.with("product", product.get()),
        Refusal::BelowRound { rounds, round } => why.with("rounds", *rounds).with("round", *round),
        Refusal::NotTwoToFourPlayers { seats } => why.with("seats", *seats),
        Refusal::MatchOver | Refusal::NotRolled | Refusal::NoRounds => why,
    }
}
