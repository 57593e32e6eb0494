//! How a match ended: the ranking, and the course of the score.

use askama::Template;
use tableside_ledger::{Ended, MatchHead};

use super::board::sentence;
use super::standing::standings;
use super::{HOME, Played, setup};
use crate::failure::Failure;
use crate::filters;
use crate::frame::ranking::Ranking;
use crate::games::{Aloud, Around};
use crate::text::{Text, text};

/// The chart's width and height, in its own units.
const WIDTH: u32 = 320;
const HEIGHT: u32 = 110;

/// One player's line of the chart.
struct Line {
    seat: usize,
    /// Where its points are, as a polyline has them.
    points: String,
    /// Where it ends.
    end: (u32, u32),
}

/// The course of the score.
struct Course {
    lines: Vec<Line>,
    /// The highest score, at the top of the chart.
    most: u32,
    rounds: usize,
    /// The rounds after which somebody had more points than before, and everybody's points then.
    table: Vec<(usize, Vec<u32>)>,
}

#[derive(Template)]
#[template(path = "multiplication_dice/result.html")]
struct ResultPanel<'a> {
    /// Whether it was ended early.
    stopped: bool,
    title: Text,
    ranking: String,
    names: &'a [String],
    course: Option<Course>,
    reopen_url: Option<String>,
}

#[derive(Template)]
#[template(path = "multiplication_dice/result-tools.html")]
struct ResultTools {
    again_url: String,
    /// The set-up for another one to begin, and who that is.
    others: Option<(String, Text)>,
}

/// Everybody's place, with what lies behind the points.
fn ranking(played: &Played) -> Ranking {
    let standings = standings(played);
    let points: Vec<i64> = standings
        .iter()
        .map(|standing| standing.score.into())
        .collect();
    let lines = standings.iter().map(|standing| {
        let line = text("md-ranking-line")
            .with("fields", standing.fields)
            .with("made", standing.made)
            .with("suffered", standing.suffered);
        vec![line]
    });
    Ranking::by_points(&played.names, &points).lines(&lines.collect::<Vec<_>>())
}

fn title(around: &Around<'_>, played: &Played) -> Text {
    if around.head.ended == Some(Ended::Stopped) {
        text("md-stopped")
    } else {
        ranking(played).won()
    }
}

/// Renders the result.
pub(super) fn render(around: &Around<'_>, played: &Played) -> Result<String, Failure> {
    let stopped = around.head.ended == Some(Ended::Stopped);
    let mut ranking = ranking(played);
    if stopped {
        ranking = ranking.undecided();
    }
    around.visit.part(&ResultPanel {
        stopped,
        title: title(around, played),
        ranking: ranking.part(around.visit)?,
        names: &played.names,
        course: course(played),
        reopen_url: stopped.then(|| format!("{}/reopen", around.path)),
    })
}

/// Renders the ways to another match, beside undo.
pub(super) fn tools(around: &Around<'_>) -> Result<String, Failure> {
    around.visit.part(&ResultTools {
        again_url: format!("{}/again", around.path),
        others: others(around.head)?,
    })
}

/// Player 1 begins, so for another one to begin everybody moves up a seat.
fn others(head: &MatchHead) -> Result<Option<(String, Text)>, Failure> {
    let ids: Option<Vec<String>> = head
        .seats
        .iter()
        .map(|id| Some((*id)?.to_string()))
        .collect();
    let (Some(mut ids), Some(next)) = (ids, head.players.get(1)) else {
        return Ok(None);
    };
    ids.rotate_left(1);
    let query = form_urlencoded::Serializer::new(String::new())
        .append_pair("players", &ids.join(","))
        .append_pair("rounds", &setup(head)?.rounds.to_string())
        .finish();
    let begins = text("md-again-other").with("name", next);
    Ok(Some((format!("{HOME}?{query}"), begins)))
}

/// What is said at the end.
pub(super) fn aloud(around: &Around<'_>, played: &Played) -> Aloud {
    Aloud::Then {
        changed: Vec::new(),
        next: sentence(title(around, played)),
    }
}

fn course(played: &Played) -> Option<Course> {
    let course = played.game.course();
    let rounds = u32::try_from(course.len() - 1)
        .ok()
        .filter(|&rounds| rounds > 0)?;
    let most = course.last()?.iter().copied().max()?;
    let x = |round: usize| u32::try_from(round).unwrap_or(0) * WIDTH / rounds;
    let y = |score: u32| HEIGHT - score * HEIGHT / most.max(1);
    let lines = (0..played.names.len()).map(|seat| {
        let points = course
            .iter()
            .enumerate()
            .map(|(round, scores)| format!("{},{}", x(round), y(scores[seat])));
        Line {
            seat,
            points: points.collect::<Vec<_>>().join(" "),
            end: (WIDTH, y(course[course.len() - 1][seat])),
        }
    });
    let steps = course.windows(2).enumerate();
    let table = steps.filter(|(_, pair)| pair[0] != pair[1]);
    Some(Course {
        lines: lines.collect(),
        most,
        rounds: course.len() - 1,
        table: table
            .map(|(index, pair)| (index + 1, pair[1].clone()))
            .collect(),
    })
}
