//! A sprint on the screen: the sand is turned, one huge key counts, and at the end
//! of the sand the turn passes on.

use askama::Template;
use tableside_rules::Seat;
use tableside_rules::times_table::{Action, Sprint};

use super::ladder;
use super::picked::Picked;
use super::played::Played;
use super::sand::{self, Now};
use super::words;
use crate::failure::Failure;
use crate::filters;
use crate::games::{Aloud, Around, Board, Mode};
use crate::tap::{Does, Tap};
use crate::text::{Text, text};
use crate::tools::timer::{self, Chip, Timer};

/// How much longer than a tap is asked about the huge key stays where it is, so that a finger
/// that is on its way meets nothing else. In milliseconds.
const STAYS: u64 = 1500;

/// What the screen is about.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Phase {
    /// The sand is to be turned over.
    Ready,
    /// It falls, or has just run out: milliseconds until the screen is to be asked for again.
    Counting(Option<u64>),
    /// It lies on its side.
    Resting,
    /// Did a tap just after the end still count?
    Late,
    /// The turn is over.
    TimeUp,
    /// An earlier action is mended.
    Repair,
}

impl Phase {
    fn of(now: Now, picked: &Picked, mode: Mode) -> Self {
        if mode == Mode::Repair {
            return Self::Repair;
        }
        match now {
            Now::Waiting => Self::Ready,
            Now::Running => Self::Counting(None),
            Now::Resting => Self::Resting,
            Now::Ended(_) if picked.late => Self::Late,
            Now::Ended(ago) => {
                let ago = u64::try_from(ago.as_millis()).unwrap_or(u64::MAX);
                match STAYS.checked_sub(ago) {
                    Some(left) if left > 0 => Self::Counting(Some(left + 50)),
                    _ => Self::TimeUp,
                }
            }
        }
    }
}

/// A player as the drawings show them.
struct Who {
    seat: usize,
    name: String,
}

#[derive(Template)]
#[template(path = "times_table/sprint_field.html")]
struct Field {
    phase: Phase,
    tiles: u32,
    hit: Tap,
    hit_url: String,
    /// The query of this same screen.
    here: String,
    mover: Who,
    neighbour: Who,
    line: Text,
    /// What came of the last tap, on the key itself: nobody has to look elsewhere.
    came: Option<Text>,
}

#[derive(Template)]
#[template(path = "times_table/sprint_pad.html")]
struct Pad {
    phase: Phase,
    chip: Chip,
    turned: bool,
    sand_url: String,
    sand: u32,
    /// One more tile.
    hit: Tap,
    /// The turn passes on.
    time_up: Tap,
    /// It did not count.
    not: Tap,
    next: Who,
    tiles: u32,
}

#[derive(Template)]
#[template(path = "times_table/sprint_tools.html")]
struct Tools {
    phase: Phase,
    sand_url: String,
    sand: u32,
    time_up: Tap,
    late: Tap,
}

/// Board and pad of a sprint that goes on.
pub(super) fn board(
    played: &Played,
    sprint: &Sprint,
    around: &Around<'_>,
    picked: &Picked,
) -> Result<Board, Failure> {
    let app = &around.visit.app;
    let (timer, now) = sand::of(app, around.head.id, sprint.turns().len())?;
    let phase = Phase::of(now, picked, around.mode);
    let chip = Chip::of(&timer, &around.visit.settings);
    let mut pad = pad(played, sprint, around, phase, picked, &timer, chip)?;
    pad.push_str(&ladder::render(around.visit, played)?);
    timer::mark_seen(app, &timer);
    let note = note(played, sprint, phase);
    Ok(Board {
        field: field(played, sprint, around, phase, picked)?,
        pad,
        tools: around.visit.part(&Tools {
            phase,
            sand_url: format!("{}/sand", around.path),
            sand: timer.revision.0,
            time_up: time_up(sprint),
            late: late(sprint, picked),
        })?,
        aloud: Aloud::Then {
            changed: came(played, sprint).into_iter().collect(),
            next: note.clone(),
        },
        note: match (phase, came(played, sprint)) {
            // The key needs the room.
            (Phase::Counting(_), _) => None,
            (_, Some(came)) => Some(Text::joined(vec![came, note], " ")),
            (_, None) => Some(note),
        },
    })
}

/// One more tile.
fn hit(played: &Played, sprint: &Sprint) -> Tap {
    let action = Action::Match {
        gap: None,
        answer: None,
        player: None,
    };
    let does = if sprint.may_fit().is_ok() {
        Does::act(&action)
    } else {
        Does::Nothing
    };
    let name = sprint.seat().map_or("", |seat| played.name(seat));
    let label = text("x1-hit")
        .with("name", name)
        .with("n", sprint.this_turn());
    Tap::new("hit", does, label)
}

fn time_up(sprint: &Sprint) -> Tap {
    let label = text("x1-time-up").with("n", sprint.this_turn());
    Tap::new("time-up", Does::act(&Action::TimeUp {}), label)
}

/// The way to the question whether one more still counted.
fn late(sprint: &Sprint, picked: &Picked) -> Tap {
    let asked = Picked {
        late: true,
        ..picked.none()
    };
    let does = if sprint.may_fit().is_ok() {
        asked.pick()
    } else {
        Does::Nothing
    };
    Tap::new("late", does, text("x1-one-more"))
}

fn who(played: &Played, seat: Option<Seat>) -> Who {
    let seat = seat.unwrap_or_default();
    Who {
        seat: seat.index(),
        name: played.name(seat).to_owned(),
    }
}

fn field(
    played: &Played,
    sprint: &Sprint,
    around: &Around<'_>,
    phase: Phase,
    picked: &Picked,
) -> Result<String, Failure> {
    let mut huge = hit(played, sprint);
    if let Some(came) = came(played, sprint) {
        huge.label = Text::joined(vec![huge.label, came], ". ");
    }
    around.visit.part(&Field {
        phase,
        tiles: sprint.this_turn(),
        hit: huge,
        hit_url: format!("{}/hit", around.path),
        here: picked.href(),
        mover: who(played, sprint.seat()),
        neighbour: who(played, sprint.neighbour()),
        line: text("x1-tiles-this-turn").with("n", sprint.this_turn()),
        came: came(played, sprint),
    })
}

fn pad(
    played: &Played,
    sprint: &Sprint,
    around: &Around<'_>,
    phase: Phase,
    picked: &Picked,
    timer: &Timer,
    chip: Chip,
) -> Result<String, Failure> {
    let mut counted = hit(played, sprint);
    let mut time_up = time_up(sprint);
    let next = who(played, sprint.neighbour());
    match phase {
        Phase::Late => {
            counted.label = text("x1-counted");
            "counted".clone_into(&mut counted.key);
        }
        Phase::Repair => counted.label = words::shown(text("x1-fits"), counted.label),
        Phase::Ready | Phase::TimeUp => {
            let passes = text("x1-pass-on").with("name", &next.name);
            time_up.label = words::shown(passes, time_up.label);
        }
        Phase::Counting(_) | Phase::Resting => {}
    }
    around.visit.part(&Pad {
        phase,
        chip,
        turned: false,
        sand_url: format!("{}/sand", around.path),
        sand: timer.revision.0,
        hit: counted,
        time_up,
        not: Tap::new("not-counted", picked.none().pick(), text("x1-not-counted")),
        next,
        tiles: sprint.this_turn(),
    })
}

/// What is next.
fn note(played: &Played, sprint: &Sprint, phase: Phase) -> Text {
    let named = |key: &'static str, seat: Option<Seat>| {
        text(key).with("name", seat.map_or("", |seat| played.name(seat)))
    };
    match phase {
        Phase::Ready => {
            named("x1-ready", sprint.neighbour()).with("mover", who(played, sprint.seat()).name)
        }
        Phase::Counting(_) => named("x1-counting", sprint.seat()).with("n", sprint.this_turn()),
        Phase::Resting => text("x1-sand-rests"),
        Phase::Late => text("x1-late"),
        Phase::TimeUp => named("x1-time-is-up", sprint.neighbour()).with("n", sprint.this_turn()),
        Phase::Repair => named("x1-repair-turn", sprint.seat()).with("n", sprint.this_turn()),
    }
}

/// What is worth telling of the last action.
fn came(played: &Played, sprint: &Sprint) -> Option<Text> {
    if played.begins_last_round {
        let begun = sprint.last_round()?;
        return Some(text("x1-second-lap").with("name", played.name(begun.begun_by)));
    }
    let name = sprint.seat().map(|seat| played.name(seat))?;
    played
        .reached_top
        .then(|| text("x1-lap").with("name", name))
}
