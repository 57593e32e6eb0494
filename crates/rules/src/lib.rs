//! What the rule books say: each game is a fold over the actions of a match.
//!
//! Nothing here reads a file, a clock or a source of randomness, and nothing knows a
//! database or a screen. The same match file therefore always gives the same match.

pub mod dig_up;
pub mod game;
pub mod kreuzsummen;
pub mod labyrinth;
pub mod match_file;
pub mod multiplication_dice;
pub mod times_table;

pub use game::{Game, Refused, Seat};
