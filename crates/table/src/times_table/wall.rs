//! The wall with its margins: what is solved and where the gap is; and the same
//! wall to tap a place on, which shows a quarter of it large before it takes one.

use askama::Template;
use tableside_rules::Seat;
use tableside_rules::times_table::{Place, Wall};

use super::picked::Quarter;
use super::words;
use crate::failure::Failure;
use crate::filters;
use crate::moments::Mark;
use crate::tap::{Does, Tap};
use crate::text::{Text, text};
use crate::visit::Visit;

/// What is to be seen of a wall.
#[derive(Clone, Copy, Default)]
pub(super) struct Sight<'a> {
    /// What is solved; `None` before the match.
    pub(super) wall: Option<&'a Wall>,
    /// The names in seat order.
    pub(super) names: &'a [String],
    /// The place for which a tile is looked for.
    pub(super) gap: Option<Place>,
    /// The place that has just been solved.
    pub(super) last: Option<Place>,
    /// The column that is lit while a place is told by its numbers.
    pub(super) top: Option<u8>,
    /// The place that is chosen.
    pub(super) chosen: Option<Place>,
    /// The places that a picture is about.
    pub(super) marked: &'a [Place],
    /// Whether the wall is one of several things on the screen, so that it takes less room.
    pub(super) small: bool,
}

/// A number on a margin.
struct Head {
    number: u8,
    lit: bool,
}

/// A place as it is shown.
struct Cell {
    /// `gap`, `last`, `lit`, `chosen` or nothing.
    look: &'static str,
    /// Who solved it.
    seat: Option<usize>,
    label: Text,
    mark: Option<Mark>,
}

/// A quarter of the wall to be looked at more closely.
struct Corner {
    tap: Tap,
    top: u8,
    left: u8,
}

#[derive(Template)]
#[template(path = "times_table/wall.html")]
struct WholeWall {
    small: bool,
    tops: Vec<Head>,
    rows: Vec<(Head, Vec<Cell>)>,
    corners: Vec<Corner>,
    solved: usize,
}

/// A place of a quarter.
struct Spot {
    cell: Cell,
    at: Place,
    /// None: it can't be the one.
    tap: Option<Tap>,
}

#[derive(Template)]
#[template(path = "times_table/quarter.html")]
struct WallQuarter {
    tops: Vec<Head>,
    rows: Vec<(Head, Vec<Spot>)>,
    back: Tap,
}

impl Sight<'_> {
    fn cell(&self, at: Place) -> Cell {
        let seat = self.wall.and_then(|wall| wall.solver(at));
        let is_gap = self.gap == Some(at);
        let look = if self.chosen == Some(at) {
            "chosen"
        } else if is_gap {
            "gap"
        } else if self.last == Some(at) {
            "last"
        } else if self.is_lit(at) {
            "lit"
        } else {
            ""
        };
        let what = match seat {
            Some(seat) => text("x1-place-solved").with("name", self.name(seat)),
            None if is_gap => text("x1-place-gap"),
            None => text("x1-place-open"),
        };
        let mark = self.marked.contains(&at).then_some(Mark::Here);
        let label = text("x1-place")
            .with("place", at.to_string())
            .with("what", what);
        Cell {
            look,
            seat: seat.map(Seat::index),
            label: Mark::said_of(mark, label),
            mark,
        }
    }

    /// Whether a place lies between the gap and its numbers, or in the chosen column.
    fn is_lit(&self, at: Place) -> bool {
        let towards = |gap: Place| {
            (at.top() == gap.top() && at.left() < gap.left())
                || (at.left() == gap.left() && at.top() < gap.top())
        };
        self.gap.is_some_and(towards) || self.top == Some(at.top())
    }

    fn name(&self, seat: Seat) -> &str {
        self.names.get(seat.index()).map_or("", String::as_str)
    }

    fn heads(&self, numbers: impl Iterator<Item = u8>, of: fn(Place) -> u8) -> Vec<Head> {
        let marked = [self.gap, self.chosen];
        let lit = |number| marked.iter().flatten().any(|place| of(*place) == number);
        numbers
            .map(|number| Head {
                number,
                lit: lit(number),
            })
            .collect()
    }

    fn top_heads(&self, numbers: impl Iterator<Item = u8>) -> Vec<Head> {
        let mut heads = self.heads(numbers, Place::top);
        for head in &mut heads {
            head.lit |= self.top == Some(head.number);
        }
        heads
    }
}

/// Renders the whole wall.
pub(super) fn render(visit: &Visit, sight: &Sight<'_>) -> Result<String, Failure> {
    visit.part(&whole(sight, Vec::new()))
}

fn whole(sight: &Sight<'_>, corners: Vec<Corner>) -> WholeWall {
    let all = 1..=Place::MOST;
    let rows = sight.heads(all.clone(), Place::left).into_iter();
    let rows = rows.map(|head| {
        let left = head.number;
        let places = all.clone().filter_map(|top| Place::new(top, left));
        (head, places.map(|at| sight.cell(at)).collect())
    });
    WholeWall {
        small: sight.small,
        tops: sight.top_heads(all.clone()),
        rows: rows.collect(),
        corners,
        solved: sight.wall.map_or(0, Wall::solved),
    }
}

/// How a place is chosen on a wall.
pub(super) struct Choice<'a> {
    /// The quarter that is looked at closely.
    pub(super) zoom: Option<Quarter>,
    /// The query that looks closely at a quarter or, without one, at the whole wall again.
    pub(super) look: &'a dyn Fn(Option<Quarter>) -> String,
    /// What tapping a place does; none if it can't be the one.
    pub(super) take: &'a dyn Fn(Place) -> Option<(Does, Text)>,
}

/// Renders a wall on which a place is to be tapped.
pub(super) fn choose(
    visit: &Visit,
    sight: &Sight<'_>,
    choice: &Choice<'_>,
) -> Result<String, Failure> {
    match choice.zoom {
        None => {
            let corners = Quarter::ALL.map(|quarter| corner(choice, quarter));
            visit.part(&whole(sight, corners.into()))
        }
        Some(quarter) => visit.part(&close(sight, choice, quarter)),
    }
}

fn corner(choice: &Choice<'_>, quarter: Quarter) -> Corner {
    let can = quarter.places().any(|at| (choice.take)(at).is_some());
    let does = if can {
        Does::Pick((choice.look)(Some(quarter)))
    } else {
        Does::Nothing
    };
    let last = Quarter::SIDE - 1;
    let label = text(if can {
        "x1-quarter"
    } else {
        "x1-quarter-solved"
    })
    .with("top", quarter.top)
    .with("top-end", quarter.top + last)
    .with("left", quarter.left)
    .with("left-end", quarter.left + last);
    let (top, left) = (quarter.top, quarter.left);
    let shown = format!("{top}–{} × {left}–{}", top + last, left + last);
    let label = words::shown(Text::verbatim(shown), label);
    Corner {
        tap: Tap::new(format!("quarter-{}", quarter.name()), does, label),
        top: quarter.top,
        left: quarter.left,
    }
}

fn close(sight: &Sight<'_>, choice: &Choice<'_>, quarter: Quarter) -> WallQuarter {
    let spot = |at: Place| {
        let cell = sight.cell(at);
        let tap = (choice.take)(at).map(|(does, label)| {
            let key = format!("place-{}-{}", at.top(), at.left());
            Tap::new(key, does, label).pressed(sight.chosen == Some(at))
        });
        Spot { cell, at, tap }
    };
    let rows = sight.heads(quarter.lefts(), Place::left).into_iter();
    let rows = rows.map(|head| {
        let left = head.number;
        let places = quarter.tops().filter_map(|top| Place::new(top, left));
        (head, places.map(spot).collect())
    });
    WallQuarter {
        tops: sight.top_heads(quarter.tops()),
        rows: rows.collect(),
        back: Tap::new(
            "whole-wall",
            Does::Pick((choice.look)(None)),
            text("x1-whole-wall"),
        ),
    }
}
