//! How a match ended: who came where, what the points are made of, and what decided.

use askama::Template;
use tableside_ledger::{Ended, MatchHead};
use tableside_rules::dig_up::{Decision, Outcome, Slot, Why};
use tableside_rules::{Game as _, Seat};

use super::picture::Picture;
use super::played::Played;
use super::words;
use crate::failure::Failure;
use crate::filters;
use crate::frame::ranking::{Ranking, winners};
use crate::games::Around;
use crate::text::{Text, text};

#[derive(Template)]
#[template(path = "dig_up/result.html")]
struct ResultPanel {
    title: Text,
    /// What decided, or what it means that the match was ended early.
    words: Vec<Text>,
    won: bool,
    ranking: String,
    /// The picture of the result itself, to be shared.
    drawing: Option<String>,
}

/// What stays in reach however far the result is scrolled.
#[derive(Template)]
#[template(path = "dig_up/result-tools.html")]
struct ResultTools {
    again: Option<(String, Text)>,
    reopen: Option<String>,
    /// Where the picture of the result is, to be saved.
    picture: Option<String>,
    home: String,
}

/// How an ended match went, in a line.
pub(super) fn line(head: &MatchHead) -> Option<Text> {
    let seats = head.outcome.as_ref()?.get("winners")?.as_array()?;
    let seats: Vec<usize> = seats
        .iter()
        .filter_map(|seat| usize::try_from(seat.as_u64()?).ok())
        .collect();
    winners(&head.players, &seats)
}

/// Renders the result.
pub(super) fn render(around: &Around<'_>, played: &Played) -> Result<String, Failure> {
    let visit = around.visit;
    let Some(outcome) = played.game.outcome() else {
        return visit.part(&ResultPanel {
            title: text("dig-stopped"),
            words: vec![text("dig-stopped-means")],
            won: false,
            ranking: String::new(),
            drawing: None,
        });
    };
    let ranking = ranking(played, &outcome);
    visit.part(&ResultPanel {
        title: ranking.won(),
        words: decided(played, &outcome),
        won: true,
        ranking: ranking.part(visit)?,
        drawing: Picture::of(visit, around.head, played)
            .map(|picture| visit.part(&picture))
            .transpose()?,
    })
}

/// Renders what can be done next, beside undo.
pub(super) fn tools(around: &Around<'_>, played: &Played) -> Result<String, Failure> {
    let is_scored = played.game.outcome().is_some();
    let is_stopped = !is_scored && around.head.ended == Some(Ended::Stopped);
    let starter = (played.setup().starter.index() + 1) % played.names.len().max(1);
    let starter = played.names.get(starter).map_or("", String::as_str);
    around.visit.part(&ResultTools {
        again: is_scored.then(|| {
            let begins = text("dig-again-starter").with("name", starter);
            (format!("{}/again", around.path), begins)
        }),
        reopen: is_stopped.then(|| format!("{}/reopen", around.path)),
        picture: is_scored.then(|| format!("{}/picture.svg", around.path)),
        home: super::up(around.head),
    })
}

/// Who came where, each with what the points are made of.
pub(super) fn ranking(played: &Played, outcome: &Outcome) -> Ranking {
    let points: Vec<i64> = outcome
        .scores
        .iter()
        .map(|&score| i64::from(score))
        .collect();
    let mut places = vec![0; played.names.len()];
    for ranked in outcome.ranking() {
        places[ranked.seat.index()] = ranked.rank;
    }
    let lines: Vec<Vec<Text>> = (played.game.seats())
        .map(|seat| breakdown(played, seat))
        .collect();
    let runs: Vec<Text> = outcome
        .runs
        .iter()
        .map(|run| Text::verbatim(run.to_string()))
        .collect();
    Ranking::placed(&played.names, &points, &places)
        .column(text("dig-run-column"), &runs)
        .lines(&lines)
}

/// What the points of a mine are made of, such as "2 × favourite in its place: 6".
pub(super) fn breakdown(played: &Played, seat: Seat) -> Vec<Text> {
    let scored = [
        (Why::Both, "dig-part-both"),
        (Why::Favourite, "dig-part-favourite"),
        (Why::RightPlace, "dig-part-right-place"),
        (Why::Idol, "dig-part-idol"),
    ];
    let count = |why: Why| {
        let points = Slot::all().filter_map(|slot| played.game.points(seat, slot));
        points.filter(|points| points.why == why).count()
    };
    let parts: Vec<Text> = scored
        .into_iter()
        .filter_map(|(why, key)| {
            let n = count(why);
            let points = n * usize::from(why.points());
            (n > 0).then(|| text(key).with("n", n).with("points", points))
        })
        .collect();
    if parts.is_empty() {
        vec![text("dig-part-none")]
    } else {
        parts
    }
}

/// What decided between equal points, in sentences; none if the points did.
pub(super) fn decided(played: &Played, outcome: &Outcome) -> Vec<Text> {
    let most = outcome.scores.iter().max().copied().unwrap_or(0);
    let of = |list: &[u8], seat: Seat| list.get(seat.index()).copied().unwrap_or(0);
    let level: Vec<Seat> = played
        .game
        .seats()
        .filter(|&seat| of(&outcome.scores, seat) == most)
        .collect();
    let Some(&winner) = outcome.winners.first() else {
        return Vec::new();
    };
    let run = of(&outcome.runs, winner);
    let why = match outcome.decided_by() {
        Decision::Points => return Vec::new(),
        Decision::Run => text("dig-decided-run").with("name", played.name(winner)),
        Decision::Shared => {
            text("dig-decided-shared").with("names", words::names(played, &outcome.winners))
        }
    };
    vec![
        text("dig-decided-level")
            .with("names", words::names(played, &level))
            .with("points", most),
        why.with("run", run),
    ]
}
