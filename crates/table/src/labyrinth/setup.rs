//! The game's own page: who plays, from which corner and in which colour, with how many cards,
//! who sees them, who gets help, and where the board comes from.

use std::collections::BTreeSet;

use askama::Template;
use axum::Router;
use axum::extract::Form;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::get;
use tableside_ledger::Player;
use tableside_rules::Game as _;
use tableside_rules::labyrinth::{Edition, Labyrinth, Place, Shape, Tile};

use super::drawn::{Drawn, Pawn};
use super::names::Icon;
use super::options::{Colour, Helped, Source};
use super::start::new_seed;
use super::wishes::{Wishes, listed, most_cards};
use super::words::drawing;
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

/// One of a few.
struct Choice {
    tap: Tap,
    name: Text,
    hint: Option<Text>,
    /// Whose pawn stands beside it.
    seat: Option<usize>,
}

/// A corner of the little board.
struct Corner {
    tap: Tap,
    /// As the grid of the little board counts: 1 is the top or the left.
    row: u8,
    column: u8,
    /// The tile that lies there.
    tile: Drawn,
    /// Who starts there.
    seat: Option<usize>,
}

/// A colour that a pawn can have.
struct ColourKey {
    tap: Tap,
    name: &'static str,
}

/// Corners and colours.
struct Corners {
    /// The little board.
    keys: Vec<Corner>,
    players: Vec<Choice>,
    colours: Vec<ColourKey>,
    /// Whose are chosen.
    hint: Text,
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

fn corners(visit: &Visit, players: &[Player], wishes: &Wishes) -> Corners {
    let who = wishes.who.min(players.len() - 1);
    let next = (who + 1) % players.len();
    let keys = Place::CORNERS.iter().enumerate().map(|(index, place)| {
        let there = wishes.corners.iter().position(|&corner| corner == index);
        let mut moved = wishes.corners.clone();
        // Whoever stands there goes where the other one was.
        if let Some(there) = there {
            moved[there] = moved[who];
        }
        moved[who] = index;
        let picks = visit.picks.with("corners", Some(&listed(players, &moved)));
        let query = Picks::read(&picks).with("who", Some(&players[next].id.to_string()));
        let corner = text(format!("lab-corner-{index}"));
        let label = match there.and_then(|seat| players.get(seat)) {
            Some(player) => text("lab-corner-of")
                .with("corner", corner)
                .with("name", &player.name),
            None => text("lab-corner-free").with("corner", corner),
        };
        Corner {
            tap: Tap::new(format!("corner-{index}"), Does::Pick(query), label),
            row: place.row() / 7 + 1,
            column: place.column() / 7 + 1,
            tile: Drawn {
                tile: Edition::fixed(*place).map(drawing),
                ..Drawn::bare(Tile::ALL[0])
            },
            seat: there,
        }
    });
    Corners {
        keys: keys.collect(),
        players: players
            .iter()
            .enumerate()
            .map(|(seat, player)| {
                let query = visit.picks.with("who", Some(&player.id.to_string()));
                let name = Text::verbatim(&*player.name);
                Choice {
                    tap: Tap::new(format!("who-{seat}"), Does::Pick(query), name.clone())
                        .pressed(seat == who),
                    name,
                    hint: None,
                    seat: Some(seat),
                }
            })
            .collect(),
        colours: Colour::ALL
            .map(|colour| colour_key(visit, players, wishes, who, colour))
            .into(),
        hint: text("lab-corner-hint").with("name", &players[who].name),
    }
}

fn colour_key(
    visit: &Visit,
    players: &[Player],
    wishes: &Wishes,
    who: usize,
    colour: Colour,
) -> ColourKey {
    let owner = wishes.colours.iter().position(|&other| other == colour);
    let mut changed = wishes.colours.clone();
    // Whoever has it takes the other one's.
    if let Some(owner) = owner {
        changed[owner] = changed[who];
    }
    changed[who] = colour;
    let names: Vec<&str> = changed.iter().map(|colour| colour.name()).collect();
    let query = visit.picks.with("colours", Some(&listed(players, &names)));
    let word = text(format!("lab-colour-{}", colour.name()));
    let label = match owner.filter(|&owner| owner != who) {
        Some(owner) => text("lab-colour-of")
            .with("colour", word)
            .with("name", &players[owner].name),
        None => word,
    };
    let key = format!("colour-{}", colour.name());
    ColourKey {
        tap: Tap::new(key, Does::Pick(query), label).pressed(owner == Some(who)),
        name: colour.name(),
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

fn choice(visit: &Visit, (name, value): (&str, &str), words: &str, chosen: bool) -> Choice {
    let query = visit.picks.with(name, Some(value));
    let word = text(words.to_owned());
    let hint = text(format!("{words}-hint"));
    let label = Text::joined(vec![word.clone(), hint.clone()], ", ");
    Choice {
        tap: Tap::new(words.to_owned(), Does::Pick(query), label).pressed(chosen),
        name: word,
        hint: Some(hint),
        seat: None,
    }
}

fn secrets(visit: &Visit, chosen: bool) -> Vec<Choice> {
    vec![
        choice(visit, ("secret", "0"), "lab-public", !chosen),
        choice(visit, ("secret", "1"), "lab-secret", chosen),
    ]
}

fn helps(visit: &Visit, players: &[Player], helped: &Helped) -> Vec<Choice> {
    let mut choices = vec![
        choice(
            visit,
            ("help", "off"),
            "lab-help-off",
            *helped == Helped::Off,
        ),
        choice(
            visit,
            ("help", "all"),
            "lab-help-all",
            *helped == Helped::All,
        ),
    ];
    if players.len() > 1 {
        let is_some = matches!(helped, Helped::Some(_));
        choices.push(choice(visit, ("help", "some"), "lab-help-some", is_some));
    }
    choices
}

fn helped(visit: &Visit, players: &[Player], helped: &Helped) -> Vec<Choice> {
    let Helped::Some(seats) = helped else {
        return Vec::new();
    };
    let ids = |seats: &BTreeSet<usize>| {
        let ids = seats.iter().filter_map(|&seat| players.get(seat));
        let ids = ids.map(|player| player.id.to_string());
        // The word keeps the list from being empty.
        let all: Vec<String> = ["some".to_owned()].into_iter().chain(ids).collect();
        all.join(",")
    };
    let choices = players.iter().enumerate().map(|(seat, player)| {
        let mut changed = seats.clone();
        if !changed.remove(&seat) {
            changed.insert(seat);
        }
        let query = visit.picks.with("help", Some(&ids(&changed)));
        let name = Text::verbatim(&*player.name);
        let label = text("lab-helped").with("name", &player.name);
        Choice {
            tap: Tap::new(format!("helped-{seat}"), Does::Pick(query), label)
                .pressed(seats.contains(&seat)),
            name,
            hint: None,
            seat: Some(seat),
        }
    });
    choices.collect()
}

fn sources(visit: &Visit, chosen: Source) -> Vec<Choice> {
    Source::ALL
        .map(|source| {
            let words = format!("lab-board-{}", source.name());
            choice(visit, ("board", source.name()), &words, source == chosen)
        })
        .into()
}

fn editions(visit: &Visit, chosen: usize) -> Vec<Choice> {
    let editions = Edition::all().iter().enumerate().map(|(index, edition)| {
        let query = visit.picks.with("edition", Some(&index.to_string()));
        let name = text("lab-edition")
            .with("straights", edition.loose(Shape::Straight))
            .with("corners", edition.loose(Shape::Corner))
            .with("tees", edition.loose(Shape::Tee));
        Choice {
            tap: Tap::new(format!("edition-{index}"), Does::Pick(query), name.clone())
                .pressed(index == chosen),
            name,
            hint: (index == 0).then(|| text("lab-edition-usual")),
            seat: None,
        }
    });
    editions.collect()
}

fn starters(visit: &Visit, players: &[Player], chosen: usize) -> Vec<Choice> {
    if players.len() < 2 {
        return Vec::new();
    }
    let choices = players.iter().enumerate().map(|(seat, player)| {
        let picks = Picks::read(&visit.picks.with("tossed", None));
        let query = picks.with("starter", Some(&player.id.to_string()));
        let name = Text::verbatim(&*player.name);
        Choice {
            tap: Tap::new(format!("starter-{seat}"), Does::Pick(query), name.clone())
                .pressed(seat == chosen),
            name,
            hint: None,
            seat: Some(seat),
        }
    });
    choices.collect()
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
