//! The page of a scenario: what is new, how the table is set up, what the face
//! cards do, who begins, and how the attempts so far went.

use std::collections::BTreeSet;

use askama::Template;
use axum::Router;
use axum::extract::Path;
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::get;
use tableside_ledger::{MatchHead, MatchId};
use tableside_rules::Game as _;
use tableside_rules::kreuzsummen::{Kreuzsummen, Scenario};

use super::campaign::{Pair, size};
use super::faces::{Effect, effects};
use super::progress::{Finished, Result as Went, result};
use super::steps::{Picture, Step, from_scratch, from_table};
use super::{scenario as scenario_of, title};
use crate::app::App;
use crate::failure::Failure;
use crate::filters;
use crate::frame::{date, match_path, since};
use crate::screen::Shell;
use crate::text::{Text, text};
use crate::visit::{Picks, Visit};

pub(crate) fn routes() -> Router<App> {
    Router::new()
        .route("/teams/{id}/scenarios/{number}", get(before))
        .route("/matches/{id}/setup", get(during))
}

/// More steps than any set-up has.
const STEPS: usize = 9;

/// What is picked on the page, as it stands in its URL.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
struct Picked {
    /// The steps that are ticked off, from 1.
    done: BTreeSet<usize>,
    /// Whether the table is set up from a whole pack; `None` as suits the pair.
    scratch: Option<bool>,
    starter: Option<usize>,
    /// Whether chance chose the starter.
    tossed: bool,
}

impl Picked {
    fn read(picks: &Picks) -> Self {
        let numbers = picks.get("done").unwrap_or_default().split(',');
        Self {
            done: numbers
                .filter_map(|number| number.parse().ok())
                .filter(|number| (1..=STEPS).contains(number))
                .collect(),
            scratch: match picks.get("from") {
                Some("pack") => Some(true),
                Some("table") => Some(false),
                _ => None,
            },
            starter: picks
                .get("starter")
                .and_then(|seat| seat.parse().ok())
                .filter(|seat| *seat < 2),
            tossed: picks.get("tossed").is_some(),
        }
    }

    /// The query of the screen on which this is picked.
    fn query(&self) -> String {
        let mut parts = Vec::new();
        if let Some(scratch) = self.scratch {
            parts.push(format!("from={}", if scratch { "pack" } else { "table" }));
        }
        if !self.done.is_empty() {
            let done: Vec<String> = self.done.iter().map(usize::to_string).collect();
            parts.push(format!("done={}", done.join(",")));
        }
        if let Some(starter) = self.starter {
            parts.push(format!("starter={starter}"));
        }
        if self.tossed {
            parts.push("tossed=1".to_owned());
        }
        format!("?{}", parts.join("&"))
    }

    fn with(&self, change: impl FnOnce(&mut Self)) -> String {
        let mut changed = self.clone();
        change(&mut changed);
        changed.query()
    }
}

/// Someone who may begin.
struct SeatChoice {
    index: usize,
    name: String,
    chosen: bool,
    pick: String,
}

/// Who begins, and what is said about it.
struct Begins {
    starter: usize,
    seats: Vec<SeatChoice>,
    toss: String,
    hint: Text,
}

/// An attempt in the list.
struct AttemptView {
    href: String,
    icon: &'static str,
    how: Text,
    when: Text,
}

/// How the table can be set up: by what changes, or from a whole pack.
struct Ways {
    table: String,
    pack: String,
    scratch: bool,
    /// After which scenario one sets up.
    lies: Text,
}

#[derive(Template)]
#[template(path = "kreuzsummen/scenario.html")]
struct ScenarioScreen {
    shell: Shell,
    /// Where an attempt is started; none while a match is on.
    start: Option<String>,
    /// This page, with what is picked.
    here: String,
    number: u8,
    facts: Vec<Text>,
    news: Text,
    watch: Text,
    /// How the pair stands with it: an icon and words.
    standing: Option<(&'static str, Text)>,
    ways: Option<Ways>,
    steps: Vec<Step>,
    all_done: bool,
    folded: bool,
    effects: Vec<Effect>,
    begins: Option<Begins>,
    /// An open attempt: where it goes on, and when it was touched last.
    open: Option<(String, Text)>,
    attempts: Vec<AttemptView>,
    check: Option<String>,
}

/// The page before an attempt.
async fn before(
    visit: Visit,
    Path((raw, number)): Path<(String, u8)>,
) -> Result<Response, Failure> {
    let pair = visit.ledger(|ledger| Pair::load(ledger, &raw))?;
    let scenario =
        Scenario::get(number).ok_or_else(|| Failure::not_found(format!("no scenario {number}")))?;
    let mut picked = Picked::read(&visit.picks);
    let page = format!("{}/scenarios/{number}", pair.path());
    if visit.picks.get("toss").is_some() {
        picked.starter = Some(rand::random_range(0..2));
        picked.tossed = true;
        return Ok(Redirect::to(&format!("{page}{}", picked.query())).into_response());
    }
    // What lies on the table is known if the pair has played; else it may be
    // the scenario before, finished without the app.
    let lies = pair.progress.on_table.and_then(Scenario::get);
    let scratch = picked.scratch.unwrap_or(lies.is_none());
    let base = lies.or_else(|| Scenario::get(number.checked_sub(1)?));
    let begins = begins(&pair, &picked);
    let mut shell = visit.shell("scenario", title(scenario)).up(pair.path());
    if picked.tossed {
        shell.say = Some(begins.hint.clone());
    }
    let mut screen = screen(shell, scenario, base, scratch, &picked);
    screen.here = format!("{page}{}", picked.query());
    screen.start = Some(format!("{}/matches", pair.path()));
    screen.standing = standing(&pair, scenario);
    screen.folded = visit.settings.skip_setup;
    screen.begins = Some(begins);
    screen.open = pair.open(number).map(|head| {
        let since = since(head, jiff::Timestamp::now());
        (match_path(head.id), since)
    });
    screen.attempts = attempts(&pair, number);
    screen.check = Some(format!("{page}/check"));
    visit.page(&screen)
}

/// The page while a match is on.
async fn during(visit: Visit, Path(raw): Path<String>) -> Result<Response, Failure> {
    let none = || Failure::not_found(format!("no match {raw}"));
    let id: MatchId = raw.parse().map_err(|_| none())?;
    let (head, earlier) = visit.ledger(|ledger| {
        let head = ledger.match_(id)?.head;
        let earlier = match head.team {
            Some(team) => ledger.team_matches(team)?,
            None => Vec::new(),
        };
        Ok((head, earlier))
    })?;
    if head.game != Kreuzsummen::ID {
        return Err(none());
    }
    let scenario = scenario_of(&head)?;
    let picked = Picked::read(&visit.picks);
    let lies = earlier
        .iter()
        .rfind(|other| (other.started, other.id) < (head.started, head.id))
        .and_then(|other| scenario_of(other).ok());
    let scratch = picked.scratch.unwrap_or(lies.is_none());
    let base = lies.or_else(|| Scenario::get(scenario.number.checked_sub(1)?));
    let shell = visit
        .shell("setup", title(scenario))
        .up(format!("{}/menu", match_path(id)));
    let screen = screen(shell, scenario, base, scratch, &picked);
    visit.page(&screen)
}

/// The page without what only a pair before its attempt needs.
fn screen(
    shell: Shell,
    scenario: &'static Scenario,
    base: Option<&'static Scenario>,
    scratch: bool,
    picked: &Picked,
) -> ScenarioScreen {
    let plan = match base {
        Some(base) if !scratch => from_table(base, scenario),
        _ => from_scratch(scenario),
    };
    let steps: Vec<Step> = (1..)
        .zip(plan)
        .map(|(number, (title, hint, picture))| Step {
            number,
            title,
            hint,
            picture,
            done: picked.done.contains(&number),
            pick: picked.with(|picked| {
                if !picked.done.remove(&number) {
                    picked.done.insert(number);
                }
            }),
        })
        .collect();
    let way = |scratch| {
        picked.with(|picked| {
            picked.scratch = Some(scratch);
            picked.done.clear();
        })
    };
    ScenarioScreen {
        shell,
        start: None,
        here: String::new(),
        number: scenario.number,
        facts: facts(scenario),
        news: text(format!("ks-new-{}", scenario.number)),
        watch: text(format!("ks-watch-{}", scenario.number)),
        standing: None,
        ways: base.map(|base| Ways {
            table: way(false),
            pack: way(true),
            scratch,
            lies: text("setup-lies").with("title", title(base)),
        }),
        all_done: steps.iter().all(|step| step.done),
        steps,
        folded: false,
        effects: effects(scenario),
        begins: None,
        open: None,
        attempts: Vec::new(),
        check: None,
    }
}

/// What one wants to know of a scenario at a glance.
fn facts(scenario: &Scenario) -> Vec<Text> {
    let mut facts = vec![
        size(scenario),
        text("scenario-hand").with("n", scenario.hand),
        text("scenario-deck").with("n", scenario.deck),
    ];
    if scenario.distinct {
        facts.push(text("scenario-distinct"));
    }
    facts
}

/// How the pair stands with the scenario, with an icon, unless it never tried it.
fn standing(pair: &Pair, scenario: &Scenario) -> Option<(&'static str, Text)> {
    let standing = pair.progress.standing(scenario);
    let (icon, words) = match standing.finished {
        Some(Finished::Played(at)) => {
            let words = text("square-done").with("n", standing.attempts);
            ("check", words.with("date", date(at)))
        }
        Some(Finished::ByHand) => ("check", text("square-by-hand")),
        None if standing.attempts > 0 => {
            ("again", text("square-tried").with("n", standing.attempts))
        }
        None => return None,
    };
    if standing.helped {
        let words = Text::joined(vec![words, text("square-helped")], ", ");
        return Some((icon, words));
    }
    Some((icon, words))
}

fn begins(pair: &Pair, picked: &Picked) -> Begins {
    let suggested = pair.progress.next_starter();
    let starter = picked.starter.or(suggested).unwrap_or(0);
    let hint = match (picked.tossed, suggested) {
        (true, _) => text("begins-tossed").with("name", pair.name(starter)),
        (false, None) => text("begins-first"),
        (false, Some(other)) => text("begins-other").with("name", pair.name(1 - other)),
    };
    let seats = (0..2)
        .map(|index| SeatChoice {
            index,
            name: pair.name(index).to_owned(),
            chosen: index == starter,
            pick: picked.with(|picked| {
                picked.starter = Some(index);
                picked.tossed = false;
            }),
        })
        .collect();
    let query = picked.with(|picked| {
        picked.starter = None;
        picked.tossed = false;
    });
    let join = if query == "?" { "" } else { "&" };
    Begins {
        starter,
        seats,
        toss: format!("{query}{join}toss=1"),
        hint,
    }
}

/// The attempts of a scenario, the latest first.
fn attempts(pair: &Pair, number: u8) -> Vec<AttemptView> {
    pair.matches
        .iter()
        .rev()
        .filter(|head| scenario_of(head).is_ok_and(|scenario| scenario.number == number))
        .map(attempt)
        .collect()
}

fn attempt(head: &MatchHead) -> AttemptView {
    let (icon, how) = match result(head) {
        Went::Open => ("play", text("attempt-open")),
        Went::Won => ("check", text("attempt-won")),
        Went::Lost => ("cross", text("attempt-lost")),
        Went::Stopped => ("flag", text("attempt-stopped")),
    };
    AttemptView {
        href: match_path(head.id),
        icon,
        how,
        when: date(head.ended_at.unwrap_or(head.started)),
    }
}
