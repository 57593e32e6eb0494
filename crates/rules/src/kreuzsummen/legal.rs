use super::{Action, Card, Face, Kreuzsummen, Place, Refusal, Scenario, Value};
use crate::Game;

impl Kreuzsummen {
    /// Whether the action is within the rules now: the check that `apply` makes.
    pub fn legal(&self, action: &Action) -> Result<(), Refusal> {
        if self.outcome().is_some() {
            return Err(Refusal::MatchOver);
        }
        match *action {
            Action::Place { value, at } => {
                self.inside(at)?;
                self.number_at_hand(value)
            }
            Action::Jack { at, with } => {
                self.face_at_hand(Face::Jack)?;
                self.occupied(at)?;
                self.occupied(with)?;
                different(at, with)
            }
            Action::Queen { value, at } => {
                self.face_at_hand(Face::Queen)?;
                self.occupied(at)?;
                // The former top comes to the hand only now, so it can't be the card laid.
                self.number_at_hand(value)
            }
            Action::King { from, to } => {
                self.face_at_hand(Face::King)?;
                self.occupied(from)?;
                self.inside(to)?;
                different(from, to)?;
                match self.top(to) {
                    Some(_) => Err(Refusal::PlaceTaken { at: to }),
                    None => Ok(()),
                }
            }
            Action::Discard { card } => {
                if self.swapped() {
                    return Err(Refusal::SecondSwap);
                }
                match card {
                    Card::Number(value) => self.number_at_hand(value),
                    Card::Face(face) => self.face_at_hand(face),
                }
            }
            Action::EndTurn {} if !self.swapped() => Err(Refusal::EndWithoutSwap),
            Action::Pass {} if self.swapped() => Err(Refusal::PassAfterSwap),
            Action::Arrange { ref columns } => self.all_targets(columns),
            Action::EndTurn {} | Action::Pass {} | Action::GiveUp {} => Ok(()),
        }
    }

    fn inside(&self, at: Place) -> Result<(), Refusal> {
        if self.scenario().contains(at) {
            Ok(())
        } else {
            Err(Refusal::OutsideField { at })
        }
    }

    fn occupied(&self, at: Place) -> Result<(), Refusal> {
        self.inside(at)?;
        match self.top(at) {
            Some(_) => Ok(()),
            None => Err(Refusal::PlaceFree { at }),
        }
    }

    fn number_at_hand(&self, value: Value) -> Result<(), Refusal> {
        let Scenario {
            highest, copies, ..
        } = *self.scenario();
        if value.get() > highest {
            Err(Refusal::ValueNotInDeck { value, highest })
        } else if self.left(value) == 0 {
            Err(Refusal::NoCopyLeft { value, copies })
        } else {
            Ok(())
        }
    }

    fn face_at_hand(&self, face: Face) -> Result<(), Refusal> {
        if !self.scenario().has(face) {
            Err(Refusal::FaceNotInDeck { face })
        } else if self.faces_left(face) == 0 {
            Err(Refusal::NoFaceLeft { face })
        } else {
            Ok(())
        }
    }

    fn all_targets(&self, columns: &[u8]) -> Result<(), Refusal> {
        let sorted = |targets: &[u8]| {
            let mut sorted = targets.to_vec();
            sorted.sort_unstable();
            sorted
        };
        let targets = &self.scenario().columns;
        if sorted(columns) == sorted(targets) {
            Ok(())
        } else {
            Err(Refusal::NotTheTargets {
                targets: targets.clone(),
            })
        }
    }
}

fn different(one: Place, other: Place) -> Result<(), Refusal> {
    if one == other {
        Err(Refusal::SamePlace { at: one })
    } else {
        Ok(())
    }
}
