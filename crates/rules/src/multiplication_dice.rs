//! The Multiplikations-Würfelspiel: three twelve-sided dice are multiplied in pairs, each
//! product claims a field of a 12 × 12 board, and what is taken from others scores.
//!
//! The match knows whose every field is. It never throws: the dice come with the actions.

mod action;
mod die;
mod drawn;
mod expected;
mod legal;
mod place;
mod product;
mod refusal;
mod state;
mod throw;
mod turning_point;

pub use action::{Action, Outcome, Setup};
pub use die::Die;
pub use expected::{expected_points, preset_rounds};
pub use place::Place;
pub use product::Product;
pub use refusal::Refusal;
pub use state::MultiplicationDice;
pub use throw::{Done, Multiplication, Throw};
pub use turning_point::{TurningPoint, turning_point};
