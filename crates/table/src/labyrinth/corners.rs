//! From which corner everybody starts, chosen on a little board, and in which colour.

use tableside_ledger::Player;
use tableside_rules::labyrinth::{Edition, Place, Tile};

use super::choices::Choice;
use super::drawn::Drawn;
use super::options::Colour;
use super::wishes::{Wishes, listed};
use super::words::drawing;
use crate::tap::{Does, Tap};
use crate::text::{Text, text};
use crate::visit::{Picks, Visit};

/// A corner of the little board.
pub(super) struct Corner {
    pub(super) tap: Tap,
    /// As the grid of the little board counts: 1 is the top or the left.
    pub(super) row: u8,
    pub(super) column: u8,
    /// The tile that lies there.
    pub(super) tile: Drawn,
    /// Who starts there.
    pub(super) seat: Option<usize>,
}

/// A colour that a pawn can have.
pub(super) struct ColourKey {
    pub(super) tap: Tap,
    pub(super) name: &'static str,
}

/// Corners and colours.
pub(super) struct Corners {
    /// The little board.
    pub(super) keys: Vec<Corner>,
    pub(super) players: Vec<Choice>,
    pub(super) colours: Vec<ColourKey>,
    /// Whose are chosen.
    pub(super) hint: Text,
}

/// Corners and colours of everybody who plays; there must be somebody.
pub(super) fn corners(visit: &Visit, players: &[Player], wishes: &Wishes) -> Corners {
    let who = wishes.who.min(players.len() - 1);
    let next = (who + 1) % players.len();
    let keys = Place::CORNERS.iter().enumerate().map(|(index, place)| {
        let there = wishes.corners.iter().position(|&corner| corner == index);
        let mut moved = wishes.corners.clone();
        // Whoever stands there goes where the other one was.
        if let Some(there) = there {
            moved[there] = moved[who];
        }
        moved[who] = index;
        let picks = visit.picks.with("corners", Some(&listed(players, &moved)));
        let query = Picks::read(&picks).with("who", Some(&players[next].id.to_string()));
        let corner = text(format!("lab-corner-{index}"));
        let label = match there.and_then(|seat| players.get(seat)) {
            Some(player) => text("lab-corner-of")
                .with("corner", corner)
                .with("name", &player.name),
            None => text("lab-corner-free").with("corner", corner),
        };
        Corner {
            tap: Tap::new(format!("corner-{index}"), Does::Pick(query), label),
            row: place.row() / 7 + 1,
            column: place.column() / 7 + 1,
            tile: Drawn {
                tile: Edition::fixed(*place).map(drawing),
                ..Drawn::bare(Tile::ALL[0])
            },
            seat: there,
        }
    });
    Corners {
        keys: keys.collect(),
        players: players
            .iter()
            .enumerate()
            .map(|(seat, player)| {
                let query = visit.picks.with("who", Some(&player.id.to_string()));
                let name = Text::verbatim(&*player.name);
                Choice {
                    tap: Tap::new(format!("who-{seat}"), Does::Pick(query), name.clone())
                        .pressed(seat == who),
                    name,
                    hint: None,
                    seat: Some(seat),
                }
            })
            .collect(),
        colours: Colour::ALL
            .map(|colour| colour_key(visit, players, wishes, who, colour))
            .into(),
        hint: text("lab-corner-hint").with("name", &players[who].name),
    }
}

fn colour_key(
    visit: &Visit,
    players: &[Player],
    wishes: &Wishes,
    who: usize,
    colour: Colour,
) -> ColourKey {
    let owner = wishes.colours.iter().position(|&other| other == colour);
    let mut changed = wishes.colours.clone();
    // Whoever has it takes the other one's.
    if let Some(owner) = owner {
        changed[owner] = changed[who];
    }
    changed[who] = colour;
    let names: Vec<&str> = changed.iter().map(|colour| colour.name()).collect();
    let query = visit.picks.with("colours", Some(&listed(players, &names)));
    let word = text(format!("lab-colour-{}", colour.name()));
    let label = match owner.filter(|&owner| owner != who) {
        Some(owner) => text("lab-colour-of")
            .with("colour", word)
            .with("name", &players[owner].name),
        None => word,
    };
    let key = format!("colour-{}", colour.name());
    ColourKey {
        tap: Tap::new(key, Does::Pick(query), label).pressed(owner == Some(who)),
        name: colour.name(),
    }
}
