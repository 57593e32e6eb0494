//! Which matches are asked for, as the address says it, and the keys that change it; for the
//! chronicle and for statistics.

use jiff::Timestamp;
use jiff::civil::date;
use jiff::tz::TimeZone;
use tableside_ledger::{Cursor, Filter, Ledger, Player, Team};

use crate::failure::Failure;
use crate::games::GAMES;
use crate::people::called;
use crate::text::{Text, text};
use crate::visit::Picks;

/// The filters, in the order of their keys.
const KINDS: [&str; 4] = ["game", "player", "team", "year"];
/// The pick that shows what a filter offers.
const PANEL: &str = "filter";
/// The pick with the match before those that are shown.
const AFTER: &str = "after";

/// A key that shows what a filter offers, or closes that again.
pub(crate) struct Key {
    pub(crate) kind: &'static str,
    pub(crate) icon: &'static str,
    /// What is chosen, or what can be.
    pub(crate) label: Text,
    /// What is chosen, told to a screen reader.
    pub(crate) name: Text,
    pub(crate) on: bool,
    pub(crate) open: bool,
    pub(crate) query: String,
}

/// What a filter offers.
pub(crate) struct Panel {
    pub(crate) label: Text,
    pub(crate) choices: Vec<Choice>,
}

/// One of it.
pub(crate) struct Choice {
    pub(crate) key: String,
    pub(crate) label: Text,
    pub(crate) query: String,
    pub(crate) chosen: bool,
}

/// Everything that can be chosen.
pub(crate) struct Wanted {
    picks: Picks,
    players: Vec<Player>,
    teams: Vec<Team>,
    /// Those in which something was played, the latest first.
    years: Vec<i16>,
}

impl Wanted {
    pub(crate) fn load(ledger: &Ledger, picks: &Picks) -> Result<Self, Failure> {
        let mut players = ledger.players_by_play()?;
        let archived = ledger.players()?.into_iter();
        players.extend(archived.filter(|player| player.archived.is_some()));
        let mut teams = Vec::new();
        for game in GAMES {
            teams.extend(ledger.teams(game.id)?);
        }
        let mut years = Vec::new();
        let mut before = None;
        while let Some(played) = ledger.last_played(before)? {
            let year = played.to_zoned_datetime(TimeZone::system()).year();
            years.push(year);
            before = begin_of(year);
            if before.is_none() {
                break;
            }
        }
        Ok(Self {
            picks: picks.clone(),
            players,
            teams,
            years,
        })
    }

    /// What the ledger is asked for. A choice that is none lets everything through.
    pub(crate) fn filter(&self) -> Filter {
        Filter {
            game: self.picked("game").map(str::to_owned),
            player: self.picked("player").and_then(|id| id.parse().ok()),
            team: self.picked("team").and_then(|id| id.parse().ok()),
            played: self.picked("year").and_then(year),
            ended: None,
        }
    }

    /// The match before those that are shown.
    pub(crate) fn after(&self) -> Option<Cursor> {
        let (played, id) = self.picks.get(AFTER)?.split_once('~')?;
        Some(Cursor {
            played: played.parse().ok()?,
            id: id.parse().ok()?,
        })
    }

    /// The query that goes on after a match.
    pub(crate) fn from(&self, place: Cursor) -> String {
        let place = format!("{}~{}", place.played, place.id);
        Picks::read(&self.closed()).with(AFTER, Some(&place))
    }

    /// The query of the latest matches with the same filters.
    pub(crate) fn latest(&self) -> String {
        let picks = Picks::read(&self.closed());
        picks.with(AFTER, None)
    }

    /// The query with one more choice.
    pub(crate) fn with(&self, kind: &str, value: &str) -> String {
        Picks::read(&self.latest()).with(kind, Some(value))
    }

    /// Whether there is any filter.
    pub(crate) fn is_any(&self) -> bool {
        KINDS.iter().any(|kind| self.picked(kind).is_some())
    }

    /// What is chosen of a kind, if it is something that there is.
    fn picked(&self, kind: &str) -> Option<&str> {
        let picked = self.picks.get(kind)?;
        let known = match kind {
            "game" => GAMES.iter().any(|game| game.id == picked),
            "player" => self.players.iter().any(|one| one.id.to_string() == picked),
            "team" => self.teams.iter().any(|one| one.id.to_string() == picked),
            _ => year(picked).is_some(),
        };
        known.then_some(picked)
    }

    fn closed(&self) -> String {
        self.picks.with(PANEL, None)
    }

    /// The keys of the filters for which there is something to choose.
    pub(crate) fn keys(&self) -> Vec<Key> {
        let kinds = KINDS.into_iter();
        kinds
            .filter(|kind| self.picked(kind).is_some() || self.choices(kind).len() > 1)
            .map(|kind| self.key(kind))
            .collect()
    }

    fn key(&self, kind: &'static str) -> Key {
        let chosen = self.picked(kind);
        let open = self.picks.get(PANEL) == Some(kind);
        let value = chosen.and_then(|picked| {
            let mut choices = self.values(kind).into_iter();
            choices.find(|(value, _)| value == picked)
        });
        let word = text(format!("chronicle-{kind}"));
        let label = value.map_or_else(|| word.clone(), |(_, label)| label);
        Key {
            kind,
            icon: match kind {
                "game" => "cards",
                "player" => "person",
                "team" => "people",
                _ => "calendar",
            },
            name: text("chronicle-filter").with("kind", word).with(
                "chosen",
                if chosen.is_some() {
                    label.clone()
                } else {
                    text("chronicle-all")
                },
            ),
            label,
            on: chosen.is_some(),
            open,
            query: if open {
                self.closed()
            } else {
                self.picks.with(PANEL, Some(kind))
            },
        }
    }

    /// What the filter that is open offers.
    pub(crate) fn panel(&self) -> Option<Panel> {
        let kind = self.picks.get(PANEL)?;
        let kind = KINDS.into_iter().find(|one| *one == kind)?;
        Some(Panel {
            label: text(format!("chronicle-{kind}")),
            choices: self.choices(kind),
        })
    }

    fn choices(&self, kind: &str) -> Vec<Choice> {
        let picks = Picks::read(&self.latest());
        let chosen = self.picked(kind);
        let all = Choice {
            key: format!("{kind}-all"),
            label: text("chronicle-all"),
            query: picks.with(kind, None),
            chosen: chosen.is_none(),
        };
        let others = self.values(kind).into_iter().map(|(value, label)| Choice {
            key: format!("{kind}-{value}"),
            label,
            query: picks.with(kind, Some(&value)),
            chosen: chosen == Some(&value),
        });
        let mut choices: Vec<Choice> = others.collect();
        if !choices.is_empty() {
            choices.insert(0, all);
        }
        choices
    }

    /// What can be chosen of a kind, and what it is called.
    fn values(&self, kind: &str) -> Vec<(String, Text)> {
        match kind {
            "game" => GAMES
                .iter()
                .map(|game| (game.id.to_owned(), game.title()))
                .collect(),
            "player" => (self.players.iter())
                .map(|one| (one.id.to_string(), Text::verbatim(&one.name)))
                .collect(),
            "team" => (self.teams.iter())
                .map(|one| (one.id.to_string(), called(one)))
                .collect(),
            // One year alone is no choice.
            _ if self.years.len() < 2 => Vec::new(),
            _ => (self.years.iter())
                .map(|year| (year.to_string(), Text::verbatim(year.to_string())))
                .collect(),
        }
    }
}

/// A year of this device's calendar.
fn year(picked: &str) -> Option<std::ops::Range<Timestamp>> {
    let year: i16 = picked
        .parse()
        .ok()
        .filter(|year| (1..9999).contains(year))?;
    Some(begin_of(year)?..begin_of(year + 1)?)
}

/// When a year begins by this device's calendar.
fn begin_of(year: i16) -> Option<Timestamp> {
    let zoned = date(year, 1, 1)
        .to_zoned_datetime(TimeZone::system())
        .ok()?;
    Some(zoned.timestamp())
}
