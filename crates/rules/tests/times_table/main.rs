//! Abenteuer 1x1 as a group plays it, through what the crate shows to others.

#![allow(
    clippy::unwrap_used,
    reason = "a test says by panicking that something is wrong"
)]

mod best_moment;
mod cards;
mod cases;
mod expedition;
mod fold;
mod golden;
mod group;
mod practice;
mod race;
mod race_end;
mod reading;
mod setting_up;
mod sprint;
mod wall;
