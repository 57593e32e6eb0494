//! What a group wishes for the match to come: picked on the page, else as it was the last time.

use std::collections::BTreeMap;

use serde_json::{Map, Value};
use tableside_ledger::{MatchHead, Player};
use tableside_rules::Game as _;
use tableside_rules::dig_up::{Colour, DigUp, Idols, Setup};
use tableside_rules::match_file::parse_setup;

use super::played::Way;
use super::setup::idols_name;
use crate::failure::Failure;
use crate::frame::party::Party;
use crate::visit::{Picks, Visit};

/// The setting that keeps everybody's favourite colour, by the player's id.
const FAVOURITES: &str = "dig-up-favourites";

/// The pick with everybody's favourite colour, by the player's id.
const COLOURS: &str = "colours";
/// The pick that says which two seats have just swapped their colours.
const SWAPPED: &str = "swapped";

/// Which two seats have just swapped their colours, if the last tap did that, and the picks
/// without it.
pub(super) fn take_swapped(picks: &Picks) -> (Option<[usize; 2]>, Picks) {
    let seats = picks.get(SWAPPED).and_then(|seats| seats.split_once(','));
    let seats = seats.and_then(|(one, other)| Some([one.parse().ok()?, other.parse().ok()?]));
    (seats, Picks::read(&picks.with(SWAPPED, None)))
}

/// What is wished for.
pub(super) struct Wishes {
    /// In seat order, all different.
    pub(super) favourites: Vec<Colour>,
    /// A seat, 0 if nobody sits there yet.
    pub(super) starter: usize,
    /// Whether chance chose the starter.
    pub(super) tossed: bool,
    /// Who began the last time, if the next one was chosen after that.
    pub(super) after: Option<usize>,
    pub(super) idols: Idols,
    pub(super) way: Way,
}

impl Wishes {
    /// What is picked, else what was chosen the last time.
    pub(super) fn load(visit: &Visit, party: &Party) -> Result<Self, Failure> {
        let (last, kept) = visit
            .ledger(|ledger| Ok((ledger.last_match(DigUp::ID)?, ledger.setting(FAVOURITES)?)))?;
        let setup = last
            .as_ref()
            .and_then(|head| parse_setup::<DigUp>(&head.setup).ok());
        let players = party.players();
        let picks = &visit.picks;
        let picked = picks.get("starter").and_then(|id| {
            players
                .iter()
                .position(|player| player.id.to_string() == id)
        });
        let began = last
            .as_ref()
            .zip(setup.as_ref())
            .and_then(|(head, setup)| seat_of(players, head, setup));
        let next = began.map(|seat| (seat + 1) % players.len());
        Ok(Self {
            favourites: favourites(picks, players, kept.as_ref()),
            starter: picked.or(next).unwrap_or(0),
            tossed: picked.is_some() && picks.get("tossed").is_some(),
            after: began.filter(|_| picked.is_none() || picked == next),
            idols: [Idols::One, Idols::Each]
                .into_iter()
                .find(|&idols| picks.get("idols") == Some(idols_name(idols)))
                .or(setup.map(|setup| setup.idols))
                .unwrap_or_default(),
            way: picks
                .get("way")
                .and_then(Way::named)
                .or(last.as_ref().map(Way::of))
                .unwrap_or(Way::Score),
        })
    }

    /// The favourites as a form carries them.
    pub(super) fn favourites_listed(&self) -> String {
        let names: Vec<&str> = self.favourites.iter().map(|colour| colour.name()).collect();
        names.join(",")
    }

    /// The query of the page on which the player of a seat likes this colour. Whoever has had it
    /// until then gets the player's own for it.
    pub(super) fn with_favourite(
        &self,
        visit: &Visit,
        players: &[Player],
        seat: usize,
        colour: Colour,
    ) -> String {
        let mut favourites = self.favourites.clone();
        let owner = favourites.iter().position(|&other| other == colour);
        match owner {
            Some(owner) => favourites.swap(owner, seat),
            None => favourites[seat] = colour,
        }
        let wished: Vec<String> = players
            .iter()
            .zip(&favourites)
            .map(|(player, colour)| format!("{}:{colour}", player.id))
            .collect();
        let picks = Picks::read(&visit.picks.with(COLOURS, Some(&wished.join(","))));
        match owner.filter(|&owner| owner != seat) {
            Some(owner) => picks.with(SWAPPED, Some(&format!("{seat},{owner}"))),
            None => picks.with(SWAPPED, None),
        }
    }
}

/// The seat that whoever began a match has now.
fn seat_of(players: &[Player], head: &MatchHead, setup: &Setup) -> Option<usize> {
    let began = setup.starter.index();
    let id = head.seats.get(began).copied().flatten();
    let name = head.players.get(began)?;
    players
        .iter()
        .position(|player| id.map_or(player.name == *name, |id| player.id == id))
}

/// Everybody's favourite colour: the one picked, else the one of the last time, else the first
/// that is left. What is taken goes to the one who sits first.
fn favourites(picks: &Picks, players: &[Player], kept: Option<&Value>) -> Vec<Colour> {
    let picked: BTreeMap<&str, &str> = picks
        .get(COLOURS)
        .unwrap_or_default()
        .split(',')
        .filter_map(|pair| pair.split_once(':'))
        .collect();
    let wish = |player: &Player, from_picks: bool| {
        let id = player.id.to_string();
        let name = if from_picks {
            picked.get(id.as_str()).copied()
        } else {
            kept.and_then(|kept| kept.get(&id)).and_then(Value::as_str)
        };
        name.and_then(Colour::named)
    };
    let mut chosen: Vec<Option<Colour>> = vec![None; players.len()];
    for from_picks in [true, false] {
        for (seat, player) in players.iter().enumerate() {
            let wish = wish(player, from_picks).filter(|&colour| !chosen.contains(&Some(colour)));
            chosen[seat] = chosen[seat].or(wish);
        }
    }
    let mut favourites = Vec::new();
    for own in &chosen {
        let is_free =
            |colour: &Colour| !chosen.contains(&Some(*colour)) && !favourites.contains(colour);
        // There are more colours than seats.
        favourites.extend(own.or_else(|| Colour::ALL.into_iter().find(is_free)));
    }
    favourites
}

/// Keeps who likes which colour for the next time.
pub(super) fn remember(
    visit: &Visit,
    players: &[Player],
    favourites: &[Colour],
) -> Result<(), Failure> {
    visit.ledger(|ledger| {
        let kept = ledger.setting(FAVOURITES)?;
        let mut kept: Map<String, Value> = kept
            .and_then(|kept| kept.as_object().cloned())
            .unwrap_or_default();
        for (player, colour) in players.iter().zip(favourites) {
            kept.insert(player.id.to_string(), Value::from(colour.name()));
        }
        Ok(ledger.set_setting(FAVOURITES, &Value::Object(kept))?)
    })
}
