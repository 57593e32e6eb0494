//! Kreuzsummen: two players lay number cards into a field until every row and column
//! meets its target. Hands are open, and the group plays with real cards; the match knows
//! the field, the discard pile and whose turn it is, but neither hands nor display.

mod action;
mod card;
mod check;
pub mod finishes;
mod legal;
mod line;
mod on_table;
mod place;
mod refusal;
mod scenario;
mod state;
mod turning_point;

pub use action::{Action, Outcome, Setup};
pub use card::{Card, Face, Suit, Value};
pub use check::{Fault, LineAt, MissedColumn, check_finish};
pub use finishes::{Answer, Chances, Finishes};
pub use line::{Line, Standing};
pub use on_table::OnTable;
pub use place::Place;
pub use refusal::Refusal;
pub use scenario::Scenario;
pub use state::Kreuzsummen;
pub use turning_point::{Better, TurningPoint, turning_point};
