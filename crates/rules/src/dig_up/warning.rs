use std::collections::BTreeMap;

use super::{Card, DigUp, Place, Slot};
use crate::Seat;

/// A card lies face up more often than the box holds it, so something was entered wrongly.
/// It forbids nothing.
///
/// The 42 adventure cards are more than the places of four mines, so there is no warning of
/// them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Warning {
    /// The card: a gem, an idol or a skeleton.
    pub card: Card,
    /// Where it lies, by seat and in reading order.
    pub at: Vec<Place>,
}

impl DigUp {
    /// All cards that lie face up more often than the box holds them: gems by colour and
    /// number, then idols, then skeletons.
    pub fn warnings(&self) -> Vec<Warning> {
        let mut lying: BTreeMap<Card, Vec<Place>> = BTreeMap::new();
        for place in self.places() {
            if let Some(card) = self.card(place.player, place.slot) {
                lying.entry(card).or_default().push(place);
            }
        }
        lying
            .into_iter()
            .filter(|(card, at)| at.len() > usize::from(card.copies()))
            .map(|(card, at)| Warning { card, at })
            .collect()
    }

    /// The warning that laying `card` into this slot would bring, with the other places at
    /// which it lies already. What lies in the slot now does not count, since it goes.
    pub fn warning_for(&self, card: Card, player: Seat, slot: Slot) -> Option<Warning> {
        let here = Place::new(player, slot);
        let at: Vec<Place> = self
            .places()
            .filter(|&place| place != here && self.card(place.player, place.slot) == Some(card))
            .collect();
        (at.len() >= usize::from(card.copies())).then_some(Warning { card, at })
    }
}
