//! The page on which a real board is entered, tile by tile, and then the treasures on its loose
//! tiles.

use askama::Template;
use axum::Router;
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::get;
use tableside_rules::Game as _;
use tableside_rules::labyrinth::{Edition, Labyrinth, Place, Shape, Spot, Treasure};

use super::deal::turn;
use super::drawn::{Drawn, Lying};
use super::entered::{Entered, Typed};
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
