//! A match of DIG UP Adventure folded up to some action, with what the screen remembers of the
//! actions besides the position.

use std::collections::BTreeMap;

use serde_json::Value;
use tableside_ledger::MatchHead;
use tableside_rules::dig_up::{Action, Card, Colour, DigUp, Place, Refusal, Setup, Slot};
use tableside_rules::{Game, Seat};

use super::gems::Gems;
use crate::failure::Failure;
use crate::games;

/// The option of a match that says how the app goes along with it.
pub(super) const WAY: &str = "way";
/// The option that says whose mine was open first, where no turns are told.
pub(super) const OPENED: &str = "opened";

/// How the app goes along with a match.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Way {
    /// The mines are entered at the end.
    Score,
    /// Every turn is entered.
    Play,
}

impl Way {
    pub(super) const ALL: [Self; 2] = [Self::Score, Self::Play];

    /// Its name among the options.
    pub(super) const fn name(self) -> &'static str {
        match self {
            Self::Score => "score",
            Self::Play => "play",
        }
    }

    /// The way of this name.
    pub(super) fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|way| way.name() == name)
    }

    /// The way of a match. A match from elsewhere, which does not say, is played along.
    pub(super) fn of(head: &MatchHead) -> Self {
        let way = head.options.get(WAY).and_then(Value::as_str);
        way.and_then(Self::named).unwrap_or(Self::Play)
    }
}

/// What is entered now.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Phase {
    /// The middle card of every mine is turned up before the first turn.
    Opening,
    /// Turns go on.
    Turns,
    /// The mines are entered card by card: only scored, or revealed after the last round.
    Entry,
}

/// A match folded up to some action.
pub(crate) struct Played {
    pub(super) game: DigUp,
    pub(super) names: Vec<String>,
    pub(super) gems: Gems,
    pub(super) way: Way,
    /// Whose mine was open first, as the group has said by hand.
    pub(super) opened: Option<Seat>,
    /// Where the last action laid something.
    last: Vec<Place>,
    /// The mine in which the last action happened.
    mine: Option<Seat>,
    /// The last place of each mine that was entered.
    entered: BTreeMap<Seat, Slot>,
    /// The colour that was chosen last for a mine.
    colours: BTreeMap<Seat, Colour>,
    /// What each face-up card is known by while it moves.
    cards: BTreeMap<Place, u16>,
    known: u16,
    /// Whether all middle cards have been face up, so that turns have begun.
    begun: bool,
    /// Whether the last action began the last round.
    announces: bool,
}

impl Played {
    /// The position before the first action.
    pub(super) fn start(head: &MatchHead) -> Result<Self, Failure> {
        let setup = games::setup::<DigUp>(head)?;
        let game = DigUp::start(&setup, head.players.len()).map_err(Failure::internal)?;
        let opened = head.options.get(OPENED).and_then(Value::as_u64);
        let opened = opened.and_then(|seat| usize::try_from(seat).ok());
        Ok(Self {
            opened: opened
                .filter(|&seat| seat < head.players.len())
                .map(Seat::new),
            game,
            names: head.players.clone(),
            gems: Gems::of(head),
            way: Way::of(head),
            last: Vec::new(),
            mine: None,
            entered: BTreeMap::new(),
            colours: BTreeMap::new(),
            cards: BTreeMap::new(),
            known: 0,
            begun: false,
            announces: false,
        })
    }

    /// The set-up of the match.
    pub(super) fn setup(&self) -> &Setup {
        self.game.setup()
    }

    /// Applies an action and remembers where it was.
    pub(super) fn play(&mut self, action: &Action) -> Result<(), Refusal> {
        let was_last = self.game.last_round().is_some();
        self.game.apply(action)?;
        self.announces = !was_last && self.game.last_round().is_some();
        self.last.clear();
        match *action {
            Action::Show { player, slot, card } => self.note_shown(Place::new(player, slot), card),
            Action::Cover { player, slot } => {
                self.mine = Some(player);
                self.cards.remove(&Place::new(player, slot));
            }
            Action::Exchange { a, b } => self.note_exchanged(a, b),
            Action::EndTurn {} => {
                self.begun = true;
                self.mine = None;
                // What is revealed after the last turn is entered from the first place on.
                self.entered.clear();
            }
            Action::Score {} => self.mine = None,
        }
        if !self.begun && self.without_middle().is_none() {
            self.begun = true;
            // The first turn begins in the mine of whoever has it.
            if self.phase() == Phase::Turns {
                self.mine = None;
            }
        }
        Ok(())
    }

    fn note_shown(&mut self, at: Place, card: Card) {
        self.last = vec![at];
        self.mine = Some(at.player);
        self.entered.insert(at.player, at.slot);
        self.known += 1;
        self.cards.insert(at, self.known);
        // The right card has a key of its own, for which no colour was chosen.
        if let Card::Gem { colour, number } = card
            && !(colour == self.game.favourite(at.player) && number == at.slot.number())
        {
            self.colours.insert(at.player, colour);
        }
    }

    fn note_exchanged(&mut self, a: Place, b: Place) {
        self.last = vec![a, b];
        let both = [a.player, b.player];
        if !self.mine.is_some_and(|mine| both.contains(&mine)) {
            let turn = self.game.seat().filter(|seat| both.contains(seat));
            self.mine = Some(turn.unwrap_or(a.player));
        }
        let (at_a, at_b) = (self.cards.remove(&a), self.cards.remove(&b));
        self.cards.extend(at_b.map(|card| (a, card)));
        self.cards.extend(at_a.map(|card| (b, card)));
    }

    /// Whose turn it is; where mines are only scored, nobody's.
    pub(super) fn turn(&self) -> Option<Seat> {
        let scores = self.way == Way::Score && self.game.scoring_only();
        self.game.seat().filter(|_| !scores)
    }

    /// What is entered now.
    pub(super) fn phase(&self) -> Phase {
        if self.turn().is_none() {
            Phase::Entry
        } else if !self.begun {
            Phase::Opening
        } else {
            Phase::Turns
        }
    }

    /// Every seat once, in turn order.
    pub(super) fn in_turn_order(&self) -> impl Iterator<Item = Seat> + use<> {
        let seats = self.names.len();
        let first = self.setup().starter.index();
        (0..seats).map(move |ahead| Seat::new((first + ahead) % seats))
    }

    /// The first seat whose middle card is not face up.
    fn without_middle(&self) -> Option<Seat> {
        self.in_turn_order()
            .find(|&seat| self.game.card(seat, Slot::MIDDLE).is_none())
    }

    /// The mine that is looked at if none is picked.
    pub(super) fn next_mine(&self) -> Seat {
        let by_phase = match self.phase() {
            Phase::Opening => self.without_middle(),
            Phase::Turns => self.mine.or(self.game.seat()),
            Phase::Entry => self.mine.or_else(|| self.incomplete_from(None)),
        };
        by_phase.unwrap_or(self.setup().starter)
    }

    /// The next mine in which cards are missing, in the order in which they are entered, after
    /// this one or from the beginning.
    pub(super) fn incomplete_from(&self, after: Option<Seat>) -> Option<Seat> {
        let order: Vec<Seat> = match self.way {
            Way::Score => self.game.seats().collect(),
            Way::Play => self.in_turn_order().collect(),
        };
        let from = order.iter().position(|&seat| Some(seat) == after);
        let mut rest = order.clone();
        rest.rotate_left(from.map_or(0, |at| (at + 1) % order.len()));
        rest.into_iter().find(|&seat| !self.game.is_complete(seat))
    }

    /// The place of a mine that is picked by itself: while mines are entered the next free one
    /// after the last, then from the beginning.
    pub(super) fn next_slot(&self, mine: Seat) -> Option<Slot> {
        match self.phase() {
            Phase::Opening => {
                let middle = Slot::MIDDLE;
                self.game.card(mine, middle).is_none().then_some(middle)
            }
            Phase::Turns => None,
            Phase::Entry if self.game.outcome().is_some() => None,
            Phase::Entry => {
                let after = self.entered.get(&mine).map_or(0, |slot| slot.get());
                let free = |slot: &Slot| self.game.card(mine, *slot).is_none();
                let next = Slot::all().filter(|slot| slot.get() > after).find(free);
                next.or_else(|| self.game.next_free(mine))
            }
        }
    }

    /// The colour that is chosen if none is picked: the last one, at first the favourite one.
    pub(super) fn next_colour(&self, mine: Seat) -> Colour {
        let last = self.colours.get(&mine).copied();
        last.unwrap_or_else(|| self.game.favourite(mine))
    }

    /// Where the last action laid something.
    pub(super) fn last(&self) -> &[Place] {
        &self.last
    }

    /// What a face-up card is known by, wherever it moves.
    pub(super) fn known(&self, at: Place) -> Option<u16> {
        self.cards.get(&at).copied()
    }

    /// Whether the last action exchanged two places.
    pub(super) fn has_exchanged(&self) -> bool {
        self.last.len() == 2
    }

    /// Whether the last action began the last round.
    pub(super) fn announces(&self) -> bool {
        self.announces
    }

    /// A player's name.
    pub(super) fn name(&self, seat: Seat) -> &str {
        self.names.get(seat.index()).map_or("", String::as_str)
    }

    /// A player's name as far as a line has room for it.
    pub(super) fn called(&self, seat: Seat) -> String {
        const ROOM: usize = 18;
        let name = self.name(seat);
        if name.chars().count() <= ROOM {
            return name.to_owned();
        }
        let start: String = name.chars().take(ROOM - 1).collect();
        format!("{}…", start.trim_end())
    }

    /// Whether the mines can be scored now.
    pub(super) fn may_score(&self) -> bool {
        self.game.may_score().is_ok()
    }
}
