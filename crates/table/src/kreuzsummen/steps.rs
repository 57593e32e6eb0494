//! The steps in which a pair sets its table up, with what is drawn for each.

use std::collections::BTreeSet;

use tableside_rules::kreuzsummen::{Card, Face, Scenario, Suit};

use super::laid::{Changes, Club, ClubChange, DeckCard, Laid, Spot};
use crate::text::{Text, text};

/// A step to tick off on the table.
pub(crate) struct Step {
    /// From 1.
    pub(crate) number: usize,
    pub(crate) title: Text,
    pub(crate) hint: Option<Text>,
    pub(crate) picture: Picture,
    pub(crate) done: bool,
    /// The query of the screen with this step ticked, or no longer ticked.
    pub(crate) pick: String,
}

/// What is drawn for a step.
pub(crate) enum Picture {
    Field(FieldPicture),
    Clubs(Vec<ClubLine>),
    Decks(Vec<Pack>),
    Deal(Deal),
    None,
}

/// A club card and the sum beneath it.
pub(crate) struct Target {
    pub(crate) rank: u8,
    pub(crate) turned: bool,
    pub(crate) sum: u8,
}

/// The empty field with its targets.
pub(crate) struct FieldPicture {
    pub(crate) columns: Vec<Target>,
    pub(crate) rows: Vec<Target>,
    pub(crate) label: Text,
}

/// What to do with one club card.
pub(crate) struct ClubLine {
    pub(crate) before: Option<Target>,
    pub(crate) after: Option<Target>,
    pub(crate) words: Text,
}

/// Cards that go the same way, suit by suit.
pub(crate) struct Pack {
    /// Into the deck or out of it; none where only the deck is shown.
    pub(crate) heading: Option<Text>,
    pub(crate) fans: Vec<Fan>,
}

/// The cards of one suit.
pub(crate) struct Fan {
    /// As `kit.html` calls the suit.
    pub(crate) suit: &'static str,
    pub(crate) numbers: Vec<u8>,
    pub(crate) faces: Vec<FaceCard>,
    /// "A–7, jack, queen"
    pub(crate) words: Text,
}

/// A face card of a fan.
pub(crate) struct FaceCard {
    /// As `kit.html` calls it.
    pub(crate) name: &'static str,
}

/// How the cards are dealt.
pub(crate) struct Deal {
    /// One entry for each card of a hand.
    pub(crate) hand: Vec<()>,
    pub(crate) hand_words: Text,
    pub(crate) display: Vec<()>,
    pub(crate) display_words: Text,
    pub(crate) pile_words: Text,
}

fn target(club: Club) -> Target {
    Target {
        rank: club.rank,
        turned: club.turned,
        sum: club.sum(),
    }
}

/// Sets everything up from a whole pack.
pub(crate) fn from_scratch(scenario: &Scenario) -> Vec<(Text, Option<Text>, Picture)> {
    vec![
        (
            text("setup-targets"),
            Some(text("setup-targets-hint")),
            Picture::Field(field(scenario)),
        ),
        deck(scenario),
        deal(scenario),
    ]
}

/// Changes what lies there from another scenario, or from the same one.
pub(crate) fn from_table(
    before: &Scenario,
    scenario: &Scenario,
) -> Vec<(Text, Option<Text>, Picture)> {
    let changes = Changes::between(&Laid::of(before), &Laid::of(scenario));
    let gather = if changes.is_empty() {
        text("setup-nothing-changes")
    } else {
        text("setup-gather-hint")
    };
    let mut steps = vec![(text("setup-gather"), Some(gather), Picture::None)];
    if !changes.clubs.is_empty() {
        let lines = changes.clubs.iter().copied().map(club_line).collect();
        steps.push((
            text("setup-clubs").with("n", changes.clubs.len()),
            None,
            Picture::Clubs(lines),
        ));
        steps.push((
            text("setup-compare"),
            Some(text("setup-targets-hint")),
            Picture::Field(field(scenario)),
        ));
    }
    let packs: Vec<Pack> = [
        ("setup-cards-out", &changes.cards_out),
        ("setup-cards-in", &changes.cards_in),
    ]
    .into_iter()
    .filter(|(_, cards)| !cards.is_empty())
    .map(|(key, cards)| Pack {
        heading: Some(text(key).with("n", cards.len())),
        fans: fans(cards),
    })
    .collect();
    if !packs.is_empty() {
        steps.push((
            text("setup-deck-changes").with("n", scenario.deck),
            None,
            Picture::Decks(packs),
        ));
    }
    let (title, _, picture) = deal(scenario);
    let hint = changes.hand.map(|(before, now)| {
        text("setup-hand-changes")
            .with("before", before)
            .with("now", now)
    });
    steps.push((title, hint, picture));
    steps
}

/// The empty field with the targets around it.
pub(crate) fn field(scenario: &Scenario) -> FieldPicture {
    // The columns as printed, though their order is free.
    let club = |targets: &[u8], spot: fn(u8) -> Spot| -> Vec<Target> {
        (1..)
            .zip(targets)
            .map(|(index, sum)| target(Club::of(*sum, spot(index))))
            .collect()
    };
    let rows = club(&scenario.rows, Spot::Row);
    let columns = club(&scenario.columns, |_| Spot::Columns);
    let label = text("setup-field")
        .with("size", super::campaign::size(scenario))
        .with("rows", sums(&rows))
        .with("columns", sums(&columns));
    FieldPicture {
        columns,
        rows,
        label,
    }
}

/// "9, 2 turned = 12"
fn sums(targets: &[Target]) -> Text {
    let parts = targets.iter().map(|target| {
        if target.turned {
            text("setup-turned-sum")
                .with("rank", target.rank)
                .with("sum", target.sum)
        } else {
            Text::verbatim(target.sum.to_string())
        }
    });
    Text::joined(parts.collect(), ", ")
}

fn deck(scenario: &Scenario) -> (Text, Option<Text>, Picture) {
    let pack = Pack {
        heading: None,
        fans: fans(&Laid::of(scenario).deck),
    };
    let hint = (scenario.copies < 3).then(|| text("setup-two-copies"));
    (
        text("setup-deck").with("n", scenario.deck),
        hint,
        Picture::Decks(vec![pack]),
    )
}

fn deal(scenario: &Scenario) -> (Text, Option<Text>, Picture) {
    let hand = scenario.hand;
    let picture = Deal {
        hand: vec![(); usize::from(hand)],
        hand_words: text("setup-deal-hand").with("n", hand),
        display: vec![(); usize::from(Scenario::DISPLAY)],
        display_words: text("setup-deal-display").with("n", Scenario::DISPLAY),
        pile_words: text("setup-deal-pile").with("n", scenario.draw_pile),
    };
    (text("setup-deal"), None, Picture::Deal(picture))
}

fn fans(cards: &BTreeSet<DeckCard>) -> Vec<Fan> {
    [Suit::Hearts, Suit::Spades, Suit::Diamonds]
        .into_iter()
        .filter_map(|suit| {
            let of_suit = || cards.iter().filter(move |card| card.0 == suit);
            let numbers: Vec<u8> = of_suit()
                .filter_map(|(_, card)| match card {
                    Card::Number(value) => Some(value.get()),
                    Card::Face(_) => None,
                })
                .collect();
            let faces: Vec<Face> = of_suit()
                .filter_map(|(_, card)| match card {
                    Card::Number(_) => None,
                    Card::Face(face) => Some(*face),
                })
                .collect();
            (!numbers.is_empty() || !faces.is_empty()).then(|| Fan {
                suit: suit_name(suit),
                words: fan_words(&numbers, &faces),
                numbers,
                faces: faces
                    .into_iter()
                    .map(|face| FaceCard { name: face.name() })
                    .collect(),
            })
        })
        .collect()
}

/// As `kit.html` calls the suits.
fn suit_name(suit: Suit) -> &'static str {
    match suit {
        Suit::Hearts => "heart",
        Suit::Spades => "spade",
        Suit::Diamonds => "diamond",
        Suit::Clubs => "club",
    }
}

fn fan_words(numbers: &[u8], faces: &[Face]) -> Text {
    let rank = |value: &u8| match value {
        1 => "A".to_owned(),
        value => value.to_string(),
    };
    let mut parts = match numbers {
        // The numbers of a deck, and those that join or leave it, follow one another.
        [first, .., last] if numbers.len() > 2 => {
            vec![Text::verbatim(format!("{}–{}", rank(first), rank(last)))]
        }
        _ => numbers
            .iter()
            .map(|value| Text::verbatim(rank(value)))
            .collect(),
    };
    let name = |face: &Face| text(format!("kit-{}", face.name()));
    parts.extend(faces.iter().map(name));
    Text::joined(parts, ", ")
}

fn club_line(change: ClubChange) -> ClubLine {
    match change {
        ClubChange::TakeAway(club) => ClubLine {
            before: Some(target(club)),
            after: None,
            words: match club.spot {
                Spot::Row(row) => text("setup-club-away-row").with("row", row),
                Spot::Columns => text("setup-club-away-column"),
            },
        },
        ClubChange::Add(club) => ClubLine {
            before: None,
            after: Some(target(club)),
            words: match club.spot {
                Spot::Row(row) => text("setup-club-add-row").with("row", row),
                Spot::Columns => text("setup-club-add-column"),
            },
        },
        ClubChange::Shift { from, to } => ClubLine {
            before: Some(target(from)),
            after: Some(target(to)),
            words: shift(from, to),
        },
    }
}

fn shift(from: Club, to: Club) -> Text {
    let mut parts = Vec::new();
    if from.turned != to.turned {
        let key = if to.turned { "across" } else { "upright" };
        parts.push(text(format!("setup-club-{key}")));
    }
    match (from.spot, to.spot) {
        (from, to) if from == to => parts.push(match to {
            Spot::Row(row) => text("setup-club-stays-row").with("row", row),
            Spot::Columns => text("setup-club-stays-column"),
        }),
        (Spot::Row(from), Spot::Row(to)) => {
            parts.push(text("setup-club-row-row").with("from", from).with("to", to));
        }
        (Spot::Row(from), Spot::Columns) => {
            parts.push(text("setup-club-row-column").with("from", from));
        }
        (Spot::Columns, Spot::Row(to)) => {
            parts.push(text("setup-club-column-row").with("to", to));
        }
        // Both above the field, which the first arm has seen.
        (Spot::Columns, Spot::Columns) => {}
    }
    Text::joined(parts, " · ")
}

#[cfg(test)]
mod tests {
    use tableside_rules::kreuzsummen::Value;

    use super::*;

    #[test]
    fn the_numbers_that_are_told_as_a_run_are_one() {
        let is_run = |cards: &BTreeSet<DeckCard>| {
            fans(cards).iter().all(|fan| {
                fan.numbers.windows(2).all(|pair| pair[0] + 1 == pair[1])
                    && fan.numbers.iter().all(|value| Value::new(*value).is_some())
            })
        };
        for before in Scenario::all() {
            assert!(is_run(&Laid::of(before).deck));
            for after in Scenario::all() {
                let changes = Changes::between(&Laid::of(before), &Laid::of(after));
                assert!(is_run(&changes.cards_in), "{}", after.number);
                assert!(is_run(&changes.cards_out), "{}", after.number);
            }
        }
    }

    #[test]
    fn the_same_scenario_again_needs_gathering_and_dealing_only() {
        for scenario in Scenario::all() {
            assert_eq!(from_table(scenario, scenario).len(), 2);
        }
    }
}
