//! What the treasures of the group's edition are called.

use askama::Template;
use axum::Router;
use axum::extract::RawForm;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::get;
use tableside_ledger::{Change, ChangeError, Update};
use tableside_rules::Game as _;
use tableside_rules::labyrinth::{Labyrinth, Printed};

use super::names::{Icon, LONGEST, Names};
use super::setup::PATH;
use crate::app::App;
use crate::failure::Failure;
use crate::filters;
use crate::frame::names;
use crate::screen::Shell;
use crate::text::{Lang, Text, text};
use crate::visit::{Visit, form_pairs};

pub(super) fn routes() -> Router<App> {
    Router::new().route("/games/labyrinth/treasures", get(show).post(save))
}

/// A treasure of the box, as the group has it.
struct Row {
    id: &'static str,
    picture: Icon,
    /// What it is called by default.
    usual: Text,
    name: String,
    letters: bool,
    /// What is wrong with the name.
    error: Option<Text>,
}

/// What a treasure is to be called.
struct Wish {
    id: &'static str,
    /// As it was typed; empty for the name that it has by default.
    name: String,
    letters: bool,
}

impl Wish {
    fn is_usual(&self) -> bool {
        self.name.trim().is_empty()
    }

    /// What the treasure would be called, in the form that names are compared in.
    fn folded(&self, lang: Lang) -> String {
        if self.is_usual() {
            names::folded(&text(format!("lab-treasure-{}", self.id)).say(lang))
        } else {
            names::folded(&self.name)
        }
    }
}

#[derive(Template)]
#[template(path = "labyrinth/treasures.html")]
struct TreasuresScreen {
    shell: Shell,
    rows: Vec<Row>,
    longest: usize,
    /// Whether something is wrong with a name.
    refused: bool,
}

async fn show(visit: Visit) -> Result<Response, Failure> {
    let names = Names::load(&visit)?;
    let wishes = Printed::all().iter().map(|printed| {
        let id = printed.treasure.name();
        let wish = Wish {
            id,
            name: names.own(id).to_owned(),
            letters: names.has_letters(id),
        };
        (wish, None)
    });
    page(&visit, StatusCode::OK, wishes.collect())
}

/// The page with these names, and what is wrong with each.
fn page(
    visit: &Visit,
    status: StatusCode,
    wishes: Vec<(Wish, Option<Text>)>,
) -> Result<Response, Failure> {
    let refused = wishes.iter().any(|(_, error)| error.is_some());
    let rows = wishes.into_iter().map(|(wish, error)| Row {
        id: wish.id,
        picture: Icon::Picture(wish.id),
        usual: text(format!("lab-treasure-{}", wish.id)),
        name: wish.name,
        letters: wish.letters,
        error,
    });
    visit.page_with(
        status,
        &TreasuresScreen {
            shell: visit.shell("lab-treasures", text("lab-names")).up(PATH),
            rows: rows.collect(),
            longest: LONGEST,
            refused,
        },
    )
}

/// What is wrong with the name at `at`. Of two that are alike, the later one is told so, unless
/// the other has its name by default and can't yield.
fn wrong(wishes: &[Wish], at: usize, lang: Lang) -> Option<Text> {
    let wish = &wishes[at];
    if wish.is_usual() {
        return None;
    }
    if let Some(why) = names::wrong_within(&wish.name, LONGEST) {
        return Some(why);
    }
    let folded = wish.folded(lang);
    let taken = wishes.iter().enumerate().any(|(index, other)| {
        let first = index < at || other.is_usual();
        index != at && first && other.folded(lang) == folded
    });
    taken.then(|| text("lab-names-taken").with("name", wish.name.trim()))
}

/// Keeps the names, for the open matches too.
async fn save(visit: Visit, RawForm(form): RawForm) -> Result<Response, Failure> {
    let form = std::str::from_utf8(&form).map_err(Failure::bad_request)?;
    let wishes = Printed::all().iter().map(|printed| {
        let id = printed.treasure.name();
        let of = |field: &str| {
            let wanted = format!("{field}-{id}");
            form_pairs(form).find(|(name, _)| *name == wanted)
        };
        Wish {
            id,
            name: of("name").map(|(_, name)| name).unwrap_or_default(),
            letters: of("letters").is_some(),
        }
    });
    let wishes: Vec<Wish> = wishes.collect();
    let errors = (0..wishes.len()).map(|at| wrong(&wishes, at, visit.lang));
    let errors: Vec<Option<Text>> = errors.collect();
    if errors.iter().any(Option::is_some) {
        let wishes = wishes.into_iter().zip(errors).collect();
        return page(&visit, StatusCode::UNPROCESSABLE_ENTITY, wishes);
    }
    let mut names = Names::default();
    for wish in &wishes {
        names.set(wish.id, &wish.name, wish.letters);
    }
    names.save(&visit)?;
    visit.ledger(|ledger| {
        for head in ledger.open_matches()? {
            if head.game != Labyrinth::ID {
                continue;
            }
            let mut options = head.options.clone();
            names.put(&mut options);
            let update = Update {
                change: Change::Options(options),
                outcome: None,
            };
            // Somebody who plays on at this moment sees the new names with the next match.
            match ledger.change(head.id, head.revision, |_| Ok::<_, Failure>(update)) {
                Ok(_) | Err(ChangeError::Stale(_)) => {}
                Err(ChangeError::Ledger(error)) => return Err(error.into()),
                Err(_) => return Err(Failure::internal("the names were refused")),
            }
        }
        Ok(())
    })?;
    Ok(Redirect::to(PATH).into_response())
}
