//! The result as a picture to keep or to send: an SVG file that needs nothing besides itself.

use askama::Template;
use axum::Router;
use axum::extract::Path;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use tableside_ledger::MatchHead;
use tableside_rules::Game as _;
use tableside_rules::dig_up::{DigUp, Slot};

use super::field::{Face, Gem, Score, face, gem};
use super::played::Played;
use super::result::{decided, ranking};
use crate::app::App;
use crate::failure::Failure;
use crate::filters;
use crate::frame::{date, match_id};
use crate::text::Text;
use crate::visit::Visit;

pub(super) fn routes() -> Router<App> {
    Router::new().route("/matches/{id}/picture.svg", get(show))
}

/// Names longer than this are drawn narrower.
const FITS: usize = 16;

struct Card {
    x: usize,
    y: usize,
    slot: u8,
    face: Face,
    score: Option<Score>,
}

struct Mine {
    x: usize,
    y: usize,
    seat: usize,
    name: String,
    narrow: bool,
    favourite: Gem,
    total: u8,
    run: Text,
    wins: bool,
    cards: Vec<Card>,
}

#[derive(Template)]
#[template(path = "dig_up/picture.svg")]
pub(super) struct Picture {
    lang: &'static str,
    height: usize,
    date: Text,
    title: Text,
    narrow: bool,
    /// What decided, and whether it has to be drawn narrower.
    decided: Vec<(Text, bool)>,
    mines: Vec<Mine>,
}

impl Picture {
    /// The picture of a finished match.
    pub(super) fn of(visit: &Visit, head: &MatchHead, played: &Played) -> Option<Self> {
        let outcome = played.game.outcome()?;
        let mines = played.game.seats().map(|seat| {
            let (x, y) = (seat.index() % 2, seat.index() / 2);
            Mine {
                x: 38 + x * 374,
                y: 190 + y * 480,
                seat: seat.index(),
                name: played.name(seat).to_owned(),
                narrow: played.name(seat).chars().count() > FITS,
                favourite: gem(&played.gems, played.game.favourite(seat), None),
                total: played.game.score_of(seat),
                run: super::words::run(played.game.longest_run(seat)),
                wins: outcome.winners.contains(&seat),
                cards: Slot::all()
                    .map(|slot| {
                        let index = usize::from(slot.get()) - 1;
                        Card {
                            x: (index % 3) * 112,
                            y: (index / 3) * 112,
                            slot: slot.get(),
                            face: face(played, played.game.card(seat, slot)),
                            score: played.game.points(seat, slot).map(Score::of),
                        }
                    })
                    .collect(),
            }
        });
        let title = ranking(played, &outcome).won();
        let decided: Vec<(Text, bool)> = decided(played, &outcome)
            .into_iter()
            .map(|words| {
                let narrow = words.say(visit.lang).chars().count() > 70;
                (words, narrow)
            })
            .collect();
        Some(Self {
            lang: visit.lang.tag(),
            height: 190 + played.names.len().div_ceil(2) * 480 + decided.len() * 30,
            date: date(head.ended_at.unwrap_or(head.changed)),
            narrow: title.say(visit.lang).chars().count() > 28,
            title,
            decided,
            mines: mines.collect(),
        })
    }
}

async fn show(visit: Visit, Path(raw): Path<String>) -> Result<Response, Failure> {
    let none = || Failure::not_found(format!("no picture of {raw}"));
    let id = match_id(&raw)?;
    let found = visit.ledger(|ledger| Ok(ledger.match_(id)?))?;
    if found.head.game != DigUp::ID {
        return Err(none());
    }
    let played = super::folded(&found)?;
    let picture = Picture::of(&visit, &found.head, &played).ok_or_else(none)?;
    let headers = [
        (header::CONTENT_TYPE, "image/svg+xml"),
        (header::CACHE_CONTROL, "no-store"),
        (
            header::CONTENT_DISPOSITION,
            "attachment; filename=\"dig-up.svg\"",
        ),
    ];
    Ok((headers, visit.part(&picture)?).into_response())
}
