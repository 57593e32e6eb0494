//! How a match ended, in the place of the pad.

use askama::Template;
use tableside_ledger::{Ended, MatchHead};
use tableside_rules::Game;
use tableside_rules::kreuzsummen::{Kreuzsummen, Outcome, Scenario};

use super::words;
use crate::failure::Failure;
use crate::filters;
use crate::games::Around;
use crate::text::{Text, text};

#[derive(Template)]
#[template(path = "kreuzsummen/result.html")]
struct ResultPanel {
    /// `won`, `lost` or `stopped`.
    kind: &'static str,
    title: Text,
    words: Vec<Text>,
    /// What a pair may ask itself afterwards.
    questions: bool,
    /// Where another attempt is started, by POST, and who begins it.
    again_url: String,
    again: Text,
    /// A match that was ended early goes on.
    reopen_url: Option<String>,
    /// The next scenario of the campaign.
    next: Option<String>,
    campaign: Option<String>,
}

/// Renders the result.
pub(super) fn render(around: &Around<'_>, game: &Kreuzsummen) -> Result<String, Failure> {
    let head = around.head;
    let stopped = head.ended == Some(Ended::Stopped);
    let won = matches!(game.outcome(), Some(Outcome::Won { .. }));
    let kind = if stopped {
        "stopped"
    } else if won {
        "won"
    } else {
        "lost"
    };
    let mut words = Vec::new();
    if let Some(Outcome::Won { columns }) = game.outcome() {
        words.push(text("ks-won-columns").with("columns", words::numbers(&columns)));
        words.extend(attempts(around, game.scenario())?);
    } else if stopped {
        words.push(text("ks-stopped-means"));
    } else {
        words.push(text("ks-lost-means"));
    }
    let number = game.scenario().number;
    let next = head
        .team
        .filter(|_| won && Scenario::get(number + 1).is_some())
        .map(|team| format!("/teams/{team}/scenarios/{}", number + 1));
    let starter = 1 - game.setup().starter.index().min(1);
    let name = head.players.get(starter).map_or("", String::as_str);
    around.visit.part(&ResultPanel {
        kind,
        title: text(format!("ks-{kind}")),
        words,
        questions: !stopped,
        again_url: format!("{}/again", around.path),
        again: text("ks-again-starter").with("name", name),
        reopen_url: stopped.then(|| format!("{}/reopen", around.path)),
        next,
        campaign: head.team.map(|team| format!("/teams/{team}")),
    })
}

/// In which attempt the pair finished the scenario, if this match was the first to do so.
fn attempts(around: &Around<'_>, scenario: &Scenario) -> Result<Option<Text>, Failure> {
    let head = around.head;
    let Some(team) = head.team else {
        return Ok(None);
    };
    let matches = around
        .visit
        .ledger(|ledger| Ok(ledger.team_matches(team)?))?;
    let earlier: Vec<&MatchHead> = matches
        .iter()
        .filter(|other| other.ended == Some(Ended::Finished) && other.id != head.id)
        .filter(|other| super::scenario(other).is_ok_and(|s| s.number == scenario.number))
        .filter(|other| (other.ended_at, other.id) < (head.ended_at, head.id))
        .collect();
    if earlier.iter().any(|other| is_won(other)) {
        return Ok(None);
    }
    Ok(Some(text("ks-won-attempts").with("n", earlier.len() + 1)))
}

/// Whether a finished match was won.
fn is_won(head: &MatchHead) -> bool {
    head.outcome
        .as_ref()
        .is_some_and(|outcome| outcome["won"] == true)
}
