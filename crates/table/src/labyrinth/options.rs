//! What a group chooses for a match beside the rules: who sees which cards, who gets help, the
//! colours of the pawns, the names of the treasures, and how the picture lies.

use std::collections::BTreeSet;

use serde_json::{Map, Value, json};
use tableside_ledger::MatchHead;
use tableside_rules::labyrinth::Edition;

use super::names::Names;
use super::view::View;

/// The option for treasure cards that only their owner sees.
const SECRET: &str = "secret";
/// The option that says who gets help: `true`, or a list of seats.
const HELP: &str = "help";
/// The option with the colours of the pawns, in seat order.
const COLOURS: &str = "colours";
/// The option that says by which quarter turns the picture is turned.
const VIEW: &str = "view";
/// The option that says which edition lies on the table.
const EDITION: &str = "edition";
/// The option that says where the board came from.
const BOARD: &str = "board";

/// The colour of a pawn. The first four are those of the seats in every game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Colour {
    Blue,
    Orange,
    Green,
    Purple,
    Red,
    Yellow,
}

impl Colour {
    /// All, the seats' own first.
    pub(super) const ALL: [Self; 6] = [
        Self::Blue,
        Self::Orange,
        Self::Green,
        Self::Purple,
        Self::Red,
        Self::Yellow,
    ];

    /// Its name among the options and in the style.
    pub(super) const fn name(self) -> &'static str {
        match self {
            Self::Blue => "blue",
            Self::Orange => "orange",
            Self::Green => "green",
            Self::Purple => "purple",
            Self::Red => "red",
            Self::Yellow => "yellow",
        }
    }

    /// The colour of this name.
    pub(super) fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|colour| colour.name() == name)
    }
}

/// Who may ask the app.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(super) enum Helped {
    /// Nobody.
    #[default]
    Off,
    /// Everybody.
    All,
    /// Whoever sits at these seats.
    Some(BTreeSet<usize>),
}

impl Helped {
    /// Whether this seat may.
    pub(super) fn contains(&self, seat: usize) -> bool {
        match self {
            Self::Off => false,
            Self::All => true,
            Self::Some(seats) => seats.contains(&seat),
        }
    }

    fn read(kept: Option<&Value>) -> Self {
        match kept {
            Some(Value::Bool(true)) => Self::All,
            Some(Value::Array(seats)) => {
                let seats = seats.iter().filter_map(Value::as_u64);
                Self::Some(seats.filter_map(|seat| seat.try_into().ok()).collect())
            }
            _ => Self::Off,
        }
    }

    fn written(&self) -> Value {
        match self {
            Self::Off => json!(false),
            Self::All => json!(true),
            Self::Some(seats) => json!(seats),
        }
    }
}

/// Where the app knows the board from.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(super) enum Source {
    /// The app has dealt it, and the group has laid it.
    #[default]
    Dealt,
    /// It lay on the table, and was entered.
    Entered,
    /// The app does not know the board.
    Unknown,
}

impl Source {
    /// All, as the page offers them.
    pub(super) const ALL: [Self; 3] = [Self::Dealt, Self::Entered, Self::Unknown];

    /// Its name among the options and in the query.
    pub(super) const fn name(self) -> &'static str {
        match self {
            Self::Dealt => "deal",
            Self::Entered => "enter",
            Self::Unknown => "none",
        }
    }

    /// The one of this name.
    pub(super) fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|source| source.name() == name)
    }
}

/// All of it.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(super) struct Options {
    pub(super) secret: bool,
    pub(super) helped: Helped,
    /// In seat order; empty if the pawns have the colours of the seats.
    pub(super) colours: Vec<Colour>,
    pub(super) names: Names,
    pub(super) view: View,
    /// The index among the editions.
    pub(super) edition: usize,
    pub(super) source: Source,
}

impl Options {
    /// Those of a match; what can't be read is as by default.
    pub(super) fn of(head: &MatchHead) -> Self {
        let kept = |name: &str| head.options.get(name);
        let number = |name: &str| kept(name).and_then(Value::as_u64);
        let colours = kept(COLOURS).and_then(Value::as_array);
        let colours = colours.and_then(|names| {
            let colours = names
                .iter()
                .map(|name| name.as_str().and_then(Colour::named));
            colours.collect::<Option<Vec<Colour>>>()
        });
        let view = number(VIEW).and_then(|quarters| u8::try_from(quarters).ok());
        let edition = number(EDITION).and_then(|index| usize::try_from(index).ok());
        Self {
            secret: kept(SECRET).and_then(Value::as_bool).unwrap_or(false),
            helped: Helped::read(kept(HELP)),
            colours: colours
                .filter(|colours| colours.len() == head.players.len())
                .unwrap_or_default(),
            names: Names::of(head),
            view: View::new(view.unwrap_or(0)),
            edition: edition
                .filter(|index| *index < Edition::all().len())
                .unwrap_or(0),
            source: kept(BOARD)
                .and_then(Value::as_str)
                .and_then(Source::named)
                .unwrap_or_default(),
        }
    }

    /// As the ledger keeps them.
    pub(super) fn written(&self) -> Map<String, Value> {
        let mut options = Map::new();
        let mut put = |name: &str, value: Value| options.insert(name.to_owned(), value);
        put(SECRET, json!(self.secret));
        put(HELP, self.helped.written());
        put(VIEW, json!(self.view.quarters()));
        put(EDITION, json!(self.edition));
        put(BOARD, json!(self.source.name()));
        if !self.colours.is_empty() {
            let names = self.colours.iter().map(|colour| colour.name());
            put(COLOURS, names.collect());
        }
        self.names.put(&mut options);
        options
    }

    /// The edition that lies on the table.
    pub(super) fn edition(&self) -> Edition {
        let editions = Edition::all();
        editions
            .get(self.edition)
            .copied()
            .unwrap_or_else(Edition::usual)
    }

    /// The colour of a seat's pawn.
    pub(super) fn colour(&self, seat: usize) -> Colour {
        let own = Colour::ALL.get(seat).copied().unwrap_or(Colour::Blue);
        self.colours.get(seat).copied().unwrap_or(own)
    }
}

/// A match's options with the picture turned.
pub(super) fn with_view(head: &MatchHead, view: View) -> Map<String, Value> {
    let mut options = head.options.clone();
    options.insert(VIEW.to_owned(), json!(view.quarters()));
    options
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn help_is_for_nobody_for_all_or_for_some() {
        for helped in [
            Helped::Off,
            Helped::All,
            Helped::Some(BTreeSet::new()),
            Helped::Some(BTreeSet::from([0, 2])),
        ] {
            assert_eq!(Helped::read(Some(&helped.written())), helped);
        }
        for kept in [json!(null), json!("all"), json!(1), json!({})] {
            assert_eq!(Helped::read(Some(&kept)), Helped::Off, "{kept}");
        }
        assert_eq!(Helped::read(None), Helped::Off);
        let some = Helped::Some(BTreeSet::from([2]));
        assert!(some.contains(2) && !some.contains(0));
    }

    #[test]
    fn a_pawn_has_the_colour_of_its_seat_until_the_group_chooses() {
        let mut options = Options::default();
        let own: Vec<&str> = (0..4).map(|seat| options.colour(seat).name()).collect();
        assert_eq!(own, ["blue", "orange", "green", "purple"]);
        options.colours = vec![Colour::Red, Colour::Yellow];
        assert_eq!(options.colour(1), Colour::Yellow);
    }
}
