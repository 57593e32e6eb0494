use std::fmt;

use serde::{Deserialize, Serialize};

use super::{Place, Shape, edition};

/// A treasure, known by its name. The names of the box are those of [`Printed::all`]; another
/// edition has others.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Treasure(String);

impl Treasure {
    /// The treasure of this name.
    pub fn new(name: impl Into<String>) -> Self {
        Self(name.into())
    }

    /// Its name.
    pub fn name(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for Treasure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// A treasure as the box has it: its name, and on which tile it is printed.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct Printed {
    /// Its name.
    #[serde(rename = "name")]
    pub treasure: Treasure,
    /// Its tile.
    #[serde(flatten)]
    pub on: PrintedOn,
}

/// The tile on which a treasure is printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum PrintedOn {
    /// The fixed tile at this place.
    #[serde(rename = "at")]
    Fixed(Place),
    /// A loose tile of this shape.
    #[serde(rename = "on")]
    Loose(Shape),
}

impl Printed {
    /// The twenty-four of the box: first the twelve on fixed tiles in reading order, then six
    /// on loose T tiles and six on loose corners.
    pub fn all() -> &'static [Self] {
        &edition::data().treasures
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn the_box_has_24_treasures_half_of_them_on_fixed_tiles() {
        let names: BTreeSet<&str> = Printed::all().iter().map(|p| p.treasure.name()).collect();
        assert_eq!(names.len(), 24);
        let on = |on: fn(&PrintedOn) -> bool| Printed::all().iter().filter(|p| on(&p.on)).count();
        assert_eq!(on(|on| matches!(on, PrintedOn::Fixed(_))), 12);
        assert_eq!(on(|on| *on == PrintedOn::Loose(Shape::Tee)), 6);
        assert_eq!(on(|on| *on == PrintedOn::Loose(Shape::Corner)), 6);
    }

    #[test]
    fn every_fixed_tile_but_the_corners_bears_one() {
        let places: BTreeSet<Place> = Printed::all()
            .iter()
            .filter_map(|printed| match printed.on {
                PrintedOn::Fixed(place) => Some(place),
                PrintedOn::Loose(_) => None,
            })
            .collect();
        let expected: BTreeSet<Place> = Place::all()
            .filter(|place| place.is_fixed() && !Place::CORNERS.contains(place))
            .collect();
        assert_eq!(places, expected);
    }
}
