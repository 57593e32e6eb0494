//! The match on the screen, whatever its variant.

use tableside_rules::times_table::Play;

use super::picked::Picked;
use super::played::Played;
use super::{expedition, expedition_result, race, result, sprint};
use crate::failure::Failure;
use crate::games::{Around, Board, Mode};

/// Board, pad and tools of a match.
pub(super) fn board(played: &Played, around: &Around<'_>) -> Result<Board, Failure> {
    let picked = Picked::read(&around.visit.picks);
    if around.mode == Mode::Over {
        return result::board(played, around, &picked);
    }
    match played.game.play() {
        Play::Race(race) => race::board(played, race, around, &picked),
        Play::Sprint(sprint) => sprint::board(played, sprint, around, &picked),
        Play::Expedition(expedition) => expedition::board(played, expedition, around, &picked),
    }
}

/// Wall and ladder alone, or how far an expedition has come.
pub(super) fn still(played: &Played, around: &Around<'_>) -> Result<String, Failure> {
    match played.game.play() {
        Play::Race(_) | Play::Sprint(_) => result::field(played, around),
        Play::Expedition(expedition) => expedition_result::still(played, around, expedition),
    }
}
