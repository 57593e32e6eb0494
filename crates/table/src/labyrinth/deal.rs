//! A dealt board, drawn to be laid out on the table before the match begins.

use askama::Template;
use axum::Router;
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::get;
use tableside_rules::Game as _;
use tableside_rules::Seat;
use tableside_rules::labyrinth::{Labyrinth, Layout, Spot, deal};

use super::drawn::{Drawn, Lying};
use super::names::{Icon, Names};
use super::options::Source;
use super::picture::{Cell, Light, Picture};
use super::setup::{PATH, SEATS, carried, hues, pawns};
use super::start::{draws, new_seed};
use super::wishes::Wishes;
use crate::app::App;
use crate::failure::Failure;
use crate::filters;
use crate::frame::party::Party;
use crate::screen::Shell;
use crate::tap::{Does, Tap};
use crate::text::{Text, text};
use crate::visit::{Picks, Visit};

pub(super) fn routes() -> Router<App> {
    Router::new().route("/games/labyrinth/deal", get(show))
}

#[derive(Template)]
#[template(path = "labyrinth/deal.html")]
struct DealScreen {
    shell: Shell,
    picture: String,
    spare: Drawn,
    spare_label: Text,
    turn: Tap,
    another: Tap,
    hidden: Vec<(&'static str, String)>,
}

async fn show(visit: Visit) -> Result<Response, Failure> {
    let party = Party::load(&visit, Labyrinth::ID, SEATS)?;
    if !party.is_complete() {
        return Ok(Redirect::to(PATH).into_response());
    }
    let mut wishes = Wishes::load(&visit, &party)?;
    wishes.source = Source::Dealt;
    let picks = carried(&visit, &party);
    let Some((seed, layout)) = dealt(picks.get("seed"), &wishes)? else {
        let query = picks.with("seed", Some(&new_seed()));
        return Ok(Redirect::to(&format!("{PATH}/deal{query}")).into_response());
    };
    page(&visit, &party, &wishes, &seed, &layout)
}

/// What a seed deals, if it is one.
fn dealt(seed: Option<&str>, wishes: &Wishes) -> Result<Option<(String, Layout)>, Failure> {
    let Some((seed, mut draw)) = seed.and_then(|seed| Some((seed, draws(seed)?))) else {
        return Ok(None);
    };
    let starter = Seat::new(wishes.starter);
    let setup = deal(
        &mut draw,
        wishes.edition(),
        &wishes.starts(),
        wishes.cards,
        starter,
    );
    let setup = setup.map_err(Failure::bad_request)?;
    Ok(setup.layout.map(|layout| (seed.to_owned(), layout)))
}

fn page(
    visit: &Visit,
    party: &Party,
    wishes: &Wishes,
    seed: &str,
    layout: &Layout,
) -> Result<Response, Failure> {
    let names = Names::load(visit)?;
    let starts = wishes.starts();
    let lying = Lying {
        view: wishes.view,
        names: &names,
        tile: &|spot| {
            Some(match spot {
                Spot::Place(place) => layout.board.tile(place),
                Spot::Spare => layout.spare,
            })
        },
        treasures: &layout.treasures,
        starts: &starts,
    };
    let picture = Picture {
        pawns: pawns(wishes),
        hues: hues(&wishes.colours),
        ..Picture::of(wishes.view, |place| Cell {
            tap: None,
            label: lying.label(place.into()),
            drawn: lying.drawn(place.into()),
            light: Light::None,
        })
    };
    let spare = lying.drawn(Spot::Spare);
    let spare = spare.ok_or_else(|| Failure::internal("a deal without a spare"))?;
    let mut hidden = wishes.hidden(party);
    hidden.push(("seed", seed.to_owned()));
    let picks = carried(visit, party);
    let up = Picks::read(&picks.with("seed", None));
    visit.page(&DealScreen {
        shell: visit
            .shell("lab-deal", text("lab-deal"))
            .up(format!("{PATH}?{}", up.query())),
        picture: visit.part(&picture)?,
        spare,
        spare_label: lying.label(Spot::Spare),
        turn: turn(&picks, wishes),
        another: Tap::new(
            "another",
            Does::Pick(picks.with("seed", Some(&new_seed()))),
            text("lab-another"),
        ),
        hidden,
    })
}

/// The picture a quarter further.
pub(super) fn turn(picks: &Picks, wishes: &Wishes) -> Tap {
    let view = wishes.view.turned().quarters().to_string();
    let query = picks.with("view", Some(&view));
    Tap::new("view", Does::Pick(query), text("lab-view-right"))
}
