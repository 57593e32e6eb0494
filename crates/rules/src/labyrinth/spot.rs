use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

use super::{Place, Push};

/// Where a tile lies: on a place of the board, or beside it as the spare. In match files
/// `[row, column]` or `"spare"`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Spot {
    /// On the board.
    Place(Place),
    /// Beside the board.
    Spare,
}

impl Spot {
    /// The place, unless it is the spare tile.
    pub const fn place(self) -> Option<Place> {
        match self {
            Self::Place(place) => Some(place),
            Self::Spare => None,
        }
    }

    /// Where the tile that lay here lies after a push.
    #[must_use]
    pub fn pushed(self, push: Push) -> Self {
        match self {
            Self::Spare => Self::Place(push.entering()),
            Self::Place(place) if place == push.leaving() => Self::Spare,
            Self::Place(place) => Self::Place(push.carries(place)),
        }
    }
}

impl From<Place> for Spot {
    fn from(place: Place) -> Self {
        Self::Place(place)
    }
}

impl fmt::Display for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Place(place) => place.fmt(f),
            Self::Spare => f.write_str("the spare tile"),
        }
    }
}

impl Serialize for Spot {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Place(place) => place.serialize(serializer),
            Self::Spare => serializer.serialize_str("spare"),
        }
    }
}

impl<'de> Deserialize<'de> for Spot {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(SpotVisitor)
    }
}

/// Written by hand since a derived untagged enum says nothing about what is wrong.
struct SpotVisitor;

impl<'de> de::Visitor<'de> for SpotVisitor {
    type Value = Spot;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("[row, column] or \"spare\"")
    }

    fn visit_seq<A: de::SeqAccess<'de>>(self, elements: A) -> Result<Spot, A::Error> {
        Place::deserialize(de::value::SeqAccessDeserializer::new(elements)).map(Spot::Place)
    }

    fn visit_str<E: de::Error>(self, name: &str) -> Result<Spot, E> {
        if name == "spare" {
            Ok(Spot::Spare)
        } else {
            Err(E::invalid_value(de::Unexpected::Str(name), &self))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::{Line, Side};
    use super::*;

    #[test]
    fn a_tile_pushed_out_is_the_spare_and_the_spare_goes_in() {
        let line = Line::new(4).unwrap();
        let push = Push {
            side: Side::Top,
            line,
        };
        let at = |row, column| Spot::Place(Place::new(row, column).unwrap());
        assert_eq!(Spot::Spare.pushed(push), at(1, 4));
        assert_eq!(at(1, 4).pushed(push), at(2, 4));
        assert_eq!(at(7, 4).pushed(push), Spot::Spare);
        assert_eq!(at(7, 5).pushed(push), at(7, 5));
    }

    #[test]
    fn it_is_a_place_or_the_spare_and_nothing_else() {
        let read = |text| serde_json::from_str::<Spot>(text).map_err(|error| error.to_string());
        assert_eq!(read("\"spare\""), Ok(Spot::Spare));
        assert_eq!(read("[3, 4]"), Ok(Place::new(3, 4).unwrap().into()));
        for text in [
            "\"Spare\"",
            "null",
            "[3]",
            "[3, 4, 5]",
            "[0, 1]",
            "[1.0, 1]",
            "34",
        ] {
            assert!(read(text).is_err(), "{text}");
        }
    }
}
