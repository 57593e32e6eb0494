//! How everybody stands: points, fields held, what was taken from whom.

use tableside_rules::Seat;

use super::Played;

/// One player's figures.
pub(super) struct Standing {
    pub(super) index: usize,
    pub(super) name: String,
    pub(super) score: u32,
    /// Fields held now, 0 to 144.
    pub(super) fields: usize,
    /// Fields taken from others.
    pub(super) made: u32,
    /// Fields that others took.
    pub(super) suffered: u32,
}

/// Everybody's figures in seat order.
pub(super) fn standings(played: &Played) -> Vec<Standing> {
    let game = &played.game;
    let seats = played.names.iter().enumerate();
    seats
        .map(|(index, name)| {
            let seat = Seat::new(index);
            Standing {
                index,
                name: name.clone(),
                score: game.scores()[index],
                fields: game.fields_held(seat),
                made: game.captures_made(seat),
                suffered: game.captures_suffered(seat),
            }
        })
        .collect()
}
