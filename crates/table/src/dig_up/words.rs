//! Places, actions, points and refusals of DIG UP Adventure in words.

use tableside_rules::dig_up::{Action, Card, Place, Points, Refusal, Run, Why};
use tableside_rules::{Refused as _, Seat};

use super::played::Played;
use crate::frame::ranking::all_of;
use crate::text::{Text, text};

/// "place 5 of Anna’s mine", to stand in a sentence.
pub(super) fn place(played: &Played, at: Place) -> Text {
    text("dig-place")
        .with("n", at.slot.get())
        .with("name", played.name(at.player))
}

/// "Anna, place 5", to stand alone.
pub(super) fn place_short(played: &Played, at: Place) -> Text {
    text("dig-place-short")
        .with("n", at.slot.get())
        .with("name", played.called(at.player))
}

/// What lies in a place: the card's name, or that it is face down.
pub(super) fn holds(played: &Played, at: Place) -> Text {
    match played.game.card(at.player, at.slot) {
        Some(card) => played.gems.card(card),
        None => text("dig-face-down"),
    }
}

/// What a card's points are for.
pub(super) fn why(why: Why) -> Text {
    text(match why {
        Why::Both => "dig-why-both",
        Why::Favourite => "dig-why-favourite",
        Why::RightPlace => "dig-why-right-place",
        Why::Nothing => "dig-why-nothing",
        Why::Idol => "dig-why-idol",
        Why::SecondIdol => "dig-why-second-idol",
        Why::Skeleton => "dig-why-skeleton",
        Why::Adventure => "dig-why-adventure",
    })
}

/// "3 points: favourite colour in the right place"
pub(super) fn points(points: Points) -> Text {
    text("dig-points-why")
        .with("n", points.value)
        .with("why", why(points.why))
}

/// "Longest run: 3, places 4 to 6"
pub(super) fn run(run: Option<Run>) -> Text {
    match run {
        None => text("dig-run-none"),
        Some(run) if run.length == 1 => text("dig-run-one").with("from", run.from.get()),
        Some(run) => text("dig-run")
            .with("n", run.length)
            .with("from", run.from.get())
            .with("to", run.to.get()),
    }
}

/// Names as a list, "Ben and Cem".
pub(super) fn names(played: &Played, seats: &[Seat]) -> Text {
    let names: Vec<&str> = seats.iter().map(|&seat| played.name(seat)).collect();
    all_of(&names)
}

/// The same as far as a line has room for it.
pub(super) fn called(played: &Played, seats: &[Seat]) -> Text {
    let names: Vec<String> = seats.iter().map(|&seat| played.called(seat)).collect();
    all_of(&names.iter().map(String::as_str).collect::<Vec<_>>())
}

/// What an action does, told before it is applied.
pub(super) fn action(played: &Played, action: &Action) -> Text {
    match *action {
        Action::Show { player, slot, card } => {
            let at = Place::new(player, slot);
            match played.game.card(player, slot).filter(|&old| old != card) {
                Some(old) => text("dig-did-replace").with("old", played.gems.card(old)),
                None => text("dig-did-show"),
            }
            .with("card", played.gems.card(card))
            .with("place", place(played, at))
        }
        Action::Cover { player, slot } => text("dig-did-cover")
            .with("card", holds(played, Place::new(player, slot)))
            .with("place", place(played, Place::new(player, slot))),
        Action::Exchange { a, b } => text("dig-did-exchange")
            .with("one", holds(played, a))
            .with("here", place_short(played, a))
            .with("other", holds(played, b))
            .with("there", place_short(played, b)),
        Action::EndTurn {} => text("dig-did-end-turn"),
        Action::Score {} => text("dig-did-score"),
    }
}

/// Why an action is refused.
pub(super) fn refusal(played: &Played, refusal: &Refusal) -> Text {
    let why = text(format!("dig-refusal-{}", refusal.code()));
    match refusal {
        Refusal::FaceDown { at } | Refusal::SamePlace { at } => {
            why.with("place", place(played, *at))
        }
        Refusal::TurnsLeft { next } => why.with("name", played.name(*next)),
        Refusal::CardsMissing { first, count } => {
            why.with("place", place(played, *first)).with("n", *count)
        }
        _ => why,
    }
}

/// That a card lies face up too often.
pub(super) fn warning(played: &Played, card: Card, count: usize) -> Text {
    let key = match card {
        Card::Gem { .. } => "dig-warns-gem",
        Card::Idol => "dig-warns-idol",
        _ => "dig-warns-skeleton",
    };
    text(key)
        .with("card", played.gems.card(card))
        .with("n", count)
}
