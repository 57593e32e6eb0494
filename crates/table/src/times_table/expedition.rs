//! An expedition on the screen: the clock, the tiles if they are counted, and the
//! end that somebody says.

use askama::Template;
use tableside_rules::Seat;
use tableside_rules::times_table::{Action, Expedition};

use super::options::{Options, Tiles};
use super::picked::{LONGEST, Picked};
use super::played::Played;
use super::{best, clock, words};
use crate::failure::Failure;
use crate::filters;
use crate::games::{Aloud, Around, Board, Mode};
use crate::tap::{Does, Tap};
use crate::text::{Text, text};

#[derive(Template)]
#[template(path = "times_table/expedition_field.html")]
struct Field {
    digits: String,
    /// What the clock has, in milliseconds, while it runs.
    since: Option<u128>,
    begun: bool,
    line: Text,
    /// The tiles that are counted, if they are.
    tiles: Option<usize>,
    /// The time to beat.
    best: Option<Text>,
}

/// Who is said to have found a tile.
struct Finder {
    /// None: all together.
    seat: Option<usize>,
    name: String,
    tap: Tap,
}

#[derive(Template)]
#[template(path = "times_table/expedition_pad.html")]
struct Pad {
    runs: bool,
    begun: bool,
    clock_url: String,
    done_url: String,
    finders: Vec<Finder>,
    /// The time that a clock which was set back can have again.
    given_back: Option<Text>,
}

#[derive(Template)]
#[template(path = "times_table/expedition_tools.html")]
struct Tools {
    clock_url: String,
    /// Whether the clock can be set back.
    resets: bool,
    tiles_url: String,
    /// What a tap on the key makes of the tiles, and whether they are counted now.
    tiles: Tiles,
    counts: bool,
}

/// A step of the time that is set right.
struct Step {
    sign: &'static str,
    shown: &'static str,
    tap: Tap,
}

#[derive(Template)]
#[template(path = "times_table/expedition_repair.html")]
struct Repair {
    digits: String,
    steps: Vec<Step>,
    done: Tap,
    finders: Vec<Finder>,
}

/// Board and pad of an expedition that goes on.
pub(super) fn board(
    played: &Played,
    expedition: &Expedition,
    around: &Around<'_>,
    picked: &Picked,
) -> Result<Board, Failure> {
    let visit = around.visit;
    let id = around.head.id;
    let now = clock::read(&visit.app, id)?;
    let (tiles, best) = visit.ledger(|ledger| {
        let tiles = Options::tiles_of(ledger, around.head, expedition.tiles())?;
        Ok((tiles, best::before(ledger, around.head)?))
    })?;
    let counts = tiles == Tiles::Counted;
    let finders = if counts || around.mode == Mode::Repair {
        finders(played, expedition)
    } else {
        Vec::new()
    };
    let line = line(now, played.names.len());
    let pad = if around.mode == Mode::Repair {
        visit.part(&repair(picked, now, finders))?
    } else {
        visit.part(&Pad {
            runs: now.runs,
            begun: now.has_begun(),
            clock_url: format!("{}/clock", around.path),
            done_url: format!("{}/done", around.path),
            finders: if now.runs { finders } else { Vec::new() },
            given_back: now
                .seconds_given_back()
                .filter(|_| !now.runs)
                .map(|seconds| text("x1-restore-clock").with("time", words::digits(seconds))),
        })?
    };
    Ok(Board {
        field: visit.part(&Field {
            digits: words::digits(now.seconds()),
            since: now.runs.then_some(now.ran.as_millis()),
            begun: now.has_begun(),
            line: line.clone(),
            tiles: (counts || expedition.tiles() > 0).then(|| expedition.tiles()),
            best: best.map(|best| text("x1-to-beat").with("time", words::digits(best))),
        })?,
        pad,
        tools: if around.mode == Mode::Play {
            visit.part(&Tools {
                clock_url: format!("{}/clock", around.path),
                resets: now.has_begun() && !now.runs,
                tiles_url: format!("{}/tiles", around.path),
                tiles: if counts {
                    Tiles::Uncounted
                } else {
                    Tiles::Counted
                },
                counts,
            })?
        } else {
            String::new()
        },
        note: None,
        aloud: Aloud::Then {
            changed: Vec::new(),
            next: line,
        },
    })
}

/// The board of an expedition that was ended early.
pub(super) fn stopped(
    played: &Played,
    expedition: &Expedition,
    around: &Around<'_>,
) -> Result<String, Failure> {
    let now = clock::read(&around.visit.app, around.head.id)?;
    let tiles = expedition.tiles();
    around.visit.part(&Field {
        digits: words::digits(now.seconds()),
        since: None,
        begun: true,
        line: line(now, played.names.len()),
        tiles: (tiles > 0).then_some(tiles),
        best: None,
    })
}

fn line(now: clock::Clock, players: usize) -> Text {
    text(match (now.runs, now.has_begun()) {
        (true, _) => "x1-clock-is-running",
        (false, true) => "x1-clock-is-resting",
        (false, false) => "x1-clock-is-ready",
    })
    .with("n", players)
}

/// Everybody who can have found a tile; in a team it may be all together.
fn finders(played: &Played, expedition: &Expedition) -> Vec<Finder> {
    let does = |player: Option<Seat>| {
        let action = Action::Match {
            gap: None,
            answer: None,
            player,
        };
        if expedition.may_fit().is_ok() {
            Does::act(&action)
        } else {
            Does::Nothing
        }
    };
    let together = Finder {
        seat: None,
        name: String::new(),
        tap: Tap::new("found", does(None), text("x1-found-together")),
    };
    if expedition.seats().count() == 1 {
        return vec![together];
    }
    let own = expedition.seats().map(|seat| {
        let name = played.name(seat);
        Finder {
            seat: Some(seat.index()),
            name: name.to_owned(),
            tap: Tap::new(
                format!("found-{}", seat.index()),
                does(Some(seat)),
                text("x1-found-by").with("name", name),
            ),
        }
    });
    own.chain([together]).collect()
}

/// The time can be set right where a step of the match is mended.
fn repair(picked: &Picked, now: clock::Clock, finders: Vec<Finder>) -> Repair {
    let seconds = picked.seconds.unwrap_or_else(|| now.seconds().min(LONGEST));
    let step = |sign: &'static str, shown: &'static str, to: Option<u32>, key: &'static str| {
        let to = to.filter(|to| *to <= LONGEST);
        let does = to.map_or(Does::Nothing, |to| {
            let set = Picked {
                seconds: Some(to),
                ..picked.clone()
            };
            set.pick()
        });
        let time = text("x1-set-time").with("time", words::time(to.unwrap_or(seconds)));
        let label = words::shown(Text::verbatim(format!("{sign}{shown}")), time);
        Step {
            sign,
            shown,
            tap: Tap::new(key, does, label),
        }
    };
    let action = Action::Finish {
        seconds: Some(seconds),
    };
    let label = text("x1-done-in").with("time", words::time(seconds));
    Repair {
        digits: words::digits(seconds),
        steps: vec![
            step("−", "10:00", seconds.checked_sub(600), "ten-less"),
            step("−", "1:00", seconds.checked_sub(60), "minute-less"),
            step("−", "0:01", seconds.checked_sub(1), "second-less"),
            step("+", "10:00", seconds.checked_add(600), "ten-more"),
            step("+", "1:00", seconds.checked_add(60), "minute-more"),
            step("+", "0:01", seconds.checked_add(1), "second-more"),
        ],
        done: Tap::new("done", Does::act(&action), label),
        finders,
    }
}
