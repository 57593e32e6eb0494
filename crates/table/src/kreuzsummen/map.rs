//! The map of the fifty scenarios as a pair stands with them, and what is next.

use askama::Template;
use axum::extract::Path;
use axum::response::Response;
use tableside_rules::kreuzsummen::Scenario;

use super::campaign::{Pair, size};
use super::progress::{Finished, Result as Went, Standing, result};
use super::{pairs, scenario, title};
use crate::failure::Failure;
use crate::filters;
use crate::frame::{date, match_path, short_date, since};
use crate::screen::Shell;
use crate::text::{Text, text};
use crate::visit::Visit;

/// How a square of the map looks, named as in the style sheet.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Look {
    Done,
    Tried,
    Next,
    Plain,
    Ahead,
}

impl Look {
    const fn class(self) -> &'static str {
        match self {
            Self::Done => "square-done",
            Self::Tried => "square-tried",
            Self::Next => "square-next",
            Self::Plain => "square-plain",
            Self::Ahead => "square-ahead",
        }
    }
}

/// A scenario on the map.
struct Square {
    number: u8,
    class: &'static str,
    /// In how many attempts, as in "3×".
    attempts: Option<usize>,
    /// The day of the first success.
    when: Option<Text>,
    /// Tells by a sign that it is ticked off by hand; else empty.
    icon: &'static str,
    helped: bool,
    /// The scenario's page; those ahead have none at a tap.
    href: Option<String>,
    /// The page all the same, for a long press.
    hold: String,
    label: Text,
    picked: bool,
    /// What a tap does in the ticking mode, if anything.
    tick: Option<String>,
    ticked: bool,
}

/// A match that goes on.
struct Open {
    href: String,
    title: Text,
    since: Text,
}

/// What the foot of the map offers.
struct Next {
    heading: Text,
    title: Text,
    facts: Text,
    page: String,
    /// Where an attempt of it goes on.
    resume: Option<String>,
    scenario: u8,
    /// Who begins, once there was an attempt to tell from.
    starter: Option<usize>,
    /// Whether the attempt rather than its set-up is the first thing to tap.
    skip_setup: bool,
}

#[derive(Template)]
#[template(path = "kreuzsummen/campaign.html")]
struct MapScreen {
    shell: Shell,
    path: String,
    /// What is said above the map.
    note: Option<Text>,
    done: usize,
    attempts: Option<Text>,
    complete: bool,
    open: Vec<Open>,
    squares: Vec<Square>,
    next: Option<Next>,
    /// A scenario ahead that was tapped: what is said of it, and its page.
    peeked: Option<(Text, String)>,
    /// Whether nothing is finished or tried, so that there may be much to tick off.
    is_new: bool,
    /// Ticking off: `one` at a time or all `upto` one.
    mode: Option<&'static str>,
    has_ticks: bool,
}

pub(crate) async fn show(visit: Visit, Path(raw): Path<String>) -> Result<Response, Failure> {
    let pair = visit.ledger(|ledger| Pair::load(ledger, &raw))?;
    visit.page(&screen(&visit, &pair))
}

fn screen(visit: &Visit, pair: &Pair) -> MapScreen {
    let path = pair.path();
    let progress = &pair.progress;
    let mode = match visit.picks.get("tick") {
        Some("1") => Some("one"),
        Some("upto") => Some("upto"),
        _ => None,
    };
    let peeked: Option<u8> = visit.picks.get("at").and_then(|at| at.parse().ok());
    let squares = progress
        .standings()
        .map(|(scenario, standing)| square(pair, scenario, standing, mode, peeked))
        .collect();
    let ahead =
        |number: &u8| Scenario::get(*number).is_some_and(|scenario| !progress.is_reached(scenario));
    let mut shell = visit
        .shell("team", pairs::names(&pair.team))
        .up("/kreuzsummen");
    if mode.is_some() {
        shell.up = Some(path.clone());
    }
    MapScreen {
        shell,
        note: visit.picks.get("known").map(|_| text("pairs-known-pair")),
        done: progress.done(),
        attempts: (progress.attempts > 0)
            .then(|| text("campaign-attempts").with("n", progress.attempts)),
        complete: progress.is_complete(),
        open: open(pair),
        squares,
        next: next(visit, pair),
        peeked: peeked.filter(ahead).map(|number| {
            let said = text("campaign-ahead").with("n", number);
            (said, format!("{path}/scenarios/{number}"))
        }),
        mode,
        is_new: progress.attempts == 0 && progress.done() == 0,
        has_ticks: progress.standings().any(|(_, standing)| standing.ticked),
        path,
    }
}

fn square(
    pair: &Pair,
    scenario: &'static Scenario,
    standing: Standing,
    mode: Option<&str>,
    peeked: Option<u8>,
) -> Square {
    let number = scenario.number;
    let reached = pair.progress.is_reached(scenario);
    let is_next = pair.progress.next() == Some(scenario);
    let look = match standing.finished {
        Some(_) => Look::Done,
        None if is_next => Look::Next,
        None if standing.attempts > 0 || pair.open(number).is_some() => Look::Tried,
        None if reached => Look::Plain,
        None => Look::Ahead,
    };
    let page = format!("{}/scenarios/{number}", pair.path());
    Square {
        number,
        class: look.class(),
        attempts: (standing.attempts > 0).then_some(standing.attempts),
        when: match standing.finished {
            Some(Finished::Played(at)) => Some(short_date(at)),
            _ => None,
        },
        icon: match standing.finished {
            Some(Finished::ByHand) => "check",
            _ => "",
        },
        helped: standing.helped,
        href: reached.then(|| page.clone()),
        hold: page,
        label: label(scenario, standing, look),
        picked: peeked == Some(number),
        tick: match mode {
            Some("upto") => Some(format!("upto={number}")),
            Some(_) if matches!(standing.finished, Some(Finished::Played(_))) => None,
            Some(_) if standing.ticked => Some(format!("off={number}")),
            Some(_) => Some(format!("on={number}")),
            None => None,
        },
        ticked: standing.finished.is_some(),
    }
}

/// A square in words: which scenario, and how the pair stands with it.
fn label(scenario: &Scenario, standing: Standing, look: Look) -> Text {
    if look == Look::Ahead {
        return text("square-ahead").with("n", scenario.number);
    }
    let mut parts = vec![title(scenario)];
    match standing.finished {
        Some(Finished::Played(at)) => parts.push(
            text("square-done")
                .with("n", standing.attempts)
                .with("date", date(at)),
        ),
        Some(Finished::ByHand) => parts.push(text("square-by-hand")),
        None if standing.attempts > 0 => {
            parts.push(text("square-tried").with("n", standing.attempts));
        }
        None => {}
    }
    if standing.helped {
        parts.push(text("square-helped"));
    }
    if look == Look::Next {
        parts.push(text("square-next"));
    }
    Text::joined(parts, ", ")
}

/// The open matches, except the one that the foot offers.
fn open(pair: &Pair) -> Vec<Open> {
    let now = jiff::Timestamp::now();
    let offered = pair
        .progress
        .next()
        .and_then(|next| pair.open(next.number))
        .map(|head| head.id);
    let mut heads: Vec<_> = pair
        .matches
        .iter()
        .filter(|head| result(head) == Went::Open && Some(head.id) != offered)
        .collect();
    heads.sort_by_key(|head| std::cmp::Reverse(head.changed));
    heads
        .into_iter()
        .filter_map(|head| {
            Some(Open {
                href: match_path(head.id),
                title: title(scenario(head).ok()?),
                since: since(head, now),
            })
        })
        .collect()
}

fn next(visit: &Visit, pair: &Pair) -> Option<Next> {
    let scenario = pair.progress.next()?;
    let resume = pair.open(scenario.number);
    let standing = pair.progress.standing(scenario);
    let starter = pair.progress.next_starter();
    let mut facts = vec![size(scenario)];
    if let Some(head) = resume {
        facts.push(since(head, jiff::Timestamp::now()));
    } else if let Some(starter) = starter {
        facts.push(text("campaign-begins").with("name", pair.name(starter)));
    }
    Some(Next {
        heading: match (resume, standing.attempts) {
            (Some(_), _) => text("campaign-open"),
            (None, 0) => text("campaign-next"),
            (None, tried) => text("campaign-again").with("n", tried + 1),
        },
        title: title(scenario),
        facts: Text::joined(facts, " · "),
        page: format!("{}/scenarios/{}", pair.path(), scenario.number),
        resume: resume.map(|head| match_path(head.id)),
        scenario: scenario.number,
        starter,
        skip_setup: visit.settings.skip_setup,
    })
}
