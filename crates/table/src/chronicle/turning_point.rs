//! What decided a finished match, on a screen of its own: a sentence, a picture, and the way to
//! that action in the replay.

use askama::Template;
use axum::Router;
use axum::extract::Path;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::get;
use tableside_ledger::{Ended, Match, MatchHead, MatchId, Source};

use super::path;
use crate::app::App;
use crate::failure::Failure;
use crate::filters;
use crate::frame::{match_id, match_path};
use crate::games::{self, Around, Mode};
use crate::moments::{self, Moment};
use crate::screen::Shell;
use crate::text::{Text, text};
use crate::visit::{Picks, Visit};

pub(crate) fn routes() -> Router<App> {
    Router::new().route("/matches/{id}/turning-point", get(show))
}

/// The way to what decided a match.
pub(crate) struct TurningWay {
    pub(crate) href: String,
    pub(crate) label: Text,
    pub(crate) icon: &'static str,
}

impl TurningWay {
    /// The way, once the match has come to its end by itself. Whether there is anything to tell is
    /// found out when somebody asks.
    pub(crate) fn of(head: &MatchHead) -> Option<Self> {
        let is_told = head.ended == Some(Ended::Finished) && head.source != Source::Hand;
        let turning = &games::of(&head.game).ok().filter(|_| is_told)?.turning;
        Some(Self {
            href: href(head.id),
            label: text(turning.name),
            icon: turning.icon,
        })
    }
}

fn href(id: MatchId) -> String {
    format!("{}/turning-point", match_path(id))
}

/// A moment as it is shown.
struct Told {
    /// Whose it is: seat and name.
    who: Option<(usize, String)>,
    words: Text,
    picture: String,
    /// The replay at that action.
    watch: String,
    /// What the key to it is known by, and what it is called.
    key: String,
    label: Text,
}

#[derive(Template)]
#[template(path = "chronicle/turning_point.html")]
struct TurningScreen {
    shell: Shell,
    icon: &'static str,
    /// The one moment of the match.
    one: Option<Told>,
    /// The moments of the players.
    each: Vec<Told>,
    /// That there is nothing to tell, or not yet.
    nothing: Option<Text>,
    /// Where one can go then.
    replay: Option<String>,
    back: Option<String>,
}

async fn show(visit: Visit, Path(raw): Path<String>) -> Result<Response, Failure> {
    let id = match_id(&raw)?;
    let found = visit.ledger(|ledger| Ok(ledger.match_(id)?))?;
    if found.head.source == Source::Hand {
        // It has no actions: what there is stands in the chronicle.
        return Ok(Redirect::to(&path(id)).into_response());
    }
    // A solver may be asked, so it happens on a thread of its own. The ledger is free meanwhile.
    tokio::task::spawn_blocking(move || answer(&visit, &found))
        .await
        .unwrap_or_else(|error| Err(Failure::internal(error)))
}

fn answer(visit: &Visit, found: &Match) -> Result<Response, Failure> {
    let head = &found.head;
    let turning = &games::of(&head.game)?.turning;
    let mut screen = TurningScreen {
        shell: visit
            .shell("turning-point", text(turning.name))
            .up(match_path(head.id)),
        icon: turning.icon,
        one: None,
        each: Vec::new(),
        nothing: None,
        replay: None,
        back: None,
    };
    match head.ended {
        Some(Ended::Finished) => {}
        Some(Ended::Stopped) => {
            screen.nothing = Some(text("turning-stopped"));
            screen.replay = Some(path(head.id));
            return visit.page(&screen);
        }
        None => {
            // Before the end it would be advice.
            screen.nothing = Some(text("turning-open"));
            screen.back = Some(match_path(head.id));
            return visit.page_with(StatusCode::CONFLICT, &screen);
        }
    }
    // Nothing is picked on a board that is only looked at.
    let plain = visit.with_picks(Picks::default());
    let around = Around {
        visit: &plain,
        head,
        mode: Mode::Over,
        path: match_path(head.id),
        undoes: 0,
    };
    let moments = moments::of(&around, found)?;
    if moments.is_empty() {
        screen.nothing = Some(text(turning.nothing));
        screen.replay = Some(path(head.id));
    }
    for moment in moments {
        let told = told(head, moment);
        match told.who {
            None => screen.one = Some(told),
            Some(_) => screen.each.push(told),
        }
    }
    screen.shell.say = screen.one.as_ref().map(|one| one.words.clone());
    visit.page(&screen)
}

fn told(head: &MatchHead, moment: Moment) -> Told {
    let name = |seat: usize| head.players.get(seat).cloned().unwrap_or_default();
    let who = moment.seat.map(|seat| (seat, name(seat)));
    Told {
        key: match &who {
            None => "watch".to_owned(),
            Some((seat, _)) => format!("watch-{seat}"),
        },
        label: match &who {
            None => text("turning-watch"),
            Some((_, name)) => text("turning-watch-of").with("name", name),
        },
        who,
        words: moment.words,
        picture: moment.picture,
        watch: format!("{}?at={}", path(head.id), moment.at),
    }
}
