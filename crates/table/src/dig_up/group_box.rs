//! What is in the group's box: the names and hues of its gems, set once.

use askama::Template;
use axum::Router;
use axum::extract::RawForm;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::get;
use tableside_ledger::{Change, ChangeError, Ledger, MatchHead, Update};
use tableside_rules::Game as _;
use tableside_rules::dig_up::{Colour, DigUp};

use super::box_wish::{Wish, Wrong};
use super::field::Gem;
use super::gems::{Gems, HUES, Hue, LONGEST};
use super::setup::PATH;
use crate::app::App;
use crate::failure::Failure;
use crate::filters;
use crate::screen::Shell;
use crate::text::{Text, text};
use crate::visit::Visit;

pub(super) fn routes() -> Router<App> {
    Router::new().route("/games/dig-up/gems", get(show).post(save))
}

/// How many ended matches get the new looks too.
const LATEST: u32 = 10;

/// A hue to choose.
struct HueChoice {
    name: &'static str,
    label: Text,
    gem: Gem,
    chosen: bool,
}

/// A colour of the match files, as the group has it.
struct Row {
    id: &'static str,
    gem: Gem,
    /// What it is called by default.
    usual: Text,
    name: String,
    /// What is wrong with the name.
    name_error: Option<Text>,
    hues: Vec<HueChoice>,
    /// What is wrong with the hue.
    hue_error: Option<Text>,
}

#[derive(Template)]
#[template(path = "dig_up/box.html")]
struct BoxScreen {
    shell: Shell,
    rows: Vec<Row>,
    longest: usize,
    /// Whether something is wrong with a gem.
    refused: bool,
}

async fn show(visit: Visit) -> Result<Response, Failure> {
    let gems = Gems::load(&visit)?;
    let wishes = Colour::ALL.map(|colour| Wish {
        colour,
        name: gems.own_name(colour).to_owned(),
        hue: gems.hue(colour),
    });
    page(&visit, StatusCode::OK, &wishes, &[const { Wrong::NONE }; 6])
}

/// The page with a name and a hue a gem, and what is wrong with them.
fn page(
    visit: &Visit,
    status: StatusCode,
    wishes: &[Wish; 6],
    wrong: &[Wrong; 6],
) -> Result<Response, Failure> {
    let rows = wishes.iter().zip(wrong).map(|(wish, wrong)| Row {
        id: wish.colour.name(),
        gem: drawn(wish.colour, wish.hue),
        usual: text(format!("dig-gem-{}", wish.colour)),
        name: wish.name.clone(),
        name_error: wrong.name.clone(),
        hues: HUES
            .iter()
            .map(|hue| HueChoice {
                name: hue.name,
                label: text(format!("dig-hue-{}", hue.name)),
                gem: drawn(wish.colour, hue),
                chosen: hue == wish.hue,
            })
            .collect(),
        hue_error: wrong.hue.clone(),
    });
    visit.page_with(
        status,
        &BoxScreen {
            shell: visit.shell("gems", text("dig-box")).up(PATH),
            rows: rows.collect(),
            longest: LONGEST,
            refused: wrong.iter().any(Wrong::is_any),
        },
    )
}

fn drawn(colour: Colour, hue: &Hue) -> Gem {
    Gem {
        id: colour.name(),
        fill: hue.fill,
        ink: hue.ink,
        number: None,
    }
}

/// Keeps the choice, for the open matches and the latest ended ones too.
async fn save(visit: Visit, RawForm(form): RawForm) -> Result<Response, Failure> {
    let form = std::str::from_utf8(&form).map_err(Failure::bad_request)?;
    let wishes = Wish::read_all(form);
    let wrong = Wrong::of_all(&wishes, visit.lang);
    if wrong.iter().any(Wrong::is_any) {
        return page(&visit, StatusCode::UNPROCESSABLE_ENTITY, &wishes, &wrong);
    }
    let mut gems = Gems::default();
    for wish in &wishes {
        gems.set(wish.colour, &wish.name, Some(wish.hue));
    }
    gems.save(&visit)?;
    visit.ledger(|ledger| {
        // Another match is like one of the last, so those look like the box too.
        let mut heads = ledger.ended_matches(DigUp::ID, LATEST)?;
        heads.extend(ledger.open_matches()?);
        for head in heads.iter().filter(|head| head.game == DigUp::ID) {
            repaint(ledger, head, &gems)?;
        }
        Ok(())
    })?;
    Ok(Redirect::to(PATH).into_response())
}

/// Gives a match the gems of the box.
fn repaint(ledger: &mut Ledger, head: &MatchHead, gems: &Gems) -> Result<(), Failure> {
    let mut options = head.options.clone();
    gems.put(&mut options);
    let update = Update {
        change: Change::Options(options),
        outcome: None,
    };
    match ledger.change(head.id, head.revision, |_| Ok::<_, Failure>(update)) {
        // Somebody who plays on at this very moment sees the new gems with the next match.
        Ok(_) | Err(ChangeError::Stale(_)) => Ok(()),
        Err(ChangeError::Ledger(error)) => Err(error.into()),
        Err(_) => Err(Failure::internal("the gems were refused")),
    }
}
