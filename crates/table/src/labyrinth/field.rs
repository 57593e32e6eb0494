//! The board of a match: what can be pushed, where one can go, and what is set right by tapping
//! it. Without a board, the arrows and the card that is looked for.

use tableside_rules::Seat;
use tableside_rules::labyrinth::{Action, Correction, MovedPawn, Phase, Place, Push, Spot, Tile};

use super::ask;
use super::card;
use super::mend;
use super::options::Colour;
use super::picked::{Fix, Panel, Picked};
use super::picture::{self, Arrow, Cell, Light, Picture};
use super::played::Played;
use super::setup::hues;
use super::words;
use crate::failure::Failure;
use crate::games::{Around, Mode};
use crate::moments::Mark;
use crate::tap::{Does, Tap};
use crate::text::{Text, text};

/// What the field is drawn from.
struct Drawing<'a> {
    played: &'a Played,
    picked: &'a Picked,
    mode: Mode,
    /// The spare as it goes in.
    spare: Option<Tile>,
    /// The pushes to which help points.
    helpful: Vec<Push>,
    /// What the picture is about.
    missed: Option<Missed>,
}

/// A push that was not made, and the place to which it would have led.
#[derive(Debug, Clone, Copy)]
pub(super) struct Missed {
    pub(super) push: Push,
    /// `None`: it lay on the spare.
    pub(super) goal: Option<Place>,
}

/// Renders the field.
pub(super) fn render(
    around: &Around<'_>,
    played: &Played,
    picked: &Picked,
) -> Result<String, Failure> {
    draw(around, played, picked, None)
}

/// Renders the board with a push marked that was not made.
pub(super) fn marked(
    around: &Around<'_>,
    played: &Played,
    missed: Missed,
) -> Result<String, Failure> {
    draw(around, played, &Picked::default(), Some(missed))
}

fn draw(
    around: &Around<'_>,
    played: &Played,
    picked: &Picked,
    missed: Option<Missed>,
) -> Result<String, Failure> {
    let drawing = Drawing {
        missed,
        played,
        picked,
        mode: around.mode,
        spare: picked.spare(played),
        helpful: ask::helpful(played, picked),
    };
    let view = played.options.view;
    let colours: Vec<Colour> = (0..played.game.seats())
        .map(|seat| played.options.colour(seat))
        .collect();
    let has_board = played.game.board().is_some();
    let shows_arrows = !matches!(picked.panel, Some(Panel::Board(_)));
    let last = &played.last;
    let way = last
        .mover
        .and_then(|seat| picture::way(view, seat.index(), &last.way));
    // At the end it is the house of whoever came home.
    let shown = played.turn().unwrap_or_else(|| played.game.seat());
    let plain = if has_board {
        None
    } else {
        Some(card::large(around, played, shown)?)
    };
    around.visit.part(&Picture {
        rows: if has_board {
            picture::rows(view, |place| drawing.cell(place))
        } else {
            Vec::new()
        },
        arrows: if shows_arrows {
            picture::arrows(view, |push| drawing.arrow(push))
        } else {
            [const { Vec::new() }; 4]
        },
        pawns: played.drawn_pawns(),
        way: way.filter(|_| shows_arrows),
        plain,
        label: text("lab-board"),
        kind: drawing.kind(),
        hues: hues(&colours),
    })
}

impl Drawing<'_> {
    fn kind(&self) -> &'static str {
        match self.picked.panel {
            Some(Panel::Board(_)) => "mend",
            _ if self.mode == Mode::Over || self.played.turn().is_none() => "over",
            _ => match self.played.game.phase() {
                Phase::Push => "push",
                Phase::Go => "go",
            },
        }
    }

    fn arrow(&self, push: Push) -> Arrow {
        let game = &self.played.game;
        let due =
            self.mode != Mode::Over && self.played.turn().is_some() && game.phase() == Phase::Push;
        let barred = due && game.barred() == Some(push);
        Arrow {
            tap: due.then(|| self.push(push, barred)),
            barred,
            lit: self.helpful.contains(&push),
            told: (self.missed)
                .filter(|missed| missed.push == push)
                .map(|_| self.told(push)),
        }
    }

    fn told(&self, push: Push) -> Text {
        let words = text("lab-push").with("push", words::push(self.played.options.view, push));
        Text::joined(vec![words, text("lab-turning-arrow")], ". ")
    }

    fn push(&self, push: Push, barred: bool) -> Tap {
        let view = self.played.options.view;
        let key = format!("push-{}-{}", push.side, push.line);
        let words = text("lab-push").with("push", words::push(view, push));
        if barred {
            let label = Text::joined(vec![words, text("lab-barred")], ". ");
            return Tap::new(key, Does::Pick(self.picked.why()), label).off();
        }
        let Push { side, line } = push;
        let tile = self.spare;
        let label = if self.helpful.contains(&push) {
            Text::joined(vec![words, text("lab-leads-there")], ". ")
        } else {
            words
        };
        Tap::new(key, Does::act(&Action::Push { side, line, tile }), label)
    }

    fn cell(&self, place: Place) -> Cell {
        let label = self.label(place);
        let (tap, light) = match &self.picked.panel {
            Some(Panel::Board(fix)) => self.mended(fix, place, &label),
            _ => self.reached(place, &label),
        };
        let is_told = self.missed.is_some_and(|missed| missed.goal == Some(place));
        let (light, mark) = if is_told {
            (Light::Marked, Some(Mark::Here))
        } else {
            (light, None)
        };
        let label = Mark::said_of(mark, label);
        Cell {
            tap,
            label,
            drawn: self.played.drawn(place.into()),
            light,
        }
    }

    /// "Row 2, column 3: corner, open at the top and right. Owl. Anna’s pawn"
    fn label(&self, place: Place) -> Text {
        let played = self.played;
        let view = played.options.view;
        let seen = view.place(place);
        let lies = played.game.tile(place).map(|tile| words::tile(view, tile));
        let head = text("lab-cell")
            .with("row", seen.row())
            .with("column", seen.column())
            .with("tile", lies.unwrap_or_else(|| text("lab-nothing")));
        let treasures = played
            .game
            .treasures_at(place.into())
            .map(|treasure| played.options.names.name(treasure));
        let pawns = played
            .seats()
            .filter(|&seat| played.game.pawn(seat) == Some(place))
            .map(|seat| text("lab-pawn-of").with("name", played.name(seat)));
        let homes = played
            .seats()
            .filter(|&seat| played.game.home(seat) == Some(place))
            .map(|seat| text("lab-home-of").with("name", played.name(seat)));
        let goal = played.turn().filter(|&seat| {
            played.open_target(seat).is_some()
                && played.game.target_spot(seat) == Some(place.into())
        });
        let goal = goal.map(|seat| text("lab-goal-of").with("name", played.name(seat)));
        let parts = [head].into_iter().chain(treasures).chain(pawns);
        Text::joined(parts.chain(homes).chain(goal).collect(), ". ")
    }

    /// Where one can go.
    fn reached(&self, place: Place, label: &Text) -> (Option<Tap>, Light) {
        let game = &self.played.game;
        if self.mode == Mode::Over || !game.destinations().contains(place) {
            return (None, Light::None);
        }
        let seat = game.seat();
        let stays = game.pawn(seat) == Some(place);
        let goes = text(if stays {
            "lab-stay-here"
        } else {
            "lab-go-here"
        });
        let label = Text::joined(vec![label.clone(), goes], ". ");
        let is_goal =
            self.played.open_target(seat).is_some() && game.target_spot(seat) == Some(place.into());
        let tap = Tap::new(place_key(place), Does::act(&Action::go(place)), label);
        let light = if is_goal { Light::Goal } else { Light::Reach };
        (Some(tap), light)
    }

    /// What a tap sets right.
    fn mended(&self, fix: &Fix, place: Place, label: &Text) -> (Option<Tap>, Light) {
        let game = &self.played.game;
        let spot = Spot::Place(place);
        let pick = |fix: Fix, pressed: bool| {
            let does = Does::Pick(self.picked.fix(fix));
            let light = if pressed { Light::Picked } else { Light::None };
            let tap = Tap::new(place_key(place), does, label.clone()).pressed(pressed);
            (Some(tap), light)
        };
        let act = |correction: Correction, does: Text| {
            let label = Text::joined(vec![label.clone(), does], ". ");
            let action = Action::Correct(correction);
            let tap = Tap::new(place_key(place), Does::act(&action), label);
            (Some(tap), Light::Reach)
        };
        match fix {
            Fix::Picture => (None, Light::None),
            Fix::Tile(at) => pick(Fix::Tile(Some(spot)), *at == Some(spot)),
            Fix::Pawn(None) => {
                let here = self
                    .played
                    .seats()
                    .find(|&seat| game.pawn(seat) == Some(place));
                here.map_or((None, Light::None), |seat| {
                    pick(Fix::Pawn(Some(seat)), false)
                })
            }
            Fix::Pawn(Some(seat)) if game.pawn(*seat) == Some(place) => pick(Fix::Pawn(None), true),
            Fix::Pawn(Some(seat)) => act(
                pawn_at(*seat, place),
                text("lab-mend-pawn-here").with("name", self.played.name(*seat)),
            ),
            Fix::Treasure(None) => {
                let here = game.treasures_at(spot).next().cloned();
                here.map_or((None, Light::None), |treasure| {
                    pick(Fix::Treasure(Some(treasure)), false)
                })
            }
            Fix::Treasure(Some(treasure)) => {
                if game.treasures_at(spot).any(|here| here == treasure) {
                    return pick(Fix::Treasure(None), true);
                }
                act(
                    mend::moved(self.played, treasure, spot),
                    mend::moves(self.played, treasure, spot),
                )
            }
        }
    }
}

fn pawn_at(seat: Seat, at: Place) -> Correction {
    Correction {
        pawns: vec![MovedPawn { seat, at }],
        ..Correction::default()
    }
}

/// What a place is known by as a button.
pub(super) fn place_key(place: Place) -> String {
    format!("place-{}-{}", place.row(), place.column())
}
