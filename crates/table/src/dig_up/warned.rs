//! What lies too often: a line below the mines tells the card that was touched last, with the ways
//! to where else it lies; a list in the place of the keys tells all of them.

use askama::Template;
use tableside_rules::dig_up::{Card, Place, Warning};

use super::picked::{Ask, Picked};
use super::played::Played;
use super::words;
use crate::failure::Failure;
use crate::filters;
use crate::tap::{Does, Tap};
use crate::text::{Text, text};
use crate::visit::Visit;

/// The most ways that the line has room for on a small phone.
const WAYS: usize = 2;

/// The way to a place.
struct Way {
    tap: Tap,
    seat: usize,
    slot: u8,
}

/// A card that lies too often, with the ways to where it lies.
struct Warned {
    words: Text,
    ways: Vec<Way>,
}

#[derive(Template)]
#[template(path = "dig_up/warned.html")]
struct Line {
    warned: Warned,
    /// The way to the list, and how many other cards are on it.
    more: Option<(Tap, usize)>,
}

#[derive(Template)]
#[template(path = "dig_up/warnings.html")]
struct List {
    all: Vec<Warned>,
    /// Back to the keys.
    close: Tap,
}

/// All warnings: of the card that is picked first, then of those that were touched last, then of
/// the mine that is looked at.
fn sorted(played: &Played, picked: &Picked) -> Vec<Warning> {
    let mut warnings = played.game.warnings();
    warnings.sort_by_key(|warning| {
        let has = |at: &Place| warning.at.contains(at);
        if picked.by_hand().as_ref().is_some_and(has) {
            0
        } else if played.last().iter().any(has) {
            1
        } else if warning.at.iter().any(|at| at.player == picked.mine) {
            2
        } else {
            3
        }
    });
    warnings
}

/// Whether the line stands below the mines. While the two places of a swap or the place of a card
/// are chosen, that is what the screen is for, and the list has no need of it; the cards stay
/// marked.
pub(super) fn is_told(played: &Played, picked: &Picked) -> bool {
    let query = &picked.query;
    let is_free = query.exchange.is_none() && query.card.is_none() && query.ask.is_none();
    is_free && !played.game.warnings().is_empty()
}

/// Renders the line.
pub(super) fn line(
    visit: &Visit,
    played: &Played,
    picked: &Picked,
) -> Result<Option<String>, Failure> {
    if !is_told(played, picked) {
        return Ok(None);
    }
    let warnings = sorted(played, picked);
    let Some(first) = warnings.first() else {
        return Ok(None);
    };
    // Whoever looks at one of the places wants to get to the others.
    let here = picked.by_hand();
    let mut here = here.into_iter().chain(played.last().iter().copied());
    let here = here.find(|at| first.at.contains(at));
    let mut others: Vec<Place> = first.at.clone();
    others.retain(|&at| Some(at) != here);
    let is_cut = others.len() > WAYS;
    others.truncate(WAYS);
    let rest = warnings.len() - 1;
    let more = (rest > 0 || is_cut).then(|| {
        let all = text("dig-warns-all").with("n", warnings.len());
        // What is shown is a part of what it is called.
        let shown = (rest > 0).then(|| Text::verbatim(format!("+{rest}")));
        let label = Text::joined(shown.into_iter().chain([all]).collect(), ": ");
        let does = Does::Open(picked.ask(Ask::Warnings));
        (Tap::new("warnings", does, label), rest)
    });
    let line = Line {
        warned: warned(played, picked, first, &others),
        more,
    };
    visit.part(&line).map(Some)
}

/// Renders the list.
pub(super) fn list(visit: &Visit, played: &Played, picked: &Picked) -> Result<String, Failure> {
    let all = sorted(played, picked);
    let all = all
        .iter()
        .map(|warning| warned(played, picked, warning, &warning.at));
    visit.part(&List {
        all: all.collect(),
        close: Tap::new(
            "done",
            Does::Pick(picked.ask(Ask::Warnings)),
            text("dig-done"),
        ),
    })
}

fn warned(played: &Played, picked: &Picked, warning: &Warning, ways: &[Place]) -> Warned {
    let ways = ways.iter().map(|&at| way(played, picked, warning.card, at));
    Warned {
        words: words::warning(played, warning.card, warning.at.len()),
        ways: ways.collect(),
    }
}

fn way(played: &Played, picked: &Picked, card: Card, at: Place) -> Way {
    let key = format!("warned-{card}-{}-{}", at.player.index(), at.slot);
    let label = text("dig-warns-go").with("place", words::place_short(played, at));
    let tap = Tap::new(key, Does::Pick(picked.go_to(at)), label);
    Way {
        tap: tap.pressed(picked.by_hand() == Some(at)),
        seat: at.player.index(),
        slot: at.slot.get(),
    }
}
