//! Changing a real throw: until its first product is played any die can be taken up, and the two
//! others stay as they lie. Rounds that were agreed in between stay agreed.

use axum::Router;
use axum::extract::{Form, Path};
use axum::response::Response;
use axum::routing::post;
use serde::Deserialize;
use tableside_ledger::{Change, Match, Revision, Update};
use tableside_rules::multiplication_dice::{Action, Done, Throw};

use super::picked::Entry;
use super::{Played, game};
use crate::app::App;
use crate::failure::Failure;
use crate::frame::{Denied, change_then, playable, replayed};
use crate::games::{Around, Mode};
use crate::text::text;
use crate::visit::{Picks, Visit};

pub(super) fn routes() -> Router<App> {
    Router::new().route("/matches/{id}/take-up", post(take_up))
}

/// Where a die of a throw is taken up.
pub(super) struct TakingUp {
    /// Where it is asked for.
    pub(super) url: String,
    /// What is picked then, die by die.
    pub(super) picks: Vec<String>,
}

impl TakingUp {
    /// None unless the throw can still be changed.
    pub(super) fn of(around: &Around<'_>, played: &Played, throw: &Throw) -> Option<Self> {
        if around.mode != Mode::Play || !can_change(throw) {
            return None;
        }
        let picks = (0..3).map(|index| Entry::taking_up(throw.dice, index).query());
        // Where undo takes back the throw and nothing else, that is what happens.
        let is_last_tap = around.undoes == 1 && matches!(played.last, Some(Action::Roll { .. }));
        let what = if is_last_tap { "undo" } else { "take-up" };
        Some(Self {
            url: format!("{}/{what}", around.path),
            picks: picks.collect(),
        })
    }
}

/// Whether a throw is a real one of which no product has been played yet.
fn can_change(throw: &Throw) -> bool {
    let mut made = throw.multiplications.iter();
    !throw.by_app && !made.any(|made| matches!(made.done, Some(Done::Claimed { .. })))
}

#[derive(Deserialize)]
struct Taken {
    after: Revision,
    /// What is picked then.
    #[serde(default)]
    then: String,
}

async fn take_up(
    visit: Visit,
    Path(raw): Path<String>,
    Form(form): Form<Taken>,
) -> Result<Response, Failure> {
    let then = Picks::read(&form.then);
    change_then(&visit, &raw, form.after, without_throw, then)
}

/// The match as if the throw that lies there had not been made. That is one step, which one undo
/// takes back.
fn without_throw(found: &Match) -> Result<Update, Denied> {
    playable(found)?;
    let game = game(found)?.ok_or_else(|| Failure::internal("an action does not fit"))?;
    let lies_there = game.throw().is_some_and(can_change);
    let is_throw =
        |action: &serde_json::Value| matches!(Played::read(action), Ok(Action::Roll { .. }));
    let thrown = found.actions.iter().rposition(is_throw);
    let (true, Some(from)) = (lies_there, thrown) else {
        return Err(Denied::Refused(text("stale")));
    };
    let change = Change::Replace {
        from,
        actions: found.actions[from + 1..].to_vec(),
    };
    replayed(found, change)
}
