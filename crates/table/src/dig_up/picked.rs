//! What is picked but not yet played: which mine is looked at, the place that the next card goes
//! to, a colour, a card, the first place of an exchange. It lives in the URL, so a reload keeps it.
//!
//! What is not picked follows from what was played: after a card the next free place of the same
//! mine is picked by itself, and the last colour stays chosen.

use tableside_rules::Seat;
use tableside_rules::dig_up::{Card, Colour, Place, Slot};

use super::played::Played;
use crate::visit::{Picks, form_pairs};

/// The members of the query, as far as they make sense.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(super) struct Query {
    pub(super) mine: Option<Seat>,
    pub(super) slot: Option<Wanted>,
    pub(super) colour: Option<Colour>,
    /// A card whose place is still to be tapped.
    pub(super) card: Option<Card>,
    pub(super) exchange: Option<Exchange>,
    pub(super) ask: Option<Ask>,
    /// Members that belong to the frame.
    others: Vec<(String, String)>,
}

/// A place that was picked by hand, or let go of.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Wanted {
    Slot(Slot),
    /// None, although one would be picked by itself.
    Nothing,
}

impl Wanted {
    const fn slot(self) -> Option<Slot> {
        match self {
            Self::Slot(slot) => Some(slot),
            Self::Nothing => None,
        }
    }
}

/// How far an exchange has come.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Exchange {
    Begun,
    /// One was made, and another may follow.
    Again,
    With(Place),
}

/// What stands in the place of the keys.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Ask {
    /// Who has opened the mine.
    Opened,
    /// All cards that lie too often.
    Warnings,
}

impl Ask {
    const ALL: [Self; 2] = [Self::Opened, Self::Warnings];

    const fn name(self) -> &'static str {
        match self {
            Self::Opened => "opened",
            Self::Warnings => "warnings",
        }
    }
}

/// What a screen shows as picked.
#[derive(Debug, Clone)]
pub(super) struct Picked {
    pub(super) query: Query,
    /// The mine that is shown large.
    pub(super) mine: Seat,
    /// Where the next card goes.
    pub(super) slot: Option<Slot>,
    pub(super) colour: Colour,
}

/// The pick that says how far an exchange has come.
pub(super) const EXCHANGE: &str = "exchange";
/// What it says once one was made.
const AGAIN: &str = "again";

const OURS: [&str; 6] = ["mine", "slot", "colour", "card", EXCHANGE, "ask"];

/// The query of the screen on which another exchange may follow.
pub(super) fn again() -> String {
    format!("?{EXCHANGE}={AGAIN}")
}

impl Query {
    /// Reads the picks of a position; what does not fit is dropped.
    pub(super) fn read(picks: &Picks, played: &Played) -> Self {
        let seats = played.game.seats().count();
        let seated = |seat: &Seat| seat.index() < seats;
        let query = picks.query();
        let others = form_pairs(&query).filter(|(name, _)| !OURS.contains(&name.as_str()));
        let exchange = picks.get(EXCHANGE).map(|at| {
            let begun = if at == AGAIN {
                Exchange::Again
            } else {
                Exchange::Begun
            };
            let at = read_place(at).filter(|at| seated(&at.player));
            at.map_or(begun, Exchange::With)
        });
        let mut query = Self {
            mine: picks.get("mine").and_then(read_seat).filter(seated),
            slot: picks.get("slot").and_then(read_slot),
            colour: picks.get("colour").and_then(Colour::named),
            card: picks.get("card").and_then(|card| card.parse().ok()),
            exchange,
            ask: Ask::ALL
                .into_iter()
                .find(|ask| picks.get("ask") == Some(ask.name())),
            others: others.collect(),
        };
        if query.exchange.is_some() {
            query.slot = None;
            query.card = None;
        }
        if matches!(query.slot, Some(Wanted::Slot(_))) {
            query.card = None;
        }
        query
    }

    /// The frame's members alone.
    pub(super) fn only(&self) -> Self {
        Self {
            others: self.others.clone(),
            ..Self::default()
        }
    }

    /// Whether nothing is picked by hand.
    pub(super) fn is_empty(&self) -> bool {
        *self == self.only()
    }

    /// The query of a screen with something else picked.
    pub(super) fn with(&self, change: impl FnOnce(&mut Self)) -> String {
        let mut changed = self.clone();
        change(&mut changed);
        changed.href()
    }

    fn href(&self) -> String {
        let mut query = form_urlencoded::Serializer::new(String::new());
        query.extend_pairs(&self.others);
        if let Some(mine) = self.mine {
            query.append_pair("mine", &mine.index().to_string());
        }
        if let Some(slot) = self.slot {
            let slot = slot.slot().map_or(0, Slot::get);
            query.append_pair("slot", &slot.to_string());
        }
        if let Some(colour) = self.colour {
            query.append_pair("colour", colour.name());
        }
        if let Some(card) = self.card {
            query.append_pair("card", &card.to_string());
        }
        match self.exchange {
            Some(Exchange::Begun) => {
                query.append_pair(EXCHANGE, "");
            }
            Some(Exchange::Again) => {
                query.append_pair(EXCHANGE, AGAIN);
            }
            Some(Exchange::With(at)) => {
                query.append_pair(EXCHANGE, &format!("{},{}", at.player.index(), at.slot));
            }
            None => {}
        }
        if let Some(ask) = self.ask {
            query.append_pair("ask", ask.name());
        }
        let query = query.finish().replace("%2C", ",");
        if query.is_empty() {
            query
        } else {
            format!("?{query}")
        }
    }
}

impl Picked {
    /// What is picked in a position, by hand or by itself.
    pub(super) fn read(picks: &Picks, played: &Played) -> Self {
        let query = Query::read(picks, played);
        let mine = match (query.mine, query.exchange) {
            (Some(mine), _) => mine,
            (None, Some(Exchange::With(at))) => at.player,
            (None, _) => played.next_mine(),
        };
        let by_itself = || {
            let free = query.card.is_none() && query.exchange.is_none();
            free.then(|| played.next_slot(mine)).flatten()
        };
        let slot = query.slot.map_or_else(by_itself, Wanted::slot);
        let colour = match query.card {
            Some(Card::Gem { colour, .. }) => Some(colour),
            _ => query.colour,
        };
        Self {
            mine,
            slot,
            colour: colour.unwrap_or_else(|| played.next_colour(mine)),
            query,
        }
    }

    /// The place that the next card goes to.
    pub(super) fn place(&self) -> Option<Place> {
        self.slot.map(|slot| Place::new(self.mine, slot))
    }

    /// The place that was picked by hand.
    pub(super) fn by_hand(&self) -> Option<Place> {
        let slot = self.query.slot.and_then(Wanted::slot);
        slot.map(|slot| Place::new(self.mine, slot))
    }

    /// Another mine is looked at.
    pub(super) fn look_at(&self, mine: Seat) -> String {
        let mut query = self.query.only();
        query.card = self.query.card;
        query.with(|query| query.mine = Some(mine))
    }

    /// A place of the mine that is looked at; the same again lets go of it.
    pub(super) fn pick_slot(&self, slot: Slot) -> String {
        let picked = if self.slot == Some(slot) {
            Wanted::Nothing
        } else {
            Wanted::Slot(slot)
        };
        self.query.with(|query| {
            query.mine = Some(self.mine);
            query.slot = Some(picked);
        })
    }

    /// A place of any mine, with that mine looked at.
    pub(super) fn go_to(&self, at: Place) -> String {
        self.query.only().with(|query| {
            query.mine = Some(at.player);
            query.slot = Some(Wanted::Slot(at.slot));
        })
    }

    /// A colour; it stays chosen. A card that waits for its place takes the colour on.
    pub(super) fn pick_colour(&self, colour: Colour) -> String {
        self.query.with(|query| {
            query.colour = Some(colour);
            query.card = match query.card {
                Some(Card::Gem { number, .. }) => Some(Card::Gem { colour, number }),
                other => other,
            };
        })
    }

    /// A card whose place is still to be tapped; the same again lets go of it.
    pub(super) fn pick_card(&self, card: Card) -> String {
        let card = (self.query.card != Some(card)).then_some(card);
        self.query.with(|query| query.card = card)
    }

    /// Begins an exchange, with the place that was picked by hand; the same again lets go of it.
    pub(super) fn exchange(&self) -> String {
        if self.query.exchange.is_some() {
            return self.query.only().with(|query| query.mine = Some(self.mine));
        }
        let picked = self.by_hand();
        self.query.only().with(|query| {
            query.mine = Some(self.mine);
            query.exchange = Some(picked.map_or(Exchange::Begun, Exchange::With));
        })
    }

    /// The first place of an exchange; the same again lets go of it.
    pub(super) fn exchange_with(&self, at: Place) -> String {
        let exchange = if self.query.exchange == Some(Exchange::With(at)) {
            Exchange::Begun
        } else {
            Exchange::With(at)
        };
        self.query.with(|query| query.exchange = Some(exchange))
    }

    /// A panel in the place of the keys; the same again closes it.
    pub(super) fn ask(&self, ask: Ask) -> String {
        let ask = (self.query.ask != Some(ask)).then_some(ask);
        let mine = self.query.mine;
        self.query.only().with(|query| {
            query.mine = mine;
            query.ask = ask;
        })
    }
}

fn read_seat(text: &str) -> Option<Seat> {
    text.parse().ok().map(Seat::new)
}

fn read_slot(text: &str) -> Option<Wanted> {
    match text.parse().ok()? {
        0 => Some(Wanted::Nothing),
        slot => Slot::new(slot).map(Wanted::Slot),
    }
}

/// Reads a place, "0,5".
fn read_place(text: &str) -> Option<Place> {
    let (seat, slot) = text.split_once(',')?;
    Some(Place::new(read_seat(seat)?, Slot::new(slot.parse().ok()?)?))
}
