//! How a match begins: dealt, entered, or without a board.

use axum::Router;
use axum::extract::Form;
use axum::http::StatusCode;
use axum::response::Response;
use axum::routing::post;
use rand::rngs::StdRng;
use rand::{RngExt as _, SeedableRng as _};
use serde::Deserialize;
use tableside_ledger::NewMatch;
use tableside_rules::labyrinth::{Edition, Labyrinth, Layout, Place, Setup, deal};
use tableside_rules::{Game as _, Seat};

use super::entered::{Entered, Typed};
use super::names::Names;
use super::options::{Colour, Helped, Options, Source};
use super::setup::{self, SEATS};
use super::view::View;
use crate::app::App;
use crate::failure::Failure;
use crate::frame::party::Party;
use crate::frame::start_match;
use crate::visit::{Picks, Visit};

pub(super) fn routes() -> Router<App> {
    Router::new().route("/games/labyrinth/matches", post(begin))
}

/// A seed for a deal, as it stands in an address: 8 hexadecimal digits.
pub(super) fn new_seed() -> String {
    format!("{:08x}", rand::random::<u32>())
}

/// The draws of a seed, if it is one. The same seed always deals the same match.
pub(super) fn draws(seed: &str) -> Option<impl FnMut(usize) -> usize + use<>> {
    let seed = u32::from_str_radix(seed, 16).ok()?;
    let mut rng = StdRng::seed_from_u64(seed.into());
    Some(move |below| rng.random_range(0..below))
}

/// Whether no two are the same.
fn differ<T: PartialEq>(all: &[T]) -> bool {
    all.iter()
        .enumerate()
        .all(|(index, one)| !all[..index].contains(one))
}

#[derive(Deserialize)]
struct Begin {
    players: String,
    corners: String,
    colours: String,
    cards: usize,
    secret: String,
    help: String,
    board: String,
    edition: usize,
    view: String,
    starter: usize,
    seed: String,
    /// The loose tiles and the spots of the loose treasures, where the board was entered.
    #[serde(default)]
    tiles: String,
    #[serde(default)]
    spots: String,
}

impl Begin {
    fn starts(&self) -> Option<Vec<Place>> {
        let corners = self.corners.split(',').map(|corner| corner.parse().ok());
        let starts: Option<Vec<Place>> = corners
            .map(|corner: Option<usize>| Place::CORNERS.get(corner?).copied())
            .collect();
        starts.filter(|starts| differ(starts))
    }

    fn options(&self, seats: usize, names: Names) -> Option<Options> {
        let colours: Option<Vec<Colour>> = self.colours.split(',').map(Colour::named).collect();
        let colours = colours.filter(|colours| colours.len() == seats && differ(colours))?;
        let helped = match self.help.as_str() {
            "off" => Helped::Off,
            "all" => Helped::All,
            list => {
                let seats = list.split(',').filter(|seat| !seat.is_empty());
                Helped::Some(seats.map(|seat| seat.parse().ok()).collect::<Option<_>>()?)
            }
        };
        let own = colours
            .iter()
            .zip(Colour::ALL)
            .all(|(one, own)| *one == own);
        Some(Options {
            secret: self.secret == "1",
            helped,
            colours: if own { Vec::new() } else { colours },
            names,
            view: View::read(&self.view),
            edition: self.edition,
            source: Source::named(&self.board)?,
        })
    }

    /// The set-up, dealt as far as nobody has said otherwise.
    fn setup(&self, source: Source) -> Result<Setup, Failure> {
        let starts = self
            .starts()
            .ok_or_else(|| Failure::bad_request("corners"))?;
        let edition = Edition::all().get(self.edition).copied();
        let edition = edition.ok_or_else(|| Failure::bad_request("edition"))?;
        let mut draw = draws(&self.seed).ok_or_else(|| Failure::bad_request("seed"))?;
        let starter = Seat::new(self.starter);
        let mut setup =
            deal(&mut draw, edition, &starts, self.cards, starter).map_err(Failure::bad_request)?;
        match source {
            Source::Dealt => {}
            Source::Unknown => setup.layout = None,
            Source::Entered => {
                let entered = Entered::read(
                    edition,
                    &Typed {
                        tiles: &self.tiles,
                        spots: &self.spots,
                    },
                );
                let board = entered.board();
                let (board, spare, treasures) =
                    board.ok_or_else(|| Failure::bad_request("the board is not whole"))?;
                setup.layout = Some(Layout {
                    board,
                    spare,
                    starts,
                    treasures,
                });
            }
        }
        Ok(setup)
    }
}

async fn begin(mut visit: Visit, Form(form): Form<Begin>) -> Result<Response, Failure> {
    let party = Party::from_ids(&visit, Labyrinth::ID, SEATS, &form.players)?;
    let seats = party.players().len();
    if !party.is_complete() {
        visit.picks = Picks::read(&visit.picks.with("players", Some(&form.players)));
        return setup::page(&visit, StatusCode::UNPROCESSABLE_ENTITY, &party);
    }
    let names = Names::load(&visit)?;
    let options = form.options(seats, names);
    let options = options.ok_or_else(|| Failure::bad_request("options"))?;
    let setup = form.setup(options.source)?;
    // The rules say whether such a match can be played.
    Labyrinth::start(&setup, seats).map_err(Failure::bad_request)?;
    start_match(
        &visit,
        NewMatch {
            game: Labyrinth::ID.to_owned(),
            team: None,
            seats: party.new_seats(),
            setup: serde_json::to_value(&setup).map_err(Failure::internal)?,
            options: options.written(),
            first: None,
        },
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_seed_draws_the_same() {
        let drawn = |seed: &str| -> Vec<usize> {
            let mut draw = draws(seed).unwrap();
            (0..20).map(|_| draw(50)).collect()
        };
        assert_eq!(drawn("0000002a"), drawn("2a"));
        assert_ne!(drawn("2a"), drawn("2b"));
        assert_eq!(new_seed().len(), 8);
        for seed in ["", "x", "123456789", "-1"] {
            assert!(draws(seed).is_none(), "{seed}");
        }
    }
}
