use super::{Number, Race};
use crate::Seat;

/// How many playing cards the box holds.
///
/// Rule book: Abenteuer 1x1, "Game Contents".
pub const CARDS: usize = 23;

/// How many of them everybody has in hand at the start of a race.
///
/// Rule book: Abenteuer 1x1, "Game Preparation".
pub const HAND: usize = 3;

/// A card that lies open before its player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Laid {
    /// Whose card it is.
    pub player: Seat,
    /// The number on it.
    pub number: Number,
    /// Whether the pile still had a card that the player drew for it.
    pub drew: bool,
}

impl Race {
    /// The cards that were laid, in the order of laying, 0 to 23.
    pub fn laid(&self) -> &[Laid] {
        &self.laid
    }

    /// The cards that a player laid, in the order of laying.
    pub fn laid_by(&self, player: Seat) -> impl Iterator<Item = Number> {
        let laid = self.laid.iter();
        let own = laid.filter(move |laid| laid.player == player);
        own.map(|laid| laid.number)
    }

    /// How many cards each seat has laid. Fewer are better if several stand on the top.
    pub fn cards(&self) -> Vec<usize> {
        let seats = self.seats();
        seats.map(|seat| self.laid_by(seat).count()).collect()
    }

    /// How many cards were drawn from the pile since the start.
    pub fn drawn(&self) -> usize {
        self.laid.iter().filter(|laid| laid.drew).count()
    }

    /// How many cards are left in the pile: what was not dealt and not drawn, 0 to 17. While
    /// there are any, whoever lays a card draws one.
    ///
    /// Rule book: Abenteuer 1x1, "Let's Play!".
    pub fn pile(&self) -> usize {
        // Four seats at most have been dealt twelve cards at most.
        let pile = CARDS - HAND * self.seats().count();
        pile.saturating_sub(self.drawn())
    }

    /// How many cards a player must have in hand, if every card that was due was drawn. The
    /// match knows no hands; a group may have laid more than it has.
    pub fn in_hand(&self, player: Seat) -> usize {
        let own = || self.laid.iter().filter(|laid| laid.player == player);
        let drawn = own().filter(|laid| laid.drew).count();
        (HAND + drawn).saturating_sub(own().count())
    }

    pub(super) fn lay(&mut self, player: Seat, number: Number) {
        let drew = self.pile() > 0;
        self.laid.push(Laid {
            player,
            number,
            drew,
        });
        self.climb(player);
    }
}
