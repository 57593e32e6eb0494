//! The game's own page: which variant, who plays, who begins, how long the ladder
//! is and how long the sand runs.

use askama::Template;
use axum::Router;
use axum::extract::Form;
use axum::http::StatusCode;
use axum::response::Response;
use axum::routing::get;
use tableside_rules::Game as _;
use tableside_rules::times_table::{TimesTable, Variant};

use super::options::{MOST_RUNGS, Tiles};
use super::wishes::{self, Wishes, with};
use super::{HOME, best, laying_out, variant_name, words};
use crate::app::App;
use crate::failure::Failure;
use crate::filters;
use crate::frame::party::{Added, Party, Typed};
use crate::frame::recent;
use crate::games::Card;
use crate::screen::Shell;
use crate::tap::{Does, Tap};
use crate::text::{Text, text};
use crate::tools::timer;
use crate::visit::Visit;

/// The lengths of sand that stand ready, in milliseconds.
const SANDS: [u32; 4] = [30_000, 60_000, 90_000, 120_000];

pub(super) fn routes() -> Router<App> {
    Router::new().route(HOME, get(show).post(add))
}

/// The game on the home screen.
pub(super) fn card(visit: &Visit) -> Result<Card, Failure> {
    let last = visit.ledger(|ledger| Ok(ledger.last_match(TimesTable::ID)?))?;
    Ok(Card {
        href: HOME.to_owned(),
        line: text("x1-card-line"),
        all: None,
        is_begun: last.is_some(),
    })
}

/// One of the three games.
struct VariantKey {
    name: &'static str,
    title: Text,
    line: Text,
    pick: String,
    chosen: bool,
}

/// One of a few.
struct Choice {
    key: String,
    seat: Option<usize>,
    name: Text,
    /// In words beside the name.
    hint: Option<Text>,
    pick: String,
    chosen: bool,
}

#[derive(Template)]
#[template(path = "times_table/setup.html")]
struct SetupScreen {
    shell: Shell,
    variants: Vec<VariantKey>,
    party: String,
    is_expedition: bool,
    is_sprint: bool,
    starters: Vec<Choice>,
    starter_hint: Text,
    rungs: u32,
    fewer: Tap,
    more: Tap,
    sands: Vec<Choice>,
    measure: String,
    tiles: Vec<Choice>,
    /// Best times of those who are chosen.
    bests: Vec<Text>,
    recent: String,
    /// Where it goes on, and what the way carries.
    next: &'static str,
    hidden: Vec<(&'static str, String)>,
    missing: Option<Text>,
}

async fn show(visit: Visit) -> Result<Response, Failure> {
    let seats = wishes::seats(wishes::variant(&visit)?);
    let party = Party::load(&visit, TimesTable::ID, seats)?;
    page(&visit, StatusCode::OK, &party)
}

async fn add(visit: Visit, Form(typed): Form<Typed>) -> Result<Response, Failure> {
    let seats = wishes::seats(wishes::variant(&visit)?);
    match Party::add(&visit, TimesTable::ID, seats, &typed)? {
        Added::Seated(response) => Ok(response),
        Added::Refused(party) => page(&visit, StatusCode::UNPROCESSABLE_ENTITY, &party),
    }
}

/// The page with a party.
pub(super) fn page(visit: &Visit, status: StatusCode, party: &Party) -> Result<Response, Failure> {
    let wishes = Wishes::load(visit, party)?;
    let is_expedition = wishes.variant == Variant::Expedition;
    let is_sprint = wishes.variant == Variant::Sprint;
    let rungs = wishes.options.rungs;
    let step = |key: &'static str, to: u32| {
        let does = if (1..=MOST_RUNGS).contains(&to) {
            Does::Pick(with(&visit.picks, "rungs", &to.to_string()))
        } else {
            Does::Nothing
        };
        Tap::new(
            key,
            does,
            text("x1-rungs-to").with("n", to.clamp(1, MOST_RUNGS)),
        )
    };
    let mut shell = visit.shell("setup", text("game-times-table")).up("/");
    shell.say = Some(party.count());
    let ready = party.is_complete();
    visit.page_with(
        status,
        &SetupScreen {
            shell,
            variants: variants(visit, wishes.variant),
            party: party.part(visit)?,
            is_expedition,
            is_sprint,
            starters: if is_expedition {
                Vec::new()
            } else {
                starters(visit, party, &wishes)
            },
            starter_hint: starter_hint(&wishes),
            rungs,
            fewer: step("fewer", rungs - 1),
            more: step("more", rungs + 1),
            sands: if is_sprint {
                sands(visit, &wishes)
            } else {
                Vec::new()
            },
            measure: measure(visit),
            tiles: if is_expedition {
                tiles(visit, &wishes)
            } else {
                Vec::new()
            },
            bests: if is_expedition {
                bests(visit, party)?
            } else {
                Vec::new()
            },
            recent: recent(visit, TimesTable::ID)?,
            next: laying_out::PATH,
            hidden: if ready {
                wishes.members(party)
            } else {
                Vec::new()
            },
            missing: party.missing(),
        },
    )
}

/// The way to measure a real glass, and back with it and everything else that is picked.
fn measure(visit: &Visit) -> String {
    timer::measure_for(&format!("{HOME}?{}", visit.picks.query()))
}

fn variants(visit: &Visit, chosen: Variant) -> Vec<VariantKey> {
    let key = |variant: Variant| {
        let name = variant_name(variant);
        VariantKey {
            name,
            title: text(format!("x1-variant-{name}")),
            line: text(format!("x1-variant-{name}-line")),
            pick: with(&visit.picks, "variant", name),
            chosen: variant == chosen,
        }
    };
    Variant::ALL.map(key).into()
}

fn starters(visit: &Visit, party: &Party, wishes: &Wishes) -> Vec<Choice> {
    let players = party.players().iter().enumerate();
    let choices = players.map(|(index, player)| Choice {
        key: format!("starter-{index}"),
        seat: Some(index),
        name: Text::verbatim(&*player.name),
        hint: None,
        pick: with(&visit.picks, "starter", &player.id.to_string()),
        chosen: index == wishes.starter,
    });
    choices.collect()
}

/// What the book says of who begins, or who began the last time.
fn starter_hint(wishes: &Wishes) -> Text {
    match (&wishes.after, wishes.variant) {
        (Some(last), _) => text("begins-other").with("name", last),
        (None, Variant::Sprint) => text("x1-oldest-begins"),
        (None, _) => text("x1-youngest-begins"),
    }
}

fn sands(visit: &Visit, wishes: &Wishes) -> Vec<Choice> {
    let chosen = wishes.sand();
    let choice = |value: String, name: Text, hint: Option<Text>| Choice {
        key: format!("sand-{value}"),
        seat: None,
        name,
        hint,
        pick: with(&visit.picks, "sand", &value),
        chosen: value == chosen,
    };
    let mut lengths = SANDS.to_vec();
    let glass = &wishes.options.glass;
    if glass.ms.to_string() == chosen && !lengths.contains(&glass.ms) {
        lengths.push(glass.ms);
        lengths.sort_unstable();
    }
    let lengths = lengths
        .into_iter()
        .map(|ms| choice(ms.to_string(), timer::short(ms), None));
    let measured = wishes.glasses.iter().map(|glass| {
        let name = Text::verbatim(&*glass.name);
        choice(
            glass.id.to_string(),
            name,
            Some(timer::short(glass.length_ms)),
        )
    });
    lengths.chain(measured).collect()
}

fn tiles(visit: &Visit, wishes: &Wishes) -> Vec<Choice> {
    let choice = |tiles: Tiles| Choice {
        key: format!("tiles-{}", tiles.name()),
        seat: None,
        name: text(format!("x1-tiles-{}", tiles.name())),
        hint: None,
        pick: with(&visit.picks, "tiles", tiles.name()),
        chosen: tiles == wishes.options.tiles,
    };
    Tiles::ALL.map(choice).into()
}

/// The best time of all who are chosen, and of each alone.
fn bests(visit: &Visit, party: &Party) -> Result<Vec<Text>, Failure> {
    let players = party.players();
    visit.ledger(|ledger| {
        let mut bests = Vec::new();
        let all = players.iter().map(|player| player.id).collect();
        if let Some(time) = best::of_team(ledger, &all)?.filter(|_| players.len() > 1) {
            bests.push(text("x1-best-team").with("time", words::digits(time)));
        }
        for player in players {
            if let Some(time) = best::of_team(ledger, &[player.id].into())? {
                bests.push(
                    text("x1-best-alone")
                        .with("name", &player.name)
                        .with("time", words::digits(time)),
                );
            }
        }
        Ok(bests)
    })
}
