//! How a match ended: who won and what decided, and the ways on.

use askama::Template;
use tableside_ledger::{Ended, MatchHead};
use tableside_rules::times_table::{Decision, Outcome, Play, Race, Sprint};
use tableside_rules::{Game as _, Seat};

use super::picked::Picked;
use super::played::Played;
use super::wall::{self, Sight};
use super::{
    HOME, best, clock, expedition, expedition_result, ladder, next_starter, practice, sand,
    setup_of, variant_name, words,
};
use crate::failure::Failure;
use crate::filters;
use crate::frame::ranking::{Ranking, all_of, winners};
use crate::games::{Aloud, Around, Board};
use crate::tap::Tap;
use crate::text::{Text, text};

/// A way on from the end.
struct Way {
    /// A page to go to, or a path to post to.
    href: String,
    posts: bool,
    /// Who begins then, if somebody does.
    starter: Option<usize>,
    label: Text,
}

#[derive(Template)]
#[template(path = "times_table/result.html")]
struct ResultPanel {
    title: Text,
    /// What decided, or what it means that the match was ended early.
    words: Option<Text>,
    won: bool,
    ranking: String,
    /// Whose practice can be looked at.
    practices: Vec<(usize, String, Tap)>,
    reopen: Option<String>,
    again: Option<Way>,
}

#[derive(Template)]
#[template(path = "times_table/result_tools.html")]
struct ResultTools {
    home: &'static str,
}

/// How an ended match went, in a line.
pub(super) fn line(head: &MatchHead) -> Option<Text> {
    if let Some(seconds) = best::time(head) {
        return Some(text("x1-result-time").with("time", words::digits(seconds)));
    }
    let seats = head.outcome.as_ref()?.get("winners")?.as_array()?;
    let seats: Vec<usize> = seats
        .iter()
        .filter_map(|seat| usize::try_from(seat.as_u64()?).ok())
        .collect();
    winners(&head.players, &seats)
}

/// Wall or ladder, and the result.
pub(super) fn board(
    played: &Played,
    around: &Around<'_>,
    picked: &Picked,
) -> Result<Board, Failure> {
    match played.game.play() {
        Play::Race(_) => {}
        Play::Sprint(_) => sand::over(&around.visit.app, around.head.id)?,
        Play::Expedition(_) => clock::over(&around.visit.app, around.head.id)?,
    }
    let tools = around.visit.part(&ResultTools { home: HOME })?;
    if let Some(mut board) = practice::render(played, around, picked)? {
        board.tools = tools;
        return Ok(board);
    }
    let outcome = played.game.outcome();
    if let Some(Outcome::Expedition { seconds, .. }) = outcome {
        let mut board = expedition_result::board(played, around, seconds)?;
        board.tools = tools;
        return Ok(board);
    }
    let title = match &outcome {
        None => text("x1-stopped"),
        Some(outcome) => ranking(played, outcome).map_or_else(|| text("x1-won"), |r| r.won()),
    };
    let panel = ResultPanel {
        title: title.clone(),
        words: match &outcome {
            None => Some(text("x1-stopped-means")),
            Some(outcome) => decided(played, outcome),
        },
        won: outcome.is_some(),
        ranking: match outcome
            .as_ref()
            .and_then(|outcome| ranking(played, outcome))
        {
            Some(ranking) => ranking.part(around.visit)?,
            None => String::new(),
        },
        practices: practice::keys(played, picked),
        reopen: (around.head.ended == Some(Ended::Stopped))
            .then(|| format!("{}/reopen", around.path)),
        again: match outcome {
            Some(_) => Some(again(played, around)?),
            None => None,
        },
    };
    Ok(Board {
        field: field(played, around)?,
        pad: around.visit.part(&panel)?,
        tools,
        note: None,
        aloud: Aloud::Then {
            changed: decided_aloud(played, outcome.as_ref()),
            next: text("x1-sentence").with("words", title),
        },
    })
}

fn decided_aloud(played: &Played, outcome: Option<&Outcome>) -> Vec<Text> {
    outcome
        .and_then(|outcome| decided(played, outcome))
        .into_iter()
        .collect()
}

pub(super) fn field(played: &Played, around: &Around<'_>) -> Result<String, Failure> {
    if let Some(expedition) = played.game.expedition() {
        return expedition::stopped(played, expedition, around);
    }
    let ladder = ladder::render(around.visit, played)?;
    let Some(race) = played.game.race() else {
        return Ok(ladder);
    };
    let sight = Sight {
        wall: Some(race.wall()),
        names: &played.names,
        small: true,
        ..Sight::default()
    };
    Ok(wall::render(around.visit, &sight)? + &ladder)
}

/// Everybody's place; `None` for what has no ranking.
fn ranking(played: &Played, outcome: &Outcome) -> Option<Ranking> {
    match (outcome, played.game.play()) {
        (Outcome::Race { rungs, cards, .. }, Play::Race(race)) => {
            Some(of_race(played, race, rungs, cards))
        }
        (
            Outcome::Sprint {
                laps, last_round, ..
            },
            Play::Sprint(sprint),
        ) => Some(of_sprint(played, sprint, laps, last_round)),
        _ => None,
    }
}

/// Places from what orders the seats, the greatest first.
fn places<T: Ord>(keys: &[T]) -> Vec<usize> {
    let better = |mine: &T| keys.iter().filter(|theirs| *theirs > mine).count();
    keys.iter().map(|mine| better(mine) + 1).collect()
}

fn verbatim<T: ToString>(numbers: &[T]) -> Vec<Text> {
    let numbers = numbers.iter();
    numbers
        .map(|number| Text::verbatim(number.to_string()))
        .collect()
}

fn of_race(played: &Played, race: &Race, rungs: &[u32], cards: &[usize]) -> Ranking {
    // Cards decide only between those on the top.
    let keys: Vec<(u32, usize)> = rungs
        .iter()
        .zip(cards)
        .map(|(rung, cards)| {
            let fewer = if *rung == race.top() {
                usize::MAX - cards
            } else {
                0
            };
            (*rung, fewer)
        })
        .collect();
    let points: Vec<i64> = rungs.iter().map(|rung| i64::from(*rung)).collect();
    let lines: Vec<Vec<Text>> = race
        .seats()
        .map(|seat| vec![text("x1-found-tiles").with("n", race.wall().solved_by(seat))])
        .collect();
    Ranking::placed(&played.names, &points, &places(&keys))
        .column(text("x1-column-cards"), &verbatim(cards))
        .lines(&lines)
        .counting(text("x1-column-rung"))
}

fn of_sprint(played: &Played, sprint: &Sprint, laps: &[u32], last_round: &[u32]) -> Ranking {
    let climbed = sprint.climbed();
    let keys: Vec<(u32, u32)> = laps
        .iter()
        .zip(last_round)
        .zip(&climbed)
        .map(|((laps, last), climbed)| {
            if *laps >= Sprint::LAPS {
                (u32::MAX, *last)
            } else {
                (*climbed, 0)
            }
        })
        .collect();
    let points: Vec<i64> = laps.iter().map(|laps| i64::from(*laps)).collect();
    let lines: Vec<Vec<Text>> = climbed
        .iter()
        .map(|tiles| vec![text("x1-found-tiles").with("n", *tiles)])
        .collect();
    Ranking::placed(&played.names, &points, &places(&keys))
        .column(text("x1-column-last"), &verbatim(last_round))
        .lines(&lines)
        .counting(text("x1-column-laps"))
}

/// What decided, in words.
fn decided(played: &Played, outcome: &Outcome) -> Option<Text> {
    let names: Vec<&str> = outcome
        .winners()
        .iter()
        .map(|seat| played.name(*seat))
        .collect();
    let first = outcome
        .winners()
        .first()
        .map_or(0, |seat: &Seat| seat.index());
    let key = match (outcome.decided_by(), outcome) {
        (Decision::AloneOnTop, _) => "x1-decided-alone",
        (Decision::FewestCards, _) => "x1-decided-cards",
        (Decision::Laps, _) => "x1-decided-laps",
        (Decision::LastRound, _) => "x1-decided-last",
        (Decision::Shared, Outcome::Sprint { .. }) => "x1-decided-shared-sprint",
        (Decision::Shared, _) => "x1-decided-shared",
        (Decision::Together, _) => return None,
    };
    let number = match outcome {
        Outcome::Race { cards, .. } => cards.get(first).copied().unwrap_or(0),
        Outcome::Sprint { last_round, .. } => last_round.get(first).copied().unwrap_or(0) as usize,
        Outcome::Expedition { .. } => 0,
    };
    let level = match outcome {
        Outcome::Race { rungs, .. } => {
            let top = rungs.iter().max();
            rungs.iter().filter(|rung| Some(*rung) == top).count()
        }
        Outcome::Sprint { laps, .. } => laps.iter().filter(|laps| **laps >= Sprint::LAPS).count(),
        Outcome::Expedition { .. } => 0,
    };
    Some(
        text(key)
            .with("names", all_of(&names))
            .with("level", level)
            .with("n", number),
    )
}

/// Another match of the same people. A race asks where its first gap is.
fn again(played: &Played, around: &Around<'_>) -> Result<Way, Failure> {
    let head = around.head;
    let setup = setup_of(head)?;
    let starter = next_starter(head, &setup);
    let name = played.names.get(starter).map_or("", String::as_str);
    let label = text("x1-again-starter").with("name", name);
    let ids: Option<Vec<String>> = head
        .seats
        .iter()
        .map(|id| Some((*id)?.to_string()))
        .collect();
    Ok(match (played.game.play(), ids) {
        (Play::Race(_), Some(ids)) => {
            let query = form_urlencoded::Serializer::new(String::new())
                .append_pair("players", &ids.join(","))
                .append_pair("variant", variant_name(setup.variant))
                .append_pair("rungs", &setup.rungs.unwrap_or_default().to_string())
                .append_pair("starter", &ids[starter])
                .finish();
            Way {
                href: format!("{}?{query}", super::laying_out::PATH),
                posts: false,
                starter: Some(starter),
                label,
            }
        }
        (Play::Race(_), None) => Way {
            href: HOME.to_owned(),
            posts: false,
            starter: None,
            label: text("x1-again"),
        },
        _ => Way {
            href: format!("{}/again", around.path),
            posts: true,
            starter: Some(starter),
            label,
        },
    })
}
