//! Labyrinth: seven by seven tiles with doors, of which three rows and three columns slide.
//! Whoever has the turn pushes the spare tile in at an edge and then goes wherever doors join,
//! to collect treasures and to be home first. The match knows the board as it lies on the
//! table, or, without one, only cards, turns and the push that is barred.

mod action;
mod board;
mod correction;
mod deal;
mod draft;
mod edition;
mod layout;
mod legal;
mod place;
mod places;
mod push;
mod refusal;
pub mod routes;
mod slide;
mod spot;
mod state;
mod table;
mod tile;
mod treasure;
mod turning_point;

pub use action::{Action, Outcome, Setup};
pub use board::Board;
pub use correction::{Correction, LaidTile, MovedPawn};
pub use deal::deal;
pub use draft::Draft;
pub use edition::Edition;
pub use layout::Layout;
pub use place::Place;
pub use places::Places;
pub use push::{Line, Push};
pub use refusal::Refusal;
pub use slide::{Carried, Slide};
pub use spot::Spot;
pub use state::{Labyrinth, Phase, Target};
pub use tile::{Doors, Shape, Side, Tile};
pub use treasure::{Printed, PrintedOn, Treasure};
pub use turning_point::{TurningPoint, turning_point};
