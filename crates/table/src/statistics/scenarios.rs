//! Kreuzsummen: where it got stuck, told by attempts and by the cards that were missing.

use std::collections::BTreeMap;

use askama::Template;
use tableside_rules::Game as _;
use tableside_rules::kreuzsummen::{Kreuzsummen, Scenario};

use super::play::{Play, Went};
use crate::failure::Failure;
use crate::filters;
use crate::kreuzsummen;
use crate::text::{Text, text};
use crate::visit::Visit;

/// The most lost attempts that are played again for the cards that were missing, the latest ones.
const LATEST: usize = 400;
/// The height of the drawing, and the width of a column with its gap.
const HEIGHT: usize = 100;
const WIDTH: usize = 20;

/// How it went with one scenario.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
struct Stuck {
    /// The attempts up to the first success and with it; all of them until then.
    attempts: usize,
    won: bool,
    /// The fewest cards that were missing when an attempt was lost.
    closest: Option<u8>,
}

/// A scenario as it is drawn.
struct Column {
    number: u8,
    title: Text,
    stuck: Stuck,
    missing: Text,
    x: usize,
    height: usize,
}

#[derive(Template)]
#[template(path = "statistics/scenarios.html")]
struct ScenariosPart {
    columns: Vec<Column>,
    width: usize,
    says: Text,
}

/// Renders the attempts of each scenario; nothing without any.
pub(super) fn part(visit: &Visit, plays: &[Play]) -> Result<String, Failure> {
    let mut all = counted(plays);
    let lost: Vec<(&Play, u8)> = plays
        .iter()
        .filter(|play| play.went == Went::Lost && play.has_actions)
        .filter_map(|play| Some((play, known(play)?)))
        .collect();
    for (play, number) in &lost[lost.len().saturating_sub(LATEST)..] {
        let known = &visit.app.statistics().missing;
        let missing = known.get((play.id, play.revision), || {
            let found = visit.ledger(|ledger| Ok(ledger.match_(play.id)?))?;
            kreuzsummen::missing(&visit.app, &found)
        })?;
        if let Some(stuck) = all.get_mut(number) {
            stuck.closest = stuck.closest.into_iter().chain(missing).min();
        }
    }
    let Some((hardest, most)) = (all.iter())
        .max_by_key(|(number, stuck)| (stuck.attempts, std::cmp::Reverse(**number)))
        .map(|(number, stuck)| (*number, stuck.attempts))
    else {
        return Ok(String::new());
    };
    let says = if most > 1 {
        text("stats-hardest")
            .with("title", title(hardest))
            .with("n", most)
    } else {
        text("stats-first-try").with("n", all.len())
    };
    let columns: Vec<Column> = all
        .into_iter()
        .enumerate()
        .map(|(index, (number, stuck))| Column {
            number,
            title: title(number),
            missing: match stuck.closest {
                Some(cards) => text("stats-missing").with("n", cards),
                None => Text::verbatim("–"),
            },
            x: index * WIDTH,
            height: (stuck.attempts * HEIGHT / most).max(2),
            stuck,
        })
        .collect();
    visit.part(&ScenariosPart {
        width: columns.len() * WIDTH,
        says,
        columns,
    })
}

fn title(number: u8) -> Text {
    Scenario::get(number).map_or_else(|| Text::verbatim(number.to_string()), kreuzsummen::title)
}

/// The scenario of an attempt.
fn known(play: &Play) -> Option<u8> {
    let number = play.scenario.filter(|_| play.game == Kreuzsummen::ID)?;
    Scenario::get(number).map(|scenario| scenario.number)
}

/// The attempts of each scenario, of matches in the order in which they were played.
fn counted(plays: &[Play]) -> BTreeMap<u8, Stuck> {
    let mut all: BTreeMap<u8, Stuck> = BTreeMap::new();
    for play in plays {
        let Some(number) = known(play) else { continue };
        let stuck = all.entry(number).or_default();
        if !stuck.won {
            stuck.attempts += 1;
            stuck.won = play.went == Went::Won;
        }
    }
    all
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::super::play::Whose;
    use super::super::play::tests::finished;
    use super::*;

    fn attempt(scenario: u8, won: bool) -> Play {
        let mut one = finished(&[1, 2], json!({ "won": won }));
        one.game = "kreuzsummen";
        one.scenario = Some(scenario);
        Play::of(&one, Whose::Everybody)
    }

    #[test]
    fn attempts_count_up_to_the_first_success() {
        let counted = counted(&[
            attempt(3, false),
            attempt(3, true),
            attempt(3, false),
            attempt(9, false),
            attempt(51, true),
        ]);
        let of = |number| (counted[&number].attempts, counted[&number].won);
        assert_eq!(counted.len(), 2, "there is no scenario 51");
        assert_eq!(of(3), (2, true));
        assert_eq!(of(9), (1, false));
    }
}
