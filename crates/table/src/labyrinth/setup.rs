//! The game's own page: who plays, from which corner and in which colour, with how many cards,
//! who sees them, who gets help, and where the board comes from.

use askama::Template;
use axum::Router;
use axum::extract::Form;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::get;
use tableside_ledger::Player;
use tableside_rules::Game as _;
use tableside_rules::labyrinth::Labyrinth;

use super::choices::{Choice, editions, helped, helps, secrets, sources, starters};
use super::corners::{Corners, corners};
use super::drawn::Pawn;
use super::names::Icon;
use super::options::{Colour, Source};
use super::record;
use super::start::new_seed;
use super::wishes::{Wishes, most_cards};
use crate::app::App;
use crate::failure::Failure;
use crate::filters;
use crate::frame::party::{Added, Party, Typed};
use crate::frame::recent;
use crate::games::Card;
use crate::screen::Shell;
use crate::tap::{Does, Tap};
use crate::text::{Text, text};
use crate::visit::{Picks, Visit};

/// The page.
pub(super) const PATH: &str = "/games/labyrinth";
/// How many can play.
pub(super) const SEATS: std::ops::RangeInclusive<usize> = 1..=4;

pub(super) fn routes() -> Router<App> {
    Router::new().route(PATH, get(show).post(add))
}

/// The game on the home screen.
pub(super) fn card(visit: &Visit) -> Result<Card, Failure> {
    let last = visit.ledger(|ledger| Ok(ledger.last_match(Labyrinth::ID)?))?;
    Ok(Card {
        href: PATH.to_owned(),
        line: text("lab-card"),
        all: None,
        is_begun: last.is_some(),
    })
}

/// How the match comes about.
enum Next {
    /// The board is laid or entered first.
    Page { href: String, label: Text },
    /// It begins at once.
    Begin,
}

#[derive(Template)]
#[template(path = "labyrinth/setup.html")]
struct SetupScreen {
    shell: Shell,
    party: String,
    corners: Option<Corners>,
    cards: usize,
    fewer: Tap,
    more: Tap,
    cards_hint: Text,
    /// The fewest turns of one alone with as many cards.
    record: Option<Text>,
    secrets: Vec<Choice>,
    helps: Vec<Choice>,
    /// Who gets help, if only some do.
    helped: Vec<Choice>,
    sources: Vec<Choice>,
    editions: Vec<Choice>,
    starters: Vec<Choice>,
    starter_hint: Text,
    toss: String,
    recent: String,
    hidden: Vec<(&'static str, String)>,
    next: Next,
    missing: Option<Text>,
    /// The pawns' colours, for the style.
    hues: Vec<(usize, &'static str)>,
}

async fn show(visit: Visit) -> Result<Response, Failure> {
    let party = Party::load(&visit, Labyrinth::ID, SEATS)?;
    if visit.picks.get("toss").is_some() && !party.players().is_empty() {
        let starter = rand::random_range(0..party.players().len());
        let id = party.players()[starter].id.to_string();
        let picks = Picks::read(&visit.picks.with("toss", None));
        let picks = Picks::read(&picks.with("starter", Some(&id)));
        let query = picks.with("tossed", Some("1"));
        return Ok(Redirect::to(&format!("{PATH}{query}")).into_response());
    }
    page(&visit, StatusCode::OK, &party)
}

/// A name that was typed.
async fn add(visit: Visit, Form(typed): Form<Typed>) -> Result<Response, Failure> {
    match Party::add(&visit, Labyrinth::ID, SEATS, &typed)? {
        Added::Seated(response) => Ok(response),
        Added::Refused(party) => page(&visit, StatusCode::UNPROCESSABLE_ENTITY, &party),
    }
}

pub(super) fn page(visit: &Visit, status: StatusCode, party: &Party) -> Result<Response, Failure> {
    let wishes = Wishes::load(visit, party)?;
    let mut shell = visit.shell("game", text("game-labyrinth")).up("/");
    let starter_hint = starter_hint(&wishes, party);
    shell.say = if wishes.tossed {
        Some(starter_hint.clone())
    } else {
        party.says(visit)
    };
    let players = party.players();
    let mut hidden = wishes.hidden(party);
    hidden.push(("seed", new_seed()));
    let most = most_cards(players.len());
    visit.page_with(
        status,
        &SetupScreen {
            shell,
            party: party.part(visit)?,
            corners: (!players.is_empty()).then(|| corners(visit, players, &wishes)),
            cards: wishes.cards,
            fewer: step(visit, "fewer", &wishes, wishes.cards - 1),
            more: step(visit, "more", &wishes, wishes.cards + 1),
            cards_hint: text("lab-cards-all").with("n", most),
            record: record(visit, players, wishes.cards)?,
            secrets: secrets(visit, wishes.secret),
            helps: helps(visit, players, &wishes.helped),
            helped: helped(visit, players, &wishes.helped),
            sources: sources(visit, wishes.source),
            editions: editions(visit, wishes.edition),
            starters: starters(visit, players, wishes.starter),
            starter_hint,
            toss: visit.picks.with("toss", Some("1")),
            recent: recent(visit, Labyrinth::ID)?,
            hidden,
            next: next(visit, party, wishes.source),
            missing: party.missing(),
            hues: hues(&wishes.colours),
        },
    )
}

/// The fewest turns of one alone.
fn record(visit: &Visit, players: &[Player], cards: usize) -> Result<Option<Text>, Failure> {
    let [player] = players else {
        return Ok(None);
    };
    let record = visit.ledger(|ledger| record::of(ledger, player.id, cards))?;
    Ok(record.map(|turns| {
        text("lab-record")
            .with("name", &player.name)
            .with("n", turns)
    }))
}

/// The colours of the pawns, for the style.
pub(super) fn hues(colours: &[Colour]) -> Vec<(usize, &'static str)> {
    let names = colours.iter().map(|colour| colour.name());
    names.enumerate().collect()
}

/// The query of this page and of those that follow, with everybody who plays in it.
pub(super) fn carried(visit: &Visit, party: &Party) -> Picks {
    let picks = visit.picks.with("players", Some(&party.ids()));
    Picks::read(&picks)
}

fn next(visit: &Visit, party: &Party, source: Source) -> Next {
    let query = carried(visit, party).query();
    match source {
        Source::Dealt => Next::Page {
            href: format!("{PATH}/deal?{query}"),
            label: text("lab-to-deal"),
        },
        Source::Entered => Next::Page {
            href: format!("{PATH}/board?{query}"),
            label: text("lab-to-board"),
        },
        Source::Unknown => Next::Begin,
    }
}

fn step(visit: &Visit, key: &str, wishes: &Wishes, to: usize) -> Tap {
    let most = most_cards(wishes.corners.len());
    let does = if (1..=most).contains(&to) {
        Does::Pick(visit.picks.with("cards", Some(&to.to_string())))
    } else {
        Does::Nothing
    };
    Tap::new(key, does, text("lab-cards-to").with("n", to))
}

fn starter_hint(wishes: &Wishes, party: &Party) -> Text {
    let name = |seat: usize| party.players().get(seat).map_or("", |player| &player.name);
    match wishes.after {
        _ if wishes.tossed => text("begins-tossed").with("name", name(wishes.starter)),
        Some(last) => text("begins-other").with("name", name(last)),
        None => text("lab-begins-first"),
    }
}

/// The pawns where they start, as the pages before a match show them.
pub(super) fn pawns(wishes: &Wishes) -> Vec<Pawn> {
    let starts = wishes.starts().into_iter().enumerate();
    starts
        .map(|(seat, at)| {
            let seen = wishes.view.place(at);
            Pawn {
                seat,
                row: seen.row(),
                column: seen.column(),
                alone: true,
                active: false,
            }
        })
        .collect()
}
