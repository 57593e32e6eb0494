//! Which dice are thrown, and the throwing itself.

use rand::TryRng;
use serde::{Deserialize, Serialize};
use tableside_ledger::Ledger;

use crate::failure::Failure;
use crate::text::{Text, text};

/// The setting that remembers the last choice.
const SETTING: &str = "dice";

/// A kind of die.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub(super) enum Kind {
    Six,
    Twelve,
}

impl Kind {
    pub(super) const ALL: [Self; 2] = [Self::Six, Self::Twelve];

    /// How many sides such a die has.
    pub(super) const fn sides(self) -> u8 {
        match self {
            Self::Six => 6,
            Self::Twelve => 12,
        }
    }

    /// What it is called.
    pub(super) fn name(self) -> Text {
        text("dice-kind").with("sides", self.sides())
    }
}

impl TryFrom<u8> for Kind {
    type Error = NoDice;

    fn try_from(sides: u8) -> Result<Self, NoDice> {
        let known = Self::ALL.into_iter().find(|kind| kind.sides() == sides);
        known.ok_or(NoDice::Kind)
    }
}

impl From<Kind> for u8 {
    fn from(kind: Kind) -> Self {
        kind.sides()
    }
}

/// One to six dice of a kind.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Choice {
    pub(super) sides: Kind,
    dice: u8,
}

/// Why these are no dice that can be thrown.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub(super) enum NoDice {
    #[error("there are dice of 6 and of 12 sides")]
    Kind,
    #[error("one to six dice are thrown")]
    Count,
}

impl NoDice {
    /// What to tell the user.
    pub(super) fn why(self) -> Text {
        text(match self {
            Self::Kind => "dice-refused-kind",
            Self::Count => "dice-refused-count",
        })
    }
}

impl Default for Choice {
    fn default() -> Self {
        Self {
            sides: Kind::Six,
            dice: 1,
        }
    }
}

impl Choice {
    /// How many dice may be thrown at once.
    pub(super) const COUNTS: std::ops::RangeInclusive<u8> = 1..=6;

    pub(super) fn new(sides: Kind, dice: u8) -> Result<Self, NoDice> {
        if Self::COUNTS.contains(&dice) {
            Ok(Self { sides, dice })
        } else {
            Err(NoDice::Count)
        }
    }

    /// The same with what a form says; what it leaves out stays.
    pub(super) fn read(self, sides: Option<&str>, dice: Option<&str>) -> Result<Self, NoDice> {
        let sides = match sides {
            Some(sides) => sides.parse().map_err(|_| NoDice::Kind)?,
            None => self.sides.sides(),
        };
        let dice = match dice {
            Some(dice) => dice.parse().map_err(|_| NoDice::Count)?,
            None => self.dice,
        };
        Self::new(sides.try_into()?, dice)
    }

    pub(super) const fn dice(self) -> u8 {
        self.dice
    }

    /// The last choice; one die of six sides if there was none.
    pub(super) fn load(ledger: &Ledger) -> Result<Self, Failure> {
        let kept = ledger.setting(SETTING)?;
        let kept = kept.and_then(|kept| serde_json::from_value::<Self>(kept).ok());
        Ok(kept
            .and_then(|kept| Self::new(kept.sides, kept.dice).ok())
            .unwrap_or_default())
    }

    /// Remembers the choice.
    pub(super) fn save(self, ledger: &mut Ledger) -> Result<(), Failure> {
        if Self::load(ledger)? != self {
            let value = serde_json::to_value(self).map_err(Failure::internal)?;
            ledger.set_setting(SETTING, &value)?;
        }
        Ok(())
    }

    /// Throws the dice: as many faces, each as likely as any other and none knowing the others.
    pub(super) fn throw<R: TryRng>(self, rng: &mut R) -> Result<Vec<u8>, R::Error> {
        let count = usize::from(self.dice);
        let mut faces = Vec::with_capacity(count);
        while faces.len() < count {
            let mut bytes = [0; 8];
            rng.try_fill_bytes(&mut bytes)?;
            let drawn = bytes.iter().filter_map(|byte| face(*byte, self.sides));
            faces.extend(drawn.take(count - faces.len()));
        }
        Ok(faces)
    }
}

/// How many values of a byte count: as many for each face of either kind.
const EVEN: u8 = 252;

/// The face that a random byte stands for. A few bytes stand for none, since they would make the
/// low faces likelier than the high ones.
fn face(byte: u8, kind: Kind) -> Option<u8> {
    (byte < EVEN).then(|| byte % kind.sides() + 1)
}

#[cfg(test)]
mod tests {
    use rand::SeedableRng;
    use rand::rngs::StdRng;

    use super::*;

    fn choice(sides: Kind, dice: u8) -> Choice {
        Choice::new(sides, dice).unwrap()
    }

    #[test]
    fn every_face_has_as_many_bytes() {
        for kind in Kind::ALL {
            let mut bytes = vec![0; usize::from(kind.sides())];
            for face in (0..=255).filter_map(|byte| face(byte, kind)) {
                bytes[usize::from(face) - 1] += 1;
            }
            let each = 252 / u32::from(kind.sides());
            assert!(bytes.iter().all(|count| *count == each), "{bytes:?}");
        }
    }

    #[test]
    fn a_throw_has_the_chosen_dice() {
        let mut rng = StdRng::seed_from_u64(1);
        for kind in Kind::ALL {
            for dice in Choice::COUNTS {
                for _ in 0..200 {
                    let faces = choice(kind, dice).throw(&mut rng).unwrap();
                    assert_eq!(faces.len(), usize::from(dice));
                    assert!(faces.iter().all(|face| (1..=kind.sides()).contains(face)));
                }
            }
        }
    }

    /// Pearson's measure lies about its degrees of freedom, neither far above nor far below.
    fn looks_even(counts: &[u32], free: f64) {
        let expected =
            f64::from(counts.iter().sum::<u32>()) / f64::from(u32::try_from(counts.len()).unwrap());
        let measure: f64 = counts
            .iter()
            .map(|count| (f64::from(*count) - expected).powi(2) / expected)
            .sum();
        let far = 3.0 * (2.0 * free).sqrt();
        assert!(
            (measure - free).abs() < far,
            "{measure} of {free}: {counts:?}"
        );
    }

    #[test]
    fn no_face_is_preferred_wherever_it_lies_and_whatever_came_before() {
        for kind in Kind::ALL {
            let mut rng = StdRng::seed_from_u64(20);
            let sides = usize::from(kind.sides());
            let mut alone = vec![vec![0_u32; sides]; 6];
            let mut pairs = vec![0_u32; sides * sides];
            let mut before = 0;
            for _ in 0..36_000 {
                let faces = choice(kind, 6).throw(&mut rng).unwrap();
                for (place, face) in faces.into_iter().enumerate() {
                    let face = usize::from(face) - 1;
                    alone[place][face] += 1;
                    pairs[before * sides + face] += 1;
                    before = face;
                }
            }
            for counts in &alone {
                looks_even(counts, f64::from(kind.sides() - 1));
            }
            looks_even(&pairs, f64::from(kind.sides().pow(2) - 1));
        }
    }

    #[test]
    fn other_dice_are_refused() {
        let one = Choice::default();
        assert_eq!(one.read(Some("12"), Some("6")), Ok(choice(Kind::Twelve, 6)));
        assert_eq!(one.read(None, Some("2")), Ok(choice(Kind::Six, 2)));
        for dice in ["0", "7", "256", "-1", "", "two", "1.5"] {
            assert_eq!(one.read(None, Some(dice)), Err(NoDice::Count), "{dice}");
        }
        for sides in ["8", "0", "", "D6", "1200"] {
            assert_eq!(one.read(Some(sides), None), Err(NoDice::Kind), "{sides}");
        }
    }

    #[test]
    fn a_choice_that_makes_no_sense_is_forgotten() {
        let folder = tempfile::tempdir().unwrap();
        let mut ledger = Ledger::open(&folder.path().join("tableside.db")).unwrap();
        assert_eq!(Choice::load(&ledger).unwrap(), Choice::default());
        let kept = choice(Kind::Twelve, 5);
        kept.save(&mut ledger).unwrap();
        assert_eq!(Choice::load(&ledger).unwrap(), kept);
        for value in [
            serde_json::json!({"sides": 8, "dice": 1}),
            serde_json::json!({"sides": 6, "dice": 7}),
            serde_json::json!("dice"),
        ] {
            ledger.set_setting(SETTING, &value).unwrap();
            assert_eq!(Choice::load(&ledger).unwrap(), Choice::default(), "{value}");
        }
    }
}
