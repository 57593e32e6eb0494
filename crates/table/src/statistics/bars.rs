//! Plays and wins of each game, or of each person, as bars.

use askama::Template;

use super::tally::Tally;
use crate::failure::Failure;
use crate::filters;
use crate::people::Emblem;
use crate::text::{Text, text};
use crate::visit::Visit;

/// How wide the drawing of a bar is, in its own units.
const WIDTH: usize = 1000;

/// One bar.
pub(super) struct Bar {
    pub(super) name: Text,
    /// A game's icon, or a person's emblem.
    pub(super) icon: &'static str,
    pub(super) emblem: Option<Emblem>,
    /// Where it leads to.
    pub(super) href: String,
    pub(super) key: String,
    pub(super) tally: Tally,
    /// Averages and bests, for the table.
    pub(super) more: Vec<Text>,
}

/// A bar as it is drawn.
struct Drawn {
    bar: Bar,
    plays: usize,
    wins: usize,
    says: Text,
}

#[derive(Template)]
#[template(path = "statistics/bars.html")]
struct BarsPart {
    id: &'static str,
    title: Text,
    bars: Vec<Drawn>,
    /// Whether wins are told apart from plays.
    contested: bool,
    /// The headings of what the table has besides.
    headings: Vec<Text>,
}

/// A bar in words. Plays that nobody could win are not told as if they had been lost.
fn says(tally: &Tally) -> Text {
    let key = match tally.contests {
        0 => return text("people-matches").with("n", tally.plays),
        all if all == tally.plays => "stats-bar",
        _ => "stats-bar-some",
    };
    text(key)
        .with("plays", tally.plays)
        .with("wins", tally.wins)
}

/// Renders the bars, the longest first; nothing without any.
pub(super) fn part(
    visit: &Visit,
    id: &'static str,
    title: Text,
    mut bars: Vec<Bar>,
    headings: Vec<Text>,
) -> Result<String, Failure> {
    bars.retain(|bar| bar.tally.plays > 0);
    if bars.is_empty() {
        return Ok(String::new());
    }
    bars.sort_by_key(|bar| std::cmp::Reverse(bar.tally.plays));
    let most = bars.iter().map(|bar| bar.tally.plays).max().unwrap_or(1);
    let contested = bars.iter().any(|bar| bar.tally.contests > 0);
    let bars = bars.into_iter().map(|bar| Drawn {
        plays: bar.tally.plays * WIDTH / most,
        wins: bar.tally.wins * WIDTH / most,
        says: says(&bar.tally),
        bar,
    });
    visit.part(&BarsPart {
        id,
        title,
        bars: bars.collect(),
        contested,
        headings,
    })
}
