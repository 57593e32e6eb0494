//! Dice and throws as the screens show them.

use jiff::Timestamp;
use jiff::tz::TimeZone;
use tableside_ledger::Throw;

use super::choice::Choice;
use crate::frame::short_date;
use crate::text::{Text, text};

/// A die as it is drawn.
pub(super) struct Die {
    pub(super) sides: u8,
    /// What lies on top; `None` before it is thrown.
    pub(super) face: Option<u8>,
    /// Where the pips of a die with six sides lie, on a square of 100.
    pub(super) pips: &'static [(u8, u8)],
    /// Whether a stroke tells the number from another one that stands on its head.
    pub(super) underlined: bool,
}

impl Die {
    fn new(sides: u8, face: Option<u8>) -> Self {
        Self {
            sides,
            face,
            pips: match (sides, face) {
                (6, Some(face)) => pips(face),
                _ => &[],
            },
            underlined: matches!(face, Some(6 | 9)),
        }
    }

    /// What a screen reader calls it.
    pub(super) fn label(&self) -> Text {
        match self.face {
            Some(face) => Text::verbatim(face.to_string()),
            None => text("dice-blank"),
        }
    }
}

/// The dice of a throw.
pub(super) fn thrown(throw: &Throw) -> Vec<Die> {
    let die = |face: &u8| Die::new(throw.sides, Some(*face));
    throw.faces.iter().map(die).collect()
}

/// Dice that were not thrown yet.
pub(super) fn blank(choice: Choice) -> Vec<Die> {
    let die = |_| Die::new(choice.sides.sides(), None);
    (0..choice.dice()).map(die).collect()
}

/// Pips as they lie on a die.
const fn pips(face: u8) -> &'static [(u8, u8)] {
    match face {
        1 => &[(50, 50)],
        2 => &[(28, 28), (72, 72)],
        3 => &[(28, 28), (50, 50), (72, 72)],
        4 => &[(28, 28), (72, 28), (28, 72), (72, 72)],
        5 => &[(28, 28), (72, 28), (50, 50), (28, 72), (72, 72)],
        6 => &[(28, 26), (72, 26), (28, 50), (72, 50), (28, 74), (72, 74)],
        _ => &[],
    }
}

/// What a throw of several dice adds up to; one die needs no sum.
pub(super) fn sum(throw: &Throw) -> Option<u32> {
    (throw.faces.len() > 1).then(|| throw.faces.iter().copied().map(u32::from).sum())
}

/// The faces in words, "4, 9" or "4, 9, sum 13".
pub(super) fn faces(throw: &Throw) -> Text {
    let faces: Vec<String> = throw.faces.iter().map(u8::to_string).collect();
    let faces = faces.join(", ");
    match sum(throw) {
        Some(sum) => text("dice-faces-sum").with("faces", faces).with("sum", sum),
        None => Text::verbatim(faces),
    }
}

/// A throw in the list of the last ones.
pub(super) struct Row {
    pub(super) time: Text,
    /// "4 + 9 = 13", or the one face.
    pub(super) reckoned: String,
    pub(super) sides: u8,
}

impl Row {
    pub(super) fn of(throw: &Throw, now: Timestamp) -> Self {
        let faces: Vec<String> = throw.faces.iter().map(u8::to_string).collect();
        let mut reckoned = faces.join(" + ");
        if let Some(sum) = sum(throw) {
            reckoned = format!("{reckoned} = {sum}");
        }
        Self {
            time: time(throw.at, now, &TimeZone::system()),
            reckoned,
            sides: throw.sides,
        }
    }
}

/// The time of day, with the day if that was not today.
fn time(at: Timestamp, now: Timestamp, zone: &TimeZone) -> Text {
    let (local, today) = (
        at.to_zoned_datetime(zone.clone()),
        now.to_zoned_datetime(zone.clone()),
    );
    let time = Text::verbatim(format!("{:02}:{:02}", local.hour(), local.minute()));
    if local.date() == today.date() {
        time
    } else {
        Text::joined(vec![short_date(at), time], ", ")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::Lang;

    #[test]
    fn a_die_has_as_many_pips_as_its_face_says() {
        for face in 1..=6 {
            let die = Die::new(6, Some(face));
            assert_eq!(die.pips.len(), usize::from(face));
        }
        assert!(Die::new(12, Some(6)).pips.is_empty());
    }

    #[test]
    fn a_time_has_its_day_only_if_it_is_not_today() {
        let zone = TimeZone::UTC;
        let at: Timestamp = "2026-07-29T09:05:59Z".parse().unwrap();
        let evening: Timestamp = "2026-07-29T23:59:00Z".parse().unwrap();
        assert_eq!(time(at, evening, &zone).say(Lang::En), "09:05");
        let later: Timestamp = "2026-07-30T00:00:00Z".parse().unwrap();
        let said = time(at, later, &zone).say(Lang::En);
        assert!(said.ends_with(", 09:05"), "{said}");
    }
}
