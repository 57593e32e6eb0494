//! The one screen of a match, whatever the game and whatever it is shown for.

use askama::Template;
use axum::Router;
use axum::extract::Path;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::get;
use tableside_ledger::{Ended, Match, MatchHead, MatchId, Source, StepKind};

use crate::app::App;
use crate::chronicle::TurningWay;
use crate::failure::Failure;
use crate::filters;
use crate::games::{self, Around, Board, Folded, Mode, Position, Told};
use crate::screen::Shell;
use crate::text::{Text, text};
use crate::visit::{Visit, ask_host};

pub(crate) fn routes() -> Router<App> {
    Router::new().route("/matches/{id}", get(show))
}

/// A player as the match's frame shows them.
pub(crate) struct SeatView {
    pub(crate) index: usize,
    pub(crate) name: String,
    pub(crate) active: bool,
    pub(crate) score: Option<Text>,
}

/// What `match.html` shows around a game's board.
pub(crate) struct Frame {
    pub(crate) seats: Vec<SeatView>,
    pub(crate) note: Option<Text>,
    pub(crate) refusal: Option<Text>,
    /// Where the board's buttons go.
    pub(crate) act_url: String,
    /// What they carry besides the action.
    pub(crate) hidden: Vec<(&'static str, String)>,
    pub(crate) undo_url: String,
    pub(crate) redo_url: String,
    pub(crate) can_undo: bool,
    pub(crate) can_redo: bool,
    pub(crate) menu_href: String,
    /// What is being repaired, if the screen is for that.
    pub(crate) repair: Option<Text>,
    pub(crate) cancel_href: String,
    /// Where an ended match is looked at again, step by step.
    pub(crate) replay_href: Option<String>,
    /// The way to what decided it.
    pub(crate) turning: Option<TurningWay>,
    /// A list of actions that no longer fits leads here.
    pub(crate) mend_href: Option<String>,
}

#[derive(Template)]
#[template(path = "match.html")]
pub(crate) struct MatchScreen {
    pub(crate) shell: Shell,
    pub(crate) frame: Frame,
    pub(crate) field: String,
    pub(crate) pad: String,
    pub(crate) tools: String,
}

/// The path of a match.
pub(crate) fn path(id: MatchId) -> String {
    format!("/matches/{id}")
}

/// Reads a match's id from a path.
pub(crate) fn id(text: &str) -> Result<MatchId, Failure> {
    text.parse()
        .map_err(|_| Failure::not_found(format!("no match {text}")))
}

async fn show(visit: Visit, Path(raw): Path<String>) -> Result<Response, Failure> {
    let id = id(&raw)?;
    let found = visit.ledger(|ledger| Ok(ledger.match_(id)?))?;
    if found.head.source == Source::Hand {
        // It has no board and nothing to play: what there is stands in the chronicle.
        return Ok(Redirect::to(&crate::chronicle::path(id)).into_response());
    }
    let screen = screen(&visit, &found, None)?;
    answer(&visit, StatusCode::OK, &screen)
}

/// Answers with a match's screen; while the match is open the device is to stay awake, if the
/// group wants that.
pub(crate) fn answer(
    visit: &Visit,
    status: StatusCode,
    screen: &MatchScreen,
) -> Result<Response, Failure> {
    let response = visit.page_with(status, screen)?;
    Ok(if screen.shell.awake {
        ask_host(response, "awake")
    } else {
        response
    })
}

/// The fresh screen of a match after an action that did not count.
pub(crate) fn refused(
    visit: &Visit,
    status: StatusCode,
    found: &Match,
    why: Text,
) -> Result<Response, Failure> {
    let screen = screen(visit, found, Some(why))?;
    answer(visit, status, &screen)
}

/// The screen of a match as it stands.
pub(crate) fn screen(
    visit: &Visit,
    found: &Match,
    refusal: Option<Text>,
) -> Result<MatchScreen, Failure> {
    let last = Told::Played(last_words(found, true)?);
    let mut screen = screen_saying(visit, found, last)?;
    if refusal.is_some() {
        screen.frame.refusal = refusal;
        screen.frame.mend_href = None;
    }
    Ok(screen)
}

/// The same after a tap that is told like this.
pub(crate) fn screen_saying(
    visit: &Visit,
    found: &Match,
    last: Told,
) -> Result<MatchScreen, Failure> {
    let head = &found.head;
    let Folded { position, misfit } = games::fold(head, &found.actions)?;
    let path = path(head.id);
    let over = head.ended.is_some() || position.outcome().is_some();
    let mode = if over { Mode::Over } else { Mode::Play };
    let around = Around {
        visit,
        head,
        mode,
        path: path.clone(),
        undoes: last_tap(found),
    };
    let board = position.board(&around)?;
    let mut shell = shell(visit, head, position.as_ref());
    shell.awake = visit.settings.awake && !over;
    shell.say = board.says(last);
    let mut frame = frame(visit, head, position.as_ref(), &board, &path);
    frame.can_undo = found.can_undo || head.ended == Some(Ended::Stopped);
    frame.can_redo = found.can_redo;
    if let Some(misfit) = misfit {
        let key = match head.ended {
            Some(Ended::Finished) => "finished-no-longer-fits",
            _ => "no-longer-fits",
        };
        frame.refusal = Some(
            text(key)
                .with("n", misfit.index + 1)
                .with("why", misfit.why)
                .with("result", crate::chronicle::result(head)),
        );
        frame.mend_href = Some(format!("{path}/log"));
    }
    Ok(MatchScreen {
        shell,
        frame,
        field: board.field,
        pad: board.pad,
        tools: board.tools,
    })
}

/// The document's frame of a match's screens.
pub(crate) fn shell(visit: &Visit, head: &MatchHead, position: &dyn Position) -> Shell {
    let mut shell = visit.shell("match", position.title()).up(games::up(head));
    shell.match_id = Some(head.id.to_string());
    shell.revision = Some(head.revision.0);
    // Only two sit so that one half turn brings the screen before either.
    let turns = visit.settings.turn_to_seat && head.players.len() == 2;
    shell.turn_seat = position.seat().filter(|_| turns);
    shell
}

/// The match's frame, as for playing on.
pub(crate) fn frame(
    visit: &Visit,
    head: &MatchHead,
    position: &dyn Position,
    board: &Board,
    path: &str,
) -> Frame {
    let active = if head.ended.is_some() {
        None
    } else {
        position.seat()
    };
    let seats = head
        .players
        .iter()
        .enumerate()
        .map(|(index, name)| SeatView {
            index,
            name: name.clone(),
            active: active == Some(index),
            score: position.score(index),
        });
    Frame {
        seats: seats.collect(),
        note: board.note.clone(),
        refusal: None,
        act_url: format!("{path}/actions"),
        hidden: vec![
            ("after", head.revision.0.to_string()),
            ("picks", visit.picks.query()),
        ],
        undo_url: format!("{path}/undo"),
        redo_url: format!("{path}/redo"),
        can_undo: false,
        can_redo: false,
        menu_href: format!("{path}/menu"),
        repair: None,
        cancel_href: path.to_owned(),
        replay_href: (head.ended.is_some()).then(|| crate::chronicle::path(head.id)),
        turning: TurningWay::of(head),
        mend_href: None,
    }
}

/// How many of the last actions undo takes back as one tap; 0 if it does something else.
fn last_tap(found: &Match) -> usize {
    if found.undo_kind != Some(StepKind::Tap) {
        return 0;
    }
    let entries = found.entries();
    let from = entries.iter().rposition(|entry| !entry.same_tap);
    from.map_or(0, |from| entries.len() - from)
}

/// What the last tap did, in words, with or without what the app did of its own accord.
pub(crate) fn last_words(found: &Match, with_idle: bool) -> Result<Option<Text>, Failure> {
    let entries = found.entries();
    let Some(from) = entries.iter().rposition(|entry| !entry.same_tap) else {
        return Ok(None);
    };
    let (before, tap) = found.actions.split_at(from.min(found.actions.len()));
    let Folded {
        mut position,
        misfit,
    } = games::fold(&found.head, before)?;
    if misfit.is_some() {
        return Ok(None);
    }
    if let Some(words) = position.words_together(tap) {
        return Ok(Some(words));
    }
    let mut words = Vec::new();
    for action in tap {
        if with_idle || !position.is_idle(action) {
            words.push(said(&found.head, position.as_ref(), action));
        }
        if position.apply(action).is_err() {
            break;
        }
    }
    Ok((!words.is_empty()).then(|| Text::joined(words, " ")))
}

/// An action in words, with who did it.
pub(crate) fn said(head: &MatchHead, before: &dyn Position, action: &serde_json::Value) -> Text {
    let words = before.words(action);
    match before.seat().and_then(|seat| head.players.get(seat)) {
        Some(name) if !before.is_idle(action) && !before.is_joint(action) => {
            text("said-by").with("name", name).with("words", words)
        }
        _ => words,
    }
}
