//! Actions and refusals of Kreuzsummen in words.

use tableside_rules::Refused as _;
use tableside_rules::kreuzsummen::{
    Action, Card, Face, Kreuzsummen, Line, Place, Refusal, Standing, Value,
};

use crate::text::{Text, text};

/// "row 2, column 3"
pub(crate) fn place(place: Place) -> Text {
    text("ks-place")
        .with("row", place.row())
        .with("column", place.column())
}

/// The same at the beginning of a sentence.
pub(crate) fn place_first(place: Place) -> Text {
    text("ks-place-first")
        .with("row", place.row())
        .with("column", place.column())
}

/// The same in a sentence about what happens there; Hungarian adds the ending.
fn place_at(place: Place) -> Text {
    text("ks-place-at")
        .with("row", place.row())
        .with("column", place.column())
}

/// "Row 2, column 3: 5, 2 cards high"
pub(crate) fn place_holds(game: &Kreuzsummen, at: Place) -> Text {
    let height = game.stack(at).len();
    match game.top(at) {
        None => text("ks-place-free").with("place", place_first(at)),
        Some(top) if height > 1 => text("ks-place-stack")
            .with("place", place_first(at))
            .with("top", top.get())
            .with("n", height),
        Some(top) => text("ks-place-top")
            .with("place", place_first(at))
            .with("top", top.get()),
    }
}

/// How a line stands, in the two words that a target has room for.
pub(crate) fn standing(standing: Standing) -> Text {
    match standing {
        Standing::Missing(n) => text("ks-stands-missing").with("n", n),
        Standing::Met => text("ks-stands-met"),
        Standing::Over(0) => text("ks-stands-early"),
        Standing::Over(n) => text("ks-stands-over").with("n", n),
        Standing::Doubled(n) => text("ks-stands-doubled").with("n", n),
    }
}

/// How a line stands, to be read out.
pub(crate) fn line_stands(line: &Line) -> Text {
    let standing = line.standing();
    let mut parts = vec![match standing {
        Standing::Over(0) => text("ks-stands-early-long").with("n", line.free),
        standing => self::standing(standing),
    }];
    let said = u8::from(matches!(standing, Standing::Doubled(_)));
    let others = line.doubled.iter().skip(usize::from(said));
    parts.extend(others.map(|value| text("ks-stands-doubled").with("n", value.get())));
    Text::joined(parts, ", ")
}

/// "Row 2, target 15: 7 to go"
pub(crate) fn target(name: &Text, line: &Line) -> Text {
    text("ks-target")
        .with("line", name)
        .with("target", line.target)
        .with("standing", line_stands(line))
}

/// A number as a card in a sentence.
pub(crate) fn number(value: Value) -> Text {
    text("ks-number").with("value", value.get())
}

/// The same at the beginning of a sentence.
fn number_first(value: Value) -> Text {
    text("ks-number-first").with("value", value.get())
}

/// A card's name: a number, or what the face card is called.
pub(crate) fn card(card: Card) -> Text {
    match card {
        Card::Number(value) => Text::verbatim(value.get().to_string()),
        Card::Face(face) => face_name(face),
    }
}

/// A card in a sentence.
pub(crate) fn told_card(card: Card) -> Text {
    match card {
        Card::Number(value) => number(value),
        Card::Face(face) => text("ks-face").with("face", face.name()),
    }
}

/// What a face card is called.
pub(crate) fn face_name(face: Face) -> Text {
    text(format!("ks-{}", face.name()))
}

/// Targets as a list that stays on one line, "8 · 13 · 12".
pub(crate) fn numbers(numbers: &[u8]) -> Text {
    let numbers: Vec<String> = numbers.iter().map(u8::to_string).collect();
    Text::verbatim(numbers.join("\u{a0}·\u{a0}"))
}

fn top(game: &Kreuzsummen, at: Place) -> Option<Value> {
    game.scenario().contains(at).then(|| game.top(at)).flatten()
}

/// What an action does, told before it is applied.
pub(crate) fn action(game: &Kreuzsummen, action: &Action) -> Text {
    match action {
        Action::Place { value, at } => match top(game, *at) {
            Some(covered) => text("ks-did-cover")
                .with("value", number_first(*value))
                .with("covered", number(covered))
                .with("place", place_at(*at)),
            None => text("ks-did-place")
                .with("value", number_first(*value))
                .with("place", place_at(*at)),
        },
        Action::Jack { at, with } => text("ks-did-jack")
            .with("place", place_at(*at))
            .with("other", place_at(*with)),
        Action::Queen { value, at } => text("ks-did-queen")
            .with("value", number(*value))
            .with(
                "back",
                top(game, *at).map_or_else(|| Text::verbatim("–"), number),
            )
            .with("place", place_at(*at)),
        Action::King { from, to } => text("ks-did-king")
            .with("place", place_at(*from))
            .with("other", place_at(*to)),
        Action::Discard { card: discarded } => {
            text("ks-did-swap").with("card", told_card(*discarded))
        }
        Action::EndTurn {} => text("ks-did-end-turn"),
        Action::Arrange { columns } => text("ks-did-arrange").with("columns", numbers(columns)),
        Action::Pass {} => text("ks-did-pass"),
        Action::GiveUp {} => text("ks-did-give-up"),
    }
}

/// Why an action is refused.
pub(crate) fn refusal(refusal: &Refusal) -> Text {
    let why = text(format!("refusal-{}", refusal.code()));
    match refusal {
        Refusal::OutsideField { at }
        | Refusal::PlaceFree { at }
        | Refusal::PlaceTaken { at }
        | Refusal::SamePlace { at } => why.with("row", at.row()).with("column", at.column()),
        Refusal::ValueNotInDeck { value, highest } => {
            why.with("value", value.get()).with("highest", highest)
        }
        Refusal::NoCopyLeft { value, copies } => {
            why.with("value", value.get()).with("copies", copies)
        }
        Refusal::FaceNotInDeck { face } | Refusal::NoFaceLeft { face } => {
            why.with("face", face.name())
        }
        Refusal::NotTheTargets { targets } => why.with("targets", numbers(targets)),
        Refusal::NoSuchScenario { scenario } => why.with("scenario", scenario),
        Refusal::NoSuchStarter { starter } => why.with("starter", starter.index()),
        Refusal::NotTwoPlayers { seats } => why.with("seats", *seats),
        Refusal::MatchOver
        | Refusal::SecondSwap
        | Refusal::EndWithoutSwap
        | Refusal::PassAfterSwap => why,
    }
}

/// An action as it is named in a sentence about it.
pub(super) fn named(action: &Action) -> Text {
    match action {
        Action::Place { value, at } => text("ks-named-place")
            .with("value", value.get())
            .with("place", place(*at)),
        Action::Jack { at, with } => text("ks-named-jack")
            .with("place", place(*at))
            .with("other", place(*with)),
        Action::Queen { value, at } => text("ks-named-queen")
            .with("value", value.get())
            .with("place", place(*at)),
        Action::King { from, to } => text("ks-named-king")
            .with("place", place(*from))
            .with("other", place(*to)),
        Action::Discard { card: discarded } => text("ks-named-swap").with("card", card(*discarded)),
        Action::EndTurn {} | Action::Arrange { .. } | Action::Pass {} | Action::GiveUp {} => {
            text("ks-named-other")
        }
    }
}
