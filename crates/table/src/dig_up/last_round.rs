//! The last round. Where turns are told it begins by itself; where the mines are only scored,
//! whoever has nine cards face up says so, and the app tells who still has a turn.
//!
//! Rule book: DIG UP Adventure, "Spielende".

use axum::Router;
use axum::extract::{Form, Path};
use axum::response::Response;
use axum::routing::post;
use serde::Deserialize;
use serde_json::Value;
use tableside_ledger::{Change, Revision, Update};

use tableside_rules::Seat;

use super::played::{OPENED, Played, Way};
use super::words;
use crate::app::App;
use crate::effects::Effect;
use crate::failure::Failure;
use crate::frame::{Denied, change, playable};
use crate::text::{Text, text};
use crate::visit::Visit;

pub(super) fn routes() -> Router<App> {
    Router::new().route("/matches/{id}/opened", post(open))
}

/// That it is the last round, and who still has a turn.
pub(super) fn told(played: &Played) -> Option<Text> {
    let left = match (played.game.last_round(), played.opened) {
        (Some(last), _) => last.seats_left,
        (None, Some(seat)) if is_still_told(played, seat) => played.game.turns_after(seat),
        _ => return None,
    };
    if !left.is_empty() {
        return Some(text("dig-last-round").with("left", words::called(played, &left)));
    }
    let is_revealed = played
        .game
        .seats()
        .all(|seat| played.game.is_complete(seat));
    (!is_revealed).then(|| text("dig-last-over"))
}

/// Once the mines of the others are entered, their turns are over.
fn is_still_told(played: &Played, opened: Seat) -> bool {
    let mut others = played.game.places().filter(|place| place.player != opened);
    played.way == Way::Score
        && others.all(|place| played.game.card(place.player, place.slot).is_none())
}

#[derive(Deserialize)]
struct Opened {
    after: Revision,
    /// A seat, or nothing to take it back.
    #[serde(default)]
    seat: String,
}

/// Somebody's mine is open, or it was a mistake.
async fn open(
    visit: Visit,
    Path(raw): Path<String>,
    Form(opened): Form<Opened>,
) -> Result<Response, Failure> {
    let answer = change(&visit, &raw, opened.after, |found| {
        let position = playable(found)?;
        let head = &found.head;
        let scores = head.game == super::GAME.id && Way::of(head) == Way::Score;
        if !scores {
            return Err(Failure::bad_request("the match tells its turns").into());
        }
        let mut options = head.options.clone();
        if opened.seat.is_empty() {
            options.remove(OPENED);
        } else {
            let seat: usize = opened.seat.parse().map_err(Failure::bad_request)?;
            if seat >= head.players.len() {
                return Err(Denied::from(Failure::bad_request("no such seat")));
            }
            options.insert(OPENED.to_owned(), Value::from(seat));
        }
        Ok(Update {
            change: Change::Options(options),
            outcome: position.outcome(),
        })
    })?;
    Ok(if answer.status().is_success() && !opened.seat.is_empty() {
        visit.with_effect(answer, Effect::Announce)
    } else {
        answer
    })
}
