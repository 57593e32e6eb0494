//! How a match ended, in the place of the pad.

use askama::Template;
use tableside_ledger::{Ended, MatchHead, TeamId};
use tableside_rules::Game;
use tableside_rules::kreuzsummen::{Kreuzsummen, Outcome, Scenario};

use super::progress::{Finished, Progress};
use super::words;
use crate::failure::Failure;
use crate::filters;
use crate::games::Around;
use crate::text::{Text, text};

#[derive(Template)]
#[template(path = "kreuzsummen/result.html")]
struct ResultPanel {
    /// `won`, `complete` (the fiftieth success), `lost` or `stopped`.
    kind: &'static str,
    title: Text,
    words: Vec<Text>,
    /// Whether there is something to talk over, and room to show it at once.
    questions: Option<bool>,
    /// Where another attempt is started, by POST, and who begins it.
    again_url: String,
    again: Text,
    /// A match that was ended early goes on.
    reopen_url: Option<String>,
    /// The next scenario of the campaign.
    next: Option<String>,
}

#[derive(Template)]
#[template(path = "kreuzsummen/result-tools.html")]
struct ResultTools {
    campaign: Option<String>,
}

/// Renders the result.
pub(super) fn render(around: &Around<'_>, game: &Kreuzsummen) -> Result<String, Failure> {
    let head = around.head;
    let success = match head.team {
        Some(team) => Success::of(around, team, game.scenario())?,
        None => Success::default(),
    };
    let mut words = Vec::new();
    let kind = match (game.outcome(), head.ended) {
        (Some(Outcome::Won { columns }), _) => {
            words.push(text("ks-won-columns").with("columns", words::numbers(&columns)));
            words.extend(
                success
                    .attempt
                    .map(|n| text("ks-won-attempts").with("n", n)),
            );
            if success.completes {
                words.push(text("ks-complete-means"));
                "complete"
            } else {
                "won"
            }
        }
        (None, Some(Ended::Stopped)) => {
            words.push(text("ks-stopped-means"));
            "stopped"
        }
        _ => {
            words.push(text("ks-lost-means"));
            "lost"
        }
    };
    let won = matches!(kind, "won" | "complete");
    let number = game.scenario().number;
    let next = head
        .team
        .filter(|_| won && Scenario::get(number + 1).is_some())
        .map(|team| format!("/teams/{team}/scenarios/{}", number + 1));
    let starter = 1 - game.setup().starter.index().min(1);
    let name = head.players.get(starter).map_or("", String::as_str);
    let small = game.scenario().places().count() <= 9;
    around.visit.part(&ResultPanel {
        kind,
        title: text(format!("ks-{kind}")),
        words,
        questions: (kind != "stopped").then_some(small),
        again_url: format!("{}/again", around.path),
        again: text("ks-again-starter").with("name", name),
        reopen_url: (kind == "stopped").then(|| format!("{}/reopen", around.path)),
        next,
    })
}

/// Renders the way to the campaign, beside undo.
pub(super) fn tools(around: &Around<'_>) -> Result<String, Failure> {
    let campaign = around.head.team.map(|team| format!("/teams/{team}"));
    around.visit.part(&ResultTools { campaign })
}

/// What a match has changed in the campaign of its pair.
#[derive(Debug, Default)]
struct Success {
    /// Which attempt it was, if it was the first to finish the scenario.
    attempt: Option<usize>,
    /// Whether it was the last that the campaign was waiting for.
    completes: bool,
}

impl Success {
    fn of(around: &Around<'_>, team: TeamId, scenario: &Scenario) -> Result<Self, Failure> {
        let (matches, marks) = around
            .visit
            .ledger(|ledger| Ok((ledger.team_matches(team)?, ledger.marks(team)?)))?;
        let with = Progress::of(&matches, &marks);
        let others: Vec<MatchHead> = matches
            .into_iter()
            .filter(|head| head.id != around.head.id)
            .collect();
        let without = Progress::of(&others, &marks);
        let standing = with.standing(scenario);
        // An earlier success, if there is one, is there without this match too.
        let is_first = matches!(standing.finished, Some(Finished::Played(_)))
            && !matches!(
                without.standing(scenario).finished,
                Some(Finished::Played(_))
            );
        Ok(Self {
            attempt: is_first.then_some(standing.attempts),
            completes: with.is_complete() && !without.is_complete(),
        })
    }
}
