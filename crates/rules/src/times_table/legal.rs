use super::laid::CARDS;
use super::{Action, Expedition, Member, Number, Place, Play, Race, Refusal, Sprint, TimesTable};
use crate::{Game, Seat};

impl TimesTable {
    /// Whether the action is within the rules now: the check that `apply` makes.
    pub fn legal(&self, action: &Action) -> Result<(), Refusal> {
        if self.outcome().is_some() {
            return Err(Refusal::MatchOver);
        }
        match (self.play(), action) {
            (Play::Race(race), Action::Match { gap, player, .. }) => {
                self.without(Member::Player, player.as_ref())?;
                race.may_fit(*gap)
            }
            (Play::Race(race), Action::Miss { .. }) => race.may_play(),
            (Play::Race(race), &Action::Lay { player, number }) => {
                self.seated(player)?;
                race.may_lay(number)
            }
            (Play::Race(race), Action::Finish { seconds }) => {
                self.without(Member::Seconds, seconds.as_ref())?;
                race.may_finish()
            }
            (Play::Sprint(sprint), Action::Match { gap, player, .. }) => {
                self.without(Member::Gap, gap.as_ref())?;
                self.without(Member::Player, player.as_ref())?;
                sprint.may_fit()
            }
            (Play::Sprint(_), Action::TimeUp {}) => Ok(()),
            (Play::Expedition(expedition), Action::Match { gap, player, .. }) => {
                self.without(Member::Gap, gap.as_ref())?;
                player.map_or(Ok(()), |player| self.seated(player))?;
                expedition.may_fit()
            }
            (Play::Expedition(_), Action::Finish { seconds }) => match seconds {
                Some(_) => Ok(()),
                None => Err(Refusal::MissingMember {
                    variant: self.variant(),
                    member: Member::Seconds,
                }),
            },
            _ => Err(Refusal::NotInVariant {
                variant: self.variant(),
                name: action.name(),
            }),
        }
    }

    fn without<T>(&self, member: Member, value: Option<&T>) -> Result<(), Refusal> {
        match value {
            Some(_) => Err(Refusal::UnknownMember {
                variant: self.variant(),
                member,
            }),
            None => Ok(()),
        }
    }

    fn seated(&self, player: Seat) -> Result<(), Refusal> {
        let seats = self.seats().count();
        if player.index() < seats {
            Ok(())
        } else {
            Err(Refusal::NoSuchPlayer { player, seats })
        }
    }
}

impl Race {
    /// Whether a turn may be played now.
    pub fn may_play(&self) -> Result<(), Refusal> {
        if self.is_finished() {
            Err(Refusal::MatchOver)
        } else if self.is_round_over() {
            Err(Refusal::NoTurnLeft)
        } else {
            Ok(())
        }
    }

    /// Whether a tile may have fitted that leaves its gap there; without a gap it is the last
    /// tile of the wall.
    pub fn may_fit(&self, next_gap: Option<Place>) -> Result<(), Refusal> {
        self.may_play()?;
        let filled = self.gap().ok_or(Refusal::WallDone)?;
        match next_gap {
            Some(at) if at == filled => Err(Refusal::GapFilled { at }),
            Some(at) if self.wall().is_solved(at) => Err(Refusal::GapSolved { at }),
            None if self.next_gaps().next().is_some() => Err(Refusal::GapUntold),
            _ => Ok(()),
        }
    }

    /// Whether a card with this number may be laid now, by whomever.
    ///
    /// Rule book: Abenteuer 1x1, "Let's Play!".
    pub fn may_lay(&self, number: Number) -> Result<(), Refusal> {
        if self.is_finished() {
            Err(Refusal::MatchOver)
        } else if !self.wall().is_number_solved(number) {
            Err(Refusal::NotSolved { number })
        } else if self.laid().len() == CARDS {
            Err(Refusal::AllCardsLaid)
        } else {
            Ok(())
        }
    }

    /// Whether the match may end now, or what has to come first.
    ///
    /// Rule book: Abenteuer 1x1, "End of the Game".
    pub fn may_finish(&self) -> Result<(), Refusal> {
        if self.is_finished() {
            return Err(Refusal::MatchOver);
        }
        if self.last_round().is_none() {
            return Err(Refusal::NobodyOnTop);
        }
        match self.seat() {
            Some(next) => Err(Refusal::TurnsLeft { next }),
            None => Ok(()),
        }
    }
}

impl Sprint {
    /// Whether a tile may have fitted now.
    pub fn may_fit(&self) -> Result<(), Refusal> {
        if self.is_over() {
            Err(Refusal::MatchOver)
        } else if self.tiles() >= Place::COUNT {
            Err(Refusal::WallDone)
        } else {
            Ok(())
        }
    }
}

impl Expedition {
    /// Whether one more tile may be counted now.
    pub fn may_fit(&self) -> Result<(), Refusal> {
        if self.seconds().is_some() {
            Err(Refusal::MatchOver)
        } else if self.tiles() >= Place::COUNT {
            Err(Refusal::WallDone)
        } else {
            Ok(())
        }
    }
}
