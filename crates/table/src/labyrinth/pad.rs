//! The pad: the spare tile to be turned, the card that is looked for, everybody else's, and what
//! stands beside undo.

use askama::Template;
use tableside_rules::Seat;
use tableside_rules::labyrinth::{Action, Phase, Spot, Tile};

use super::ask;
use super::card::{self, Card, Face, Mini};
use super::drawn::Drawn;
use super::names::Icon;
use super::picked::{Ask, Fix, Panel, Picked, Spin};
use super::played::Played;
use super::words;
use crate::failure::Failure;
use crate::filters;
use crate::games::{Around, Mode};
use crate::tap::{Does, Tap};
use crate::text::{Text, text};

/// The tile beside the board.
struct Spare {
    drawn: Drawn,
    label: Text,
    left: Tap,
    right: Tap,
    /// How it was turned last: `left`, `right` or nothing.
    spun: &'static str,
    /// To which side help would turn it.
    hint: Option<Spin>,
}

/// The others' cards, and the way to all.
struct Hands {
    tap: Tap,
    minis: Vec<Mini>,
}

#[derive(Template)]
#[template(path = "labyrinth/pad.html")]
struct Pad {
    /// What the style knows it by.
    kind: &'static str,
    spare: Option<Spare>,
    card: Option<Card>,
    hands: Option<Hands>,
    /// Without a board: it was found, or not.
    found: Vec<Tap>,
    /// How many turns it takes, for one alone.
    turns: Option<Tap>,
    /// Where tools have no place of their own, the way to set something right, and to stay.
    mend: Option<Tap>,
    stay: Option<Tap>,
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
#[template(path = "labyrinth/tools.html")]
struct Tools {
    buttons: Vec<Button>,
}

impl Spin {
    /// Its name in the style.
    pub(super) const fn name(self) -> &'static str {
        match self {
            Self::Left => "left",
            Self::Right => "right",
        }
    }
}

/// Renders what is tapped below the board.
pub(super) fn render(
    around: &Around<'_>,
    played: &Played,
    picked: &Picked,
) -> Result<String, Failure> {
    match &picked.panel {
        Some(Panel::Cards) => return card::render(around, played),
        Some(Panel::Board(fix)) => return super::mend::render(around, played, picked, fix),
        None => {}
    }
    let Some(seat) = played.turn() else {
        return Ok(String::new());
    };
    let has_board = played.game.board().is_some();
    let pad = Pad {
        kind: if has_board { "known" } else { "plain" },
        spare: spare(played, picked),
        card: has_board.then(|| card::key(played, picked, seat)),
        hands: hands(played, picked, seat),
        found: found(played, seat),
        turns: played.may_ask(Ask::Turns, around.mode).then(|| {
            let does = Does::Pick(picked.ask(Ask::Turns));
            let pressed = picked.ask == Some(Ask::Turns);
            Tap::new("ask-turns", does, text("lab-ask-turns")).pressed(pressed)
        }),
        mend: (around.mode == Mode::Repair && has_board).then(|| mend(picked)),
        stay: stay(played).filter(|_| around.mode == Mode::Repair),
    };
    around.visit.part(&pad)
}

fn spare(played: &Played, picked: &Picked) -> Option<Spare> {
    let lies = played.game.spare()?;
    let shown = picked.spare(played).unwrap_or(lies);
    let view = played.options.view;
    let turn = |spin: Spin, turned: Tile| {
        let does = match played.turnable() {
            Some(_) => Does::Pick(picked.turn(turned, spin)),
            None => Does::Nothing,
        };
        let label = text(match spin {
            Spin::Left => "lab-turn-left",
            Spin::Right => "lab-turn-right",
        });
        Tap::new(format!("turn-{}", spin.name()), does, label)
    };
    let treasure = played
        .game
        .treasures_at(Spot::Spare)
        .map(|treasure| played.options.names.name(treasure));
    let label = text("lab-spare-is").with("tile", words::tile(view, shown));
    let label = Text::joined([label].into_iter().chain(treasure).collect(), ". ");
    Some(Spare {
        drawn: Drawn {
            tile: Some(words::drawing(view.tile(shown))),
            ..played.drawn(Spot::Spare)?
        },
        label,
        left: turn(Spin::Left, shown.turned_left()),
        right: turn(Spin::Right, shown.turned_right()),
        spun: picked.spin.map_or("", Spin::name),
        hint: ask::turn_to(played, picked),
    })
}

fn hands(played: &Played, picked: &Picked, seat: Seat) -> Option<Hands> {
    let seats = played.game.seats();
    if seats == 1 {
        return None;
    }
    let others: Vec<Seat> = (1..seats)
        .map(|ahead| Seat::new((seat.index() + ahead) % seats))
        .collect();
    let said = others.iter().map(|&seat| played.looks_for(seat));
    let label = [text("lab-cards")].into_iter().chain(said).collect();
    let does = Does::Open(picked.panel(Panel::Cards));
    Some(Hands {
        tap: Tap::new("cards", does, Text::joined(label, ". ")),
        minis: others.iter().map(|&seat| played.mini(seat)).collect(),
    })
}

/// Without a board the group says whether it was found.
fn found(played: &Played, seat: Seat) -> Vec<Tap> {
    if played.game.board().is_some() || played.game.phase() == Phase::Push {
        return Vec::new();
    }
    let goes_home = played.game.collected(seat) == played.game.cards(seat).len();
    let found = text(if goes_home {
        "lab-came-home"
    } else {
        "lab-found-it"
    });
    vec![
        Tap::new("found", Does::act(&Action::Found {}), found),
        Tap::new(
            "not-found",
            Does::act(&Action::Go { to: None }),
            text("lab-not-yet"),
        ),
    ]
}

fn mend(picked: &Picked) -> Tap {
    let does = Does::Open(picked.panel(Panel::Board(Fix::Tile(None))));
    let is_open = matches!(picked.panel, Some(Panel::Board(_)));
    Tap::new("mend", does, text("lab-mend")).pressed(is_open)
}

/// Renders the buttons beside undo and redo.
pub(super) fn tools(
    around: &Around<'_>,
    played: &Played,
    picked: &Picked,
) -> Result<String, Failure> {
    let mut buttons = Vec::new();
    if picked.panel.is_some() {
        buttons.push(Button {
            tap: Tap::new(
                "close",
                Does::Pick(picked.only().with(|_| ())),
                text("lab-close"),
            ),
            icon: "back",
            word: text("lab-close"),
            small: false,
            main: false,
        });
        return around.visit.part(&Tools { buttons });
    }
    if played.game.board().is_some() {
        buttons.push(Button {
            tap: mend(picked),
            icon: "pencil",
            word: text("lab-mend"),
            small: true,
            main: false,
        });
    }
    if played.may_ask(Ask::Reach, around.mode) {
        let does = Does::Pick(picked.ask(Ask::Reach));
        let pressed = picked.ask == Some(Ask::Reach);
        buttons.push(Button {
            tap: Tap::new("ask-reach", does, text("lab-ask-reach")).pressed(pressed),
            icon: "hint",
            word: text("lab-ask-reach"),
            small: false,
            main: false,
        });
    }
    buttons.extend(stay(played).map(|tap| Button {
        tap,
        icon: "flag",
        word: text("lab-stay"),
        small: false,
        main: false,
    }));
    around.visit.part(&Tools { buttons })
}

/// Nobody has to move.
fn stay(played: &Played) -> Option<Tap> {
    let seat = played.turn()?;
    let at = played.game.pawn(seat)?;
    let is_due = played.game.phase() == Phase::Go;
    is_due.then(|| Tap::new("stay", Does::act(&Action::go(at)), text("lab-stay")))
}
