use super::Scenario;

/// What must lie on the real table beside the field, if everything was entered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OnTable {
    /// Cards in the draw pile.
    pub draw_pile: u8,
    /// Cards in the display.
    pub display: u8,
    /// Cards in the hand of each seat.
    pub hands: [u8; 2],
}

impl OnTable {
    pub(super) fn at_start(scenario: &Scenario) -> Self {
        Self {
            draw_pile: scenario.draw_pile,
            display: Scenario::DISPLAY,
            hands: [scenario.hand; 2],
        }
    }

    /// A card leaves the hand for the field or the discard pile.
    pub(super) fn give(&mut self, seat: usize) {
        self.hands[seat] = self.hands[seat].saturating_sub(1);
    }

    /// A card from the display goes to the hand, and its gap is filled from the draw pile.
    ///
    /// Rule book: Kreuzsummen, "Dein Zug".
    pub(super) fn take(&mut self, seat: usize) {
        if self.display > 0 {
            self.hands[seat] += 1;
            if self.draw_pile > 0 {
                self.draw_pile -= 1;
            } else {
                self.display -= 1;
            }
        }
    }
}
