//! What the game's page offers to choose from.

use std::collections::BTreeSet;

use tableside_ledger::Player;
use tableside_rules::labyrinth::{Edition, Shape};

use super::options::{Helped, Source};
use crate::tap::{Does, Tap};
use crate::text::{Text, text};
use crate::visit::{Picks, Visit};

/// One of a few.
pub(super) struct Choice {
    pub(super) tap: Tap,
    pub(super) name: Text,
    pub(super) hint: Option<Text>,
    /// Whose pawn stands beside it.
    pub(super) seat: Option<usize>,
}

fn choice(visit: &Visit, (name, value): (&str, &str), words: &str, chosen: bool) -> Choice {
    let query = visit.picks.with(name, Some(value));
    let word = text(words.to_owned());
    let hint = text(format!("{words}-hint"));
    let label = Text::joined(vec![word.clone(), hint.clone()], ", ");
    Choice {
        tap: Tap::new(words.to_owned(), Does::Pick(query), label).pressed(chosen),
        name: word,
        hint: Some(hint),
        seat: None,
    }
}

/// Whether all see what somebody looks for.
pub(super) fn secrets(visit: &Visit, chosen: bool) -> Vec<Choice> {
    vec![
        choice(visit, ("secret", "0"), "lab-public", !chosen),
        choice(visit, ("secret", "1"), "lab-secret", chosen),
    ]
}

/// Who gets help.
pub(super) fn helps(visit: &Visit, players: &[Player], helped: &Helped) -> Vec<Choice> {
    let mut choices = vec![
        choice(
            visit,
            ("help", "off"),
            "lab-help-off",
            *helped == Helped::Off,
        ),
        choice(
            visit,
            ("help", "all"),
            "lab-help-all",
            *helped == Helped::All,
        ),
    ];
    if players.len() > 1 {
        let is_some = matches!(helped, Helped::Some(_));
        choices.push(choice(visit, ("help", "some"), "lab-help-some", is_some));
    }
    choices
}

/// Each of those who may get help, where only some do.
pub(super) fn helped(visit: &Visit, players: &[Player], helped: &Helped) -> Vec<Choice> {
    let Helped::Some(seats) = helped else {
        return Vec::new();
    };
    let ids = |seats: &BTreeSet<usize>| {
        let ids = seats.iter().filter_map(|&seat| players.get(seat));
        let ids = ids.map(|player| player.id.to_string());
        // The word keeps the list from being empty.
        let all: Vec<String> = ["some".to_owned()].into_iter().chain(ids).collect();
        all.join(",")
    };
    let choices = players.iter().enumerate().map(|(seat, player)| {
        let mut changed = seats.clone();
        if !changed.remove(&seat) {
            changed.insert(seat);
        }
        let query = visit.picks.with("help", Some(&ids(&changed)));
        let name = Text::verbatim(&*player.name);
        let label = text("lab-helped").with("name", &player.name);
        Choice {
            tap: Tap::new(format!("helped-{seat}"), Does::Pick(query), label)
                .pressed(seats.contains(&seat)),
            name,
            hint: None,
            seat: Some(seat),
        }
    });
    choices.collect()
}

/// Where the board comes from.
pub(super) fn sources(visit: &Visit, chosen: Source) -> Vec<Choice> {
    Source::ALL
        .map(|source| {
            let words = format!("lab-board-{}", source.name());
            choice(visit, ("board", source.name()), &words, source == chosen)
        })
        .into()
}

/// Which loose tiles there are.
pub(super) fn editions(visit: &Visit, chosen: usize) -> Vec<Choice> {
    let editions = Edition::all().iter().enumerate().map(|(index, edition)| {
        let query = visit.picks.with("edition", Some(&index.to_string()));
        let name = text("lab-edition")
            .with("straights", edition.loose(Shape::Straight))
            .with("corners", edition.loose(Shape::Corner))
            .with("tees", edition.loose(Shape::Tee));
        let hint = (index == 0).then(|| text("lab-edition-usual"));
        let label = [name.clone()].into_iter().chain(hint.clone());
        let label = Text::joined(label.collect(), ", ");
        Choice {
            tap: Tap::new(format!("edition-{index}"), Does::Pick(query), label)
                .pressed(index == chosen),
            name,
            hint,
            seat: None,
        }
    });
    editions.collect()
}

/// Who begins; nothing for one alone.
pub(super) fn starters(visit: &Visit, players: &[Player], chosen: usize) -> Vec<Choice> {
    if players.len() < 2 {
        return Vec::new();
    }
    let choices = players.iter().enumerate().map(|(seat, player)| {
        let picks = Picks::read(&visit.picks.with("tossed", None));
        let query = picks.with("starter", Some(&player.id.to_string()));
        let name = Text::verbatim(&*player.name);
        Choice {
            tap: Tap::new(format!("starter-{seat}"), Does::Pick(query), name.clone())
                .pressed(seat == chosen),
            name,
            hint: None,
            seat: Some(seat),
        }
    });
    choices.collect()
}
