use super::{Action, DigUp, Place, Refusal};
use crate::{Game, Seat};

impl DigUp {
    /// Whether the action is within the rules now: the check that `apply` makes.
    pub fn legal(&self, action: &Action) -> Result<(), Refusal> {
        if self.outcome().is_some() {
            return Err(Refusal::MatchOver);
        }
        match *action {
            Action::Show { player, .. } => self.seated(player),
            Action::Cover { player, slot } => {
                self.seated(player)?;
                match self.card(player, slot) {
                    Some(_) => Ok(()),
                    None => Err(Refusal::FaceDown {
                        at: Place::new(player, slot),
                    }),
                }
            }
            Action::Exchange { a, b } => {
                self.seated(a.player)?;
                self.seated(b.player)?;
                if a == b {
                    Err(Refusal::SamePlace { at: a })
                } else {
                    Ok(())
                }
            }
            Action::EndTurn {} => match self.seat() {
                Some(_) => Ok(()),
                None => Err(Refusal::NoTurnLeft),
            },
            Action::Score {} => self.may_score(),
        }
    }

    /// Whether the mines may be scored now, or what has to come first: the turns of the last
    /// round, unless no turn was ended at all, then the cards that are not face up.
    ///
    /// Rule book: DIG UP Adventure, "Spielende" and "Wertung".
    pub fn may_score(&self) -> Result<(), Refusal> {
        if self.outcome().is_some() {
            return Err(Refusal::MatchOver);
        }
        if let Some(next) = self.seat()
            && !self.scoring_only()
        {
            return Err(match self.last_round() {
                Some(_) => Refusal::TurnsLeft { next },
                None => Refusal::LastRoundAhead,
            });
        }
        let mut missing = self
            .places()
            .filter(|place| self.card(place.player, place.slot).is_none());
        match missing.next() {
            Some(first) => Err(Refusal::CardsMissing {
                first,
                count: missing.count() + 1,
            }),
            None => Ok(()),
        }
    }

    fn seated(&self, player: Seat) -> Result<(), Refusal> {
        let seats = self.seats().count();
        if player.index() < seats {
            Ok(())
        } else {
            Err(Refusal::NoSuchPlayer { player, seats })
        }
    }
}
