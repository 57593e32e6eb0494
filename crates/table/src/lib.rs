//! The application: joins the rules and the ledger and answers requests with
//! HTML. It knows no window and no socket; whoever has one carries requests to
//! its [`router`] and the answers back.

mod app;
pub mod bridge;
mod chronicle;
mod dig_up;
mod effects;
mod failure;
#[allow(
    unreachable_pub,
    clippy::inline_always,
    clippy::unnecessary_wraps,
    clippy::unused_self,
    reason = "this is how `askama::filter_fn` writes a filter"
)]
mod filters;
mod frame;
mod games;
mod kreuzsummen;
mod labyrinth;
mod moments;
mod multiplication_dice;
mod people;
mod screen;
mod statics;
mod statistics;
mod tap;
mod text;
mod times_table;
mod tools;
mod vault;
mod visit;

pub use app::{App, Config};
pub use frame::router;
pub use text::{Arg, Lang, Text};
pub use tools::timer::{Clock, Ring};
pub use vault::{Files, refusal_words};
