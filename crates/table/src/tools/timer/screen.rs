//! The timer's own screen: the glass, its rest, and the keys below.

use askama::Template;
use axum::Router;
use axum::extract::Form;
use axum::http::StatusCode;
use axum::response::Response;
use axum::routing::get;
use serde::Deserialize;
use tableside_ledger::{GlassId, Revision};

use super::chip::Chip;
use super::sand::{Sand, State};
use super::store::{self, Next, Tapped, Timer};
use super::{PATH, TABLE, back, keeping_awake, measure, with_back, words};
use crate::app::App;
use crate::effects::Effect;
use crate::failure::Failure;
use crate::filters;
use crate::frame::settings::local_path;
use crate::screen::Shell;
use crate::text::{Text, text};
use crate::visit::{Visit, standing_at};

/// So many measured glasses stand beside them; all are on the next screen.
const GLASSES: usize = 3;

/// The lengths that stand ready, in milliseconds.
const PRESETS: [u32; 5] = [30_000, 60_000, 120_000, 180_000, 300_000];

pub(super) fn routes() -> Router<App> {
    Router::new().route(PATH, get(show).post(tap))
}

/// A length that a tap chooses.
struct Length {
    key: String,
    /// The member of the form, and what it is set to.
    name: &'static str,
    value: String,
    label: Text,
    /// The name of the real glass.
    glass: Option<String>,
    chosen: bool,
}

#[derive(Template)]
#[template(path = "tools/timer.html")]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is a key of its own on the screen"
)]
struct TimerScreen {
    shell: Shell,
    chip: Chip,
    revision: Revision,
    back: String,
    /// What stands below the digits.
    line: Text,
    label: Option<String>,
    lengths: Vec<Length>,
    lengths_href: String,
    measure_href: String,
    /// A measurement has begun.
    measuring: bool,
    can_pause: bool,
    can_resume: bool,
    can_reset: bool,
    can_undo: bool,
    note: Option<Text>,
    refusal: Option<Text>,
    /// The glass has just been turned.
    turned: bool,
    /// When what the screen says of the end is out of date.
    again: Option<String>,
}

async fn show(visit: Visit) -> Result<Response, Failure> {
    let timer = store::read(&visit.app, TABLE)?;
    let back = back(&visit);
    answer(&visit, StatusCode::OK, &timer, &back, Said::Nothing)
}

/// What the screen says besides how the timer stands.
enum Said {
    Nothing,
    /// What the tap did.
    Done {
        what: Text,
        turned: bool,
    },
    /// Why there was nothing to do any more.
    TooLate(Text),
    Refused(Text),
}

#[derive(Deserialize)]
struct Tap {
    after: Revision,
    #[serde(default)]
    back: String,
    /// `turn`, `pause`, `resume`, `reset` or `undo`.
    r#do: Option<String>,
    /// Another length, in milliseconds.
    length: Option<u32>,
    /// The length of a measured glass.
    glass: Option<GlassId>,
}

async fn tap(visit: Visit, Form(tap): Form<Tap>) -> Result<Response, Failure> {
    let back = local_path(Some(&tap.back));
    let turned = tap.r#do.as_deref() == Some("turn");
    let tapped = carry_out(&visit, &tap)?;
    let (status, timer, said) = match tapped {
        Tapped::Done(timer) => {
            let what = told(&tap, &timer);
            (StatusCode::OK, timer, Said::Done { what, turned })
        }
        // Nobody can be faster than the end of the sand.
        Tapped::Idle(timer) if tap.r#do.as_deref() == Some("pause") && timer.is_out() => {
            let why = Said::TooLate(text("timer-pause-late"));
            (StatusCode::OK, timer, why)
        }
        Tapped::Idle(timer) | Tapped::Stale(timer) => {
            let why = Said::Refused(crate::frame::stale());
            (StatusCode::CONFLICT, timer, why)
        }
    };
    answer(&visit, status, &timer, &back, said)
}

fn carry_out(visit: &Visit, tap: &Tap) -> Result<Tapped, Failure> {
    let app = &visit.app;
    if let Some(glass) = tap.glass {
        let glasses = visit.ledger(|ledger| Ok(ledger.glasses()?))?;
        let found = glasses.into_iter().find(|known| known.id == glass);
        return match found {
            Some(found) => choose(app, tap.after, found.length_ms, Some(found.name)),
            // It was removed on another screen.
            None => Ok(Tapped::Stale(store::read(app, TABLE)?)),
        };
    }
    if let Some(length) = tap.length {
        return choose(app, tap.after, length, None);
    }
    let step: fn(Sand) -> Option<Sand> = match tap.r#do.as_deref() {
        Some("undo") => return store::undo(app, TABLE, tap.after),
        Some("turn") => |sand| Some(sand.turned()),
        Some("pause") => Sand::paused,
        Some("resume") => Sand::resumed,
        Some("reset") => Sand::reset,
        _ => return Err(Failure::bad_request("nothing to do")),
    };
    store::tap(app, TABLE, tap.after, |timer| {
        step(timer.sand).map(|sand| Next {
            sand,
            label: timer.label.clone(),
        })
    })
}

/// Puts a full glass of another length on the table.
pub(super) fn choose(
    app: &App,
    after: Revision,
    length: u32,
    label: Option<String>,
) -> Result<Tapped, Failure> {
    let sand = Sand::new(std::time::Duration::from_millis(length.into()));
    store::tap(app, TABLE, after, |_| Some(Next { sand, label }))
}

/// What a tap did, in words.
fn told(tap: &Tap, timer: &Timer) -> Text {
    let rest = words::length(ms(timer.sand.rest()));
    match tap.r#do.as_deref() {
        Some("turn") => text("timer-turned").with("rest", rest),
        Some("pause") => text("timer-paused").with("rest", rest),
        Some("resume") => text("timer-resumed").with("rest", rest),
        Some("reset") => text("timer-filled").with("rest", rest),
        Some("undo") => text("timer-undone"),
        _ => text("timer-chosen").with("rest", rest),
    }
}

fn ms(time: std::time::Duration) -> u32 {
    // No glass is longer than a day.
    u32::try_from(time.as_millis()).unwrap_or(u32::MAX)
}

fn answer(
    visit: &Visit,
    status: StatusCode,
    timer: &Timer,
    back: &str,
    said: Said,
) -> Result<Response, Failure> {
    let here = with_back(PATH, back);
    let screen = view(visit, timer, back, said)?;
    let response = standing_at(visit.page_with(status, &screen)?, &here);
    let response = keeping_awake(response, screen.shell.awake);
    store::mark_seen(&visit.app, timer);
    Ok(match screen {
        TimerScreen {
            refusal: Some(_), ..
        } => visit.with_effect(response, Effect::Refused),
        TimerScreen {
            shell: Shell { say: Some(_), .. },
            ..
        } => visit.with_effect(response, Effect::Tick),
        _ => response,
    })
}

fn view(visit: &Visit, timer: &Timer, back: &str, said: Said) -> Result<TimerScreen, Failure> {
    let state = timer.sand.state;
    let mut shell = visit.shell("timer", text("tool-timer")).up(back);
    shell.revision = Some(timer.revision.0);
    shell.awake = visit.settings.awake && matches!(state, State::Running(_));
    let (mut note, mut refusal, mut turned) = (None, None, false);
    match said {
        Said::Nothing => {}
        Said::Done { what, turned: so } => (shell.say, turned) = (Some(what), so),
        Said::TooLate(why) => {
            shell.say = Some(why.clone());
            note = Some(why);
        }
        Said::Refused(why) => refusal = Some(why),
    }
    Ok(TimerScreen {
        shell,
        chip: Chip::of(timer, &visit.settings),
        revision: timer.revision,
        back: back.to_owned(),
        line: line(timer),
        label: timer.label.clone(),
        lengths: lengths(visit, timer)?,
        lengths_href: with_back("/tools/timer/lengths", back),
        measure_href: with_back("/tools/timer/measure", back),
        measuring: measure::is_under_way(visit)?,
        can_pause: timer.sand.paused().is_some(),
        can_resume: timer.sand.resumed().is_some(),
        can_reset: timer.sand.reset().is_some(),
        can_undo: timer.can_undo,
        note,
        refusal,
        turned,
        again: again(visit, state),
    })
}

/// How the timer stands, in words.
fn line(timer: &Timer) -> Text {
    let of = |key| text(key).with("length", words::length(ms(timer.sand.total)));
    match timer.sand.state {
        State::Full => of("timer-is-full"),
        State::Running(_) => of("timer-is-running"),
        State::Resting(_) => of("timer-is-resting"),
        State::Ended(ago) => words::ago(ago),
    }
}

/// How long ago the end was is said in minutes, later in hours.
fn again(visit: &Visit, state: State) -> Option<String> {
    let State::Ended(ago) = state else {
        return None;
    };
    let step = if ago.as_secs() < 3600 { 60 } else { 3600 };
    let wait = step - ago.as_secs() % step;
    let at = visit.app.alarms().now().wall() + std::time::Duration::from_secs(wait);
    Some(at.to_string())
}

fn lengths(visit: &Visit, timer: &Timer) -> Result<Vec<Length>, Failure> {
    let total = ms(timer.sand.total);
    let presets = PRESETS.into_iter().map(|length| Length {
        key: format!("length-{length}"),
        name: "length",
        value: length.to_string(),
        label: words::short(length),
        glass: None,
        chosen: timer.label.is_none() && length == total,
    });
    let glasses = visit.ledger(|ledger| Ok(ledger.glasses()?))?;
    let mut glasses: Vec<Length> = glasses
        .into_iter()
        .map(|glass| Length {
            key: format!("glass-{}", glass.id),
            name: "glass",
            value: glass.id.to_string(),
            label: words::short(glass.length_ms),
            chosen: timer.label.as_ref() == Some(&glass.name) && glass.length_ms == total,
            glass: Some(glass.name),
        })
        .collect();
    // The newest, and in any case the chosen one.
    glasses.reverse();
    glasses.sort_by_key(|glass| !glass.chosen);
    glasses.truncate(GLASSES);
    glasses.sort_by(|one, other| one.value.cmp(&other.value));
    Ok(presets.chain(glasses).collect())
}
