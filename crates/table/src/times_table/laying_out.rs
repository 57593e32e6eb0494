//! How the table is set up, step by step; for a race also where the first tile on
//! the web lay. Then the match begins.

use askama::Template;
use axum::Router;
use axum::extract::Form;
use axum::http::{StatusCode, header};
use axum::response::Response;
use axum::routing::{get, post};
use serde::Deserialize;
use serde_json::Map;
use tableside_ledger::NewMatch;
use tableside_rules::times_table::{Place, Setup, TimesTable, Variant};
use tableside_rules::{Game as _, Seat};

use super::picked::Quarter;
use super::wall::{self, Choice, Sight};
use super::wishes::{self, Wishes};
use super::{HOME, clock, setup, setup_of, variant_name};
use crate::app::App;
use crate::failure::Failure;
use crate::filters;
use crate::frame::party::Party;
use crate::frame::{match_id, start_match};
use crate::screen::Shell;
use crate::tap::Does;
use crate::text::{Text, text};
use crate::visit::{Picks, Visit};

/// The page.
pub(super) const PATH: &str = "/games/times-table/table";

pub(super) fn routes() -> Router<App> {
    Router::new()
        .route(PATH, get(show))
        .route("/games/times-table/matches", post(begin))
}

/// What is done on the table, with its drawing.
struct Step {
    /// The drawing's name.
    picture: &'static str,
    words: Text,
}

#[derive(Template)]
#[template(path = "times_table/laying_out.html")]
struct LayingOut {
    shell: Shell,
    steps: Vec<Step>,
    /// Whether the steps are folded away, since the variant was played the last time, too.
    folded: bool,
    seats: usize,
    /// The wall on which the first gap is tapped, in a race.
    wall: Option<String>,
    gap: Option<Place>,
    hidden: Vec<(&'static str, String)>,
    /// Why a match can't begin yet.
    missing: Option<Text>,
    begins: Option<Text>,
}

/// The steps of a variant, in the order in which they are done.
const fn steps(variant: Variant) -> &'static [&'static str] {
    match variant {
        Variant::Race => &["wall", "ladder", "cards", "web"],
        Variant::Sprint => &["wall", "ladder", "lap-cards"],
        Variant::Expedition => &["wall", "web"],
    }
}

async fn show(visit: Visit) -> Result<Response, Failure> {
    let party = Party::load(
        &visit,
        TimesTable::ID,
        wishes::seats(wishes::variant(&visit)?),
    )?;
    page(&visit, StatusCode::OK, &party)
}

fn page(visit: &Visit, status: StatusCode, party: &Party) -> Result<Response, Failure> {
    if !party.is_complete() {
        return setup::page(visit, status, party);
    }
    let wishes = Wishes::load(visit, party)?;
    let is_race = wishes.variant == Variant::Race;
    let gap = wishes.gap.filter(|_| is_race);
    let mut hidden = wishes.members(party);
    hidden.extend(gap.map(|gap| ("gap", written(gap))));
    let name = variant_name(wishes.variant);
    let steps = steps(wishes.variant).iter().map(|&picture| Step {
        picture,
        words: text(format!("x1-step-{picture}")),
    });
    let mut shell = visit.shell("laying-out", text(format!("x1-variant-{name}")));
    shell = shell.up(format!("{HOME}{}", back(visit)));
    if let Some(gap) = gap {
        shell.say = Some(text("x1-gap-chosen").with("place", gap.to_string()));
    }
    let starter = party.players().get(wishes.starter);
    let begins = starter.filter(|_| wishes.variant != Variant::Expedition);
    visit.page_with(
        status,
        &LayingOut {
            shell,
            steps: steps.collect(),
            folded: is_known(visit, wishes.variant)?,
            seats: party.players().len(),
            wall: if is_race {
                Some(choose(visit, gap)?)
            } else {
                None
            },
            gap,
            hidden,
            missing: (is_race && gap.is_none()).then(|| text("x1-gap-missing")),
            begins: begins.map(|player| text("x1-begins").with("name", &player.name)),
        },
    )
}

/// Whether the last match was one of this variant, so that the table is known or still there.
fn is_known(visit: &Visit, variant: Variant) -> Result<bool, Failure> {
    let last = visit.ledger(|ledger| Ok(ledger.last_match(TimesTable::ID)?))?;
    Ok(match last {
        Some(last) => setup_of(&last)?.variant == variant,
        None => false,
    })
}

/// The query of the page before this one.
fn back(visit: &Visit) -> String {
    let picks = Picks::read(&visit.picks.with("gap", None));
    picks.with("zoom", None)
}

fn written(gap: Place) -> String {
    format!("{},{}", gap.top(), gap.left())
}

/// The wall on which the place of the first tile is tapped.
fn choose(visit: &Visit, gap: Option<Place>) -> Result<String, Failure> {
    let sight = Sight {
        chosen: gap,
        ..Sight::default()
    };
    let look = |zoom: Option<Quarter>| {
        let name = zoom.map(Quarter::name);
        visit.picks.with("zoom", name.as_deref())
    };
    let take = |at: Place| {
        let picks = Picks::read(&visit.picks.with("gap", Some(&written(at))));
        let label = text("x1-take-out").with("place", at.to_string());
        Some((Does::Pick(picks.with("zoom", None)), label))
    };
    let choice = Choice {
        zoom: visit.picks.get("zoom").and_then(Quarter::read),
        look: &look,
        take: &take,
    };
    wall::choose(visit, &sight, &choice)
}

#[derive(Deserialize)]
struct Begin {
    #[serde(default)]
    players: String,
    #[serde(default)]
    variant: String,
    #[serde(default)]
    rungs: String,
    #[serde(default)]
    starter: String,
    #[serde(default)]
    sand: String,
    #[serde(default)]
    tiles: String,
    #[serde(default)]
    gap: String,
}

impl Begin {
    /// The same as picks, which is how the pages before carry them.
    fn picks(&self) -> Picks {
        let members = [
            ("players", &self.players),
            ("variant", &self.variant),
            ("rungs", &self.rungs),
            ("starter", &self.starter),
            ("sand", &self.sand),
            ("tiles", &self.tiles),
            ("gap", &self.gap),
        ];
        let mut query = form_urlencoded::Serializer::new(String::new());
        query.extend_pairs(members.into_iter().filter(|(_, value)| !value.is_empty()));
        Picks::read(&query.finish())
    }
}

/// Begins a match, and remembers what was chosen.
async fn begin(mut visit: Visit, Form(form): Form<Begin>) -> Result<Response, Failure> {
    visit.picks = form.picks();
    let seats = wishes::seats(wishes::variant(&visit)?);
    let party = Party::from_ids(&visit, TimesTable::ID, seats, &form.players)?;
    let wishes = Wishes::load(&visit, &party)?;
    let refused = !party.is_complete() || (wishes.variant == Variant::Race && wishes.gap.is_none());
    if refused {
        return page(&visit, StatusCode::UNPROCESSABLE_ENTITY, &party);
    }
    let starter = Seat::new(wishes.starter);
    let rungs = wishes.options.rungs;
    let setup = match (wishes.variant, wishes.gap) {
        (Variant::Race, Some(gap)) => Setup::race(rungs, starter, gap),
        (Variant::Race, None) => return Err(Failure::bad_request("gap")),
        (Variant::Sprint, _) => Setup::sprint(rungs, starter),
        (Variant::Expedition, _) => Setup::expedition(),
    };
    // The rules say whether such a match can be played.
    TimesTable::start(&setup, party.players().len()).map_err(Failure::bad_request)?;
    let mut options = Map::new();
    wishes.options.put(&mut options)?;
    visit.ledger(|ledger| wishes.options.remember(ledger))?;
    let response = start_match(
        &visit,
        NewMatch {
            game: TimesTable::ID.to_owned(),
            team: None,
            seats: party.new_seats(),
            setup: serde_json::to_value(&setup).map_err(Failure::internal)?,
            options,
            first: None,
        },
    )?;
    if wishes.variant == Variant::Expedition {
        set_clock_back(&visit, &response)?;
    }
    Ok(response)
}

/// An expedition in which nothing was tapped but the clock is begun anew as it is, so its clock
/// must be, too.
fn set_clock_back(visit: &Visit, response: &Response) -> Result<(), Failure> {
    let location = response.headers().get(header::LOCATION);
    let path = location.and_then(|location| location.to_str().ok());
    match path.and_then(|path| path.strip_prefix("/matches/")) {
        Some(id) => clock::renew(&visit.app, match_id(id)?),
        None => Ok(()),
    }
}
