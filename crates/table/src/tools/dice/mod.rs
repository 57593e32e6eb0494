//! One to six dice to throw for any game at the table.

mod choice;
mod fairness;
mod look;
mod throws;

use askama::Template;
use axum::Router;
use axum::extract::Form;
use axum::http::StatusCode;
use axum::response::Response;
use axum::routing::{get, post};
use rand::rngs::SysRng;
use serde::Deserialize;
use tableside_ledger::{Ledger, LedgerError, Throw, ThrowId};

use crate::app::App;
use crate::effects::Effect;
use crate::failure::Failure;
use crate::filters;
use crate::frame::stale;
use crate::screen::Shell;
use crate::text::{Text, text};
use crate::visit::{Visit, ask_host, standing_at};

use choice::{Choice, Kind};
use fairness::Fairness;
use look::Die;

/// Where the dice lie.
const PATH: &str = "/tools/dice";

pub(super) fn routes() -> Router<App> {
    Router::new()
        .route(PATH, get(show))
        .route("/tools/dice/choice", post(choose))
        .route("/tools/dice/roll", post(roll))
        .route("/tools/dice/undo", post(undo))
        .route("/tools/dice/restore", post(restore))
        .merge(throws::routes())
}

/// What all throws together say of each kind of die that was thrown.
pub(crate) fn verdicts(ledger: &Ledger) -> Result<Vec<Text>, Failure> {
    let mut verdicts = Vec::new();
    for kind in Kind::ALL {
        let fairness = Fairness::of(kind, &ledger.face_counts(kind.sides())?);
        if fairness.is_begun {
            verdicts.push(Text::joined(vec![fairness.name, fairness.verdict], ": "));
        }
    }
    Ok(verdicts)
}

/// What the ledger has of the dice.
struct Kept {
    choice: Choice,
    last: Option<Throw>,
    /// How many throws were put away and can be brought back.
    cleared: u64,
    /// The id of the throw that the screen's button makes.
    next: ThrowId,
}

impl Kept {
    fn load(ledger: &mut Ledger) -> Result<Self, Failure> {
        Ok(Self {
            choice: Choice::load(ledger)?,
            last: ledger.last_throws(1)?.pop(),
            cleared: ledger.cleared_throws()?,
            next: ledger.new_throw_id(),
        })
    }
}

/// What the screen shows besides what the ledger has.
#[derive(Default)]
struct News {
    say: Option<Text>,
    refusal: Option<Text>,
    /// The dice come rolling in.
    rolled: bool,
}

/// One of a few choices.
struct Pick {
    value: u8,
    label: Text,
    chosen: bool,
}

/// What undo does.
enum Undo {
    /// Takes this throw back.
    Throw {
        id: ThrowId,
        label: Text,
    },
    /// Brings back what was put away.
    Cleared {
        label: Text,
    },
    Nothing,
}

#[derive(Template)]
#[template(path = "tools/dice.html")]
struct DiceScreen {
    shell: Shell,
    kinds: Vec<Pick>,
    counts: Vec<Pick>,
    dice: Vec<Die>,
    /// What lies on the table, in words.
    summary: Text,
    sum: Option<u32>,
    rolled: bool,
    refusal: Option<Text>,
    sides: u8,
    next: ThrowId,
    undo: Undo,
}

fn screen(visit: &Visit, kept: Kept, news: News) -> DiceScreen {
    let Kept { choice, last, .. } = kept;
    let kinds = Kind::ALL.map(|kind| Pick {
        value: kind.sides(),
        label: kind.name(),
        chosen: kind == choice.sides,
    });
    let counts = Choice::COUNTS.map(|dice| Pick {
        value: dice,
        label: text("dice-count").with("n", dice),
        chosen: dice == choice.dice(),
    });
    // A throw of other dice is not what the chosen ones show.
    let shown = last.as_ref().filter(|last| {
        (last.sides, last.faces.len()) == (choice.sides.sides(), choice.dice().into())
    });
    let undo = match &last {
        Some(last) => Undo::Throw {
            id: last.id,
            label: text("dice-undo").with("faces", look::faces(last)),
        },
        None if kept.cleared > 0 => Undo::Cleared {
            label: text("dice-restore").with("n", kept.cleared),
        },
        None => Undo::Nothing,
    };
    let mut shell = visit.shell("dice", text("dice")).up("/");
    shell.awake = visit.settings.awake;
    shell.say = news.say;
    DiceScreen {
        shell,
        kinds: kinds.into(),
        counts: counts.collect(),
        dice: shown.map_or_else(|| look::blank(choice), look::thrown),
        summary: shown.map_or_else(|| text("dice-blank"), look::faces),
        sum: shown.and_then(look::sum),
        rolled: news.rolled && shown.is_some(),
        refusal: news.refusal,
        sides: choice.sides.sides(),
        next: kept.next,
        undo,
    }
}

/// Answers with the dice as they lie; the device stays awake while they are looked at.
fn answer(visit: &Visit, status: StatusCode, news: News) -> Result<Response, Failure> {
    let kept = visit.ledger(Kept::load)?;
    let screen = screen(visit, kept, news);
    let response = standing_at(visit.page_with(status, &screen)?, PATH);
    Ok(if screen.shell.awake {
        ask_host(response, "awake")
    } else {
        response
    })
}

/// Answers that something can't be done, and why.
fn refuse(visit: &Visit, status: StatusCode, why: Text) -> Result<Response, Failure> {
    let news = News {
        refusal: Some(why),
        ..News::default()
    };
    let response = answer(visit, status, news)?;
    Ok(visit.with_effect(response, Effect::Refused))
}

async fn show(visit: Visit) -> Result<Response, Failure> {
    answer(&visit, StatusCode::OK, News::default())
}

/// A number is read by us, so that one that is none gets an answer of ours.
#[derive(Deserialize)]
struct Chosen {
    sides: Option<String>,
    dice: Option<String>,
}

impl Chosen {
    fn read(&self, last: Choice) -> Result<Choice, choice::NoDice> {
        last.read(self.sides.as_deref(), self.dice.as_deref())
    }
}

async fn choose(visit: Visit, Form(chosen): Form<Chosen>) -> Result<Response, Failure> {
    let choice = chosen.read(visit.ledger(|ledger| Choice::load(ledger))?);
    let choice = match choice {
        Ok(choice) => choice,
        Err(error) => return refuse(&visit, StatusCode::UNPROCESSABLE_ENTITY, error.why()),
    };
    visit.ledger(|ledger| choice.save(ledger))?;
    let news = News {
        say: Some(
            text("dice-chosen")
                .with("n", choice.dice())
                .with("sides", choice.sides.sides()),
        ),
        ..News::default()
    };
    answer(&visit, StatusCode::OK, news)
}

#[derive(Deserialize)]
struct Roll {
    /// The id that the throw is to have, so that a tap that arrives twice throws once.
    throw: String,
    sides: String,
    dice: String,
}

fn read_id(text: &str) -> Result<ThrowId, Failure> {
    text.parse().map_err(Failure::bad_request)
}

async fn roll(visit: Visit, Form(form): Form<Roll>) -> Result<Response, Failure> {
    let id = read_id(&form.throw)?;
    let choice = match Choice::default().read(Some(&form.sides), Some(&form.dice)) {
        Ok(choice) => choice,
        Err(error) => return refuse(&visit, StatusCode::UNPROCESSABLE_ENTITY, error.why()),
    };
    let faces = choice.throw(&mut SysRng).map_err(Failure::internal)?;
    let throw = visit.ledger(|ledger| {
        // A tap that arrives twice throws once and chooses no other dice.
        if let Some(known) = ledger.throw(id)? {
            return Ok(Some(known));
        }
        if is_undone(ledger, id)? {
            return Ok(None);
        }
        choice.save(ledger)?;
        let throw = ledger.add_throw(id, choice.sides.sides(), &faces)?;
        Ok(Some(throw))
    })?;
    let Some(throw) = throw else {
        return refuse(&visit, StatusCode::CONFLICT, stale());
    };
    let news = News {
        say: Some(text("dice-rolled").with("faces", look::faces(&throw))),
        rolled: true,
        ..News::default()
    };
    let response = answer(&visit, StatusCode::OK, news)?;
    Ok(visit.with_effect(response, Effect::Tick))
}

/// The throw that the user saw as the last one.
#[derive(Deserialize)]
struct Seen {
    throw: String,
}

async fn undo(visit: Visit, Form(seen): Form<Seen>) -> Result<Response, Failure> {
    let id = read_id(&seen.throw)?;
    let removed = visit.ledger(|ledger| match last(ledger)? {
        Some(last) if last.id == id => match ledger.remove_throw(id) {
            Ok(()) => {
                ledger.set_setting(UNDONE, &id.to_string().into())?;
                Ok(Some(last))
            }
            // Another program was faster.
            Err(LedgerError::NotFound) => Ok(None),
            Err(error) => Err(error.into()),
        },
        _ => Ok(None),
    })?;
    let Some(removed) = removed else {
        return refuse(&visit, StatusCode::CONFLICT, stale());
    };
    let news = News {
        say: Some(text("dice-undone").with("faces", look::faces(&removed))),
        ..News::default()
    };
    answer(&visit, StatusCode::OK, news)
}

/// The setting that keeps the id of the throw that was taken back last.
const UNDONE: &str = "dice-undone";

/// Whether this throw was just taken back, so that its tap, which arrives once more, is too late.
fn is_undone(ledger: &Ledger, id: ThrowId) -> Result<bool, Failure> {
    let undone = ledger.setting(UNDONE)?;
    Ok(undone.as_ref().and_then(|undone| undone.as_str()) == Some(id.to_string().as_str()))
}

fn last(ledger: &Ledger) -> Result<Option<Throw>, Failure> {
    Ok(ledger.last_throws(1)?.pop())
}

async fn restore(visit: Visit) -> Result<Response, Failure> {
    let restored = throws::bring_back(&visit)?;
    let news = News {
        say: Some(restored),
        ..News::default()
    };
    answer(&visit, StatusCode::OK, news)
}
