use crate::Seat;

/// An expedition as it stands. It has no turns: whoever finds a tile turns it.
///
/// Rule book: Abenteuer 1x1, "Cooperative and/or Solo Variation".
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Expedition {
    /// The tiles that were counted, the first one first, each with whom it was counted for.
    found: Vec<Option<Seat>>,
    seats: usize,
    seconds: Option<u32>,
}

impl Expedition {
    pub(super) const fn new(seats: usize) -> Self {
        Self {
            found: Vec::new(),
            seats,
            seconds: None,
        }
    }

    /// All seats in seat order, one to four.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.seats).map(Seat::new)
    }

    /// How many tiles were counted, 0 to 100. Nobody needs to count: a wall may be done with
    /// fewer.
    pub fn tiles(&self) -> usize {
        self.found.len()
    }

    /// How many tiles were counted for a player.
    pub fn tiles_of(&self, player: Seat) -> usize {
        let found = self.found.iter().flatten();
        found.filter(|finder| **finder == player).count()
    }

    /// How many tiles were counted for nobody in particular.
    pub fn tiles_of_all(&self) -> usize {
        self.found.iter().filter(|finder| finder.is_none()).count()
    }

    /// What the clock showed when the wall was done, in seconds without the pauses; `None`
    /// before.
    pub fn seconds(&self) -> Option<u32> {
        self.seconds
    }

    pub(super) fn fit(&mut self, player: Option<Seat>) {
        self.found.push(player);
    }

    pub(super) fn finish(&mut self, seconds: Option<u32>) {
        self.seconds = seconds;
    }
}
