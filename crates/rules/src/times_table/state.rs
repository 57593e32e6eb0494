use super::order::Order;
use super::{
    Action, Expedition, LastRound, Member, Outcome, Race, Refusal, Setup, Sprint, Variant,
};
use crate::{Game, Seat};

/// A match of Abenteuer 1x1 as it stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TimesTable {
    setup: Setup,
    play: Play,
}

/// What is played, as it stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Play {
    /// A race.
    Race(Race),
    /// A sprint.
    Sprint(Sprint),
    /// An expedition.
    Expedition(Expedition),
}

impl Game for TimesTable {
    const ID: &'static str = "times-table";

    type Setup = Setup;
    type Action = Action;
    type Outcome = Outcome;
    type Refusal = Refusal;

    fn start(setup: &Setup, seats: usize) -> Result<Self, Refusal> {
        let play = Play::start(setup, seats)?;
        let setup = setup.clone();
        Ok(Self { setup, play })
    }

    fn apply(&mut self, action: &Action) -> Result<(), Refusal> {
        self.legal(action)?;
        match (&mut self.play, action) {
            (Play::Race(race), &Action::Match { gap, answer, .. }) => race.fit(gap, answer),
            (Play::Race(race), &Action::Miss { answer }) => race.miss(answer),
            (Play::Race(race), &Action::Lay { player, number }) => race.lay(player, number),
            (Play::Race(race), Action::Finish { .. }) => race.finish(),
            (Play::Sprint(sprint), Action::Match { .. }) => sprint.fit(),
            (Play::Sprint(sprint), Action::TimeUp {}) => sprint.time_up(),
            (Play::Expedition(expedition), &Action::Match { player, .. }) => {
                expedition.fit(player);
            }
            (Play::Expedition(expedition), &Action::Finish { seconds }) => {
                expedition.finish(seconds);
            }
            // The check has refused what another variant has.
            _ => {}
        }
        Ok(())
    }

    fn outcome(&self) -> Option<Outcome> {
        match &self.play {
            Play::Race(race) => race.is_finished().then(|| Outcome::of_race(race)),
            Play::Sprint(sprint) => sprint.is_over().then(|| Outcome::of_sprint(sprint)),
            Play::Expedition(expedition) => Outcome::of_expedition(expedition),
        }
    }
}

impl TimesTable {
    /// The set-up from which the match started.
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// Which of the book's games is played.
    pub fn variant(&self) -> Variant {
        self.setup.variant
    }

    /// What is played, as it stands.
    pub fn play(&self) -> &Play {
        &self.play
    }

    /// The race, if it is one.
    pub fn race(&self) -> Option<&Race> {
        match &self.play {
            Play::Race(race) => Some(race),
            _ => None,
        }
    }

    /// The sprint, if it is one.
    pub fn sprint(&self) -> Option<&Sprint> {
        match &self.play {
            Play::Sprint(sprint) => Some(sprint),
            _ => None,
        }
    }

    /// The expedition, if it is one.
    pub fn expedition(&self) -> Option<&Expedition> {
        match &self.play {
            Play::Expedition(expedition) => Some(expedition),
            _ => None,
        }
    }

    /// All seats in seat order, one to four.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        let seats = match &self.play {
            Play::Race(race) => race.seats().count(),
            Play::Sprint(sprint) => sprint.seats().count(),
            Play::Expedition(expedition) => expedition.seats().count(),
        };
        (0..seats).map(Seat::new)
    }

    /// Whose turn it is. `None` once the last round is over, and always in an expedition.
    pub fn seat(&self) -> Option<Seat> {
        match &self.play {
            Play::Race(race) => race.seat(),
            Play::Sprint(sprint) => sprint.seat(),
            Play::Expedition(_) => None,
        }
    }

    /// The round being played, from 1; the last one once that is over. `None` in an
    /// expedition.
    pub fn round(&self) -> Option<u32> {
        match &self.play {
            Play::Race(race) => Some(race.round()),
            Play::Sprint(sprint) => Some(sprint.round()),
            Play::Expedition(_) => None,
        }
    }

    /// The last round, once somebody has begun it.
    pub fn last_round(&self) -> Option<LastRound> {
        match &self.play {
            Play::Race(race) => race.last_round(),
            Play::Sprint(sprint) => sprint.last_round(),
            Play::Expedition(_) => None,
        }
    }

    /// How many tiles lie face up on the wall, or were counted, 0 to 100.
    pub fn tiles(&self) -> usize {
        match &self.play {
            Play::Race(race) => race.wall().solved(),
            Play::Sprint(sprint) => sprint.tiles(),
            Play::Expedition(expedition) => expedition.tiles(),
        }
    }
}

impl Play {
    fn start(setup: &Setup, seats: usize) -> Result<Self, Refusal> {
        let variant = setup.variant;
        let (fewest, most) = variant.players();
        if !(fewest..=most).contains(&seats) {
            return Err(match variant {
                Variant::Race | Variant::Sprint => Refusal::NotTwoToFourPlayers { variant, seats },
                Variant::Expedition => Refusal::NotOneToFourPlayers { seats },
            });
        }
        let unknown = |member| Refusal::UnknownMember { variant, member };
        let missing = |member| Refusal::MissingMember { variant, member };
        match variant {
            Variant::Race => {
                let gap = setup.gap.ok_or(missing(Member::Gap))?;
                let (top, order) = ladder(setup, seats)?;
                Ok(Self::Race(Race::new(top, order, gap)))
            }
            Variant::Sprint if setup.gap.is_some() => Err(unknown(Member::Gap)),
            Variant::Sprint => {
                let (top, order) = ladder(setup, seats)?;
                Ok(Self::Sprint(Sprint::new(top, order)))
            }
            Variant::Expedition if setup.rungs.is_some() => Err(unknown(Member::Rungs)),
            Variant::Expedition if setup.starter.is_some() => Err(unknown(Member::Starter)),
            Variant::Expedition if setup.gap.is_some() => Err(unknown(Member::Gap)),
            Variant::Expedition => Ok(Self::Expedition(Expedition::new(seats))),
        }
    }
}

/// The top of the ladder, and who climbs in which order.
fn ladder(setup: &Setup, seats: usize) -> Result<(u32, Order), Refusal> {
    let variant = setup.variant;
    let member = Member::Rungs;
    let top = setup
        .rungs
        .ok_or(Refusal::MissingMember { variant, member })?;
    if top == 0 {
        return Err(Refusal::NoRungs);
    }
    let starter = setup.starter.unwrap_or_default();
    if starter.index() >= seats {
        return Err(Refusal::NoSuchStarter { starter });
    }
    Ok((top, Order::new(seats, starter)))
}
