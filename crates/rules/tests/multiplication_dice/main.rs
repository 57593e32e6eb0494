//! The Multiplikations-Würfelspiel as a group plays it, through what the crate shows to
//! others.

#![allow(
    clippy::unwrap_used,
    reason = "a test says by panicking that something is wrong"
)]

mod board;
mod cases;
mod chance;
mod claiming;
mod expected;
mod fold;
mod golden;
mod group;
mod reading;
mod rounds;
mod throwing;
mod turning_point;
