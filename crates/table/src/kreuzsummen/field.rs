//! The field with its targets, as it is shown.

use askama::Template;
use tableside_rules::Game;
use tableside_rules::kreuzsummen::{
    Action, Face, Kreuzsummen, Line, Outcome, Place, Standing, Value,
};

use super::Played;
use super::finish::Entered;
use super::picked::{Picked, Play};
use super::words;
use crate::failure::Failure;
use crate::filters;
use crate::moments::Mark;
use crate::tap::{Does, Tap};
use crate::text::{Text, text};
use crate::visit::Visit;

/// A row's or column's target and how the line stands.
struct Target {
    number: u8,
    /// `open`, `met`, `over` or `doubled`.
    kind: &'static str,
    standing: Text,
    /// A value that stands there twice although the sum is not right yet.
    doubled: Option<Text>,
    /// What a screen reader says; a column's tap says it too.
    label: Text,
    /// Column targets change places by taps.
    tap: Option<Tap>,
    /// Whether the picked place lies in the line.
    on: bool,
    /// Whether the last action laid this column target here.
    moved: bool,
}

/// A place of the field.
struct Cell {
    tap: Option<Tap>,
    label: Text,
    top: Option<u8>,
    /// The height of the stack, if it is more than one card.
    height: Option<usize>,
    picked: bool,
    /// The hint points here.
    hinted: bool,
    /// The last action laid something here.
    last: bool,
    /// What the stack is known by while it moves.
    stack: Option<u16>,
    mark: Option<Mark>,
}

struct Row {
    target: Target,
    cells: Vec<Cell>,
}

#[derive(Template)]
#[template(path = "kreuzsummen/field.html")]
struct Field {
    columns: Vec<Target>,
    rows: Vec<Row>,
    width: u8,
    /// `won`, `lost` or nothing.
    end: &'static str,
    /// What stands below the field.
    below: String,
}

/// What the field is drawn from.
pub(super) struct Drawn<'a> {
    pub(super) played: &'a Played,
    pub(super) taps: Taps<'a>,
    /// The place that a hint points to.
    pub(super) hint: Option<Place>,
    /// The places that a picture is about.
    pub(super) marks: &'a [(Place, Mark)],
}

/// What tapping the field does.
pub(super) enum Taps<'a> {
    /// A match is played.
    Play(&'a Picked),
    /// Only a final field is entered.
    Enter(&'a Entered),
    /// Nothing any more.
    Nothing,
}

/// Renders the field.
pub(super) fn render(visit: &Visit, drawn: &Drawn<'_>, below: String) -> Result<String, Failure> {
    let game = &drawn.played.game;
    let scenario = game.scenario();
    let columns = (1..=scenario.column_count()).map(|column| drawn.column(column));
    let rows = (1..=scenario.row_count()).map(|row| Row {
        target: drawn.row(row),
        cells: scenario
            .places()
            .filter(|place| place.row() == row)
            .map(|place| drawn.cell(place))
            .collect(),
    });
    let end = match game.outcome() {
        Some(Outcome::Won { .. }) => "won",
        Some(Outcome::Lost) => "lost",
        None => "",
    };
    visit.part(&Field {
        columns: columns.collect(),
        rows: rows.collect(),
        width: scenario.column_count(),
        end,
        below,
    })
}

/// A column under the target that it has, in a finished field the one that it meets.
pub(super) fn column_line(game: &Kreuzsummen, column: u8) -> Line {
    let mut line = game.column(column);
    if let Some(Outcome::Won { columns }) = game.outcome()
        && let Some(target) = columns.get(usize::from(column) - 1)
    {
        line.target = *target;
    }
    line
}

impl Drawn<'_> {
    fn game(&self) -> &Kreuzsummen {
        &self.played.game
    }

    /// The place that is picked.
    fn picked(&self) -> Option<Place> {
        match self.taps {
            Taps::Play(picked) => picked.at,
            Taps::Enter(entered) => entered.at,
            Taps::Nothing => None,
        }
    }

    fn row(&self, row: u8) -> Target {
        let line = self.game().row(row);
        let name = text("ks-row").with("n", row);
        let on = self.picked().is_some_and(|at| at.row() == row);
        target(&line, &name, on)
    }

    fn column(&self, column: u8) -> Target {
        let line = column_line(self.game(), column);
        let name = text("ks-column").with("n", column);
        let on = self.picked().is_some_and(|at| at.column() == column);
        let mut target = target(&line, &name, on);
        if let Taps::Play(picked) = self.taps {
            target.tap = Some(self.column_tap(picked, column, &target.label));
            target.moved = self.played.touched.moved().contains(&line.target);
        }
        target
    }

    /// One target is picked; the next one tapped changes places with it.
    fn column_tap(&self, picked: &Picked, column: u8, label: &Text) -> Tap {
        let index = usize::from(column) - 1;
        let key = format!("target-{column}");
        match picked.target {
            Some(other) if other != index => {
                let mut columns = self.game().columns().to_vec();
                columns.swap(index, other);
                let label = text("ks-target-exchange")
                    .with("line", label)
                    .with("other", columns[index]);
                Tap::new(key, Does::act(&Action::Arrange { columns }), label)
            }
            target => {
                let label = text("ks-target-tap").with("line", label);
                Tap::new(key, Does::Pick(picked.target(index)), label)
                    .pressed(target == Some(index))
            }
        }
    }

    fn cell(&self, place: Place) -> Cell {
        let game = self.game();
        let stack = game.stack(place);
        let marked = self.marks.iter().find(|(at, _)| *at == place);
        let mark = marked.map(|(_, mark)| *mark);
        let label = Mark::said_of(mark, words::place_holds(game, place));
        Cell {
            tap: self.cell_tap(place, &label),
            label,
            top: game.top(place).map(Value::get),
            height: (stack.len() > 1).then_some(stack.len()),
            picked: self.picked() == Some(place),
            hinted: self.hint == Some(place),
            last: self.played.touched.last().contains(&place),
            stack: self.played.touched.stack(place),
            mark,
        }
    }

    fn cell_tap(&self, place: Place, label: &Text) -> Option<Tap> {
        let key = format!("place-{}-{}", place.row(), place.column());
        let (does, label) = match self.taps {
            Taps::Play(picked) => self.cell_does(picked, place, label),
            Taps::Enter(entered) => (Does::Pick(entered.pick(place)), label.clone()),
            Taps::Nothing => return None,
        };
        let pressed = self.picked() == Some(place);
        Some(Tap::new(key, does, label).pressed(pressed))
    }

    fn cell_does(&self, picked: &Picked, place: Place, label: &Text) -> (Does, Text) {
        let game = self.game();
        let occupied = game.top(place).is_some();
        let acted = match (picked.play, picked.at, picked.value) {
            (None, _, Some(value)) => Some(Action::Place { value, at: place }),
            (Some(Play::Face(Face::Jack)), Some(at), _) if occupied => {
                (at != place).then_some(Action::Jack { at, with: place })
            }
            (Some(Play::Face(Face::Queen)), _, Some(value)) if occupied => {
                Some(Action::Queen { value, at: place })
            }
            (Some(Play::Face(Face::King)), Some(from), _) if !occupied => {
                Some(Action::King { from, to: place })
            }
            _ => None,
        };
        if let Some(action) = acted.filter(|action| game.legal(action).is_ok()) {
            let label = text("ks-tap-does")
                .with("what", label)
                .with("does", words::action(game, &action));
            return (Does::act(&action), label);
        }
        let needs_stack = matches!(picked.play, Some(Play::Face(_)));
        let does = if needs_stack && !occupied {
            Does::Nothing
        } else {
            Does::Pick(picked.place(place))
        };
        (does, label.clone())
    }
}

fn target(line: &Line, name: &Text, on: bool) -> Target {
    let standing = line.standing();
    let kind = match standing {
        Standing::Missing(_) => "open",
        Standing::Met => "met",
        Standing::Over(_) => "over",
        Standing::Doubled(_) => "doubled",
    };
    let doubled = match (standing, line.doubled.first()) {
        (Standing::Doubled(_), _) | (_, None) => None,
        (_, Some(value)) => Some(text("ks-stands-doubled").with("n", value.get())),
    };
    Target {
        number: line.target,
        kind,
        standing: words::standing(standing),
        doubled,
        label: words::target(name, line),
        tap: None,
        on,
        moved: false,
    }
}
