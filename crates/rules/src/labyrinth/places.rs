use std::fmt;

use super::Place;

/// A set of places. Copied and compared at no cost, which makes reachability quick.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Places(u64);

impl Places {
    /// The set with only this place.
    pub const fn only(place: Place) -> Self {
        Self(place.bit())
    }

    pub(super) const fn of_bits(bits: u64) -> Self {
        Self(bits)
    }

    pub(super) const fn bits(self) -> u64 {
        self.0
    }

    /// Whether the place is in the set.
    pub const fn contains(self, place: Place) -> bool {
        self.0 & place.bit() != 0
    }

    /// How many places are in the set, 0 to 49.
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether no place is in the set.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The places in reading order.
    pub fn iter(self) -> impl Iterator<Item = Place> + Clone {
        Place::all().filter(move |&place| self.contains(place))
    }
}

impl FromIterator<Place> for Places {
    fn from_iter<I: IntoIterator<Item = Place>>(places: I) -> Self {
        Self(places.into_iter().fold(0, |bits, place| bits | place.bit()))
    }
}

impl fmt::Debug for Places {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set()
            .entries(self.iter().map(<(u8, u8)>::from))
            .finish()
    }
}
