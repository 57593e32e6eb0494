//! What lies on the table before an attempt, and what to change so that
//! another scenario lies there.
//!
//! Rule book: Kreuzsummen, "Spielkarten und Zielkarten", "Feste Reihen, freie Spalten".

use std::collections::BTreeSet;

use tableside_rules::kreuzsummen::{Card, Scenario, Suit};

/// Where a club card lies as a target.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Spot {
    /// Left of this row, from 1.
    Row(u8),
    /// Above the field, where the order is free.
    Columns,
}

/// A club card as a target.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Club {
    pub(crate) spot: Spot,
    /// 1 to 10.
    pub(crate) rank: u8,
    /// Lies across and so counts ten more.
    pub(crate) turned: bool,
}

impl Club {
    pub(crate) fn of(target: u8, spot: Spot) -> Self {
        let turned = target > 10;
        Self {
            spot,
            rank: if turned { target - 10 } else { target },
            turned,
        }
    }

    /// The sum that it asks for, 1 to 20.
    pub(crate) fn sum(self) -> u8 {
        self.rank + if self.turned { 10 } else { 0 }
    }
}

/// A card of the deck.
pub(crate) type DeckCard = (Suit, Card);

/// Everything that is laid out or put together before the cards are shuffled.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Laid {
    pub(crate) clubs: BTreeSet<Club>,
    pub(crate) deck: BTreeSet<DeckCard>,
    /// Cards a hand.
    pub(crate) hand: u8,
}

impl Laid {
    pub(crate) fn of(scenario: &Scenario) -> Self {
        let rows = (1..)
            .zip(&scenario.rows)
            .map(|(row, target)| Club::of(*target, Spot::Row(row)));
        let columns = scenario
            .columns
            .iter()
            .map(|target| Club::of(*target, Spot::Columns));
        let numbers = scenario
            .number_suits()
            .iter()
            .flat_map(|suit| scenario.values().map(|value| (*suit, Card::Number(value))));
        let faces = scenario
            .face_suits()
            .iter()
            .flat_map(|suit| scenario.faces.iter().map(|face| (*suit, Card::Face(*face))));
        Self {
            clubs: rows.chain(columns).collect(),
            deck: numbers.chain(faces).collect(),
            hand: scenario.hand,
        }
    }
}

/// One thing to do with a club card.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum ClubChange {
    TakeAway(Club),
    /// The same card is turned, lies elsewhere, or both.
    Shift {
        from: Club,
        to: Club,
    },
    Add(Club),
}

/// What to do so that one scenario's table becomes another's.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Changes {
    /// What goes first, then what is shifted, then what comes.
    pub(crate) clubs: Vec<ClubChange>,
    pub(crate) cards_out: BTreeSet<DeckCard>,
    pub(crate) cards_in: BTreeSet<DeckCard>,
    /// Cards a hand before and now, if they differ.
    pub(crate) hand: Option<(u8, u8)>,
}

impl Changes {
    pub(crate) fn between(before: &Laid, after: &Laid) -> Self {
        let same_rank =
            |clubs: &BTreeSet<Club>, rank| clubs.iter().copied().find(|club| club.rank == rank);
        let gone = before
            .clubs
            .iter()
            .filter(|club| same_rank(&after.clubs, club.rank).is_none())
            .map(|club| ClubChange::TakeAway(*club));
        let shifted = after.clubs.iter().filter_map(|to| {
            let from = same_rank(&before.clubs, to.rank)?;
            (from != *to).then_some(ClubChange::Shift { from, to: *to })
        });
        let come = after
            .clubs
            .iter()
            .filter(|club| same_rank(&before.clubs, club.rank).is_none())
            .map(|club| ClubChange::Add(*club));
        Self {
            clubs: gone.chain(shifted).chain(come).collect(),
            cards_out: before.deck.difference(&after.deck).copied().collect(),
            cards_in: after.deck.difference(&before.deck).copied().collect(),
            hand: (before.hand != after.hand).then_some((before.hand, after.hand)),
        }
    }

    /// Whether everything stays as it is.
    pub(crate) fn is_empty(&self) -> bool {
        self.clubs.is_empty()
            && self.cards_out.is_empty()
            && self.cards_in.is_empty()
            && self.hand.is_none()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn laid(number: u8) -> Laid {
        Laid::of(Scenario::get(number).unwrap())
    }

    fn changes(before: u8, after: u8) -> Changes {
        Changes::between(&laid(before), &laid(after))
    }

    /// Does what the list says, as a pair at the table would.
    fn apply(mut table: Laid, changes: &Changes) -> Laid {
        for change in &changes.clubs {
            match change {
                ClubChange::TakeAway(club) => assert!(table.clubs.remove(club)),
                ClubChange::Add(club) => assert!(table.clubs.insert(*club)),
                ClubChange::Shift { from, to } => {
                    assert_eq!(from.rank, to.rank, "it is the same card");
                    assert!(table.clubs.remove(from));
                    assert!(table.clubs.insert(*to));
                }
            }
        }
        for card in &changes.cards_out {
            assert!(table.deck.remove(card));
        }
        for card in &changes.cards_in {
            assert!(table.deck.insert(*card));
        }
        if let Some((before, now)) = changes.hand {
            assert_eq!(table.hand, before);
            table.hand = now;
        }
        table
    }

    #[test]
    fn doing_what_changes_gives_the_other_scenario() {
        for before in 1..=50 {
            for after in 1..=50 {
                let table = apply(laid(before), &changes(before, after));
                assert_eq!(table, laid(after), "{before} to {after}");
            }
        }
    }

    #[test]
    fn no_card_is_touched_twice_or_for_nothing() {
        for before in 1..=50 {
            for after in 1..=50 {
                let changes = changes(before, after);
                let ranks: Vec<u8> = changes
                    .clubs
                    .iter()
                    .map(|change| match change {
                        ClubChange::TakeAway(club) | ClubChange::Add(club) => club.rank,
                        ClubChange::Shift { from, to } => {
                            assert_ne!(from, to);
                            to.rank
                        }
                    })
                    .collect();
                let distinct: BTreeSet<u8> = ranks.iter().copied().collect();
                assert_eq!(ranks.len(), distinct.len(), "{before} to {after}");
                assert!(changes.cards_in.is_disjoint(&changes.cards_out));
                assert_eq!(changes.is_empty(), before == after, "{before} to {after}");
            }
        }
    }

    #[test]
    fn the_deck_and_the_targets_are_those_of_the_scenario() {
        for scenario in Scenario::all() {
            let laid = Laid::of(scenario);
            assert_eq!(laid.deck.len(), usize::from(scenario.deck));
            let mut rows = Vec::new();
            let mut columns = Vec::new();
            for club in &laid.clubs {
                match club.spot {
                    Spot::Row(_) => rows.push(club.sum()),
                    Spot::Columns => columns.push(club.sum()),
                }
            }
            assert_eq!(rows, scenario.rows, "rows from the top");
            columns.sort_unstable();
            let mut targets = scenario.columns.clone();
            targets.sort_unstable();
            assert_eq!(columns, targets);
        }
    }

    #[test]
    fn a_column_target_that_stays_one_is_left_alone_wherever_it_is_printed() {
        let twelve = Club::of(12, Spot::Columns);
        for (before, after) in [(4, 5), (5, 6), (6, 7), (7, 8)] {
            assert!(laid(before).clubs.contains(&twelve));
            assert!(laid(after).clubs.contains(&twelve));
            let touched = changes(before, after).clubs.iter().any(|change| {
                let (ClubChange::TakeAway(club)
                | ClubChange::Add(club)
                | ClubChange::Shift { to: club, .. }) = change;
                club.rank == twelve.rank
            });
            assert!(!touched, "{before} to {after}");
        }
    }

    #[test]
    fn from_30_to_31_the_diamonds_go_and_to_36_they_return() {
        let diamonds = |cards: &BTreeSet<DeckCard>| {
            cards.len() == 9 && cards.iter().all(|(suit, _)| *suit == Suit::Diamonds)
        };
        assert!(diamonds(&changes(30, 31).cards_out));
        assert!(changes(30, 31).cards_in.is_empty());
        assert!(diamonds(&changes(35, 36).cards_in));
        assert_eq!(changes(6, 7).hand, Some((3, 4)));
        assert_eq!(changes(40, 41).hand, Some((4, 5)));
    }

    #[test]
    fn the_same_rank_the_other_way_up_is_turned() {
        // Scenario 1 has the columns 6, 7, 8 and the rows 9 and 12; scenario 2
        // the columns 7, 13, 16 and the rows 9, 12, 15.
        let changes = changes(1, 2);
        let six = |target| Club::of(target, Spot::Columns);
        assert_eq!(
            changes.clubs,
            [
                ClubChange::TakeAway(six(8)),
                ClubChange::Shift {
                    from: six(6),
                    to: six(16)
                },
                ClubChange::Add(Club::of(15, Spot::Row(3))),
                ClubChange::Add(six(13)),
            ]
        );
    }
}
