//! Who sits down to a match of two or more: chosen from those known, or named anew.
//!
//! The choice is the pick `players` of a game's page at `/games/{id}`, the players' ids in seat
//! order. Without it the seats of the game's last match are offered again.

use std::collections::BTreeSet;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::ops::RangeInclusive;

use askama::Template;
use axum::response::{IntoResponse, Redirect, Response};
use serde::Deserialize;
use tableside_ledger::{MatchHead, NewSeat, Player};

use super::names;
use crate::failure::Failure;
use crate::filters;
use crate::text::{Text, text};
use crate::visit::{Picks, Visit};

/// The pick with the chosen ones, and the field that carries them to the start of a match.
const PLAYERS: &str = "players";
/// The pick that shows all known players.
const ALL: &str = "known";
/// The pick that says why nobody can be added.
const WHY: &str = "why";
/// The pick that tells a change of the party from one of something else on the page.
const CHANGED: &str = "seated";
/// The most known players that are offered before "more".
const OFFERED: usize = 12;

/// The players of a match to come.
#[derive(Debug, Clone)]
pub(crate) struct Party {
    /// The page that the party stands on.
    page: String,
    /// How many can play it.
    range: RangeInclusive<usize>,
    /// In seat order, nobody twice, no more than can play.
    players: Vec<Player>,
    /// Everybody else that is known, who played last first, no name twice.
    others: Vec<Player>,
    /// A name as it was typed, and what is wrong with it.
    wrong: Option<(String, Text)>,
}

/// A name as it arrives from the party's form.
#[derive(Debug, Clone, Default, Deserialize)]
pub(crate) struct Typed {
    #[serde(default)]
    name: String,
}

/// What came of a typed name.
pub(crate) enum Added {
    /// Somebody sits down: back to the page.
    Seated(Response),
    /// The name will not do; the party says why and keeps it. For an answer of 422.
    Refused(Party),
}

impl Party {
    /// The chosen players: those in the picks, else those of the last match of this game, else
    /// nobody. `range` says how many can play.
    pub(crate) fn load(
        visit: &Visit,
        game: &'static str,
        range: RangeInclusive<usize>,
    ) -> Result<Self, Failure> {
        if let Some(ids) = visit.picks.get(PLAYERS) {
            return Self::from_ids(visit, game, range, ids);
        }
        let (known, last) =
            visit.ledger(|ledger| Ok((ledger.players_by_play()?, ledger.last_match(game)?)))?;
        let players = last.map_or_else(Vec::new, |head| seated(&known, &head));
        Ok(Self::new(page_of(game), range, players, known))
    }

    /// The players with these ids, separated by commas, in this order. Who is not known, is named
    /// twice, or finds no seat left is passed over.
    pub(crate) fn from_ids(
        visit: &Visit,
        game: &'static str,
        range: RangeInclusive<usize>,
        ids: &str,
    ) -> Result<Self, Failure> {
        let known = visit.ledger(|ledger| Ok(ledger.players_by_play()?))?;
        let players = ids
            .split(',')
            .filter_map(|id| id.parse().ok())
            .filter_map(|id| known.iter().find(|player| player.id == id).cloned())
            .collect();
        Ok(Self::new(page_of(game), range, players, known))
    }

    fn new(
        page: String,
        range: RangeInclusive<usize>,
        chosen: Vec<Player>,
        known: Vec<Player>,
    ) -> Self {
        let mut seen = BTreeSet::new();
        let mut names = BTreeSet::new();
        let players: Vec<Player> = chosen
            .into_iter()
            .filter(|player| seen.insert(player.id))
            .take(*range.end())
            .inspect(|player| {
                names.insert(names::folded(&player.name));
            })
            .collect();
        let others = known
            .into_iter()
            .filter(|player| names.insert(names::folded(&player.name)))
            .collect();
        Self {
            page,
            range,
            players,
            others,
            wrong: None,
        }
    }

    /// Adds whoever has the typed name: a known player, or one who is new.
    pub(crate) fn add(
        visit: &Visit,
        game: &'static str,
        range: RangeInclusive<usize>,
        typed: &Typed,
    ) -> Result<Added, Failure> {
        Self::load(visit, game, range)?.with(visit, typed)
    }

    /// On another page than the game's own.
    #[must_use]
    pub(crate) fn on(mut self, page: impl Into<String>) -> Self {
        self.page = page.into();
        self
    }

    /// The same party with whoever has the typed name: a known player, or one who is new.
    pub(crate) fn with(mut self, visit: &Visit, typed: &Typed) -> Result<Added, Failure> {
        if let Some(wrong) = self.refuses(&typed.name) {
            self.wrong = Some((typed.name.clone(), wrong));
            return Ok(Added::Refused(self));
        }
        let player = visit.ledger(|ledger| {
            let known = ledger.players_by_play()?;
            names::player(ledger, &known, &typed.name)
        })?;
        let mut ids = self.list();
        ids.push(player.id.to_string());
        let path = format!("{}{}", self.page, choice(&visit.picks, &ids));
        Ok(Added::Seated(Redirect::to(&path).into_response()))
    }

    /// What is wrong with a name for this party.
    fn refuses(&self, name: &str) -> Option<Text> {
        if let Some(wrong) = names::wrong(name) {
            Some(wrong)
        } else if let Some(there) = names::same(&self.players, name) {
            Some(text("party-there").with("name", &there.name))
        } else {
            self.is_full().then(|| self.full())
        }
    }

    /// In seat order.
    pub(crate) fn players(&self) -> &[Player] {
        &self.players
    }

    /// Whether as many are there as are needed.
    pub(crate) fn is_complete(&self) -> bool {
        self.range.contains(&self.players.len())
    }

    fn is_full(&self) -> bool {
        self.players.len() >= *self.range.end()
    }

    /// How many are there of how many, in words.
    pub(crate) fn count(&self) -> Text {
        let words = if self.range.start() == self.range.end() {
            "party-count-of"
        } else {
            "party-count"
        };
        text(words)
            .with("n", self.players.len())
            .with("least", self.range.start())
            .with("most", self.range.end())
    }

    /// What a screen reader says once somebody has come, gone or moved; nothing on arrival, and
    /// nothing once something else was picked.
    pub(crate) fn says(&self, visit: &Visit) -> Option<Text> {
        let rest = Picks::read(&visit.picks.with(CHANGED, None));
        if visit.picks.get(CHANGED)? != mark(&rest) {
            return None;
        }
        let names: Vec<&str> = self.players.iter().map(|player| &*player.name).collect();
        let said = [Text::verbatim(names.join(", ")), self.count()];
        let from = usize::from(names.is_empty());
        Some(Text::joined(said[from..].to_vec(), ". "))
    }

    /// Who is missing for a match, in words; `None` once it can begin.
    pub(crate) fn missing(&self) -> Option<Text> {
        let missing = self.range.start().saturating_sub(self.players.len());
        (missing > 0).then(|| text("party-missing").with("n", missing))
    }

    /// Why nobody else can sit down.
    fn full(&self) -> Text {
        text("party-full").with("n", self.range.end())
    }

    /// The ids in seat order, as a form's field `players` carries them.
    pub(crate) fn ids(&self) -> String {
        self.list().join(",")
    }

    fn list(&self) -> Vec<String> {
        let ids = self.players.iter().map(|player| player.id.to_string());
        ids.collect()
    }

    /// The seats of the match.
    pub(crate) fn new_seats(&self) -> Vec<NewSeat> {
        let seats = self.players.iter().map(|player| NewSeat {
            player: Some(player.id),
            name: player.name.clone(),
        });
        seats.collect()
    }

    /// The part of the page on which the party is chosen.
    pub(crate) fn part(&self, visit: &Visit) -> Result<String, Failure> {
        self.part_with(visit, |_, _| Ok(String::new()))
    }

    /// The same with something of the game's own in each seat's row, already rendered.
    pub(crate) fn part_with(
        &self,
        visit: &Visit,
        extra: impl Fn(usize, &Player) -> Result<String, Failure>,
    ) -> Result<String, Failure> {
        let picks = &visit.picks;
        let ids = self.list();
        let seats = self
            .players
            .iter()
            .enumerate()
            .map(|(index, player)| {
                Ok(Seat {
                    index,
                    id: player.id.to_string(),
                    name: player.name.clone(),
                    up: (index > 0).then(|| choice(picks, &moved_up(&ids, index))),
                    out: choice(picks, &without(&ids, index)),
                    extra: extra(index, player)?,
                })
            })
            .collect::<Result<_, Failure>>()?;
        let is_full = self.is_full();
        let offered = match picks.get(ALL) {
            Some(_) => self.others.len(),
            None => OFFERED,
        };
        let why = Picks::read(&kept(picks, &ids).with(WHY, Some("full")));
        let chips = self.others.iter().take(offered).map(|player| Chip {
            id: player.id.to_string(),
            name: player.name.clone(),
            pick: if is_full {
                format!("?{}", why.query())
            } else {
                let ids: Vec<String> = ids.iter().cloned().chain([player.id.to_string()]).collect();
                choice(picks, &ids)
            },
        });
        let wrong = self.wrong.as_ref();
        // Elsewhere than on a game's own page the match has been played already.
        let past = !self.page.starts_with("/games/");
        visit.part(&PartyPart {
            title: text(if past {
                "party-title-past"
            } else {
                "party-title"
            }),
            count: self.count(),
            seats,
            chips: chips.collect(),
            more: (self.others.len() > offered).then(|| kept(picks, &ids).with(ALL, Some("all"))),
            is_full,
            why: (is_full && picks.get(WHY) == Some("full")).then(|| self.full()),
            action: format!("{}?{}", self.page, kept(picks, &ids).query()),
            typed: wrong.map_or_else(String::new, |(typed, _)| typed.clone()),
            error: wrong.map(|(_, error)| error.clone()),
        })
    }
}

/// The page of a game.
fn page_of(game: &str) -> String {
    format!("/games/{game}")
}

/// The seats of a match that was played before; who has only a name is found by it.
fn seated(known: &[Player], head: &MatchHead) -> Vec<Player> {
    head.seats
        .iter()
        .zip(&head.players)
        .filter_map(|(id, name)| {
            let by_id = id.and_then(|id| known.iter().find(|player| player.id == id));
            by_id.or_else(|| names::same(known, name)).cloned()
        })
        .collect()
}

/// The picks with these players, and without what belonged to the last tap.
fn kept(picks: &Picks, ids: &[String]) -> Picks {
    let picks = Picks::read(&picks.with(WHY, None));
    let picks = Picks::read(&picks.with(CHANGED, None));
    Picks::read(&picks.with(PLAYERS, Some(&ids.join(","))))
}

/// The query of the page once the party has changed to these players.
fn choice(picks: &Picks, ids: &[String]) -> String {
    let picks = kept(picks, ids);
    picks.with(CHANGED, Some(&mark(&picks)))
}

/// Short for these picks: it fits no longer as soon as one of them is another.
fn mark(picks: &Picks) -> String {
    let mut hasher = DefaultHasher::new();
    picks.query().hash(&mut hasher);
    format!("{:04x}", hasher.finish() & 0xffff)
}

fn moved_up(ids: &[String], index: usize) -> Vec<String> {
    let mut ids = ids.to_vec();
    ids.swap(index - 1, index);
    ids
}

fn without(ids: &[String], index: usize) -> Vec<String> {
    let mut ids = ids.to_vec();
    ids.remove(index);
    ids
}

/// Somebody at the table.
struct Seat {
    index: usize,
    id: String,
    name: String,
    /// The pick with which they sit one seat earlier.
    up: Option<String>,
    /// The pick without them.
    out: String,
    extra: String,
}

/// Somebody who can sit down.
struct Chip {
    id: String,
    name: String,
    pick: String,
}

#[derive(Template)]
#[template(path = "party.html")]
struct PartyPart {
    title: Text,
    count: Text,
    seats: Vec<Seat>,
    chips: Vec<Chip>,
    /// The pick that shows everybody.
    more: Option<String>,
    is_full: bool,
    why: Option<Text>,
    /// Where a typed name goes.
    action: String,
    typed: String,
    error: Option<Text>,
}

#[cfg(test)]
mod tests;
