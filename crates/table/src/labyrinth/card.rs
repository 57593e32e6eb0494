//! Treasure cards: the one that somebody looks for, and all of a player. Secret cards are shown
//! only while they are held down.

use askama::Template;
use tableside_rules::Seat;
use tableside_rules::labyrinth::Target;

use super::names::Icon;
use super::picked::{Panel, Picked};
use super::played::Played;
use super::words;
use crate::failure::Failure;
use crate::filters;
use crate::games::Around;
use crate::tap::{Does, Tap};
use crate::text::{Text, text};

/// What a card shows.
pub(super) enum Face {
    Treasure(Icon),
    /// All treasures are there: on the way home.
    Home,
}

/// The card that a seat looks for.
pub(super) struct Card {
    pub(super) seat: usize,
    /// Whose card it is.
    pub(super) label: Text,
    pub(super) face: Face,
    /// What is on it.
    pub(super) name: Text,
    pub(super) progress: Text,
    /// It is shown only while it is held down.
    pub(super) secret: bool,
    /// What a tap on it does, unless it is secret.
    pub(super) tap: Option<Tap>,
}

/// A card, as small as it can be.
pub(super) struct Mini {
    pub(super) seat: usize,
    /// `None`: its back.
    pub(super) face: Option<Face>,
}

/// The card in the middle, where the board is not known.
#[derive(Template)]
#[template(path = "labyrinth/large-card.html")]
struct Large {
    card: Card,
}

/// A player's cards.
struct Hand {
    name: String,
    seat: usize,
    taken: Vec<(Icon, Text)>,
    card: Option<Card>,
    /// How many lie face down beneath the one that is looked for, if there is one.
    beneath: Option<Text>,
    label: Text,
}

#[derive(Template)]
#[template(path = "labyrinth/cards.html")]
struct Cards {
    hands: Vec<Hand>,
}

impl Played {
    /// The card that a seat looks for.
    pub(super) fn card(&self, seat: Seat) -> Card {
        let target = self.game.target(seat);
        Card {
            seat: seat.index(),
            label: text("lab-card-of").with("name", self.name(seat)),
            face: self.face(target),
            name: words::target(self, target),
            progress: words::progress(self, seat),
            secret: self.open_target(seat).is_none(),
            tap: None,
        }
    }

    fn face(&self, target: Target<'_>) -> Face {
        match target {
            Target::Treasure(treasure) => Face::Treasure(self.options.names.icon(treasure)),
            Target::Home => Face::Home,
        }
    }

    /// The card that a seat looks for, small; its back if it is secret.
    pub(super) fn mini(&self, seat: Seat) -> Mini {
        let target = self.open_target(seat);
        Mini {
            seat: seat.index(),
            face: target.map(|target| self.face(target)),
        }
    }

    /// "Anna looks for the owl, 2 of 6", or without what it is.
    pub(super) fn looks_for(&self, seat: Seat) -> Text {
        let key = match self.open_target(seat) {
            Some(Target::Treasure(_)) => "lab-looks-for",
            Some(Target::Home) => "lab-goes-home",
            None => "lab-looks-secretly",
        };
        let target = self
            .open_target(seat)
            .map(|target| words::target(self, target));
        text(key)
            .with("name", self.name(seat))
            .with("treasure", target.unwrap_or_else(|| Text::verbatim("")))
            .with("n", self.game.collected(seat))
            .with("of", self.game.cards(seat).len())
    }
}

/// Renders the card in the middle.
pub(super) fn large(around: &Around<'_>, played: &Played, seat: Seat) -> Result<String, Failure> {
    around.visit.part(&Large {
        card: played.card(seat),
    })
}

/// The key that shows everybody's cards.
pub(super) fn key(played: &Played, picked: &Picked, seat: Seat) -> Card {
    let card = played.card(seat);
    if card.secret {
        return card;
    }
    let does = Does::Open(picked.panel(Panel::Cards));
    Card {
        tap: Some(Tap::new("card", does, played.looks_for(seat))),
        ..card
    }
}

/// Renders everybody's cards.
pub(super) fn render(around: &Around<'_>, played: &Played) -> Result<String, Failure> {
    let hands = played.seats().map(|seat| {
        let cards = played.game.cards(seat);
        let collected = played.game.collected(seat);
        let beneath = cards.len().saturating_sub(collected + 1);
        Hand {
            name: played.name(seat).to_owned(),
            seat: seat.index(),
            taken: cards[..collected]
                .iter()
                .map(|treasure| {
                    let names = &played.options.names;
                    (names.icon(treasure), names.name(treasure))
                })
                .collect(),
            card: played.turn().map(|_| played.card(seat)),
            beneath: (collected < cards.len()).then(|| text("lab-beneath").with("n", beneath)),
            label: played.looks_for(seat),
        }
    });
    around.visit.part(&Cards {
        hands: hands.collect(),
    })
}
