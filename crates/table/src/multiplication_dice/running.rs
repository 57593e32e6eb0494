//! The pad while throws are simulated: how far it is, and a key that stops it.

use askama::Template;

use super::simulation::Run;
use crate::failure::Failure;
use crate::filters;
use crate::games::{Aloud, Around};
use crate::text::{Text, text};

/// How long a throw is looked at before the next, in milliseconds.
const PACE: u32 = 80;

#[derive(Template)]
#[template(path = "multiplication_dice/running.html")]
struct Running {
    thrown: u32,
    of: u32,
    pace: u32,
    next_url: String,
    stop_url: String,
}

/// Renders the progress.
pub(super) fn render(around: &Around<'_>, run: &Run) -> Result<String, Failure> {
    around.visit.part(&Running {
        thrown: run.thrown,
        of: run.of,
        pace: PACE,
        next_url: format!("{}/simulation/next", around.path),
        stop_url: format!("{}/simulation/stop", around.path),
    })
}

/// The start and each quarter are said; nobody wants to hear every throw.
pub(super) fn aloud(run: &Run) -> Aloud {
    let quarter = (run.of / 4).max(1);
    Aloud::Only(if run.thrown == 1 {
        text("md-simulating").with("n", run.of)
    } else if run.thrown.is_multiple_of(quarter) {
        text("md-simulated")
            .with("n", run.thrown)
            .with("of", run.of)
    } else {
        Text::verbatim("")
    })
}
