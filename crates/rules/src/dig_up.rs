//! DIG UP Adventure: everybody fills a mine of three times three slots with cards that score
//! by colour and by place. The group plays with real cards; the match knows what lies face up
//! in each mine and whose turn it is, but neither hands nor piles.

mod action;
mod card;
mod legal;
mod mine;
mod outcome;
mod place;
mod refusal;
mod state;
mod turning_point;
mod warning;

pub use action::{Action, Idols, Setup};
pub use card::{Card, Colour, NotACard, Number};
pub use mine::{Points, Run, Why};
pub use outcome::{Decision, Outcome, Ranked};
pub use place::{Place, Slot};
pub use refusal::Refusal;
pub use state::{DigUp, LastRound};
pub use turning_point::{TurningPoint, turning_point};
pub use warning::Warning;
