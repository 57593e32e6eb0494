//! "Check a finish": only the final field is entered, on the same field, and a
//! finish can be recorded as an attempt.

use askama::Template;
use axum::Router;
use axum::extract::{Form, Path};
use axum::response::Response;
use axum::routing::get;
use serde::Deserialize;
use serde_json::{Map, Value as Json, json};
use tableside_ledger::{Change, MatchHead, NewMatch, NewSeat, TeamId, Update};
use tableside_rules::kreuzsummen::{
    Action, Fault, Kreuzsummen, Outcome, Place, Scenario, Setup, Value, check_finish,
};
use tableside_rules::{Game, Seat};

use super::field::{Drawn, Taps, render};
use super::progress::Progress;
use super::{Played, faults, picked, title};
use crate::app::App;
use crate::failure::Failure;
use crate::filters;
use crate::frame::start_match;
use crate::screen::Shell;
use crate::tap::{Does, Tap};
use crate::text::{Text, text};
use crate::visit::{Picks, Visit};

pub(super) fn routes() -> Router<App> {
    Router::new().route(
        "/teams/{id}/scenarios/{number}/check",
        get(show).post(record),
    )
}

/// The match's option that says how it was entered.
const TRACKING: &str = "tracking";
const FINISH: &str = "finish";

/// How many faults are listed, so that the field is still to be seen above.
const FAULTS: usize = 4;

/// Whether only the final field of the match was entered.
pub(super) fn is_recorded(head: &MatchHead) -> bool {
    head.options.get(TRACKING).and_then(Json::as_str) == Some(FINISH)
}

/// The final field as far as it is entered.
pub(super) struct Entered {
    scenario: &'static Scenario,
    /// In reading order.
    values: Vec<Option<Value>>,
    /// Where the next number goes.
    pub(super) at: Option<Place>,
}

impl Entered {
    /// Reads the field, "6,4,,5", and the place that is picked.
    fn read(scenario: &'static Scenario, picks: &Picks) -> Self {
        let mut entered = Self::of(scenario, picks.get("f").unwrap_or_default());
        entered.at = picks
            .get("at")
            .and_then(picked::place)
            .filter(|at| scenario.contains(*at))
            .or_else(|| entered.next_free(0));
        entered
    }

    /// Reads the field; what the deck does not have is left out.
    fn of(scenario: &'static Scenario, field: &str) -> Self {
        let mut entered = Self {
            scenario,
            values: vec![None; scenario.places().count()],
            at: None,
        };
        for (index, text) in field.split(',').enumerate().take(entered.values.len()) {
            let value = text.parse().ok().and_then(Value::new);
            entered.values[index] = value.filter(|value| entered.left(*value) > 0);
        }
        entered
    }

    /// How many cards of a value the field does not use yet.
    fn left(&self, value: Value) -> u8 {
        if value.get() > self.scenario.highest {
            return 0;
        }
        let used = self.values.iter().filter(|other| **other == Some(value));
        used.fold(self.scenario.copies, |left, _| left.saturating_sub(1))
    }

    /// The first free place from this index on, or else from the beginning.
    fn next_free(&self, from: usize) -> Option<Place> {
        let free = |(index, _): &(usize, Place)| self.values[*index].is_none();
        let places = || self.scenario.places().enumerate().filter(free);
        let later = places().find(|(index, _)| *index >= from);
        later.or_else(|| places().next()).map(|(_, place)| place)
    }

    fn index(&self, at: Place) -> Option<usize> {
        self.scenario.places().position(|place| place == at)
    }

    /// The whole field, once no place is free.
    fn field(&self) -> Option<Vec<Value>> {
        self.values.iter().copied().collect()
    }

    /// The query with this place picked.
    pub(super) fn pick(&self, at: Place) -> String {
        format!("?f={}&at={},{}", self.text(), at.row(), at.column())
    }

    /// The query with another number, or none, on the picked place.
    fn with(&self, value: Option<Value>) -> Option<String> {
        let index = self.index(self.at?)?;
        let mut entered = Self {
            scenario: self.scenario,
            values: self.values.clone(),
            at: None,
        };
        entered.values[index] = value;
        let at = match value {
            Some(_) => entered.next_free(index + 1),
            None => self.at,
        };
        Some(match at {
            Some(at) => entered.pick(at),
            None => format!("?f={}", entered.text()),
        })
    }

    fn text(&self) -> String {
        let values = self.values.iter().map(|value| match value {
            Some(value) => value.to_string(),
            None => String::new(),
        });
        values.collect::<Vec<_>>().join(",")
    }

    /// The field as a match that has just laid it, in reading order.
    fn played(&self) -> Result<Played, Failure> {
        let setup = Setup {
            scenario: self.scenario.number,
            starter: Seat::new(0),
        };
        let game = Kreuzsummen::start(&setup, 2).map_err(Failure::internal)?;
        let mut played = Played::new(game);
        for action in self.actions() {
            played.play(&action).map_err(Failure::internal)?;
        }
        if let Some(columns) = nearest(&played.game) {
            played
                .play(&Action::Arrange { columns })
                .map_err(Failure::internal)?;
        }
        // Nothing here was the last action.
        played.touched.forget();
        Ok(played)
    }

    fn actions(&self) -> impl Iterator<Item = Action> + '_ {
        let places = self.scenario.places().zip(&self.values);
        places.filter_map(|(at, value)| value.map(|value| Action::Place { value, at }))
    }
}

/// The order of the column targets that comes nearest to the columns as far as
/// they are filled. `None` once the match is won: then it is known.
fn nearest(game: &Kreuzsummen) -> Option<Vec<u8>> {
    if game.outcome().is_some() {
        return None;
    }
    // A full field says itself which targets it misses.
    let tops = game.scenario().places().map(|place| game.top(place));
    if let Some(field) = tops.collect::<Option<Vec<_>>>() {
        return Some(nearest_when_full(game, &field));
    }
    let lines: Vec<_> = (1..=game.scenario().column_count())
        .map(|column| game.column(column))
        .collect();
    orders(game.columns()).into_iter().min_by_key(|order| {
        let far = order.iter().zip(&lines).map(|(&target, line)| {
            let fails = if line.free > 0 {
                line.sum >= target
            } else {
                line.sum != target
            };
            u32::from(fails)
        });
        far.sum::<u32>()
    })
}

/// Each column under its own sum where that is a target, the others under the
/// target that they are compared with.
fn nearest_when_full(game: &Kreuzsummen, field: &[Value]) -> Vec<u8> {
    let faults = check_finish(game.scenario(), field)
        .err()
        .unwrap_or_default();
    let mut columns: Vec<u8> = (1..=game.scenario().column_count())
        .map(|column| game.column(column).sum)
        .collect();
    for fault in faults {
        if let Fault::Columns { missed } = fault {
            for missed in missed {
                columns[usize::from(missed.column) - 1] = missed.target;
            }
        }
    }
    columns
}

/// Every order of these numbers, the given one first.
fn orders(numbers: &[u8]) -> Vec<Vec<u8>> {
    if numbers.is_empty() {
        return vec![Vec::new()];
    }
    let mut all = Vec::new();
    for first in 0..numbers.len() {
        let mut rest = numbers.to_vec();
        let number = rest.remove(first);
        all.extend(orders(&rest).into_iter().map(|mut order| {
            order.insert(0, number);
            order
        }));
    }
    all
}

/// A key of the pad.
struct Key {
    tap: Tap,
    value: u8,
    left: u8,
}

#[derive(Template)]
#[template(path = "kreuzsummen/check.html")]
struct CheckScreen {
    shell: Shell,
    field: String,
    keys: Vec<Key>,
    across: usize,
    clear: Tap,
    hint: Text,
    /// What keeps the field from being a finish: the first few faults.
    faults: Vec<Text>,
    /// How many more there are; the field shows them at its lines.
    more_faults: usize,
    /// Where a finish is recorded, by POST, and the field that is.
    record: Option<(String, String)>,
}

async fn show(visit: Visit, Path((raw, number)): Path<(String, u8)>) -> Result<Response, Failure> {
    let id = team(&visit, &raw)?;
    let scenario = scenario(number)?;
    let entered = Entered::read(scenario, &visit.picks);
    let played = entered.played()?;
    let drawn = Drawn {
        played: &played,
        taps: Taps::Enter(&entered),
        hint: None,
        marks: &[],
    };
    let field = render(&visit, &drawn, String::new())?;
    let up = format!("/teams/{id}/scenarios/{number}");
    let (hint, faults, record) = match entered.field() {
        None => (text("ks-check-hint"), Vec::new(), None),
        Some(field) => match check_finish(scenario, &field) {
            Ok(_) => {
                let record = (format!("{up}/check"), entered.text());
                (text("ks-check-is"), Vec::new(), Some(record))
            }
            Err(found) => {
                // Without a place the keys of the pad do nothing.
                let key = match entered.at {
                    Some(_) => "ks-check-is-not",
                    None => "ks-check-is-not-tap",
                };
                (text(key), faults::say(&found), None)
            }
        },
    };
    let mut shell = visit
        .shell("check", text("ks-check").with("title", title(scenario)))
        .up(up);
    let mut said = vec![hint.clone()];
    said.extend(faults.iter().cloned());
    shell.say = Some(Text::joined(said, " "));
    visit.page(&CheckScreen {
        shell,
        field,
        keys: keys(&entered),
        across: if scenario.highest > 6 { 5 } else { 6 },
        clear: clear(&entered),
        hint,
        more_faults: faults.len().saturating_sub(FAULTS),
        faults: faults.into_iter().take(FAULTS).collect(),
        record,
    })
}

fn keys(entered: &Entered) -> Vec<Key> {
    let here = entered
        .at
        .and_then(|at| entered.index(at))
        .and_then(|index| entered.values[index]);
    let key = |value: Value| {
        let left = entered.left(value);
        let label = text("ks-key").with("card", value.get()).with("left", left);
        let pick = entered.with(Some(value));
        let does = match pick.filter(|_| left > 0 || here == Some(value)) {
            Some(query) => Does::Pick(query),
            None => Does::Nothing,
        };
        Key {
            tap: Tap::new(format!("value-{value}"), does, label).pressed(here == Some(value)),
            value: value.get(),
            left,
        }
    };
    entered.scenario.values().map(key).collect()
}

fn clear(entered: &Entered) -> Tap {
    let filled = entered
        .at
        .and_then(|at| entered.index(at))
        .is_some_and(|index| entered.values[index].is_some());
    let does = match entered.with(None).filter(|_| filled) {
        Some(query) => Does::Pick(query),
        None => Does::Nothing,
    };
    Tap::new("clear", does, text("ks-check-clear"))
}

#[derive(Deserialize)]
struct Record {
    f: String,
}

/// Starts a match that has laid the field card by card.
async fn record(
    visit: Visit,
    Path((raw, number)): Path<(String, u8)>,
    Form(form): Form<Record>,
) -> Result<Response, Failure> {
    let id = team(&visit, &raw)?;
    let scenario = scenario(number)?;
    let entered = Entered::of(scenario, &form.f);
    let played = entered.played()?;
    let Some(outcome @ Outcome::Won { .. }) = played.game.outcome() else {
        return Err(Failure::bad_request("this field is no finish"));
    };
    let actions = entered.actions().map(serde_json::to_value);
    let actions = actions
        .collect::<Result<Vec<_>, _>>()
        .map_err(Failure::internal)?;
    let outcome = serde_json::to_value(outcome).map_err(Failure::internal)?;
    let (team, progress) =
        visit.ledger(|ledger| Ok((ledger.team(id)?, Progress::load(ledger, id)?)))?;
    let starter = progress.next_starter().unwrap_or(0);
    let seats = team.members.iter().map(|player| NewSeat {
        player: Some(player.id),
        name: player.name.clone(),
    });
    let mut options = Map::new();
    options.insert(TRACKING.to_owned(), json!(FINISH));
    start_match(
        &visit,
        NewMatch {
            game: Kreuzsummen::ID.to_owned(),
            team: Some(id),
            seats: seats.collect(),
            setup: json!({ "scenario": number, "starter": starter }),
            options,
            first: Some(Update {
                change: Change::Append(actions),
                outcome: Some(outcome),
            }),
        },
    )
}

fn team(visit: &Visit, raw: &str) -> Result<TeamId, Failure> {
    let id = raw
        .parse()
        .map_err(|_| Failure::not_found("no such pair"))?;
    visit.ledger(|ledger| Ok(ledger.team(id)?))?;
    Ok(id)
}

fn scenario(number: u8) -> Result<&'static Scenario, Failure> {
    Scenario::get(number).ok_or_else(|| Failure::not_found(format!("no scenario {number}")))
}
