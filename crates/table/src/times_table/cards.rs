//! After a turn: who lays a card? First of the number that was just solved, other
//! numbers one tap further.

use askama::Template;
use tableside_rules::Seat;
use tableside_rules::times_table::{Action, Laid, Number, Race};

use super::picked::{Cards, Picked};
use super::played::Played;
use super::words;
use crate::failure::Failure;
use crate::filters;
use crate::games::Around;
use crate::tap::{Does, Tap};
use crate::text::{Text, text};

/// A player as a key.
struct Owner {
    seat: usize,
    name: String,
    tap: Tap,
}

#[derive(Template)]
#[template(path = "times_table/who.html")]
struct Who {
    number: Number,
    owners: Vec<Owner>,
    others: Tap,
    on: Tap,
}

#[derive(Template)]
#[template(path = "times_table/laid.html")]
struct JustLaid {
    seat: usize,
    number: Number,
    /// Whether the player draws a card for it, and how many are left in the pile then.
    drew: bool,
    pile: usize,
    words: Text,
    others: Tap,
    on: Tap,
}

/// A number as a key.
struct Key {
    number: Number,
    tap: Tap,
}

#[derive(Template)]
#[template(path = "times_table/numbers.html")]
struct Numbers {
    keys: Vec<Key>,
}

fn on(picked: &Picked) -> Tap {
    let done = Picked {
        cards: Cards::Done,
        ..picked.none()
    };
    Tap::new("on", done.pick(), text("x1-on"))
}

/// The way to all the other numbers.
pub(super) fn others(picked: &Picked) -> Tap {
    let all = Picked {
        cards: Cards::Numbers,
        ..picked.none()
    };
    Tap::new("cards", all.pick(), text("x1-cards"))
}

/// The same beside a number that was just asked for.
fn other(picked: &Picked) -> Tap {
    let mut others = others(picked);
    others.label = words::shown(text("x1-other-number"), others.label);
    others
}

/// Renders the question who has a card.
pub(super) fn who(
    around: &Around<'_>,
    played: &Played,
    race: &Race,
    picked: &Picked,
    number: Number,
) -> Result<String, Failure> {
    let owner = |player: Seat| {
        let action = Action::Lay { player, number };
        let does = if race.may_lay(number).is_ok() {
            Does::act(&action)
        } else {
            Does::Nothing
        };
        let name = played.name(player);
        let label = text("x1-lays")
            .with("name", name)
            .with("number", number.get());
        Owner {
            seat: player.index(),
            name: name.to_owned(),
            tap: Tap::new(format!("lay-{}", player.index()), does, label),
        }
    };
    let mut nobody = on(picked);
    nobody.label = text("x1-nobody");
    around.visit.part(&Who {
        number,
        owners: race.seats().map(owner).collect(),
        others: other(picked),
        on: nobody,
    })
}

/// Renders what follows from a card that was just laid.
pub(super) fn laid(
    around: &Around<'_>,
    played: &Played,
    race: &Race,
    picked: &Picked,
    laid: Laid,
) -> Result<String, Failure> {
    around.visit.part(&JustLaid {
        seat: laid.player.index(),
        number: laid.number,
        drew: laid.drew,
        pile: race.pile(),
        words: draws(played, race, laid),
        others: other(picked),
        on: on(picked),
    })
}

/// "Ben draws a card. 13 are left."
pub(super) fn draws(played: &Played, race: &Race, laid: Laid) -> Text {
    let key = if laid.drew {
        "x1-draws"
    } else {
        "x1-pile-empty"
    };
    text(key)
        .with("name", played.name(laid.player))
        .with("pile", race.pile())
}

/// Renders all numbers, those that are solved to be chosen.
pub(super) fn numbers(
    around: &Around<'_>,
    race: &Race,
    picked: &Picked,
) -> Result<String, Failure> {
    let key = |number: Number| {
        let of = Picked {
            cards: Cards::Of(number),
            ..picked.none()
        };
        let solved = race.wall().is_number_solved(number);
        let label = text(if solved {
            "x1-card"
        } else {
            "x1-card-unsolved"
        });
        let tap = Tap::new(
            format!("card-{number}"),
            of.pick(),
            label.with("number", number.get()),
        );
        Key {
            number,
            tap: if solved { tap } else { tap.off() },
        }
    };
    around.visit.part(&Numbers {
        keys: Number::all().map(key).collect(),
    })
}

#[derive(Template)]
#[template(path = "times_table/on.html")]
struct On {
    on: Tap,
}

/// Renders the way on below the numbers.
pub(super) fn way_on(around: &Around<'_>, picked: &Picked) -> Result<String, Failure> {
    around.visit.part(&On { on: on(picked) })
}
