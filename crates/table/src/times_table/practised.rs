//! What somebody answered with the pad in all races together: what is still to be
//! practised, and what was hard once and is known by now.

use std::collections::BTreeMap;

use askama::Template;
use axum::Router;
use axum::extract::Path;
use axum::response::Response;
use axum::routing::get;
use serde_json::Value;
use tableside_ledger::{Ledger, MatchHead, PlayerId};
use tableside_rules::Seat;
use tableside_rules::times_table::{Place, Race};

use super::played::Played;
use super::practice::{self, Task};
use super::{GAME, HOME};
use crate::app::App;
use crate::failure::Failure;
use crate::filters;
use crate::frame::settings::local_path;
use crate::screen::Shell;
use crate::text::{Text, text};
use crate::visit::Visit;

pub(super) fn routes() -> Router<App> {
    Router::new().route("/games/times-table/practice/{player}", get(show))
}

/// An answer that somebody gave with the pad.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Answer {
    /// Who gave it.
    pub(crate) seat: Seat,
    /// The gap that it was given for.
    pub(crate) place: Place,
    /// Whether it was the number that belongs there.
    pub(crate) is_right: bool,
}

/// All answers of a match in the order in which they were given; none if it is no race. Where
/// its actions no longer fit, those before count.
pub(crate) fn answers(head: &MatchHead, actions: &[Value]) -> Result<Vec<Answer>, Failure> {
    let played = Played::folded(head, actions)?;
    Ok(played.game.race().map_or_else(Vec::new, in_race))
}

/// All answers that were given in a race so far.
pub(super) fn in_race(race: &Race) -> Vec<Answer> {
    let turns = race.turns().iter();
    turns
        .filter_map(|turn| {
            turn.answer?;
            Some(Answer {
                seat: turn.seat,
                place: turn.gap?,
                is_right: !turn.is_answered_wrong(),
            })
        })
        .collect()
}

/// The tasks that were answered wrong at least once, each in one of the two, in reading order.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(crate) struct Practice {
    /// Not answered right since.
    pub(crate) open: Vec<Place>,
    /// Answered right the last time.
    pub(crate) known: Vec<Place>,
}

impl Practice {
    /// What follows from one player's answers, the first one first.
    pub(crate) fn of(answers: impl IntoIterator<Item = Answer>) -> Self {
        let mut hard = BTreeMap::new();
        for answer in answers {
            if !answer.is_right || hard.contains_key(&answer.place) {
                hard.insert(answer.place, answer.is_right);
            }
        }
        let which = |known: bool| {
            let hard = hard.iter().filter(move |(_, is_right)| **is_right == known);
            hard.map(|(place, _)| *place).collect()
        };
        Self {
            open: which(false),
            known: which(true),
        }
    }

    /// What follows from all matches of a player that have ended.
    pub(crate) fn of_player(ledger: &Ledger, player: PlayerId) -> Result<Self, Failure> {
        let mut given = Vec::new();
        let ended = ledger.ended_matches_of(GAME.id, player)?;
        // The latest end comes first there.
        for head in ended.iter().rev() {
            let Some(seat) = head.seats.iter().position(|seat| *seat == Some(player)) else {
                continue;
            };
            let answers = answers(head, &ledger.match_(head.id)?.actions)?;
            given.extend(
                answers
                    .into_iter()
                    .filter(|answer| answer.seat.index() == seat),
            );
        }
        Ok(Self::of(given))
    }
}

#[derive(Template)]
#[template(path = "times_table/practised.html")]
struct Page {
    shell: Shell,
    name: String,
    praise: Text,
    hint: Option<Text>,
    map: String,
    tasks: Vec<Task>,
}

/// The page of a player, for that child alone.
async fn show(visit: Visit, Path(raw): Path<String>) -> Result<Response, Failure> {
    let id: PlayerId = raw.parse().map_err(|_| Failure::not_found("no player"))?;
    let (player, practice) = visit.ledger(|ledger| {
        let player = ledger.player(id)?;
        Ok((player, Practice::of_player(ledger, id)?))
    })?;
    let up = match visit.picks.get("back") {
        Some(back) => local_path(Some(back)),
        None => HOME.to_owned(),
    };
    let praise = text("x1-practised-praise")
        .with("name", &player.name)
        .with("n", practice.known.len());
    let open = practice.open.len();
    let mut shell = visit.shell("practice", text("x1-practice")).up(up);
    shell.say = Some(praise.clone());
    visit.page(&Page {
        shell,
        name: player.name,
        praise,
        hint: (open > 0).then(|| text("x1-practice-hint").with("n", open)),
        map: practice::map(&visit, &practice.open, |at| practice.known.contains(&at))?,
        tasks: practice::tasks(&practice.open),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn answer(top: u8, left: u8, is_right: bool) -> Answer {
        Answer {
            seat: Seat::new(0),
            place: Place::new(top, left).unwrap(),
            is_right,
        }
    }

    #[test]
    fn the_last_answer_says_whether_it_is_known_by_now() {
        let practice = Practice::of([
            answer(7, 5, false),
            answer(2, 3, true),
            answer(9, 8, false),
            answer(7, 5, true),
            answer(4, 4, false),
            answer(4, 4, true),
            answer(4, 4, false),
        ]);
        let place = |top, left| Place::new(top, left).unwrap();
        assert_eq!(practice.open, [place(4, 4), place(9, 8)]);
        assert_eq!(practice.known, [place(7, 5)]);
    }

    #[test]
    fn what_was_always_right_needs_no_practice() {
        let practice = Practice::of([answer(7, 5, true), answer(7, 5, true)]);
        assert_eq!(practice, Practice::default());
    }
}
