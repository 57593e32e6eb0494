//! What a group wishes for the match to come: picked on the pages before it, else
//! as it was the last time.

use tableside_ledger::{GlassId, Player};
use tableside_rules::Game as _;
use tableside_rules::times_table::{Place, TimesTable, Variant};

use super::options::{Glass, MOST_RUNGS, Options, Tiles};
use super::{setup_of, variant_name, variant_named};
use crate::failure::Failure;
use crate::frame::party::Party;
use crate::visit::{Picks, Visit};

/// What is wished for.
pub(super) struct Wishes {
    pub(super) variant: Variant,
    pub(super) options: Options,
    /// A seat, 0 if nobody sits there yet.
    pub(super) starter: usize,
    /// Who began the last time, if the next one was chosen after that.
    pub(super) after: Option<String>,
    /// Where the first tile on the web lay.
    pub(super) gap: Option<Place>,
    /// All measured glasses.
    pub(super) glasses: Vec<tableside_ledger::Glass>,
}

/// How many can play a variant.
pub(super) fn seats(variant: Variant) -> std::ops::RangeInclusive<usize> {
    let (fewest, most) = variant.players();
    fewest..=most
}

/// The variant that is picked, else the one that was played the last time.
pub(super) fn variant(visit: &Visit) -> Result<Variant, Failure> {
    let picked = visit.picks.get("variant").and_then(variant_named);
    let last = visit.ledger(|ledger| Ok(Options::remembered(ledger)?.variant))?;
    let last = last.as_deref().and_then(variant_named);
    Ok(picked.or(last).unwrap_or(Variant::Race))
}

impl Wishes {
    pub(super) fn load(visit: &Visit, party: &Party) -> Result<Self, Failure> {
        let variant = variant(visit)?;
        let (mut options, glasses) =
            visit.ledger(|ledger| Ok((Options::remembered(ledger)?, ledger.glasses()?)))?;
        let picks = &visit.picks;
        options.variant = Some(variant_name(variant).to_owned());
        if let Some(rungs) = picks.get("rungs").and_then(|rungs| rungs.parse().ok()) {
            options.rungs = rungs;
        }
        options.rungs = options.rungs.clamp(1, MOST_RUNGS);
        if let Some(glass) = picks.get("sand").and_then(|sand| glass(sand, &glasses)) {
            options.glass = glass;
        }
        if let Some(tiles) = picks.get("tiles").and_then(Tiles::named) {
            options.tiles = tiles;
        }
        let (starter, after) = starter(visit, party.players(), variant)?;
        Ok(Self {
            variant,
            options,
            starter,
            after,
            gap: picks.get("gap").and_then(place),
            glasses,
        })
    }

    /// The members of the query that hold these wishes, without the gap.
    pub(super) fn members(&self, party: &Party) -> Vec<(&'static str, String)> {
        let mut members = vec![
            ("players", party.ids()),
            ("variant", variant_name(self.variant).to_owned()),
        ];
        if self.variant == Variant::Expedition {
            members.push(("tiles", self.options.tiles.name().to_owned()));
            return members;
        }
        members.push(("rungs", self.options.rungs.to_string()));
        if let Some(player) = party.players().get(self.starter) {
            members.push(("starter", player.id.to_string()));
        }
        if self.variant == Variant::Sprint {
            members.push(("sand", self.sand()));
        }
        members
    }

    /// The chosen length of the sand as the query has it.
    pub(super) fn sand(&self) -> String {
        let glass = &self.options.glass;
        let known = self
            .glasses
            .iter()
            .find(|known| glass.name.as_ref() == Some(&known.name) && glass.ms == known.length_ms);
        known.map_or_else(|| glass.ms.to_string(), |known| known.id.to_string())
    }
}

/// Reads a length: a number of milliseconds, or the id of a measured glass.
fn glass(sand: &str, glasses: &[tableside_ledger::Glass]) -> Option<Glass> {
    if let Ok(ms) = sand.parse::<u32>() {
        let known = (1_000..=86_400_000).contains(&ms);
        return known.then_some(Glass { ms, name: None });
    }
    let id: GlassId = sand.parse().ok()?;
    let known = glasses.iter().find(|known| known.id == id)?;
    Some(Glass {
        ms: known.length_ms,
        name: Some(known.name.clone()),
    })
}

/// Reads a place, "7,5".
fn place(text: &str) -> Option<Place> {
    let (top, left) = text.split_once(',')?;
    Place::new(top.parse().ok()?, left.parse().ok()?)
}

/// Who begins, and who began the last time if that decided it.
fn starter(
    visit: &Visit,
    players: &[Player],
    variant: Variant,
) -> Result<(usize, Option<String>), Failure> {
    let seat_of = |id: &str| {
        players
            .iter()
            .position(|player| player.id.to_string() == id)
    };
    if let Some(picked) = visit.picks.get("starter").and_then(seat_of) {
        return Ok((picked, None));
    }
    let ended = visit.ledger(|ledger| Ok(ledger.last_match(TimesTable::ID)?))?;
    let Some(last) = ended else {
        return Ok((0, None));
    };
    let setup = setup_of(&last)?;
    let same = setup.variant == variant
        && variant != Variant::Expedition
        && last.seats.len() == players.len();
    let began = setup.starter.unwrap_or_default().index();
    let id = last.seats.get(began).copied().flatten();
    let began = id.filter(|_| same).and_then(|id| seat_of(&id.to_string()));
    Ok(match began {
        Some(began) => (
            (began + 1) % players.len(),
            players.get(began).map(|player| player.name.clone()),
        ),
        None => (0, None),
    })
}

/// The query of a page with one wish changed.
pub(super) fn with(picks: &Picks, name: &str, value: &str) -> String {
    picks.with(name, Some(value))
}
