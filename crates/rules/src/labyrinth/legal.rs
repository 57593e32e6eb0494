use super::{Action, Correction, Labyrinth, Phase, Place, Push, Refusal, Tile};
use crate::Game;

impl Labyrinth {
    /// Whether the action is within the rules now: the check that `apply` makes.
    pub fn legal(&self, action: &Action) -> Result<(), Refusal> {
        if self.outcome().is_some() {
            return Err(Refusal::MatchOver);
        }
        match *action {
            Action::Push { side, line, tile } => self.may_push(Push { side, line }, tile),
            Action::Go { to } => self.may_go(to),
            Action::Found {} => {
                self.has_pushed()?;
                match self.table() {
                    Some(_) => Err(Refusal::FoundOnBoard),
                    None => Ok(()),
                }
            }
            Action::Correct(ref correction) => self.may_correct(correction),
        }
    }

    /// The pushes that are within the rules now: eleven or twelve while a push is due, however
    /// the tile is turned, else none.
    pub fn pushes(&self) -> impl Iterator<Item = Push> + '_ {
        let due = self.outcome().is_none() && self.phase() == Phase::Push;
        let barred = self.barred();
        Push::ALL
            .into_iter()
            .filter(move |&push| due && Some(push) != barred)
    }

    fn may_push(&self, push: Push, tile: Option<Tile>) -> Result<(), Refusal> {
        if self.phase() == Phase::Go {
            return Err(Refusal::SecondPush);
        }
        if self.barred() == Some(push) {
            return Err(Refusal::PushBack { push });
        }
        match (self.spare(), tile) {
            (None, None) => Ok(()),
            (None, Some(_)) => Err(Refusal::NoBoard),
            (Some(_), None) => Err(Refusal::TileMissing),
            (Some(spare), Some(tile)) if tile.shape() == spare.shape() => Ok(()),
            (Some(spare), Some(tile)) => Err(Refusal::NotTheSpare { tile, spare }),
        }
    }

    fn may_go(&self, to: Option<Place>) -> Result<(), Refusal> {
        self.has_pushed()?;
        let Some(from) = self.pawn(self.seat()) else {
            return match to {
                None => Ok(()),
                Some(_) => Err(Refusal::NoBoard),
            };
        };
        let to = to.ok_or(Refusal::PlaceMissing)?;
        if self.reachable(from).contains(to) {
            Ok(())
        } else {
            Err(Refusal::NoWay { from, to })
        }
    }

    fn has_pushed(&self) -> Result<(), Refusal> {
        match self.phase() {
            Phase::Push => Err(Refusal::PushFirst),
            Phase::Go => Ok(()),
        }
    }

    fn may_correct(&self, correction: &Correction) -> Result<(), Refusal> {
        let table = self.table().ok_or(Refusal::NoBoard)?;
        let seats = self.seats();
        for moved in &correction.pawns {
            let seat = moved.seat;
            if seat.index() >= seats {
                return Err(Refusal::NoSuchSeat { seat, seats });
            }
        }
        let known = |treasure| table.treasures.contains_key(treasure);
        match correction
            .treasures
            .keys()
            .find(|treasure| !known(treasure))
        {
            None => Ok(()),
            Some(treasure) => Err(Refusal::NoSuchTreasure {
                treasure: treasure.clone(),
            }),
        }
    }
}
