//! A group at a table, and strategies that make it do anything at all.

use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::Index;
use tableside_rules::times_table::{
    Action, Expedition, Number, Place, Play, Race, Refusal, Setup, Sprint, TimesTable, Turn,
};
use tableside_rules::{Game, Seat};

/// A match that is played in a chain of calls, so that a test reads like a page of the book.
#[derive(Clone)]
pub(crate) struct Group(pub(crate) TimesTable);

impl Group {
    /// Anna begins to race, at a gap below 7 and beside 5.
    pub(crate) fn races(seats: usize, rungs: u32) -> Self {
        Self::plays(seats, &Setup::race(rungs, ANNA, at(7, 5)))
    }

    /// Anna begins to sprint.
    pub(crate) fn sprints(seats: usize, rungs: u32) -> Self {
        Self::plays(seats, &Setup::sprint(rungs, ANNA))
    }

    pub(crate) fn explores(seats: usize) -> Self {
        Self::plays(seats, &Setup::expedition())
    }

    pub(crate) fn plays(seats: usize, setup: &Setup) -> Self {
        Self(TimesTable::start(setup, seats).unwrap())
    }

    pub(crate) fn does(mut self, action: &Action) -> Self {
        self.0.apply(action).unwrap();
        self
    }

    /// Plays what must be refused, and finds the match as it was.
    pub(crate) fn may_not(mut self, action: &Action, refusal: &Refusal) -> Self {
        let before = self.0.clone();
        assert_eq!(self.0.apply(action).as_ref(), Err(refusal));
        assert_eq!(self.0, before);
        self
    }

    /// Race: the tile fits, and it lay on the place below and beside these numbers.
    pub(crate) fn fits(self, top: u8, left: u8) -> Self {
        self.does(&fits(top, left))
    }

    pub(crate) fn misses(self) -> Self {
        self.does(&MISS)
    }

    pub(crate) fn lays(self, player: Seat, value: u8) -> Self {
        self.does(&lays(player, value))
    }

    /// Race: the tile fits, and the next gap is the first place that it can be.
    pub(crate) fn fits_anywhere(self) -> Self {
        let gap = self.race().next_gaps().next();
        self.does(&Action::Match {
            gap,
            answer: None,
            player: None,
        })
    }

    /// Sprint: so many tiles fit until the sand has run out.
    pub(crate) fn runs(self, tiles: u32) -> Self {
        self.counts(tiles).does(&TIME_UP)
    }

    /// Sprint and expedition: so many tiles fit.
    pub(crate) fn counts(self, tiles: u32) -> Self {
        (0..tiles).fold(self, |group, _| group.does(&TILE))
    }

    pub(crate) fn race(&self) -> &Race {
        self.0.race().unwrap()
    }

    pub(crate) fn sprint(&self) -> &Sprint {
        self.0.sprint().unwrap()
    }

    pub(crate) fn expedition(&self) -> &Expedition {
        self.0.expedition().unwrap()
    }

    pub(crate) fn gap(&self) -> Option<(u8, u8)> {
        self.race().gap().map(|gap| (gap.top(), gap.left()))
    }

    /// Who began the last round, and who still has a turn, as indices.
    pub(crate) fn last_round(&self) -> Option<(usize, Vec<usize>)> {
        let last = self.0.last_round()?;
        Some((last.begun_by.index(), indices(&last.seats_left)))
    }

    pub(crate) fn last_turn(&self) -> Turn {
        *self.race().turns().last().unwrap()
    }
}

pub(crate) const ANNA: Seat = Seat::new(0);
pub(crate) const BEN: Seat = Seat::new(1);
pub(crate) const CEM: Seat = Seat::new(2);
pub(crate) const DORA: Seat = Seat::new(3);

pub(crate) const TILE: Action = Action::Match {
    gap: None,
    answer: None,
    player: None,
};
pub(crate) const MISS: Action = Action::Miss { answer: None };
pub(crate) const TIME_UP: Action = Action::TimeUp {};
pub(crate) const FINISH: Action = Action::Finish { seconds: None };

pub(crate) fn at(top: u8, left: u8) -> Place {
    Place::new(top, left).unwrap()
}

pub(crate) fn number(value: u8) -> Number {
    Number::new(value).unwrap()
}

pub(crate) fn indices(seats: &[Seat]) -> Vec<usize> {
    seats.iter().copied().map(Seat::index).collect()
}

pub(crate) fn fits(top: u8, left: u8) -> Action {
    Action::Match {
        gap: Some(at(top, left)),
        answer: None,
        player: None,
    }
}

pub(crate) fn lays(player: Seat, value: u8) -> Action {
    Action::Lay {
        player,
        number: number(value),
    }
}

pub(crate) fn found_by(player: Seat) -> Action {
    Action::Match {
        gap: None,
        answer: None,
        player: Some(player),
    }
}

pub(crate) fn done_in(seconds: u32) -> Action {
    Action::Finish {
        seconds: Some(seconds),
    }
}

/// What somebody wants, whatever the position.
#[derive(Clone, Debug)]
pub(crate) enum Wish {
    /// That the tile fits. In a race the next gap is one of those that it can be.
    Fit(Index, Option<u32>),
    /// That the turn ends, in a race without a fitting tile.
    Pass(Option<u32>),
    /// Race: to lay a card whose number is solved.
    Lay(usize, Index),
    /// To end the match if it may end.
    Finish(u32),
    /// This, within the rules or not.
    Exactly(Action),
}

impl Wish {
    pub(crate) fn action(&self, game: &TimesTable) -> Action {
        match (game.play(), self) {
            (_, Self::Exactly(action)) => action.clone(),
            (Play::Race(race), Self::Fit(which, answer)) => Action::Match {
                gap: pick(*which, race.next_gaps()),
                answer: *answer,
                player: None,
            },
            (Play::Race(_), Self::Pass(answer)) => Action::Miss { answer: *answer },
            (Play::Race(race), Self::Lay(player, which)) => Action::Lay {
                player: Seat::new(*player % race.seats().count()),
                number: pick(*which, race.wall().solved_numbers()).unwrap_or(number(1)),
            },
            (Play::Race(_), Self::Finish(_)) => FINISH,
            (Play::Sprint(_), Self::Fit(_, answer)) => Action::Match {
                gap: None,
                answer: *answer,
                player: None,
            },
            (Play::Sprint(_), _) => TIME_UP,
            (Play::Expedition(_), Self::Finish(seconds)) => done_in(*seconds),
            (Play::Expedition(_), Self::Lay(player, _)) => found_by(Seat::new(*player)),
            (Play::Expedition(_), _) => TILE,
        }
    }
}

fn pick<T: Copy>(which: Index, from: impl Iterator<Item = T>) -> Option<T> {
    let all: Vec<T> = from.collect();
    (!all.is_empty()).then(|| *which.get(&all))
}

pub(crate) fn any_place() -> impl Strategy<Value = Place> {
    (1_u8..=10, 1_u8..=10).prop_map(|(top, left)| at(top, left))
}

fn any_number() -> impl Strategy<Value = Number> {
    any_place().prop_map(Place::number)
}

fn any_answer() -> impl Strategy<Value = Option<u32>> {
    prop_oneof![3 => Just(None), 1 => (0_u32..=120).prop_map(Some)]
}

fn any_seat() -> impl Strategy<Value = Seat> {
    (0_usize..=4).prop_map(Seat::new)
}

/// Any action of any variant, within the rules or not.
pub(crate) fn any_action() -> impl Strategy<Value = Action> {
    let maybe_gap = prop::option::of(any_place());
    let maybe_player = prop::option::weighted(0.2, any_seat());
    prop_oneof![
        4 => (maybe_gap, any_answer(), maybe_player)
            .prop_map(|(gap, answer, player)| Action::Match { gap, answer, player }),
        2 => any_answer().prop_map(|answer| Action::Miss { answer }),
        3 => (any_seat(), any_number())
            .prop_map(|(player, number)| Action::Lay { player, number }),
        2 => Just(TIME_UP),
        1 => prop::option::of(any::<u32>()).prop_map(|seconds| Action::Finish { seconds }),
    ]
}

fn any_wish() -> impl Strategy<Value = Wish> {
    prop_oneof![
        12 => (any::<Index>(), any_answer()).prop_map(|(which, answer)| Wish::Fit(which, answer)),
        4 => any_answer().prop_map(Wish::Pass),
        5 => (0_usize..4, any::<Index>()).prop_map(|(player, which)| Wish::Lay(player, which)),
        1 => any::<u32>().prop_map(Wish::Finish),
        2 => any_action().prop_map(Wish::Exactly),
    ]
}

/// A match before its first action, and the number of its players.
pub(crate) type Start = (Setup, usize);

/// Low ladders bring a match to its end, high ones fill the wall.
fn any_rungs() -> impl Strategy<Value = u32> {
    prop_oneof![4 => 1_u32..=6, 2 => 7_u32..=30, 1 => 31_u32..=200]
}

/// The rungs, the number of players, and who begins.
fn any_ladder() -> impl Strategy<Value = (u32, usize, Seat)> {
    (any_rungs(), 2_usize..=4, any::<Index>()).prop_map(|(rungs, seats, starter)| {
        let starter = Seat::new(starter.index(seats));
        (rungs, seats, starter)
    })
}

fn any_start() -> impl Strategy<Value = Start> {
    let race = (any_ladder(), any_place())
        .prop_map(|((rungs, seats, starter), gap)| (Setup::race(rungs, starter, gap), seats));
    let sprint =
        any_ladder().prop_map(|(rungs, seats, starter)| (Setup::sprint(rungs, starter), seats));
    let expedition = (1_usize..=4).prop_map(|seats| (Setup::expedition(), seats));
    prop_oneof![3 => race, 2 => sprint, 1 => expedition]
}

/// Any match with any wishes, most of which are within the rules.
pub(crate) fn any_match() -> impl Strategy<Value = (Start, Vec<Wish>)> {
    let wishes = prop_oneof![2 => vec(any_wish(), 0..60), 1 => vec(any_wish(), 150..260)];
    (any_start(), wishes)
}

pub(crate) fn start((setup, seats): &Start) -> TimesTable {
    TimesTable::start(setup, *seats).unwrap()
}

/// The match after all wishes that were within the rules, and these as actions.
pub(crate) fn play(from: &Start, wishes: &[Wish]) -> (TimesTable, Vec<Action>) {
    let mut game = start(from);
    let mut accepted = Vec::new();
    for wish in wishes {
        let action = wish.action(&game);
        if game.apply(&action).is_ok() {
            accepted.push(action);
        }
    }
    (game, accepted)
}
