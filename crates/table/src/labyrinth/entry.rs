//! A real board, entered tile by tile, and then the treasures on its loose tiles.
//!
//! All of it stands in the address: `tiles` has a digit for each loose tile in the order in which
//! they are entered, `spots` a sign for each loose treasure, saying on which of those tiles it is.
//! Whatever does not fit there is dropped.

use std::collections::BTreeMap;

use askama::Template;
use axum::Router;
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::get;
use tableside_rules::Game as _;
use tableside_rules::labyrinth::{
    Board, Draft, Edition, Labyrinth, Place, Printed, PrintedOn, Shape, Spot, Tile, Treasure,
};

use super::deal::turn;
use super::drawn::{Drawn, Lying};
use super::field::place_key;
use super::names::{Icon, Names};
use super::options::Source;
use super::picked::{read_spot, written_spot};
use super::picture::{Cell, Light, Picture};
use super::setup::{PATH, SEATS, carried, hues, pawns};
use super::start::new_seed;
use super::wishes::Wishes;
use super::words;
use crate::app::App;
use crate::failure::Failure;
use crate::filters;
use crate::frame::party::Party;
use crate::screen::Shell;
use crate::tap::{Does, Tap};
use crate::text::{Text, text};
use crate::visit::{Picks, Visit};

pub(super) fn routes() -> Router<App> {
    Router::new().route("/games/labyrinth/board", get(show))
}

/// A board as the address, or a form, has it.
pub(super) struct Typed<'a> {
    pub(super) tiles: &'a str,
    pub(super) spots: &'a str,
}

/// A board as far as it has been entered.
#[derive(Debug, Clone)]
pub(super) struct Entered {
    draft: Draft,
    /// Where each of the loose treasures is, in the order of [`loose`].
    spots: Vec<Option<Spot>>,
}

/// The sign of a treasure that has not been found yet.
const NOWHERE: char = '-';

/// The treasures on loose tiles, and on tiles of which shape.
fn loose() -> impl Iterator<Item = (&'static Treasure, Shape)> {
    Printed::all()
        .iter()
        .filter_map(|printed| match printed.on {
            PrintedOn::Loose(shape) => Some((&printed.treasure, shape)),
            PrintedOn::Fixed(_) => None,
        })
}

impl Entered {
    /// Reads what has been entered; what does not fit is left out.
    pub(super) fn read(edition: Edition, typed: &Typed<'_>) -> Self {
        let mut draft = Draft::new(edition);
        let tiles = typed.tiles.chars().map_while(|sign| sign.to_digit(10));
        let tiles = tiles.filter_map(|index| Tile::ALL.get(usize::try_from(index).ok()?));
        for &tile in tiles {
            if draft.put(tile).is_err() {
                break;
            }
        }
        let mut entered = Self {
            draft,
            spots: Vec::new(),
        };
        let mut signs = typed.spots.chars();
        for (_, shape) in loose() {
            let sign = signs.next().unwrap_or(NOWHERE);
            let spot = sign.to_digit(36).and_then(|index| {
                let index = usize::try_from(index).ok()?;
                Draft::spots().nth(index)
            });
            let rooms = entered.draft.room(shape, &entered.treasures());
            entered.spots.push(spot.filter(|spot| rooms.contains(spot)));
        }
        entered
    }

    fn tiles(&self) -> String {
        let tiles = Draft::spots().map_while(|spot| self.draft.tile(spot));
        tiles.map(|tile| words::drawing(tile).to_string()).collect()
    }

    fn signs(&self) -> String {
        let sign = |spot: &Option<Spot>| {
            let index = spot.and_then(|spot| Draft::spots().position(|other| other == spot));
            let index = index.and_then(|index| u32::try_from(index).ok());
            index.and_then(|index| char::from_digit(index, 36))
        };
        let signs = self.spots.iter();
        signs.map(|spot| sign(spot).unwrap_or(NOWHERE)).collect()
    }

    /// Where the treasures are, as far as that is known.
    fn treasures(&self) -> BTreeMap<Treasure, Spot> {
        let found = loose().zip(&self.spots);
        let found = found.filter_map(|((treasure, _), spot)| Some((treasure.clone(), (*spot)?)));
        Draft::fixed_treasures().into_iter().chain(found).collect()
    }

    /// The treasure that is looked for next, and on tiles of which shape.
    fn wanted(&self) -> Option<(usize, &'static Treasure, Shape)> {
        let missing = self.spots.iter().position(Option::is_none)?;
        let (treasure, shape) = loose().nth(missing)?;
        Some((missing, treasure, shape))
    }

    /// Board, spare and treasures, once all have been entered.
    pub(super) fn board(&self) -> Option<(Board, Tile, BTreeMap<Treasure, Spot>)> {
        let (board, spare) = self.draft.finished()?;
        let whole = self.spots.iter().all(Option::is_some);
        whole.then(|| (board, spare, self.treasures()))
    }

    /// Where the next tile goes, or else the one that is to be changed.
    fn target(&self, at: Option<Spot>) -> Option<Spot> {
        let is_loose = |spot: &Spot| !spot.place().is_some_and(Place::is_fixed);
        let changed = at.filter(is_loose);
        changed
            .filter(|&spot| self.draft.tile(spot).is_some())
            .or(self.draft.next())
    }

    /// The same with a tile at this spot; `None` if its shape is used up.
    fn with_tile(&self, at: Spot, tile: Tile) -> Option<Self> {
        let mut changed = self.clone();
        let laid = if self.draft.next() == Some(at) {
            changed.draft.put(tile)
        } else {
            changed.draft.change(at, tile)
        };
        laid.ok().map(|()| changed)
    }

    /// The same with one of the loose treasures at this spot, or nowhere.
    fn with_spot(&self, treasure: usize, spot: Option<Spot>) -> Self {
        let mut changed = self.clone();
        changed.spots[treasure] = spot;
        changed
    }

    /// The same without what was entered last; `None` if that is nothing.
    fn taken_back(&self) -> Option<Self> {
        if let Some(last) = self.spots.iter().rposition(Option::is_some) {
            return Some(self.with_spot(last, None));
        }
        let mut changed = self.clone();
        changed.draft.take_back().map(|_| changed)
    }

    fn query(&self, picks: &Picks) -> String {
        let picks = Picks::read(&picks.with("at", None));
        let picks = Picks::read(&picks.with("spots", Some(&self.signs())));
        picks.with("tiles", Some(&self.tiles()))
    }
}

/// A tile to be laid.
struct Key {
    tap: Tap,
    drawn: Drawn,
}

/// The tiles of a shape.
struct Group {
    name: Text,
    left: u8,
    keys: Vec<Key>,
}

#[derive(Template)]
#[template(path = "labyrinth/board.html")]
struct EntryScreen {
    shell: Shell,
    picture: String,
    spare: Option<Drawn>,
    spare_label: Text,
    spare_tap: Option<Tap>,
    spare_light: &'static str,
    groups: Vec<Group>,
    /// The treasure whose place is to be tapped.
    wanted: Option<Icon>,
    note: Text,
    back: Tap,
    turn: Tap,
    laid: usize,
    all: usize,
    /// What begins the match, once all has been entered.
    hidden: Option<Vec<(&'static str, String)>>,
}

async fn show(visit: Visit) -> Result<Response, Failure> {
    let party = Party::load(&visit, Labyrinth::ID, SEATS)?;
    if !party.is_complete() {
        return Ok(Redirect::to(PATH).into_response());
    }
    let mut wishes = Wishes::load(&visit, &party)?;
    wishes.source = Source::Entered;
    let picks = carried(&visit, &party);
    let typed = Typed {
        tiles: picks.get("tiles").unwrap_or_default(),
        spots: picks.get("spots").unwrap_or_default(),
    };
    let entered = Entered::read(wishes.edition(), &typed);
    page(&visit, &party, &wishes, &picks, &entered)
}

/// What the page is drawn from.
struct Entering<'a> {
    picks: &'a Picks,
    entered: &'a Entered,
    /// Where a tile is laid next, or changed.
    target: Option<Spot>,
}

fn page(
    visit: &Visit,
    party: &Party,
    wishes: &Wishes,
    picks: &Picks,
    entered: &Entered,
) -> Result<Response, Failure> {
    let names = Names::load(visit)?;
    let starts = wishes.starts();
    let treasures = entered.treasures();
    let lying = Lying {
        view: wishes.view,
        names: &names,
        tile: &|spot| entered.draft.tile(spot),
        treasures: &treasures,
        starts: &starts,
    };
    let entering = Entering {
        picks,
        entered,
        target: entered.target(picks.get("at").and_then(read_spot)),
    };
    let picture = Picture {
        pawns: pawns(wishes),
        hues: hues(&wishes.colours),
        kind: "entry",
        ..Picture::of(wishes.view, |place| {
            let label = lying.label(place.into());
            let (tap, light) = entering.tap(place.into(), &label);
            Cell {
                tap,
                label,
                drawn: lying.drawn(place.into()),
                light,
            }
        })
    };
    let spare_label = lying.label(Spot::Spare);
    let (spare_tap, spare_light) = entering.tap(Spot::Spare, &spare_label);
    let is_whole = entered.board().is_some();
    let hidden = is_whole.then(|| {
        let mut hidden = wishes.hidden(party);
        hidden.push(("tiles", entered.tiles()));
        hidden.push(("spots", entered.signs()));
        hidden.push(("seed", new_seed()));
        hidden
    });
    let mut shell = visit
        .shell("lab-entry", text("lab-entry"))
        .up(format!("{PATH}?{}", without_board(picks).query()));
    let note = entering.note(wishes, &names);
    shell.say = Some(note.clone());
    visit.page(&EntryScreen {
        shell,
        picture: visit.part(&picture)?,
        spare: lying.drawn(Spot::Spare),
        spare_label,
        spare_tap,
        spare_light: spare_light.name(),
        groups: entering.groups(wishes),
        wanted: entering
            .wanted()
            .map(|(_, treasure, _)| names.icon(treasure)),
        note,
        back: entering.back(),
        turn: turn(picks, wishes),
        laid: entered.draft.laid(),
        all: Edition::LOOSE,
        hidden,
    })
}

fn without_board(picks: &Picks) -> Picks {
    ["tiles", "spots", "at"]
        .into_iter()
        .fold(picks.clone(), |picks, name| {
            Picks::read(&picks.with(name, None))
        })
}

impl Entering<'_> {
    /// The treasure to be placed, once all tiles lie and none of them is to be changed.
    fn wanted(&self) -> Option<(usize, &'static Treasure, Shape)> {
        if self.target.is_some() {
            return None;
        }
        self.entered.wanted()
    }

    fn tap(&self, spot: Spot, label: &Text) -> (Option<Tap>, Light) {
        let key = spot.place().map_or_else(|| "spare".to_owned(), place_key);
        let tap = |query: String| Tap::new(key, Does::Pick(query), label.clone());
        if spot.place().is_some_and(Place::is_fixed) {
            return (None, Light::None);
        }
        if self.target == Some(spot) {
            // Let go of it, if it was picked by hand.
            let picked = self.entered.draft.next() != Some(spot);
            let query = self.picks.with("at", None);
            return (picked.then(|| tap(query).pressed(true)), Light::Picked);
        }
        if self.entered.draft.tile(spot).is_none() {
            return (None, Light::None);
        }
        if let Some((index, _, shape)) = self.wanted() {
            let rooms = self.entered.draft.room(shape, &self.entered.treasures());
            if rooms.contains(&spot) {
                let placed = self.entered.with_spot(index, Some(spot));
                return (Some(tap(placed.query(self.picks))), Light::Reach);
            }
            if let Some(index) = self.treasure_on(spot) {
                let removed = self.entered.with_spot(index, None);
                return (Some(tap(removed.query(self.picks))), Light::None);
            }
        }
        let query = self.picks.with("at", Some(&written_spot(spot)));
        (Some(tap(query)), Light::None)
    }

    /// The loose treasure on this tile.
    fn treasure_on(&self, spot: Spot) -> Option<usize> {
        let mut spots = self.entered.spots.iter();
        spots.position(|other| *other == Some(spot))
    }

    fn groups(&self, wishes: &Wishes) -> Vec<Group> {
        let Some(target) = self.target else {
            return Vec::new();
        };
        let lies = self.entered.draft.tile(target);
        let groups = Shape::ALL.map(|shape| Group {
            name: words::shape(shape),
            left: self.entered.draft.left(shape),
            keys: shape
                .tiles()
                .iter()
                .map(|&seen| {
                    let tile = wishes.view.tile_behind(seen);
                    let does = match self.entered.with_tile(target, tile) {
                        Some(laid) => Does::Pick(laid.query(self.picks)),
                        None => Does::Nothing,
                    };
                    let key = format!("tile-{}", words::drawing(seen));
                    Key {
                        tap: Tap::new(key, does, words::tile(wishes.view, tile))
                            .pressed(lies == Some(tile)),
                        drawn: Drawn::bare(seen),
                    }
                })
                .collect(),
        });
        groups.into()
    }

    fn note(&self, wishes: &Wishes, names: &Names) -> Text {
        match (self.target, self.wanted()) {
            (Some(Spot::Spare), _) => text("lab-entry-spare"),
            (Some(spot), _) => text("lab-entry-tile").with("place", words::spot(wishes.view, spot)),
            (None, Some((_, treasure, _))) => {
                text("lab-entry-treasure").with("treasure", names.name(treasure))
            }
            (None, None) => text("lab-entry-whole"),
        }
    }

    fn back(&self) -> Tap {
        let does = match self.entered.taken_back() {
            Some(before) => Does::Pick(before.query(self.picks)),
            None => Does::Nothing,
        };
        Tap::new("back", does, text("lab-take-back"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// 13 straights, 15 corners and 6 T.
    const TILES: &str = "0000000000000222222222222222666666";

    fn read(tiles: &str, spots: &str) -> Entered {
        Entered::read(Edition::usual(), &Typed { tiles, spots })
    }

    #[test]
    fn what_is_entered_is_read_again() {
        let entered = read(TILES, "stuvwxdefghi");
        assert_eq!(entered.tiles(), TILES);
        assert_eq!(entered.signs(), "stuvwxdefghi");
        let (_, spare, treasures) = entered.board().unwrap();
        assert_eq!(spare, Tile::ALL[6]);
        assert_eq!(treasures.len(), 24);
    }

    #[test]
    fn what_does_not_fit_is_left_out() {
        assert_eq!(read("00x000", "").tiles(), "00");
        assert_eq!(read(&"0".repeat(40), "").tiles(), "0".repeat(13));
        assert_eq!(read(&format!("{TILES}0"), "").tiles(), TILES);
        assert_eq!(read("💥", "💥").tiles(), "");
        // The first six lie on T tiles, and no two on the same.
        let entered = read(TILES, "0sszé-d");
        assert_eq!(entered.signs(), "-s----d-----");
        assert!(entered.board().is_none());
        assert_eq!(entered.wanted().map(|(index, ..)| index), Some(0));
    }

    #[test]
    fn the_last_entry_is_taken_back_treasures_first() {
        let entered = read(TILES, "st");
        let entered = entered.taken_back().unwrap();
        assert_eq!(entered.signs(), "s-----------");
        let entered = entered.taken_back().unwrap().taken_back().unwrap();
        assert_eq!(entered.tiles().len(), 33);
        assert!(read("", "").taken_back().is_none());
    }

    #[test]
    fn a_treasure_goes_when_its_tile_changes_shape() {
        let entered = read("60", "0");
        assert_eq!(entered.signs(), "0-----------");
        let first = Draft::spots().next().unwrap();
        let changed = entered.with_tile(first, Tile::ALL[2]).unwrap();
        let read = read(&changed.tiles(), &changed.signs());
        assert_eq!(
            (read.tiles().as_str(), read.signs()),
            ("20", "-".repeat(12))
        );
    }
}
