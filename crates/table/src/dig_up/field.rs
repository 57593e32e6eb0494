//! The mines as they are shown: one large and the others small beside it, or all alike.

use askama::Template;
use tableside_rules::Seat;
use tableside_rules::dig_up::{Action, Card, Colour, Place, Points, Run, Slot, Warning, Why};

use super::gems::Gems;
use super::picked::{Exchange, Picked};
use super::played::Played;
use super::{warned, words};
use crate::failure::Failure;
use crate::filters;
use crate::games::{Around, Mode};
use crate::moments::Mark;
use crate::tap::{Does, Tap};
use crate::text::{Text, text};
use crate::visit::Picks;

/// A gem to be drawn.
#[derive(Clone, Copy)]
pub(super) struct Gem {
    pub(super) id: &'static str,
    pub(super) fill: &'static str,
    pub(super) ink: &'static str,
    pub(super) number: Option<u8>,
}

/// What a card shows.
pub(super) enum Face {
    Down,
    Gem(Gem),
    /// `idol`, `skeleton` or `adventure`.
    Other(&'static str),
}

/// What a card scores, in signs.
pub(super) struct Score {
    pub(super) value: u8,
    pub(super) favourite: bool,
    pub(super) right_place: bool,
    /// An idol beyond the one that scores.
    pub(super) second: bool,
}

/// A place of a mine.
struct Cell {
    tap: Option<Tap>,
    label: Text,
    slot: u8,
    face: Face,
    score: Option<Score>,
    /// The classes that mark it, each with a space before it: picked, touched last, in the
    /// longest run, face up too often.
    marks: String,
    /// The card lies face up too often.
    warned: bool,
    /// What the card is known by while it moves.
    known: Option<u16>,
    mark: Option<Mark>,
}

/// A mine.
struct Mine {
    seat: usize,
    name: String,
    favourite: Gem,
    total: u8,
    run: u8,
    /// What a screen reader says of the mine.
    label: Text,
    cells: Vec<Cell>,
    /// A small mine is tapped as a whole.
    tap: Option<Tap>,
    active: bool,
}

#[derive(Template)]
#[template(path = "dig_up/field.html")]
struct Field {
    /// Whether all mines are alike.
    all: bool,
    /// Whether they are there to swap what lies in them.
    swaps: bool,
    large: Vec<Mine>,
    small: Vec<Mine>,
    /// That a card lies too often, rendered.
    warned: Option<String>,
    /// The last round, and who still has a turn.
    last_round: Option<Text>,
}

/// A gem of a colour, with or without its number.
pub(super) fn gem(gems: &Gems, colour: Colour, number: Option<u8>) -> Gem {
    let hue = gems.hue(colour);
    Gem {
        id: colour.name(),
        fill: hue.fill,
        ink: hue.ink,
        number,
    }
}

/// What a card shows.
pub(super) fn face(played: &Played, card: Option<Card>) -> Face {
    match card {
        None => Face::Down,
        Some(Card::Gem { colour, number }) => {
            Face::Gem(gem(&played.gems, colour, Some(number.get())))
        }
        Some(Card::Idol) => Face::Other("idol"),
        Some(Card::Skeleton) => Face::Other("skeleton"),
        Some(Card::Adventure) => Face::Other("adventure"),
    }
}

impl Face {
    fn is_down(&self) -> bool {
        matches!(self, Self::Down)
    }
}

impl Score {
    pub(super) fn of(points: Points) -> Self {
        Self {
            value: points.value,
            favourite: matches!(points.why, Why::Both | Why::Favourite),
            right_place: matches!(points.why, Why::Both | Why::RightPlace),
            second: points.why == Why::SecondIdol,
        }
    }
}

/// What the field is drawn from.
struct Drawn<'a> {
    played: &'a Played,
    picked: &'a Picked,
    mode: Mode,
    warnings: Vec<Warning>,
    /// The place that a picture is about.
    marked: Option<Place>,
}

/// Renders the mines.
pub(super) fn render(
    around: &Around<'_>,
    played: &Played,
    picked: &Picked,
) -> Result<String, Failure> {
    draw(around, played, picked, None)
}

/// Renders the mines with the place marked that is told of.
pub(super) fn marked(around: &Around<'_>, played: &Played, at: Place) -> Result<String, Failure> {
    let nothing = Picked::read(&Picks::default(), played);
    draw(around, played, &nothing, Some(at))
}

fn draw(
    around: &Around<'_>,
    played: &Played,
    picked: &Picked,
    marked: Option<Place>,
) -> Result<String, Failure> {
    let drawn = Drawn {
        marked,
        played,
        picked,
        mode: around.mode,
        warnings: played.game.warnings(),
    };
    let swaps = around.mode != Mode::Over && picked.query.exchange.is_some();
    let all = around.mode == Mode::Over || swaps;
    let seats = played.game.seats();
    let (large, small): (Vec<Seat>, Vec<Seat>) =
        seats.partition(|&seat| all || seat == picked.mine);
    around.visit.part(&Field {
        all,
        swaps,
        large: large
            .into_iter()
            .map(|seat| drawn.mine(seat, true))
            .collect(),
        small: small
            .into_iter()
            .map(|seat| drawn.mine(seat, false))
            .collect(),
        warned: match around.mode {
            Mode::Over => None,
            Mode::Play | Mode::Repair => warned::line(around.visit, played, picked)?,
        },
        last_round: (around.mode == Mode::Play)
            .then(|| super::last_round::told(played))
            .flatten(),
    })
}

impl Drawn<'_> {
    fn mine(&self, seat: Seat, large: bool) -> Mine {
        let played = self.played;
        let game = &played.game;
        let run = game.longest_run(seat);
        let label = text("dig-mine-label")
            .with("name", played.name(seat))
            .with("favourite", played.gems.name(game.favourite(seat)))
            .with("n", game.score_of(seat))
            .with("run", words::run(run));
        let tap = (!large).then(|| {
            let key = format!("mine-{}", seat.index());
            Tap::new(key, Does::Pick(self.picked.look_at(seat)), label.clone())
        });
        Mine {
            seat: seat.index(),
            name: played.name(seat).to_owned(),
            favourite: gem(&played.gems, game.favourite(seat), None),
            total: game.score_of(seat),
            run: run.map_or(0, |run| run.length),
            label,
            cells: Slot::all()
                .map(|slot| self.cell(Place::new(seat, slot), run, large))
                .collect(),
            tap,
            active: played.turn() == Some(seat) && self.mode != Mode::Over,
        }
    }

    fn cell(&self, at: Place, run: Option<Run>, large: bool) -> Cell {
        let played = self.played;
        let game = &played.game;
        let points = game.points(at.player, at.slot);
        let warned = self.warnings.iter().any(|warning| warning.at.contains(&at));
        let mark = (self.marked == Some(at)).then_some(Mark::Here);
        let label = Mark::said_of(mark, self.label(at, points, warned));
        Cell {
            tap: large.then(|| self.tap(at, &label)).flatten(),
            label,
            slot: at.slot.get(),
            face: face(played, game.card(at.player, at.slot)),
            score: points.map(Score::of),
            marks: self.marks(at, run, warned),
            warned,
            known: large.then(|| played.known(at)).flatten(),
            mark,
        }
    }

    fn marks(&self, at: Place, run: Option<Run>, warned: bool) -> String {
        let in_run =
            run.is_some_and(|run| run.length > 1 && run.from <= at.slot && at.slot <= run.to);
        let marks = [
            (self.is_picked(at), " dig-picked"),
            (self.played.last().contains(&at), " dig-last"),
            (in_run, " dig-in-run"),
            (warned, " dig-warned"),
        ];
        let marks = marks.into_iter().filter(|(is, _)| *is);
        marks.map(|(_, mark)| mark).collect()
    }

    /// "Place 5: Red 7. 2 points: favourite colour"
    fn label(&self, at: Place, points: Option<Points>, warned: bool) -> Text {
        let holds = text("dig-cell")
            .with("n", at.slot.get())
            .with("card", words::holds(self.played, at));
        let points = points.map(words::points);
        let warned = warned.then(|| text("dig-cell-warned"));
        Text::joined(
            [holds].into_iter().chain(points).chain(warned).collect(),
            ". ",
        )
    }

    fn is_picked(&self, at: Place) -> bool {
        match self.picked.query.exchange {
            _ if self.mode == Mode::Over => false,
            Some(exchange) => exchange == Exchange::With(at),
            None => self.picked.place() == Some(at),
        }
    }

    fn tap(&self, at: Place, label: &Text) -> Option<Tap> {
        if self.mode == Mode::Over {
            return None;
        }
        let picked = self.picked;
        // Where all mines are alike, a place needs its mine's name.
        let key = format!("place-{}-{}", at.player.index(), at.slot);
        let whole = || {
            let name = Text::verbatim(self.played.name(at.player));
            Text::joined(vec![name, label.clone()], ". ")
        };
        Some(match (picked.query.exchange, picked.query.card) {
            (Some(Exchange::With(other)), _) if other != at => {
                let action = Action::Exchange { a: other, b: at };
                let does =
                    text("dig-exchange-with").with("place", words::place_short(self.played, other));
                let label = Text::joined(vec![whole(), does], ". ");
                Tap::new(key, Does::act(&action), label)
            }
            (Some(_), _) => Tap::new(key, Does::Pick(picked.exchange_with(at)), whole())
                .pressed(self.is_picked(at)),
            (None, Some(card)) => {
                let Place { player, slot } = at;
                let does = text("dig-lay-here").with("card", self.played.gems.card(card));
                let label = Text::joined(vec![label.clone(), does], ". ");
                Tap::new(key, Does::act(&Action::Show { player, slot, card }), label)
            }
            (None, None) => Tap::new(key, Does::Pick(picked.pick_slot(at.slot)), label.clone())
                .pressed(self.is_picked(at)),
        })
    }
}
