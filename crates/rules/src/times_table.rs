//! Abenteuer 1x1: whoever works out which number belongs into the gap of the wall, and finds a
//! tile that fits there, climbs. Three variants: a race with cards, a sprint against the sand
//! and an expedition against the clock. The group plays with the real wall, ladder and cards;
//! the match knows the gap and what is solved, but neither tiles nor hands.

mod action;
mod best_moment;
mod expedition;
mod laid;
mod legal;
mod number;
mod order;
mod outcome;
mod place;
mod race;
mod refusal;
mod setup;
mod sprint;
mod state;
mod turn;
mod wall;

pub use action::Action;
pub use best_moment::{BestMoment, Feat, best_moments};
pub use expedition::Expedition;
pub use laid::{CARDS, HAND, Laid};
pub use number::Number;
pub use order::LastRound;
pub use outcome::{Decision, Outcome};
pub use place::Place;
pub use race::Race;
pub use refusal::{Member, Refusal};
pub use setup::{Setup, Variant};
pub use sprint::Sprint;
pub use state::{Play, TimesTable};
pub use turn::Turn;
pub use wall::Wall;
