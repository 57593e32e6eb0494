//! The tile fits: where is the gap now? Tapped on the wall, or told by its two
//! numbers.

use askama::Template;
use tableside_rules::times_table::{Action, Place, Race};

use super::picked::{Cards, Picked, Quarter};
use super::played::Played;
use super::wall::{self, Choice, Sight};
use super::words;
use crate::failure::Failure;
use crate::filters;
use crate::games::Around;
use crate::tap::{Does, Tap};
use crate::text::{Text, text};

/// A number of a margin as a key.
struct Key {
    number: u8,
    tap: Tap,
}

#[derive(Template)]
#[template(path = "times_table/gap.html")]
struct NextGap {
    solved: Place,
    /// What the answer was worth, if one was typed.
    verdict: Option<Text>,
    right: bool,
    top: Option<u8>,
    /// Whether a quarter of the wall is looked at closely, which leaves no room for more.
    close: bool,
    /// The way to the numbers or, once the upper one is told, back to it.
    tell: Tap,
    /// Empty unless the numbers are told.
    keys: Vec<Key>,
    web: Tap,
    back: Tap,
}

/// The action that names the next gap.
fn action(picked: &Picked, gap: Place) -> Action {
    Action::Match {
        gap: Some(gap),
        answer: picked.answer,
        player: None,
    }
}

/// The label of a place that may be the next gap.
fn label(picked: &Picked, at: Place) -> Text {
    let key = if picked.web {
        "x1-lay-web"
    } else {
        "x1-lay-there"
    };
    text(key).with("place", at.to_string())
}

/// Renders the wall to tap on.
pub(super) fn field(
    around: &Around<'_>,
    played: &Played,
    race: &Race,
    picked: &Picked,
) -> Result<String, Failure> {
    let sight = Sight {
        wall: Some(race.wall()),
        names: &played.names,
        gap: race.gap(),
        top: picked.top,
        ..Sight::default()
    };
    let look = |zoom: Option<Quarter>| {
        Picked {
            zoom,
            ..picked.clone()
        }
        .href()
    };
    let take = |at: Place| {
        let action = action(picked, at);
        let can = race.may_fit(Some(at)).is_ok();
        can.then(|| (Does::act(&action), label(picked, at)))
    };
    if picked.told {
        return wall::render(around.visit, &sight);
    }
    let choice = Choice {
        zoom: picked.zoom,
        look: &look,
        take: &take,
    };
    wall::choose(around.visit, &sight, &choice)
}

/// Renders what stands below it.
pub(super) fn pad(
    around: &Around<'_>,
    solved: Place,
    race: &Race,
    picked: &Picked,
) -> Result<String, Failure> {
    let number = solved.number();
    let right = picked.answer == Some(u32::from(number.get()));
    let verdict = picked.answer.map(|answer| {
        let key = if right { "x1-right" } else { "x1-fits-anyway" };
        text(key)
            .with("answer", answer)
            .with("number", number.get())
    });
    let web = Picked {
        web: !picked.web,
        ..picked.clone()
    };
    let tell = Picked {
        // The same key again leads back to the wall, from the second number to the first.
        told: !picked.told || picked.top.is_some(),
        top: None,
        zoom: None,
        ..picked.clone()
    };
    let told = text("x1-by-numbers");
    let told = match picked.top {
        Some(top) => words::shown(Text::verbatim(format!("{top} × ?")), told),
        None => told,
    };
    let back = Picked {
        pad: picked.answer.is_some(),
        answer: picked.answer,
        cards: Cards::Done,
        ..picked.none()
    };
    around.visit.part(&NextGap {
        solved,
        verdict,
        right,
        top: picked.top,
        close: picked.zoom.is_some() && !picked.told,
        tell: Tap::new("tell", tell.pick(), told).pressed(picked.told),
        keys: if picked.told {
            (1..=Place::MOST).map(|n| key(race, picked, n)).collect()
        } else {
            Vec::new()
        },
        web: Tap::new(
            "web",
            web.pick(),
            words::shown(text("x1-web-short"), text("x1-web")),
        )
        .pressed(picked.web),
        back: Tap::new("no-fit", back.pick(), text("x1-back-to-task")),
    })
}

/// The first number is the one above the wall, the second one plays.
fn key(race: &Race, picked: &Picked, number: u8) -> Key {
    let name = format!("number-{number}");
    let can = |at: &Place| race.may_fit(Some(*at)).is_ok();
    let tap = match picked.top {
        None => {
            let mut column = race.next_gaps().filter(|at| at.top() == number);
            let does = if column.any(|at| can(&at)) {
                let chosen = Picked {
                    top: Some(number),
                    ..picked.clone()
                };
                chosen.pick()
            } else {
                Does::Nothing
            };
            Tap::new(name, does, text("x1-top-number").with("n", number))
        }
        Some(top) => match Place::new(top, number).filter(can) {
            Some(at) => Tap::new(name, Does::act(&action(picked, at)), label(picked, at)),
            None => Tap::new(
                name,
                Does::Nothing,
                text("x1-left-solved").with("n", number),
            ),
        },
    };
    Key { number, tap }
}
