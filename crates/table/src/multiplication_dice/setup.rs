//! The game's own page: who plays, for how many rounds, and what was played before.

use askama::Template;
use axum::Router;
use axum::extract::Form;
use axum::http::StatusCode;
use axum::response::Response;
use axum::routing::{get, post};
use serde::Deserialize;
use serde_json::{Map, json};
use tableside_ledger::NewMatch;
use tableside_rules::Game as _;
use tableside_rules::multiplication_dice::{MultiplicationDice, expected_points, preset_rounds};

use super::HOME;
use super::more::MOST_ROUNDS;
use crate::app::App;
use crate::failure::Failure;
use crate::filters;
use crate::frame::party::{Added, Party, Typed};
use crate::frame::{recent, start_match};
use crate::games::Card;
use crate::screen::Shell;
use crate::tap::{Does, Tap};
use crate::text::{Text, text};
use crate::visit::{Picks, Visit};

/// How many can play.
pub(super) const SEATS: std::ops::RangeInclusive<usize> = 2..=4;

pub(super) fn routes() -> Router<App> {
    Router::new()
        .route(HOME, get(show).post(add))
        .route("/games/multiplication-dice/matches", post(begin))
}

#[derive(Template)]
#[template(path = "multiplication_dice/setup.html")]
struct SetupScreen {
    shell: Shell,
    party: String,
    rounds: u32,
    /// One and five rounds fewer, one and five more.
    fewer: [Tap; 2],
    more: [Tap; 2],
    /// The number of rounds that suits so many players, if another one is chosen.
    preset: Option<Tap>,
    expected: Text,
    /// Whether so few points are to be expected that the board had better be filled first.
    is_bare: bool,
    players: String,
    missing: Option<Text>,
    /// Who begins.
    begins: Option<Text>,
    recent: String,
}

/// The game on the home screen.
pub(super) fn card(visit: &Visit) -> Result<Card, Failure> {
    let last = visit.ledger(|ledger| Ok(ledger.last_match(MultiplicationDice::ID)?))?;
    Ok(Card {
        href: HOME.to_owned(),
        line: text("md-card"),
        all: None,
        is_begun: last.is_some(),
    })
}

async fn show(visit: Visit) -> Result<Response, Failure> {
    let party = Party::load(&visit, MultiplicationDice::ID, SEATS)?;
    page(&visit, StatusCode::OK, &party)
}

async fn add(visit: Visit, Form(typed): Form<Typed>) -> Result<Response, Failure> {
    match Party::add(&visit, MultiplicationDice::ID, SEATS, &typed)? {
        Added::Seated(response) => Ok(response),
        Added::Refused(party) => page(&visit, StatusCode::UNPROCESSABLE_ENTITY, &party),
    }
}

fn page(visit: &Visit, status: StatusCode, party: &Party) -> Result<Response, Failure> {
    let seats = party.players().len().clamp(*SEATS.start(), *SEATS.end());
    let preset = preset_rounds(seats).unwrap_or(1);
    let rounds = visit
        .picks
        .get("rounds")
        .and_then(|rounds| rounds.parse().ok());
    let rounds: u32 = rounds.unwrap_or(preset).clamp(1, MOST_ROUNDS);
    // Near the ends a step of five is as long as there is room.
    let step = |key: &str, by: &str, to: u32| {
        let does = if to == rounds {
            Does::Nothing
        } else {
            pick(visit, to)
        };
        let label = text("md-rounds-by").with("by", by).with("n", to);
        Tap::new(key, does, label)
    };
    let expected = expected_points(seats, rounds).unwrap_or(0.0);
    let begins = party.players().first().filter(|_| party.is_complete());
    let mut shell = visit
        .shell("setup", text("game-multiplication-dice"))
        .up("/");
    shell.say = party.says(visit);
    visit.page_with(
        status,
        &SetupScreen {
            shell,
            party: party.part(visit)?,
            rounds,
            fewer: [
                step("fewer-5", "−5", rounds.saturating_sub(5).max(1)),
                step("fewer", "−1", rounds.saturating_sub(1).max(1)),
            ],
            more: [
                step("more", "+1", (rounds + 1).min(MOST_ROUNDS)),
                step("more-5", "+5", (rounds + 5).min(MOST_ROUNDS)),
            ],
            preset: (rounds != preset).then(|| {
                let label = text("md-rounds-preset")
                    .with("n", preset)
                    .with("seats", seats);
                Tap::new("preset", pick(visit, preset), label)
            }),
            expected: points(expected),
            is_bare: expected < 10.0,
            players: party.ids(),
            missing: party.missing(),
            begins: begins.map(|player| text("md-begins").with("name", &player.name)),
            recent: recent(visit, MultiplicationDice::ID)?,
        },
    )
}

fn pick(visit: &Visit, rounds: u32) -> Does {
    Does::Pick(visit.picks.with("rounds", Some(&rounds.to_string())))
}

/// "About 40 points in all"
fn points(expected: f64) -> Text {
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "points are never negative, and 200 rounds bring a few hundred"
    )]
    let rounded = expected.round() as u32;
    match rounded {
        0 => text("md-expect-none"),
        n => text("md-expect").with("n", n),
    }
}

#[derive(Deserialize)]
struct Begin {
    #[serde(default)]
    players: String,
    rounds: u32,
}

async fn begin(mut visit: Visit, Form(form): Form<Begin>) -> Result<Response, Failure> {
    if !(1..=MOST_ROUNDS).contains(&form.rounds) {
        return Err(Failure::bad_request(format!("{} rounds", form.rounds)));
    }
    let party = Party::from_ids(&visit, MultiplicationDice::ID, SEATS, &form.players)?;
    if !party.is_complete() {
        let picks = visit.picks.with("players", Some(&form.players));
        visit.picks = Picks::read(&picks);
        return page(&visit, StatusCode::UNPROCESSABLE_ENTITY, &party);
    }
    let new = NewMatch {
        game: MultiplicationDice::ID.to_owned(),
        team: None,
        seats: party.new_seats(),
        setup: json!({ "rounds": form.rounds }),
        options: Map::new(),
        first: None,
    };
    start_match(&visit, new)
}
