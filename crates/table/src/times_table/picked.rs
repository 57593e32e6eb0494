//! What is picked but not yet played: the answer as it is typed, that a tile
//! fits, where it lay, a card. It lives in the URL, so a reload keeps it.

use tableside_rules::times_table::{Number, Place};

use crate::tap::Does;
use crate::visit::{Picks, form_pairs};

/// A quarter of the wall: five columns and five rows.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Quarter {
    /// The number above its first column, 1 or 6.
    pub(super) top: u8,
    /// The number beside its first row, 1 or 6.
    pub(super) left: u8,
}

impl Quarter {
    /// Its columns, and its rows.
    pub(super) const SIDE: u8 = 5;

    /// In reading order.
    pub(super) const ALL: [Self; 4] = [
        Self { top: 1, left: 1 },
        Self { top: 6, left: 1 },
        Self { top: 1, left: 6 },
        Self { top: 6, left: 6 },
    ];

    /// Its name in the query, from 1 in reading order.
    pub(super) fn name(self) -> String {
        let index = Self::ALL.iter().position(|other| *other == self);
        (index.unwrap_or(0) + 1).to_string()
    }

    /// Reads it from the query.
    pub(super) fn read(name: &str) -> Option<Self> {
        let number: usize = name.parse().ok()?;
        Self::ALL.get(number.checked_sub(1)?).copied()
    }

    /// The numbers above its columns.
    pub(super) fn tops(self) -> impl Iterator<Item = u8> {
        self.top..self.top + Self::SIDE
    }

    /// The numbers beside its rows.
    pub(super) fn lefts(self) -> impl Iterator<Item = u8> {
        self.left..self.left + Self::SIDE
    }

    /// Its places in reading order.
    pub(super) fn places(self) -> impl Iterator<Item = Place> {
        self.lefts()
            .flat_map(move |left| self.tops().filter_map(move |top| Place::new(top, left)))
    }
}

/// Whose cards the pad is about.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(super) enum Cards {
    /// Nobody's, unless the last action asks for it.
    #[default]
    Unasked,
    /// All numbers stand there.
    Numbers,
    /// Whoever has this one.
    Of(Number),
    /// They have been looked through; on with the next task.
    Done,
}

/// The picks of a match; those that make no sense in a position are left alone by it.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is a member of the query of its own"
)]
pub(super) struct Picked {
    /// Whether the answer is typed.
    pub(super) pad: bool,
    /// What was typed, 0 to 999.
    pub(super) answer: Option<u32>,
    /// Whether the tile fits, so that the next gap is asked for.
    pub(super) fits: bool,
    /// Whether that tile lay on the web.
    pub(super) web: bool,
    pub(super) zoom: Option<Quarter>,
    /// Whether the next gap is told by its two numbers.
    pub(super) told: bool,
    /// The number above the next gap, 1 to 10.
    pub(super) top: Option<u8>,
    pub(super) cards: Cards,
    /// Whether the wall stands there with all its numbers.
    pub(super) wall: bool,
    /// Whether a tap came just after the end of the sand.
    pub(super) late: bool,
    /// What the clock is said to have shown, in seconds.
    pub(super) seconds: Option<u32>,
    /// Whose practice is looked at, by seat.
    pub(super) practice: Option<usize>,
    /// Members of the query that belong to the frame.
    pub(super) others: Vec<(String, String)>,
}

const OURS: [&str; 13] = [
    "pad", "answer", "fits", "web", "zoom", "told", "top", "cards", "card", "wall", "late",
    "seconds", "practice",
];

/// The longest time that the clock can be said to have shown, in seconds.
pub(super) const LONGEST: u32 = 24 * 3600;

impl Picked {
    pub(super) fn read(picks: &Picks) -> Self {
        let flag = |name| picks.get(name) == Some("1");
        let number = |name| {
            picks
                .get(name)
                .and_then(|number| number.parse::<u32>().ok())
        };
        let card = number("card").and_then(|card| Number::new(u8::try_from(card).ok()?));
        let top = number("top").and_then(|top| u8::try_from(top).ok());
        Self {
            pad: flag("pad"),
            answer: number("answer").filter(|answer| *answer <= 999),
            fits: flag("fits"),
            web: flag("web"),
            zoom: picks.get("zoom").and_then(Quarter::read),
            told: flag("told"),
            top: top.filter(|top| (1..=Place::MOST).contains(top)),
            cards: match (card, picks.get("cards")) {
                (Some(card), _) => Cards::Of(card),
                (None, Some("all")) => Cards::Numbers,
                (None, Some("done")) => Cards::Done,
                _ => Cards::Unasked,
            },
            wall: flag("wall"),
            late: flag("late"),
            seconds: number("seconds").filter(|seconds| *seconds <= LONGEST),
            practice: picks.get("practice").and_then(|seat| seat.parse().ok()),
            others: form_pairs(&picks.query())
                .filter(|(name, _)| !OURS.contains(&name.as_str()))
                .collect(),
        }
    }

    /// Nothing picked, on the same screen.
    pub(super) fn none(&self) -> Self {
        Self {
            others: self.others.clone(),
            ..Self::default()
        }
    }

    /// Whether nothing is picked.
    pub(super) fn is_empty(&self) -> bool {
        *self == self.none()
    }

    /// The screen with these picks.
    pub(super) fn pick(&self) -> Does {
        Does::Pick(self.href())
    }

    /// The same as a panel that the way back closes.
    pub(super) fn open(&self) -> Does {
        Does::Open(self.href())
    }

    /// The query that stands for these picks.
    pub(super) fn href(&self) -> String {
        let mut query = form_urlencoded::Serializer::new(String::new());
        query.extend_pairs(&self.others);
        let flags = [
            ("pad", self.pad),
            ("fits", self.fits),
            ("web", self.web),
            ("told", self.told),
            ("wall", self.wall),
            ("late", self.late),
        ];
        for (name, _) in flags.into_iter().filter(|(_, set)| *set) {
            query.append_pair(name, "1");
        }
        let numbers = [
            ("answer", self.answer),
            ("top", self.top.map(u32::from)),
            ("seconds", self.seconds),
        ];
        for (name, number) in numbers {
            if let Some(number) = number {
                query.append_pair(name, &number.to_string());
            }
        }
        if let Some(quarter) = self.zoom {
            query.append_pair("zoom", &quarter.name());
        }
        match self.cards {
            Cards::Unasked => {}
            Cards::Numbers => {
                query.append_pair("cards", "all");
            }
            Cards::Of(number) => {
                query.append_pair("card", &number.to_string());
            }
            Cards::Done => {
                query.append_pair("cards", "done");
            }
        }
        if let Some(seat) = self.practice {
            query.append_pair("practice", &seat.to_string());
        }
        format!("?{}", query.finish())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn picks_are_read_as_they_are_written() {
        for query in [
            "?",
            "?pad=1&answer=35",
            "?fits=1&web=1&answer=35&zoom=3",
            "?fits=1&told=1&top=4",
            "?do=change&cards=all",
            "?card=35",
            "?cards=done",
            "?wall=1",
            "?late=1",
            "?seconds=754",
            "?practice=2",
        ] {
            let picked = Picked::read(&Picks::read(query));
            assert_eq!(picked.href(), query);
        }
    }

    #[test]
    fn what_makes_no_sense_is_not_picked() {
        for query in [
            "?answer=1000",
            "?top=11",
            "?top=0",
            "?zoom=5",
            "?zoom=0",
            "?card=37",
            "?card=300",
            "?cards=x",
            "?seconds=x",
            "?pad=yes",
        ] {
            assert!(Picked::read(&Picks::read(query)).is_empty(), "{query}");
        }
    }

    #[test]
    fn the_quarters_make_up_the_wall() {
        let mut places: Vec<Place> = Quarter::ALL
            .iter()
            .flat_map(|quarter| quarter.places())
            .collect();
        places.sort();
        assert!(places.into_iter().eq(Place::all()));
    }
}
