//! The emblem that stands for a person in lists and charts: a colour and a shape, never a colour
//! alone. At the table people have their seat's shape, so none of these is one.

use tableside_ledger::Player;

/// The colours to choose from; `chronicle.css` says what they are in each theme.
const COLOURS: [&str; 8] = [
    "red", "orange", "yellow", "green", "teal", "blue", "purple", "pink",
];

/// The shapes to choose from; `people/emblem.html` draws them.
const SHAPES: [&str; 8] = [
    "star", "heart", "moon", "leaf", "drop", "flower", "cloud", "bolt",
];

/// A colour with a shape.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Mark {
    pub(crate) colour: &'static str,
    pub(crate) shape: &'static str,
}

impl Mark {
    /// Reads what the ledger keeps, such as `red-star`.
    pub(crate) fn read(kept: &str) -> Option<Self> {
        let (colour, shape) = kept.split_once('-')?;
        let named = |all: [&'static str; 8], name: &str| all.into_iter().find(|one| *one == name);
        Some(Self {
            colour: named(COLOURS, colour)?,
            shape: named(SHAPES, shape)?,
        })
    }

    /// What the ledger keeps.
    pub(crate) fn kept(self) -> String {
        format!("{}-{}", self.colour, self.shape)
    }

    /// The same shape in each colour.
    pub(crate) fn in_all_colours(self) -> impl Iterator<Item = Self> {
        COLOURS
            .into_iter()
            .map(move |colour| Self { colour, ..self })
    }

    /// Each shape in the same colour.
    pub(crate) fn in_all_shapes(self) -> impl Iterator<Item = Self> {
        SHAPES.into_iter().map(move |shape| Self { shape, ..self })
    }
}

impl Default for Mark {
    /// Where the choice begins for somebody without a mark.
    fn default() -> Self {
        Self {
            colour: COLOURS[0],
            shape: SHAPES[0],
        }
    }
}

/// What is shown of a person beside the name.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Emblem {
    pub(crate) mark: Option<Mark>,
    /// Shown as long as there is no mark.
    pub(crate) initial: String,
}

impl Emblem {
    /// A player's emblem.
    pub(crate) fn of(player: &Player) -> Self {
        Self {
            mark: player.mark.as_deref().and_then(Mark::read),
            ..Self::named(&player.name)
        }
    }

    /// The emblem of somebody of whom only the name is known.
    pub(crate) fn named(name: &str) -> Self {
        let initial = name.chars().next();
        Self {
            mark: None,
            initial: initial.map_or_else(String::new, |c| c.to_uppercase().collect()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_mark_is_read_as_it_is_kept() {
        let all = Mark::default()
            .in_all_colours()
            .flat_map(Mark::in_all_shapes);
        let all: Vec<Mark> = all.collect();
        assert_eq!(all.len(), 64);
        for mark in all {
            assert_eq!(Mark::read(&mark.kept()), Some(mark));
        }
        for other in [
            "",
            "red",
            "star-red",
            "red-square",
            "grey-star",
            "red-star-x",
        ] {
            assert_eq!(Mark::read(other), None, "{other}");
        }
    }

    #[test]
    fn a_name_gives_its_first_letter() {
        assert_eq!(Emblem::named("őzike").initial, "Ő");
        assert_eq!(Emblem::named("").initial, "");
    }
}
