//! Help for those who want it: which pushes lead to what they look for, and in how many turns.

use tableside_rules::labyrinth::routes::{fewest, this_turn};
use tableside_rules::labyrinth::{Push, Tile};

use super::picked::{Ask, Picked, Spin};
use super::played::Played;
use crate::text::{Text, text};

/// As many turns as the app looks ahead.
const MOST: usize = 3;

/// Every push with the spare turned so, after which what is looked for can be reached.
fn ways(played: &Played) -> Vec<(Push, Tile)> {
    let position = played.game.position();
    position.map_or_else(Vec::new, |position| this_turn(&position))
}

/// The pushes to which help points, with the spare as it is turned.
pub(super) fn helpful(played: &Played, picked: &Picked) -> Vec<Push> {
    if picked.ask != Some(Ask::Reach) {
        return Vec::new();
    }
    let spare = picked.spare(played);
    let ways = ways(played).into_iter();
    ways.filter(|&(_, tile)| Some(tile) == spare)
        .map(|(push, _)| push)
        .collect()
}

/// Where to turn the spare if it helps only when turned otherwise.
pub(super) fn turn_to(played: &Played, picked: &Picked) -> Option<Spin> {
    let spare = picked
        .spare(played)
        .filter(|_| picked.ask == Some(Ask::Reach))?;
    let ways = ways(played);
    let helps = |tile: Tile| ways.iter().any(|&(_, other)| other == tile);
    if helps(spare) {
        return None;
    }
    let right = spare.turns().position(helps)?;
    let full = spare.turns().count();
    Some(if right * 2 <= full {
        Spin::Right
    } else {
        Spin::Left
    })
}

/// The answer in words.
pub(super) fn answer(played: &Played, picked: &Picked) -> Option<Text> {
    match picked.ask? {
        Ask::Reach => {
            let answer = if !helpful(played, picked).is_empty() {
                "lab-reach-yes"
            } else if turn_to(played, picked).is_some() {
                "lab-reach-turned"
            } else {
                "lab-reach-no"
            };
            Some(text(answer))
        }
        Ask::Turns => {
            let route = fewest(&played.game.position()?, MOST);
            Some(match route {
                Some(turns) => text("lab-turns").with("n", turns.len()),
                None => text("lab-turns-more").with("n", MOST),
            })
        }
    }
}
