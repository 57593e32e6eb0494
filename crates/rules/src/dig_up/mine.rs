use super::{Card, Colour, Idols, Slot};

/// What a card scores where it lies, and why.
///
/// Rule book: DIG UP Adventure, "Wertung".
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Points {
    /// The points, 0 to 3.
    pub value: u8,
    /// What they are for.
    pub why: Why,
}

/// What a card's points are for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Why {
    /// A gem of the favourite colour in the slot of its number: 3 points.
    Both,
    /// A gem of the favourite colour in another slot: 2 points.
    Favourite,
    /// A gem of another colour in the slot of its number: 1 point.
    RightPlace,
    /// A gem of another colour in another slot: no points.
    Nothing,
    /// The idol that scores, or each of them by the house rule: 2 points.
    Idol,
    /// An idol beyond the one that scores, which is the first in reading order: no points.
    SecondIdol,
    /// A skeleton: no points.
    Skeleton,
    /// An adventure card, which is not meant to stay in a mine: no points.
    Adventure,
}

impl Why {
    /// The points for it, 0 to 3.
    pub const fn points(self) -> u8 {
        match self {
            Self::Both => 3,
            Self::Favourite | Self::Idol => 2,
            Self::RightPlace => 1,
            Self::Nothing | Self::SecondIdol | Self::Skeleton | Self::Adventure => 0,
        }
    }
}

/// Neighbouring slots in reading order, across row ends, that all hold a gem of the favourite
/// colour, whatever its number. The longest one breaks a tie.
///
/// Rule book: DIG UP Adventure, "Wertung".
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Run {
    /// How many slots, 1 to 9.
    pub length: u8,
    /// The first slot.
    pub from: Slot,
    /// The last slot.
    pub to: Slot,
}

/// What lies face up in a mine.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Mine {
    slots: [Option<Card>; Slot::COUNT],
}

impl Mine {
    pub(super) fn card(&self, slot: Slot) -> Option<Card> {
        self.slots[slot.index()]
    }

    /// Lays a card face up, or none, and gives what lay there face up before.
    pub(super) fn put(&mut self, slot: Slot, card: Option<Card>) -> Option<Card> {
        std::mem::replace(&mut self.slots[slot.index()], card)
    }

    pub(super) fn next_free(&self) -> Option<Slot> {
        Slot::all().find(|&slot| self.card(slot).is_none())
    }

    pub(super) fn points(&self, slot: Slot, favourite: Colour, idols: Idols) -> Option<Points> {
        let why = match self.card(slot)? {
            Card::Gem { colour, number } => match (colour == favourite, number == slot.number()) {
                (true, true) => Why::Both,
                (true, false) => Why::Favourite,
                (false, true) => Why::RightPlace,
                (false, false) => Why::Nothing,
            },
            Card::Idol if idols == Idols::One && self.has_idol_before(slot) => Why::SecondIdol,
            Card::Idol => Why::Idol,
            Card::Skeleton => Why::Skeleton,
            Card::Adventure => Why::Adventure,
        };
        let value = why.points();
        Some(Points { value, why })
    }

    fn has_idol_before(&self, slot: Slot) -> bool {
        self.slots[..slot.index()].contains(&Some(Card::Idol))
    }

    pub(super) fn score(&self, favourite: Colour, idols: Idols) -> u8 {
        Slot::all()
            .filter_map(|slot| self.points(slot, favourite, idols))
            .map(|points| points.value)
            .sum()
    }

    /// The longest run, of equally long ones the first.
    pub(super) fn longest_run(&self, favourite: Colour) -> Option<Run> {
        let mut longest: Option<Run> = None;
        let mut current: Option<Run> = None;
        for slot in Slot::all() {
            let goes_on = matches!(
                self.card(slot),
                Some(Card::Gem { colour, .. }) if colour == favourite
            );
            current = goes_on.then(|| Run {
                length: current.map_or(0, |run| run.length) + 1,
                from: current.map_or(slot, |run| run.from),
                to: slot,
            });
            if length(current) > length(longest) {
                longest = current;
            }
        }
        longest
    }
}

pub(super) fn length(run: Option<Run>) -> u8 {
    run.map_or(0, |run| run.length)
}
