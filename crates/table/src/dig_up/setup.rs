//! The game's own page: who plays, who likes which colour, and how the match is kept.

use askama::Template;
use axum::Router;
use axum::extract::Form;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::{get, post};
use serde::Deserialize;
use serde_json::{Map, Value};
use tableside_ledger::NewMatch;
use tableside_rules::dig_up::{Colour, DigUp, Idols, Setup};
use tableside_rules::{Game as _, Refused as _, Seat};

use super::field::{Gem, gem};
use super::gems::Gems;
use super::played::{WAY, Way};
use super::wishes::{Wishes, take_swapped};
use crate::app::App;
use crate::failure::Failure;
use crate::filters;
use crate::frame::party::{Added, Party, Typed};
use crate::frame::{recent, start_match};
use crate::games::Card;
use crate::screen::Shell;
use crate::text::{Text, text};
use crate::visit::{Picks, Visit};

/// The page.
pub(super) const PATH: &str = "/games/dig-up";
/// How many can play.
pub(super) const SEATS: std::ops::RangeInclusive<usize> = 2..=4;

pub(super) fn routes() -> Router<App> {
    Router::new()
        .route(PATH, get(show).post(add))
        .route("/games/dig-up/matches", post(start))
}

/// The game on the home screen.
pub(super) fn card(visit: &Visit) -> Result<Card, Failure> {
    let last = visit.ledger(|ledger| Ok(ledger.last_match(DigUp::ID)?))?;
    Ok(Card {
        href: PATH.to_owned(),
        line: text("dig-card"),
        all: None,
        is_begun: last.is_some(),
    })
}

/// A colour that somebody may like best.
struct ColourKey {
    gem: Gem,
    name: &'static str,
    label: Text,
    pick: String,
    chosen: bool,
    /// The seat of somebody else who has it; a tap swaps the two colours.
    owner: Option<usize>,
}

/// A player's choice.
struct SeatColours {
    index: usize,
    name: String,
    label: Text,
    keys: Vec<ColourKey>,
}

/// One of a few.
struct Choice {
    key: String,
    seat: Option<usize>,
    name: Text,
    hint: Option<Text>,
    pick: String,
    chosen: bool,
}

#[derive(Template)]
#[template(path = "dig_up/setup.html")]
struct SetupScreen {
    shell: Shell,
    party: String,
    colours: Vec<SeatColours>,
    ways: Vec<Choice>,
    idols: Vec<Choice>,
    starters: Vec<Choice>,
    starter_hint: Text,
    toss: String,
    recent: String,
    /// What the form carries.
    hidden: Vec<(&'static str, String)>,
    /// Why a match can't begin yet.
    missing: Option<Text>,
    /// Why it did not begin.
    refusal: Option<Text>,
}

async fn show(visit: Visit) -> Result<Response, Failure> {
    let party = Party::load(&visit, DigUp::ID, SEATS)?;
    if visit.picks.get("toss").is_some() && !party.players().is_empty() {
        let starter = rand::random_range(0..party.players().len());
        let id = party.players()[starter].id.to_string();
        let picks = Picks::read(&visit.picks.with("toss", None));
        let picks = Picks::read(&picks.with("starter", Some(&id)));
        let query = picks.with("tossed", Some("1"));
        return Ok(Redirect::to(&format!("{PATH}{query}")).into_response());
    }
    page(&visit, StatusCode::OK, &party, None)
}

/// A name that was typed.
async fn add(visit: Visit, Form(typed): Form<Typed>) -> Result<Response, Failure> {
    match Party::add(&visit, DigUp::ID, SEATS, &typed)? {
        Added::Seated(response) => Ok(response),
        Added::Refused(party) => page(&visit, StatusCode::UNPROCESSABLE_ENTITY, &party, None),
    }
}

fn page(
    visit: &Visit,
    status: StatusCode,
    party: &Party,
    refusal: Option<Text>,
) -> Result<Response, Failure> {
    let (swapped, picks) = take_swapped(&visit.picks);
    let visit = &visit.with_picks(picks);
    let wishes = Wishes::load(visit, party)?;
    let gems = Gems::load(visit)?;
    let mut shell = visit.shell("game", text("game-dig-up")).up("/");
    let starter_hint = starter_hint(&wishes, party);
    let swapped = swapped.and_then(|seats| said_of_swap(&gems, &wishes, party, seats));
    shell.say = match swapped {
        None if wishes.tossed => Some(starter_hint.clone()),
        None => party.says(visit),
        swapped => swapped,
    };
    let missing = party.missing();
    let hidden = match missing {
        Some(_) => Vec::new(),
        None => vec![
            ("players", party.ids()),
            ("favourites", wishes.favourites_listed()),
            ("starter", wishes.starter.to_string()),
            ("idols", idols_name(wishes.idols).to_owned()),
            ("way", wishes.way.name().to_owned()),
        ],
    };
    visit.page_with(
        status,
        &SetupScreen {
            shell,
            party: party.part(visit)?,
            colours: colours(visit, &gems, party, &wishes),
            ways: ways(visit, wishes.way),
            idols: idols(visit, wishes.idols),
            starters: starters(visit, party, wishes.starter),
            starter_hint,
            toss: visit.picks.with("toss", Some("1")),
            recent: recent(visit, DigUp::ID)?,
            hidden,
            missing,
            refusal,
        },
    )
}

/// "Ben: Red. Anna: Yellow."
fn said_of_swap(gems: &Gems, wishes: &Wishes, party: &Party, seats: [usize; 2]) -> Option<Text> {
    let now = seats.map(|seat| {
        let colour = wishes.favourites.get(seat)?;
        let name = &party.players().get(seat)?.name;
        let words = text("dig-favourite-now").with("name", name);
        Some(words.with("colour", gems.name(*colour)))
    });
    let now: Option<Vec<Text>> = now.into_iter().collect();
    Some(Text::joined(now?, " "))
}

fn colours(visit: &Visit, gems: &Gems, party: &Party, wishes: &Wishes) -> Vec<SeatColours> {
    let players = party.players();
    let rows = players.iter().enumerate().map(|(index, player)| {
        let key = |colour: Colour| {
            let has = wishes.favourites.iter().position(|&other| other == colour);
            let name = gems.name(colour);
            let owner = has.filter(|&owner| owner != index);
            let label = match owner.and_then(|owner| players.get(owner)) {
                Some(owner) => text("dig-colour-taken")
                    .with("colour", name)
                    .with("name", &owner.name),
                None => name,
            };
            ColourKey {
                gem: gem(gems, colour, None),
                name: colour.name(),
                label,
                pick: wishes.with_favourite(visit, players, index, colour),
                chosen: has == Some(index),
                owner,
            }
        };
        SeatColours {
            index,
            name: player.name.clone(),
            label: text("dig-favourite-of").with("name", &player.name),
            keys: Colour::ALL.map(key).into(),
        }
    });
    rows.collect()
}

fn ways(visit: &Visit, chosen: Way) -> Vec<Choice> {
    let choice = |way: Way| Choice {
        key: format!("way-{}", way.name()),
        seat: None,
        name: text(format!("dig-way-{}", way.name())),
        hint: Some(text(format!("dig-way-{}-hint", way.name()))),
        pick: visit.picks.with("way", Some(way.name())),
        chosen: way == chosen,
    };
    Way::ALL.map(choice).into()
}

fn idols(visit: &Visit, chosen: Idols) -> Vec<Choice> {
    let choice = |idols: Idols| {
        let name = idols_name(idols);
        Choice {
            key: format!("idols-{name}"),
            seat: None,
            name: text(format!("dig-idols-{name}")),
            hint: Some(text(format!("dig-idols-{name}-hint"))),
            pick: visit.picks.with("idols", Some(name)),
            chosen: idols == chosen,
        }
    };
    [Idols::One, Idols::Each].map(choice).into()
}

/// The name of an idol rule in match files.
pub(super) const fn idols_name(idols: Idols) -> &'static str {
    match idols {
        Idols::One => "one",
        Idols::Each => "each",
    }
}

fn starters(visit: &Visit, party: &Party, chosen: usize) -> Vec<Choice> {
    let players = party.players().iter().enumerate();
    let choices = players.map(|(index, player)| {
        let picks = Picks::read(&visit.picks.with("tossed", None));
        Choice {
            key: format!("starter-{index}"),
            seat: Some(index),
            name: Text::verbatim(&*player.name),
            hint: None,
            pick: picks.with("starter", Some(&player.id.to_string())),
            chosen: index == chosen,
        }
    });
    choices.collect()
}

fn starter_hint(wishes: &Wishes, party: &Party) -> Text {
    let name = |seat: usize| party.players().get(seat).map_or("", |player| &player.name);
    match wishes.after {
        _ if wishes.tossed => text("begins-tossed").with("name", name(wishes.starter)),
        Some(last) => text("begins-other").with("name", name(last)),
        None => text("dig-begins-first"),
    }
}

#[derive(Deserialize)]
struct Start {
    #[serde(default)]
    players: String,
    favourites: String,
    starter: usize,
    idols: Idols,
    way: String,
}

/// Begins a match, and remembers who likes which colour.
async fn start(mut visit: Visit, Form(form): Form<Start>) -> Result<Response, Failure> {
    let party = Party::from_ids(&visit, DigUp::ID, SEATS, &form.players)?;
    let favourites: Option<Vec<Colour>> = form.favourites.split(',').map(Colour::named).collect();
    let way = Way::named(&form.way).ok_or_else(|| Failure::bad_request("way"))?;
    let setup = Setup {
        favourites: favourites.ok_or_else(|| Failure::bad_request("favourites"))?,
        idols: form.idols,
        starter: Seat::new(form.starter),
    };
    if let Some(why) = refusal(&party, &form.players, &setup) {
        visit.picks = Picks::read(&visit.picks.with("players", Some(&form.players)));
        visit.picks = Picks::read(&visit.picks.with("idols", Some(idols_name(form.idols))));
        visit.picks = Picks::read(&visit.picks.with("way", Some(way.name())));
        return page(&visit, StatusCode::UNPROCESSABLE_ENTITY, &party, Some(why));
    }
    super::wishes::remember(&visit, party.players(), &setup.favourites)?;
    let mut options = Map::new();
    options.insert(WAY.to_owned(), Value::from(way.name()));
    Gems::load(&visit)?.put(&mut options);
    start_match(
        &visit,
        NewMatch {
            game: DigUp::ID.to_owned(),
            team: None,
            seats: party.new_seats(),
            setup: serde_json::to_value(&setup).map_err(Failure::internal)?,
            options,
            first: None,
        },
    )
}

/// Why these can't begin such a match: somebody named twice, unknown or one too many finds no
/// seat, else the rules say it.
fn refusal(party: &Party, ids: &str, setup: &Setup) -> Option<Text> {
    let named = ids.split(',').filter(|id| !id.is_empty()).count();
    if named != party.players().len() {
        return Some(text("dig-refusal-somebody-unseated"));
    }
    let refused = DigUp::start(setup, named).err()?;
    Some(text(format!("dig-refusal-{}", refused.code())))
}
