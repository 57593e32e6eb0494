//! A race on the screen: one thing at a time, be it the task, the next gap, or the
//! cards after a turn.

use askama::Template;
use tableside_rules::times_table::{Action, Number, Place, Race};

use super::picked::{Cards, Picked};
use super::played::Played;
use super::wall::{self, Sight};
use super::{cards, gap, ladder, task, words};
use crate::failure::Failure;
use crate::filters;
use crate::games::{Aloud, Around, Board, Mode};
use crate::tap::{Does, Tap};
use crate::text::{Text, text};

/// What the screen is about.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Phase {
    /// What is left of which number.
    Tiles,
    /// All numbers, one of which a card bears.
    Numbers,
    /// Who has a card with this number?
    Who(Number),
    /// A card was laid.
    Laid,
    /// The tile fits; where is the gap now?
    Gap(Place),
    /// A tile is looked for.
    Task(Place),
    /// No gap is left, and nobody is on the top yet.
    WallDone,
    /// The last round is over, only cards can still be laid.
    RoundOver,
}

impl Phase {
    fn of(played: &Played, race: &Race, picked: &Picked, mode: Mode) -> Self {
        if picked.wall {
            return Self::Tiles;
        }
        match picked.cards {
            Cards::Of(number) if race.may_lay(number).is_ok() => return Self::Who(number),
            Cards::Numbers | Cards::Of(_) => return Self::Numbers,
            Cards::Unasked | Cards::Done => {}
        }
        let gap = race.gap().filter(|_| race.may_play().is_ok());
        if let Some(gap) = gap.filter(|_| picked.fits && race.next_gaps().next().is_some()) {
            return Self::Gap(gap);
        }
        let asks = mode == Mode::Play && picked.cards == Cards::Unasked && !picked.pad;
        match (
            &played.last,
            race.turns()
                .last()
                .and_then(tableside_rules::times_table::Turn::number),
        ) {
            (Some(Action::Match { .. }), Some(number)) if asks && race.may_lay(number).is_ok() => {
                Self::Who(number)
            }
            (Some(Action::Lay { .. }), _) if asks => Self::Laid,
            _ if race.is_round_over() => Self::RoundOver,
            _ => gap.map_or(Self::WallDone, Self::Task),
        }
    }
}

/// A number and how many of its tiles are still to be found.
struct Left {
    number: Number,
    tiles: usize,
    label: Text,
}

#[derive(Template)]
#[template(path = "times_table/tiles.html")]
struct Tiles {
    numbers: Vec<Left>,
}

#[derive(Template)]
#[template(path = "times_table/race_end.html")]
struct End {
    over: bool,
    cards: Tap,
    finish: Tap,
}

#[derive(Template)]
#[template(path = "times_table/race_tools.html")]
struct Tools {
    pad: Option<Tap>,
    cards: Option<Tap>,
    wall: Option<Tap>,
}

/// Board and pad of a race that goes on.
pub(super) fn board(
    played: &Played,
    race: &Race,
    around: &Around<'_>,
    picked: &Picked,
) -> Result<Board, Failure> {
    let phase = Phase::of(played, race, picked, around.mode);
    // While numbers are tapped, they have the room.
    let mut pad = if matches!(phase, Phase::Gap(_)) || picked.pad {
        String::new()
    } else {
        ladder::render(around.visit, played)?
    };
    pad.push_str(&pad_of(phase, played, race, around, picked)?);
    let mut tools = tools(phase, around, race, picked)?;
    if around.mode == Mode::Repair {
        // A repair has no corner beside undo.
        pad.push_str(&std::mem::take(&mut tools));
    }
    let note = note(phase, played, race, picked);
    Ok(Board {
        field: field(phase, played, race, around, picked)?,
        pad,
        tools,
        aloud: aloud(phase, played, race, picked, &note),
        note: (!picked.pad).then_some(note),
    })
}

fn field(
    phase: Phase,
    played: &Played,
    race: &Race,
    around: &Around<'_>,
    picked: &Picked,
) -> Result<String, Failure> {
    match phase {
        Phase::Tiles => {
            let left = |number| {
                let tiles = race.wall().tiles_left(number);
                let label = text("x1-tiles-left")
                    .with("number", number.get())
                    .with("n", tiles);
                Left {
                    number,
                    tiles,
                    label,
                }
            };
            around.visit.part(&Tiles {
                numbers: Number::all().map(left).collect(),
            })
        }
        Phase::Numbers => cards::numbers(around, race, picked),
        Phase::Gap(_) => gap::field(around, played, race, picked),
        _ => {
            let last = race.turns().last().filter(|turn| turn.fitted);
            let sight = Sight {
                wall: Some(race.wall()),
                names: &played.names,
                // While cards are looked for, the next task waits.
                gap: race.gap().filter(|_| matches!(phase, Phase::Task(_))),
                last: last.and_then(|turn| turn.gap),
                ..Sight::default()
            };
            wall::render(around.visit, &sight)
        }
    }
}

fn pad_of(
    phase: Phase,
    played: &Played,
    race: &Race,
    around: &Around<'_>,
    picked: &Picked,
) -> Result<String, Failure> {
    match phase {
        Phase::Tiles | Phase::Numbers => cards::way_on(around, picked),
        Phase::Who(number) => cards::who(around, played, race, picked, number),
        Phase::Laid => match race.laid().last() {
            Some(laid) => cards::laid(around, played, race, picked, *laid),
            None => Ok(String::new()),
        },
        Phase::Gap(solved) => gap::pad(around, solved, race, picked),
        Phase::Task(gap) => task::pad(around, gap, race, picked),
        Phase::WallDone => around.visit.part(&End {
            over: false,
            cards: cards::others(picked),
            finish: Tap::new(
                "pass",
                Does::act(&Action::Miss { answer: None }),
                text("x1-pass"),
            ),
        }),
        Phase::RoundOver => around.visit.part(&End {
            over: true,
            cards: cards::others(picked),
            finish: Tap::new(
                "finish",
                Does::act(&Action::Finish { seconds: None }),
                text("x1-finish"),
            ),
        }),
    }
}

fn tools(
    phase: Phase,
    around: &Around<'_>,
    race: &Race,
    picked: &Picked,
) -> Result<String, Failure> {
    let pad = Picked {
        pad: !picked.pad,
        cards: Cards::Done,
        ..picked.none()
    };
    let wall = Picked {
        wall: !picked.wall,
        cards: Cards::Done,
        ..picked.none()
    };
    let is_task = matches!(phase, Phase::Task(_));
    let has_wall = matches!(
        phase,
        Phase::Task(_) | Phase::Tiles | Phase::WallDone | Phase::RoundOver
    );
    let has_cards = matches!(phase, Phase::Task(_) | Phase::Tiles) && race.wall().solved() > 0;
    around.visit.part(&Tools {
        pad: is_task.then(|| {
            Tap::new(
                "pad",
                pad.pick(),
                words::shown(Text::verbatim("123"), text("x1-pad")),
            )
            .pressed(picked.pad)
        }),
        cards: has_cards.then(|| cards::others(picked)),
        wall: has_wall
            .then(|| Tap::new("wall", wall.pick(), text("x1-wall-numbers")).pressed(picked.wall)),
    })
}

/// What stands above the pad: what came of the last tap, and what is next.
fn note(phase: Phase, played: &Played, race: &Race, picked: &Picked) -> Text {
    let next = next(phase, played, race, picked);
    let came = came(played, race)
        .filter(|_| matches!(phase, Phase::Task(_) | Phase::Who(_) | Phase::Laid) && !picked.pad);
    match came {
        Some(came) => Text::joined(vec![came, next], " "),
        None => next,
    }
}

/// What is next.
fn next(phase: Phase, played: &Played, race: &Race, picked: &Picked) -> Text {
    match phase {
        Phase::Tiles => text("x1-tiles-note"),
        Phase::Numbers => match picked.cards {
            Cards::Of(number) => words::not_solved(number),
            _ => text("x1-cards-note"),
        },
        Phase::Who(number) => text("x1-who-has").with("number", number.get()),
        Phase::Laid => match race.laid().last() {
            Some(laid) => cards::draws(played, race, *laid),
            None => text("x1-on"),
        },
        Phase::Gap(solved) => {
            let key = if picked.web {
                "x1-where-web"
            } else {
                "x1-where"
            };
            text(key).with("number", solved.number().get())
        }
        Phase::Task(gap) => {
            let name = race.seat().map_or("", |seat| played.name(seat));
            text("x1-find")
                .with("name", name)
                .with("place", gap.to_string())
        }
        Phase::WallDone => text("x1-wall-done"),
        Phase::RoundOver => text("x1-round-over"),
    }
}

/// What is worth telling of the last action.
fn came(played: &Played, race: &Race) -> Option<Text> {
    let top = |name: &str| text("x1-on-top").with("name", name);
    if played.begins_last_round {
        let begun = race.last_round()?;
        return Some(top(played.name(begun.begun_by)));
    }
    match &played.last {
        Some(Action::Miss { .. }) if race.gap().is_some() && race.seat().is_some() => {
            Some(text("x1-gap-stays"))
        }
        _ => None,
    }
}

/// What a screen reader says.
fn aloud(phase: Phase, played: &Played, race: &Race, picked: &Picked, note: &Text) -> Aloud {
    if picked.is_empty() {
        return Aloud::Then {
            changed: came(played, race).into_iter().collect(),
            next: next(phase, played, race, picked),
        };
    }
    let typed = picked.answer.filter(|_| matches!(phase, Phase::Task(_)));
    Aloud::Only(match typed {
        Some(answer) => Text::verbatim(answer.to_string()),
        None => note.clone(),
    })
}
