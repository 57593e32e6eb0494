//! The pad: the right card for the place, colours and numbers, the other cards, and what stands
//! beside undo.

use askama::Template;
use tableside_rules::dig_up::{Action, Card, Colour, Number, Place};

use super::field::{Face, face, gem};
use super::picked::{self, Ask, Picked};
use super::played::{Phase, Played, Way};
use super::{warned, words};
use crate::failure::Failure;
use crate::filters;
use crate::games::{Around, Mode};
use crate::tap::{Does, Tap};
use crate::text::{Text, text};

/// A key of the pad: a card, or a colour.
struct Key {
    tap: Tap,
    face: Face,
    word: Option<Text>,
    /// The card lies elsewhere already.
    warned: bool,
    /// The number of the place.
    right: bool,
}

#[derive(Template)]
#[template(path = "dig_up/pad.html")]
struct Pad {
    favourite: Option<Key>,
    others: Vec<Key>,
    colours: Vec<Key>,
    numbers: Vec<Key>,
}

/// What stands in the place of the keys once a mine is complete.
#[derive(Template)]
#[template(path = "dig_up/next.html")]
struct Next {
    words: Text,
    /// The next mine, as a pick.
    on: Option<(Tap, Text)>,
    /// The action that scores.
    score: Option<Tap>,
}

/// Somebody whose mine may be open.
struct OpenedBy {
    index: usize,
    name: String,
    chosen: bool,
}

/// Who has opened the mine.
#[derive(Template)]
#[template(path = "dig_up/opened.html")]
struct Opened {
    url: String,
    seats: Vec<OpenedBy>,
    /// Whether somebody was named already.
    is_told: bool,
}

/// While places are swapped there are no keys.
#[derive(Template)]
#[template(path = "dig_up/exchange.html")]
struct Exchanging {
    /// What stays picked if a swap is taken back.
    then: String,
}

/// A button beside undo.
struct Button {
    tap: Tap,
    icon: &'static str,
    word: Text,
    small: bool,
    /// The next step.
    main: bool,
}

#[derive(Template)]
#[template(path = "dig_up/tools.html")]
struct Tools {
    buttons: Vec<Button>,
}

/// Renders what is tapped below the mines.
pub(super) fn render(
    around: &Around<'_>,
    played: &Played,
    picked: &Picked,
) -> Result<String, Failure> {
    let visit = around.visit;
    if picked.query.exchange.is_some() {
        return visit.part(&Exchanging {
            then: picked::again(),
        });
    }
    match picked.query.ask {
        Some(Ask::Opened) if may_open(around, played) => visit.part(&opened(around, played)),
        Some(Ask::Warnings) if !played.game.warnings().is_empty() => {
            warned::list(visit, played, picked)
        }
        _ if stands_complete(played, picked) => visit.part(&next(played, picked)),
        _ => visit.part(&keys(played, picked)),
    }
}

fn opened(around: &Around<'_>, played: &Played) -> Opened {
    let seats = played.game.seats().map(|seat| OpenedBy {
        index: seat.index(),
        name: played.name(seat).to_owned(),
        chosen: played.opened == Some(seat),
    });
    Opened {
        url: format!("{}/opened", around.path),
        seats: seats.collect(),
        is_told: played.opened.is_some(),
    }
}

/// Whether the mine that is looked at is complete and nothing of it is picked, so that what comes
/// next takes the place of the keys.
pub(super) fn stands_complete(played: &Played, picked: &Picked) -> bool {
    played.phase() == Phase::Entry
        && played.game.is_complete(picked.mine)
        && picked.slot.is_none()
        && picked.query.card.is_none()
        && picked.query.exchange.is_none()
}

fn next(played: &Played, picked: &Picked) -> Next {
    let mine = picked.mine;
    let words = text("dig-mine-complete")
        .with("name", played.called(mine))
        .with("n", played.game.score_of(mine));
    let on = played.incomplete_from(Some(mine)).map(|seat| {
        let word = text("dig-next-mine").with("name", played.called(seat));
        let query = picked.query.only().with(|query| query.mine = Some(seat));
        (Tap::new("next-mine", Does::Pick(query), word.clone()), word)
    });
    Next {
        words,
        on,
        score: played.may_score().then(score),
    }
}

fn score() -> Tap {
    Tap::new("score", Does::act(&Action::Score {}), text("dig-score"))
}

fn keys(played: &Played, picked: &Picked) -> Pad {
    let favourite = picked.slot.map(|slot| {
        let colour = played.game.favourite(picked.mine);
        let number = slot.number();
        let mut key = card_key(played, picked, "right", Card::Gem { colour, number });
        key.tap.label = text("dig-right").with("card", key.tap.label);
        key
    });
    let others = [Card::Idol, Card::Skeleton, Card::Adventure].map(|card| Key {
        word: Some(text(format!("dig-key-{card}"))),
        ..card_key(played, picked, &card.to_string(), card)
    });
    let numbers = Number::all().map(|number| {
        let colour = picked.colour;
        let right = picked.slot.is_some_and(|slot| slot.number() == number);
        let key = format!("number-{number}");
        Key {
            right,
            ..card_key(played, picked, &key, Card::Gem { colour, number })
        }
    });
    Pad {
        favourite,
        others: others.into(),
        colours: Colour::ALL
            .map(|colour| colour_key(played, picked, colour))
            .into(),
        numbers: numbers.collect(),
    }
}

fn colour_key(played: &Played, picked: &Picked, colour: Colour) -> Key {
    let word = played.gems.name(colour);
    let favourite = colour == played.game.favourite(picked.mine);
    let label = if favourite {
        text("dig-colour-favourite").with("name", word.clone())
    } else {
        word.clone()
    };
    let key = format!("colour-{colour}");
    Key {
        tap: Tap::new(key, Does::Pick(picked.pick_colour(colour)), label)
            .pressed(picked.colour == colour),
        face: Face::Gem(gem(&played.gems, colour, None)),
        word: Some(word),
        warned: false,
        right: favourite,
    }
}

/// A card: it goes to the place that is picked, or waits for one.
fn card_key(played: &Played, picked: &Picked, key: &str, card: Card) -> Key {
    let name = match card {
        Card::Gem { .. } => played.gems.card(card),
        _ => text(format!("dig-key-{card}")),
    };
    let mut warned = false;
    let tap = if let Some(Place { player, slot }) = picked.place() {
        let show = Action::Show { player, slot, card };
        let warning = played.game.warning_for(card, player, slot);
        warned = warning.is_some();
        let lies = warning.map(|warning| words::warning(played, card, warning.at.len() + 1));
        let label = Text::joined([name].into_iter().chain(lies).collect(), ". ");
        Tap::new(key, Does::act(&show), label)
    } else {
        let pressed = picked.query.card == Some(card);
        Tap::new(key, Does::Pick(picked.pick_card(card)), name).pressed(pressed)
    };
    Key {
        tap,
        face: face(played, Some(card)),
        word: None,
        warned,
        right: false,
    }
}

/// Whether somebody can say that a mine is open.
fn may_open(around: &Around<'_>, played: &Played) -> bool {
    around.mode == Mode::Play && played.way == Way::Score && played.game.scoring_only()
}

/// Renders the buttons beside undo and redo.
pub(super) fn tools(
    around: &Around<'_>,
    played: &Played,
    picked: &Picked,
) -> Result<String, Failure> {
    let mut buttons = Vec::new();
    let lying = picked.by_hand();
    let lying = lying.filter(|at| played.game.card(at.player, at.slot).is_some());
    if let Some(at) = lying {
        let Place { player, slot } = at;
        let label = text("dig-cover-this").with("card", words::holds(played, at));
        buttons.push(Button {
            tap: Tap::new("cover", Does::act(&Action::Cover { player, slot }), label),
            icon: "dig-down",
            word: text("dig-cover"),
            small: true,
            main: false,
        });
    }
    // "Mine is open" needs the room.
    let is_crowded = lying.is_some() || played.way == Way::Score;
    buttons.push(exchange(picked, is_crowded));
    buttons.extend(step(around, played, picked));
    around.visit.part(&Tools { buttons })
}

/// Begins a swap of two places, or says that no other follows.
fn exchange(picked: &Picked, small: bool) -> Button {
    let swaps = picked.query.exchange.is_some();
    let word = text(if swaps { "dig-done" } else { "dig-exchange" });
    let does = Does::Pick(picked.exchange());
    Button {
        tap: Tap::new("exchange", does, word.clone()).pressed(swaps),
        icon: if swaps { "check" } else { "swap" },
        word,
        small: small && !swaps,
        main: false,
    }
}

/// The step that the match takes next: the turn's end, the score, or saying that a mine is open.
fn step(around: &Around<'_>, played: &Played, picked: &Picked) -> Option<Button> {
    let swaps = picked.query.exchange.is_some();
    if played.may_score() && !stands_complete(played, picked) && !swaps {
        return Some(Button {
            tap: score(),
            icon: "trophy",
            word: text("dig-score"),
            small: false,
            main: true,
        });
    }
    if may_open(around, played) && !played.may_score() && !swaps {
        return Some(Button {
            tap: Tap::new(
                "opened",
                Does::Open(picked.ask(Ask::Opened)),
                text("dig-opened"),
            )
            .pressed(picked.query.ask == Some(Ask::Opened)),
            icon: "flag",
            word: text("dig-opened"),
            small: false,
            main: false,
        });
    }
    let may_end = played.turn().is_some();
    may_end.then(|| Button {
        tap: Tap::new(
            "end-turn",
            Does::act(&Action::EndTurn {}),
            text("dig-end-turn"),
        ),
        icon: "forward",
        word: text("dig-end-turn"),
        small: false,
        main: played.phase() == Phase::Turns,
    })
}
