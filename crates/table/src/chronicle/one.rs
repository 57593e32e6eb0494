//! A match that is looked at again: its result, and the board after each of its steps.

use askama::Template;
use axum::Router;
use axum::extract::Path;
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::get;
use serde_json::Value;
use tableside_ledger::{Ended, Match, MatchHead, Source};

use super::line::{result, what, winning_seats};
use super::{HOME, TurningWay, path};
use crate::app::App;
use crate::failure::Failure;
use crate::filters;
use crate::frame::ranking::Ranking;
use crate::frame::{date, match_id, match_path, said};
use crate::games::{self, Around, Mode, Position};
use crate::screen::Shell;
use crate::text::{Text, text};
use crate::visit::{Picks, Visit};

pub(crate) fn routes() -> Router<App> {
    Router::new().route("/chronicle/{id}", get(show))
}

/// Somebody at the table.
struct SeatView {
    index: usize,
    name: String,
    /// Whether it is their turn.
    active: bool,
    score: Option<Text>,
    won: bool,
}

/// The board after a step, and the ways to the others.
struct Replay {
    board: String,
    /// What the step was; at the beginning, that nothing was played yet.
    words: Text,
    /// Which step it is, out of how many; 0 is the beginning.
    at: usize,
    steps: usize,
    place: Text,
    /// The queries of the step before and the one after.
    back: Option<String>,
    forth: Option<String>,
}

#[derive(Template)]
#[template(path = "chronicle/one.html")]
struct MatchScreen {
    shell: Shell,
    path: String,
    seats: Vec<SeatView>,
    day: Text,
    result: Text,
    /// What is to be known of the result, such as that the rules say another one today.
    notes: Vec<Text>,
    /// The places, of what was entered by hand.
    ranking: String,
    replay: Option<Replay>,
    /// The match's own screens.
    match_path: String,
    turning: Option<TurningWay>,
    by_hand: bool,
    stopped: bool,
}

async fn show(visit: Visit, Path(raw): Path<String>) -> Result<Response, Failure> {
    let id = match_id(&raw)?;
    let found = visit.ledger(|ledger| Ok(ledger.match_(id)?))?;
    let head = &found.head;
    if head.ended.is_none() {
        return Ok(Redirect::to(&match_path(id)).into_response());
    }
    let mut shell = visit.shell("replay", what(head)).up(HOME);
    let by_hand = head.source == Source::Hand;
    let course = (!by_hand).then(|| Course::of(&found)).transpose()?;
    let mut notes = Vec::new();
    if by_hand {
        notes.push(text("chronicle-by-hand"));
    }
    if let Some(course) = &course {
        notes.extend(course.doubt(head));
    }
    let (seats, replay) = match course {
        Some(course) => {
            let at = visit.picks.get("at").and_then(|at| at.parse().ok());
            let at = at.unwrap_or(course.steps).min(course.steps);
            let (position, words) = Course::at(&found, at)?;
            let replay = course.replay(&visit, &found, position.as_ref(), at, words)?;
            // On arrival the title is what is read.
            shell.say = visit
                .picks
                .get("at")
                .map(|_| Text::joined(vec![replay.place.clone(), replay.words.clone()], ". "));
            (
                seats(head, Some((position.as_ref(), at == course.steps))),
                Some(replay),
            )
        }
        None => (seats(head, None), None),
    };
    visit.page(&MatchScreen {
        shell,
        path: path(id),
        seats,
        day: date(head.played),
        result: result(head),
        notes,
        ranking: if by_hand {
            ranking(&visit, head)?
        } else {
            String::new()
        },
        replay,
        match_path: match_path(id),
        turning: TurningWay::of(head),
        by_hand,
        stopped: head.ended == Some(Ended::Stopped),
    })
}

fn seats(head: &MatchHead, now: Option<(&dyn Position, bool)>) -> Vec<SeatView> {
    let winners = winning_seats(head);
    let at_end = now.is_none_or(|(_, at_end)| at_end);
    let names = head.players.iter().enumerate();
    names
        .map(|(index, name)| SeatView {
            index,
            name: name.clone(),
            active: !at_end && now.is_some_and(|(now, _)| now.seat() == Some(index)),
            score: now.and_then(|(now, _)| now.score(index)),
            won: at_end && winners.contains(&index),
        })
        .collect()
}

/// How far a match can be played again, and what comes of it.
struct Course {
    /// How many of its actions fit.
    steps: usize,
    /// Which step does not fit any more, from 1, and why.
    misfit: Option<(usize, Text)>,
    outcome: Option<Value>,
}

impl Course {
    fn of(found: &Match) -> Result<Self, Failure> {
        let folded = games::fold(&found.head, &found.actions)?;
        let misfit = folded.misfit;
        Ok(Self {
            steps: (misfit.as_ref()).map_or(found.actions.len(), |misfit| misfit.index),
            misfit: misfit.map(|misfit| (misfit.index + 1, misfit.why)),
            outcome: folded.position.outcome(),
        })
    }

    /// What is said where the rules of today do not lead to the stored result.
    fn doubt(&self, head: &MatchHead) -> Option<Text> {
        if let Some((step, why)) = &self.misfit {
            let why = text("chronicle-misfit").with("n", *step).with("why", why);
            return Some(match head.ended {
                Some(Ended::Finished) => {
                    Text::joined(vec![why, text("chronicle-result-stays")], " ")
                }
                _ => why,
            });
        }
        let differs = head.ended == Some(Ended::Finished) && self.outcome != head.outcome;
        differs.then(|| text("chronicle-other-result"))
    }

    /// The position after so many steps, and what the last of them was.
    fn at(found: &Match, at: usize) -> Result<(Box<dyn Position>, Text), Failure> {
        let head = &found.head;
        let Some(last) = at.checked_sub(1) else {
            return Ok((games::start(head)?, text("chronicle-beginning")));
        };
        let mut position = games::fold(head, &found.actions[..last])?.position;
        let action = &found.actions[last];
        let words = said(head, position.as_ref(), action);
        // It fits, as the whole course was folded before.
        let _ = position.apply(action);
        Ok((position, words))
    }

    fn replay(
        &self,
        visit: &Visit,
        found: &Match,
        position: &dyn Position,
        at: usize,
        words: Text,
    ) -> Result<Replay, Failure> {
        // Nothing is picked on a board that is only looked at.
        let plain = visit.with_picks(Picks::default());
        let around = Around {
            visit: &plain,
            head: &found.head,
            mode: Mode::Over,
            path: match_path(found.head.id),
            undoes: 0,
        };
        let query = |at: usize| format!("?at={at}");
        Ok(Replay {
            board: position.still(&around)?,
            words,
            at,
            steps: self.steps,
            place: text("chronicle-step").with("n", at).with("of", self.steps),
            back: at.checked_sub(1).map(query),
            forth: (at < self.steps).then(|| query(at + 1)),
        })
    }
}

/// Who came where in what was entered by hand; empty if only winners are known.
fn ranking(visit: &Visit, head: &MatchHead) -> Result<String, Failure> {
    let scores = head
        .outcome
        .as_ref()
        .and_then(|outcome| outcome.get("scores"));
    let scores: Option<Vec<i64>> = scores
        .and_then(Value::as_array)
        .map(|scores| scores.iter().filter_map(Value::as_i64).collect());
    let Some(scores) = scores.filter(|scores| scores.len() == head.players.len()) else {
        return Ok(String::new());
    };
    let winners = winning_seats(head);
    // Who has won stands first, whatever the points.
    let worth = |seat: usize| (winners.contains(&seat), scores[seat]);
    let ahead = |seat: usize| {
        let others = 0..scores.len();
        others.filter(|other| worth(*other) > worth(seat)).count()
    };
    let place = |seat: usize| {
        if winners.contains(&seat) {
            1
        } else {
            ahead(seat) + 1
        }
    };
    let places: Vec<usize> = (0..scores.len()).map(place).collect();
    Ranking::placed(&head.players, &scores, &places).part(visit)
}
