//! What is picked but not yet played: how the spare is turned, a question, a panel, what is to be
//! set right. It lives in the URL, so a reload keeps it; what does not fit the position is dropped.

use tableside_rules::Seat;
use tableside_rules::labyrinth::{Place, Spot, Tile, Treasure};

use super::played::Played;
use crate::games::Mode;
use crate::visit::{Picks, form_pairs};

/// What somebody with help asks.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Ask {
    /// Can I reach it this turn?
    Reach,
    /// In how many turns?
    Turns,
}

/// The way in which the spare was turned last, so that it is seen to turn.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Spin {
    Left,
    Right,
}

/// What is to be set right.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Fix {
    /// A tile, and which.
    Tile(Option<Spot>),
    /// A pawn, and whose.
    Pawn(Option<Seat>),
    /// A treasure, and which.
    Treasure(Option<Treasure>),
    /// How the picture lies.
    Picture,
}

/// What stands in the place of the pad.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Panel {
    /// Everybody's cards.
    Cards,
    /// The picture, and how it is set right.
    Board(Fix),
}

/// The members of the query, as far as they make sense.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(super) struct Picked {
    /// The spare as it is turned by hand.
    pub(super) turned: Option<Tile>,
    pub(super) spin: Option<Spin>,
    /// Why an arrow is barred is asked.
    pub(super) why: bool,
    pub(super) ask: Option<Ask>,
    pub(super) panel: Option<Panel>,
    /// Members that belong to the frame.
    others: Vec<(String, String)>,
}

const OURS: [&str; 9] = [
    "spare", "spin", "why", "ask", "panel", "fix", "at", "who", "what",
];

impl Picked {
    /// Reads the picks of a position.
    pub(super) fn read(picks: &Picks, played: &Played, mode: Mode) -> Self {
        let query = picks.query();
        let others = form_pairs(&query)
            .filter(|(name, _)| !OURS.contains(&name.as_str()))
            .collect();
        if mode == Mode::Over {
            return Self {
                others,
                ..Self::default()
            };
        }
        let turnable = played.turnable();
        let turned = picks
            .get("spare")
            .and_then(read_tile)
            .filter(|tile| turnable.is_some_and(|spare| spare.shape() == tile.shape()));
        let may_push = played.game.pushes().next().is_some();
        Self {
            spin: match picks.get("spin") {
                Some("left") => Some(Spin::Left),
                Some("right") => Some(Spin::Right),
                _ => None,
            }
            .filter(|_| turned.is_some()),
            turned,
            why: picks.get("why").is_some() && may_push && played.game.barred().is_some(),
            ask: match picks.get("ask") {
                Some("reach") => Some(Ask::Reach),
                Some("turns") => Some(Ask::Turns),
                _ => None,
            }
            .filter(|ask| played.may_ask(*ask, mode)),
            panel: read_panel(picks, played),
            others,
        }
    }

    /// The spare as it goes in.
    pub(super) fn spare(&self, played: &Played) -> Option<Tile> {
        self.turned.or(played.game.spare())
    }

    /// Whether nothing is picked by hand.
    pub(super) fn is_empty(&self) -> bool {
        *self == self.only()
    }

    /// The frame's members alone.
    pub(super) fn only(&self) -> Self {
        Self {
            others: self.others.clone(),
            ..Self::default()
        }
    }

    /// The query of a screen with something else picked.
    pub(super) fn with(&self, change: impl FnOnce(&mut Self)) -> String {
        let mut changed = self.clone();
        change(&mut changed);
        changed.href()
    }

    /// The spare turned like this, by a turn to this side. What was asked stays asked.
    pub(super) fn turn(&self, tile: Tile, spin: Spin) -> String {
        self.with(|picked| {
            picked.turned = Some(tile);
            picked.spin = Some(spin);
            picked.why = false;
        })
    }

    /// A question; the same again takes it back.
    pub(super) fn ask(&self, ask: Ask) -> String {
        self.with(|picked| {
            picked.ask = (picked.ask != Some(ask)).then_some(ask);
            picked.spin = None;
            picked.why = false;
        })
    }

    /// Why an arrow is barred; the same again takes the answer away.
    pub(super) fn why(&self) -> String {
        self.with(|picked| {
            picked.why = !picked.why;
            picked.spin = None;
        })
    }

    /// A panel; the same again closes it.
    pub(super) fn panel(&self, panel: Panel) -> String {
        let is_open = matches!(
            (&self.panel, &panel),
            (Some(Panel::Cards), Panel::Cards) | (Some(Panel::Board(_)), Panel::Board(_))
        );
        self.only()
            .with(|picked| picked.panel = (!is_open).then_some(panel))
    }

    /// Something to be set right.
    pub(super) fn fix(&self, fix: Fix) -> String {
        self.only()
            .with(|picked| picked.panel = Some(Panel::Board(fix)))
    }

    fn href(&self) -> String {
        let mut query = form_urlencoded::Serializer::new(String::new());
        query.extend_pairs(&self.others);
        if let Some(tile) = self.turned {
            query.append_pair("spare", &written_tile(tile));
        }
        if let Some(spin) = self.spin {
            let side = match spin {
                Spin::Left => "left",
                Spin::Right => "right",
            };
            query.append_pair("spin", side);
        }
        if self.why {
            query.append_pair("why", "barred");
        }
        if let Some(ask) = self.ask {
            let what = match ask {
                Ask::Reach => "reach",
                Ask::Turns => "turns",
            };
            query.append_pair("ask", what);
        }
        match &self.panel {
            Some(Panel::Cards) => {
                query.append_pair("panel", "cards");
            }
            Some(Panel::Board(fix)) => {
                query.append_pair("panel", "board");
                let (kind, member) = written_fix(fix);
                query.append_pair("fix", kind);
                query.extend_pairs(member);
            }
            None => {}
        }
        let query = query.finish().replace("%2C", ",");
        if query.is_empty() {
            query
        } else {
            format!("?{query}")
        }
    }
}

impl Played {
    /// Whether something may be asked now: by whoever has the turn and gets help.
    pub(super) fn may_ask(&self, ask: Ask, mode: Mode) -> bool {
        let helped = self
            .turn()
            .is_some_and(|seat| self.options.helped.contains(seat.index()));
        let is_alone = self.game.seats() == 1;
        mode == Mode::Play
            && helped
            && self.game.position().is_some()
            && (ask == Ask::Reach || is_alone)
    }
}

fn read_panel(picks: &Picks, played: &Played) -> Option<Panel> {
    match picks.get("panel")? {
        "cards" => Some(Panel::Cards),
        "board" => {
            played.game.board()?;
            Some(Panel::Board(read_fix(picks, played)))
        }
        _ => None,
    }
}

fn read_fix(picks: &Picks, played: &Played) -> Fix {
    match picks.get("fix") {
        Some("pawn") => {
            let seat = picks.get("who").and_then(|who| who.parse().ok());
            Fix::Pawn(
                seat.filter(|seat| *seat < played.game.seats())
                    .map(Seat::new),
            )
        }
        Some("treasure") => {
            let what = picks.get("what").map(Treasure::new);
            let lies = |treasure: &Treasure| {
                let all = played.game.treasures();
                all.is_some_and(|all| all.contains_key(treasure))
            };
            Fix::Treasure(what.filter(lies))
        }
        Some("picture") => Fix::Picture,
        _ => Fix::Tile(picks.get("at").and_then(read_spot)),
    }
}

fn written_fix(fix: &Fix) -> (&'static str, Option<(&'static str, String)>) {
    match fix {
        Fix::Tile(spot) => ("tile", spot.map(|spot| ("at", written_spot(spot)))),
        Fix::Pawn(seat) => ("pawn", seat.map(|seat| ("who", seat.index().to_string()))),
        Fix::Treasure(what) => {
            let what = what.as_ref();
            (
                "treasure",
                what.map(|what| ("what", what.name().to_owned())),
            )
        }
        Fix::Picture => ("picture", None),
    }
}

/// Reads a tile by its number among [`Tile::ALL`].
pub(super) fn read_tile(text: &str) -> Option<Tile> {
    let index: usize = text.parse().ok()?;
    Tile::ALL.get(index).copied()
}

/// A tile as [`read_tile`] reads it.
pub(super) fn written_tile(tile: Tile) -> String {
    super::words::drawing(tile).to_string()
}

/// Reads a place, "2,3", or "spare".
pub(super) fn read_spot(text: &str) -> Option<Spot> {
    if text == "spare" {
        return Some(Spot::Spare);
    }
    let (row, column) = text.split_once(',')?;
    Place::new(row.parse().ok()?, column.parse().ok()?).map(Spot::Place)
}

/// A spot as [`read_spot`] reads it.
pub(super) fn written_spot(spot: Spot) -> String {
    match spot {
        Spot::Place(place) => format!("{},{}", place.row(), place.column()),
        Spot::Spare => "spare".to_owned(),
    }
}
